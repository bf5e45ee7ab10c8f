import type { Effect } from "../../../engine/abilities/effects.ts";
import type { Filter } from "../../../engine/abilities/filters.ts";
import type { Players, Range } from "../../../engine/abilities/references.ts";
import { forEach } from "../../amounts/forEach.ts";
import type { Scope } from "../../bind/scope.ts";
import { unbound } from "../../bind/unbound.ts";
import { amount, count, noun, range } from "../../hubs.ts";
import { oneOf, type Phrase, rulesFor, words } from "../../kernel/index.ts";
import type { Noun } from "../../meanings.ts";
import { ownHand } from "./actor.ts";

/** What is discarded: "two cards at random", "a creature card" (701.8). */

interface Discarded {
  readonly filter: Filter;
  readonly count: Range;
}

export const discarded: Phrase<Discarded> = oneOf(() => [
  rulesFor<Discarded>().rule("{count} {what}", { count: count.one, what: noun.one }, ({ count, what }) => ({
    filter: handCard(what),
    count: { min: count, max: count },
  })),
  rulesFor<Discarded>().rule("a card for each {of}", { of: forEach }, ({ of }) => ({
    filter: { is: "any" },
    count: { min: of, max: of },
  })),
  rulesFor<Discarded>().rule("(cards|a number of cards) equal to {n}", { n: amount }, ({ n }) => ({
    filter: { is: "any" },
    count: { min: n, max: n },
  })),
  rulesFor<Discarded>().rule("{range} {what}", { range: range.many, what: noun.many }, ({ range, what }) => ({
    filter: handCard(what),
    count: range,
  })),
]);

export function handCard(what: Noun) {
  return what.card === true && what.in === undefined ? what.filter : unbound("only cards are discarded");
}

export const atRandom: Phrase<boolean> = oneOf(() => [
  words([["at random", true]]),
  rulesFor<boolean>().rule("", {}, () => false),
]);

export function discardedHand(scope: Scope, whose: Players): readonly Effect[] {
  ownHand(scope, whose);
  const effect: Effect = { do: "discard", who: scope.subject, what: "hand" };
  scope.did(effect);
  return [effect];
}
