import type { Phase, Step } from "../views.ts";
import type { TurnState } from "./turn.ts";

/** 500.1: the steps of a turn in order; the combat damage steps are decided when combat comes to them (510.4). */
export const STEPS_OF_TURN: readonly Step[] = [
  "untap",
  "upkeep",
  "draw",
  "precombatMain",
  "beginningOfCombat",
  "declareAttackers",
  "declareBlockers",
  "combatDamage",
  "endOfCombat",
  "postcombatMain",
  "end",
  "cleanup",
];

const PHASE_OF: Readonly<Record<Step, Phase>> = {
  untap: "beginning",
  upkeep: "beginning",
  draw: "beginning",
  precombatMain: "precombatMain",
  beginningOfCombat: "combat",
  declareAttackers: "combat",
  declareBlockers: "combat",
  firstStrikeDamage: "combat",
  combatDamage: "combat",
  endOfCombat: "combat",
  postcombatMain: "postcombatMain",
  end: "ending",
  cleanup: "ending",
};
export const phaseOf = (step: Step): Phase => PHASE_OF[step];

const ORDER = Object.keys(PHASE_OF) as readonly Step[];
/** Whether the first of these steps comes at or after the second in a turn without anything extra. */
export const isFrom = (step: Step, from: Step): boolean => ORDER.indexOf(step) >= ORDER.indexOf(from);

/** How many of the steps to come still belong to the present phase. */
export function leftInPhase({ step, toCome }: Pick<TurnState, "step" | "toCome">): number {
  let last = step;
  let at = 0;
  for (; at < toCome.length; at++) {
    const next = toCome[at]!;
    if (phaseOf(next) !== phaseOf(step) || !isFrom(next, last) || next === last) break;
    last = next;
  }
  return at;
}
