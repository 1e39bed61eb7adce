// Generated from crates/protocol by `cargo xtask generate`; do not edit.

/**
 * A place at the table, or the House, which answers for chance.
 */
export type Seat = "p1" | "p2" | "p3" | "p4" | "house";

/**
 * A Fluent message and its arguments. The client says it; the server never does.
 */
export type Spoken = {
/**
 * The Fluent message, such as `resa-ask-action`.
 */
id: string,
/**
 * Its arguments, by name; absent if there are none.
 */
args?: { [key in string]: Arg }, };

/**
 * An argument of a message.
 */
export type Arg = { "number": number } | { "seat": Seat } | { "name": Spoken } | { "list": Array<Spoken> } | { "text": string };

/**
 * The kinds of refusal, over HTTP and at a table.
 */
export type Refused = "stale" | "not_asked" | "illegal" | "malformed" | "too_big" | "over" | "not_over" | "no_undo" | "frozen" | "closed" | "rate" | "quota" | "banned" | "not_yours" | "no_seat" | "not_found" | "invitation" | "setup" | "store" | "busy" | "not_away" | "no_proposal" | "proposed" | "chat_off" | "not_frozen" | "no_account" | "sign_in" | "name_taken" | "password" | "passkey" | "last_way_in" | "address" | "mail_link" | "no_advice" | "rated" | "tournament" | "friend" | "gathering" | "begun" | "no_windows" | "not_slow" | "no_rest" | "too_soon";

/**
 * Why something was not done. Nothing has changed.
 */
export type Refusal = {
/**
 * The kind of refusal, for programs.
 */
refused: Refused,
/**
 * The reason, for people.
 */
reason: Spoken,
/**
 * The clause of the rules it comes from.
 */
clause: string | null,
/**
 * How many entries the table had, if a table refused.
 */
n: number | null,
/**
 * The choice that was refused, as it was sent.
 */
choice: string | null, };

/**
 * What a client says.
 *
 * `n` is the number of entries the client knows of ([`TableNow::n`]): the position it answers.
 * `seat` is only needed by somebody who holds several seats; usually it is the one that is shown.
 */
export type ClientMessage = { "type": "hello",
/**
 * How many entries the client has heard of.
 */
since?: number, } | { "type": "choose",
/**
 * The position it answers.
 */
n: number,
/**
 * The text of one of the choices, or several pieces of one answer parted by commas: all of them are taken,
 * or none.
 */
choice: string,
/**
 * Who answers.
 */
seat?: Seat, } | { "type": "undo",
/**
 * The position it is about.
 */
n: number,
/**
 * How many, at least 1.
 */
count: number,
/**
 * Whose.
 */
seat?: Seat, } | { "type": "why",
/**
 * What is meant.
 */
about: About,
/**
 * For whom.
 */
seat?: Seat, } | { "type": "foresee",
/**
 * The position it is about.
 */
n: number,
/**
 * The pieces, parted by commas.
 */
pieces: string,
/**
 * Whose answer.
 */
seat?: Seat, } | { "type": "pause",
/**
 * In milliseconds; at most ten seconds count.
 */
ms: number, } | { "type": "go_on" } | { "type": "say",
/**
 * Which.
 */
phrase: Phrase,
/**
 * Who says it.
 */
seat?: Seat, } | { "type": "chat",
/**
 * What: a line, no longer than 200 characters.
 */
text: string,
/**
 * Who says it.
 */
seat?: Seat, } | { "type": "chat_mode",
/**
 * May they?
 */
on: boolean, } | { "type": "propose",
/**
 * What.
 */
what: Proposed,
/**
 * Who proposes it.
 */
seat?: Seat, } | { "type": "reply",
/**
 * Yes?
 */
agree: boolean,
/**
 * Who answers.
 */
seat?: Seat, } | { "type": "resign",
/**
 * Who.
 */
seat?: Seat, } | { "type": "stand_in",
/**
 * Whose.
 */
seat: Seat,
/**
 * How well; the usual if not said.
 */
level?: Level, } | { "type": "return",
/**
 * Whose seat.
 */
seat?: Seat, } | { "type": "order",
/**
 * Until when; null to be asked again.
 */
until: Until | null,
/**
 * For whom.
 */
seat?: Seat, } | { "type": "rest",
/**
 * For so many days; 0 to let it run again.
 */
days: number,
/**
 * Whose.
 */
seat?: Seat, } | { "type": "nudge",
/**
 * Whom.
 */
seat: Seat, } | { "type": "advise",
/**
 * The best choices as well? They take longer.
 */
options: boolean,
/**
 * For whom.
 */
seat?: Seat, } | { "type": "ping" };

/**
 * What a question is about.
 */
export type About = { "choice": string } | { "thing": string };

/**
 * What the server says.
 */
export type ServerMessage = { "type": "table" } & TableNow | { "type": "happened",
/**
 * What, oldest first.
 */
entries: Array<Happening>,
/**
 * Has more happened than is told here? Ask again with `hello`, since the last of these.
 */
more: boolean,
/**
 * The table now.
 */
table: TableNow, } | { "type": "seats",
/**
 * Everybody, from p1 on.
 */
seats: Array<SeatNow>, } | { "type": "refused" } & Refusal | { "type": "because",
/**
 * What was asked about.
 */
about: About,
/**
 * May it be done after all?
 */
allowed: boolean,
/**
 * Why not.
 */
reason: Spoken | null,
/**
 * The clause that says so.
 */
clause: string | null, } | { "type": "foreseen",
/**
 * The position it is about.
 */
n: number,
/**
 * The pieces, parted by commas.
 */
pieces: string,
/**
 * What would be seen; null where there is nothing to show of it.
 */
view: unknown, } | { "type": "advice" } & Advice | { "type": "pong" };

/**
 * A table as one pair of eyes may see it.
 */
