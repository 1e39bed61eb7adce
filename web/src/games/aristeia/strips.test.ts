import { expect, test } from "vitest";
import { ROOM, widthOf } from "../../art/strips";
import { actionFacts, CHARACTERS, sheetOf, TACTICS } from "./facts";
import { actionSigns, skillSigns, switchSigns, tacticStrips } from "./strips";

test("every tactic says when it is played and what it does", () => {
  expect(TACTICS.filter((tactic) => tacticStrips(tactic).some(({ run }) => run.length === 0 || run.includes("more")))).toEqual([]);
  expect(tacticStrips("brace")).toEqual([{ ground: "react", lead: "ar-die", run: [{ text: "+" }, { die: "blue" }] }]);
  expect(tacticStrips("patch_up")).toEqual([{ ground: "action", lead: "g-flag", run: [{ text: "+1" }, { icon: "hx-health" }] }]);
});

test("every strip has room on a card", () => {
  const long = TACTICS.filter((tactic) => tacticStrips(tactic).some(({ run }) => run.reduce((sum, sign) => sum + widthOf(sign), 0) > ROOM));
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
