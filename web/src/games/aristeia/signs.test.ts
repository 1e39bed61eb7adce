import { expect, test } from "vitest";
import { draw, ROOM } from "../../art/signs";
import { actionFacts, CHARACTERS, sheetOf, TACTICS } from "./facts";
import { actionSigns, skillSigns, switchSigns, tacticLines } from "./signs";

test("every tactic says when it is played and what it does", () => {
  expect(TACTICS.filter((tactic) => tacticLines(tactic).some(({ run }) => run.length === 0 || run.includes("more")))).toEqual([]);
  expect(tacticLines("brace")).toEqual([{ kind: "react", lead: "ar-die", run: [{ word: "+" }, { die: "blue" }] }]);
  expect(tacticLines("patch_up")).toEqual([{ kind: "action", lead: "g-flag", run: [{ word: "+1" }, { sign: "hx-health", tone: "band" }] }]);
});

test("every line has room on a card", () => {
  const long = TACTICS.filter((tactic) => tacticLines(tactic).some(({ run }) => draw(run).width > ROOM));
  expect(long).toEqual([]);
});

test("everything on a sheet has signs", () => {
  const mute = CHARACTERS.flatMap((character) => {
    const { actions, switches, skills } = sheetOf(character);
    const all = [...switches, ...actions.flatMap((action) => actionFacts(action).switches)];
    return [
      ...actions.filter((action) => actionSigns(action).length === 0),
      ...all.filter((id) => switchSigns(id).includes("more") || !switchSigns(id).length),
      ...skills.filter((id) => skillSigns(id).includes("more") || !skillSigns(id).length),
    ];
  });
  expect(mute).toEqual([]);
});

test("every sign of a sheet can be drawn", () => {
  for (const character of CHARACTERS) {
    const { actions, switches, skills } = sheetOf(character);
    const all = [...switches, ...actions.flatMap((action) => actionFacts(action).switches)];
    for (const run of [...actions.map(actionSigns), ...all.map(switchSigns), ...skills.map(skillSigns)]) expect(draw(run).width).toBeGreaterThan(0);
  }
});
