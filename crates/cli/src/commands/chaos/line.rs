//! A line between two programs that can be cut, or hold everything back.

use std::{
    io,
    net::SocketAddr,
    sync::{Arc, Mutex, PoisonError},
};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{
        TcpListener, TcpStream,
        tcp::{OwnedReadHalf, OwnedWriteHalf},
    },
    sync::watch,
};

#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
enum State {
    #[default]
    Whole,
    /// Nobody is connected, and nobody gets through.
    Cut,
    /// Everybody stays connected, and nothing arrives.
    HeldBack,
}

/// A line.
#[derive(Debug)]
pub struct Line {
    /// Where it begins.
    pub address: SocketAddr,
    to: Arc<Mutex<SocketAddr>>,
    state: watch::Sender<State>,
}

impl Line {
    /// A line to an address.
    pub async fn to(to: SocketAddr) -> io::Result<Line> {
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let address = listener.local_addr()?;
        let (to, state) = (Arc::new(Mutex::new(to)), watch::Sender::default());
        tokio::spawn(carry(listener, Arc::clone(&to), state.subscribe()));
        Ok(Line { address, to, state })
    }

    /// It leads elsewhere from now on.
    pub fn lead(&self, to: SocketAddr) {
        *self.to.lock().unwrap_or_else(PoisonError::into_inner) = to;
    }

    pub fn cut(&self) {
        self.state.send_replace(State::Cut);
    }

    pub fn hold_back(&self) {
        self.state.send_replace(State::HeldBack);
    }

    pub fn mend(&self) {
        self.state.send_replace(State::Whole);
    }
}

async fn carry(listener: TcpListener, to: Arc<Mutex<SocketAddr>>, state: watch::Receiver<State>) {
    while let Ok((near, _)) = listener.accept().await {
        let (to, mut state) = (*to.lock().unwrap_or_else(PoisonError::into_inner), state.clone());
        tokio::spawn(async move {
            let joined = async {
                let mut waits = state.clone();
                let _ = waits.wait_for(|state| *state == State::Whole).await;
                let far = TcpStream::connect(to).await?;
                near.set_nodelay(true)?;
                far.set_nodelay(true)?;
                let ((from_near, to_near), (from_far, to_far)) = (near.into_split(), far.into_split());
                tokio::select! {
                    done = flow(from_near, to_far, waits.clone()) => done,
                    done = flow(from_far, to_near, waits) => done,
                }
            };
            let mut cut = state.clone();
            tokio::select! {
                done = joined => drop::<io::Result<()>>(done),
                _ = cut.wait_for(|state| *state == State::Cut) => {}
            }
            state.mark_unchanged();
        });
    }
}

async fn flow(mut from: OwnedReadHalf, mut to: OwnedWriteHalf, mut state: watch::Receiver<State>) -> io::Result<()> {
    let mut bytes = vec![0; 16 * 1024];
    loop {
        let count = from.read(&mut bytes).await?;
        if count == 0 {
            return Ok(());
        }
        let _ = state.wait_for(|state| *state == State::Whole).await;
        to.write_all(&bytes[..count]).await?;
    }
}
