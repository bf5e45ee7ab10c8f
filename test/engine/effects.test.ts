import { describe, expect } from "vitest";
import { scenario } from "../support/scenario.ts";

describe("611-613: continuous effects", () => {
  scenario("613.4b, 613.4c: setting power and toughness comes before changing them, whatever the order", (t) => {
    t.cards(`
      Test Growth {G}
      Instant
      Target creature gets +3/+3 until end of turn.

      Test Frog {U}
      Instant
      Until end of turn, target creature loses all abilities and has base power and toughness 1/1.`);
    t.battlefield(0, "Test Bear", "Forest", "Island");
    t.hand(0, "Test Growth", "Test Frog");
    t.to("precombatMain");
    t.cast("Test Growth", { targets: ["Test Bear"] });
    t.resolve();
    t.cast("Test Frog", { targets: ["Test Bear"] });
    t.resolve();
    expect(t.see("Test Bear")).toMatchObject({ power: 4, toughness: 4 });
  });

  scenario("611.3a, 613.4c: a static ability affects what matches now, counters included later", (t) => {
    t.cards(`
      Test Captain {1}{G}
      Creature — Elf
      Other creatures you control get +1/+1.
      2/2`);
    t.battlefield(0, "Test Captain");
    t.permanentWith(0, "Test Bear", { counters: { "+1/+1": 1 } });
    t.battlefield(1, "Test Bear");
    expect(t.ids(0, "battlefield", "Test Bear").map((id) => t.seeId(id).power)).toEqual([4]);
    expect(t.ids(1, "battlefield", "Test Bear").map((id) => t.seeId(id).power)).toEqual([2]);
    expect(t.see("Test Captain").power).toBe(2);
  });

  scenario("611.2c: a resolved effect affects only what was there as it began", (t) => {
    t.cards(`
      Test March {G}
      Sorcery
      Creatures you control get +1/+1 until end of turn.`);
    t.lands(0, "Forest", 3);
    t.battlefield(0, "Test Bear");
    t.hand(0, "Test March", "Test Bear");
    t.to("precombatMain");
    t.cast("Test March");
    t.resolve();
    t.cast("Test Bear");
    t.resolve();
    expect(t.ids(0, "battlefield", "Test Bear").map((id) => t.seeId(id).power)).toEqual([3, 2]);
  });

  scenario("613.1b, 613.6: what a permanent says of 'you' means who controls it after control effects", (t) => {
    t.cards(`
      Test Captain {1}{G}
      Creature — Elf
      Other creatures you control get +1/+1.
      2/2

      Test Lure {U}
      Sorcery
      Gain control of target creature until end of turn.`);
    t.battlefield(0, "Test Bear", "Island");
    t.battlefield(1, "Test Captain", "Test Bear");
    t.hand(0, "Test Lure");
    t.to("precombatMain");
    t.cast("Test Lure", { targets: ["Test Captain"] });
    t.resolve();
    expect(t.see("Test Captain").controller).toBe(0);
    expect(t.ids(0, "battlefield", "Test Bear").map((id) => t.seeId(id).power)).toEqual([3]);
    expect(t.ids(1, "battlefield", "Test Bear").map((id) => t.seeId(id).power)).toEqual([2]);
    t.to("upkeep", 2);
    expect(t.see("Test Captain").controller).toBe(1);
  });

  scenario("604.3, 208.2a: a characteristic-defining ability counts at any time", (t) => {
    t.cards(`
      Test Horde {2}{G}
      Creature — Elf
      Test Horde's power and toughness are each equal to the number of lands you control.
      */*`);
    t.battlefield(0, "Test Horde", "Forest", "Forest");
    t.hand(0, "Forest");
    t.to("precombatMain");
    expect(t.see("Test Horde").power).toBe(2);
    t.playLand("Forest");
    expect(t.see("Test Horde").power).toBe(3);
  });

  scenario("604.2: an effect with a condition begins as soon as the condition is so", (t) => {
    t.cards(`
      Test Angel {3}{W}
      Creature — Angel
      This creature gets +2/+2 as long as you have 25 or more life.
      2/2

      Test Salve {W}
      Instant
      You gain 5 life.`);
    t.battlefield(0, "Test Angel", "Plains");
    t.hand(0, "Test Salve");
    t.to("precombatMain");
    expect(t.see("Test Angel").power).toBe(2);
    t.cast("Test Salve");
    t.resolve();
    expect(t.see("Test Angel").power).toBe(4);
  });
});

