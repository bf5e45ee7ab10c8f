import type { Part } from "../catalog.ts";

export const decks: Part<"decks"> = {
  colorless: "incolor",
};
