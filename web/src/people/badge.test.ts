import { beforeEach, expect, it, vi } from "vitest";

const [set, clear] = [vi.fn(() => Promise.resolve()), vi.fn(() => Promise.resolve())];
let page: typeof import("./badge");

beforeEach(async () => {
  vi.stubGlobal("navigator", { setAppBadge: set, clearAppBadge: clear });
  set.mockClear();
  clear.mockClear();
  vi.resetModules();
  page = await import("./badge");
});

it("counts the tables that wait, whichever page knows of them", async () => {
  const ask = vi.fn(() => Promise.resolve(["a", "b"]));
  await page.waitHere("c", true, ask);
  expect(set).toHaveBeenLastCalledWith(3);
  await page.waitHere("c", false, ask);
  expect(set).toHaveBeenLastCalledWith(2);
  expect(ask).toHaveBeenCalledTimes(1);
  page.waitAt(["b"]);
  await page.waitHere("b", false, ask);
  expect(clear).toHaveBeenCalledTimes(1);
});

it("what happens last counts, also while it is asked what else waits", async () => {
  const ask = (): Promise<string[]> => Promise.resolve(["a"]);
  await Promise.all([page.waitHere("a", true, ask), page.waitHere("a", false, ask)]);
  expect(clear).toHaveBeenCalledTimes(1);
  expect(set).toHaveBeenCalledTimes(1);
});

it("without an answer it counts what it sees, and a browser without such marks does nothing", async () => {
  await page.waitHere("a", true, () => Promise.reject(new Error("offline")));
  expect(set).toHaveBeenLastCalledWith(1);
  vi.stubGlobal("navigator", {});
  expect(() => page.waitAt(["a"])).not.toThrow();
});
