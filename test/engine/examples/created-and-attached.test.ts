import { describe, expect } from "vitest";
import { kit } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";

describe("607.2c: what was created with it", () => {
  scenario("607.2c: all other tokens it created, and no others", (t) => {
    kit(t);
    t.cards(`
      Test Artisan {0}
      Artifact
      Whenever a nontoken creature you control enters, create a token that's a copy of that creature, except it's an artifact in addition to its other types. Then exile all other tokens created with this artifact.

      Test Levy {0}
      Sorcery
      Create a 1/1 white Soldier creature token.`);
    t.battlefield(0, "Test Artisan");
    t.lands(0, "Mountain", 8);
    t.hand(0, "Test Bear", "Test Ogre", "Test Levy");
    t.lands(0, "Forest", 2);
    t.to("precombatMain");
    t.cast("Test Levy");
    t.resolve();
    t.cast("Test Bear");
    t.resolveAll();
    expect(t.count(0, "battlefield", "Test Bear")).toBe(2);
    t.cast("Test Ogre");
    t.resolveAll();
    expect([t.count(0, "battlefield", "Test Bear"), t.count(0, "battlefield", "Test Ogre")]).toEqual([1, 2]);
    expect(t.count(0, "battlefield", "Soldier Token")).toBe(1);
  });

  scenario("607.2c, 603.10a: known by what it was as it left", (t) => {
    kit(t);
    t.cards(`
      Test Smith {0}
      Artifact
      {0}: Create a 1/1 white Soldier creature token.
      When this artifact leaves the battlefield, exile all tokens created with it at the beginning of the next end step.

      Test Smash {0}
      Instant
      Destroy target artifact.`);
    t.battlefield(0, "Test Smith");
    t.hand(0, "Test Smash");
    t.to("precombatMain");
    t.activate("Test Smith");
    t.resolve();
    t.cast("Test Smash", { targets: [t.ids(0, "battlefield", "Test Smith")] });
    t.resolveAll();
    expect(t.count(0, "battlefield", "Soldier Token")).toBe(1);
    t.to("end");
    t.resolveAll();
    expect(t.count(0, "battlefield", "Soldier Token")).toBe(0);
  });

  scenario("607.2a: cards exiled with it, once there are enough", (t) => {
    kit(t);
    t.cards(`
      Test Urn {0}
      Artifact
      {0}: Exile target creature card from a graveyard.
      At the beginning of the end step, if two or more cards have been exiled with this artifact, sacrifice it. If you do, return those cards to the battlefield under their owner's control.`);
    t.battlefield(0, "Test Urn");
    t.graveyard(0, "Test Bear");
    t.graveyard(1, "Test Ogre");
    t.to("precombatMain");
    for (const [seat, name] of [
      [0, "Test Bear"],
      [1, "Test Ogre"],
    ] as const) {
      t.activate("Test Urn", { targets: [t.ids(seat, "graveyard", name)] });
      t.resolve();
    }
    t.to("end");
    t.resolveAll();
    expect([t.count(0, "battlefield", "Test Bear"), t.count(1, "battlefield", "Test Ogre")]).toEqual([1, 1]);
    expect(t.count(0, "graveyard", "Test Urn")).toBe(1);
  });
});

describe("what something is put onto or with", () => {
  scenario("303.4f: an Aura card from the hand onto what the trigger is about", (t) => {
    t.cards(`
      Test Squire {0}
      Creature — Knight
      Whenever this creature attacks, you may put an Aura card from your hand onto the battlefield attached to it.
      2/2

      Test Blessing {4}{W}
      Enchantment — Aura
      Enchant creature
      Enchanted creature gets +3/+3.`);
    t.battlefield(0, "Test Squire");
    t.hand(0, "Test Blessing");
    t.attack("Test Squire");
    t.resolve();
    t.yes();
    expect(t.see("Test Squire").power).toBe(5);
  });

  scenario("707.2: each other one becomes a copy of what this is attached to as it enters", (t) => {
    kit(t);
    t.cards(`
      Test Reflection {0}
      Enchantment — Aura
      Enchant creature
      When this Aura enters attached to a creature, each other nontoken creature you control becomes a copy of that creature.`);
    t.battlefield(0, "Test Bear", "Test Ogre");
    t.battlefield(1, "Test Bear");
    t.hand(0, "Test Reflection");
    t.to("precombatMain");
    t.cast("Test Reflection", { targets: [t.ids(0, "battlefield", "Test Ogre")] });
    t.resolveAll();
    expect([t.count(0, "battlefield", "Test Ogre"), t.count(1, "battlefield", "Test Ogre")]).toEqual([2, 0]);
  });

  scenario("708.2a: face up or face down, as its controller likes", (t) => {
    kit(t);
    t.cards(`
      Test Raptor {0}
      Artifact
      {0}: Return target creature card from your graveyard to the battlefield face up or face down.`);
    t.battlefield(0, "Test Raptor");
    t.graveyard(0, "Test Ogre");
    t.to("precombatMain");
    t.activate("Test Raptor", { targets: [t.ids(0, "graveyard", "Test Ogre")] });
    t.resolve();
    t.option("Face down");
    const [ogre] = t.game.state.battlefield.filter((id) => t.game.state.objects[id]?.faceDown !== undefined);
    expect(t.seeId(ogre!).power).toBe(2);
  });

  scenario("400.7: exiled from the graveyard only if it is there", (t) => {
    kit(t);
    t.cards(`
      Test Converter {0}
      Artifact
      Whenever you discard a card, you may exile that card from your graveyard.

      Test Purge {0}
      Sorcery
      Discard a card.`);
    t.battlefield(0, "Test Converter");
    t.hand(0, "Test Purge", "Test Bear");
    t.to("precombatMain");
    t.cast("Test Purge");
    t.resolve();
    t.resolve();
    t.yes();
    expect(t.count(0, "exile", "Test Bear")).toBe(1);
  });
});

