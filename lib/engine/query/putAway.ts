import type { Game } from "../game.ts";
import type { ObjectId } from "../state/ids.ts";
import { zoneOf } from "../state/objects.ts";

/** 701.8c: discarded into a hidden zone without being revealed: all values of its characteristics are undefined. */
export function isPutAway({ state, execution }: Game, discarded: ObjectId): boolean {
  const zone = zoneOf(state, discarded);
  return (zone === "library" || zone === "hand") && !execution.revealed.has(discarded);
}
