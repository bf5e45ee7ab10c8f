import type { Game } from "../../game.ts";
import type { CopyOf } from "../../state/gameObject.ts";
import type { ObjectId } from "../../state/ids.ts";
import { set } from "../../state/journal.ts";
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
  for (const effect of state.effects)
    if (effect.objects?.includes(id) && effect.modifications?.some(({ modify }) => modify === "copy"))
      set(
        journal,
        effect,
        "objects",
        effect.objects.filter((one) => one !== id),
      );
  staleEverything(game);
}
