import type { GameEvent } from "../../events.ts";
import type { Move } from "./perform.ts";

const COMPOUND = [
  "draw",
  "discard",
  "mill",
  "sacrifice",
  "destroy",
  "counter",
  "playLand",
  "createTokens",
  "move",
  "shuffle",
  "damage",
  "lose",
  "drawFor",
  "win",
  "drawnGame",
  "planeswalk",
  "setInMotion",
] as const;

export type Compound = Extract<GameEvent, { e: (typeof COMPOUND)[number] }>;

const KINDS: ReadonlySet<GameEvent["e"]> = new Set(COMPOUND);

/** Most moves contain nothing. */
export const isCompound = (event: GameEvent): event is Compound =>
  KINDS.has(event.e) &&
  (event.e !== "move" || event.to === "library" || (event.to === "battlefield" && entersCombat(event)));

const entersCombat = ({ arrival }: Move): boolean =>
  arrival?.attacking !== undefined || arrival?.blocking !== undefined;
