import { visitNodes } from "../../engine/abilities/visit.ts";
import type { CardDefinition } from "../../engine/definition.ts";

/** The names of the cards that these are melded into (701.37a): in no deck, but needed in the game. */
export function meldResults(cards: readonly CardDefinition[]): readonly string[] {
  const names = new Set<string>();
  for (const { faces } of cards)
    for (const { abilities } of faces)
      visitNodes("ability", abilities, {
        effect: (node, inside) => {
          if (node.do === "meld") names.add(node.into);
          inside();
        },
      });
  return [...names];
}