export type TableNow = {
/**
 * How many entries the log has; what a choice answers.
 */
n: number,
/**
 * The game, such as `res_arcana`.
 */
game: string,
/**
 * The version of the rules it began by.
 */
rules: number,
/**
 * The version it goes on by: that of today.
 */
rules_now: number,
/**
 * What the table is called, if it has a name.
 */
name: string | null,
/**
 * Everybody, from p1 on.
 */
seats: Array<SeatNow>,
/**
 * The seats you hold; none if you only watch.
 */
mine: Array<Seat>,
/**
 * Whose eyes see `view` and `decision`: one of `mine`, or null if you only watch. Who holds
 * several seats sees with those of the one that is asked.
 */
eyes: Seat | null,
/**
 * What these eyes see: the game's own JSON. Null only at a frozen table.
 */
view: unknown,
/**
 * Who is asked something now; several decide in secret.
 */
waiting: Array<Seat>,
/**
 * What `eyes` is asked, if anything.
 */
decision: Decision | null,
/**
 * What one of your seats may take back.
 */
may_undo: MayUndo | null,
/**
 * How it ended, if it did.
 */
over: Over | null,
/**
 * Why the table stands still, if it does.
 */
frozen: Refusal | null,
/**
 * What people agreed on beside the rules.
 */
people: People,
/**
 * Until when the server passes in windows for the seat that is shown; only its holder is told.
 */
order?: Until,
/**
 * For how many days the clock of that seat may rest; left out where there is no slow clock.
 */
rest_days?: number,
/**
 * A hash that fixes all luck without telling it: SHA-256 of the seed, in hexadecimal.
 */
seed_commitment: string, };

/**
 * Somebody at the table, or an empty seat.
 */
export type SeatNow = {
/**
 * Which seat.
 */
seat: Seat,
/**
 * Who may sit there.
 */
kind: SeatKind,
/**
 * What they want to be called.
 */
name: string | null,
/**
 * How well the bot plays.
 */
level: Level | null,
/**
 * Is a device of theirs connected? Always so for a bot.
 */
connected: boolean,
/**
 * How many devices hold the seat. More than one: each of them sees its secrets and can play for it.
 */
holders: number,
/**
 * Since when they are asked something, in milliseconds since 1970; null if they are not.
 */
thinking_since: number | null,
/**
 * A bot that plays for them until they come back, and how well it plays.
 */
stand_in?: Level,
/**
 * Since when no device of theirs is connected, in milliseconds since 1970; left out while one is.
 */
away_since?: number,
/**
 * From when on others may let a bot play for them, if they do not come back before.
 */
gone_at?: number,
/**
 * When their time runs out if they are asked, in milliseconds since 1970.
 */
deadline?: number,
/**
 * How much time they have when they are not asked, in milliseconds.
 */
time_left?: number,
/**
 * How well they play, at a table that counts for ratings.
 */
rating?: Rating,
/**
 * Until when their clock rests, in milliseconds since 1970.
 */
resting_until?: number,
/**
 * From when on somebody who waits for them may remind them.
 */
nudge_at?: number, };

/**
 * Who sits in a seat.
 */
export type SeatKind = "open" | "person" | "bot";

/**
 * A question put to a seat.
 */
export type Decision = {
/**
 * Who is asked.
 */
seat: Seat,
/**
 * What is asked, and why now.
 */
ask: Spoken,
/**
 * What may be answered, always in the same order.
 */
choices: Array<Offer>,
/**
 * Where an answer is given in several pieces: how many, and what was named already. Pieces may be sent in any
 * order, all at once (their texts parted by commas) or one by one; nothing happens before the answer is whole.
 */
tray: Tray | null, };

/**
 * One choice that may be made.
 */
export type Offer = {
/**
 * What to send back.
 */
text: string,
/**
 * What to show.
 */
label: Spoken,
/**
 * The things it touches, in order: `card:prism`, `seat:p2`.
 */
touches: Array<string>,
/**
 * What else may be touched to mean it, though it is only asked for afterwards: what a card can be aimed at.
 */
leads?: Array<string>,
/**
 * If it is a piece of an answer: how often it may be named. Otherwise it is an answer by itself.
 */
piece?: Piece,
/**
 * Does the House answer it at once, with dice or cards? Then it cannot be taken back.
 */
luck?: boolean, };

/**
 * How often something may be named as a piece of an answer.
 */
export type Piece = {
/**
 * So often.
 */
most: number,
/**
 * Pieces with the same number here belong together; 0 is no group.
 */
group: number,
/**
 * At least so many of the group have to be named.
 */
group_least: number,
/**
 * At most so many of the group may be named.
 */
group_most: number, };

/**
 * An answer in several pieces.
 */
export type Tray = {
/**
 * How many pieces it still needs at least.
 */
least: number,
/**
 * How many it may still have; then it is whole.
 */
most: number,
/**
 * Does the order of the pieces count?
 */
ordered: boolean,
/**
 * The text of the choice that says that these are all, where fewer than the most will do.
 */
done: string | null,
/**
 * What was named already.
 */
named: Array<Spoken>, };

/**
 * What may be taken back.
 */
export type MayUndo = {
/**
 * Whose answers.
 */
seat: Seat,
/**
 * How many at most.
 */
count: number,
/**
 * How much longer, in milliseconds, where bots wait for it; left out where nobody does.
 */
for_ms?: number, };

/**
 * One entry of the log, as far as these eyes saw it.
 */
export type Happening = {
/**
 * Which entry, counted from 1: after it, the table has that many.
 */
n: number,
/**
 * Who answered.
 */
by: Seat,
/**
 * The entries that this one takes back; none if it is an answer.
 */
takes_back: Array<number>,
/**
 * What happened, in order.
 */
events: Array<Said>,
/**
 * What it notes of the people at the table; then it is no answer.
 */
note?: Note, };

/**
 * Something that happened, and what it speaks of.
 */
export type Said = {
/**
 * The sentence.
 */
say: Spoken,
/**
 * The things it speaks of, to be lit up: `card:prism`, `seat:p2`.
 */
things: Array<string>,
/**
 * The clause of the rules it happened by, where one explains it.
 */
clause?: string, };

