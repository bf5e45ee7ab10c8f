import { describe, expect } from "vitest";
import { kit, subject } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";

/** What is told by a number counted before, who may be told apart, and what lasts while something is attached; the cards are our own. */

describe("mana for one kind of cost", () => {
  const CARDS = `
    Test Brazier {0}
    Artifact
    {T}: Add {U}. Spend this mana only to pay cumulative upkeep costs.

    Test Floe {0}
    Artifact
    Cumulative upkeep {U}`;

  scenario("702.24a, 106.6: it pays for cumulative upkeep", (t) => {
    t.cards(CARDS);
    t.battlefield(0, "Test Brazier");
    t.hand(0, "Test Floe");
    t.to("precombatMain");
    t.cast("Test Floe");
    t.resolve();
    t.to("upkeep", 3);
    t.resolve();
    t.yes();
    expect([t.count(0, "battlefield", "Test Floe"), t.see("Test Brazier").tapped]).toEqual([1, true]);
  });

  scenario("106.6: and for nothing else", (t) => {
    kit(t);
    t.cards(CARDS);
    t.battlefield(0, "Test Brazier");
    t.hand(0, "Test Insight");
    t.to("precombatMain");
    expect(t.can("cast", "Test Insight")).toBe(false);
  });
});

describe("players", () => {
  scenario("101.4: of several targets each discards cards of their own", (t) => {
    kit(t);
    t.cards(`
      Test Purge {0}
      Sorcery
      Any number of target players each discard a number of cards equal to the number of artifacts you control.

      Test Cog {0}
      Artifact
      {T}: Add {C}.`);
    t.battlefield(0, "Test Cog", "Test Cog");
    t.hand(0, "Test Purge", "Test Bear", "Test Bear", "Test Bear");
    t.hand(1, "Test Ogre", "Test Ogre", "Test Ogre");
    t.to("precombatMain");
    t.cast("Test Purge", { targets: [[0, 1]] });
    t.resolve();
    t.choose("Test Bear", "Test Bear");
    t.choose("Test Ogre", "Test Ogre");
    expect([t.count(0, "hand"), t.count(1, "hand")]).toEqual([1, 1]);
  });

  scenario("103.4, 119.5: half of what somebody else began with", (t) => {
    t.options({ startingLives: [20, 31] });
    t.cards(`
      Test Famine {0}
      Sorcery
      Target player's life total becomes half their starting life total, rounded down.`);
    t.hand(0, "Test Famine");
    t.to("precombatMain");
    t.cast("Test Famine", { targets: [1] });
    t.resolve();
    expect(t.lifeOf(1)).toBe(15);
  });

  scenario("614.12a: counters for what the opponent chosen as it enters controls", (t) => {
    kit(t);
    subject(
      t,
      "As this creature enters, choose an opponent. This creature enters with a -1/-1 counter on it for each creature that player controls.",
      "6/6",
      "{0}",
    );
    t.battlefield(0, "Test Bear");
    t.battlefield(1, "Test Bear", "Test Ogre");
    t.hand(0, "Test Subject");
    t.to("precombatMain");
    t.cast("Test Subject");
    t.resolve();
    expect(t.see("Test Subject").counters).toEqual({ "-1/-1": 2 });
  });

  scenario("122.1: up to so many counters are removed from a player", (t) => {
    t.cards(`
      Test Fever {0}
      Sorcery
      Target player gets five poison counters.

      Test Salve {0}
      Sorcery
      Remove up to three counters from target artifact, creature, planeswalker, or opponent.`);
    t.hand(0, "Test Fever", "Test Salve");
    t.to("precombatMain");
    t.cast("Test Fever", { targets: [1] });
    t.resolve();
    t.cast("Test Salve", { targets: [1] });
    t.resolve();
    t.answer({ ask: "number", number: 3 });
    expect(t.game.state.players[1]!.counters).toEqual({ poison: 2 });
  });

  scenario("614.10: a draw step of this turn is skipped, and no other", (t) => {
    t.cards(`
      Test Vigil {0}
      Artifact
      At the beginning of your upkeep, you gain 1 life and you skip your draw step this turn.`);
    t.battlefield(0, "Test Vigil");
    t.to("upkeep", 3);
    t.resolve();
    const before = t.count(0, "hand");
    t.to("precombatMain", 3);
    expect(t.count(0, "hand")).toBe(before);
  });
});

