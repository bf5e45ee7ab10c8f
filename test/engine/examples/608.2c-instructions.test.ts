import { describe, expect } from "vitest";
import { BEAR, begin, CUB, creature, kit } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";
import { settle } from "../../support/settle.ts";
import type { TestGame } from "../../support/testGame.ts";

describe("a process that is repeated so often", () => {
  scenario("608.2c: once more, if its condition holds by then", (t) => {
    t.cards(`
      Test Toil {0}
      Sorcery
      You gain 2 life. If your life total is 23 or less, repeat this process once.`);
    t.hand(0, "Test Toil", "Test Toil");
    t.to("precombatMain");
    t.cast("Test Toil");
    t.resolve();
    expect(t.lifeOf(0)).toBe(24);
    t.cast("Test Toil");
    t.resolve();
    expect(t.lifeOf(0)).toBe(26);
  });

  scenario("608.2c: two more times", (t) => {
    t.cards(`
      Test Drudge {0}
      Sorcery
      Target opponent loses 2 life unless that player discards a card. Repeat this process two more times.`);
    t.hand(0, "Test Drudge");
    t.to("precombatMain");
    t.cast("Test Drudge", { targets: [1] });
    t.resolve();
    expect(t.lifeOf(1)).toBe(14);
  });
});

scenario("608.2c: so few of them, and the difference", (t) => {
  t.cards(`
      Test Raid {0}
      Sorcery
      Target opponent discards two cards. If fewer than two cards were discarded this way, you draw cards equal to the difference.`);
  t.hand(0, "Test Raid");
  t.hand(1, "Test Raid");
  t.to("precombatMain");
  const before = t.count(0, "hand");
  t.cast("Test Raid", { targets: [1] });
  t.resolve();
  const others = t.count(1, "graveyard");
  expect(t.count(0, "hand")).toBe(before - 1 + Math.max(0, 2 - others));
  expect(others).toBe(1);
});

scenario("608.2c: either of two is enough", (t) => {
  kit(t);
  t.cards(`
      Test Call {0}
      Sorcery
      You may reveal a Bear card from your hand. If you do or if you control a Bear, you gain 3 life.`);
  t.hand(0, "Test Call");
  t.battlefield(0, "Test Bear");
  t.to("precombatMain");
  t.cast("Test Call");
  t.resolve();
  t.no();
  expect(t.lifeOf(0)).toBe(23);
});

scenario("608.2c: of a revealed hand only a nonland card of little enough value is chosen", (t) => {
  t.cards(`
      Test Inquest {B}
      Sorcery
      Target player reveals their hand. You choose a nonland card from it with mana value 1 or less. That player discards that card.

      Test Colossus {8}
      Artifact Creature — Golem
      8/8`);
  t.hand(0, "Test Inquest");
  t.battlefield(0, "Swamp");
  t.hand(1, "Test Colossus", "Forest", "Test Spark");
  t.to("precombatMain");
  t.cast("Test Inquest", { targets: [1] });
  t.resolve();
  if (t.asked().ask === "choose") t.choose("Test Spark");
  expect(t.count(1, "graveyard", "Test Spark")).toBe(1);
  expect(t.count(1, "hand")).toBe(2);
});

describe("what each of several did is done together", () => {
  scenario("608.2c: of a card of each library exiled, all may be cast", (t) => {
    t.cards(`
      Test Heist {U}
      Sorcery
      For each player, search that player's library for a nonland card and exile it, then that player shuffles. You may cast those cards without paying their mana costs.`);
    t.hand(0, "Test Heist");
    t.battlefield(0, "Island");
    t.library(0, "Test Bear");
    t.library(1, "Test Ox");
    t.to("precombatMain");
    t.cast("Test Heist");
    t.resolve();
    t.choose("Test Bear");
    t.choose("Test Ox");
    t.choose("Test Ox");
    t.choose("Test Bear");
    t.resolveAll();
    expect([t.count(0, "battlefield", "Test Bear"), t.count(0, "battlefield", "Test Ox")]).toEqual([1, 1]);
  });
});

