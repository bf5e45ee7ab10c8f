import type { Amount } from "../../../engine/abilities/amounts.ts";
import type { Cost } from "../../../engine/abilities/costs.ts";
import type { CountersOn, Entering } from "../../../engine/abilities/destinations.ts";
import type { Effect } from "../../../engine/abilities/effects.ts";
import type { CostKeyword } from "../../../engine/abilities/keywords.ts";
import type { Modification } from "../../../engine/abilities/modifications.ts";
import { mapNodes, someNode } from "../../../engine/abilities/visit.ts";
import type { Scope } from "../../bind/scope.ts";
import { unbound } from "../../bind/unbound.ts";
import { costVerbs } from "../../costs/costs.ts";
import { mana } from "../../costs/mana.ts";
import { amount, condition, duration, objects } from "../../hubs.ts";
import { oneOf, type Phrase, rulesFor, printed as spelled, type Tree, words } from "../../kernel/index.ts";
import type { Instruction } from "../../meanings.ts";
import { isStill, newCharacteristics, still } from "../../nouns/characteristics.ts";
import { subtypes, types } from "../../nouns/colorsAndSizes.ts";
import { counters } from "../../nouns/counters.ts";
import { permanents } from "../../nouns/kinds.ts";
import { abilities, abilitiesWith } from "../../statics/grantedAbilities.ts";
import { likeKeyword, sameOf } from "../../statics/same.ts";
import { lastOf } from "../clauses/follow.ts";
import { withX } from "../clauses/whereX.ts";
import { lasting } from "./lasting.ts";

/** What a sentence adds to the continuous effect before it. */

const { rule, deferred } = rulesFor<Instruction>();

/** "It gains flashback until end of turn. The flashback cost is equal to its mana cost." */
export const forItsManaCost = words(
  (
    [
      ...(["flashback", "blitz", "dash", "evoke", "scavenge", "unearth", "encore", "embalm", "eternalize"] as const),
      ...(["miracle", "foretell", "plot", "emerge", "mayhem", "harmonize", "warp"] as const),
    ] as const
  ).map((keyword) => [keyword, keyword] as const),
);

/** 118.7: "mana cost reduced by {2}". */
export const manaCostLess: Phrase<Cost> = oneOf<Cost>(() => [
  rulesFor<Cost>().rule("mana cost", {}, () => ({ pay: "manaCost" })),
  rulesFor<Cost>().rule("mana cost reduced by {mana}", { mana }, ({ mana }) => ({ pay: "manaCost", less: mana })),
]);

/** The same where something is paid besides: "plus exile three other cards from your graveyard". */
export const forMoreThanManaCost = words(
  (["escape", "flashback"] as const).map((keyword) => [keyword, keyword] as const),
);

export const atManaCost = (
  keyword: CostKeyword,
  named: CostKeyword,
  cost: readonly Cost[] = [{ pay: "manaCost" }],
): Extract<Modification, { modify: "addAbility" }> =>
  keyword === named
    ? { modify: "addAbility", ability: { kind: "keyword", keyword: { keyword, cost } } }
    : unbound("the cost of another keyword");

/** What the last instruction puts onto the battlefield, now or later, enters as this besides. */
function withMore(before: readonly Effect[], what: readonly Modification[]): readonly Effect[] {
  const last = before.at(-1);
  const rest = before.slice(0, -1);
  if (last?.do === "delayed")
    return [...rest, { ...last, body: { ...last.body, effects: withMore(last.body.effects, what) } }];
  if (last?.do === "pay" && last.paid !== undefined) return [...rest, { ...last, paid: withMore(last.paid, what) }];
  // Counters are put on it once it is there.
  if (last?.do === "putCounters" && last.on.objects?.what === "noted" && last.on.objects.name === rest.at(-1)?.note)
    return [...withMore(rest, what), last];
  if (last?.do === "may") return [...rest, { ...last, effects: withMore(last.effects, what) }];
  if (last?.do === "if") return [...rest, { ...last, then: withMore(last.then, what) }];
  // 708.2: what it is while it is face down.
  if (last?.do === "turnFaceDown" && last.listed === undefined) return [...rest, { ...last, listed: what }];
  return last?.do === "move" && last.to.zone === "battlefield"
    ? [...rest, { ...last, to: { ...last.to, modifications: [...(last.to.modifications ?? []), ...what] } }]
    : unbound("nothing is put onto the battlefield before it");
}

