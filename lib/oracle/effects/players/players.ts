import type { Amount } from "../../../engine/abilities/amounts.ts";
import type { Effect } from "../../../engine/abilities/effects.ts";
import type { Objects } from "../../../engine/abilities/references.ts";
import { sameData } from "../../../engine/abilities/visit.ts";
import type { Step } from "../../../engine/views.ts";
import { plainAmount, variable } from "../../amounts/amounts.ts";
import { forEach, times } from "../../amounts/forEach.ts";
import { fraction, rounded, roundedTo } from "../../amounts/rounding.ts";
import type { Scope } from "../../bind/scope.ts";
import { unbound } from "../../bind/unbound.ts";
import { amount, count, noun, players, whose } from "../../hubs.ts";
import { type Forms, many, oneOf, type Phrase, rulesFor, token, words } from "../../kernel/index.ts";
import type { Instruction } from "../../meanings.ts";
import { own } from "../../players/own.ts";
import { isSeveral } from "../../players/several.ts";
import { doneThisWay, thoseDone } from "../../references/doneThisWay.ts";
import { pronoun } from "../../references/pronouns.ts";
import { abilities } from "../../statics/grantedAbilities.ts";
import { numberWordOrOne } from "../../vocabulary/numbers.ts";
import { moving } from "../objects/done.ts";
import { choice } from "../objects/thing.ts";
import { actor, ownHand } from "./actor.ts";
import { atRandom, discarded, discardedHand, handCard } from "./discarding.ts";
import { counting, lifeBecomes, sameLifeBecomes } from "./lifeTotals.ts";

/** What players do by themselves: draw, discard, gain and lose life, mill, scry, search, shuffle. */
const { inflected } = rulesFor<Instruction>();

/** "a card", "two cards", "cards equal to the number of ...". */
const cards: Phrase<Amount> = oneOf(() => [
  rulesFor<Amount>().rule("{count} card", { count: count.one }, ({ count }) => count),
  rulesFor<Amount>().rule("{count} cards", { count: count.many }, ({ count }) => count),
  rulesFor<Amount>().rule("{count} cards plus {n}", { count: count.many, n: numberWordOrOne }, ({ count, n }) => ({
    amount: "sum",
    of: [count, n],
  })),
  rulesFor<Amount>().rule("{count} cards minus {n}", { count: count.many, n: numberWordOrOne }, ({ count, n }) => ({
    amount: "minus",
    from: count,
    of: n,
  })),
  rulesFor<Amount>().rule("{count} card for each {of}", { count: count.one, of: forEach }, ({ count, of }) =>
    times(count, of),
  ),
  rulesFor<Amount>().rule("{count} cards for each {of}", { count: count.many, of: forEach }, ({ count, of }) =>
    times(count, of),
  ),
  rulesFor<Amount>().rule(
    "{fraction} {whose} library {rounded}",
    { fraction, whose, rounded },
    ({ fraction, whose, rounded }, scope) => ({
      amount: "half",
      of: { amount: "librarySize", of: whose },
      round: roundedTo(rounded, scope),
      ...fraction,
    }),
  ),
  ...(["up", "down"] as const).map((round) =>
    rulesFor<Amount>().rule(`half {x} cards, rounded ${round}`, { x: variable }, ({ x }) => ({
      amount: "half",
      of: x,
      round,
    })),
  ),
  // Rounded as the next sentence says of each.
  rulesFor<Amount>().rule("half {x} cards", { x: variable }, ({ x }, scope) => halfOf(x, scope)),
  rulesFor<Amount>().rule("cards equal to {amount}", { amount }, ({ amount }) => amount),
  rulesFor<Amount>().rule("{count} additional cards", { count: count.many }, ({ count }) => count),
  rulesFor<Amount>().rule("another card", {}, () => 1),
  rulesFor<Amount>().rule("{count} additional card for each {of}", { count: count.one, of: forEach }, ({ count, of }) =>
    times(count, of),
  ),
  rulesFor<Amount>().rule("as many cards as they discarded this way", {}, (_, scope) => {
    const done = scope.thisWay(["discard"]);
    return done.do === "discard" && !isSeveral(done.who)
      ? { amount: "noted", name: scope.noteOf(done) }
      : unbound("as many as each of them?");
  }),
  rulesFor<Amount>().rule("{count} additional card", { count: count.one }, ({ count }) => count),
]);

