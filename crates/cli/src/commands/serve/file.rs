//! What `arbiter serve` is told by a file: the same words as on the command line, and no others.

use crate::answer::{Trouble, read_file};
use arbiter_server::{IpNet, Limits, network, origin};
use serde::Deserialize;
use std::{
    net::{IpAddr, SocketAddr},
    path::{Path, PathBuf},
};

/// What a file says.
#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct File {
    pub port: Option<u16>,
    pub host: Option<IpAddr>,
    pub data: Option<PathBuf>,
    pub db: Option<String>,
    pub reach: Option<SocketAddr>,
    pub bot_pace: Option<u64>,
    trusted_proxy: Vec<String>,
    origin: Vec<String>,
    pub thinkers: Option<usize>,
    pub keep_unfinished: Option<u64>,
    pub keep_finished: Option<u64>,
    pub push: Option<String>,
    pub smtp: Option<String>,
    pub mail_from: Option<String>,
    pub secure: bool,
    pub metrics: Option<SocketAddr>,
    pub admin: Option<PathBuf>,
    pub access_log: bool,
    pub log_json: bool,
    pub drain: Option<u64>,
    pub limits: Option<Limits>,
}

impl File {
    /// Reads a file; one that is not named says nothing.
    pub fn read(file: Option<&Path>) -> Result<File, Trouble> {
        let Some(file) = file else { return Ok(File::default()) };
        let said: File = toml::from_str(&read_file(file)?)
            .map_err(|error| Trouble::because(format!("{}: {}", file.display(), error.to_string().trim_end())))?;
        said.proxies()?;
        said.origins()?;
        Ok(said)
    }

    /// The proxies it names.
    pub fn proxies(&self) -> Result<Vec<IpNet>, Trouble> {
        let read = |text: &String| {
            network(text).map_err(|why| Trouble::because(format!("trusted-proxy: “{text}” is not {why}")))
        };
        self.trusted_proxy.iter().map(read).collect()
    }

    /// Where it says that the pages are.
    pub fn origins(&self) -> Result<Vec<String>, Trouble> {
        let read =
            |text: &String| origin(text).map_err(|why| Trouble::because(format!("origin: “{text}” is not {why}")));
        self.origin.iter().map(read).collect()
    }
}
