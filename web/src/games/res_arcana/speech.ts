/** Words of Res Arcana that the board itself writes. */
import type { Offer } from "../../wire";
import { t, words } from "../../words/words.svelte";
import { counted, dashed, named } from "../parts";
import { cardOf, factsOf, messageOf } from "./facts";

export const cardName = (card: string): string => t(messageOf(card));

export const essenceName = (kind: string): string => (kind === "any" ? t("resa-part-any") : t(`resa-essence-${kind}`));

/** `Artifact · Dragon` */
export function typeLine(card: string): string {
  const { kind, subtypes } = factsOf(card);
  return [t(`resa-kind-${dashed(kind)}`), ...subtypes.map((subtype) => t(`resa-subtype-${subtype}`))].join(" · ");
}

/** What a choice will do, where the card says it: the text of the power to be used. */
export function detailOf(offer: Offer): string | undefined {
  const { card, power } = offer.label.args ?? {};
  const id = named(card)?.id;
  return id && power ? words.attribute(id, `power-${counted(power)}`) : undefined;
}

const VERB_ICONS: Record<string, string> = {
  use: "ra-turn",
  place: "ra-collect",
  claim: "ra-vp",
  "claim-top": "ra-vp",
  discard: "ra-destroy",
  pass: "ui-next",
  take: "ra-collect",
  leave: "ui-lock",
  destroy: "ra-destroy",
  react: "ra-react",
  turn: "ra-turn",
  straighten: "ra-turn",
  keep: "ui-check",
  item: "ui-check",
  "look-own": "ui-zoom",
  "look-monuments": "ui-zoom",
  rival: "ui-person",
  suffer: "ra-death",
  escape: "ui-next",
  decline: "ui-close",
};

/** The sign beside a choice. */
export function iconOf(offer: Offer): string {
  const { essence, part } = offer.label.args ?? {};
  const id = named(essence)?.id ?? named(part)?.id;
  if (id) return id.replace(/^resa-(essence|part)-/, "ra-");
  return VERB_ICONS[dashed(offer.text.split(" ")[0] ?? "")] ?? "ui-check";
}

/** What a message names, as a thing on the table. */
export function thingOf(message: string): string | undefined {
  const card = cardOf(message);
  if (card) return `card:${card}`;
  return undefined;
}
