import type { Condition } from "../../abilities/conditions.ts";
import type { Game } from "../../game.ts";
import type { Entity } from "../../state/ids.ts";
import { ownerOf, zoneOf } from "../../state/objects.ts";
import type { GameState } from "../../state/state.ts";
import { isFrom } from "../../state/steps.ts";
import { isTakingTurn } from "../../state/turnMarkers.ts";
import type { Step } from "../../views.ts";
import { castRecord } from "../characteristics/stats.ts";
import { choiceBy, choiceOf, choicesOf } from "../chosen.ts";
import { type Context, withCurrentPlayer } from "../context.ts";
import { amountOf, numberIs, timesIntended } from "./amounts.ts";
import { matches } from "./filters.ts";
import { countHistory } from "./history.ts";
import { objectsOf } from "./objects.ts";
import { playersOf } from "./players.ts";

/** What is gone, or phased out (702.26f), is seen no more. */
const isSeen = (state: GameState, id: Entity): boolean =>
  zoneOf(state, id) !== undefined && state.objects[id]?.phasedOut === undefined;

/** Whether a condition is true now. */
export function conditionHolds(game: Game, condition: Condition, context: Context): boolean {
  const { state } = game;
  switch (condition.if) {
    case "and":
      return condition.of.every((part) => conditionHolds(game, part, context));
    case "or":
      return condition.of.some((part) => conditionHolds(game, part, context));
    case "not":
      return !conditionHolds(game, condition.of, context);
    case "compare":
      return numberIs(game, amountOf(game, condition.amount, context), condition.value, context);
    case "exists":
      return objectsOf(game, condition.what, context).length > 0;
    case "is": {
      const objects = objectsOf(game, condition.what, context);
      if (context.present && objects.some((id) => !isSeen(state, id))) return false;
      return objects.length > 0 && objects.every((id) => matches(game, condition.filter, id, context));
    }
    case "samePlayer": {
      const other = playersOf(game, condition.other, context);
      return playersOf(game, condition.one, context).some((seat) => other.includes(seat));
    }
    case "turnOf":
      return playersOf(game, condition.who, context).some((seat) => isTakingTurn(state, seat));
    case "extraTurn":
      return state.turn.extra === true;
    case "phase":
      return isPhase(game, condition.phase);
    case "attackedThisCombat":
      return playersOf(game, condition.who, context).some((seat) => state.combat?.declared?.includes(seat) ?? false);
    case "attackedInLastTurn": {
      const whom = playersOf(game, condition.whom, context);
      return playersOf(game, condition.who, context).some((seat) =>
        state.players[seat]!.attackedLast?.some((attacked) => whom.includes(attacked)),
      );
    }
    case "attackerInLastTurn": {
      const what = objectsOf(game, condition.what, context);
      return playersOf(game, condition.of, context).some((seat) =>
        state.players[seat]!.attackersLast?.some((attacker) => what.includes(attacker)),
      );
    }
    case "attackedInLastCombat": {
      const what = objectsOf(game, condition.what, context);
      const whom = playersOf(game, condition.whom, context);
      return playersOf(game, condition.of, context).some((seat) =>
        state.players[seat]!.combatLast?.some((one) => what.includes(one.attacker) && whom.includes(one.whom)),
      );
    }
    case "happened": {
      // Of the first turn nothing that speaks of a last turn is so.
      if (condition.span === "lastTurn" && game.state.turn.number === 1) return false;
      const { event: of, span = "turn", distinct } = condition;
      const times = countHistory(game, { of, span, ...(distinct && { distinct }) }, context);
      return condition.times === undefined ? times > 0 : numberIs(game, times, condition.times, context);
    }
    case "did":
      return context.notes?.[condition.name]?.did ?? false;
    case "castWith":
      return objectsOf(game, condition.what, context).some((id) => {
        const cast = castRecord(game, id);
        if (cast === undefined && id === context.self && context.via === condition.method) return true;
        if (id === context.self && timesIntended(context, condition.method) > 0) return true;
        return cast !== undefined && (cast.via === condition.method || (cast.paid?.[condition.method] ?? 0) > 0);
      });
    case "wasCast":
      return objectsOf(game, condition.what, context).some((id) => {
        const cast = castRecord(game, id);
        if (cast === undefined || cast.copied) return false;
        const by = condition.by && playersOf(game, condition.by, context);
        if (by?.includes(cast.by) === false) return false;
        // "Your hand": not one of whoever cast it for you to gain control of it, nor one you cast it out of.
        if (condition.from === "hand" && !(by ?? [context.controller]).includes(ownerOf(state, id))) return false;
        if (condition.inMain && cast.inMain !== true) return false;
        if (condition.offTime && cast.offTime !== true) return false;
        return condition.from === undefined || cast.from === condition.from;
      });
    case "asCast": {
      const cast = castRecord(game, context.self);
      if (cast?.copied !== undefined) return false;
      const known = cast?.known?.[JSON.stringify(condition.of)];
      // It is being cast still.
      return known === undefined ? conditionHolds(game, condition.of, context) : known > 0;
    }
    case "designation":
      return playersOf(game, condition.of, context).some((seat) => hasDesignation(game, condition.designation, seat));
    case "completedDungeon":
      return playersOf(game, condition.who, context).some((seat) => {
        const { completed = [] } = state.players[seat]!;
        return condition.name === undefined ? completed.length > 0 : completed.includes(condition.name);
      });
    case "day":
    case "night":
      return state.dayNight === condition.if;
    case "newSinceUpkeep": {
      const since = state.objects[context.self]?.since ?? 0;
      return since >= (state.players[context.controller]!.previousTurn ?? 0);
    }
    case "chosen": {
      const { self, onStack = self } = context;
      if (condition.by !== undefined)
        return playersOf(game, condition.by, context).every(
          (seat) => choicesOf(game, self)?.[choiceBy(seat)] === condition.option,
        );
      return [onStack, self].some((id) => Object.values(choicesOf(game, id) ?? {}).includes(condition.option));
    }
    case "handEmpty":
      return playersOf(game, condition.who, context).every((seat) => state.players[seat]!.hand.length === 0);
    case "eventMana": {
      const { of } = condition;
      const made = context.event?.mana ?? "";
      return made.includes(of === "chosenColor" ? String(choiceOf(game, context, "color")) : of);
    }
    case "somePlayer":
      return playersOf(game, condition.of, context).some((seat) =>
        conditionHolds(game, condition.condition, withCurrentPlayer(context, seat)),
      );
  }
}

