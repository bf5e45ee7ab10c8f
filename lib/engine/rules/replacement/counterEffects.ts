import type { Effect } from "../../abilities/effects.ts";
import type { Replacement } from "../../abilities/replacements.ts";
import type { GameEvent } from "../../events.ts";
import type { Game } from "../../game.ts";
import { controllerOf } from "../../query/characteristics/characteristics.ts";
import { countersOf } from "../../query/characteristics/stats.ts";
import type { ReplacementInstance } from "../../runtime.ts";
import { isPlayer, type ObjectId } from "../../state/ids.ts";
import { onBattlefield } from "../../state/objects.ts";

const SELF = { what: "self" } as const;
const without = (kind: string): readonly Effect[] => [
  { do: "removeCounters", kind, count: 1, from: { objects: SELF } },
];

/** 122.1c-d, h: the one effect that one or more counters of a kind create, by what would happen to the permanent. */
const SHIELD: Replacement = {
  of: { on: "damage", to: { objects: { is: "self" } } },
  instead: { by: "prevent", then: without("shield") },
};
const SHIELD_OF_DESTRUCTION: Replacement = {
  of: { on: "destroy", object: { is: "self" } },
  instead: { by: "effects", effects: without("shield") },
};
const STUN: Replacement = {
  of: { on: "untap", object: { is: "self" } },
  instead: { by: "effects", effects: without("stun") },
};
const FINALITY: Replacement = {
  of: { on: "move", object: { is: "self" }, from: "battlefield", to: "graveyard" },
  instead: { by: "destination", to: { zone: "exile" } },
};

/** The effects of counters (122.1) that would replace this event or prevent this damage. */
export function ofCounters(game: Game, event: GameEvent): readonly ReplacementInstance[] {
  switch (event.e) {
    case "damage":
      return isPlayer(event.to) ? [] : by(game, event.to, "shield", SHIELD);
    case "destroy":
      // Only what an effect destroys; state-based actions are no effects.
      return event.cause === undefined ? [] : by(game, event.object, "shield", SHIELD_OF_DESTRUCTION);
    case "untap":
      return game.state.objects[event.object]?.tapped ? by(game, event.object, "stun", STUN) : [];
    case "move":
      return event.to === "graveyard" ? by(game, event.object, "finality", FINALITY) : [];
    default:
      return [];
  }
}

const by = (game: Game, id: ObjectId, kind: string, replacement: Replacement): readonly ReplacementInstance[] =>
  onBattlefield(game.state, id) && countersOf(game, id, kind) > 0
    ? [{ replacement, context: { self: id, controller: controllerOf(game, id) }, key: `${kind}/${id}` }]
    : [];
