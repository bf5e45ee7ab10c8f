import { describe, expect } from "vitest";
import { scenario } from "../../../support/scenario.ts";

const CARDS = `
  Test Hermit {0}
  Creature — Human Werewolf
  Daybound
  2/2
  // transform
  Test Howler
  Creature — Werewolf
  Nightbound
  4/4

  Test Dusk {0}
  Instant
  It becomes night.

  Test Dawn {0}
  Instant
  It becomes day.

  Test Turning {0}
  Instant
  Transform target creature.

  Test Watcher {0}
  Enchantment
  Whenever day becomes night or night becomes day, you gain 1 life.

  Test Salve {0}
  Instant
  You gain 1 life.`;

describe("728, 702.145: day and night", () => {
  scenario(
    "728.1, 728.2c: the game begins with neither, and it stays neither while nothing makes it day or night",
    (t) => {
      t.cards(CARDS);
      t.battlefield(0, "Test Watcher");
      t.to("upkeep", 4);
      expect([t.game.state.dayNight, t.lifeOf(0)]).toEqual([undefined, 20]);
    },
  );

  scenario("728.1a, 728.2, 728.2a, 728.2b: no spell in the previous turn makes night, two make day", (t) => {
    t.cards(CARDS);
    t.battlefield(0, "Test Watcher", "Test Hermit");
    t.hand(0, "Test Salve", "Test Salve", "Test Salve");
    t.to("precombatMain");
    expect(t.game.state.dayNight).toBe("day");
    t.cast("Test Salve");
    t.resolve();
    t.to("upkeep", 2);
    expect(t.game.state.dayNight).toBe("day");
    t.to("upkeep", 3);
    expect([t.game.state.dayNight, t.stackSize]).toEqual(["night", 1]);
    t.to("precombatMain", 3);
    t.cast("Test Salve");
    t.resolve();
    t.cast("Test Salve");
    t.resolve();
    t.to("upkeep", 4);
    expect(t.game.state.dayNight).toBe("day");
    t.to("draw", 4);
    expect(t.lifeOf(0)).toBe(25);
  });

  scenario(
    "702.145c, 702.145f: as it becomes night it turns over at once, before anybody can act; and back as it becomes day",
    (t) => {
      t.cards(CARDS);
      t.battlefield(0, "Test Hermit");
      t.hand(0, "Test Dusk", "Test Dawn");
      t.to("precombatMain");
      t.cast("Test Dusk");
      t.resolve();
      expect(t.see("Test Howler").power).toBe(4);
      t.cast("Test Dawn");
      t.resolve();
      expect(t.see("Test Hermit").power).toBe(2);
    },
  );

  scenario("702.145b, 702.145e: it enters transformed at night, and transforms for no other reason", (t) => {
    t.cards(CARDS);
    t.hand(0, "Test Dusk", "Test Hermit", "Test Turning");
    t.to("precombatMain");
    t.cast("Test Dusk");
    t.resolve();
    t.cast("Test Hermit");
    t.resolve();
    expect(t.see("Test Howler").power).toBe(4);
    t.cast("Test Turning", { targets: ["Test Howler"] });
    t.resolve();
    expect(t.see("Test Howler").power).toBe(4);
  });

  scenario(
    "702.131b, 702.131d: the tenth permanent gives the city's blessing at once, though it leaves in the same resolution",
    (t) => {
      t.cards(`
      Test Temple {0}
      Enchantment
      Ascend

      Test Flicker {0}
      Sorcery
      Create three 1/1 white Soldier creature tokens. Destroy all creatures.`);
      t.lands(0, "Plains", 6);
      t.battlefield(0, "Test Temple");
      t.hand(0, "Test Flicker");
      t.to("precombatMain");
      t.cast("Test Flicker");
      t.resolve();
      expect([t.count(0, "battlefield"), t.game.state.players[0]!.citysBlessing]).toEqual([7, true]);
    },
  );
});

describe("728.1: as cards word it", () => {
  scenario("728.1, 702.145d: a permanent with daybound makes it day, and turns over at night", (t) => {
    t.define({
      name: "Test Hermit",
      layout: "transform",
      faces: [
        {
          name: "Test Hermit",
          manaCost: "{1}{G}",
          typeLine: { supertypes: [], types: ["creature"], subtypes: ["Human", "Werewolf"] },
          text: "Daybound",
          power: "2",
          toughness: "2",
          abilities: [{ kind: "keyword", keyword: { keyword: "daybound" } }],
        },
        {
          name: "Test Howler",
          typeLine: { supertypes: [], types: ["creature"], subtypes: ["Werewolf"] },
          text: "Nightbound",
          power: "4",
          toughness: "4",
          abilities: [{ kind: "keyword", keyword: { keyword: "nightbound" } }],
        },
      ],
    });
    t.battlefield(0, "Test Hermit");
    t.to("precombatMain");
    expect(t.game.state.dayNight).toBe("day");
    t.to("upkeep", 2);
    expect(t.game.state.dayNight).toBe("night");
    expect(t.see("Test Howler").power).toBe(4);
  });
});
