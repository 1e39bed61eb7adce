/** Which games somebody has been through to their end, on whatever device. */
export const PLAYED = "played";

export const played = (): string[] => (localStorage.getItem(PLAYED) ?? "").split(" ").filter(Boolean);

/** Remembers that a game was finished. */
export const finished = (game: string): void => localStorage.setItem(PLAYED, [...new Set([...played(), game])].join(" "));
