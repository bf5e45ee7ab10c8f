import type { Game, Procedure } from "../game.ts";
import { propose } from "../rules/events/propose.ts";
import { watchForLoop } from "../rules/loops/loops.ts";
import { beforePriority } from "../rules/priority/beforePriority.ts";
import { passersBefore, withoutAbsent } from "../rules/priority/passing.ts";
import { takeAction } from "../rules/priority/priority.ts";
import { abandonTop, resolveTop } from "../rules/resolving/resolve.ts";
import { set } from "../state/journal.ts";
import { apnap } from "../state/objects.ts";
import type { Stage } from "../state/stage.ts";
import { beginStep } from "./beginStep.ts";
import { beginTurn } from "./beginTurn.ts";
import { endStep } from "./endStep.ts";
import { mulligans } from "./starting/mulligans.ts";
import { placePermanents } from "./starting/placePermanents.ts";
import { beforeFirstTurn, startGame } from "./starting/startGame.ts";
import { chooseTurn } from "./turnMarkers.ts";

/**
 * What the game does next. Each procedure begins at a stable point and names the stage that follows it; whenever a
 * player has received priority in between, it is in the state (`stage`), never in a suspended procedure.
 */
export function nextProcedure(game: Game): Procedure | undefined {
  if (game.state.result !== undefined) return undefined;
  return stage(game);
}

function* stage(game: Game): Procedure {
  chooseTurn(game);
  const { stage } = game.state;
  const next = yield* PROCEDURES[stage.at](game, stage as never);
  const { journal, derived } = game;
  const settled = derived.settledAt === journal.changes;
  set(journal, game.state, "stage", game.state.result === undefined ? next : { at: "over" });
  // Which procedure comes next is nothing that a state-based action or a trigger looks at.
  if (settled) derived.settledAt = journal.changes;
}

type StageAt<K extends Stage["at"]> = Extract<Stage, { at: K }>;
const PROCEDURES: { readonly [K in Stage["at"]]: (game: Game, stage: StageAt<K>) => Procedure<Stage> } = {
  start: startGame,
  *mulligans(game, round) {
    yield* mulligans(game, round);
    return yield* beforeFirstTurn(game, apnap(game.state));
  },
  openingHands: (game, { players }) => beforeFirstTurn(game, players),
  position: placePermanents,
  beginTurn,
  beginStep,
  priority: beforePriority,
  action: takeAction,
  *resolve(game, { abandoned }) {
    const controller = game.state.objects[game.state.stack.at(-1)!]?.controller;
    yield* abandoned ? abandonTop(game) : resolveTop(game);
    yield* watchForLoop(game, controller);
    // 724.4: an effect restarted the game; its first turn is still to come.
    if (game.state.turn.number === 0) return { at: "beginTurn" };
    // 721.1: an effect ended the turn or the phase.
    if (game.state.turn.cut) {
      set(game.journal, game.state.turn, "cut", undefined);
      return { at: "endStep" };
    }
    // 117.3b: after resolving, the active player receives priority.
    return { at: "priority", player: game.state.turn.active, passes: 0 };
  },
  *concession(game, { player, then }) {
    const passers = then.at === "action" || then.at === "priority" ? passersBefore(game.state, then) : [];
    const top = game.state.stack.at(-1);
    yield* propose(game, { e: "lose", player, reason: "concede" });
    // 800.4a, 901.10a: what was resolving is no more.
    if (then.at === "resolve" && game.state.stack.at(-1) !== top)
      return { at: "priority", player: game.state.turn.active, passes: 0 };
    return then.at === "action" || then.at === "priority" ? withoutAbsent(game.state, then, passers) : then;
  },
  endStep,
  *over() {
    yield* [];
    return { at: "over" };
  },
};
