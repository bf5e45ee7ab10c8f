import type { Game, Postponed, Procedure } from "../game.ts";
import { drawCards } from "../rules/events/drawCards.ts";
import { endEffects } from "../rules/events/endEffects.ts";
import { propose } from "../rules/events/propose.ts";
import { during } from "../scope.ts";
import { set } from "../state/journal.ts";
import type { Stage } from "../state/stage.ts";
import { staleFacet } from "../state/stale.ts";
import { phaseOf } from "../state/steps.ts";
import { activePlayers, isActive } from "../state/teams.ts";
import { runEffects } from "../upcalls.ts";
import type { Step } from "../views.ts";
import { cleanup } from "./cleanup.ts";
import { declareAttackers } from "./combat/attackers.ts";
import { declareBlockers } from "./combat/blockers.ts";
import { dealCombatDamage, firstStrikeComes } from "./combat/combatDamage.ts";
import { chooseDefendingPlayer } from "./combat/defendingPlayer.ts";
import { precombatMain } from "./mainPhase.ts";
import { skipsStep } from "./skips.ts";
import { turnEnded } from "./turnMarkers.ts";
import { untapStep } from "./untap.ts";

/** 500, 703: the next step begins and its turn-based actions happen; then, usually, somebody receives priority. */
export function* beginStep(game: Game): Procedure<Stage> {
  const { state, journal } = game;
  const postponed: Postponed[] = [];
  const step = yield* during(game, { ...game.execution.scope, postponed }, nextStep(game));
  if (step === undefined) return turnEnded(game);
  const now = comes(game, step);
  // 510.4: a first combat damage step comes before the regular one.
  if (now === "firstStrikeDamage") set(journal, state.turn, "toCome", ["combatDamage", ...state.turn.toCome]);
  set(journal, state.turn, "step", now);
  set(journal, state.turn, "phase", phaseOf(now));
  set(journal, state.turn, "begun", [...(state.turn.begun ?? []), now]);
  staleFacet(game, "turn");
  if (phaseOf(now).endsWith("Main")) set(journal, state.turn, "mains", state.turn.mains + 1);
  yield* endEffects(
    game,
    (until) =>
      until.at === "stepOf" && until.step === now && isActive(state, until.player) && state.turn.number > until.after,
  );
  // 614.10b: what was done instead of steps that were skipped comes first.
  for (const { context, effects } of postponed) yield* runEffects(game, context, effects);
  if (now === "beginningOfCombat") {
    set(journal, state.turn, "combats", state.turn.combats + 1);
    if (state.history.length > 0) set(journal, state.turn, "combatFrom", state.history.length);
    yield* propose(game, { e: "beginCombat" });
  }
  // 603.6: "at the beginning of" triggers; turn-based actions come first (703.1), but these wait for priority anyway.
  yield* propose(game, { e: "beginStep", step: now });
  return yield* turnBasedActions(game, now);
}

/** The first of the steps to come that is not skipped; undefined if the turn has none left. */
function* nextStep(game: Game): Procedure<Step | undefined> {
  const { state, journal } = game;
  for (;;) {
    const step = state.turn.toCome[0];
    if (step === undefined) return undefined;
    set(journal, state.turn, "toCome", state.turn.toCome.slice(1));
    if (!(yield* isSkipped(game, step))) return step;
  }
}

/** What a step to come turns out to be. */
function comes(game: Game, step: Step): Step {
  // 505.1a: only the first main phase of a turn is a precombat main phase.
  if (phaseOf(step).endsWith("Main")) return game.state.turn.mains === 0 ? "precombatMain" : "postcombatMain";
  return step === "combatDamage" && firstStrikeComes(game) ? "firstStrikeDamage" : step;
}

const priority = (game: Game): Stage => ({ at: "priority", player: game.state.turn.active, passes: 0 });

function* turnBasedActions(game: Game, step: Step): Procedure<Stage> {
  switch (step) {
    case "untap":
      yield* untapStep(game);
      // 502.4: no player receives priority; triggers wait for the upkeep.
      return { at: "endStep" };
    case "draw":
      yield* drawStep(game);
      return priority(game);
    case "precombatMain":
      yield* precombatMain(game);
      return priority(game);
    case "beginningOfCombat":
      yield* chooseDefendingPlayer(game);
      return priority(game);
    case "declareAttackers":
      yield* declareAttackers(game);
      return priority(game);
    case "declareBlockers":
      yield* declareBlockers(game);
      return priority(game);
    case "firstStrikeDamage":
    case "combatDamage":
      yield* dealCombatDamage(game, step);
      return priority(game);
    case "cleanup":
      return yield* cleanup(game);
    default:
      return priority(game);
  }
}

/** 504.1; 103.8a: the player who plays first skips the draw step of the first turn. */
function* drawStep(game: Game): Procedure {
  // 805.4b
  for (const player of activePlayers(game.state)) yield* drawCards(game, player, 1);
}

function* isSkipped(game: Game, step: Step): Procedure<boolean> {
  const { state } = game;
  // 508.8: without attackers the declare blockers and combat damage steps are skipped.
  if ((step === "declareBlockers" || step === "combatDamage") && state.combat?.attacked !== true) return true;
  // 103.8a-c, 800.7
  const { firstDrawSkipped = state.players.length === 2 } = state.options;
  if (step === "draw" && state.turn.number === 1 && firstDrawSkipped) return true;
  return yield* skipsStep(game, step);
}
