import type { Objects, Players, Zone } from "../../engine/abilities/references.ts";
import { sameData } from "../../engine/abilities/visit.ts";
import type { Scope } from "../bind/scope.ts";
import { unbound } from "../bind/unbound.ts";
import { noun, whose } from "../hubs.ts";
import { type Forms, list, oneOf, type Phrase, rulesFor, words } from "../kernel/index.ts";
import type { Noun } from "../meanings.ts";
import { everything } from "../nouns/everything.ts";
import { and, kindsNamed, or, speaksOf, YOUR_BEARER } from "../nouns/filters.ts";
import { isOfSpells, permanents } from "../nouns/kinds.ts";
import { eachOfKinds } from "../nouns/nouns.ts";
import { another } from "../nouns/other.ts";
import { colorWords, counterKind } from "../vocabulary/qualities.ts";
import { eitherNoun, goesBy, inZone, isWide, plainNouns, union } from "./called.ts";
import { doneThisWay } from "./doneThisWay.ts";
import { namedItself } from "./named.ts";
import { ofThoseDone, pronouns } from "./pronouns.ts";

/** All objects of a kind: "each creature", "all lands", and a bare plural. */

const { rule } = rulesFor<Objects>();

const eachKnown: Phrase<Objects> = rule(
  "each {what}",
  { what: oneOf(() => [noun.one, eachOfKinds]) },
  ({ what }, scope) => {
    const ref = everything(inZone(what));
    // What is done to each of them is then said of "those creatures".
    scope.mention({ ref, number: "many", nouns: what.nouns });
    scope.mention({ ref, number: "one", nouns: what.nouns });
    return ref;
  },
);

function notChosen(scope: Scope, what: Noun): Objects {
  const chosen: Objects = { what: "noted", name: scope.noteOf(scope.thisWay(["choose"])) };
  const all = everything({ ...what, filter: and([what.filter, { is: "not", of: { is: "among", of: chosen } }]) });
  scope.mention({ ref: all, number: "many", nouns: what.nouns });
  return all;
}

