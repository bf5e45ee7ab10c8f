import type { CostChange } from "../../../engine/abilities/rules/costs.ts";
import { forEach } from "../../amounts/forEach.ts";
import { unbound } from "../../bind/unbound.ts";
import { mana } from "../../costs/mana.ts";
import { amount, condition, noun } from "../../hubs.ts";
import { opt, type Phrase, rulesFor } from "../../kernel/index.ts";
import type { StaticSentence } from "../../meanings.ts";
import { and } from "../../nouns/filters.ts";
import { isOfSpells, ofSpells, permanents } from "../../nouns/kinds.ts";
import { enchanted, namedSelf as self } from "../../references/named.ts";
import { digits, numberWord } from "../../vocabulary/numbers.ts";
import { staticRules } from "../staticEffects.ts";
import { more, own } from "./changes.ts";
import { activator, CURRENT, castMethod, costly, eachCaster, eachCostly, payer } from "./costly.ts";
import { costsOfItself } from "./ofItself.ts";

/** Static abilities about what spells and abilities cost (118.7-9, 601.2f). */

const { rule, deferred } = rulesFor<StaticSentence>();

export const costStatics: readonly Phrase<StaticSentence>[] = [
  // 903.8
  rule(
    "your commander costs {mana} less to cast for each time it's been cast from the command zone this game.",
    { mana },
    ({ mana }) =>
      staticRules({
        rule: "costs",
        what: and([{ is: "spell" }, { is: "commander" }, { is: "ownedBy", who: { who: "you" } }]),
        who: { who: "you" },
        kind: "spell",
        change: {
          change: "less",
          mana,
          times: { amount: "commanderCasts", of: { what: "current" }, player: { who: "you" } },
        },
      }),
  ),
  ...(
    [
      ["target", { amount: "targets", of: { what: "self" } }],
      [
        "target beyond the first",
        { amount: "greatest", of: [0, { amount: "minus", from: { amount: "targets", of: { what: "self" } }, of: 1 }] },
      ],
    ] as const
  ).map(([words, times]) =>
    rule(`{self} costs {mana} {more} to cast for each ${words}.`, { self, mana, more }, ({ mana, more }) =>
      own({ change: more, mana, times }),
    ),
  ),
  deferred(
    "{spells} cost {X} {more} to cast, where X is {is}.",
    { spells: costly, more, is: amount },
    ({ spells, more, is }, scope) => {
      const what = spells.bind(scope);
      const change = more.bind(scope);
      return staticRules({
        rule: "costs",
        ...what,
        kind: "spell",
        change: { change, mana: "{1}", times: is.bind(scope) },
      });
    },
  ),
  // 118.9, 601.2f: of spells that are cast in this way.
  rule(
    "{method} costs {who} cost {mana} {more}.",
    { method: castMethod, who: payer, mana, more },
    ({ method, who, mana, more }) =>
      staticRules({
        rule: "costs",
        what: { is: "spell" },
        ...who,
        kind: "spell",
        method,
        change: { change: more, mana },
      }),
  ),
  rule(
    "each {what} that would cost less than {n} mana to cast costs {same} mana to cast.",
    {
      what: noun.one,
      n: numberWord,
      same: numberWord,
    },
    ({ what, n, same }) => {
      if (n !== same || !isOfSpells(what)) unbound("another cost than the least");
      return staticRules({ rule: "costs", what: what.filter, kind: "spell", change: { change: "least", total: n } });
    },
  ),
  rule(
    "each spell costs {mana} {more} to cast except during its controller's turn.",
    { mana, more },
    ({ mana, more }) =>
      staticRules({
        rule: "costs",
        what: { is: "spell" },
        who: { who: "others", than: { who: "activePlayer" } },
        kind: "spell",
        change: { change: more, mana },
      }),
  ),
  rule("{spells} costs {mana} {more} to cast.", { spells: eachCostly, mana, more }, ({ spells, mana, more }) =>
    staticRules({ rule: "costs", ...spells, kind: "spell", change: { change: more, mana } }),
  ),
  rule("{spells} cost {mana} {more} to cast.", { spells: costly, mana, more }, ({ spells, mana, more }) =>
    staticRules({ rule: "costs", ...spells, kind: "spell", change: { change: more, mana } }),
  ),
  rule(
    "{spells} cost {mana} {more} to cast as long as {test}.",
    { spells: costly, mana, more, test: condition },
    ({ spells, mana, more, test }) => ({
      ...staticRules({ rule: "costs", ...spells, kind: "spell", change: { change: more, mana } }),
      if: test,
    }),
  ),
  rule(
    "{spells} cost {mana} {more} to cast and can't be countered.",
    { spells: costly, mana, more },
    ({ spells, mana, more }) =>
      staticRules(
        { rule: "costs", ...spells, kind: "spell", change: { change: more, mana } },
        {
          rule: "cantBeCountered",
          what: spells.who === undefined ? spells.what : and([spells.what, { is: "controlledBy", who: spells.who }]),
        },
      ),
  ),
  rule(
    "{spells} cost {mana} less to cast. this effect reduces only the amount of colored mana you pay.",
    { spells: costly, mana },
    ({ spells, mana }) =>
      staticRules({ rule: "costs", ...spells, kind: "spell", change: { change: "less", mana, colored: true } }),
  ),
  rule(
    "{spells} cost {mana} {more} to cast for each {of}.",
    { spells: costly, mana, more, of: forEach },
    ({ spells, mana, more, of }) =>
      staticRules({ rule: "costs", ...spells, kind: "spell", change: { change: more, mana, times: of } }),
  ),
  rule(
    "each {spell} you cast costs {mana} {more} to cast for each {what} it targets.",
    { spell: noun.one, mana, more, what: permanents.one },
    ({ spell, mana, more, what }) =>
      staticRules({
        rule: "costs",
        what: ofSpells(spell),
        who: { who: "you" },
        kind: "spell",
        change: { change: more, mana, times: { amount: "targets", of: CURRENT, filter: what.filter } },
      }),
  ),
  // 601.2f: each of those spells by what it targets.
  rule(
    "{spells} cost {mana} {more} to cast for each target.",
    { spells: costly, mana, more },
    ({ spells, mana, more }) =>
      staticRules({
        rule: "costs",
        ...spells,
        kind: "spell",
        change: { change: more, mana, times: { amount: "targets", of: CURRENT } },
      }),
  ),
  // 601.2f: for each of those spells, what it or its controller has.
  deferred(
    "each {what} {by} costs {mana} {more} to cast for each {of}.",
    { what: noun.one, by: opt(eachCaster), mana, more, of: forEach },
    ({ what, by, mana, more, of }, scope) => {
      const spell = what.bind(scope);
      const who = by.bind(scope) ?? {};
      const cost = { mana: mana.bind(scope), change: more.bind(scope) };
      scope.mention({ ref: CURRENT, number: "one", nouns: ["spell"], literal: true });
      if (who.who?.who === "each") scope.mentionPlayer({ who: "controllerOf", of: CURRENT });
      const change: CostChange = { ...cost, times: of.bind(scope) };
      return staticRules({ rule: "costs", what: ofSpells(spell), ...who, kind: "spell", change });
    },
  ),
  // What is said of both is told of the spells first.
  rule(
    "{spells} cost {mana} {more} to cast and abilities {who} cost {other} {also} to activate unless they're mana abilities.",
    { spells: costly, mana, more, who: activator, other: mana, also: more },
    ({ spells, mana, more, who, other, also }) =>
      staticRules(
        { rule: "costs", ...spells, kind: "spell", change: { change: more, mana } },
        {
          rule: "costs",
          what: { is: "any" },
          who,
          kind: "ability",
          exceptMana: true,
          change: { change: also, mana: other },
        },
      ),
  ),
  rule(
    "{spells} that target {host} cost {mana} {more} to cast.",
    { spells: costly, host: enchanted, mana, more },
    (said) =>
      staticRules({
        rule: "costs",
        ...said.spells,
        what: and([said.spells.what, { is: "targets", objects: { is: "among", of: said.host } }]),
        kind: "spell",
        change: { change: said.more, mana: said.mana },
      }),
  ),
  rule("{spells} during your turn cost {mana} {more} to cast.", { spells: costly, mana, more }, (said) => ({
    effects: [
      {
        static: "rule",
        rule: { rule: "costs", ...said.spells, kind: "spell", change: { change: said.more, mana: said.mana } },
      },
    ],
    if: { if: "turnOf", who: { who: "you" } },
  })),
  rule(
    "{spells} that target {self} cost an additional {n} life to cast.",
    { spells: costly, self, n: digits },
    ({ spells: { what, who }, n }) =>
      staticRules({
        rule: "additionalCost",
        what: and([what, { is: "targets", objects: { is: "self" } }]),
        ...(who && { who }),
        cost: [{ pay: "life", amount: n }],
      }),
  ),
  rule(
    "{spells} that target {self} cost {mana} {more} to cast.",
    { spells: costly, self, mana, more },
    ({ spells, mana, more }) =>
      staticRules({
        rule: "costs",
        ...spells,
        what: { is: "and", of: [spells.what, { is: "targets", objects: { is: "self" } }] },
        kind: "spell",
        change: { change: more, mana },
      }),
  ),
  rule("{spells} that target it cost {mana} {more} to cast.", { spells: costly, mana, more }, (said, scope) =>
    staticRules({
      rule: "costs",
      ...said.spells,
      what: and([said.spells.what, { is: "targets", objects: { is: "among", of: scope.pronoun("one") } }]),
      kind: "spell",
      change: { change: said.more, mana: said.mana },
    }),
  ),
  ...costsOfItself,
];
