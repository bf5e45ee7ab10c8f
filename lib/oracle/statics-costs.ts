import type { Cost } from "../engine/abilities/costs.ts";
import type { Filter } from "../engine/abilities/filters.ts";
import type { CostChange, Rule } from "../engine/abilities/statics.ts";
import { abilities } from "./abilities-granted.ts";
import { forEach } from "./amounts.ts";
import { unbound } from "./bind/scope.ts";
import { costVerbs, mana } from "./costs.ts";
import { amount, condition, noun } from "./hubs.ts";
import { oneOf, type Phrase, rulesFor, words } from "./kernel.ts";
import type { StaticSentence } from "./meanings.ts";
import { namedSelf as self } from "./references.ts";
import { subtype } from "./vocabulary/qualities.ts";

/** Static abilities about what spells and abilities cost (118.7-9, 601.2f). */

const { rule } = rulesFor<StaticSentence>();

const more = words<"more" | "less">([
  ["more", "more"],
  ["less", "less"],
]);

const own = (change: CostChange): StaticSentence => ({
  effects: [{ static: "rule", rule: { rule: "costs", what: { is: "self" }, kind: "spell", change } }],
  from: "everywhere",
});
const additional = (cost: readonly Cost[], optional = false): StaticSentence => ({
  effects: [
    { static: "rule", rule: { rule: "additionalCost", what: { is: "self" }, cost, ...(optional ? { optional } : {}) } },
  ],
  from: "everywhere",
});

type Caster = Pick<Extract<Rule, { rule: "costs" }>, "who">;
const caster = words<Caster>([
  ["you cast", { who: { who: "you" } }],
  ["your opponents cast", { who: { who: "opponents" } }],
]);

const spells: Phrase<Pick<Extract<Rule, { rule: "costs" }>, "who" | "what">> = oneOf(() => [
  rulesFor<Pick<Extract<Rule, { rule: "costs" }>, "who" | "what">>().rule(
    "{what} {by}",
    { what: noun.many, by: caster },
    ({ what, by }) => ({ what: what.filter, ...by }),
  ),
  rulesFor<Pick<Extract<Rule, { rule: "costs" }>, "who" | "what">>().rule(
    "{what}",
    { what: noun.many },
    ({ what }) => ({ what: what.filter }),
  ),
]);

export const costStatics: readonly Phrase<StaticSentence>[] = [
  rule("{self} costs {mana} {more} to cast.", { self, mana, more }, ({ mana, more }) => own({ change: more, mana })),
  rule("{self} costs {mana} {more} to cast for each {of}.", { self, mana, more, of: forEach }, ({ mana, more, of }) =>
    own({ change: more, mana, times: of }),
  ),
  rule(
    "{self} costs {mana} {more} to cast if {test}.",
    { self, mana, more, test: condition },
    ({ mana, more, test }) => ({
      ...own({ change: more, mana }),
      if: test,
    }),
  ),
  rule("{spells} cost {mana} {more} to cast.", { spells, mana, more }, ({ spells, mana, more }) => ({
    effects: [{ static: "rule", rule: { rule: "costs", ...spells, kind: "spell", change: { change: more, mana } } }],
  })),
  rule("you may {cost} rather than pay {self} 's mana cost.", { cost: costVerbs, self }, ({ cost }) => ({
    effects: [{ static: "rule", rule: { rule: "alternativeCost", what: { is: "self" }, cost } }],
    from: "everywhere",
  })),
  rule(
    "if {test}, you may {cost} rather than pay {self} 's mana cost.",
    { test: condition, cost: costVerbs, self },
    ({ test, cost }) => ({
      effects: [{ static: "rule", rule: { rule: "alternativeCost", what: { is: "self" }, cost, condition: test } }],
      from: "everywhere",
    }),
  ),
  rule("if {test}, you may cast {self} without paying its mana cost.", { test: condition, self }, ({ test }) => ({
    effects: [{ static: "rule", rule: { rule: "alternativeCost", what: { is: "self" }, cost: [], condition: test } }],
    from: "everywhere",
  })),
  rule("{self} costs {X} less to cast, where X is {is}.", { self, is: amount }, ({ is }) =>
    own({ change: "less", mana: "{1}", times: is }),
  ),
  rule(
    "{spells} that target {self} cost {mana} {more} to cast.",
    { spells, self, mana, more },
    ({ spells, mana, more }) => ({
      effects: [
        {
          static: "rule",
          rule: {
            rule: "costs",
            ...spells,
            what: { is: "and", of: [spells.what, { is: "targets", objects: { is: "self" } }] },
            kind: "spell",
            change: { change: more, mana },
          },
        },
      ],
    }),
  ),
  rule("{what} you cast have {abilities}.", { what: noun.many, abilities }, ({ what, abilities }) => {
    if (what.nouns[0] !== "spell") unbound("only spells are cast");
    const filter: Filter = { is: "and", of: [what.filter, { is: "controlledBy", who: { who: "you" } }] };
    return {
      effects: [
        {
          static: "modify",
          affects: { what: "all", filter, in: "stack" },
          modifications: abilities.map((ability) => ({ modify: "addAbility", ability })),
        },
      ],
    };
  }),
  rule(
    "{a} spells and {b} spells you cast cost {mana} {more} to cast.",
    { a: oneOf(() => [subtype.one]), b: oneOf(() => [subtype.one]), mana, more },
    ({ a, b, mana, more }) => ({
      effects: [
        {
          static: "rule",
          rule: {
            rule: "costs",
            what: {
              is: "and",
              of: [
                { is: "spell" },
                {
                  is: "or",
                  of: [
                    { is: "subtype", subtype: a },
                    { is: "subtype", subtype: b },
                  ],
                },
              ],
            },
            who: { who: "you" },
            kind: "spell",
            change: { change: more, mana },
          },
        },
      ],
    }),
  ),
  rule("as an additional cost to cast this spell, {cost}.", { cost: costVerbs }, ({ cost }) => additional(cost)),
  rule("as an additional cost to cast this spell, you may {cost}.", { cost: costVerbs }, ({ cost }) =>
    additional(cost, true),
  ),
];
