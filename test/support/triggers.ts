import type { Ability } from "../../lib/engine/abilities/ability.ts";
import type { EventPattern } from "../../lib/engine/abilities/events.ts";
import { whenever } from "../../lib/engine/keywords/parts.ts";

/** Gains its controller 1 life each time: life totals then tell how often it triggered. */
export const counts = (when: EventPattern, life = 1): Ability =>
  whenever("counting", when, [{ do: "gainLife", who: { who: "you" }, amount: life }]);
