/**
 * From touches to a choice. A decision is a list of choices, each naming the things it touches; things
 * may be touched in any order, and the list narrows to the choices that touch all of them.
 */
import type { Offer } from "../wire";

function covers(offer: Offer, touched: readonly string[]): boolean {
  const left = [...offer.touches];
  return touched.every((thing) => {
    const at = left.indexOf(thing);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** The choices that touch all of these. */
export function narrow(offers: readonly Offer[], touched: readonly string[]): Offer[] {
  return offers.filter((offer) => covers(offer, touched));
}

/** Everything that may be touched next. */
export function touchable(offers: readonly Offer[], touched: readonly string[]): Set<string> {
  const things = new Set<string>();
  for (const offer of narrow(offers, touched)) {
    const left = [...offer.touches];
    for (const thing of touched) left.splice(left.indexOf(thing), 1);
    for (const thing of left) things.add(thing);
  }
  return things;
}

export type Touch = { kind: "chosen"; offer: Offer } | { kind: "narrowed"; touched: string[] } | { kind: "nothing" };

/** What touching one more thing comes to. */
export function touch(offers: readonly Offer[], touched: readonly string[], thing: string): Touch {
  const further = [...touched, thing];
  const left = narrow(offers, further);
  const [only] = left;
  if (only && left.length === 1) return { kind: "chosen", offer: only };
  if (only) return { kind: "narrowed", touched: further };
  if (touched.includes(thing)) return { kind: "narrowed", touched: touched.filter((other) => other !== thing) };
  // Something else altogether: begin anew with it.
  return touched.length > 0 ? touch(offers, [], thing) : { kind: "nothing" };
}
