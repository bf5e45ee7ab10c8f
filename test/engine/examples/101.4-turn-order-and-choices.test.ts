import { describe, expect } from "vitest";
import { BEAR, begin, kit } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";
import { settle } from "../../support/settle.ts";

describe("any player may (101.4)", () => {
  const demon = `
      Test Glutton {B}
      Creature — Demon
      6/6
      At the beginning of each combat, any opponent may sacrifice a creature of their choice. If a player does, tap this creature and put a +1/+1 counter on it.`;
  scenario("101.4: whoever is asked may, and what comes of it comes once", (t) => {
    t.cards(demon);
    t.battlefield(0, "Test Glutton");
    t.battlefield(1, "Test Bear");
    t.to("beginningOfCombat");
    t.resolve();
    t.yes();
    if (t.asked().ask === "choose") t.choose("Test Bear");
    expect(t.see("Test Glutton")).toMatchObject({ tapped: true, power: 7 });
    expect(t.count(1, "graveyard", "Test Bear")).toBe(1);
  });
  scenario("608.2d: nobody is asked who has nothing to sacrifice", (t) => {
    t.cards(demon);
    t.battlefield(0, "Test Glutton");
    t.to("beginningOfCombat");
    t.resolve();
    expect(t.see("Test Glutton")).toMatchObject({ tapped: false, power: 6 });
  });
});

scenario(
  "101.4: any opponent may, one after the other, and what comes of it comes once",
  (t) => {
    t.cards(`
      Test Kraken {0}
      Creature — Kraken
      {0}: Any opponent may tap an untapped creature they control. If they do, you gain 1 life.
      6/6
${BEAR}`);
    t.battlefield(0, "Test Kraken");
    t.battlefield(1, "Test Bear");
    t.battlefield(2, "Test Bear");
    t.to("precombatMain");
    t.activate("Test Kraken");
    t.resolve();
    t.yes();
    t.yes();
    expect(t.lifeOf(0)).toBe(21);
  },
  { seats: 3 },
);

describe("101.4: each of several opponents from their own library", () => {
  scenario(
    "exiles cards until those come to so much together",
    (t) => {
      kit(t);
      t.cards(`
        Test Laughter {0}
        Sorcery
        Each opponent exiles cards from the top of their library until that player has exiled cards with total mana value 5 or greater.`);
      for (const seat of [1, 2]) t.put(seat, "library", "Test Bear", "Test Ogre", "Test Bear");
      t.hand(0, "Test Laughter");
      t.to("precombatMain");
      t.cast("Test Laughter");
      t.resolve();
      expect([t.count(1, "exile"), t.count(2, "exile")]).toEqual([2, 2]);
    },
    { seats: 3 },
  );
});

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

scenario(
  "101.4: that player is whoever does it",
  (t) => {
    t.cards(`
      Test Prodder {0}
      Creature — Devil
      {0}: Reveal the top card of your library. Any opponent may have you put that card into your graveyard. If a player does, this creature deals 2 damage to that player. Otherwise, put that card into your hand.
      3/2`);
    t.battlefield(0, "Test Prodder");
    t.library(0, "Plains");
    t.to("precombatMain");
    t.activate("Test Prodder");
    t.resolve();
    t.no();
    t.yes();
    expect([0, 1, 2].map((seat) => t.lifeOf(seat))).toEqual([20, 20, 18]);
    expect(t.count(0, "graveyard", "Plains")).toBe(1);
  },
  { seats: 3 },
);

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

describe("101.4: what each player chooses decides what that player does", () => {
  scenario("101.4: a number of one's own, one player after the other", (t) => {
    kit(t);
    t.cards(`
      Test Wager {0}
      Sorcery
      Each player chooses a number between 1 and 5 and loses that much life.`);
    t.hand(0, "Test Wager");
    t.to("precombatMain");
    t.cast("Test Wager");
    t.pass(2);
    t.number(2);
    t.number(5);
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([18, 15]);
  });

  scenario("101.4, 607.2d: a creature type of one's own, and cards of that type", (t) => {
    kit(t);
    t.cards(`
      Test Gleaner {0}
      Creature — Beast
      When this creature enters, each player chooses a creature type and returns any number of cards of that type from their graveyard to their hand.
      5/7`);
    t.hand(0, "Test Gleaner");
    t.graveyard(0, "Test Bear", "Test Bear", "Test Ogre");
    t.graveyard(1, "Test Bear", "Test Ogre");
    t.to("precombatMain");
    t.cast("Test Gleaner");
    t.resolve();
    t.pass(2);
    t.option("Bear");
    t.choose("Test Bear", "Test Bear");
    t.option("Ogre");
    t.choose("Test Ogre");
    expect([0, 1].map((seat) => [t.count(seat, "hand", "Test Bear"), t.count(seat, "hand", "Test Ogre")])).toEqual([
      [2, 0],
      [0, 1],
    ]);
  });

  scenario("701.59a: who forages does it with things of their own", (t) => {
    kit(t);
    t.cards(`
      Test Foragers {0}
      Sorcery
      Each player forages.`);
    t.hand(0, "Test Foragers");
    for (const seat of [0, 1]) t.graveyard(seat, "Test Bear", "Test Bear", "Test Bear");
    t.to("precombatMain");
    t.cast("Test Foragers");
    settle(t);
    expect([0, 1].map((seat) => t.count(seat, "exile", "Test Bear"))).toEqual([3, 3]);
  });
});

