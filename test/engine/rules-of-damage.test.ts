import { describe, expect } from "vitest";
import { scenario } from "../support/scenario.ts";

describe("damage that can't be prevented", () => {
  scenario("615.12: only combat damage, where it says so", (t) => {
    t.cards(`
      Test Certainty {0}
      Enchantment
      Combat damage that would be dealt by creatures you control can't be prevented.

      Test Shelter {0}
      Enchantment
      Prevent all damage that would be dealt to you.`);
    t.battlefield(0, "Test Bear", "Test Certainty");
    t.battlefield(1, "Test Shelter");
    t.hand(0, "Test Bolt");
    t.to("precombatMain");
    t.cast("Test Bolt", { targets: [1] });
    t.resolveAll();
    expect(t.lifeOf(1)).toBe(20);
    t.attack("Test Bear");
    t.to("endOfCombat");
    expect(t.lifeOf(1)).toBe(18);
  });

  scenario("205.1b, 613.1d: what is said of creatures is true of spells and of cards elsewhere too", (t) => {
    t.cards(`
      Test Brass {0}
      Enchantment
      Creatures you control are artifacts in addition to their other types. The same is true for creature spells you control and creature cards you own that aren't on the battlefield.

      Test Scrap {0}
      Sorcery
      Return target artifact card from your graveyard to your hand.`);
    t.battlefield(0, "Test Brass");
    t.graveyard(0, "Test Ox");
    t.hand(0, "Test Scrap");
    t.to("precombatMain");
    t.cast("Test Scrap", { targets: ["Test Ox"] });
    t.resolveAll();
    expect(t.count(0, "hand", "Test Ox")).toBe(1);
  });

  scenario("614.6: a creature that would die is exiled instead, and what else is said is done", (t) => {
    t.cards(`
      Test Reaper {0}
      Enchantment
      If a nontoken creature an opponent controls would die, instead exile that card and create a 2/2 black Zombie creature token.`);
    t.battlefield(0, "Test Reaper");
    t.battlefield(1, "Test Cub");
    t.hand(0, "Test Bolt");
    t.to("precombatMain");
    t.cast("Test Bolt", { targets: ["Test Cub"] });
    t.resolveAll();
    expect([
      t.count(1, "exile", "Test Cub"),
      t.count(1, "graveyard"),
      t.count(0, "battlefield", "Zombie Token"),
    ]).toEqual([1, 0, 1]);
  });
});

describe("damage dealt to something else", () => {
  scenario("614.9, 615.7: the next 1 damage is dealt to another creature, what is more to the first", (t) => {
    t.cards(`
      Test Warden {0}
      Creature — Kor
      {0}: The next 1 damage that would be dealt to this creature this turn is dealt to target creature you control instead.
      2/5`);
    t.battlefield(0, "Test Warden", "Test Ox");
    t.hand(0, "Test Bolt");
    t.to("precombatMain");
    t.activate("Test Warden", { targets: ["Test Ox"] });
    t.resolveAll();
    t.cast("Test Bolt", { targets: ["Test Warden"] });
    t.resolveAll();
    expect([t.see("Test Warden").damage, t.see("Test Ox").damage]).toEqual([2, 1]);
  });
});

describe("counters that can't be put", () => {
  scenario("122.1, 614.17: of this kind only", (t) => {
    t.cards(`
      Test Blight {0}
      Enchantment
      Creatures can't have -1/-1 counters put on them.

      Test Wither {0}
      Sorcery
      Put a -1/-1 counter on target creature.

      Test Rise {0}
      Sorcery
      Put a +1/+1 counter on target creature.`);
    t.battlefield(0, "Test Blight", "Test Bear");
    t.hand(0, "Test Wither", "Test Rise");
    t.to("precombatMain");
    t.cast("Test Wither", { targets: ["Test Bear"] });
    t.resolveAll();
    t.cast("Test Rise", { targets: ["Test Bear"] });
    t.resolveAll();
    expect(t.see("Test Bear")).toMatchObject({ power: 3, counters: { "+1/+1": 1 } });
  });
});

describe("mana asked for as creatures attack", () => {
  scenario("508.1h: so much for each, counted as it is paid", (t) => {
    t.cards(`
      Test Shackle {0}
      Enchantment — Aura
      Enchant creature
      Enchanted creature can't attack unless its controller pays {1} for each card in your hand.`);
    t.battlefield(0, "Test Bear", "Forest", "Forest");
    t.permanentWith(0, "Test Shackle", { attachedTo: 0 });
    t.hand(0, "Test Ox", "Test Ox");
    t.to("precombatMain");
    t.attack("Test Bear");
    t.to("endOfCombat");
    expect([t.lifeOf(1), t.ids(0, "battlefield", "Forest").map((id) => t.seeId(id).tapped)]).toEqual([
      18,
      [true, true],
    ]);
  });
});
