import type { Condition } from "../../engine/abilities/conditions.ts";
import type { Objects, Players } from "../../engine/abilities/references.ts";
import { unbound } from "../bind/unbound.ts";
import { noun } from "../hubs.ts";
import { oneOf, type Phrase, rulesFor } from "../kernel/index.ts";
import { own } from "../players/own.ts";
import { lessThanHalf } from "../players/traits.ts";
import { digits } from "../vocabulary/numbers.ts";
import { counterKind } from "../vocabulary/qualities.ts";
import { howMany, is, number } from "./counts.ts";

const hasCounter = (of: Players, kind: string): Condition =>
  is({ amount: "playerCounters", kind, of }, { compare: ">=", to: 1 });

/** What a player has: life, cards in hand, poison counters. */
const { rule: having } = rulesFor<(who: Players) => Condition>();
export const possession: Phrase<(who: Players) => Condition> = oneOf(() => [
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
  having("less than half their starting life total", {}, () => (who) => is({ amount: "life", of: who }, lessThanHalf)),
  having(
    "at least {n} life more than your starting life total",
    { n: digits },
    ({ n }) =>
      (who) =>
        is({ amount: "life", of: who }, { compare: ">=", to: { amount: "sum", of: [{ amount: "startingLife" }, n] } }),
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
  having("exactly {n} or exactly {m} cards in hand", { n: number, m: number }, ({ n, m }) => (who) => ({
    if: "or",
    of: [n, m].map((to) => is({ amount: "handSize", of: who }, { compare: "=", to })),
  })),
  having(
    "{n} unspent mana",
    { n: howMany },
    ({ n }) =>
      (who) =>
        is({ amount: "unspentMana", of: who }, n),
  ),
  having("a card in hand", {}, () => (who) => is({ amount: "handSize", of: who }, { compare: ">=", to: 1 })),
  having("{n} {what} in hand", { n: howMany, what: noun.many }, ({ n, what }) => (who) => {
    if (what.card !== true || what.in !== undefined || what.filter.is === "any") unbound("which cards, and where?");
    const of: Objects = { what: "all", filter: what.filter, in: "hand", of: who };
    return is({ amount: "count", of }, n);
  }),
  having(
    "{n} cards in {own} hand",
    { n: howMany, own },
    ({ n, own }) =>
      (who) =>
        is({ amount: "handSize", of: own(who) }, n),
  ),
  having(
    "{n} poison counters",
    { n: howMany },
    ({ n }) =>
      (who) =>
        is({ amount: "playerCounters", kind: "poison", of: who }, n),
  ),
  having(
    "a {kind} counter",
    { kind: counterKind },
    ({ kind }) =>
      (who) =>
        hasCounter(who, kind),
  ),
  having(
    "{n} cards in {own} library",
    { n: howMany, own },
    ({ n, own }) =>
      (who) =>
        is({ amount: "librarySize", of: own(who) }, n),
  ),
  having(
    "{n} cards in {own} graveyard",
    { n: howMany, own },
    ({ n, own }) =>
      (who) =>
        is({ amount: "count", of: { what: "all", filter: { is: "any" }, in: "graveyard", of: own(who) } }, n),
  ),
]);
