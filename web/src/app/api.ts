/** The server's answers to plain questions. Play itself goes over the socket. */
import type {
  Account,
  BookPage,
  BookReport,
  BookText,
  Ceremony,
  Created,
  Credential,
  Devices,
  Fill,
  Filling,
  Forgotten,
  FriendDeed,
  FriendLink,
  FriendOffer,
  FriendSecret,
  FriendsNow,
  GameInfo,
  Invitation,
  Join,
  Kept,
  Lesson,
  LessonBecause,
  LessonWhy,
  MailSecret,
  MailWish,
  NewAccount,
  NewMail,
  NewName,
  NewPassword,
  NewTable,
  NewTournament,
  OpenTable,
  Profile,
  PushBrowser,
  PushKey,
  PushSubscription,
  Puzzle,
  PuzzleTry,
  QrCode,
  Recovery,
  Refusal,
  Replay,
  RulesPage,
  Seat,
  Session,
  SetupCheck,
  SetupVerdict,
  SignIn,
  Spoken,
  TableSummary,
  Tournament,
  TournamentDeed,
  TournamentSummary,
} from "../wire";

/** A question the server did not answer; the reason is a message. */
export class Refused extends Error {
  constructor(readonly reason: Spoken) {
    super(reason.id);
  }
}

const OFFLINE: Spoken = { id: "ui-offline" };

/** The first answer gives whoever is new here a cookie. What is asked meanwhile would make them somebody else. */
let first: Promise<unknown> | undefined;

function ask<T>(method: string, path: string, body?: unknown, keepalive = false): Promise<T> {
  if (first) return first.then(() => send<T>(method, path, body, keepalive));
  const sent = send<T>(method, path, body, keepalive);
  first = sent.catch(() => undefined);
  return sent;
}

async function send<T>(method: string, path: string, body: unknown, keepalive: boolean): Promise<T> {
  const init: RequestInit = { method, headers: { accept: "application/json" }, keepalive };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { accept: "application/json", "content-type": "application/json" };
  }
  const response = await fetch(`/api/${path}`, init).catch(() => {
    throw new Refused(OFFLINE);
  });
  if (!response.ok) {
    const refusal = (await response.json().catch(() => undefined)) as Refusal | undefined;
    throw new Refused(refusal?.reason ?? OFFLINE);
  }
  return (response.status === 204 ? undefined : await response.json()) as T;
}

const at = encodeURIComponent;

