/** A mark on the installed page: at so many tables it is one's move. The worker sets it while no page is open. */
interface Badges {
  setAppBadge?: (count: number) => Promise<void>;
  clearAppBadge?: () => Promise<void>;
}

/** The tables that wait for whoever is here; not known before somebody has asked. */
let waiting: Set<string> | undefined;
let asking: Promise<void> | undefined;

function show(tables: ReadonlySet<string>): void {
  const badges = navigator as Badges;
  void (tables.size ? badges.setAppBadge?.(tables.size) : badges.clearAppBadge?.())?.catch(() => undefined);
}

/** These tables wait, and no others. */
export function waitAt(tables: Iterable<string>): void {
  show((waiting = new Set(tables)));
}

/** This table waits, or does not. What is known of the others stays; if nothing is, it is asked first. */
export async function waitHere(table: string, isMine: boolean, ask: () => Promise<Iterable<string>>): Promise<void> {
  if (!waiting)
    await (asking ??= ask().then(
      (found) => void (waiting ??= new Set(found)),
      () => undefined,
    ));
  waiting ??= new Set();
  if (isMine) waiting.add(table);
  else waiting.delete(table);
  show(waiting);
}
