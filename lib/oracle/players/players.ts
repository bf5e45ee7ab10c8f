import type { Amount, Compare, Comparison } from "../../engine/abilities/amounts.ts";
import type { Condition } from "../../engine/abilities/conditions.ts";
import type { Effect } from "../../engine/abilities/effects.ts";
import type { Filter } from "../../engine/abilities/filters.ts";
import type { Objects, Players, Zone } from "../../engine/abilities/references.ts";
import { type Scope, unbound } from "../bind/scope.ts";
import { deed as playerDeed, tally as playerTally } from "../conditions/player-deeds.ts";
import { isSeveral } from "../effects/several.ts";
import { noun, objects } from "../hubs.ts";
import { type Forms, oneOf, oneOfForms, type Phrase, rulesFor, words } from "../kernel/index.ts";
import type { Instruction, Noun } from "../meanings.ts";
import { everything } from "../nouns/everything.ts";
import { enchantedPlayer } from "../nouns/host.ts";
import { ofDamage } from "../nouns/kinds.ts";
import { isPersonal, self } from "../nouns/self.ts";
import { doneThisWay, thoseDone, whichDone } from "../references/done-this-way.ts";
import { digits, numberWordOrOne } from "../vocabulary/numbers.ts";
import { chosenWord } from "./chosen-words.ts";
import { hasMost } from "./superlatives.ts";

/** Players as they stand in a sentence: "you", "target player", "each opponent", "its controller". */

const { rule, deferred } = rulesFor<Players>();

export function targetPlayer(scope: Scope, who: Players, max = 1, min = max): Players {
  const slot = scope.addTarget({ count: { min, max }, of: [{ target: "player", who }] });
  const ref: Players = { who: "target", slot };
  scope.mentionPlayer(ref, max > 1 ? "many" : "one");
  return ref;
}

function otherTargetPlayer(scope: Scope, who: Players, otherThan: readonly number[]): Players {
  const slot = scope.addTarget({ count: { min: 1, max: 1 }, of: [{ target: "player", who }], otherThan });
  return mentioned(scope, { who: "target", slot });
}

/** Any number of them. */
export function targetPlayers(scope: Scope, who: Players): Players {
  const slot = scope.addTarget({ count: { min: 0 }, of: [{ target: "player", who }] });
  return mentioned(scope, { who: "target", slot }, "many");
}

/** Spoken of from now on as "that player" or "they". */
function mentioned(scope: Scope, ref: Players, number: "one" | "many" = "one"): Players {
  scope.mentionPlayer(ref, number);
  return ref;
}

const opponents: Players = { who: "opponents" };
const opponentsOf = (of: Players): Players => (of.who === "you" ? opponents : { who: "opponentsOf", of });

/** Of a target that may be a player or a permanent: that player, or who controls it. */
function targetOrController(scope: Scope): Players {
  const ref = scope.playerPronoun();
  if (ref.who !== "target") return unbound("no target that may be either");
  const either: Players = {
    who: "union",
    of: [
      ref,
      {
        who: "controllerOf",
        of: { what: "those", of: { what: "target", slot: ref.slot }, filter: { is: "inZone", zone: "battlefield" } },
      },
    ],
  };
  return mentioned(scope, either);
}

