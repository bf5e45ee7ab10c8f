import type { Players } from "../../engine/abilities/references.ts";

/** Several players act one by one: inside, each is "current". */
export const isSeveral = (who: Players): boolean =>
  who.who === "each" ||
  who.who === "opponents" ||
  who.who === "opponentsOf" ||
  who.who === "others" ||
  who.who === "those" ||
  who.who === "union";
