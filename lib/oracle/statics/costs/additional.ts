import type { Amount } from "../../../engine/abilities/amounts.ts";
import type { Cost, CostObjects } from "../../../engine/abilities/costs.ts";
import type { Filter } from "../../../engine/abilities/filters.ts";
import type { Players, Zone } from "../../../engine/abilities/references.ts";
import type { StaticEffect } from "../../../engine/abilities/statics.ts";
import { sameData, someNode } from "../../../engine/abilities/visit.ts";
import { unbound } from "../../bind/unbound.ts";
import { costVerbs } from "../../costs/costs.ts";
import { mana } from "../../costs/mana.ts";
import { noun } from "../../hubs.ts";
import { oneOf, type Phrase, rulesFor, words } from "../../kernel/index.ts";
import type { StaticSentence } from "../../meanings.ts";
import { isOfSpells, permanents } from "../../nouns/kinds.ts";
import { color, counterKind } from "../../vocabulary/qualities.ts";
import { staticRules } from "../staticEffects.ts";

/** Static abilities that add to what spells cost (118.8), and what they say comes of it. */

const { rule } = rulesFor<StaticSentence>();

const additional = (cost: readonly Cost[], optional = false): StaticSentence => ({
  effects: [
    { static: "rule", rule: { rule: "additionalCost", what: { is: "self" }, cost, ...(optional ? { optional } : {}) } },
  ],
  from: "everywhere",
});

/** What may be paid besides for spells of others than itself, once or any number of times. */
interface Added {
  readonly cost: readonly Cost[];
  readonly repeatable?: true;
}
const { rule: addedRule } = rulesFor<Added>();
const added: Phrase<Added> = oneOf(() => [
  addedRule("{cost}", { cost: costVerbs }, ({ cost }) => ({ cost })),
  words<Added>([["pay any amount of mana", { cost: [{ pay: "mana", mana: "{1}" }], repeatable: true }]]),
]);

/** How often it was paid for these, to the source of the ability (607.2i). */
const timesPaid = (spell: "current" | "entering"): Amount => ({
  amount: "timesPaid",
  name: "additional",
  for: spell === "current" ? { what: "current" } : { what: "event", role: "object" },
});

/** What comes of it for the spells that it was paid for: an effect of the same ability. */
type Result = (spells: Filter, added: Added) => StaticEffect;
const { rule: resultRule } = rulesFor<Result>();
const result: Phrase<Result> = oneOf(() => [
  // 614.1c: an effect of the permanent it was paid to, which is looked at as the creature enters.
  resultRule(
    "if you do, that creature enters with that many additional {kind} counters on it.",
    { kind: counterKind },
    ({ kind }) =>
      (spells, { repeatable }) =>
        repeatable && isOfCreatures(spells)
          ? {
              static: "replace",
              replacement: {
                of: { on: "move", object: { is: "any" }, to: "battlefield" },
                if: { if: "compare", amount: timesPaid("entering"), value: { compare: ">=", to: 1 } },
                instead: { by: "entering", entering: { counters: [{ kind, count: timesPaid("entering") }] } },
              },
            }
          : unbound("how many, and which creature?"),
  ),
  resultRule(
    "those spells cost {mana} less to cast if you paid life this way. this effect reduces only the amount of {color} mana you pay.",
    { mana, color },
    ({ mana, color }) =>
      (what, { cost, repeatable }) =>
        mana === `{${color}}` && !repeatable && cost.some(({ pay }) => pay === "life")
          ? {
              static: "rule",
              rule: {
                rule: "costs",
                what,
                who: { who: "you" },
                kind: "spell",
                change: { change: "less", mana, times: timesPaid("current"), colored: true },
              },
            }
          : unbound("no life is paid, or other mana is meant"),
  ),
]);
const isOfCreatures = (spells: Filter): boolean =>
  someNode("filter", spells, { filter: (one) => one.is === "type" && one.type === "creature" });

const others = words<Players>([
  ["your opponents", { who: "opponents" }],
  ["players", { who: "each" }],
  ["you", { who: "you" }],
]);

const OWN = { what: { is: "self" } } as const;
const oneOfThese = (filter: Filter, zone?: Zone): CostObjects => ({
  what: "chosen",
  filter,
  ...(zone && { in: zone }),
  count: { min: 1, max: 1 },
});
/** As often as is announced, and so much less for each. */
const lessForEach = (one: Cost, mana: string): StaticSentence => ({
  effects: [
    { static: "rule", rule: { rule: "additionalCost", ...OWN, cost: [one], optional: true, repeatable: true } },
    {
      static: "rule",
      rule: {
        rule: "costs",
        ...OWN,
        kind: "spell",
        change: { change: "less", mana, times: { amount: "timesPaid", name: "additional" } },
      },
    },
  ],
  from: "everywhere",
});

export const additionalCosts: readonly Phrase<StaticSentence>[] = [
  rule("as an additional cost to cast this spell, {cost}.", { cost: costVerbs }, ({ cost }) => additional(cost)),
  // 601.2f: of spells of others, too.
  rule(
    "as an additional cost to cast {spells}, {who} {cost}.",
    { spells: noun.many, who: others, cost: costVerbs },
    ({ spells, who, cost }) =>
      isOfSpells(spells) && spells.of === undefined
        ? staticRules({ rule: "additionalCost", what: spells.filter, who, cost })
        : unbound("only spells are cast"),
  ),
  rule("as an additional cost to cast this spell, you may {cost}.", { cost: costVerbs }, ({ cost }) =>
    additional(cost, true),
  ),
  // 601.2b, 601.2f: how many is announced, and so is known before any of them is exiled.
  rule(
    "as an additional cost to cast this spell, you may exile any number of {what}. this spell costs {mana} less to cast for each card exiled this way.",
    { what: noun.many, mana },
    ({ what, mana }) =>
      what.card === true && what.in === "hand" && what.of?.who === "you"
        ? lessForEach({ pay: "exile", what: oneOfThese(what.filter, "hand") }, mana)
        : unbound("cards from your hand"),
  ),
  rule(
    "as an additional cost to cast this spell, you may sacrifice any number of {what}. this spell costs {mana} less to cast for each {so} sacrificed this way.",
    { what: permanents.many, mana, so: permanents.one },
    ({ what, mana, so }) =>
      so.filter.is === "any" || sameData(so.filter, what.filter)
        ? lessForEach({ pay: "sacrifice", what: oneOfThese(what.filter) }, mana)
        : unbound("something else is sacrificed"),
  ),
  rule(
    "as an additional cost to cast this spell, you may {cost} any number of times.",
    { cost: costVerbs },
    ({ cost }) => ({
      effects: [{ static: "rule", rule: { rule: "additionalCost", ...OWN, cost, optional: true, repeatable: true } }],
      from: "everywhere",
    }),
  ),
  rule(
    "as an additional cost to cast {spells}, you may {added}. {result}",
    { spells: noun.many, added, result },
    ({ spells, added, result }) => {
      if (!isOfSpells(spells) || spells.of !== undefined) return unbound("only spells are cast");
      const rule = { rule: "additionalCost", what: spells.filter, who: { who: "you" }, optional: true } as const;
      return { effects: [{ static: "rule", rule: { ...rule, ...added } }, result(spells.filter, added)] };
    },
  ),
];
