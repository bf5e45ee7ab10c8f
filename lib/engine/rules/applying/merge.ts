import type { Game } from "../../game.ts";
import { rememberObject } from "../../query/characteristics/lastKnown.ts";
import type { CopyOf, GameObject } from "../../state/gameObject.ts";
import { isCardObject, type ObjectId } from "../../state/ids.ts";
import { set } from "../../state/journal.ts";
import { objectOf } from "../../state/objects.ts";
import { staleEverything } from "../../state/stale.ts";
import { applyCopy } from "../copying/applyCopy.ts";
import { copyOf } from "../copying/copy.ts";
import { followSpell, nextIncarnation, takeFrom } from "./move.ts";

/**
 * 727.2: a spell becomes a component of a permanent, which stays the object it was (727.2b-c). What the merged permanent
 * looks like is a copiable effect of that moment (727.2a): the topmost component, with the abilities of all (702.140e).
 */
export function mergeObject(game: Game, spell: ObjectId, into: ObjectId, on: "top" | "bottom"): void {
  const { state, journal } = game;
  const from = objectOf(state, spell);
  const permanent = objectOf(state, into);
  const added = looksOf(game, spell);
  // A component that is face down has no abilities to give (708.2a).
  const present = on === "top" && permanent.faceDown !== undefined ? [] : looksOf(game, into);
  const [top, ...under] = on === "top" ? [...added, ...present] : [...present, ...added];
  set(journal, state.lastKnown, spell, { ...rememberObject(game, spell), became: [into] });
  takeFrom(game, spell, "stack", from.owner);
  set(journal, state.objects, spell, undefined);
  applyCopy(game, into, { ...top!, under });
  change("mutations", (permanent.mutations ?? 0) + 1);
  if (isCardObject(spell)) {
    const card = nextIncarnation(game, spell, "battlefield");
    change("others", on === "top" ? [card, ...(permanent.others ?? [])] : [...(permanent.others ?? []), card]);
  }
  if (on === "top") {
    // 727.2d-e: the topmost component says whether it is a token and whether it is face up.
    change("kind", isCardObject(spell) ? "card" : "token");
    change("faceDown", undefined);
  }
  followSpell(game, spell, into);
  staleEverything(game);

  function change<K extends keyof GameObject>(key: K, value: GameObject[K] | undefined): void {
    set(journal, permanent, key, value);
  }
}

/** How the components look, topmost first. */
function looksOf(game: Game, id: ObjectId): readonly CopyOf[] {
  const { controller } = objectOf(game.state, id);
  const { under = [], ...top } = copyOf(game, id, undefined, { self: id, controller });
  return [top, ...under];
}