describe("101.4: what others have not chosen", () => {
  scenario(
    "608.2d, 101.4: each other player in turn, and all others are destroyed",
    (t) => {
      kit(t);
      t.cards(`
        Test Few {0}
        Sorcery
        Choose a nonland permanent you don't control, then each other player chooses a nonland permanent they don't control that hasn't been chosen this way. Destroy all other nonland permanents.`);
      t.battlefield(0, "Test Bear", "Test Bear");
      t.battlefield(1, "Test Ogre", "Test Bear");
      t.battlefield(2, "Test Ogre");
      t.lands(1, "Forest", 1);
      t.hand(0, "Test Few");
      t.to("precombatMain");
      t.cast("Test Few");
      t.resolve();
      const [ogre] = t.ids(1, "battlefield", "Test Ogre");
      t.choose(ogre!);
      expect(t.asked().player).toBe(1);
      expect(t.asked("choose").from).toHaveLength(3);
      const [bear] = t.ids(0, "battlefield", "Test Bear");
      t.choose(bear!);
      expect(t.asked().player).toBe(2);
      expect(t.asked("choose").from).toHaveLength(2);
      t.choose("Test Bear");
      const left = [0, 1, 2].map((seat) => t.count(seat, "battlefield"));
      expect(left.reduce((sum, one) => sum + one)).toBe(4);
      expect([t.ids(1, "battlefield", "Test Ogre"), t.count(2, "battlefield")]).toEqual([[ogre], 0]);
    },
    { seats: 3 },
  );
});

describe("101.4: what one player chooses for everybody", () => {
  scenario("608.2d: one of each kind is left to each player, the rest is sacrificed at once", (t) => {
    kit(t);
    t.cards(`
      Test Verdict {0}
      Sorcery
      For each player, you choose from among the permanents that player controls an artifact and a creature. Then each player sacrifices all other nonland permanents they control.

      Test Idol {3}
      Artifact`);
    t.battlefield(0, "Test Bear", "Test Ogre", "Test Idol");
    t.battlefield(1, "Test Bear", "Test Ogre");
    t.lands(1, "Forest", 1);
    t.hand(0, "Test Verdict");
    t.to("precombatMain");
    t.cast("Test Verdict");
    t.resolve();
    for (const name of ["Test Ogre", "Test Bear"]) {
      expect(t.asked().player).toBe(0);
      t.choose(name);
    }
    const left = (seat: 0 | 1): string[] => t.ids(seat, "battlefield").map((id) => t.nameOf(id));
    expect(left(0).sort()).toEqual(["Test Idol", "Test Ogre"]);
    expect(left(1).sort()).toEqual(["Forest", "Test Bear"]);
  });
});

describe("101.4: what comes of an offer to each player", () => {
  const OFFER = `
    Test Twins {0}
    Sorcery
    Each player may put a land card from their hand onto the battlefield, then each opponent who didn't draws a card.

    Test Tide {0}
    Sorcery
    Each player may shuffle their hand and graveyard into their library, then each player who does draws two cards.`;
  scenario("101.4: for opponents who did not take it, and for nobody else", (t) => {
    begin(t, OFFER, ["Test Twins", "Test Twins"]);
    t.hand(1, "Forest");
    t.to("precombatMain");
    t.cast("Test Twins");
    t.pass(2);
    t.yes();
    settle(t);
    expect([t.count(0, "hand"), t.count(1, "hand"), t.count(1, "battlefield", "Forest")]).toEqual([1, 0, 1]);
    t.cast("Test Twins");
    settle(t);
    expect([t.count(0, "hand"), t.count(1, "hand")]).toEqual([0, 1]);
  });

  scenario("101.4: for all who took it, once everybody has been asked", (t) => {
    begin(t, OFFER, ["Test Tide", "Test Bear"]);
    t.hand(1, "Test Bear");
    t.to("precombatMain");
    t.cast("Test Tide");
    t.pass(2);
    t.yes();
    t.no();
    settle(t);
    expect([t.count(0, "hand"), t.count(1, "hand")]).toEqual([2, 1]);
  });

  scenario(
    "118.12a: that player, each of several for themselves",
    (t) => {
      begin(
        t,
        `
      Test Toll {X}
      Sorcery
      Repeat the following process X times. Each opponent loses 3 life unless that player sacrifices a nonland permanent of their choice or discards a card.`,
        ["Test Toll"],
        [],
        2,
      );
      t.hand(1, "Test Bear");
      t.to("precombatMain");
      t.cast("Test Toll", { x: 2 });
      settle(t);
      expect([t.lifeOf(0), t.lifeOf(1), t.lifeOf(2), t.count(1, "hand")]).toEqual([20, 17, 14, 0]);
    },
    { seats: 3 },
  );
});
