import type { Condition } from "../../engine/abilities/conditions.ts";
import type { Filter } from "../../engine/abilities/filters.ts";
import type { Objects } from "../../engine/abilities/references.ts";
import { sameData } from "../../engine/abilities/visit.ts";
import { stat } from "../amounts/amounts.ts";
import { unbound } from "../bind/unbound.ts";
import { condition, noun } from "../hubs.ts";
import { oneOf, type Phrase, printed, rulesFor } from "../kernel/index.ts";
import type { Noun } from "../meanings.ts";
import { anyOf, shared } from "../nouns/describing/among.ts";
import { everything } from "../nouns/everything.ts";
import { and } from "../nouns/filters.ts";
import { permanents } from "../nouns/kinds.ts";
import { namedSelf } from "../references/named.ts";
import { ordinal } from "../vocabulary/numbers.ts";
import { attachmentConditions } from "./attachments.ts";
import { beingConditions } from "./being.ts";
import { boardConditions } from "./boards.ts";
import { castConditions } from "./casting.ts";
import { combatConditions } from "./combat.ts";
import { comparisons } from "./comparing.ts";
import { controllingConditions } from "./controlling.ts";
import { howMany, is, not, of, you } from "./counts.ts";
import { status, subject, wasSubject } from "./descriptions.ts";
import { ownTurnConditions } from "./nthTurn.ts";
import { otherConditions } from "./others.ts";
import { past, pastTimes } from "./past.ts";
import { haver } from "./players.ts";
import { possession } from "./possession.ts";
import { thisTurnConditions } from "./thisTurn.ts";
import { thisWayConditions } from "./thisWay.ts";
import { turnConditions } from "./turn.ts";

/** What follows "if", "as long as" and "unless": a subject, and what is or was true of it. */

const { rule, deferred } = rulesFor<Condition>();

const yourCommander: Condition = {
  if: "exists",
  what: {
    what: "all",
    filter: { is: "and", of: [{ is: "commander" }, { is: "ownedBy", who: you }, { is: "controlledBy", who: you }] },
  },
};

/** What is compared with something else than itself. */
const unlike = (what: Objects, other: Objects): Objects =>
  sameData(what, other) ? unbound("compared with itself") : what;

function above({ filter, in: zone, card }: Noun, directly?: true): Objects {
  if (card !== true || zone !== undefined) return unbound("graveyards hold cards");
  return { what: "those", of: { what: "above", of: { what: "self" }, ...(directly && { directly }) }, filter };
}