scenario("608.2c: as many as the most that anybody discarded", (t) => {
  t.cards(`
      Test Gale {U}
      Sorcery
      Each player discards their hand, then draws cards equal to the greatest number of cards a player discarded this way.`);
  t.hand(0, "Test Gale", "Forest");
  t.hand(1, "Forest", "Forest", "Forest");
  t.battlefield(0, "Island");
  t.to("precombatMain");
  t.cast("Test Gale");
  t.resolve();
  expect([t.count(0, "hand"), t.count(1, "hand")]).toEqual([3, 3]);
});

scenario("608.2c: if no card was put onto the battlefield this way", (t) => {
  t.cards(`
      Test Chief {0}
      Artifact
      {0}: Look at the top card of your library. If it's a land card, you may put it onto the battlefield tapped. If you didn't put a card onto the battlefield this way, you gain 1 life.
${BEAR}`);
  t.battlefield(0, "Test Chief");
  t.library(0, "Test Bear", "Plains", "Plains");
  t.to("precombatMain");
  t.activate("Test Chief");
  t.resolve();
  t.no();
  expect(t.lifeOf(0)).toBe(21);
  t.activate("Test Chief");
  t.resolve();
  t.yes();
  expect(t.lifeOf(0)).toBe(21);
  expect(t.count(0, "battlefield", "Plains")).toBe(1);
});

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

scenario("608.2c: each player with exactly so much life", (t) => {
  t.cards(`
      Test Thirteen {0}
      Sorcery
      Each player with exactly 13 life loses 3 life. Each opponent with no cards in hand loses 1 life.`);
  t.life(0, 12);
  t.life(1, 13);
  t.hand(0, "Test Thirteen");
  t.to("precombatMain");
  t.cast("Test Thirteen");
  t.resolve();
  expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([12, 9]);
});

scenario("608.2c, 101.4: lands, then cards in hand, then creatures, each as it stands by then", (t) => {
  t.cards(`
      Test Scales {0}
      Sorcery
      Each player chooses a number of lands they control equal to the number of lands controlled by the player who controls the fewest, then sacrifices the rest. Players discard cards and sacrifice creatures the same way.`);
  t.battlefield(0, "Forest", "Test Ogre");
  t.battlefield(1, "Forest", "Forest", "Forest", "Test Bear", "Test Ox");
  t.hand(0, "Test Scales", "Forest");
  t.hand(1, "Forest", "Forest", "Test Bear");
  t.to("precombatMain");
  t.cast("Test Scales");
  t.resolve();
  t.choose("Forest", "Forest");
  t.choose("Forest", "Forest");
  t.choose("Test Ox");
  expect([t.count(0, "battlefield", "Forest"), t.count(1, "battlefield", "Forest")]).toEqual([1, 1]);
  expect([t.count(0, "hand"), t.count(1, "hand")]).toEqual([1, 1]);
  expect([t.count(1, "battlefield", "Test Bear"), t.count(1, "battlefield", "Test Ox")]).toEqual([1, 0]);
  expect(t.count(0, "battlefield", "Test Ogre")).toBe(1);
});

for (const pays of [true, false])
  scenario(`608.2c: ${pays ? "paid for" : "destroyed this way"}`, (t) => {
    t.cards(`
        Test Horror {0}
        Creature — Horror
        At the beginning of your upkeep, destroy this creature unless you pay {1}. If this creature is destroyed this way, it deals 7 damage to you.
        7/7`);
    t.battlefield(1, "Test Horror");
    t.lands(1, "Swamp", 1);
    t.to("upkeep", 2);
    t.resolve();
    if (pays) t.yes();
    else t.no();
    expect([t.count(1, "battlefield", "Test Horror"), t.lifeOf(1)]).toEqual(pays ? [1, 20] : [0, 13]);
  });

