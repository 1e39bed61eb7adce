/** Being told that it is one's move while no page of ours is open: the server tells the browser, the worker shows it. */
import { api } from "../app/api";
import { settings } from "../app/settings.svelte";
import { words } from "../words/words.svelte";
import { mayNotify } from "./alerts.svelte";

async function manager(): Promise<PushManager | undefined> {
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  return worker && "pushManager" in worker ? worker.pushManager : undefined;
}

async function tell(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  if (endpoint && p256dh && auth) await api.subscribe({ endpoint, p256dh, auth, lang: words.language });
}

/** Lets the browser be told, where the server does that and the reader wants it. Was it arranged? */
export async function subscribe(): Promise<boolean> {
  try {
    const [{ key }, push] = await Promise.all([api.pushKey(), manager()]);
    if (!key || !push) return false;
    await tell((await push.getSubscription()) ?? (await push.subscribe({ userVisibleOnly: true, applicationServerKey: key })));
    return true;
  } catch {
    return false; // notices come all the same while a page is open
  }
}

/** Says once more whose browser this is: somebody else may have signed in, in another language. */
export async function renew(): Promise<void> {
  if (settings.notify !== "on" || !mayNotify()) return;
  const subscription = await (await manager())?.getSubscription().catch(() => null);
  if (subscription) await tell(subscription).catch(() => undefined);
}

/** Is told nothing more. */
export async function unsubscribe(): Promise<void> {
  const subscription = await (await manager())?.getSubscription().catch(() => null);
  if (!subscription) return;
  await api.unsubscribe({ endpoint: subscription.endpoint }).catch(() => undefined);
  await subscription.unsubscribe().catch(() => undefined);
}
