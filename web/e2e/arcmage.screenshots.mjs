// Pictures of the table of Arcmage for the documents: part of `npm run screenshots`.
import { SIZES, scrollToBoard, shoot } from "./pictures.mjs";
import { nextMove } from "./playing.mjs";
import { openRoom } from "./support.mjs";

/** A language for each look, so that all three are shown. */
const LOOKS = [
  { size: "wide", theme: "dark", language: "en" },
  { size: "wide", theme: "light", language: "de" },
  { size: "phone", theme: "dark", language: "fr" },
  { size: "phone", theme: "light", language: "en" },
];
/** What somebody who gathers an army likes, most first. */
const LIKED = [
  /^attacker/,
  /^(found|begin)/,
  /^draw_one/,
  /^resource .* red_banner/,
  /^resource/,
  /^play/,
  /^(target|go|mode|x|pay|choose)/,
  /^move .* army/,
  /^(devote|tend|defend)/,
  /^done/,
];

/** So many tables are tried for a good picture. */
const MOST = 6;

const room = await openRoom();

/** Plays over the socket alone, without drawing, until at least so many creatures are about to attack. Runs in the browser. */
function untilBattle({ table, liked, least }) {
  const patterns = liked.map((source) => new RegExp(source));
  const socket = new WebSocket(`${location.origin.replace("http", "ws")}/api/tables/${table}/ws`);
  return new Promise((resolve) => {
    let moves = 0;
    const end = (found) => {
      socket.close();
      resolve(found);
    };
    socket.onopen = () => socket.send(JSON.stringify({ type: "hello" }));
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      const now = message.type === "happened" ? message.table : message;
      if (message.type !== "happened" && message.type !== "table") return;
      if (now.over || moves > 900) return end(false);
      if (!now.decision) return;
      const [me] = now.view.players;
      const texts = now.decision.choices.map((choice) => choice.text);
      const battles = now.view.attack?.battles ?? [];
      if (now.view.attack?.defender === "p2" && battles.length >= least && now.view.players[1].army.length + me.army.length >= 5) return end(true);
      const army = me.army.filter((creature) => !creature.marked).length;
      const attacks = army >= least + 1 ? texts.filter((text) => text.startsWith("attack ")) : [];
      const builds = now.view.turn > 6 && me.cities.length < 2 ? texts.filter((text) => text.startsWith("build")) : [];
      const enough = me.resources.length > 8 ? texts.filter((text) => text === "decline") : [];
      const found = [builds, attacks, enough, ...patterns.map((like) => texts.filter((text) => like.test(text)))].find((some) => some.length);
      const choice = found?.[(moves * 7) % found.length] ?? (texts.includes("pass") ? "pass" : texts[0]);
      moves++;
      socket.send(JSON.stringify({ type: "choose", n: now.n, choice }));
    };
  });
}

for (const { size, theme, language } of LOOKS) {
  for (let attempt = 0; attempt < MOST; attempt++) {
    const { page, close } = await room.person({ theme, language, size: SIZES[size] });
    const table = {
      game: "arcmage",
      setup: "p1 the_uprising p2 brothers_in_arms",
      seats: [
        { kind: "me", name: "Ada" },
        { kind: "bot", level: "easy" },
      ],
    };
    const created = await page.request.post(`${room.url}/api/tables`, { data: table });
    const id = (await created.json()).table;
    await page.goto("/api/games");
    const ready = await page.evaluate(untilBattle, { table: id, liked: LIKED.map((like) => like.source), least: 2 });
    if (ready || attempt === MOST - 1) {
      await page.goto(`/table/${id}`);
      await nextMove(page);
      if (size === "wide") await page.locator(".realm--mine .lane--army [data-thing^='card:']").first().hover();
      else await scrollToBoard(page);
      await shoot(page, `arcmage-${size}-${theme}`);
      attempt = MOST;
    }
    await close();
  }
}

await room.close();
