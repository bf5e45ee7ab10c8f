import { describe, expect } from "vitest";
import { view } from "../../../../lib/engine/index.ts";
import { scenario } from "../../../support/scenario.ts";
import type { TestGame } from "../../../support/testGame.ts";

const CARDS = `
  Test Tax
  Scheme
  When you set this scheme in motion, each opponent loses 3 life.

  Test Reign
  Ongoing Scheme
  (An ongoing scheme remains face up until it's abandoned.)
  Creatures you control get +2/+2.
  When you gain life, abandon this scheme.

  Test Gift {0}
  Sorcery
  You gain 1 life.

  Test Spark {W}
  Sorcery
  You gain 1 life. Each player gains 1 life.

  Test Bear {G}
  Creature — Bear
  2/2`;

const faceUp = (t: TestGame): readonly string[] => view(t.game, 0).players[0]!.command.map(({ name }) => name);

describe("904, 314: Archenemy", () => {
  scenario(
    "703.4e, 505.3, 904.9, 701.25b, 314.7, 109.2d, 314.6, 704.6e, 904.10: set in motion as the precombat main phase begins, and put under the deck once it has done what it does",
    (t) => {
      t.cards(CARDS);
      t.put(0, "supplementary", "Test Reign", "Test Tax");
      t.to("precombatMain");
      expect([faceUp(t), t.game.state.stack.length]).toEqual([["Test Tax"], 1]);
      t.resolve();
      expect([faceUp(t), t.game.state.players.map((one) => one.life)]).toEqual([[], [20, 17]]);
      expect(view(t.game, 1).players[0]!.supplementary).toEqual({ planar: 0, scheme: 2, attraction: 0 });
    },
  );

  scenario(
    "314.4, 904.8, 904.11, 701.26a-b: an ongoing scheme stays face up until it is abandoned, then goes under the deck",
    (t) => {
      t.cards(CARDS);
      t.put(0, "supplementary", "Test Tax", "Test Reign");
      t.battlefield(0, "Test Bear");
      t.hand(0, "Test Gift");
      t.to("precombatMain");
      const power = () => t.seeId(t.ids(0, "battlefield", "Test Bear")[0]!).power;
      expect([faceUp(t), power()]).toEqual([["Test Reign"], 4]);
      t.to("postcombatMain");
      expect(faceUp(t)).toEqual(["Test Reign"]);
      t.cast("Test Gift");
      t.resolve();
      t.resolve();
      expect([faceUp(t), power()]).toEqual([[], 2]);
    },
  );

  scenario("701.26a: a scheme that lies face down again is not abandoned once more", (t) => {
    t.cards(CARDS);
    t.put(0, "supplementary", "Test Tax", "Test Reign");
    t.hand(0, "Test Spark");
    t.lands(0, "Plains", 1);
    t.to("precombatMain");
    t.cast("Test Spark");
    t.resolve();
    expect(t.game.state.stack.length).toBe(2);
    t.resolve();
    expect(faceUp(t)).toEqual([]);
    t.resolve();
    expect(view(t.game, 0).players[0]!.supplementary).toEqual({ planar: 0, scheme: 2, attraction: 0 });
  });

  scenario("904.7, 314.5, 701.25a, 109.4f: whoever has no scheme deck sets nothing in motion", (t) => {
    t.cards(CARDS);
    t.put(0, "supplementary", "Test Tax");
    t.to("precombatMain", 2);
    expect([t.game.state.players[1]!.life, t.game.state.stack.length]).toEqual([17, 0]);
  });

  scenario("701.25c: several schemes are set in motion one at a time", (t) => {
    t.cards(`${CARDS}

      Test Plot {0}
      Sorcery
      Set the top card of your scheme deck in motion. Set the top card of your scheme deck in motion.`);
    t.put(0, "supplementary", "Test Reign", "Test Tax", "Test Tax", "Test Tax");
    t.hand(0, "Test Plot");
    t.to("precombatMain");
    t.resolve();
    t.cast("Test Plot");
    t.resolve();
    t.order(0, 1);
    expect(t.game.state.stack.length).toBe(2);
  });
});
