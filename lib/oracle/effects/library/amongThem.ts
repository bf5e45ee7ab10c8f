import type { Effect } from "../../../engine/abilities/effects.ts";
import type { Filter } from "../../../engine/abilities/filters.ts";
import type { Objects, Range } from "../../../engine/abilities/references.ts";
import { mapNodes, sameData } from "../../../engine/abilities/visit.ts";
import type { Group, Scope } from "../../bind/scope.ts";
import { unbound } from "../../bind/unbound.ts";
import { noun, range } from "../../hubs.ts";
import { list, oneOf, type Phrase, rulesFor, words } from "../../kernel/index.ts";
import type { Noun } from "../../meanings.ts";
import { having } from "../../nouns/describing/having.ts";
import { speaksOf } from "../../nouns/filters.ts";
import { isSeveral } from "../../players/several.ts";
import { eitherNoun } from "../../references/called.ts";
import { asGroup } from "../../references/targets.ts";
import { numberWord } from "../../vocabulary/numbers.ts";

/** Some of the cards that were looked at, and the rest. */

const { rule } = rulesFor<Objects>();

function whole(scope: Scope, group: Group): Objects {
  if (group.whole === undefined) return { what: "noted", name: `${scope.noteOf(group.of)}${group.all ?? ""}` };
  const { of } = group;
  const by = of.do === "choose" && of.what.what === "chosen" ? of.what.by : undefined;
  // "Each player chooses ... Destroy the rest.": what all of them could choose among, unless each does it to their own.
  return by === undefined || isSeveral(scope.subject)
    ? group.whole
    : mapNodes("objects", group.whole, { players: (who, inside) => (who.who === "current" ? by : inside()) });
}

/** "one of them", "a creature card from among them": chosen among the cards last looked at. */
const exactly = (n: number): Range => ({ min: n, max: n });
function among(
  scope: Scope,
  what: Noun | undefined,
  count: Range,
  group: Group = scope.group ?? unbound("among what?"),
): Objects {
  if (what !== undefined && (what.card !== true || what.in !== undefined)) unbound("only cards were looked at");
  const ref: Objects = {
    what: "chosen",
    filter: what?.filter ?? { is: "any" },
    among: whole(scope, group),
    count,
    ...(scope.subject.who === "you" ? {} : { by: scope.subject }),
  };
  scope.mention({ ref, number: count.max === 1 ? "one" : "many", nouns: ["card", ...(what?.nouns ?? [])] });
  scope.tell({ group: { ...group, pending: ref } });
  return ref;
}

/** One of the cards last looked at, such a one. */
export const wholeGroup = (scope: Scope): Objects => whole(scope, scope.group ?? unbound("among what?"));
export const amongCards = (scope: Scope, filter: Filter): Objects => ({
  what: "chosen",
  filter,
  among: wholeGroup(scope),
  count: exactly(1),
});

function allOf(scope: Scope, what: Noun, group: Group = scope.group ?? unbound("among what?")): Objects {
  if (what.card !== true || what.in !== undefined || speaksOf(what.filter, "another"))
    unbound("only cards were looked at");
  const ref: Objects = { what: "those", of: whole(scope, group), filter: what.filter };
  scope.tell({ group: { ...group, pending: ref } });
  return ref;
}

/** Of those of the cards looked at that something was then done to. */
function someOf(scope: Scope, what: Noun, by: Dealt): Objects {
  if (what.card !== true || what.in !== undefined) unbound("only cards were looked at");
  const done = scope.recent.findLast(by) ?? unbound("nothing was done this way");
  return { what: "those", of: { what: "noted", name: scope.noteOf(done) }, filter: what.filter };
}

/** What the cards are called, by what was done with them. */
type Dealt = (effect: Effect) => boolean;
const revealing: Dealt = (one) => (one.do === "look" && one.reveal === true) || one.do === "revealUntil";
const milling: Dealt = (one) => one.do === "mill";
export const exilingThem: Dealt = (one) =>
  (one.do === "move" && one.to.zone === "exile") || (one.do === "revealUntil" && one.exile === true);
