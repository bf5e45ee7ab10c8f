import { describe, expect } from "vitest";
import { kit } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";

describe("603.7, 601.2a: a trigger about the casting of a card", () => {
  const LICH = `
    Test Lich {0}
    Creature — Zombie
    {1}: You may cast target creature card in a graveyard this turn. When you cast it this turn, this creature gains all activated abilities of that card until end of turn.
    3/3

    Test Healer {G}
    Creature — Cleric
    {0}: You gain 2 life.
    1/1`;
  scenario("603.7c: of that very card, wherever it was, and no other", (t) => {
    kit(t);
    t.cards(LICH);
    t.battlefield(0, "Test Lich");
    t.graveyard(1, "Test Healer");
    t.lands(0, "Forest", 4);
    t.hand(0, "Test Healer", "Test Bear");
    t.to("precombatMain");
    t.activate("Test Lich", { targets: [t.ids(1, "graveyard", "Test Healer")] });
    t.resolve();
    expect(t.can("activate", "Test Lich")).toBe(true);
    const own = t.asked("priority").actions.filter(({ act }) => act === "cast");
    expect(own).toHaveLength(3);
    const [theirs] = t.ids(1, "graveyard", "Test Healer");
    t.answer({ ask: "priority", action: { act: "cast", card: theirs! } });
    t.resolve();
    t.resolve();
    expect(t.count(0, "battlefield", "Test Healer")).toBe(1);
    t.activate("Test Lich", { ability: 1 });
    t.resolve();
    expect(t.lifeOf(0)).toBe(22);
  });
});

describe("116.2b: who turns it face up", () => {
  scenario("708.7: its controller, or whose effect does", (t) => {
    kit(t);
    t.cards(`
      Test Dread {0}
      Enchantment
      Whenever you turn a permanent face up, put a +1/+1 counter on it.

      Test Reveal {0}
      Sorcery
      Turn target creature face up.

      Test Sprout {4}{G}
      Creature — Elf
      Morph {0}
      2/2`);
    t.battlefield(0, "Test Dread");
    t.lands(0, "Forest", 3);
    t.hand(0, "Test Sprout");
    t.to("precombatMain");
    t.cast("Test Sprout", { via: "morph" });
    t.resolve();
    t.special("turnFaceUp");
    t.resolve();
    expect(t.see("Test Sprout").counters).toEqual({ "+1/+1": 1 });
  });
});
