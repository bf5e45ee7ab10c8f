import type { PriorityAction } from "../engine/decisions.ts";
import type { Handle } from "../engine/views.ts";

/** What an action is about: the card or permanent it is taken with. */
export function objectOf(action: PriorityAction<Handle>): Handle | undefined {
  switch (action.act) {
    case "pass":
    case "shortcut":
      return undefined;
    case "activate":
      return action.source;
    case "special":
      return action.object;
    default:
      return action.card;
  }
}
