/** What is quickly said: phrases, and signs with a meaning in every language. */
import type { Happening, Note, Phrase, Seat } from "../wire";
import { seatIndex, t } from "../words/words.svelte";

export const PHRASES: readonly Phrase[] = ["good_luck", "well_played", "oops", "thinking", "back_soon", "one_more", "thanks", "ouch"];

/** A sign and the picture that stands for it. */
export const SIGNS: Partial<Record<Phrase, string>> = {
  star: "u-trophy",
  fire: "ra-elan",
  skull: "ra-death",
  heart: "u-heart",
  wow: "u-alert",
  yes: "ui-check",
  no: "ui-close",
  clock: "ui-clock",
};

/** Something that was said. */
export interface Word {
  n: number;
  by: Seat;
  text: string;
  /** The sign it is, if it is one. */
  icon?: string;
}

/** What was said, unless one does not want to hear them. */
export function wordsOf(log: readonly Happening[], isMuted: (seat: Seat) => boolean): Word[] {
  return log.flatMap(({ n, by, note }): Word[] => {
    if (!note || isMuted(by)) return [];
    if (note.kind === "chat") return [{ n, by, text: note.text }];
    if (note.kind !== "say") return [];
    const icon = SIGNS[note.phrase];
    return [{ n, by, text: t(`ui-phrase-${note.phrase}`), ...(icon && { icon }) }];
  });
}

/** A note as the log tells it; nothing if it has nothing to tell. */
export function tellNote(note: Note, by: Seat, names: readonly string[]): string | undefined {
  const nameOf = (seat: Seat): string => (seat === "house" ? "" : (names[seatIndex(seat)] ?? ""));
  const who = nameOf(by);
  switch (note.kind) {
    case "say":
      return t("ui-said", { who, what: t(`ui-phrase-${note.phrase}`) });
    case "chat":
      return t("ui-said", { who, what: note.text });
    case "chat_mode":
      return t(`ui-note-chat_mode-${note.on ? "on" : "off"}`);
    case "propose":
      return t(`ui-note-propose-${note.what}`, { who });
    case "decline":
      return by === "house" ? t("ui-note-declined") : t("ui-note-decline", { who });
    case "time_up":
      return t("ui-note-time_up", { who: nameOf(note.seat) });
    case "rest":
      return t(note.days ? "ui-note-rest" : "ui-note-rest-end", { who, n: note.days });
    case "nudge":
      return t("ui-note-nudge", { who, whom: nameOf(note.seat) });
    case "thaw":
      return t("ui-note-thaw", { n: note.entry });
    case "clock":
    case "lost":
      return undefined;
    case "agree":
    case "stand_in":
    case "return":
    case "resign":
    case "end":
    case "next":
    case "begin":
    case "rated":
      return t(`ui-note-${note.kind}`, { who });
  }
}
