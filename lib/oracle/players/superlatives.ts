import type { Amount } from "../../engine/abilities/amounts.ts";
import type { Condition } from "../../engine/abilities/conditions.ts";
import type { Players } from "../../engine/abilities/references.ts";
import { noun } from "../hubs.ts";
import { type Forms, oneOf, oneOfForms, type Phrase, rulesFor } from "../kernel/index.ts";
import type { Noun } from "../meanings.ts";
import { everything } from "../nouns/everything.ts";
import { and } from "../nouns/filters.ts";

/** Who has most or least of something: "each player who controls the most lands", "the greatest number of creatures a player controls". */

/** Of a player, who is "current" where all are looked at. */
export type Measure = (who: Players) => Amount;
type By = "greatest" | "least";

const life: Measure = (of) => ({ amount: "life", of });
const hand: Measure = (of) => ({ amount: "handSize", of });
export const controlledBy =
  (what: Noun): Measure =>
  (who) => ({ amount: "count", of: everything({ ...what, filter: and([what.filter, { is: "controlledBy", who }]) }) });

const current: Players = { who: "current" };
export const amongPlayers = (by: By, measure: Measure, of: Players = { who: "each" }): Amount => ({
  amount: "amongPlayers",
  by,
  of,
  value: measure(current),
});
/** Of several who are tied, each of them. */
const isThat =
  (by: By, measure: Measure) =>
  (who: Players): Condition => ({
    if: "compare",
    amount: measure(who),
    value: { compare: by === "greatest" ? ">=" : "<=", to: amongPlayers(by, measure) },
  });

const { inflected, rule } = rulesFor<(who: Players) => Condition>();
const EXTREMES = [
  ["the most", "greatest"],
  ["the fewest", "least"],
] as const;
/** What follows "controls": "the most creatures or is tied for the most". */
export const mostControlled: Phrase<(who: Players) => Condition> = oneOf(() =>
  EXTREMES.flatMap(([word, by]) => [
    rule(`${word} {what}`, { what: noun.many }, ({ what }) => isThat(by, controlledBy(what))),
    rule(`${word} {what} or (is|are) tied for ${word}`, { what: noun.many }, ({ what }) =>
      isThat(by, controlledBy(what)),
    ),
  ]),
);
export const hasMost: Forms<(who: Players) => Condition> = oneOfForms(() => [
  inflected("<control> {most}", { most: mostControlled }, ({ most }) => most),
  inflected("<have> (the most life|the highest life total)", {}, () => isThat("greatest", life)),
  inflected("<have> (the least life|the lowest life total)", {}, () => isThat("least", life)),
  inflected("<have> the most cards in hand", {}, () => isThat("greatest", hand)),
  inflected("<have> the fewest cards in hand", {}, () => isThat("least", hand)),
]);

/** Those who are tied, all of them. */
export const withMost: Phrase<Players> = oneOf(() => [
  ...(
    [
      ["the player with the most life or tied for most life", "greatest"],
      ["the player with the least life or tied for least life", "least"],
    ] as const
  ).map(([words, by]) =>
    rulesFor<Players>().rule(words, {}, () => ({
      who: "those",
      of: { who: "each" },
      where: isThat(by, life)(current),
    })),
  ),
]);

const { rule: amountRule } = rulesFor<Amount>();
export const superlativeAmounts: readonly Phrase<Amount>[] = [
  ...(
    [
      ["a player controls", { who: "each" }],
      ["an opponent controls", { who: "opponents" }],
    ] as const
  ).map(([words, of]) =>
    amountRule(`the (greatest|highest) number of {what} ${words}`, { what: noun.many }, ({ what }) =>
      amongPlayers("greatest", controlledBy(what), of),
    ),
  ),
  ...(
    [
      ["a player", { who: "each" }],
      ["an opponent", { who: "opponents" }],
    ] as const
  ).flatMap(([words, of]) => [
    amountRule(`the (greatest|highest) number of cards in ${words} 's hand`, {}, () =>
      amongPlayers("greatest", hand, of),
    ),
  ]),
  amountRule("the number of cards in the hand of the opponent with the most cards in hand", {}, () =>
    amongPlayers("greatest", hand, { who: "opponents" }),
  ),
  amountRule("the life total of an opponent with the most life", {}, () =>
    amongPlayers("greatest", life, { who: "opponents" }),
  ),
];
