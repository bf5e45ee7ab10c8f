import { describe, expect } from "vitest";
import type { Effect } from "../../../lib/engine/abilities/effects.ts";
import { creature, kit } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";
import { sorcery } from "../../support/sorcery.ts";
import type { TestGame } from "../../support/testGame.ts";

describe("700.3-700.14: as cards word it", () => {
  scenario("700.3: an opponent makes piles, the controller says which is which", (t) => {
    t.cards(`
      Test Fancy {U}
      Sorcery
      Reveal the top three cards of your library. An opponent separates those cards into two piles. Put one pile into your hand and the other into your graveyard.`);
    t.hand(0, "Test Fancy");
    t.library(0, "Forest", "Plains", "Swamp");
    t.battlefield(0, "Island");
    t.to("precombatMain");
    t.cast("Test Fancy");
    t.resolve();
    t.choose("Forest");
    t.option("second");
    expect(t.count(0, "hand")).toBe(2);
    expect(t.count(0, "graveyard", "Forest")).toBe(1);
  });

  scenario("700.4, 614.6: what is destroyed but exiled instead has not died", (t) => {
    t.cards(`
      Test Void {0}
      Enchantment
      If a card or token would be put into a graveyard from anywhere, exile it instead.

      Test Reaping {0}
      Sorcery
      Destroy target creature. If that creature dies this way, you gain 4 life.`);
    t.hand(0, "Test Reaping", "Test Reaping", "Test Void");
    t.battlefield(1, "Test Ox", "Test Bear");
    t.to("precombatMain");
    t.cast("Test Reaping", { targets: ["Test Ox"] });
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(24);
    t.cast("Test Void");
    t.resolveAll();
    t.cast("Test Reaping", { targets: ["Test Bear"] });
    t.resolveAll();
    expect([t.lifeOf(0), t.count(1, "exile", "Test Bear")]).toEqual([24, 1]);
  });

  scenario("700.5a: devotion is counted before an effect that makes what depends on it no creature", (t) => {
    kit(t);
    t.cards(`
      Test Forge {3}{R}
      Legendary Enchantment Creature — God
      5/4
      As long as your devotion to red is less than five, Test Forge isn't a creature.

      Test Anvil {R}{R}{R}
      Enchantment
      You have no maximum hand size.`);
    t.battlefield(0, "Test Forge", "Test Anvil");
    t.lands(0, "Mountain", 3);
    t.hand(0, "Test Anvil");
    t.to("precombatMain");
    expect(t.see("Test Forge").types).toEqual(["enchantment"]);
    t.cast("Test Anvil");
    t.resolve();
    expect([...t.see("Test Forge").types].sort()).toEqual(["creature", "enchantment"]);
  });

  scenario("700.13: a spell or ability that targets an opponent or theirs is a crime, one's own is none", (t) => {
    t.cards(`
      Test Rogue {B}
      Creature — Rogue
      2/2
      Whenever you commit a crime, you gain 1 life.

      Test Growth {G}
      Instant
      Target creature gets +1/+1 until end of turn.`);
    t.hand(0, "Test Growth", "Test Growth");
    t.battlefield(0, "Forest", "Forest", "Test Rogue");
    t.battlefield(1, "Plains");
    t.permanentWith(1, "Test Rogue", { tapped: true });
    t.to("precombatMain");
    const [mine] = t.ids(0, "battlefield", "Test Rogue");
    const [theirs] = t.ids(1, "battlefield", "Test Rogue");
    expect([mine, theirs]).not.toContain(undefined);
    t.cast("Test Growth", { targets: [[theirs ?? 0]] });
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(21);
    t.cast("Test Growth", { targets: [[mine ?? 0]] });
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(21);
  });

  scenario("700.14: mana spent on spells is added up over the turn; it triggers as the sum reaches N", (t) => {
    t.cards(`
      Test Trader {1}{G}
      Creature — Raccoon
      1/1
      Whenever you expend 4, you gain 3 life.`);
    t.lands(0, "Forest", 6);
    t.battlefield(0, "Test Trader");
    t.hand(0, "Test Bear", "Test Bear", "Test Bear");
    t.to("precombatMain");
    for (const life of [20, 23, 23]) {
      t.cast("Test Bear");
      t.resolveAll();
      expect(t.lifeOf(0)).toBe(life);
    }
  });

  scenario("700.14: all mana spent on spells this turn counts, before the creature came too", (t) => {
    kit(t);
    creature(t, "Test Boxer", "Whenever you expend 4, this creature gains indestructible until end of turn.");
    t.lands(0, "Forest", 2);
    t.lands(0, "Island", 3);
    t.hand(0, "Test Boxer", "Test Mirror");
    t.to("precombatMain");
    t.cast("Test Boxer");
    t.resolve();
    t.cast("Test Mirror");
    t.resolve();
    expect(t.see("Test Boxer").keywords).toEqual(["indestructible"]);
  });
});

