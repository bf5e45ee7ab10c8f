import type { Game } from "../../game.ts";
import { cardOf, incarnationOf, isCardObject, type ObjectId } from "../../state/ids.ts";
import { zoneOf } from "../../state/objects.ts";

/** What an object was before, or is since (400.7). */

/** 400.7e, 603.10a: an event that looks back is told of what left; this is what it became there. */
export const cameFrom = ({ state }: Game, left: ObjectId | undefined, id: ObjectId): boolean =>
  left !== undefined && state.lastKnown[left]?.became?.includes(id) === true;

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
