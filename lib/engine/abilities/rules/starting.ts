import type { Condition } from "../conditions.ts";
import type { Effect } from "../effects.ts";

/** What comes before the first turn (103, 315, 702.139). */
export type StartingRule =
  /** 103.6: what may be done with this card from an opening hand, before the first turn. */
  | { readonly rule: "openingHand"; readonly effects: readonly Effect[] }
  /** 103.5b: what may be done with this card from a hand one could mulligan. */
  | { readonly rule: "couldMulligan"; readonly effects: readonly Effect[] }
  /** 315.5a: its controller draws a further hand of so many cards, and shuffles all but one of them into the library. */
  | { readonly rule: "additionalHand"; readonly cards: number }
  /** 315.5a: what its controller does before they draw their opening hand. */
  | { readonly rule: "beforeOpeningHand"; readonly effects: readonly Effect[] }
  /** 103.1c: its controller takes the first turn, whatever else was determined. */
  | { readonly rule: "startingPlayer" }
  /** 702.139a: of a companion, what the starting deck must be like; nothing in the game itself. */
  | { readonly rule: "companion"; readonly deck: Condition };
