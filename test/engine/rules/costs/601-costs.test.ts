import { describe, expect } from "vitest";
import { scenario } from "../../../support/scenario.ts";

describe("601.2f: costs that depend on choices of the proposal", () => {
  scenario("601.2f, 601.2c: a reduction for what it targets counts, and casting may begin for its sake", (t) => {
    t.cards(`
      Culling {2}{R}
      Instant
      This spell costs {2} less to cast if it targets a tapped creature.
      Destroy target creature.`);
    t.battlefield(0, "Mountain");
    t.permanentWith(1, "Marsh Hound", { tapped: true });
    t.hand(0, "Culling");
    t.to("precombatMain");
    t.cast("Culling");
    t.resolve();
    expect(t.count(1, "graveyard", "Marsh Hound")).toBe(1);
  });

  scenario("601.2f, 730.1: with a target that makes it too dear the casting is taken back", (t) => {
    t.cards(`
      Culling {2}{R}
      Instant
      This spell costs {2} less to cast if it targets a tapped creature.
      Destroy target creature.

      Upright Hound {1}{G}
      Creature — Dog
      2/2`);
    t.battlefield(0, "Mountain");
    t.permanentWith(1, "Marsh Hound", { tapped: true });
    t.battlefield(1, "Upright Hound");
    t.hand(0, "Culling");
    t.to("precombatMain");
    t.cast("Culling");
    const upright = t.ids(1, "battlefield", "Upright Hound")[0]!;
    expect(t.refused({ ask: "choose", chosen: [upright] }).rule).toBe("601.2h");
    t.choose("Marsh Hound");
    t.resolve();
    expect(t.count(1, "graveyard")).toBe(1);
  });

  scenario("601.2f: an increase for what it targets counts as well", (t) => {
    t.cards(`
      Guarded Hound {1}{G}
      Creature — Dog
      Spells your opponents cast that target Guarded Hound cost {2} more to cast.
      2/2`);
    t.lands(0, "Mountain", 2);
    t.battlefield(1, "Guarded Hound", "Marsh Hound");
    t.hand(0, "Spark");
    t.to("precombatMain");
    t.cast("Spark");
    const guarded = t.ids(1, "battlefield", "Guarded Hound")[0]!;
    expect(t.refused({ ask: "choose", chosen: [guarded] }).rule).toBe("601.2h");
    t.choose("Marsh Hound");
    t.resolve();
    expect(t.count(1, "graveyard", "Marsh Hound")).toBe(1);
  });
});

describe("702.33, 607.2i: kickers", () => {
  const TWICE = `
    Field Mage {1}{G}
    Creature — Human
    Kicker {W} and/or {R}
    When this creature enters, if it was kicked with its {W} kicker, you gain 3 life.
    When this creature enters, if it was kicked with its {R} kicker, it deals 2 damage to any target.
    2/2`;

  scenario("607.2i, 702.33b, 702.33e: each ability asks after the kicker it names", (t) => {
    t.cards(TWICE);
    t.battlefield(0, "Forest", "Forest", "Plains", "Mountain");
    t.hand(0, "Field Mage");
    t.to("precombatMain");
    t.cast("Field Mage", { additional: [true, false] });
    t.resolveAll();
    expect([t.lifeOf(0), t.lifeOf(1), t.see("Mountain").tapped]).toEqual([23, 20, false]);
  });

  scenario("702.33c, 702.33d: kicked with both it was kicked twice, and both abilities trigger", (t) => {
    t.cards(TWICE);
    t.battlefield(0, "Forest", "Forest", "Plains", "Mountain");
    t.hand(0, "Field Mage");
    t.to("precombatMain");
    t.cast("Field Mage", { additional: [true, true] });
    t.resolve();
    t.order(0, 1);
    t.choose(1);
    t.resolveAll();
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([23, 18]);
  });
});

