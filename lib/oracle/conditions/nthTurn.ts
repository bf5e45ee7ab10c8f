import type { Condition } from "../../engine/abilities/conditions.ts";
import { list, oneOf, type Phrase, rulesFor } from "../kernel/index.ts";
import { numberWord, ordinal } from "../vocabulary/numbers.ts";
import { is, not, you } from "./counts.ts";

/** Which of a player's own turns it is, counted from the beginning of the game (500.1). */

const { rule } = rulesFor<Condition>();
const yours = (which: Condition): Condition => ({ if: "and", of: [{ if: "turnOf", who: you }, which] });
const nth = (n: number): Condition => is({ amount: "turnsTaken", of: you }, { compare: "=", to: n });

/** "your first turn of the game", "your first, second, or third turns of the game". */
export const ownTurnOfGame: Phrase<Condition> = oneOf(() => [
  rule("your {n} turn of the game", { n: ordinal }, ({ n }) => yours(nth(n))),
  rule("your {n} (turn|turns) of the game", { n: list(ordinal, { last: [", or"], pair: ["or"] }) }, ({ n }) =>
    yours({ if: "or", of: n.map(nth) }),
  ),
  rule("your first {n} turns of the game", { n: numberWord }, ({ n }) =>
    yours(is({ amount: "turnsTaken", of: you }, { compare: "<=", to: n })),
  ),
]);

export const ownTurnConditions: readonly Phrase<Condition>[] = [
  rule("(it's|it is) {turn}", { turn: ownTurnOfGame }, ({ turn }) => turn),
  rule("(it's not|it isn't) {turn}", { turn: ownTurnOfGame }, ({ turn }) => not(turn)),
];
