import type { GameEvent } from "../events.ts";
import type { Game } from "../game.ts";
import { countersOf } from "../query/amounts.ts";
import { isPlayer, type ObjectId } from "../state/ids.ts";
import { onBattlefield } from "../state/objects.ts";

/** 122.1c-d, h: counters that protect a permanent, keep it tapped or exile it. The events instead; undefined where none does. */
export function insteadByCounter(game: Game, event: GameEvent): readonly GameEvent[] | undefined {
  switch (event.e) {
    case "damage":
      return isPlayer(event.to) || event.unpreventable || !has(game, event.to, "shield")
        ? undefined
        : [without(event.to, "shield")];
    case "destroy":
      // Only what an effect destroys; state-based actions are no effects.
      return event.cause !== undefined && has(game, event.object, "shield")
        ? [without(event.object, "shield")]
        : undefined;
    case "untap":
      return has(game, event.object, "stun") && game.state.objects[event.object]!.tapped
        ? [without(event.object, "stun")]
        : undefined;
    case "move":
      return event.to === "graveyard" && has(game, event.object, "finality") ? [{ ...event, to: "exile" }] : undefined;
    default:
      return undefined;
  }
}

const has = (game: Game, id: ObjectId, kind: string): boolean =>
  onBattlefield(game.state, id) && countersOf(game, id, kind) > 0;
const without = (on: ObjectId, kind: string): GameEvent => ({ e: "counters", on, kind, count: -1 });
