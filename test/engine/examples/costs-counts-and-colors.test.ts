import { describe, expect } from "vitest";
import { kit, subject } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";

/** What spells cost by whose they are, colors told by what has them, and what is known only by what was paid or done. */

describe("what each spell costs", () => {
  scenario("601.2f: for each such thing that its own controller has", (t) => {
    t.cards(`
      Test Tariff {0}
      Enchantment
      Each artifact spell costs {1} more to cast for each artifact its controller controls.

      Test Cog {0}
      Artifact`);
    t.battlefield(0, "Test Tariff", "Test Cog");
    t.battlefield(1, "Test Cog", "Test Cog");
    t.lands(0, "Forest", 1);
    t.hand(0, "Test Cog");
    t.to("precombatMain");
    t.cast("Test Cog");
    t.resolve();
    expect([t.count(0, "battlefield", "Test Cog"), t.see("Forest").tapped]).toEqual([2, true]);
  });

  scenario("601.2f: for each other spell which that player has cast this turn", (t) => {
    t.cards(`
      Test Sphere {0}
      Artifact
      Each spell a player casts costs {1} more to cast for each other spell that player has cast this turn.`);
    t.battlefield(1, "Test Sphere");
    t.lands(0, "Forest", 1);
    t.hand(0, "Test Ox", "Test Ox", "Test Ox");
    t.to("precombatMain");
    t.cast("Test Ox");
    t.resolve();
    expect(t.see("Forest").tapped).toBe(false);
    t.cast("Test Ox");
    t.resolve();
    expect(t.see("Forest").tapped).toBe(true);
    expect(t.can("cast", "Test Ox")).toBe(false);
  });

  scenario("601.2f: where a number is less than another, by the difference", (t) => {
    t.cards(`
      Test Shade {4}
      Creature — Shade
      If your life total is less than your starting life total, this spell costs {X} less to cast, where X is the difference.
      4/4`);
    t.life(0, 17);
    t.lands(0, "Forest", 1);
    t.hand(0, "Test Shade");
    t.to("precombatMain");
    t.cast("Test Shade");
    t.resolve();
    expect(t.count(0, "battlefield", "Test Shade")).toBe(1);
  });

  scenario("601.2i: what is counted as a spell is cast stays so", (t) => {
    kit(t);
    t.cards(`
      Test Gale {0}
      Instant
      Return up to X target creatures to their owners' hands, where X is one plus the number of cards in all graveyards as you cast this spell.`);
    t.battlefield(1, "Test Bear", "Test Ogre");
    t.hand(0, "Test Gale", "Test Gale");
    t.to("precombatMain");
    t.cast("Test Gale", { targets: [["Test Bear"]] });
    t.resolve();
    expect(t.count(1, "battlefield")).toBe(1);
  });

  scenario("106.6, 122.1: as much mana as counters were removed, at least one", (t) => {
    t.cards(`
      Test Dynamo {0}
      Artifact
      {T}, Remove one or more charge counters from this artifact: Add that much {C}.

      Test Prize {2}
      Sorcery
      You gain 2 life.`);
    t.hand(0, "Test Prize");
    t.permanentWith(0, "Test Dynamo", { counters: { charge: 3 } });
    t.to("precombatMain");
    t.activate("Test Dynamo");
    t.refused({ ask: "number", number: 0 });
    t.answer({ ask: "number", number: 2 });
    expect(t.see("Test Dynamo").counters).toEqual({ charge: 1 });
    t.cast("Test Prize");
    t.resolve();
    expect(t.lifeOf(0)).toBe(22);
  });
});