const single: Phrase<Players> = oneOf(() => [
  rule("target player", {}, (_, scope) => targetPlayer(scope, { who: "each" })),
  rule("target opponent", {}, (_, scope) => targetPlayer(scope, opponents)),
  rule("up to one target player", {}, (_, scope) => targetPlayer(scope, { who: "each" }, 1, 0)),
  rule("up to one target opponent", {}, (_, scope) => targetPlayer(scope, opponents, 1, 0)),
  rule("each player", {}, (_, scope) => mentioned(scope, { who: "each" }, "many")),
  rule("(each opponent|each of your opponents)", {}, (_, scope) => mentioned(scope, opponents, "many")),
  // Other than the one spoken of, if any: "Whenever a player casts a spell, each other player ...".
  rule("each other player", {}, (_, scope) => {
    const than: Players = scope.attempt(() => scope.playerPronoun("one")) ?? { who: "you" };
    return mentioned(scope, { who: "others", than }, "many");
  }),
  rule("each other opponent", {}, (_, scope) => {
    const isOther: Condition = {
      if: "not",
      of: { if: "samePlayer", one: { who: "current" }, other: scope.playerPronoun() },
    };
    return mentioned(scope, { who: "those", of: opponents, where: isOther }, "many");
  }),
  rule("each player other than {who}", { who: single }, ({ who }, scope) =>
    isSeveral(who) ? unbound("other than which?") : mentioned(scope, { who: "others", than: who }, "many"),
  ),
  ...(["player", "opponent"] as const).map((word) =>
    rule(`target ${word} other than {who}`, { who: single }, ({ who }, scope) => {
      if (isSeveral(who)) return unbound("other than which?");
      const isOther: Condition = { if: "not", of: { if: "samePlayer", one: { who: "current" }, other: who } };
      const of: Players = word === "player" ? { who: "each" } : opponents;
      return targetPlayer(scope, { who: "those", of, where: isOther });
    }),
  ),
  // 115.3: than those chosen before; else than the one spoken of, or than you.
  ...(["player", "opponent"] as const).map((word) =>
    rule(`another target ${word}`, {}, (_, scope) => {
      const earlier = scope.targets.flatMap((slot, i) => (slot.of.some((one) => one.target === "player") ? [i] : []));
      const of: Players = word === "player" ? { who: "each" } : opponents;
      if (earlier.length > 0) return otherTargetPlayer(scope, of, earlier);
      const than: Players = scope.attempt(() => scope.playerPronoun("one")) ?? { who: "you" };
      const isOther: Condition = { if: "not", of: { if: "samePlayer", one: { who: "current" }, other: than } };
      return targetPlayer(scope, { who: "those", of, where: isOther });
    }),
  ),
  ...(
    [
      ["player", { who: "each" }],
      ["opponent", opponents],
    ] as const
  ).map(([word, who]) =>
    rule(`target ${word} chosen at random`, {}, (_, scope) => {
      const slot = scope.addTarget({ count: { min: 1, max: 1 }, of: [{ target: "player", who }], random: true });
      return mentioned(scope, { who: "target", slot });
    }),
  ),
  // Who chose a target, and whom they chose.
  rule("the first player", {}, (_, scope) => mentioned(scope, chosenBy(scope).by)),
  rule("the second player", {}, (_, scope) => mentioned(scope, { who: "target", slot: chosenBy(scope).slot })),
  rule("each friend", {}, (_, scope) => mentioned(scope, scope.friends ?? unbound("nobody is a friend"))),
  rule("each foe", {}, (_, scope) =>
    mentioned(scope, { who: "others", than: scope.friends ?? unbound("nobody is a foe") }),
  ),
  // From then on "the difference" is how many fewer each of them has.
  rule(
    "each player with fewer {had} than the player with the most {same}",
    { had, same: had },
    ({ had, same }, scope) => {
      if (had !== same) unbound("the most of something else");
      const most: Amount = { amount: "amongPlayers", by: "greatest", of: { who: "each" }, value: had(current) };
      scope.tell({ difference: { amount: "minus", from: most, of: had(current) } });
      const where: Condition = { if: "compare", amount: had(current), value: { compare: "<", to: most } };
      return mentioned(scope, { who: "those", of: { who: "each" }, where }, "many");
    },
  ),
  rule("each of that player's opponents", {}, (_, scope) =>
    mentioned(scope, opponentsOf(scope.playerPronoun("one")), "many"),
  ),
  rule("(that|the) (player|opponent)", {}, (_, scope) => scope.playerPronoun("one")),
  rule("(the|) defending player", {}, (_, scope) => mentioned(scope, { who: "defendingPlayer" })),
  rule("(that|the) attacking player", {}, (_, scope) =>
    scope.players.some(({ ref, turn }) => ref.who === "eventPlayer" && !turn)
      ? mentioned(scope, { who: "eventPlayer" })
      : unbound("who attacks?"),
  ),
  rule("each opponent attacking that player", {}, (_, scope) => {
    const attacked = scope.playerPronoun("one");
    const attackers: Filter = {
      is: "and",
      of: [
        { is: "controlledBy", who: { who: "current" } },
        { is: "attackingPlayer", who: attacked },
      ],
    };
    const where: Condition = { if: "exists", what: { what: "all", filter: attackers } };
    return mentioned(scope, { who: "those", of: opponents, where }, "many");
  }),
  ...(["left", "right"] as const).map((side) =>
    rule(`the player to your ${side}`, {}, (_, scope) => mentioned(scope, { who: "beside", side, of: { who: "you" } })),
  ),
  rule("the active player", {}, (_, scope) => mentioned(scope, { who: "activePlayer" })),
  ...["planeswalker", "permanent", "creature"].flatMap((noun) =>
    [`that player or that ${noun}'s controller`, `that ${noun}'s controller or that player`].map((words) =>
      rule(words, {}, (_, scope) => {
        scope.pronoun("one", [noun], "property");
        return targetOrController(scope);
      }),
    ),
  ),
  enchantedPlayer,
  rule("an opponent", {}, (_, scope) => mentioned(scope, { who: "chosen", from: opponents })),
  rule("the chosen player", {}, (_, scope) => {
    const slot = scope.targets.findIndex(({ of }) => of.every((one) => one.target === "player"));
    if (slot >= 0 && /\bchoose (?:another )?target (?:player|opponent)\b/i.test(scope.face.text))
      return mentioned(scope, { who: "target", slot });
    return scope.inQuote || /\bchoose (?:a|an) (?:player|opponent)\b/i.test(scope.face.text)
      ? mentioned(scope, { who: "chosenForSelf" })
      : unbound("no player was chosen");
  }),
  ...(["controller", "owner"] as const).map((of) =>
    deferred(`({what} 's ${of}|the ${of} of {what})`, { what: objects.one }, ({ what }, scope) =>
      isPersonal(what)
        ? unbound("his or her, then")
        : mentioned(scope, { who: `${of}Of`, of: scope.asItWas(() => what.bind(scope)) }),
    ),
  ),
  rule("its controller", {}, (_, scope) =>
    mentioned(scope, { who: "controllerOf", of: scope.pronoun("one", [], "property") }),
  ),
  rule("its owner", {}, (_, scope) => mentioned(scope, { who: "ownerOf", of: scope.pronoun("one", [], "property") })),
  ...(
    [
      ["opponent", { who: "opponents" }],
      ["player", { who: "each" }],
    ] as const
  ).map(([word, of]) =>
    rule(`target ${word} who {test} as you activate this ability`, { test: asActivated }, ({ test }, scope) => {
      const slot = scope.addTarget({
        count: { min: 1, max: 1 },
        of: [{ target: "player", who: { who: "those", of, where: test }, asChosen: true }],
      });
      return mentioned(scope, { who: "target", slot });
    }),
  ),
  rule("target opponent who {test}", { test: playerTest.one }, ({ test }, scope) =>
    targetPlayer(scope, { who: "those", of: opponents, where: test }),
  ),
  rule("target player who {test}", { test: playerTest.one }, ({ test }, scope) =>
    targetPlayer(scope, { who: "those", of: { who: "each" }, where: test }),
  ),
  rule("each opponent who {test}", { test: playerTest.one }, ({ test }) => ({
    who: "those",
    of: opponents,
    where: test,
  })),
  rule("each player who {test}", { test: playerTest.one }, ({ test }) => ({
    who: "those",
    of: { who: "each" },
    where: test,
  })),
]);

