import { describe, expect } from "vitest";
import { kit } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";

describe("702: further edges of common keyword abilities", () => {
  scenario("702.26i: Equipment that phased out by itself phases in attached to what it was attached to", (t) => {
    kit(t);
    t.cards(`Test Haze {U}
      Instant
      Target artifact phases out.

      Test Blade {1}
      Artifact — Equipment
      Equipped creature gets +2/+0.
      Whenever this Equipment becomes attached to a creature, you gain 1 life.
      Equip {1}`);
    t.battlefield(0, "Test Bear", "Test Blade", "Island", "Island");
    t.hand(0, "Test Haze");
    t.to("precombatMain");
    t.activate("Test Blade", { targets: ["Test Bear"] });
    t.resolve();
    t.resolveAll();
    expect([t.see("Test Bear").power, t.lifeOf(0)]).toEqual([4, 21]);
    t.cast("Test Haze", { targets: ["Test Blade"] });
    t.resolve();
    expect(t.see("Test Bear").power).toBe(2);
    t.to("upkeep", 3);
    expect([t.see("Test Bear").power, t.lifeOf(0)]).toEqual([4, 21]);
  });

  scenario("702.26i: if that has left meanwhile, it phases in unattached", (t) => {
    kit(t);
    t.cards(`Test Haze {U}
      Instant
      Target artifact phases out.

      Test Blade {1}
      Artifact — Equipment
      Equipped creature gets +2/+0.
      Equip {1}`);
    t.battlefield(0, "Test Bear", "Test Blade", "Island", "Island", "Island", "Swamp", "Swamp", "Swamp");
    t.hand(0, "Test Haze", "Test Murder");
    t.to("precombatMain");
    t.activate("Test Blade", { targets: ["Test Bear"] });
    t.resolve();
    t.cast("Test Haze", { targets: ["Test Blade"] });
    t.resolve();
    t.cast("Test Murder", { targets: ["Test Bear"] });
    t.resolve();
    t.to("upkeep", 3);
    const [blade] = t.ids(0, "battlefield", "Test Blade");
    expect([t.game.state.objects[blade!]!.phasedOut, t.game.state.objects[blade!]!.attachedTo]).toEqual([
      undefined,
      undefined,
    ]);
  });

  scenario("702.26e: an effect on all creatures does not include one that is phased out, nor later", (t) => {
    kit(t);
    t.cards(`Test Haze {U}
      Instant
      Target creature phases out.

      Test Surge {G}
      Sorcery
      Creatures you control get +3/+3 until your next turn.`);
    t.battlefield(0, "Test Bear", "Test Ogre", "Island", "Forest");
    t.hand(0, "Test Haze", "Test Surge");
    t.to("precombatMain");
    t.cast("Test Haze", { targets: ["Test Bear"] });
    t.resolve();
    t.cast("Test Surge");
    t.resolve();
    expect(t.see("Test Ogre").power).toBe(7);
    t.to("upkeep", 3);
    expect(t.see("Test Bear").power).toBe(2);
  });

  scenario("702.15d, 702.2d: lifelink and deathtouch of what left count as it last was", (t) => {
    kit(t);
    t.cards(`Test Sting {B}
      Creature — Snake
      1/1
      Deathtouch, lifelink
      {0}, Sacrifice this creature: It deals 1 damage to target creature.`);
    t.battlefield(0, "Test Sting");
    t.battlefield(1, "Test Ogre");
    t.to("precombatMain");
    t.activate("Test Sting", { targets: ["Test Ogre"] });
    t.resolve();
    expect([t.count(1, "graveyard", "Test Ogre"), t.lifeOf(0)]).toEqual([1, 21]);
  });

  scenario("702.101b: each instance of extort triggers by itself", (t) => {
    kit(t);
    t.cards(`Test Collector {2}{W}
      Creature — Human
      2/2
      Extort
      Extort`);
    t.battlefield(0, "Test Collector", "Plains", "Plains", "Mountain");
    t.hand(0, "Test Spark");
    t.to("precombatMain");
    t.cast("Test Spark", { targets: [1] });
    for (let guard = 0; t.stackSize > 0 && guard < 40; guard++) {
      if (t.asked().ask === "confirm") t.yes();
      else if (t.asked().ask === "order") t.order(0, 1);
      else t.pass();
    }
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([22, 16]);
  });

  scenario("702.100a: evolve does nothing for a creature that died meanwhile", (t) => {
    kit(t);
    t.cards(`Test Fish {G}
      Creature — Fish
      1/1
      Evolve`);
    t.lands(0, "Forest", 2);
    t.lands(0, "Mountain", 1);
    t.battlefield(0, "Test Fish");
    t.hand(0, "Test Bear", "Test Spark");
    t.to("precombatMain");
    t.cast("Test Bear");
    t.resolve();
    t.cast("Test Spark", { targets: ["Test Fish"] });
    t.resolve();
    t.resolveAll();
    expect([t.count(0, "graveyard", "Test Fish"), t.stackSize]).toEqual([1, 0]);
  });

  scenario("702.35c, 702.35b: a card not cast for its madness cost goes to the graveyard from exile", (t) => {
    t.cards(`Test Rage {2}{R}
      Sorcery
      Test Rage deals 3 damage to target player.
      Madness {R}

      Test Outlet {1}
      Artifact
      Discard a card: You gain 1 life.`);
    t.lands(0, "Mountain", 1);
    t.battlefield(0, "Test Outlet");
    t.hand(0, "Test Rage", "Test Rage");
    t.to("precombatMain");
    t.activate("Test Outlet", { costs: ["Test Rage"] });
    expect(t.count(0, "exile", "Test Rage")).toBe(1);
    t.resolve();
    t.choose();
    expect(t.count(0, "graveyard", "Test Rage")).toBe(1);
    t.resolveAll();
    t.activate("Test Outlet");
    t.resolve();
    t.choose("Test Rage");
    t.choose(1);
    t.resolveAll();
    expect(t.lifeOf(1)).toBe(17);
  });

  scenario("702.16j: protection from everything: nothing targets, blocks or damages it", (t) => {
    kit(t);
    t.cards(`Test Paragon {W}
      Creature — Spirit
      2/2
      Protection from everything`);
    t.battlefield(0, "Test Paragon", "Forest");
    t.battlefield(1, "Test Ogre");
    t.hand(0, "Test Growth");
    t.attack("Test Paragon");
    expect(t.can("cast", "Test Growth")).toBe(true);
    t.to("declareBlockers");
    t.to("endOfCombat");
    expect(t.lifeOf(1)).toBe(18);
  });

  scenario("702.11f: hexproof from two qualities is hexproof from each", (t) => {
    kit(t);
    t.cards(`Test Dryad {G}
      Creature — Dryad
      2/2
      Hexproof from red and from black`);
    t.battlefield(0, "Test Dryad");
    t.lands(1, "Mountain", 1);
    t.lands(1, "Swamp", 1);
    t.lands(1, "Island", 1);
    t.hand(1, "Test Murder", "Test Return");
    t.to("precombatMain");
    t.pass();
    expect([t.can("cast", "Test Murder"), t.can("cast", "Test Return")]).toEqual([false, true]);
  });
});