describe("702.96: overload on players", () => {
  scenario("702.96a: each player does what the target player would", (t) => {
    t.cards(`
      Wither Thought {U}
      Sorcery
      Target player discards a card.
      Overload {2}{U}`);
    t.lands(0, "Island", 3);
    t.hand(0, "Wither Thought", "Marsh Hound", "Marsh Hound");
    t.hand(1, "Marsh Hound", "Marsh Hound");
    t.to("precombatMain");
    t.cast("Wither Thought", { via: "overload" });
    t.resolve();
    for (let asked = 0; t.asked().about === "discard"; asked++) {
      expect(asked).toBeLessThan(2);
      t.choose("Marsh Hound");
    }
    expect([t.count(0, "hand"), t.count(1, "hand")]).toEqual([1, 1]);
  });
});

describe("118.9, 601.2b: permissions to cast from other zones", () => {
  const WARDEN = `
    Grave Warden {1}{B}
    Creature — Zombie
    Once during each of your turns, you may cast a creature spell from your graveyard.
    2/2

    Grave Steward {1}{B}
    Creature — Zombie
    Once each turn, you may cast a creature spell from your graveyard.
    2/2`;

  scenario("601.3: once each turn is once for each permission", (t) => {
    t.cards(WARDEN);
    t.lands(0, "Forest", 6);
    t.battlefield(0, "Grave Warden", "Grave Warden");
    t.graveyard(0, "Marsh Hound", "Marsh Hound", "Marsh Hound");
    t.to("precombatMain");
    t.cast("Marsh Hound");
    t.resolve();
    t.cast("Marsh Hound");
    t.resolve();
    expect([t.can("cast", "Marsh Hound"), t.count(0, "battlefield", "Marsh Hound")]).toEqual([false, 2]);
  });

  scenario("601.3: during each of your turns means in no other", (t) => {
    t.cards(WARDEN);
    t.cards(`
      Quick Hound {1}{G}
      Creature — Dog
      Flash
      2/2`);
    t.lands(0, "Forest", 2);
    t.lands(1, "Forest", 2);
    t.battlefield(0, "Grave Warden");
    t.battlefield(1, "Grave Steward");
    t.graveyard(0, "Quick Hound");
    t.graveyard(1, "Quick Hound");
    t.to("upkeep", 2);
    expect(t.can("cast", "Quick Hound")).toBe(true);
    t.pass();
    expect([t.asked("priority").player, t.can("cast", "Quick Hound")]).toEqual([0, false]);
  });

  scenario("118.9a: a permission to cast for the mana cost lets another cost be paid instead, one only", (t) => {
    t.cards(WARDEN);
    t.cards(`
      Fleeting Hound {4}{G}
      Creature — Dog
      Dash {1}{G}
      4/4`);
    t.lands(0, "Forest", 2);
    t.battlefield(0, "Grave Warden");
    t.graveyard(0, "Fleeting Hound");
    t.to("precombatMain");
    expect([t.can("cast", "Fleeting Hound"), t.can("cast", "Fleeting Hound", "dash")]).toEqual([false, true]);
    t.cast("Fleeting Hound", { via: "dash" });
    t.resolve();
    expect(t.see("Fleeting Hound").keywords).toContain("haste");
  });

  scenario("601.3e: convoke that another permanent grants pays for the spell", (t) => {
    t.cards(`
      Chorus Leader {W}
      Creature — Elf
      Creature spells you cast have convoke.
      1/1`);
    t.battlefield(0, "Chorus Leader", "Forest");
    t.hand(0, "Marsh Hound");
    t.to("precombatMain");
    t.cast("Marsh Hound");
    t.choose("Chorus Leader");
    t.resolve();
    expect([t.count(0, "battlefield", "Marsh Hound"), t.see("Chorus Leader").tapped]).toEqual([1, true]);
  });

  scenario(
    "702.81a, 715.3a: retrace of an instant card lets the Adventure be cast, that of a permanent card not",
    (t) => {
      t.cards(`
      Old Songs {1}{U}
      Enchantment
      Each instant and sorcery card in your graveyard has retrace.

      Old Beasts {1}{U}
      Enchantment
      During your turn, each nonland permanent card in your graveyard has retrace.

      Tall Hound {2}{G}
      Creature — Giant
      3/3
      // adventure
      Short Cut {G}
      Instant — Adventure
      You gain 2 life.`);
      t.lands(0, "Forest", 3);
      t.lands(1, "Forest", 3);
      t.battlefield(0, "Old Songs");
      t.battlefield(1, "Old Beasts");
      t.graveyard(0, "Tall Hound");
      t.graveyard(1, "Tall Hound");
      t.hand(0, "Forest");
      t.hand(1, "Forest");
      const ways = (): readonly number[] =>
        t.asked("priority").actions.flatMap((a) => (a.act === "cast" && a.via === "retrace" ? [a.face ?? 0] : []));
      t.to("precombatMain");
      expect(ways()).toEqual([1]);
      t.to("precombatMain", 2);
      expect(ways()).toEqual([0]);
    },
  );

  scenario("702.143a, 601.3e: a foretold card costs what the spell would, not the face-down card", (t) => {
    t.cards(`
      Foreseen Insight {3}{U}
      Sorcery
      Draw two cards.
      Foretell {1}{U}

      Song Stone {2}
      Artifact
      Sorcery spells you cast cost {1} less to cast.

      Beast Toll {2}
      Artifact
      Creature spells cost {2} more to cast.`);
    t.lands(0, "Island", 3);
    t.battlefield(0, "Song Stone");
    t.battlefield(1, "Beast Toll");
    t.hand(0, "Foreseen Insight");
    t.to("precombatMain");
    const [special] = t.asked("priority").actions.filter((a) => a.act === "special");
    t.answer({ ask: "priority", action: special! });
    t.to("precombatMain", 3);
    const foretold = t.asked("priority").actions.find((a) => a.act === "cast" && a.via === "foretell");
    expect(foretold).toBeDefined();
    t.answer({ ask: "priority", action: foretold! });
    expect(t.ids(0, "battlefield", "Island").filter((id) => t.seeId(id).tapped)).toHaveLength(1);
  });
});

