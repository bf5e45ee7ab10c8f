import { describe, expect } from "vitest";
import { kit, subject } from "../../../support/kit.ts";
import { scenario } from "../../../support/scenario.ts";

describe("attacks and damage told by whom and how much (508.3, 603.2c)", () => {
  for (const [life, drawn] of [
    [25, 1],
    [20, 0],
  ] as const)
    scenario(`508.3a: attacking a player who has more life triggers at ${life} to 20: ${drawn}`, (t) => {
      subject(t, "Whenever this creature attacks a player who has more life than you, draw a card.");
      t.life(1, life);
      t.battlefield(0, "Test Subject");
      const before = t.count(0, "hand");
      t.attack("Test Subject");
      t.resolveAll();
      expect(t.count(0, "hand") - before).toBe(drawn);
    });

  for (const [others, drawn] of [
    [["Test Ogre"], 1],
    [["Test Bear"], 0],
  ] as const)
    scenario(`508.3c: attacking with a total power of 6 or more, beside ${others[0]}: ${drawn}`, (t) => {
      kit(t);
      subject(t, "Whenever you attack with creatures with total power 6 or greater, you gain 5 life.");
      t.battlefield(0, "Test Subject", ...others);
      t.attack("Test Subject", ...others);
      t.resolveAll();
      expect(t.lifeOf(0)).toBe(20 + 5 * drawn);
    });

  scenario("508.3c: what is no such creature has no part in the total", (t) => {
    kit(t);
    subject(t, "Whenever you attack with Bears with total power 4 or greater, you gain 5 life.");
    t.battlefield(0, "Test Subject", "Test Ogre", "Test Bear");
    t.attack("Test Subject", "Test Ogre", "Test Bear");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(20);
  });

  scenario("603.2c: two sources that deal two damage each are no single source that deals three", (t) => {
    kit(t);
    subject(t, "Whenever an opponent is dealt 3 or more damage by a single source, you gain 1 life.");
    t.battlefield(0, "Test Subject", "Test Bear");
    t.attack("Test Subject", "Test Bear");
    t.to("postcombatMain");
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([20, 16]);
  });

  scenario("603.2c: one that deals four is", (t) => {
    kit(t);
    subject(t, "Whenever an opponent is dealt 3 or more damage by a single source, you gain 1 life.");
    t.battlefield(0, "Test Subject", "Test Ogre");
    t.attack("Test Subject", "Test Ogre");
    t.to("postcombatMain");
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([21, 14]);
  });

  scenario("119.3: for each 1 life that was lost, something is sacrificed", (t) => {
    kit(t);
    t.cards(`Test Oath {B}
      Enchantment
      Whenever you lose life, for each 1 life you lost, sacrifice a land.`);
    t.battlefield(0, "Test Oath");
    t.lands(0, "Island", 3);
    t.battlefield(1, "Mountain");
    t.hand(1, "Test Spark");
    t.to("precombatMain");
    t.pass();
    t.cast("Test Spark", { targets: [0] });
    t.resolve();
    t.resolve();
    t.choose("Island");
    t.choose("Island");
    expect([t.count(0, "battlefield", "Island"), t.lifeOf(0)]).toEqual([1, 18]);
  });

  scenario(
    "508.1b: the players being attacked are counted, each once",
    (t) => {
      kit(t);
      t.cards(`Test Rally {R}
        Instant
        Attacking creatures get +X/+0 until end of turn, where X is the number of players being attacked.`);
      t.battlefield(0, "Test Bear", "Test Ogre", "Mountain");
      t.hand(0, "Test Rally");
      t.attack(["Test Bear", 1], ["Test Ogre", 2]);
      t.cast("Test Rally");
      t.resolve();
      expect([t.see("Test Bear").power, t.see("Test Ogre").power]).toEqual([4, 6]);
    },
    { seats: 3 },
  );

  scenario("509.1b: two creatures more than one may be blocked", (t) => {
    kit(t);
    t.cards(`Test Stand {W}
      Instant
      Target creature can block up to two additional creatures this turn.`);
    t.battlefield(0, "Test Bear", "Test Bear", "Test Bear");
    t.battlefield(1, "Test Ogre", "Plains");
    t.hand(1, "Test Stand");
    const bears = t.ids(0, "battlefield", "Test Bear");
    t.attack("Test Bear", "Test Bear", "Test Bear");
    t.pass();
    t.cast("Test Stand", { targets: ["Test Ogre"] });
    t.resolve();
    t.pass(2);
    const asked = t.asked("blockers");
    expect(asked.blockers.map(({ attackers }) => attackers.length)).toEqual([bears.length]);
    t.answer({
      ask: "blockers",
      blocks: bears.map((attacker) => ({ blocker: t.ids(1, "battlefield", "Test Ogre")[0]!, attacker })),
    });
    // 509.3: among all three of them.
    expect(t.asked("order").items).toHaveLength(3);
  });
});
