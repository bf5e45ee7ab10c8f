import { COLORS, type Color } from "../cards/schema.ts";
import type { CardDefinition } from "../engine/definition.ts";
import type { Chance } from "./chance.ts";

/** Decks of cards drawn from everything that can be read, in colours their lands can pay for. */
export interface RandomDecks {
  readonly pool: { readonly cards: readonly CardDefinition[] };
  readonly decks: readonly (readonly number[])[];
}

const BASIC: Readonly<Record<Color, string>> = { W: "Plains", U: "Island", B: "Swamp", R: "Mountain", G: "Forest" };
const SPELLS = 18;
const COPIES = 2;
const LANDS = 24;

const isDungeon = (card: CardDefinition): boolean => card.faces[0].typeLine.types.includes("dungeon");

export function randomDecks(cards: readonly CardDefinition[], chance: Chance, players = 2): RandomDecks {
  const pool: CardDefinition[] = [];
  const add = (card: CardDefinition): number => {
    const known = pool.indexOf(card);
    return known >= 0 ? known : pool.push(card) - 1;
  };
  const basics = COLORS.map((color) => {
    const basic = cards.find((card) => card.name === BASIC[color]);
    if (basic === undefined) throw new Error(`there is no ${BASIC[color]} among the cards`);
    return basic;
  });
  const deck = (): number[] => {
    const colors = chance.shuffled(COLORS).slice(0, 2);
    const fitting = (card: CardDefinition): boolean =>
      !card.faces[0].typeLine.supertypes.includes("basic") &&
      !isDungeon(card) &&
      [...(card.faces[0].manaCost ?? "")].every(
        (s) => !(COLORS as readonly string[]).includes(s) || colors.includes(s as Color),
      );
    const list: number[] = [];
    while (list.length < SPELLS * COPIES) {
      const card = chance.pick(cards);
      if (fitting(card)) for (let copy = 0; copy < COPIES; copy++) list.push(add(card));
    }
    for (let land = 0; land < LANDS; land++) list.push(add(basics[COLORS.indexOf(colors[land % colors.length]!)]!));
    return list;
  };
  const decks = Array.from({ length: players }, deck);
  // 309.2: dungeons are in no deck but may be brought in.
  for (const dungeon of cards.filter(isDungeon)) add(dungeon);
  return { pool: { cards: pool }, decks };
}
