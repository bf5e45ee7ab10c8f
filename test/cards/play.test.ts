import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { randomBot } from "../../lib/bots/random.ts";
import { playOut } from "../../lib/bots/simulation/play.ts";
import { builtInCards } from "../../lib/cards/builtin.ts";
import { identityOf } from "../../lib/cards/decks/format.ts";
import type { CardDefinition } from "../../lib/engine/definition.ts";
import { engine } from "../../lib/engine/index.ts";
import { poolOf } from "../../lib/hosting/cards/deck.ts";
import { readCard } from "../../lib/oracle/index.ts";

const BASICS = { W: "Plains", U: "Island", B: "Swamp", R: "Mountain", G: "Forest" } as const;
type Symbol = keyof typeof BASICS;
const symbols = Object.keys(BASICS) as Symbol[];

const cards = builtInCards().map(({ printed }) => {
  const reading = readCard(printed);
  if (reading.verdict !== "read") throw new Error(`${printed.name} is not read`);
  const colors = identityOf({ name: printed.name, card: printed, legalities: {} });
  return { card: reading.card, colors, basic: printed.faces[0].typeLine.supertypes.includes("basic") };
});
const basic = (symbol: Symbol): CardDefinition => cards.find(({ card }) => card.name === BASICS[symbol])!.card;

/** One deck of all cards of one colour for each colour, and one of all the rest over five colours. */
const decks: readonly (readonly CardDefinition[])[] = [
  ...symbols.map((symbol) => [
    ...cards
      .filter(({ colors, basic }) => !basic && colors.length === 1 && colors[0] === symbol)
      .map(({ card }) => card),
    ...Array.from({ length: 36 }, () => basic(symbol)),
  ]),
  [
    ...cards.filter(({ colors, basic }) => !basic && colors.length !== 1).map(({ card }) => card),
    ...symbols.flatMap((symbol) => Array.from({ length: 7 }, () => basic(symbol))),
  ],
];

describe("every card of the built-in set in play", () => {
  it("is in one of the decks", () => {
    expect(new Set(decks.flat().map(({ name }) => name)).size).toBe(cards.length);
  });

  it.each(decks.map((_, at) => [at, (at + 1) % decks.length] as const))(
    "decks %i and %i: games of random moves come to an end, and nothing breaks",
    (one, other) => {
      const { pool, decks: lists } = poolOf([decks[one]!, decks[other]!]);
      for (const round of [1, 2]) {
        const seed = createHash("sha256").update(`${one}/${other}/${round}`).digest("hex");
        const { turns } = playOut(engine, {
          seed,
          pool,
          players: lists.map((deck) => ({ deck })),
          bots: [randomBot(`${seed}/0`), randomBot(`${seed}/1`)],
        });
        expect(turns).toBeGreaterThan(3);
      }
    },
    60_000,
  );
});