describe("cards of graveyards and exile", () => {
  scenario("608.2c: creatures on the battlefield and in graveyards change places, under their owners' control", (t) => {
    t.cards(`
      Test Reversal {0}
      Sorcery
      Each player exiles all creature cards from their graveyard, then sacrifices all creatures they control, then puts all cards they exiled this way onto the battlefield.`);
    t.hand(0, "Test Reversal");
    t.graveyard(0, "Test Ogre", "Spark");
    t.graveyard(1, "Test Ox");
    t.battlefield(0, "Test Cub");
    t.battlefield(1, "Test Bear", "Test Raider");
    t.to("precombatMain");
    t.cast("Test Reversal");
    t.resolve();
    expect([t.count(0, "battlefield", "Test Ogre"), t.count(1, "battlefield", "Test Ox")]).toEqual([1, 1]);
    expect([t.count(0, "graveyard", "Test Cub"), t.count(1, "graveyard")]).toEqual([1, 2]);
    expect([t.count(0, "battlefield"), t.count(1, "battlefield")]).toEqual([1, 1]);
  });

  scenario("608.2c: as many cards as were turned up, doubled where a Mountain ended it", (t) => {
    t.cards(`
      Test Sling {4}
      Artifact
      {3}, {T}: Reveal cards from the top of your library until you reveal a land card. This artifact deals damage equal to the number of nonland cards revealed this way to any target. If the revealed land card was a Mountain, this artifact deals double that damage instead. Put the revealed cards on the bottom of your library in any order.`);
    t.battlefield(0, "Test Sling", "Plains", "Plains", "Plains");
    t.library(0, "Mountain", "Test Ox", "Test Bear", "Spark");
    t.to("precombatMain");
    t.activate("Test Sling", { targets: [1] });
    t.resolve();
    while (t.asked().ask === "order") t.order(0, 1, 2, 3);
    expect(t.lifeOf(1)).toBe(14);
    expect(t.count(0, "library", "Mountain")).toBe(1);
  });
});

describe("repeating a process (608.2c)", () => {
  scenario("608.2c: as long as two of the cards milled share a color", (t) => {
    t.cards(`
      Test Stone {1}
      Artifact
      {3}, {T}: Target player mills two cards. If two cards that share a color were milled this way, repeat this process.`);
    t.battlefield(0, "Test Stone", "Plains", "Plains", "Plains");
    t.library(1, "Test Ox", "Test Ox", "Plains", "Test Bear", "Test Ogre", "Spark", "Barn Wolf", "Test Bear");
    t.to("precombatMain");
    t.activate("Test Stone", { targets: [1] });
    t.resolve();
    // Two green cards, two red ones, then a green one and a land.
    expect(t.count(1, "graveyard")).toBe(6);
  });

  scenario("101.4: until nobody puts a card onto the battlefield", (t) => {
    t.cards(`
      Test Boom {0}
      Sorcery
      Starting with you, each player may put a permanent card from their hand onto the battlefield. Repeat this process until no one puts a card onto the battlefield.`);
    t.hand(0, "Test Boom", "Test Ogre", "Test Bear");
    t.hand(1, "Test Ox");
    t.to("precombatMain");
    t.cast("Test Boom");
    t.resolve();
    for (let guard = 0; guard < 12 && t.asked().ask !== "priority"; guard++) {
      const { ask } = t.asked();
      if (ask === "confirm") t.yes();
      else t.answer({ ask: "choose", chosen: t.asked("choose").from.slice(0, 1) });
    }
    expect([t.count(0, "battlefield"), t.count(1, "battlefield"), t.count(0, "hand")]).toEqual([2, 1, 0]);
  });

  scenario("608.2c: land cards go to the graveyard one after the other, each of which is a counter", (t) => {
    t.cards(`
      Test Crusher {0}
      Creature — Giant
      At the beginning of your upkeep, reveal the top card of your library. If it's a land card, put it into your graveyard and repeat this process.
      Whenever a land card is put into your graveyard from anywhere, put a +1/+1 counter on this creature.
      3/3`);
    t.battlefield(0, "Test Crusher");
    t.library(0, "Test Ox", "Plains", "Plains");
    t.resolve();
    t.order(0, 1);
    t.resolveAll();
    expect([t.see("Test Crusher").power, t.count(0, "graveyard")]).toEqual([5, 2]);
  });
});

