import type { Filter } from "../../../engine/abilities/filters.ts";
import type { Zone } from "../../../engine/abilities/references.ts";
import type { CostChange } from "../../../engine/abilities/rules/costs.ts";
import type { Rule } from "../../../engine/abilities/rules.ts";
import type { StaticEffect } from "../../../engine/abilities/statics.ts";
import { someNode } from "../../../engine/abilities/visit.ts";
import { forEach } from "../../amounts/forEach.ts";
import { unbound } from "../../bind/unbound.ts";
import { mana } from "../../costs/mana.ts";
import { amount, condition, noun, objects } from "../../hubs.ts";
import { oneOf, type Phrase, rulesFor, words } from "../../kernel/index.ts";
import type { Noun, StaticSentence } from "../../meanings.ts";
import { and } from "../../nouns/filters.ts";
import { permanents } from "../../nouns/kinds.ts";
import { enchanted, namedSelf as self } from "../../references/named.ts";
import { namedAbility } from "../../vocabulary/abilityNames.ts";
import { joined } from "../predicates.ts";
import { staticEffects, staticRules } from "../staticEffects.ts";
import { more } from "./changes.ts";
import { activator } from "./costly.ts";

/** What it costs to activate abilities, by whose, what they target or are called (602.2b), to unlock, unmorph and foretell. */

const { rule, deferred } = rulesFor<StaticSentence>();

const keywordAbility = words<"equip" | "cycling" | "ninjutsu">([
  ["equip", "equip"],
  ["cycling", "cycling"],
  ["ninjutsu", "ninjutsu"],
]);
type AbilityCosts = Pick<Extract<Rule, { rule: "costs" }>, "what" | "who" | "exceptMana">;
const { rule: which } = rulesFor<AbilityCosts>();
/** Of permanents, or of cards where the noun says so (113.6). */
const sourcesOf = ({ filter, in: zone, of, card, nouns, fromEach }: Noun): AbilityCosts => {
  if (fromEach === true) return unbound("so many of each graveyard");
  if (someNode("filter", filter, { filter: ({ is }) => is === "targets" })) return unbound("said of the abilities");
  if (nouns[0] === "source") return { what: filter };
  if (zone !== undefined && (card !== true || typeof zone !== "string")) return unbound("of what is elsewhere");
  const owned: readonly Filter[] = of === undefined ? [] : [{ is: "ownedBy", who: of }];
  return { what: and([filter, { is: "inZone", zone: (zone as Zone | undefined) ?? "battlefield" }, ...owned]) };
};
/** Whose activated abilities cost more or less. */
const activatedAbilities: Phrase<AbilityCosts> = oneOf(() => [
  which("activated abilities", {}, () => ({ what: { is: "any" } })),
  which("activated abilities of {what}", { what: noun.many }, ({ what }) => sourcesOf(what)),
  which("activated abilities of {what} that aren't mana abilities", { what: noun.many }, ({ what }) => ({
    ...sourcesOf(what),
    exceptMana: true,
  })),
  which("activated abilities of {what}", { what: enchanted }, ({ what }) => ({ what: { is: "among", of: what } })),
  which("{what} 's activated abilities", { what: enchanted }, ({ what }) => ({ what: { is: "among", of: what } })),
  which("abilities {who}", { who: activator }, ({ who }) => ({ what: { is: "any" }, who })),
  which("abilities you activate that aren't mana abilities", {}, () => ({
    what: { is: "any" },
    who: { who: "you" },
    exceptMana: true,
  })),
]);
const abilityCosts = (which: AbilityCosts, change: CostChange): StaticSentence =>
  staticRules({ rule: "costs", ...which, kind: "ability", change });

