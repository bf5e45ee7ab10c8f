import type { Part } from "../../catalog.ts";

export const advice: Part<"advice"> = {
  ask: "Suggerimento",
  looking: "Ci penso…",
  would: "Il computer farebbe così: {move}",
  expects:
    "In {games, plural, =1 {# partita proseguita} other {# partite proseguite}} con carte che immagina, si aspetta di vincere il {chance, number, percent} delle volte.",
  instead: "L’alternativa migliore: {move}, {chance, number, percent}.",
  fears: "Teme {card}: dove è stata lanciata, {chance, number, percent}.",
  level: "Quanto gioca bene",
  casual: "Alla buona",
  regular: "Normale",
  strong: "Forte",
};
