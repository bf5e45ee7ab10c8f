import type { Amount, Compare } from "../engine/abilities/amounts.ts";
import type { Condition } from "../engine/abilities/conditions.ts";
import type { EventPattern } from "../engine/abilities/events.ts";
import type { Filter } from "../engine/abilities/filters.ts";
import type { Objects, Players } from "../engine/abilities/references.ts";
import { amounts, everything, plainCompare, possessed, stat, variable } from "./amounts.ts";
import { unbound } from "./bind/scope.ts";
import { compare, condition, noun, objects } from "./hubs.ts";
import { oneOf, type Phrase, printed, rulesFor, token, words } from "./kernel.ts";
import type { Noun } from "./meanings.ts";
import { and, keywordName, or, shared } from "./nouns.ts";
import { self } from "./self.ts";
import { digits, numberWordOrOne } from "./vocabulary/numbers.ts";
import { adjectives, counterKind } from "./vocabulary/qualities.ts";

/** What follows "if", "as long as" and "unless": a subject, and what is or was true of it. */

const { rule } = rulesFor<Condition>();
const manaSymbol = token((text) => /^\{([WUBRGC])\}$/.exec(text)?.[1]);
const not = (of: Condition): Condition => ({ if: "not", of });
const you: Players = { who: "you" };

// how many

const { rule: many } = rulesFor<Compare>();
const number: Phrase<number> = oneOf(() => [numberWordOrOne, digits]);
/** "three or more", "exactly two", "at least one" in front of a noun. */
const howMany: Phrase<Compare> = oneOf(() => [
  many("{n} or more", { n: number }, ({ n }) => ({ compare: ">=", to: n })),
  many("{n} or fewer", { n: number }, ({ n }) => ({ compare: "<=", to: n })),
  many("exactly {n}", { n: number }, ({ n }) => ({ compare: "=", to: n })),
  many("at least {n}", { n: number }, ({ n }) => ({ compare: ">=", to: n })),
  many("fewer than {n}", { n: number }, ({ n }) => ({ compare: "<", to: n })),
  many("no", {}, () => ({ compare: "=", to: 0 })),
]);
const is = (amount: Amount, value: Compare): Condition => ({ if: "compare", amount, value });
const another = (what: Noun): Noun => ({ ...what, filter: and([{ is: "another" }, what.filter]) });
const of = (what: Noun, who: Players): Noun => ({ ...what, filter: and([what.filter, { is: "controlledBy", who }]) });

/** Players with the verb forms their number takes: "you control", "an opponent controls". */
const { rule: whoRule } = rulesFor<Players>();
const controller: Phrase<Players> = oneOf(() => [
  whoRule("you control", {}, () => you),
  whoRule("an opponent controls", {}, () => ({ who: "opponents" })),
  whoRule("your opponents control", {}, () => ({ who: "opponents" })),
  whoRule("defending player controls", {}, () => ({ who: "defendingPlayer" })),
  whoRule("that player controls", {}, (_, scope) => scope.playerPronoun()),
  whoRule("they control", {}, (_, scope) => scope.playerPronoun()),
]);
const haver: Phrase<Players> = oneOf(() => [
  whoRule("you have", {}, () => you),
  whoRule("that player has", {}, (_, scope) => scope.playerPronoun()),
  whoRule("they have", {}, (_, scope) => scope.playerPronoun()),
  whoRule("defending player has", {}, () => ({ who: "defendingPlayer" })),
]);
/** Any one of several: true if some player's amount is so. */
const someHaver: Phrase<Players> = oneOf(() => [
  whoRule("(an|any) opponent has", {}, () => ({ who: "opponents" })),
  whoRule("a player has", {}, () => ({ who: "each" })),
]);
const some = (who: Players, condition: (current: Players) => Condition): Condition => ({
  if: "somePlayer",
  of: who,
  condition: condition({ who: "current" }),
});

