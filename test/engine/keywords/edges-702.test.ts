import { describe, expect } from "vitest";
import { creature, kit } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";

describe("702: edges of keyword abilities", () => {
  scenario("702.30a: echo is asked of whoever it came under the control of since that player's last upkeep", (t) => {
    kit(t);
    creature(t, "Test Golem", "Echo {2}", "3/3");
    t.cards(`
      Test Theft {U}
      Sorcery
      Gain control of target creature.`);
    t.battlefield(0, "Test Golem");
    t.lands(1, "Island", 3);
    t.hand(1, "Test Theft");
    t.to("precombatMain", 2);
    t.cast("Test Theft", { targets: ["Test Golem"] });
    t.resolve();
    t.to("upkeep", 4);
    expect(t.stackSize).toBe(1);
    t.resolve();
    t.yes();
    expect([
      t.count(1, "battlefield", "Test Golem"),
      t.ids(1, "battlefield", "Island").filter((id) => t.seeId(id).tapped).length,
    ]).toEqual([1, 2]);
  });

  scenario(
    "702.32a: fading counts counters that are added, and a permanent whose counters are gone is sacrificed",
    (t) => {
      kit(t);
      creature(t, "Test Ghost", "Fading 1", "3/3");
      t.lands(0, "Forest", 2);
      t.hand(0, "Test Ghost");
      t.to("precombatMain");
      t.cast("Test Ghost");
      t.resolve();
      t.to("upkeep", 3);
      t.resolve();
      expect([t.count(0, "battlefield", "Test Ghost"), t.see("Test Ghost").counters]).toEqual([1, {}]);
      t.to("upkeep", 5);
      t.resolve();
      expect(t.count(0, "graveyard", "Test Ghost")).toBe(1);
    },
  );

  scenario("702.153a: a copy made by casualty may have new targets; each casualty is paid for apart", (t) => {
    kit(t);
    t.cards(`
      Test Heist {1}{R}
      Sorcery
      Casualty 1
      Test Heist deals 3 damage to any target.`);
    creature(t, "Test Thug", "", "1/1");
    t.battlefield(0, "Test Thug", "Mountain", "Mountain");
    t.battlefield(1, "Test Bear");
    t.hand(0, "Test Heist");
    t.to("precombatMain");
    t.cast("Test Heist", { additional: [true], targets: ["Test Bear"], costs: ["Test Thug"] });
    t.resolve();
    t.yes();
    t.choose(1);
    t.resolveAll();
    expect([t.lifeOf(1), t.count(1, "graveyard", "Test Bear"), t.count(0, "graveyard", "Test Thug")]).toEqual([
      17, 1, 1,
    ]);
  });

  scenario("702.92a: without room for its Germ the Equipment stays unattached", (t) => {
    kit(t);
    t.cards(`
      Test Skull {5}
      Artifact — Equipment
      Living weapon
      Equipped creature gets +4/+4.
      Equip {5}

      Test Plague {2}{B}
      Enchantment
      Creatures get -5/-5.`);
    t.battlefield(1, "Test Plague");
    t.lands(0, "Plains", 5);
    t.hand(0, "Test Skull");
    t.to("precombatMain");
    t.cast("Test Skull");
    t.resolveAll();
    const [skull] = t.ids(0, "battlefield", "Test Skull");
    expect([t.game.state.objects[skull!]!.attachedTo, t.count(0, "battlefield", "Phyrexian Germ Token")]).toEqual([
      undefined,
      0,
    ]);
  });

  scenario("702.97a: scavenge of a creature with a counted power uses the power it has in the graveyard", (t) => {
    kit(t);
    t.cards(`
      Test Tangle {G}
      Creature — Elemental
      */*
      Test Tangle's power and toughness are each equal to the number of lands you control.
      Scavenge {G}`);
    t.battlefield(0, "Test Bear");
    t.lands(0, "Forest", 4);
    t.graveyard(0, "Test Tangle");
    t.to("precombatMain");
    t.activate("Test Tangle", { targets: ["Test Bear"] });
    t.resolve();
    expect(t.see("Test Bear").counters).toEqual({ "+1/+1": 4 });
  });

  scenario("702.108a: prowess counts a copy that is cast, not one that is only put on the stack", (t) => {
    kit(t);
    creature(t, "Test Monk", "Prowess", "1/1");
    t.cards(`
      Test Fork {U}
      Instant
      Copy target instant or sorcery spell. You may choose new targets for the copy.`);
    t.battlefield(0, "Test Monk", "Island", "Mountain");
    t.hand(0, "Test Spark", "Test Fork");
    t.to("precombatMain");
    t.cast("Test Spark", { targets: [1] });
    t.cast("Test Fork");
    if (t.asked().ask === "choose") t.choose("Test Spark");
    while (t.stackSize > 0) {
      if (t.asked().ask === "priority") t.pass();
      else t.no();
    }
    expect([t.see("Test Monk").power, t.lifeOf(1)]).toEqual([3, 16]);
  });

  scenario("702.136a: a creature that is given riot as it enters has the choice", (t) => {
    kit(t);
    t.cards(`
      Test Rumbler {2}{R}{G}
      Enchantment
      Creatures you control have riot.`);
    t.battlefield(0, "Test Rumbler");
    t.lands(0, "Forest", 2);
    t.hand(0, "Test Bear");
    t.to("precombatMain");
    t.cast("Test Bear");
    t.resolve();
    expect(t.asked().ask).not.toBe("priority");
  });

  scenario("702.147a: a decayed creature that did not attack is not sacrificed", (t) => {
    kit(t);
    creature(t, "Test Corpse", "Decayed");
    t.battlefield(0, "Test Corpse", "Test Bear");
    t.attack("Test Bear");
    t.to("end");
    expect(t.count(0, "battlefield", "Test Corpse")).toBe(1);
  });

  scenario("702.151a: reconfigure unattaches only what is attached, and attaches to a creature of one's own", (t) => {
    kit(t);
    t.cards(`
      Test Lizard {1}
      Artifact Creature — Equipment Lizard
      1/1
      Equipped creature gets +1/+1.
      Reconfigure {1}`);
    t.battlefield(0, "Test Lizard", "Test Bear", "Plains", "Plains");
    t.battlefield(1, "Test Ogre");
    t.to("precombatMain");
    const before = t.asked("priority").actions.filter((one) => one.act === "activate" && one.mana !== true);
    expect(before).toHaveLength(1);
    t.activate("Test Lizard");
    t.resolve();
    expect([t.see("Test Bear").power, t.see("Test Lizard").types]).toEqual([3, ["artifact"]]);
  });
});