describe("700.3", () => {
  const YOU = { who: "you" } as const;

  function resolves(t: TestGame, ...effects: Effect[]): void {
    t.define(sorcery("Test Deed", effects));
    t.hand(0, "Test Deed");
    t.to("precombatMain");
    t.cast("Test Deed");
    t.resolve();
  }

  scenario("700.3: one player makes the piles, another chooses", (t) => {
    t.library(0, "Forest", "Island", "Swamp");
    resolves(t, {
      do: "separate",
      what: { what: "topOfLibrary", of: YOU, count: 3 },
      by: { who: "opponents" },
      chooser: YOU,
      chosen: [{ do: "move", what: { what: "noted", name: "chosenPile" }, to: { zone: "hand" } }],
      unchosen: [{ do: "move", what: { what: "noted", name: "otherPile" }, to: { zone: "graveyard" } }],
    });
    expect(t.asked().player).toBe(1);
    t.choose("Swamp");
    t.option("second");
    expect([t.count(0, "hand"), t.count(0, "graveyard", "Swamp")]).toEqual([2, 1]);
  });

  scenario("700.2f: a changed target changes no mode", (t) => {
    t.cards(`
  Test Bear {0}
  Creature — Bear
  2/2

  Test Wall {0}
  Creature — Wall
  Defender
  0/4

  Test Pick {0}
  Instant
  Choose one —
  • Target creature gets +1/+1 until end of turn.
  • Destroy target creature with flying.

  Test Shift {0}
  Instant
  Change the target of target spell with a single target.`);
    t.battlefield(0, "Test Bear");
    t.battlefield(1, "Test Wall");
    t.hand(0, "Test Pick", "Test Shift");
    t.to("precombatMain");
    t.cast("Test Pick", { modes: [0], targets: ["Test Bear"] });
    t.cast("Test Shift", { targets: ["Test Pick"] });
    t.resolve();
    t.resolve();
    expect([t.see("Test Bear").power, t.see("Test Wall").power]).toEqual([2, 1]);
  });

  scenario("700.2d: a mode that is chosen twice counts twice", (t) => {
    t.cards(`
  Test Menu {0}
  Sorcery
  Choose two. You may choose the same mode more than once.
  • You gain 1 life.
  • You lose 1 life.`);
    t.hand(0, "Test Menu");
    t.to("precombatMain");
    t.cast("Test Menu", { modes: [0, 0] });
    t.resolve();
    expect(t.lifeOf(0)).toBe(22);
  });

  scenario("700.2e: the opponent whom a spell says chooses its mode", (t) => {
    t.cards(`
  Test Fork {0}
  Sorcery
  An opponent chooses one —
  • You gain 1 life.
  • You gain 4 life.`);
    t.hand(0, "Test Fork");
    t.to("precombatMain");
    t.cast("Test Fork");
    expect(t.asked().decidedBy).toBe(1);
  });

  scenario(
    "700.8b, 700.8a, 700.8c: a creature of several types fills one place of a party, whichever makes it largest",
    (t) => {
      t.cards(`
      Test Priest {0}
      Creature — Cleric Rogue
      1/1

      Test Knave {0}
      Creature — Rogue Warrior
      1/1

      Test Cleric {0}
      Creature — Cleric
      1/1

      Test Shaper {0}
      Creature — Shapeshifter
      Changeling
      1/1

      Test Leader {0}
      Artifact
      {0}: You gain life equal to the number of creatures in your party.
      {1}: Draw a card. Activate only if you have a full party.`);
      t.battlefield(0, "Test Priest", "Test Knave", "Test Leader", "Test Cleric");
      t.battlefield(0, "Plains");
      t.hand(0, "Test Shaper");
      t.to("precombatMain");
      t.activate("Test Leader", { ability: 0 });
      t.resolve();
      expect(t.lifeOf(0)).toBe(23);
      expect(t.can("activate", "Plains")).toBe(true);
      t.activate("Plains");
      t.cast("Test Shaper");
      t.resolve();
      t.activate("Test Leader", { ability: 0 });
      t.resolve();
      expect(t.lifeOf(0)).toBe(27);
    },
  );

  scenario("700.9: what makes a creature modified", (t) => {
    t.cards(`
      Test Bear {0}
      Creature — Bear
      2/2

      Test Blade {0}
      Artifact — Equipment
      Equip {0}

      Test Chains {0}
      Enchantment — Aura
      Enchant creature

      Test Counter {0}
      Artifact
      {0}: You gain life equal to the number of modified creatures you control.
      {0}: Put a charge counter on this artifact.
      {0}: Put a charge counter on target creature.`);
    t.battlefield(0, "Test Bear", "Test Blade", "Test Counter");
    t.hand(1, "Test Chains");
    t.to("precombatMain");
    t.activate("Test Counter", { ability: 1 });
    t.resolve();
    t.activate("Test Counter", { ability: 0 });
    t.resolve();
    expect(t.lifeOf(0)).toBe(20);
    t.to("precombatMain", 2);
    t.cast("Test Chains", { targets: ["Test Bear"] });
    t.resolve();
    t.to("precombatMain", 3);
    t.activate("Test Counter", { ability: 0 });
    t.resolve();
    expect(t.lifeOf(0)).toBe(20);
    t.activate("Test Blade", { targets: ["Test Bear"] });
    t.resolve();
    t.activate("Test Counter", { ability: 0 });
    t.resolve();
    expect(t.lifeOf(0)).toBe(21);
  });

  scenario("700.11: permanent cards that went to a graveyard, though they left it since; tokens are none", (t) => {
    t.cards(`
      Test Mill {0}
      Artifact
      {0}: You mill a card.
      {0}: Exile target card from a graveyard.
      {0}: Create a Treasure token.
      At the beginning of your end step, if you descended this turn, you gain 10 life.

      Test Idea {0}
      Sorcery
      You gain 1 life.

      Test Rock {0}
      Artifact`);
    t.battlefield(0, "Test Mill");
    t.library(0, "Test Rock", "Test Idea");
    t.to("precombatMain");
    t.activate("Test Mill", { ability: 0 });
    t.resolve();
    t.activate("Test Mill", { ability: 0 });
    t.resolve();
    t.activate("Test Mill", { ability: 1, targets: ["Test Rock"] });
    t.resolve();
    t.to("end");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(30);
  });
});
