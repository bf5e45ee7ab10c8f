import type { Amount } from "../../engine/abilities/amounts.ts";
import type { EventPattern } from "../../engine/abilities/events.ts";
import type { Filter } from "../../engine/abilities/filters.ts";
import type { Players } from "../../engine/abilities/references.ts";
import { someNode, type Test } from "../../engine/abilities/visit.ts";
import { unbound } from "../bind/unbound.ts";
import { noun, players } from "../hubs.ts";
import { oneOf, type Phrase, rulesFor, words } from "../kernel/index.ts";
import type { Noun } from "../meanings.ts";
import { and } from "../nouns/filters.ts";
import { ofPermanents, ofSpells } from "../nouns/kinds.ts";
import { own } from "../players/own.ts";
import { isSeveral } from "../players/several.ts";
import { digits } from "../vocabulary/numbers.ts";

/** How many of them, or how much of it, there was this turn: "cards you've drawn this turn", "life they lost this turn". */

const { rule } = rulesFor<Amount>();
const { rule: player } = rulesFor<Players>();
export const happened = (of: EventPattern): Amount => ({ amount: "history", of });
const summed = (of: EventPattern): Amount => ({ amount: "history", of, sum: true });

const you: Players = { who: "you" };
const opponents: Players = { who: "opponents" };
/** Some one player, told by a noun. */
const named = (perfect: string): Phrase<Players> =>
  player(`{who}${perfect}`, { who: players.one }, ({ who }) =>
    who.who === "chosen" || isSeveral(who) ? unbound("which of them?") : who,
  );
/** In front of a participle: "you've", "your opponents have". */
const having: Phrase<Players> = oneOf(() => [
  player("(you've|you have)", {}, () => you),
  player("your opponents have", {}, () => opponents),
  player("(they've|they have)", {}, (_, scope) => scope.playerPronoun()),
  player("players have", {}, () => ({ who: "each" })),
  named(" has"),
]);
/** In front of a verb in the past. */
const who: Phrase<Players> = oneOf(() => [
  player("you", {}, () => you),
  player("your opponents", {}, () => opponents),
  player("they", {}, (_, scope) => scope.playerPronoun()),
  player("players", {}, () => ({ who: "each" })),
  named(""),
]);

/** What players do to what is counted; nothing is looked at of what is drawn. */
type Done = (what: Noun, who: Players | undefined) => EventPattern;
const cardOf = (what: Noun): Filter | undefined =>
  what.card !== true || what.in !== undefined || what.of !== undefined
    ? unbound("said of cards")
    : what.filter.is === "any"
      ? undefined
      : what.filter;
const ofCards = (what: Noun): { readonly object?: Filter } => {
  const object = cardOf(what);
  return object === undefined ? {} : { object };
};
const by = (who: Players | undefined): { readonly by?: Players } => (who === undefined ? {} : { by: who });
const of = (who: Players | undefined): { readonly who?: Players } => (who === undefined ? {} : { who });
/** What players do that is counted, as it is told. */
export const acts: readonly (readonly [past: string, participle: string, done: Done])[] = [
  ["cast", "cast", (what, who) => ({ on: "cast", object: ofSpells(what), ...by(who) })],
  ["discarded", "discarded", (what, who) => ({ on: "discard", ...of(who), ...ofCards(what) })],
  ["milled", "milled", (what, who) => ({ on: "mill", ...of(who), ...ofCards(what) })],
  ["drew", "drawn", (what, who) => (cardOf(what) === undefined ? { on: "draw", ...of(who) } : unbound("which cards?"))],
  ["sacrificed", "sacrificed", (what, who) => ({ on: "sacrifice", ...of(who), object: ofPermanents(what) })],
  ["created", "created", (what, who) => ({ on: "createToken", object: ofPermanents(what), ...by(who) })],
  [
    "cycled or discarded",
    "cycled or discarded",
    (what, who) => (cardOf(what) === undefined ? { on: "discard", ...of(who) } : unbound("which cards?")),
  ],
];

