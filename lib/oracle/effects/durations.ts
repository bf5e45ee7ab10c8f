import type { Duration } from "../../engine/abilities/effects.ts";
import { condition } from "../hubs.ts";
import { type Phrase, rulesFor, words } from "../kernel/index.ts";

const { rule } = rulesFor<Duration>();

/** Durations that may stand in front of a clause as well as behind it. */
export const durations: readonly Phrase<Duration>[] = [
  words<Duration>([
    ["until end of turn", "endOfTurn"],
    ["this turn", "endOfTurn"],
    ["until your next turn", "yourNextTurn"],
    ["until the end of your next turn", "endOfYourNextTurn"],
    ["until end of combat on your next turn", "endOfCombatOnYourNextTurn"],
    ["until your next end step", "yourNextEndStep"],
    ["until your next upkeep", "yourNextUpkeep"],
    ["until the beginning of your next upkeep", "yourNextUpkeep"],
    ["until end of combat", "endOfCombat"],
    ["this combat", "endOfCombat"],
    ["until a player planeswalks", "planeswalk"],
    ["for the rest of the game", "forever"],
  ]),
  rule("for as long as {test}", { test: condition }, ({ test }) => ({ while: test })),
];
