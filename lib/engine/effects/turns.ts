import type { GameEvent } from "../events.ts";
import type { Game } from "../game.ts";
import { propose, proposeAll } from "../rules/propose.ts";
import type { Step } from "../views.ts";
import { pickPlayers } from "./choices.ts";
import { causeOf, doneBy, type Handlers } from "./resolution.ts";

/** Effects on turns, phases and steps: 500.7-8, 614.10, 720, 723. */
export const turnEffects: Handlers<
  "extraTurn" | "extraPhase" | "endTurn" | "endCombat" | "skipStep" | "skipTurn" | "controlPlayer"
> = {
  /** 500.7: the most recently created turn comes first. */
  *extraTurn(game, effect, resolution) {
    const players = yield* pickPlayers(game, effect.who, resolution);
    return doneBy(
      yield* proposeAll(
        game,
        players.map((player): GameEvent => ({ e: "extraTurn", turn: { player }, ...causeOf(resolution) })),
      ),
    );
  },

  /** 500.8: directly after the phase, before others that were added there. */
  *extraPhase(game, effect) {
    const { toCome } = game.state.turn;
    const at = afterPhase(game, effect.after);
    const more = effect.phases.flatMap((phase) => STEPS_OF[phase]);
    yield* propose(game, { e: "steps", toCome: [...toCome.slice(0, at), ...more, ...toCome.slice(at)] });
    return { entities: [], amount: more.length, did: true };
  },

  /** 723.1a-d. */
  *endTurn(game, _, resolution) {
    yield* exileStack(game, causeOf(resolution));
    if (game.state.combat !== undefined) yield* propose(game, { e: "endCombat" });
    yield* propose(game, { e: "steps", toCome: ["cleanup"], cut: true });
    return { entities: [], amount: 1, did: true };
  },

  /** 723.2: the combat phase ends. */
  *endCombat(game, _, resolution) {
    const { turn, combat } = game.state;
    if (turn.phase !== "combat") return { entities: [], amount: 0, did: false };
    yield* exileStack(game, causeOf(resolution));
    if (combat !== undefined) yield* propose(game, { e: "endCombat" });
    const rest = turn.toCome.slice(afterPhase(game, "this"));
    yield* propose(game, { e: "steps", toCome: rest, cut: true });
    return { entities: [], amount: 1, did: true };
  },

  /** 614.10: the next such step, phase or turn of that player. */
  *skipStep(game, effect, resolution) {
    return yield* skip(game, yield* pickPlayers(game, effect.who, resolution), effect.step);
  },
  *skipTurn(game, effect, resolution) {
    return yield* skip(game, yield* pickPlayers(game, effect.who, resolution), "turn");
  },

  /** 720.1: during that player's next turn. */
  *controlPlayer(game, effect, resolution) {
    const [controlled] = yield* pickPlayers(game, effect.of, resolution);
    const [by] = yield* pickPlayers(game, effect.who, resolution);
    if (controlled === undefined || by === undefined) return { entities: [], amount: 0, did: false };
    return doneBy(yield* propose(game, { e: "player", player: controlled, change: { controlNext: by } }));
  },
};

const STEPS_OF = {
  combat: ["beginningOfCombat", "declareAttackers", "declareBlockers", "combatDamage", "endOfCombat"],
  main: ["postcombatMain"],
  upkeep: ["upkeep"],
  beginning: ["untap", "upkeep", "draw"],
} as const satisfies Record<string, readonly Step[]>;

const COMBAT: readonly Step[] = STEPS_OF.combat;
const PHASES: readonly (readonly Step[])[] = [STEPS_OF.beginning, COMBAT, ["end", "cleanup"]];

/** How many of the steps to come belong to the present phase (or, for "main", come up to the end of the next main phase). */
function afterPhase(game: Game, after: "this" | "main"): number {
  const { step, toCome } = game.state.turn;
  if (after === "main" && step !== "precombatMain" && step !== "postcombatMain") {
    const main = toCome.findIndex((s) => s === "precombatMain" || s === "postcombatMain");
    return main + 1;
  }
  const phase = PHASES.find((steps) => steps.includes(step)) ?? [];
  let at = 0;
  for (let last = phase.indexOf(step); at < toCome.length && phase.indexOf(toCome[at]!) > last; at++)
    last = phase.indexOf(toCome[at]!);
  return at;
}

/** 723.1b: every object on the stack is exiled, and triggers that wait are gone. */
function* exileStack(game: Game, cause: ReturnType<typeof causeOf>) {
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
}

function* skip(game: Game, players: readonly number[], what: Step | "combat" | "turn") {
  return doneBy(
    yield* proposeAll(
      game,
      players.map(
        (player): GameEvent => ({
          e: "player",
          player,
          change: { skips: [...(game.state.players[player]!.skips ?? []), what] },
        }),
      ),
    ),
  );
}
