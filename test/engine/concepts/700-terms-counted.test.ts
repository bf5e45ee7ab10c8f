import { describe, expect } from "vitest";
import { engine } from "../../../lib/engine/index.ts";
import { creature, kit, subject } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";

describe("700: what is counted by a term of its own", () => {
  scenario("700.6: historic is what is legendary, an artifact or a Saga", (t) => {
    kit(t);
    subject(t, "Whenever you cast a historic spell, you gain 1 life.");
    creature(t, "Test Chief", "", "1/1", "{0}", "Legendary Creature — Elf");
    t.cards(`
      Test Idol {0}
      Artifact

      Test Tale {0}
      Enchantment — Saga
      I — You gain 10 life.

      Test Calm {0}
      Enchantment`);
    creature(t, "Test Elf", "", "1/1", "{0}", "Creature — Elf");
    t.battlefield(0, "Test Subject");
    t.hand(0, "Test Chief", "Test Idol", "Test Tale", "Test Calm", "Test Elf");
    t.to("precombatMain");
    for (const [name, life] of [
      ["Test Calm", 20],
      ["Test Elf", 20],
      ["Test Chief", 21],
      ["Test Idol", 22],
    ] as const) {
      t.cast(name);
      t.resolveAll();
      expect(t.lifeOf(0)).toBe(life);
    }
    t.cast("Test Tale");
    t.resolve();
    expect(t.lifeOf(0)).toBe(23);
  });

  scenario("700.12, 700.12a: outlaws are permanents of five types", (t) => {
    kit(t);
    t.cards(`
      Test Bounty {0}
      Sorcery
      You gain 1 life for each outlaw you control.`);
    const types = ["Assassin", "Mercenary", "Pirate", "Rogue", "Warlock", "Elf"];
    for (const type of types) creature(t, `Test ${type}`, "", "1/1", "{0}", `Creature — ${type}`);
    t.battlefield(0, ...types.map((type) => `Test ${type}`));
    t.battlefield(1, "Test Pirate");
    t.hand(0, "Test Bounty", "Test Rogue");
    t.graveyard(0, "Test Rogue");
    t.to("precombatMain");
    t.cast("Test Bounty");
    t.resolve();
    expect(t.lifeOf(0)).toBe(25);
  });

  scenario("700.8: of each of the four types of a party one counts, and no creature twice", (t) => {
    kit(t);
    t.cards(`
      Test Muster {0}
      Sorcery
      You gain 1 life for each creature in your party.`);
    creature(t, "Test Healer", "", "1/1", "{0}", "Creature — Human Cleric");
    creature(t, "Test Spy", "", "1/1", "{0}", "Creature — Human Rogue Wizard");
    t.battlefield(0, "Test Healer", "Test Healer", "Test Spy", "Test Bear");
    t.hand(0, "Test Muster");
    t.to("precombatMain");
    t.cast("Test Muster");
    t.resolve();
    expect(t.lifeOf(0)).toBe(22);
  });

  scenario("700.15: what enters enters the battlefield, and nothing else", (t) => {
    kit(t);
    subject(t, "Whenever another creature enters, you gain 1 life.", "2/2", "{0}");
    t.battlefield(0, "Test Subject");
    t.lands(0, "Forest", 2);
    t.hand(0, "Test Bear");
    t.lands(1, "Island", 1);
    t.hand(1, "Test Return");
    t.to("precombatMain");
    t.cast("Test Bear");
    t.resolve();
    t.resolve();
    t.pass();
    t.cast("Test Return", { targets: ["Test Bear"] });
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(21);
  });
});

describe("700.2, 700.3: modes and piles", () => {
  scenario("700.2c: targets of a mode that is not chosen are none", (t) => {
    kit(t);
    t.cards(`
      Test Charm {0}
      Instant
      Choose one —
      • Destroy target artifact.
      • You gain 3 life.`);
    t.hand(0, "Test Charm");
    t.to("precombatMain");
    t.cast("Test Charm", { modes: [1] });
    t.resolve();
    expect(t.lifeOf(0)).toBe(23);
  });

  scenario("700.2g, 707.10: a copy has the mode that was chosen", (t) => {
    kit(t);
    t.cards(`
      Test Charm {0}
      Instant
      Choose one —
      • You lose 2 life.
      • You gain 3 life.

      Test Fork {0}
      Instant
      Copy target instant spell. You may choose new targets for the copy.`);
    t.hand(0, "Test Charm", "Test Fork");
    t.to("precombatMain");
    t.cast("Test Charm", { modes: [1] });
    t.cast("Test Fork", { targets: ["Test Charm"] });
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(26);
  });

  scenario("700.2h: the cost of each mode that is chosen is paid", (t) => {
    t.cards(`
      Test Spree {R}
      Instant
      Spree
      + {1} — You gain 1 life.
      + {2} — You gain 5 life.`);
    t.lands(0, "Mountain", 3);
    t.hand(0, "Test Spree");
    t.to("precombatMain");
    const { actions } = t.asked("priority");
    expect(actions.some(({ act }) => act === "cast")).toBe(true);
    t.cast("Test Spree", { modes: [1] });
    t.resolve();
    expect(t.lifeOf(0)).toBe(25);
    expect(t.ids(0, "battlefield", "Mountain").filter((id) => t.seeId(id).tapped)).toHaveLength(3);
  });

  scenario("700.3a, 700.3c, 700.3d: each is in one pile, where it was; a pile may be empty", (t) => {
    kit(t);
    t.cards(`
      Test Parting {0}
      Sorcery
      Separate all creatures target player controls into two piles. Destroy all creatures in the pile of that player's choice.`);
    t.battlefield(1, "Test Bear", "Test Ogre");
    t.hand(0, "Test Parting");
    t.to("precombatMain");
    t.cast("Test Parting", { targets: [1] });
    t.resolve();
    t.choose();
    expect(t.asked().player).toBe(1);
    const asked = t.asked("option");
    expect(asked.options).toHaveLength(2);
    t.answer({ ask: "option", chosen: [0] });
    const left = t.count(1, "battlefield");
    expect([0, 2]).toContain(left);
    expect(left + t.count(1, "graveyard")).toBe(2);
  });
});

