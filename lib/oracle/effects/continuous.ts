import type { Ability } from "../../engine/abilities/ability.ts";
import type { Amount } from "../../engine/abilities/amounts.ts";
import type { Cost } from "../../engine/abilities/costs.ts";
import type { CountersOn } from "../../engine/abilities/destinations.ts";
import type { Duration, Effect } from "../../engine/abilities/effects.ts";
import type { Filter } from "../../engine/abilities/filters.ts";
import type { CostKeyword, Keyword } from "../../engine/abilities/keywords.ts";
import type { Modification } from "../../engine/abilities/modifications.ts";
import type { Objects, Players } from "../../engine/abilities/references.ts";
import type { Rule } from "../../engine/abilities/statics.ts";
import { mapNodes, sameData, someNode } from "../../engine/abilities/visit.ts";
import { forEach, possessed, times } from "../amounts/amounts.ts";
import { type Scope, unbound } from "../bind/scope.ts";
import { condition, duration, keyword, noun, objects, players, predicate } from "../hubs.ts";
import {
  type Forms,
  list,
  oneOf,
  oneOfForms,
  opt,
  type Phrase,
  rulesFor,
  printed as spelled,
  type Tree,
  words,
} from "../kernel/index.ts";
import { costVerbs } from "../lines/costs.ts";
import type { Instruction, Predicate } from "../meanings.ts";
import { isStill, newCharacteristics, still } from "../nouns/characteristics.ts";
import { counters } from "../nouns/counters.ts";
import { everything } from "../nouns/everything.ts";
import { and, speaksOf } from "../nouns/filters.ts";
import { permanents } from "../nouns/kinds.ts";
import { itself } from "../nouns/self.ts";
import { pronoun } from "../references/pronouns.ts";
import { anyObjects, targets } from "../references/references.ts";
import { abilities } from "../statics/granted-abilities.ts";
import { change, changed, joined } from "../statics/predicates.ts";
import { isYours } from "../statics/predicates-rules.ts";
import { likeKeyword, sameOf } from "../statics/same.ts";
import { lastOf, only } from "./clauses/follow.ts";
import { isSeveral } from "./several.ts";

/** Continuous effects made by a resolution: a predicate with a duration, behind it or in front of the clause. */

const { inflected, rule, deferredForms } = rulesFor<Instruction>();
const words1 = (tree: Tree<unknown>): string => spelled(tree).join(" ");

export function lasting(
  scope: Scope,
  { modifications = [], rules }: Predicate,
  what: Objects,
  duration: Duration,
): readonly Effect[] {
  const choices = scope.choices;
  scope.tell({ choices: [] });
  const apart = ofEach(what, rules, modifications, duration);
  if (apart !== undefined) return [...choices, apart];
  const applied: Effect = { do: "apply", to: what, modifications, duration };
  scope.affected(what, applied);
  return [
    ...choices,
    ...(modifications.length === 0 ? [] : [applied]),
    ...(rules === undefined ? [] : [{ do: "rule", rules: rules(what), duration } as const]),
  ];
}

/** "Each of them can't attack for as long as it has a counter on it": of each of several for as long as that is so of it. */
function ofEach(
  what: Objects,
  rules: Predicate["rules"],
  modifications: readonly Modification[],
  duration: Duration,
): Effect | undefined {
  if (what.what !== "noted" || rules === undefined || typeof duration !== "object" || !("while" in duration))
    return undefined;
  const speaksOfThem = (one: Objects): boolean => one.what === "noted" && one.name === what.name;
  if (!someNode("condition", duration.while, { objects: speaksOfThem })) return undefined;
  if (modifications.length > 0) return unbound("some of it lasts longer on some of them");
  const it: Objects = { what: "noted", name: "about" };
  const apart = mapNodes("condition", duration.while, {
    objects: (one, inside) => (speaksOfThem(one) ? it : inside()),
  });
  const effect: Effect = { do: "rule", rules: rules(it), duration: { while: apart }, about: { what: "current" } };
  return { do: "forEach", of: what, effects: [effect] };
}

