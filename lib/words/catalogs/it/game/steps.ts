import type { Part } from "../../catalog.ts";

export const steps: Part<"steps"> = {
  untap: "STAP",
  upkeep: "Mantenimento",
  draw: "Acquisizione",
  precombatMain: "Prima fase principale",
  beginningOfCombat: "Inizio del combattimento",
  declareAttackers: "Dichiarazione delle creature attaccanti",
  declareBlockers: "Dichiarazione delle creature bloccanti",
  firstStrikeDamage: "Danno da attacco improvviso",
  combatDamage: "Danno da combattimento",
  endOfCombat: "Fine del combattimento",
  postcombatMain: "Seconda fase principale",
  end: "Sottofase finale",
  cleanup: "Cancellazione",
  phaseBeginning: "Inizio",
  phasePrecombatMain: "Principale 1",
  phaseCombat: "Combattimento",
  phasePostcombatMain: "Principale 2",
  phaseEnding: "Fine",
};
