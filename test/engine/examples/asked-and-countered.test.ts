import { describe, expect } from "vitest";
import { kit, subject } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";

/** What comes of what others were asked to do, of abilities that are countered, and of players that are chosen. */

describe("each who was asked (608.2d)", () => {
  for (const [whether, dealt] of [
    ["did", [0, 3]],
    ["didn't", [3, 0]],
  ] as const)
    scenario(
      `608.2e: damage to each opponent who ${whether}`,
      (t) => {
        kit(t);
        t.cards(`
        Test Toll {0}
        Sorcery
        Each opponent may discard a card. Test Toll deals 3 damage to each opponent who ${whether}.`);
        t.hand(0, "Test Toll");
        t.hand(1, "Test Bear");
        t.hand(2, "Test Bear");
        t.to("precombatMain");
        t.cast("Test Toll");
        t.resolve();
        t.no();
        t.yes();
        if (t.asked().ask === "choose") t.choose("Test Bear");
        expect([t.lifeOf(0), t.lifeOf(1), t.lifeOf(2)]).toEqual([20, 20 - dealt[0], 20 - dealt[1]]);
      },
      { seats: 3 },
    );
});

describe("another player (608.2d)", () => {
  for (const whom of [1, 2])
    scenario(
      `608.2d: of two others, seat ${whom}, is that player then`,
      (t) => {
        kit(t);
        t.cards(`
          Test Patron {0}
          Sorcery
          Choose another player. That player gains 3 life. You draw a card.`);
        t.hand(0, "Test Patron");
        t.to("precombatMain");
        t.cast("Test Patron");
        t.resolve();
        expect(t.asked("choose").from).toEqual([1, 2]);
        t.choose(whom);
        expect([t.lifeOf(1), t.lifeOf(2)]).toEqual(whom === 1 ? [23, 20] : [20, 23]);
      },
      { seats: 3 },
    );
});

describe("the source of an ability that was countered (113.7)", () => {
  for (const [kinds, loses] of [
    ["artifact or creature", true],
    ["artifact or enchantment", false],
  ] as const)
    scenario(`611.2b, 613.1f: a creature, of an ${kinds}: ${loses ? "loses" : "keeps"} its abilities`, (t) => {
      subject(t, "{1}: You gain 1 life.");
      t.cards(`
        Test Binder {0}
        Creature — Merfolk
        Flash
        When this creature enters, counter up to one target activated or triggered ability. If an ability of an ${kinds} is countered this way, that permanent loses all abilities for as long as this creature remains on the battlefield.
        3/2

        Test Fall {0}
        Instant
        Destroy target creature.`);
      t.battlefield(0, "Test Subject", "Plains", "Plains");
      t.hand(0, "Test Fall");
      t.hand(1, "Test Binder");
      t.to("precombatMain");
      t.activate("Test Subject");
      t.pass();
      t.cast("Test Binder");
      t.resolve();
      t.answer({ ask: "choose", chosen: [t.asked("choose").from[0]!] });
      t.resolveAll();
      expect(t.lifeOf(0)).toBe(20);
      expect(t.can("activate", "Test Subject")).toBe(!loses);
      t.cast("Test Fall", { targets: ["Test Binder"] });
      t.resolve();
      expect(t.can("activate", "Test Subject")).toBe(true);
    });
});
