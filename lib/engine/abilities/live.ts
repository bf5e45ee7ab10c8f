import type { AbilityRef } from "../state/gameObject.ts";
import type { Ability } from "./ability.ts";

/** An ability as an object has it now. */
export interface LiveAbility {
  readonly ability: Ability;
  readonly ref: AbilityRef;
  /** 613.7a: later than the object's own if an effect gave it. */
  readonly timestamp?: number;
}
