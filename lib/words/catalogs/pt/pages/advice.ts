import type { Part } from "../../catalog.ts";

export const advice: Part<"advice"> = {
  ask: "Dica",
  looking: "Pensando…",
  would: "O computador faria isto: {move}",
  expects:
    "Em {games, plural, =1 {# partida continuada} other {# partidas continuadas}} com cartas que imagina, espera vencer {chance, number, percent} das vezes.",
  instead: "A segunda melhor opção: {move}, {chance, number, percent}.",
  fears: "Teme {card}: onde foi conjurada, {chance, number, percent}.",
  level: "Como ele joga",
  casual: "Descontraído",
  regular: "Normal",
  strong: "Forte",
};
