import type { Filter } from "../../engine/abilities/filters.ts";
import type { KeywordName } from "../../engine/abilities/keywords.ts";
import type { Objects, Players } from "../../engine/abilities/references.ts";
import type { CostChange } from "../../engine/abilities/rules/costs.ts";
import type { Rule } from "../../engine/abilities/rules.ts";
import { forEach } from "../amounts/for-each.ts";
import { unbound } from "../bind/unbound.ts";
import { mana } from "../costs/mana.ts";
import { amount, noun } from "../hubs.ts";
import { many, oneOf, opt, type Phrase, rulesFor, words } from "../kernel/index.ts";
import type { StaticSentence } from "../meanings.ts";
import { closing } from "../nouns/describing/closing.ts";
import { having } from "../nouns/describing/having.ts";
import { that } from "../nouns/describing/that.ts";
import { and, castFrom, castFromYour, notFromYourHand, or } from "../nouns/filters.ts";
import { isOfSpells, ofSpells, permanents, spells } from "../nouns/kinds.ts";
import { enchanted, namedSelf as self } from "../references/named.ts";
import { digits, numberWord } from "../vocabulary/numbers.ts";
import { more, own } from "./cost-changes.ts";
import { costsOfItself } from "./costs-of-itself.ts";

/** Static abilities about what spells and abilities cost (118.7-9, 601.2f). */

/** Abilities of yours, theirs or of such things that target something: "equip abilities you activate that target this creature". */

const { deferred, rule } = rulesFor<StaticSentence>();

/** Alternative costs by the keyword that they are of. */
const castMethod = words<KeywordName>(
  (
    [
      "flashback",
      "dash",
      "escape",
      "overload",
      "evoke",
      "madness",
      "emerge",
      "spectacle",
      "prowl",
      "blitz",
      "bestow",
    ] as const
  ).map((one) => [one, one] as const),
);
const payer = words<{ readonly who?: Players }>([
  ["", {}],
  ["you pay", { who: { who: "you" } }],
  ["your opponents pay", { who: { who: "opponents" } }],
]);
/** Whose abilities cost more or less, by who activates them. */
export const activator = words<Players>([
  ["you activate", { who: "you" }],
  ["your opponents activate", { who: "opponents" }],
]);
type Caster = Pick<Extract<Rule, { rule: "costs" }>, "who">;
const caster = words<Caster>([
  ["you cast", { who: { who: "you" } }],
  ["your opponents cast", { who: { who: "opponents" } }],
  ["players cast", { who: { who: "each" } }],
  ["enchanted player casts", { who: { who: "enchanted" } }],
]);
const CURRENT: Objects = { what: "current" };
const eachCaster = words<Caster>([
  ["you cast", { who: { who: "you" } }],
  ["a player casts", { who: { who: "each" } }],
]);
export const whence = words<Filter>([
  ["from your graveyard", castFromYour("graveyard")],
  ["from graveyards", castFrom("graveyard")],
  ["from exile", castFrom("exile")],
  ["from your graveyard or from exile", or([castFromYour("graveyard"), castFrom("exile")])],
  ["from graveyards or from exile", or([castFrom("graveyard"), castFrom("exile")])],
  ["from your hand", castFromYour("hand")],
  ["from anywhere other than your hand", notFromYourHand],
]);
export const costly: Phrase<Pick<Extract<Rule, { rule: "costs" }>, "who" | "what">> = oneOf(() => [
  rulesFor<Pick<Extract<Rule, { rule: "costs" }>, "who" | "what">>().rule(
    "{what} {by}",
    { what: noun.many, by: caster },
    ({ what, by }) => ({ what: ofSpells(what), ...by }),
  ),
  rulesFor<Pick<Extract<Rule, { rule: "costs" }>, "who" | "what">>().rule(
    "{what} {by} {posts}",
    { what: noun.many, by: caster, posts: many(oneOf(() => [having, that])) },
    ({ what, by, posts }) => ({ what: ofSpells(posts.reduce((noun, post) => post(noun), what)), ...by }),
  ),
  rulesFor<Pick<Extract<Rule, { rule: "costs" }>, "who" | "what">>().rule(
    "{what} {by} {last}",
    { what: noun.many, by: caster, last: closing },
    ({ what, by, last }) => ({ what: ofSpells(last(what)), ...by }),
  ),
  rulesFor<Pick<Extract<Rule, { rule: "costs" }>, "who" | "what">>().rule(
    "{what} you cast but don't own",
    { what: noun.many },
    ({ what }) => ({
      what: and([ofSpells(what), { is: "not", of: { is: "ownedBy", who: { who: "you" } } }]),
      who: { who: "you" },
    }),
  ),
  // "Green spells and blue spells you cast": either.
  rulesFor<Pick<Extract<Rule, { rule: "costs" }>, "who" | "what">>().rule(
    "{what} and {other} {by}",
    { what: noun.many, other: noun.many, by: caster },
    ({ what, other, by }) =>
      isOfSpells(what) && isOfSpells(other)
        ? { what: { is: "or", of: [what.filter, other.filter] }, ...by }
        : unbound("only spells are cast"),
  ),
  rulesFor<Pick<Extract<Rule, { rule: "costs" }>, "who" | "what">>().rule(
    "{what} {by} {from}",
    { what: noun.many, by: caster, from: whence },
    ({ what, by, from }) => ({ what: { is: "and", of: [ofSpells(what), from] }, ...by }),
  ),
  rulesFor<Pick<Extract<Rule, { rule: "costs" }>, "who" | "what">>().rule("{what}", { what: spells }, ({ what }) => ({
    what: ofSpells(what),
  })),
]);
/** The same, each told by itself. */
const eachCostly: Phrase<Pick<Extract<Rule, { rule: "costs" }>, "who" | "what">> = rulesFor<
  Pick<Extract<Rule, { rule: "costs" }>, "who" | "what">
