import type { Ability } from "../../engine/abilities/ability.ts";

/** 709.5h: "this door" is the half whose text says so; `face` is 0 for the left one. */
export const behindDoor = (ability: Ability, face: number): Ability =>
  ability.kind === "triggered" && ability.when.on === "unlock" && ability.when.door === "this"
    ? { ...ability, when: { ...ability.when, door: face } }
    : ability;
