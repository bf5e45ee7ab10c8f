import { readSet } from "../../lib/cards/sets/readSet.ts";
import type { CardDefinition } from "../../lib/engine/definition.ts";
import { readCard } from "../../lib/oracle/index.ts";

const BASICS = ["Plains", "Island", "Swamp", "Mountain", "Forest"]
  .map((name) => `${name}\nBasic Land — ${name}`)
  .join("\n\n");

/** The plain cards that every scenario may use without describing them: lands, creatures with nothing to say, simple spells. */
const STOCK = `
${BASICS}

Test Bear {1}{G}
Creature — Bear
2/2

Test Cub {0}
Creature — Bear
2/2

Test Ox {0}
Creature — Ox
2/4

Test Ogre {3}{R}
Creature — Ogre
4/4

Test Raider {0}
Creature — Orc
2/2

Marsh Hound {1}{G}
Creature — Dog
2/2

Barn Wolf {1}{G}
Creature — Wolf
2/2

Glad Hound {G}
Creature — Dog
When this creature enters, you gain 1 life.
1/1

Plain Stone {2}
Artifact

Test Blade {1}
Artifact — Equipment
Equipped creature gets +2/+0.
Equip {1}

Spark {R}
Instant
Spark deals 2 damage to any target.

Test Spark {R}
Instant
Test Spark deals 2 damage to any target.

Test Bolt {0}
Instant
Test Bolt deals 3 damage to any target.

Culling {B}
Instant
Destroy target creature.

Test Doom {B}
Instant
Destroy target creature.

Test Murder {B}
Instant
Destroy target creature.

Test Slayer {0}
Instant
Destroy target creature.

Test Growth {0}
Instant
Target creature gets +3/+3 until end of turn.

Test Stone {R}
Instant
Target creature loses all abilities until end of turn.

Test Prayer {0}
Instant
Destroy target enchantment.

Denial {U}
Instant
Counter target spell.

Test Denial {U}
Instant
Counter target spell.

Test Salve {0}
Instant
You gain 3 life.

Test Insight {U}
Sorcery
Draw a card.

Test Twin {0}
Sorcery
Create a token that's a copy of target creature.
`;

/** Texts that were read before: a scenario is played several times with the same cards. */
const read = new Map<string, readonly CardDefinition[]>();

/** The cards of a set's text, read by the grammar. Throws where it does not understand one. */
export function cardsOf(text: string): readonly CardDefinition[] {
  let cards = read.get(text);
  if (cards === undefined) {
    cards = readSet(outdented(text)).map(({ printed }) => {
      const reading = readCard(printed);
      if (reading.verdict === "read") return reading.card;
      const why = reading.faults.map((fault) => `${fault.line}:${fault.column} ${fault.message}`).join("; ");
      throw new Error(`"${printed.name}" is not read: ${why}`);
    });
    read.set(text, cards);
  }
  return cards;
}

export const stock: readonly CardDefinition[] = cardsOf(STOCK);

/** Removes the indentation that the text has for standing inside code. */
function outdented(text: string): string {
  return text
    .split("\n")
    .map((line) => line.trim())
    .join("\n");
}