describe("numbers", () => {
  scenario("608.2c: what was counted is that number, whatever there is by then", (t) => {
    t.cards(`
      Test Psalm {0}
      Sorcery
      Count the number of cards in your library. Draw a card. Your life total becomes that number.`);
    t.hand(0, "Test Psalm");
    t.to("precombatMain");
    const before = t.count(0, "library");
    t.cast("Test Psalm");
    t.resolve();
    expect(t.lifeOf(0)).toBe(before);
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

  scenario("602.5b: no more often each turn than there are such things", (t) => {
    t.cards(`
      Test Wisp {0}
      Artifact
      {0}: You gain 1 life. Activate no more times each turn than the number of lands you control.`);
    t.battlefield(0, "Test Wisp");
    t.lands(0, "Swamp", 2);
    t.to("precombatMain");
    t.activate("Test Wisp");
    t.activate("Test Wisp");
    expect(t.can("activate", "Test Wisp")).toBe(false);
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(22);
  });

  scenario("122.6, 603.2c: one trigger for counters on several, and as many as all of them", (t) => {
    kit(t);
    subject(
      t,
      "Whenever one or more charge counters are put on artifacts you control, put that many +1/+1 counters on this creature.",
    );
    t.cards(`
      Test Cell {0}
      Artifact
      {T}: Add {C}.

      Test Surge {0}
      Sorcery
      Put two charge counters on each artifact you control.`);
    t.battlefield(0, "Test Subject", "Test Cell", "Test Cell");
    t.hand(0, "Test Surge");
    t.to("precombatMain");
    t.cast("Test Surge");
    t.resolveAll();
    expect(t.see("Test Subject").counters).toEqual({ "+1/+1": 4 });
  });

  scenario("700.4: of all of one kind or all of another, those that died", (t) => {
    kit(t);
    t.cards(`
      Test Terror {0}
      Sorcery
      Destroy all green creatures or all red creatures. You lose 2 life for each creature that died this way.`);
    t.battlefield(0, "Test Bear");
    t.battlefield(1, "Test Ogre", "Test Ogre");
    t.hand(0, "Test Terror");
    t.to("precombatMain");
    t.cast("Test Terror");
    t.resolve();
    t.option("red creatures");
    expect([t.lifeOf(0), t.count(1, "battlefield"), t.count(0, "battlefield")]).toEqual([16, 0, 1]);
  });
});

describe("what is or was attached", () => {
  scenario("611.2b: a copy for as long as it remains attached", (t) => {
    kit(t);
    t.cards(`
      Test Mask {0}
      Artifact — Equipment
      Whenever this Equipment becomes attached to a creature, for as long as this Equipment remains attached to it, you may have that creature become a copy of another target creature you control.
      Equip {0}`);
    t.battlefield(0, "Test Mask", "Test Bear", "Test Ogre");
    t.to("precombatMain");
    const [bear] = t.ids(0, "battlefield", "Test Bear");
    t.activate("Test Mask", { targets: ["Test Bear"] });
    t.resolve();
    t.resolve();
    t.yes();
    expect(t.seeId(bear!).power).toBe(4);
    t.activate("Test Mask", { targets: [t.ids(0, "battlefield", "Test Ogre").find((id) => id !== bear)!] });
    t.resolve();
    expect(t.seeId(bear!).power).toBe(2);
  });

  scenario("608.2h: of the Auras that were attached to it, those one controlled", (t) => {
    kit(t);
    subject(
      t,
      "Whenever an enchanted creature dies, draw a card for each Aura you controlled that was attached to it.",
    );
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
});

describe("what is lost or less", () => {
  scenario("613.1f: an ability is lost by what it says, and others are kept", (t) => {
    kit(t);
    subject(
      t,
      'Flying\nPrevent all damage that would be dealt to this creature.\n{0}: Until end of turn, this creature loses "Prevent all damage that would be dealt to this creature." Any player may activate this ability.',
      "1/1",
    );
    t.battlefield(0, "Test Subject");
    t.lands(0, "Mountain", 2);
    t.hand(0, "Test Spark", "Test Spark");
    t.to("precombatMain");
    t.cast("Test Spark", { targets: ["Test Subject"] });
    t.resolve();
    expect(t.count(0, "battlefield", "Test Subject")).toBe(1);
    t.activate("Test Subject");
    t.resolve();
    expect(t.see("Test Subject").keywords).toContain("flying");
    t.cast("Test Spark", { targets: ["Test Subject"] });
    t.resolve();
    expect(t.count(0, "battlefield", "Test Subject")).toBe(0);
  });

  scenario("122.1: as much damage as there were counters on the player", (t) => {
    t.cards(`
      Test Fever {0}
      Sorcery
      Target player gets three poison counters.

      Test Cure {0}
      Sorcery
      Target player loses all poison counters. Test Cure deals that much damage to that player.`);
    t.hand(0, "Test Fever", "Test Cure");
    t.to("precombatMain");
    t.cast("Test Fever", { targets: [1] });
    t.resolve();
    t.cast("Test Cure", { targets: [1] });
    t.resolve();
    expect([t.lifeOf(1), t.game.state.players[1]!.counters.poison ?? 0]).toEqual([17, 0]);
  });

  scenario("121.1: for each card fewer than that which each of them draws", (t) => {
    t.cards(`
      Test Parley {0}
      Sorcery
      Each player may draw up to two cards. For each card less than two a player draws this way, that player gains 2 life.`);
    t.hand(0, "Test Parley");
    t.to("precombatMain");
    t.cast("Test Parley");
    t.resolve();
    t.yes();
    t.answer({ ask: "number", number: 1 });
    t.no();
    expect([t.lifeOf(0), t.lifeOf(1), t.count(0, "hand")]).toEqual([22, 24, 1]);
  });

  scenario("608.2c: of the targets, those that are something", (t) => {
    kit(t);
    t.cards(`
      Test Gale {0}
      Sorcery
      Up to three target creatures can't block this turn. Destroy any of them that are Bears.`);
    t.battlefield(1, "Test Bear", "Test Bear", "Test Ogre");
    t.hand(0, "Test Gale");
    t.to("precombatMain");
    const [one] = t.ids(1, "battlefield", "Test Bear");
    t.cast("Test Gale", { targets: [[one!, "Test Ogre"]] });
    t.resolve();
    expect([t.count(1, "battlefield", "Test Bear"), t.count(1, "battlefield", "Test Ogre")]).toEqual([1, 1]);
  });
});

describe("votes", () => {
  scenario("701.32: for each vote, of the permanents of whoever gave it", (t) => {
    kit(t);
    t.cards(`
      Test Council {0}
      Sorcery
      Starting with you, each player votes for grain or money. For each grain vote, you gain 1 life. For each money vote, choose a permanent owned by the voter and gain control of it.`);
    t.battlefield(0, "Test Bear");
    t.battlefield(1, "Test Ogre", "Test Ogre");
    t.hand(0, "Test Council");
    t.to("precombatMain");
    t.cast("Test Council");
    t.resolve();
    t.option("grain");
    t.option("money");
    const { from } = t.asked("choose");
    expect(from.map((one) => t.nameOf(one))).toEqual(["Test Ogre", "Test Ogre"]);
    t.answer({ ask: "choose", chosen: from.slice(0, 1) });
    expect([t.lifeOf(0), t.count(0, "battlefield", "Test Ogre"), t.count(1, "battlefield")]).toEqual([21, 1, 1]);
  });
});

describe("exchanges and choices", () => {
  scenario("701.10f: two zones are exchanged, though one of them is empty", (t) => {
    kit(t);
    t.cards(`
      Test Turnover {0}
      Sorcery
      Exchange your hand and graveyard.
      Exile Test Turnover.`);
    t.hand(0, "Test Turnover", "Test Bear");
    t.put(0, "graveyard", "Test Ogre", "Test Ogre");
    t.to("precombatMain");
    t.cast("Test Turnover");
    t.resolve();
    expect([t.count(0, "hand", "Test Ogre"), t.count(0, "graveyard", "Test Bear"), t.count(0, "exile")]).toEqual([
      2, 1, 1,
    ]);
  });

  for (const pays of [true, false])
    scenario(`118.12: all that were chosen are paid for ${pays ? "and untapped" : "or none"}`, (t) => {
      kit(t);
      t.cards(`
        Test Reveille {0}
        Sorcery
        Tap all creatures. You may choose any number of tapped creatures you control and pay {1} for each creature chosen this way. If you do, untap those creatures.`);
      t.battlefield(0, "Test Bear", "Test Bear", "Test Ogre");
      t.lands(0, "Forest", 2);
      t.hand(0, "Test Reveille");
      t.to("precombatMain");
      t.cast("Test Reveille");
      t.resolve();
      t.choose("Test Bear", "Test Ogre");
      if (pays) t.yes();
      else t.no();
      const untapped = t.ids(0, "battlefield").filter((id) => t.game.state.objects[id]!.tapped !== true);
      // A Bear and the Ogre; else the lands.
      expect(untapped.map((id) => t.nameOf(id)).sort()).toEqual(
        pays ? ["Test Bear", "Test Ogre"] : ["Forest", "Forest"],
      );
    });
});

describe("blocks looked back at", () => {
  scenario("509.1g, 511.2: what it blocked this turn, as combat ends", (t) => {
    kit(t);
    subject(
      t,
      "When this creature blocks, at end of combat, destroy it and all creatures it blocked this turn.",
      "1/9",
    );
    t.battlefield(0, "Test Bear", "Test Ogre");
    t.battlefield(1, "Test Subject");
    t.to("declareAttackers");
    t.attack("Test Bear", "Test Ogre");
    t.block(["Test Subject", "Test Bear"]);
    t.to("postcombatMain");
    expect([t.count(0, "battlefield"), t.count(1, "battlefield")]).toEqual([1, 0]);
  });
});