/** The target player whom another player chose (601.2c). */
function chosenBy({ targets }: Scope): { readonly by: Players; readonly slot: number } {
  const slot = targets.findIndex(({ of, by }) => by !== undefined && of.every(({ target }) => target === "player"));
  const by = targets[slot]?.by;
  return by === undefined ? unbound("nobody chose another player") : { by, slot };
}
/** What is so of a player, told of each of several as "current". */
const { inflected: tested } = rulesFor<Condition>();
const current: Players = { who: "current" };
const had = words<(of: Players) => Amount>([
  ["life", (of) => ({ amount: "life", of })],
  ["cards in hand", (of) => ({ amount: "handSize", of })],
]);
const more = words<Comparison>([
  ["more", ">"],
  ["fewer", "<"],
  ["less", "<"],
]);
const hasMore: Phrase<(than: Players) => Condition> = oneOf(() => [
  rulesFor<(than: Players) => Condition>().rule("has more {had}", { had }, ({ had }) => (than) => ({
    if: "compare",
    amount: had(current),
    value: { compare: ">", to: had(than) },
  })),
  rulesFor<(than: Players) => Condition>().rule("controls more {what}", { what: noun.many }, ({ what }) => (than) => ({
    if: "compare",
    amount: { amount: "count", of: controlled(what) },
    value: { compare: ">", to: { amount: "count", of: controlledBy(what, than) } },
  })),
]);
const you: Players = { who: "you" };
const playerTest: Forms<Condition> = oneOfForms(() => [
  tested("{most}", { most: hasMost }, ({ most }) => most(current)),
  tested("<control> a {what}", { what: noun.one }, ({ what }) => ({ if: "exists", what: controlled(what) })),
  tested("<control> no {what}", { what: noun.many }, ({ what }) => ({
    if: "not",
    of: { if: "exists", what: controlled(what) },
  })),
  tested("<have> {more} {had} than you", { more, had }, ({ more, had }) => ({
    if: "compare",
    amount: had(current),
    value: { compare: more, to: had(you) },
  })),
  tested("<control> {more} {what} than you", { more, what: noun.many }, ({ more, what }) => ({
    if: "compare",
    amount: { amount: "count", of: controlled(what) },
    value: { compare: more, to: { amount: "count", of: controlledBy(what, you) } },
  })),
  tested(
    "<were> dealt {kind} this turn",
    {
      kind: words([
        ["damage", {}],
        ["combat damage", { combat: true }],
      ]),
    },
    ({ kind }) => ({
      if: "happened",
      event: { on: "damage", to: { players: current }, ...kind },
    }),
  ),
  tested(
    "<were> dealt {kind} by {source} this turn",
    {
      kind: words([
        ["damage", {}],
        ["combat damage", { combat: true }],
      ]),
      source: damageSource,
    },
    ({ kind, source }) => ({
      if: "happened",
      event: { on: "damage", source, to: { players: current }, ...kind },
    }),
  ),
  tested("<have> {n} or more poison counters", { n: numberWordOrOne }, ({ n }) => ({
    if: "compare",
    amount: { amount: "playerCounters", kind: "poison", of: current },
    value: { compare: ">=", to: n },
  })),
  tested("<have> {n} or (fewer|less) cards in hand", { n: numberWordOrOne }, ({ n }) => ({
    if: "compare",
    amount: { amount: "handSize", of: current },
    value: { compare: "<=", to: n },
  })),
  tested("<have> {n} or more cards in hand", { n: numberWordOrOne }, ({ n }) => ({
    if: "compare",
    amount: { amount: "handSize", of: current },
    value: { compare: ">=", to: n },
  })),
  tested(
    "<control> at least {n} {more} {what} than you",
    { n: numberWordOrOne, more, what: noun.many },
    ({ n, more, what }) => {
      const theirs: Amount = { amount: "count", of: controlled(what) };
      const yours: Amount = { amount: "count", of: controlledBy(what, you) };
      return more === ">"
        ? { if: "compare", amount: theirs, value: { compare: ">=", to: { amount: "sum", of: [yours, n] } } }
        : { if: "compare", amount: { amount: "sum", of: [theirs, n] }, value: { compare: "<=", to: yours } };
    },
  ),
  // 608.2h: what the instructions before it did to theirs.
  tested("{did} (a|one or more) {what} this way", { did: theirDeed, what: noun.one }, ({ did, what }, scope) =>
    hasDone(scope, did, what),
  ),
  tested("didn't {do} a {what} this way", { do: theirDeedNot, what: noun.one }, ({ do: did, what }, scope) => ({
    if: "not",
    of: hasDone(scope, did, what),
  })),
  tested(
    "didn't {do} a {what} or {other} a {else} this way",
    { do: theirDeedNot, what: noun.one, other: theirDeedNot, else: noun.one },
    (said, scope) => hasDoneNeither(scope, [said.do, said.other], [said.what, said.else]),
  ),
  // 608.2h: from then on "that mana value" is theirs.
  tested(
    "{did} a card with the (greatest|highest) {stat} among cards {done} this way",
    { did: theirDeed, stat: statWord, done: doneThisWay },
    ({ did, stat, done }, scope) => {
      if (!done.by.some((one) => did.by.includes(one))) unbound("done in another way");
      const among = thoseDone(scope, done);
      scope.tell({ stated: { stat, amount: { amount: "stat", stat, of: among, by: "greatest" } } });
      return hasDone(scope, did, { filter: { is: "greatest", stat, among }, nouns: ["card"], card: true });
    },
  ),
  tested("shuffled (a|one or more) {what} into their library this way", { what: noun.one }, ({ what }, scope) =>
    hasDone(scope, { by: ["move"], whose: "ownedBy", to: "library" }, what),
  ),
  tested("chose {word}", { word: chosenWord }, ({ word }) => ({ if: "chosen", option: word, by: current })),
  tested("<have> no cards in hand", {}, () => ({ if: "handEmpty", who: current })),
  tested("{did} this turn", { did: playerDeed }, ({ did }) => ({ if: "happened", event: did(current) })),
  tested("attacked you during their last turn", {}, () => ({ if: "attackedInLastTurn", who: current, whom: you })),
  tested("{did} this turn", { did: playerTally }, ({ did }) => ({
    if: "happened",
    event: did.event(current),
    times: did.times,
  })),
]);
const statWord = words<"power" | "toughness" | "manaValue">([
  ["power", "power"],
  ["toughness", "toughness"],
  ["mana value", "manaValue"],
]);
/** "this creature or a Dragon": what damage was dealt by. */
const { rule: sourceRule } = rulesFor<Filter>();
const damageSource: Phrase<Filter> = oneOf(() => [
  sourceRule("{self}", { self }, () => ({ is: "self" })),
  sourceRule("a {what}", { what: noun.one }, ({ what }) => ofDamage(what)),
  sourceRule("{self} or a {what}", { self, what: noun.one }, ({ what }) => ({
    is: "or",
    of: [{ is: "self" }, ofDamage(what)],
  })),
]);
/** What each of several players was told to do to things of their own. */
interface TheirDeed {
  readonly by: readonly Effect["do"][];
  readonly whose: "ownedBy" | "controlledBy";
  readonly to?: Zone;
}
const theirDeeds = [
  ["drew", "draw", { by: ["draw"], whose: "ownedBy" }],
  ["discarded", "discard", { by: ["discard"], whose: "ownedBy" }],
  ["milled", "mill", { by: ["mill"], whose: "ownedBy" }],
  ["exiled", "exile", { by: ["move"], whose: "ownedBy", to: "exile" }],
  ["sacrificed", "sacrifice", { by: ["sacrifice"], whose: "controlledBy" }],
] as const;
const theirDeed = words<TheirDeed>(theirDeeds.map(([past, , deed]) => [past, deed] as const));
/** Behind "didn't". */
const theirDeedNot = words<TheirDeed>(theirDeeds.map(([, verb, deed]) => [verb, deed] as const));
function hasDone(scope: Scope, { by, whose, to }: TheirDeed, what: Noun): Condition {
  const done = scope.thisWay(by);
  if (done.do === "move" && done.to.zone !== to) unbound("moved elsewhere");
  if (done.do !== "move" && done.do !== "sacrifice" && what.card !== true) unbound("only cards are that");
  const filter: Filter = { is: "and", of: [whichDone(what), { is: whose, who: current }] };
  return { if: "exists", what: { what: "those", of: { what: "noted", name: scope.noteOf(done) }, filter } };
}
/** Of those who might do one of these or the other. */
function hasDoneNeither(scope: Scope, deeds: readonly TheirDeed[], what: readonly Noun[]): Condition {
  const offer = scope.recent.findLast((one) => one.do === "pay");
  const [cost] = offer?.do === "pay" && offer.optional ? offer.cost : [];
  if (offer === undefined || cost?.pay !== "oneOf" || cost.of.length !== deeds.length)
    return unbound("nobody was asked to do either");
  for (const [at, deed] of deeds.entries())
    if (!cost.of[at]?.every(({ pay }) => deed.by.some((one) => one === pay))) unbound("they were asked something else");
  if (what.some((one) => whichDone(one).is !== "any")) return unbound("it may have been another kind of thing");
  const paid: Players = { who: "noted", name: scope.noteOf(offer) };
  return { if: "not", of: { if: "samePlayer", one: current, other: paid } };
}
/** What is asked as targets are chosen (601.2c), in the words that comparisons with oneself take then. */
const { rule: then } = rulesFor<Condition>();
const asActivated: Phrase<Condition> = oneOf(() => [
  then("has {more} {had} than you do", { more, had }, ({ more, had }) => ({
    if: "compare",
    amount: had(current),
    value: { compare: more, to: had(you) },
  })),
  then("has at least {n} {more} {had} than you do", { n: numberWordOrOne, more, had }, ({ n, more, had }) => ({
    if: "compare",
    ...(more === ">"
      ? { amount: had(current), value: { compare: ">=", to: { amount: "sum", of: [had(you), n] } } }
      : { amount: { amount: "sum", of: [had(current), n] }, value: { compare: "<=", to: had(you) } }),
  })),
]);

