import { describe, expect } from "vitest";
import { BEAR, kit } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";

for (const isShown of [true, false])
  scenario(`601.2b: a Dragon was ${isShown ? "" : "not "}revealed for it`, (t) => {
    t.cards(`
        Test Breath {0}
        Sorcery
        As an additional cost to cast this spell, you may behold a Dragon. (You may choose a Dragon you control or reveal a Dragon card from your hand.)
        You gain 1 life. If a Dragon was beheld, you gain 2 life.

        Test Dragon {9}
        Creature — Dragon
        1/1`);
    t.hand(0, "Test Breath", "Test Dragon");
    t.to("precombatMain");
    t.cast("Test Breath");
    t.answer({ ask: "confirm", yes: isShown });
    if (isShown) t.choose("Test Dragon");
    t.resolve();
    expect(t.lifeOf(0)).toBe(isShown ? 23 : 21);
  });

scenario("601.2f: spells cast from one zone or from another cost more", (t) => {
  t.cards(`
      Test Interrupter {0}
      Enchantment
      Spells your opponents cast from graveyards or from exile cost {2} more to cast.

      Test Echo {0}
      Sorcery
      Draw a card.
      Flashback {0}`);
  t.battlefield(1, "Test Interrupter");
  t.graveyard(0, "Test Echo");
  t.hand(0, "Test Echo");
  t.lands(0, "Plains", 1);
  t.to("precombatMain");
  expect(t.ids(0, "graveyard").length).toBe(1);
  t.cast("Test Echo");
  t.resolve();
  expect(t.can("cast", "Test Echo")).toBe(false);
});

scenario("601.2f: for each such thing that its own controller has", (t) => {
  t.cards(`
      Test Tariff {0}
      Enchantment
      Each artifact spell costs {1} more to cast for each artifact its controller controls.

      Test Cog {0}
      Artifact`);
  t.battlefield(0, "Test Tariff", "Test Cog");
  t.battlefield(1, "Test Cog", "Test Cog");
  t.lands(0, "Forest", 1);
  t.hand(0, "Test Cog");
  t.to("precombatMain");
  t.cast("Test Cog");
  t.resolve();
  expect([t.count(0, "battlefield", "Test Cog"), t.see("Forest").tapped]).toEqual([2, true]);
});

scenario("601.2f: for each other spell which that player has cast this turn", (t) => {
  t.cards(`
      Test Sphere {0}
      Artifact
      Each spell a player casts costs {1} more to cast for each other spell that player has cast this turn.`);
  t.battlefield(1, "Test Sphere");
  t.lands(0, "Forest", 1);
  t.hand(0, "Test Ox", "Test Ox", "Test Ox");
  t.to("precombatMain");
  t.cast("Test Ox");
  t.resolve();
  expect(t.see("Forest").tapped).toBe(false);
  t.cast("Test Ox");
  t.resolve();
  expect(t.see("Forest").tapped).toBe(true);
  expect(t.can("cast", "Test Ox")).toBe(false);
});

scenario("601.2f: where a number is less than another, by the difference", (t) => {
  t.cards(`
      Test Shade {4}
      Creature — Shade
      If your life total is less than your starting life total, this spell costs {X} less to cast, where X is the difference.
      4/4`);
  t.life(0, 17);
  t.lands(0, "Forest", 1);
  t.hand(0, "Test Shade");
  t.to("precombatMain");
  t.cast("Test Shade");
  t.resolve();
  expect(t.count(0, "battlefield", "Test Shade")).toBe(1);
});

describe("its own cost (601.2f)", () => {
  for (const others of [[], ["Test Ogre"]])
    scenario(`601.2c, 601.2f: begun for the sake of ${1 + others.length} targets that make it cheaper`, (t) => {
      kit(t);
      t.cards(`
        Test Blast {4}{R}
        Sorcery
        This spell costs {2} less to cast for each target.
        Tap up to two target creatures.`);
      t.battlefield(1, "Test Bear", ...others);
      t.lands(0, "Mountain", 1);
      t.hand(0, "Test Blast");
      t.to("precombatMain");
      expect(t.can("cast", "Test Blast")).toBe(others.length > 0);
      if (others.length === 0) return;
      t.cast("Test Blast", { targets: [["Test Bear", "Test Ogre"]] });
      t.resolve();
      expect(t.see("Test Bear").tapped).toBe(true);
    });
});

scenario("601.2f: less for each of either kind", (t) => {
  t.cards(`
      Test District {0}
      Artifact
      {4}: You gain 1 life. This ability costs {1} less to activate for each artifact and creature you control.
${BEAR}`);
  t.battlefield(0, "Test District", "Test Bear", "Test Bear", "Plains");
  t.to("precombatMain");
  t.activate("Test District");
  t.resolve();
  expect(t.lifeOf(0)).toBe(21);
});

