import { describe, expect } from "vitest";
import { kit, subject } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";

scenario("614.1a, 111.1: a token of another kind besides", (t) => {
  t.cards(`
      Test Herald {0}
      Artifact
      If one or more tokens would be created under your control, those tokens plus a 1/1 green Frog creature token are created instead.
      {0}: Create a Clue token.`);
  t.battlefield(0, "Test Herald");
  t.to("precombatMain");
  t.activate("Test Herald");
  t.resolve();
  expect([t.count(0, "battlefield", "Clue Token"), t.count(0, "battlefield", "Frog Token")]).toEqual([1, 1]);
});

scenario("614.6, 704.7: all that would die at the same time may go there, the one that says so among them", (t) => {
  t.cards(`
      Test Lung {0}
      Creature — Sliver
      All Slivers have "If this permanent would be put into a graveyard, you may put it on top of its owner's library instead."
      1/1

      Test Sliver {0}
      Creature — Sliver
      1/1

      Test Ruin {0}
      Sorcery
      Destroy all creatures.`);
  t.battlefield(0, "Test Lung", "Test Sliver");
  t.hand(0, "Test Ruin");
  t.to("precombatMain");
  t.cast("Test Ruin");
  t.resolve();
  t.answer({ ask: "confirm", yes: true });
  t.answer({ ask: "confirm", yes: true });
  expect([t.count(0, "library", "Test Lung"), t.count(0, "library", "Test Sliver")]).toEqual([1, 1]);
});

