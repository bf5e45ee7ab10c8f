import { describe, expect } from "vitest";
import { kit } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";
import { settle } from "../../support/settle.ts";
import type { TestGame } from "../../support/testGame.ts";

scenario("707.10: a spell that can't be copied", (t) => {
  t.cards(`
      Test Boast {0}
      Sorcery
      This spell can't be copied.
      You gain 2 life.

      Test Feat {0}
      Sorcery
      You gain 2 life.

      Test Echo {0}
      Instant
      Copy target sorcery spell.`);
  t.hand(0, "Test Boast", "Test Feat", "Test Echo", "Test Echo");
  t.to("precombatMain");
  t.cast("Test Boast");
  t.cast("Test Echo", { targets: ["Test Boast"] });
  t.resolveAll();
  expect(t.lifeOf(0)).toBe(22);
  t.cast("Test Feat");
  t.cast("Test Echo", { targets: ["Test Feat"] });
  t.resolveAll();
  expect(t.lifeOf(0)).toBe(26);
});

scenario("707.9b: a copy that is not legendary, and one that loses all its other card types", (t) => {
  t.cards(`
      Test Mirror {0}
      Artifact
      {0}: Create a token that's a copy of target creature you control, except it's not legendary and it's a 4/4 black Zombie in addition to its other colors and types.
      {0}: Create a token that's a copy of target creature you control, except it's an enchantment and loses all other card types.

      Test Queen {0}
      Legendary Creature — Elf
      1/1`);
  t.battlefield(0, "Test Mirror", "Test Queen");
  t.to("precombatMain");
  const queen = t.ids(0, "battlefield", "Test Queen")[0]!;
  t.activate("Test Mirror", { ability: 0, targets: ["Test Queen"] });
  t.resolve();
  const copy = t.ids(0, "battlefield", "Test Queen").find((id) => id !== queen)!;
  expect(t.seeId(copy)).toMatchObject({ power: 4, subtypes: ["Elf", "Zombie"] });
  expect(t.count(0, "battlefield", "Test Queen")).toBe(2);
});

const THIEF = `
  Test Thief {0}
  Creature — Faerie
  Flying
  Whenever a player casts a spell that targets only a single creature other than Test Thief, you may copy that spell. The copy targets Test Thief.
  2/1

  Test Shackle {U}
  Instant
  Tap target creature without flying.

  Test Heroism {0}
  Enchantment
  Whenever you cast a spell that targets only a single creature you control, create a 1/1 red Soldier creature token with haste, then copy that spell. The copy targets that token.`;

function beginWithThief(t: TestGame, ...own: string[]): void {
  kit(t);
  t.cards(THIEF);
  t.battlefield(0, "Test Bear", ...own);
  t.lands(0, "Forest", 1);
  t.lands(0, "Island", 1);
  t.hand(0, "Test Growth", "Test Shackle");
  t.to("precombatMain");
}

describe("707.10e: a copy with a target that the effect names", () => {
  scenario("707.10e: the copy targets this creature, whatever the spell targets", (t) => {
    beginWithThief(t, "Test Thief");
    t.cast("Test Growth", { targets: ["Test Bear"] });
    settle(t);
    expect([t.see("Test Bear").power, t.see("Test Thief").power]).toEqual([5, 5]);
  });

  scenario("707.10e: without being a legal target there is no copy", (t) => {
    beginWithThief(t, "Test Thief");
    t.cast("Test Shackle", { targets: ["Test Bear"] });
    settle(t);
    expect([t.see("Test Bear").tapped, t.see("Test Thief").tapped]).toEqual([true, false]);
  });

  scenario("707.10e: it may be what was created before it", (t) => {
    beginWithThief(t, "Test Heroism");
    t.cast("Test Growth", { targets: ["Test Bear"] });
    settle(t);
    expect([t.see("Test Bear").power, t.see("Soldier Token").power]).toEqual([5, 4]);
  });
});

scenario("707.2: each other one becomes a copy of what this is attached to as it enters", (t) => {
  kit(t);
  t.cards(`
      Test Reflection {0}
      Enchantment — Aura
      Enchant creature
      When this Aura enters attached to a creature, each other nontoken creature you control becomes a copy of that creature.`);
  t.battlefield(0, "Test Bear", "Test Ogre");
  t.battlefield(1, "Test Bear");
  t.hand(0, "Test Reflection");
  t.to("precombatMain");
  t.cast("Test Reflection", { targets: [t.ids(0, "battlefield", "Test Ogre")] });
  t.resolveAll();
  expect([t.count(0, "battlefield", "Test Ogre"), t.count(1, "battlefield", "Test Ogre")]).toEqual([2, 0]);
});

