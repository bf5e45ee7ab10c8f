import type { CardDefinition, CardPool } from "../lib/engine/definition.ts";
import { preparedPool, readCard, readSet } from "./imports.ts";

/** The cards of the engine workload: as plain as cards get, so that engines of any age can play it. */
const text = `
Plains
Basic Land — Plains

Mountain
Basic Land — Mountain

Forest
Basic Land — Forest

Meadow Bear {1}{W}
Creature — Bear
2/2

Hill Bear {1}{R}
Creature — Bear
2/2

Wood Bear {1}{G}
Creature — Bear
2/2

Brook Bear {1}{G}
Creature — Bear
2/2

Cave Bear {1}{R}
Creature — Bear
2/2

Scorching Word {R}
Instant
Scorching Word deals 3 damage to any target.

Glowing Word {R}
Instant
Glowing Word deals 2 damage to any target.

Swelling Word {G}
Instant
Target creature gets +3/+3 until end of turn.

Watcher of the Rafters {3}{W}{W}
Creature — Angel
Flying, vigilance
4/4
`;

const LANDS = 8;
const COPIES = 4;

/** Two equal decks of 60: 24 basic lands and nine four-ofs. */
export function workload(): { readonly pool: CardPool; readonly decks: readonly (readonly number[])[] } {
  const cards = readSet(text).map(({ printed }): CardDefinition => {
    const reading = readCard(printed);
    if (reading.verdict !== "read") throw new Error(`${printed.name} cannot be read`);
    return reading.card;
  });
  const deck = cards.flatMap(({ faces }, index) =>
    Array.from({ length: faces[0].typeLine.types.includes("land") ? LANDS : COPIES }, () => index),
  );
  if (deck.length !== 60) throw new Error(`the deck has ${deck.length} cards`);
  return { pool: preparedPool({ cards }), decks: [deck, deck] };
}
