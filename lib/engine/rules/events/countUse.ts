import type { Game, Procedure } from "../../game.ts";
import { abilityKey } from "../../query/uses.ts";
import type { AbilityRef } from "../../state/gameObject.ts";
import type { ObjectId } from "../../state/ids.ts";
import { zoneOf } from "../../state/objects.ts";
import { propose } from "./propose.ts";

/** Counts one use of an ability, for this turn and for ever. */
export function* countUse(game: Game, id: ObjectId, ref: AbilityRef): Procedure {
  const object = game.state.objects[id];
  if (object === undefined && zoneOf(game.state, id) === undefined) return;
  const keys = [abilityKey(ref, false), abilityKey(ref, true)];
  const uses = Object.fromEntries(keys.map((key) => [key, (object?.uses?.[key] ?? 0) + 1]));
  yield* propose(game, { e: "mark", object: id, change: { uses: { ...object?.uses, ...uses } } });
}
