import type { Rule } from "../abilities/rules.ts";
import type { GameEvent } from "../events.ts";
import type { Game, Procedure } from "../game.ts";
import { followed } from "../procedure.ts";
import { playersOf } from "../query/evaluators/index.ts";
import { rulesOf } from "../rules/continuous/layers.ts";
import { propose } from "../rules/events/propose.ts";
import { isReplaced, replaced } from "../rules/replacement/replacement.ts";
import { isActive, turnTeamOf } from "../state/teams.ts";
import type { Step } from "../views.ts";

const RULE_FOR: Partial<Record<Step, "skipDrawStep" | "skipUntapStep" | "skipUpkeep">> = {
  draw: "skipDrawStep",
  untap: "skipUntapStep",
  upkeep: "skipUpkeep",
};

/** 614.10: whether the active player skips this step: always, or just the next one. */
export function skipsStep(game: Game, step: Step): Procedure<boolean> {
  const { players, turn } = game.state;
  const kind = RULE_FOR[step];
  const maySkip =
    (kind !== undefined && rulesOf(game, kind).length > 0) ||
    turnTeamOf(game.state, turn.active).some((seat) => players[seat]!.skips !== undefined);
  return maySkip || isReplaced(game, { e: "beginStep", step }) ? skipping(game, step) : NOT_SKIPPED;
}
const NOT_SKIPPED = followed(false);

function* skipping(game: Game, step: Step): Procedure<boolean> {
  const { active } = game.state.turn;
  const kind = RULE_FOR[step];
  if (
    kind !== undefined &&
    rulesOf(game, kind satisfies Rule["rule"]).some(({ rule, context }) =>
      playersOf(game, rule.who, context).some((seat) => isActive(game.state, seat)),
    )
  )
    return true;
  // 614.10b: what happens instead of a step.
  const beginning: GameEvent = { e: "beginStep", step };
  if (isReplaced(game, beginning) && (yield* replaced(game, beginning)).length === 0) return true;
  const name = step === "beginningOfCombat" ? "combat" : step;
  const { players } = game.state;
  const told = turnTeamOf(game.state, active).find((seat) => players[seat]!.skips?.includes(name));
  if (told === undefined) return false;
  const { skips = [] } = players[told]!;
  yield* propose(game, { e: "player", player: told, change: { skips: skips.toSpliced(skips.indexOf(name), 1) } });
  // Skipping the combat phase skips all of its steps.
  if (name === "combat")
    yield* propose(game, {
      e: "steps",
      toCome: game.state.turn.toCome.slice(game.state.turn.toCome.indexOf("endOfCombat") + 1),
    });
  return true;
}
