import { words } from "../kernel/index.ts";

/** What activated abilities are called that are told by a word before a dash: "an exhaust ability" (702.142b). */
export const namedAbility = words<"exhaust" | "power-up" | "boast">([
  ["exhaust", "exhaust"],
  ["power-up", "power-up"],
  ["boast", "boast"],
]);
