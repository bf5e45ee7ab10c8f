import { describe, expect } from "vitest";
import { view } from "../../../../lib/engine/index.ts";
import { scenario } from "../../../support/scenario.ts";

const CARDS = `
  Test Wheel
  Artifact — Attraction
  Visit — You gain 3 life.
  Lights 1 2 3 4 5 6

  Test Tent
  Artifact — Attraction
  Visit — You lose 5 life.
  Lights 6

  Test Crier {0}
  Sorcery
  Open an Attraction.

  Test Carpenter {0}
  Artifact
  Whenever you open an Attraction, you gain 1 life.
  Whenever you roll one or more dice, you gain 1 life.

  Test Kick {0}
  Sorcery
  Destroy target artifact.

  Test Net {0}
  Sorcery
  Return target artifact to its owner's hand.`;

describe("717: Attractions", () => {
  scenario(
    "717.2, 717.3, 701.48a, 701.48b, 701.48c: the top card of the Attraction deck is turned up and enters the battlefield",
    (t) => {
      t.cards(CARDS);
      t.put(0, "supplementary", "Test Tent", "Test Wheel");
      t.battlefield(0, "Test Carpenter");
      t.hand(0, "Test Crier");
      t.to("precombatMain");
      t.cast("Test Crier");
      t.resolve();
      t.resolve();
      expect([t.count(0, "battlefield", "Test Wheel"), t.game.state.players[0]!.life]).toEqual([1, 21]);
      expect(view(t.game, 1).players[0]!.supplementary).toEqual({ planar: 0, scheme: 0, attraction: 1 });
    },
  );

  scenario(
    "703.4g, 505.5, 717.4, 717.5, 701.49a, 702.159a, 717.1: as the precombat main phase begins a die is rolled, and what is lit is visited",
    (t) => {
      t.cards(CARDS);
      t.battlefield(0, "Test Wheel", "Test Carpenter");
      t.to("precombatMain");
      t.order(0, 1);
      t.resolveAll();
      expect(t.game.state.players[0]!.life).toBe(24);
    },
  );

  scenario("701.48a: who plays without an Attraction deck opens none", (t) => {
    t.cards(CARDS);
    t.battlefield(0, "Test Carpenter");
    t.hand(0, "Test Crier");
    t.to("precombatMain");
    t.cast("Test Crier");
    t.resolve();
    expect([t.game.state.stack.length, t.count(0, "battlefield"), t.game.state.players[0]!.life]).toEqual([0, 1, 20]);
  });

  scenario("701.49, 701.49a, 702.159a: of one roll each Attraction that is lit is visited, and nobody else's", (t) => {
    t.cards(CARDS);
    t.battlefield(0, "Test Wheel", "Test Wheel");
    t.battlefield(1, "Test Wheel");
    t.to("precombatMain");
    t.order(0, 1);
    t.resolveAll();
    expect(t.game.state.players.map(({ life }) => life)).toEqual([26, 20]);
  });

  scenario("717.4: nobody rolls who controls no Attraction", (t) => {
    t.cards(CARDS);
    t.battlefield(0, "Test Carpenter");
    t.battlefield(1, "Test Wheel");
    t.to("precombatMain");
    expect([t.game.state.stack.length, t.game.state.players[0]!.life]).toEqual([0, 20]);
  });

  scenario("717.6, 717.6a: wherever it would go, it goes to the command zone, face up", (t) => {
    t.cards(CARDS);
    t.battlefield(1, "Test Wheel", "Test Tent");
    t.hand(0, "Test Kick", "Test Net");
    t.to("precombatMain");
    t.cast("Test Kick", { targets: ["Test Wheel"] });
    t.resolve();
    t.cast("Test Net", { targets: ["Test Tent"] });
    t.resolve();
    expect([t.count(1, "graveyard"), t.count(1, "hand", "Test Tent"), t.count(1, "command")]).toEqual([0, 0, 2]);
    expect(view(t.game, 0).players[1]!.supplementary).toBeUndefined();
  });
});
