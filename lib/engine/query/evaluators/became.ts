import type { Game } from "../../game.ts";
import { cardOf, incarnationOf, isCardObject, type ObjectId } from "../../state/ids.ts";
import { zoneOf } from "../../state/objects.ts";

/** What an object was before, or is since (400.7). */

/** 400.7e, 603.10a: an event that looks back is told of what left; this is what it became there. */
export const cameFrom = ({ state }: Game, left: ObjectId | undefined, id: ObjectId): boolean =>
  left !== undefined && state.lastKnown[left]?.became?.includes(id) === true;

/** 712.21e: of the cards that were one permanent only the first of them that is here. */
export function asOneEach({ state }: Game, ids: readonly ObjectId[]): readonly ObjectId[] {
  if (ids.length < 2) return ids;
  const split = Object.values(state.lastKnown).flatMap(({ became = [] }) => (became.length > 1 ? [became] : []));
  const besides = new Set(split.flatMap((became) => became.filter((id) => ids.includes(id)).slice(1)));
  return besides.size === 0 ? ids : ids.filter((id) => !besides.has(id));
}

/** 601.2a, 305.1: whether this card was played as that: the object it became as it left the zone it was in. */
export const becameAsPlayed = ({ state }: Game, card: ObjectId, played: ObjectId): boolean => {
  const zone = zoneOf(state, played);
  return (
    isCardObject(card) &&
    isCardObject(played) &&
    cardOf(card) === cardOf(played) &&
    incarnationOf(played) === incarnationOf(card) + 1 &&
    (zone === "stack" || zone === "battlefield")
  );
};

/** 400.7a: whether this spell has become that permanent. */
export const becamePermanent = (game: Game, spell: ObjectId, permanent: ObjectId): boolean => {
  const known = game.state.lastKnown[spell];
  return known?.object.zone === "stack" && known.became?.includes(permanent) === true;
};