/** "each creature", "all creatures", and a bare plural in a static sentence. */
export const all: Forms<Objects> = {
  one: oneOf(() => [
    eachKnown,
    rule("each {what} each opponent controls", { what: permanents.one }, ({ what }, scope) => {
      const filter = and([what.filter, { is: "controlledBy", who: { who: "opponents" } }]);
      const ref = everything({ ...what, filter });
      scope.mention({ ref, number: "many", nouns: what.nouns });
      return ref;
    }),
    // 701.52e
    rule("your Ring-bearer", {}, (_, scope) => {
      const ref: Objects = { what: "all", filter: YOUR_BEARER };
      scope.mention({ ref, number: "one", nouns: ["creature"] });
      return ref;
    }),
    rule("each {what} not chosen (by any player|) this way", { what: permanents.one }, ({ what }, scope) =>
      notChosen(scope, what),
    ),
    // 122.6: of those that the latest such instruction put some on.
    rule(
      "each {what} that had a {kind} counter put on it this way",
      { what: permanents.one, kind: counterKind },
      (said, scope) => {
        const put = scope.recent.findLast((one) => one.do === "putCounters" && one.kind === said.kind);
        const of: Objects = { what: "noted", name: scope.noteOf(put ?? unbound("no such counters were put")) };
        const ref: Objects = { what: "those", of, filter: said.what.filter };
        scope.mention({ ref, number: "many", nouns: said.what.nouns, literal: true });
        return ref;
      },
    ),
    rule("each {what} they {done} this way", { what: noun.one, done: doneThisWay }, ({ what, done }, scope) =>
      ofThoseDone(scope, what, done),
    ),
    rule("each {what} {done} this way", { what: noun.one, done: doneThisWay }, ({ what, done }, scope) => {
      const ref = ofThoseDone(scope, what, done);
      scope.mention({ ref, number: "many", nouns: what.nouns, literal: true });
      return ref;
    }),
  ]),
  many: oneOf(() => [
    rule("all {what}", { what: noun.many }, ({ what }, scope) => every(scope, what)),
    rule("all {what} not chosen (by any player|) this way", { what: permanents.many }, ({ what }, scope) =>
      notChosen(scope, what),
    ),
    // 608.2h: as it last was.
    rulesFor<Objects>().deferred(
      "all {which} that were attached to {it}",
      { which: attachable, it: pronouns.one },
      ({ which, it }, scope) => {
        const [of, { filter, nouns }] = [scope.asItWas(() => it.bind(scope)), which.bind(scope)];
        const ref: Objects = { what: "attachments", of, filter };
        scope.mention({ ref, number: "many", nouns });
        return ref;
      },
    ),
    rule("all {what} except for {others}", { what: noun.many, others: exceptFor }, ({ what, others }, scope) =>
      every(scope, butFor(what, others)),
    ),
    rule("all {what} except for {self}", { what: noun.many, self: namedItself }, ({ what, self }, scope) =>
      self.what === "self" ? every(scope, another(scope, what)) : unbound("except for something else"),
    ),
    rule("all other {what} except for {others}", { what: noun.many, others: exceptFor }, ({ what, others }, scope) =>
      every(scope, butFor(another(scope, what), others)),
    ),
    rule("(all|each) {what} in the pile of {whose} choice", { what: noun.many, whose }, ({ what, whose }, scope) =>
      inPile(scope, what, whose),
    ),
    rule("the pile of {whose} choice", { whose }, ({ whose }, scope) => onePile(scope, "chosenPile", whose)),
    rule("the chosen pile", {}, (_, scope) => onePile(scope, "chosenPile")),
    rule("(the other|the other pile)", {}, (_, scope) => onePile(scope, "otherPile")),
    rule("(all {what} in that pile|the {what} in that pile)", { what: noun.many }, ({ what }, scope) =>
      inPile(scope, what),
    ),
    rule("all {what} they {done} this way", { what: noun.many, done: doneThisWay }, ({ what, done }, scope) =>
      ofThoseDone(scope, what, done),
    ),
    // 109.2: whatever is anywhere in the game.
    rule("all cards that aren't on the battlefield, spells, and permanents", {}, (_, scope) => {
      const ref: Objects = {
        what: "all",
        filter: { is: "any" },
        in: ["battlefield", "stack", "hand", "library", "graveyard", "exile", "command"],
      };
      scope.mention({ ref, number: "many", nouns: [] });
      return ref;
    }),
    rule(
      "(all the cards in|all the cards from|the cards in) {whose} {zone}",
      { whose, zone: cardZone },
      ({ whose, zone }, scope) => {
        const ref: Objects = { what: "all", filter: { is: "any" }, in: zone, of: whose };
        scope.mention({ ref, number: "many", nouns: ["card"] });
        return ref;
      },
    ),
    // Cards and permanents of either color.
    rule(
      "all {one} and all {other} {what}",
      { one: words(colorWords), other: words(colorWords), what: noun.many },
      ({ one, other, what }, scope) => {
        const colors = [one, other].map((color) => ({ is: "color", color }) as const);
        return every(scope, { ...what, filter: and([or(colors), what.filter]) });
      },
    ),
    rule("all {one} and all {other}", { one: noun.many, other: noun.many }, ({ one, other }, scope) =>
      every(scope, eitherNoun(one, other)),
    ),
    // Each from a place of its own.
    rule(
      "{each}",
      {
        each: list(
          oneOf(() => [allOfOne]),
          { last: [", and"], pair: ["and"] },
        ),
      },
      ({ each }, scope) => {
        const [first, second, ...more] = each;
        if (more.length === 0 && sameData([first?.in, first?.of], [second?.in, second?.of])) unbound("told as one");
        return union(scope, each.map(everything), []);
      },
    ),
  ]),
};

const attachable: Phrase<Noun> = oneOf(() => [
  permanents.many,
  rulesFor<Noun>().rule("{one} and {other}", { one: permanents.many, other: permanents.many }, ({ one, other }) =>
    eitherNoun(one, other),
  ),
]);

const allOfOne: Phrase<Noun> = rulesFor<Noun>().rule("all {what}", { what: noun.many }, ({ what }) => inZone(what));

const cardZone = words<Zone>([
  ["graveyard", "graveyard"],
  ["hand", "hand"],
  ["library", "library"],
]);

/** "except for lands and tokens": what is named beside it says no place of its own. */
export const exceptFor: Phrase<readonly Noun[]> = oneOf(() => [
  rulesFor<readonly Noun[]>().rule("{what}", { what: noun.many }, ({ what }) => [what]),
  list(noun.many, { last: [", and"], pair: ["and"] }),
]);

export function butFor(what: Noun, others: readonly Noun[]): Noun {
  if (others.some((one) => one.in !== undefined || one.card !== what.card || one.of !== undefined))
    unbound("except for what is elsewhere");
  return { ...what, filter: and([what.filter, { is: "not", of: or(others.map(({ filter }) => filter)) }]) };
}

