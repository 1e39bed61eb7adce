/** Choices by what is done with them, and the one that ends the matter: long lists are read by their groups. */
import type { GameClient } from "../games/game";
import type { Offer } from "../wire";
import { t, words } from "../words/words.svelte";

export interface Group {
  /** What these choices do, in a word. */
  name: string;
  icon: string;
  offers: Offer[];
}

export interface Grouped {
  /** What ends the matter: pass, end the turn, no more. Always in sight. */
  keys: Offer[];
  /** The others in groups; none where they are few, or all of a kind. */
  groups: Group[];
  /** All others, in the order of their groups. */
  offers: Offer[];
}

/** Choices that end something, whatever the game. */
const ENDS = new Set(["pass", "end_turn", "done", "decline", "enough", "stop", "stay", "pay_nothing"]);

/** A list of so many is read without groups. */
const FEW = 4;
/** More groups than this are no help. */
const MOST = 12;

export const isKey = (offer: Offer): boolean => ENDS.has(offer.text);

type Namer = Pick<GameClient, "iconOf" | "nameOf">;

/** Puts choices of the same name together, in the order in which the names come up. */
function gather(offers: readonly Offer[], game: Namer, nameOf: (offer: Offer) => string): Group[] {
  const groups = new Map<string, Group>();
  for (const offer of offers) {
    const name = nameOf(offer);
    const group = groups.get(name);
    if (group) group.offers.push(offer);
    else groups.set(name, { name, icon: game.iconOf(offer), offers: [offer] });
  }
  return [...groups.values()];
}

const isHelpful = (groups: readonly Group[], least: number): boolean =>
  groups.length >= least && groups.length <= MOST && groups.every((group) => group.name !== "");

/** The groups of a list: by what is done (`.group` of the message), or else by what it is done with. */
export function grouped(all: readonly Offer[], game: Namer): Grouped {
  const keys = all.filter(isKey);
  const offers = all.filter((offer) => !isKey(offer));
  if (offers.length <= FEW) return { keys, groups: [], offers };
  const deedOf = ({ label }: Offer): string => words.attribute(label.id, "group") ?? "";
  // Where most have a word for what is done, the few that have none lie together at the end.
  const named = offers.filter(deedOf);
  const others = offers.filter((offer) => !deedOf(offer));
  const rest = others.length && named.length > others.length ? [{ name: t("ui-group-other"), icon: game.iconOf(others[0] as Offer), offers: others }] : [];
  const deeds = rest.length ? [...gather(named, game, deedOf), ...rest] : gather(offers, game, deedOf);
  const objects = (): Group[] => gather(offers, game, (offer) => game.nameOf(offer.touches[0] ?? ""));
  const tries = [deeds, ...(offers.length > 2 * FEW ? [objects()] : [])];
  const groups = tries.find((some) => isHelpful(some, 2) && some.length < offers.length) ?? [];
  return { keys, groups, offers: groups.length ? groups.flatMap((group) => group.offers) : offers };
}
