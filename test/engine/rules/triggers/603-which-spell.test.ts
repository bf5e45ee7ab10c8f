import { describe, expect } from "vitest";
import { kit } from "../../../support/kit.ts";
import { scenario } from "../../../support/scenario.ts";

describe("603.2: the first spell of a kind, of those that were cast this turn", () => {
  scenario("603.2: the first instant spell is so though other spells were cast before it", (t) => {
    kit(t);
    t.cards(`
      Test Listener {0}
      Enchantment
      Whenever you cast your first instant spell each turn, you gain 3 life.`);
    t.battlefield(0, "Test Listener");
    t.lands(0, "Island", 1);
    t.lands(0, "Mountain", 2);
    t.hand(0, "Test Insight", "Test Spark", "Test Spark");
    t.to("precombatMain");
    t.cast("Test Insight");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(20);
    t.cast("Test Spark", { targets: [1] });
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(23);
    t.cast("Test Spark", { targets: [1] });
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(23);
  });

  scenario("603.2, 601.2a: the first from a graveyard, whatever was cast from a hand", (t) => {
    kit(t);
    t.cards(`
      Test Echo {0}
      Creature — Wizard
      Whenever you cast your first instant or sorcery spell from your graveyard each turn, copy that spell. You may choose new targets for the copy.
      1/1

      Test Ember {R}
      Instant
      Test Ember deals 1 damage to each opponent.
      Flashback {R}`);
    t.battlefield(0, "Test Echo");
    t.lands(0, "Mountain", 3);
    t.hand(0, "Test Ember");
    t.graveyard(0, "Test Ember");
    t.to("precombatMain");
    t.cast("Test Ember");
    t.resolveAll();
    expect(t.lifeOf(1)).toBe(19);
    t.cast("Test Ember", { via: "flashback" });
    t.resolveAll();
    expect(t.lifeOf(1)).toBe(17);
    t.cast("Test Ember", { via: "flashback" });
    t.resolveAll();
    expect(t.lifeOf(1)).toBe(16);
  });
});

describe("603.3d, 115: whom a trigger targets", () => {
  scenario("115.3: another player than the one who cast the spell", (t) => {
    kit(t);
    t.cards(`
      Test Tormentor {0}
      Creature — Assassin
      Whenever a player casts their first spell each turn, choose another target player. Test Tormentor deals damage equal to that spell's mana value to the chosen player.
      1/1`);
    t.battlefield(0, "Test Tormentor");
    t.lands(0, "Island", 1);
    t.hand(0, "Test Insight");
    t.to("precombatMain");
    t.cast("Test Insight");
    t.resolve();
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([20, 19]);
  });

  scenario("601.2c: a target chosen at random is nobody's to choose", (t) => {
    t.cards(`
      Test Hunt {0}
      Enchantment
      At the beginning of your end step, target opponent chosen at random gains control of this enchantment.`);
    t.battlefield(0, "Test Hunt");
    t.to("end");
    t.resolve();
    expect(t.see("Test Hunt").controller).toBe(1);
  });
});

