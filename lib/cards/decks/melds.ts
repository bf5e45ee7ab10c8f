import type { CardDefinition } from "../../engine/definition.ts";

/** The names of the cards that these are melded into (701.37a): in no deck, but needed in the game. */
export const meldResults = (cards: readonly CardDefinition[]): readonly string[] => [
  ...new Set(
    cards.flatMap((card) =>
      [...JSON.stringify(card).matchAll(/"do":"meld",.*?"into":("(?:[^"\\]|\\.)*")/g)].map(
        ([, name]) => JSON.parse(name!) as string,
      ),
    ),
  ),
];