const ruled = (duration: Duration, rule: Rule): readonly Effect[] => [{ do: "rule", rules: [rule], duration }];

/** One of these, as its controller likes. */
const givenOne = (
  scope: Scope,
  options: readonly (readonly Keyword[])[],
  what: Objects,
  duration: Duration,
): Effect => ({
  do: "chooseOne",
  who: { who: "you" },
  options: options.map((keywords) => ({
    text: keywords.map((one) => one.keyword).join(" and "),
    effects: lasting(
      scope,
      { modifications: keywords.map((one) => ({ modify: "addAbility", ability: { kind: "keyword", keyword: one } })) },
      what,
      duration,
    ),
  })),
});

export const continuousVerbs: readonly Forms<Instruction>[] = [
  inflected("{said} {duration}", { said: joined, duration }, ({ said, duration }, scope) =>
    lasting(scope, said, scope.theme, duration),
  ),
  inflected(
    "<get> (a additional|) {change} {duration} for each {of}",
    { change, duration, of: forEach },
    ({ change, duration, of }, scope) => {
      const [power, toughness] = changed(change, scope);
      return lasting(
        scope,
        { modifications: [{ modify: "addPT", power: times(power, of), toughness: times(toughness, of) }] },
        scope.theme,
        duration,
      );
    },
  ),
  inflected(
    "<gain> your choice of {options} {duration}",
    { options: list(keyword, { last: [", or"], pair: ["or"] }), duration },
    ({ options, duration }, scope) => [givenOne(scope, options, scope.theme, duration)],
  ),
  inflected(
    "{said} and <gain> your choice of {options} {duration}",
    { said: predicate, options: list(keyword, { last: [", or"], pair: ["or"] }), duration },
    ({ said, options, duration }, scope) => [
      ...lasting(scope, said, scope.theme, duration),
      givenOne(scope, options, scope.theme, duration),
    ],
  ),
  // 702.16a: from one or the other, as its controller likes.
  inflected(
    "<gain> {first} or from the color of your choice {duration}",
    { first: oneOf(() => [protectionKeyword]), duration },
    ({ first, duration }, scope) => {
      const given = (ability: Ability) =>
        lasting(scope, { modifications: [{ modify: "addAbility", ability }] }, scope.theme, duration);
      const chosen: Ability = { kind: "keyword", keyword: { keyword: "protection", filter: { is: "chosenColor" } } };
      return [
        {
          do: "chooseOne",
          who: { who: "you" },
          options: [
            { text: "Protection from what it says", effects: given({ kind: "keyword", keyword: first }) },
            {
              text: "Protection from a color",
              effects: [{ do: "chooseOption", who: { who: "you" }, options: { quality: "color" } }, ...given(chosen)],
            },
          ],
        },
      ];
    },
  ),
  inflected("<get> {a} or {b} {duration}", { a: change, b: change, duration }, ({ a, b, duration }, scope) => [
    {
      do: "chooseOne",
      who: { who: "you" },
      options: [a, b].map((one) => {
        const [power, toughness] = changed(one, scope);
        return {
          text: `${printed(power)}/${printed(toughness)}`,
          effects: lasting(scope, { modifications: [{ modify: "addPT", power, toughness }] }, scope.theme, duration),
        };
      }),
    },
  ]),
  inflected("<attack> {duration} if able", { duration }, ({ duration }, { theme }) =>
    ruled(duration, { rule: "mustAttack", who: theme }),
  ),
  inflected(
    "<attack> {whom} {duration} if able",
    { whom: oneOf(() => [attacked]), duration },
    ({ whom, duration }, { theme }) => ruled(duration, { rule: "mustAttack", who: theme, ...whom }),
  ),
  inflected("<block> {duration} if able", { duration }, ({ duration }, { theme }) =>
    ruled(duration, { rule: "mustBlock", who: theme }),
  ),
  inflected(
    "<block> {what} {duration} if able",
    { what: oneOf(() => [targets.one, pronoun, itself]), duration },
    ({ what, duration }, { theme }) => ruled(duration, { rule: "mustBlock", who: theme, attacker: what }),
  ),
  inflected(
    "can't be blocked {duration} except by {what}",
    { duration, what: permanents.many },
    ({ duration, what }, { theme }) => ruled(duration, { rule: "cantBeBlockedExceptBy", who: theme, by: what.filter }),
  ),
  inflected(
    "can be blocked {duration} only by {what}",
    { duration, what: permanents.many },
    ({ duration, what }, { theme }) => ruled(duration, { rule: "cantBeBlockedExceptBy", who: theme, by: what.filter }),
  ),
  inflected(
    "can't be blocked {duration} by {what}",
    { duration, what: permanents.many },
    ({ duration, what }, { theme }) => ruled(duration, { rule: "cantBeBlocked", who: theme, by: what.filter }),
  ),
  inflected("can attack {duration} as though (it|they) didn't have defender", { duration }, ({ duration }, { theme }) =>
    ruled(duration, { rule: "canAttackWithDefender", who: theme }),
  ),
  inflected("must be blocked {duration} if able", { duration }, ({ duration }, { theme }) =>
    ruled(duration, { rule: "mustBeBlocked", who: theme, by: "one" }),
  ),
  inflected(
    "<don't> untap during (its controller's|their controller's|their controllers'|that player's|the player's|their) next untap (step|steps)",
    {},
    (_, { theme }) => ruled("forever", { rule: "doesntUntap", who: theme, nextOnly: true }),
  ),
  // 502.3: all that this player controls then, whenever it came there.
  deferredForms(
    "<don't> untap during {who}'s next untap step",
    { who: oneOf(() => [players.one]) },
    ({ who }, scope) => {
      const { theme } = scope;
      const isSaidOf = theme.what === "all" && theme.in === undefined && !speaksOf(theme.filter, "controlledBy");
      if (!isSaidOf || theme.what !== "all" || words1(who) === "that player") return unbound("untapped by whom?");
      const whose = who.bind(scope);
      if (isSeveral(whose)) return unbound("each of them apart");
      const all: Objects = { ...theme, filter: and([theme.filter, { is: "controlledBy", who: whose }]) };
      return ruled({ nextTurnOf: whose }, { rule: "doesntUntap", who: all });
    },
  ),
  inflected("<don't> untap during your next untap step", {}, (_, { theme, objects }) =>
    isYours(theme) || objects.some(({ ref, nouns }) => nouns[0] === "this" && sameData(ref, theme))
      ? ruled("forever", { rule: "doesntUntap", who: theme, nextOnly: true })
      : unbound("untapped by their controllers"),
  ),
];

