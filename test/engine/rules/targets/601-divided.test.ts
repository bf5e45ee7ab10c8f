import { describe, expect } from "vitest";
import { scenario } from "../../../support/scenario.ts";

const CUB = `
  Test Cub {0}
  Creature — Bear
  2/2

  Test Ox {0}
  Creature — Ox
  3/3`;

describe("601.2d: what is divided among targets", () => {
  scenario("601.2d, 115.7: of up to so many counters each target gets at least one, and not all need be put", (t) => {
    t.cards(CUB);
    t.cards(`
      Test Rally {0}
      Sorcery
      Distribute up to four +1/+1 counters among any number of target creatures.`);
    t.battlefield(0, "Test Cub", "Test Ox");
    t.hand(0, "Test Rally");
    t.to("precombatMain");
    t.cast("Test Rally", { targets: [["Test Cub", "Test Ox"]] });
    expect(t.asked("number")).toMatchObject({ min: 2, max: 4 });
    t.number(3);
    t.divide(2, 1);
    t.resolve();
    expect([t.see("Test Cub").counters, t.see("Test Ox").counters]).toEqual([{ "+1/+1": 2 }, { "+1/+1": 1 }]);
  });

  scenario("601.2d, 615.7: how much prevention there is to divide follows from what was paid", (t) => {
    t.cards(CUB);
    t.cards(`
      Test Balm {0}
      Instant
      Kicker {1}
      Prevent the next 3 damage that would be dealt this turn to any number of targets, divided as you choose. If this spell was kicked, prevent the next 6 damage this way instead.

      Test Burn {0}
      Sorcery
      Test Burn deals 5 damage to each creature and each player.`);
    t.battlefield(0, "Forest", "Test Ox");
    t.hand(0, "Test Balm", "Test Burn");
    t.to("precombatMain");
    t.cast("Test Balm", { targets: [["Test Ox", 0]], additional: [true], divide: [3, 3] });
    t.resolve();
    t.cast("Test Burn");
    t.resolve();
    expect([t.see("Test Ox").damage, t.lifeOf(0), t.lifeOf(1)]).toEqual([2, 18, 15]);
  });
});