/** 103.4: less than half of an odd number is less than that half rounded up. */
export const lessThanHalf: Compare = {
  compare: "<",
  to: { amount: "half", of: { amount: "startingLife" }, round: "up" },
};
const lifeCompared: Phrase<Compare> = oneOf(() => [
  rulesFor<Compare>().rule("less than half their starting life total", {}, () => lessThanHalf),
  rulesFor<Compare>().rule("{n} or less", { n: digits }, ({ n }) => ({ compare: "<=", to: n })),
  rulesFor<Compare>().rule("{n} or greater", { n: digits }, ({ n }) => ({ compare: ">=", to: n })),
]);

/** "opponents who control a creature", counted. */
const { rule: whoRule } = rulesFor<Players>();
/** "with four or more cards in hand", "whose life total is 10 or less": the same without "who". */
const playerTrait: Phrase<Condition> = oneOf(() => [
  then("with {n} or more cards in hand", { n: numberWordOrOne }, ({ n }) => ({
    if: "compare",
    amount: { amount: "handSize", of: current },
    value: { compare: ">=", to: n },
  })),
  then("whose life total is {is}", { is: lifeCompared }, ({ is }) => ({
    if: "compare",
    amount: { amount: "life", of: current },
    value: is,
  })),
]);
const whoOrWith = (word: string, test: Phrase<Condition>, of: Players): Phrase<Players> =>
  oneOf(() => [
    whoRule(`${word} who {test}`, { test }, ({ test }) => ({ who: "those", of, where: test })),
    whoRule(`${word} {trait}`, { trait: playerTrait }, ({ trait }) => ({ who: "those", of, where: trait })),
  ]);
