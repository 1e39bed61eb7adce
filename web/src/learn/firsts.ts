/** Which kinds of decision were explained already, on this device: each is explained once. */
export const KEY = "firsts";
/** Nothing is explained any more. */
export const OFF = "off";

const seen = (): string[] => (localStorage.getItem(KEY) ?? "").split(" ").filter(Boolean);

export const isNew = (ask: string): boolean => localStorage.getItem(KEY) !== OFF && !seen().includes(ask);

export function see(ask: string): void {
  if (isNew(ask)) localStorage.setItem(KEY, [...seen(), ask].join(" "));
}

export const noMore = (): void => localStorage.setItem(KEY, OFF);
export const onceMore = (): void => localStorage.removeItem(KEY);
