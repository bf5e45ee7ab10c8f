import type { Players } from "../../../engine/abilities/references.ts";
import { sameData } from "../../../engine/abilities/visit.ts";
import type { Scope } from "../../bind/scope.ts";
import { unbound } from "../../bind/unbound.ts";
import { isSeveral } from "../../players/several.ts";

/** Who acts in a verb phrase, and whose things are their own. */

/** The player who acts in this verb phrase, one at a time. */
export const actor = (scope: Scope): Players => (isSeveral(scope.subject) ? { who: "current" } : scope.subject);

/** Whether a possessive means whoever acts. */
export const isActors = (scope: Scope, whose: Players): boolean =>
  sameData(whose, scope.subject) || sameData(whose, actor(scope));

/** 701.8a, 701.16a: players discard and reveal cards of their own hand. */
export function ownHand(scope: Scope, whose: Players): void {
  if (!isActors(scope, whose)) unbound("another player's hand");
}
