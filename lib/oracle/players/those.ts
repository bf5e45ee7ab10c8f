import type { Players } from "../../engine/abilities/references.ts";
import type { Scope } from "../bind/scope.ts";
import { unbound } from "../bind/unbound.ts";
import { oneOf, type Phrase, rulesFor } from "../kernel/index.ts";
import { didAsTold, playerTest } from "./traits.ts";

/** Players who were spoken of: "those opponents", "each of them". */

const { rule } = rulesFor<Players>();

/** The target that these are, all of them. */
const targetOf = (who: Players): Extract<Players, { who: "target" }> | undefined =>
  who.who === "target"
    ? who
    : who.who === "union" && who.of.length === 1 && who.of[0]
      ? targetOf(who.of[0])
      : undefined;

/** "Any number of target opponents", "each opponent": from then on they are "those opponents". */
function thoseOpponents(scope: Scope): Players {
  const those = scope.playerPronoun("many");
  const target = targetOf(those);
  const kinds = target === undefined ? undefined : scope.targets[target.slot]?.of;
  const areOpponents =
    kinds?.every((one) => one.target === "player" && one.who.who === "opponents") ??
    (those.who === "opponents" || those.who === "opponentsOf");
  return areOpponents ? those : unbound("not all are opponents");
}
/** "those opponents who discarded a card this way": such of them. */
export const suchOfThose: Phrase<Players> = oneOf(() => {
  const test = oneOf(() => [playerTest.many, didAsTold]);
  return [
    rule("those opponents who {test}", { test }, ({ test }, scope) => ({
      who: "those",
      of: thoseOpponents(scope),
      where: test,
    })),
    rule("those players who {test}", { test }, ({ test }, scope) => ({
      who: "those",
      of: scope.playerPronoun("many"),
      where: test,
    })),
  ];
});

/** Those whom the instruction before was told to; whose things are theirs, nobody says so. */
export const eachOfThose: Phrase<Players> = oneOf(() => [
  rule("each of those players", {}, (_, scope) => scope.playerPronoun("many")),
  // Of targets that may be permanents too it is said elsewhere.
  rule("each of them", {}, (_, scope) => {
    const those = scope.playerPronoun("many");
    const target = targetOf(those);
    const slots = target === undefined ? [] : [scope.targets[target.slot]];
    return slots.length > 0 && slots.every((one) => one?.of.every(({ target }) => target === "player"))
      ? those
      : unbound("not all are players");
  }),
  rule("each of those opponents", {}, (_, scope) => thoseOpponents(scope)),
  rule("each of {such}", { such: suchOfThose }, ({ such }) => such),
]);
