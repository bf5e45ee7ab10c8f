import type { Game, Procedure } from "../game.ts";
import type { ObjectId } from "../state/ids.ts";
import type { AbilityRef, GameObject } from "../state/state.ts";
import { propose } from "./propose.ts";

/** Counting how often an ability of an object was activated or triggered: this turn, or at all ("once:"). */
export const abilityKey = (ref: AbilityRef, ever: boolean): string => {
  const name = "given" in ref ? `given/${ref.given.text ?? ref.given.kind}` : `${ref.face}/${ref.index}`;
  return ever ? `once:${name}` : name;
};

export const usesOf = (object: GameObject, key: string): number => object.uses?.[key] ?? 0;

/** Counts one use of an ability, for this turn and for ever. */
export function* countUse(game: Game, id: ObjectId, ref: AbilityRef): Procedure {
  const object = game.state.objects[id];
  if (object === undefined) return;
  const keys = [abilityKey(ref, false), abilityKey(ref, true)];
  const uses = Object.fromEntries(keys.map((key) => [key, usesOf(object, key) + 1]));
  yield* propose(game, { e: "mark", object: id, change: { uses: { ...object.uses, ...uses } } });
}