const dealtWith = words<Dealt>([
  ["them", () => true],
  ["those cards", () => true],
  ["the revealed cards", revealing],
  ["the cards revealed this way", revealing],
  ["the milled cards", milling],
  ["the cards milled this way", milling],
  ["the exiled cards", exilingThem],
]);
const them: Phrase<Group> = rulesFor<Group>().rule("{by}", { by: dealtWith }, ({ by }, { group }) => {
  if (group === undefined) return unbound("among what?");
  return by(group.of) ? group : unbound("something else was done");
});

/** The cards last looked at, called by what was done with them. */
export const amongGroup: Phrase<Objects> = rule(
  "{them}",
  {
    them: oneOf(() => [
      groupBy("(the revealed cards|the cards revealed this way|cards revealed this way)", revealing),
      groupBy("(the milled cards|the cards milled this way|cards milled this way)", milling),
    ]),
  },
  ({ them }, scope) => whole(scope, them),
);
function groupBy(words: string, by: Dealt): Phrase<Group> {
  return rulesFor<Group>().rule(words, {}, (_, { group }) =>
    group !== undefined && by(group.of) ? group : unbound("something else was done"),
  );
}
/** Of these cards, if they are those that were looked at, some are taken by the next instruction. */
export function takenFromGroup(scope: Scope, of: Objects, some: Objects): void {
  const { group } = scope;
  if (group !== undefined && sameData(whole(scope, group), of)) scope.tell({ group: { ...group, pending: some } });
}