/** Conditions that end before an "or" of their own could begin. */
export const clear: Phrase<Condition> = oneOf(() => [
  // 712.4a: "them" is both.
  rule("you both own and control {self} and a {what}", { self: namedSelf, what: permanents.one }, ({ what }, scope) => {
    const yours: readonly Filter[] = [
      { is: "ownedBy", who: you },
      { is: "controlledBy", who: you },
    ];
    const one: Objects = { what: "self" };
    const filter: Filter = { is: "and", of: [what.filter, ...yours] };
    const other: Objects = { what: "chosen", filter, count: { min: 1, max: 1 } };
    scope.mention({ ref: { what: "union", of: [one, other] }, number: "many", nouns: what.nouns });
    return {
      if: "and",
      of: [
        { if: "is", what: one, filter: { is: "and", of: yours } },
        { if: "exists", what: { what: "all", filter } },
      ],
    };
  }),
  rule("you control a {what}", { what: noun.one }, ({ what }) => ({ if: "exists", what: everything(of(what, you)) })),
  rule("{who} {what}", { who: haver, what: possession }, ({ who, what }, scope) => {
    const test = what(who);
    // "fewer than seven cards in hand": by how many fewer.
    if (test.if === "compare" && test.value.compare === "<")
      scope.tell({ difference: { amount: "minus", from: test.value.to, of: test.amount } });
    return test;
  }),
  rule("{what} is {so}", { what: subject, so: status }, ({ what, so }) => ({ if: "is", what, filter: so })),
  rule("{what} is {so} and {also}", { what: subject, so: status, also: status }, ({ what, so, also }) => ({
    if: "is",
    what,
    filter: and([so, also]),
  })),
  rule("an opponent controls a {what}", { what: noun.one }, ({ what }) => ({
    if: "exists",
    what: everything(of(what, { who: "opponents" })),
  })),
  rule("an opponent controls {what}", { what: subject }, ({ what }) => ({
    if: "is",
    what,
    filter: { is: "controlledBy", who: { who: "opponents" } },
  })),
  rule("you control your commander", {}, () => yourCommander),
  rule("you controlled {what}", { what: wasSubject }, ({ what }) => ({
    if: "is",
    what,
    filter: { is: "controlledBy", who: you },
  })),
  rule(
    "{what} shares a {quality} with {other}",
    { what: subject, quality: shared, other: subject },
    ({ what, quality, other }) => ({
      if: "is",
      what: unlike(what, other),
      filter: { is: "shares", quality, with: other },
    }),
  ),
  ...(
    [
      ["shares", (one: Condition) => one],
      ["doesn't share", not],
    ] as const
  ).map(([word, whether]) =>
    rule(`{what} ${word} a {quality} with {other}`, { what: subject, quality: shared, other: anyOf }, (said) =>
      whether({ if: "is", what: said.what, filter: { is: "shares", quality: said.quality, with: said.other } }),
    ),
  ),
  rule("{what} has the same mana value as {other}", { what: subject, other: subject }, ({ what, other }) => ({
    if: "is",
    what: unlike(what, other),
    filter: { is: "shares", quality: "manaValue", with: other },
  })),
  rule("{what} has the same name as {other}", { what: subject, other: anyOf }, ({ what, other }) => ({
    if: "is",
    what,
    filter: { is: "shares", quality: "name", with: other },
  })),
  rule("{what} doesn't have the same name as {other}", { what: subject, other: anyOf }, ({ what, other }) =>
    not({ if: "is", what, filter: { is: "shares", quality: "name", with: other } }),
  ),
  // 702.6b: said of what stays on the battlefield after what it is attached to.
  rule("{what} is attached to a {to}", { what: subject, to: noun.one }, ({ what, to }, scope) => {
    if (what.what === "self") scope.mention({ ref: { what: "host" }, number: "one", nouns: to.nouns });
    return { if: "is", what, filter: { is: "attachedTo", object: everything(to) } };
  }),
  // 404.2: the order of a graveyard is kept.
  rule(
    "{self} is in your graveyard with {n} {what} above it",
    { self: namedSelf, n: howMany, what: noun.many },
    ({ n, what }, scope) => {
      scope.tell({ from: "graveyard" });
      return is({ amount: "count", of: above(what) }, n);
    },
  ),
  rule("{n} {what} are above {self}", { n: howMany, what: noun.many, self: namedSelf }, ({ n, what }) =>
    is({ amount: "count", of: above(what) }, n),
  ),
  rule(
    "{self} is in your graveyard with a {what} directly above it",
    { self: namedSelf, what: noun.one },
    ({ what }, scope) => {
      scope.tell({ from: "graveyard" });
      return { if: "exists", what: above(what, true) };
    },
  ),
  rule("{self} is the only {what}", { self: namedSelf, what: noun.one }, ({ what }, scope) => {
    if (what.in !== "graveyard" || what.of?.who !== "you") unbound("the only one of many places");
    scope.tell({ from: "graveyard" });
    return {
      if: "and",
      of: [
        {
          if: "is",
          what: { what: "self" },
          filter: { is: "and", of: [what.filter, { is: "inZone", zone: "graveyard" }] },
        },
        is({ amount: "count", of: everything(what) }, { compare: "=", to: 1 }),
      ],
    };
  }),
  rule("{self} is in your graveyard", { self: namedSelf }, (_, scope) => {
    scope.tell({ from: "graveyard" });
    return { if: "is", what: { what: "self" }, filter: { is: "inZone", zone: "graveyard" } };
  }),
  rule("{self} is exiled", { self: namedSelf }, (_, scope) => {
    scope.tell({ from: "exile" });
    return { if: "is", what: { what: "self" }, filter: { is: "inZone", zone: "exile" } };
  }),
  // 113.6b
  rule("{self} is on the stack", { self: namedSelf }, (_, scope) => {
    scope.tell({ from: "stack" });
    scope.mention({ ref: { what: "self" }, number: "one", nouns: ["spell"] });
    return { if: "is", what: { what: "self" }, filter: { is: "inZone", zone: "stack" } };
  }),
  rule("{self} is in the command zone", { self: namedSelf }, (_, scope) => {
    scope.tell({ from: "command" });
    return { if: "is", what: { what: "self" }, filter: { is: "inZone", zone: "command" } };
  }),
  ...(
    [
      ["in the command zone or on the battlefield", ["battlefield", "command"]],
      ["in your graveyard or on the battlefield", ["battlefield", "graveyard"]],
    ] as const
  ).map(([words, zones]) =>
    rule(`{self} is ${words}`, { self: namedSelf }, (_, scope) => {
      scope.tell({ from: zones });
      return {
        if: "is",
        what: { what: "self" },
        filter: { is: "or", of: zones.map((zone) => ({ is: "inZone", zone })) },
      };
    }),
  ),
  rule("you have a full party", {}, () => is({ amount: "party", of: you }, { compare: ">=", to: 4 })),
  rule("this ability has been activated {n} times this turn", { n: howMany }, ({ n }) =>
    is({ amount: "timesActivated" }, n),
  ),
  rule("this is the {nth} time this ability has resolved this turn", { nth: ordinal }, ({ nth }) =>
    is({ amount: "timesResolved" }, { compare: "=", to: nth }),
  ),
  rule(
    "this is the {first} or {second} time this ability has resolved this turn",
    { first: ordinal, second: ordinal },
    ({ first, second }) => ({
      if: "or",
      of: [first, second].map((to) => is({ amount: "timesResolved" }, { compare: "=", to })),
    }),
  ),
  rule("it's the {nth} time", { nth: ordinal }, ({ nth }, scope) =>
    scope.face.text.includes("time this ability has resolved this turn") && !/ and whenever /.test(scope.face.text)
      ? is({ amount: "timesResolved" }, { compare: "=", to: nth })
      : unbound("the time that what was done?"),
  ),
  ...(["greatest", "least"] as const).map((most) =>
    rule(
      `it has the ${most} {stat} or is tied for ${most} {same} among {what}`,
      { stat, same: stat, what: noun.many },
      ({ stat, same, what }, scope) =>
        stat === same
          ? { if: "is", what: scope.pronoun("one"), filter: { is: most, stat, among: everything(what) } }
          : unbound("another quality"),
    ),
  ),
  ...(["greatest", "least"] as const).map((most) =>
    rule(
      `you control the {what} with the ${most} {stat} or tied for the ${most} {same}`,
      { what: noun.one, stat, same: stat },
      ({ what, stat, same }) =>
        stat === same
          ? {
              if: "exists",
              what: everything(
                of({ ...what, filter: and([what.filter, { is: most, stat, among: everything(what) }]) }, you),
              ),
            }
          : unbound("another quality"),
    ),
  ),
  rule("it's your turn", {}, () => ({ if: "turnOf", who: you })),
  rule("{what} wasn't cast", { what: subject }, ({ what }) => not({ if: "wasCast", what })),
]);

