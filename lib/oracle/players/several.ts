import type { Players } from "../../engine/abilities/references.ts";
import type { Scope } from "../bind/scope.ts";
import { unbound } from "../bind/unbound.ts";

/** Several players act one by one: inside, each is "current". */
export const isSeveral = (who: Players): boolean =>
  who.who === "each" ||
  who.who === "opponents" ||
  who.who === "opponentsOf" ||
  who.who === "others" ||
  who.who === "those" ||
  who.who === "union";

/** Of a target that may be a player or a permanent: that player, or who controls it. */
export function eitherTargetOrController(scope: Scope): Players {
  const who = scope.playerPronoun();
  if (who.who !== "target") return unbound("no target that may be either");
  return { who: "union", of: [who, { who: "controllerOf", of: { what: "target", slot: who.slot } }] };
}
