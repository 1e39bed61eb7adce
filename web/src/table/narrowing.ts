/**
 * From touches to a choice. A decision is a list of choices, each naming the things it touches; things
 * may be touched in any order, and the list narrows to the choices that touch all of them. What a choice only leads to
 * (what a card will be aimed at) may be touched before it as well: that narrows, and decides nothing.
 */
import type { Offer } from "../wire";

/** What a choice leads to, beside what it touches itself. */
const ahead = ({ touches, leads = [] }: Offer): string[] => leads.filter((thing) => !touches.includes(thing));

function covers(offer: Offer, touched: readonly string[]): boolean {
  const left = [...offer.touches, ...ahead(offer)];
  return touched.every((thing) => {
    const at = left.indexOf(thing);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** The choices that touch all of these, or lead there. */
export function narrow(offers: readonly Offer[], touched: readonly string[]): Offer[] {
  return offers.filter((offer) => covers(offer, touched));
}

/** Everything that may be touched next. */
export function touchable(offers: readonly Offer[], touched: readonly string[]): Set<string> {
  const things = new Set<string>();
  for (const offer of narrow(offers, touched)) {
    const left = [...offer.touches];
    for (const thing of touched) {
      const at = left.indexOf(thing);
      if (at >= 0) left.splice(at, 1);
    }
    for (const thing of left) things.add(thing);
  }
  return things;
}

/** Of what was touched, all that the choice only leads to: it is meant as soon as it is asked for. */
export const aimsOf = (offer: Offer, touched: readonly string[]): string[] => touched.filter((thing) => !offer.touches.includes(thing));

export type Touch = { kind: "chosen"; offer: Offer; touched: string[] } | { kind: "narrowed"; touched: string[] } | { kind: "nothing" };

/** What touching one more thing comes to. */
export function touch(offers: readonly Offer[], touched: readonly string[], thing: string): Touch {
  const further = [...touched, thing];
  const left = narrow(offers, further);
  const [only] = left;
  if (only && left.length === 1 && aimsOf(only, further).length < further.length) return { kind: "chosen", offer: only, touched: further };
  if (only) return { kind: "narrowed", touched: further };
  if (touched.includes(thing)) return { kind: "narrowed", touched: touched.filter((other) => other !== thing) };
  // Something else altogether: begin anew with it.
  return touched.length > 0 ? touch(offers, [], thing) : { kind: "nothing" };
}
