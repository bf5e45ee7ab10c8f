import type { Filter } from "../../../engine/abilities/filters.ts";
import { unbound } from "../../bind/unbound.ts";
import { deed, deedOfCombat, noDeed } from "../../conditions/past.ts";
import { noun } from "../../hubs.ts";
import { list, oneOf, type Phrase, rulesFor, words } from "../../kernel/index.ts";
import type { Noun } from "../../meanings.ts";
import { numberWord, numberWordOrOne } from "../../vocabulary/numbers.ts";
import { cardType, counterKind } from "../../vocabulary/qualities.ts";
import { and, castFrom, not, or } from "../filters.ts";
import { enchantedPlayer } from "../host.ts";
import { isOfSpells } from "../kinds.ts";
import { narrowed, type Post } from "../narrowing.ts";
import { nthSpellCast } from "../nthCast.ts";
import { adjective, bareUnits } from "../units.ts";
import { bearing } from "./having.ts";
import { cardName, keywordQuality } from "./names.ts";

/** "That" and what is so of it. */

const { rule: post } = rulesFor<Post>();

export const kindOfDamage = words<{ readonly combat?: boolean }>([
  ["damage", {}],
  ["combat damage", { combat: true }],
]);

/** "flying", "first strike, double strike, and/or haste": any of them. */
const someKeyword: Phrase<Filter> = oneOf(() => [
  keywordQuality,
  ...["or", "and/or"].map((joint) =>
    rulesFor<Filter>().rule(
      "{all}",
      { all: list(keywordQuality, { last: [`, ${joint}`], pair: [joint] }) },
      ({ all }) => or(all),
    ),
  ),
]);