const aim: Phrase<Filter> = oneOf(() => [
  rulesFor<Filter>().rule("{self}", { self }, () => ({ is: "self" })),
  rulesFor<Filter>().rule("{host}", { host: enchanted }, ({ host }) => ({ is: "among", of: host })),
  rulesFor<Filter>().rule("a {what}", { what: permanents.one }, ({ what }) => what.filter),
  rulesFor<Filter>().rule("{what}", { what: permanents.many }, ({ what }) => what.filter),
]);
type Aimed = Pick<Extract<Rule, { rule: "costs" }>, "what" | "who" | "kind">;
const { rule: aimedRule } = rulesFor<Aimed>();
const aimedAbilities: Phrase<Aimed> = oneOf(() => [
  aimedRule("abilities {who}", { who: activator }, ({ who }) => ({ what: { is: "any" }, who, kind: "ability" })),
  aimedRule("equip abilities {who}", { who: activator }, ({ who }) => ({ what: { is: "any" }, who, kind: "equip" })),
  aimedRule("activated abilities of {what}", { what: permanents.many }, ({ what }) => ({
    what: and([what.filter, { is: "inZone", zone: "battlefield" }]),
    kind: "ability",
  })),
]);
const foretelling = (change: CostChange): StaticEffect => ({
  static: "rule",
  rule: { rule: "costs", what: { is: "any" }, who: { who: "you" }, kind: "foretell", change },
});
/** Of them all, of keyword abilities, and of such as target something: "equip abilities you activate that target this creature". */
export const activatingCosts: readonly Phrase<StaticSentence>[] = [
  rule(
    "{kind} abilities you activate cost {mana} {more} to activate.",
    { kind: keywordAbility, mana, more },
    ({ kind, mana, more }) =>
      staticRules({ rule: "costs", what: { is: "any" }, who: { who: "you" }, kind, change: { change: more, mana } }),
  ),
  // Of permanents first, and at the same time.
  deferred(
    "{what} {said} and {kind} abilities you activate cost {mana} {more} to activate.",
    { what: objects.many, said: joined.many, kind: keywordAbility, mana, more },
    ({ what, said, kind, mana, more }, scope) => {
      const of = what.bind(scope);
      const change = { change: more.bind(scope), mana: mana.bind(scope) };
      const costs: Rule = { rule: "costs", what: { is: "any" }, who: { who: "you" }, kind: kind.bind(scope), change };
      return { effects: [...staticEffects(said.bind(scope), of, scope), { static: "rule", rule: costs }] };
    },
  ),
  // 702.6a, 702.37e: what is paid for a keyword's ability, or as a permanent is turned face up.
  rule("{kind} costs you pay cost {mana} {more}.", { kind: keywordAbility, mana, more }, ({ kind, mana, more }) =>
    staticRules({ rule: "costs", what: { is: "any" }, who: { who: "you" }, kind, change: { change: more, mana } }),
  ),
  // 709.5e
  rule("unlock costs you pay cost {mana} {more}.", { mana, more }, ({ mana, more }) =>
    staticRules({
      rule: "costs",
      what: { is: "any" },
      who: { who: "you" },
      kind: "unlock",
      change: { change: more, mana },
    }),
  ),
  rule("all morph costs cost {mana} {more}.", { mana, more }, ({ mana, more }) =>
    staticRules({ rule: "costs", what: { is: "any" }, kind: "morph", change: { change: more, mana } }),
  ),
  rule(
    "{which} cost {mana} {more} to activate as long as {test}.",
    { which: activatedAbilities, mana, more, test: condition },
    ({ which, mana, more, test }) => ({
      ...abilityCosts(which, { change: more, mana }),
      if: test,
    }),
  ),
  rule("{which} cost {mana} {more} to activate.", { which: activatedAbilities, mana, more }, (said) =>
    abilityCosts(said.which, { change: said.more, mana: said.mana }),
  ),
  rule(
    "{which} cost {mana} less to activate. this effect can't reduce the mana in that (cost|ability's activation cost) to less than one mana.",
    { which: activatedAbilities, mana },
    ({ which, mana }) => abilityCosts(which, { change: "less", mana, downTo: 1 }),
  ),
  ...(
    [
      ["", {}],
      [" this effect can't reduce the mana in that cost to less than one mana.", { downTo: 1 }],
    ] as const
  ).map(([rider, down]) =>
    rule(
      `{which} cost {X} less to activate, where X is {is}.${rider}`,
      { which: activatedAbilities, is: amount },
      (said) => abilityCosts(said.which, { change: "less", mana: "{1}", times: said.is, ...down }),
    ),
  ),
  rule(
    "{which} cost {mana} {more} to activate unless they're mana abilities.",
    { which: activatedAbilities, mana, more },
    (said) =>
      said.which.exceptMana === true
        ? unbound("told twice")
        : abilityCosts({ ...said.which, exceptMana: true }, { change: said.more, mana: said.mana }),
  ),
  rule(
    "{which} that target {aim} cost {mana} {more} to activate.",
    { which: aimedAbilities, aim, mana, more },
    (said) =>
      staticRules({ rule: "costs", ...said.which, aimed: said.aim, change: { change: said.more, mana: said.mana } }),
  ),
  rule(
    "{self} 's equip ability costs {mana} less to activate if it targets {aim}.",
    { self, mana, aim },
    ({ mana, aim }) =>
      staticRules({ rule: "costs", what: { is: "self" }, kind: "equip", aimed: aim, change: { change: "less", mana } }),
  ),
  rule(
    "{kind} abilities of {what} cost {mana} {more} to activate.",
    { kind: namedAbility, what: permanents.many, mana, more },
    (said) =>
      staticRules({
        rule: "costs",
        what: and([said.what.filter, { is: "inZone", zone: "battlefield" }]),
        kind: said.kind,
        change: { change: said.more, mana: said.mana },
      }),
  ),
  rule(
    "{kind} abilities {who} cost {mana} {more} to activate.",
    { kind: namedAbility, who: activator, mana, more },
    (said) =>
      staticRules({
        rule: "costs",
        what: { is: "any" },
        who: said.who,
        kind: said.kind,
        change: { change: said.more, mana: said.mana },
      }),
  ),
  rule(
    "{kind} abilities {who} cost {mana} {more} to activate for each {of}.",
    { kind: namedAbility, who: activator, mana, more, of: forEach },
    (said) =>
      staticRules({
        rule: "costs",
        what: { is: "any" },
        who: said.who,
        kind: said.kind,
        change: { change: said.more, mana: said.mana, times: said.of },
      }),
  ),
  // 702.142a
  rule("{what} can boast twice during each of your turns rather than once.", { what: permanents.many }, ({ what }) =>
    staticRules({ rule: "timesPerTurn", of: { what: "all", filter: what.filter }, keyword: "boast", times: 2 }),
  ),
  // 602.2: none before it, which would have been the first.
  ...(
    [
      ["during your turn", [{ if: "turnOf", who: { who: "you" } }]],
      ["during each of your turns", [{ if: "turnOf", who: { who: "you" } }]],
      ["each turn", []],
    ] as const
  ).map(([when, others]) =>
    rule(
      `the first activated ability you activate ${when} that targets {aim} costs {mana} {more} to activate.`,
      { aim, mana, more },
      ({ aim, mana, more }) => ({
        effects: [
          {
            static: "rule",
            rule: {
              rule: "costs",
              what: { is: "any" },
              who: { who: "you" },
              kind: "ability",
              aimed: aim,
              change: { change: more, mana },
            },
          },
        ],
        if: {
          if: "and",
          of: [
            ...others,
            {
              if: "not",
              of: {
                if: "happened",
                event: {
                  on: "activate",
                  object: { is: "any" },
                  ability: { is: "targets", objects: aim },
                  by: { who: "you" },
                },
              },
            },
          ],
        },
      }),
    ),
  ),
  // 116.2h
  rule("the first card you foretell each turn costs {mana} to foretell.", { mana }, ({ mana }) => ({
    effects: [foretelling({ change: "set", mana })],
    if: { if: "not", of: { if: "happened", event: { on: "foretell", who: { who: "you" } } } },
  })),
  rule("foretelling cards from your hand costs {mana} {more}.", { mana, more }, ({ mana, more }) => ({
    effects: [foretelling({ change: more, mana })],
  })),
  // 116.2k; 702.170f: not from elsewhere.
  rule("plotting cards from your hand costs {mana} {more}.", { mana, more }, ({ mana, more }) =>
    staticRules({
      rule: "costs",
      what: { is: "inZone", zone: "hand" },
      who: { who: "you" },
      kind: "plot",
      change: { change: more, mana },
    }),
  ),
  rule(
    "foretelling cards from your hand costs {mana} {more} and can be done on any player's turn.",
    { mana, more },
    ({ mana, more }) => ({
      effects: [
        foretelling({ change: more, mana }),
        { static: "rule", rule: { rule: "foretellOnAnyTurn", who: { who: "you" } } },
      ],
    }),
  ),
];
