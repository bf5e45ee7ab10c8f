import type { Amount, Comparison } from "../../engine/abilities/amounts.ts";
import type { Condition } from "../../engine/abilities/conditions.ts";
import type { Filter } from "../../engine/abilities/filters.ts";
import type { Objects, Players } from "../../engine/abilities/references.ts";
import { sameData, someNode } from "../../engine/abilities/visit.ts";
import { amounts, compareTo, possessed, stat, variable } from "../amounts/amounts.ts";
import { type Scope, unbound } from "../bind/scope.ts";
import { compare, condition, noun, players, whose } from "../hubs.ts";
import { oneOf, type Phrase, rulesFor, words } from "../kernel/index.ts";
import type { Noun } from "../meanings.ts";
import { anyOf, shared } from "../nouns/describing.ts";
import { everything } from "../nouns/everything.ts";
import { and } from "../nouns/filters.ts";
import { ofSpells, ofTargets, permanents } from "../nouns/kinds.ts";
import { another } from "../nouns/other.ts";
import { self } from "../nouns/self.ts";
import { namedSelf } from "../references/named.ts";
import { ordinal } from "../vocabulary/numbers.ts";
import { counterKind } from "../vocabulary/qualities.ts";
import { boardConditions } from "./boards.ts";
import { castConditions } from "./casting.ts";
import { comparisons } from "./comparing.ts";
import { howMany, is, not, number, of, you } from "./counts.ts";
import { description, owning, status, subject, wasSubject } from "./descriptions.ts";
import { deed, noDeed, past, pastTimes } from "./past.ts";
import { noDeed as playerNoDeed } from "./player-deeds.ts";
import { controller, devotion, haver, notController, possession, some, someHaver, someLife } from "./players.ts";
import { thisWayConditions } from "./this-way.ts";
import { turnConditions } from "./turn.ts";

/** What follows "if", "as long as" and "unless": a subject, and what is or was true of it. */

const { rule, deferred } = rulesFor<Condition>();
const counted: Phrase<Amount> = oneOf(() => amounts);

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
const moreOrFewer = words<Comparison>([
  ["more", ">"],
  ["fewer", "<"],
]);

function above({ filter, in: zone, card }: Noun, directly?: true): Objects {
  if (card !== true || zone !== undefined) return unbound("graveyards hold cards");
  return { what: "those", of: { what: "above", of: { what: "self" }, ...(directly && { directly }) }, filter };
}

const compared: Phrase<Condition> = rule("{some} is {value}", { some: counted, value: compare }, ({ some, value }) =>
  is(some, value),
);

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

