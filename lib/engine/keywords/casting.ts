import type { Zone } from "../abilities/references.ts";
import type { Game } from "../game.ts";
import { characteristicsOf } from "../query/characteristics.ts";
import type { CompiledFace } from "../query/compiled.ts";
import type { CastOption } from "../rules/castOptions.ts";
import type { ObjectId, Seat } from "../state/ids.ts";
import { ownerOf } from "../state/objects.ts";

/** Keywords that let a card be cast in another way or from another zone (118.9). */
export function castingMethods(
  game: Game,
  player: Seat,
  card: ObjectId,
  zone: Zone,
  face: CompiledFace,
  index: number,
): readonly CastOption[] {
  if (ownerOf(game.state, card) !== player) return [];
  const { keywords } = index === 0 ? characteristicsOf(game, card) : face;
  const options: CastOption[] = [];
  const add = (via: string, costs: Parameters<typeof Array.isArray>[0], more: Partial<CastOption> = {}): void => {
    options.push({ card, face: index, via, mana: undefined, costs: costs as CastOption["costs"], ...more });
  };
  if (zone === "graveyard") for (const k of keywords.get("flashback") ?? []) if ("cost" in k) add("flashback", k.cost);
  return options;
}