/**
 * How a game ended.
 */
export type Over = {
/**
 * Everybody with their place, from p1 on.
 */
ranking: Array<Place>,
/**
 * How it came to its end.
 */
how: Ending,
/**
 * What decided all luck: its SHA-256 is the commitment that was shown from the start.
 */
seed: string, };

/**
 * The place somebody came in.
 */
export type Place = {
/**
 * Who.
 */
seat: Seat,
/**
 * From 1; shared by those who tie.
 */
place: number, };

/**
 * How things stand, and what somebody who plays well would do, as far as a seat can know.
 */
export type Advice = {
/**
 * The position it is about.
 */
n: number,
/**
 * For whom.
 */
seat: Seat,
/**
 * How likely each seat is to win, from p1 on, in per cent; together about 100.
 */
chances: Array<number>,
/**
 * The best choices, the best first; none where only the chances were asked for.
 */
options: Array<Advised>, };

/**
 * A choice, what it is worth, and what changes by it.
 */
export type Advised = {
/**
 * Its text.
 */
text: string,
/**
 * What it is called.
 */
label: Spoken,
/**
 * How likely the seat is to win after it, in per cent.
 */
chance: number,
/**
 * What changes by it at once, what counts most first.
 */
changes: Array<Change>, };

/**
 * Something there is more or less of.
 */
export type Change = {
/**
 * What: a word of the game, `points`.
 */
what: string,
/**
 * By how much.
 */
by: number,
/**
 * Is it rivals who have more or less of it?
 */
rival: boolean, };

/**
 * What an entry of the log notes of the people at a table. The position stays as it is.
 */
export type Note = { "kind": "say",
/**
 * Which.
 */
phrase: Phrase, } | { "kind": "chat",
/**
 * What.
 */
text: string, } | { "kind": "chat_mode",
/**
 * May they?
 */
on: boolean, } | { "kind": "propose",
/**
 * What.
 */
what: Proposed,
/**
 * How many entries would count, where something is to be taken back.
 */
to: number | null, } | { "kind": "agree" } | { "kind": "decline" } | { "kind": "stand_in",
/**
 * How well.
 */
level: Level, } | { "kind": "return" } | { "kind": "resign" } | { "kind": "end" } | { "kind": "next",
/**
 * Its id.
 */
table: string, } | { "kind": "clock",
/**
 * How much, and what happens when it has run out.
 */
clock: Clock, } | { "kind": "begin" } | { "kind": "time_up",
/**
 * Whose.
 */
seat: Seat, } | { "kind": "thaw",
/**
 * Counted from 1; 0 for the first position.
 */
entry: number, } | { "kind": "rated" } | { "kind": "rest",
/**
 * How many.
 */
days: number, } | { "kind": "nudge",
/**
 * Which.
 */
seat: Seat, } | { "kind": "lost" };

/**
 * Things that are quickly said, in everybody's own language.
 */
export type Phrase = "good_luck" | "well_played" | "oops" | "thinking" | "back_soon" | "one_more" | "thanks" | "ouch" | "star" | "fire" | "skull" | "heart" | "wow" | "yes" | "no" | "clock";

/**
 * What somebody proposes.
 */
export type Proposed = "end" | "back" | "rematch";

/**
 * What is proposed, and who has still to answer.
 */
export type Proposal = {
/**
 * What.
 */
what: Proposed,
/**
 * Who proposes it.
 */
by: Seat,
/**
 * Who has agreed.
 */
agreed: Array<Seat>,
/**
 * Who has still to answer.
 */
asked: Array<Seat>, };

/**
 * How well somebody plays a game at tables of one size.
 */
export type Rating = {
/**
 * The strength; 1500 for whoever is new.
 */
value: number,
/**
 * The true strength lies so far from it at most, in nineteen of twenty cases.
 */
spread: number,
/**
 * How many rated games it was found by.
 */
games: number, };

/**
 * How well a bot plays.
 */
export type BotRating = {
/**
 * Which.
 */
level: Level,
/**
 * How well.
 */
rating: Rating, };

/**
 * How well you play one game.
 */
export type GameRating = {
/**
 * The game.
 */
game: string,
/**
 * At tables for so many.
 */
players: number,
/**
 * How well.
 */
rating: Rating,
/**
 * The bots that were rated there, on the same scale, the strongest first.
 */
bots: Array<BotRating>, };

/**
 * How much time everybody has.
 */
export type Clock = {
/**
 * Time for each answer, in seconds; null where there is only the bank.
 */
each: number | null,
/**
 * Time for the whole game, in seconds; 0 where there is only time for each answer.
 */
bank: number,
/**
 * What is added to the bank with each answer, in seconds.
 */
add: number,
/**
 * What happens when it has run out.
 */
out: TimeOut, };

/**
 * What happens when somebody's time has run out.
 */
export type TimeOut = "bot" | "lose" | "nothing";

/**
 * What people agreed on and what is still to be agreed on.
 */
export type People = {
/**
 * Does the game count for ratings?
 */
rated: boolean,
/**
 * May people say something in their own words?
 */
chat: boolean,
/**
 * What is proposed.
 */
proposal: Proposal | null,
/**
 * The table at which everybody plays again.
 */
next: string | null,
/**
 * How much time everybody has.
 */
clock: Clock | null,
/**
 * Does everybody bring something of their own, and are some still missing? Then nothing is asked yet.
 */
gathering: boolean,
/**
 * The seats that gave up, first first.
 */
resigned: Array<Seat>, };

/**
 * How a game came to its end.
 */
export type Ending = "played" | "resigned" | "agreed";

/**
 * A game on the shelf.
 */
export type GameInfo = {
/**
 * What programs call it: `res_arcana`.
 */
game: string,
/**
 * What is printed on the box.
 */
title: string,
/**
 * Is it shown only to those who ask for it?
 */
hidden: boolean,
/**
 * The sizes of table it can be played at, smallest first.
 */
sizes: Array<TableSize>,
/**
 * How well bots can play, easiest first.
 */
levels: Array<Level>, };