describe("combat and history", () => {
  scenario("509.1d: so much for each creature that blocks, X being what was announced", (t) => {
    kit(t);
    t.cards(`
      Test Cadence {0}
      Enchantment
      {X}: This turn, creatures can't block unless their controller pays {X} for each blocking creature they control.`);
    t.battlefield(0, "Test Cadence", "Test Bear");
    t.battlefield(1, "Test Ogre");
    t.lands(0, "Mountain", 2);
    t.lands(1, "Mountain", 1);
    t.to("precombatMain");
    t.activate("Test Cadence", { x: 2 });
    t.resolve();
    t.attack("Test Bear");
    expect(() => t.block(["Test Ogre", "Test Bear"])).toThrow();
  });

  scenario("509.1d: whoever can pay for it may block", (t) => {
    kit(t);
    t.cards(`
      Test Cadence {0}
      Enchantment
      {X}: This turn, creatures can't block unless their controller pays {X} for each blocking creature they control.`);
    t.battlefield(0, "Test Cadence", "Test Bear");
    t.battlefield(1, "Test Ogre");
    t.lands(0, "Mountain", 1);
    t.lands(1, "Mountain", 1);
    t.to("precombatMain");
    t.activate("Test Cadence", { x: 1 });
    t.resolve();
    t.attack("Test Bear");
    t.block(["Test Ogre", "Test Bear"]);
    t.to("combatDamage");
    expect([t.lifeOf(1), t.see("Mountain").tapped]).toEqual([20, true]);
  });

  scenario(
    "508.1d: each combat, and somebody else than who says so",
    (t) => {
      kit(t);
      t.cards(`
        Test Doom {0}
        Sorcery
        Until your next turn, creatures your opponents control attack each combat if able and attack a player other than you if able.`);
      t.battlefield(1, "Test Bear");
      t.hand(0, "Test Doom");
      t.to("precombatMain");
      t.cast("Test Doom");
      t.resolve();
      t.to("precombatMain", 2);
      expect(() => t.attack(["Test Bear", 0])).toThrow();
      t.attack(["Test Bear", 2]);
    },
    { seats: 3 },
  );

  scenario("120.1: by two creatures, and not twice by one", (t) => {
    kit(t);
    t.cards(`
      Test Trap {5}
      Instant
      If you've been dealt damage by two or more creatures this turn, you may pay {0} rather than pay this spell's mana cost.
      You gain 4 life.

      Test Pinger {0}
      Creature — Beast
      {0}: This creature deals 1 damage to target player.
      1/1`);
    t.battlefield(1, "Test Pinger", "Test Pinger");
    t.hand(0, "Test Trap");
    t.to("precombatMain");
    t.pass();
    const [one, other] = t.ids(1, "battlefield", "Test Pinger");
    for (let i = 0; i < 2; i++) {
      t.activate("Test Pinger", { targets: [0] });
      t.resolve();
      if (i === 0) t.pass();
    }
    expect(t.can("cast", "Test Trap", "alternative")).toBe(false);
    expect([one, other]).toHaveLength(2);
  });

  scenario("603.2i: mana added with it only once a turn", (t) => {
    t.cards(`
      Test Carpet {0}
      Enchantment
      At the beginning of each of your main phases, if you haven't added mana with this ability this turn, you may add X mana of any one color, where X is the number of Islands target opponent controls.`);
    t.battlefield(0, "Test Carpet");
    t.lands(1, "Island", 2);
    t.to("precombatMain");
    t.resolve();
    t.yes();
    t.option(t.asked("option").options[0]!);
    t.to("postcombatMain");
    expect(t.stackSize).toBe(0);
  });

  scenario("101.4: chosen by each from the other's graveyard, and both are those cards", (t) => {
    kit(t);
    t.cards(`
      Test Reclaimer {0}
      Artifact
      {0}: Choose a creature card in an opponent's graveyard, then that player chooses a creature card in your graveyard. You may return those cards to the battlefield under their owners' control.`);
    t.battlefield(0, "Test Reclaimer");
    t.graveyard(0, "Test Bear", "Test Bear");
    t.graveyard(1, "Test Ogre", "Test Ogre");
    t.to("precombatMain");
    t.activate("Test Reclaimer");
    t.resolve();
    t.choose("Test Ogre");
    t.choose("Test Bear");
    t.yes();
    expect([t.count(0, "battlefield", "Test Bear"), t.count(1, "battlefield", "Test Ogre")]).toEqual([1, 1]);
  });

  scenario("707.10: once, and once more for each opponent who copied it", (t) => {
    kit(t);
    t.cards(`
      Test Mayhem {0}
      Instant
      Tempting offer — Choose target instant or sorcery spell. Each opponent may copy that spell and may choose new targets for the copy they control. You copy that spell once plus an additional time for each opponent who copied the spell this way. You may choose new targets for the copies you control.

      Test Draw {0}
      Sorcery
      You gain 1 life.`);
    t.hand(0, "Test Mayhem", "Test Draw");
    t.to("precombatMain");
    t.cast("Test Draw");
    t.cast("Test Mayhem", { targets: [t.ids(0, "stack", "Test Draw")] });
    t.resolve();
    t.yes();
    t.resolveAll();
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([23, 21]);
  });
});