>().rule(
  "each {what} {by} {posts} {last}",
  { what: noun.one, by: caster, posts: opt(many(oneOf(() => [having, that]))), last: opt(closing) },
  ({ what, by, posts, last }) => {
    const told = [...(posts ?? []), last].filter((one) => one !== undefined);
    return { what: ofSpells(told.reduce((noun, post) => post(noun), what)), ...by };
  },
);
export const costStatics: readonly Phrase<StaticSentence>[] = [
  // 903.8
  rule(
    "your commander costs {mana} less to cast for each time it's been cast from the command zone this game.",
    { mana },
    ({ mana }) => ({
      effects: [
        {
          static: "rule",
          rule: {
            rule: "costs",
            what: and([{ is: "spell" }, { is: "commander" }, { is: "ownedBy", who: { who: "you" } }]),
            who: { who: "you" },
            kind: "spell",
            change: {
              change: "less",
              mana,
              times: { amount: "commanderCasts", of: { what: "current" }, player: { who: "you" } },
            },
          },
        },
      ],
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
      return {
        effects: [
          {
            static: "rule",
            rule: { rule: "costs", ...what, kind: "spell", change: { change, mana: "{1}", times: is.bind(scope) } },
          },
        ],
      };
    },
  ),
  // 118.9, 601.2f: of spells that are cast in this way.
  rule(
    "{method} costs {who} cost {mana} {more}.",
    { method: castMethod, who: payer, mana, more },
    ({ method, who, mana, more }) => ({
      effects: [
        {
          static: "rule",
          rule: { rule: "costs", what: { is: "spell" }, ...who, kind: "spell", method, change: { change: more, mana } },
        },
      ],
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
      return {
        effects: [
          {
            static: "rule",
            rule: { rule: "costs", what: what.filter, kind: "spell", change: { change: "least", total: n } },
          },
        ],
      };
    },
  ),
  rule(
    "each spell costs {mana} {more} to cast except during its controller's turn.",
    { mana, more },
    ({ mana, more }) => ({
      effects: [
        {
          static: "rule",
          rule: {
            rule: "costs",
            what: { is: "spell" },
            who: { who: "others", than: { who: "activePlayer" } },
            kind: "spell",
            change: { change: more, mana },
          },
        },
      ],
    }),
  ),
  rule("{spells} costs {mana} {more} to cast.", { spells: eachCostly, mana, more }, ({ spells, mana, more }) => ({
    effects: [{ static: "rule", rule: { rule: "costs", ...spells, kind: "spell", change: { change: more, mana } } }],
  })),
  rule("{spells} cost {mana} {more} to cast.", { spells: costly, mana, more }, ({ spells, mana, more }) => ({
    effects: [{ static: "rule", rule: { rule: "costs", ...spells, kind: "spell", change: { change: more, mana } } }],
  })),
  rule(
    "{spells} cost {mana} {more} to cast and can't be countered.",
    { spells: costly, mana, more },
    ({ spells, mana, more }) => ({
      effects: [
        { static: "rule", rule: { rule: "costs", ...spells, kind: "spell", change: { change: more, mana } } },
        {
          static: "rule",
          rule: {
            rule: "cantBeCountered",
            what: spells.who === undefined ? spells.what : and([spells.what, { is: "controlledBy", who: spells.who }]),
          },
        },
      ],
    }),
  ),
  rule(
    "{spells} cost {mana} less to cast. this effect reduces only the amount of colored mana you pay.",
    { spells: costly, mana },
    ({ spells, mana }) => ({
      effects: [
        {
          static: "rule",
          rule: { rule: "costs", ...spells, kind: "spell", change: { change: "less", mana, colored: true } },
        },
      ],
    }),
  ),
  rule(
    "{spells} cost {mana} {more} to cast for each {of}.",
    { spells: costly, mana, more, of: forEach },
    ({ spells, mana, more, of }) => ({
      effects: [
        {
          static: "rule",
          rule: { rule: "costs", ...spells, kind: "spell", change: { change: more, mana, times: of } },
        },
      ],
    }),
  ),
  rule(
    "each {spell} you cast costs {mana} {more} to cast for each {what} it targets.",
    { spell: noun.one, mana, more, what: permanents.one },
    ({ spell, mana, more, what }) => ({
      effects: [
        {
          static: "rule",
          rule: {
            rule: "costs",
            what: ofSpells(spell),
            who: { who: "you" },
            kind: "spell",
            change: { change: more, mana, times: { amount: "targets", of: CURRENT, filter: what.filter } },
          },
        },
      ],
    }),
  ),
  // 601.2f: each of those spells by what it targets.
  rule(
    "{spells} cost {mana} {more} to cast for each target.",
    { spells: costly, mana, more },
    ({ spells, mana, more }) => ({
      effects: [
        {
          static: "rule",
          rule: {
            rule: "costs",
            ...spells,
            kind: "spell",
            change: { change: more, mana, times: { amount: "targets", of: CURRENT } },
          },
        },
      ],
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
      return {
        effects: [{ static: "rule", rule: { rule: "costs", what: ofSpells(spell), ...who, kind: "spell", change } }],
      };
    },
  ),
  // What is said of both is told of the spells first.
  rule(
    "{spells} cost {mana} {more} to cast and abilities {who} cost {other} {also} to activate unless they're mana abilities.",
    { spells: costly, mana, more, who: activator, other: mana, also: more },
    ({ spells, mana, more, who, other, also }) => ({
      effects: [
        { static: "rule", rule: { rule: "costs", ...spells, kind: "spell", change: { change: more, mana } } },
        {
          static: "rule",
          rule: {
            rule: "costs",
            what: { is: "any" },
            who,
            kind: "ability",
            exceptMana: true,
            change: { change: also, mana: other },
          },
        },
      ],
    }),
  ),
  rule(
    "{spells} that target {host} cost {mana} {more} to cast.",
    { spells: costly, host: enchanted, mana, more },
    (said) => ({
      effects: [
        {
          static: "rule",
          rule: {
            rule: "costs",
            ...said.spells,
            what: and([said.spells.what, { is: "targets", objects: { is: "among", of: said.host } }]),
            kind: "spell",
            change: { change: said.more, mana: said.mana },
          },
        },
      ],
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
    ({ spells: { what, who }, n }) => ({
      effects: [
        {
          static: "rule",
          rule: {
            rule: "additionalCost",
            what: and([what, { is: "targets", objects: { is: "self" } }]),
            ...(who && { who }),
            cost: [{ pay: "life", amount: n }],
          },
        },
      ],
    }),
  ),
  rule(
    "{spells} that target {self} cost {mana} {more} to cast.",
    { spells: costly, self, mana, more },
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
  ...costsOfItself,
];
