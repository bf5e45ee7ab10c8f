import type { Amount } from "../../engine/abilities/amounts.ts";
import type { Condition } from "../../engine/abilities/conditions.ts";
import type { Objects, Players } from "../../engine/abilities/references.ts";
import { stat, variable } from "../amounts/amounts.ts";
import { possessed } from "../amounts/possessives.ts";
import { unbound } from "../bind/unbound.ts";
import { compare, noun, whose } from "../hubs.ts";
import { oneOf, type Phrase, rulesFor } from "../kernel/index.ts";
import { cardName, plainName } from "../nouns/describing/names.ts";
import { everything } from "../nouns/everything.ts";
import { and } from "../nouns/filters.ts";
import { permanents } from "../nouns/kinds.ts";
import { hasMost } from "../players/superlatives.ts";
import { namedSelf } from "../references/named.ts";
import { ordinal } from "../vocabulary/numbers.ts";
import { counterKind } from "../vocabulary/qualities.ts";
import { compared } from "./compared.ts";
import { howMany, is, not, number, you } from "./counts.ts";
import { subject } from "./descriptions.ts";
import { devotion, every, everyHaver, some, someHaver, someLife } from "./players.ts";
import { possession } from "./possession.ts";

/** Designations, comparisons, and what remains. */

const { rule } = rulesFor<Condition>();

export const otherConditions: readonly Phrase<Condition>[] = [
  // 701.52c
  rule("the Ring has tempted you {n} times this game", { n: howMany }, ({ n }) =>
    n.compare === ">=" && typeof n.to === "number" && n.to <= 4
      ? { if: "compare", amount: { amount: "ringTempted", of: you }, value: n }
      : unbound("more often is not counted"),
  ),
  // 201.2: this very spell is another than those before it.
  rule("you've cast another spell named {name} this game", { name: cardName }, ({ name }) => ({
    if: "compare",
    amount: { amount: "doneThisGame", did: "cast", named: name, player: you },
    value: {
      compare: ">",
      to: { amount: "if", condition: { if: "wasCast", what: { what: "self" }, by: you }, then: 1, otherwise: 0 },
    },
  })),
  // Whether it has been cast already or is about to be (601.2a).
  rule("{self} is the {nth} spell you've cast this game", { self: namedSelf, nth: ordinal }, ({ nth }) => {
    const itself: Amount = {
      amount: "if",
      condition: { if: "wasCast", what: { what: "self" }, by: you },
      then: 1,
      otherwise: 0,
    };
    const amount: Amount = { amount: "doneThisGame", did: "cast", player: you };
    return { if: "compare", amount, value: { compare: "=", to: { amount: "sum", of: [nth - 1, itself] } } };
  }),
  rule("you've cycled a card named {name} {n} times this game", { name: cardName, n: howMany }, ({ name, n }) => ({
    if: "compare",
    amount: { amount: "doneThisGame", did: "cycle", named: name, player: you },
    value: n,
  })),
  rule("they don't have any {kind} counters", { kind: counterKind }, ({ kind }, scope) =>
    not(is({ amount: "playerCounters", kind, of: scope.playerPronoun() }, { compare: ">=", to: 1 })),
  ),
  // players
  someLife,
  rule("{who} {what}", { who: someHaver, what: possession }, ({ who, what }) => some(who, what)),
  rule("{who} {what}", { who: everyHaver, what: possession }, ({ who, what }) => every(who, what)),
  rule("(it's not your turn|it isn't your turn)", {}, () => not({ if: "turnOf", who: you })),
  rule("it's their turn", {}, (_, scope) => ({ if: "turnOf", who: scope.playerPronoun() })),
  rule("(it's not|it isn't) their turn", {}, (_, scope) => not({ if: "turnOf", who: scope.playerPronoun() })),
  rule("it's a opponent's turn", {}, () => ({ if: "turnOf", who: { who: "opponents" } })),
  rule("it's a main phase", {}, () => ({ if: "phase", phase: "main" })),
  rule("it's your main phase", {}, () => ({
    if: "and",
    of: [
      { if: "turnOf", who: you },
      { if: "phase", phase: "main" },
    ],
  })),
  rule("(it's not|it isn't) your main phase", {}, () =>
    not({
      if: "and",
      of: [
        { if: "turnOf", who: you },
        { if: "phase", phase: "main" },
      ],
    }),
  ),
  rule("you have the initiative", {}, () => ({ if: "designation", of: you, designation: "initiative" })),
  rule("you (haven't|have not) completed {name}", { name: plainName }, ({ name }) =>
    not({ if: "completedDungeon", who: you, name }),
  ),
  rule("you've completed {name}", { name: plainName }, ({ name }) => ({ if: "completedDungeon", who: you, name })),
  rule("you've completed a dungeon", {}, () => ({ if: "completedDungeon", who: you })),
  rule("you're the monarch", {}, () => ({ if: "designation", of: you, designation: "monarch" })),
  // 702.104b: kept as the creature entered.
  rule("tribute wasn't paid", {}, () => ({ if: "chosen", option: "no" })),
  rule("you {most}", { most: hasMost.many }, ({ most }) => most(you)),
  rule("you have max speed", {}, () => ({ if: "designation", of: you, designation: "maxSpeed" })),
  rule("you don't have max speed", {}, () => not({ if: "designation", of: you, designation: "maxSpeed" })),
  rule("you have the city's blessing", {}, () => ({ if: "designation", of: you, designation: "citysBlessing" })),
  rule("you have an enduring story", {}, () => ({ if: "designation", of: you, designation: "enduringStory" })),
  rule("it's day", {}, () => ({ if: "day" })),
  rule("it's night", {}, () => ({ if: "night" })),
  rule("your devotion to {color} is {value}", { color: devotion, value: compare }, ({ color, value }) =>
    is(color, value),
  ),
  rule("{whose} {stat} (is|was) {value}", { whose: possessed, stat, value: compare }, ({ whose, stat, value }) =>
    is({ amount: "stat", stat, of: whose }, value),
  ),
  rule("{x} is {n} or more", { x: variable, n: number }, ({ x, n }) => is(x, { compare: ">=", to: n })),
  rule("{x} is {value}", { x: variable, value: compare }, ({ x, value }) => is(x, value)),
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
  rule("{what} is still on the battlefield", { what: subject }, ({ what }) => ({
    if: "is",
    what,
    filter: { is: "inZone", zone: "battlefield" },
  })),
  rule("its controller is poisoned", {}, (_, scope) =>
    some({ who: "controllerOf", of: scope.pronoun("one", [], "property") }, (current) =>
      is({ amount: "playerCounters", kind: "poison", of: current }, { compare: ">=", to: 1 }),
    ),
  ),
];
