import type { PriorityAction } from "../engine/decisions.ts";
import type { Handle } from "../engine/views.ts";
import { objectOf } from "../view/actions.ts";
import type { Voice } from "../words/voice.ts";
import type { Asked } from "./kind.ts";
import { looksOf } from "./things.ts";

const ORDER = ["playLand", "cast", "activate", "special"] as const;

/**
 * What can be done with priority beside passing and making mana: lands first, then spells, then abilities. Of actions that
 * are the same with things that look the same, one stands for all.
 */
export function actionsOf({ actions }: Asked<"priority">, voice: Voice): readonly PriorityAction<Handle>[] {
  const seen = new Set<string>();
  return ORDER.flatMap((act) => actions.filter((one) => one.act === act)).filter((action) => {
    if (action.act === "activate" && action.mana) return false;
    const object = objectOf(action);
    const { card: _c, source: _s, object: _o, ...how } = action as Readonly<Record<string, unknown>>;
    const key = JSON.stringify([how, object === undefined ? "" : looksOf(object, voice)]);
    return !seen.has(key) && seen.add(key) !== undefined;
  });
}