describe("614-616: replacement and prevention", () => {
  scenario("614.1c, 614.12: enters tapped, and with counters", (t) => {
    t.cards(`
      Test Gate
      Land
      This land enters tapped.
      {T}: Add {W}.

      Test Hydra {G}
      Creature — Hydra
      This creature enters with two +1/+1 counters on it.
      0/0`);
    t.battlefield(0, "Forest");
    t.hand(0, "Test Gate", "Test Hydra");
    t.to("precombatMain");
    t.playLand("Test Gate");
    expect(t.see("Test Gate").tapped).toBe(true);
    t.cast("Test Hydra");
    t.resolve();
    expect(t.see("Test Hydra")).toMatchObject({ power: 2, counters: { "+1/+1": 2 } });
  });

  scenario("614.5, 616.1g: an effect that doubles draws does not double its own result again", (t) => {
    t.cards(`
      Test Echo {2}{U}
      Enchantment
      If you would draw a card, draw two cards instead.`);
    t.battlefield(0, "Test Echo", "Island");
    t.hand(0, "Test Insight");
    t.to("precombatMain");
    t.cast("Test Insight");
    t.resolve();
    expect(t.count(0, "hand")).toBe(2);
  });

  scenario("614.5, 616.1: two such effects make four of one", (t) => {
    t.cards(`
      Test Echo {2}{U}
      Enchantment
      If you would draw a card, draw two cards instead.`);
    t.battlefield(0, "Test Echo", "Test Echo", "Island");
    t.hand(0, "Test Insight");
    t.to("precombatMain");
    t.cast("Test Insight");
    t.resolve();
    expect(t.count(0, "hand")).toBe(4);
  });

  scenario("614.6, 614.1a: life gain that is increased", (t) => {
    t.cards(`
      Test Angel {3}{W}
      Creature — Angel
      If you would gain life, you gain that much life plus 1 instead.
      2/2

      Test Salve {W}
      Instant
      You gain 3 life.`);
    t.battlefield(0, "Test Angel", "Plains");
    t.hand(0, "Test Salve");
    t.to("precombatMain");
    t.cast("Test Salve");
    t.resolve();
    expect(t.lifeOf(0)).toBe(24);
  });

  scenario("111.7, 111.8, 704.5d: a token that leaves the battlefield does not come back and ceases to exist", (t) => {
    t.cards(`
      Test Rally {W}
      Sorcery
      Create a 1/1 white Soldier creature token.

      Test Blink {W}
      Instant
      Exile target creature you control, then return that card to the battlefield under your control.`);
    t.lands(0, "Plains", 2);
    t.hand(0, "Test Rally", "Test Blink");
    t.to("precombatMain");
    t.cast("Test Rally");
    t.resolve();
    const [token] = t.ids(0, "battlefield").filter((id) => id < 0);
    t.cast("Test Blink");
    t.resolve();
    expect(t.zone(token!)).toBeUndefined();
    expect(t.ids(0, "battlefield").filter((id) => id < 0)).toEqual([]);
    expect(t.count(0, "exile")).toBe(0);
  });

  scenario("302.6, 400.7: what returns is a new object, summoning sick again", (t) => {
    t.cards(`
      Test Blink {W}
      Instant
      Exile target creature you control, then return that card to the battlefield under your control.`);
    t.battlefield(0, "Test Bear", "Plains");
    t.hand(0, "Test Blink");
    t.to("precombatMain");
    const [before] = t.ids(0, "battlefield", "Test Bear");
    t.cast("Test Blink");
    t.resolve();
    const [after] = t.ids(0, "battlefield", "Test Bear");
    expect(after).not.toBe(before);
    t.to("beginningOfCombat");
    t.pass(2);
    expect(t.asked().ask).toBe("priority");
  });
});
