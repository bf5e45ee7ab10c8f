import type { Filter } from "../../abilities/filters.ts";
import type { Game } from "../../game.ts";
import { bitsOf, PERMANENT_TYPES, TYPE_BIT } from "../../state/bits.ts";
import type { ObjectId } from "../../state/ids.ts";
import { currentOrLastKnown, sectorOf } from "../../state/objects.ts";
import { isCreatureType, subtypeOwner } from "../../state/subtypes.ts";
import { characteristicsOf, hasSubtype } from "../characteristics/characteristics.ts";
import { shareName } from "../characteristics/names.ts";
import { manaValueOf } from "../characteristics/stats.ts";

/** An object shares nothing with itself among others; a card with the same name as that one target is that target too. */
export function sharesWith(
  game: Game,
  filter: Extract<Filter, { is: "shares" }>,
  id: ObjectId,
  those: readonly ObjectId[],
): boolean {
  const [only, ...others] = those;
  if (filter.with.what === "target" && only === id && others.length === 0) return share(game, filter, id, id);
  return those.some((other) => other !== id && share(game, filter, id, other));
}

function share(
  game: Game,
  { quality, types }: Pick<Extract<Filter, { is: "shares" }>, "quality" | "types">,
  one: ObjectId,
  other: ObjectId,
): boolean {
  const a = characteristicsOf(game, one);
  const b = characteristicsOf(game, other);
  switch (quality) {
    case "color":
      return (a.colors & b.colors) !== 0;
    case "cardType":
      return (a.types & b.types & (types === undefined ? -1 : bitsOf(TYPE_BIT, types))) !== 0;
    // 110.4
    case "permanentType":
      return (a.types & b.types & PERMANENT_TYPES) !== 0;
    case "name":
      return shareName(game, a, b);
    case "creatureType":
      return (
        (a.everyCreatureType && (b.everyCreatureType || b.subtypes.some(isCreatureType))) ||
        a.subtypes.some((s) => isCreatureType(s) && hasSubtype(b, s))
      );
    case "landType":
      return a.subtypes.some((s) => subtypeOwner(s) === "land" && b.subtypes.includes(s));
    case "manaValue":
      return manaValueOf(game, one) === manaValueOf(game, other);
    // 702.158e
    case "sector": {
      const sector = sectorOf(currentOrLastKnown(game.state, one));
      return sector !== undefined && sector === sectorOf(currentOrLastKnown(game.state, other));
    }
  }
}
