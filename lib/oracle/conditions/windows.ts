import type { Condition } from "../../engine/abilities/conditions.ts";
import { oneOf, type Phrase, rulesFor, words } from "../kernel/index.ts";
import { ownTurnOfGame } from "./nthTurn.ts";

/** When in a turn something may be cast or activated (506.7): what follows "only". */

type When = Extract<Condition, { if: "phase" }>["phase"];
const at = (phase: When): Condition => ({ if: "phase", phase });
const all = (...of: readonly Condition[]): Condition => ({ if: "and", of });
const yourTurn: Condition = { if: "turnOf", who: { who: "you" } };
const theirTurn: Condition = { if: "turnOf", who: { who: "opponents" } };

const { rule } = rulesFor<Condition>();

/** Points before or after which something may be done. */
const before = words<When>([
  ["combat", "beforeCombat"],
  ["attackers are declared", "beforeAttackers"],
  ["blockers are declared", "beforeBlockers"],
  ["the combat damage step", "beforeCombatDamage"],
  ["the end of combat step", "beforeEndOfCombat"],
]);
const within = words<Condition>([
  ["combat", at("combat")],
  ["combat before blockers are declared", at("combatBeforeBlockers")],
  ["combat after blockers are declared", at("combatAfterBlockers")],
  ["combat on your turn", all(at("combat"), yourTurn)],
  ["combat on a opponent's turn", all(at("combat"), theirTurn)],
  ["combat on your turn before blockers are declared", all(at("combatBeforeBlockers"), yourTurn)],
  ["the declare attackers step", at("declareAttackers")],
  ["the declare blockers step", at("declareBlockers")],
  ["the end of combat step", at("endOfCombat")],
  ["a opponent's upkeep", all(at("upkeep"), theirTurn)],
  ["a opponent's turn after their upkeep step", all(at("afterUpkeep"), theirTurn)],
]);
const turn = words<Condition>([
  ["your turn", yourTurn],
  ["a opponent's turn", theirTurn],
]);

export const combatWindow: Phrase<Condition> = oneOf(() => [
  rule("during {within}", { within }, ({ within }) => within),
  rule("during {turn}", { turn: ownTurnOfGame }, ({ turn }) => turn),
  rule("before {point}", { point: before }, ({ point }) => at(point)),
  rule("after combat", {}, () => at("afterCombat")),
  rule("before combat or during combat before blockers are declared", {}, () => ({
    if: "or",
    of: [at("beforeCombat"), at("combatBeforeBlockers")],
  })),
  rule("during {turn}, before {point}", { turn, point: before }, ({ turn, point }) => all(turn, at(point))),
  rule("during {within} and only if you've been attacked this step", { within }, ({ within }) =>
    all(within, { if: "attackedThisCombat", who: { who: "you" } }),
  ),
]);
