/**
 * Keeps what has not changed: where a part of the new value equals that of the old one, the old part is used, so that
 * whatever was drawn from it need not be drawn again. For plain JSON.
 */
export function keep<T>(before: unknown, after: T): T {
  if (Object.is(before, after)) return after;
  if (Array.isArray(before) && Array.isArray(after)) {
    const kept = after.map((item, at): unknown => keep(before[at], item));
    return (kept.length === before.length && kept.every((item, at) => Object.is(item, before[at])) ? before : kept) as T;
  }
  if (isRecord(before) && isRecord(after)) {
    const keys = Object.keys(after);
    const kept: Record<string, unknown> = {};
    for (const key of keys) kept[key] = keep(before[key], after[key]);
    const same = Object.keys(before).length === keys.length && keys.every((key) => key in before && Object.is(kept[key], before[key]));
    return (same ? before : kept) as T;
  }
  return after;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);