export const playersWho: readonly Forms<Players>[] = (
  [
    ["opponent", opponents],
    ["player", { who: "each" }],
  ] as const
).map(([word, of]) => ({
  one: whoOrWith(word, playerTest.one, of),
  many: whoOrWith(`${word}s`, playerTest.many, of),
}));
export const opponentsOfYoursWho: Phrase<Players> = whoOrWith("your opponents", playerTest.many, opponents);
const controlledBy = (what: Noun, who: Players): Objects =>
  everything({ ...what, filter: { is: "and", of: [what.filter, { is: "controlledBy", who }] } });
const controlled = (what: Noun): Objects => controlledBy(what, current);

const plural: Phrase<Players> = oneOf(() => [
  words([["you", { who: "you" }]]),
  rule("they", {}, (_, scope) => scope.playerPronoun()),
  rule("your opponents", {}, (_, scope) => mentioned(scope, opponents, "many")),
  rule("you and {who} (each|both)", { who: single }, ({ who }, scope) =>
    mentioned(scope, { who: "union", of: [{ who: "you" }, who] }, "many"),
  ),
  rule("two target players", {}, (_, scope) => targetPlayer(scope, { who: "each" }, 2)),
  // Those to whose libraries something was put.
  rule("those players", {}, (_, scope) => {
    const put = scope.recent.at(-1);
    if (put?.do !== "move" || put.to.zone !== "library") return unbound("which players?");
    return mentioned(scope, { who: "ownerOf", of: { what: "noted", name: scope.noteOf(put) } }, "many");
  }),
  ...(["players", "opponents"] as const).map((word) =>
    rule(`any number of target ${word} each`, {}, (_, scope) =>
      targetPlayers(scope, word === "players" ? { who: "each" } : opponents),
    ),
  ),
]);