/** "protection from artifacts". */
const protectionKeyword: Phrase<Keyword> = rulesFor<Keyword>().rule("{keyword}", { keyword }, ({ keyword }, scope) =>
  keyword.length === 1 && keyword[0]?.keyword === "protection" && scope.choices.length === 0
    ? keyword[0]
    : unbound("one of two protections"),
);

/** "It gains haste.": for as long as it is what it is (611.2c); of single objects only. */
const forGood = oneOfForms(() => [
  predicates.inflected("(<gain>) {abilities}", { abilities }, ({ abilities }) => ({
    modifications: abilities.map((ability) => ({ modify: "addAbility", ability })),
  })),
  predicates.inflected("<become> {what}", { what: newCharacteristics }, ({ what }) => ({ modifications: what })),
  predicates.inflected("<lose> all abilities", {}, () => ({ modifications: [{ modify: "loseAbilities" }] })),
  predicates.inflected(
    "<gain> {abilities} and <become> {what}",
    { abilities, what: newCharacteristics },
    ({ abilities, what }) => ({
      modifications: [...abilities.map((ability) => ({ modify: "addAbility", ability }) as const), ...what],
    }),
  ),
]);
const predicates = rulesFor<Predicate>();
export const forGoodClauses: readonly Phrase<Instruction>[] = (["one", "many"] as const).map((number) =>
  rule("{what} {said}", { what: objects[number], said: forGood[number] }, ({ what, said }, scope) =>
    what.what === "all" ? unbound("a static ability in an effect") : lasting(scope, said, what, "forever"),
  ),
);

