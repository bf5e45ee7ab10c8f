import type { TargetsTogether } from "../../../engine/abilities/ability.ts";
import type { Filter } from "../../../engine/abilities/filters.ts";
import type { Objects, Range, Zone } from "../../../engine/abilities/references.ts";
import type { Scope } from "../../bind/scope.ts";
import { unbound } from "../../bind/unbound.ts";
import { noun, range } from "../../hubs.ts";
import { oneOf, opt, type Phrase, printed, rulesFor, type Tree, words } from "../../kernel/index.ts";
import type { Noun } from "../../meanings.ts";
import { kindsNamed } from "../../nouns/filters.ts";
import { zone } from "../../nouns/narrowing.ts";
import { another } from "../../nouns/other.ts";
import { self } from "../../nouns/self.ts";
import { isSeveral } from "../../players/several.ts";
import { chosen } from "../../references/chosen.ts";
import { doneThisWay, thoseDone, whichDone } from "../../references/doneThisWay.ts";
import { CRAFTED_WITH } from "../../references/paidFor.ts";
import { pronouns } from "../../references/pronouns.ts";
import { anyObjects } from "../../references/references.ts";
import { asGroup, placed } from "../../references/targets.ts";
import { amongThem } from "../library/amongThem.ts";
import { topCards } from "../library/library.ts";
import { actor } from "../players/actor.ts";

/** The objects an instruction is about: named, targeted, or chosen as it is followed. */

/** Chosen as the effect is applied by whoever acts. */
export function choice(
  scope: Scope,
  { what, count }: { what: Noun; count: Range },
  how: { readonly random?: true; readonly together?: TargetsTogether } = {},
): Objects {
  if (what.card === true && what.in === undefined) unbound("which cards, and where?");
  if (what.fromEach && what.of !== undefined) unbound("so many from each of theirs");
  const by = actor(scope);
  const ref: Objects = {
    what: "chosen",
    filter: what.filter,
    ...(what.in === undefined ? {} : { in: what.in }),
    ...(what.of === undefined ? {} : { of: what.of }),
    ...(what.fromEach === undefined ? {} : { of: { who: "current" }, each: { who: "each" } }),
    count,
    ...(by.who === "you" ? {} : { by }),
    ...how,
  };
  // What several players choose one each of are "those creatures".
  if (isSeveral(scope.subject) && count.max === 1) scope.mention({ ref, number: "many", nouns: what.nouns });
  const nouns = [...new Set([...what.nouns, ...kindsNamed(what.filter)])];
  scope.mention({ ref, number: count.max === 1 && !what.fromEach ? "one" : "many", nouns });
  return ref;
}

const ownZone = words<Zone>([
  ["from your graveyard", "graveyard"],
  ["from your hand", "hand"],
  ["from their hand", "hand"],
]);

/** 702.167c. */
function usedToCraft(scope: Scope, what: Noun, count: Range): Objects {
  if (what.card !== true || what.in !== undefined) unbound("cards are exiled to craft something");
  const ref: Objects = { what: "chosen", filter: what.filter, among: CRAFTED_WITH, count };
  scope.mention({ ref, number: count.max === 1 ? "one" : "many", nouns: what.nouns });
  return ref;
}

const AT_RANDOM = { random: true } as const;

/** Some of what was done this way. */
export const someDone: Phrase<Objects> = oneOf(() => [
  // "A creature card put into a graveyard this way": one of those, wherever they are.
  rulesFor<Objects>().rule("a {what} {done} this way", { what: noun.one, done: doneThisWay }, ({ what, done }, scope) =>
    ofDone(scope, what, done, { min: 1, max: 1 }),
  ),
  rulesFor<Objects>().rule(
    "{n} {what} {done} this way",
    { n: range.one, what: noun.one, done: doneThisWay },
    ({ n, what, done }, scope) => ofDone(scope, what, done, n),
  ),
  rulesFor<Objects>().rule(
    "{n} {what} {done} this way",
    { n: range.many, what: noun.many, done: doneThisWay },
    ({ n, what, done }, scope) => ofDone(scope, what, done, n),
  ),
]);

/** "One of those creatures", "two of them chosen at random", of those that were spoken of. */
export const someOfThose: Phrase<Objects> = oneOf(() =>
  (
    [
      ["", {}],
      ["(at random|chosen at random)", AT_RANDOM],
    ] as const
  ).flatMap(([words, how]) => [
    rulesFor<Objects>().deferred(`(one of|either of) {those} ${words}`, { those: pronouns.many }, ({ those }, scope) =>
      ofThose(scope, those, { min: 1, max: 1 }, how),
    ),
    rulesFor<Objects>().deferred(
      `{n} of {those} ${words}`,
      { n: oneOf(() => [range.one, range.many]), those: pronouns.many },
      ({ n, those }, scope) => ofThose(scope, those, n.bind(scope), how),
    ),
  ]),
);

