//! The server over real sockets.

mod book;
mod game;
mod guests;
mod messages;
mod orders;
mod pages;
mod pause;
mod room;
mod secrets;
mod trouble;
