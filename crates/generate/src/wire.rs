//! The messages between server and client, as TypeScript.

use arbiter_protocol::*;
use ts_rs::{Config, TS};

fn declare<T: TS>(out: &mut String) {
    let config = Config::new().with_large_int("number");
    out.push('\n');
    if let Some(docs) = T::docs() {
        out.push_str(&docs);
    }
    out.push_str("export ");
    out.push_str(&T::decl(&config));
    out.push('\n');
}

macro_rules! wire {
    ($($kind:ty),* $(,)?) => {{
        let mut out = "// Generated from crates/protocol by `cargo xtask generate`; do not edit.\n".to_owned();
        $(declare::<$kind>(&mut out);)*
        out.lines().map(|line| format!("{}\n", line.trim_end())).collect::<String>()
    }};
}

/// `web/src/wire/index.ts`.
pub fn types() -> String {
    wire![
        Seat,
        Spoken,
        Arg,
        Refused,
        Refusal,
        ClientMessage,
        About,
        ServerMessage,
        TableNow,
        SeatNow,
        SeatKind,
        Decision,
        Offer,
        Piece,
        Tray,
        MayUndo,
        Happening,
        Said,
        Over,
        Place,
        Advice,
        Advised,
        Change,
        Note,
        Phrase,
        Proposed,
        Proposal,
        Rating,
        BotRating,
        GameRating,
        Clock,
        TimeOut,
        People,
        Ending,
        GameInfo,
        TableSize,
        Variant,
        Level,
        NewTable,
        SetupCheck,
        SetupVerdict,
        SeatPlan,
        Created,
        Invite,
        Join,
        TableSummary,
        Fill,
        OpenTable,
        Profile,
        GameRecord,
        GamePlayed,
        PlayedBy,
        Counted,
        Format,
        TournamentState,
        NewTournament,
        TournamentDeed,
        Tournament,
        TournamentEntrant,
        Standing,
        TournamentMeeting,
        TournamentSummary,
        FriendsNow,
        Friend,
        AskedTo,
        FriendLink,
        FriendSecret,
        FriendOffer,
        FriendDeed,
        Right,
        Invitation,
        NewLink,
        DeviceLink,
        Device,
        Devices,
        QrText,
        QrCode,
        PushKey,
        PushSubscription,
        PushBrowser,
        Until,
        Session,
        NewName,
        NewAccount,
        SignIn,
        NewPassword,
        Ceremony,
        Credential,
        Account,
        Mail,
        NewMail,
        MailWish,
        MailSecret,
        Forgotten,
        Recovery,
        Way,
        Kept,
        Health,
        Replay,
        Frame,
        BookPage,
        BookReport,
        BookProblem,
        BookExample,
        BookFailure,
        BookTable,
        BookText,
        Lesson,
        LessonStop,
        LessonWhy,
        LessonBecause,
        PuzzleTry,
        Puzzle,
        PuzzleVerdict,
        PuzzleStep,
        RulesPage,
        RulesChapter,
        RulesClause,
        RulesTerm,
        RulesSource,
    ]
}
