//! A PostgreSQL of one's own, in a temporary folder and on a free port: for tests, and for `arbiter chaos`.

use std::{
    fs, io,
    net::TcpListener,
    os::unix::{fs::MetadataExt, fs::PermissionsExt, fs::chown, process::CommandExt},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

/// Where Debian puts the programs of each version.
const DEBIAN: &str = "/usr/lib/postgresql";
/// How long it may take to begin.
const PATIENCE: Duration = Duration::from_secs(60);

/// A PostgreSQL that ends, with all that is in it, when it is dropped.
#[derive(Debug)]
pub struct PrivatePostgres {
    folder: PathBuf,
    programs: PathBuf,
    port: u16,
    user: Option<(u32, u32)>,
    child: Option<Child>,
}

impl PrivatePostgres {
    /// Begins one; nothing where PostgreSQL is not installed.
    pub fn start(name: &str) -> io::Result<Option<PrivatePostgres>> {
        let Some(programs) = programs() else { return Ok(None) };
        let folder = std::env::temp_dir().join(format!("arbiter-pg-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder)?;
        fs::set_permissions(&folder, fs::Permissions::from_mode(0o700))?;
        let user = ordinary(&folder)?;
        if let Some((user, group)) = user {
            chown(&folder, Some(user), Some(group))?;
        }
        let port = TcpListener::bind("127.0.0.1:0")?.local_addr()?.port();
        let mut postgres = PrivatePostgres { folder, programs, port, user, child: None };
        let mut made = postgres.command("initdb");
        made.args([
            "--username",
            "arbiter",
            "--auth",
            "trust",
            "--encoding",
            "UTF8",
            "--locale",
            "C",
            "--no-sync",
            "-D",
        ]);
        let made = made.arg(postgres.data()).stdout(Stdio::null()).output()?;
        if !made.status.success() {
            return Err(io::Error::other(String::from_utf8_lossy(&made.stderr).into_owned()));
        }
        postgres.run()?;
        Ok(Some(postgres))
    }

    fn data(&self) -> PathBuf {
        self.folder.join("data")
    }

    fn command(&self, program: &str) -> Command {
        let mut command = Command::new(self.programs.join(program));
        command.current_dir(&self.folder).stdin(Stdio::null());
        // It does not run for root.
        if let Some((user, group)) = self.user {
            command.uid(user).gid(group);
        }
        command
    }

    fn run(&mut self) -> io::Result<()> {
        let mut command = self.command("postgres");
        command.arg("-D").arg(self.data()).args(["-p", &self.port.to_string()]);
        // What dies here are processes, never the machine: so nothing need be forced to the disk.
        for set in ["listen_addresses=127.0.0.1", "unix_socket_directories=", "fsync=off", "max_connections=120"] {
            command.args(["-c", set]);
        }
        self.child = Some(command.stdout(Stdio::null()).stderr(Stdio::null()).spawn()?);
        let begun = Instant::now();
        while begun.elapsed() < PATIENCE {
            let mut asked = self.command("pg_isready");
            asked.args(["-q", "-h", "127.0.0.1", "-p", &self.port.to_string()]);
            if asked.status()?.success() {
                return Ok(());
            }
            std::thread::sleep(Duration::from_millis(50));
        }
        Err(io::Error::other("PostgreSQL did not begin in time"))
    }

    /// The port it listens at, on this machine only.
    #[must_use]
    pub fn port(&self) -> u16 {
        self.port
    }

    /// A new database in it, as a URL.
    pub fn database(&self, name: &str) -> io::Result<String> {
        let mut made = self.command("createdb");
        made.args(["-h", "127.0.0.1", "-p", &self.port.to_string(), "-U", "arbiter", name]);
        let made = made.output()?;
        if !made.status.success() {
            return Err(io::Error::other(String::from_utf8_lossy(&made.stderr).into_owned()));
        }
        Ok(format!("postgres://arbiter@127.0.0.1:{}/{name}", self.port))
    }

    /// Ends it as a crash would, and begins it again.
    pub fn restart(&mut self) -> io::Result<()> {
        self.stop();
        self.run()
    }

    /// Without waiting for anybody.
    fn stop(&mut self) {
        if let Some(mut child) = self.child.take() {
            let _ = Command::new("kill").args(["-QUIT", &child.id().to_string()]).status();
            let _ = child.wait();
        }
    }
}

impl Drop for PrivatePostgres {
    fn drop(&mut self) {
        self.stop();
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// The programs of the newest version, or those on the path.
fn programs() -> Option<PathBuf> {
    let versions = fs::read_dir(DEBIAN).into_iter().flatten().filter_map(Result::ok);
    let number = |path: &Path| path.file_name().and_then(|name| name.to_str()?.parse::<u32>().ok()).unwrap_or(0);
    let newest = versions.map(|version| version.path()).max_by_key(|path| number(path)).map(|path| path.join("bin"));
    let paths = std::env::var_os("PATH").unwrap_or_default();
    newest.into_iter().chain(std::env::split_paths(&paths)).find(|folder| folder.join("initdb").exists())
}

/// For root: who runs it instead. `postgres` where there is one, else nobody.
fn ordinary(ours: &Path) -> io::Result<Option<(u32, u32)>> {
    if ours.metadata()?.uid() != 0 {
        return Ok(None);
    }
    let users = fs::read_to_string("/etc/passwd")?;
    let find = |name: &str| {
        let mut fields = users.lines().find(|line| line.starts_with(&format!("{name}:")))?.split(':').skip(2);
        Some((fields.next()?.parse().ok()?, fields.next()?.parse().ok()?))
    };
    Ok(find("postgres").or_else(|| find("nobody")).or(Some((65_534, 65_534))))
}