const unactivated = (of: Objects, duration: Duration): readonly Effect[] =>
  ruled(duration, { rule: "cantActivate", of });
export const lastingClauses: readonly Phrase<Instruction>[] = [
  rule(
    "{whose} activated abilities can't be activated {duration}",
    { whose: possessed, duration: opt(duration) },
    (said) => unactivated(said.whose, said.duration ?? "forever"),
  ),
  ...(["one", "many"] as const).map((number) =>
    rule(
      "{duration}, {what} {said} and {whose} activated abilities can't be activated",
      { duration, what: objects[number], said: joined[number], whose: possessed },
      ({ duration, what, said, whose }, scope) =>
        sameData(what, whose)
          ? [...lasting(scope, said, what, duration), ...unactivated(what, duration)]
          : unbound("the abilities of something else"),
    ),
  ),
  ...forGoodClauses,
  rule("if {test}, {then}", { test: condition, then: oneOf(() => forGoodClauses) }, ({ test, then }) => [
    { do: "if", condition: test, then: only(then) },
  ]),
];

const { rule: said } = rulesFor<readonly Modification[]>();
/** What the next spell is said to have. */
const ofNextSpell: Phrase<readonly Modification[]> = oneOf(() => [
  said("has {abilities}", { abilities }, ({ abilities }) =>
    abilities.map((ability) => ({ modify: "addAbility", ability })),
  ),
  said("can't be countered", {}, () => [
    {
      modify: "addAbility",
      ability: {
        kind: "static",
        effects: [{ static: "rule", rule: { rule: "cantBeCountered", what: { is: "self" } } }],
        from: "stack",
      },
    },
  ]),
]);
/** Who or what must be attacked. */
const { inflected: attacking } = rulesFor<Pick<Extract<Rule, { rule: "mustAttack" }>, "defender" | "attacked">>();
const attackedOne = attacking("{what}", { what: oneOf(() => [itself]) }, ({ what }) => ({ attacked: what })).one;
const attackedPlayer = attacking("{who}", { who: oneOf(() => [players.one]) }, ({ who }) => ({
  defender: isSeveral(who) ? unbound("one of several, then") : who,
})).one;
const attacked = oneOf(() => [attackedOne, attackedPlayer]);

