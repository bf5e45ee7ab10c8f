import type { Amount, Comparison } from "../../engine/abilities/amounts.ts";
import type { Condition } from "../../engine/abilities/conditions.ts";
import type { Players } from "../../engine/abilities/references.ts";
import { unbound } from "../bind/unbound.ts";
import { howMany, is, number, of, you } from "../conditions/counts.ts";
import { noun } from "../hubs.ts";
import { oneOf, type Phrase, rulesFor, words } from "../kernel/index.ts";
import type { Noun } from "../meanings.ts";
import { everything } from "../nouns/everything.ts";
import { counterKind } from "../vocabulary/qualities.ts";

/** What players have or control so much of, and how much that is: "three or more cards in hand", "more creatures than you". */

export type Measure = (who: Players) => Amount;
const { rule: measure } = rulesFor<Measure>();

const zone = words<"hand" | "graveyard" | "library">([
  ["hand", "hand"],
  ["graveyard", "graveyard"],
  ["library", "library"],
]);
const current: Players = { who: "current" };

/** After "have": "their", or "your" of what you have, is said of those who are compared as well. */
const hadBy = (their: string): Phrase<Measure> =>
  oneOf(() => [
    measure("life", {}, () => (of) => ({ amount: "life", of })),
    measure(`cards in (hand|${their} hand)`, {}, () => (of) => ({ amount: "handSize", of })),
    measure("{kind} counters", { kind: counterKind }, ({ kind }) => (of) => ({ amount: "playerCounters", kind, of })),
    measure(`{what} in ${their} {zone}`, { what: noun.many, zone }, ({ what, zone }) => {
      if (what.card !== true || what.in !== undefined || what.of !== undefined) unbound("only cards are there");
      if (zone === "hand" && what.filter.is === "any") unbound("said in other words");
      return (of) => ({ amount: "count", of: everything({ ...what, in: zone, of }) });
    }),
  ]);
export const had = hadBy("their");
export const hadOrYours = hadBy("(their|your)");
export const countControlled =
  (what: Noun): Measure =>
  (who) => ({ amount: "count", of: everything(of(what, who)) });
/** After "control". */
export const controlled: Phrase<Measure> = measure("{what}", { what: noun.many }, ({ what }) => countControlled(what));

export const more = words<Comparison>([
  ["more", ">"],
  ["fewer", "<"],
  ["less", "<"],
]);

/** By at least so many; not by any where `least` is 1. */
export const beats = (by: Measure, how: Comparison, one: Players, other: Players, least = 1): Condition => {
  if (least === 1) return is(by(one), { compare: how, to: by(other) });
  const plus = (who: Players): Amount => ({ amount: "sum", of: [by(who), least] });
  return how === ">"
    ? is(by(one), { compare: ">=", to: plus(other) })
    : is(plus(one), { compare: "<=", to: by(other) });
};

/** 102.2: more (or less) than whoever else has most (or least), said of the player who is "current". */
export const beatsOthers = (by: Measure, how: Comparison): Condition =>
  is(by(current), {
    compare: how,
    to: {
      amount: "amongPlayers",
      by: how === ">" ? "greatest" : "least",
      of: { who: "others", than: current },
      value: by(current),
    },
  });

const { rule } = rulesFor<Condition>();
/** So much of it, of the player who is "current". */
const soMuch = (measured: Phrase<Measure>): Phrase<Condition> =>
  oneOf(() => [
    rule("{n} {what}", { n: howMany, what: measured }, ({ n, what }) =>
      n.compare === "=" && n.to === 0 ? unbound("none of it") : is(what(current), n),
    ),
    rule("{n} or less {what}", { n: number, what: measured }, ({ n, what }) =>
      is(what(current), { compare: "<=", to: n }),
    ),
    rule("more than {n} {what}", { n: number, what: measured }, ({ n, what }) =>
      is(what(current), { compare: ">", to: n }),
    ),
    rule("less than {n} {what}", { n: number, what: measured }, ({ n, what }) =>
      is(what(current), { compare: "<", to: n }),
    ),
    rule("{how} {what} than you", { how: more, what: measured }, ({ how, what }) => beats(what, how, current, you)),
    rule("at least {n} {how} {what} than you", { n: number, how: more, what: measured }, ({ n, how, what }) =>
      beats(what, how, current, you, n),
    ),
    rule("{how} {what} than each other player", { how: more, what: measured }, ({ how, what }) =>
      beatsOthers(what, how),
    ),
  ]);
export const muchHad: Phrase<Condition> = soMuch(had);
export const muchControlled: Phrase<Condition> = soMuch(controlled);