describe("608.2, 118: what was paid and done this way", () => {
  scenario("107.3f: any amount of mana of one color, and a trigger that knows how much", (t) => {
    kit(t);
    t.cards(`
      Test Tyrant {0}
      Creature — Dragon
      When this creature dies, you may pay any amount of {R}. When you do, it deals that much damage to any target.
      1/1`);
    t.battlefield(0, "Test Tyrant");
    t.lands(0, "Mountain", 3);
    t.lands(0, "Swamp", 1);
    t.hand(0, "Test Murder");
    t.to("precombatMain");
    t.cast("Test Murder", { targets: ["Test Tyrant"] });
    t.resolve();
    t.resolve();
    t.yes();
    expect(t.asked("number")).toMatchObject({ min: 0, max: 3 });
    t.number(2);
    t.choose(1);
    t.resolve();
    expect(t.lifeOf(1)).toBe(18);
  });

  scenario("608.2h: the card exiled to pay, from the top of a library", (t) => {
    kit(t);
    t.cards(`
      Test Devourer {0}
      Creature — Construct
      Exile the top card of your library: Put X +1/+1 counters on this creature, where X is the exiled card's mana value.
      1/1`);
    t.battlefield(0, "Test Devourer");
    t.library(0, "Test Ogre");
    t.to("precombatMain");
    t.activate("Test Devourer");
    t.resolve();
    expect(t.see("Test Devourer").counters).toEqual({ "+1/+1": 4 });
  });

  scenario("608.2c: only where that creature dealt damage this way", (t) => {
    kit(t);
    t.cards(`
      Test Minion {0}
      Creature — Demon
      At the beginning of your upkeep, this creature deals 5 damage to you unless you sacrifice a creature other than this creature. If this creature deals damage to you this way, tap it.
      4/4`);
    t.battlefield(0, "Test Minion", "Test Bear");
    t.resolve();
    t.yes();
    expect([t.lifeOf(0), t.see("Test Minion").tapped]).toEqual([20, false]);
    t.to("upkeep", 3);
    t.resolve();
    expect([t.lifeOf(0), t.see("Test Minion").tapped]).toEqual([15, true]);
  });

  scenario("701.16: a card revealed as it is searched for, by its name", (t) => {
    kit(t);
    t.cards(`
      Test Bladesmith {0}
      Creature — Cat
      When this creature enters, search your library for an artifact card and reveal it. If you reveal a card named Test Hammer this way, put it onto the battlefield. Otherwise, put that card into your hand. Then shuffle.
      1/1

      Test Hammer {5}
      Artifact

      Test Anvil {5}
      Artifact`);
    t.hand(0, "Test Bladesmith", "Test Bladesmith");
    t.library(0, "Test Hammer", "Test Anvil");
    t.to("precombatMain");
    for (const card of ["Test Hammer", "Test Anvil"]) {
      t.cast("Test Bladesmith");
      t.resolve();
      t.resolve();
      t.choose(card);
    }
    expect([t.count(0, "battlefield", "Test Hammer"), t.count(0, "hand", "Test Anvil")]).toEqual([1, 1]);
  });

  scenario("614.1c: what is put onto the battlefield if a price is paid enters as more", (t) => {
    kit(t);
    t.cards(`
      Test Collector {0}
      Creature — Devil
      Whenever a creature card is put into an opponent's graveyard from anywhere, you may pay life equal to its mana value. If you do, put it onto the battlefield under your control. It's a Warlock in addition to its other types.
      1/1`);
    t.battlefield(0, "Test Collector");
    t.battlefield(1, "Test Bear");
    t.lands(0, "Swamp", 1);
    t.hand(0, "Test Murder");
    t.to("precombatMain");
    t.cast("Test Murder", { targets: ["Test Bear"] });
    t.resolve();
    t.resolve();
    t.yes();
    expect(t.lifeOf(0)).toBe(18);
    expect(t.see("Test Bear")).toMatchObject({ controller: 0, subtypes: ["Bear", "Warlock"] });
  });

  scenario("611.2b: control, abilities and what it can't do, all for as long", (t) => {
    kit(t);
    t.cards(`
      Test Brigand {0}
      Creature — Dragon
      When this creature enters, choose target Human or artifact an opponent controls. For as long as this creature remains on the battlefield, gain control of that permanent, it loses all abilities, and it can't attack or block.
      1/1

      Test Golem {0}
      Artifact Creature — Golem
      Flying, haste
      2/2`);
    t.battlefield(1, "Test Golem");
    t.lands(0, "Swamp", 1);
    t.hand(0, "Test Brigand", "Test Murder");
    t.to("precombatMain");
    t.cast("Test Brigand");
    t.resolve();
    t.resolve();
    expect(t.see("Test Golem")).toMatchObject({ controller: 0, keywords: [] });
    t.cast("Test Murder", { targets: ["Test Brigand"] });
    t.resolve();
    expect(t.see("Test Golem")).toMatchObject({ controller: 1, keywords: ["flying", "haste"] });
  });

  scenario("509.1b: each opponent can't block with more than so many this combat", (t) => {
    kit(t);
    t.cards(`
      Test Duelist {0}
      Creature — Cat
      Whenever Test Duelist attacks, each opponent can't block with more than one creature this combat.
      1/1`);
    t.battlefield(0, "Test Duelist", "Test Ogre");
    t.battlefield(1, "Test Bear", "Test Bear");
    t.attack("Test Duelist", "Test Ogre");
    t.resolve();
    while (t.asked().ask === "priority") t.pass();
    t.refused(t.blocks(["Test Bear", "Test Duelist"], ["Test Bear", "Test Ogre"]));
    t.block(["Test Bear", "Test Ogre"]);
  });

  scenario("701.6, 608.2c: a discarded card cast from the graveyard, for what it costs", (t) => {
    kit(t);
    t.cards(`
      Test Rummager {0}
      Creature — Wizard
      {0}: Discard a card.
      Whenever you discard a nonland card, you may cast it from your graveyard.
      1/1`);
    t.battlefield(0, "Test Rummager", "Mountain");
    t.hand(0, "Test Spark");
    t.to("precombatMain");
    t.activate("Test Rummager");
    t.resolve();
    t.resolve();
    t.choose("Test Spark");
    t.choose(1);
    t.resolveAll();
    expect([t.lifeOf(1), t.can("cast", "Test Spark")]).toEqual([18, false]);
  });
});
