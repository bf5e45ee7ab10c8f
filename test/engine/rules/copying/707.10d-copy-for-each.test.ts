import { describe, expect } from "vitest";
import { scenario } from "../../../support/scenario.ts";

describe("707.10d: a copy for each other thing the spell could target", () => {
  const CARDS = `
    Test Idol {0}
    Artifact Creature — Golem
    Whenever a player casts an instant or sorcery spell that targets only a single Golem, that player copies that spell for each other Golem that spell could target. Each copy targets a different one of those Golems.
    3/3

    Test Clay {0}
    Artifact Creature — Golem
    3/3

    Test Shy {0}
    Artifact Creature — Golem
    Shroud
    3/3

    Test Growth {0}
    Instant
    Target creature gets +2/+2 until end of turn.

    Test Shatter {0}
    Instant
    Destroy target artifact an opponent controls.`;

  scenario(
    "707.10d: each copy targets another one, its caster controls them, and what can't be targeted is left out",
    (t) => {
      t.cards(CARDS);
      t.battlefield(0, "Test Idol", "Test Clay", "Test Bear", "Test Shy");
      t.hand(1, "Test Growth");
      t.to("precombatMain");
      t.pass();
      t.cast("Test Growth", { targets: ["Test Idol"] });
      t.resolve();
      expect(t.stackSize).toBe(2);
      t.resolveAll();
      const powers = ["Test Idol", "Test Clay", "Test Bear", "Test Shy"].map((name) => t.see(name).power);
      expect(powers).toEqual([5, 5, 2, 3]);
    },
  );

  scenario("707.10d: of several copies their controller says which is put onto the stack first", (t) => {
    t.cards(`${CARDS}

      Test Mud {0}
      Artifact Creature — Golem
      3/3

      Test Crack {0}
      Instant
      Destroy target artifact.`);
    t.battlefield(0, "Test Idol", "Test Clay", "Test Mud");
    t.hand(0, "Test Crack");
    t.to("precombatMain");
    t.cast("Test Crack", { targets: ["Test Idol"] });
    t.resolve();
    expect(t.asked("order").items.map(({ text }) => text)).toEqual(["Test Clay", "Test Mud"]);
    t.order(1, 0);
    // What was put there first resolves last (405.5).
    t.resolve();
    expect([t.count(0, "battlefield", "Test Clay"), t.count(0, "battlefield", "Test Mud")]).toEqual([0, 1]);
    t.resolve();
    expect([t.count(0, "battlefield", "Test Mud"), t.count(0, "battlefield", "Test Idol")]).toEqual([0, 1]);
  });

  scenario("707.10d: what the spell could not target gets no copy", (t) => {
    t.cards(CARDS);
    t.battlefield(0, "Test Idol");
    t.battlefield(1, "Test Clay", "Test Clay");
    t.hand(0, "Test Shatter");
    t.to("precombatMain");
    t.cast("Test Shatter", { targets: ["Test Clay"] });
    t.resolve();
    expect(t.stackSize).toBe(2);
    t.resolveAll();
    expect([t.count(0, "battlefield", "Test Idol"), t.count(1, "battlefield", "Test Clay")]).toEqual([1, 0]);
  });

  scenario("a spell with the creature as its only target is copied for your other creatures", (t) => {
    t.cards(`${CARDS}

      Zara, Test Grinder {0}
      Legendary Creature — Goblin
      Whenever you cast an instant or sorcery spell that targets only Zara, copy that spell for each other creature you control that the spell could target. Each copy targets a different one of those creatures.
      3/3`);
    t.battlefield(0, "Zara, Test Grinder", "Test Bear");
    t.battlefield(1, "Test Clay");
    t.hand(0, "Test Growth");
    t.to("precombatMain");
    t.cast("Test Growth", { targets: ["Zara, Test Grinder"] });
    t.resolveAll();
    expect(["Zara, Test Grinder", "Test Bear", "Test Clay"].map((name) => t.see(name).power)).toEqual([5, 4, 3]);
  });
});

describe("each player at once", () => {
  scenario("110.2b, 101.4: each gains control of what they own, all of it known before", (t) => {
    t.cards(`
      Test Return {0}
      Sorcery
      Each player gains control of all creatures they own.

      Test Theft {0}
      Sorcery
      Gain control of target creature.`);
    t.battlefield(1, "Test Bear");
    t.hand(0, "Test Theft", "Test Return");
    t.to("precombatMain");
    t.cast("Test Theft", { targets: ["Test Bear"] });
    t.resolve();
    expect(t.see("Test Bear").controller).toBe(0);
    t.cast("Test Return");
    t.resolve();
    expect(t.see("Test Bear").controller).toBe(1);
  });

  scenario("608.2c: each returns the cards they own among those exiled", (t) => {
    t.cards(`
      Test Vault {0}
      Artifact
      {0}: Exile target permanent.
      {0}, Sacrifice this artifact: Each player returns to their hand all cards they own exiled with it.`);
    t.battlefield(0, "Test Vault", "Test Bear");
    t.battlefield(1, "Test Ogre");
    t.to("precombatMain");
    t.activate("Test Vault", { ability: 0, targets: ["Test Bear"] });
    t.resolve();
    t.activate("Test Vault", { ability: 0, targets: ["Test Ogre"] });
    t.resolve();
    t.activate("Test Vault", { ability: 1 });
    t.resolve();
    expect([t.count(0, "hand", "Test Bear"), t.count(1, "hand", "Test Ogre")]).toEqual([1, 1]);
  });
});

describe("X chosen as it is done (107.3f)", () => {
  scenario("107.3f: as many are tapped as their controller likes, and that is X", (t) => {
    t.cards(`
      Test Marshal {0}
      Creature — Knight
      Whenever this creature attacks, you may tap X untapped Bears you control. If you do, this creature gets +X/+0 until end of turn and deals X damage to the player or planeswalker it's attacking.
      2/2`);
    t.battlefield(0, "Test Marshal", "Test Bear", "Test Bear", "Test Bear");
    t.to("declareAttackers");
    t.attack("Test Marshal");
    t.resolve();
    t.yes();
    t.choose("Test Bear", "Test Bear");
    expect([t.see("Test Marshal").power, t.lifeOf(1)]).toEqual([4, 18]);
  });
});

describe("cards that never reach a graveyard (614.6)", () => {
  const WARDEN = `
    Test Judge {0}
    Creature
    If a nontoken creature an opponent owns would die or a creature card not on the battlefield would be put into an opponent's graveyard, exile that card instead.
    2/2

    Test Doom {0}
    Instant
    Destroy target creature.

    Test Loot {0}
    Sorcery
    Target player discards a card.`;

  scenario("614.6, 700.4: from the battlefield and from a hand, of an opponent and of nobody else", (t) => {
    t.cards(WARDEN);
    t.battlefield(0, "Test Judge", "Test Bear");
    t.battlefield(1, "Test Ogre");
    t.hand(0, "Test Doom", "Test Doom", "Test Loot");
    t.hand(1, "Test Ogre");
    t.to("precombatMain");
    t.cast("Test Doom", { targets: ["Test Ogre"] });
    t.resolve();
    t.cast("Test Doom", { targets: ["Test Bear"] });
    t.resolve();
    t.cast("Test Loot", { targets: [1] });
    t.resolve();
    expect([t.count(1, "exile", "Test Ogre"), t.count(1, "graveyard", "Test Ogre")]).toEqual([2, 0]);
    expect(t.count(0, "graveyard", "Test Bear")).toBe(1);
  });
});
