import type { Game } from "../../game.ts";
import { characteristicsOf } from "../../query/characteristics/characteristics.ts";
import { copiableValues } from "../../query/characteristics/copiable.ts";
import { isInReach } from "../../query/players/reach.ts";
import { SUPERTYPE_BIT } from "../../state/bits.ts";
import type { ObjectId } from "../../state/ids.ts";
import { affects } from "../continuous/continuous.ts";
import { programOf } from "../continuous/layers.ts";
import type { Check } from "./check.ts";

/** 704.5k: only what has been a world permanent for the shortest time stays; none if two tie. */
export const worldRule: Check = (game, events, present) => {
  if (!isWorld(present.supertypes)) return;
  const worlds = game.state.battlefield.filter((id) => isWorld(characteristicsOf(game, id).supertypes));
  if (worlds.length < 2) return;
  const since = new Map(worlds.map((id) => [id, worldSince(game, id)]));
  for (const object of worlds) {
    // 801.12: others within its controller's range of influence.
    const { controller } = characteristicsOf(game, object);
    const others = worlds.filter((other) => other !== object && isInReach(game, controller, other));
    if (others.some((other) => since.get(other)! >= since.get(object)!))
      events.push({ e: "move", object, to: "graveyard", why: "stateBased" });
  }
};

const isWorld = (supertypes: number): boolean => (supertypes & SUPERTYPE_BIT.world) !== 0;

/** The timestamp of the object, or of the earliest effect that makes it a world permanent. */
function worldSince(game: Game, id: ObjectId): number {
  const { timestamp } = game.state.objects[id]!;
  if (isWorld(copiableValues(game, id).supertypes)) return timestamp;
  const making = programOf(game).layers["4"].filter(
    ({ effect, modifications }) =>
      modifications.some((m) => m.modify === "addTypes" && m.supertypes?.includes("world")) &&
      affects(game, effect, id),
  );
  return Math.max(timestamp, making[0]?.effect.timestamp ?? 0);
}
