import type { Compare } from "../../engine/abilities/amounts.ts";
import { unbound } from "../bind/scope.ts";
import { type Doing, didThat, doThat, noun } from "../hubs.ts";
import { oneOf, type Phrase, rulesFor } from "../kernel/index.ts";
import { and } from "../nouns/filters.ts";
import { isOfSpells, permanents } from "../nouns/kinds.ts";
import { another } from "../nouns/other.ts";
import { own } from "../players/own.ts";
import { howMany } from "./counts.ts";

/** What players have done, with "this turn" behind: "cast a spell", "drew two or more cards". */

const { rule: deedRule } = rulesFor<Doing>();

/** What is nowhere told of as it happens. */
const others: readonly Phrase<Doing>[] = [
  deedRule("activated a ability", {}, () => (by) => ({ on: "activate", object: { is: "any" }, by })),
  deedRule("attacked with a {what}", { what: permanents.one }, ({ what }) => (by) => ({
    on: "attackDeclared",
    by,
    with: what.filter,
  })),
  // Another than the one that is spoken of.
  deedRule(
    "had another {what} enter the battlefield under {own} control",
    { what: permanents.one, own },
    ({ what, own }, scope) => {
      const { filter } = another(scope, what);
      return (who) => ({ on: "move", object: and([filter, { is: "controlledBy", who: own(who) }]), to: "battlefield" });
    },
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
];
export const deed: Phrase<Doing> = oneOf(() => [deedRule("{did}", { did: didThat }, ({ did }) => did), ...others]);

/** The same denied: "didn't lose life". */
export const noDeed: Phrase<Doing> = oneOf(() => [
  deedRule("didn't {do}", { do: doThat }, (said) => said.do),
  deedRule("didn't attack with a {what}", { what: permanents.one }, ({ what }) => (by) => ({
    on: "attackDeclared",
    by,
    with: what.filter,
  })),
]);

/** So many of them: "three or more spells", "two or more lands". */
interface Tally {
  readonly event: Doing;
  readonly times: Compare;
}
const { rule: tallyRule } = rulesFor<Tally>();
export const tally: Phrase<Tally> = oneOf(() => [
  tallyRule("cast {n} {what}", { n: howMany, what: noun.many }, ({ n, what }) => {
    if (!isOfSpells(what)) unbound("only spells are cast");
    return { event: (by) => ({ on: "cast", object: what.filter, by }), times: n };
  }),
  tallyRule("(drew|drawn) {n} cards", { n: howMany }, ({ n }) => ({ event: (who) => ({ on: "draw", who }), times: n })),
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