/** 700.3: one of the piles last made as a whole. */
function onePile(scope: Scope, name: "chosenPile" | "otherPile", by?: Players): Objects {
  const piles = scope.recent.findLast((one) => one.do === "separate");
  if (piles?.do !== "separate") return unbound("no piles before it");
  if (by !== undefined) Object.assign(piles, { chooser: by });
  const ref: Objects = { what: "noted", name };
  scope.mention({ ref, number: "many", nouns: ["card"] });
  return ref;
}

/** 700.3: of the piles last made, the one chosen, by whom where that is said only here. */
function inPile(scope: Scope, what: Noun, by?: Players): Objects {
  const piles = scope.recent.findLast((one) => one.do === "separate");
  if (piles?.do !== "separate") return unbound("no piles before it");
  const own = scope.objects.findLast((one) => one.nouns.length > 0 && sameData(one.ref, piles.what))?.nouns;
  const called = plainNouns(what);
  if (own !== undefined && !called.every((noun) => isWide(noun) || own.some((one) => goesBy(one, noun))))
    return unbound("other things are in those piles");
  if (by !== undefined) Object.assign(piles, { chooser: by });
  const pile: Objects = { what: "noted", name: "chosenPile" };
  const [narrow] = called.filter((noun) => !isWide(noun));
  const isWhole = what.filter.is === "any" || (narrow !== undefined && own?.includes(narrow));
  const ref: Objects = isWhole ? pile : { what: "those", of: pile, filter: what.filter };
  scope.mention({ ref, number: "many", nouns: what.nouns });
  return ref;
}

export function every(scope: Scope, what: Noun): Objects {
  const ref = everything(inZone(what));
  // "All untapped Wolf creatures" are "those Wolves".
  scope.mention({ ref, number: "many", nouns: [...new Set([...what.nouns, ...kindsNamed(what.filter)])] });
  return ref;
}

/** "Creatures you control get ...": a bare plural is a subject only. */
export const bareSubjects: Forms<Objects> = {
  one: oneOf(() => []),
  many: oneOf(() => [
    rule("{what}", { what: noun.many }, ({ what }, scope) => every(scope, what)),
    // Each tells for itself whose it is, so that neither could be said of both.
    rule("{one} and {other}", { one: noun.many, other: noun.many }, ({ one, other }, scope) =>
      (isOwned(one) && isOwned(other)) || isUnowned(one, other)
        ? every(scope, eitherNoun(one, other))
        : unbound("whose?"),
    ),
    // Of one noun said twice, "you control" is said of both.
    rule("{one} and {other}", { one: noun.many, other: noun.many }, ({ one, other }, scope) => {
      const parts = other.filter.is === "and" ? other.filter.of : [other.filter];
      const owned = parts.filter(({ is }) => is === "controlledBy");
      if (isOwned(one) || owned.length !== 1 || !sameData(one.nouns, other.nouns)) return unbound("told above");
      return every(scope, eitherNoun({ ...one, filter: and([one.filter, ...owned]) }, other));
    }),
    // 109.2, 112.1: permanents and spells, each where they are.
    rule("{one} and {other}", { one: permanents.many, other: noun.many }, ({ one, other }, scope) =>
      isOfSpells(other) && isOwned(one) && isOwned(other)
        ? union(scope, [everything(one), everything(other)], one.nouns)
        : unbound("in one place"),
    ),
    // Permanents and cards elsewhere, each told with where they are.
    rule("{one} and {other}", { one: permanents.many, other: noun.many }, ({ one, other }, scope) =>
      other.card === true && other.in !== undefined && other.in !== "stack" && one.in === undefined
        ? union(scope, [everything(one), everything(other)], [])
        : unbound("in one place"),
    ),
    rule("{one} on the battlefield and {other}", { one: permanents.many, other: noun.many }, ({ one, other }, scope) =>
      other.card === true && other.in !== undefined && other.in !== "stack" && one.in === undefined
        ? union(scope, [everything(one), everything(other)], [])
        : unbound("in one place"),
    ),
    rule("{self} and {what}", { self: namedItself, what: permanents.many }, ({ self, what }, scope) =>
      isOwned(what) ? union(scope, [self, everything(what)], what.nouns) : unbound("whose?"),
    ),
    rule("{one} and other {other}", { one: noun.many, other: noun.many }, ({ one, other }, scope) =>
      every(scope, eitherNoun(one, another(scope, other))),
    ),
  ]),
};

/** "White creatures and blue creatures": whoever controls either, with a noun each. */
const isUnowned = (one: Noun, other: Noun): boolean =>
  !isOwned(one) && !isOwned(other) && one.in === undefined && other.in === undefined && one.card !== true;
const isOwned = ({ filter }: Noun): boolean => speaksOf(filter, "controlledBy");