/**
 * What a table for so many can be like.
 */
export type TableSize = {
/**
 * How many sit at it.
 */
players: number,
/**
 * The setup in words, when nothing special is agreed on.
 */
usual: string,
/**
 * Setups worth offering, the usual one first.
 */
variants: Array<Variant>, };

/**
 * A named setup.
 */
export type Variant = {
/**
 * Its short name: `draft`.
 */
name: string,
/**
 * The setup in words: `players 2 deal draft …`.
 */
setup: string, };

/**
 * How well a bot plays.
 */
export type Level = "first" | "easy" | "relaxed" | "medium" | "keen" | "hard" | "expert" | "master";

/**
 * Asks for a new table.
 */
export type NewTable = {
/**
 * The game.
 */
game: string,
/**
 * How the setup differs from the usual one, in words: `deal draft`. May be a whole setup.
 */
setup?: string,
/**
 * A written position to begin from instead, one facet a line: a study, a puzzle.
 */
position?: string,
/**
 * Who sits where, first seat first.
 */
seats: Array<SeatPlan>,
/**
 * What the table is called.
 */
name?: string,
/**
 * How much time everybody has; as much as they like if not said.
 */
clock?: Clock,
/**
 * May people say something in their own words? Otherwise there are phrases only.
 */
chat?: boolean,
/**
 * May anybody sit down in an open seat? Then everybody finds the table in the lobby.
 */
public?: boolean,
/**
 * Does the game count for ratings? Then it begins from the box, and nothing is taken back by consent.
 */
rated?: boolean, };

/**
 * Asks whether a table could begin, without making it.
 */
export type SetupCheck = {
/**
 * For how many.
 */
players: number,
/**
 * How the setup differs from the usual one, in words: `p1 list 3 ghoul … end`.
 */
setup: string, };

/**
 * Whether a table could begin.
 */
export type SetupVerdict = {
/**
 * Why not; null if it could.
 */
reason: Spoken | null,
/**
 * The clause of the rules that says so.
 */
clause: string | null, };

/**
 * Who shall sit in a seat.
 */
export type SeatPlan = { "kind": "me",
/**
 * What they are called; usually the name of the guest.
 */
name?: string, } | { "kind": "open" } | { "kind": "bot",
/**
 * How well it plays.
 */
level: Level, };

/**
 * A table that was just made.
 */
export type Created = {
/**
 * Its id, which is also what a spectator needs to know.
 */
table: string,
/**
 * An invitation for each open seat.
 */
invites: Array<Invite>, };

/**
 * The right to take a seat.
 */
export type Invite = {
/**
 * Which seat.
 */
seat: Seat,
/**
 * The secret to send with `join`. Keep it behind the `#` of a link.
 */
invite: string, };

/**
 * Asks for a seat.
 */
export type Join = {
/**
 * The secret of the invitation.
 */
invite: string,
/**
 * What they bring, where everybody brings something of their own, in the words of the setup: a ready deck by its
 * name, or `list 3 ghoul … end`. What the host chose for the seat if not said.
 */
side?: string,
/**
 * What they want to be called; usually the name of the guest.
 */
name?: string, };

/**
 * A table as the lobby shows it.
 */
export type TableSummary = {
/**
 * Its id.
 */
table: string,
/**
 * The game.
 */
game: string,
/**
 * The setup in words; null for a table that began from a written position.
 */
setup: string | null,
/**
 * What it is called.
 */
name: string | null,
/**
 * Everybody, from p1 on.
 */
seats: Array<SeatNow>,
/**
 * The seats you hold.
 */
mine: Array<Seat>,
/**
 * Who is asked something.
 */
waiting: Array<Seat>,
/**
 * Are you?
 */
my_move: boolean,
/**
 * How many entries the log has.
 */
n: number,
/**
 * Is the game over?
 */
over: boolean,
/**
 * Does the table stand still because something went wrong?
 */
frozen: boolean,
/**
 * When it was made, in milliseconds since 1970.
 */
created_at: number,
/**
 * When the last entry was made.
 */
changed_at: number,
/**
 * The invitations to open seats, for whoever made the table.
 */
invites: Array<Invite>,
/**
 * An invitation to whichever seat is open, for whoever made the table.
 */
invite: string | null,
/**
 * When somebody's time runs out, in milliseconds since 1970.
 */
due: number | null,
/**
 * Did you make it?
 */
host: boolean,
/**
 * May you delete it?
 */
may_delete: boolean, };

/**
 * Lets bots take the seats that are still open.
 */
export type Fill = {
/**
 * How well they play.
 */
level: Level,
/**
 * In how many seconds they come, if somebody has not come by then; at once if not said.
 */
after?: number, };

/**
 * Bots will take the seats that are still open.
 */
export type Filling = {
/**
 * When, in milliseconds since 1970.
 */
at: number,
/**
 * How well they play.
 */
level: Level, };

/**
 * A table that anybody may sit down at.
 */
export type OpenTable = {
/**
 * Its id.
 */
table: string,
/**
 * The game.
 */
game: string,
/**
 * The setup in words; null for a table that began from a written position.
 */
setup: string | null,
/**
 * Everybody, from p1 on.
 */
seats: Array<SeatNow>,
/**
 * How much time everybody has.
 */
clock: Clock | null,
/**
 * May people say something in their own words?
 */
chat: boolean,
/**
 * Does the game count for ratings?
 */
rated: boolean,
/**
 * The secret to send with `join`.
 */
invite: string,
/**
 * When it was made, in milliseconds since 1970.
 */
created_at: number, };

/**
 * What you have played.
 */
export type Profile = {
/**
 * What you want to be called.
 */
name: string | null,
/**
 * Each game you have played against somebody, the one you played most first.
 */
games: Array<GameRecord>,
/**
 * Your last games, the last one first.
 */
history: Array<GamePlayed>,
/**
 * How well you play, where you have played rated games.
 */
ratings: Array<GameRating>, };