/** 506.7: points of the turn, told from the steps that have begun. */
function isPhase(game: Game, phase: Extract<Condition, { if: "phase" }>["phase"]): boolean {
  const { turn } = game.state;
  const { step, begun = [] } = turn;
  /** 506.7d-e: nothing from this point of the turn on has begun, even if the point itself never comes. */
  const before = (point: Step): boolean => !begun.some((one) => isFrom(one, point));
  const inCombat = turn.phase === "combat";
  const ofThisCombat = begun.slice(begun.lastIndexOf("beginningOfCombat"));
  switch (phase) {
    case "main":
      return turn.phase.endsWith("Main");
    case "combat":
      return inCombat;
    case "untap":
    case "upkeep":
    case "draw":
    case "end":
    case "declareAttackers":
    case "declareBlockers":
    case "endOfCombat":
      return step === phase;
    case "firstCombat":
      return inCombat && begun.filter((one) => one === "beginningOfCombat").length < 2;
    case "beforeCombat":
      return before("beginningOfCombat");
    case "beforeAttackers":
      return before("declareAttackers");
    case "beforeBlockers":
      return before("declareBlockers");
    case "beforeCombatDamage":
      return before("firstStrikeDamage");
    case "beforeEndOfCombat":
      return before("endOfCombat");
    case "afterCombat":
      return turn.combats > 1 || (turn.combats === 1 && !inCombat);
    case "afterUpkeep": {
      const first = begun.indexOf("upkeep");
      return first >= 0 && first < begun.length - 1;
    }
    case "combatBeforeBlockers":
      return inCombat && !ofThisCombat.some((one) => isFrom(one, "declareBlockers"));
    case "combatAfterBlockers":
      return inCombat && ofThisCombat.includes("declareBlockers");
  }
}

function hasDesignation(
  game: Game,
  designation: Extract<Condition, { if: "designation" }>["designation"],
  seat: number,
): boolean {
  const player = game.state.players[seat]!;
  switch (designation) {
    case "monarch":
      return game.state.monarch === seat;
    case "initiative":
      return game.state.initiative === seat;
    case "citysBlessing":
      return player.citysBlessing === true;
    case "enduringStory":
      return player.enduringStory === true;
    case "ringTempted":
      return (player.ring ?? 0) > 0;
    case "maxSpeed":
      return player.speed === 4;
  }
}
