import { describe, expect, it } from "vitest";
import { seenOf, sideboarded } from "../../lib/bots/sideboarding.ts";
import type { CardDefinition } from "../../lib/engine/definition.ts";
import { engine } from "../../lib/engine/index.ts";
import type { CardView } from "../../lib/engine/views.ts";
import { TestGame } from "../support/testGame.ts";

const CARDS = `
  Barn Wolf {1}{G}
  Creature — Wolf
  2/2

  Old Bear {4}{G}
  Creature — Bear
  4/4

  Scrap Heap {1}{G}
  Instant
  Destroy target artifact or enchantment.

  Break Gears {R}
  Instant
  Destroy target artifact.

  Cut Down {G}
  Instant
  Destroy target creature.

  Net Throw {G}
  Instant
  Destroy target creature with flying.

  Ward Sprite {G}
  Creature — Spirit
  1/1
  Protection from black`;

const table = new TestGame(2, false);
table.cards(CARDS);
const cards = table.game.pool.cards;
const named = (name: string): number => cards.findIndex((card) => card.name === name);
const of = (...names: readonly string[]): number[] => names.map(named);

const seen = (...kinds: readonly Partial<CardView>[]) =>
  kinds.map((kind) => ({ colors: [], types: [], subtypes: [], text: "", ...kind }));
const exchanged = (deck: readonly string[], sideboard: readonly string[], theirs: ReturnType<typeof seen>): string[] =>
  sideboarded({
    deck: of(...deck),
    sideboard: of(...sideboard),
    card: (at): CardDefinition => cards[at]!,
    seen: theirs,
  }).map((at) => cards[at]!.name);

const ENGINES = seen({ types: ["artifact"] }, { types: ["artifact"] }, { types: ["creature"] });
const BEARS = seen({ types: ["creature"] }, { types: ["creature"] });

describe("sideboarding between the games of a match (100.4)", () => {
  it("brings in what answers what was seen, for what found nothing to do", () => {
    const deck = ["Forest", "Barn Wolf", "Net Throw", "Old Bear"];
    expect(exchanged(deck, ["Scrap Heap"], ENGINES)).toEqual(["Forest", "Barn Wolf", "Scrap Heap", "Old Bear"]);
  });

  it("takes out what has no target any more for what is good against anybody", () => {
    expect(exchanged(["Forest", "Scrap Heap"], ["Cut Down"], BEARS)).toEqual(["Forest", "Cut Down"]);
  });

  it("leaves the deck where nothing was seen, or nothing is better", () => {
    const deck = ["Forest", "Barn Wolf", "Cut Down"];
    expect(exchanged(deck, ["Scrap Heap"], [])).toEqual(deck);
    expect(exchanged(deck, ["Scrap Heap", "Net Throw", "Old Bear"], BEARS)).toEqual(deck);
  });

  it("leaves in the sideboard what the deck has no colours for", () => {
    expect(exchanged(["Forest", "Net Throw"], ["Break Gears"], ENGINES)).toEqual(["Forest", "Net Throw"]);
  });

  it("is against a colour that was seen, and not against another", () => {
    const deck = ["Forest", "Old Bear"];
    expect(exchanged(deck, ["Ward Sprite"], seen({ colors: ["B"] }))).toEqual(["Forest", "Ward Sprite"]);
    expect(exchanged(deck, ["Ward Sprite"], seen({ colors: ["R"] }))).toEqual(deck);
  });

  it("keeps the lands and the size of the deck", () => {
    const deck = [...Array.from({ length: 12 }, () => "Net Throw"), "Forest", "Forest"];
    const after = exchanged(
      deck,
      Array.from({ length: 12 }, () => "Cut Down"),
      BEARS,
    );
    expect(after).toHaveLength(deck.length);
    expect(after.slice(-2)).toEqual(["Forest", "Forest"]);
    expect(after.filter((name) => name === "Cut Down")).toHaveLength(8);
  });

  it("sees of who won what is left of theirs in the end, once by name, and no lands", () => {
    const table = new TestGame(2, false);
    table.cards(CARDS);
    table.emptyLibraries();
    table.battlefield(1, "Barn Wolf", "Barn Wolf", "Forest");
    table.battlefield(0, "Old Bear");
    table.library(1, "Forest", "Net Throw");
    table.life(0, 0);
    table.to("precombatMain");
    expect(engine.result(table.game)?.winners).toEqual([1]);
    expect(seenOf(engine.view(table.game, 0)).map(({ types }) => types)).toEqual([["creature"]]);
  });
});
