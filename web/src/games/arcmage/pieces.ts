/** Finding pieces in a view. */
import type { CityView, CreatureView, Piece, View } from "../../wire/arcmage";

/** Every creature on the table. */
const creaturesOf = (view: View): CreatureView[] => view.players.flatMap(({ army, cities }) => [...army, ...cities.flatMap(({ residents }) => residents)]);

export const creatureIn = (view: View, piece: Piece): CreatureView | undefined => creaturesOf(view).find((one) => one.piece === piece);
export const cityIn = (view: View, piece: Piece): CityView | undefined => view.players.flatMap(({ cities }) => cities).find((one) => one.piece === piece);