scenario("707.10: once, and once more for each opponent who copied it", (t) => {
  kit(t);
  t.cards(`
      Test Mayhem {0}
      Instant
      Tempting offer — Choose target instant or sorcery spell. Each opponent may copy that spell and may choose new targets for the copy they control. You copy that spell once plus an additional time for each opponent who copied the spell this way. You may choose new targets for the copies you control.

      Test Draw {0}
      Sorcery
      You gain 1 life.`);
  t.hand(0, "Test Mayhem", "Test Draw");
  t.to("precombatMain");
  t.cast("Test Draw");
  t.cast("Test Mayhem", { targets: [t.ids(0, "stack", "Test Draw")] });
  t.resolve();
  t.yes();
  t.resolveAll();
  expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([23, 21]);
});

scenario("707.10: an ability that was activated is copied, with another target, for a payment", (t) => {
  t.cards(`
      Test Rings {3}
      Artifact
      Whenever you activate an ability, if it isn't a mana ability, you may pay {2}. If you do, copy that ability. You may choose new targets for the copy.

      Test Archer {G}
      Creature — Archer
      {T}: This creature deals 1 damage to target player.
      1/1`);
  t.battlefield(0, "Test Rings", "Test Archer", "Forest", "Forest");
  t.to("precombatMain");
  t.activate("Test Archer", { targets: [1] });
  expect(t.stackSize).toBe(2);
  t.resolve();
  t.yes();
  t.no();
  expect(t.stackSize).toBe(2);
  t.resolveAll();
  expect(t.lifeOf(1)).toBe(18);
});

describe("707.10: a spell copied again", () => {
  const CARDS = `
      Test Fable {0}
      Instant
      When you cast this spell from your hand, copy it if you control an artifact, then copy it if you control an enchantment. You may choose new targets for the copies.
      Test Fable deals 1 damage to any target.

      Test Relic {0}
      Artifact

      Test Shrine {0}
      Enchantment`;
  for (const [there, damage] of [
    [["Test Shrine"], 2],
    [["Test Relic"], 2],
    [["Test Relic", "Test Shrine"], 3],
  ] as const) {
    scenario(`608.2c: it is the spell each time, whether the first copy was made or not: ${there.join(", ")}`, (t) => {
      t.cards(CARDS);
      t.battlefield(0, ...there);
      t.hand(0, "Test Fable");
      t.to("precombatMain");
      t.cast("Test Fable", { targets: [1] });
      t.resolve();
      for (let copies = 1; copies < damage; copies++) t.no();
      t.resolveAll();
      expect(t.lifeOf(1)).toBe(20 - damage);
    });
  }
});

scenario("707.10: the next spell cast is copied as it is cast, and the one after it is not", (t) => {
  kit(t);
  t.cards(`
    Test Twin {0}
    Instant
    Copy the next instant or sorcery spell with mana value 2 or less you cast this turn when you cast it. You may choose new targets for the copy.`);
  t.battlefield(0, "Mountain", "Mountain");
  t.hand(0, "Test Twin", "Test Spark", "Test Spark");
  t.to("precombatMain");
  t.cast("Test Twin");
  t.resolve();
  t.cast("Test Spark", { targets: [1] });
  t.resolve();
  t.no();
  t.resolveAll();
  expect(t.lifeOf(1)).toBe(16);
  t.cast("Test Spark", { targets: [1] });
  t.resolveAll();
  expect(t.lifeOf(1)).toBe(14);
});

describe("spells of everybody (707.10)", () => {
  scenario(
    "707.10, 101.4: each other player copies the spell, in turn order, and chooses new targets for the copy",
    (t) => {
      t.cards(`
      Test Swarm {U}
      Enchantment
      Whenever a player casts an instant or sorcery spell, each other player copies that spell. Each of those players may choose new targets for their copy.`);
      t.battlefield(0, "Test Swarm", "Mountain");
      t.hand(0, "Test Spark");
      t.to("precombatMain");
      t.cast("Test Spark", { targets: [1] });
      t.resolve();
      expect(t.asked()).toMatchObject({ player: 1 });
      if (t.asked().ask === "confirm") t.yes();
      t.choose(0);
      t.resolveAll();
      expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([18, 18]);
    },
  );

  scenario("707.2, 202.2: a copy that is red is red, and does all the spell does", (t) => {
    t.cards(`
      Test Tines {R}{R}
      Instant
      Copy target instant or sorcery spell, except that the copy is red. You may choose new targets for the copy.

      Test Ward {0}
      Creature — Wall
      Protection from red
      0/4

      Test Ray {U}
      Instant
      Test Ray deals 1 damage to any target.`);
    t.battlefield(0, "Mountain", "Mountain", "Island");
    t.battlefield(1, "Test Ward");
    t.hand(0, "Test Tines", "Test Ray");
    t.to("precombatMain");
    t.cast("Test Ray", { targets: ["Test Ward"] });
    t.cast("Test Tines", { targets: ["Test Ray"] });
    t.resolve();
    // 702.16b: red, the copy can't target what the spell targets, and no other target is chosen.
    if (t.asked().ask === "confirm") t.no();
    else if (t.asked().ask === "choose") t.choose();
    t.resolveAll();
    expect(t.see("Test Ward").damage).toBe(1);
  });
});

