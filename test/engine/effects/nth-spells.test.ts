import { describe, expect } from "vitest";
import { scenario } from "../../support/scenario.ts";

describe("the nth spell of a turn", () => {
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

  scenario("400.7d: a permanent knows which spell of the turn it was; another kind of spell counts as well", (t) => {
    t.cards(`
      Test Cleric {0}
      Creature — Cleric
      When this creature enters, if it was the second spell you cast this turn, you gain 3 life.
      1/1`);
    t.hand(0, "Test Cleric", "Test Bolt", "Test Cleric", "Test Cleric");
    t.to("precombatMain");
    t.cast("Test Cleric");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(20);
    t.cast("Test Cleric");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(23);
    t.cast("Test Cleric");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(23);
  });

  scenario("603.4: one of several kinds, the spell that this creature was set apart by its name", (t) => {
    t.cards(`
      Test Storm {0}
      Creature — Otter
      Whenever you cast a spell, if it's the first instant spell or the first Otter spell other than Test Storm you've cast this turn, you gain 1 life.
      1/1

      Test Otter {0}
      Creature — Otter
      1/1`);
    t.hand(0, "Test Storm", "Test Otter", "Test Otter", "Test Bolt", "Test Bolt");
    t.to("precombatMain");
    const lives: number[] = [];
    for (const name of ["Test Storm", "Test Otter", "Test Otter", "Test Bolt", "Test Bolt"]) {
      t.cast(name, name === "Test Bolt" ? { targets: [1] } : {});
      t.resolveAll();
      lives.push(t.lifeOf(0));
    }
    expect(lives).toEqual([20, 21, 21, 22, 22]);
  });

  scenario("115.1, 707.10: a target that is the second spell of the turn; copies are not cast and not counted", (t) => {
    t.cards(`
      Test Guess {0}
      Instant
      Counter target spell that's the second spell cast this turn.

      Test Echo {0}
      Instant
      Copy target instant spell.`);
    t.hand(0, "Test Bolt", "Test Echo", "Test Guess");
    t.to("precombatMain");
    t.cast("Test Bolt", { targets: [1] });
    expect(t.can("cast", "Test Guess")).toBe(false);
    t.cast("Test Echo", { targets: ["Test Bolt"] });
    expect(t.asked("priority").player).toBe(0);
    t.cast("Test Guess", { targets: ["Test Echo"] });
    t.resolveAll();
    expect(t.lifeOf(1)).toBe(17);
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
});

describe("least costs", () => {
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
});