export const amongThem: Phrase<Objects> = oneOf(() => [
  rule("one of (them|those cards)", {}, (_, scope) => among(scope, undefined, exactly(1))),
  rule("one", {}, (_, scope) => among(scope, undefined, exactly(1))),
  rule("{n} of (them|those cards)", { n: range.many }, ({ n }, scope) => among(scope, undefined, n)),
  rule("{n} of (them|those cards) at random", { n: numberWord }, ({ n }, scope) => {
    const ref = { ...among(scope, undefined, exactly(n)), random: true } as Objects;
    if (scope.group !== undefined) scope.tell({ group: { ...scope.group, pending: ref } });
    return ref;
  }),
  rule("any number of (them|those cards)", {}, (_, scope) => among(scope, undefined, { min: 0 })),
  rule("up to one of (them|those cards)", {}, (_, scope) => among(scope, undefined, { min: 0, max: 1 })),
  rule("a {what} from among {them}", { what: noun.one, them }, ({ what, them }, scope) =>
    among(scope, what, exactly(1), them),
  ),
  // What one of several has chosen nobody else can.
  rule("a different {what} from among {them}", { what: noun.one, them }, ({ what, them }, scope) =>
    isSeveral(scope.subject) ? among(scope, what, exactly(1), them) : unbound("different from what?"),
  ),
  rule("a {a} or a {b} from among {them}", { a: noun.one, b: noun.one, them }, ({ a, b, them }, scope) =>
    among(scope, eitherNoun(a, b), exactly(1), them),
  ),
  rule(
    "{all} from among {them}",
    {
      all: list(
        rulesFor<Noun>().rule("a {what}", { what: noun.one }, ({ what }) => what),
        { last: [", and/or"] },
      ),
      them,
    },
    ({ all, them }, scope) => {
      if (all.length < 3) return unbound("told of two");
      const upToOne: Range = { min: 0, max: 1 };
      const ref: Objects = { what: "union", of: all.map((one) => among(scope, one, upToOne, them)) };
      if (scope.group !== undefined) scope.tell({ group: { ...scope.group, pending: ref } });
      scope.mention({ ref, number: "many", nouns: ["card"] });
      return ref;
    },
  ),
  rule("a {a} and/or a {b} from among {them}", { a: noun.one, b: noun.one, them }, ({ a, b, them }, scope) => {
    const upToOne: Range = { min: 0, max: 1 };
    const ref: Objects = { what: "union", of: [among(scope, a, upToOne, them), among(scope, b, upToOne, them)] };
    if (scope.group !== undefined) scope.tell({ group: { ...scope.group, pending: ref } });
    scope.mention({ ref, number: "many", nouns: ["card"] });
    return ref;
  }),
  rule("{n} {what} from among {them}", { n: range.one, what: noun.one, them }, ({ n, what, them }, scope) =>
    among(scope, what, n, them),
  ),
  rule("{n} {what} from among {them}", { n: range.many, what: noun.many, them }, ({ n, what, them }, scope) =>
    among(scope, what, n, them),
  ),
  rule(
    "{n} {what} {group} from among {them}",
    { n: range.many, what: noun.many, group: asGroup, them },
    ({ n, what, group, them }, scope) => {
      const ref = n.min === 0 ? among(scope, what, n, them) : unbound("there may be too few of them");
      return ref.what === "chosen" ? Object.assign(ref, { together: group }) : unbound("chosen otherwise");
    },
  ),
  ...(
    [
      ["revealed", revealing],
      ["milled", milling],
    ] as const
  ).map(([done, by]) =>
    rule(`all {what} ${done} this way`, { what: noun.many }, ({ what }, scope) =>
      scope.group !== undefined && by(scope.group.of) ? allOf(scope, what) : someOf(scope, what, by),
    ),
  ),
  rule("all of {them} {which}", { them, which: having }, ({ them, which }, scope) =>
    allOf(scope, which({ filter: { is: "any" }, nouns: ["card"], card: true }), them),
  ),
  rule("all {what} from among {them}", { what: noun.many, them }, ({ what, them }, scope) => allOf(scope, what, them)),
  ...(
    [
      ["(the exiled cards|all cards exiled this way|the cards exiled this way|all exiled cards)", true],
      ["all revealed cards", false],
    ] as const
  ).map(([words, exiled]) =>
    rule(`${words} (not cast this way|that weren't cast this way|that weren't cast)`, {}, (_, scope) => {
      const group = scope.group ?? unbound("which cards?");
      return exilingThem(group.of) === exiled ? whole(scope, group) : unbound("done to them in another way");
    }),
  ),
  // 400.7: what was put onto the battlefield is another object by then; what could have been and was not is one of them.
  rule("all cards revealed this way that weren't put onto the battlefield", {}, (_, scope) => {
    const group = scope.group ?? unbound("which cards?");
    return revealing(group.of) ? whole(scope, group) : unbound("none were revealed");
  }),
  // Of several targets, the one that is left.
  rule("the other", {}, (_, scope) => {
    const ref = rest(scope);
    const one = ref.what === "except" && ref.of.what === "target" ? ref.of : unbound("the other of what?");
    scope.mention({ ref, number: "one", nouns: scope.nounsOfAll([one]) });
    return ref;
  }),
  rule("the other", {}, (_, scope) => {
    const ref = rest(scope);
    return ref.what === "except" && ref.of.what === "target" ? unbound("one of several targets") : ref;
  }),
  rule(
    "(the rest|the others|all other cards revealed this way|the rest of the revealed cards|the rest of the cards revealed this way|the rest of the cards|the rest of those cards)",
    {},
    (_, scope) => rest(scope),
  ),
  rule("the rest of those exiled cards", {}, (_, scope) =>
    scope.group !== undefined && exilingThem(scope.group.of) ? rest(scope) : unbound("none were exiled"),
  ),
]);

/** The cards looked at that no instruction has taken. */
function rest(scope: Scope): Objects {
  const group = scope.group ?? unbound("the rest of what?");
  if (group.taken.length === 0) unbound("the rest without anything taken");
  const taken = group.taken.map((one): Objects => ({ what: "noted", name: scope.noteOf(one) }));
  return {
    what: "except",
    of: whole(scope, group),
    without: taken.length === 1 ? (taken[0] as Objects) : { what: "union", of: taken },
  };
}
