import { describe, expect } from "vitest";
import { kit, subject } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";

/** What players can't do, what is dealt, searched for and exchanged by one kind or another; the cards are our own. */

describe("what players can't do, together", () => {
  scenario("104.3h: one can't win, and the others can't lose", (t) => {
    kit(t);
    subject(t, "You can't win the game and your opponents can't lose the game.");
    t.battlefield(0, "Test Subject");
    t.life(1, 2);
    t.lands(0, "Mountain", 1);
    t.hand(0, "Test Spark");
    t.to("precombatMain");
    t.cast("Test Spark", { targets: [1] });
    t.resolve();
    expect([t.lifeOf(1), t.over]).toEqual([0, false]);
  });

  scenario("101.2, 113.6: no spells and no abilities, from a graveyard either, and what is in hand is open", (t) => {
    t.cards(`
      Test Silence {0}
      Sorcery
      Choose target opponent. This turn, that player can't cast spells or activate abilities and plays with their hand revealed. You may play lands and cast spells from that player's hand this turn.

      Test Toy {0}
      Artifact
      {0}: You gain 1 life.

      Test Ghost {0}
      Instant
      {0}: Exile this card from your graveyard.
      You gain 1 life.`);
    t.hand(0, "Test Silence");
    t.battlefield(1, "Test Toy");
    t.hand(1, "Test Toy", "Forest");
    t.to("precombatMain");
    t.cast("Test Silence", { targets: [1] });
    t.resolve();
    t.playLand("Forest");
    t.cast("Test Toy");
    t.resolve();
    expect([t.count(0, "battlefield", "Forest"), t.count(0, "battlefield", "Test Toy")]).toEqual([1, 1]);
    t.pass();
    expect([t.can("activate", "Test Toy"), t.can("cast", "Test Toy")]).toEqual([false, false]);
  });
});

describe("damage by its source and to a player", () => {
  scenario("615.7: so much of what a source would deal, to whomever", (t) => {
    t.cards(`
      Test Wire {0}
      Artifact
      {0}: This artifact deals 2 damage to each player.
      {1}: Prevent the next 3 damage that would be dealt by this artifact this turn.`);
    t.battlefield(0, "Test Wire");
    t.lands(0, "Forest", 1);
    t.to("precombatMain");
    t.activate("Test Wire", { ability: 1 });
    t.resolve();
    t.activate("Test Wire", { ability: 0 });
    t.resolve();
    t.answer({ ask: "divide", amounts: [1, 2] });
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([19, 20]);
  });

  scenario("614.6: that player exiles cards instead", (t) => {
    kit(t);
    subject(
      t,
      "If damage would be dealt to a player, that player exiles that many cards from the top of their library instead.",
    );
    t.battlefield(0, "Test Subject");
    t.lands(0, "Mountain", 1);
    t.hand(0, "Test Spark");
    t.to("precombatMain");
    t.cast("Test Spark", { targets: [1] });
    t.resolve();
    expect([t.lifeOf(1), t.count(1, "exile"), t.count(0, "exile")]).toEqual([20, 2, 0]);
  });
});

describe("what there is one each of", () => {
  for (const lands of [4, 5])
    scenario(`305.6: ${lands} basic land types`, (t) => {
      t.cards(`
        Test Union {0}
        Sorcery
        You win the game if you control a land of each basic land type and a creature of each color.

        Test Rainbow {W}{U}{B}{R}{G}
        Creature — Beast
        1/1`);
      t.battlefield(0, "Test Rainbow", ...["Plains", "Island", "Swamp", "Mountain", "Forest"].slice(0, lands));
      t.hand(0, "Test Union");
      t.to("precombatMain");
      t.cast("Test Union");
      t.resolve();
      expect(t.over).toBe(lands === 5);
    });

  scenario("701.19: one card of each basic land type is searched for", (t) => {
    t.cards(`
      Test Balance {0}
      Sorcery
      Search your library for a land card of each basic land type, put them onto the battlefield, then shuffle.`);
    t.put(0, "library", "Plains", "Plains", "Swamp", "Forest");
    t.hand(0, "Test Balance");
    t.to("precombatMain");
    t.cast("Test Balance");
    t.resolve();
    t.choose("Plains", "Swamp", "Forest");
    expect(["Plains", "Swamp", "Forest"].map((name) => t.count(0, "battlefield", name))).toEqual([1, 1, 1]);
  });
});

