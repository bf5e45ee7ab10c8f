import type { PriorityAction } from "../decisions.ts";
import type { Game, Procedure } from "../game.ts";
import { attend, choose } from "../procedure.ts";
import { apnap, nextInTurnOrder } from "../state/objects.ts";
import type { Stage } from "../state/state.ts";
import { activateAbility } from "./activate.ts";
import { castSpell } from "./cast.ts";
import { legalActions } from "./legalActions.ts";
import { playLand } from "./playLand.ts";
import { specialAction } from "./specialActions.ts";

/** 117.1, 117.3-4: a player with priority acts and keeps it, or passes. */
export function* takeAction(game: Game, stage: Extract<Stage, { at: "action" }>): Procedure<Stage> {
  const { player, passes } = stage;
  let found: readonly PriorityAction[] | undefined;
  const { action } = yield* choose<"priority">(game, {
    ask: "priority",
    player,
    about: "priority",
    get actions() {
      found ??= legalActions(game, player);
      return found;
    },
  });
  if (action.act === "pass") return passed(game, player, passes + 1);
  attend(game);
  yield* perform(game, player, action);
  // 117.3c
  return { at: "priority", player, passes: 0 };
}

/** 117.4: when all players have passed in succession, the top of the stack resolves, or the step ends. */
function passed(game: Game, player: number, passes: number): Stage {
  if (passes < apnap(game.state).length) return { at: "priority", player: nextInTurnOrder(game.state, player), passes };
  if (game.state.stack.length > 0) return { at: "resolve" };
  attend(game);
  return { at: "endStep" };
}

function* perform(game: Game, player: number, action: PriorityAction): Procedure {
  switch (action.act) {
    case "cast":
      return yield* castSpell(game, player, action);
    case "activate":
      return yield* activateAbility(game, player, action);
    case "playLand":
      return yield* playLand(game, player, action);
    case "special":
      return yield* specialAction(game, player, action);
    case "pass":
      return;
  }
}