describe("608.2g, 118.9: casting while something resolves", () => {
  scenario(
    "715.3b, 608.2g: without paying its mana cost either half of an adventurer card is cast, if it is one",
    (t) => {
      t.cards(`
      Gift of Songs {U}
      Sorcery
      You may cast an instant or sorcery spell from your hand without paying its mana cost.

      Tall Hound {2}{G}
      Creature — Giant
      3/3
      // adventure
      Short Cut {G}
      Instant — Adventure
      You gain 2 life.`);
      t.battlefield(0, "Island");
      t.hand(0, "Gift of Songs", "Tall Hound");
      t.to("precombatMain");
      t.cast("Gift of Songs");
      t.resolve();
      if (t.asked().ask === "confirm") t.yes();
      if (t.asked().ask === "choose") t.choose("Tall Hound");
      t.resolve();
      expect([t.lifeOf(0), t.count(0, "exile", "Tall Hound")]).toEqual([22, 1]);
    },
  );

  scenario("709.4, 608.2g: of a split card the caster chooses a half", (t) => {
    t.cards(`
      Gift of Fire {U}
      Sorcery
      You may cast a sorcery spell from your hand without paying its mana cost.

      Flare {R}
      Sorcery
      Flare deals 2 damage to any target.
      // split
      Glow {4}{U}
      Sorcery
      You gain 4 life.`);
    t.battlefield(0, "Island");
    t.hand(0, "Gift of Fire", "Flare // Glow");
    t.to("precombatMain");
    t.cast("Gift of Fire");
    t.resolve();
    if (t.asked().ask === "confirm") t.yes();
    if (t.asked().ask === "choose") t.choose("Flare // Glow");
    t.option("Glow");
    t.resolve();
    expect(t.lifeOf(0)).toBe(24);
  });

  scenario("712.11b, 608.2g: a modal double-faced card may be cast as the face that is allowed", (t) => {
    t.cards(`
      Gift of Fire {U}
      Sorcery
      You may cast a sorcery spell from your hand without paying its mana cost.

      Pool Elf {2}{G}
      Creature — Elf
      2/2
      // modal_dfc
      Pool Gift {4}{G}
      Sorcery
      You gain 4 life.`);
    t.battlefield(0, "Island");
    t.hand(0, "Gift of Fire", "Pool Elf");
    t.to("precombatMain");
    t.cast("Gift of Fire");
    t.resolve();
    if (t.asked().ask === "confirm") t.yes();
    if (t.asked().ask === "choose") t.choose("Pool Elf");
    t.resolve();
    expect([t.lifeOf(0), t.count(0, "battlefield", "Pool Elf")]).toEqual([24, 0]);
  });

  scenario("702.102a: both halves of a card with fuse are cast together from the hand, only from there", (t) => {
    t.cards(`
      Flare {R}
      Sorcery
      Flare deals 2 damage to any target.
      Fuse
      // split
      Glow {U}
      Sorcery
      You gain 4 life.
      Fuse

      Old Fires {2}
      Artifact
      You may cast sorcery spells from the top of your library.`);
    t.battlefield(0, "Island", "Mountain", "Old Fires");
    t.hand(0, "Flare // Glow");
    t.library(0, "Flare // Glow");
    t.to("precombatMain");
    const fuses = t.asked("priority").actions.filter((a) => a.act === "cast" && a.via === "fuse");
    expect(fuses.map((a) => (a.act === "cast" ? a.card : 0))).toEqual(t.ids(0, "hand", "Flare // Glow"));
    t.answer({ ask: "priority", action: fuses[0]! });
    t.choose(1);
    t.resolve();
    expect([t.lifeOf(1), t.lifeOf(0)]).toEqual([18, 24]);
  });

  scenario("107.3b, 608.2g: cast without paying its mana cost, a spell's X is 0", (t) => {
    t.cards(`
      Gift of Fire {U}
      Sorcery
      You may cast a sorcery spell from your hand without paying its mana cost.

      Blaze {X}{R}
      Sorcery
      Blaze deals X damage to any target. You gain 1 life.`);
    t.battlefield(0, "Island");
    t.lands(0, "Mountain", 5);
    t.hand(0, "Gift of Fire", "Blaze");
    t.to("precombatMain");
    t.cast("Gift of Fire");
    t.resolve();
    if (t.asked().ask === "confirm") t.yes();
    t.choose(1);
    t.resolve();
    expect([t.lifeOf(1), t.lifeOf(0)]).toEqual([20, 21]);
  });
});

