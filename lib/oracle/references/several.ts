import type { Filter } from "../../engine/abilities/filters.ts";
import type { Objects, Range } from "../../engine/abilities/references.ts";
import { sameData } from "../../engine/abilities/visit.ts";
import { unbound } from "../bind/unbound.ts";
import { noun, range } from "../hubs.ts";
import { list, oneOf, opt, type Phrase, rulesFor } from "../kernel/index.ts";
import type { Noun } from "../meanings.ts";
import { everything } from "../nouns/everything.ts";
import { and, speaksOf } from "../nouns/filters.ts";
import { permanents } from "../nouns/kinds.ts";
import { zone } from "../nouns/narrowing.ts";
import { eachOfKinds } from "../nouns/nouns.ts";
import { all } from "./all.ts";
import { inZone, union } from "./called.ts";
import { enchanted, namedItself } from "./named.ts";
import { paidFor } from "./paidFor.ts";
import { pronouns } from "./pronouns.ts";
import { exactlyOne, targetObjects, targets } from "./targets.ts";

/** Objects of several descriptions at once: "it and all Auras attached to it". */

const { rule } = rulesFor<Objects>();

/** "target creature and all other creatures with the same name as that creature". */
export const andAllOther: Phrase<Objects> = rulesFor<Objects>().deferred(
  "target {what} and all other {others}",
  { what: noun.one, others: noun.many },
  ({ what, others }, scope) => {
    const first = targetObjects(scope, what.bind(scope), exactlyOne);
    const more = everything(inZone(others.bind(scope)));
    if (more.what !== "all" || !speaksOf(more.filter, "shares")) return unbound("other than what?");
    return {
      what: "union",
      of: [first, { ...more, filter: and([{ is: "not", of: { is: "among", of: first } }, more.filter]) }],
    };
  },
);

/** "target creature and each other creature that shares a color with it". */
export const andEachOther: Phrase<Objects> = rule(
  "{first} and each other {others}",
  { first: targets.one, others: noun.one },
  ({ first, others }, scope) => {
    const all = everything(inZone(others));
    if (all.what !== "all") return unbound("other than what?");
    const of: readonly Objects[] = [
      first,
      { ...all, filter: and([{ is: "not", of: { is: "among", of: first } }, all.filter]) },
    ];
    return union(scope, of, others.nouns);
  },
);

const andEachAfter = (first: () => readonly Phrase<Objects>[]): Phrase<Objects> =>
  rule(
    "{first} and each {others}",
    { first: oneOf(first), others: oneOf(() => [noun.one, eachOfKinds]) },
    ({ first, others }, scope) => {
      const those = everything(inZone(others));
      if (those.what !== "all" || speaksOf(those.filter, "another")) return unbound("other than what?");
      return union(scope, [first, those], others.nouns);
    },
  );
/** "this permanent and each creature your opponents control", "that creature and each creature blocking it". */
export const andEach = andEachAfter(() => [namedItself, pronouns.one]);
/** "each attacking creature and each blocking creature", of which is said what is said of one. */
export const eachAndEach = andEachAfter(() => [all.one]);

/** "enchanted creature and other creatures that share a creature type with it". */
export const andOther: Phrase<Objects> = rule(
  "{first} and other {others}",
  { first: enchanted, others: noun.many },
  ({ first, others }, scope) => {
    const all = everything(inZone(others));
    if (all.what !== "all" || !speaksOf(all.filter, "shares")) return unbound("other than what?");
    const of: readonly Objects[] = [
      first,
      { ...all, filter: and([{ is: "not", of: { is: "among", of: first } }, all.filter]) },
    ];
    return union(scope, of, others.nouns);
  },
);

const attached: Phrase<Objects> = oneOf(() => [
  rule(
    "{what} attached to (it|that creature|that permanent)",
    { what: oneOf(() => [permanents.one, permanents.many]) },
    ({ what }, scope) => ({
      what: "attachments",
      of: scope.pronoun("one", [], "property"),
      filter: what.filter,
    }),
  ),
  rule("{what} attached to (them|those creatures|those permanents)", { what: permanents.many }, ({ what }, scope) => ({
    what: "attachments",
    of: scope.pronoun("many", [], "property"),
    filter: what.filter,
  })),
  // 509.1g: what it blocks.
  ...(["one", "many"] as const).map((number) =>
    rule(
      "{what} (it's blocking|that creature is blocking)",
      { what: number === "one" ? permanents.one : permanents.many },
      ({ what }, scope) =>
        everything({ ...what, filter: and([what.filter, { is: "blockedBy", object: scope.pronoun("one") }]) }),
    ),
  ),
  // As it was declared, whatever became of either (509.1g).
  rule("{what} it blocked this turn", { what: permanents.many }, ({ what }, scope) => {
    const object: Filter = { is: "among", of: scope.pronoun("one") };
    const blocked: Filter = { is: "history", event: { on: "blocks", object, other: { is: "any" } }, role: "other" };
    return everything({ ...what, filter: and([what.filter, blocked]) });
  }),
  // Whose they are, or what they have in common with the first.
  rule("{what}", { what: noun.many }, ({ what }) =>
    speaksOf(what.filter, "controlledBy", "shares") && !speaksOf(what.filter, "another", "attachedTo", "blockedBy")
      ? everything(inZone(what))
      : unbound("told above"),
  ),
]);

