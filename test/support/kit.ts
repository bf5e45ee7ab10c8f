import type { TestGame } from "./testGame.ts";

/** Cards that many scenarios need: two plain creatures, and a spell of each usual kind for one mana. */
const KIT = `
  Test Bear {1}{G}
  Creature — Bear
  2/2

  Test Ogre {3}{R}
  Creature — Ogre
  4/4

  Test Spark {R}
  Instant
  Test Spark deals 2 damage to any target.

  Test Murder {B}
  Instant
  Destroy target creature.

  Test Denial {U}
  Instant
  Counter target spell.

  Test Return {U}
  Instant
  Return target creature to its owner's hand.

  Test Growth {G}
  Instant
  Target creature gets +3/+3 until end of turn.

  Test Insight {U}
  Sorcery
  Draw a card.

  Test Mirror {2}{U}
  Sorcery
  Create a token that's a copy of target creature.`;

export const kit = (t: TestGame): void => t.cards(KIT);

/** Plain cards that cost nothing, to be told beside others of a scenario. */
export const BEAR = `
  Test Bear {0}
  Creature — Bear
  2/2
`;
export const CUB = `
  Test Cub {0}
  Creature — Bear
  2/2`;
export const BEARS = `
  Test Bear {0}
  Creature — Bear
  2/2

  Test Wall {0}
  Creature — Wall
  1/5

  Test Imp {0}
  Creature — Imp
  1/1`;
export const ROCK = `
  Test Rock {0}
  Artifact
`;

/** A creature with these lines of text. */
export function creature(
  t: TestGame,
  name: string,
  text: string,
  size = "2/2",
  head = "{1}{G}",
  type = "Creature — Beast",
) {
  t.cards([`${name} ${head}`, type, ...(text === "" ? [] : [text]), size].join("\n"));
}
/** The creature a scenario is about: "Test Subject". */
export const subject = (t: TestGame, text: string, size?: string, head?: string, type?: string): void =>
  creature(t, "Test Subject", text, size, head, type);

/** The first attacks alone and is blocked by the others (of the next player); then damage is dealt. */
export function fight(t: TestGame, attacker: string, ...blockers: readonly string[]): void {
  t.attack(attacker);
  t.block(...blockers.map((blocker) => [blocker, attacker] as const));
  if (blockers.length > 1) t.order(...blockers.keys());
}

/** The cards of the kit and these; some in the first player's hand, some under their control, and lands to pay with. */
export function begin(
  t: TestGame,
  cards: string,
  own: readonly string[],
  there: readonly string[] = [],
  lands = 0,
): void {
  kit(t);
  t.cards(cards);
  t.battlefield(0, ...there);
  t.lands(0, "Forest", lands);
  t.hand(0, ...own);
}
