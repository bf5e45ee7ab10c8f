import { describe, expect } from "vitest";
import { BEAR, kit, subject } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";
import { settle } from "../../support/settle.ts";
import type { TestGame } from "../../support/testGame.ts";

scenario("608.2h: whoever has no card to discard", (t) => {
  kit(t);
  t.cards(`
      Test Hunger {0}
      Artifact
      {0}: Each opponent discards a card. Each opponent who can't loses 3 life.`);
  t.battlefield(0, "Test Hunger");
  t.hand(1, "Test Bear");
  t.to("precombatMain");
  t.activate("Test Hunger");
  t.resolve();
  expect([t.count(1, "hand"), t.lifeOf(1)]).toEqual([0, 20]);
  t.activate("Test Hunger");
  t.resolve();
  expect(t.lifeOf(1)).toBe(17);
});

describe("608.2h: what was done", () => {
  scenario("608.2h, 101.4: damage to those opponents who did neither of two things", (t) => {
    t.cards(`
      Test Twister {0}
      Sorcery
      Each opponent may sacrifice a nonland permanent of their choice or discard a card. Then Test Twister deals 3 damage to each opponent who didn't sacrifice a permanent or discard a card this way.

      Test Crate {0}
      Artifact`);
    t.hand(0, "Test Twister", "Test Twister");
    t.battlefield(1, "Test Crate");
    t.to("precombatMain");
    t.cast("Test Twister");
    t.resolve();
    t.answer({ ask: "confirm", yes: false });
    expect([t.lifeOf(1), t.count(1, "battlefield", "Test Crate")]).toEqual([17, 1]);
    t.cast("Test Twister");
    t.resolve();
    t.answer({ ask: "confirm", yes: true });
    expect([t.lifeOf(1), t.count(1, "battlefield", "Test Crate")]).toEqual([17, 0]);
  });

  scenario("603.10a: a creature that was dealt damage by a Spider of yours leaves a token behind", (t) => {
    t.cards(`
      Test Weaver {0}
      Enchantment
      Whenever another creature dealt damage this turn by a Spider you controlled dies, create a token that's a copy of that creature, except it's a Food artifact with "{T}: You gain 3 life," and it loses all other card types.

      Test Spider {0}
      Creature — Spider
      4/4

      Test Fly {0}
      Artifact Creature — Equipment Insect
      Flying
      1/1`);
    t.battlefield(0, "Test Weaver", "Test Spider");
    t.battlefield(1, "Test Fly");
    t.to("declareAttackers");
    t.attack("Test Spider");
    t.to("declareBlockers");
    t.block(["Test Fly", "Test Spider"]);
    t.to("postcombatMain");
    const token = t.see("Test Fly");
    expect(t.ids(0, "battlefield", "Test Fly")).toHaveLength(1);
    // 205.1a: of the subtypes those stay that the types left have.
    expect([token.types, [...token.subtypes].sort()]).toEqual([["artifact"], ["Equipment", "Food"]]);
    t.activate("Test Fly");
    t.resolve();
    expect(t.lifeOf(0)).toBe(23);
  });

  scenario("603.7, 707.10: the first of several things is copied, the next is not", (t) => {
    t.cards(`
      Test Echo {0}
      Instant
      When you next cast an instant spell, cast a sorcery spell, or activate a loyalty ability this turn, copy that spell or ability twice. You may choose new targets for the copies.

      Test Boon {0}
      Sorcery
      You gain 1 life.`);
    t.hand(0, "Test Echo", "Test Boon", "Test Boon");
    t.to("precombatMain");
    t.cast("Test Echo");
    t.resolveAll();
    t.cast("Test Boon");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(23);
    t.cast("Test Boon");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(24);
  });

  scenario("118.9, 608.2c: an alternative cost is told by what it costs", (t) => {
    t.cards(`
      Test Master {3}{B}
      Sorcery
      You may pay {B} rather than pay this spell's mana cost.
      If the {B} cost was paid, an opponent draws a card.
      You gain 4 life.`);
    t.lands(0, "Swamp", 5);
    t.hand(0, "Test Master", "Test Master");
    t.to("precombatMain");
    const before = t.count(1, "hand");
    t.cast("Test Master");
    t.resolve();
    expect([t.count(1, "hand") - before, t.lifeOf(0)]).toEqual([0, 24]);
    t.cast("Test Master", { via: "alternative" });
    t.resolve();
    expect([t.count(1, "hand") - before, t.lifeOf(0)]).toEqual([1, 28]);
  });
});

