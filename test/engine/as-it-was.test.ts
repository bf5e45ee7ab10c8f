import { describe, expect } from "vitest";
import { scenario } from "../support/scenario.ts";

describe("what is spoken of as it was", () => {
  scenario("608.2h, 702.140e, 707.2: 'a copy of that creature' is one copy of what died, merged as it was", (t) => {
    t.cards(`
      Test Grafter {0}
      Creature — Beast
      Mutate {0}
      Flying
      3/4

      Test Mourner {0}
      Enchantment
      Whenever a nontoken creature you control dies, you may exile it. If you do, create a token that's a copy of that creature, except it's 1/1.`);
    t.battlefield(0, "Test Mourner", "Glad Hound");
    t.hand(0, "Test Grafter", "Test Slayer");
    t.to("precombatMain");
    t.cast("Test Grafter", { via: "mutate", targets: ["Glad Hound"] });
    t.resolve();
    t.option("bottom");
    t.cast("Test Slayer", { targets: ["Glad Hound"] });
    t.resolve();
    t.resolve();
    t.yes();
    t.resolveAll();
    // The copy has the ability of the component under it; nothing else was created.
    expect(t.see("Glad Hound")).toMatchObject({ power: 1, toughness: 1, keywords: ["mutate", "flying"] });
    expect([t.count(0, "battlefield"), t.count(0, "exile"), t.lifeOf(0)]).toEqual([2, 2, 21]);
  });

  scenario("707.10, 608.2c: 'copy that spell twice instead' copies what the first sentence would", (t) => {
    t.cards(`
      Test Chorus {0}
      Instant
      Copy target instant or sorcery spell you control. If this spell was cast from a graveyard, copy that spell twice instead. You may choose new targets for the copies.
      Flashback {0}`);
    t.hand(0, "Test Bolt");
    t.put(0, "graveyard", "Test Chorus");
    t.to("precombatMain");
    t.cast("Test Bolt", { targets: [1] });
    t.cast("Test Chorus", { via: "flashback", targets: ["Test Bolt"] });
    t.resolve();
    t.yes();
    t.choose(0);
    t.no();
    t.resolveAll();
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([17, 14]);
  });

  scenario("603.2, 400.1: 'enters from your graveyard' is about your own", (t) => {
    t.cards(`
      Test Warden {0}
      Creature — Devil
      Whenever this creature or another creature enters from your graveyard, you gain 1 life.
      1/1

      Test Raise {0}
      Sorcery
      Put target creature card from a graveyard onto the battlefield under your control.`);
    t.battlefield(0, "Test Warden");
    t.put(0, "graveyard", "Test Cub");
    t.put(1, "graveyard", "Test Ox");
    t.hand(0, "Test Raise", "Test Raise");
    t.to("precombatMain");
    t.cast("Test Raise", { targets: ["Test Ox"] });
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(20);
    t.cast("Test Raise", { targets: ["Test Cub"] });
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(21);
  });
});

describe("what several players may do", () => {
  scenario("101.4: all choose in turn order, then everything enters at the same time", (t) => {
    t.cards(`
      Test Tale {0}
      Sorcery
      Each player may put a creature card from their hand onto the battlefield.

      Test Clone {0}
      Creature — Shapeshifter
      You may have this creature enter as a copy of any creature on the battlefield.
      0/0`);
    t.hand(0, "Test Tale", "Test Ogre");
    t.hand(1, "Test Clone");
    t.to("precombatMain");
    t.cast("Test Tale");
    t.resolve();
    t.yes();
    t.yes();
    t.yes();
    // 614.12: nothing is there yet that it could copy.
    expect([t.count(0, "battlefield", "Test Ogre"), t.count(1, "graveyard", "Test Clone")]).toEqual([1, 1]);
  });

  scenario("101.4, 608.2c: of what several players choose among, 'the rest' is what none of them chose", (t) => {
    t.cards(`
      Test Cut {0}
      Sorcery
      Each player chooses a creature they control. Destroy the rest.`);
    for (const seat of [0, 1]) t.battlefield(seat, "Test Cub", "Test Ox");
    t.hand(0, "Test Cut");
    t.to("precombatMain");
    t.cast("Test Cut");
    t.resolve();
    t.choose("Test Cub");
    t.choose("Test Ox");
    expect([t.count(0, "battlefield", "Test Cub"), t.count(1, "battlefield", "Test Ox")]).toEqual([1, 1]);
    expect([t.count(0, "battlefield"), t.count(1, "battlefield")]).toEqual([1, 1]);
  });
});
