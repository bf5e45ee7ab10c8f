import type { GameEvent } from "../../events.ts";
import type { Move } from "./perform.ts";

type Departure = Extract<GameEvent, { e: "discard" | "mill" | "sacrifice" | "destroy" }>;

export const isDeparture = (event: GameEvent): event is Departure =>
  event.e === "discard" || event.e === "mill" || event.e === "sacrifice" || event.e === "destroy";

/** 701.7a, 701.8a, 701.13a, 701.17a: being put into the graveyard. */
export const departing = (event: Departure): Move => ({
  e: "move",
  object: event.object,
  to: "graveyard",
  why: event.e,
  ...(event.e === "discard" && event.why === "cycling" && { cycled: true }),
  ...(event.cause && { cause: event.cause }),
});