/** 107.1a */
const halfOf = (of: Amount, scope: Scope): Amount => ({
  amount: "half",
  of,
  round: scope.rounding ?? unbound("rounded up or down?"),
});

/** "3 life", "life equal to ...". */
const life: Phrase<Amount> = oneOf(() => [
  rulesFor<Amount>().rule("{much} life", { much: plainAmount }, ({ much }) => much),
  rulesFor<Amount>().rule("half {x} life", { x: variable }, ({ x }, scope) => halfOf(x, scope)),
  rulesFor<Amount>().rule("{much} life for each {of}", { much: plainAmount, of: forEach }, ({ much, of }) =>
    times(much, of),
  ),
  rulesFor<Amount>().rule(
    "{n} life plus {much} life for each {of}",
    { n: plainAmount, much: plainAmount, of: forEach },
    ({ n, much, of }) => ({ amount: "sum", of: [n, times(much, of)] }),
  ),
  rulesFor<Amount>().rule("life equal to {amount}", { amount }, ({ amount }) => amount),
]);

const playerCounter = words(["poison", "experience", "rad", "energy"].map((kind) => [kind, kind] as const));

const energySymbol = token((text) => (text === "{E}" ? 1 : undefined));

const energy: Phrase<Amount> = rulesFor<Amount>().rule("{all}", { all: many(energySymbol) }, ({ all }) => all.length);

/** Steps, and the combat phase, that a player is told to skip the next time (614.10). */
export const skippedStep = words<Step | "combat">([
  ["untap step", "untap"],
  ["upkeep step", "upkeep"],
  ["draw step", "draw"],
  ["combat phase", "combat"],
]);

/** "each nonland card revealed this way". */
const eachDone: Phrase<Objects> = oneOf(() =>
  (
    [
      ["each {what}", noun.one],
      ["all {what}", noun.many],
    ] as const
  ).map(([words, what]) =>
    rulesFor<Objects>().rule(`${words} {done} this way`, { what, done: doneThisWay }, ({ what, done }, scope) => ({
      what: "those",
      of: thoseDone(scope, done),
      filter: handCard(what),
    })),
  ),
);

