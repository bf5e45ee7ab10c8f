import type { Part } from "../../catalog.ts";

export const counters: Part<"counters"> = {
  some: "{named, select, yes {{n, plural, =1 {1 marcador de {kind}} other {# marcadores de {kind}}}} other {{n, plural, =1 {1 marcador {kind}} other {# marcadores {kind}}}}}",
  one: "{named, select, yes {marcador de {kind}} other {marcador {kind}}}",
  loyalty: "lealdade",
  poison: "veneno",
  energy: "energia",
  experience: "experiência",
  charge: "carga",
  time: "tempo",
  age: "idade",
  stun: "atordoar",
  shield: "escudo",
  lore: "conhecimento",
  defense: "defesa",
};
