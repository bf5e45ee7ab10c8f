import { describe, expect } from "vitest";
import { scenario } from "../support/scenario.ts";

describe("effects that follow from others, read and played", () => {
  scenario("603.12: what is discarded this way may trigger, by what it is", (t) => {
    t.cards(`
      Test Lesson {0}
      Sorcery
      Draw a card, then discard a card. When you discard a nonland card this way, Test Lesson deals 2 damage to any target.`);
    t.library(0, "Test Cub");
    t.hand(0, "Test Lesson", "Test Lesson", "Forest");
    t.to("precombatMain");
    t.cast("Test Lesson");
    t.resolve();
    t.choose("Forest");
    expect(t.stackSize).toBe(0);
    t.cast("Test Lesson");
    t.resolve();
    t.choose("Test Cub");
    t.choose(1);
    t.resolve();
    expect(t.lifeOf(1)).toBe(18);
  });

  scenario("603.7, 603.7c: a delayed trigger about what the effect dealt with", (t) => {
    t.cards(`
      Test Bond {0}
      Sorcery
      Put a +1/+1 counter on target creature. When that creature dies, you gain 5 life.

      Test Slay {0}
      Sorcery
      Destroy target creature.`);
    t.battlefield(0, "Test Cub", "Test Ox");
    t.hand(0, "Test Bond", "Test Slay", "Test Slay");
    t.to("precombatMain");
    t.cast("Test Bond", { targets: ["Test Ox"] });
    t.resolve();
    t.cast("Test Slay", { targets: ["Test Cub"] });
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(20);
    t.cast("Test Slay", { targets: ["Test Ox"] });
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(25);
  });

  scenario("603.6a: what enters untapped, and not what enters tapped", (t) => {
    t.cards(`
      Test Gate
      Land
      This land enters tapped unless you control a Swamp.
      When this land enters untapped, you gain 3 life.`);
    t.hand(0, "Test Gate", "Test Gate");
    t.to("precombatMain");
    t.playLand("Test Gate");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(20);
  });

  scenario("603.6a: the same, untapped", (t) => {
    t.cards(`
      Test Gate
      Land
      This land enters tapped unless you control a Swamp.
      When this land enters untapped, you gain 3 life.`);
    t.hand(0, "Test Gate");
    t.lands(0, "Swamp", 1);
    t.to("precombatMain");
    t.playLand("Test Gate");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(23);
  });

  scenario("701.9d: to double a life total is to gain as much", (t) => {
    t.cards(`
      Test Balm {0}
      Sorcery
      Double target player's life total.`);
    t.life(1, 7);
    t.hand(0, "Test Balm");
    t.to("precombatMain");
    t.cast("Test Balm", { targets: [1] });
    t.resolve();
    expect(t.lifeOf(1)).toBe(14);
  });

  scenario("101.4, 701.17a: each player sacrifices one of each kind named", (t) => {
    t.cards(`
      Test Toll {0}
      Sorcery
      Each player sacrifices a creature and a land of their choice.`);
    t.battlefield(0, "Test Cub");
    t.battlefield(1, "Test Ox", "Mountain");
    t.hand(0, "Test Toll");
    t.to("precombatMain");
    t.cast("Test Toll");
    t.resolve();
    expect([t.count(0, "battlefield"), t.count(1, "battlefield")]).toEqual([0, 0]);
  });

  scenario("118.12: a payment that may be made only if something is so", (t) => {
    t.cards(`
      Test Tithe {0}
      Sorcery
      You may pay {0} if you control a creature. If you do, you gain 2 life.`);
    t.hand(0, "Test Tithe", "Test Tithe", "Test Cub");
    t.to("precombatMain");
    t.cast("Test Tithe");
    t.resolve();
    expect(t.lifeOf(0)).toBe(20);
    t.cast("Test Cub");
    t.resolve();
    t.cast("Test Tithe");
    t.resolve();
    t.answer({ ask: "confirm", yes: true });
    expect(t.lifeOf(0)).toBe(22);
  });
});

describe("what is spoken of, and when it is looked at", () => {
  scenario("400.7e, 608.2d: a card is found where the trigger's event put it, so it may be moved", (t) => {
    t.cards(`
      Test Vault {0}
      Artifact
      Whenever a nontoken creature dies, you may exile that card. If you do, you gain 1 life.

      Test Slay {0}
      Sorcery
      Destroy target creature.`);
    t.battlefield(0, "Test Vault", "Test Cub");
    t.hand(0, "Test Slay");
    t.to("precombatMain");
    t.cast("Test Slay", { targets: ["Test Cub"] });
    t.resolve();
    t.resolve();
    t.answer({ ask: "confirm", yes: true });
    expect([t.lifeOf(0), t.count(0, "exile", "Test Cub")]).toEqual([21, 1]);
  });

  scenario("603.7c: a delayed trigger on a condition, which may find the card", (t) => {
    t.cards(`
      Test Keeper {0}
      Creature — Spirit
      2/2
      Whenever another creature is put into your graveyard from the battlefield, you may return that card to the battlefield at the beginning of the next end step if Test Keeper is still on the battlefield.

      Test Slay {0}
      Sorcery
      Destroy target creature.`);
    t.battlefield(0, "Test Keeper", "Test Cub");
    t.hand(0, "Test Slay");
    t.to("precombatMain");
    t.cast("Test Slay", { targets: ["Test Cub"] });
    t.resolveAll();
    t.to("end");
    t.resolve();
    t.answer({ ask: "confirm", yes: true });
    expect(t.count(0, "battlefield", "Test Cub")).toBe(1);
  });

  scenario("608.2c: a condition told last is looked at first", (t) => {
    t.cards(`
      Test Titan {3}
      Creature — Giant
      6/6
      When this creature enters, sacrifice it unless it was kicked.
      Kicker {0}`);
    t.lands(0, "Plains", 3);
    t.hand(0, "Test Titan");
    t.to("precombatMain");
    t.cast("Test Titan", { additional: [true] });
    t.resolveAll();
    expect(t.count(0, "battlefield", "Test Titan")).toBe(1);
  });
});
