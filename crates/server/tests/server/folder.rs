//! The folder a server runs in, laid out by somebody else.

use crate::room::{Room, bot, make, me};
use std::os::unix::fs::{MetadataExt, chown};

/// Whoever looks after a machine restores as root; the service runs as somebody else.
#[tokio::test(flavor = "multi_thread")]
async fn what_root_lays_out_belongs_to_whoever_the_folder_belongs_to() {
    const NOBODY: u32 = 65534;
    let room = Room::open().await;
    make(&mut room.visitor(), vec![me(), bot()]).await;
    let data = room.server.app.config.data.clone();
    let (copy, laid) = (data.with_extension("copy"), data.with_extension("laid"));
    arbiter_server::backup(&data, &copy).await.expect("copied");
    std::fs::create_dir_all(&laid).expect("made");
    match chown(&laid, Some(NOBODY), Some(NOBODY)) {
        Ok(()) => {
            arbiter_server::restore(&copy, &laid).await.expect("laid out");
            let mut seen = 0;
            for file in std::fs::read_dir(&laid).expect("reads") {
                let file = file.expect("reads");
                let found = file.metadata().expect("reads");
                assert_eq!((found.uid(), found.mode() & 0o777), (NOBODY, 0o600), "{}", file.path().display());
                seen += 1;
            }
            assert!(seen >= 3, "store, key and lock");
        }
        Err(error) => eprintln!("not tried: only root gives folders away: {error}"),
    }
    for folder in [copy, laid] {
        std::fs::remove_dir_all(folder).expect("goes away");
    }
    room.close().await;
}
