import { describe, expect } from "vitest";
import { BEAR, begin, kit, ROCK, subject } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";
import { settle } from "../../support/settle.ts";

for (const isCast of [true, false])
  scenario(`400.7: what was ${isCast ? "cast is another object" : "not cast is returned"}`, (t) => {
    kit(t);
    t.cards(`
        Test Theft {0}
        Sorcery
        Target player reveals their hand. You choose an instant or sorcery card from it and exile that card. You may cast that card for as long as it remains exiled. At the beginning of the next end step, if you haven't cast the card, return it to its owner's hand.`);
    t.hand(0, "Test Theft");
    t.hand(1, "Test Spark");
    t.lands(0, "Mountain", 1);
    t.to("precombatMain");
    t.cast("Test Theft", { targets: [1] });
    t.resolve();
    if (isCast) {
      t.cast("Test Spark", { targets: [1] });
      t.resolve();
    }
    t.to("end");
    t.resolveAll();
    expect([t.count(1, "hand", "Test Spark"), t.count(1, "graveyard", "Test Spark")]).toEqual(isCast ? [0, 1] : [1, 0]);
  });

scenario("402.2: a maximum hand size that is counted", (t) => {
  t.cards(`
      Test Lamp {0}
      Enchantment
      Your maximum hand size is equal to the number of creatures you control.
${BEAR}`);
  t.battlefield(0, "Test Lamp", "Test Bear", "Test Bear");
  t.hand(0, "Plains", "Plains", "Plains");
  t.to("cleanup");
  t.choose("Plains");
  t.to("precombatMain", 2);
  expect(t.count(0, "hand")).toBe(2);
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

scenario("400.7: the discarded card comes back", (t) => {
  kit(t);
  t.cards(`
      Test Wall {0}
      Creature — Wall
      Whenever you discard a card, you may sacrifice this creature. If you do, return the discarded card from your graveyard to your hand.
      0/4

      Test Pit {0}
      Artifact
      {0}: Discard a card.`);
  t.battlefield(0, "Test Wall", "Test Pit");
  t.hand(0, "Test Bear");
  t.to("precombatMain");
  t.activate("Test Pit");
  t.resolve();
  t.resolve();
  t.yes();
  expect([t.count(0, "hand", "Test Bear"), t.count(0, "battlefield", "Test Wall")]).toEqual([1, 0]);
});

scenario("402.2: the chosen player's maximum hand size", (t) => {
  kit(t);
  t.cards(`
      Test Rack {0}
      Artifact
      As Test Rack enters, choose an opponent.
      The chosen player's maximum hand size is two.`);
  t.hand(0, "Test Rack");
  t.hand(1, "Test Bear", "Test Bear", "Test Bear");
  t.to("precombatMain");
  t.cast("Test Rack");
  t.resolve();
  t.to("end", 2);
  t.pass(2);
  t.choose("Test Bear", "Test Bear");
  expect(t.count(1, "hand")).toBe(2);
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

scenario("400.7: what was put into a graveyard this turn, and not what was there before", (t) => {
  kit(t);
  t.cards(`
    Test Wake {0}
    Sorcery
    Return all creature cards that were put into your graveyard this turn to the battlefield.

    Test Spill {0}
    Sorcery
    Mill a card.`);
  t.graveyard(0, "Test Bear");
  t.library(0, "Test Ogre");
  t.hand(0, "Test Wake", "Test Spill");
  t.to("precombatMain");
  t.cast("Test Spill");
  t.resolve();
  t.cast("Test Wake");
  t.resolve();
  expect([t.count(0, "battlefield", "Test Ogre"), t.count(0, "battlefield", "Test Bear")]).toEqual([1, 0]);
});

describe("400.7j: an effect finds what it has put onto the battlefield", () => {
  const SHRIKE = `
      Test Shrike {3}
      Creature — Spirit
      {0}: Return this card from your graveyard to the battlefield. You may put an Aura card with mana value 5 or less from your hand onto the battlefield attached to it. If you don't, exile this creature.
      2/2

      Test Band {3}
      Enchantment — Aura
      Enchant creature
      Enchanted creature gets +1/+1.`;
  scenario("608.2c: this creature is the one that came back, and is exiled if there is no Aura for it", (t) => {
    t.cards(SHRIKE);
    t.graveyard(0, "Test Shrike");
    t.hand(0, "Test Band");
    t.to("precombatMain");
    t.activate("Test Shrike");
    t.resolve();
    t.no();
    expect(t.count(0, "exile", "Test Shrike")).toBe(1);
  });
  scenario("608.2c: it stays with an Aura attached to it", (t) => {
    t.cards(SHRIKE);
    t.graveyard(0, "Test Shrike");
    t.hand(0, "Test Band");
    t.to("precombatMain");
    t.activate("Test Shrike");
    t.resolve();
    t.yes();
    expect(t.see("Test Shrike").power).toBe(3);
  });
});

scenario("400.11b, 406.3: an artifact card from outside the game, or one face up in exile", (t) => {
  t.cards(`
      Test Maker {0}
      Legendary Planeswalker — Test
      −2: You may reveal an artifact card you own from outside the game or choose a face-up artifact card you own in exile. Put that card into your hand.
      Loyalty 5

      Test Coin {1}
      Artifact`);
  t.battlefield(0, "Test Maker");
  t.put(0, "exile", "Test Coin");
  t.to("precombatMain");
  t.activate("Test Maker");
  t.resolve();
  t.yes();
  expect(t.count(0, "hand", "Test Coin")).toBe(1);
});

for (const cards of [9, 10])
  scenario(`404.1, 611.3a: ${cards} cards in one graveyard, of ten or more`, (t) => {
    subject(t, "Test Subject gets +3/+0 as long as there are ten or more cards in a single graveyard.");
    t.battlefield(0, "Test Subject");
    t.put(0, "graveyard", ...Array.from({ length: 5 }, () => "Forest"));
    t.put(1, "graveyard", ...Array.from({ length: cards }, () => "Forest"));
    t.to("precombatMain");
    expect(t.see("Test Subject").power).toBe(cards < 10 ? 2 : 5);
  });

scenario("401.4: some of them are exiled, and the rest are put back", (t) => {
  kit(t);
  t.cards(`
      Test Prying {0}
      Sorcery
      Look at the top two cards of target player's library. Exile any number of those cards, then put the rest back in any order.`);
  t.library(1, "Test Bear", "Test Ogre");
  t.hand(0, "Test Prying");
  t.to("precombatMain");
  const before = t.count(1, "library");
  t.cast("Test Prying", { targets: [1] });
  t.resolve();
  t.choose("Test Ogre");
  expect([t.count(1, "exile", "Test Ogre"), t.count(1, "library")]).toEqual([1, before - 1]);
});

for (const [above, isEnough] of [
  [["Test Ox", "Test Bolt"], false],
  [["Test Ox", "Test Ox"], true],
] as const)
  scenario(`404.2, 602.5: creature cards above it, ${isEnough ? "so many" : "and too few"}`, (t) => {
    t.cards(`
        Test Ghoul {0}
        Creature — Zombie
        {0}: Return this card from your graveyard to the battlefield. Activate only if two or more creature cards are above this card.
        3/1`);
    t.put(0, "graveyard", "Test Ghoul", ...above);
    t.to("precombatMain");
    expect(t.can("activate", "Test Ghoul")).toBe(isEnough);
  });

scenario("400.7: a creature has dealt damage or not since it is this object", (t) => {
  t.cards(`
      Test Veil {2}
      Creature — Assassin
      This creature has hexproof as long as it hasn't dealt damage yet.
      2/2

      Test Bolt {0}
      Instant
      Test Bolt deals 1 damage to target creature.`);
  t.battlefield(0, "Test Veil");
  t.hand(1, "Test Bolt");
  t.to("precombatMain");
  t.pass();
  expect(t.can("cast", "Test Bolt")).toBe(false);
  t.attack("Test Veil");
  t.to("postcombatMain");
  expect(t.lifeOf(1)).toBe(18);
  t.pass();
  expect(t.can("cast", "Test Bolt")).toBe(true);
});

describe("400.7: what came from where", () => {
  scenario("of all that is exiled, only what was in the hand is drawn for", (t) => {
    t.cards(`
      Test Brain {0}
      Sorcery
      Choose a card name. Search target opponent's graveyard, hand, and library for any number of cards with that name and exile them. That player shuffles, then draws a card for each card exiled from their hand this way.`);
    t.hand(0, "Test Brain");
    t.hand(1, "Test Bear");
    t.put(1, "graveyard", "Test Bear");
    t.put(1, "library", "Forest", "Forest", "Forest");
    t.to("precombatMain");
    t.cast("Test Brain", { targets: [1] });
    t.resolve();
    t.answer({ ask: "name", name: "Test Bear" });
    t.choose("Test Bear", "Test Bear");
    expect(t.count(1, "exile", "Test Bear")).toBe(2);
    expect(t.count(1, "hand")).toBe(1);
  });
});

describe("404, 608.2d: places in an order", () => {
  scenario("608.2d: second from the top or on the bottom, as the card's owner chooses", (t) => {
    kit(t);
    t.cards(`
      Test Days {0}
      Instant
      The owner of target creature puts it into their library second from the top or on the bottom.`);
    t.battlefield(1, "Test Bear", "Test Ogre");
    t.hand(0, "Test Days", "Test Days");
    t.to("precombatMain");
    const library = () => t.game.state.players[1]!.library.map((id) => t.nameOf(id));
    t.cast("Test Days", { targets: ["Test Bear"] });
    t.resolve();
    const asked = t.asked("option");
    expect([asked.player, asked.options]).toEqual([1, ["second from the top", "bottom"]]);
    t.answer({ ask: "option", chosen: [0] });
    expect(library().at(-2)).toBe("Test Bear");
    t.cast("Test Days", { targets: ["Test Ogre"] });
    t.resolve();
    t.answer({ ask: "option", chosen: [1] });
    expect(library()[0]).toBe("Test Ogre");
  });

  scenario("404.2: the top creature card of a graveyard is the topmost of those, whatever lies on it", (t) => {
    kit(t);
    t.cards(`
      Test Dance {0}
      Sorcery
      Return the top creature card of your graveyard to the battlefield. That creature gains haste until end of turn.`);
    t.graveyard(0, "Test Ogre", "Test Bear", "Test Spark");
    t.hand(0, "Test Dance");
    t.to("precombatMain");
    t.cast("Test Dance");
    settle(t);
    expect([t.count(0, "battlefield", "Test Bear"), t.count(0, "battlefield", "Test Ogre")]).toEqual([1, 0]);
  });
});

scenario("401.2: all but the bottom cards of each library, whatever the other one has", (t) => {
  begin(
    t,
    `
      Test Doomsday {0}
      Sorcery
      Each player exiles all but the bottom two cards of their library.`,
    ["Test Doomsday"],
  );
  t.to("precombatMain");
  const left = [0, 1].map((seat) => t.game.state.players[seat]!.library.slice(0, 2));
  t.cast("Test Doomsday");
  settle(t);
  expect([0, 1].map((seat) => t.game.state.players[seat]!.library)).toEqual(left);
});

scenario("400.3: a spell cast from a graveyard was not cast from its owner's hand", (t) => {
  begin(
    t,
    `
      Test Wash {0}
      Instant
      Counter target spell that wasn't cast from its owner's hand.

      Test Echo {0}
      Sorcery
      You gain 1 life.
      Flashback {0}`,
    ["Test Wash", "Test Echo"],
  );
  t.to("precombatMain");
  t.cast("Test Echo");
  expect(t.can("cast", "Test Wash")).toBe(false);
  settle(t);
  t.cast("Test Echo", { via: "flashback" });
  t.cast("Test Wash", { targets: ["Test Echo"] });
  settle(t);
  expect([t.lifeOf(0), t.count(0, "exile", "Test Echo")]).toEqual([21, 1]);
});

scenario("400.1: all cards of all hands and graveyards", (t) => {
  t.cards(`
      Test Fire {0}
      Sorcery
      Exile all permanents. Exile all cards from all hands and graveyards. Each player's life total becomes 1.
${ROCK}`);
  t.battlefield(0, "Test Rock");
  t.graveyard(1, "Test Rock");
  t.hand(0, "Test Fire", "Test Rock");
  t.hand(1, "Test Rock");
  t.to("precombatMain");
  t.cast("Test Fire");
  t.resolve();
  expect([t.count(0, "hand"), t.count(1, "hand"), t.count(1, "graveyard"), t.count(0, "battlefield")]).toEqual([
    0, 0, 0, 0,
  ]);
  expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([1, 1]);
});

scenario("401.5, 604.1: as long as the top card of the library is of a kind", (t) => {
  t.cards(`
      Test Channeler {0}
      Creature — Elf
      As long as the top card of your library is a creature card, this creature gets +3/+3.
      As long as the top card of your library is a Goblin card, this creature has all activated abilities of that card.
      {0}: You mill a card.
      {0}: Draw a card.
      1/1

      Test Goblin {0}
      Creature — Goblin
      {0}: You gain 5 life.
      1/1

      Test Rock {0}
      Artifact`);
  t.battlefield(0, "Test Channeler");
  t.library(0, "Test Rock", "Test Rock", "Test Goblin", "Test Rock", "Test Goblin");
  t.to("precombatMain");
  expect(t.see("Test Channeler").power).toBe(4);
  t.activate("Test Channeler", { ability: 2 });
  t.resolve();
  expect(t.see("Test Channeler").power).toBe(1);
  t.activate("Test Channeler", { ability: 3 });
  t.resolve();
  expect(t.see("Test Channeler").power).toBe(4);
  t.activate("Test Channeler", { ability: 4 });
  t.resolve();
  expect(t.lifeOf(0)).toBe(25);
  t.activate("Test Channeler", { ability: 3 });
  t.resolve();
  expect(t.see("Test Channeler").power).toBe(1);
});

scenario("400.7: from whichever graveyard, while it is there", (t) => {
  kit(t);
  t.cards(`
      Test Tyrant {0}
      Artifact
      Whenever an opponent sacrifices a nontoken permanent or discards a permanent card, you may put that card from a graveyard onto the battlefield under your control.

      Test Pit {0}
      Artifact
      {0}: Target player discards a card.
      {0}: Target player sacrifices a creature.`);
  t.battlefield(0, "Test Tyrant", "Test Pit");
  t.battlefield(1, "Test Ogre");
  t.hand(1, "Test Bear");
  t.to("precombatMain");
  for (const [ability, name] of [
    [0, "Test Bear"],
    [1, "Test Ogre"],
  ] as const) {
    t.activate("Test Pit", { ability, targets: [1] });
    t.resolve();
    t.resolve();
    t.yes();
    expect(t.see(name).controller).toBe(0);
  }
});

describe("404.2, 613.4b, 614.1a, 305.6: how many, how large, how much more and which types", () => {
  scenario("404.2: a graveyard counts if it has enough cards in it", (t) => {
    begin(
      t,
      `
      Test Councillor {0}
      Creature — Human
      This creature gets +2/+0 for each graveyard with three or more cards in it.
      1/1`,
      [],
      ["Test Councillor"],
    );
    t.graveyard(0, "Test Bear", "Test Bear", "Test Bear");
    t.graveyard(1, "Test Bear", "Test Bear");
    expect(t.see("Test Councillor").power).toBe(3);
  });

  scenario("613.4b, 608.2h: its base size becomes another's as it is then", (t) => {
    begin(
      t,
      `
      Test Butler {0}
      Creature — Elf
      {0}: Choose up to one other target creature you control. Its base power and toughness become equal to Test Butler's power and toughness until end of turn.
      {0}: Until end of turn, Test Butler's base power becomes equal to the number of Forests you control.
      3/4`,
      ["Test Growth"],
      ["Test Butler", "Test Bear"],
    );
    t.lands(0, "Forest", 1);
    t.to("precombatMain");
    t.activate("Test Butler", { ability: 0, targets: ["Test Bear"] });
    settle(t);
    t.cast("Test Growth", { targets: ["Test Butler"] });
    settle(t);
    expect([t.see("Test Bear").power, t.see("Test Bear").toughness]).toEqual([3, 4]);
    t.activate("Test Butler", { ability: 1 });
    settle(t);
    expect([t.see("Test Butler").power, t.see("Test Butler").toughness]).toEqual([4, 7]);
  });

  scenario("614.1a: that much damage and so much more, to whom the words say", (t) => {
    begin(
      t,
      `
      Test Archer {0}
      Creature — Human Archer
      If a source you control would deal noncombat damage to an opponent or a permanent an opponent controls, instead it deals that much damage plus X, where X is Test Archer's power.
      2/2

      Test Fire {0}
      Enchantment
      This enchantment enters with three fire counters on it.
      If a source you control would deal damage to an opponent or a permanent an opponent controls, it deals that much damage plus an amount of damage equal to the number of fire counters on this enchantment instead.

      Test Spark {0}
      Instant
      Test Spark deals 1 damage to each player.`,
      ["Test Fire", "Test Spark"],
      ["Test Archer"],
    );
    t.to("precombatMain");
    t.cast("Test Fire");
    settle(t);
    t.cast("Test Spark");
    settle(t);
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([19, 14]);
  });

  scenario("305.6, 111.4: a land token that is every basic land type has all their mana abilities", (t) => {
    begin(
      t,
      `
      Test Woods {0}
      Sorcery
      Create a tapped colorless land token named Everyplace that is every basic land type.

      Test Reliquary {0}
      Sorcery
      Create a 4/4 Dragon creature token named Test Wyrm that's all colors. It has flying.`,
      ["Test Woods", "Test Reliquary"],
    );
    t.to("precombatMain");
    t.cast("Test Woods");
    settle(t);
    t.cast("Test Reliquary");
    settle(t);
    expect(t.see("Everyplace")).toMatchObject({ tapped: true, types: ["land"] });
    expect([...t.see("Test Wyrm").keywords]).toEqual(["flying"]);
    t.to("precombatMain", 3);
    t.activate("Everyplace", { ability: 0 });
    expect(t.game.state.players[0]!.mana).toHaveLength(1);
  });
});
