import { describe, expect, it } from "vitest";
import { adviceWords } from "../../lib/answering/advice.ts";
import { advice } from "../../lib/bots/strong/advice.ts";
import { supposing } from "../../lib/bots/supposing.ts";
import { supposed } from "../../lib/bots/world.ts";
import { engine } from "../../lib/engine/index.ts";
import { CATALOGS, speechFor } from "../../lib/words/speeches.ts";
import { voiceFor } from "../../lib/words/voice.ts";
import { TestGame } from "../support/testGame.ts";

const CARDS = `
  Barn Wolf {1}{G}
  Creature — Wolf
  2/2

  Spark {R}
  Instant
  Spark deals 3 damage to any target.`;

/** Seat 0 may attack with a Wolf that nothing blocks, or cast Spark. */
function position(life: number): TestGame {
  const table = new TestGame(2, false);
  table.cards(CARDS);
  table.emptyLibraries();
  table.library(0, "Barn Wolf", "Mountain", "Spark");
  table.library(1, "Barn Wolf", "Mountain", "Spark");
  table.hand(0, "Spark", "Barn Wolf");
  table.hand(1, "Spark");
  table.battlefield(0, "Barn Wolf");
  table.battlefield(1, "Mountain");
  table.lands(0, "Mountain", 2);
  table.life(1, life);
  table.to("precombatMain");
  return table;
}
const CLOCK = () => 0;

describe("advice", () => {
  it("says what it would do, in how many games, and how likely it is to win", () => {
    const { game } = position(3);
    const view = engine.view(game, 0);
    const found = advice(view, supposed(engine, supposing, game, 0), "a", { iterations: 24 }, CLOCK);
    expect(found).toEqual(advice(view, supposed(engine, supposing, game, 0), "a", { iterations: 24 }, CLOCK));
    expect(found.thought!.games).toBeGreaterThan(3);
    expect(found.thought!.chance).toBeGreaterThan(0.9);
    expect(found.thought!.instead!.chance).toBeLessThanOrEqual(1);
    expect(engine.submit(game, 0, found.answers)).toMatchObject({ ok: true });
  });

  it("is a sensible answer where no game can be supposed", () => {
    const { game } = position(20);
    expect(advice(engine.view(game, 0), undefined, "a", { iterations: 24 }, CLOCK)).toEqual({
      answers: [expect.objectContaining({ slot: "priority" })],
    });
  });

  it.each(Object.keys(CATALOGS) as (keyof typeof CATALOGS)[])("is told in words of %s", (language) => {
    const speech = speechFor(language);
    const { game } = position(3);
    const view = engine.view(game, 0);
    const [{ decision }] = view.pending as [(typeof view.pending)[number]];
    const spark = view.players[0]!.hand.find(({ name }) => name === "Spark")!.id;
    const answer = { ask: "priority", action: { act: "cast", card: spark } } as const;
    const pass = { ask: "priority", action: { act: "pass" } } as const;
    const words = adviceWords(
      decision,
      {
        answers: [{ slot: decision.slot, answer }],
        thought: {
          ...{ games: 12, chance: 0.75, instead: { answer: pass, chance: 0.5 } },
          fear: { card: "Barn Wolf", chance: 0.25 },
        },
      },
      voiceFor(view, speech),
    );
    expect(words).toHaveLength(4);
    const [would, expects, instead, fears] = words;
    expect(would).toContain("Spark");
    expect(expects).toMatch(/12\b.*\b75\s?%/u);
    expect(instead).toMatch(/\b50\s?%/u);
    expect(fears).toMatch(/Barn Wolf.*\b25\s?%/u);
    expect(adviceWords(decision, { answers: [{ slot: decision.slot, answer }] }, voiceFor(view, speech))).toEqual([
      would,
    ]);
  });
});
