import { beforeEach, expect, test, vi } from "vitest";
import type { Sound } from "../app/settings.svelte";

// Every test reads its modules anew, which takes a while on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

/** What a browser would sound: how loud each tone gets, and how many voices there were to sound it. */
const heard = { voices: 0, loud: [] as number[] };
/** Does a browser let a new voice sound at once? */
let state: AudioContextState = "running";

class Voice {
  state = state;
  currentTime = 0;
  destination = {};
  constructor() {
    heard.voices++;
  }
  resume(): Promise<void> {
    this.state = "running";
    return Promise.resolve();
  }
  createOscillator(): object {
    const tone = { frequency: { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() }, start: vi.fn(), stop: vi.fn() };
    return { ...tone, connect: (next: object) => next };
  }
  createGain(): object {
    const gain = { setValueAtTime: vi.fn(), linearRampToValueAtTime: (loud: number) => heard.loud.push(loud), exponentialRampToValueAtTime: vi.fn() };
    return { gain, connect: vi.fn() };
  }
}

const listeners = new Map<string, () => void>();

/** The page as it is before anybody has touched it, with this wish. */
async function page(sound: Sound): Promise<typeof import("./alerts.svelte")> {
  vi.resetModules();
  const [alerts, { settings }] = await Promise.all([import("./alerts.svelte"), import("../app/settings.svelte")]);
  settings.sound = sound;
  return alerts;
}

beforeEach(() => {
  [heard.voices, heard.loud, state] = [0, [], "running"];
  listeners.clear();
  vi.stubGlobal("AudioContext", Voice);
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
  vi.stubGlobal("addEventListener", (kind: string, listener: () => void) => listeners.set(kind, listener));
  vi.stubGlobal("removeEventListener", (kind: string) => listeners.delete(kind));
});

test.each(["pointerdown", "keydown"])("nothing sounds before a gesture; after %s, one's move does", async (gesture) => {
  const { awaitGesture, knock } = await page("on");
  const stop = awaitGesture();
  expect(knock()).toBe(false);
  expect(heard).toEqual({ voices: 0, loud: [] });
  listeners.get(gesture)?.();
  expect(heard).toEqual({ voices: 1, loud: [] });
  expect(knock()).toBe(true);
  expect(heard.loud).toHaveLength(2);
  listeners.get(gesture)?.();
  expect(heard.voices).toBe(1);
  stop();
  expect(listeners.has(gesture)).toBe(false);
});

test("who wants to hear nothing hears nothing, and the browser is not asked for a voice", async () => {
  const { awaitGesture, knock } = await page("off");
  awaitGesture();
  for (const gesture of ["pointerdown", "keydown"]) listeners.get(gesture)?.();
  expect(knock()).toBe(false);
  expect(heard).toEqual({ voices: 0, loud: [] });
});

test("soft is softer than on", async () => {
  const loud = async (sound: Sound): Promise<number> => {
    heard.loud = [];
    const { awaitGesture, knock } = await page(sound);
    awaitGesture();
    listeners.get("keydown")?.();
    expect(knock()).toBe(true);
    return Math.max(...heard.loud);
  };
  const soft = await loud("soft");
  expect(soft).toBeGreaterThan(0);
  expect(soft).toBeLessThan((await loud("on")) / 2);
});

test("a voice that the browser holds back is asked for again with the next gesture, and says so until then", async () => {
  state = "suspended";
  const { awaitGesture, knock } = await page("on");
  vi.spyOn(Voice.prototype, "resume").mockResolvedValueOnce();
  awaitGesture();
  listeners.get("pointerdown")?.();
  expect(knock()).toBe(false);
  expect(heard.loud).toEqual([]);
  listeners.get("pointerdown")?.();
  expect(knock()).toBe(true);
});
