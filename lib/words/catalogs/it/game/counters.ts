import type { Part } from "../../catalog.ts";

export const counters: Part<"counters"> = {
  some: "{n, plural, =1 {1 segnalino {kind}} other {# segnalini {kind}}}",
  one: "segnalino {kind}",
  loyalty: "fedeltà",
  poison: "veleno",
  energy: "energia",
  experience: "esperienza",
  charge: "carica",
  time: "tempo",
  age: "età",
  stun: "stordimento",
  shield: "scudo",
  lore: "sapere",
  defense: "difesa",
};
