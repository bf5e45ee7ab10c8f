import { characteristicsOf } from "../../query/characteristics.ts";
import { SUPERTYPE_BIT } from "../../state/bits.ts";
import type { Check } from "../stateBasedActions.ts";

/** 704.5k: only the newest world permanent stays; none if two are equally new. */
export const worldRule: Check = (game, events) => {
  const { battlefield, objects } = game.state;
  const worlds = battlefield.filter((id) => (characteristicsOf(game, id).supertypes & SUPERTYPE_BIT.world) !== 0);
  if (worlds.length < 2) return;
  const newest = Math.max(...worlds.map((id) => objects[id]!.timestamp));
  const keep = worlds.filter((id) => objects[id]!.timestamp === newest);
  for (const object of worlds) {
    if (keep.length > 1 || object !== keep[0]) events.push({ e: "move", object, to: "graveyard", why: "stateBased" });
  }
};
