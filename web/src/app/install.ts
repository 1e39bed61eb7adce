/** The client as an installed page: a service worker keeps its files. */

import { renew } from "../people/push";

/** How long a page that was loaded anew waits before it tries that again, in milliseconds. */
const PATIENCE = 30_000;

/** A build that is gone from the server takes its parts with it: begin anew with the present one, but not over and over. */
function beginAnew(): void {
  const last = Number(sessionStorage.getItem("begun-anew") ?? 0);
  if (Date.now() - last < PATIENCE) return;
  sessionStorage.setItem("begun-anew", String(Date.now()));
  location.reload();
}

export function install(): void {
  addEventListener("vite:preloadError", beginAnew);
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  addEventListener("load", () => void navigator.serviceWorker.register("/worker.js").then(renew, () => undefined)); // without it, it is just a page
}