/** What a player has: life, cards in hand, poison counters. */
const { rule: having } = rulesFor<(who: Players) => Condition>();
const possession: Phrase<(who: Players) => Condition> = oneOf(() => [
  having(
    "{n} or more life",
    { n: digits },
    ({ n }) =>
      (who) =>
        is({ amount: "life", of: who }, { compare: ">=", to: n }),
  ),
  having(
    "{n} or less life",
    { n: digits },
    ({ n }) =>
      (who) =>
        is({ amount: "life", of: who }, { compare: "<=", to: n }),
  ),
  having(
    "exactly {n} life",
    { n: digits },
    ({ n }) =>
      (who) =>
        is({ amount: "life", of: who }, { compare: "=", to: n }),
  ),
  having(
    "{n} (card|cards) in hand",
    { n: howMany },
    ({ n }) =>
      (who) =>
        is({ amount: "handSize", of: who }, n),
  ),
  having(
    "{n} poison counters",
    { n: howMany },
    ({ n }) =>
      (who) =>
        is({ amount: "playerCounters", kind: "poison", of: who }, n),
  ),
  having(
    "{n} cards in (your|their) graveyard",
    { n: howMany },
    ({ n }) =>
      (who) =>
        is({ amount: "count", of: { what: "all", filter: { is: "any" }, in: "graveyard", of: who } }, n),
  ),
]);

// what is so of an object

/** "was kicked" tells how it was cast, see below. */
const status = words(adjectives.filter(([word]) => word !== "kicked"));

const description: Phrase<Filter> = oneOf(() => [
  status,
  rulesFor<Filter>().rule("{a} or {b}", { a: status, b: status }, ({ a, b }) => or([a, b])),
  rulesFor<Filter>().rule("a {what}", { what: noun.one }, ({ what }) =>
    what.in === undefined || what.in === "stack" ? what.filter : unbound("says where, not what"),
  ),
  rulesFor<Filter>().rule("monstrous", {}, () => ({ is: "monstrous" })),
  rulesFor<Filter>().rule("on the battlefield", {}, () => ({ is: "inZone", zone: "battlefield" })),
  rulesFor<Filter>().rule("in your graveyard", {}, () =>
    and([
      { is: "inZone", zone: "graveyard" },
      { is: "ownedBy", who: you },
    ]),
  ),
]);

/** "it", "this creature", "equipped creature" in front of a verb. */
const subject: Phrase<Objects> = oneOf(() => [objects.one]);
/** In front of "was" and "had", "it" is what it was before it was moved. */
const wasSubject: Phrase<Objects> = rulesFor<Objects>().late("{what}", { what: objects.one }, ({ what }, scope) =>
  printed(what).join() === "it" ? scope.pronoun("one", [], "property") : what.bind(scope),
);
const { rule: whether } = rulesFor<Filter>();
const owning: Phrase<Filter> = oneOf(() => [
  whether("{keyword}", { keyword: keywordName }, ({ keyword }) => ({ is: "keyword", keyword })),
  whether("a {kind} counter on it", { kind: counterKind }, ({ kind }) => ({ is: "counter", kind })),
  whether("{n} {kind} counters on it", { n: howMany, kind: counterKind }, ({ n, kind }) => ({
    is: "counter",
    kind,
    value: n,
  })),
  whether("{n} counters on it", { n: howMany }, ({ n }) => ({ is: "counter", value: n })),
  whether("a counter on it", {}, () => ({ is: "counter" })),
  whether("{stat} {value}", { stat, value: plainCompare }, ({ stat, value }) => ({ is: "stat", stat, value })),
]);

// what happened

