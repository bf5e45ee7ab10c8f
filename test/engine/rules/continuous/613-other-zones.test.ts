import { describe, expect } from "vitest";
import { kit, subject } from "../../../support/kit.ts";
import { scenario } from "../../../support/scenario.ts";

describe("604, 613: continuous effects on cards outside the battlefield", () => {
  const SILENCE = `
    Grave Silence {1}
    Artifact
    Cards in graveyards lose all abilities.

    Moss Walker {G}
    Creature — Troll
    Dredge 2
    1/1

    Ember Wraith {R}
    Creature — Spirit
    At the beginning of your upkeep, return Ember Wraith from your graveyard to your hand.
    1/1

    Fury Shade {R}
    Creature — Incarnation
    As long as Fury Shade is in your graveyard and you control a Mountain, creatures you control have haste.
    1/1`;

  scenario("613.1f, 604.1: what has lost its abilities neither triggers, replaces nor changes anything there", (t) => {
    kit(t);
    t.cards(SILENCE);
    t.battlefield(0, "Grave Silence", "Mountain", "Test Bear");
    t.graveyard(0, "Moss Walker", "Ember Wraith", "Fury Shade");
    t.to("draw", 3);
    expect(t.count(0, "hand")).toBe(1);
    expect(t.count(0, "graveyard")).toBe(3);
    expect(t.see("Test Bear").keywords).toEqual([]);
  });

  scenario("613.8a: not even where it was there before the effect that takes its abilities away", (t) => {
    kit(t);
    t.cards(SILENCE);
    t.lands(0, "Mountain", 2);
    t.battlefield(0, "Test Bear");
    t.graveyard(0, "Fury Shade");
    t.hand(0, "Grave Silence");
    t.to("precombatMain");
    expect(t.see("Test Bear").keywords).toEqual(["haste"]);
    t.cast("Grave Silence");
    t.resolve();
    expect(t.see("Test Bear").keywords).toEqual([]);
  });

  scenario("604.1, 702.52a: cards in a graveyard are given an ability that replaces draws", (t) => {
    kit(t);
    subject(t, "Each creature card in your graveyard has dredge 1.");
    t.battlefield(0, "Test Subject");
    t.graveyard(0, "Test Bear");
    t.to("upkeep", 3);
    t.pass(2);
    expect(t.asked()).toMatchObject({ ask: "confirm", player: 0 });
    t.yes();
    expect(t.count(0, "hand", "Test Bear")).toBe(1);
    expect(t.count(0, "graveyard")).toBe(1);
  });

  scenario(
    "604.3, 613.1d: what a card in a graveyard says of its own types counts for the effects of others, whose layers come later",
    (t) => {
      t.cards(`
        Test Nexus
        Land
        This land is every nonbasic land type.

        Test Naga {G}
        Creature — Snake
        3/2
        As long as you control a Desert or there is a Desert card in your graveyard, this creature gets +1/+0 and has trample.`);
      t.graveyard(0, "Test Nexus");
      t.battlefield(0, "Test Naga");
      t.to("precombatMain");
      expect(t.see("Test Naga")).toMatchObject({ power: 4, keywords: ["trample"] });
    },
  );
});
