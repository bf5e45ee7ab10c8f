import type { Filter } from "../../engine/abilities/filters.ts";
import type { CostChange, Rule, StaticEffect } from "../../engine/abilities/statics.ts";
import { forEach } from "../amounts/for-each.ts";
import { oneOf, type Phrase, rulesFor, words } from "../kernel/index.ts";
import { mana } from "../lines/costs.ts";
import type { StaticSentence } from "../meanings.ts";
import { and } from "../nouns/filters.ts";
import { permanents } from "../nouns/kinds.ts";
import { enchanted, namedSelf as self } from "../references/named.ts";
import { activator, more } from "./costs.ts";

/** What it costs to activate abilities, by what they target or are called (602.2b), and to foretell (116.2h). */

const { rule } = rulesFor<StaticSentence>();
const aim: Phrase<Filter> = oneOf(() => [
  rulesFor<Filter>().rule("{self}", { self }, () => ({ is: "self" })),
  rulesFor<Filter>().rule("{host}", { host: enchanted }, ({ host }) => ({ is: "among", of: host })),
  rulesFor<Filter>().rule("a {what}", { what: permanents.one }, ({ what }) => what.filter),
  rulesFor<Filter>().rule("{what}", { what: permanents.many }, ({ what }) => what.filter),
]);
const namedAbility = words<"exhaust" | "power-up" | "boast">([
  ["exhaust", "exhaust"],
  ["power-up", "power-up"],
  ["boast", "boast"],
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
export const activatingCosts: readonly Phrase<StaticSentence>[] = [
  rule(
    "{which} that target {aim} cost {mana} {more} to activate.",
    { which: aimedAbilities, aim, mana, more },
    (said) => ({
      effects: [
        {
          static: "rule",
          rule: { rule: "costs", ...said.which, aimed: said.aim, change: { change: said.more, mana: said.mana } },
        },
      ],
    }),
  ),
  rule(
    "{self} 's equip ability costs {mana} less to activate if it targets {aim}.",
    { self, mana, aim },
    ({ mana, aim }) => ({
      effects: [
        {
          static: "rule",
          rule: { rule: "costs", what: { is: "self" }, kind: "equip", aimed: aim, change: { change: "less", mana } },
        },
      ],
    }),
  ),
  rule(
    "{kind} abilities of {what} cost {mana} {more} to activate.",
    { kind: namedAbility, what: permanents.many, mana, more },
    (said) => ({
      effects: [
        {
          static: "rule",
          rule: {
            rule: "costs",
            what: and([said.what.filter, { is: "inZone", zone: "battlefield" }]),
            kind: said.kind,
            change: { change: said.more, mana: said.mana },
          },
        },
      ],
    }),
  ),
  rule(
    "{kind} abilities {who} cost {mana} {more} to activate.",
    { kind: namedAbility, who: activator, mana, more },
    (said) => ({
      effects: [
        {
          static: "rule",
          rule: {
            rule: "costs",
            what: { is: "any" },
            who: said.who,
            kind: said.kind,
            change: { change: said.more, mana: said.mana },
          },
        },
      ],
    }),
  ),
  rule(
    "{kind} abilities {who} cost {mana} {more} to activate for each {of}.",
    { kind: namedAbility, who: activator, mana, more, of: forEach },
    (said) => ({
      effects: [
        {
          static: "rule",
          rule: {
            rule: "costs",
            what: { is: "any" },
            who: said.who,
            kind: said.kind,
            change: { change: said.more, mana: said.mana, times: said.of },
          },
        },
      ],
    }),
  ),
  // 702.142a
  rule("{what} can boast twice during each of your turns rather than once.", { what: permanents.many }, ({ what }) => ({
    effects: [
      {
        static: "rule",
        rule: { rule: "timesPerTurn", of: { what: "all", filter: what.filter }, keyword: "boast", times: 2 },
      },
    ],
  })),
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
  rule("plotting cards from your hand costs {mana} {more}.", { mana, more }, ({ mana, more }) => ({
    effects: [
      {
        static: "rule",
        rule: {
          rule: "costs",
          what: { is: "inZone", zone: "hand" },
          who: { who: "you" },
          kind: "plot",
          change: { change: more, mana },
        },
      },
    ],
  })),
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