/** All but those that are joined of others. */
export const simple: readonly Phrase<Condition>[] = [
  clear,
  ...comparisons,
  ...thisWayConditions,
  ...castConditions,
  ...turnConditions,
  ...ownTurnConditions,
  ...boardConditions,
  ...attachmentConditions,
  ...combatConditions,
  ...beingConditions,
  ...thisTurnConditions,
  ...controllingConditions,
  ...otherConditions,
];

export const conditions: readonly Phrase<Condition>[] = [
  ...simple,
  rule("{past} this turn or {other}", { past, other: condition }, ({ past, other }) => ({
    if: "or",
    of: [{ if: "happened", event: past }, other],
  })),
  rule("{past} this turn (or|or if) {other}", { past: pastTimes, other: condition }, ({ past, other }) => ({
    if: "or",
    of: [{ if: "happened", ...past }, other],
  })),
  rule("{self} entered this turn or if {other}", { self: namedSelf, other: condition }, ({ other }) => ({
    if: "or",
    of: [
      {
        if: "is",
        what: { what: "self" },
        filter: { is: "history", event: { on: "move", object: { is: "any" }, to: "battlefield" } },
      },
      other,
    ],
  })),
  rule("{one} (or|or if) {other}", { one: clear, other: condition }, ({ one, other }) => ({
    if: "or",
    of: [one, other],
  })),
  // The subject is said once: "you control no creatures and have no cards in hand".
  deferred("{one} and have {what}", { one: oneOf(() => simple), what: possession }, ({ one, what }, scope) =>
    printed(one)[0] === "you" ? { if: "and", of: [one.bind(scope), what.bind(scope)(you)] } : unbound("who has?"),
  ),
  rule("{one} and {other}", { one: oneOf(() => simple), other: condition }, ({ one, other }) => ({
    if: "and",
    of: [one, other],
  })),
];
