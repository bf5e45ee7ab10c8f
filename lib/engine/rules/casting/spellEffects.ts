import type { Game } from "../../game.ts";
import { matches, playersOf } from "../../query/evaluators/index.ts";
import type { Characteristics, ContinuousEffect } from "../../runtime.ts";
import { zoneOf } from "../../state/objects.ts";
import { asCard } from "../continuous/asCard.ts";
import { applyModifications } from "../continuous/continuous.ts";
import { programOf } from "../continuous/layers.ts";
import { LAYERS } from "../continuous/modification.ts";
import { withCharacteristics } from "../continuous/withCharacteristics.ts";
import type { CastOption } from "./castOptions.ts";

/** 601.3e: what the effects about spells ("creature spells you cast have convoke") would make of a card as it is cast. */
export function withSpellEffects(game: Game, option: CastOption, values: Characteristics): Characteristics {
  const { onSpells } = programOf(game);
  let now = values;
  const applied = new Map<ContinuousEffect, boolean>();
  for (const layer of onSpells.length === 0 ? [] : LAYERS) {
    for (const effect of onSpells) {
      if (!effect.layers.includes(layer)) continue;
      const hit =
        applied.get(effect) ?? withCharacteristics(game, option.card, now, () => wouldAffect(game, effect, option));
      applied.set(effect, hit);
      if (hit) now = applyModifications(game, effect, layer, option.card, now);
    }
  }
  return now;
}

function wouldAffect(game: Game, { affects, context }: ContinuousEffect, option: CastOption): boolean {
  if ("fixed" in affects || affects.what !== "all" || affects.in?.includes(zoneOf(game.state, option.card)!))
    return false;
  const { controller } = game.derived.characteristics.get(option.card)!;
  if (affects.of !== undefined && !playersOf(game, affects.of, context).includes(controller)) return false;
  return matches(game, asCard(affects.filter, option), option.card, context);
}
