import { describe, expect, it } from "vitest";
import { builtInDungeons } from "../../lib/cards/builtin.ts";
import { deckBook } from "../../lib/cards/decks/resolve.ts";
import { readSet } from "../../lib/cards/sets/readSet.ts";
import { readCard } from "../../lib/oracle/index.ts";

const list = (...lines: string[]): string => [...lines, `${60 - 4 * lines.length} Plains`].join("\n");

describe("309.2: dungeons come from outside the game", () => {
  it("are brought along by a deck that ventures, and by no other", async () => {
    const book = deckBook(readCard);
    const [dungeon] = builtInDungeons();
    expect(await book.resolve(list("4 Stairwell Warden"))).toMatchObject({
      ok: true,
      cards: { length: 60 },
      outside: [{ name: dungeon!.name }],
    });
    expect(await book.resolve(list("4 Lantern Squire"))).toMatchObject({ ok: true, outside: [] });
  });

  it("are part of no deck", async () => {
    const [dungeon] = builtInDungeons();
    const refused = await deckBook(readCard).resolve(list(`4 ${dungeon!.name}`));
    expect(refused).toMatchObject({ ok: false, code: "illegal-deck" });
  });

  it("are declined without the arrows from room to room", () => {
    const [{ printed }] = readSet("Test Cellar\nDungeon\nDoor — Scry 1.\nVault — Draw a card.") as [
      ReturnType<typeof readSet>[number],
    ];
    expect(readCard(printed).verdict).toBe("declined");
  });
});
