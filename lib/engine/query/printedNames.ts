import { NAME_LANGUAGES, type PrintedNames } from "../../cards/schema.ts";
import type { CardPool } from "../definition.ts";
import type { Game } from "../game.ts";

/** What the cards and faces of a game are called in other languages, by their English names. */
export function printedNamesIn({ pool, derived: { called } }: Game): ReadonlyMap<string, PrintedNames> {
  called.names ??= printedNamesOf(pool);
  return called.names;
}

function printedNamesOf(pool: CardPool): ReadonlyMap<string, PrintedNames> {
  const found = new Map<string, PrintedNames>();
  for (const { name, layout, faces } of pool.cards) {
    for (const face of faces) if (face.printedNames !== undefined) found.set(face.name, face.printedNames);
    // 709.4b: a split card has both names.
    if (layout === "split") {
      const both = NAME_LANGUAGES.flatMap((language) => {
        const halves = faces.flatMap(({ printedNames }) => printedNames?.[language] ?? []);
        return halves.length === faces.length ? [[language, halves.join(" // ")] as const] : [];
      });
      if (both.length > 0) found.set(name, Object.fromEntries(both));
    }
  }
  return found;
}