describe("701: actions where part of them is impossible, and what triggers on them", () => {
  scenario("701.55b: a player has discovered though nothing could be exiled", (t) => {
    kit(t);
    subject(t, "Whenever you discover, you gain 1 life.");
    t.cards(`
      Test Delve {0}
      Sorcery
      Discover 3.`);
    t.emptyLibraries();
    t.library(1, "Test Bear");
    t.battlefield(0, "Test Subject");
    t.hand(0, "Test Delve");
    t.to("precombatMain");
    t.cast("Test Delve");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(21);
  });

  scenario("701.52d: the Ring has tempted who has no creature", (t) => {
    t.cards(`
      Test Lore {0}
      Enchantment
      Whenever the Ring tempts you, you gain 1 life.

      Test Call {0}
      Sorcery
      The Ring tempts you.`);
    t.battlefield(0, "Test Lore");
    t.hand(0, "Test Call");
    t.to("precombatMain");
    t.cast("Test Call");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(21);
  });

  scenario("701.34e: of several cards manifested each is one after the other", (t) => {
    kit(t);
    subject(t, "Whenever another creature enters, put a +1/+1 counter on this creature.");
    t.cards(`
      Test Omens {0}
      Sorcery
      Manifest the top two cards of your library.`);
    t.library(0, "Test Ogre", "Test Bear");
    t.battlefield(0, "Test Subject");
    t.hand(0, "Test Omens");
    t.to("precombatMain");
    t.cast("Test Omens");
    t.resolve();
    const down = t.game.state.battlefield.filter((id) => t.game.state.objects[id]!.faceDown !== undefined);
    expect(down.map((id) => t.game.pool.cards[t.game.state.objects[id]!.definition]!.name)).toEqual([
      "Test Bear",
      "Test Ogre",
    ]);
    if (t.asked().ask === "order") t.order(0, 1);
    t.resolveAll();
    expect(t.see("Test Subject").power).toBe(4);
  });

  scenario("701.34c: a manifested card with morph is turned up for its morph cost or its mana cost", (t) => {
    kit(t);
    creature(t, "Test Lurker", "Morph {G}", "4/4", "{4}{G}");
    t.cards(`
      Test Omen {0}
      Sorcery
      Manifest the top card of your library.`);
    t.library(0, "Test Lurker");
    t.lands(0, "Forest", 1);
    t.hand(0, "Test Omen");
    t.to("precombatMain");
    t.cast("Test Omen");
    t.resolve();
    t.special("turnFaceUp");
    expect(t.see("Test Lurker").power).toBe(4);
  });

  scenario("701.19e: what is found without being revealed nobody else sees", (t) => {
    kit(t);
    t.cards(`
      Test Wish {0}
      Sorcery
      Search your library for a card, put that card into your hand, then shuffle.`);
    t.library(0, "Test Ogre");
    t.hand(0, "Test Wish");
    t.to("precombatMain");
    t.cast("Test Wish");
    t.resolve();
    t.choose("Test Ogre");
    expect(t.ids(0, "hand").map((id) => t.nameOf(id))).toEqual(["Test Ogre"]);
    expect(JSON.stringify(engine.view(t.game, 1).players[0])).not.toContain("Test Ogre");
  });

  scenario("701.9a: to double power is to add as much", (t) => {
    kit(t);
    t.cards(`
      Test Rage {0}
      Instant
      Double target creature's power until end of turn.`);
    t.battlefield(0, "Test Ogre");
    t.lands(0, "Forest", 1);
    t.hand(0, "Test Rage", "Test Growth");
    t.to("precombatMain");
    t.cast("Test Rage", { targets: ["Test Ogre"] });
    t.resolve();
    t.cast("Test Growth", { targets: ["Test Ogre"] });
    t.resolve();
    expect(t.see("Test Ogre").power).toBe(11);
  });
});