/** The same with counters. */
function enteringWith(before: readonly Effect[], ...counters: readonly CountersOn[]): readonly Effect[] {
  const last = before.at(-1);
  const rest = before.slice(0, -1);
  if (last?.do === "delayed")
    return [...rest, { ...last, body: { ...last.body, effects: enteringWith(last.body.effects, ...counters) } }];
  return last?.do === "move" && last.to.zone === "battlefield"
    ? [...rest, { ...last, to: { ...last.to, counters: [...(last.to.counters ?? []), ...counters] } }]
    : unbound("nothing is put onto the battlefield before it");
}
/** Counted as the tokens enter: whatever there is then is another than they are. */
function countedWithout(is: Tree<Amount>, counters: Tree<CountersOn>, scope: Scope): CountersOn {
  if (!spelled(is).some((word) => word === "other" || word === "another")) return withX(is, counters, scope);
  const { kind, count } = scope.within({ objects: [] }, () => withX(is, counters, scope));
  const all = mapNodes("amount", count, {
    filter: (one, inside) => (one.is === "another" ? { is: "any" } : inside()),
  });
  return { kind, count: all };
}
/** The same of tokens that are created; the instruction keeps its identity. */
function createdWith(before: readonly Effect[], counters: CountersOn): readonly Effect[] {
  const last = lastOf(before, (one) => one.do === "createTokens" || one.do === "createTokenCopies");
  if (last === undefined || (last.do === "createTokens" && last.also !== undefined)) return unbound("which tokens?");
  const { entering } = last as { readonly entering?: Entering };
  Object.assign(last, { entering: { ...entering, counters: [...(entering?.counters ?? []), counters] } });
  return before;
}
const tokens = "(the token|that token|it|each of those tokens|each of them)";

