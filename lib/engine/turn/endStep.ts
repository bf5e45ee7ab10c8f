import type { Game, Procedure } from "../game.ts";
import { playersOf } from "../query/evaluators/index.ts";
import { isInItsCombat, isOfTurn } from "../rules/continuous/expiry.ts";
import { rulesOf } from "../rules/continuous/layers.ts";
import { endEffects } from "../rules/events/endEffects.ts";
import { propose } from "../rules/events/propose.ts";
import { lostAs } from "../rules/mana/lost.ts";
import { set } from "../state/journal.ts";
import type { PlayerState } from "../state/player.ts";
import type { Stage } from "../state/stage.ts";
import { leftInPhase } from "../state/steps.ts";
import { seatsOfTurn } from "../state/turnMarkers.ts";
import { turnEnded } from "./turnMarkers.ts";

/** 500.4-5: unspent mana empties and what lasts until the end of the step or combat ends. */
export function* endStep(game: Game): Procedure<Stage> {
  const { turn } = game.state;
  const { toCome } = turn;
  const combatEnds = turn.phase === "combat" && leftInPhase(turn) === 0;
  if (game.state.players.some(hasMana)) yield* emptyPools(game, combatEnds);
  yield* endEffects(
    game,
    (until) =>
      (until.at === "thisStep" && isOfTurn(game, until)) ||
      (combatEnds &&
        ((until.at === "endOfCombat" && isOfTurn(game, until)) ||
          (until.at === "combatOf" && isInItsCombat(game, until)))),
  );
  // 511.3
  if (combatEnds && game.state.combat !== undefined) yield* propose(game, { e: "endCombat" });
  if (toCome.length > 0) return { at: "beginStep" };
  set(game.journal, game.state.turn, "toCome", []);
  return turnEnded(game);
}

const hasMana = ({ mana }: PlayerState): boolean => mana.length > 0;

/** 106.4, 703.4q. */
function* emptyPools(game: Game, combatEnds: boolean): Procedure {
  for (const player of seatsOfTurn(game.state)) {
    const { mana } = game.state.players[player]!;
    if (mana.length === 0) continue;
    const keeps = rulesOf(game, "manaDoesntEmpty").filter(({ rule, context }) =>
      playersOf(game, rule.who, context).includes(player),
    );
    const turnEnds = game.state.turn.toCome.length === 0;
    const become = lostAs(game, player);
    const left = mana.flatMap((one) => {
      const stays =
        (one.persists === "endOfTurn" && !turnEnds) ||
        (one.persists === "endOfCombat" && !combatEnds && game.state.turn.phase === "combat") ||
        keeps.some(({ rule }) => rule.becomes === undefined && (rule.type === undefined || rule.type === one.type));
      return stays ? [one] : become === undefined ? [] : [{ ...one, type: become }];
    });
    if (left.length !== mana.length || left.some((one, i) => one !== mana[i]))
      yield* propose(game, { e: "setMana", player, mana: left });
  }
}
