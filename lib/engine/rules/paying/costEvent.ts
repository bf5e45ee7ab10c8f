import type { GameEvent } from "../../events.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import type { ObjectCost } from "../costs/costs.ts";

/** 118.1: what happens to an object that a cost is paid with. */
export function costEvent(cost: ObjectCost, player: Seat, object: ObjectId, x?: number): GameEvent {
  switch (cost.pay) {
    case "sacrifice":
      return { e: "sacrifice", player, object };
    case "discard":
      return { e: "discard", player, object, why: cost.as ?? "cost", ...(x !== undefined && { x }) };
    case "exile":
      return { e: "move", object, to: "exile", why: "cost" };
    case "return":
      return { e: "move", object, to: "hand", why: "cost" };
    case "putInGraveyard":
      return { e: "move", object, to: "graveyard", why: "cost" };
    case "unattach":
      return { e: "unattach", object };
    case "tapOthers":
      return { e: "tap", object };
    case "untapOthers":
      return { e: "untap", object };
    case "reveal":
      return { e: "reveal", objects: [object], to: "all" };
    case "putOnLibrary":
      return { e: "move", object, to: "library", why: "cost", arrival: { place: cost.bottom ? "bottom" : "top" } };
  }
}
