import { describe, expect } from "vitest";
import { scenario } from "../../support/scenario.ts";

/** What is done, paid or triggers once for each instruction, payment or permanent; the cards are our own. */

describe("603.2d: a creature that dies", () => {
  const CARDS = `
      Test Herald {0}
      Legendary Creature — Human
      If a creature dying causes a triggered ability of a permanent you control to trigger, that ability triggers an additional time.
      1/1

      Test Lamp {0}
      Legendary Artifact
      If a legendary permanent or an artifact entering or leaving the battlefield causes a triggered ability of a permanent you control to trigger, that ability triggers an additional time.

      Test Martyr {0}
      Legendary Creature — Human
      When this creature dies, you gain 1 life.
      1/1

      Test Vow {0}
      Sorcery
      You get an emblem with "Whenever a creature dies, you gain 10 life."

      Test Bones {0}
      Creature — Skeleton
      When a creature dies, return this card from your graveyard to your hand.
      1/1

      Test End {0}
      Instant
      Destroy target creature.`;
  scenario("603.10a, 603.2d: what dies at the same time as the doubler, and the doubler itself, trigger twice", (t) => {
    t.cards(`${CARDS}

      Test Chronicler {0}
      Creature — Human
      Whenever this creature or another creature dies, you gain 1 life.
      1/1

      Test Doom {0}
      Sorcery
      Destroy all creatures.`);
    t.battlefield(0, "Test Herald", "Test Chronicler");
    t.battlefield(1, "Test Cub");
    t.hand(0, "Test Doom");
    t.to("precombatMain");
    t.cast("Test Doom");
    t.resolve();
    t.answer({ ask: "order", order: [0, 1, 2, 3, 4, 5] });
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(26);
  });

  scenario("603.10a: what keeps dying from triggering anything does so as it dies itself", (t) => {
    t.cards(`${CARDS}

      Test Hush {0}
      Creature — Spirit
      Creatures entering or dying don't cause abilities to trigger.
      1/1

      Test Doom {0}
      Sorcery
      Destroy all creatures.`);
    t.battlefield(0, "Test Hush", "Test Martyr");
    t.hand(0, "Test Doom");
    t.to("precombatMain");
    t.cast("Test Doom");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(20);
  });

  for (const doubler of ["Test Herald", "Test Lamp"]) {
    scenario(`603.10a, 603.2d: triggers its own ability twice, an emblem's once (114.1): ${doubler}`, (t) => {
      t.cards(CARDS);
      t.battlefield(0, doubler, "Test Martyr");
      t.graveyard(0, "Test Bones");
      t.hand(0, "Test Vow", "Test End");
      t.to("precombatMain");
      t.cast("Test Vow");
      t.resolve();
      t.cast("Test End", { targets: ["Test Martyr"] });
      t.resolve();
      expect(t.asked("order").items).toHaveLength(4);
      if (t.asked().ask === "order") t.order(...t.asked("order").items.map((_, i) => i));
      t.resolveAll();
      expect(t.lifeOf(0)).toBe(20 + 2 + 10);
    });
  }
});

describe("707.10: a spell copied again", () => {
  const CARDS = `
      Test Fable {0}
      Instant
      When you cast this spell from your hand, copy it if you control an artifact, then copy it if you control an enchantment. You may choose new targets for the copies.
      Test Fable deals 1 damage to any target.

      Test Relic {0}
      Artifact

      Test Shrine {0}
      Enchantment`;
  for (const [there, damage] of [
    [["Test Shrine"], 2],
    [["Test Relic"], 2],
    [["Test Relic", "Test Shrine"], 3],
  ] as const) {
    scenario(`608.2c: it is the spell each time, whether the first copy was made or not: ${there.join(", ")}`, (t) => {
      t.cards(CARDS);
      t.battlefield(0, ...there);
      t.hand(0, "Test Fable");
      t.to("precombatMain");
      t.cast("Test Fable", { targets: [1] });
      t.resolve();
      for (let copies = 1; copies < damage; copies++) t.no();
      t.resolveAll();
      expect(t.lifeOf(1)).toBe(20 - damage);
    });
  }
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