describe("one kind or another", () => {
  for (const kind of ["lands", "creatures"])
    scenario(`608.2d: all ${kind}, as its controller likes`, (t) => {
      kit(t);
      t.cards(`
        Test Ruin {0}
        Sorcery
        Destroy all lands or all creatures.`);
      t.battlefield(1, "Test Bear", "Forest");
      t.hand(0, "Test Ruin");
      t.to("precombatMain");
      t.cast("Test Ruin");
      t.resolve();
      t.option(kind);
      expect([t.count(1, "battlefield", "Forest"), t.count(1, "battlefield", "Test Bear")]).toEqual(
        kind === "lands" ? [0, 1] : [1, 0],
      );
    });

  scenario("115.1: a creature spell or an artifact spell, and no other", (t) => {
    kit(t);
    t.cards(`
      Test Doubt {0}
      Instant
      Counter up to one target creature spell or artifact spell.`);
    t.lands(0, "Island", 1);
    t.hand(0, "Test Insight");
    t.hand(1, "Test Doubt");
    t.to("precombatMain");
    t.cast("Test Insight");
    t.pass();
    t.cast("Test Doubt", { targets: [[]] });
    t.resolveAll();
    expect(t.count(0, "hand")).toBe(1);
  });
});

describe("later and instead", () => {
  scenario("603.7: it comes back when what exiled it leaves", (t) => {
    kit(t);
    t.cards(`
      Test Gate {0}
      Artifact
      Whenever a creature enters, exile that creature. Return that card to the battlefield under its owner's control when this artifact leaves the battlefield.

      Test Fox {0}
      Creature — Fox
      1/1

      Test Smash {0}
      Instant
      Destroy target artifact.`);
    t.battlefield(0, "Test Gate");
    t.hand(0, "Test Fox", "Test Smash");
    t.to("precombatMain");
    t.cast("Test Fox");
    t.resolveAll();
    expect(t.count(0, "exile", "Test Fox")).toBe(1);
    t.cast("Test Smash", { targets: ["Test Gate"] });
    t.resolveAll();
    expect(t.count(0, "battlefield", "Test Fox")).toBe(1);
  });

  for (const same of [true, false])
    scenario(`701.10b: ${same ? "nothing" : "control"} is exchanged`, (t) => {
      kit(t);
      t.cards(`
        Test Swap {0}
        Sorcery
        Exchange control of target creature and target artifact. If those permanents are exchanged this way, destroy all Auras attached to them.

        Test Cloak {0}
        Enchantment — Aura
        Enchant creature

        Test Toy {0}
        Artifact`);
      t.battlefield(0, "Test Bear");
      t.battlefield(same ? 0 : 1, "Test Toy");
      t.hand(0, "Test Cloak", "Test Swap");
      t.to("precombatMain");
      t.cast("Test Cloak", { targets: ["Test Bear"] });
      t.resolve();
      t.cast("Test Swap", { targets: ["Test Bear", "Test Toy"] });
      t.resolve();
      expect([t.see("Test Bear").controller, t.count(0, "graveyard", "Test Cloak")]).toEqual(same ? [0, 0] : [1, 1]);
    });

  scenario("404.2, 601.2a: only the card on top of the graveyard", (t) => {
    t.cards(`
      Test Strip {0}
      Artifact
      {0}: Until end of turn, you may cast instant and sorcery spells from the top of your graveyard. If a spell cast this way would be put into a graveyard, exile it instead.

      Test Gift {0}
      Instant
      You gain 1 life.

      Test Boon {0}
      Instant
      You gain 2 life.`);
    t.battlefield(0, "Test Strip");
    t.put(0, "graveyard", "Test Gift", "Test Boon");
    t.to("precombatMain");
    t.activate("Test Strip");
    t.resolve();
    const first = (["Test Gift", "Test Boon"] as const).filter((name) => t.can("cast", name));
    expect(first).toHaveLength(1);
    t.cast(first[0]!);
    t.resolve();
    expect([t.count(0, "exile"), t.can("cast", "Test Gift") || t.can("cast", "Test Boon")]).toEqual([1, true]);
  });

  for (const cards of [0, 1])
    scenario(`614.10: the upkeep step is skipped with ${cards} cards in hand`, (t) => {
      t.cards(`
        Test Descent {0}
        Enchantment
        At the beginning of your upkeep, you lose 1 life.
        Skip your upkeep step if you have no cards in hand.`);
      t.battlefield(1, "Test Descent");
      if (cards > 0) t.hand(1, "Forest");
      t.to("precombatMain", 2);
      expect(t.lifeOf(1)).toBe(cards === 0 ? 20 : 19);
    });

  for (const pays of [true, false])
    scenario(`118.12a: ${pays ? "paid for" : "tapped and a land sacrificed, of an opponent's choice"}`, (t) => {
      t.cards(`
        Test Horde {0}
        Creature — Demon
        At the beginning of your upkeep, unless you pay {1}, tap this creature and sacrifice a land of an opponent's choice.
        5/5`);
      t.battlefield(1, "Test Horde", "Forest", "Swamp");
      t.to("upkeep", 2);
      t.resolve();
      if (pays) t.yes();
      else {
        t.no();
        t.choose("Swamp");
      }
      expect([t.see("Test Horde").tapped, t.count(1, "battlefield", "Swamp")]).toEqual(pays ? [false, 1] : [true, 0]);
    });
});
