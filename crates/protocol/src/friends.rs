//! Friends: found by a link, since there is no list of everybody.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// Whom you know.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct FriendsNow {
    /// Your friends, longest first.
    pub friends: Vec<Friend>,
    /// Those of whom you want to hear nothing.
    pub blocked: Vec<Friend>,
    /// Do you hide from your friends whether you are there?
    pub hidden: bool,
    /// Tables they ask you to, the last first.
    pub asked: Vec<AskedTo>,
}

/// Somebody you know.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Friend {
    /// What they are known by to you, and to nobody else.
    pub friend: String,
    /// What they want to be called.
    pub name: Option<String>,
    /// Are they there, as far as they let you see it?
    pub online: bool,
}

/// A table a friend asks you to.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct AskedTo {
    /// Its id.
    pub table: String,
    /// The game.
    pub game: String,
    /// Who asks.
    pub by: Option<String>,
    /// The secret to send with `join`.
    pub invite: String,
}

/// A link by which somebody becomes your friend: once, and not for long.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct FriendLink {
    /// The secret. Keep it behind the `#` of a link.
    pub secret: String,
    /// Until when it can be used, in milliseconds since 1970.
    #[ts(type = "number")]
    pub until: u64,
}

/// The secret of a link somebody has sent you.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct FriendSecret {
    /// It.
    pub secret: String,
}

/// Who wants to be your friend.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct FriendOffer {
    /// What they want to be called.
    pub name: Option<String>,
    /// Is it yourself?
    pub own: bool,
}

/// What you do about your friends.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum FriendDeed {
    /// Becomes a friend of whoever sent the link.
    Accept {
        /// The secret of the link.
        secret: String,
    },
    /// Does not; the link is used up.
    Refuse {
        /// The secret of the link.
        secret: String,
    },
    /// Is no friend of somebody any more; or does not block them any more.
    Remove {
        /// Who.
        friend: String,
    },
    /// Wants to hear nothing of somebody any more.
    Block {
        /// Who.
        friend: String,
    },
    /// Lets friends see whether you are there, or not.
    Hide {
        /// Not?
        hidden: bool,
    },
    /// Asks a friend to a table you made.
    Ask {
        /// Who.
        friend: String,
        /// The table.
        table: String,
    },
    /// Does not come to a table.
    Decline {
        /// The table.
        table: String,
    },
}
