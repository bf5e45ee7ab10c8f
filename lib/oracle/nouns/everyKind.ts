import type { Filter } from "../../engine/abilities/filters.ts";
import { type Phrase, words } from "../kernel/index.ts";

/** What there is one each of: "each basic land type" (305.6), "each color" (105.1). */

const BASIC_LAND_TYPES = ["Plains", "Island", "Swamp", "Mountain", "Forest"];
const COLORS = ["W", "U", "B", "R", "G"] as const;

export const everyKind: Phrase<readonly Filter[]> = words<readonly Filter[]>([
  ["basic land type", BASIC_LAND_TYPES.map((subtype) => ({ is: "subtype", subtype }))],
  ["color", COLORS.map((color) => ({ is: "color", color }))],
]);
