import type { Phase, Step } from "../engine/views.ts";
import type { Key } from "./catalogs/catalog.ts";
import type { Speech } from "./speech.ts";

export const stepWord = (step: Step, speech: Speech): string => speech.say(`steps.${step}`);

/** The strip across the table: each phase, its word and its steps. */
export const PHASES: readonly { readonly phase: Phase; readonly word: Key; readonly steps: readonly Step[] }[] = [
  { phase: "beginning", word: "steps.phaseBeginning", steps: ["untap", "upkeep", "draw"] },
  { phase: "precombatMain", word: "steps.phasePrecombatMain", steps: ["precombatMain"] },
  {
    phase: "combat",
    word: "steps.phaseCombat",
    steps: [
      "beginningOfCombat",
      "declareAttackers",
      "declareBlockers",
      "firstStrikeDamage",
      "combatDamage",
      "endOfCombat",
    ],
  },
  { phase: "postcombatMain", word: "steps.phasePostcombatMain", steps: ["postcombatMain"] },
  { phase: "ending", word: "steps.phaseEnding", steps: ["end", "cleanup"] },
];
