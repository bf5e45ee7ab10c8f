import type { Amount } from "../../engine/abilities/amounts.ts";
import type { Filter } from "../../engine/abilities/filters.ts";
import type { Scope } from "../bind/scope.ts";
import { unbound } from "../bind/unbound.ts";
import { noun } from "../hubs.ts";
import { type Phrase, rulesFor } from "../kernel/index.ts";
import type { Noun } from "../meanings.ts";
import { permanents } from "../nouns/kinds.ts";
import { isSeveral } from "../players/several.ts";
import { countersRemoved, DIED, doneThisWay, numberDone, thoseDone, whichDone } from "../references/doneThisWay.ts";
import { namedSelf } from "../references/named.ts";
import { counterKind } from "../vocabulary/qualities.ts";
import { stat } from "./plain.ts";
import { under } from "./possessives.ts";

/** How many and how much were done "this way", or by the event that triggered. */

const { rule } = rulesFor<Amount>();

/** 608.2h: what each player controlled before it was done. */
const theirs = (scope: Scope, what: Noun): Noun =>
  isSeveral(scope.subject) || scope.playerPronoun().who === "current"
    ? { ...what, filter: { is: "and", of: [what.filter, { is: "controlledBy", who: { who: "current" } }] } }
    : unbound("of whom?");
/** How much of this the event that triggered is of. */
export const eventAmount = ({ event }: Scope, of: "gainLife" | "loseLife" | "damage" | "scry"): Amount =>
  (event?.of === of ? event.amount : undefined) ?? unbound("no trigger says so");
/** Not what another player gained or lost, whom the event would speak of. */
export const yourLife = (scope: Scope, change: "gainLife" | "loseLife"): Amount =>
  scope.players.some(({ ref }) => ref.who === "eventPlayer")
    ? unbound("it was somebody else's")
    : eventAmount(scope, change);

export const amountsThisWay = (): readonly Phrase<Amount>[] => [
  rule("the (amount of|) life you gained", {}, (_, scope) => yourLife(scope, "gainLife")),
  rule("the number of cards looked at while scrying this way", {}, (_, scope) => eventAmount(scope, "scry")),
  rule("the damage", {}, (_, scope) => eventAmount(scope, "damage")),
  rule("that damage", {}, (_, scope) => eventAmount(scope, "damage")),
  rule("the (amount of|) damage (dealt|it dealt)", {}, (_, scope) => eventAmount(scope, "damage")),
  rule("the (amount of|) damage (those creatures|{self}) dealt to that player", { self: namedSelf }, (_, scope) =>
    eventAmount(scope, "damage"),
  ),
  rule("the (amount of|) damage it dealt to that player", {}, (_, scope) => {
    scope.playerPronoun("one");
    return eventAmount(scope, "damage");
  }),
  rule("the number of {what} {done} this way", { what: noun.many, done: doneThisWay }, ({ what, done }, scope) =>
    numberDone(scope, what, done),
  ),
  // 700.4: of those destroyed or sacrificed, what was put into a graveyard.
  rule("the number of {what} that died this way", { what: permanents.many }, ({ what }, scope) =>
    numberDone(scope, what, DIED),
  ),
  rule(
    "the number of {what} they controlled that were {done} this way",
    { what: noun.many, done: doneThisWay },
    (said, scope) => numberDone(scope, theirs(scope, said.what), said.done),
  ),
  rule(
    "the number of {what} you controlled that were {done} this way",
    { what: noun.many, done: doneThisWay },
    ({ what, done }, scope) => numberDone(scope, { ...what, filter: under(what.filter) }, done),
  ),
  rule(
    "the total {stat} of {what} they controlled that were {done} this way",
    { stat, what: noun.many, done: doneThisWay },
    ({ stat, what, done }, scope) => {
      const of = thoseDone(scope, done);
      return { amount: "stat", stat, of: { what: "those", of, filter: whichDone(theirs(scope, what), done) } };
    },
  ),
  // 608.2h: each of those who did it, of what is their own.
  rule("the number of {what} they {done} this way", { what: noun.many, done: doneThisWay }, ({ what, done }, scope) => {
    if (done.participle !== "discarded" && done.participle !== "milled") return unbound("whose were they?");
    const who = scope.playerPronoun();
    const own: Filter = { is: "ownedBy", who: who.who === "current" ? who : unbound("of each by itself") };
    const filter: Filter = { is: "and", of: [whichDone(what), own] };
    return { amount: "count", of: { what: "those", of: thoseDone(scope, done), filter } };
  }),
  rule("the number of cards (they drew|drawn) this way", {}, (_, scope) => ({
    amount: "noted",
    name: scope.noteOf(scope.thisWay(["draw"])),
  })),
  rule("the number of {kind} counters removed this way", { kind: counterKind }, ({ kind }, scope) =>
    countersRemoved(scope, kind),
  ),
  rule("the greatest number of cards a player discarded this way", {}, (_, scope) => {
    const done = scope.thisWay(["discard"]);
    return done.do === "discard" && ["each", "opponents", "others"].includes(done.who.who)
      ? { amount: "noted", name: `${scope.noteOf(done)} most` }
      : unbound("one player discards");
  }),
  rule("the number of counters removed this way", {}, (_, scope) => countersRemoved(scope)),
  rule("the (amount of|) (life lost|life they lost) this way", {}, (_, scope) => ({
    amount: "noted",
    name: scope.noteOf(scope.thisWay(["loseLife"])),
  })),
  rule("the (amount of|) damage prevented this way", {}, (_, scope) => {
    if (scope.event?.prevented === undefined) return unbound("no damage was prevented");
    scope.tell({ event: { ...scope.event, prevented: "said" } });
    return { amount: "event" };
  }),
  rule("the (amount of|) damage dealt this way", {}, (_, scope) => ({
    amount: "noted",
    name: scope.noteOf(scope.thisWay(["damage"])),
  })),
];
