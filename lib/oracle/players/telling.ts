import type { Condition } from "../../engine/abilities/conditions.ts";
import type { Players } from "../../engine/abilities/references.ts";
import { type Forms, oneOf, type Phrase, rulesFor } from "../kernel/index.ts";
import { muchHad } from "./measures.ts";
import { withThe } from "./superlatives.ts";
import { current, lifeCompared, playerTest } from "./traits.ts";

/** What tells some players from the others: "opponents who control a creature", counted. */

export const opponents: Players = { who: "opponents" };
const { rule: whoRule } = rulesFor<Players>();
const { rule: trait } = rulesFor<Condition>();
/** "with four or more cards in hand", "whose life total is 10 or less": the same without "who". */
const playerTrait: Phrase<Condition> = oneOf(() => [
  trait("with {much}", { much: muchHad }, ({ much }) => much),
  trait("whose turn it is", {}, () => ({ if: "turnOf", who: current })),
  trait("with no cards in hand", {}, () => ({ if: "handEmpty", who: current })),
  trait("whose life total is {is}", { is: lifeCompared }, ({ is }) => ({
    if: "compare",
    amount: { amount: "life", of: current },
    value: is,
  })),
]);
/** What tells some of these players from the others. */
export const telling = (test: Phrase<Condition>, of: Players): Phrase<Condition> =>
  oneOf(() => [
    trait("who {test}", { test }, ({ test }) => test),
    trait("{trait}", { trait: playerTrait }, ({ trait }) => trait),
    trait("{most}", { most: withThe(of) }, ({ most }) => most),
    ...(of.who === "opponents"
      ? [trait("{most} among your opponents", { most: withThe(of) }, ({ most }) => most)]
      : []),
  ]);
const whoOrWith = (word: string, test: Phrase<Condition>, of: Players): Phrase<Players> =>
  whoRule(`${word} {which}`, { which: telling(test, of) }, ({ which }) => ({ who: "those", of, where: which }));
export const playersWho: readonly Forms<Players>[] = (
  [
    ["opponent", opponents],
    ["player", { who: "each" }],
  ] as const
).map(([word, of]) => ({
  one: whoOrWith(word, playerTest.one, of),
  many: whoOrWith(`${word}s`, playerTest.many, of),
}));
export const opponentsOfYoursWho: Phrase<Players> = whoOrWith("your opponents", playerTest.many, opponents);
