import type { Condition } from "../../engine/abilities/conditions.ts";
import type { Filter } from "../../engine/abilities/filters.ts";
import type { Objects } from "../../engine/abilities/references.ts";
import { someNode } from "../../engine/abilities/visit.ts";
import type { Scope } from "../bind/scope.ts";
import { unbound } from "../bind/unbound.ts";
import { noun, objects, whose } from "../hubs.ts";
import { type Phrase, rulesFor } from "../kernel/index.ts";
import type { Noun } from "../meanings.ts";
import { ofTargets, permanents } from "../nouns/kinds.ts";
import { self } from "../nouns/self.ts";
import { namedSelf } from "../references/named.ts";
import { counterKind } from "../vocabulary/qualities.ts";
import { not } from "./counts.ts";
import { description, owning, subject, wasSubject } from "./descriptions.ts";

/** What an object is, has or was: "it's a creature", "that card had flying". */

const { rule, deferred } = rulesFor<Condition>();

/** 702.95b: from then on "that creature" is the other of the pair, and "both creatures" are the pair. */
function mentionPair(scope: Scope, what: Objects): void {
  const other: Objects = { what: "pairedWith", of: what };
  scope.mention({ ref: other, number: "one", nouns: ["creature"] });
  scope.mention({ ref: { what: "union", of: [what, other] }, number: "many", nouns: ["creature"] });
}

function pairedWith(scope: Scope, what: Objects, other: Noun): Condition {
  mentionPair(scope, what);
  const isPlain = other.filter.is === "type" && other.filter.type === "creature";
  return { if: "is", what, filter: { is: "paired", ...(isPlain ? {} : { with: other.filter }) } };
}

const SUSPENDED: Filter = {
  is: "and",
  of: [
    { is: "inZone", zone: "exile" },
    { is: "keyword", keyword: "suspend" },
    { is: "counter", kind: "time" },
  ],
};

/** What something of this kind can be called: "If it's a creature card, put it onto the battlefield. That creature ...". */
const nounsOf = (filter: Filter): readonly string[] =>
  filter.is === "type"
    ? [filter.type]
    : filter.is === "permanentCard"
      ? ["permanent"]
      : filter.is === "subtype"
        ? [filter.subtype]
        : filter.is === "and"
          ? filter.of.flatMap(nounsOf)
          : [];