describe("colors (105)", () => {
  scenario("105.3: one or more colors that are chosen", (t) => {
    kit(t);
    t.cards(`
      Test Prism {0}
      Artifact
      {0}: Target creature becomes the color or colors of your choice until end of turn.`);
    t.battlefield(0, "Test Prism", "Test Bear");
    t.to("precombatMain");
    t.activate("Test Prism", { targets: ["Test Bear"] });
    t.resolve();
    t.option("white and black");
    expect(t.see("Test Bear").colors).toBe("WB");
  });

  scenario("702.16a: from the colors that it has itself", (t) => {
    kit(t);
    t.cards(`
      Test Kinship {0}
      Enchantment
      Each creature has protection from its colors.

      Test Torch {R}
      Instant
      Destroy target creature.`);
    t.battlefield(0, "Test Kinship");
    t.battlefield(1, "Test Bear", "Test Ogre");
    t.lands(0, "Mountain", 2);
    t.hand(0, "Test Torch", "Test Torch");
    t.to("precombatMain");
    t.cast("Test Torch", { targets: ["Test Bear"] });
    t.resolve();
    expect([t.count(1, "graveyard", "Test Bear"), t.can("cast", "Test Torch")]).toEqual([1, false]);
  });

  scenario("608.2h: from the colors something has then", (t) => {
    kit(t);
    subject(
      t,
      "{0}: Creatures you control gain protection from the colors of target permanent you control until end of turn.",
    );
    t.battlefield(0, "Test Subject", "Test Ogre");
    t.lands(1, "Mountain", 1);
    t.hand(1, "Test Spark");
    t.to("precombatMain");
    t.activate("Test Subject", { targets: ["Test Ogre"] });
    t.resolve();
    t.pass();
    t.cast("Test Spark", { targets: [0] });
    t.resolve();
    expect(t.lifeOf(0)).toBe(18);
    expect([t.see("Test Subject").keywords, t.see("Test Ogre").keywords]).toEqual([["protection"], ["protection"]]);
  });
});