/** Conditions that end before an "or" of their own could begin. */
const clear: Phrase<Condition> = oneOf(() => [
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
  rule("an opponent controls a {what}", { what: noun.one }, ({ what }) => ({
    if: "exists",
    what: everything(of(what, { who: "opponents" })),
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
  rule("{what} is attached to a {to}", { what: subject, to: noun.one }, ({ what, to }) => ({
    if: "is",
    what,
    filter: { is: "attachedTo", object: everything(to) },
  })),
  // 404.2: the order of a graveyard is kept.
  rule(
    "{self} is in your graveyard with {n} {what} above it",
    { self: namedSelf, n: howMany, what: noun.many },
    ({ n, what }, scope) => {
      scope.tell({ from: "graveyard" });
      return is({ amount: "count", of: above(what) }, n);
    },
  ),
  rule(
    "{self} is in your graveyard with a {what} directly above it",
    { self: namedSelf, what: noun.one },
    ({ what }, scope) => {
      scope.tell({ from: "graveyard" });
      return { if: "exists", what: above(what, true) };
    },
  ),
  rule("{self} is in your graveyard", { self: namedSelf }, (_, scope) => {
    scope.tell({ from: "graveyard" });
    return { if: "is", what: { what: "self" }, filter: { is: "inZone", zone: "graveyard" } };
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
const simple: readonly Phrase<Condition>[] = [
  clear,
  // control
  rule("{who} (a|one or more) {what}", { who: controller, what: noun.one }, ({ who, what }) => ({
    if: "exists",
    what: everything(of(what, who)),
  })),
  rule("{who} a {what}", { who: notController, what: noun.one }, ({ who, what }) =>
    not({ if: "exists", what: everything(of(what, who)) }),
  ),
  rule("{who} another {what}", { who: controller, what: noun.one }, ({ who, what }, scope) => ({
    if: "exists",
    what: everything(of(another(scope, what), who)),
  })),
  rule("{who} {n} {what}", { who: controller, n: howMany, what: noun.many }, ({ who, n, what }) =>
    is({ amount: "count", of: everything(of(what, who)) }, n),
  ),
  rule("{who} exactly one {what}", { who: controller, what: noun.one }, ({ who, what }, scope) => {
    const only = everything(of(what, who));
    scope.mention({ ref: only, number: "one", nouns: what.nouns, literal: true });
    return is({ amount: "count", of: only }, { compare: "=", to: 1 });
  }),
  // 109.5: than the one whose controller it is.
  rule("its controller controls no other {what}", { what: permanents.many }, ({ what }, scope) => {
    const it = scope.pronoun("one", [], "property");
    const other: Filter = { is: "not", of: { is: "among", of: it } };
    const theirs: Filter = { is: "controlledBy", who: { who: "controllerOf", of: it } };
    return not({ if: "exists", what: { what: "all", filter: and([what.filter, other, theirs]) } });
  }),
  rule("{who} {n} other {what}", { who: controller, n: howMany, what: noun.many }, ({ who, n, what }, scope) =>
    is({ amount: "count", of: everything(of(another(scope, what), who)) }, n),
  ),
  rule("{what} is paired with another creature", { what: subject }, ({ what }, scope) => {
    mentionPair(scope, what);
    return { if: "is", what, filter: { is: "paired" } };
  }),
  rule("{what} is paired with a {other}", { what: subject, other: permanents.one }, ({ what, other }, scope) =>
    pairedWith(scope, what, other),
  ),
  rule("{who} {self}", { who: controller, self }, ({ who }) => ({
    if: "is",
    what: { what: "self" },
    filter: { is: "controlledBy", who },
  })),
  rule("you control a {a} and a {b}", { a: noun.one, b: noun.one }, ({ a, b }) => ({
    if: "and",
    of: [
      { if: "exists", what: everything(of(a, you)) },
      { if: "exists", what: everything(of(b, you)) },
    ],
  })),
  rule("you control a {a} or a {b}", { a: noun.one, b: noun.one }, ({ a, b }) => ({
    if: "or",
    of: [
      { if: "exists", what: everything(of(a, you)) },
      { if: "exists", what: everything(of(b, you)) },
    ],
  })),
  ...comparisons,
  rule("there are {n} {what}", { n: howMany, what: noun.many }, ({ n, what }) =>
    is({ amount: "count", of: everything(what) }, n),
  ),
  rule("there are {n} counters among {what}", { n: howMany, what: noun.many }, ({ n, what }) =>
    is({ amount: "counters", on: everything(what) }, n),
  ),
  rule("{self} is suspended", { self: namedSelf }, (_, scope) => {
    // 702.62b
    scope.tell({ from: "exile" });
    return { if: "is", what: { what: "self" }, filter: SUSPENDED };
  }),
  rule("(there is|there's) a {what}", { what: noun.one }, ({ what }) => ({ if: "exists", what: everything(what) })),
  rule("there are {n} unlocked doors among {what}", { n: howMany, what: noun.many }, ({ n, what }) =>
    is({ amount: "unlockedDoors", of: everything(what) }, n),
  ),
  rule("there are {n} card types among {what}", { n: howMany, what: noun.many }, ({ n, what }) =>
    is({ amount: "distinct", quality: "cardType", of: everything(what) }, n),
  ),
  rule("there are {n} mana values among {what}", { n: howMany, what: noun.many }, ({ n, what }) =>
    is({ amount: "distinct", quality: "manaValue", of: everything(what) }, n),
  ),
  rule("{what} have total {stat} {value}", { what: noun.many, stat, value: compare }, ({ what, stat, value }) =>
    is({ amount: "stat", stat, of: everything(what) }, value),
  ),
  ...(
    [
      ["powers", "power"],
      ["names", "name"],
      ["mana values", "manaValue"],
    ] as const
  ).map(([words, quality]) =>
    rule(`you control {n} {what} with different ${words}`, { n: howMany, what: noun.many }, ({ n, what }) =>
      is({ amount: "distinct", quality, of: everything(of(what, you)) }, n),
    ),
  ),
  // 201.2: at least so many that have one name in common.
  rule("you control {n} {what} with the same name", { n: howMany, what: noun.many }, ({ n, what }) =>
    n.compare === ">="
      ? is({ amount: "mostAlike", quality: "name", of: everything(of(what, you)) }, n)
      : unbound("only so many or more have one name"),
  ),

  // players
  someLife,
  rule("{who} {what}", { who: someHaver, what: possession }, ({ who, what }) => some(who, what)),
  rule("(it's not your turn|it isn't your turn)", {}, () => not({ if: "turnOf", who: you })),
  rule("it's your main phase", {}, () => ({
    if: "and",
    of: [
      { if: "turnOf", who: you },
      { if: "phase", phase: "main" },
    ],
  })),
  rule("you have the initiative", {}, () => ({ if: "designation", of: you, designation: "initiative" })),
  rule("you've completed a dungeon", {}, () => ({ if: "completedDungeon", who: you })),
  rule("you're the monarch", {}, () => ({ if: "designation", of: you, designation: "monarch" })),
  // 702.104b: kept as the creature entered.
  rule("tribute wasn't paid", {}, () => ({ if: "chosen", option: "no" })),
  rule("you have max speed", {}, () => ({ if: "designation", of: you, designation: "maxSpeed" })),
  rule("you don't have max speed", {}, () => not({ if: "designation", of: you, designation: "maxSpeed" })),
  rule("you have the city's blessing", {}, () => ({ if: "designation", of: you, designation: "citysBlessing" })),
  rule("you have the initiative", {}, () => ({ if: "designation", of: you, designation: "initiative" })),
  rule("it's day", {}, () => ({ if: "day" })),
  rule("it's night", {}, () => ({ if: "night" })),
  rule("your devotion to {color} is {value}", { color: devotion, value: compare }, ({ color, value }) =>
    is(color, value),
  ),

  // objects
  rule("{what} is {so}", { what: subject, so: description }, ({ what, so }) =>
    what.what === "self" && someNode("filter", so, { filter: (one) => "zone" in one && one.zone === "graveyard" })
      ? unbound("said above, for where it is says where the ability works")
      : { if: "is", what, filter: so },
  ),
  rule("{what} was {so}", { what: wasSubject, so: description }, ({ what, so }) => ({ if: "is", what, filter: so })),
  rule("{what} remains {so}", { what: subject, so: description }, ({ what, so }) => ({ if: "is", what, filter: so })),
  rule("{what} wasn't {so}", { what: wasSubject, so: description }, ({ what, so }) =>
    not({ if: "is", what, filter: so }),
  ),
  rule("{what} isn't {so}", { what: subject, so: description }, ({ what, so }) => not({ if: "is", what, filter: so })),
  rule("it's paired with a {other}", { other: permanents.one }, ({ other }, scope) =>
    pairedWith(scope, scope.pronoun("one"), other),
  ),
  // "It" is what was spoken of before, not what the description names.
  deferred("it's {so}", { so: description }, ({ so }, scope) => {
    const what = scope.pronoun("one");
    const filter = scope.within({ described: what }, () => so.bind(scope));
    scope.learned(what, nounsOf(filter));
    return { if: "is", what, filter };
  }),
  deferred("it's not {so}", { so: description }, ({ so }, scope) => {
    const what = scope.pronoun("one");
    return not({ if: "is", what, filter: so.bind(scope) });
  }),
  rule("{what} had {so}", { what: wasSubject, so: owning }, ({ what, so }, scope) => {
    if (so.is === "counter")
      scope.tell({ counted: { amount: "counters", ...(so.kind !== undefined && { kind: so.kind }), on: what } });
    return { if: "is", what, filter: so };
  }),
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
  rule("{whose} {stat} (is|was) {value}", { whose: possessed, stat, value: compare }, ({ whose, stat, value }) =>
    is({ amount: "stat", stat, of: whose }, value),
  ),
  rule("{x} is {n} or more", { x: variable, n: number }, ({ x, n }) => is(x, { compare: ">=", to: n })),
  rule("{x} is {value}", { x: variable, value: compareTo }, ({ x, value }) => is(x, value)),
  rule("{x} is {n} or less", { x: variable, n: number }, ({ x, n }) => is(x, { compare: "<=", to: n })),
  // 208.1: than that of any other there is.
  rule(
    "{whose} {stat} is greater than each other {what} 's {same}",
    { whose: possessed, stat, what: permanents.one, same: stat },
    ({ whose, stat, what, same }) => {
      if (stat !== same) return unbound("another quality");
      const others: Objects = {
        what: "all",
        filter: and([{ is: "not", of: { is: "among", of: whose } }, what.filter]),
      };
      const least: Amount = { amount: "stat", stat, of: others, by: "greatest" };
      const none: Condition = { if: "not", of: { if: "exists", what: others } };
      return {
        if: "or",
        of: [none, is({ amount: "stat", stat, of: whose }, { compare: ">", to: least })],
      };
    },
  ),
  compared,
  rule("{one} or {other}", { one: oneOf(() => [compared]), other: oneOf(() => [compared]) }, ({ one, other }) => ({
    if: "or",
    of: [one, other],
  })),

  rule("{what} {past} this turn", { what: subject, past: deed }, ({ what, past }) => ({
    if: "is",
    what,
    filter: past,
  })),
  rule("{what} {past} this turn", { what: subject, past: noDeed }, ({ what, past }) =>
    not({ if: "is", what, filter: past }),
  ),
  ...thisWayConditions,
  rule("{whose} library has no cards in it", { whose }, ({ whose }) =>
    is({ amount: "librarySize", of: whose }, { compare: "=", to: 0 }),
  ),
  ...(
    [
      ["no {what} are in that graveyard", not],
      ["one or more {what} are in that graveyard", (one: Condition) => one],
    ] as const
  ).map(([words, whether]) =>
    rule(words, { what: noun.many }, ({ what }, scope) => {
      // That from which a card was taken.
      const taken = scope.objects.findLast(({ nouns }) => nouns.includes("card"))?.ref;
      const of: Players = { who: "ownerOf", of: taken ?? unbound("nothing was taken from anywhere") };
      return what.card === true && what.in === undefined
        ? whether({ if: "exists", what: everything({ ...what, in: "graveyard", of }) })
        : unbound("only cards are there");
    }),
  ),
  rule("a card exiled with {self} is a {what}", { self, what: noun.one }, ({ what }, scope) => {
    if (what.card !== true || what.in !== undefined || what.filter.is === "any" || scope.inQuote)
      unbound("cards are exiled");
    scope.links.used = true;
    const of: Objects = { what: "linked", name: "exiled" };
    return { if: "exists", what: { what: "those", of, filter: what.filter } };
  }),
  rule("{n} cards have been exiled with {self}", { n: howMany, self: namedSelf }, ({ n }, scope) => {
    if (scope.inQuote) unbound("what another ability exiled, in a quote");
    scope.links.used = true;
    const of: Objects = { what: "linked", name: "exiled" };
    scope.mention({ ref: of, number: "many", nouns: ["card"], literal: true });
    return is({ amount: "count", of }, n);
  }),
  rule("a {what} is exiled with (it|{self})", { what: noun.one, self }, ({ what }, scope) => {
    if (what.card !== true || what.in !== undefined || scope.inQuote) unbound("cards are exiled");
    scope.links.used = true;
    const of: Objects = { what: "linked", name: "exiled" };
    return { if: "exists", what: what.filter.is === "any" ? of : { what: "those", of, filter: what.filter } };
  }),
  rule("there are {n} {kind} counters on {what}", { n: howMany, kind: counterKind, what: subject }, (said) => ({
    if: "is",
    what: said.what,
    filter: { is: "counter", kind: said.kind, value: said.n },
  })),
  rule("{what} is still on the battlefield", { what: subject }, ({ what }) => ({
    if: "is",
    what,
    filter: { is: "inZone", zone: "battlefield" },
  })),
  ...castConditions,

  // history
  rule("{past} this turn", { past }, ({ past }) => ({ if: "happened", event: past })),
  rule("{past} this turn", { past: pastTimes }, ({ past }) => ({ if: "happened", ...past })),
  ...turnConditions,
  ...boardConditions,
  rule("you haven't cast a {what} this turn", { what: noun.one }, ({ what }) =>
    not({ if: "happened", event: { on: "cast", object: ofSpells(what), by: you } }),
  ),
  rule("you {did} this turn", { did: playerNoDeed }, ({ did }) => not({ if: "happened", event: did(you) })),
  rule(
    "you control {more} {what} than {who}",
    { more: moreOrFewer, what: noun.many, who: oneOf(() => [players.one]) },
    (said) =>
      said.who.who !== "controllerOf"
        ? unbound("compared below")
        : is(
            { amount: "count", of: everything(of(said.what, you)) },
            { compare: said.more, to: { amount: "count", of: everything(of(said.what, said.who)) } },
          ),
  ),
  rule(
    "a {what} you cast this turn was countered by a spell or ability an opponent controlled",
    { what: noun.one },
    ({ what }) => ({
      if: "happened",
      event: {
        on: "countered",
        object: and([ofSpells(what), { is: "controlledBy", who: you }]),
        by: { who: "opponents" },
      },
    }),
  ),
  rule("its controller is poisoned", {}, (_, scope) =>
    some({ who: "controllerOf", of: scope.pronoun("one", [], "property") }, (current) =>
      is({ amount: "playerCounters", kind: "poison", of: current }, { compare: ">=", to: 1 }),
    ),
  ),
  rule("you haven't cast a spell from your hand this turn", {}, () =>
    not({ if: "happened", event: { on: "cast", object: { is: "spell" }, by: you, from: "hand" } }),
  ),
  rule("no spells were cast last turn", {}, () => ({
    if: "happened",
    event: { on: "cast", object: { is: "spell" } },
    span: "lastTurn",
    times: { compare: "=", to: 0 },
  })),
  rule("a player cast two or more spells last turn", {}, () =>
    some({ who: "each" }, (current) => ({
      if: "happened",
      event: { on: "cast", object: { is: "spell" }, by: current },
      span: "lastTurn",
      times: { compare: ">=", to: 2 },
    })),
  ),
];

export const conditions: readonly Phrase<Condition>[] = [
  ...simple,
  rule("{past} this turn or {other}", { past, other: condition }, ({ past, other }) => ({
    if: "or",
    of: [{ if: "happened", event: past }, other],
  })),
  rule("{one} (or|or if) {other}", { one: clear, other: condition }, ({ one, other }) => ({
    if: "or",
    of: [one, other],
  })),
  rule("{one} and {other}", { one: oneOf(() => simple), other: condition }, ({ one, other }) => ({
    if: "and",
    of: [one, other],
  })),
];
