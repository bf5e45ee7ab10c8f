import type { Objects } from "../engine/abilities/references.ts";
import type { Rule } from "../engine/abilities/statics.ts";
import { possessed } from "./amounts.ts";
import { duration } from "./hubs.ts";
import { type Phrase, rulesFor, words } from "./kernel.ts";
import type { Instruction, StaticSentence } from "./meanings.ts";

/** Sentences about the abilities that others have. */

const { rule: sentence } = rulesFor<StaticSentence>();
const { rule: instruction } = rulesFor<Instruction>();

const mana = words<{ readonly exceptMana?: true }>([
  ["can't be activated", {}],
  ["can't be activated unless they're mana abilities", { exceptMana: true }],
]);
const ruled = (of: Objects, how: { readonly exceptMana?: true }): Rule => ({ rule: "cantActivate", of, ...how });

export const abilityStatics: readonly Phrase<StaticSentence>[] = [
  sentence("{whose} activated abilities {cant}.", { whose: possessed, cant: mana }, ({ whose, cant }) => ({
    effects: [{ static: "rule", rule: ruled(whose, cant) }],
  })),
  sentence("{whose} loyalty abilities can't be activated.", { whose: possessed }, ({ whose }) => ({
    effects: [{ static: "rule", rule: { rule: "cantActivate", of: whose, kind: "loyalty" } }],
  })),
];

export const abilityClauses: readonly Phrase<Instruction>[] = [
  instruction(
    "{whose} activated abilities {cant} {duration}",
    { whose: possessed, cant: mana, duration },
    ({ whose, cant, duration }) => [{ do: "rule", rules: [ruled(whose, cant)], duration }],
  ),
];
