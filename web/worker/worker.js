// The service worker: keeps the files of the client, so that it opens at once; never what the server says about a table.
// `scripts/worker.mjs` fills in which build this is and which files its first page needs.
const BUILD = "%BUILD%";
const SHELL = ["%SHELL%"];
const OFFLINE = "/offline.html";
const CACHE = `arbiter-${BUILD}`;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll([OFFLINE, ...SHELL])));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  const old = (name) => name.startsWith("arbiter-") && name !== CACHE;
  event.waitUntil(caches.keys().then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name)))));
  event.waitUntil(self.clients.claim());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  // A page is asked for anew each time: a new build shows at once.
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => caches.match(OFFLINE)));
  // A file with a hash in its name never changes.
  else if (url.pathname.startsWith("/assets/")) event.respondWith(kept(request));
  // Everything else, and all of /api, is none of our business.
});

/** A file from what is kept, or from the server. That it cannot be kept, for want of room or in the middle of a change of workers, is no reason to go without. */
async function kept(request) {
  const cache = await caches.open(CACHE).catch(() => undefined);
  const known = await cache?.match(request).catch(() => undefined);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) cache?.put(request, answer.clone()).catch(() => undefined);
  return answer;
}

// It is somebody's move: shown, unless they look at that table anyway.
self.addEventListener("push", (event) => {
  event.waitUntil(tell(event.data?.json() ?? {}));
});

async function tell({ title = "Arbiter", body = "", url = "/", tag = "" }) {
  const marked = mark();
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (pages.some((page) => page.visibilityState === "visible" && new URL(page.url).pathname === url)) return marked;
  await self.registration.showNotification(title, { body, tag, icon: "/icon-192.png", data: { url } });
  await marked;
}

/** A mark on the installed page: so many tables wait. Where the server cannot be asked, that one does. */
async function mark() {
  if (!self.navigator.setAppBadge) return;
  const tables = await fetch("/api/tables").then(
    (answer) => (answer.ok ? answer.json() : undefined),
    () => undefined,
  );
  const moves = tables?.filter((table) => table.my_move).length;
  await (moves === 0 ? self.navigator.clearAppBadge() : self.navigator.setAppBadge(moves)).catch(() => undefined);
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.url ?? event.notification.tag ?? "/"));
});

/** Goes to the page of a notice: to where it is open, or to a new one. */
async function open(path) {
  const { href, origin } = new URL(path, self.location.origin);
  if (origin !== self.location.origin) return;
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => page.url.split("#")[0] === href);
  await (there ? there.focus() : self.clients.openWindow(href));
}