/** Those whom the instruction before was told to; whose things are theirs, nobody says so. */
const eachOfThose: Phrase<Players> = oneOf(() => [
  rule("each of those players", {}, (_, scope) => scope.playerPronoun("many")),
  rule("each of those opponents", {}, (_, scope) => {
    const those = scope.playerPronoun("many");
    return those.who === "opponents" || those.who === "opponentsOf" ? those : unbound("not all are opponents");
  }),
]);

export const playerForms: readonly Forms<Players>[] = [
  { one: single, many: plural },
  { one: eachOfThose, many: oneOf(() => []) },
];

/** Possessives: whose hand, library, graveyard, life total, turn. */
export const possessives: readonly Phrase<Players>[] = [
  words([["your", { who: "you" }]]),
  rule("{who} 's", { who: single }, ({ who }) => who),
  rule("their", {}, (_, scope) => scope.playerPronoun()),
  rule("their controllers '", {}, (_, scope) => ({ who: "controllerOf", of: scope.pronoun("many", [], "property") })),
  rule("your opponents '", {}, () => opponents),
];

/** 603.3d: a target that another player chooses among their own opponents. */
export const choosesOpponent: Phrase<Instruction> = rulesFor<Instruction>().rule(
  "that player chooses target player who {test} than they do and is their opponent.",
  { test: hasMore },
  ({ test }, scope) => {
    const by = scope.playerPronoun("one");
    scope.addTarget({
      count: { min: 1, max: 1 },
      of: [{ target: "player", who: { who: "those", of: opponentsOf(by), where: test(by) } }],
      by,
    });
    return [];
  },
);