describe("608.2c: what was done this way", () => {
  scenario("701.5a: only a spell that is countered leaves something to its controller", (t) => {
    begin(
      t,
      `
      Test Consolation {0}
      Instant
      Counter target spell. If that spell is countered this way, its controller gains 3 life.

      Test Assured {0}
      Sorcery
      This spell can't be countered.
      You gain 1 life.

      Test Plain {0}
      Sorcery
      You gain 1 life.`,
      ["Test Assured", "Test Plain"],
    );
    t.hand(1, "Test Consolation", "Test Consolation");
    t.to("precombatMain");
    for (const [name, life] of [
      ["Test Assured", 21],
      ["Test Plain", 24],
    ] as const) {
      t.cast(name);
      t.pass();
      t.cast("Test Consolation", { targets: [name] });
      settle(t);
      expect(t.lifeOf(0)).toBe(life);
    }
  });

  scenario("700.4: what was destroyed and did not die is not counted", (t) => {
    begin(
      t,
      `
      Test Cleansing {0}
      Sorcery
      Destroy all creatures. You gain X life, where X is the number of creatures that died this way.

      Test Grail {0}
      Artifact
      If an Ogre would die, exile it instead.`,
      ["Test Cleansing"],
      ["Test Bear", "Test Bear", "Test Ogre", "Test Grail"],
    );
    t.to("precombatMain");
    t.cast("Test Cleansing");
    settle(t);
    expect([t.lifeOf(0), t.count(0, "exile", "Test Ogre")]).toEqual([22, 1]);
  });
});

describe("608.2c: what was done before", () => {
  scenario("700.4: a creature card that got there comes back, until it is sacrificed", (t) => {
    kit(t);
    t.cards(`
      Test Wrong {0}
      Sorcery
      Destroy target creature. If a creature card is put into a graveyard this way, return it to the battlefield under your control. Sacrifice it at the beginning of your next end step.`);
    t.hand(0, "Test Wrong");
    t.battlefield(1, "Test Bear");
    t.to("precombatMain");
    t.cast("Test Wrong", { targets: ["Test Bear"] });
    settle(t);
    expect(t.count(0, "battlefield", "Test Bear")).toBe(1);
    t.to("upkeep", 2);
    expect([t.count(0, "battlefield", "Test Bear"), t.count(1, "graveyard", "Test Bear")]).toEqual([0, 1]);
  });

  scenario("608.2g: of what all exiled, the nonland cards are cast", (t) => {
    kit(t);
    t.cards(`
      Test Stampede {0}
      Sorcery
      Each player exiles the top card of their library. You may cast any number of spells from among the nonland cards exiled this way without paying their mana costs.`);
    t.hand(0, "Test Stampede");
    t.library(0, "Forest");
    t.library(1, "Test Ogre");
    t.to("precombatMain");
    t.cast("Test Stampede");
    settle(t);
    expect([t.count(0, "battlefield", "Test Ogre"), t.count(0, "exile", "Forest")]).toEqual([1, 1]);
  });

  scenario("611.2a: a land is an Island for as long as it has the counter", (t) => {
    kit(t);
    t.cards(`
      Test Flood {0}
      Sorcery
      Put a flood counter on target land. It's an Island in addition to its other types for as long as it has a flood counter on it.

      Test Drain {0}
      Sorcery
      Remove all flood counters from target land.`);
    t.hand(0, "Test Flood", "Test Drain");
    t.battlefield(0, "Forest");
    t.to("precombatMain");
    t.cast("Test Flood", { targets: ["Forest"] });
    settle(t);
    expect(t.see("Forest").subtypes).toEqual(["Forest", "Island"]);
    t.cast("Test Drain", { targets: ["Forest"] });
    settle(t);
    expect(t.see("Forest").subtypes).toEqual(["Forest"]);
  });

  scenario("404.1: any number of players' graveyards", (t) => {
    kit(t);
    t.cards(`
      Test Rite {0}
      Sorcery
      Exile any number of target players' graveyards.`);
    t.hand(0, "Test Rite", "Test Rite");
    t.put(0, "graveyard", "Test Bear");
    t.put(1, "graveyard", "Test Ogre");
    t.to("precombatMain");
    t.cast("Test Rite", { targets: [1] });
    settle(t);
    expect([t.count(0, "graveyard", "Test Bear"), t.count(1, "graveyard")]).toEqual([1, 0]);
  });

  scenario("305.2, 107.3: as many more lands as X", (t) => {
    kit(t);
    t.cards(`
      Test Shaping {X}
      Sorcery
      You may play X additional lands this turn.`);
    t.hand(0, "Test Shaping", "Forest", "Forest", "Forest", "Forest");
    t.lands(0, "Mountain", 2);
    t.to("precombatMain");
    t.cast("Test Shaping", { x: 2 });
    settle(t);
    for (let i = 0; i < 3; i++) t.playLand("Forest");
    expect(t.can("playLand", "Forest")).toBe(false);
  });

  scenario("122.1: counters told of are removed, all of them", (t) => {
    kit(t);
    t.cards(`
      Test Board {0}
      Artifact
      {0}: Put a point counter on this artifact. Then if it has two or more point counters on it, remove them all and you gain 3 life.`);
    t.battlefield(0, "Test Board");
    t.to("precombatMain");
    for (const life of [20, 23, 23, 26]) {
      t.activate("Test Board");
      settle(t);
      expect(t.lifeOf(0)).toBe(life);
    }
  });
});

