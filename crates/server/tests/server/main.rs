//! The server over real sockets.

mod accounts;
mod advice;
mod away;
mod book;
mod bots;
mod brings;
mod contest;
#[cfg(unix)]
mod folder;
mod game;
mod guests;
mod lesson;
mod letters;
mod lobby;
mod messages;
mod orders;
mod pages;
mod passkeys;
mod pause;
mod people;
mod push;
mod quotas;
mod refusals;
mod rest;
mod room;
mod saves;
mod secrets;
mod silence;
mod standing_still;
mod time;
mod trouble;