/** "it and all Auras attached to it", "enchanted creature and all other creatures". */
export const andAll: Phrase<Objects> = rule(
  "{first} and (all|each) {others}",
  { first: oneOf(() => [namedItself, pronouns.one, enchanted, targets.one, targets.many]), others: attached },
  ({ first, others }, scope) => union(scope, [first, others], []),
);

/** "this creature and up to one other target creature". */
export const together: Phrase<Objects> = oneOf(() => [
  rule(
    "{first} and {second}",
    { first: oneOf(() => [namedItself, targets.one]), second: oneOf(() => [targets.one, enchanted]) },
    ({ first, second }, scope) =>
      union(
        scope,
        [first, second],
        first.what === "target" && second.what === "target" ? scope.nounsOfAll([first, second]) : [],
      ),
  ),
  rule(
    "{first} and {second}",
    { first: oneOf(() => [namedItself, targets.one, targets.many]), second: oneOf(() => [targets.many]) },
    ({ first, second }, scope) => union(scope, [first, second], scope.nounsOfAll([first, second])),
  ),
  rule(
    "{first} and {second}",
    { first: oneOf(() => [targets.many]), second: oneOf(() => [targets.one]) },
    (said, scope) => union(scope, [said.first, said.second], scope.nounsOfAll([said.first, said.second])),
  ),
  // "Enchanted creature and this Aura".
  rule("{first} and {second}", { first: enchanted, second: namedItself }, ({ first, second }, scope) =>
    union(scope, [first, second], []),
  ),
  // "That creature and this creature".
  rule("{first} and {second}", { first: pronouns.one, second: namedItself }, ({ first, second }, scope) =>
    first.what === "self"
      ? unbound("one thing twice")
      : union(scope, [first, second], scope.nounsOfAll([first, second])),
  ),
  // "Target instant card and target sorcery card from your graveyard": both from there.
  rule(
    "{first} target {one} and {second} target {other} {place}",
    { first: opt(range.one), one: noun.one, second: opt(range.one), other: noun.one, place: zone },
    ({ first, one, second, other, place }, scope) => {
      if (one.card !== true || one.in !== undefined || other.card !== true) unbound("only cards are there");
      const both = [
        targetObjects(scope, place(one), first ?? exactlyOne),
        targetObjects(scope, place(other), second ?? exactlyOne),
      ];
      return union(scope, both, ["card"]);
    },
  ),
]);

/** "target artifact, target creature, and target land": a target for each word (115.3). */
export const severalTargets: readonly Phrase<Objects>[] = [
  rule(
    "{all}",
    {
      all: list(
        oneOf(() => [targets.one]),
        { last: [", and"], pair: [", and"] },
      ),
    },
    ({ all }, scope) => (all.length < 3 ? unbound("told as two") : union(scope, all, [])),
  ),
];

/** "up to one target artifact card, up to one target instant card, and up to one target land card from your graveyard": all from there. */
export const cardsFromOnePlace: Phrase<Objects> = rule(
  "{all} {place}",
  {
    all: list(
      oneOf(() => [cardTarget]),
      { last: [", and"] },
    ),
    place: zone,
  },
  ({ all, place }, scope) => {
    const isCard = ({ what }: CardTarget): boolean => what.card === true && what.in === undefined;
    if (all.length < 3 || !all.every(isCard)) unbound("only cards are there");
    return union(
      scope,
      all.map(({ what, count }) => targetObjects(scope, place(what), count)),
      ["card"],
    );
  },
);

interface CardTarget {
  readonly what: Noun;
  readonly count: Range;
}

const cardTarget: Phrase<CardTarget> = rulesFor<CardTarget>().rule(
  "{count} target {what}",
  { count: opt(range.one), what: noun.one },
  ({ count, what }) => ({ what, count: count ?? exactlyOne }),
);

/** "That card and the sacrificed card." */
export const andPaid: Phrase<Objects> = rule(
  "{first} and {second}",
  { first: pronouns.one, second: paidFor },
  (said, scope) =>
    sameData(said.first, said.second) ? unbound("one thing twice") : union(scope, [said.first, said.second], ["card"]),
);
