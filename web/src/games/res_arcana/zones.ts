/** The clause that says what a part of the table is, or what a kind of thing is, where the thing itself has none. */
export const ZONES: Readonly<Record<string, string>> = {
  board: "RESA-TERM-09",
  places: "RESA-CLAIM-01",
  monuments: "RESA-CLAIM-02",
  items: "RESA-PASS-03",
  tableau: "RESA-TERM-02",
  piles: "RESA-DISCARD-03",
  mat: "RESA-TERM-09",
  players: "RESA-TERM-06",
  hand: "RESA-ZONE-09",
  card: "RESA-TERM-02",
  deck: "RESA-CLAIM-02",
  essence: "RESA-TERM-01",
  seat: "RESA-TERM-06",
};