/** "Destroy any of them that are Walls." */
const anyOfThose: Phrase<Objects> = rulesFor<Objects>().rule(
  "any of {those} that are {what}",
  { those: pronouns.many, what: noun.many },
  ({ those, what }) =>
    what.in !== undefined || what.card === true
      ? unbound("which of them, and where?")
      : { what: "those", of: those, filter: what.filter },
);

function ofThose(scope: Scope, tree: Tree<Objects>, count: Range, how: { readonly random?: true }): Objects {
  // Of the cards looked at by what was done with them.
  const isAmongThem = scope.group !== undefined && /^(?:them|those cards)$/.test(printed(tree).join(" "));
  if (isAmongThem && how.random !== true) unbound("told as among them");
  const among = tree.bind(scope);
  const by = actor(scope);
  const ref: Objects = {
    what: "chosen",
    filter: { is: "any" },
    among,
    count,
    ...(by.who === "you" ? {} : { by }),
    ...how,
  };
  scope.mention({ ref, number: count.max === 1 ? "one" : "many", nouns: scope.nounsOfAll([among]) });
  // Of targets one of which something is done to, the others are "the other".
  if (among.what === "target" && scope.group === undefined)
    scope.tell({ group: { of: { do: "noteObjects", what: among }, whole: among, taken: [], pending: ref } });
  return ref;
}

/** What is chosen as the instruction is followed, and what must be so of all of it. */
export interface Chosen {
  readonly what: Noun;
  readonly count: Range;
  readonly together?: TargetsTogether;
}

/** Any number, or up to so many, of which something must be so together. */
export const grouped: Phrase<Required<Chosen>> = (() => {
  const { rule } = rulesFor<Required<Chosen>>();
  const parts = { n: range.many, what: noun.many, group: asGroup, place: opt(zone) };
  const open = (count: Range): Range => (count.min === 0 ? count : unbound("there may be too few of them"));
  return oneOf(() => [
    rule("{n} {what} {group} {place}", parts, ({ n, what, group, place }) => ({
      what: placed(what, place),
      count: open(n),
      together: group,
    })),
    rule("{n} other {what} {group} {place}", parts, ({ n, what, group, place }, scope) => ({
      what: another(scope, placed(what, place)),
      count: open(n),
      together: group,
    })),
  ]);
})();

const ofGroup: Phrase<Objects> = rulesFor<Objects>().rule("{some}", { some: grouped }, ({ some }, scope) =>
  some.what.card === true && some.what.in === undefined
    ? unbound("which cards, and where?")
    : choice(scope, some, { together: some.together }),
);