scenario("608.2c: the other of two comes back, with haste and for this turn", (t) => {
  kit(t);
  t.cards(`
      Test Waking {0}
      Sorcery
      Choose up to two target creature cards in your graveyard. An opponent chooses one of them. Return that card to your hand. Return the other to the battlefield under your control. It gains haste. Exile it at the beginning of the next end step.`);
  t.put(0, "graveyard", "Test Bear", "Test Ogre");
  t.hand(0, "Test Waking");
  t.to("precombatMain");
  t.cast("Test Waking", { targets: [["Test Bear", "Test Ogre"]] });
  t.resolve();
  t.choose("Test Ogre");
  expect([t.count(0, "hand", "Test Ogre"), t.see("Test Bear").keywords]).toEqual([1, ["haste"]]);
  t.to("end");
  t.resolveAll();
  expect(t.count(0, "exile", "Test Bear")).toBe(1);
});

describe("608.2c: what is done otherwise", () => {
  scenario("608.2c: that much is what the other way says", (t) => {
    t.cards(`
      Test Bronc {0}
      Creature — Horse Mount
      When this creature enters, you lose life equal to the number of cards in your hand if you control an artifact. Otherwise, each opponent loses that much life.
      2/2`);
    t.hand(0, "Test Bronc", "Forest", "Forest");
    t.to("precombatMain");
    t.cast("Test Bronc");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(20);
    expect(t.lifeOf(1)).toBe(18);
  });
});

for (const words of ["an artifact card and a creature card from it", "from it an artifact card and a creature card"])
  scenario(`608.2c: one for each, no card for both: "${words}"`, (t) => {
    kit(t);
    t.cards(`
      Test Inquest {B}
      Sorcery
      Target opponent reveals their hand. You choose ${words}. That player discards those cards.

      Test Golem {3}
      Artifact Creature — Golem
      3/3

      Test Idol {2}
      Artifact
      {T}: Add {C}.`);
    t.hand(0, "Test Inquest");
    t.battlefield(0, "Swamp");
    t.hand(1, "Test Golem", "Test Idol", "Forest", "Test Bear");
    t.to("precombatMain");
    t.cast("Test Inquest", { targets: [1] });
    t.resolve();
    t.choose("Test Golem");
    if (t.asked().ask === "choose") t.choose("Test Bear");
    expect(["Test Golem", "Test Bear"].map((name) => t.count(1, "graveyard", name))).toEqual([1, 1]);
    expect(t.count(1, "hand", "Test Idol")).toBe(1);
  });

scenario("608.2c: a process is repeated for another type each time", (t) => {
  t.cards(CUB);
  t.cards(`
      Test Charm {0}
      Enchantment

      Test Dawn {0}
      Sorcery
      Return a creature card from your graveyard to the battlefield. Then repeat this process for an enchantment and a planeswalker.`);
  t.graveyard(0, "Test Cub", "Test Charm");
  t.hand(0, "Test Dawn");
  t.to("precombatMain");
  t.cast("Test Dawn");
  t.resolve();
  expect(["Test Cub", "Test Charm"].map((name) => t.count(0, "battlefield", name))).toEqual([1, 1]);
});