/**
 * What you have played of a game.
 */
export type GameRecord = {
/**
 * The game.
 */
game: string,
/**
 * How often, against somebody.
 */
played: number,
/**
 * How often you came first.
 */
won: number,
/**
 * Bots you came before as the first, easiest first.
 */
beaten: Array<Level>,
/**
 * Your last games: did you come first? The last one last.
 */
recent: Array<boolean>,
/**
 * How many times running you came first, at most.
 */
streak: number,
/**
 * How many answers a game took, on average; null where none was counted.
 */
length: number | null,
/**
 * By the number of people and bots at the table.
 */
by_players: Array<Counted>,
/**
 * By what was agreed on that sets tables apart: variant, scenario, deck; the words of the setup.
 */
by_setup: Array<Counted>,
/**
 * By how they ended.
 */
by_end: Array<Counted>, };

/**
 * A game that is over.
 */
export type GamePlayed = {
/**
 * The table.
 */
table: string,
/**
 * The game.
 */
game: string,
/**
 * When it ended, in milliseconds since 1970.
 */
at: number,
/**
 * Did you come first?
 */
won: boolean,
/**
 * How it came to its end.
 */
how: Ending,
/**
 * Everybody, from p1 on.
 */
seats: Array<PlayedBy>, };

/**
 * Somebody who played it.
 */
export type PlayedBy = {
/**
 * What they were called.
 */
name: string | null,
/**
 * How well the bot played, if it was one.
 */
level: Level | null,
/**
 * Their place, from 1.
 */
place: number,
/**
 * Was it you?
 */
mine: boolean, };

/**
 * How often something was, and how often you came first then.
 */
export type Counted = {
/**
 * What.
 */
what: string,
/**
 * How often.
 */
played: number,
/**
 * How often you came first.
 */
won: number, };

/**
 * How a tournament is played.
 */
export type Format = "round_robin" | "league" | "swiss" | "knockout";

/**
 * How a tournament stands.
 */
export type TournamentState = "gathering" | "running" | "paused" | "over";

/**
 * Asks for a tournament, which you run.
 */
export type NewTournament = {
/**
 * What it is called.
 */
title: string,
/**
 * The game.
 */
game: string,
/**
 * How the setup differs from the usual one, in words.
 */
setup?: string,
/**
 * How it is played.
 */
format: Format,
/**
 * How many rounds, in Swiss; as many as it needs if not said.
 */
rounds?: number,
/**
 * The most who sit at a table: more than two in Swiss only.
 */
size: number,
/**
 * How much time everybody has. Whoever has none left loses.
 */
clock?: Clock,
/**
 * Do its games count for ratings?
 */
rated?: boolean, };

/**
 * What somebody does at a tournament.
 */
export type TournamentDeed = { "kind": "enter",
/**
 * The secret of the invitation.
 */
invite: string,
/**
 * What they want to be called; usually the name of the guest.
 */
name?: string,
/**
 * What they bring to all their tables, where everybody brings something of their own, in the words of the setup: a
 * ready deck by its name, or a list. What the host chose for those who bring nothing, if not said.
 */
side?: string, } | { "kind": "leave" } | { "kind": "add_bot",
/**
 * How well it plays.
 */
level: Level, } | { "kind": "drop",
/**
 * The number of their entry.
 */
entrant: number, } | { "kind": "start" } | { "kind": "pause" } | { "kind": "go_on" } | { "kind": "close" };

/**
 * A tournament.
 */
export type Tournament = {
/**
 * Its id, which is all that whoever looks on needs to know.
 */
tournament: string,
/**
 * What it is called.
 */
title: string,
/**
 * The game.
 */
game: string,
/**
 * How the setup differs from the usual one.
 */
setup: string | null,
/**
 * How it is played.
 */
format: Format,
/**
 * How many rounds there are; null where that follows from who goes on.
 */
rounds: number | null,
/**
 * The most who sit at a table.
 */
size: number,
/**
 * How much time everybody has.
 */
clock: Clock | null,
/**
 * Do its games count for ratings?
 */
rated: boolean,
/**
 * How it stands.
 */
state: TournamentState,
/**
 * Do you run it?
 */
host: boolean,
/**
 * The number of your entry, if you take part.
 */
mine: number | null,
/**
 * The secret by which people enter, for the host.
 */
invite: string | null,
/**
 * May whoever enters bring something of their own: a deck?
 */
may_bring: boolean,
/**
 * Everybody who entered.
 */
entrants: Array<TournamentEntrant>,
/**
 * Who stands where, the first first.
 */
standings: Array<Standing>,
/**
 * Who met or meets whom, round by round.
 */
meetings: Array<TournamentMeeting>, };

/**
 * Somebody who takes part.
 */
export type TournamentEntrant = {
/**
 * The number of their entry.
 */
entrant: number,
/**
 * What they want to be called.
 */
name: string | null,
/**
 * How well the bot plays, if it is one.
 */
level: Level | null,
/**
 * Do they bring something of their own: a deck?
 */
brings: boolean,
/**
 * Are they out?
 */
out: boolean, };

/**
 * How somebody stands.
 */
export type Standing = {
/**
 * Who.
 */
entrant: number,
/**
 * Their place, from 1; shared by those whom nothing sets apart.
 */
place: number,
/**
 * Meetings that are over.
 */
played: number,
/**
 * Meetings they came first in.
 */
wins: number,
/**
 * Their points, in twelfths: 12 for first place, 0 for the last, those between them their share.
 */
points: number,
/**
 * Buchholz: the points of everybody they met, in 144ths.
 */
buchholz: number,
/**
 * Sonneborn–Berger: the points of everybody they came before, half of those they tied with, in 144ths.
 */
berger: number, };

/**
 * Some who meet; alone if somebody has nobody to meet.
 */