scenario("608.2h: each loses life for the creatures they controlled that were destroyed this way", (t) => {
  t.cards(`
      Test Storm {0}
      Sorcery
      Destroy all creatures. Each player loses life equal to the number of creatures they controlled that were destroyed this way.`);
  t.battlefield(0, "Test Bear");
  t.battlefield(1, "Test Bear", "Test Ox", "Test Ogre");
  t.hand(0, "Test Storm");
  t.to("precombatMain");
  t.cast("Test Storm");
  t.resolveAll();
  expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([19, 17]);
});

scenario("608.2h: that creature is the one that was sacrificed, as it last was", (t) => {
  t.cards(`
      Test Justiciar {0}
      Creature — Cleric
      {T}, Sacrifice another creature: You gain X life, where X is that creature's power.
      1/1
${BEAR}`);
  t.battlefield(0, "Test Justiciar");
  t.battlefield(0, "Test Bear");
  t.to("precombatMain");
  t.activate("Test Justiciar");
  t.resolve();
  expect(t.lifeOf(0)).toBe(22);
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

scenario("608.2h, 601.2h: all that was sacrificed as a cost, as it last was", (t) => {
  kit(t);
  t.cards(`
      Test Pyre {0}
      Instant
      As an additional cost to cast this spell, sacrifice all creatures you control.
      Test Pyre deals damage to any target equal to the total power of the sacrificed creatures.`);
  t.battlefield(0, "Test Bear", "Test Ogre");
  t.battlefield(1, "Test Ogre");
  t.hand(0, "Test Pyre");
  t.to("precombatMain");
  t.cast("Test Pyre", { targets: [1] });
  t.resolve();
  expect([t.lifeOf(1), t.count(0, "battlefield"), t.count(1, "battlefield")]).toEqual([14, 0, 1]);
});

scenario("608.2h: of the Auras that were attached to it, those one controlled", (t) => {
  kit(t);
  subject(t, "Whenever an enchanted creature dies, draw a card for each Aura you controlled that was attached to it.");
  t.cards(`
      Test Sash {0}
      Enchantment — Aura
      Enchant creature
      Enchanted creature gets +0/+1.

      Test Doom {0}
      Instant
      Destroy target creature.`);
  t.battlefield(0, "Test Subject", "Test Bear");
  t.hand(0, "Test Sash", "Test Sash", "Test Doom");
  t.to("precombatMain");
  for (const _ of [1, 2]) {
    t.cast("Test Sash", { targets: ["Test Bear"] });
    t.resolve();
  }
  t.cast("Test Doom", { targets: ["Test Bear"] });
  t.resolveAll();
  expect(t.count(0, "hand")).toBe(2);
});

scenario("608.2h: each artifact's controller gains life for it", (t) => {
  t.cards(`
      Test Seeds {0}
      Sorcery
      Destroy all artifacts. They can't be regenerated. The controller of each of those artifacts gains life equal to its mana value.

      Test Idol {3}
      Artifact

      Test Toy {1}
      Artifact`);
  t.battlefield(0, "Test Toy");
  t.battlefield(1, "Test Idol", "Test Toy");
  t.hand(0, "Test Seeds");
  t.to("precombatMain");
  t.cast("Test Seeds");
  t.resolve();
  expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([21, 24]);
});

scenario("608.2h: as many cards as that player discarded this turn", (t) => {
  kit(t);
  t.cards(`
      Test Salvage {0}
      Instant
      Draw cards equal to the number of cards target opponent discarded this turn.

      Test Pit {0}
      Artifact
      {0}: Target player discards two cards.`);
  t.battlefield(0, "Test Pit");
  t.hand(0, "Test Salvage");
  t.hand(1, "Test Bear", "Test Bear");
  t.to("precombatMain");
  t.activate("Test Pit", { targets: [1] });
  t.resolve();
  t.cast("Test Salvage", { targets: [1] });
  t.resolve();
  expect(t.count(0, "hand")).toBe(2);
});

describe("608.2h: what was not cast this way", () => {
  const MIRROR = `
    Test Plea {0}
    Sorcery
    Search your library for a card, exile it face down, then shuffle. If you control an artifact, you may cast the exiled card without paying its mana cost if that spell's mana value is 4 or less. Put the exiled card into your hand if it wasn't cast this way.

    Test Idol {3}
    Artifact`;
  const plea = (title: string, idols: number, casts: boolean | undefined, cast: boolean) =>
    scenario(title, (t) => {
      kit(t);
      t.cards(MIRROR);
      t.emptyLibraries();
      t.library(0, "Test Bear");
      t.library(1, "Test Bear");
      t.battlefield(0, ...Array.from({ length: idols }, () => "Test Idol"));
      t.hand(0, "Test Plea");
      t.to("precombatMain");
      t.cast("Test Plea");
      t.resolve();
      t.choose("Test Bear");
      if (casts !== undefined) t.answer({ ask: "choose", chosen: casts ? t.asked("choose").from : [] });
      t.resolveAll();
      expect(t.ids(0, "battlefield", "Test Bear")).toHaveLength(cast ? 1 : 0);
      expect(t.game.state.players[0]!.hand).toHaveLength(cast ? 0 : 1);
    });
  plea("608.2c: is put into the hand where it could not be", 0, undefined, false);
  plea("608.2d: and where it was not", 1, false, false);
  plea("400.7: and not where it was", 1, true, true);
});

scenario("608.2i: who tapped a land for mana, and who did not", (t) => {
  t.cards(`
      Test Tithe {G}
      Sorcery
      Each player who tapped a land for mana this turn loses 2 life. Each player who didn't tap a land for mana this turn gains 1 life.`);
  t.battlefield(0, "Forest");
  t.hand(0, "Test Tithe");
  t.to("precombatMain");
  t.cast("Test Tithe");
  t.resolve();
  expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([18, 21]);
});

scenario("608.2i: what became the target of a spell this turn, and what did not", (t) => {
  t.cards(`
      Test Gaze {0}
      Instant
      Target creature gets +0/+1 until end of turn.

      Test Verdict {0}
      Sorcery
      Destroy each creature that became the target of a spell this turn.`);
  t.battlefield(0, "Test Bear");
  t.battlefield(1, "Test Bear");
  t.hand(0, "Test Gaze", "Test Verdict");
  t.to("precombatMain");
  t.cast("Test Gaze", { targets: [t.ids(1, "battlefield", "Test Bear")[0]!] });
  t.resolve();
  t.cast("Test Verdict");
  t.resolve();
  expect([t.count(0, "battlefield", "Test Bear"), t.count(1, "battlefield", "Test Bear")]).toEqual([1, 0]);
});

function cast(t: TestGame, type: string, text: string, cost = "{0}"): void {
  kit(t);
  t.cards(`Test Deed ${cost}\n${type}\n${text}`);
  t.hand(0, "Test Deed");
}

describe("608.2h: what somebody controlled as it was exiled", () => {
  scenario("of their creatures, and of no one else's", (t) => {
    cast(
      t,
      "Sorcery",
      "Exile all creatures. You gain X life, where X is the number of creatures your opponents controlled that were exiled this turn.",
    );
    t.battlefield(0, "Test Bear");
    t.battlefield(1, "Test Bear", "Test Ogre");
    t.to("precombatMain");
    t.cast("Test Deed");
    settle(t);
    expect(t.lifeOf(0)).toBe(22);
  });
});

describe("what you did of what everybody did", () => {
  const RITE = `
  Test Rite {0}
  Sorcery
  Each player sacrifices a creature of their choice. If you sacrificed a creature this way, you may return another permanent card from your graveyard to the battlefield.`;

  scenario("608.2h: what an opponent sacrificed is nothing that you did", (t) => {
    kit(t);
    t.cards(RITE);
    t.battlefield(1, "Test Bear");
    t.graveyard(0, "Test Ogre");
    t.hand(0, "Test Rite");
    t.to("precombatMain");
    t.cast("Test Rite");
    t.resolve();
    expect([t.count(1, "graveyard", "Test Bear"), t.count(0, "graveyard", "Test Ogre")]).toEqual([1, 1]);
    expect(t.asked().ask).toBe("priority");
  });

  scenario("608.2c: another card is none of those it was sacrificed as", (t) => {
    kit(t);
    t.cards(RITE);
    t.battlefield(0, "Test Bear");
    t.graveyard(0, "Test Ogre");
    t.hand(0, "Test Rite");
    t.to("precombatMain");
    t.cast("Test Rite");
    t.resolve();
    t.yes();
    expect([t.count(0, "graveyard", "Test Bear"), t.count(0, "battlefield", "Test Ogre")]).toEqual([1, 1]);
  });
});

scenario("608.2h: players who discarded such a card, and nobody else", (t) => {
  t.cards(`
      Test Toll {0}
      Sorcery
      Each opponent discards a card. Each opponent who discarded a land card this way loses 3 life.`);
  t.hand(0, "Test Toll", "Test Toll");
  t.hand(1, "Forest");
  t.to("precombatMain");
  t.cast("Test Toll");
  t.resolveAll();
  expect(t.lifeOf(1)).toBe(17);
  t.cast("Test Toll");
  t.resolveAll();
  expect(t.lifeOf(1)).toBe(17);
});

describe("608.2h: where it entered from, and where it was cast from", () => {
  const TWICE =
    "When this creature enters, draw a card. If it entered from your library or was cast from your library, draw two cards instead.";
  scenario("400.7d: from a hand, one card", (t) => {
    subject(t, TWICE, "1/1", "{0}");
    t.hand(0, "Test Subject");
    t.to("precombatMain");
    t.cast("Test Subject");
    t.resolveAll();
    expect(t.game.state.players[0]!.hand).toHaveLength(1);
  });
  scenario("601.3b: cast from the top of the library, two", (t) => {
    subject(t, TWICE, "1/1", "{0}");
    t.cards(`
      Test Window {0}
      Artifact
      You may cast creature spells from the top of your library.`);
    t.battlefield(0, "Test Window");
    t.library(0, "Test Subject");
    t.to("precombatMain");
    t.cast("Test Subject");
    t.resolveAll();
    expect(t.game.state.players[0]!.hand).toHaveLength(2);
  });
  scenario("701.19: put onto the battlefield from the library, two", (t) => {
    subject(t, TWICE, "1/1", "{0}");
    t.cards(`
      Test Summons {0}
      Sorcery
      Search your library for a creature card, put it onto the battlefield, then shuffle.`);
    t.library(0, "Test Subject");
    t.hand(0, "Test Summons");
    t.to("precombatMain");
    t.cast("Test Summons");
    t.resolve();
    t.choose("Test Subject");
    t.resolveAll();
    expect(t.game.state.players[0]!.hand).toHaveLength(2);
  });
});

describe("608.2h: an Aura that could enchant what is gone", () => {
  scenario("608.2h, 303.4: is found for it as it last was, and put into the hand", (t) => {
    kit(t);
    t.cards(`
      Test Mage {0}
      Creature — Human
      When this creature enters, search your library for an Aura card that could enchant it. If this creature is still on the battlefield, put that Aura card onto the battlefield attached to it. Otherwise, reveal the Aura card and put it into your hand. Then shuffle.
      3/3

      Test Wings {0}
      Enchantment — Aura
      Enchant creature
      Enchanted creature gets +1/+1.`);
    t.library(0, "Test Wings");
    t.lands(0, "Swamp", 1);
    t.hand(0, "Test Mage", "Test Murder");
    t.to("precombatMain");
    t.cast("Test Mage");
    t.resolve();
    t.cast("Test Murder", { targets: [t.ids(0, "battlefield", "Test Mage")] });
    t.resolve();
    t.resolve();
    t.choose("Test Wings");
    expect([t.count(0, "hand", "Test Wings"), t.count(0, "graveyard", "Test Mage")]).toEqual([1, 1]);
  });
});