describe("what only some of several did", () => {
  scenario(
    "608.2c: each who couldn't discards from a hand of their own",
    (t) => {
      kit(t);
      t.cards(`
        Test Breaker {0}
        Sorcery
        Each opponent sacrifices a creature of their choice. Each opponent who can't discards a card.`);
      t.hand(0, "Test Breaker");
      t.battlefield(1, "Test Bear");
      t.hand(1, "Island");
      t.hand(2, "Forest");
      t.hand(3, "Swamp");
      t.to("precombatMain");
      t.cast("Test Breaker");
      t.resolveAll();
      expect(t.count(1, "graveyard", "Test Bear")).toBe(1);
      expect([1, 2, 3].map((seat) => t.count(seat, "hand"))).toEqual([1, 0, 0]);
    },
    { seats: 4 },
  );
});

describe("608.2c: another than the source", () => {
  scenario("it is itself no other of its kind", (t) => {
    kit(t);
    creature(
      t,
      "Test Captain",
      "When this creature enters, put a +1/+1 counter on target creature. If that creature is another Bear, put two +1/+1 counters on it instead.",
      "1/1",
      "{0}",
      "Creature — Bear",
    );
    t.battlefield(0, "Test Bear");
    t.hand(0, "Test Captain", "Test Captain");
    t.to("precombatMain");
    for (const target of ["Test Bear", "Test Captain"]) {
      t.cast("Test Captain");
      t.resolve();
      const { from } = t.asked("choose");
      t.answer({ ask: "choose", chosen: [from.findLast((one) => t.nameOf(one) === target)!] });
      settle(t);
    }
    expect(t.see("Test Bear").power).toBe(4);
    expect(
      t
        .ids(0, "battlefield", "Test Captain")
        .map((id) => t.seeId(id).power)
        .sort(),
    ).toEqual([1, 2]);
  });
});

function cast(t: TestGame, type: string, text: string, cost = "{0}"): void {
  kit(t);
  t.cards(`Test Deed ${cost}\n${type}\n${text}`);
  t.hand(0, "Test Deed");
}

describe("608.2c: the total power of what something was done to", () => {
  for (const enough of [false, true])
    scenario(enough ? "large enough together" : "too small together", (t) => {
      cast(
        t,
        "Sorcery",
        "Creatures you control gain haste until end of turn. If those creatures have total power 6 or greater, you gain 3 life.",
      );
      t.battlefield(0, "Test Bear", ...(enough ? ["Test Ogre"] : ["Test Bear"]));
      t.battlefield(1, "Test Ogre");
      t.to("precombatMain");
      t.cast("Test Deed");
      settle(t);
      expect(t.lifeOf(0)).toBe(enough ? 23 : 20);
    });
});

scenario("608.2c: of what is done one thing after the other the condition is said of the last", (t) => {
  t.cards(`
      Test Raider {0}
      Artifact
      {0}: Draw a card, then discard a card unless you control an Island.
      {0}: You gain 1 life, then draw a card if you control an Island.`);
  t.battlefield(0, "Test Raider", "Island");
  t.to("precombatMain");
  t.activate("Test Raider", { ability: 0 });
  t.resolve();
  expect(t.count(0, "hand")).toBe(1);
  t.activate("Test Raider", { ability: 1 });
  t.resolve();
  expect(t.count(0, "hand")).toBe(2);
  expect(t.lifeOf(0)).toBe(21);
});

scenario("608.2c: and the first is done where the condition keeps the last from being done", (t) => {
  t.cards(`
      Test Raider {0}
      Artifact
      {0}: You gain 1 life, then draw a card if you control an Island.`);
  t.battlefield(0, "Test Raider");
  t.to("precombatMain");
  t.activate("Test Raider");
  t.resolve();
  expect(t.count(0, "hand")).toBe(0);
  expect(t.lifeOf(0)).toBe(21);
});