export const that: Phrase<Post> = oneOf(() => [
  post("(that's|that are|that is|) attacking you", {}, () => narrowed({ is: "attackingPlayer", who: { who: "you" } })),
  post("(that's|that are|that is|) attacking that player", {}, (_, scope) =>
    narrowed({ is: "attackingPlayer", who: scope.playerPronoun() }),
  ),
  post("(that's|that are|that is|) attacking (your opponents|one of your opponents)", {}, () =>
    narrowed({ is: "attackingPlayer", who: { who: "opponents" } }),
  ),
  post("(that's|that are) {status}", { status: adjective }, ({ status }) => narrowed(status)),
  ...["or", "and/or"].map((joint) =>
    post(`(that's|that are) {one} ${joint} {other}`, { one: adjective, other: adjective }, ({ one, other }) =>
      narrowed(or([one, other])),
    ),
  ),
  post(
    "(that's|that are) {all}",
    {
      all: list(
        oneOf(() => [adjective]),
        { last: [", or"] },
      ),
    },
    ({ all }) => (all.length > 2 ? narrowed(or(all)) : unbound("said above")),
  ),
  // 400.3: a hand holds what its player owns.
  post("that (wasn't|weren't) cast from (its owner's hand|their owners' hands)", {}, () =>
    narrowed(not(castFrom("hand"))),
  ),
  // 707.10: a copy of a spell is put onto the stack.
  ...(
    [
      ["that (was|were) cast", (so: Filter) => so],
      ["that (wasn't|weren't) cast", not],
    ] as const
  ).map(([words, whether]) =>
    post(
      words,
      {},
      () => (noun) =>
        isOfSpells(noun)
          ? narrowed(whether({ is: "history", event: { on: "cast", object: { is: "any" } } }))(noun)
          : unbound("only spells are on the stack"),
    ),
  ),
  post("that are {what} or are named {name}", { what: noun.many, name: cardName }, ({ what, name }) =>
    narrowed(or([what.filter, { is: "named", name }])),
  ),
  ...(
    [
      ["(that's|that are)", (so: Filter) => so],
      ["that (isn't|aren't)", not],
    ] as const
  ).flatMap(([words, whether]) => [
    post(`${words} exactly {n} (color|colors)`, { n: numberWordOrOne }, ({ n }) =>
      narrowed(whether({ is: "stat", stat: "colors", value: { compare: "=", to: n } })),
    ),
    post(`${words} {n} or more colors`, { n: numberWord }, ({ n }) =>
      narrowed(whether({ is: "stat", stat: "colors", value: { compare: ">=", to: n } })),
    ),
  ]),
  post("(that's|that are) one or more colors", {}, () => narrowed(not({ is: "colorless" }))),
  post("(that's|that are) both {one} and {other}", { one: adjective, other: adjective }, ({ one, other }) =>
    narrowed(and([one, other])),
  ),
  post("that hasn't been chosen this way", {}, (_, scope) =>
    narrowed(not({ is: "among", of: { what: "noted", name: scope.noteOf(scope.thisWay(["choose"])) } })),
  ),
  post("that could enchant (it|that creature|that permanent)", {}, (_, scope) => {
    const object = scope.pronoun("one");
    return (noun) =>
      noun.nouns.includes("Aura") ? narrowed({ is: "couldEnchant", object })(noun) : unbound("only Auras enchant");
  }),
  post("that (has|have) an Adventure", {}, () => narrowed({ is: "hasAdventure" })),
  post(
    "that are {one} cards, (are|) {other} cards, and/or have an Adventure",
    { one: cardType.one, other: cardType.one },
    (said) => narrowed(or([{ is: "type", type: said.one }, { is: "type", type: said.other }, { is: "hasAdventure" }])),
  ),
  post("(that's|that are) not {status}", { status: adjective }, ({ status }) => narrowed(not(status))),
  post("that (isn't|aren't) all colors", {}, () =>
    narrowed({ is: "stat", stat: "colors", value: { compare: "<", to: 5 } }),
  ),
  post("whose power and toughness aren't equal", {}, () =>
    narrowed({ is: "statVersusStat", stat: "power", compare: "!=", other: "toughness" }),
  ),
  post(
    "cast from a graveyard",
    {},
    () => (noun) =>
      noun.nouns.includes("spell")
        ? narrowed({ is: "castFrom", zone: "graveyard" })(noun)
        : unbound("only spells are cast"),
  ),
  post("that (isn't|aren't) {status}", { status: adjective }, ({ status }) => narrowed(not(status))),
  post("(that's|that are|that is) a {what}", { what: bareUnits.one }, ({ what }) => narrowed(what.filter)),
  post("(that's|that are) a {one} or a {other}", { one: bareUnits.one, other: bareUnits.one }, ({ one, other }) =>
    narrowed(or([one.filter, other.filter])),
  ),
  post("(that's|that are) a token or a {other}", { other: bareUnits.one }, ({ other }) =>
    narrowed(or([{ is: "token" }, other.filter])),
  ),
  post("(that's|that are) a {one} or {other}", { one: bareUnits.one, other: bareUnits.one }, ({ one, other }) =>
    narrowed(or([one.filter, other.filter])),
  ),
  post("that are {what}", { what: bareUnits.many }, ({ what }) => narrowed(what.filter)),
  ...["or", "and/or"].map((word) =>
    post(`that are {one} ${word} {other}`, { one: bareUnits.many, other: bareUnits.many }, ({ one, other }) =>
      narrowed(or([one.filter, other.filter])),
    ),
  ),
  ...["a {one}, a {other}, or a {third}", "a {one}, {other}, or {third}"].map((kinds) =>
    post(`(that's|that are) ${kinds}`, { one: bareUnits.one, other: bareUnits.one, third: bareUnits.one }, (said) =>
      narrowed(or([said.one.filter, said.other.filter, said.third.filter])),
    ),
  ),
  post(
    "(that's|that are) a {all}",
    { all: list(bareUnits.one, { last: [", or", ", and/or"], pair: ["or"] }) },
    ({ all }) => (all.length > 3 ? narrowed(or(all.map(({ filter }) => filter))) : unbound("said above")),
  ),
  // 607.2d: the latest choice.
  post("attacking the last chosen player", {}, () =>
    narrowed({ is: "attackingPlayer", who: { who: "chosenForSelf" } }),
  ),
  post("attacking {who}", { who: enchantedPlayer }, ({ who }) => narrowed({ is: "attackingPlayer", who })),
  post("(that's|that are|) attacking you or a planeswalker you control", {}, () =>
    narrowed({ is: "attackingPlayer", who: { who: "you" }, orTheirs: true }),
  ),
  post("(that's|that are|) attacking your opponents (or|and/or) planeswalkers they control", {}, () =>
    narrowed({ is: "attackingPlayer", who: { who: "opponents" }, orTheirs: true }),
  ),
  post("that (isn't|aren't) a {what}", { what: bareUnits.one }, ({ what }) => narrowed(not(what.filter))),
  // Of none of these kinds.
  post(
    "that (isn't|aren't) a {kinds}",
    {
      kinds: list(
        oneOf(() => [bareUnits.one]),
        { last: [", or"], pair: ["or"] },
      ),
    },
    ({ kinds }) => narrowed(not(or(kinds.map(({ filter }) => filter)))),
  ),
  post(
    "that aren't {kinds}",
    {
      kinds: list(
        oneOf(() => [bareUnits.many]),
        { last: [", or"], pair: ["or"] },
      ),
    },
    ({ kinds }) => narrowed(not(or(kinds.map(({ filter }) => filter)))),
  ),
  post("that (has|have) {any}", { any: someKeyword }, ({ any }) => narrowed(any)),
  post("that (doesn't|don't) have {any}", { any: someKeyword }, ({ any }) => narrowed(not(any))),
  post("that has a {kind} counter on it", { kind: counterKind }, ({ kind }) => bearing({ is: "counter", kind })),
  post("that doesn't have a {kind} counter on it", { kind: counterKind }, ({ kind }) =>
    bearing(not({ is: "counter", kind })),
  ),
  post("that {did} this turn", { did: deed }, ({ did }) => narrowed(did)),
  post("that {did} this combat", { did: deedOfCombat }, ({ did }) => narrowed(did)),
  post("that {did} this turn", { did: noDeed }, ({ did }) => narrowed(not(did))),
  post("that (isn't|aren't) of the chosen type", {}, () => narrowed(not({ is: "chosenType" }))),
  post("that (isn't|aren't) the chosen color", {}, () => narrowed(not({ is: "chosenColor" }))),
  post("that (is|are) the chosen color", {}, () => narrowed({ is: "chosenColor" })),
  post("that (targets|target) (a player|one or more players)", {}, () =>
    narrowed({ is: "targets", players: { who: "each" } }),
  ),
  post("that (targets|target) you or a {what} you control", { what: bareUnits.one }, ({ what }) =>
    narrowed({
      is: "targets",
      players: { who: "you" },
      objects: and([permanent(what.filter), { is: "controlledBy", who: { who: "you" } }]),
    }),
  ),
  post("that's {nth}", { nth: nthSpellCast }, ({ nth }) => narrowed(nth)),
  post("with one or more targets", {}, () => narrowed({ is: "targetCount", value: { compare: ">=", to: 1 } })),
  post("with a single target", {}, () => narrowed({ is: "targetCount", value: { compare: "=", to: 1 } })),
  post("that (targets|target) {who}", { who: enchantedPlayer }, ({ who }) => narrowed({ is: "targets", players: who })),
  post("that targets you", {}, () => narrowed({ is: "targets", players: { who: "you" } })),
]);

/** What is controlled and no spell is a permanent. */
export const permanent = (filter: Filter): Filter => (filter.is === "permanentCard" ? { is: "any" } : filter);

/** "a card other than a basic land card": what is named beside the noun is of the same kind, and says no place. */
export const butNot =
  (those: readonly Noun[]): Post =>
  (noun) =>
    those.some((one) => one.in !== undefined || (one.card === true) !== (noun.card === true) || one.filter.is === "any")
      ? unbound("other than what is elsewhere")
      : narrowed(not(or(those.map(({ filter }) => filter))))(noun);
