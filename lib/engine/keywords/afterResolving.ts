import type { Zone } from "../abilities/references.ts";
import type { Arrival } from "../events.ts";
import type { Game } from "../game.ts";
import type { ObjectId } from "../state/ids.ts";
import { objectOf } from "../state/objects.ts";

/** Where an instant or sorcery goes as it finishes resolving (608.2m), as the way it was cast may change that. */
export function afterResolving(game: Game, id: ObjectId): { readonly zone: Zone; readonly arrival?: Arrival } {
  const { cast } = objectOf(game.state, id);
  // 702.34a; 702.27a.
  if (cast?.via === "flashback") return { zone: "exile" };
  if ((cast?.paid?.buyback ?? 0) > 0) return { zone: "hand" };
  return { zone: "graveyard" };
}
