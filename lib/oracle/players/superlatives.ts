import type { Amount } from "../../engine/abilities/amounts.ts";
import type { Condition } from "../../engine/abilities/conditions.ts";
import type { Players } from "../../engine/abilities/references.ts";
import { sameData } from "../../engine/abilities/visit.ts";
import type { Scope } from "../bind/scope.ts";
import { unbound } from "../bind/unbound.ts";
import { type Forms, oneOf, oneOfForms, type Phrase, rulesFor } from "../kernel/index.ts";
import { beatsOthers, controlled, had, type Measure } from "./measures.ts";

/** Who has most or least of something: "each player who controls the most lands", "the greatest number of creatures a player controls". */

type By = "greatest" | "least";

const life: Measure = (of) => ({ amount: "life", of });
const hand: Measure = (of) => ({ amount: "handSize", of });

const current: Players = { who: "current" };
export const amongPlayers = (by: By, measure: Measure, of: Players = { who: "each" }): Amount => ({
  amount: "amongPlayers",
  by,
  of,
  value: measure(current),
});
/** Of several who are tied, each of them. */
const isThat =
  (by: By, measure: Measure, of?: Players) =>
  (who: Players): Condition => ({
    if: "compare",
    amount: measure(who),
    value: { compare: by === "greatest" ? ">=" : "<=", to: amongPlayers(by, measure, of) },
  });

const { inflected, rule } = rulesFor<(who: Players) => Condition>();
const EXTREMES = [
  ["the most", "greatest"],
  ["the fewest", "least"],
] as const;
/** What follows "controls": "the most creatures or is tied for the most". */
export const mostControlled: Phrase<(who: Players) => Condition> = oneOf(() =>
  EXTREMES.flatMap(([word, by]) => [
    rule(`${word} {what}`, { what: controlled }, ({ what }) => isThat(by, what)),
    rule(`${word} {what} or (is|are) tied for ${word}`, { what: controlled }, ({ what }) => isThat(by, what)),
  ]),
);
export const hasMost: Forms<(who: Players) => Condition> = oneOfForms(() => [
  inflected("<control> {most}", { most: mostControlled }, ({ most }) => most),
  inflected("<have> the {most}", { most: superlative }, ({ most }) => isThat(most.by, most.measure)),
  inflected("<have> the {most} or (is|are) tied for (the|) {same}", { most: superlative, same: superlative }, (said) =>
    isThat(...sameOne(said.most, said.same)),
  ),
]);

/** Most or least of what players have: "highest life total", "fewest cards in hand". */
export interface Superlative {
  readonly by: By;
  readonly measure: Measure;
}
const { rule: superlativeRule } = rulesFor<Superlative>();
export const superlative: Phrase<Superlative> = oneOf(() => [
  superlativeRule("most {had}", { had }, ({ had }) => ({ by: "greatest", measure: had })),
  superlativeRule("(fewest|least) {had}", { had }, ({ had }) => ({ by: "least", measure: had })),
  superlativeRule("highest life total", {}, () => ({ by: "greatest", measure: life })),
  superlativeRule("lowest life total", {}, () => ({ by: "least", measure: life })),
]);
const sameOne = (one: Superlative, other: Superlative): [By, Measure] =>
  sameSuperlative(one, other) ? [one.by, one.measure] : unbound("tied for something else");

/** Behind "player" or "opponent", of whom there are these: "with the most life or tied for most life". */
export const withThe = (among: Players): Phrase<Condition> =>
  oneOf(() => [
    conditionRule("with the {most}", { most: superlative }, ({ most }) =>
      isThat(most.by, most.measure, among)(current),
    ),
    conditionRule("with the {most} or tied for (the|) {same}", { most: superlative, same: superlative }, (said) =>
      isThat(...sameOne(said.most, said.same), among)(current),
    ),
  ]);
const { rule: conditionRule } = rulesFor<Condition>();

/** Those who are tied, all of them. */
export const withMost: Phrase<Players> = oneOf(() =>
  (
    [
      ["player", { who: "each" }],
      ["opponent", { who: "opponents" }],
    ] as const
  ).map(([word, of]) =>
    rulesFor<Players>().rule(
      `the ${word} with the {most} or tied for (the|) {same}`,
      { most: superlative, same: superlative },
      (said) => ({ who: "those", of, where: isThat(...sameOne(said.most, said.same), of)(current) }),
    ),
  ),
);

/** Those of whom there may be several, said as of one: "the player with the lowest life total". */
const { rule: playersRule } = rulesFor<Players>();
const theOne = (by: By, measure: Measure): Players => ({
  who: "those",
  of: { who: "each" },
  where: isThat(by, measure)(current),
});
export interface Leader extends Superlative {
  readonly who: Players;
}
export const leader: Phrase<Leader> = rulesFor<Leader>().rule(
  "the player with the {most}",
  { most: superlative },
  ({ most }) => ({ ...most, who: theOne(most.by, most.measure) }),
);
export const sameSuperlative = (one: Superlative, other: Superlative): boolean =>
  one.by === other.by && sameData(one.measure(current), other.measure(current));

/** 603.4: one and no more, where it is asked whether a player has more than each other player. */
const only = (one: Superlative, { thisIf, interveningIf }: Scope): Players => {
  const asked = thisIf ?? interveningIf;
  const alone = beatsOthers(one.measure, one.by === "greatest" ? ">" : "<");
  return asked !== undefined && sameData(asked, { if: "somePlayer", of: { who: "each" }, condition: alone })
    ? theOne(one.by, one.measure)
    : unbound("which of those who are tied?");
};
export const onlyLeader: Phrase<Players> = oneOf(() => [
  playersRule("{leader}", { leader }, ({ leader }, scope) => only(leader, scope)),
  playersRule("the player who controls the most {what}", { what: controlled }, ({ what }, scope) =>
    only({ by: "greatest", measure: what }, scope),
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
    amountRule(`the (greatest|highest) number of {what} ${words}`, { what: controlled }, ({ what }) =>
      amongPlayers("greatest", what, of),
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
  amountRule("the (greatest|highest) number of cards in any player's hand", {}, () =>
    amongPlayers("greatest", hand, { who: "each" }),
  ),
  amountRule("the number of cards in the hand of the player with the most cards in hand", {}, () =>
    amongPlayers("greatest", hand, { who: "each" }),
  ),
  amountRule("the number of cards in the hand of the opponent with the most cards in hand", {}, () =>
    amongPlayers("greatest", hand, { who: "opponents" }),
  ),
  amountRule("the life total of an opponent with the most life", {}, () =>
    amongPlayers("greatest", life, { who: "opponents" }),
  ),
];