export type TournamentMeeting = {
/**
 * In which round, from 1.
 */
round: number,
/**
 * Who, from p1 on.
 */
seats: Array<number>,
/**
 * The place of each, from 1; empty as long as it is not over.
 */
places: Array<number>,
/**
 * The table.
 */
table: string | null, };

/**
 * A tournament as a list shows it.
 */
export type TournamentSummary = {
/**
 * Its id.
 */
tournament: string,
/**
 * What it is called.
 */
title: string,
/**
 * The game.
 */
game: string,
/**
 * How it stands.
 */
state: TournamentState,
/**
 * Do you run it?
 */
host: boolean, };

/**
 * Whom you know.
 */
export type FriendsNow = {
/**
 * Your friends, longest first.
 */
friends: Array<Friend>,
/**
 * Those of whom you want to hear nothing.
 */
blocked: Array<Friend>,
/**
 * Do you hide from your friends whether you are there?
 */
hidden: boolean,
/**
 * Tables they ask you to, the last first.
 */
asked: Array<AskedTo>, };

/**
 * Somebody you know.
 */
export type Friend = {
/**
 * What they are known by to you, and to nobody else.
 */
friend: string,
/**
 * What they want to be called.
 */
name: string | null,
/**
 * Are they there, as far as they let you see it?
 */
online: boolean, };

/**
 * A table a friend asks you to.
 */
export type AskedTo = {
/**
 * Its id.
 */
table: string,
/**
 * The game.
 */
game: string,
/**
 * Who asks.
 */
by: string | null,
/**
 * The secret to send with `join`.
 */
invite: string, };

/**
 * A link by which somebody becomes your friend: once, and not for long.
 */
export type FriendLink = {
/**
 * The secret. Keep it behind the `#` of a link.
 */
secret: string,
/**
 * Until when it can be used, in milliseconds since 1970.
 */
until: number, };

/**
 * The secret of a link somebody has sent you.
 */
export type FriendSecret = {
/**
 * It.
 */
secret: string, };

/**
 * Who wants to be your friend.
 */
export type FriendOffer = {
/**
 * What they want to be called.
 */
name: string | null,
/**
 * Is it yourself?
 */
own: boolean, };

/**
 * What you do about your friends.
 */
export type FriendDeed = { "kind": "accept",
/**
 * The secret of the link.
 */
secret: string, } | { "kind": "refuse",
/**
 * The secret of the link.
 */
secret: string, } | { "kind": "remove",
/**
 * Who.
 */
friend: string, } | { "kind": "block",
/**
 * Who.
 */
friend: string, } | { "kind": "hide",
/**
 * Not?
 */
hidden: boolean, } | { "kind": "ask",
/**
 * Who.
 */
friend: string,
/**
 * The table.
 */
table: string, } | { "kind": "decline",
/**
 * The table.
 */
table: string, };

/**
 * What a secret lets somebody do.
 */
export type Right = "sit" | "share";

/**
 * What a secret would let somebody do, to be shown before they do it.
 */
export type Invitation = {
/**
 * Take an open seat, or share one that is taken.
 */
right: Right,
/**
 * Which seat.
 */
seat: Seat,
/**
 * What whoever sits there is called.
 */
name: string | null,
/**
 * May people say something in their own words at this table?
 */
chat: boolean,
/**
 * How much time everybody has.
 */
clock: Clock | null,
/**
 * Does the game count for ratings?
 */
rated: boolean,
/**
 * May something of one's own be brought to the seat: a deck?
 */
may_bring: boolean, };

/**
 * Asks for a link that lets another device of yours into your seat.
 */
export type NewLink = {
/**
 * Which of your seats.
 */
seat: Seat, };

/**
 * A link that lets another device of yours into your seat: once, and not for long.
 */
export type DeviceLink = {
/**
 * Which seat.
 */
seat: Seat,
/**
 * The secret to send with `join`. Keep it behind the `#` of a link.
 */
invite: string,
/**
 * Until when it can be used, in milliseconds since 1970.
 */
until: number, };

/**
 * A device that holds a seat of yours, or a link for one.
 */
export type Device = {
/**
 * What it is known by, to take it away.
 */
id: string,
/**
 * Which seat.
 */
seat: Seat,
/**
 * Since when, in milliseconds since 1970.
 */
since: number,
/**
 * Is it the one that asks?
 */
this: boolean, };

/**
 * Who acts for your seats, and who could.
 */
export type Devices = {
/**
 * The devices that hold a seat of yours.
 */
devices: Array<Device>,
/**
 * The links nobody has used yet.
 */
links: Array<Device>, };

/**
 * Asks for a picture of a text.
 */
export type QrText = {
/**
 * The text.
 */
text: string, };

/**
 * A picture of a text that phones read.
 */
export type QrCode = {
/**
 * How many squares it is wide and high.
 */
size: number,
/**
 * The dark squares, as the path of an SVG.
 */
path: string, };

/**
 * What a browser needs to be told something.
 */
export type PushKey = {
/**
 * The public key of the server, in base64; null where nobody is told anything.
 */
key: string | null, };

/**
 * A browser that wants to be told when it is somebody's move.
 */
export type PushSubscription = {
/**
 * Where to send it.
 */
endpoint: string,
/**
 * The key it is encrypted for, in base64.
 */
p256dh: string,
/**
 * The secret that goes with it.
 */
auth: string,
/**
 * The language it is said in: `en`, `fr` or `de`.
 */
lang: string, };

/**
 * Names a browser.
 */
export type PushBrowser = {
/**
 * Where something is sent to it.
 */
endpoint: string, };

/**
 * Until when the server passes for a seat in every window.
 */
export type Until = "turn" | "named" | "asked";

/**
 * Who you are: a guest, known by a signed cookie, or signed in to an account.
 */
export type Session = {
/**
 * What you want to be called.
 */
name: string | null,
/**
 * Are you signed in to an account?
 */
signed_in: boolean,
/**
 * Does the server send letters to whoever wants them?
 */
letters: boolean,
/**
 * The version of the server.
 */
version: string, };

