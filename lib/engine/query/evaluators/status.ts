import type { PermanentStatus } from "../../abilities/filters.ts";
import type { Game } from "../../game.ts";
import type { ObjectId } from "../../state/ids.ts";
import { currentOrLastKnown, hasMark } from "../../state/objects.ts";
import { attachedTo } from "../attachments.ts";
import {
  characteristicsOf,
  controllerOf,
  isNewlyControlled,
  isSummoningSick,
} from "../characteristics/characteristics.ts";
import { countersOf } from "../characteristics/stats.ts";
import { attackerOf, blockedBy, isAlone } from "../combat/combat.ts";
import { goadersOf } from "../combat/goading.ts";

/** 700.9: a counter on it, an Equipment attached, or an Aura its controller controls. */
export function isModified(game: Game, id: ObjectId): boolean {
  if (countersOf(game, id, undefined) > 0) return true;
  const controller = controllerOf(game, id);
  return attachedTo(game, id).some((other) => {
    const now = characteristicsOf(game, other);
    return now.subtypes.includes("Equipment") || (now.subtypes.includes("Aura") && now.controller === controller);
  });
}

export function hasStatus(game: Game, status: PermanentStatus, id: ObjectId): boolean {
  const object = currentOrLastKnown(game.state, id);
  // 406.3: a card of which nothing is remembered is as it came there.
  if (object === undefined) return status === "faceUp";
  const { combat } = game.state;
  switch (status) {
    case "tapped":
      return object.tapped === true;
    case "untapped":
      return object.tapped !== true;
    case "attacking":
      return attackerOf(game, id) !== undefined || wasAttacking(game, id);
    case "blocking":
      return blockedBy(game, id).length > 0 || wasBlocking(game, id);
    case "blocked":
      return attackerOf(game, id)?.blocked ?? false;
    case "unblocked":
      return combat?.blockersDeclared === true && attackerOf(game, id)?.blocked === false;
    case "attackingAlone":
      return isAlone(game, id, "attacking") || (wasAttacking(game, id) && game.state.lastKnown[id]?.alone === true);
    case "blockingAlone":
      return isAlone(game, id, "blocking") || (wasBlocking(game, id) && game.state.lastKnown[id]?.alone === true);
    // 506.6
    case "hadToAttack":
      return attackerOf(game, id)?.hadTo ?? false;
    case "summoningSick":
      return isSummoningSick(game, id);
    case "newlyControlled":
      return isNewlyControlled(game, id);
    case "newThisTurn":
      return (object.since ?? -1) >= game.state.turn.number;
    case "faceDown":
      return object.faceDown !== undefined;
    case "faceUp":
      return object.faceDown === undefined;
    case "transformed":
      return object.transformed === true;
    case "enchanted":
    case "equipped": {
      const subtype = status === "enchanted" ? "Aura" : "Equipment";
      return attachedTo(game, id).some((other) => characteristicsOf(game, other).subtypes.includes(subtype));
    }
    case "kicked":
      return (object.cast?.paid?.kicker ?? 0) > 0;
    case "goaded":
      return goadersOf(game, id).length > 0;
    case "exerted":
      return object.marks?.some((mark) => mark.startsWith("exerted:")) ?? false;
    case "foretold":
      return object.zone === "exile" && object.status === "foretold";
    case "ringBearer":
      return game.state.players.some((p) => p.ringBearer === id);
    default:
      return hasMark(object, status);
  }
}

const wasAttacking = (game: Game, id: ObjectId): boolean => game.state.lastKnown[id]?.attacking !== undefined;

const wasBlocking = (game: Game, id: ObjectId): boolean => (game.state.lastKnown[id]?.blocking?.length ?? 0) > 0;
