import type { Amount } from "../../engine/abilities/amounts.ts";
import type { Filter } from "../../engine/abilities/filters.ts";
import type { Objects } from "../../engine/abilities/references.ts";
import { unbound } from "../bind/unbound.ts";
import { howMany } from "../conditions/counts.ts";
import { eachVoteAmount } from "../effects/choosing/votesHeld.ts";
import { noun, objects, playersWho, yourOpponentsWho } from "../hubs.ts";
import { oneOf, type Phrase, rulesFor } from "../kernel/index.ts";
import { pronounOf } from "../nouns/describing/among.ts";
import { everything } from "../nouns/everything.ts";
import { ofSpells, permanents } from "../nouns/kinds.ts";
import { bothKinds } from "../nouns/nouns.ts";
import { self } from "../nouns/self.ts";
import { countersRemoved, DIED, doneThisWay, numberDone, suchDone, thoseDone } from "../references/doneThisWay.ts";
import { numberWord } from "../vocabulary/numbers.ts";
import { colorWords, counterKind } from "../vocabulary/qualities.ts";
import { attackedPlayers } from "./attackedPlayers.ts";
import { bareMany, symbolColors } from "./colorsAndSymbols.ts";
import { bearer, countersAmong, kindsOn } from "./countersOn.ts";
import { castsOf, commanderCasts, died } from "./history.ts";
import { energyPaid } from "./paid.ts";
import { possessed, under } from "./possessives.ts";
import { eachSpentFrom } from "./spentFrom.ts";
import { tallyEach } from "./tallies.ts";
import { eventAmount, yourLife } from "./thisWay.ts";

/** What "for each" counts, and so many of each. */

const { rule } = rulesFor<Amount>();

/** So many of each. */
export const times = (n: Amount, of: Amount): Amount =>
  n === 0
    ? 0
    : n === 1
      ? of
      : typeof n === "number"
        ? { amount: "times", factor: n, of }
        : unbound("a product of two unknowns");

/** 107.1: so many groups of that many: "for each two cards in your hand", "for each 5 life you gained this turn". */
const groups: readonly Phrase<Amount>[] = [
  rule("{n} {what}", { n: numberWord, what: noun.many }, ({ n, what }) => ({
    amount: "groups",
    of: { amount: "count", of: everything(what) },
    size: n,
  })),
];

const CARDS_IN_GRAVEYARD: Objects = { what: "all", filter: { is: "any" }, in: "graveyard", of: { who: "current" } };

/** What is counted and is nothing that could be done anything to. */
export const eachTold: readonly Phrase<Amount>[] = [
  rule("{what} that died this turn", { what: permanents.one }, ({ what }) => died(what)),
  rule("{what} put into your graveyard from the battlefield this turn", { what: noun.one }, ({ what }) =>
    died({ ...what, filter: { is: "and", of: [what.filter, { is: "ownedBy", who: { who: "you" } }] } }),
  ),
  rule("differently named {what}", { what: noun.one }, ({ what }) => ({
    amount: "distinct",
    quality: "name",
    of: everything(what),
  })),
  rule("{what} that died under your control this turn", { what: noun.one }, ({ what }) =>
    died({ ...what, filter: under(what.filter) }),
  ),
  rule("unspent mana you have", {}, () => ({ amount: "unspentMana", of: { who: "you" } })),
  ...colorWords.map(([word, type]) =>
    rule(`unspent ${word} mana you have`, {}, () => ({ amount: "unspentMana", of: { who: "you" }, type })),
  ),
  rule("creature in your party", {}, () => ({ amount: "party", of: { who: "you" } })),
  rule("1 life lost this way", {}, (_, scope) => ({
    amount: "noted",
    name: scope.noteOf(scope.thisWay(["loseLife"])),
  })),
  rule("1 life you gained", {}, (_, scope) => yourLife(scope, "gainLife")),
  rule("1 life you lost", {}, (_, scope) => yourLife(scope, "loseLife")),
  rule("1 damage dealt this way", {}, (_, scope) => ({
    amount: "noted",
    name: scope.noteOf(scope.thisWay(["damage"])),
  })),
  ...tallyEach,
];

