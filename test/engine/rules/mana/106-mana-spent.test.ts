import { describe, expect } from "vitest";
import { scenario } from "../../../support/scenario.ts";

describe("106.6: what mana is spent on", () => {
  const ORB = `
    Test Orb {0}
    Artifact
    {T}: Add {G}. When you spend this mana to cast a Dragon creature spell, it enters with an additional +1/+1 counter on it and gains hexproof until your next turn.

    Test Drake {G}
    Creature — Dragon
    2/2

    Test Newt {G}
    Creature — Lizard
    2/2`;
  scenario("106.6, 603.7a: a trigger as the mana is spent on such a spell, above it on the stack", (t) => {
    t.cards(ORB);
    t.battlefield(0, "Test Orb");
    t.hand(0, "Test Drake");
    t.to("precombatMain");
    t.cast("Test Drake");
    expect(t.game.state.stack).toHaveLength(2);
    t.resolveAll();
    expect(t.see("Test Drake")).toMatchObject({ power: 3, counters: { "+1/+1": 1 } });
    expect(t.see("Test Drake").keywords).toContain("hexproof");
    t.to("precombatMain", 3);
    expect(t.see("Test Drake").keywords).not.toContain("hexproof");
  });

  scenario("106.6: spent on another spell it does nothing", (t) => {
    t.cards(ORB);
    t.battlefield(0, "Test Orb");
    t.hand(0, "Test Newt");
    t.to("precombatMain");
    t.cast("Test Newt");
    expect(t.game.state.stack).toHaveLength(1);
    t.resolveAll();
    expect(t.see("Test Newt").power).toBe(2);
  });

  scenario("106.6a: of mana that an effect has multiplied each does it by itself", (t) => {
    t.cards(`${ORB}

    Test Mirror {5}
    Artifact
    If you tap a permanent for mana, it produces twice as much of that mana instead.

    Test Wyrm {G}{G}
    Creature — Dragon
    2/2`);
    t.battlefield(0, "Test Orb", "Test Mirror");
    t.hand(0, "Test Wyrm");
    t.to("precombatMain");
    t.cast("Test Wyrm");
    expect(t.game.state.stack).toHaveLength(3);
    t.resolveAll();
    expect(t.see("Test Wyrm").counters).toEqual({ "+1/+1": 2 });
  });

  scenario("106.6, 400.7a: what is said of the spell is so at once and goes on for the permanent", (t) => {
    t.cards(`
      Test Hall
      Land
      {T}: Add {C}. If that mana is spent on a creature spell, it gains haste.

      Test Cavern
      Land
      {T}: Add {U}. Spend this mana only to cast creature spells, and that spell can't be countered.

      Test Golem {1}{U}
      Creature — Golem
      3/3`);
    t.battlefield(0, "Test Hall", "Test Cavern");
    t.hand(0, "Test Golem");
    t.hand(1, "Denial");
    t.lands(1, "Island", 2);
    t.to("precombatMain");
    t.cast("Test Golem");
    t.pass();
    t.cast("Denial", { targets: ["Test Golem"] });
    t.resolveAll();
    expect(t.see("Test Golem").keywords).toContain("haste");
    t.attack("Test Golem");
    t.to("postcombatMain");
    expect(t.lifeOf(1)).toBe(17);
  });

  scenario("107.3a, 601.2f: what is paid for X is of the colors the text names, of spells and abilities", (t) => {
    t.cards(`
      Test Drain {X}{1}{B}
      Sorcery
      Spend only black mana on X.
      Test Drain deals X damage to target player.

      Test Rats {0}
      Creature — Rat
      {X}: This creature deals X damage to each player. Spend only black and/or red mana on X.
      1/1`);
    t.battlefield(0, "Test Rats");
    t.lands(0, "Swamp", 2);
    t.lands(0, "Island", 3);
    t.hand(0, "Test Drain");
    t.to("precombatMain");
    expect(() => t.cast("Test Drain", { x: 2, targets: [1] })).toThrow();
    t.number(1);
    t.choose(1);
    t.resolve();
    expect(t.lifeOf(1)).toBe(19);
    expect(t.ids(0, "battlefield", "Swamp").every((id) => t.seeId(id).tapped)).toBe(true);
    t.to("precombatMain", 3);
    expect(() => t.activate("Test Rats", { x: 3 })).toThrow();
    t.number(2);
    t.resolve();
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([18, 17]);
  });

  scenario(
    "106.6: only mana from such sources pays for the spell; mana for costs with {X} pays for nothing else",
    (t) => {
      t.cards(`
      Test Elf {0}
      Creature — Elf
      {T}: Add {G}.
      1/1

      Test Superion {2}
      Artifact Creature — Myr
      Spend only mana produced by creatures to cast this spell.
      5/6

      Test Giant {0}
      Creature — Giant
      {T}: Add {C}{C}. Spend this mana only on costs that contain {X}.
      2/2

      Test Ray {X}
      Sorcery
      Test Ray deals X damage to target player.`);
      t.battlefield(0, "Test Elf", "Test Giant");
      t.lands(0, "Plains", 2);
      t.hand(0, "Test Superion", "Test Ray", "Plain Stone");
      t.to("precombatMain");
      expect([t.can("cast", "Test Superion"), t.can("cast", "Plain Stone")]).toEqual([false, true]);
      t.cast("Test Ray", { x: 5, targets: [1] });
      t.resolve();
      expect(t.lifeOf(1)).toBe(15);
    },
  );
});

describe("107.3a: X in an optional cost", () => {
  const ANCIENT = `
    Test Ancient {1}{G}
    Creature — Treefolk
    Kicker {X}
    When this creature enters, if it was kicked, you gain X plus 2 life.
    4/7

    Test Giant {0}
    Creature — Giant
    {T}: Add {C}{C}. Spend this mana only on costs that contain {X}.
    2/2`;
  scenario(
    "107.3a, 702.33a: X is announced if the kicker with it is paid, and mana for such costs pays for it",
    (t) => {
      t.cards(ANCIENT);
      t.lands(0, "Forest", 3);
      t.battlefield(0, "Test Giant");
      t.hand(0, "Test Ancient");
      t.to("precombatMain");
      t.cast("Test Ancient", { additional: [true], x: 3 });
      t.resolveAll();
      expect(t.lifeOf(0)).toBe(25);
    },
  );

  scenario("107.3a, 106.6: X may be 0: the cost contains {X} all the same, without which it can't be paid", (t) => {
    t.cards(ANCIENT);
    t.lands(0, "Forest", 1);
    t.battlefield(0, "Test Giant");
    t.hand(0, "Test Ancient");
    t.to("precombatMain");
    t.cast("Test Ancient", { additional: [true], x: 0 });
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(22);
  });
});
