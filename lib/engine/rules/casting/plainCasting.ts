import type { Rule } from "../../abilities/rules.ts";
import type { Game } from "../../game.ts";
import { characteristicsOf } from "../../query/characteristics/characteristics.ts";
import { compiledCard, faceControlledBy } from "../../query/characteristics/compiled.ts";
import { manaValue } from "../../query/mana/manaCost.ts";
import { TYPE_BIT } from "../../state/bits.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { definitionOf, zoneOf } from "../../state/objects.ts";
import { programOf } from "../continuous/layers.ts";
import { hasSplitSecond, isSorcerySpeed } from "../costs/activation.ts";
import type { CastOption } from "./castOptions.ts";

/** Rules that let a card be cast at another time or for another cost than it says itself. */
const OPENING: readonly Rule["rule"][] = ["flashFor", "alternativeCost", "costs", "mayPlay", "lifeForMana"];
/** Rules that keep it from being cast, or ask more for it. */
const CLOSING: readonly Rule["rule"][] = ["cantCast", "castLimit", "sorcerySpeedOnly", "additionalCost"];

/**
 * What is known at once of most cards of most hands: it is not the time for them (307.1, 302.1), or their cost is more mana
 * than there could be; or else they are cast from the hand, for their mana cost, and that is all. The others have to be
 * looked at closely (rules/casting/castOptions.ts).
 */
export type PlainCasting = "no" | CastOption | "look closely";

export function plainCasting(game: Game, player: Seat, mostMana: number): (card: ObjectId) => PlainCasting {
  const { rules, onSpells, empty } = programOf(game);
  if (onSpells.length > 0 || OPENING.some((kind) => rules.has(kind))) return () => "look closely";
  const anything = isSorcerySpeed(game.state, player);
  const open = !CLOSING.some((kind) => rules.has(kind)) && !hasSplitSecond(game);
  return (card) => {
    const { faces } = compiledCard(game, definitionOf(game.state, card));
    const face = faces[0]!;
    if (faces.length > 1 || !face.justCast || game.state.objects[card] !== undefined) return "look closely";
    if (!empty && characteristicsOf(game, card) !== faceControlledBy(face, player)) return "look closely";
    const { manaCost: mana } = face;
    const isTimely = anything || (face.types & TYPE_BIT.instant) !== 0 || face.keywords.has("flash");
    if (!isTimely || mana === undefined || manaValue(mana) > mostMana) return "no";
    return open && mana.x === 0 && zoneOf(game.state, card) === "hand"
      ? { card, face: 0, mana, costs: [] }
      : "look closely";
  };
}
