import type { Objects } from "../../engine/abilities/references.ts";
import type { Rule } from "../../engine/abilities/rules.ts";
import { possessed } from "../amounts/possessives.ts";
import { unbound } from "../bind/unbound.ts";
import { mana as manaCost } from "../costs/mana.ts";
import { duration, noun, objects } from "../hubs.ts";
import { type Forms, oneOf, type Phrase, rulesFor, token, words } from "../kernel/index.ts";
import type { Instruction, StaticSentence } from "../meanings.ts";
import { everything } from "../nouns/everything.ts";
import { permanents } from "../nouns/kinds.ts";
import { numberWord } from "../vocabulary/numbers.ts";
import { staticRules } from "./staticEffects.ts";

/** Sentences about the abilities that others have. */

const { rule: sentence } = rulesFor<StaticSentence>();
const { rule: instruction } = rulesFor<Instruction>();

const mana = words<{ readonly exceptMana?: true }>([
  ["can't be activated", {}],
  ["can't be activated unless they're mana abilities", { exceptMana: true }],
]);
const ruled = (of: Objects, how: { readonly exceptMana?: true }): Rule => ({ rule: "cantActivate", of, ...how });

/** 606.3. */
const LOYALTY_TWICE = "you may activate the loyalty abilities of {what} twice";
const twice = (of: Objects): Rule => ({ rule: "activateAsInstant", of, kind: "loyalty", extra: 1 });

/** "[+2]". */
const loyaltySymbol = token((text) => {
  const [, sign, n] = /^\[([+−])(\d+)\]$/.exec(text) ?? [];
  return n === undefined ? undefined : Number(n) * (sign === "−" ? -1 : 1);
});

export const abilityStatics: readonly Phrase<StaticSentence>[] = [
  sentence("{whose} activated abilities {cant}.", { whose: possessed, cant: mana }, ({ whose, cant }) =>
    staticRules(ruled(whose, cant)),
  ),
  sentence(
    "loyalty abilities of {what} cost {by} more to activate.",
    { what: permanents.many, by: manaCost },
    ({ what, by }) =>
      staticRules({ rule: "costs", what: what.filter, kind: "loyalty", change: { change: "more", mana: by } }),
  ),
  sentence(`${LOYALTY_TWICE} each turn rather than only once.`, { what: noun.many }, ({ what }) =>
    staticRules(twice(everything(what))),
  ),
  sentence("{whose} loyalty abilities can't be activated.", { whose: possessed }, ({ whose }) =>
    staticRules({ rule: "cantActivate", of: whose, kind: "loyalty" }),
  ),
];

export const loyaltyVerbs: readonly Forms<Instruction>[] = [
  // 606.4: as many loyalty counters are put on it, or removed from it.
  rulesFor<Instruction>().inflected("{n}", { n: loyaltySymbol }, ({ n }, { subject }) => {
    const [kind, self] = ["loyalty", { objects: { what: "self" } }] as const;
    if (subject.who !== "you") return unbound("whose loyalty?");
    return [
      n < 0 ? { do: "removeCounters", kind, count: -n, from: self } : { do: "putCounters", kind, count: n, on: self },
    ];
  }),
  rulesFor<Instruction>().inflected(
    "may activate {whose} loyalty ability {n} more times this turn",
    { whose: possessed, n: numberWord },
    ({ whose, n }, { subject }) =>
      subject.who === "you"
        ? [
            {
              ...{ do: "rule", duration: "endOfTurn" },
              rules: [{ rule: "activateAsInstant", of: whose, kind: "loyalty", extra: n, more: true }],
            },
          ]
        : unbound("only whoever controls it activates it"),
  ),
];

export const abilityClauses: readonly Phrase<Instruction>[] = [
  instruction(`${LOYALTY_TWICE} this turn rather than only once`, { what: noun.many }, ({ what }) => [
    { do: "rule", rules: [twice(everything(what))], duration: "endOfTurn" },
  ]),
  instruction(
    "you may activate loyalty abilities of {what} twice this turn rather than only once",
    { what: oneOf(() => [objects.one]) },
    ({ what }) => [{ do: "rule", rules: [twice(what)], duration: "endOfTurn" }],
  ),
  instruction(
    "{whose} activated abilities {cant} {duration}",
    { whose: possessed, cant: mana, duration },
    ({ whose, cant, duration }) => [{ do: "rule", rules: [ruled(whose, cant)], duration }],
  ),
];