const { rule: pastRule } = rulesFor<EventPattern>();
const dies = (object: Filter): EventPattern => ({ on: "move", object, from: "battlefield", to: "graveyard" });
/** Events as conditions tell them, with "this turn" behind. */
const past: Phrase<EventPattern> = oneOf(() => [
  pastRule("a {what} died", { what: noun.one }, ({ what }) => dies(what.filter)),
  pastRule("another {what} died", { what: noun.one }, ({ what }) => dies(and([{ is: "another" }, what.filter]))),
  pastRule("a {what} died under your control", { what: noun.one }, ({ what }) =>
    dies(and([what.filter, { is: "controlledBy", who: you }])),
  ),
  pastRule("a {what} left the battlefield under your control", { what: noun.one }, ({ what }) => ({
    on: "move",
    object: and([what.filter, { is: "controlledBy", who: you }]),
    from: "battlefield",
  })),
  pastRule("(a|another) {what} entered the battlefield under your control", { what: noun.one }, ({ what }) => ({
    on: "move",
    object: and([what.filter, { is: "controlledBy", who: you }]),
    to: "battlefield",
  })),
  pastRule("you had a {what} enter the battlefield under your control", { what: noun.one }, ({ what }) => ({
    on: "move",
    object: and([what.filter, { is: "controlledBy", who: you }]),
    to: "battlefield",
  })),
  pastRule("you attacked", {}, () => ({ on: "attackDeclared", by: you })),
  pastRule("you attacked with a {what}", { what: noun.one }, ({ what }) => ({
    on: "attackDeclared",
    by: you,
    with: what.filter,
  })),
  pastRule("you gained or lost life", {}, () => ({
    on: "anyOf",
    of: [
      { on: "gainLife", who: you },
      { on: "loseLife", who: you },
    ],
  })),
  pastRule("another {what} died under your control", { what: noun.one }, ({ what }) =>
    dies(and([{ is: "another" }, what.filter, { is: "controlledBy", who: you }])),
  ),
  pastRule("you gained life", {}, () => ({ on: "gainLife", who: you })),
  pastRule("you lost life", {}, () => ({ on: "loseLife", who: you })),
  pastRule("an opponent lost life", {}, () => ({ on: "loseLife", who: { who: "opponents" } })),
  pastRule("an opponent was dealt damage", {}, () => ({ on: "damage", to: { players: { who: "opponents" } } })),
  pastRule("you've cast a {what}", { what: noun.one }, ({ what }) => ({ on: "cast", object: what.filter, by: you })),
  pastRule("you've cast another {what}", { what: noun.one }, ({ what }) => ({
    on: "cast",
    object: and([{ is: "another" }, what.filter]),
    by: you,
  })),
  pastRule("you've discarded a card", {}, () => ({ on: "discard", who: you })),
  pastRule("you've sacrificed a {what}", { what: noun.one }, ({ what }) => ({
    on: "sacrifice",
    who: you,
    object: what.filter,
  })),
  pastRule("a card left your graveyard", {}, () => ({
    on: "move",
    object: { is: "ownedBy", who: you },
    from: "graveyard",
  })),
]);

const { rule: timesRule } = rulesFor<{ readonly event: EventPattern; readonly times: Compare }>();
const pastTimes = oneOf(() => [
  timesRule("{n} {what} died", { n: howMany, what: noun.many }, ({ n, what }) => ({
    event: dies(what.filter),
    times: n,
  })),
  timesRule("you've cast {n} {what}", { n: howMany, what: noun.many }, ({ n, what }) => ({
    event: { on: "cast", object: what.filter, by: you },
    times: n,
  })),
  timesRule("you've drawn {n} cards", { n: howMany }, ({ n }) => ({ event: { on: "draw", who: you }, times: n })),
  timesRule(
    "{n} {what} entered the battlefield under your control",
    { n: howMany, what: noun.many },
    ({ n, what }) => ({
      event: { on: "move", object: and([what.filter, { is: "controlledBy", who: you }]), to: "battlefield" },
      times: n,
    }),
  ),
]);

const counted: Phrase<Amount> = oneOf(() => amounts);

/** Conditions that end before an "or" of their own could begin. */
const clear: Phrase<Condition> = oneOf(() => [
  rule("you control a {what}", { what: noun.one }, ({ what }) => ({ if: "exists", what: everything(of(what, you)) })),
  rule("{what} is {so}", { what: subject, so: status }, ({ what, so }) => ({ if: "is", what, filter: so })),
  rule("you control your commander", {}, () => ({
    if: "exists",
    what: {
      what: "all",
      filter: { is: "and", of: [{ is: "commander" }, { is: "ownedBy", who: you }, { is: "controlledBy", who: you }] },
    },
  })),
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
      what,
      filter: { is: "shares", quality, with: other },
    }),
  ),
  rule("it's your turn", {}, () => ({ if: "turnOf", who: you })),
]);

const devotion: Phrase<Amount> = words(
  (
    [
      ["white", "W"],
      ["blue", "U"],
      ["black", "B"],
      ["red", "R"],
      ["green", "G"],
    ] as const
  ).map(([word, color]) => [word, { amount: "devotion", to: [color], of: you } as const] as const),
);

