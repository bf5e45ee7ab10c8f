import type { TargetsTogether } from "../../engine/abilities/ability.ts";
import type { Stat } from "../../engine/abilities/amounts.ts";
import type { Condition } from "../../engine/abilities/conditions.ts";
import type { Destination } from "../../engine/abilities/destinations.ts";
import type { Effect, EffectKind } from "../../engine/abilities/effects.ts";
import type { Filter } from "../../engine/abilities/filters.ts";
import type { Keyword } from "../../engine/abilities/keywords.ts";
import type { Objects, Players, Range, Zone } from "../../engine/abilities/references.ts";
import { mapNodes, sameData } from "../../engine/abilities/visit.ts";
import { forEach, stat } from "../amounts/amounts.ts";
import { type Scope, unbound } from "../bind/scope.ts";
import { duration, noun, objects, players, range, whose } from "../hubs.ts";
import { type Forms, list, oneOf, opt, type Phrase, printed, rulesFor, type Tree, words } from "../kernel/index.ts";
import type { Instruction, Noun } from "../meanings.ts";
import { counters } from "../nouns/counters.ts";
import { closing, having, that } from "../nouns/describing.ts";
import { everything } from "../nouns/everything.ts";
import { kindsNamed } from "../nouns/filters.ts";
import { permanents } from "../nouns/kinds.ts";
import { zone } from "../nouns/narrowing.ts";
import { another } from "../nouns/other.ts";
import { granter, itself, self } from "../nouns/self.ts";
import { doneThisWay, thoseDone, whichDone } from "../references/done-this-way.ts";
import { anyObjects, butFor, chosen, exceptFor, pronoun, pronouns, targets } from "../references/references.ts";
import { asGroup, placed } from "../references/targets.ts";
import { actor, ownHand } from "./actor.ts";
import { isSeveral } from "./clauses.ts";
import { anywhere, entering, libraryOf, libraryPlace, onBattlefield, ownersZone, topOrBottom } from "./destinations.ts";
import { amongThem, topCards } from "./library/library.ts";

/** What players do to objects: destroy, exile, return, tap, sacrifice, and what moves from zone to zone. */

const { inflected, deferredForms, rule } = rulesFor<Instruction>();

/**
 * Several players each choose, or each their own, for an instruction that says nothing of players itself: all of them
 * in turn order, and what they chose is dealt with at the same time (101.4).
 */
export function together(scope: Scope, what: Objects): void {
  const { subject } = scope;
  if (!isSeveral(subject)) return;
  if (what.what === "union") for (const one of what.of) together(scope, one);
  if (what.what === "chosen" && what.by?.who === "current") (what as { by?: Players }).by = subject;
  if ((what.what === "all" || what.what === "topOfLibrary") && what.of?.who === "current")
    (what as { of?: Players }).of = subject;
  // "All cards they own": of each of them.
  if (what.what === "all")
    Object.assign(what, {
      filter: mapNodes("filter", what.filter, {
        players: (who, inside) => (who.who === "current" ? subject : inside()),
      }),
    });
}

/** Instructions on these objects, after which "it" is what the instruction dealt with. */
export function moving(scope: Scope, what: Objects, effect: EffectKind): readonly Effect[] {
  const done: Effect = effect;
  if (!("who" in effect)) together(scope, what);
  scope.did(done);
  scope.dealtWith(what, done);
  if (what.what === "topOfLibrary") scope.tell({ group: { of: done, taken: [] } });
  if (done.do === "move" && done.to.zone === "battlefield" && what.what !== "self")
    scope.learned({ what: "noted", name: done.note ?? "" }, ["permanent"]);
  if (done.do === "move" && done.to.zone === "battlefield") scope.links.put.push(done.to as { link?: string });
  if (done.do === "move" && done.to.zone === "exile") scope.links.made.push(done.to as { link?: string });
  return [done];
}

/** An instruction that leaves them where they are. */
export function onto(scope: Scope, what: Objects, effect: EffectKind): readonly Effect[] {
  const done: Effect = effect;
  if (!("who" in effect)) together(scope, what);
  scope.did(done);
  scope.affected(what, done);
  return [done];
}

