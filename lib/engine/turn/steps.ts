import type { Phase, Step } from "../views.ts";

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