/**
 * Asks to be called something, or nothing.
 */
export type NewName = {
/**
 * The name, at most 40 characters.
 */
name: string | null, };

/**
 * Asks for an account that is signed in to by a name and a password.
 */
export type NewAccount = {
/**
 * The name to sign in by: 3 to 40 characters, large and small letters are the same.
 */
login: string,
/**
 * The password: 8 to 200 characters.
 */
password: string, };

/**
 * Signs in by a name and a password.
 */
export type SignIn = {
/**
 * The name.
 */
login: string,
/**
 * The password.
 */
password: string, };

/**
 * Changes by which name and password you sign in.
 */
export type NewPassword = {
/**
 * The password so far, if there is one.
 */
old?: string,
/**
 * The name from now on.
 */
login: string,
/**
 * The password from now on.
 */
password: string, };

/**
 * What is asked of an authenticator.
 */
export type Ceremony = {
/**
 * To be sent back with the answer; good for one answer, and not for long.
 */
ceremony: string,
/**
 * What WebAuthn calls the options: JSON for `parseCreationOptionsFromJSON` or `parseRequestOptionsFromJSON`.
 */
options: unknown, };

/**
 * What an authenticator answers.
 */
export type Credential = {
/**
 * What it was asked with.
 */
ceremony: string,
/**
 * What WebAuthn calls the credential, as `toJSON` writes it.
 */
credential: unknown, };

/**
 * Your account.
 */
export type Account = {
/**
 * The name you sign in by; null if there is no password.
 */
login: string | null,
/**
 * Your passkeys.
 */
passkeys: Array<Way>,
/**
 * The devices that are signed in.
 */
devices: Array<Way>,
/**
 * Where letters reach you; null where the server sends none.
 */
mail: Mail | null,
/**
 * When it was made, in milliseconds since 1970.
 */
made_at: number, };

/**
 * Where letters reach you.
 */
export type Mail = {
/**
 * The address that you have shown to be yours.
 */
address: string | null,
/**
 * Are you written to when it is your move and you are away for long?
 */
wanted: boolean,
/**
 * An address that a letter was sent to, and that is not shown to be yours yet.
 */
waiting: string | null, };

/**
 * Asks for letters at an address. A letter is sent there with a link that shows that it is yours.
 */
export type NewMail = {
/**
 * The address: `name@example.org`.
 */
address: string,
/**
 * The language of the letters.
 */
lang: string, };

/**
 * Asks to be written to about your moves, or not.
 */
export type MailWish = {
/**
 * Shall you be written to?
 */
wanted: boolean,
/**
 * The language of the letters.
 */
lang: string, };

/**
 * Uses a link in a letter.
 */
export type MailSecret = {
/**
 * The secret in the link.
 */
secret: string, };

/**
 * Asks for a letter by which another password can be set.
 */
export type Forgotten = {
/**
 * The address where letters reach you.
 */
address: string, };

/**
 * Sets another password by a link in a letter.
 */
export type Recovery = {
/**
 * The secret in the link.
 */
secret: string,
/**
 * The password from now on: 8 to 200 characters.
 */
password: string, };

/**
 * A passkey, or a device that is signed in.
 */
export type Way = {
/**
 * What it is known by.
 */
id: string,
/**
 * The browser, as far as it says: `Firefox · Linux`.
 */
label: string,
/**
 * Since when, in milliseconds since 1970.
 */
made_at: number,
/**
 * When it was last used.
 */
used_at: number,
/**
 * Is it this device?
 */
this: boolean, };

/**
 * What your browsers keep for you: settings, decks, lessons.
 */
export type Kept = {
/**
 * As they keep it.
 */
kept: { [key in string]: string }, };

/**
 * Whether the server is well.
 */
export type Health = {
/**
 * Can the store be read and written?
 */
well: boolean,
/**
 * The version of the server.
 */
version: string,
/**
 * How many tables are awake.
 */
tables: number, };

/**
 * A game, position by position, as one pair of eyes saw it. What was taken back is left out.
 */
export type Replay = {
/**
 * The table.
 */
table: string,
/**
 * The game.
 */
game: string,
/**
 * What it is called.
 */
name: string | null,
/**
 * Everybody, from p1 on.
 */
seats: Array<SeatNow>,
/**
 * Whose eyes these are; null for a spectator's.
 */
eyes: Seat | null,
/**
 * Do they see everything? Only once the game is over.
 */
all: boolean,
/**
 * How many frames there are, whether they are in this answer or not.
 */
total: number,
/**
 * The position before the first entry, and the one after each entry that counts.
 */
frames: Array<Frame>,
/**
 * The version of the rules it was played by.
 */
rules: number,
/**
 * The version it is read by: that of today.
 */
rules_now: number,
/**
 * Why it cannot be read to its end, if so.
 */
stops: Refusal | null,
/**
 * How it ended, if it did and can be read so far.
 */
over: Over | null, };

/**
 * One position and how it came about.
 */
export type Frame = {
/**
 * Its number, from 0.
 */
frame: number,
/**
 * How many entries the log had.
 */
n: number,
/**
 * Who answered; null for the first position.
 */
by: Seat | null,
/**
 * What was answered, in all its pieces; empty for the first position, and for a rival's answer before the end.
 */
choices: Array<Spoken>,
/**
 * What happened.
 */
events: Array<Said>,
/**
 * What these eyes see: the game's own JSON.
 */
view: unknown, };

/**
 * A page to be played.
 */
export type BookPage = {
/**
 * Markdown with blocks that run.
 */
page: string,
/**
 * The game it is of, where it does not say so itself.
 */
game: string | null, };

/**
 * How a page went.
 */
export type BookReport = {
/**
 * The game it is of.
 */
game: string,
/**
 * What cannot be read; then nothing was played.
 */
problems: Array<BookProblem>,
/**
 * The examples, from top to bottom.
 */
examples: Array<BookExample>, };

/**
 * A line that cannot be read.
 */
