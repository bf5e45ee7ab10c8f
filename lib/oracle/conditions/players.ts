import type { Amount } from "../../engine/abilities/amounts.ts";
import type { Condition } from "../../engine/abilities/conditions.ts";
import type { Players } from "../../engine/abilities/references.ts";
import type { Scope } from "../bind/scope.ts";
import { unbound } from "../bind/unbound.ts";
import { oneOf, type Phrase, rulesFor, words } from "../kernel/index.ts";
import { playerChosen } from "../players/chosenPlayer.ts";
import { targetPlayer } from "../players/players.ts";
import { eitherTargetOrController } from "../players/several.ts";
import { halfOrLess, lessThanHalf } from "../players/traits.ts";
import { is, you } from "./counts.ts";

/** What players have and control. */

/** Players with the verb forms their number takes: "you control", "an opponent controls". */
const { rule: whoRule } = rulesFor<Players>();
/** From then on that is "that player", "they". */
function defending(scope: Scope): Players {
  const who: Players = { who: "defendingPlayer" };
  scope.mentionPlayer(who);
  return who;
}
/** Any one of several: so many are controlled if some player controls so many. */
export const someController: Phrase<Players> = oneOf(() => [
  whoRule("an opponent controls", {}, () => ({ who: "opponents" })),
  whoRule("a player controls", {}, () => ({ who: "each" })),
]);
/** One, or all of several together. */
export const controllers: Phrase<Players> = oneOf(() => [
  whoRule("you control", {}, () => you),
  whoRule("your opponents control", {}, () => ({ who: "opponents" })),
  whoRule("defending player controls", {}, (_, scope) => defending(scope)),
  whoRule("that player controls", {}, (_, scope) => scope.playerPronoun()),
  whoRule("they control", {}, (_, scope) => scope.playerPronoun()),
  whoRule("the chosen player controls", {}, (_, scope) =>
    scope.inQuote || !playerChosen(scope.face.text) ? unbound("chosen for what?") : { who: "chosenForSelf" },
  ),
  whoRule("target opponent controls", {}, (_, scope) => targetPlayer(scope, { who: "opponents" })),
]);
/** Of what there is at all, it is the same which of them controls it. */
export const controller: Phrase<Players> = oneOf(() => [controllers, someController]);
export const notController: Phrase<Players> = oneOf(() => [
  whoRule("you don't control", {}, () => you),
  whoRule("that player doesn't control", {}, (_, scope) => scope.playerPronoun()),
  whoRule("they don't control", {}, (_, scope) => scope.playerPronoun()),
]);
export const haver: Phrase<Players> = oneOf(() => [
  whoRule("you have", {}, () => you),
  whoRule("that player has", {}, (_, scope) => scope.playerPronoun()),
  whoRule("they have", {}, (_, scope) => scope.playerPronoun()),
  whoRule("its controller has", {}, (_, scope) => ({
    who: "controllerOf",
    of: scope.pronoun("one", [], "property"),
  })),
  whoRule("defending player has", {}, (_, scope) => defending(scope)),
  whoRule("target opponent has", {}, (_, scope) => targetPlayer(scope, { who: "opponents" })),
  whoRule("target player has", {}, (_, scope) => targetPlayer(scope, { who: "each" })),
]);
/** Any one of several: true if some player's amount is so. */
export const someHaver: Phrase<Players> = oneOf(() => [
  whoRule("(an|any) opponent has", {}, () => ({ who: "opponents" })),
  whoRule("a player has", {}, () => ({ who: "each" })),
  whoRule("that player or that (planeswalker|permanent)'s controller has", {}, (_, scope) =>
    eitherTargetOrController(scope),
  ),
]);
/** All of them: true if of no player it is not so. */
export const everyHaver: Phrase<Players> = words([
  ["each player has", { who: "each" }],
  ["each opponent has", { who: "opponents" }],
]);
export const every = (who: Players, condition: (current: Players) => Condition): Condition => ({
  if: "not",
  of: some(who, (current) => ({ if: "not", of: condition(current) })),
});
export const some = (who: Players, condition: (current: Players) => Condition): Condition => ({
  if: "somePlayer",
  of: who,
  condition: condition({ who: "current" }),
});

/** Of any one of several: "an opponent's life total is less than half their starting life total". */
export const someLife: Phrase<Condition> = oneOf(() =>
  (
    [
      ["less than half", lessThanHalf],
      ["less than or equal to half", halfOrLess],
    ] as const
  ).flatMap(([than, compare]) => [
    rulesFor<Condition>().rule(
      `{whose} life total is ${than} their starting life total`,
      {
        whose: words<Players>([
          ["an opponent's", { who: "opponents" }],
          ["a player's", { who: "each" }],
        ]),
      },
      ({ whose }) => some(whose, (of) => is({ amount: "life", of }, compare)),
    ),
    rulesFor<Condition>().rule(`your life total is ${than} your starting life total`, {}, () =>
      is({ amount: "life", of: you }, compare),
    ),
  ]),
);

export const devotion: Phrase<Amount> = words(
  (
    [
      ["white", "W"],
      ["blue", "U"],
      ["black", "B"],
      ["red", "R"],
      ["green", "G"],
    ] as const
  ).map(([word, color]) => [word, { amount: "devotion", to: [color], of: you } as const] as const),
);