/** Chosen as the effect is applied by whoever acts. */
export function choice(
  scope: Scope,
  { what, count }: { what: Noun; count: import("../../engine/abilities/references.ts").Range },
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

const zoneWord = words<Zone>([
  ["graveyard", "graveyard"],
  ["hand", "hand"],
]);
const ownZone = words<Zone>([
  ["from your graveyard", "graveyard"],
  ["from your hand", "hand"],
  ["from their hand", "hand"],
]);
const AT_RANDOM = { random: true } as const;

/** Some of what was done this way. */
export const someDone: Phrase<Objects> = oneOf(() => [
  // "A creature card put into a graveyard this way": one of those, wherever they are.
  rulesFor<Objects>().rule("a {what} {done} this way", { what: noun.one, done: doneThisWay }, ({ what, done }, scope) =>
    ofDone(scope, what, done, { min: 1, max: 1 }),
  ),
  rulesFor<Objects>().rule(
    "{n} {what} {done} this way",
    { n: range.many, what: noun.many, done: doneThisWay },
    ({ n, what, done }, scope) => ofDone(scope, what, done, n),
  ),
]);

/** "One of those creatures", "two of them chosen at random", of those that were spoken of. */
const someOfThose: Phrase<Objects> = oneOf(() =>
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
  someDone,
  someOfThose,
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
    filter: whichDone(what),
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

const oneKind: Phrase<Noun> = rulesFor<Noun>().rule("a {what}", { what: permanents.one }, ({ what }) => what);
/** What the words say is part of how the target was described. */
const saidBy = (target: Filter, words: Filter): boolean =>
  sameData(target, words) || (target.is === "and" && target.of.some((one) => sameData(one, words)));

const ownersHand = "(its owner's hand|their owner's hand|their owners' hands|his owner's hand|her owner's hand)";

const shuffled = (scope: Scope, what: Objects, of?: Players): readonly Effect[] =>
  moving(scope, what, {
    do: "move",
    what,
    to: { zone: "library", place: "shuffle", ...(of !== undefined && of.who !== "ownerOf" && { of }) },
  });
const exileAll = (scope: Scope, what: Objects): readonly Effect[] =>
  moving(scope, what, { do: "move", what, to: { zone: "exile" } });

/** The last instruction once more, to others than those it was about. */
function sameForOthers(scope: Scope, { filter, in: place, card, of }: Noun): readonly Effect[] {
  const last = scope.recent.at(-1);
  const what = last?.do === "move" ? last.what : undefined;
  if (last?.do !== "move" || (what?.what !== "all" && what?.what !== "those") || of !== undefined)
    return unbound("the same as what?");
  if (place !== undefined || (card === true) !== (what.what === "those" || what.in !== undefined))
    return unbound("others of another kind");
  const { note: _, ...same } = last;
  const done: Effect = { ...same, what: { ...what, filter: alsoThere(what.filter, filter) } };
  scope.did(done);
  const { group } = scope;
  if (group !== undefined) scope.tell({ group: { ...group, taken: [...group.taken, done] } });
  return [done];
}
/** Of the others too what is said of whose they are. */
const alsoThere = (said: Filter, kind: Filter): Filter => {
  const kept = said.is === "and" ? said.of.filter(({ is }) => is === "ownedBy" || is === "controlledBy") : [];
  return kept.length === 0 ? kind : { is: "and", of: [kind, ...kept] };
};

export const objectVerbsOfPlayers: readonly Forms<Instruction>[] = [
  // What was done to all of one kind is done to those of another.
  inflected("<do> the same for {what}", { what: noun.many }, ({ what }, scope) => sameForOthers(scope, what)),
  inflected("<destroy> {what}", { what: thing }, ({ what }, scope) => moving(scope, what, { do: "destroy", what })),
  inflected("<exile> {what}", { what: thing }, ({ what }, scope) =>
    moving(scope, what, { do: "move", what, to: { zone: "exile" } }),
  ),
  inflected("<exile> {what} until {self} leaves the battlefield", { what: thing, self }, ({ what }, scope) =>
    moving(scope, what, { do: "move", what, to: { zone: "exile", until: { what: "self" } } }),
  ),
  inflected("<exile> {what} with {counters} on (it|him|her)", { what: thing, counters }, ({ what, counters }, scope) =>
    moving(scope, what, { do: "move", what, to: { zone: "exile", counters: [counters] } }),
  ),
  inflected(
    "<exile> a card from the top of {whose} library {down} for each {of}",
    { whose, down: opt(words([["face down", true]])), of: forEach },
    ({ whose, down, of }, scope) => {
      const what: Objects = { what: "topOfLibrary", of: whose, count: of };
      scope.mention({ ref: what, number: "many", nouns: ["card"] });
      return moving(scope, what, { do: "move", what, to: { zone: "exile", ...(down && { faceDown: true }) } });
    },
  ),
  inflected("<exile> {what} face down", { what: thing }, ({ what }, scope) =>
    moving(scope, what, { do: "move", what, to: { zone: "exile", faceDown: true } }),
  ),
  inflected(`<return> {what} to ${ownersHand}`, { what: thing }, ({ what }, scope) =>
    moving(scope, what, { do: "move", what, to: { zone: "hand" } }),
  ),
  inflected(
    `<return> all {what} to ${ownersHand} except for {others}`,
    { what: noun.many, others: exceptFor },
    ({ what, others }, scope) => {
      if (what.card === true || what.in !== undefined) unbound("said of permanents");
      const all = everything(butFor(what, others));
      scope.mention({ ref: all, number: "many", nouns: what.nouns });
      return moving(scope, all, { do: "move", what: all, to: { zone: "hand" } });
    },
  ),
  inflected(
    "<return> {what} to (its owner's graveyard|their owner's graveyard|their owners' graveyards)",
    { what: thing },
    ({ what }, scope) => moving(scope, what, { do: "move", what, to: { zone: "graveyard" } }),
  ),
  inflected("<return> to their owners' hands {what}", { what: thing }, ({ what }, scope) =>
    moving(scope, what, { do: "move", what, to: { zone: "hand" } }),
  ),
  inflected("<put> {what} into their owners' hands", { what: thing }, ({ what }, scope) =>
    moving(scope, what, { do: "move", what, to: { zone: "hand" } }),
  ),
  inflected("<put> {what} into their owners' graveyards", { what: thing }, ({ what }, scope) =>
    moving(scope, what, { do: "move", what, to: { zone: "graveyard" } }),
  ),
  inflected("<return> {what} to {whose} hand", { what: thing, whose: ownersZone }, ({ what }, scope) =>
    moving(scope, what, { do: "move", what, to: { zone: "hand" } }),
  ),
  inflected("<return> to {whose} hand {what}", { whose: ownersZone, what: thing }, ({ what }, scope) =>
    moving(scope, what, { do: "move", what, to: { zone: "hand" } }),
  ),
  inflected("<return> to the battlefield {what}", { what: thing }, ({ what }, scope) =>
    moving(scope, what, { do: "move", what, to: onBattlefield(scope, what, undefined) }),
  ),
  // 903.6: where commanders are that are nowhere else.
  inflected("<put> {what} onto the battlefield from the command zone", { what: itself }, ({ what }, scope) => {
    scope.tell({ from: "command" });
    return moving(scope, what, { do: "move", what, to: onBattlefield(scope, what, undefined) });
  }),
  inflected("<put> your commander into your hand from the command zone", {}, (_, scope) => {
    const filter: Filter = { is: "and", of: [{ is: "commander" }, { is: "ownedBy", who: { who: "you" } }] };
    const what = choice(scope, {
      what: { filter, in: "command", nouns: ["commander", "card"], card: true },
      count: { min: 1, max: 1 },
    });
    return moving(scope, what, { do: "move", what, to: { zone: "hand" } });
  }),
  inflected("<return> {what} to the command zone", { what: pronoun }, ({ what }, scope) =>
    moving(scope, what, { do: "move", what, to: { zone: "command" } }),
  ),
  inflected("<return> {what} from the battlefield to the command zone", { what: thing }, ({ what }, scope) =>
    moving(scope, what, { do: "move", what, to: { zone: "command" } }),
  ),
  inflected(
    "<return> {what} from your graveyard to the battlefield {how}",
    { what: pronoun, how: opt(entering) },
    ({ what, how }, scope) => moving(scope, what, { do: "move", what, to: onBattlefield(scope, what, how) }),
  ),
  // Of two that are alike one is chosen, which "the" alone does not say.
  ...(["greatest", "least"] as const).flatMap((most) => {
    const tied = `if two or more {same} are tied for ${most} {stat}, you choose one of them`;
    const slots = { what: noun.one, same: noun.many, stat };
    const one = (scope: Scope, what: Noun, same: Noun, by: Stat): Objects => {
      const filters = what.filter.is === "and" ? what.filter.of : [what.filter];
      if (!filters.some((filter) => filter.is === most && filter.stat === by)) unbound("tied for something else");
      if (same.card !== what.card || same.in !== undefined) unbound("tied others");
      if (same.filter.is !== "any" && !filters.some((filter) => sameData(filter, same.filter))) unbound("tied others");
      return choice(scope, { what, count: { min: 1, max: 1 } });
    };
    return [
      inflected(`<return> to your hand the {what}. ${tied}`, slots, ({ what, same, stat }, scope) => {
        const ref = one(scope, what, same, stat);
        return moving(scope, ref, { do: "move", what: ref, to: { zone: "hand" } });
      }),
      inflected(`<destroy> the {what}. ${tied}`, slots, ({ what, same, stat }, scope) => {
        const ref = one(scope, what, same, stat);
        return moving(scope, ref, { do: "destroy", what: ref });
      }),
      inflected(`<exile> the {what}. ${tied}`, slots, ({ what, same, stat }, scope) => {
        const ref = one(scope, what, same, stat);
        return moving(scope, ref, { do: "move", what: ref, to: { zone: "exile" } });
      }),
    ];
  }),
  // 608.2c: both at once, of two targets told apart by where they are.
  inflected(
    "simultaneously <sacrifice> the {what} and <return> the {card} to the battlefield",
    { what: permanents.one, card: noun.one },
    ({ what, card }, scope) => {
      const slotOf = (noun: Noun, place: Zone | undefined): Objects => {
        const slot = scope.targets.findIndex(
          ({ of: [only], count }) =>
            count.max === 1 && only?.target === "object" && only.in === place && saidBy(only.filter, noun.filter),
        );
        return slot < 0 ? unbound("no target was described so") : { what: "target", slot };
      };
      if (card.card !== true || scope.subject.who === "you") unbound("whose, and from where?");
      const returning = slotOf(card, "graveyard");
      return moving(scope, returning, {
        do: "sacrifice",
        who: scope.subject,
        what: slotOf(what, undefined),
        returning,
      });
    },
  ),
  // Each chooses all of theirs, one player after the other (101.4), and what nobody chose is sacrificed at once.
  ...[
    "<choose> {kinds} from among the {what} they control, then <sacrifice> the rest",
    "<choose> from among the {what} they control {kinds}, then <sacrifice> the rest",
  ].map((words) =>
    inflected(
      words,
      { kinds: list(oneKind, { last: [", and"], pair: ["and"] }), what: permanents.many },
      ({ kinds, what }, scope) => {
        if (scope.subject.who !== "each") return unbound("each chooses for themselves");
        const own: Filter = { is: "controlledBy", who: { who: "current" } };
        const of = kinds.map(
          (kind): Objects => ({
            what: "chosen",
            filter: { is: "and", of: [kind.filter, what.filter, own] },
            count: { min: 1, max: 1 },
            by: { who: "current" },
          }),
        );
        const chosenOnes: Effect = { do: "choose", what: { what: "union", of } };
        const kept: Filter = { is: "among", of: { what: "noted", name: scope.noteOf(chosenOnes) } };
        const filter: Filter = { is: "and", of: [what.filter, { is: "not", of: kept }] };
        return [
          { do: "forEachPlayer", of: { who: "each" }, effects: [chosenOnes] },
          { do: "sacrifice", who: { who: "each" }, what: { what: "all", filter } },
        ];
      },
    ),
  ),
  // 708.2: as whoever puts it there likes.
  inflected("<return> {what} to the battlefield face up or face down", { what: thing }, ({ what }, scope) => {
    if (what.what === "chosen" || isSeveral(scope.subject)) unbound("which of them how?");
    const to = onBattlefield(scope, what, undefined);
    const option = (text: string, faceDown?: true) => ({
      text,
      effects: [{ do: "move", what, to: { ...to, ...(faceDown && { faceDown }) } } as const],
    });
    return [{ do: "chooseOne", who: actor(scope), options: [option("Face up"), option("Face down", true)] }];
  }),
  // 400.7: only where it still is there.
  inflected("<exile> {what} from your graveyard", { what: pronoun }, ({ what }, scope) => {
    if (what.what !== "event") unbound("told by where it is");
    const there: Objects = { what: "those", of: what, filter: { is: "inZone", zone: "graveyard" } };
    scope.mention({ ref: there, number: "one", nouns: ["card"] });
    return moving(scope, there, { do: "move", what: there, to: { zone: "exile" } });
  }),
  inflected("<return> {what} to the battlefield {how}", { what: thing, how: opt(entering) }, ({ what, how }, scope) =>
    moving(scope, what, { do: "move", what, to: onBattlefield(scope, what, how) }),
  ),
  inflected("<put> {what} onto the battlefield {how}", { what: thing, how: opt(entering) }, ({ what, how }, scope) =>
    moving(scope, what, { do: "move", what, to: onBattlefield(scope, what, how) }),
  ),
  inflected("<put> {what} into {whose} hand", { what: thing, whose: ownersZone }, ({ what }, scope) =>
    moving(scope, what, { do: "move", what, to: { zone: "hand" } }),
  ),
  inflected("<put> {what} {place}", { what: thing, place: libraryPlace }, ({ what, place }, scope) =>
    moving(scope, what, { do: "move", what, to: place }),
  ),
  inflected("<tap> {what}", { what: thing }, ({ what }, scope) => onto(scope, what, { do: "tap", what })),
  inflected("<untap> {what}", { what: thing }, ({ what }, scope) => onto(scope, what, { do: "untap", what })),
  inflected("<remove> {what} from combat", { what: thing }, ({ what }, scope) =>
    onto(scope, what, { do: "removeFromCombat", what }),
  ),
  inflected("<sacrifice> {what} (of their choice|)", { what: thing }, ({ what }, scope) =>
    moving(scope, what, { do: "sacrifice", who: scope.subject, what }),
  ),
  inflected(
    "<sacrifice> a {what} of their choice {post}",
    { what: noun.one, post: oneOf(() => [that, having, closing]) },
    ({ what, post }, scope) => {
      const chosenOne = choice(scope, { what: post(what), count: { min: 1, max: 1 } });
      return moving(scope, chosenOne, { do: "sacrifice", who: scope.subject, what: chosenOne });
    },
  ),
  inflected(
    "<sacrifice> a {what} (of their choice|) for each {of}",
    { what: noun.one, of: forEach },
    ({ what, of }, scope) => {
      const chosenOnes = choice(scope, { what, count: { min: of, max: of } });
      return moving(scope, chosenOnes, { do: "sacrifice", who: scope.subject, what: chosenOnes });
    },
  ),
  inflected(
    "<gain> control of {what} {duration}",
    { what: thing, duration: opt(duration) },
    ({ what, duration }, scope) =>
      onto(scope, what, { do: "gainControl", who: scope.subject, what, duration: duration ?? "forever" }),
  ),
  inflected(
    "<return> {what} to the battlefield {how} with {counters} on (it|him|her)",
    { what: thing, how: opt(entering), counters },
    ({ what, how, counters }, scope) =>
      moving(scope, what, { do: "move", what, to: { ...onBattlefield(scope, what, how), counters: [counters] } }),
  ),
  inflected(
    "<put> {what} onto the battlefield {how} with {counters} on (it|him|her)",
    { what: thing, how: opt(entering), counters },
    ({ what, how, counters }, scope) =>
      moving(scope, what, { do: "move", what, to: { ...onBattlefield(scope, what, how), counters: [counters] } }),
  ),
  inflected(
    "<put> {what} on {chooser} choice of the top or bottom of {whose} library",
    { what: thing, chooser: topOrBottom, whose: ownersZone },
    ({ what, chooser }, scope) => moving(scope, what, { do: "move", what, to: chooser(scope.subject) }),
  ),
  inflected("<shuffle> {what} into {whose} library", { what: thing, whose: libraryOf }, ({ what, whose }, scope) =>
    shuffled(scope, what, whose),
  ),
  inflected(
    "<shuffle> {whose} hand and graveyard into {whose2} library",
    { whose, whose2: ownersZone },
    ({ whose }, scope) => shuffled(scope, { what: "all", filter: { is: "any" }, in: ["hand", "graveyard"], of: whose }),
  ),
  // Both at once, and one shuffling.
  inflected(
    "<shuffle> {what} and {whose} {zone} into {whose2} library",
    { what: itself, whose, zone: zoneWord, whose2: ownersZone },
    ({ what, whose, zone }, scope) =>
      shuffled(scope, { what: "union", of: [what, { what: "all", filter: { is: "any" }, in: zone, of: whose }] }),
  ),
  inflected(
    "<shuffle> {whose} hand, {whose3} graveyard, and {what} into {whose2} library",
    { whose, whose3: whose, what: thing, whose2: ownersZone },
    ({ whose, whose3, what }, scope) => {
      if (!sameData(whose, whose3)) unbound("the hand of one and the graveyard of another");
      const cards: Objects = { what: "all", filter: { is: "any" }, in: ["hand", "graveyard"], of: whose };
      return shuffled(scope, { what: "union", of: [cards, what] });
    },
  ),
  inflected(
    "<shuffle> the cards from {whose} hand into {whose2} library",
    { whose, whose2: ownersZone },
    ({ whose }, scope) => shuffled(scope, { what: "all", filter: { is: "any" }, in: "hand", of: whose }),
  ),
  inflected("<shuffle> {whose} hand into {whose2} library", { whose, whose2: ownersZone }, ({ whose }, scope) =>
    shuffled(scope, { what: "all", filter: { is: "any" }, in: "hand", of: whose }),
  ),
  inflected("<shuffle> {whose} graveyard into {whose2} library", { whose, whose2: ownersZone }, ({ whose }, scope) =>
    shuffled(scope, { what: "all", filter: { is: "any" }, in: "graveyard", of: whose }),
  ),
  inflected("<exile> all graveyards", {}, (_, scope) =>
    exileAll(scope, { what: "all", filter: { is: "any" }, in: "graveyard" }),
  ),
  inflected("<exile> {whose} graveyard", { whose }, ({ whose }, scope) =>
    exileAll(scope, { what: "all", filter: { is: "any" }, in: "graveyard", of: whose }),
  ),
  inflected("<exile> {whose} hand", { whose }, ({ whose }, scope) =>
    exileAll(scope, { what: "all", filter: { is: "any" }, in: "hand", of: whose }),
  ),
  inflected("<exchange> control of {one} and {other}", { one: thing, other: thing }, ({ one, other }) => [
    { do: "exchange", quality: "control", one: { objects: one }, other: { objects: other } },
  ]),
  ...["<put> {what} onto", "<return> {what} to"].map((moves) =>
    deferredForms(
      `${moves} the battlefield {how} attached to {to}`,
      { what: thing, how: opt(entering), to: thing },
      (trees, scope) => {
        const what = trees.what.bind(scope);
        const how = onBattlefield(scope, what, trees.how.bind(scope));
        // 701.3: to another than itself.
        const objects = scope.within({ described: what }, () => trees.to.bind(scope));
        return moving(scope, what, { do: "move", what, to: { ...how, attachedTo: { objects } } });
      },
    ),
  ),
  inflected("<put> {what} into {whose} graveyard", { what: thing, whose: ownersZone }, ({ what }, scope) =>
    moving(scope, what, { do: "move", what, to: { zone: "graveyard" } }),
  ),
  deferredForms(
    "<put> {what} back and {rest} {elsewhere}",
    { what: thing, rest: thing, elsewhere: anywhere },
    ({ what, rest, elsewhere }, scope) => {
      const put = (what: Objects, to: Destination) => moving(scope, what, { do: "move", what, to });
      const back = put(what.bind(scope), { zone: "library", place: "top" });
      return [...back, ...put(rest.bind(scope), elsewhere.bind(scope))];
    },
  ),
  deferredForms(
    "<put> {what} {there}, {second} {elsewhere}, and {third} {last}",
    { what: thing, there: anywhere, second: thing, elsewhere: anywhere, third: thing, last: anywhere },
    ({ what, there, second, elsewhere, third, last }, scope) => {
      const put = (what: Objects, to: Destination) =>
        moving(scope, what, { do: "move", what, to: to.zone === "battlefield" ? onBattlefield(scope, what, to) : to });
      const first = put(what.bind(scope), there.bind(scope));
      const next = put(second.bind(scope), elsewhere.bind(scope));
      return [...first, ...next, ...put(third.bind(scope), last.bind(scope))];
    },
  ),
  // 701.16a: of the hand that is revealed.
  inflected(
    "<reveal> {whose} hand and <put> all {what} from it onto the battlefield",
    { whose, what: noun.many },
    ({ whose, what }, scope) => {
      ownHand(scope, whose);
      if (what.card !== true || what.in !== undefined || isSeveral(scope.subject)) unbound("cards of one hand");
      const hand: Objects = { what: "all", filter: { is: "any" }, in: "hand", of: scope.subject };
      const all: Objects = { ...hand, filter: what.filter };
      return [
        { do: "look", who: scope.subject, what: hand, reveal: true },
        ...moving(scope, all, { do: "move", what: all, to: onBattlefield(scope, all, undefined) }),
      ];
    },
  ),
  // "put one of them into your hand and the rest on the bottom": one verb, two objects.
  deferredForms(
    "<put> {what} {there} and {rest} {elsewhere}",
    { what: thing, there: anywhere, rest: thing, elsewhere: anywhere },
    ({ what, there, rest, elsewhere }, scope) => {
      const put = (what: Objects, to: Destination) =>
        moving(scope, what, { do: "move", what, to: to.zone === "battlefield" ? onBattlefield(scope, what, to) : to });
      const first = put(what.bind(scope), there.bind(scope));
      return [...first, ...put(rest.bind(scope), elsewhere.bind(scope))];
    },
  ),
  ...(["power", "toughness"] as const).map((stat) =>
    inflected(`<exchange> {whose} life total with {what}'s ${stat}`, { whose, what: itself }, ({ whose, what }) => [
      { do: "exchange", quality: "lifeWithStat", stat, one: { players: whose }, other: { objects: what } },
    ]),
  ),
  inflected("<redistribute> any number of (players'|) life totals", {}, () => [{ do: "redistributeLife" }]),
  inflected("<exchange> life totals with {who}", { who: players.one }, ({ who }, { subject }) => [
    { do: "exchange", quality: "life", one: { players: subject }, other: { players: who } },
  ]),
  deferredForms(
    "<sacrifice> {all} (of their choice|)",
    { all: list(chosen, { last: [", and"], pair: ["and"] }) },
    ({ all }, scope) =>
      all.bind(scope).flatMap((one) => {
        const what = choice(scope, one);
        return moving(scope, what, { do: "sacrifice", who: scope.subject, what });
      }),
  ),
  inflected("<regenerate> {what}", { what: thing }, ({ what }) => [{ do: "regenerate", what }]),
  inflected("<counter> {what}", { what: thing }, ({ what }, scope) =>
    moving(scope, what, { do: "counterSpell", what }),
  ),
  // 701.50a: the same, by the word that some cards have for it.
  inflected("(<transform>|<convert>) {what}", { what: thing }, ({ what }) => [{ do: "transform", what }]),
  // 709.5f-g
  inflected("<unlock> a locked door of {what}", { what: thing }, ({ what }) => [{ do: "doors", what, how: "unlock" }]),
  inflected("<lock> or <unlock> a door of {what}", { what: thing }, ({ what }) => [
    { do: "doors", what, how: "either" },
  ]),
  inflected("<unattach> {what}", { what: thing }, ({ what }) => [{ do: "unattach", what }]),
  inflected("<suspect> {what}", { what: thing }, ({ what }) => [{ do: "suspect", what }]),
  inflected("<detain> {what}", { what: thing }, ({ what }) => [{ do: "detain", what }]),
  // 508.7
  inflected(
    "<reselect> which player {or} {what} is attacking",
    { or: opt(words([["or permanent", true]])), what: thing },
    (said) => [{ do: "reselectAttacked", what: said.what, among: said.or === undefined ? "players" : "any" }],
  ),
  inflected("<goad> {what}", { what: thing }, ({ what }, scope) => onto(scope, what, { do: "goad", what })),
  deferredForms(
    "<attach> {what} to {to}",
    { what: oneOf(() => [itself, granter, pronoun, targets.one]), to: thing },
    (trees, scope) => {
      const what = trees.what.bind(scope);
      // 701.3: to another than itself.
      return [{ do: "attach", what, to: scope.within({ described: what }, () => trees.to.bind(scope)) }];
    },
  ),
  inflected(
    "<attach> {what} to {who}",
    { what: oneOf(() => [itself, pronoun]), who: oneOf(() => [players.one]) },
    ({ what, who }) => [{ do: "attach", what, player: isSeveral(who) ? unbound("to one of them") : who }],
  ),
  // 303.4: than the one it enchants.
  inflected(
    "<attach> {what} to another one of your opponents chosen at random",
    { what: oneOf(() => [itself, pronoun]) },
    ({ what }, scope) => {
      const enchanted: Condition = { if: "samePlayer", one: { who: "current" }, other: { who: "enchanted" } };
      const from: Players = { who: "those", of: { who: "opponents" }, where: { if: "not", of: enchanted } };
      const chosen: Effect = { do: "choosePlayer", who: { who: "you" }, from, random: true };
      return [chosen, { do: "attach", what, player: { who: "noted", name: scope.noteOf(chosen) } }];
    },
  ),
  // Of several, and of those chosen now, "it" is never one.
  deferredForms(
    "<attach> {what} to {to}",
    { what: oneOf(() => [someNow, objects.many]), to: thing },
    (trees, scope) => {
      const to = trees.to.bind(scope);
      return [{ do: "attach", what: trees.what.bind(scope), to }];
    },
  ),
];
/** Chosen as the instruction is followed. */
const someNow: Phrase<Objects> = rulesFor<Objects>().rule("{chosen}", { chosen }, ({ chosen }, scope) =>
  chosen.what.card === true || chosen.what.in !== undefined ? unbound("only permanents") : choice(scope, chosen),
);

/** What X permanents have done to them, where X is only chosen now (107.3f). */
const doneToX = words<(what: Objects, who: Players) => EffectKind>([
  ["tap", (what) => ({ do: "tap", what })],
  ["untap", (what) => ({ do: "untap", what })],
  ["exile", (what) => ({ do: "move", what, to: { zone: "exile" } })],
  ["sacrifice", (what, who) => ({ do: "sacrifice", who, what })],
]);
/** "You may tap X untapped Knights you control.": as many as one likes, which is what X is from then on. */
export const chosenXSentences: readonly Phrase<Instruction>[] = [
  rule("you may {done} X {what}.", { done: doneToX, what: noun.many }, ({ done, what }, scope) => {
    if (scope.x !== undefined || scope.saidX !== undefined) unbound("X is known");
    scope.tell({ beforeMay: scope.objects });
    const ref = choice(scope, { what, count: { min: 0 } });
    const effects = moving(scope, ref, done(ref, scope.subject));
    scope.tell({ saidX: { amount: "noted", name: scope.noteOf(effects[0] as Effect) } });
    return [{ do: "may", who: { who: "you" }, effects }];
  }),
];

/** 701.15d: of the last destruction, also where it is done only if something is so or not paid. */
function unregenerated(before: readonly Effect[]): readonly Effect[] {
  const last = before.at(-1);
  const rest = before.slice(0, -1);
  if (last?.do === "destroy") return [...rest, { ...last, noRegeneration: true }];
  if (last?.do === "if" && last.then.some((one) => one.do === "destroy"))
    return [...rest, { ...last, then: unregenerated(last.then) }];
  if (last?.do === "createTokens") return [...unregenerated(rest), last];
  if (last?.do === "pay" && last.unpaid !== undefined)
    return [...rest, { ...last, unpaid: unregenerated(last.unpaid) }];
  return unbound("nothing is destroyed before it");
}

/** Where the spell goes that the last instruction counters, also where that is only done if nobody pays (118.12a). */
function counteredTo(before: readonly Effect[], to: Destination): readonly Effect[] {
  const last = before.at(-1);
  const rest = before.slice(0, -1);
  if (last?.do === "counterSpell") return [...rest, { ...last, to }];
  if (last?.do === "pay" && last.unpaid !== undefined)
    return [...rest, { ...last, unpaid: counteredTo(last.unpaid, to) }];
  return unbound("no spell is countered before it");
}

/** "It can't be regenerated.": a change to the destruction before it. */
export const amendments: readonly Phrase<Instruction>[] = [
  rule("a creature dealt damage this way can't be regenerated this turn.", {}, (_, scope) => [
    {
      do: "rule",
      rules: [{ rule: "cantBeRegenerated", who: scope.dealtDamage() }],
      duration: "endOfTurn",
    },
  ]),
  ...(
    [
      ["put (it|that card) into its owner's hand instead of into that player's graveyard", { zone: "hand" }],
      [
        "put (it|that card) on top of its owner's library instead of into that player's graveyard",
        { zone: "library", place: "top" },
      ],
      [
        "put (it|that card) on the bottom of its owner's library instead of into that player's graveyard",
        { zone: "library", place: "bottom" },
      ],
      [
        "put (it|that card) on your choice of the top or bottom of its owner's library instead of into that player's graveyard",
        { zone: "library", place: "topOrBottom" },
      ],
    ] as const
  ).map(([words, to]) =>
    rule(`if (that|the) spell is countered this way, ${words}.`, {}, () => ({
      amend: (before) => {
        return counteredTo(before, to);
      },
    })),
  ),
  rule(
    "if (that|the) spell is countered this way, exile it instead of putting it into its owner's graveyard.",
    {},
    () => ({ amend: (before) => counteredTo(before, { zone: "exile" }) }),
  ),
  rule(
    "if (that|the) spell is countered this way, exile it with {counters} on it instead of putting it into its owner's graveyard.",
    { counters },
    ({ counters }) => ({ amend: (before) => counteredTo(before, { zone: "exile", counters: [counters] }) }),
  ),
  // 113.7: the source of the ability, if that is on the battlefield.
  rule(
    "if a permanent 's ability is countered this way, activated abilities of that permanent can't be activated {duration}.",
    { duration },
    ({ duration }, scope) => {
      const countered: Objects = { what: "noted", name: scope.noteOf(scope.thisWay(["counterSpell"])) };
      const of: Objects = { what: "sourceOf", of: countered };
      const onBattlefield: Objects = { what: "those", of, filter: { is: "inZone", zone: "battlefield" } };
      const rules = [{ rule: "cantActivate", of } as const];
      return [{ do: "if", condition: { if: "exists", what: onBattlefield }, then: [{ do: "rule", rules, duration }] }];
    },
  ),
  rule("if it doesn't have suspend, it gains suspend.", {}, (_, scope) => {
    const what = scope.pronoun("one");
    const suspend: Keyword = { keyword: "suspend", cost: [] };
    return [
      {
        do: "if",
        condition: { if: "not", of: { if: "is", what, filter: { is: "keyword", keyword: "suspend" } } },
        then: [
          {
            do: "apply",
            to: what,
            modifications: [{ modify: "addAbility", ability: { kind: "keyword", keyword: suspend } }],
            duration: "forever",
          },
        ],
      },
    ];
  }),
  rule(
    "(it|they|that creature|those creatures|that permanent|creatures destroyed this way|a creature destroyed this way|permanents destroyed this way) can't be regenerated.",
    {},
    () => ({
      amend: unregenerated,
    }),
  ),
];
