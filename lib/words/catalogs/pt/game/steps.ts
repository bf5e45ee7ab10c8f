import type { Part } from "../../catalog.ts";

export const steps: Part<"steps"> = {
  untap: "Desvirar",
  upkeep: "Manutenção",
  draw: "Compra",
  precombatMain: "Primeira fase principal",
  beginningOfCombat: "Início de combate",
  declareAttackers: "Declaração de atacantes",
  declareBlockers: "Declaração de bloqueadores",
  firstStrikeDamage: "Dano de iniciativa",
  combatDamage: "Dano de combate",
  endOfCombat: "Fim de combate",
  postcombatMain: "Segunda fase principal",
  end: "Etapa final",
  cleanup: "Limpeza",
  phaseBeginning: "Início",
  phasePrecombatMain: "Principal 1",
  phaseCombat: "Combate",
  phasePostcombatMain: "Principal 2",
  phaseEnding: "Fim",
};
