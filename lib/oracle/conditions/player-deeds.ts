import type { Compare } from "../../engine/abilities/amounts.ts";
import type { EventPattern } from "../../engine/abilities/events.ts";
import type { Filter } from "../../engine/abilities/filters.ts";
import type { Players } from "../../engine/abilities/references.ts";
import { unbound } from "../bind/scope.ts";
import { noun } from "../hubs.ts";
import { oneOf, type Phrase, rulesFor } from "../kernel/index.ts";
import { and } from "../nouns/filters.ts";
import { isOfSpells, permanents } from "../nouns/kinds.ts";
import { own } from "../players/own.ts";
import { howMany } from "./counts.ts";

/** What players have done, with "this turn" behind: "cast a spell", "drew two or more cards". */

type Deed = (who: Players) => EventPattern;
const { rule: deedRule } = rulesFor<Deed>();

/** 111.2: such a token is created by them. */
export const tokenCreated =
  (filter: Filter): Deed =>
  (who) => ({
    on: "move",
    object: and([filter, { is: "token" }, { is: "controlledBy", who }]),
    to: "battlefield",
    created: true,
  });

export const deed: Phrase<Deed> = oneOf(() => [
  deedRule("searched {own} library", { own }, ({ own }) => (who) => ({ on: "search", who: own(who) })),
  deedRule("cast a {what}", { what: noun.one }, ({ what }) => {
    if (!isOfSpells(what)) unbound("only spells are cast");
    return (by) => ({ on: "cast", object: what.filter, by });
  }),
  deedRule("activated a ability", {}, () => (by) => ({ on: "activate", object: { is: "any" }, by })),
  deedRule("discarded a {what}", { what: noun.one }, ({ what }) => {
    if (what.card !== true || what.in !== undefined) unbound("only cards are discarded");
    return (who) => ({ on: "discard", who, ...(what.filter.is === "any" ? {} : { object: what.filter }) });
  }),
  deedRule("sacrificed a {what}", { what: permanents.one }, ({ what }) => (who) => ({
    on: "sacrifice",
    who,
    object: what.filter,
  })),
  deedRule("cycled or discarded a card", {}, () => (who) => ({
    on: "anyOf",
    of: [
      { on: "cycle", who },
      { on: "discard", who },
    ],
  })),
  // 106.12
  deedRule("tapped a {what} for mana", { what: permanents.one }, ({ what }) => (by) => ({
    on: "tapForMana",
    object: what.filter,
    by,
  })),
  deedRule("gained life", {}, () => (who) => ({ on: "gainLife", who })),
  deedRule("lost life", {}, () => (who) => ({ on: "loseLife", who })),
  deedRule("attacked with a {what}", { what: permanents.one }, ({ what }) => (by) => ({
    on: "attackDeclared",
    by,
    with: what.filter,
  })),
  deedRule("created a {what}", { what: permanents.one }, ({ what }) => tokenCreated(what.filter)),
  deedRule("surveilled", {}, () => (who) => ({ on: "surveil", who })),
  deedRule("scried", {}, () => (who) => ({ on: "scry", who })),
  deedRule("proliferated", {}, () => (who) => ({ on: "proliferate", who })),
  deedRule("played a land", {}, () => (by) => ({ on: "playLand", object: { is: "type", type: "land" }, by })),
  deedRule(
    "had another {what} enter the battlefield under {own} control",
    { what: permanents.one, own },
    ({ what, own }) =>
      (who) => ({
        on: "move",
        object: and([{ is: "another" }, what.filter, { is: "controlledBy", who: own(who) }]),
        to: "battlefield",
      }),
  ),
  deedRule(
    "had a {what} enter the battlefield under {own} control",
    { what: permanents.one, own },
    ({ what, own }) =>
      (who) => ({
        on: "move",
        object: and([what.filter, { is: "controlledBy", who: own(who) }]),
        to: "battlefield",
      }),
  ),
]);

/** The same denied: "didn't lose life". */
export const noDeed: Phrase<Deed> = oneOf(() => [
  deedRule("didn't lose life", {}, () => (who) => ({ on: "loseLife", who })),
  deedRule("didn't gain life", {}, () => (who) => ({ on: "gainLife", who })),
  deedRule("didn't play a land", {}, () => (by) => ({ on: "playLand", object: { is: "type", type: "land" }, by })),
  deedRule("didn't cast a {what}", { what: noun.one }, ({ what }) => {
    if (!isOfSpells(what)) unbound("only spells are cast");
    return (by) => ({ on: "cast", object: what.filter, by });
  }),
  deedRule("didn't attack with a {what}", { what: permanents.one }, ({ what }) => (by) => ({
    on: "attackDeclared",
    by,
    with: what.filter,
  })),
]);

/** So many of them: "three or more spells", "two or more lands". */
interface Tally {
  readonly event: Deed;
  readonly times: Compare;
}
const { rule: tallyRule } = rulesFor<Tally>();
export const tally: Phrase<Tally> = oneOf(() => [
  tallyRule("cast {n} {what}", { n: howMany, what: noun.many }, ({ n, what }) => {
    if (!isOfSpells(what)) unbound("only spells are cast");
    return { event: (by) => ({ on: "cast", object: what.filter, by }), times: n };
  }),
  tallyRule("drew {n} cards", { n: howMany }, ({ n }) => ({ event: (who) => ({ on: "draw", who }), times: n })),
  tallyRule("discarded {n} cards", { n: howMany }, ({ n }) => ({ event: (who) => ({ on: "discard", who }), times: n })),
  tallyRule(
    "had {n} {what} enter the battlefield under {own} control",
    { n: howMany, what: permanents.many, own },
    ({ n, what, own }) => ({
      event: (who) => ({
        on: "move",
        object: and([what.filter, { is: "controlledBy", who: own(who) }]),
        to: "battlefield",
      }),
      times: n,
    }),
  ),
  tallyRule("sacrificed {n} {what}", { n: howMany, what: permanents.many }, ({ n, what }) => ({
    event: (who) => ({ on: "sacrifice", who, object: what.filter }),
    times: n,
  })),
]);