/** Any objects an instruction can be about: named, targeted, or chosen now. */
export const thing: Phrase<Objects> = oneOf(() => [
  anyObjects,
  topCards,
  amongThem,
  rulesFor<Objects>().rule("a {what} at random {from}", { what: noun.one, from: ownZone }, ({ what, from }, scope) =>
    what.card === true && what.in === undefined
      ? choice(scope, { what: { ...what, in: from, of: scope.subject }, count: { min: 1, max: 1 } }, AT_RANDOM)
      : unbound("only cards are in such zones"),
  ),
  rulesFor<Objects>().rule("a {what} at random {place}", { what: noun.one, place: zone }, ({ what, place }, scope) =>
    choice(scope, { what: place(what), count: { min: 1, max: 1 } }, AT_RANDOM),
  ),
  rulesFor<Objects>().rule(
    "{n} {what} at random {from}",
    { n: range.many, what: noun.many, from: ownZone },
    ({ n, what, from }, scope) =>
      what.card === true && what.in === undefined
        ? choice(scope, { what: { ...what, in: from, of: scope.subject }, count: n }, AT_RANDOM)
        : unbound("only cards are in such zones"),
  ),
  rulesFor<Objects>().rule(
    "a {what} of a opponent's choice {from}",
    { what: noun.one, from: ownZone },
    ({ what, from }, scope) => {
      if (what.card !== true || what.in !== undefined) unbound("only cards are in such zones");
      const own = choice(scope, { what: { ...what, in: from, of: scope.subject }, count: { min: 1, max: 1 } });
      if (own.what !== "chosen" || isSeveral(scope.subject)) return unbound("each of several asks another");
      return Object.assign(own, { by: { who: "chosen", from: { who: "opponents" } } });
    },
  ),
  // Of what you control, as one of them likes.
  rulesFor<Objects>().rule("a {what} of an opponent's choice", { what: noun.one }, ({ what }, scope) => {
    if (what.in !== undefined || what.card === true) unbound("only permanents are there to be chosen");
    const own = choice(scope, { what, count: { min: 1, max: 1 } });
    if (own.what !== "chosen" || scope.subject.who !== "you") return unbound("each of several asks another");
    return Object.assign(own, { by: { who: "chosen", from: { who: "opponents" } } });
  }),
  // Whoever acts chooses anyway.
  rulesFor<Objects>().rule("a {what} of their choice", { what: noun.one }, ({ what }, scope) =>
    (what.card === true && what.in === undefined) || scope.subject.who === "you"
      ? unbound("whose choice?")
      : choice(scope, { what, count: { min: 1, max: 1 } }),
  ),
  rulesFor<Objects>().rule("a {what} at random", { what: noun.one }, ({ what }, scope) =>
    what.card === true && what.in === undefined
      ? unbound("which cards, and where?")
      : choice(scope, { what, count: { min: 1, max: 1 } }, AT_RANDOM),
  ),
  rulesFor<Objects>().rule("{n} {what} at random", { n: range.many, what: noun.many }, ({ n, what }, scope) =>
    what.card === true && what.in === undefined
      ? unbound("which cards, and where?")
      : choice(scope, { what, count: n }, AT_RANDOM),
  ),
  ofGroup,
  commanderThere,
  rulesFor<Objects>().rule(
    "{n} {what} from among cards exiled with {self}",
    { n: oneOf(() => [range.one, range.many]), what: oneOf(() => [noun.one, noun.many]), self },
    ({ n, what }, scope) => {
      if (what.card !== true || what.in !== undefined || scope.inQuote) unbound("which cards?");
      scope.links.used = true;
      const ref: Objects = {
        what: "chosen",
        filter: what.filter,
        among: { what: "linked", name: "exiled" },
        count: n,
      };
      scope.mention({ ref, number: n.max === 1 ? "one" : "many", nouns: ["card"] });
      return ref;
    },
  ),
  rulesFor<Objects>().rule("a exiled {what} used to craft {self}", { what: noun.one, self }, ({ what }, scope) =>
    usedToCraft(scope, what, { min: 1, max: 1 }),
  ),
  rulesFor<Objects>().rule(
    "{n} exiled {what} used to craft {self}",
    { n: range.many, what: noun.many, self },
    ({ n, what }, scope) => usedToCraft(scope, what, n),
  ),
  someDone,
  someOfThose,
  anyOfThose,
  // "Exile it and up to one creature": what is known and what is chosen, at the same time.
  rulesFor<Objects>().rule("{first} and {chosen}", { first: pronouns.one, chosen }, ({ first, chosen }, scope) => {
    if (isSeveral(scope.subject) || chosen.what.card === true || chosen.what.in !== undefined)
      unbound("each of several chooses apart");
    const union = { what: "union", of: [first, choice(scope, chosen)] } as const;
    scope.mention({ ref: union, number: "many", nouns: scope.nounsOfAll(union.of) });
    return union;
  }),
  rulesFor<Objects>().rule("{chosen}", { chosen }, ({ chosen }, scope) =>
    chosen.what.card === true && chosen.what.in === undefined
      ? unbound("which cards, and where?")
      : choice(scope, chosen),
  ),
  // "A creature card and/or a land card from your hand": what is both is chosen as one of them.
  rulesFor<Objects>().rule(
    "a {a} and/or a {b} {place}",
    { a: noun.one, b: noun.one, place: zone },
    ({ a, b, place }, scope) => {
      if (a.in !== undefined || b.in !== undefined) unbound("from two places");
      const upToOne: Range = { min: 0, max: 1 };
      const union = {
        what: "union",
        of: [a, b].map((what) => choice(scope, { what: place(what), count: upToOne })),
      } as const;
      scope.mention({ ref: union, number: "many", nouns: ["card"] });
      return union;
    },
  ),
]);

function ofDone(scope: Scope, what: Noun, done: Parameters<typeof thoseDone>[1], count: Range): Objects {
  const by = actor(scope);
  const ref: Objects = {
    what: "chosen",
    filter: whichDone(what, done),
    among: thoseDone(scope, done),
    count,
    ...(by.who === "you" ? {} : { by }),
  };
  scope.mention({ ref, number: count.max === 1 ? "one" : "many", nouns: what.nouns });
  return ref;
}

/** 903.6: one of them, of those that are nowhere else. */
export const commanderThere: Phrase<Objects> = rulesFor<Objects>().rule(
  "(your commander|a commander you own) from the command zone",
  {},
  (_, scope) => {
    const filter: Filter = { is: "and", of: [{ is: "commander" }, { is: "ownedBy", who: { who: "you" } }] };
    const what: Noun = { filter, in: "command", nouns: ["commander", "card"], card: true };
    return choice(scope, { what, count: { min: 1, max: 1 } });
  },
);
