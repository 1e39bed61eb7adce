/** It is one's move: a sound of our own making, a notice where the page is hidden, a mark on the installed page. */
import { settings } from "../app/settings.svelte";
import { t } from "../words/words.svelte";

/** Two soft knocks on wood, by ear: pitch in hertz, when it begins in seconds. */
const KNOCKS = [
  { pitch: 392, at: 0 },
  { pitch: 523, at: 0.14 },
] as const;
const LOUDNESS = { soft: 0.05, on: 0.16 } as const;

let audio: AudioContext | undefined;

/** Browsers let a page sound only after a touch or a key; nothing is asked for before. */
function listen(): void {
  if (settings.sound === "off") return;
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume().catch(() => undefined);
}

export function awaitGesture(): () => void {
  addEventListener("pointerdown", listen);
  addEventListener("keydown", listen);
  return () => {
    removeEventListener("pointerdown", listen);
    removeEventListener("keydown", listen);
  };
}

/** Knocks, if there was a gesture and somebody wants to hear it. Says whether it did. */
export function knock(): boolean {
  const { sound } = settings;
  if (sound === "off" || audio?.state !== "running") return false;
  for (const { pitch, at } of KNOCKS) {
    const from = audio.currentTime + at;
    const [tone, volume] = [audio.createOscillator(), audio.createGain()];
    tone.type = "triangle";
    tone.frequency.setValueAtTime(pitch, from);
    tone.frequency.exponentialRampToValueAtTime(pitch * 0.7, from + 0.12);
    volume.gain.setValueAtTime(0, from);
    volume.gain.linearRampToValueAtTime(LOUDNESS[sound], from + 0.008);
    volume.gain.exponentialRampToValueAtTime(0.0001, from + 0.22);
    tone.connect(volume).connect(audio.destination);
    tone.start(from);
    tone.stop(from + 0.25);
  }
  return true;
}

export const mayNotify = (): boolean => "Notification" in globalThis && Notification.permission === "granted";

/** Asks the browser for the right to send notices. Was it given? */
export async function askToNotify(): Promise<boolean> {
  if (!("Notification" in globalThis)) return false;
  return (await Notification.requestPermission()) === "granted";
}

/** Tells whoever looks elsewhere that it is their move. */
export function tellTurn(game: string): void {
  knock();
  if (!document.hidden || settings.notify !== "on" || !mayNotify()) return;
  const body = t("ui-your-turn");
  const options = { body, tag: location.pathname, icon: "/icon-192.png" };
  // Phones want it from the worker.
  void navigator.serviceWorker?.getRegistration().then(
    (worker) => (worker ? worker.showNotification(game, options) : void new Notification(game, options)),
    () => undefined,
  );
}
