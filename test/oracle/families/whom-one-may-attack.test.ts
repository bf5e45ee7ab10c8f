import { describe, expect, it } from "vitest";
import { abilities, card, verdict } from "../support.ts";

/** Whom a player or a creature may attack, and whom one attacks after all. */

const DIRECTIONS = [
  ["As this creature enters, choose left or right.", "the chosen direction"],
  ["At the beginning of your upkeep, choose left or right.", "the last chosen direction"],
] as const;
describe("the nearest opponent in a direction", () => {
  it.each(DIRECTIONS)("%s", (chosen, direction) => {
    const rule = `Each player may attack only the nearest opponent in ${direction} and planeswalkers controlled by that opponent.`;
    expect(JSON.stringify(abilities(card(`${chosen}\n${rule}`)))).toContain('"attacksNearest"');
    expect(verdict(card(rule))).not.toBe("read");
  });
});

const STEPS = [
  ["attackers", "declareAttackers"],
  ["blockers", "declareBlockers"],
] as const;
describe("reselected in a step", () => {
  it.each(STEPS)("declare %s", (step, phase) => {
    const text = `When this creature enters during the declare ${step} step, you may reselect which player or permanent target attacking creature is attacking.`;
    expect(abilities(card(text))).toMatchObject([
      { interveningIf: { phase }, body: { effects: [{ effects: [{ do: "reselectAttacked", among: "any" }] }] } },
    ]);
  });
});
