//! The server over real sockets.

mod game;
mod guests;
mod messages;
mod pages;
mod room;
mod secrets;
mod trouble;