export const conditions: readonly Phrase<Condition>[] = [
  // control
  rule("{who} (a|one or more) {what}", { who: controller, what: noun.one }, ({ who, what }) => ({
    if: "exists",
    what: everything(of(what, who)),
  })),
  rule("{who} another {what}", { who: controller, what: noun.one }, ({ who, what }) => ({
    if: "exists",
    what: everything(of(another(what), who)),
  })),
  rule("{who} {n} {what}", { who: controller, n: howMany, what: noun.many }, ({ who, n, what }) =>
    is({ amount: "count", of: everything(of(what, who)) }, n),
  ),
  rule("{who} exactly one {what}", { who: controller, what: noun.one }, ({ who, what }) =>
    is({ amount: "count", of: everything(of(what, who)) }, { compare: "=", to: 1 }),
  ),
  rule("{who} {n} other {what}", { who: controller, n: howMany, what: noun.many }, ({ who, n, what }) =>
    is({ amount: "count", of: everything(of(another(what), who)) }, n),
  ),
  rule("{who} {self}", { who: controller, self }, ({ who }) => ({
    if: "is",
    what: { what: "self" },
    filter: { is: "controlledBy", who },
  })),
  rule("you control a {a} or a {b}", { a: noun.one, b: noun.one }, ({ a, b }) => ({
    if: "or",
    of: [
      { if: "exists", what: everything(of(a, you)) },
      { if: "exists", what: everything(of(b, you)) },
    ],
  })),
  rule("an opponent controls more {what} than you", { what: noun.many }, ({ what }) =>
    some({ who: "opponents" }, (current) =>
      is(
        { amount: "count", of: everything(of(what, current)) },
        { compare: ">", to: { amount: "count", of: everything(of(what, you)) } },
      ),
    ),
  ),
  rule("there are {n} {what}", { n: howMany, what: noun.many }, ({ n, what }) =>
    is({ amount: "count", of: everything(what) }, n),
  ),
  rule("there is a {what}", { what: noun.one }, ({ what }) => ({ if: "exists", what: everything(what) })),
  rule("there are {n} card types among {what}", { n: howMany, what: noun.many }, ({ n, what }) =>
    is({ amount: "distinct", quality: "cardType", of: everything(what) }, n),
  ),
  rule("there are {n} mana values among {what}", { n: howMany, what: noun.many }, ({ n, what }) =>
    is({ amount: "distinct", quality: "manaValue", of: everything(what) }, n),
  ),
  rule("{what} have total {stat} {value}", { what: noun.many, stat, value: compare }, ({ what, stat, value }) =>
    is({ amount: "stat", stat, of: everything(what) }, value),
  ),
  rule("you control {n} {what} with different powers", { n: howMany, what: noun.many }, ({ n, what }) =>
    is({ amount: "distinct", quality: "power", of: everything(of(what, you)) }, n),
  ),

  // players
  rule("{who} {what}", { who: haver, what: possession }, ({ who, what }) => what(who)),
  rule("{who} {what}", { who: someHaver, what: possession }, ({ who, what }) => some(who, what)),
  rule("it's your turn", {}, () => ({ if: "turnOf", who: you })),
  rule("(it's not your turn|it isn't your turn)", {}, () => not({ if: "turnOf", who: you })),
  rule("it's your main phase", {}, () => ({
    if: "and",
    of: [
      { if: "turnOf", who: you },
      { if: "phase", phase: "main" },
    ],
  })),
  rule("you're the monarch", {}, () => ({ if: "designation", of: you, designation: "monarch" })),
  rule("you have the city's blessing", {}, () => ({ if: "designation", of: you, designation: "citysBlessing" })),
  rule("you have the initiative", {}, () => ({ if: "designation", of: you, designation: "initiative" })),
  rule("it's day", {}, () => ({ if: "day" })),
  rule("it's night", {}, () => ({ if: "night" })),
  rule("your devotion to {color} is {value}", { color: devotion, value: compare }, ({ color, value }) =>
    is(color, value),
  ),

  // objects
  rule("{what} is {so}", { what: subject, so: description }, ({ what, so }) => ({ if: "is", what, filter: so })),
  rule("{what} was {so}", { what: wasSubject, so: description }, ({ what, so }) => ({ if: "is", what, filter: so })),
  rule("{what} remains {so}", { what: subject, so: description }, ({ what, so }) => ({ if: "is", what, filter: so })),
  rule("{what} wasn't {so}", { what: wasSubject, so: description }, ({ what, so }) =>
    not({ if: "is", what, filter: so }),
  ),
  rule("{what} isn't {so}", { what: subject, so: description }, ({ what, so }) => not({ if: "is", what, filter: so })),
  rule("it's {so}", { so: description }, ({ so }, scope) => ({
    if: "is",
    what: scope.pronoun("one"),
    filter: so,
  })),
  rule("it's not {so}", { so: description }, ({ so }, scope) =>
    not({ if: "is", what: scope.pronoun("one"), filter: so }),
  ),
  rule("{what} had {so}", { what: wasSubject, so: owning }, ({ what, so }) => ({ if: "is", what, filter: so })),
  rule("{what} has {so}", { what: subject, so: owning }, ({ what, so }) => ({ if: "is", what, filter: so })),
  rule("{what} doesn't have {so}", { what: subject, so: owning }, ({ what, so }) =>
    not({ if: "is", what, filter: so }),
  ),
  rule("{what} targets a {that}", { what: subject, that: noun.one }, ({ what, that }) => ({
    if: "is",
    what,
    filter: { is: "targets", objects: that.filter },
  })),
  rule("{whose} {stat} (is|was) {value}", { whose: possessed, stat, value: compare }, ({ whose, stat, value }) =>
    is({ amount: "stat", stat, of: whose }, value),
  ),
  rule("{x} is {n} or more", { x: variable, n: number }, ({ x, n }) => is(x, { compare: ">=", to: n })),
  rule("{x} is {n} or less", { x: variable, n: number }, ({ x, n }) => is(x, { compare: "<=", to: n })),
  rule("{some} is {value}", { some: counted, value: compare }, ({ some, value }) => is(some, value)),

  // how it was cast
  rule("{what} was kicked", { what: subject }, ({ what }) => ({ if: "castWith", what, method: "kicker" })),
  rule("{what} was bargained", { what: subject }, ({ what }) => ({ if: "castWith", what, method: "bargain" })),
  rule("the gift was promised", {}, () => ({ if: "castWith", what: { what: "self" }, method: "gift" })),
  rule("you cast it", {}, (_, scope) => ({ if: "wasCast", what: scope.pronoun("one"), by: you })),
  rule("you cast it from your hand", {}, (_, scope) => ({
    if: "wasCast",
    what: scope.pronoun("one"),
    by: you,
    from: "hand",
  })),
  rule("no mana was spent to cast {what}", { what: subject }, ({ what }) =>
    is({ amount: "manaSpent", of: what }, { compare: "=", to: 0 }),
  ),
  rule("{symbol} was spent to cast {what}", { symbol: manaSymbol, what: subject }, ({ symbol, what }) =>
    is({ amount: "manaSpent", of: what, type: symbol }, { compare: ">=", to: 1 }),
  ),
  rule("at least {n} mana was spent to cast {what}", { n: number, what: subject }, ({ n, what }) =>
    is({ amount: "manaSpent", of: what }, { compare: ">=", to: n }),
  ),
  rule("{n} or more mana was spent to cast {what}", { n: number, what: subject }, ({ n, what }) =>
    is({ amount: "manaSpent", of: what }, { compare: ">=", to: n }),
  ),
  rule("{what} wasn't cast", { what: subject }, ({ what }) => not({ if: "wasCast", what })),
  rule("{what} was cast from anywhere other than your hand", { what: subject }, ({ what }) => ({
    if: "and",
    of: [{ if: "wasCast", what }, not({ if: "wasCast", what, from: "hand" })],
  })),
  rule("you cast it from anywhere other than your hand", {}, (_, scope) => {
    const what = scope.pronoun("one");
    return { if: "and", of: [{ if: "wasCast", what, by: you }, not({ if: "wasCast", what, from: "hand" })] };
  }),
  rule("{what} was foretold", { what: subject }, ({ what }) => ({ if: "castWith", what, method: "foretell" })),
  rule("{what} was cast", { what: subject }, ({ what }) => ({ if: "wasCast", what })),
  rule("{what} was cast from (a|your) graveyard", { what: subject }, ({ what }) => ({
    if: "wasCast",
    what,
    from: "graveyard",
  })),
  rule("{what} was cast from exile", { what: subject }, ({ what }) => ({ if: "wasCast", what, from: "exile" })),

  // history
  rule("{past} this turn", { past }, ({ past }) => ({ if: "happened", event: past })),
  rule("{past} this turn", { past: pastTimes }, ({ past }) => ({ if: "happened", ...past })),
  rule("you gained {n} or more life this turn", { n: digits }, ({ n }) =>
    is({ amount: "history", of: { on: "gainLife", who: you }, sum: true }, { compare: ">=", to: n }),
  ),
  rule("no spells were cast last turn", {}, () =>
    not({ if: "happened", event: { on: "cast", object: { is: "spell" } }, span: "lastTurn" }),
  ),
  rule("a player cast two or more spells last turn", {}, () =>
    some({ who: "each" }, (current) => ({
      if: "happened",
      event: { on: "cast", object: { is: "spell" }, by: current },
      span: "lastTurn",
      times: { compare: ">=", to: 2 },
    })),
  ),
  rule("{one} or {other}", { one: clear, other: condition }, ({ one, other }) => ({ if: "or", of: [one, other] })),
  rule("{one} and {other}", { one: clear, other: condition }, ({ one, other }) => ({ if: "and", of: [one, other] })),
];
