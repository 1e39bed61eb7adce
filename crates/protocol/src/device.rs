//! Seats, and the devices that hold them.

use crate::{Clock, Seat};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// What a secret would let somebody do, to be shown before they do it.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Invitation {
    /// Take an open seat, or share one that is taken.
    pub right: Right,
    /// Which seat.
    pub seat: Seat,
    /// What whoever sits there is called.
    pub name: Option<String>,
    /// May people say something in their own words at this table?
    pub chat: bool,
    /// How much time everybody has.
    pub clock: Option<Clock>,
    /// Does the game count for ratings?
    pub rated: bool,
    /// May something of one's own be brought to the seat: a deck?
    pub may_bring: bool,
}

/// Asks for a picture of a text.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct QrText {
    /// The text.
    pub text: String,
}

/// A picture of a text that phones read.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct QrCode {
    /// How many squares it is wide and high.
    pub size: u32,
    /// The dark squares, as the path of an SVG.
    pub path: String,
}

/// What a secret lets somebody do.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Right {
    /// Take an open seat.
    Sit,
    /// Act for a seat that is taken: whoever holds it sees the same and can play as well.
    Share,
}

/// Asks for a link that lets another device of yours into your seat.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewLink {
    /// Which of your seats.
    pub seat: Seat,
}

/// A link that lets another device of yours into your seat: once, and not for long.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct DeviceLink {
    /// Which seat.
    pub seat: Seat,
    /// The secret to send with `join`. Keep it behind the `#` of a link.
    pub invite: String,
    /// Until when it can be used, in milliseconds since 1970.
    #[ts(type = "number")]
    pub until: u64,
}

/// Who acts for your seats, and who could.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Devices {
    /// The devices that hold a seat of yours.
    pub devices: Vec<Device>,
    /// The links nobody has used yet.
    pub links: Vec<Device>,
}

/// A device that holds a seat of yours, or a link for one.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Device {
    /// What it is known by, to take it away.
    pub id: String,
    /// Which seat.
    pub seat: Seat,
    /// Since when, in milliseconds since 1970.
    #[ts(type = "number")]
    pub since: u64,
    /// Is it the one that asks?
    pub this: bool,
}
