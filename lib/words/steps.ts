import type { Phase, Step } from "../engine/views.ts";

export const STEP_WORDS: Readonly<Record<Step, string>> = {
  untap: "Untap",
  upkeep: "Upkeep",
  draw: "Draw",
  precombatMain: "First main phase",
  beginningOfCombat: "Beginning of combat",
  declareAttackers: "Attackers",
  declareBlockers: "Blockers",
  firstStrikeDamage: "First-strike damage",
  combatDamage: "Combat damage",
  endOfCombat: "End of combat",
  postcombatMain: "Second main phase",
  end: "End step",
  cleanup: "Cleanup",
};

/** The strip across the table: each phase in a word, and its steps. */
export const PHASES: readonly { readonly phase: Phase; readonly word: string; readonly steps: readonly Step[] }[] = [
  { phase: "beginning", word: "Start", steps: ["untap", "upkeep", "draw"] },
  { phase: "precombatMain", word: "Main 1", steps: ["precombatMain"] },
  {
    phase: "combat",
    word: "Combat",
    steps: [
      "beginningOfCombat",
      "declareAttackers",
      "declareBlockers",
      "firstStrikeDamage",
      "combatDamage",
      "endOfCombat",
    ],
  },
  { phase: "postcombatMain", word: "Main 2", steps: ["postcombatMain"] },
  { phase: "ending", word: "End", steps: ["end", "cleanup"] },
];