scenario("614.6, 400.7: a permanent goes on top of its owner's library instead, if its controller likes", (t) => {
  t.cards(`
      Test Hive {0}
      Enchantment
      All Slivers have "If this permanent would be put into a graveyard, you may put it on top of its owner's library instead."

      Test Sliver {0}
      Creature — Sliver
      1/1

      Test Bolt {0}
      Instant
      Test Bolt deals 3 damage to any target.`);
  t.battlefield(0, "Test Hive", "Test Sliver");
  t.hand(0, "Test Bolt");
  t.to("precombatMain");
  t.cast("Test Bolt", { targets: ["Test Sliver"] });
  t.resolve();
  t.answer({ ask: "confirm", yes: true });
  expect(t.count(0, "library", "Test Sliver")).toBe(1);
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

scenario("614.9: damage to you and yours is dealt to what was chosen", (t) => {
  t.cards(`
      Test Sacrifice {0}
      Instant
      Choose a creature you control. All damage that would be dealt this turn to you and permanents you control is dealt to the chosen creature instead.

      Test Quake {0}
      Sorcery
      Test Quake deals 1 damage to each player and each creature.`);
  t.battlefield(0, "Test Ox", "Test Bear");
  t.hand(0, "Test Sacrifice", "Test Quake");
  t.to("precombatMain");
  t.cast("Test Sacrifice");
  t.resolve();
  t.choose("Test Ox");
  t.cast("Test Quake");
  t.resolve();
  expect([t.lifeOf(0), t.lifeOf(1), t.see("Test Ox").damage, t.see("Test Bear").damage]).toEqual([20, 19, 3, 0]);
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

describe("616.1c, 707.5: copies as they enter", () => {
  scenario("611.2a: a copy until end of turn, which had haste and what triggers on entering", (t) => {
    kit(t);
    t.cards(`
      Test Cursed {2}{R}
      Artifact
      As this artifact enters, you may have it become a copy of any creature on the battlefield until end of turn, except it has haste.

      Test Herald {0}
      Creature — Human
      When this creature enters, draw a card.
      3/3`);
    t.battlefield(1, "Test Herald");
    t.lands(0, "Mountain", 3);
    t.hand(0, "Test Cursed");
    t.to("precombatMain");
    t.cast("Test Cursed");
    t.resolve();
    t.yes();
    t.choose("Test Herald");
    t.resolveAll();
    expect(t.count(0, "hand")).toBe(1);
    t.attack("Test Herald");
    t.to("postcombatMain");
    expect(t.lifeOf(1)).toBe(17);
    t.to("precombatMain", 2);
    expect(t.see("Test Cursed")).toMatchObject({ types: ["artifact"] });
  });

  scenario("603.12: when it has, about what it copied, for as long as one controls it", (t) => {
    kit(t);
    t.cards(`
      Test Thief {0}
      Creature — Shapeshifter Wall
      You may have this creature enter as a copy of any creature on the battlefield, except it's a Wall in addition to its other types and has defender. When you do, tap the copied creature and it doesn't untap during its controller's untap step for as long as you control this creature.
      0/1`);
    t.battlefield(1, "Test Ogre");
    t.lands(1, "Swamp", 1);
    t.hand(1, "Test Murder");
    t.hand(0, "Test Thief");
    t.to("precombatMain");
    t.cast("Test Thief");
    t.resolve();
    t.yes();
    t.choose("Test Ogre");
    t.resolveAll();
    const [ogre] = t.ids(1, "battlefield", "Test Ogre");
    expect(t.seeId(ogre!).tapped).toBe(true);
    t.to("precombatMain", 2);
    expect(t.seeId(ogre!).tapped).toBe(true);
    t.cast("Test Murder", { targets: [t.ids(0, "battlefield", "Test Ogre")] });
    t.resolve();
    t.to("precombatMain", 4);
    expect(t.seeId(ogre!).tapped).toBe(false);
  });
});

describe("in place of a draw (614.11)", () => {
  scenario("121.6: land or nonland is chosen, and cards are turned up until one is", (t) => {
    t.cards(`
      Test Plenty {2}
      Enchantment
      If you would draw a card, you may instead choose land or nonland and reveal cards from the top of your library until you reveal a card of the chosen kind. Put that card into your hand and put all other cards revealed this way on the bottom of your library in any order.

      Test Draw {0}
      Sorcery
      Draw a card.`);
    t.battlefield(0, "Test Plenty");
    t.hand(0, "Test Draw");
    t.library(0, "Test Ox", "Plains", "Plains");
    t.to("precombatMain");
    t.cast("Test Draw");
    t.resolve();
    t.yes();
    t.option("nonland");
    while (t.asked().ask === "order") t.order(0, 1);
    expect(t.count(0, "hand", "Test Ox")).toBe(1);
  });

  scenario("614.5, 121.2: a card is discarded and another drawn; who has none to discard mills one", (t) => {
    t.cards(`
      Test Chains {1}
      Enchantment
      If a player would draw a card except the first one they draw in each of their draw steps, that player discards a card instead. If the player discards a card this way, they draw a card. If the player doesn't discard a card this way, they mill a card.

      Test Draw {0}
      Sorcery
      Draw two cards.`);
    t.battlefield(0, "Test Chains");
    t.hand(0, "Test Draw", "Test Ox");
    t.library(0, "Test Bear", "Test Ogre");
    t.to("precombatMain");
    t.cast("Test Draw");
    t.resolve();
    // The first: the only card is discarded, and one is drawn. The second likewise.
    expect([t.count(0, "hand"), t.count(0, "graveyard")]).toEqual([1, 3]);
    expect(t.count(0, "hand", "Test Bear")).toBe(1);
  });

  scenario("118.12, 101.4: whoever pays 2 life keeps another player from a card", (t) => {
    t.cards(`
      Test Omen {3}
      Enchantment
      Players play with their hands revealed.
      If a player would draw a card, they reveal it instead. Then any other player may pay 2 life. If a player does, put that card into its owner's graveyard. Otherwise, that player draws a card.

      Test Draw {0}
      Sorcery
      Draw a card.`);
    t.battlefield(0, "Test Omen");
    t.hand(0, "Test Draw", "Test Draw");
    t.library(0, "Test Bear", "Test Ogre");
    t.to("precombatMain");
    t.cast("Test Draw");
    t.resolve();
    expect(t.asked("confirm")).toMatchObject({ player: 1 });
    t.yes();
    expect([t.count(0, "graveyard", "Test Ogre"), t.lifeOf(1)]).toEqual([1, 18]);
    t.cast("Test Draw");
    t.resolve();
    t.no();
    expect(t.count(0, "hand", "Test Bear")).toBe(1);
  });
});

scenario("614.1a, 615.1: a spell's damage to its controller and to all but that permanent", (t) => {
  kit(t);
  t.cards(`
    Test Warden {1}{W}
    Creature — Human
    If a spell would deal damage to you or another permanent you control, prevent that damage.
    2/2`);
  t.battlefield(1, "Test Warden", "Test Bear");
  t.lands(0, "Mountain", 3);
  t.hand(0, "Test Spark", "Test Spark", "Test Spark");
  t.to("precombatMain");
  for (const target of [1, "Test Bear", "Test Warden"]) {
    t.cast("Test Spark", { targets: [target] });
    t.resolve();
  }
  expect([t.lifeOf(1), t.count(1, "battlefield", "Test Bear"), t.count(1, "battlefield", "Test Warden")]).toEqual([
    20, 1, 0,
  ]);
});

scenario("614.1d, 611.2c: lands that enter while it lasts enter tapped", (t) => {
  t.cards(`
      Test Thaw {0}
      Sorcery
      Lands you control enter tapped this turn.`);
  t.hand(0, "Test Thaw", "Forest");
  t.to("precombatMain");
  t.cast("Test Thaw");
  t.resolve();
  t.playLand("Forest");
  expect(t.see("Forest").tapped).toBe(true);
});

for (const [cards, outcome] of [
  [3, "loses nothing"],
  [1, "loses the game"],
] as const)
  scenario(`614.6, 104.3e: with ${cards} cards for 2 damage its controller ${outcome}`, (t) => {
    const LICH = `
  Test Undying {0}
  Enchantment
  If damage would be dealt to you, exile that many cards from your graveyard instead. If you can't, you lose the game.`;

    kit(t);
    t.cards(LICH);
    t.battlefield(0, "Test Undying", "Mountain");
    t.graveyard(0, ...Array.from({ length: cards }, () => "Plains"));
    t.hand(0, "Test Spark");
    t.to("precombatMain");
    t.cast("Test Spark", { targets: [0] });
    t.resolve();
    if (cards === 3) t.choose("Plains", "Plains");
    expect(t.lifeOf(0)).toBe(20);
    expect(t.game.state.players[0]!.lost !== undefined).toBe(cards === 1);
  });

describe("what is done instead of what a player is told to do (614.1a)", () => {
  scenario("614.5, 701.27a: of two effects each doubles once", (t) => {
    t.cards(`
      Test Inquiry {0}
      Enchantment
      If you would proliferate, proliferate twice instead.

      Test Growth {0}
      Sorcery
      Proliferate.

      Test Sponge {0}
      Creature — Sponge
      This creature enters with a +1/+1 counter on it.
      0/0`);
    t.battlefield(0, "Test Inquiry", "Test Inquiry");
    t.hand(0, "Test Growth", "Test Sponge");
    t.to("precombatMain");
    t.cast("Test Sponge");
    t.resolve();
    t.cast("Test Growth");
    t.resolve();
    for (let i = 0; i < 4; i++) t.choose("Test Sponge");
    expect(t.see("Test Sponge").power).toBe(5);
  });

  scenario("614.6, 701.18a: cards are drawn in place of looking, and nobody scries", (t) => {
    t.cards(`
      Test Augur {0}
      Enchantment
      If you would scry a number of cards, draw that many cards instead.

      Test Omen {0}
      Sorcery
      Scry 3.`);
    t.battlefield(0, "Test Augur");
    t.hand(0, "Test Omen");
    t.to("precombatMain");
    t.cast("Test Omen");
    t.resolve();
    expect(t.count(0, "hand")).toBe(3);
  });

  scenario("614.5, 701.40a: it explores twice, and no more", (t) => {
    t.cards(`
      Test Tracker {0}
      Enchantment
      If a creature you control would explore, instead it explores, then it explores again.

      Test Map {0}
      Sorcery
      Target creature explores.`);
    t.battlefield(0, "Test Tracker", "Test Bear");
    t.hand(0, "Test Map");
    t.to("precombatMain");
    t.cast("Test Map", { targets: ["Test Bear"] });
    t.resolve();
    // Both cards revealed are lands.
    expect([t.count(0, "hand", "Plains"), t.see("Test Bear").power]).toEqual([2, 2]);
  });

  scenario("701.13a: the cards milled are as many more as is said", (t) => {
    t.cards(`
      Test Crystal {0}
      Enchantment
      If an opponent would mill one or more cards, they mill that many cards plus four instead.

      Test Grind {0}
      Sorcery
      Each player mills two cards.`);
    t.battlefield(0, "Test Crystal");
    t.hand(0, "Test Grind");
    t.to("precombatMain");
    t.cast("Test Grind");
    t.resolve();
    // The sorcery is in its owner's graveyard, too.
    expect([t.count(0, "graveyard"), t.count(1, "graveyard")]).toEqual([3, 6]);
  });

  scenario("706.2, 614.1a: of the dice rolled the lowest is ignored", (t) => {
    t.cards(`
      Test Luck {0}
      Enchantment
      If you would roll one or more dice, instead roll that many dice plus one and ignore the lowest roll.

      Test Roll {0}
      Sorcery
      Roll a d20. You gain life equal to the result.

      Test Bell {0}
      Enchantment
      Whenever you roll one or more dice, each opponent loses 1 life.`);
    t.battlefield(0, "Test Bell", ...Array.from({ length: 12 }, () => "Test Luck"));
    t.hand(0, "Test Roll");
    t.to("precombatMain");
    t.cast("Test Roll");
    t.resolve();
    t.resolveAll();
    expect(t.lifeOf(0)).toBeGreaterThan(35);
    // What is ignored was not rolled (706.6).
    expect(t.lifeOf(1)).toBe(19);
  });

  scenario("705.2: of two coins that fall apart the player ignores one", (t) => {
    t.cards(`
      Test Thumb {0}
      Artifact
      If you would flip a coin, instead flip two coins and ignore one.

      Test Toss {0}
      Sorcery
      Flip a coin. If you win the flip, you gain 1 life.`);
    t.battlefield(0, "Test Thumb");
    t.hand(0, ...Array.from({ length: 6 }, () => "Test Toss"));
    t.to("precombatMain");
    let apart = 0;
    for (let i = 0; i < 6; i++) {
      t.cast("Test Toss");
      t.resolve();
      t.option("heads");
      const before = t.lifeOf(0);
      if (t.asked().ask !== "option") continue;
      apart++;
      t.option("heads");
      expect(t.lifeOf(0)).toBe(before + 1);
    }
    expect(apart).toBeGreaterThan(0);
  });
});

for (const skips of [true, false])
  scenario(`614.11: the draw ${skips ? "is skipped" : "is not skipped"}`, (t) => {
    kit(t);
    subject(t, "If you would draw a card, you may skip that draw instead.");
    t.battlefield(0, "Test Subject");
    t.lands(0, "Island", 1);
    t.hand(0, "Test Insight");
    t.to("precombatMain");
    t.cast("Test Insight");
    t.resolve();
    if (skips) t.yes();
    else t.no();
    expect(t.count(0, "hand")).toBe(skips ? 0 : 1);
  });
