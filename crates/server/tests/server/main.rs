//! The server over real sockets.

mod book;
mod bots;
mod game;
mod guests;
mod messages;
mod orders;
mod pages;
mod pause;
mod quotas;
mod room;
mod secrets;
mod silence;
mod trouble;