/** What "for each" counts: "creature you control", "card in your hand". */
export const forEach: Phrase<Amount> = oneOf(() => [
  // 508.1: by the very one that is spoken of.
  rule("time (it|he|she) has attacked this turn", {}, (_, scope) => ({
    amount: "history",
    of: { on: "attacks", object: { is: "among", of: scope.pronoun("one") } },
  })),
  ...(
    [
      ["basic land type", "basicLandType"],
      ["different mana value", "manaValue"],
      ["different power", "power"],
      ["creature type", "creatureType"],
      ["card type", "cardType"],
      ["color", "color"],
    ] as const
  ).flatMap(([words, quality]) => [
    rule(`${words} among {what}`, { what: noun.many }, ({ what }) => ({
      amount: "distinct",
      quality,
      of: everything(what),
    })),
    rule(`${words} among {what} {done} this way`, { what: noun.many, done: doneThisWay }, ({ what, done }, scope) => ({
      amount: "distinct",
      quality,
      of: suchDone(scope, what, done),
    })),
  ]),
  ...countersAmong.map((among) => rule(among.one, among.slots, among.means)),
  rule("counter on {what}", { what: objects.one }, ({ what }) => ({ amount: "counters", on: what })),
  rule("{what}", { what: noun.one }, ({ what }, scope) => {
    const of = everything(what);
    // Where no others were spoken of, "those creatures" are the ones counted.
    const known = scope.objects.some(
      (one) => one.number === "many" && one.nouns.some((noun) => what.nouns.includes(noun)),
    );
    if (!known && of.what === "all" && what.card !== true)
      scope.mention({ ref: of, number: "many", nouns: what.nouns, literal: true });
    return { amount: "count", of };
  }),
  // 701.16a: the hand that was revealed, as it is now.
  rule("{what} in it", { what: noun.one }, ({ what }, scope) => {
    if (what.card !== true || what.in !== undefined) unbound("only cards are in hands");
    return { amount: "count", of: everything({ ...what, in: "hand", of: scope.hand ?? unbound("in which hand?") }) };
  }),
  rule("{kind} counter on {what}", { kind: counterKind, what: objects.one }, ({ kind, what }) => ({
    amount: "counters",
    kind,
    on: what,
  })),
  rule("{kind} counter on them", { kind: counterKind }, ({ kind }, scope) => {
    const on = scope.pronoun("many");
    return on.what === "current" ? { amount: "counters", kind, on } : unbound("on which of them?");
  }),
  rule(
    "{one} and {other} attached to {what}",
    { one: permanents.one, other: permanents.one, what: objects.one },
    (said) => ({
      amount: "count",
      of: {
        what: "all",
        filter: {
          is: "and",
          of: [
            { is: "or", of: [said.one.filter, said.other.filter] },
            { is: "attachedTo", object: said.what },
          ],
        },
      },
    }),
  ),
  rule("{what} paid this way", { what: energyPaid }, ({ what }, scope) => {
    const done = scope.thisWay(["pay"]);
    return done.do === "pay" && done.cost[0]?.pay === what.pay
      ? { amount: "noted", name: scope.noteOf(done) }
      : unbound("something else was paid");
  }),
  // 400.7: what came from there, of all that was exiled.
  rule("card exiled from their hand this way", {}, (_, scope) => {
    scope.playerPronoun("one");
    const of = thoseDone(scope, { participle: "exiled", by: ["move"] });
    const event = { on: "move", object: { is: "any" }, from: "hand", to: "exile" } as const;
    return { amount: "count", of: { what: "those", of, filter: { is: "history", event } } };
  }),
  rule("{what} {done} this way", { what: noun.one, done: doneThisWay }, ({ what, done }, scope) =>
    numberDone(scope, what, done),
  ),
  rule("{what} that died this way", { what: permanents.one }, ({ what }, scope) => numberDone(scope, what, DIED)),
  rule("{what} you controlled as you cast {self}", { what: permanents.one, self }, ({ what }) => ({
    amount: "asCast",
    of: { amount: "count", of: everything({ ...what, filter: under(what.filter) }) },
  })),
  // 608.2h: as they last were.
  rule("{what} you controlled that was attached to it", { what: permanents.one }, ({ what }, scope) => ({
    amount: "count",
    of: {
      what: "attachments",
      of: scope.pronoun("one", [], "property"),
      filter: under(what.filter),
    },
  })),
  rule("{what}", { what: bothKinds }, ({ what }) => ({ amount: "count", of: everything(what) })),
  rule("{what} beyond the first", { what: noun.one }, ({ what }) => ({
    amount: "greatest",
    of: [0, { amount: "minus", from: { amount: "count", of: everything(what) }, of: 1 }],
  })),
  rule("{one} and each {other}", { one: noun.one, other: noun.one }, ({ one, other }) => ({
    amount: "sum",
    of: [
      { amount: "count", of: everything(one) },
      { amount: "count", of: everything(other) },
    ],
  })),
  // 122.6: of all that were told to be put so far.
  rule("counter put on a creature this way", {}, (_, scope) => {
    const put = scope.recent.filter((one) => one.do === "putCounters");
    if (put.length === 0) return unbound("no counters were put");
    return { amount: "sum", of: put.map((one): Amount => ({ amount: "noted", name: scope.noteOf(one) })) };
  }),
  rule("{kind} counter removed this way", { kind: counterKind }, ({ kind }, scope) => countersRemoved(scope, kind)),
  rule("counter removed this way", {}, (_, scope) => countersRemoved(scope)),
  // What a trigger says of the life gained or the damage dealt (119, 120).
  rule("1 life they gained", {}, (_, scope) => {
    scope.playerPronoun("one");
    return eventAmount(scope, "gainLife");
  }),
  rule("card looked at while scrying this way", {}, (_, scope) => eventAmount(scope, "scry")),
  rule("1 damage dealt to (them|that player)", {}, (_, scope) => {
    scope.playerPronoun("one");
    return eventAmount(scope, "damage");
  }),
  rule(
    "{colors} mana symbol in (the mana costs|the mana cost) of {what}",
    {
      colors: symbolColors,
      what: oneOf(() => [bareMany, objects.one, objects.many]),
    },
    ({ colors, what }) => ({ amount: "manaSymbols", colors, of: what }),
  ),
  rule(
    "{colors} mana symbol in {whose} mana cost",
    { colors: symbolColors, whose: possessed },
    ({ colors, whose }) => ({
      amount: "manaSymbols",
      colors,
      of: whose,
    }),
  ),
  rule("supertype, card type, and subtype {it} has", { it: pronounOf }, ({ it }) => ({ amount: "typeWords", of: it })),
  rule(
    "{colors} mana symbol in {what} ' mana costs",
    { colors: symbolColors, what: objects.many },
    ({ colors, what }) => (what.what === "all" ? unbound("of which?") : { amount: "manaSymbols", colors, of: what }),
  ),
  rule("color of {what}", { what: objects.one }, ({ what }) => ({ amount: "distinct", quality: "color", of: what })),
  // 705.2: a coin that is flipped for heads or tails is neither won nor lost.
  rule("coin that comes up heads", {}, (_, scope) => {
    const flip = scope.thisWay(["flipCoin"]);
    if (flip.do !== "flipCoin" || flip.win !== undefined || flip.lose !== undefined) return unbound("won or lost");
    Object.assign(flip, { call: false });
    return { amount: "noted", name: scope.noteOf(flip) };
  }),
  ...attackedPlayers.map(([one, , amount]) => rule(one, {}, () => amount)),
  rule("flip you won", {}, (_, scope) => {
    const flip = scope.thisWay(["flipCoin"]);
    return flip.do === "flipCoin" && flip.who.who === "you" && flip.call
      ? { amount: "noted", name: scope.noteOf(flip) }
      : unbound("who flipped?");
  }),
  rule("time it regenerated this turn", {}, (_, scope) => {
    const it = scope.pronoun("one");
    const object: Filter = it.what === "self" ? { is: "self" } : { is: "among", of: it };
    return { amount: "history", of: { on: "regenerate", object } };
  }),
  rule("player", {}, () => ({ amount: "countPlayers", of: { who: "each" } })),
  rule("opponent you have", {}, () => ({ amount: "countPlayers", of: { who: "opponents" } })),
  rule("{what} you've cast before it this turn", { what: noun.one }, ({ what }, scope) => ({
    amount: "history",
    of: { on: "cast", object: ofSpells(what), by: { who: "you" } },
    before: scope.pronoun("one"),
  })),
  ...commanderCasts.map(([words, filter]) =>
    rule(`time you've cast ${words} from the command zone this game`, {}, () => castsOf(filter)),
  ),
  rule("of {who}", { who: yourOpponentsWho }, ({ who }) => ({ amount: "countPlayers", of: who })),
  rule("of {what}", { what: objects.many }, ({ what }) =>
    what.what === "all" ? unbound("of which?") : { amount: "count", of: what },
  ),
  rule("color of mana spent to cast {what}", { what: objects.one }, ({ what }) => ({
    amount: "manaSpent",
    of: what,
    colors: true,
  })),
  ...(["among", "on"] as const).map((where) =>
    rule(`kind of counter ${where} {what}`, { what: noun.many }, ({ what }) => kindsOn(everything(what))),
  ),
  rule("kind of counter on {what}", { what: bearer }, ({ what }) => kindsOn(what)),
  rule("of {whose} colors", { whose: possessed }, ({ whose }) => ({ amount: "stat", stat: "colors", of: whose })),
  rule("time it was kicked", {}, () => ({ amount: "kicked" })),
  rule("time {self} was kicked", { self }, () => ({ amount: "kicked" })),
  ...eachTold,
  rule("card drawn this way", {}, (_, scope) => ({ amount: "noted", name: scope.noteOf(scope.thisWay(["draw"])) })),
  rule("1 damage prevented this way", {}, (_, scope) => {
    if (scope.event?.prevented === undefined) return unbound("no damage was prevented");
    scope.tell({ event: { ...scope.event, prevented: "said" } });
    return { amount: "event" };
  }),
  // 404.2: each player has one.
  rule("graveyard with {n} cards in it", { n: howMany }, ({ n }) => ({
    amount: "countPlayers",
    of: {
      who: "those",
      of: { who: "each" },
      where: { if: "compare", amount: { amount: "count", of: CARDS_IN_GRAVEYARD }, value: n },
    },
  })),
  rule("{who}", { who: playersWho.one }, ({ who }) => ({ amount: "countPlayers", of: who })),
  ...eachSpentFrom,
  eachVoteAmount,
  ...groups,
]);
