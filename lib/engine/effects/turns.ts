import type { ExtraPhase } from "../abilities/effects/turns.ts";
import type { GameEvent } from "../events.ts";
import type { Game } from "../game.ts";
import { amountOf, objectsOf, playersOf } from "../query/evaluators/index.ts";
import { propose, proposeAll } from "../rules/events/propose.ts";
import { stateBasedActions } from "../rules/stateBased/stateBasedActions.ts";
import type { Seat } from "../state/ids.ts";
import { copies } from "../state/numbers.ts";
import { zoneOf } from "../state/objects.ts";
import { leftInPhase } from "../state/steps.ts";
import { isActive, onePerTurnTeam, turnTeamOf } from "../state/teams.ts";
import { startOver } from "../upcalls.ts";
import type { Step } from "../views.ts";
import { pickPlayers } from "./choices.ts";
import { causeOf, doneBy, type Handlers, NOTHING_DONE } from "./resolution.ts";

/** Effects on turns, phases and steps: 500.7-10, 614.10, 720, 721. */
export const turnEffects: Handlers<
  "extraTurn" | "extraPhase" | "endTurn" | "endCombat" | "restartGame" | "skipStep" | "skipTurn" | "controlPlayer"
> = {
  /** 500.7: the most recently created turn comes first. */
  *extraTurn(game, effect, resolution) {
    const players = yield* pickPlayers(game, effect.who, resolution);
    const { self, controller, targets, notes, x, event } = resolution;
    const said = effect.effects && {
      said: {
        self,
        controller,
        notes: { ...notes },
        ...(targets && { targets }),
        ...(x !== undefined && { x }),
        ...(event && { event }),
        effects: effect.effects,
      },
    };
    const extra = (player: Seat): GameEvent =>
      effect.after === undefined
        ? { e: "extraTurn", turn: { player, ...said }, ...causeOf(resolution) }
        : { e: "player", player, change: { extraNext: (game.state.players[player]!.extraNext ?? 0) + 1 } };
    return doneBy(yield* proposeAll(game, onePerTurnTeam(game.state, players).map(extra)));
  },

  /** 500.8-10: directly after the phase or step, before others that were added there. */
  *extraPhase(game, effect, resolution) {
    const { turn } = game.state;
    // 500.10a
    const nobody =
      effect.who !== undefined && !playersOf(game, effect.who, resolution).some((seat) => isActive(game.state, seat));
    const isOther =
      (effect.after === "main" && !turn.phase.endsWith("Main")) ||
      (effect.after === "combat" && turn.phase !== "combat");
    if (nobody || isOther) return NOTHING_DONE;
    const at = effect.after === "step" ? 0 : leftInPhase(turn);
    const count = effect.count === undefined ? 1 : Math.max(0, amountOf(game, effect.count, resolution));
    const added = effect.phases.flatMap((phase) => STEPS_OF[phase]);
    const more = copies(count, added).flat();
    yield* propose(game, { e: "steps", toCome: turn.toCome.toSpliced(at, 0, ...more) });
    return { entities: [], amount: count, did: count > 0 };
  },

  /** 721.1a-d. */
  *endTurn(game, _, resolution) {
    yield* clearStack(game, causeOf(resolution));
    if (game.state.combat !== undefined) yield* propose(game, { e: "endCombat" });
    yield* propose(game, { e: "steps", toCome: ["cleanup"], cut: true });
    return { entities: [], amount: 1, did: true };
  },

  /** 721.2a-d, 721.2g: the combat phase ends. */
  *endCombat(game, _, resolution) {
    const { turn, combat } = game.state;
    if (turn.phase !== "combat") return NOTHING_DONE;
    yield* clearStack(game, causeOf(resolution));
    if (combat !== undefined) yield* propose(game, { e: "endCombat" });
    const rest = turn.toCome.slice(leftInPhase(turn));
    yield* propose(game, { e: "steps", toCome: rest, cut: true });
    return { entities: [], amount: 1, did: true };
  },

  /** 724.1, 724.4: all of the start of the new game is done before the next instruction is followed. */
  *restartGame(game, effect, resolution) {
    const keep = objectsOf(game, effect.what, resolution).filter((id) => zoneOf(game.state, id) === "exile");
    yield* propose(game, { e: "restart", player: resolution.controller, keep });
    yield* startOver(game, resolution.controller);
    return { entities: keep, amount: keep.length, did: true };
  },

  /** 614.10: the next such step, phase or turn of that player. */
  *skipStep(game, effect, resolution) {
    return yield* skip(game, yield* pickPlayers(game, effect.who, resolution), effect.step);
  },
  *skipTurn(game, effect, resolution) {
    const times = effect.n === undefined ? 1 : Math.max(0, amountOf(game, effect.n, resolution));
    return yield* skip(game, yield* pickPlayers(game, effect.who, resolution), "turn", times);
  },

  /** 720.1: during that player's next turn. */
  *controlPlayer(game, effect, resolution) {
    const [controlled] = yield* pickPlayers(game, effect.of, resolution);
    const [by] = yield* pickPlayers(game, effect.who, resolution);
    if (controlled === undefined || by === undefined) return { entities: [], amount: 0, did: false };
    // 805.8: the whole team.
    const events = turnTeamOf(game.state, controlled).map(
      (player): GameEvent => ({ e: "player", player, change: { controlNext: by } }),
    );
    return doneBy(yield* proposeAll(game, events));
  },
};

/** 505.1a: a main phase that is added is a postcombat main phase, unless it is the first after all. */
const STEPS_OF: Readonly<Record<ExtraPhase, readonly Step[]>> = {
  beginning: ["untap", "upkeep", "draw"],
  upkeep: ["upkeep"],
  draw: ["draw"],
  combat: ["beginningOfCombat", "declareAttackers", "declareBlockers", "combatDamage", "endOfCombat"],
  main: ["postcombatMain"],
  end: ["end"],
};

/** 721.1a-c: triggers that wait are gone, every object on the stack is exiled, and state-based actions are checked. */
function* clearStack(game: Game, cause: ReturnType<typeof causeOf>) {
  yield* propose(game, { e: "untrigger", remaining: [] });
  yield* proposeAll(
    game,
    game.state.stack.map(
      (object): GameEvent =>
        game.state.objects[object]!.kind === "card"
          ? { e: "move", object, to: "exile", ...cause }
          : { e: "cease", object },
    ),
  );
  yield* stateBasedActions(game);
}

function* skip(game: Game, players: readonly Seat[], what: Step | "combat" | "turn", times = 1) {
  const skips = copies(times, what);
  return doneBy(
    yield* proposeAll(
      game,
      onePerTurnTeam(game.state, players).map(
        (player): GameEvent => ({
          e: "player",
          player,
          change: { skips: [...(game.state.players[player]!.skips ?? []), ...skips] },
        }),
      ),
    ),
  );
}
