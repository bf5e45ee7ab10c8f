import type { Game } from "../../game.ts";
import type { CopyOf } from "../../state/gameObject.ts";
import type { ObjectId } from "../../state/ids.ts";
import { set } from "../../state/journal.ts";
import type { LastingEffect } from "../../state/lasting.ts";
import { staleEverything } from "../../state/stale.ts";

/**
 * 707.2, 727.2a: from now on an object is a copy of this, or is no copy any more. The timestamp is later than those of
 * the copy effects on it that would end (613.7), so that they mean nothing to it any more.
 */
export function applyCopy(game: Game, id: ObjectId, copy: CopyOf | undefined): void {
  const { state, journal } = game;
  const object = state.objects[id];
  if (object === undefined) return;
  set(journal, object, "copy", copy);
  const copies = (effect: LastingEffect): boolean =>
    effect.objects?.includes(id) === true && effect.modifications?.some(({ modify }) => modify === "copy") === true;
  // Replaced, not written into: what is known of a lasting effect is known by its identity (state/caches.ts).
  if (state.effects.some(copies)) {
    const without = (effect: LastingEffect): LastingEffect =>
      copies(effect) ? { ...effect, objects: effect.objects!.filter((one) => one !== id) } : effect;
    set(journal, state, "effects", state.effects.map(without));
  }
  staleEverything(game);
}