describe("what was done, and who did it", () => {
  scenario("701.44c: the Army that was chosen", (t) => {
    t.cards(`
      Test Horde {0}
      Sorcery
      Amass Zombies 2, then the Army you amassed deals damage equal to its power to each non-Army creature.`);
    t.battlefield(1, "Test Cub");
    t.hand(0, "Test Horde");
    t.to("precombatMain");
    t.cast("Test Horde");
    t.resolve();
    expect([t.count(1, "battlefield", "Test Cub"), t.count(0, "battlefield")]).toEqual([0, 1]);
  });

  scenario("608.2h: creatures of yours that were destroyed, and no others", (t) => {
    kit(t);
    t.cards(`
      Test Wrath {0}
      Sorcery
      Destroy all creatures. You gain life equal to the number of creatures you controlled that were destroyed this way.`);
    t.battlefield(0, "Test Bear");
    t.battlefield(1, "Test Bear", "Test Ogre");
    t.hand(0, "Test Wrath");
    t.to("precombatMain");
    t.cast("Test Wrath");
    t.resolve();
    expect([t.count(1, "battlefield"), t.lifeOf(0)]).toEqual([0, 21]);
  });

  for (const isCast of [true, false])
    scenario(`400.7: what was ${isCast ? "cast is another object" : "not cast is returned"}`, (t) => {
      kit(t);
      t.cards(`
        Test Theft {0}
        Sorcery
        Target player reveals their hand. You choose an instant or sorcery card from it and exile that card. You may cast that card for as long as it remains exiled. At the beginning of the next end step, if you haven't cast the card, return it to its owner's hand.`);
      t.hand(0, "Test Theft");
      t.hand(1, "Test Spark");
      t.lands(0, "Mountain", 1);
      t.to("precombatMain");
      t.cast("Test Theft", { targets: [1] });
      t.resolve();
      if (isCast) {
        t.cast("Test Spark", { targets: [1] });
        t.resolve();
      }
      t.to("end");
      t.resolveAll();
      expect([t.count(1, "hand", "Test Spark"), t.count(1, "graveyard", "Test Spark")]).toEqual(
        isCast ? [0, 1] : [1, 0],
      );
    });

  scenario("608.2g: cast as it resolves for what it costs, and what is done if not", (t) => {
    kit(t);
    t.cards(`
      Test Omen {0}
      Sorcery
      Exile the top card of your library. You may cast that card. If you don't, Test Omen deals 2 damage to each opponent.`);
    t.library(0, "Test Bear", "Test Bear");
    t.lands(0, "Forest", 2);
    t.hand(0, "Test Omen", "Test Omen");
    t.to("precombatMain");
    t.cast("Test Omen");
    t.resolve();
    t.choose("Test Bear");
    t.resolveAll();
    expect([t.count(0, "battlefield", "Test Bear"), t.lifeOf(1)]).toEqual([1, 20]);
    t.cast("Test Omen");
    t.resolve();
    t.choose();
    expect([t.count(0, "exile", "Test Bear"), t.lifeOf(1)]).toEqual([1, 18]);
  });

  scenario("603.2, 601.2i: another than the first, and the first such spell of a turn", (t) => {
    t.cards(`
      Test Tracker {0}
      Creature — Scout
      Whenever you cast a spell other than your first spell each turn, put a +1/+1 counter on this creature.
      1/1

      Test Warden {0}
      Artifact
      Whenever the first noncreature spell of a turn is cast, you gain 1 life.`);
    t.battlefield(0, "Test Tracker");
    t.battlefield(1, "Test Warden");
    t.hand(0, "Test Ox", "Test Bolt", "Test Bolt");
    t.to("precombatMain");
    t.cast("Test Ox");
    t.resolveAll();
    for (let i = 0; i < 2; i++) {
      t.cast("Test Bolt", { targets: [0] });
      t.resolveAll();
    }
    expect([t.see("Test Tracker").power, t.lifeOf(1)]).toEqual([3, 21]);
  });

  scenario("119.3: twice as much life is lost, on one's own turn only", (t) => {
    t.cards(`
      Test Tithe {0}
      Enchantment
      If an opponent would lose life during your turn, they lose twice that much life instead.`);
    t.battlefield(0, "Test Tithe");
    t.hand(0, "Test Bolt", "Test Bolt");
    t.to("precombatMain");
    t.cast("Test Bolt", { targets: [1] });
    t.resolve();
    expect(t.lifeOf(1)).toBe(14);
    t.to("precombatMain", 2);
    t.pass();
    t.cast("Test Bolt", { targets: [1] });
    t.resolve();
    expect(t.lifeOf(1)).toBe(11);
  });

  scenario("708.5: whoever looks at it sees what it is", (t) => {
    kit(t);
    t.cards(`
      Test Seer {0}
      Artifact
      {0}: Reveal target face-down permanent. If it's a creature card, you may turn it face up.

      Test Rite {0}
      Sorcery
      Manifest the top card of your library.`);
    t.battlefield(0, "Test Seer");
    t.library(0, "Test Ogre");
    t.hand(0, "Test Rite");
    t.to("precombatMain");
    t.cast("Test Rite");
    t.resolve();
    const [down] = t.ids(0, "battlefield").filter((id) => t.seeId(id).types.includes("creature"));
    t.activate("Test Seer");
    t.resolve();
    t.yes();
    expect(t.seeId(down!).power).toBe(4);
  });

  scenario("722.5: whoever is the monarch controls it", (t) => {
    kit(t);
    t.cards(`
      Test Fealty {0}
      Enchantment — Aura
      Enchant creature
      The monarch controls enchanted creature.

      Test Crown {0}
      Instant
      You become the monarch.`);
    t.battlefield(1, "Test Bear");
    t.hand(0, "Test Fealty", "Test Crown");
    t.hand(1, "Test Crown");
    t.to("precombatMain");
    t.cast("Test Fealty", { targets: ["Test Bear"] });
    t.resolve();
    expect(t.see("Test Bear").controller).toBe(1);
    t.cast("Test Crown");
    t.resolve();
    expect(t.see("Test Bear").controller).toBe(0);
    t.pass();
    t.cast("Test Crown");
    t.resolve();
    expect(t.see("Test Bear").controller).toBe(1);
  });
});