describe("401.4: several cards on top of libraries", () => {
  scenario("401.4: each owner arranges their own", (t) => {
    t.cards(`
      Wood Hound {1}{G}
      Creature — Dog
      2/2

      Wash Away {U}
      Sorcery
      Put all creatures on top of their owners' libraries.`);
    t.battlefield(0, "Island", "Marsh Hound", "Wood Hound");
    t.battlefield(1, "Marsh Hound", "Wood Hound");
    t.hand(0, "Wash Away");
    t.to("precombatMain");
    t.cast("Wash Away");
    t.resolve();
    expect([t.asked("order").player, t.asked("order").items.length]).toEqual([0, 2]);
    t.order(1, 0);
    expect([t.asked("order").player, t.asked("order").items.length]).toEqual([1, 2]);
    t.order(0, 1);
    const top = (seat: number): string[] => t.game.state.players[seat]!.library.slice(-2).map((id) => t.nameOf(id));
    expect([top(0), top(1)]).toEqual([
      ["Wood Hound", "Marsh Hound"],
      ["Marsh Hound", "Wood Hound"],
    ]);
  });
});

describe("601, 602: casting and activating", () => {
  const CARDS = `
  Test Growth {G}
  Instant
  Target creature gets +3/+3 until end of turn.

  Test Insight {U}
  Sorcery
  Draw two cards.`;

  scenario("601.2f, 601.2h: costs are paid in full; too little mana means no casting", (t) => {
    t.cards(CARDS);
    t.battlefield(0, "Forest");
    t.hand(0, "Test Bear");
    t.to("precombatMain");
    expect(t.can("cast", "Test Bear")).toBe(false);
  });
});

