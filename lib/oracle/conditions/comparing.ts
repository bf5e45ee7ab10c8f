import type { Comparison } from "../../engine/abilities/amounts.ts";
import type { Condition } from "../../engine/abilities/conditions.ts";
import type { Players } from "../../engine/abilities/references.ts";
import type { Scope } from "../bind/scope.ts";
import { unbound } from "../bind/unbound.ts";
import { oneOf, type Phrase, rulesFor } from "../kernel/index.ts";
import { beats, beatsOthers, controlled, hadOrYours, type Measure, more } from "../players/measures.ts";
import { isSeveral } from "../players/several.ts";
import { mostControlled } from "../players/superlatives.ts";
import { numberWordOrOne } from "../vocabulary/numbers.ts";
import { controller, haver, some, someHaver } from "./players.ts";

/** Who has or controls more: "you have more life than an opponent", "that player controls more lands than you". */

const { rule } = rulesFor<Condition>();
const you: Players = { who: "you" };

/** Whom the first is compared with: one known player, any of several, or each of them. */
interface Against {
  readonly players: Players;
  readonly each?: boolean;
}
const OTHERS: Players = { who: "others", than: you };
const { rule: than } = rulesFor<Against>();
const against: Phrase<Against> = oneOf(() => [
  than("you", {}, () => ({ players: you })),
  than("that player", {}, (_, scope) => ({ players: scope.playerPronoun() })),
  than("an opponent", {}, () => ({ players: { who: "opponents" } })),
  than("each opponent", {}, () => ({ players: { who: "opponents" }, each: true })),
  than("each other player", {}, () => ({ players: OTHERS, each: true })),
  than("defending player", {}, () => ({ players: { who: "defendingPlayer" } })),
  // 508.1: of several attacking as one, each.
  than("attacking player", {}, () => ({ players: { who: "activePlayer" } })),
]);

function compared(scope: Scope, who: Players, how: Comparison, by: Measure, against: Against, least = 1): Condition {
  const { each } = against;
  // "each other player" than the one who is compared.
  const players: Players = against.players === OTHERS ? { who: "others", than: who } : against.players;
  const better = (one: Players, other: Players): Condition => beats(by, how, one, other, least);
  if (who.who === "each" && against.players === OTHERS && least === 1)
    return { if: "somePlayer", of: who, condition: beatsOthers(by, how) };
  if (isSeveral(who))
    return isSeveral(players)
      ? unbound("each of several with each of several")
      : { if: "somePlayer", of: who, condition: better({ who: "current" }, players) };
  if (!isSeveral(players)) {
    const [more, fewer] = how === ">" ? [who, players] : [players, who];
    scope.tell({ difference: { amount: "minus", from: by(more), of: by(fewer) } });
    return better(who, players);
  }
  const some: Condition = {
    if: "somePlayer",
    of: players,
    condition: each ? { if: "not", of: better(who, { who: "current" }) } : better(who, { who: "current" }),
  };
  return each ? { if: "not", of: some } : some;
}

export const comparisons: readonly Phrase<Condition>[] = [
  rule(
    "{who} {how} {what} than {than}",
    { who: oneOf(() => [haver, someHaver]), how: more, what: hadOrYours, than: against },
    ({ who, how, what, than }, scope) => compared(scope, who, how, what, than),
  ),
  rule(
    "{who} {how} {what} than {than}",
    { who: controller, how: more, what: controlled, than: against },
    ({ who, how, what, than }, scope) => compared(scope, who, how, what, than),
  ),
  rule("a player controls {how} {what} than each other player", { how: more, what: controlled }, ({ how, what }) =>
    some({ who: "each" }, () => beatsOthers(what, how)),
  ),
  rule(
    "{who} at least {n} {how} {what} than {than}",
    { who: oneOf(() => [haver, someHaver]), n: numberWordOrOne, how: more, what: hadOrYours, than: against },
    ({ who, n, how, what, than }, scope) => compared(scope, who, how, what, than, n),
  ),
  rule(
    "{who} at least {n} {how} {what} than {than}",
    { who: controller, n: numberWordOrOne, how: more, what: controlled, than: against },
    ({ who, n, how, what, than }, scope) => compared(scope, who, how, what, than, n),
  ),
  rule("{who} {most}", { who: controller, most: mostControlled }, ({ who, most }) =>
    who.who === "opponents" ? some(who, most) : most(who),
  ),
  rule("you have {n} or more opponents", { n: numberWordOrOne }, ({ n }) => ({
    if: "compare",
    amount: { amount: "countPlayers", of: { who: "opponents" } },
    value: { compare: ">=", to: n },
  })),
];
