import type { Comparison } from "../../engine/abilities/amounts.ts";
import type { Condition } from "../../engine/abilities/conditions.ts";
import type { Filter } from "../../engine/abilities/filters.ts";
import type { Objects } from "../../engine/abilities/references.ts";
import { stat } from "../amounts/amounts.ts";
import type { Scope } from "../bind/scope.ts";
import { unbound } from "../bind/unbound.ts";
import { compare, noun, players } from "../hubs.ts";
import { list, oneOf, type Phrase, rulesFor, words } from "../kernel/index.ts";
import type { Noun } from "../meanings.ts";
import { everyKind } from "../nouns/everyKind.ts";
import { everything } from "../nouns/everything.ts";
import { and } from "../nouns/filters.ts";
import { permanents } from "../nouns/kinds.ts";
import { another } from "../nouns/other.ts";
import { self } from "../nouns/self.ts";
import { enchanted, namedSelf } from "../references/named.ts";
import { thoseSo } from "../references/paidFor.ts";
import { pronouns } from "../references/pronouns.ts";
import { counterKind } from "../vocabulary/qualities.ts";
import { howMany, is, not, of, you } from "./counts.ts";
import { status, subject } from "./descriptions.ts";
import { controller, controllers, notController, some, someController } from "./players.ts";

/** Who controls what, and what there is. */

const { rule } = rulesFor<Condition>();

const moreOrFewer = words<Comparison>([
  ["more", ">"],
  ["fewer", "<"],
]);

const oneOfEach: Phrase<readonly Condition[]> = rulesFor<readonly Condition[]>().rule(
  "a {what} of each {kind}",
  { what: permanents.one, kind: everyKind },
  ({ what, kind }) =>
    kind.map((one) => ({ if: "exists", what: everything(of({ ...what, filter: and([what.filter, one]) }, you)) })),
);

/** 607.2a: cards exiled with self are spoken of from then on, as is self: "play one of them", "it gets +3/+3". */
function spokenOfExiled({ in: zone, filter }: Noun, of: Objects, scope: Scope): boolean {
  const isExiledWithSelf = (one: Filter): boolean =>
    one.is === "and" ? one.of.some(isExiledWithSelf) : one.is === "among" && one.of.what === "linked";
  if (zone !== "exile" || !isExiledWithSelf(filter)) return false;
  scope.mention({ ref: { what: "self" }, number: "one", nouns: ["this"] });
  scope.mention({ ref: of, number: "many", nouns: ["card"], literal: true });
  return true;
}