export const continuousClauses: readonly Phrase<Instruction>[] = [
  rule(
    "during {who}'s next turn, {what} attack {whom} if able",
    { who: oneOf(() => [players.one]), what: objects.many, whom: opt(attacked) },
    ({ who, what, whom }) => ruled({ nextTurnOf: who }, { rule: "mustAttack", who: what, ...whom }),
  ),
  rule(
    "the next {what} you cast {duration} {said}",
    { what: noun.one, duration, said: ofNextSpell },
    ({ what, duration, said }) =>
      what.nouns.includes("spell")
        ? [{ do: "nextSpell", who: { who: "you" }, spell: what.filter, modifications: said, duration }]
        : unbound("only spells are cast"),
  ),
  rule(
    "the next {what} you cast {duration} can be cast as though it had flash",
    { what: noun.one, duration },
    ({ what, duration }) =>
      what.nouns.includes("spell")
        ? [{ do: "nextSpell", who: { who: "you" }, spell: what.filter, modifications: [], flash: true, duration }]
        : unbound("only spells are cast"),
  ),
  ...(["one", "many"] as const).map((number) =>
    rule(
      "{duration}, {what} {said}",
      { duration, what: objects[number], said: joined[number] },
      ({ duration, what, said }, scope) => lasting(scope, said, what, duration),
    ),
  ),
  // What it is said of may be named again with the words of a duration of its own.
  ...(["one", "many"] as const).map((number) =>
    rule(
      "{duration}, {what} {said} and {other} {also} this turn",
      { duration, what: objects[number], said: joined[number], other: pronoun, also: joined[number] },
      ({ duration, what, said, other, also }, scope) =>
        duration === "endOfTurn" && sameData(what, other)
          ? [...lasting(scope, said, what, duration), ...lasting(scope, also, other, duration)]
          : unbound("of something else, or for longer"),
    ),
  ),
  // 611.2b: all of it for as long.
  rule(
    "{duration}, (you|) gain control of {what}, {it} {said}, and {same} {also}",
    {
      duration,
      what: oneOf(() => [pronoun, targets.one]),
      it: pronoun,
      said: predicate.one,
      same: pronoun,
      also: predicate.one,
    },
    ({ duration, what, it, said, same, also }, scope) =>
      sameData(what, it) && sameData(what, same)
        ? [
            { do: "gainControl", who: { who: "you" }, what, duration },
            ...lasting(scope, said, what, duration),
            ...lasting(scope, also, what, duration),
          ]
        : unbound("something else is meant"),
  ),
  rule(
    "{duration}, {what} {said} and gains your choice of {options}",
    { duration, what: objects.one, said: predicate.one, options: list(keyword, { last: [", or"], pair: ["or"] }) },
    ({ duration, what, said, options }, scope) => [
      ...lasting(scope, said, what, duration),
      givenOne(scope, options, what, duration),
    ],
  ),
  rule(
    "{duration}, you may have {what} {said}",
    { duration, what: anyObjects, said: joined.many },
    ({ duration, what, said }, scope) => [
      { do: "may", who: { who: "you" }, effects: lasting(scope, said, what, duration) },
    ],
  ),
  // 608.2c: what each controlled before either gained any.
  rule(
    "you and {who} each gain control of all {what} the other controls {duration}",
    { who: players.one, what: permanents.many, duration },
    ({ who, what, duration }, scope) => {
      if (isSeveral(who) || who.who === "you") return unbound("two players, each of whom gains some");
      const of = (player: Players): Objects =>
        everything({ ...what, filter: and([what.filter, { is: "controlledBy", who: player }]) });
      const [yours, theirs]: readonly Effect[] = [
        { do: "noteObjects", what: of({ who: "you" }) },
        { do: "noteObjects", what: of(who) },
      ];
      const noted = (effect: Effect): Objects => ({ what: "noted", name: scope.noteOf(effect) });
      const all: Objects = { what: "union", of: [noted(yours!), noted(theirs!)] };
      scope.mention({ ref: all, number: "many", nouns: what.nouns, literal: true });
      return [
        yours!,
        theirs!,
        { do: "gainControl", who: { who: "you" }, what: noted(theirs!), duration },
        { do: "gainControl", who, what: noted(yours!), duration },
      ];
    },
  ),
  rule(
    "{duration}, {what} (each|both) {said}",
    { duration, what: objects.many, said: joined.many },
    ({ duration, what, said }, scope) => lasting(scope, said, what, duration),
  ),
  rule(
    "{duration}, {what} {said}, and all {who} able to block it this turn do so",
    { duration, what: objects.one, said: joined.one, who: permanents.many },
    ({ duration, what, said, who }, scope) => {
      if (duration !== "endOfTurn" || what.what === "all") return unbound("this turn, of one");
      const blockers = isCreatures(who.filter) ? {} : { blockers: who.filter };
      return [
        ...lasting(scope, said, what, duration),
        ...ruled(duration, { rule: "mustBeBlocked", who: what, by: "all", ...blockers }),
      ];
    },
  ),
  ...(["one", "many"] as const).flatMap((first) =>
    (["one", "many"] as const).map((second) =>
      rule(
        "{duration}, {what} {said} and {other} {also}",
        { duration, what: objects[first], said: joined[first], other: objects[second], also: joined[second] },
        ({ duration, what, said, other, also }, scope) => [
          ...lasting(scope, said, what, duration),
          ...lasting(scope, also, other, duration),
        ],
      ),
    ),
  ),
  ...[
    rule(
      "all {who} able to block {what} this turn do so",
      { who: permanents.many, what: anyObjects },
      ({ who, what }) =>
        ruled("endOfTurn", {
          rule: "mustBeBlocked",
          who: what,
          by: "all",
          ...(isCreatures(who.filter) ? {} : { blockers: who.filter }),
        }),
    ),
  ],
];
const isCreatures = (filter: Filter): boolean => filter.is === "type" && filter.type === "creature";
const switched = (what: Objects, duration: Duration): readonly Effect[] => [
  { do: "apply", to: what, modifications: [{ modify: "switchPT" }], duration },
];
const stats = words<readonly ("power" | "toughness")[]>([
  ["power", ["power"]],
  ["toughness", ["toughness"]],
  ["power and toughness", ["power", "toughness"]],
]);
/** 701.9a-b: as much again is added. */
const doubled = (what: Objects, which: readonly string[], duration: Duration): readonly Effect[] => {
  const more = (stat: "power" | "toughness"): Amount => (which.includes(stat) ? { amount: "stat", stat, of: what } : 0);
  return [
    {
      do: "apply",
      to: what,
      modifications: [{ modify: "addPT", power: more("power"), toughness: more("toughness"), doubles: true }],
      duration,
    },
  ];
};
export const switchVerbs: readonly Forms<Instruction>[] = [
  inflected(
    "<double> {whose} {stats} {duration}",
    { whose: possessed, stats, duration },
    ({ whose, stats, duration }) => doubled(whose, stats, duration),
  ),
  inflected(
    "<double> the {stats} of {what} {duration}",
    { what: objects.one, stats, duration },
    ({ what, stats, duration }) =>
      what.what === "all"
        ? [{ do: "forEach", of: what, effects: doubled({ what: "current" }, stats, duration) }]
        : doubled(what, stats, duration),
  ),
  inflected("<switch> {whose} power and toughness {duration}", { whose: possessed, duration }, ({ whose, duration }) =>
    switched(whose, duration),
  ),
];

