import { describe, expect } from "vitest";
import { scenario } from "../../support/scenario.ts";

describe("607, 608.2h: what is remembered", () => {
  scenario(
    "607.2a, 614.1a: what is exiled instead of dying can be spoken of as exiled with the permanent that did it",
    (t) => {
      t.cards(`
      Test Keeper {2}{B}
      Creature — Human
      3/3
      If a creature an opponent controls would die, exile it instead.
      {T}: Put all creature cards exiled with this creature onto the battlefield under your control.`);
      t.lands(0, "Mountain", 1);
      t.battlefield(0, "Test Keeper");
      t.battlefield(1, "Test Bear");
      t.hand(0, "Test Spark");
      t.to("precombatMain");
      t.cast("Test Spark", { targets: ["Test Bear"] });
      t.resolve();
      expect(t.count(1, "exile", "Test Bear")).toBe(1);
      t.activate("Test Keeper");
      t.resolve();
      expect(t.count(0, "battlefield", "Test Bear")).toBe(1);
    },
  );

  scenario(
    "607.2d, 702.16c: protection from the color of your choice is from that color, and an Aura of it falls off",
    (t) => {
      t.cards(`
      Test Mantle {W}
      Enchantment — Aura
      Enchant creature
      Enchanted creature gets +2/+2.

      Test Ward {W}
      Instant
      Target creature you control gains protection from the color of your choice until end of turn.`);
      t.lands(0, "Plains", 2);
      t.battlefield(0, "Test Bear");
      t.hand(0, "Test Mantle", "Test Ward");
      t.to("precombatMain");
      t.cast("Test Mantle", { targets: ["Test Bear"] });
      t.resolve();
      expect(t.see("Test Bear").power).toBe(4);
      t.cast("Test Ward", { targets: ["Test Bear"] });
      t.resolve();
      t.option("W");
      expect(t.see("Test Bear").power).toBe(2);
      expect(t.count(0, "graveyard", "Test Mantle")).toBe(1);
    },
  );

  const PAINTER = `
    Test Painter {1}
    Artifact
    {0}: Target creature becomes the color of your choice until end of turn.
    Sacrifice this artifact: You gain 1 life.`;
  scenario(
    "611.2c: what was chosen for an effect stays, whatever is chosen as its source's ability is used again",
    (t) => {
      t.cards(PAINTER);
      t.battlefield(0, "Test Painter", "Test Bear", "Test Ogre");
      t.to("precombatMain");
      t.activate("Test Painter", { targets: ["Test Bear"] });
      t.resolve();
      t.option("W");
      t.activate("Test Painter", { targets: ["Test Ogre"] });
      t.resolve();
      t.option("U");
      expect([t.see("Test Bear").colors, t.see("Test Ogre").colors]).toEqual(["W", "U"]);
    },
  );

  scenario("608.2d, 113.7a: a choice is made for an ability though its source is gone", (t) => {
    t.cards(PAINTER);
    t.battlefield(0, "Test Painter", "Test Bear");
    t.to("precombatMain");
    t.activate("Test Painter", { targets: ["Test Bear"] });
    t.activate("Test Painter", { ability: 1 });
    t.resolve();
    t.resolve();
    t.option("B");
    expect(t.see("Test Bear").colors).toBe("B");
  });

  scenario(
    "608.2h, 603.4: a spell cast last turn was cast last turn, though it is no spell any more; turn 1 has no last turn",
    (t) => {
      t.cards(`
      Test Prowler {1}{G}
      Creature — Wolf
      2/2
      At the beginning of each upkeep, if no spells were cast last turn, put a +1/+1 counter on this creature.`);
      t.lands(0, "Forest", 2);
      t.battlefield(0, "Test Prowler");
      t.hand(0, "Test Bear");
      t.to("precombatMain");
      t.cast("Test Bear");
      t.resolve();
      t.to("draw", 2);
      expect(t.see("Test Prowler").power).toBe(2);
      t.to("draw", 3);
      expect(t.see("Test Prowler").power).toBe(3);
    },
  );

  scenario("303.4f-g, 707.2: what enters as a copy of an Aura enchants what its controller chooses", (t) => {
    t.cards(`
      Test Mantle {W}
      Enchantment — Aura
      Enchant creature you control
      Enchanted creature gets +2/+2.

      Test Mirror {2}{U}
      Enchantment
      You may have this enchantment enter as a copy of any enchantment on the battlefield.`);
    t.lands(0, "Island", 3);
    t.battlefield(0, "Test Bear");
    t.battlefield(1, "Test Bear");
    t.permanentWith(1, "Test Mantle", { attachedTo: 0 });
    t.hand(0, "Test Mirror");
    t.to("precombatMain");
    t.cast("Test Mirror");
    t.resolve();
    t.answer({ ask: "confirm", yes: true });
    t.choose("Test Mantle");
    t.choose("Test Bear");
    expect(t.ids(0, "battlefield", "Test Bear").map((id) => t.seeId(id).power)).toEqual([4]);
  });

  scenario("122.1b, 702.83b: each keyword counter gives the keyword once more, and each instance triggers", (t) => {
    t.cards(`
      Test Chaplain {W}
      Creature — Human
      1/1
      {T}: Put two exalted counters on target creature you control.`);
    t.battlefield(0, "Test Bear", "Test Chaplain");
    t.to("precombatMain");
    t.activate("Test Chaplain", { targets: ["Test Bear"] });
    t.resolve();
    t.to("declareAttackers");
    t.attack("Test Bear");
    t.resolveAll();
    expect(t.see("Test Bear").power).toBe(4);
  });

  scenario("505.1b: the second main phase is counted in the turn; a third is another postcombat one", (t) => {
    t.cards(`
      Test Sentry {1}{G}
      Creature — Elf
      2/2
      At the beginning of your second main phase, you gain 1 life.

      Test Choir {1}{W}
      Creature — Human
      2/2
      At the beginning of each of your postcombat main phases, you gain 10 life.

      Test Assault {R}
      Sorcery
      After this main phase, there is an additional combat phase followed by an additional main phase.`);
    t.lands(0, "Mountain", 1);
    t.battlefield(0, "Test Sentry");
    t.battlefield(1, "Test Choir");
    t.hand(0, "Test Assault");
    t.to("precombatMain");
    t.cast("Test Assault");
    t.resolve();
    t.to("end");
    expect(t.lifeOf(0)).toBe(21);
    t.to("end", 2);
    expect(t.lifeOf(1)).toBe(30);
  });
});
