import type { Compare } from "../../engine/abilities/amounts.ts";
import type { Condition } from "../../engine/abilities/conditions.ts";
import type { Players } from "../../engine/abilities/references.ts";
import { acts } from "../amounts/thisTurn.ts";
import { unbound } from "../bind/unbound.ts";
import { type Doing, didThat, doThat, noun } from "../hubs.ts";
import { oneOf, type Phrase, rulesFor } from "../kernel/index.ts";
import { and } from "../nouns/filters.ts";
import { permanents } from "../nouns/kinds.ts";
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
  // 700.11
  deedRule("descended", {}, () => (who) => ({
    on: "move",
    object: and([{ is: "permanentCard" }, { is: "card" }, { is: "ownedBy", who }]),
    to: "graveyard",
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
  /** How many different ones, not how often. */
  readonly distinct?: "object";
}
export const tallied = ({ event, ...counted }: Tally, who: Players): Condition => ({
  if: "happened",
  event: event(who),
  ...counted,
});

const { rule: tallyRule } = rulesFor<Tally>();
export const tally: Phrase<Tally> = oneOf(() => [
  // 404.1: into the graveyard of whoever owns it.
  tallyRule(
    "had {n} {what} put into {own} graveyard from anywhere",
    { n: howMany, what: noun.many, own },
    ({ n, what, own }) => {
      if (what.card !== true || what.in !== undefined) unbound("said of cards");
      const card = and([what.filter, { is: "card" }]);
      return {
        event: (who) => ({ on: "move", object: and([card, { is: "ownedBy", who: own(who) }]), to: "graveyard" }),
        times: n,
      };
    },
  ),
  ...acts.map(([past, participle, done]) =>
    tallyRule(
      `${past === participle ? past : `(${past}|${participle})`} {n} {what}`,
      { n: howMany, what: noun.many },
      ({ n, what }) => ({ event: (who) => done(what, who), times: n }),
    ),
  ),
  // Of one combat or of several; a creature that attacked in both is one.
  tallyRule("attacked with {n} {what}", { n: howMany, what: permanents.many }, ({ n, what }) => ({
    event: (who) => ({ on: "attacks", object: and([what.filter, { is: "controlledBy", who }]) }),
    times: n,
    distinct: "object",
  })),
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
]);
