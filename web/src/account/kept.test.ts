import { afterEach, beforeEach, expect, it, vi } from "vitest";

/** What the account keeps; nobody is signed in without it. */
let account: Record<string, string> | undefined;

vi.mock("../app/api", () => {
  class Refused extends Error {
    reason = { id: "refused-no-account" };
  }
  const api = {
    kept: () => (account ? Promise.resolve({ kept: { ...account } }) : Promise.reject(new Refused())),
    keep: ({ kept }: { kept: Record<string, string> }) => Promise.resolve(void (account = kept)),
  };
  return { api, Refused };
});

/** A browser of its own: what it keeps, and a page in it that was just opened. */
class Device {
  readonly kept: Record<string, string> = {};
  page!: typeof import("./kept");

  use(): void {
    const { kept } = this;
    const storage = Object.create({
      getItem: (key: string) => kept[key] ?? null,
      setItem: (key: string, value: string) => void (kept[key] = value),
      removeItem: (key: string) => void delete kept[key],
    }) as object;
    // Spread like the real one.
    vi.stubGlobal(
      "localStorage",
      new Proxy(storage, {
        ownKeys: () => Object.keys(kept),
        getOwnPropertyDescriptor: (_, key) => ({ value: kept[String(key)], enumerable: true, configurable: true, writable: true }),
        get: (target, key, it) => Reflect.get(target, key, it) ?? kept[String(key)],
      }),
    );
  }

  async open(): Promise<this> {
    vi.resetModules();
    this.page = await import("./kept");
    return this;
  }

  async does<T>(work: (page: typeof import("./kept")) => Promise<T> | T): Promise<T> {
    this.use();
    return work(this.page);
  }
}

const heard = vi.fn();

beforeEach(() => {
  account = {};
  heard.mockClear();
  vi.useFakeTimers();
  vi.stubGlobal("addEventListener", vi.fn());
  vi.stubGlobal("removeEventListener", vi.fn());
  vi.stubGlobal("dispatchEvent", heard);
  vi.stubGlobal("document", { visibilityState: "visible" });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("two devices of an account keep what either has done, whichever is left last", async () => {
  const [desk, phone] = [await new Device().open(), await new Device().open()];
  desk.kept["arbiter-puzzles"] = "a";
  await desk.does((page) => page.takeAlong());
  await phone.does((page) => page.takeAlong());
  expect(phone.kept["arbiter-puzzles"]).toBe("a");
  desk.kept["arbiter-puzzles"] = "a b";
  phone.kept["arbiter-puzzles"] = "a c";
  phone.kept["theme"] = "dark";
  await desk.does((page) => page.send());
  await phone.does((page) => page.send());
  expect(account).toEqual({ "arbiter-puzzles": "a b c", theme: "dark" });
  // The desk, opened anew, loses nothing and learns the rest.
  await desk.open();
  await desk.does((page) => page.takeAlong());
  expect(desk.kept).toMatchObject({ "arbiter-puzzles": "a b c", theme: "dark" });
});

it("tells those who have read something already, and nobody where nothing is new", async () => {
  const desk = await new Device().open();
  account = { theme: "dark" };
  await desk.does((page) => page.takeAlong());
  expect(heard).toHaveBeenCalledTimes(1);
  await desk.does((page) => page.takeAlong());
  expect(heard).toHaveBeenCalledTimes(1);
});

it("what an account kept does not stay, and does not go to the next", async () => {
  const shared = await new Device().open();
  shared.kept["told"] = "hold";
  account = { "arcmage-decks": '[{"id":"1","name":"Fire","cards":{}}]', firsts: "off" };
  await shared.does((page) => page.takeAlong());
  expect(shared.kept["firsts"]).toBe("off");
  await shared.does((page) => page.stayBehind());
  expect(shared.kept).toEqual({ told: "hold" });
  account = {};
  await shared.does((page) => page.takeAlong());
  expect(account).toEqual({});
});

it("whoever was signed out elsewhere leaves nothing behind; a guest keeps what is theirs", async () => {
  const phone = await new Device().open();
  account = { theme: "dark" };
  await phone.does((page) => page.takeAlong());
  account = undefined;
  await phone.open();
  await phone.does((page) => page.takeAlong());
  expect(phone.kept).toEqual({});
  const guest = await new Device().open();
  guest.kept["theme"] = "light";
  await guest.does((page) => page.stayBehind());
  expect(guest.kept).toEqual({ theme: "light" });
});

it("where the account cannot be asked, everything stays as it is until it can", async () => {
  const desk = await new Device().open();
  account = { theme: "dark" };
  await desk.does((page) => page.takeAlong());
  desk.kept["theme"] = "light";
  const { api } = await import("../app/api");
  const kept = vi.spyOn(api, "kept").mockRejectedValueOnce(new Error("offline"));
  await desk.does((page) => page.send());
  expect([desk.kept["theme"], account["theme"]]).toEqual(["light", "dark"]);
  kept.mockRestore();
  await desk.does((page) => page.send());
  expect(account["theme"]).toBe("light");
});