scenario("707.2, 614.12: counters by what the copy will be, and no legend", (t) => {
  t.cards(`
      Test Twin {0}
      Creature — Illusion
      You may have this creature enter as a copy of a creature or planeswalker you control, except it enters with an additional +1/+1 counter on it if it's a creature, it enters with an additional loyalty counter on it if it's a planeswalker, and it isn't legendary.
      0/0

      Test Sage {0}
      Legendary Planeswalker — Sage
      +1: You gain 1 life.
      Loyalty 3`);
  t.battlefield(0, "Test Sage", "Test Bear");
  t.hand(0, "Test Twin", "Test Twin");
  t.to("precombatMain");
  t.cast("Test Twin");
  t.resolve();
  t.yes();
  t.choose("Test Sage");
  const counters = () => t.ids(0, "battlefield", "Test Sage").map((id) => t.seeId(id).counters);
  expect(counters()).toEqual([{ loyalty: 3 }, { loyalty: 4 }]);
  t.cast("Test Twin");
  t.resolve();
  t.yes();
  t.choose("Test Bear");
  expect(t.ids(0, "battlefield", "Test Bear").map((id) => t.seeId(id).counters)).toEqual([{}, { "+1/+1": 1 }]);
});

scenario("707.12: copies of both cards are cast without paying", (t) => {
  t.cards(`
      Test Twine {0}
      Sorcery
      Exile target instant or sorcery card from your graveyard and target instant or sorcery card from an opponent's graveyard. Copy those cards. Cast the copies if able without paying their mana costs. Exile Test Twine.`);
  t.hand(0, "Test Twine");
  t.graveyard(0, "Test Spark");
  t.graveyard(1, "Spark");
  t.to("precombatMain");
  t.cast("Test Twine", { targets: ["Test Spark", "Spark"] });
  t.resolve();
  for (let guard = 0; guard < 6 && t.asked().ask !== "priority"; guard++)
    t.choose(t.asked("choose").from.includes(1) ? 1 : t.nameOf(t.asked("choose").from[0]!));
  t.resolveAll();
  expect(t.lifeOf(1)).toBe(16);
});

function cast(t: TestGame, type: string, text: string, cost = "{0}"): void {
  kit(t);
  t.cards(`Test Deed ${cost}\n${type}\n${text}`);
  t.hand(0, "Test Deed");
}

describe("707.10c: targets of a copy, whatever else the sentence does", () => {
  scenario("the spell is copied and goes to its owner's hand; the copy is yours and may be aimed anew", (t) => {
    cast(
      t,
      "Instant",
      "Copy target spell, then return it to its owner's hand. You may choose new targets for the copy.",
    );
    t.battlefield(1, "Mountain");
    t.hand(1, "Test Spark");
    t.to("precombatMain");
    t.pass();
    t.cast("Test Spark", { targets: [0] });
    t.pass();
    t.cast("Test Deed", { targets: ["Test Spark"] });
    t.pass(2);
    t.yes();
    t.choose(1);
    settle(t);
    expect(t.count(1, "hand", "Test Spark")).toBe(1);
    expect([0, 1].map((seat) => t.lifeOf(seat))).toEqual([20, 18]);
  });
});

scenario("707.10: of a spell that was cast nothing is copied that was not", (t) => {
  kit(t);
  t.cards(`
    Test Painter {0}
    Creature — Human
    {0}: Copy target spell you control that wasn't cast.
    {0}: Copy target spell you control that was cast.
    1/1`);
  t.battlefield(0, "Test Painter", "Mountain");
  t.hand(0, "Test Spark");
  t.to("precombatMain");
  t.cast("Test Spark", { targets: [1] });
  expect(() => t.activate("Test Painter", { ability: 0, targets: ["Test Spark"] })).toThrow();
  t.activate("Test Painter", { ability: 1, targets: ["Test Spark"] });
  t.resolve();
  t.resolve();
  t.resolve();
  expect(t.lifeOf(1)).toBe(16);
});

describe("707: when copies are what they are", () => {
  scenario("707.2, 707.9a: a token copy of a copy has what was copied", (t) => {
    kit(t);
    t.cards(`
      Test Twin {0}
      Creature — Shapeshifter
      You may have this creature enter as a copy of any creature on the battlefield, except it has haste.
      0/0`);
    t.battlefield(1, "Test Ogre");
    t.lands(0, "Island", 3);
    t.hand(0, "Test Twin", "Test Mirror");
    t.to("precombatMain");
    t.cast("Test Twin");
    settle(t);
    const [twin] = t.ids(0, "battlefield", "Test Ogre");
    t.cast("Test Mirror");
    t.answer({ ask: "choose", chosen: [twin!] });
    settle(t);
    expect(t.ids(0, "battlefield", "Test Ogre").map((id) => t.seeId(id).keywords)).toEqual([["haste"], ["haste"]]);
  });
});