export const api = {
  session: () => ask<Session>("GET", "session"),
  rename: (name: NewName) => ask<Session>("PUT", "session", name),
  account: () => ask<Account>("GET", "account"),
  /** An account with a name and a password; it gets what the guest had. */
  makeAccount: (wish: NewAccount) => ask<Session>("POST", "account", wish),
  deleteAccount: () => ask<void>("DELETE", "account"),
  signIn: (wish: SignIn) => ask<Session>("POST", "session/password", wish),
  signOut: () => ask<void>("DELETE", "session"),
  signOutEverywhere: () => ask<void>("DELETE", "account/devices"),
  signOutDevice: (device: string) => ask<Account>("DELETE", `account/devices/${at(device)}`),
  password: (wish: NewPassword) => ask<Account>("PUT", "account/password", wish),
  /** Where letters reach somebody, and the links in them. */
  setMail: (wish: NewMail) => ask<Account>("PUT", "account/mail", wish),
  wantMail: (wish: MailWish) => ask<Account>("POST", "account/mail", wish),
  forgetMail: () => ask<Account>("DELETE", "account/mail"),
  confirmMail: (secret: MailSecret) => ask<void>("POST", "letters/confirm", secret),
  stopMail: (secret: MailSecret) => ask<void>("POST", "letters/off", secret),
  forgotten: (whose: Forgotten) => ask<void>("POST", "session/forgotten", whose),
  recover: (wish: Recovery) => ask<Session>("POST", "session/recover", wish),
  /** What to ask of an authenticator, and what it answered. */
  askToMake: () => ask<Ceremony>("POST", "account/passkeys/ask"),
  makePasskey: (made: Credential) => ask<Session>("POST", "account/passkeys", made),
  dropPasskey: (key: string) => ask<Account>("DELETE", `account/passkeys/${at(key)}`),
  askToShow: () => ask<Ceremony>("POST", "session/passkey/ask"),
  showPasskey: (shown: Credential) => ask<Session>("POST", "session/passkey", shown),
  /** What browsers keep for whoever is signed in. */
  kept: () => ask<Kept>("GET", "account/kept"),
  /** Also by a page that goes, where it is told so: browsers allow that for what is not long. */
  keep: (kept: Kept, atLast = false) => ask<void>("PUT", "account/kept", kept, atLast),
  games: () => ask<GameInfo[]>("GET", "games"),
  /** Could a table begin like this? */
  check: (game: string, setup: SetupCheck) => ask<SetupVerdict>("POST", `games/${at(game)}/check`, setup),
  tables: () => ask<TableSummary[]>("GET", "tables"),
  table: (table: string) => ask<TableSummary>("GET", `tables/${at(table)}`),
  create: (table: NewTable) => ask<Created>("POST", "tables", table),
  remove: (table: string) => ask<void>("DELETE", `tables/${at(table)}`),
  /** Lets a table that stands still go on. */
  thaw: (table: string) => ask<TableSummary>("POST", `tables/${at(table)}/thaw`, {}),
  /** Tables that anybody may sit down at. */
  open: () => ask<OpenTable[]>("GET", "open"),
  /** Lets bots take the seats that are still open. */
  fill: (table: string, wish: Fill) => ask<TableSummary>("POST", `tables/${at(table)}/fill`, wish),
  /** When they do, if that was wished. */
  filling: (table: string) => ask<Filling | null>("GET", `tables/${at(table)}/fill`),
  /** What one has played. */
  profile: () => ask<Profile>("GET", "profile"),
  /** Tournaments that one runs or takes part in. */
  tournaments: () => ask<TournamentSummary[]>("GET", "tournaments"),
  makeTournament: (wish: NewTournament) => ask<Tournament>("POST", "tournaments", wish),
  tournament: (id: string) => ask<Tournament>("GET", `tournaments/${at(id)}`),
  atTournament: (id: string, deed: TournamentDeed) => ask<Tournament>("POST", `tournaments/${at(id)}`, deed),
  /** Whom one knows, and what one does about it. */
  friends: () => ask<FriendsNow>("GET", "friends"),
  befriend: (deed: FriendDeed) => ask<FriendsNow>("POST", "friends", deed),
  friendLink: () => ask<FriendLink>("POST", "friends/links"),
  friendOffer: (secret: FriendSecret) => ask<FriendOffer>("POST", "friends/offer", secret),
  /** A picture of a text that phones read. */
  qr: (text: string) => ask<QrCode>("POST", "qr", { text }),
  /** What a secret would let one do. */
  invitation: (table: string, join: Join) => ask<Invitation>("POST", `tables/${at(table)}/invitation`, join),
  /** Which devices hold one's seats, and which links could still be used. */
  devices: (table: string) => ask<Devices>("GET", `tables/${at(table)}/devices`),
  revoke: (table: string, device: string) => ask<Devices>("DELETE", `tables/${at(table)}/devices/${at(device)}`),
  join: (table: string, join: Join) => ask<TableSummary>("POST", `tables/${at(table)}/join`, join),
  /** Through one's own eyes, or once the game is over through anybody's: page by page, all of it. */
  replay: async (table: string, eyes?: Seat) => {
    const page = (from: number) => ask<Replay>("GET", `tables/${at(table)}/replay?from=${from}${eyes ? `&eyes=${eyes}` : ""}`);
    const replay = await page(0);
    while (replay.frames.length < replay.total) {
      const { frames } = await page(replay.frames.length);
      if (!frames.length) break;
      replay.frames.push(...frames);
    }
    return replay;
  },
  /** What a browser needs to be told something. */
  pushKey: () => ask<PushKey>("GET", "push"),
  subscribe: (browser: PushSubscription) => ask<void>("POST", "push", browser),
  unsubscribe: (browser: PushBrowser) => ask<void>("DELETE", "push", browser),
  /** Plays a page of the book. */
  book: (page: BookPage) => ask<BookReport>("POST", "book", page),
  /** Plays a lesson and says where it waits. */
  lesson: (page: BookPage) => ask<Lesson>("POST", "lesson", page),
  /** Why something cannot be done where a lesson waits. */
  lessonWhy: (why: LessonWhy) => ask<LessonBecause>("POST", "lesson/why", why),
  /** What a puzzle asks, and what comes of the answers. */
  puzzle: (puzzle: PuzzleTry) => ask<Puzzle>("POST", "puzzle", puzzle),
  /** A page to begin with. */
  newPage: (game: string) => ask<BookText>("GET", `book/${at(game)}`),
  /** A page of what was answered at a table: as far as a seat may know it, or everything once the game is over. */
  pageOf: (table: string, seat: Seat | null, frame: string | null) => {
    const query = new URLSearchParams({ ...(seat && { seat }), ...(frame && { frame }) });
    return ask<BookText>("GET", `tables/${at(table)}/page?${query.toString()}`);
  },
  rules: (game: string, language: string) => ask<RulesPage>("GET", `rules/${at(game)}?lang=${language}`),
};

/** What to tell a person about something that failed. */
export const reasonOf = (error: unknown): Spoken => (error instanceof Refused ? error.reason : OFFLINE);