describe("601.2: as cards word it", () => {
  scenario("601.2f, 601.3e: the first such spell of a turn has an ability as it is cast, the second has not", (t) => {
    t.cards(`
      Test Nexus {0}
      Enchantment
      The first creature spell you cast each turn has convoke.

      Test Giant {2}{G}
      Creature — Giant
      5/5`);
    t.battlefield(0, "Test Nexus", "Test Bear", "Test Bear", "Test Bear", "Test Ox", "Test Ox", "Test Ox");
    t.lands(0, "Forest", 1);
    t.hand(0, "Test Giant", "Test Giant");
    t.to("precombatMain");
    expect(t.can("cast", "Test Giant")).toBe(true);
    t.cast("Test Giant");
    while (t.asked().ask !== "priority") t.choose("Test Bear", "Test Bear");
    t.resolveAll();
    expect(t.can("cast", "Test Giant")).toBe(false);
    t.to("precombatMain", 3);
    expect(t.can("cast", "Test Giant")).toBe(true);
  });

  scenario("601.2f: the second spell of each turn costs less, and a first may be cast any time", (t) => {
    t.cards(`
      Test Class {0}
      Enchantment
      The second spell you cast each turn costs {1} less to cast.
      The first creature spell you cast during each opponent's turn can be cast as though it had flash.

      Test Wolf {1}
      Creature — Wolf
      2/2`);
    t.battlefield(0, "Test Class");
    t.lands(0, "Forest", 1);
    t.hand(0, "Test Bolt", "Test Wolf", "Test Wolf");
    t.to("precombatMain");
    t.cast("Test Bolt", { targets: [1] });
    t.resolve();
    t.cast("Test Wolf");
    t.resolveAll();
    expect(t.see("Forest").tapped).toBe(false);
    t.to("upkeep", 2);
    t.pass();
    t.cast("Test Wolf");
    t.resolveAll();
    expect(t.count(0, "battlefield", "Test Wolf")).toBe(2);
  });

  scenario(
    "601.2f, 602.2b: a reduction that stops at one mana, of abilities of permanents that are no mana abilities",
    (t) => {
      t.cards(`
      Test Grounds {0}
      Enchantment
      Activated abilities of creatures you control cost {2} less to activate. This effect can't reduce the mana in that cost to less than one mana.

      Test Monk {0}
      Creature — Monk
      {2}: You gain 1 life.
      Cycling {2}
      1/1`);
      t.battlefield(0, "Test Grounds", "Test Monk");
      t.lands(0, "Plains", 1);
      t.hand(0, "Test Monk");
      t.to("precombatMain");
      expect([t.can("activate", "Test Monk")]).toEqual([true]);
      t.activate("Test Monk");
      t.resolve();
      expect([t.lifeOf(0), t.see("Plains").tapped, t.can("activate", "Test Monk")]).toEqual([21, true, false]);
    },
  );

  scenario("601.2f, 602.2b: what makes an ability cheaper takes from what X adds as well", (t) => {
    t.cards(`
      Test Grounds {0}
      Enchantment
      Activated abilities of creatures you control cost {2} less to activate. This effect can't reduce the mana in that cost to less than one mana.

      Test Digger {0}
      Creature — Zombie
      {X}{B}: Return target creature card with mana value X from your graveyard to your hand.
      1/1

      Test Bear {1}{G}
      Creature — Bear
      2/2`);
    t.battlefield(0, "Test Grounds", "Test Digger");
    t.graveyard(0, "Test Bear");
    t.lands(0, "Swamp", 1);
    t.to("precombatMain");
    expect(t.can("activate", "Test Digger")).toBe(true);
    t.activate("Test Digger", { x: 2, targets: ["Test Bear"] });
    t.resolve();
    expect(t.count(0, "hand", "Test Bear")).toBe(1);
  });

  scenario("601.2f: what would cost less than three mana costs three, whatever it was reduced to", (t) => {
    t.cards(`
      Test Sphere {0}
      Artifact
      As long as this artifact is untapped, each spell that would cost less than three mana to cast costs three mana to cast.`);
    t.battlefield(1, "Test Sphere");
    t.lands(0, "Forest", 2);
    t.hand(0, "Test Cub");
    t.to("precombatMain");
    expect(t.can("cast", "Test Cub")).toBe(false);
  });

  scenario("601.2h, 608.2h: a spell speaks of what its additional cost was paid with", (t) => {
    t.cards(`
      Test Throw {0}
      Instant
      As an additional cost to cast this spell, sacrifice a creature.
      Test Throw deals damage equal to the sacrificed creature's toughness to any target.`);
    t.battlefield(0, "Test Ox");
    t.hand(0, "Test Throw");
    t.to("precombatMain");
    t.cast("Test Throw", { targets: [1] });
    t.resolve();
    expect(t.lifeOf(1)).toBe(16);
  });
});