scenario("608.2c, 608.2h: two instead, where the creature that died was so large", (t) => {
  t.cards(`
      Test Forge {0}
      Enchantment
      Whenever a nontoken creature you control dies, create a 1/1 red Satyr creature token with "This token can't block." If the creature had power 4 or greater, create two of those tokens instead.

      Test Bear {0}
      Creature — Bear
      2/2

      Test Ogre {0}
      Creature — Ogre
      5/5

      Test Fall {0}
      Instant
      Destroy target creature.`);
  t.battlefield(0, "Test Forge", "Test Bear", "Test Ogre");
  t.hand(0, "Test Fall", "Test Fall");
  t.to("precombatMain");
  t.cast("Test Fall", { targets: ["Test Bear"] });
  t.resolveAll();
  expect(t.count(0, "battlefield", "Satyr Token")).toBe(1);
  t.cast("Test Fall", { targets: ["Test Ogre"] });
  t.resolveAll();
  expect(t.count(0, "battlefield", "Satyr Token")).toBe(3);
});

scenario("608.2c: for each of those opponents who didn't do as told", (t) => {
  kit(t);
  t.cards(`
    Test Specter {0}
    Creature — Specter
    When this creature enters, any number of target opponents each discard a card. For each of those opponents who didn't discard a land card, draw a card.
    1/1`);
  t.hand(0, "Test Specter");
  t.hand(1, "Test Bear");
  t.library(0, "Test Ogre");
  t.to("precombatMain");
  t.cast("Test Specter");
  t.resolve();
  t.choose(1);
  t.resolve();
  expect([t.count(1, "graveyard", "Test Bear"), t.count(0, "hand", "Test Ogre")]).toEqual([1, 1]);
});

scenario("608.2c: if it doesn't have the chosen name", (t) => {
  t.cards(`
      Test Sphinx {0}
      Artifact
      {0}: Choose a card name, then reveal the top card of your library. If that card has the chosen name, put it into your hand. If it doesn't, put it into your graveyard.`);
  t.battlefield(0, "Test Sphinx");
  t.put(0, "library", "Forest");
  t.to("precombatMain");
  t.activate("Test Sphinx");
  t.resolve();
  t.answer({ ask: "name", name: "Island" });
  expect([t.count(0, "graveyard"), t.count(0, "hand")]).toEqual([1, 0]);
});

scenario("608.2c: both cards, each found in its own way", (t) => {
  kit(t);
  t.cards(`
      Test Hearth {0}
      Sorcery
      Exile up to one target creature you own, then search your library for a basic land card. Put both cards onto the battlefield under your control, then shuffle.`);
  t.battlefield(0, "Test Bear");
  t.put(0, "library", "Forest");
  t.hand(0, "Test Hearth");
  t.to("precombatMain");
  t.cast("Test Hearth", { targets: ["Test Bear"] });
  t.resolve();
  t.choose("Forest");
  expect([t.count(0, "battlefield", "Forest"), t.count(0, "battlefield", "Test Bear")]).toEqual([1, 1]);
});

scenario("608.2c: neither spells of that player nor attacks of their creatures", (t) => {
  kit(t);
  t.cards(`
      Test Truce {0}
      Instant
      Target player can't cast spells this turn, and creatures that player controls can't attack this turn.

      Test Boon {0}
      Instant
      You gain 2 life.`);
  t.battlefield(1, "Test Bear");
  t.hand(0, "Test Truce");
  t.hand(1, "Test Boon");
  t.to("upkeep", 2);
  t.pass();
  t.cast("Test Truce", { targets: [1] });
  t.resolve();
  expect(t.can("cast", "Test Boon")).toBe(false);
  t.to("postcombatMain", 2);
  expect(t.lifeOf(0)).toBe(20);
});

scenario("608.2c: two players gain what the other controlled, at once", (t) => {
  t.cards(`
      Test Swap {0}
      Sorcery
      You and target opponent each gain control of all creatures the other controls until end of turn. Untap those creatures.`);
  t.battlefield(0, "Test Bear");
  t.battlefield(1, "Test Ox");
  t.hand(0, "Test Swap");
  t.to("precombatMain");
  t.cast("Test Swap", { targets: [1] });
  t.resolve();
  expect([t.count(0, "battlefield", "Test Ox"), t.count(1, "battlefield", "Test Bear")]).toEqual([1, 1]);
});