const under = (what: Noun, who: Players): Filter => and([ofPermanents(what), { is: "controlledBy", who }]);
const whoseControl: Phrase<Players> = oneOf(() => [
  player("your", {}, () => you),
  player("your opponents '", {}, () => opponents),
  player("their", {}, (_, scope) => scope.playerPronoun()),
  player("{who} 's", { who: players.one }, ({ who }) => (isSeveral(who) ? unbound("which of them?") : who)),
]);
const HISTORY: Test = { filter: ({ is }) => is === "history", amount: ({ amount }) => amount === "history" };
const once = (what: Noun): Noun => (someNode("filter", what.filter, HISTORY) ? unbound("told twice") : what);
/** Events that are counted, in the number that the phrase asks for: after "the number of" and after "for each". */
const counted = (number: "one" | "many", prefix: string): readonly Phrase<Amount>[] => {
  const what = noun[number];
  return [
    ...acts.flatMap(([past, participle, done]) => [
      rule(`${prefix} {what} {who} ${participle} this turn`, { what, who: having }, ({ what, who }) =>
        happened(done(once(what), who)),
      ),
      rule(`${prefix} {what} {who} ${past} this turn`, { what, who }, ({ what, who }) =>
        happened(done(once(what), who)),
      ),
      rule(`${prefix} {what} ${participle} this turn`, { what }, ({ what }) => happened(done(once(what), undefined))),
    ]),
    rule(
      `${prefix} {what} you had enter the battlefield under {own} control this turn`,
      { what, own },
      ({ what, own }) => happened({ on: "move", object: under(once(what), own(you)), to: "battlefield" }),
    ),
    rule(
      `${prefix} {what} that entered (the battlefield|) under {whose} control this turn`,
      { what, whose: whoseControl },
      ({ what, whose }) => happened({ on: "move", object: under(once(what), whose), to: "battlefield" }),
    ),
  ];
};

const damage = words<{ readonly combat?: boolean }>([
  ["damage", {}],
  ["combat damage", { combat: true }],
  ["noncombat damage", { combat: false }],
]);
/** Whom damage was dealt to, or who lost life. */
const whom: Phrase<Players> = oneOf(() => [
  player("you", {}, () => you),
  player("your opponents", {}, () => opponents),
  player("(all players|players)", {}, () => ({ who: "each" })),
  player("them", {}, (_, scope) => scope.playerPronoun()),
  named(""),
]);
const lifeDone = words<"gainLife" | "loseLife">([
  ["gained", "gainLife"],
  ["lost", "loseLife"],
]);
/** Life and damage, all of it together. */
const much = (life: string, damaged: string): readonly Phrase<Amount>[] => [
  rule(`${life} {who} {did} this turn`, { who: having, did: lifeDone }, ({ who, did }) => summed({ on: did, who })),
  rule(`${life} {who} {did} this turn`, { who, did: lifeDone }, ({ who, did }) => summed({ on: did, who })),
  rule(`${life} {did} by {whom} this turn`, { did: lifeDone, whom }, ({ did, whom }) => summed({ on: did, who: whom })),
  rule(`${damaged} (already|) dealt to {whom} this turn`.replaceAll("  ", " "), { damage, whom }, ({ damage, whom }) =>
    summed({ on: "damage", to: { players: whom }, ...damage }),
  ),
];

/** After "equal to". */
export const amountsThisTurn: readonly Phrase<Amount>[] = [
  ...counted("many", "the number of"),
  ...much("the (total|) (amount of|) life", "the (total|) (amount of|) {damage}"),
];
/** After "for each". */
export const eachThisTurn: readonly Phrase<Amount>[] = [
  ...counted("one", ""),
  ...much("(1|point of) life", "(1|point of) {damage}"),
  ...[having, who].map((who) =>
    rule("{n} life {who} {did} this turn", { n: digits, who, did: lifeDone }, ({ n, who, did }) =>
      n === 1 ? unbound("said above") : { amount: "groups", of: summed({ on: did, who }), size: n },
    ),
  ),
];
