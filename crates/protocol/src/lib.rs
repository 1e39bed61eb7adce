//! What server and client say to each other.
//!
//! Plain data: no game, no rule, no sentence. A view is whatever JSON the game makes of it; whatever
//! a person reads is a [`Spoken`], an id and its arguments, which the client says in the reader's
//! language. `web/src/wire/index.ts` is generated from these types (`cargo xtask generate`).
//!
//! | File | What is in it |
//! |---|---|
//! | `spoken.rs` | messages on their way to somebody's language, and seats |
//! | `socket.rs` | the conversation at a table: `/api/tables/{id}/ws` |
//! | `table.rs` | what a pair of eyes is shown of a table |
//! | `account.rs`, `mail.rs` | whoever wants to be known on several devices, and letters to them |
//! | `contest.rs` | tournaments, and how well somebody plays |
//! | `friends.rs` | whom somebody knows |
//! | `lobby.rs` | games, tables, invitations, the guest |
//! | `replay.rs` | a game looked back on |
//! | `rules.rs` | the rule catalogue, for reading |
//! | `book.rs` | the rule book as examples that run |
//! | `lesson.rs` | pages that wait for a person |
//! | `people.rs` | what people agree on beside the rules, and what they say to each other |
//! | `device.rs` | seats, and the devices that hold them |
//! | `refusal.rs` | why something was not done |

mod account;
mod advice;
mod book;
mod contest;
mod device;
mod friends;
mod lesson;
mod lobby;
mod mail;
mod people;
mod push;
mod puzzle;
mod refusal;
mod replay;
mod rules;
mod socket;
mod spoken;
mod table;

pub use account::{
    Account, Ceremony, Credential, Export, ExportedBrowser, ExportedTable, Kept, NewAccount, NewPassword, SignIn, Way,
};
pub use advice::{Advice, Advised, Change};
pub use book::{BookExample, BookFailure, BookPage, BookProblem, BookReport, BookTable, BookText};
pub use contest::{
    BotRating, Format, GameRating, NewTournament, Rating, Standing, Tournament, TournamentDeed, TournamentEntrant,
    TournamentMeeting, TournamentState, TournamentSummary,
};
pub use device::{Device, DeviceLink, Devices, Invitation, NewLink, QrCode, QrText, Right};
pub use friends::{AskedTo, Friend, FriendDeed, FriendLink, FriendOffer, FriendSecret, FriendsNow};
pub use lesson::{Lesson, LessonBecause, LessonStop, LessonWhy};
pub use lobby::{
    Counted, Created, Fill, Filling, GameInfo, GamePlayed, GameRecord, Health, Invite, Join, Level, NewName, NewTable,
    OpenTable, PlayedBy, Profile, SeatPlan, Session, SetupCheck, SetupVerdict, TableSize, TableSummary, Variant,
};
pub use mail::{Forgotten, Mail, MailSecret, MailWish, NewMail, Recovery};
pub use people::{Clock, Ending, Note, People, Phrase, Proposal, Proposed, TimeOut, Until};
pub use push::{PushBrowser, PushKey, PushSubscription};
pub use puzzle::{Puzzle, PuzzleStep, PuzzleTry, PuzzleVerdict};
pub use refusal::{Refusal, Refused};
pub use replay::{Frame, Replay};
pub use rules::{RulesChapter, RulesClause, RulesPage, RulesSource, RulesTerm};
pub use socket::{About, ClientMessage, ServerMessage};
pub use spoken::{Arg, Seat, Spoken};
pub use table::{
    Decision, Happening, MayUndo, Offer, Over, Piece, Place, Said, SeatKind, SeatNow, TableNow, Tray, View,
};
