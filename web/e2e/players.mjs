// Whole games as people play them: with one finger on a phone, and with keys alone. Nothing is chosen for them by the page.
import assert from "node:assert/strict";
import { PATIENCE } from "./playing.mjs";

/** No game takes so many touches or keys. */
const MOST = 2500;

/**
 * Looks at the page as somebody does who wants to go on. Waits until something is asked, and says where to touch, or which key
 * to press. Runs in the browser.
 */
async function look({ seed, byKeys, patience, likes }) {
  let state = (seed * 2654435761) >>> 0;
  const roll = (sides) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >> 8) % sides;
  };
  const all = (selector) => [...document.querySelectorAll(selector)];
  const isFree = () =>
    document.querySelector(".end") || (document.querySelector("[data-choice]") && !document.querySelector('[data-choice][aria-disabled="true"]'));
  for (let waited = 0; !isFree(); waited += 8) {
    if (waited > patience) return { lost: document.querySelector(".decision")?.innerText };
    await new Promise((resolve) => setTimeout(resolve, 8));
  }
  if (document.querySelector(".end")) return { over: true };
  const focus = document.activeElement;
  const isSeen = Boolean(focus && focus !== document.body && focus.checkVisibility());
  const choices = all("[data-choice]");
  const liked = (found) => likes.map((like) => found.filter((one) => new RegExp(like).test(one.dataset.choice ?? ""))).find((some) => some.length);
  const among = (found) => found[roll(found.length)];
  const keys = choices.filter((one) => one.matches(".choice--key"));
  if (byKeys) {
    // Most answers have a digit; others, and now and then one that has, are gone to with Tab.
    const digitOf = (one) => one.querySelector("kbd")?.textContent;
    const groups = all('[data-group][aria-pressed="false"]').filter(digitOf);
    const wanted = choices.filter((one) => !keys.includes(one));
    const best = liked(choices);
    const isClosed = groups.length > 0 && !document.querySelector('[data-group][aria-pressed="true"]');
    if (isClosed && !best?.length && (roll(4) || !keys.length)) return { key: digitOf(among(groups)), isSeen };
    const one = best ? among(best) : keys.length && (!wanted.length || roll(4) === 0) ? among(keys) : among(wanted);
    return { key: roll(4) ? digitOf(one) : undefined, tab: one.dataset.choice, isSeen };
  }
  /** Where a finger meets it, if it is in sight. */
  const pointOf = (one) => {
    const box = one.getBoundingClientRect();
    for (const [across, down] of [
      [0.5, 0.5],
      [0.2, 0.2],
      [0.15, 0.5],
      [0.5, 0.85],
    ]) {
      const [x, y] = [box.left + box.width * across, box.top + box.height * down];
      const at = x > 0 && y > 0 && x < innerWidth && y < innerHeight ? document.elementFromPoint(x, y) : null;
      if (at && one.contains(at)) return { x, y, what: one.dataset.thing ?? one.dataset.choice ?? one.dataset.group };
    }
    return undefined;
  };
  const points = (found) => found.map(pointOf).filter(Boolean);
  const lit = points(all(".can-touch[data-thing]"));
  const answers = points(choices.filter((one) => !keys.includes(one)));
  const ends = points(keys);
  const best = points(liked(choices) ?? []);
  const groups = points(all('[data-group][aria-pressed="false"]'));
  const end = ends.length > 0 && roll(lit.length ? 6 : 3) === 0 ? ends : undefined;
  const found = [end, roll(3) ? lit : best, best, lit, answers, groups, ends].find((some) => some?.length);
  if (found) return { ...among(found), lit: found === lit };
  // What is asked is further down: a finger scrolls there.
  among(all(".can-touch[data-thing], [data-choice]"))?.scrollIntoView({ block: "center", inline: "center" });
  return { scrolled: true };
}

/** Plays with one finger until the game is over. Says how often the table was touched, and how often the list. */
export async function playByFinger(page, { seed = 7, likes = [] } = {}) {
  const count = { board: 0, list: 0 };
  for (let touches = 0; touches < MOST; touches++) {
    const next = await page.evaluate(look, { seed: seed + touches, patience: PATIENCE, likes: likes.map((like) => like.source) });
    assert.equal(next.lost, undefined, "something is asked");
    if (next.over) return count;
    if (next.scrolled) continue;
    await page.touchscreen.tap(next.x, next.y);
    count[next.lit ? "board" : "list"]++;
  }
  assert.fail(`not over after ${MOST} touches`);
}

/** Goes to a choice with Tab, as far as there is one on the way. */
async function tabTo(page, choice) {
  const isThere = () => page.evaluate((wanted) => document.activeElement?.dataset.choice === wanted, choice);
  for (let tabs = 0; tabs < 40; tabs++) {
    if (await isThere()) return true;
    await page.keyboard.press("Tab");
  }
  return isThere();
}

/** Plays with keys alone until the game is over: digits, Tab and Enter. The keyboard always has a place that is seen. */
export async function playByKeys(page, { seed = 7, likes = [] } = {}) {
  const count = { digits: 0, tabs: 0 };
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  for (let keys = 0; keys < MOST; keys++) {
    const next = await page.evaluate(look, { seed: seed + keys, byKeys: true, patience: PATIENCE, likes: likes.map((like) => like.source) });
    assert.equal(next.lost, undefined, "something is asked");
    if (next.over) return count;
    assert.ok(next.isSeen, `the keyboard has a place that is seen, after ${keys} answers`);
    if (next.key) await page.keyboard.press(next.key);
    else if (await tabTo(page, next.tab)) await page.keyboard.press("Enter");
    // Past it: back to the decision, as by the link that skips to it.
    else await page.locator("#decision").focus();
    count[next.key ? "digits" : "tabs"]++;
  }
  assert.fail(`not over after ${MOST} keys`);
}