describe("601.2f: of two with one cost each is paid apart", () => {
  scenario("702.175b: one payment of two offspring costs makes one token", (t) => {
    t.cards(`
      Test Mother {0}
      Creature — Cat
      Offspring {1}
      Offspring {1}
      3/3`);
    t.battlefield(0, "Plains", "Plains");
    t.hand(0, "Test Mother");
    t.to("precombatMain");
    t.cast("Test Mother", { additional: [true, false] });
    t.resolve();
    if (t.asked().ask === "order") t.order(0, 1);
    t.resolveAll();
    expect(t.count(0, "battlefield", "Test Mother")).toBe(2);
  });
  scenario("702.153b: one payment of two casualty costs makes one copy", (t) => {
    t.cards(`
      Test Blast {0}
      Sorcery
      Casualty 1
      Casualty 1
      You gain 1 life.

      Test Cat {0}
      Creature — Cat
      1/1`);
    t.battlefield(0, "Test Cat", "Test Cat");
    t.hand(0, "Test Blast");
    t.to("precombatMain");
    t.cast("Test Blast", { additional: [true, false] });
    if (t.asked().ask === "choose") t.choose("Test Cat");
    if (t.asked().ask === "order") t.order(0, 1);
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(22);
  });
});

for (const aimed of ["Test Bear", "Test Drake"])
  scenario(
    `601.2f: to target ${aimed === "Test Bear" ? "it costs life besides" : "another costs nothing more"}`,
    (t) => {
      t.cards(`
      Test Drake {0}
      Creature — Drake
      2/2

      Test Bear {0}
      Creature — Bear
      Spells your opponents cast that target this creature cost an additional 3 life to cast.
      2/2

      Test Bolt {0}
      Instant
      Destroy target creature.`);
      t.battlefield(1, "Test Bear", "Test Drake");
      t.hand(0, "Test Bolt");
      t.to("precombatMain");
      t.cast("Test Bolt", { targets: [aimed] });
      expect(t.lifeOf(0)).toBe(aimed === "Test Bear" ? 17 : 20);
    },
  );

scenario("601.2b, 603.7c: the card of the creature that was sacrificed comes back with the target", (t) => {
  t.cards(`
      Test Rescue {0}
      Instant
      As an additional cost to cast this spell, sacrifice a creature.
      Choose target creature card in your graveyard. Return that card and the sacrificed card to the battlefield under your control at the beginning of your next upkeep. Exile Test Rescue.`);
  t.battlefield(0, "Test Ogre");
  t.graveyard(0, "Test Ox");
  t.hand(0, "Test Rescue");
  t.to("precombatMain");
  t.cast("Test Rescue", { targets: ["Test Ox"] });
  t.resolveAll();
  t.to("upkeep", 3);
  t.resolveAll();
  expect([t.count(0, "battlefield", "Test Ogre"), t.count(0, "battlefield", "Test Ox")]).toEqual([1, 1]);
});

scenario("601.2b: two that share a creature type are tapped for it", (t) => {
  kit(t);
  t.cards(`
      Test Shame {0}
      Artifact
      Tap two untapped creatures you control that share a creature type: You gain 3 life.`);
  t.battlefield(0, "Test Shame", "Test Bear", "Test Ogre");
  t.to("precombatMain");
  expect(t.can("activate", "Test Shame")).toBe(false);
});

scenario("601.2b, 601.2f: as many are sacrificed as are announced, and so much less is paid", (t) => {
  kit(t);
  t.cards(`
    Test Rite {5}
    Sorcery
    As an additional cost to cast this spell, you may sacrifice any number of creatures. This spell costs {2} less to cast for each creature sacrificed this way.
    Draw a card.`);
  t.battlefield(0, "Forest", "Test Bear", "Test Bear", "Test Ogre");
  t.hand(0, "Test Rite");
  t.to("precombatMain");
  t.cast("Test Rite", { additional: [2] });
  t.choose("Test Bear");
  t.choose("Test Bear");
  t.resolve();
  expect([t.count(0, "graveyard", "Test Bear"), t.count(0, "battlefield", "Test Ogre")]).toEqual([2, 1]);
});

scenario("601.2h: two cards of a hand that share a color", (t) => {
  t.cards(`
      Test Folio {0}
      Artifact
      {T}, Reveal two cards from your hand that share a color: Draw a card.

      Test Red {R}
      Instant
      Draw a card.

      Test Scarlet {R}
      Instant
      Draw a card.

      Test Blue {U}
      Instant
      Draw a card.`);
  t.battlefield(0, "Test Folio");
  t.battlefield(1, "Test Folio");
  t.hand(0, "Test Red", "Test Blue");
  t.hand(1, "Test Red", "Test Scarlet", "Test Blue");
  t.to("precombatMain");
  expect(t.can("activate", "Test Folio")).toBe(false);
  t.pass();
  expect(t.can("activate", "Test Folio")).toBe(true);
});
