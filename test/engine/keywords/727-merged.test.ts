import { describe, expect } from "vitest";
import { scenario } from "../../support/scenario.ts";
import { settle } from "../../support/settle.ts";

const CARDS = `
  Test Wing {0}
  Creature — Bird
  Mutate {0}
  Flying
  3/1

  Test Maker {0}
  Sorcery
  Create a 1/1 green Bear creature token.

  Test Void {0}
  Enchantment
  If a card would be put into a graveyard from anywhere, exile it instead.

  Test Grave {0}
  Enchantment
  Whenever a creature you control dies, you gain 1 life.`;

describe("727: permanents merged of cards and tokens", () => {
  scenario("727.2, 727.2d, 727.3e: a card over a token is a card, also to what is said of cards", (t) => {
    t.cards(CARDS);
    t.battlefield(0, "Test Void", "Test Grave");
    t.hand(0, "Test Slayer", "Test Maker", "Test Wing");
    t.to("precombatMain");
    t.cast("Test Maker");
    t.resolve();
    t.cast("Test Wing", { via: "mutate" });
    t.resolve();
    t.option("top");
    settle(t);
    expect(t.see("Test Wing")).toMatchObject({ power: 3, toughness: 1, subtypes: ["Bird"] });
    t.cast("Test Slayer");
    t.resolve();
    settle(t);
    expect([t.lifeOf(0), t.count(0, "exile", "Test Wing")]).toEqual([20, 1]);
  });

  scenario("727.3e: of a token over a card the card is moved as is said of cards, and the token dies", (t) => {
    t.cards(CARDS);
    t.battlefield(0, "Test Void", "Test Grave");
    t.hand(0, "Test Slayer", "Test Maker", "Test Wing");
    t.to("precombatMain");
    t.cast("Test Maker");
    t.resolve();
    t.cast("Test Wing", { via: "mutate" });
    t.resolve();
    t.option("bottom");
    settle(t);
    t.cast("Test Slayer");
    t.resolve();
    settle(t);
    expect([t.lifeOf(0), t.count(0, "exile", "Test Wing"), t.count(0, "graveyard", "Test Wing")]).toEqual([21, 1, 0]);
  });

  scenario("727.3e, 401.4: also under a library", (t) => {
    t.cards(`${CARDS}

      Test Wheel {0}
      Enchantment
      If a card would be put into your graveyard from anywhere, put that card on the bottom of your library instead.`);
    t.battlefield(0, "Test Wheel", "Test Grave");
    t.hand(0, "Test Slayer", "Test Maker", "Test Wing");
    t.to("precombatMain");
    t.cast("Test Maker");
    t.resolve();
    t.cast("Test Wing", { via: "mutate" });
    t.resolve();
    t.option("bottom");
    settle(t);
    t.cast("Test Slayer");
    t.resolve();
    settle(t);
    // The creature first, then the spell that destroyed it.
    const lowest = t.ids(0, "library").slice(0, 2);
    expect([t.lifeOf(0), lowest.map((id) => t.nameOf(id))]).toEqual([21, ["Test Slayer", "Test Wing"]]);
  });

  scenario("727.2g: what contains an instant stays face down, and has not been turned face up", (t) => {
    t.cards(`${CARDS}

      Test Veil {0}
      Sorcery
      Manifest the top card of your library.

      Test Light {0}
      Instant
      Turn target face-down creature face up.

      Test Eye {0}
      Enchantment
      Whenever a permanent is turned face up, you gain 1 life.`);
    t.library(0, "Test Bolt");
    t.battlefield(0, "Test Eye");
    t.hand(0, "Test Veil", "Test Wing", "Test Light");
    t.to("precombatMain");
    t.cast("Test Veil");
    t.resolve();
    t.cast("Test Wing", { via: "mutate" });
    t.resolve();
    t.option("bottom");
    settle(t);
    t.cast("Test Light");
    t.resolve();
    settle(t);
    const [hidden] = t.ids(0, "battlefield", "");
    expect(t.seeId(hidden!)).toMatchObject({ power: 2, toughness: 2, keywords: [] });
    expect(t.lifeOf(0)).toBe(20);
  });

  scenario("712.21e, 727.3: a merged creature that was destroyed is one creature, and two cards", (t) => {
    t.cards(`${CARDS}

      Test Reap {0}
      Sorcery
      Destroy all creatures. You gain 1 life for each creature destroyed this way.

      Test Reckon {0}
      Sorcery
      Exile all creatures. You gain 1 life for each card exiled this way.`);
    t.battlefield(0, "Test Ox");
    t.battlefield(1, "Test Ox", "Test Ox");
    t.hand(0, "Test Wing", "Test Wing", "Test Reap", "Test Reckon", "Test Cub");
    t.to("precombatMain");
    for (const [spell, gained] of [
      ["Test Reap", 3],
      ["Test Reckon", 2],
    ] as const) {
      const before = t.lifeOf(0);
      t.cast("Test Wing", {
        via: "mutate",
        targets: [t.count(0, "battlefield", "Test Ox") > 0 ? "Test Ox" : "Test Cub"],
      });
      t.resolve();
      t.option("top");
      settle(t);
      t.cast(spell);
      t.resolve();
      settle(t);
      expect(t.lifeOf(0) - before).toBe(gained);
      if (spell === "Test Reap") t.cast("Test Cub");
      t.resolveAll();
    }
  });

  scenario("727.3d, 616.1: one of two effects that would move it elsewhere is chosen for all its components", (t) => {
    t.cards(`${CARDS}

      Test Well {0}
      Enchantment
      If a card would be put into your graveyard from anywhere, put it on the bottom of your library instead.`);
    t.battlefield(0, "Test Ox", "Test Void", "Test Well");
    t.hand(0, "Test Wing", "Test Slayer");
    t.to("precombatMain");
    t.cast("Test Wing", { via: "mutate" });
    t.resolve();
    t.option("top");
    t.cast("Test Slayer");
    t.resolve();
    t.option("Test Void");
    expect([t.count(0, "exile", "Test Wing"), t.count(0, "exile", "Test Ox")]).toEqual([1, 1]);
  });

  scenario("712.21b, 727.3b: whoever exiles a merged permanent says which of its cards came last", (t) => {
    t.cards(`
      Test Wing {0}
      Creature — Bird
      Mutate {0}
      3/1

      Test Twin {0}
      Creature — Shapeshifter
      When this creature enters, you may exile target nontoken creature.
      As long as a card exiled with this creature is a creature card, this creature has the power, toughness, and creature types of the last creature card exiled with it. It's still a Shapeshifter.
      2/4`);
    t.battlefield(1, "Test Ox");
    t.hand(1, "Test Wing");
    t.hand(0, "Test Twin", "Test Twin");
    t.to("precombatMain", 2);
    t.cast("Test Wing", { via: "mutate" });
    t.resolve();
    t.option("top");
    t.to("precombatMain", 3);
    t.cast("Test Twin");
    t.resolve();
    if (t.asked().ask === "choose") t.choose("Test Wing");
    t.resolve();
    t.yes();
    const { player, items } = t.asked("order");
    expect([player, items.map(({ text }) => text)]).toEqual([0, ["Test Ox", "Test Wing"]]);
    t.order(0, 1);
    expect(t.see("Test Twin")).toMatchObject({ power: 3, toughness: 1 });
  });
});
