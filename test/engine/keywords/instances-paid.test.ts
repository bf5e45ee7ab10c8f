import { describe, expect } from "vitest";
import { scenario } from "../../support/scenario.ts";

describe("several costs of one kind", () => {
  scenario("702.157b, 702.153b: each of two squads and of two casualties is paid for and happens apart", (t) => {
    t.cards(`
      Test Troop {0}
      Creature — Human
      Squad {1}
      Squad {2}
      1/1

      Test Gossip {0}
      Sorcery
      Casualty 1
      Casualty 2
      You gain 1 life.`);
    t.lands(0, "Plains", 4);
    t.battlefield(0, "Test Cub", "Test Cub");
    t.hand(0, "Test Troop", "Test Gossip");
    t.to("precombatMain");
    t.cast("Test Troop", { additional: [2, 1] });
    t.resolve();
    t.order(0, 1);
    t.resolveAll();
    expect(t.count(0, "battlefield", "Test Troop")).toBe(4);
    t.cast("Test Gossip", { additional: [false, true], costs: ["Test Cub"] });
    t.resolveAll();
    expect([t.lifeOf(0), t.count(0, "battlefield", "Test Cub")]).toEqual([22, 1]);
  });

  scenario("601.2b, 107.3: X of a kicker that is paid is announced", (t) => {
    t.cards(`
      Test Grove {G}
      Creature — Treefolk
      Kicker {X}
      When this creature enters, if it was kicked, create X 1/1 green Saproling creature tokens.
      1/1`);
    t.lands(0, "Forest", 4);
    t.hand(0, "Test Grove");
    t.to("precombatMain");
    t.cast("Test Grove", { additional: [true], x: 3 });
    t.resolveAll();
    expect([t.count(0, "battlefield", "Saproling Token"), t.asked("priority").actions.length]).toEqual([3, 1]);
  });

  scenario("120.1, 608.2c: creatures that each deal damage equal to their power deal their own", (t) => {
    t.cards(`
      Test Ambush {0}
      Sorcery
      Two target creatures you control each deal damage equal to their power to target creature.`);
    t.battlefield(0, "Test Cub", "Test Ogre", "Glad Hound");
    t.permanentWith(1, "Test Ox", { counters: { "+1/+1": 4 } });
    t.hand(0, "Test Ambush");
    t.to("precombatMain");
    t.cast("Test Ambush", { targets: [["Test Cub", "Test Ogre"], "Test Ox"] });
    t.resolve();
    expect(t.see("Test Ox").damage).toBe(6);
  });
});

describe("X that is only in other costs than mana", () => {
  scenario("118.3, 602.2b: X is at most what can be paid", (t) => {
    t.cards(`
      Test Pyre {0}
      Artifact
      {T}, Pay X life: You draw X cards.`);
    t.battlefield(0, "Test Pyre");
    t.life(0, 3);
    t.to("precombatMain");
    const action = t.asked("priority").actions.find((one) => one.act === "activate")!;
    t.answer({ ask: "priority", action });
    expect(t.asked("number").max).toBe(3);
    t.number(2);
    t.resolve();
    expect([t.lifeOf(0), t.count(0, "hand")]).toEqual([1, 2]);
  });
});
