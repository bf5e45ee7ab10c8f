import type { CardType } from "../../cards/schema.ts";
import type { Ability } from "../../engine/abilities/ability.ts";

/** 311.4, 312, 313.4, 314.4, 315.5: cards that stay in the command zone, where their abilities function. */

const TYPES: ReadonlySet<CardType> = new Set(["conspiracy", "phenomenon", "plane", "scheme", "vanguard"]);

export const inCommandZone = (type: CardType): boolean => TYPES.has(type);

/** The ability as it works from there; a face of another type keeps its own. */
export const fromCommandZone = (ability: Ability): Ability =>
  ability.kind === "static" || ability.kind === "triggered" || ability.kind === "activated"
    ? { ...ability, from: "command" }
    : ability;