export const verbsOfPlayers: readonly Forms<Instruction>[] = [
  inflected("<draw> {cards}", { cards }, ({ cards }, scope) => {
    const effect: Effect = { do: "draw", who: scope.subject, count: cards };
    scope.did(effect);
    return [effect];
  }),
  inflected("<draw> up to {n} cards", { n: count.many }, ({ n }, scope) => {
    const effect: Effect = { do: "draw", who: scope.subject, count: n, upTo: true };
    scope.did(effect);
    return [effect];
  }),
  inflected("<gain> life and <draw> cards equal to {n}", { n: amount }, ({ n }, { subject }) => [
    { do: "gainLife", who: subject, amount: n },
    { do: "draw", who: subject, count: n },
  ]),
  inflected("<gain> {life}", { life }, ({ life }, { subject }) => [{ do: "gainLife", who: subject, amount: life }]),
  inflected("<lose> {life}", { life }, ({ life }, scope) => {
    const effect: Effect = { do: "loseLife", who: scope.subject, amount: life };
    scope.did(effect);
    return [effect];
  }),
  inflected(
    "<lose> {fraction} {whose} life {rounded}",
    { fraction, whose, rounded },
    ({ fraction, whose, rounded }, scope) => {
      const of: Amount = { amount: "life", of: whose };
      const amount: Amount = { amount: "half", of, round: roundedTo(rounded, scope), ...fraction };
      const effect: Effect = { do: "loseLife", who: scope.subject, amount };
      scope.did(effect);
      return [effect];
    },
  ),
  // 701.10d: as much again is gained.
  inflected("<double> {whose} life total", { whose }, ({ whose }) => [
    { do: "gainLife", who: whose, amount: { amount: "life", of: whose } },
  ]),
  inflected(
    "(<control>|<gain> control of) {of} during (that player's|their) next turn",
    { of: players.one },
    ({ of }, { subject }) => [{ do: "controlPlayer", who: subject, of }],
  ),
  inflected("<mill> {cards}", { cards }, ({ cards }, scope) => {
    const effect: Effect = { do: "mill", who: scope.subject, count: cards };
    scope.mention({
      ref: { what: "chosen", filter: { is: "card" }, count: { min: 0 } },
      number: cards === 1 ? "one" : "many",
      nouns: ["card"],
      by: effect,
    });
    scope.tell({ group: { of: effect, taken: [] } });
    scope.did(effect);
    return [effect];
  }),
  inflected("<scry> a number of cards equal to {n}", { n: amount }, ({ n }, { subject }) => [
    { do: "scry", who: subject, count: n },
  ]),
  inflected("<scry> {n}", { n: plainAmount }, ({ n }, { subject }) => [{ do: "scry", who: subject, count: n }]),
  inflected("<surveil> {n}", { n: plainAmount }, ({ n }, { subject }) => [{ do: "surveil", who: subject, count: n }]),
  inflected("<proliferate>", {}, (_, scope) => {
    const effect: Effect = { do: "proliferate" };
    scope.did(effect);
    return [effect];
  }),
  inflected("<investigate> a additional time", {}, (_, { subject }) => [{ do: "investigate", who: subject }]),
  inflected("<investigate>", {}, (_, { subject }) => [{ do: "investigate", who: subject }]),
  inflected("<investigate> (once|) for each {of}", { of: forEach }, ({ of }, { subject }) => [
    { do: "repeat", times: of, effects: [{ do: "investigate", who: subject }] },
  ]),
  inflected("<populate>", {}, (_, scope) => {
    const effect: Effect = { do: "populate", who: scope.subject };
    const ref: Objects = { what: "chosen", filter: { is: "token" }, count: { min: 0 } };
    scope.mention({ ref, number: "one", nouns: ["token", "permanent", "creature"], by: effect });
    scope.did(effect);
    return [effect];
  }),
  inflected("<shuffle>", {}, (_, { subject }) => [{ do: "shuffle", who: subject }]),
  // 701.20a: whoever does it, nobody's library but their own is shuffled by another player's verb.
  inflected("<shuffle> {whose} library", { whose }, ({ whose }, scope) => {
    const { subject } = scope;
    if (subject.who !== "you" && !sameData(subject, whose)) unbound("another player's library");
    const effect: Effect = { do: "shuffle", who: whose };
    scope.did(effect);
    return [effect];
  }),
  inflected("<venture> into the dungeon", {}, (_, { subject }) => [{ do: "venture", who: subject }]),
  inflected("<venture> into Undercity", {}, (_, { subject }) => [{ do: "venture", who: subject, into: "Undercity" }]),
  inflected("<take> the initiative", {}, (_, { subject }) => [{ do: "takeInitiative", who: subject }]),
  inflected("<planeswalk>", {}, (_, { subject }) => [{ do: "planeswalk", who: subject }]),
  inflected("<roll> the planar die", {}, (_, { subject }) => [{ do: "rollPlanarDie", who: subject }]),
  inflected("<set> the top card of your scheme deck in motion", {}, () => [{ do: "setInMotion", who: { who: "you" } }]),
  inflected("<open> a Attraction", {}, (_, { subject }) => [{ do: "openAttraction", who: subject }]),
  inflected("<roll> to visit your Attractions", {}, () => [{ do: "visitAttractions", who: { who: "you" } }]),
  inflected("<become> the monarch", {}, (_, { subject }) => [{ do: "becomeMonarch", who: subject }]),
  inflected("<have> no maximum hand size for the rest of the game", {}, (_, { subject }) => [
    { do: "rule", rules: [{ rule: "maximumHandSize", who: subject, set: "none" }], duration: "forever" },
  ]),
  inflected("<get> a emblem with {abilities}", { abilities }, ({ abilities }, { subject }) => [
    { do: "getEmblem", who: subject, abilities },
  ]),
  inflected("<look> at a card at random in {whose} hand", { whose }, ({ whose }, scope) => {
    const what: Objects = {
      ...{ what: "chosen", filter: { is: "any" }, in: "hand", of: whose, count: { min: 1, max: 1 }, random: true },
    };
    const effect: Effect = { do: "look", who: scope.subject, what };
    scope.mention({ ref: what, number: "one", nouns: ["card"], by: effect });
    return [effect];
  }),
  inflected("<reveal> a {what} at random from {whose} hand", { what: noun.one, whose }, ({ what, whose }, scope) => {
    ownHand(scope, whose);
    const ref = choice(scope, {
      what: { filter: handCard(what), in: "hand", of: actor(scope), nouns: what.nouns },
      count: { min: 1, max: 1 },
    });
    const effect: Effect = { do: "look", who: scope.subject, what: { ...ref, random: true } as Objects, reveal: true };
    scope.dealtWith(ref, effect);
    return [effect];
  }),
  inflected(
    "<reveal> {n} {what} at random from {whose} hand",
    { n: count.many, what: noun.many, whose },
    ({ n, what, whose }, scope) => {
      ownHand(scope, whose);
      const ref = choice(scope, {
        what: { filter: handCard(what), in: "hand", of: actor(scope), nouns: what.nouns },
        count: { min: n, max: n },
      });
      const random = { ...ref, random: true } as Objects;
      const effect: Effect = { do: "look", who: scope.subject, what: random, reveal: true };
      scope.did(effect);
      scope.dealtWith(ref, effect);
      return [effect];
    },
  ),
  inflected("<discard> {what}", { what: oneOf(() => [eachDone]) }, ({ what }, scope) =>
    moving(scope, what, { do: "discard", who: scope.subject, what }),
  ),
  inflected(
    "<discard> {fraction} the cards in {whose} hand {rounded}",
    { fraction, whose, rounded },
    ({ fraction, whose, rounded }, scope) => {
      const of = actor(scope);
      if (!sameData(whose, of)) return unbound("whose hand?");
      const round = roundedTo(rounded, scope);
      const half: Amount = { amount: "half", of: { amount: "handSize", of }, round, ...fraction };
      const what = choice(scope, {
        what: { filter: { is: "any" }, in: "hand", of, nouns: ["card"] },
        count: { min: half, max: half },
      });
      return moving(scope, what, { do: "discard", who: scope.subject, what });
    },
  ),
  inflected("<discard> all the cards in {whose} hand", { whose }, ({ whose }, scope) => discardedHand(scope, whose)),
  inflected("<discard> all {what}", { what: noun.many }, ({ what }, scope) => {
    const all: Objects = { what: "all", filter: handCard(what), in: "hand", of: actor(scope) };
    return moving(scope, all, { do: "discard", who: scope.subject, what: all });
  }),
  inflected("<win> the game", {}, (_, { subject }) => [{ do: "winGame", who: subject }]),
  inflected("<lose> the game", {}, (_, { subject }) => [{ do: "loseGame", who: subject }]),
  inflected("<skip> {own} next {step}", { own, step: skippedStep }, ({ own, step }, { subject }) => [
    { do: "skipStep", who: own(subject), step, next: true },
  ]),
  // 614.10: of this turn, and of no other.
  inflected("<skip> {own} draw step this turn", { own }, ({ own }, { subject }) => [
    { do: "rule", rules: [{ rule: "skipDrawStep", who: own(subject) }], duration: "endOfTurn" },
  ]),
  inflected("<skip> {own} next turn", { own }, ({ own }, { subject }) => [{ do: "skipTurn", who: own(subject) }]),
  inflected("<skip> {own} next {n} turns", { own, n: numberWordOrOne }, ({ own, n }, { subject }) => [
    { do: "skipTurn", who: own(subject), n },
  ]),
  inflected("<take> two extra turns after this one", {}, (_, { subject }) => [
    { do: "extraTurn", who: subject },
    { do: "extraTurn", who: subject },
  ]),
  inflected("<take> an extra turn after this one", {}, (_, { subject }) => [{ do: "extraTurn", who: subject }]),
  inflected("<take> an extra turn after this one for each {of}", { of: forEach }, ({ of }, { subject }) => [
    { do: "repeat", times: of, effects: [{ do: "extraTurn", who: subject }] },
  ]),
  // 121.1: of those that were just drawn.
  inflected("<discard> {n} of (them|those cards)", { n: numberWordOrOne }, ({ n }, scope) => {
    const drawn = scope.recent.at(-1);
    if (drawn?.do !== "draw" || !sameData(drawn.who, scope.subject)) return unbound("drawn by nobody, or by others");
    const by = actor(scope);
    const what: Objects = {
      what: "chosen",
      filter: { is: "any" },
      among: { what: "noted", name: scope.noteOf(drawn) },
      count: { min: n, max: n },
      ...(by.who === "you" ? {} : { by }),
    };
    return moving(scope, what, { do: "discard", who: scope.subject, what });
  }),
  inflected("<discard> {what}", { what: pronoun }, ({ what }, scope) =>
    moving(scope, what, { do: "discard", who: scope.subject, what }),
  ),
  inflected("<get> {n} {kind} counter", { n: count.one, kind: playerCounter }, ({ n, kind }, { subject }) => [
    { do: "playerCounters", who: subject, kind, count: n },
  ]),
  inflected("<get> {n} {kind} counters", { n: count.many, kind: playerCounter }, ({ n, kind }, { subject }) => [
    { do: "playerCounters", who: subject, kind, count: n },
  ]),
  // 122.1: all of one kind that they have.
  inflected("<lose> all {kind} counters", { kind: playerCounter }, ({ kind }, scope) => {
    const from = { players: scope.subject };
    const effect: Effect = { do: "removeCounters", kind, count: "all", from };
    scope.did(effect);
    return [effect];
  }),
  inflected("<get> a number of {kind} counters equal to {n}", { kind: playerCounter, n: amount }, (said, scope) => [
    { do: "playerCounters", who: scope.subject, kind: said.kind, count: said.n },
  ]),
  inflected("<get> a additional {kind} counter", { kind: playerCounter }, ({ kind }, { subject }) => [
    { do: "playerCounters", who: subject, kind, count: 1 },
  ]),
  inflected("<give> {who} a {kind} counter", { who: players.one, kind: playerCounter }, ({ who, kind }) => [
    { do: "playerCounters", who, kind, count: 1 },
  ]),
  inflected(
    "<give> {who} a {kind} counter for each {of}",
    { who: players.one, kind: playerCounter, of: forEach },
    ({ who, kind, of }) => [{ do: "playerCounters", who, kind, count: of }],
  ),
  inflected("<get> {energy} for each {of}", { energy, of: forEach }, ({ energy, of }, { subject }) => [
    { do: "playerCounters", who: subject, kind: "energy", count: times(energy, of) },
  ]),
  inflected("<get> a amount of {energy} equal to {n}", { energy, n: amount }, ({ energy, n }, { subject }) => [
    { do: "playerCounters", who: subject, kind: "energy", count: times(energy, n) },
  ]),
  inflected("<get> {energy}", { energy }, ({ energy }, { subject }) => [
    { do: "playerCounters", who: subject, kind: "energy", count: energy },
  ]),
  inflected("<get> {n} {energy}", { n: numberWordOrOne, energy }, ({ n, energy }, { subject }) => [
    { do: "playerCounters", who: subject, kind: "energy", count: energy === 1 ? n : unbound("so many of several") },
  ]),
  inflected("<get> {n} {energy}", { n: count.many, energy }, ({ n, energy }, { subject }) => [
    {
      do: "playerCounters",
      who: subject,
      kind: "energy",
      count: energy === 1 && typeof n !== "number" ? n : unbound("said above"),
    },
  ]),
  inflected("<discard> {whose} (hand|hands)", { whose }, ({ whose }, scope) => discardedHand(scope, whose)),
  inflected("<discard> {discarded} {how}", { discarded, how: atRandom }, ({ discarded, how }, scope) => {
    const who = scope.subject;
    const { count, filter } = discarded;
    const chosen = choice(scope, { what: { filter, in: "hand", of: actor(scope), nouns: ["card"] }, count });
    const what: Objects = how && chosen.what === "chosen" ? { ...chosen, random: true } : chosen;
    return moving(scope, chosen, { do: "discard", who, what });
  }),
];

/** Of a player who is controlled during a turn of theirs. */
export const afterControlSentences: readonly Phrase<Instruction>[] = [
  rulesFor<Instruction>().rule("after that turn, that player takes an extra turn.", {}, () => ({
    amend: (before) => {
      const last = before.at(-1);
      return last?.do === "controlPlayer"
        ? [...before, { do: "extraTurn", who: last.of, after: "nextTurn" }]
        : unbound("after which turn?");
    },
  })),
];

export const lifeTotalClauses: readonly Phrase<Instruction>[] = [lifeBecomes, sameLifeBecomes, counting];
