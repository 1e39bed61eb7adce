/** The table of Res Arcana as one pair of eyes sees it: the JSON that the rules write. */
export const ESSENCES = ["elan", "life", "calm", "death", "gold"] as const;
export type Essence = (typeof ESSENCES)[number];
export type Essences = Partial<Record<Essence, number>>;

export interface DeckView {
  size: number;
  top: (string | null)[];
  cards: string[];
}

export interface ComponentView {
  card: string;
  turned: boolean;
  resting: boolean;
  on: Essences;
  points: number;
}

export interface PlayerView {
  seat: string;
  passed: boolean;
  points: number;
  bonus: number;
  pool: Essences;
  play: ComponentView[];
  hand_size: number;
  hand: string[] | null;
  deck: DeckView;
  discard: string[];
  mages: string[];
  answered: boolean;
  sealed: string | null;
  known: string[];
}

export interface View {
  round: number;
  first: string;
  token_passed: boolean;
  players: PlayerView[];
  places: string[];
  display: (string | null)[];
  monuments: DeckView;
  items: string[];
  looked: string[];
  choose_from: string[];
  wins: [number, number] | null;
}