export type BookProblem = {
/**
 * Counted from 1.
 */
line: number,
/**
 * What stands there.
 */
text: string,
/**
 * What is wrong with it.
 */
what: Spoken, };

/**
 * How an example went.
 */
export type BookExample = {
/**
 * The heading it stands under.
 */
heading: string,
/**
 * Where its block begins, counted in lines from 1.
 */
line: number,
/**
 * The clauses it shows.
 */
clauses: Array<string>,
/**
 * What is not as it says; null if everything is.
 */
failure: BookFailure | null,
/**
 * The table as it was left; null if it never began.
 */
left: BookTable | null, };

/**
 * Where an example and the rules disagree.
 */
export type BookFailure = {
/**
 * Counted from 1.
 */
line: number,
/**
 * What the line says.
 */
text: string,
/**
 * What is so instead, line by line.
 */
what: Array<Spoken>, };

/**
 * A table as an example left it.
 */
export type BookTable = {
/**
 * How many sit there.
 */
seats: number,
/**
 * The position in words.
 */
position: string,
/**
 * What somebody sees who sees everything: the game's own JSON.
 */
view: unknown, };

/**
 * The text of a page.
 */
export type BookText = {
/**
 * Markdown with a block that runs.
 */
page: string, };

/**
 * A lesson, or why the page is none.
 */
export type Lesson = {
/**
 * The game it is of; empty if the page says none.
 */
game: string,
/**
 * What cannot be read.
 */
problems: Array<BookProblem>,
/**
 * What is not as the page says.
 */
failure: BookFailure | null,
/**
 * Where it waits for the person, from its beginning to its end.
 */
stops: Array<LessonStop>,
/**
 * The position at its end, to go on from.
 */
position: string, };

/**
 * Where a lesson waits.
 */
export type LessonStop = {
/**
 * What the coach says, by its name on the page.
 */
says: string | null,
/**
 * The things it points at: `card:prism`.
 */
at: Array<string>,
/**
 * What is to be done, all pieces of one answer; nothing where there is only something to read.
 */
expected: Array<string>,
/**
 * What happened since the stop before.
 */
entries: Array<Happening>,
/**
 * The table, as the person sees it.
 */
table: TableNow, };

/**
 * Asks why something cannot be done at a stop of a lesson.
 */
export type LessonWhy = {
/**
 * The page.
 */
page: string,
/**
 * The stop, counted from 0.
 */
stop: number,
/**
 * What is meant.
 */
about: About, };

/**
 * Why not.
 */
export type LessonBecause = {
/**
 * The reason; null if it may be done.
 */
reason: Spoken | null,
/**
 * The clause that says so.
 */
clause: string | null, };

/**
 * A puzzle, and what somebody has answered to it so far.
 */
export type PuzzleTry = {
/**
 * The page.
 */
page: string,
/**
 * The answers, one after the other: choices, or `yes` or a clause where it is asked whether something is allowed.
 */
answers: Array<string>,
/**
 * What somebody would like to do there, and cannot: asks why not instead.
 */
why: About | null, };

/**
 * What is asked, and what came of the answers.
 */
export type Puzzle = {
/**
 * The game it is of.
 */
game: string,
/**
 * The question.
 */
asks: Spoken,
/**
 * The clauses to choose from, where it is asked whether something is allowed.
 */
among: Array<string>,
/**
 * How it stands.
 */
verdict: PuzzleVerdict,
/**
 * The table at its beginning, and then after each step; the last is the present one.
 */
steps: Array<PuzzleStep>,
/**
 * What the rules say of it, once it is over; or why something cannot be done.
 */
reason: Spoken | null,
/**
 * The clause that says so.
 */
clause: string | null,
/**
 * What would have been right, answer by answer, from where it went wrong; nothing before it is over.
 */
line: Array<Spoken>,
/**
 * How good a position the answer given and the best one lead to, over many redeals: 0 is lost, 100 is won.
 */
shares: [number, number] | null, };

/**
 * How a puzzle stands.
 */
export type PuzzleVerdict = "open" | "right" | "wrong";

/**
 * A table to look at, and what led to it.
 */
export type PuzzleStep = {
/**
 * What happened since the step before.
 */
entries: Array<Happening>,
/**
 * The table, as the one who is asked sees it.
 */
table: TableNow, };

/**
 * The rules of a game in one language; English where there is no translation.
 */
export type RulesPage = {
/**
 * The game.
 */
game: string,
/**
 * What is printed on the box.
 */
title: string,
/**
 * The language: `en`, `fr` or `de`.
 */
lang: string,
/**
 * The licence of the texts, where it differs from that of the program.
 */
licence: string | null,
/**
 * The chapters in reading order.
 */
chapters: Array<RulesChapter>,
/**
 * Words used in a special sense, in English.
 */
terms: Array<RulesTerm>,
/**
 * What the short names of sources stand for, in English.
 */
sources: Array<RulesSource>, };

/**
 * Clauses that belong together.
 */
export type RulesChapter = {
/**
 * The key of the chapter.
 */
id: string,
/**
 * Its heading.
 */
title: string,
/**
 * Its clauses in reading order.
 */
clauses: Array<RulesClause>, };

/**
 * One numbered rule.
 */
export type RulesClause = {
/**
 * Its id, such as `RESA-TERM-01`.
 */
id: string,
/**
 * The card a ruling speaks of, where its id does not say so.
 */
title: string | null,
/**
 * The question that the text answers.
 */
question: string | null,
/**
 * The rule itself.
 */
text: string,
/**
 * Where it comes from.
 */
source: string,
/**
 * Is it in the language that was asked for?
 */
translated: boolean, };

/**
 * A word used in a special sense.
 */
export type RulesTerm = {
/**
 * The word.
 */
word: string,
/**
 * What it means in the clauses.
 */
meaning: string, };

/**
 * The short name of a source.
 */
export type RulesSource = {
/**
 * As clauses use it.
 */
code: string,
/**
 * What it stands for.
 */
meaning: string, };
