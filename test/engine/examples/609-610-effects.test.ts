import { describe, expect } from "vitest";
import { begin, creature, kit } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";
import { settle } from "../../support/settle.ts";
import type { TestGame } from "../../support/testGame.ts";

describe("609.4b: mana of any type for what is cast this way", () => {
  scenario("609.4b: for those cards, and for no others", (t) => {
    kit(t);
    t.cards(`
      Test Burglar {0}
      Creature — Rogue
      When this creature enters, exile the top card of target opponent's library. You may play that card for as long as it remains exiled. Mana of any type can be spent to cast a spell this way.
      1/1`);
    t.library(1, "Test Bear");
    t.lands(0, "Island", 2);
    t.hand(0, "Test Burglar", "Test Bear");
    t.to("precombatMain");
    t.cast("Test Burglar");
    t.resolve();
    settle(t);
    expect(t.count(1, "exile", "Test Bear")).toBe(1);
    const casts = t.asked("priority").actions.filter(({ act }) => act === "cast");
    expect(casts).toHaveLength(1);
    t.answer({ ask: "priority", action: casts[0]! });
    settle(t);
    expect([t.count(0, "battlefield", "Test Bear"), t.count(1, "exile")]).toEqual([1, 0]);
  });
});

scenario("609.4b, 611.2c: all activated abilities, for mana of one color spent as any", (t) => {
  t.cards(`
      Test Mercury {U}
      Creature — Elemental
      {U}: This creature gains all activated abilities of target creature until end of turn.
      You may spend blue mana as though it were mana of any color to pay the activation costs of this creature's abilities.
      1/1

      Test Archer {G}
      Creature — Archer
      {R}: This creature deals 1 damage to target player.
      1/1`);
  t.battlefield(0, "Test Mercury", "Island", "Island", "Forest");
  t.battlefield(1, "Test Archer");
  t.to("precombatMain");
  t.activate("Test Mercury", { targets: ["Test Archer"] });
  t.resolve();
  t.activate("Test Mercury", { ability: 2, targets: [1] });
  t.resolve();
  expect(t.lifeOf(1)).toBe(19);
  // The Forest's mana is as it is.
  expect(t.can("activate", "Test Mercury")).toBe(false);
});

const BAT = `
  Test Bat {0}
  Creature — Bat
  When this creature enters, look at target opponent's hand. You may exile a nonland card from it until this creature leaves the battlefield.
  1/1

  Test Doom {0}
  Sorcery
  Destroy target creature.`;

describe("610.3: from a hand until something leaves the battlefield", () => {
  scenario("610.3a, 610.3c: it comes back to the hand that it was exiled from", (t) => {
    begin(t, BAT, ["Test Bat", "Test Doom"]);
    t.hand(1, "Test Ogre", "Forest");
    t.to("precombatMain");
    t.cast("Test Bat");
    settle(t);
    expect([t.count(1, "hand"), t.count(1, "exile", "Test Ogre")]).toEqual([1, 1]);
    t.cast("Test Doom", { targets: ["Test Bat"] });
    settle(t);
    expect([t.count(1, "hand"), t.count(1, "exile")]).toEqual([2, 0]);
  });
});

function cast(t: TestGame, type: string, text: string, cost = "{0}"): void {
  kit(t);
  t.cards(`Test Deed ${cost}\n${type}\n${text}`);
  t.hand(0, "Test Deed");
}

describe("609.4b: mana of any color for what is another's", () => {
  scenario("abilities of what you control but don't own, and of nothing of your own", (t) => {
    cast(t, "Sorcery", "Gain control of target creature.");
    creature(
      t,
      "Test Thief",
      "You may spend mana as though it were mana of any color to cast spells you don't own or to activate abilities of permanents you control but don't own.",
    );
    creature(t, "Test Pump", "{R}: This creature gets +1/+0 until end of turn.");
    creature(t, "Test Pupil", "{R}: This creature gets +1/+0 until end of turn.");
    t.battlefield(0, "Test Thief", "Forest", "Test Pupil");
    t.battlefield(1, "Test Pump");
    t.to("precombatMain");
    t.cast("Test Deed", { targets: ["Test Pump"] });
    settle(t);
    expect([t.can("activate", "Test Pump"), t.can("activate", "Test Pupil")]).toEqual([true, false]);
  });
});

describe("609.4b: mana of one color as though it were of another", () => {
  const GLASSES = `
    Test Glasses {0}
    Artifact
    You may spend white mana as though it were red mana.`;
  scenario("609.4b: pays for that color", (t) => {
    kit(t);
    t.cards(GLASSES);
    t.battlefield(0, "Test Glasses");
    t.lands(0, "Plains", 1);
    t.hand(0, "Test Spark", "Test Growth");
    t.to("precombatMain");
    expect(t.can("cast", "Test Growth")).toBe(false);
    t.cast("Test Spark", { targets: [1] });
    t.resolve();
    expect(t.game.state.players[1]!.life).toBe(18);
  });
  scenario("609.4b: of no other color, and only for who has it", (t) => {
    kit(t);
    t.cards(GLASSES);
    t.battlefield(0, "Test Glasses");
    t.lands(0, "Forest", 1);
    t.hand(0, "Test Spark");
    t.lands(1, "Plains", 1);
    t.hand(1, "Test Spark");
    t.to("precombatMain");
    expect(t.can("cast", "Test Spark")).toBe(false);
    t.pass();
    expect(t.can("cast", "Test Spark")).toBe(false);
  });
});