export const beingConditions: readonly Phrase<Condition>[] = [
  rule("{what} attacked during {whose} last turn", { what: subject, whose }, ({ what, whose }) => ({
    if: "attackerInLastTurn",
    what,
    of: whose,
  })),
  rule("{what} is paired with another creature", { what: subject }, ({ what }, scope) => {
    mentionPair(scope, what);
    return { if: "is", what, filter: { is: "paired" } };
  }),
  rule("{what} is paired with a {other}", { what: subject, other: permanents.one }, ({ what, other }, scope) =>
    pairedWith(scope, what, other),
  ),
  // 302.6
  rule(
    "you've controlled {self} continuously since the beginning of your most recent turn",
    { self: namedSelf },
    () => ({ if: "is", what: { what: "self" }, filter: { is: "not", of: { is: "newlyControlled" } } }),
  ),
  // 607.2c
  rule("it wasn't put onto the battlefield with this ability", {}, (_, scope) => {
    scope.links.putUsed = true;
    return not({ if: "is", what: scope.pronoun("one"), filter: { is: "linked", name: "put" } });
  }),
  rule("{self} is suspended", { self: namedSelf }, (_, scope) => {
    // 702.62b
    scope.tell({ from: "exile" });
    return { if: "is", what: { what: "self" }, filter: SUSPENDED };
  }),
  // 406.3: wherever else it is, it is not exiled.
  rule("{self} is exiled with a {kind} counter on it", { self: namedSelf, kind: counterKind }, ({ kind }, scope) => {
    scope.tell({ from: "exile" });
    scope.mention({ ref: { what: "self" }, number: "one", nouns: ["card"] });
    const filter: Filter = {
      is: "and",
      of: [
        { is: "inZone", zone: "exile" },
        { is: "counter", kind },
      ],
    };
    return { if: "is", what: { what: "self" }, filter };
  }),
  // objects
  rule("{what} is {so}", { what: subject, so: description }, ({ what, so }) =>
    what.what === "self" && someNode("filter", so, { filter: (one) => "zone" in one && one.zone === "graveyard" })
      ? unbound("said above, for where it is says where the ability works")
      : { if: "is", what, filter: so },
  ),
  rule("the top card of your library is {so}", { so: description }, ({ so }, scope) => {
    const what: Objects = { what: "topOfLibrary", of: { who: "you" }, count: 1 };
    scope.mention({ ref: what, number: "one", nouns: ["card"], literal: true });
    return { if: "is", what, filter: so };
  }),
  ...(
    [
      ["blocking", ["blocks"]],
      ["blocked by", ["blockedBy"]],
      ["blocking or blocked by", ["blocks", "blockedBy"]],
    ] as const
  ).flatMap(([words, how]) => {
    const inCombat = (what: Objects, other: Noun): Condition => ({
      if: "or",
      of: how.map(
        (is): Condition => ({ if: "is", what, filter: { is, object: { what: "all", filter: other.filter } } }),
      ),
    });
    return [
      rule(`{what} is ${words} a {other}`, { what: subject, other: permanents.one }, ({ what, other }) =>
        inCombat(what, other),
      ),
      rule(`it's ${words} a {other}`, { other: permanents.one }, ({ other }, scope) =>
        inCombat(scope.pronoun("one"), other),
      ),
    ];
  }),
  rule("{what} was {so}", { what: wasSubject, so: description }, ({ what, so }) => ({ if: "is", what, filter: so })),
  // 701.3b: nothing is attached to itself.
  deferred("{what} remains attached to {to}", { what: subject, to: objects.one }, (said, scope) => {
    const what = said.what.bind(scope);
    const object = scope.within({ described: what }, () => said.to.bind(scope));
    return { if: "is", what, filter: { is: "attachedTo", object } };
  }),
  rule("{what} remains {so}", { what: subject, so: description }, ({ what, so }) => ({ if: "is", what, filter: so })),
  rule("{what} wasn't {so}", { what: wasSubject, so: description }, ({ what, so }) =>
    not({ if: "is", what, filter: so }),
  ),
  rule("{what} isn't {so}", { what: subject, so: description }, ({ what, so }) => not({ if: "is", what, filter: so })),
  rule("it's paired with a {other}", { other: permanents.one }, ({ other }, scope) =>
    pairedWith(scope, scope.pronoun("one"), other),
  ),
  // "It" is what was spoken of before, not what the description names.
  deferred("(it's|he's|she's) {so}", { so: description }, ({ so }, scope) => {
    const what = scope.pronoun("one");
    const filter = scope.within({ described: what }, () => so.bind(scope));
    scope.learned(what, nounsOf(filter));
    return { if: "is", what, filter };
  }),
  deferred("(it's|he's|she's) not {so}", { so: description }, ({ so }, scope) => {
    const what = scope.pronoun("one");
    return not({ if: "is", what, filter: so.bind(scope) });
  }),
  rule("its power was different from its base power", {}, (_, scope) => ({
    if: "is",
    what: scope.pronoun("one", [], "property"),
    filter: { is: "statVersusStat", stat: "power", compare: "!=", other: "basePower" },
  })),
  rule("{what} had {so}", { what: wasSubject, so: owning }, ({ what, so }, scope) => {
    if (so.is === "counter")
      scope.tell({ counted: { amount: "counters", ...(so.kind !== undefined && { kind: so.kind }), on: what } });
    return { if: "is", what, filter: so };
  }),
  rule("{what} didn't have {so}", { what: wasSubject, so: owning }, ({ what, so }) =>
    not({ if: "is", what, filter: so }),
  ),
  rule("{what} has {so}", { what: subject, so: owning }, ({ what, so }, scope) => {
    if (so.is === "counter") scope.tell({ counterBearer: what });
    return { if: "is", what, filter: so };
  }),
  rule("{what} doesn't have {so}", { what: subject, so: owning }, ({ what, so }) =>
    not({ if: "is", what, filter: so }),
  ),
  rule("{what} targets a {that}", { what: subject, that: noun.one }, ({ what, that }) => ({
    if: "is",
    what,
    filter: { is: "targets", objects: ofTargets(that) },
  })),
  rule("{what} targets only {self}", { what: subject, self }, ({ what }) => ({
    if: "is",
    what,
    filter: { is: "targets", objects: { is: "self" }, only: true },
  })),
];