/** "It gains flashback until end of turn. The flashback cost is equal to its mana cost." */
export const forItsManaCost = words(
  (["flashback", "blitz", "dash", "evoke", "scavenge", "unearth", "encore", "embalm"] as const).map(
    (keyword) => [keyword, keyword] as const,
  ),
);
/** The same where something is paid besides: "plus exile three other cards from your graveyard". */
export const forMoreThanManaCost = words(
  (["escape", "flashback"] as const).map((keyword) => [keyword, keyword] as const),
);
export const atManaCost = (keyword: CostKeyword, named: CostKeyword, more: readonly Cost[] = []): Modification =>
  keyword === named
    ? { modify: "addAbility", ability: { kind: "keyword", keyword: { keyword, cost: [{ pay: "manaCost" }, ...more] } } }
    : unbound("the cost of another keyword");

/** What the last instruction puts onto the battlefield, now or later, enters as this besides. */
function withMore(before: readonly Effect[], what: readonly Modification[]): readonly Effect[] {
  const last = before.at(-1);
  const rest = before.slice(0, -1);
  if (last?.do === "delayed")
    return [...rest, { ...last, body: { ...last.body, effects: withMore(last.body.effects, what) } }];
  if (last?.do === "pay" && last.paid !== undefined) return [...rest, { ...last, paid: withMore(last.paid, what) }];
  if (last?.do === "may") return [...rest, { ...last, effects: withMore(last.effects, what) }];
  if (last?.do === "if") return [...rest, { ...last, then: withMore(last.then, what) }];
  return last?.do === "move" && last.to.zone === "battlefield"
    ? [...rest, { ...last, to: { ...last.to, modifications: [...(last.to.modifications ?? []), ...what] } }]
    : unbound("nothing is put onto the battlefield before it");
}

