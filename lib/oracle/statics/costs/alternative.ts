import { unbound } from "../../bind/unbound.ts";
import { costVerbs } from "../../costs/costs.ts";
import { condition, noun } from "../../hubs.ts";
import { type Phrase, rulesFor } from "../../kernel/index.ts";
import type { StaticSentence } from "../../meanings.ts";
import { isOfSpells } from "../../nouns/kinds.ts";
import { namedSelf as self, selfOrIt } from "../../references/named.ts";
import { staticRules } from "../staticEffects.ts";

/** What may be paid rather than the mana cost of spells (118.9). */

const { rule, deferred } = rulesFor<StaticSentence>();
export const alternativeCosts: readonly Phrase<StaticSentence>[] = [
  rule("you may {cost} rather than pay {self} 's mana cost.", { cost: costVerbs, self }, ({ cost }) => ({
    effects: [{ static: "rule", rule: { rule: "alternativeCost", what: { is: "self" }, cost } }],
    from: "everywhere",
  })),
  rule(
    "you may {cost} rather than pay {self} 's mana cost if {test}.",
    { cost: costVerbs, self, test: condition },
    ({ test, cost }) => ({
      effects: [{ static: "rule", rule: { rule: "alternativeCost", what: { is: "self" }, cost, condition: test } }],
      from: "everywhere",
    }),
  ),
  rule(
    "if {test}, rather than pay {self} 's mana cost, you may {cost}.",
    { test: condition, self, cost: costVerbs },
    ({ test, cost }) => ({
      effects: [{ static: "rule", rule: { rule: "alternativeCost", what: { is: "self" }, cost, condition: test } }],
      from: "everywhere",
    }),
  ),
  rule(
    "if {test}, you may {cost} rather than pay {self} 's mana cost.",
    { test: condition, cost: costVerbs, self },
    ({ test, cost }) => ({
      effects: [{ static: "rule", rule: { rule: "alternativeCost", what: { is: "self" }, cost, condition: test } }],
      from: "everywhere",
    }),
  ),
  rule(
    "you may {cost} rather than pay the mana cost for {what} you cast.",
    { cost: costVerbs, what: noun.many },
    ({ cost, what }) =>
      isOfSpells(what)
        ? staticRules({ rule: "alternativeCost", what: what.filter, who: { who: "you" }, cost })
        : unbound("only spells are cast"),
  ),
  // 118.9: rather than the mana cost of spells cast from wherever they may be cast.
  ...(
    [
      ["you may", { who: "you" }],
      ["any player may", { who: "each" }],
      ["players may", { who: "each" }],
    ] as const
  ).flatMap(([words, who]) =>
    (
      [
        ["", {}],
        [" and as though they had flash", { flash: true }],
      ] as const
    ).map(([more, how]) =>
      rule(`${words} cast {what} without paying their mana costs${more}.`, { what: noun.many }, ({ what }) =>
        isOfSpells(what)
          ? staticRules({ rule: "alternativeCost", what: what.filter, who, cost: [], ...how })
          : unbound("only spells are cast"),
      ),
    ),
  ),
  deferred(
    "rather than pay the mana cost for a {what}, its controller may {cost}.",
    { what: noun.one, cost: costVerbs },
    ({ what, cost }, scope) => {
      const spell = what.bind(scope);
      if (!isOfSpells(spell)) return unbound("only spells are cast");
      scope.mention({ ref: { what: "self" }, number: "one", nouns: ["spell"] });
      const costs = cost.bind(scope);
      return staticRules({ rule: "alternativeCost", what: spell.filter, who: { who: "each" }, cost: costs });
    },
  ),
  rule("if {test}, you may cast {it} without paying its mana cost.", { test: condition, it: selfOrIt }, ({ test }) => ({
    effects: [{ static: "rule", rule: { rule: "alternativeCost", what: { is: "self" }, cost: [], condition: test } }],
    from: "everywhere",
  })),
];