/** "It's still a land.": what it was before stays, too. */
export const continuousAmendments: readonly Phrase<Instruction>[] = [
  ...(["one", "many"] as const).map((number) =>
    rule(
      `{what} ${number === "one" ? "gains" : "gain"} {keyword} {duration}. (the|its) {named} cost is equal to (its|their|that card's) mana cost.`,
      { what: objects[number], keyword: forItsManaCost, duration, named: forItsManaCost },
      ({ what, keyword, duration, named }, scope) =>
        lasting(scope, { modifications: [atManaCost(keyword, named)] }, what, duration),
    ),
  ),
  rule(
    "{what} gains {keyword} {duration}. the {named} cost is equal to (its|that card's) mana cost plus {more}.",
    { what: objects.one, keyword: forMoreThanManaCost, duration, named: forMoreThanManaCost, more: costVerbs },
    ({ what, keyword, duration, named, more }, scope) =>
      lasting(scope, { modifications: [atManaCost(keyword, named, [{ pay: "manaCost" }, ...more])] }, what, duration),
  ),
  // 702.143d
  rule("its foretell cost is its {cost}.", { cost: manaCostLess }, ({ cost }) => ({
    amend: (before) => {
      const last = before.at(-1);
      if (last?.do !== "becomePlotted" || last.as !== "foretold") return unbound("the cost of what?");
      const modifications = [atManaCost("foretell", "foretell", [cost])];
      return [...before, { do: "apply", to: last.what, modifications, duration: "forever" }];
    },
  })),
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
    "(it's|that creature is|the creature is|that permanent is|they're|each of those creatures is|each of them is) {what}.",
    { what: newCharacteristics },
    ({ what }) => ({
      amend: (before) => {
        return withMore(before, what);
      },
    }),
  ),
  // 205.1a: with its other card types it loses their subtypes.
  rule(
    "it's a {subtypes} {types} {abilities}, and it loses all other card types.",
    { subtypes, types, abilities: abilitiesWith },
    ({ subtypes, types, abilities }) => ({
      amend: (before) =>
        withMore(before, [
          { modify: "setTypes", types, subtypes },
          ...abilities.map((ability) => ({ modify: "addAbility", ability }) as const),
        ]),
    }),
  ),
  // 613.1f: what it gains it gains after it lost the rest.
  rule(
    "(it's|that creature is|that permanent is) {what} (, and|and) it loses all other abilities.",
    { what: newCharacteristics },
    ({ what }) => {
      const gains = what.filter(({ modify }) => modify === "addAbility");
      if (gains.length === 0) return unbound("other than which?");
      const rest = what.filter(({ modify }) => modify !== "addAbility");
      return { amend: (before) => withMore(before, [...rest, { modify: "loseAbilities" }, ...gains]) };
    },
  ),
  rule(
    "(it's|that creature is|that permanent is) {what} and is {more}.",
    { what: newCharacteristics, more: newCharacteristics },
    ({ what, more }) => ({ amend: (before) => withMore(before, [...what, ...more]) }),
  ),
  rule("(it's|that creature is) {what} and has no abilities.", { what: newCharacteristics }, ({ what }) => ({
    amend: (before) => withMore(before, [...what, { modify: "loseAbilities" }]),
  })),
  rule("they're {what} and they gain {abilities}.", { what: newCharacteristics, abilities }, ({ what, abilities }) => ({
    amend: (before) =>
      withMore(before, [...what, ...abilities.map((ability) => ({ modify: "addAbility", ability }) as const)]),
  })),
  // Asked before they enter, as they do so.
  rule("if {test}, those permanents are {what}.", { test: condition, what: newCharacteristics }, ({ test, what }) => ({
    amend: (before) => {
      const last = before.at(-1);
      if (last?.do !== "move" || someNode("condition", test, { objects: ({ what }) => what === "noted" }))
        return unbound("of what enters it is not known before");
      return [...before.slice(0, -1), { do: "if", condition: test, then: withMore([last], what), otherwise: [last] }];
    },
  })),
  rule(
    "(each of them|each of those creatures|that creature|that permanent|the creature|it) enters with {counters} on it.",
    { counters },
    ({ counters }) => ({ amend: (before) => enteringWith(before, counters) }),
  ),
  rule(`${tokens} enters with {counters} on it.`, { counters }, ({ counters }) => ({
    amend: (before) => createdWith(before, counters),
  })),
  deferred(`${tokens} enters with {counters} on it, where X is {is}.`, { counters, is: amount }, (said, scope) => {
    const counters = countedWithout(said.is, said.counters, scope);
    return { amend: (before) => createdWith(before, counters) };
  }),
  ...[
    "if a {what} enters this way, it enters with {counters} on it.",
    "if it enters as a {what}, it enters with {counters} on it.",
    "(it|each of them) enters with {counters} on it if it's a {what}.",
  ].map((words) =>
    rule(words, { what: permanents.one, counters }, ({ what, counters }) => ({
      amend: (before) => enteringWith(before, { ...counters, only: what.filter }),
    })),
  ),
  rule(
    "(it|each of them) enters with {counters} on it if it's a {what} and {more} on it if it's a {other}.",
    { counters, what: permanents.one, more: counters, other: permanents.one },
    ({ counters, what, more, other }) => ({
      amend: (before) => enteringWith(before, { ...counters, only: what.filter }, { ...more, only: other.filter }),
    }),
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
      ["enchantment", "a enchantment|enchantments"],
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
export function printed(change: Amount): string {
  if (typeof change === "number") return change < 0 ? String(change) : `+${change}`;
  return change.amount === "times" && change.factor < 0 ? "-X" : "+X";
}
