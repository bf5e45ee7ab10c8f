import { describe, expect } from "vitest";
import { creature, kit } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";

describe("examples of the rules in sections 700 to 702", () => {
  scenario("700.1: two blockers are one event for becoming blocked, two for becoming blocked by a creature", (t) => {
    kit(t);
    creature(t, "Test Rhino", "Whenever this creature becomes blocked, you gain 1 life.", "4/4");
    creature(t, "Test Elephant", "Whenever this creature becomes blocked by a creature, you gain 10 life.", "4/4");
    t.battlefield(0, "Test Rhino", "Test Elephant");
    t.battlefield(1, "Test Bear", "Test Ogre", "Test Rhino", "Test Elephant");
    t.attack("Test Rhino", "Test Elephant");
    t.block(
      ["Test Bear", "Test Rhino"],
      ["Test Ogre", "Test Rhino"],
      ["Test Rhino", "Test Elephant"],
      ["Test Elephant", "Test Elephant"],
    );
    while (t.asked().ask === "order") t.order(...t.asked("order").items.keys());
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(41);
  });

  scenario("700.7: that creature is destroyed though it is none any more", (t) => {
    kit(t);
    t.cards(`
      Test Fury {R}
      Instant
      Target creature gets +2/+2 until end of turn. Destroy that creature at the beginning of the next end step.

      Test Vehicle {2}
      Artifact — Vehicle
      3/3
      Crew 1`);
    t.battlefield(0, "Test Vehicle", "Test Bear", "Mountain");
    t.hand(0, "Test Fury");
    t.to("upkeep", 3);
    t.activate("Test Vehicle", { costs: ["Test Bear"] });
    if (t.asked().ask === "choose") t.choose("Test Bear");
    t.resolve();
    t.to("end", 3);
    expect(t.count(0, "battlefield", "Test Vehicle")).toBe(1);
  });

  scenario("701.10a: if one of them is gone the other stays where it is", (t) => {
    kit(t);
    t.cards(`
      Test Trade {U}
      Sorcery
      Exchange control of target creature you control and target creature an opponent controls.`);
    t.battlefield(0, "Test Bear", "Island");
    t.battlefield(1, "Test Ogre", "Swamp");
    t.hand(0, "Test Trade");
    t.hand(1, "Test Murder");
    t.to("precombatMain");
    t.cast("Test Trade", { targets: ["Test Bear", "Test Ogre"] });
    t.pass();
    t.cast("Test Murder", { targets: ["Test Ogre"] });
    t.resolve();
    t.resolve();
    expect(t.see("Test Bear").controller).toBe(0);
  });

  scenario("701.19b: what is in the graveyard must be found, what is in the library may be left", (t) => {
    t.cards(`
      Test Splinter {R}
      Sorcery
      Exile target artifact. Search its controller's graveyard, hand, and library for all cards with the same name as that artifact and exile them. Then that player shuffles.

      Test Mine {2}
      Artifact`);
    t.battlefield(0, "Mountain");
    t.battlefield(1, "Test Mine");
    t.graveyard(1, "Test Mine");
    t.library(1, "Test Mine", "Test Mine");
    t.hand(0, "Test Splinter");
    t.to("precombatMain");
    t.cast("Test Splinter", { targets: ["Test Mine"] });
    t.resolve();
    t.answer({ ask: "choose", chosen: t.ids(1, "graveyard", "Test Mine") });
    expect([t.count(1, "exile", "Test Mine"), t.count(1, "library", "Test Mine")]).toEqual([2, 2]);
  });

  scenario("701.19b: leaving what can be seen is refused", (t) => {
    t.cards(`
      Test Splinter {R}
      Sorcery
      Exile target artifact. Search its controller's graveyard, hand, and library for all cards with the same name as that artifact and exile them. Then that player shuffles.

      Test Mine {2}
      Artifact`);
    t.battlefield(0, "Mountain");
    t.battlefield(1, "Test Mine");
    t.graveyard(1, "Test Mine");
    t.library(1, "Test Mine", "Test Mine");
    t.hand(0, "Test Splinter");
    t.to("precombatMain");
    t.cast("Test Splinter", { targets: ["Test Mine"] });
    t.resolve();
    expect(t.refused({ ask: "choose", chosen: t.ids(1, "library", "Test Mine") }).rule).toBe("701.19b");
  });

  scenario("701.20d: a player shuffles although no card was chosen to be shuffled in", (t) => {
    kit(t);
    t.cards(`
      Test Shaman {2}{G}
      Creature — Elf
      3/2
      When this creature enters, target player shuffles any number of target cards from their graveyard into their library.

      Test Ear {1}
      Artifact
      Whenever a player shuffles their library, you gain 1 life.`);
    t.battlefield(0, "Test Ear");
    t.lands(0, "Forest", 3);
    t.hand(0, "Test Shaman");
    t.graveyard(1, "Test Bear");
    t.to("precombatMain");
    t.cast("Test Shaman");
    t.resolve();
    t.choose(1);
    if (t.asked().ask === "choose") t.choose();
    t.resolveAll();
    expect([t.lifeOf(0), t.count(1, "graveyard")]).toEqual([21, 1]);
  });

  scenario("702.15e: two sources with lifelink that deal damage at once are two events of gaining life", (t) => {
    kit(t);
    creature(t, "Test Mate", "Whenever you gain life, put a +1/+1 counter on this creature.");
    creature(t, "Test Vampire", "Lifelink", "1/1");
    t.battlefield(0, "Test Mate", "Test Vampire", "Test Vampire");
    t.attack("Test Vampire", "Test Vampire");
    t.to("endOfCombat");
    expect(t.see("Test Mate").counters).toEqual({ "+1/+1": 2 });
  });

  scenario("702.19b: damage that will be prevented counts as lethal damage assigned", (t) => {
    kit(t);
    creature(t, "Test Wurm", "Trample", "6/6");
    creature(t, "Test Knight", "Protection from green");
    t.battlefield(0, "Test Wurm");
    t.battlefield(1, "Test Knight");
    t.attack("Test Wurm");
    t.block(["Test Knight", "Test Wurm"]);
    t.pass(2);
    expect(t.refused({ ask: "divide", amounts: [1, 5] }).code).toBe("illegal-answer");
    t.divide(2, 4);
    expect([t.lifeOf(1), t.see("Test Knight").damage]).toEqual([16, 0]);
  });

  scenario("702.22h: what is banded with the blocked creature becomes blocked too", (t) => {
    kit(t);
    creature(t, "Test Bander", "Flying, banding", "1/1");
    creature(t, "Test Walker", "Swampwalk", "3/3");
    creature(t, "Test Bird", "Flying", "1/4");
    t.battlefield(0, "Test Bander", "Test Walker");
    t.battlefield(1, "Test Bird", "Swamp");
    t.attack("Test Bander", "Test Walker");
    t.choose("Test Bander", "Test Walker");
    t.block(["Test Bird", "Test Bander"]);
    if (t.asked().ask === "order") t.order(0, 1);
    while (t.step !== "endOfCombat" && t.asked().ask === "priority") t.pass();
    while (t.asked().ask === "divide") t.divide(1, 0);
    t.to("end");
    expect(t.lifeOf(1)).toBe(20);
  });

  scenario("702.24a: a choice of mana is made anew for each age counter", (t) => {
    kit(t);
    creature(t, "Test Glacier", "Cumulative upkeep {W} or {U}");
    t.permanentWith(0, "Test Glacier", { counters: { age: 2 } });
    t.battlefield(0, "Plains", "Plains", "Island");
    t.resolve();
    t.yes();
    while (t.asked().ask !== "priority") {
      const asked = t.asked();
      if (asked.ask === "option") t.answer({ ask: "option", chosen: [0] });
      else throw new Error(asked.ask);
    }
    expect([t.count(0, "battlefield", "Test Glacier"), t.see("Test Glacier").counters]).toEqual([1, { age: 3 }]);
  });

  scenario("702.24a: two creatures are sacrificed for two age counters, or else it", (t) => {
    kit(t);
    creature(t, "Test Maw", "Cumulative upkeep—Sacrifice a creature.", "6/6");
    t.permanentWith(0, "Test Maw", { counters: { age: 1 } });
    t.battlefield(0, "Test Bear");
    t.resolve();
    if (t.asked().ask === "confirm") t.yes();
    while (t.asked().ask === "choose") t.choose(t.nameOf(t.asked("choose").from.at(-1)!));
    expect([t.count(0, "battlefield", "Test Maw"), t.count(0, "battlefield", "Test Bear")]).toEqual([0, 0]);
  });

  scenario("702.24b: each of two cumulative upkeeps counts all age counters", (t) => {
    kit(t);
    creature(t, "Test Debt", "Cumulative upkeep—Pay 1 life.\nCumulative upkeep—Pay 1 life.");
    t.battlefield(0, "Test Debt");
    if (t.asked().ask === "order") t.order(0, 1);
    t.resolve();
    t.yes();
    expect(t.lifeOf(0)).toBe(19);
    t.resolve();
    t.yes();
    expect([t.lifeOf(0), t.see("Test Debt").counters]).toEqual([17, { age: 2 }]);
  });

  scenario("702.26b: what is phased out is not counted and not destroyed", (t) => {
    kit(t);
    t.cards(`
      Test Haze {U}
      Instant
      Target creature phases out.

      Test Harvest {U}
      Sorcery
      Draw a card for each creature you control.

      Test Wrath {U}
      Sorcery
      Destroy all creatures.`);
    t.battlefield(0, "Test Bear", "Test Bear", "Test Ogre");
    t.lands(0, "Island", 3);
    t.hand(0, "Test Haze", "Test Harvest", "Test Wrath");
    t.to("precombatMain");
    t.cast("Test Haze", { targets: ["Test Ogre"] });
    t.resolve();
    t.cast("Test Harvest");
    t.resolve();
    expect(t.count(0, "hand")).toBe(3);
    t.cast("Test Wrath");
    t.resolve();
    t.to("upkeep", 3);
    expect([t.count(0, "battlefield", "Test Ogre"), t.count(0, "graveyard", "Test Bear")]).toEqual([1, 2]);
  });

  scenario("702.47c: what is spliced on does what it says as the spell it was spliced on: a blue source", (t) => {
    kit(t);
    creature(t, "Test Crimson", "Protection from red");
    t.cards(`
      Test Mists {U}
      Instant — Arcane
      Draw a card.

      Test Ray {1}{R}
      Instant — Arcane
      Test Ray deals 2 damage to any target.
      Splice onto Arcane {1}{R}`);
    t.battlefield(1, "Test Crimson");
    t.lands(0, "Island", 1);
    t.lands(0, "Mountain", 2);
    t.hand(0, "Test Mists", "Test Ray");
    t.to("precombatMain");
    t.cast("Test Mists");
    t.choose("Test Ray");
    t.choose("Test Crimson");
    t.resolve();
    expect([t.count(1, "graveyard", "Test Crimson"), t.count(0, "hand", "Test Ray")]).toEqual([1, 1]);
  });

  scenario("702.47a: the card that is spliced may be discarded to pay for the same spell", (t) => {
    kit(t);
    t.cards(`
      Test Toll {U}
      Instant — Arcane
      As an additional cost to cast this spell, discard a card.
      Draw a card.

      Test Ray {1}{R}
      Instant — Arcane
      Test Ray deals 2 damage to any target.
      Splice onto Arcane {1}{R}`);
    t.lands(0, "Island", 1);
    t.lands(0, "Mountain", 2);
    t.hand(0, "Test Toll", "Test Ray");
    t.to("precombatMain");
    t.cast("Test Toll");
    t.choose("Test Ray");
    t.choose(1);
    if (t.asked().ask === "choose") t.choose("Test Ray");
    t.resolve();
    expect([t.lifeOf(1), t.count(0, "graveyard", "Test Ray")]).toEqual([18, 1]);
  });

  scenario("702.51b: convoke pays the total cost, after reductions", (t) => {
    kit(t);
    t.cards(`
      Test Summoning {1}{B}
      Enchantment
      Creature spells you cast cost {2} less to cast.

      Test Siege {5}{G}{G}
      Creature — Wurm
      5/5
      Convoke`);
    t.battlefield(0, "Test Summoning", "Test Bear", "Test Bear", "Test Bear", "Test Ogre", "Test Ogre");
    t.hand(0, "Test Siege");
    t.to("precombatMain");
    t.cast("Test Siege");
    t.choose("Test Bear", "Test Bear", "Test Bear", "Test Ogre", "Test Ogre");
    t.resolve();
    expect(t.see("Test Siege").power).toBe(5);
  });

  scenario("702.103d: an effect on creature spells does not stop one that is cast bestowed", (t) => {
    kit(t);
    t.cards(`
      Test Storm {3}{U}
      Enchantment
      Creature spells can't be cast.

      Test Raptor {2}{W}
      Enchantment Creature — Cat
      1/1
      Bestow {3}{W}
      Enchanted creature gets +1/+1.`);
    t.battlefield(0, "Test Bear");
    t.battlefield(1, "Test Storm");
    t.lands(0, "Plains", 4);
    t.hand(0, "Test Raptor");
    t.to("precombatMain");
    expect([t.can("cast", "Test Raptor"), t.can("cast", "Test Raptor", "bestow")]).toEqual([false, true]);
  });

  scenario("702.103d: nor does permission for creature spells let it be cast bestowed", (t) => {
    kit(t);
    t.cards(`
      Test Horde {5}{G}{G}
      Creature — Beast
      7/7
      You may cast creature spells from the top of your library.

      Test Raptor {2}{W}
      Enchantment Creature — Cat
      1/1
      Bestow {3}{W}
      Enchanted creature gets +1/+1.`);
    t.battlefield(0, "Test Horde");
    t.lands(0, "Plains", 4);
    t.library(0, "Test Raptor");
    t.to("precombatMain");
    expect([t.can("cast", "Test Raptor"), t.can("cast", "Test Raptor", "bestow")]).toEqual([true, false]);
  });

  scenario("702.164b: toxic 1 that it is given adds to its own", (t) => {
    kit(t);
    creature(t, "Test Skulker", "Toxic 2", "1/1");
    t.cards(`
      Test Venom {G}
      Instant
      Target creature gains toxic 1 until end of turn.`);
    t.battlefield(0, "Test Skulker", "Forest");
    t.hand(0, "Test Venom");
    t.to("precombatMain");
    t.cast("Test Venom", { targets: ["Test Skulker"] });
    t.resolve();
    t.attack("Test Skulker");
    t.to("endOfCombat");
    expect(t.countersOf(1)).toEqual({ poison: 3 });
  });
});