export const controllingConditions: readonly Phrase<Condition>[] = [
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
  rule("{who} another {what}", { who: notController, what: noun.one }, ({ who, what }, scope) =>
    not({ if: "exists", what: everything(of(another(scope, what), who)) }),
  ),
  rule("{who} {n} {what}", { who: controllers, n: howMany, what: noun.many }, ({ who, n, what }) =>
    is({ amount: "count", of: everything(of(what, who)) }, n),
  ),
  rule("{who} {n} {what}", { who: someController, n: howMany, what: noun.many }, ({ who, n, what }) =>
    some(who, (current) => is({ amount: "count", of: everything(of(what, current)) }, n)),
  ),
  rule(
    "{who} {n} {what} with the same name as one another",
    { who: controllers, n: howMany, what: noun.many },
    ({ who, n, what }) => is({ amount: "mostAlike", quality: "name", of: everything(of(what, who)) }, n),
  ),
  rule("{who} exactly one {what}", { who: controllers, what: noun.one }, ({ who, what }, scope) => {
    const only = everything(of(what, who));
    scope.mention({ ref: only, number: "one", nouns: what.nouns, literal: true });
    return is({ amount: "count", of: only }, { compare: "=", to: 1 });
  }),
  rule("its controller controls another {what}", { what: permanents.one }, ({ what }, scope) => {
    const it = scope.pronoun("one", [], "property");
    const other: Filter = { is: "not", of: { is: "among", of: it } };
    const theirs: Filter = { is: "controlledBy", who: { who: "controllerOf", of: it } };
    return { if: "exists", what: { what: "all", filter: and([what.filter, other, theirs]) } };
  }),
  // 109.5: than the one whose controller it is.
  rule("its controller controls no other {what}", { what: permanents.many }, ({ what }, scope) => {
    const it = scope.pronoun("one", [], "property");
    const other: Filter = { is: "not", of: { is: "among", of: it } };
    const theirs: Filter = { is: "controlledBy", who: { who: "controllerOf", of: it } };
    return not({ if: "exists", what: { what: "all", filter: and([what.filter, other, theirs]) } });
  }),
  rule("that opponent controls no other {what}", { what: permanents.many }, ({ what }, scope) =>
    not({
      if: "exists",
      what: {
        what: "all",
        filter: and([
          what.filter,
          { is: "not", of: { is: "among", of: scope.pronoun("one") } },
          { is: "controlledBy", who: scope.playerPronoun("one") },
        ]),
      },
    }),
  ),
  rule("{who} {n} other {what}", { who: controllers, n: howMany, what: noun.many }, ({ who, n, what }, scope) =>
    is({ amount: "count", of: everything(of(another(scope, what), who)) }, n),
  ),
  rule("{who} {self}", { who: controller, self }, ({ who }) => ({
    if: "is",
    what: { what: "self" },
    filter: { is: "controlledBy", who },
  })),
  // One permanent may be of several kinds.
  rule("you control {all}", { all: list(oneOfEach, { last: [", and"], pair: ["and"] }) }, ({ all }) => ({
    if: "and",
    of: all.flat(),
  })),
  rule("you control {all}", { all: oneOfEach }, ({ all }) => ({ if: "and", of: all })),
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
  rule("you control a {a}, a {b}, or a {c}", { a: noun.one, b: noun.one, c: noun.one }, ({ a, b, c }) => ({
    if: "or",
    of: [a, b, c].map((one): Condition => ({ if: "exists", what: everything(of(one, you)) })),
  })),
  rule("you control another {a} or a {b}", { a: noun.one, b: noun.one }, ({ a, b }, scope) => ({
    if: "or",
    of: [
      { if: "exists", what: everything(of(another(scope, a), you)) },
      { if: "exists", what: everything(of(b, you)) },
    ],
  })),
  // 102.3: you or a teammate of yours.
  ...(["a", "another"] as const).map((word) =>
    rule(`your team controls ${word} {what}`, { what: noun.one }, ({ what }, scope) => ({
      if: "exists",
      what: everything(
        of(word === "a" ? what : another(scope, what), { who: "union", of: [you, { who: "teammates" }] }),
      ),
    })),
  ),
  rule("you have {n} {what}", { n: howMany, what: noun.many }, ({ n, what }) =>
    what.in === "graveyard" && what.of?.who === "you" && what.filter.is !== "any"
      ? is({ amount: "count", of: everything(what) }, n)
      : unbound("said of cards in a graveyard"),
  ),
  rule("you control {n} {what} that share a creature type", { n: howMany, what: noun.many }, ({ n, what }) =>
    n.compare === ">="
      ? is({ amount: "mostAlike", quality: "creatureType", of: everything(of(what, you)) }, n)
      : unbound("only so many or more share one"),
  ),
  ...(
    [
      ["colors", "color"],
      ["basic land types", "basicLandType"],
      ["mana values", "manaValue"],
    ] as const
  ).map(([words, quality]) =>
    rule(`there are {n} ${words} among {what}`, { n: howMany, what: noun.many }, ({ n, what }) =>
      is({ amount: "distinct", quality, of: everything(what) }, n),
    ),
  ),
  // 105.1, 305.6: there are no more.
  ...(
    [
      ["five colors", "color"],
      ["five basic land types", "basicLandType"],
    ] as const
  ).map(([words, quality]) =>
    rule(`there are ${words} among {what}`, { what: noun.many }, ({ what }) =>
      is({ amount: "distinct", quality, of: everything(what) }, { compare: "=", to: 5 }),
    ),
  ),
  rule("there is exactly one {kind} counter on {what}", { kind: counterKind, what: subject }, ({ kind, what }) => ({
    if: "is",
    what,
    filter: { is: "counter", kind, value: { compare: "=", to: 1 } },
  })),
  rule("all {what} are {so}", { what: permanents.many, so: status }, ({ what, so }) =>
    not({ if: "exists", what: everything({ ...what, filter: and([what.filter, { is: "not", of: so }]) }) }),
  ),
  rule("all {what} are {so}", { what: permanents.many, so: permanents.many }, ({ what, so }, scope) => {
    scope.mention({ ref: everything(what), number: "many", nouns: what.nouns, literal: true });
    return not({
      if: "exists",
      what: everything({ ...what, filter: and([what.filter, { is: "not", of: so.filter }]) }),
    });
  }),
  rule("a {a} and a {b} are in your graveyard", { a: noun.one, b: noun.one }, ({ a, b }) => {
    if (a.card !== true || b.card !== true || a.in !== undefined || b.in !== undefined) unbound("only cards are there");
    return {
      if: "and",
      of: [a, b].map((one) => ({ if: "exists", what: { what: "all", filter: one.filter, in: "graveyard", of: you } })),
    };
  }),
  rule("you own a {what}", { what: noun.one }, ({ what }) =>
    what.card === true && what.in !== undefined && what.of === undefined
      ? { if: "exists", what: everything({ ...what, filter: and([what.filter, { is: "ownedBy", who: you }]) }) }
      : unbound("where?"),
  ),
  rule("there are {n} {what}", { n: howMany, what: noun.many }, ({ n, what }, scope) => {
    const of = everything(what);
    spokenOfExiled(what, of, scope);
    return is({ amount: "count", of }, n);
  }),
  rule("there are {what}", { what: noun.many }, ({ what }, scope) => {
    const of = everything(what);
    return spokenOfExiled(what, of, scope) ? { if: "exists", what: of } : unbound("as many as there are");
  }),
  rule("there are {n} card types among {what}", { n: howMany, what: noun.many }, ({ n, what }, scope) => {
    const of = everything(what);
    spokenOfExiled(what, of, scope);
    return is({ amount: "distinct", quality: "cardType", of }, n);
  }),
  rule("there are {n} counters among {what}", { n: howMany, what: noun.many }, ({ n, what }) =>
    is({ amount: "counters", on: everything(what) }, n),
  ),
  rule(
    "there are {n} {kind} counters among {what}",
    { n: howMany, kind: counterKind, what: noun.many },
    ({ n, kind, what }) => is({ amount: "counters", kind, on: everything(what) }, n),
  ),
  rule("(there is|there's) a {what}", { what: noun.one }, ({ what }) => ({ if: "exists", what: everything(what) })),
  rule("there are {n} unlocked doors among {what}", { n: howMany, what: noun.many }, ({ n, what }) =>
    is({ amount: "unlockedDoors", of: everything(what) }, n),
  ),
  // 608.2h: as they last were.
  rule("there were {n} card types among {what}", { n: howMany, what: thoseSo }, ({ n, what }) =>
    is({ amount: "distinct", quality: "cardType", of: what }, n),
  ),
  rule("{what} have total {stat} {value}", { what: noun.many, stat, value: compare }, ({ what, stat, value }) =>
    is({ amount: "stat", stat, of: everything(what) }, value),
  ),
  rule("{those} have total {stat} {value}", { those: pronouns.many, stat, value: compare }, ({ those, stat, value }) =>
    is({ amount: "stat", stat, of: those }, value),
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
  ...(
    [
      ["you control {what}", (one: Condition): Condition => one],
      ["you don't control {what}", not],
    ] as const
  ).map(([words, so]) =>
    rule(words, { what: oneOf(() => [pronouns.one]) }, ({ what }) =>
      so({ if: "is", what, filter: { is: "controlledBy", who: you } }),
    ),
  ),
  // 303.4: of what this is attached to.
  ...(
    [
      ["you control {what}", (one: Condition): Condition => one],
      ["another player controls {what}", not],
    ] as const
  ).map(([words, so]) =>
    rule(words, { what: enchanted }, ({ what }) => so({ if: "is", what, filter: { is: "controlledBy", who: you } })),
  ),
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
];