/** The same with counters. */
function enteringWith(before: readonly Effect[], counters: CountersOn): readonly Effect[] {
  const last = before.at(-1);
  const rest = before.slice(0, -1);
  if (last?.do === "delayed")
    return [...rest, { ...last, body: { ...last.body, effects: enteringWith(last.body.effects, counters) } }];
  return last?.do === "move" && last.to.zone === "battlefield"
    ? [...rest, { ...last, to: { ...last.to, counters: [...(last.to.counters ?? []), counters] } }]
    : unbound("nothing is put onto the battlefield before it");
}

/** "It's still a land.": what it was before stays, too. */
export const continuousAmendments: readonly Phrase<Instruction>[] = [
  ...(["one", "many"] as const).map((number) =>
    rule(
      `{what} ${number === "one" ? "gains" : "gain"} {keyword} {duration}. the {named} cost is equal to (its|their|that card's) mana cost.`,
      { what: objects[number], keyword: forItsManaCost, duration, named: forItsManaCost },
      ({ what, keyword, duration, named }, scope) =>
        lasting(scope, { modifications: [atManaCost(keyword, named)] }, what, duration),
    ),
  ),
  rule(
    "{what} gains {keyword} {duration}. the {named} cost is equal to (its|that card's) mana cost plus {more}.",
    { what: objects.one, keyword: forMoreThanManaCost, duration, named: forMoreThanManaCost, more: costVerbs },
    ({ what, keyword, duration, named, more }, scope) =>
      lasting(scope, { modifications: [atManaCost(keyword, named, more)] }, what, duration),
  ),
  rule("the same is true for {others}.", { others: sameOf }, ({ others }) => ({
    amend: (before, since) => [
      ...before,
      ...others.flatMap((word) =>
        likeKeyword("effect", since < before.length ? before.slice(since) : unbound("of what?"), word),
      ),
    ],
  })),
  // 611.2e: "It's a black Zombie in addition to its other colors and types": it is one as it enters.
  rule(
    "(it's|that creature is|that permanent is|they're|each of those creatures is|each of them is) {what}.",
    { what: newCharacteristics },
    ({ what }) => ({
      amend: (before) => {
        return withMore(before, what);
      },
    }),
  ),
  rule(
    "(each of them|each of those creatures|that creature) enters with {counters} on it.",
    { counters },
    ({ counters }) => ({ amend: (before) => enteringWith(before, counters) }),
  ),
  // 614.1c: it enters with these besides.
  rule(
    "if {test}, (that creature|that permanent|it) enters with {counters} on it.",
    { test: condition, counters },
    ({ test, counters }) => ({
      amend: (before) => {
        const last = before.at(-1);
        if (last?.do !== "move" || last.to.zone !== "battlefield") return unbound("nothing enters before it");
        const more = { ...last, to: { ...last.to, counters: [...(last.to.counters ?? []), counters] } };
        return [...before.slice(0, -1), { do: "if", condition: test, then: [more], otherwise: [last] }];
      },
    }),
  ),
  ...(
    [
      ["land", "a land|lands"],
      ["planeswalker", "a planeswalker|planeswalkers"],
      ["artifact", "a artifact|artifacts"],
    ] as const
  ).map(([type, words]) =>
    rule(`(it's|he's|she's|they're) still (${words}).`, {}, (_, scope) => ({
      amend: (before) => {
        const last = lastOf(before, (one) => one.do === "apply") ?? unbound("what is it still?");
        if (last.do !== "apply") return before;
        isStill(scope, last.to, type);
        Object.assign(last, { modifications: still(last.modifications) });
        return before;
      },
    })),
  ),
];

/** As a card prints a change of power or toughness: "+2", "-X". */
function printed(change: Amount): string {
  if (typeof change === "number") return change < 0 ? String(change) : `+${change}`;
  return change.amount === "times" && change.factor < 0 ? "-X" : "+X";
}
