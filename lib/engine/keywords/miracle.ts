import type { TriggeredAbility } from "../abilities/ability.ts";
import type { Cost } from "../abilities/costs.ts";
import { EVENT, whenever, YOU } from "./parts.ts";

/** 702.94a: "When you reveal this card this way, you may cast it by paying [cost] rather than its mana cost." */
export const miracleAbility = (cost: readonly Cost[]): TriggeredAbility =>
  whenever("miracle", { on: "anyOf", of: [] }, [
    { do: "cast", who: YOU, what: EVENT, free: false, cost, optional: true, via: "miracle" },
  ]);
