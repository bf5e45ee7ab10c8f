import { describe, expect } from "vitest";
import { scenario } from "../../support/scenario.ts";

describe("what each of several may do (608.2d, 101.4)", () => {
  const TEMPTING = `
    Test Bargain {0}
    Sorcery
    Draw a card. Each opponent may draw a card. For each opponent who does, draw a card.`;

  scenario(
    "101.4: an offer is made to each opponent in turn order, and pays for each who took it",
    (t) => {
      t.cards(TEMPTING);
      t.hand(0, "Test Bargain");
      t.to("precombatMain");
      t.cast("Test Bargain");
      t.resolve();
      expect(t.asked("confirm").player).toBe(1);
      t.yes();
      expect(t.asked("confirm").player).toBe(2);
      t.no();
      expect([t.count(0, "hand"), t.count(1, "hand"), t.count(2, "hand")]).toEqual([3, 1, 0]);
    },
    { seats: 3 },
  );

  scenario("101.4: nothing comes of an offer that nobody took", (t) => {
    t.cards(TEMPTING);
    t.hand(0, "Test Bargain");
    t.to("precombatMain");
    t.cast("Test Bargain");
    t.resolve();
    t.no();
    expect([t.count(0, "hand"), t.count(1, "hand")]).toEqual([1, 0]);
  });

  scenario("each opponent who doesn't loses life, that player and no other", (t) => {
    t.cards(`
      Test Threat {0}
      Sorcery
      Each opponent may sacrifice a creature. For each opponent who doesn't, that player loses 2 life and you draw a card.`);
    t.hand(0, "Test Threat");
    t.battlefield(1, "Test Bear");
    t.to("precombatMain");
    t.cast("Test Threat");
    t.resolve();
    t.no();
    expect([t.game.state.players[0]!.life, t.game.state.players[1]!.life, t.count(0, "hand")]).toEqual([20, 18, 1]);
  });

  scenario("107.3f: any amount of mana is paid by each from their own, and all of it counts", (t) => {
    t.cards(`
      Test Effort {0}
      Sorcery
      Starting with you, each player may pay any amount of mana. Each player draws X cards, where X is the total amount of mana paid this way.`);
    t.hand(0, "Test Effort");
    t.lands(0, "Plains", 2);
    t.lands(1, "Plains", 3);
    t.to("precombatMain");
    t.cast("Test Effort");
    t.resolve();
    t.yes();
    expect(t.asked("number")).toMatchObject({ player: 0, min: 0, max: 2 });
    t.number(1);
    t.yes();
    expect(t.asked("number")).toMatchObject({ player: 1, max: 3 });
    t.number(2);
    expect([t.count(0, "hand"), t.count(1, "hand")]).toEqual([3, 3]);
  });

  scenario("107.14: any amount of energy, and what is done with that much", (t) => {
    t.cards(`
      Test Spark {0}
      Instant
      Choose target creature. You get {E}{E}{E}, then you may pay any amount of {E}. Test Spark deals that much damage to that creature.`);
    t.hand(0, "Test Spark");
    t.battlefield(1, "Test Bear");
    t.cast("Test Spark", { targets: ["Test Bear"] });
    t.resolve();
    t.yes();
    t.number(1);
    expect([t.see("Test Bear").damage, t.game.state.players[0]!.counters.energy]).toEqual([1, 2]);
  });

  scenario("608.2d: of up to so many cards a player draws as many as they say", (t) => {
    t.cards(`
      Test Lore {0}
      Sorcery
      Target player draws up to three cards.`);
    t.hand(0, "Test Lore");
    t.to("precombatMain");
    t.cast("Test Lore", { targets: [1] });
    t.resolve();
    expect(t.asked("number")).toMatchObject({ player: 1, min: 0, max: 3 });
    t.number(2);
    expect(t.count(1, "hand")).toBe(2);
  });

  scenario(
    "an opponent attacking the enchanted player does what its controller did",
    (t) => {
      t.cards(`
        Test Grudge {0}
        Enchantment — Aura Curse
        Enchant player
        Whenever enchanted player is attacked, you gain 2 life. Each opponent attacking that player does the same.`);
      t.hand(0, "Test Grudge");
      t.battlefield(1, "Test Bear");
      t.to("precombatMain");
      t.cast("Test Grudge", { targets: [2] });
      t.resolve();
      t.to("declareAttackers", 2);
      t.attack(["Test Bear", 2]);
      t.resolve();
      expect(t.game.state.players.map((one) => one.life)).toEqual([22, 22, 20]);
    },
    { seats: 3 },
  );

  scenario("702.16b, 608.2d: one color is chosen for a player and their permanents", (t) => {
    t.cards(`
      Test Ward {0}
      Instant
      You and each permanent you control gain protection from the color of your choice until end of turn.`);
    t.hand(0, "Test Ward");
    t.battlefield(0, "Test Bear");
    t.cast("Test Ward");
    t.resolve();
    t.option("R");
    expect(t.see("Test Bear").keywords).toContain("protection");
  });
});

describe("116.2d: ignoring an effect", () => {
  const ARBITER = `
    Test Warden {0}
    Creature
    2/2
    Players can't search libraries. Any player may pay {2} for that player to ignore this effect until end of turn.

    Test Map {0}
    Sorcery
    Search your library for a basic land card, put it into your hand, then shuffle.`;

  scenario("116.2d: who pays searches, and pays once a turn; others still can't", (t) => {
    t.cards(ARBITER);
    t.battlefield(1, "Test Warden");
    t.hand(0, "Test Map");
    t.library(0, "Forest");
    t.lands(0, "Plains", 4);
    t.lands(1, "Plains", 2);
    t.to("precombatMain");
    t.special("ignoreEffect");
    expect(t.asked("priority").actions.filter((one) => one.act === "special")).toEqual([]);
    t.cast("Test Map");
    t.resolve();
    t.choose("Forest");
    expect(t.count(0, "hand", "Forest")).toBe(1);
    t.to("upkeep", 2);
    expect(t.asked("priority").actions.filter((one) => one.act === "special")).toHaveLength(1);
  });

  scenario("701.19f: who did not pay searches nothing and shuffles all the same", (t) => {
    t.cards(ARBITER);
    t.battlefield(1, "Test Warden");
    t.hand(0, "Test Map");
    t.library(0, "Forest");
    t.to("precombatMain");
    t.cast("Test Map");
    t.resolve();
    expect(t.count(0, "hand")).toBe(0);
  });
});
