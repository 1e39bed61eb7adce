/** The order in which components lie on a mat. */
import { factsOf, type Kind } from "./facts";
import type { ComponentView } from "../../wire/res_arcana";

const ORDER: readonly Kind[] = ["mage", "magic_item", "artifact", "monument", "place_of_power"];

export function inOrder(play: readonly ComponentView[]): ComponentView[] {
  const rank = (component: ComponentView) => ORDER.indexOf(factsOf(component.card).kind);
  return [...play].sort((a, b) => rank(a) - rank(b));
}
