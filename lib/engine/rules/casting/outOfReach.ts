import type { Rule } from "../../abilities/statics.ts";
import type { Game } from "../../game.ts";
import { characteristicsOf } from "../../query/characteristics.ts";
import { compiledCard, faceControlledBy } from "../../query/compiled.ts";
import { manaValue } from "../../query/manaCost.ts";
import { TYPE_BIT } from "../../state/bits.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { definitionOf } from "../../state/objects.ts";
import { programOf } from "../continuous/layers.ts";
import { isSorcerySpeed } from "../costs/activation.ts";

/** Rules that let a card be cast at another time or for another cost than it says itself. */
const OPENING: readonly Rule["rule"][] = ["flashFor", "alternativeCost", "costs", "mayPlay", "lifeForMana"];

/**
 * A quick no for most cards of most hands: which of them cannot be cast now because it is not the time (307.1, 302.1),
 * or because their cost is more mana than there could be. Undefined while an effect could say otherwise.
 */
export function outOfReach(game: Game, player: Seat, mostMana: number): ((card: ObjectId) => boolean) | undefined {
  const { rules, onSpells, empty } = programOf(game);
  if (onSpells.length > 0 || OPENING.some((kind) => rules.has(kind))) return undefined;
  const anything = isSorcerySpeed(game.state, player);
  return (card) => {
    const { faces } = compiledCard(game, definitionOf(game.state, card));
    const face = faces[0]!;
    if (faces.length > 1 || !face.justCast || game.state.objects[card] !== undefined) return false;
    const isTimely = anything || (face.types & TYPE_BIT.instant) !== 0 || face.keywords.has("flash");
    if (isTimely && face.manaCost !== undefined && manaValue(face.manaCost) <= mostMana) return false;
    return empty || characteristicsOf(game, card) === faceControlledBy(face, player);
  };
}
