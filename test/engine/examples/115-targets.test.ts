import { describe, expect, it } from "vitest";
import { spell, verdict } from "../../oracle/support.ts";
import { begin, kit } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";
import { settle } from "../../support/settle.ts";

scenario("115.4, 614.6: dealt instead to that player and that creature", (t) => {
  t.cards(`
      Test Scorch {R}{R}
      Instant
      Test Scorch deals 1 damage to target player or planeswalker and 1 damage to target creature that player or that planeswalker's controller controls.
      Landfall — If you had a land enter the battlefield under your control this turn, Test Scorch deals 3 damage to that player or planeswalker and 3 damage to that creature instead.`);
  t.hand(0, "Test Scorch", "Mountain");
  t.lands(0, "Mountain", 2);
  t.battlefield(1, "Test Ox");
  t.to("precombatMain");
  t.playLand("Mountain");
  t.cast("Test Scorch", { targets: [1, "Test Ox"] });
  t.resolve();
  expect(t.lifeOf(1)).toBe(17);
});

scenario("115.3: creatures of one player, then of another", (t) => {
  kit(t);
  t.cards(`
      Test Mastery {0}
      Sorcery
      Draw a card for each creature target player controls, then draw a card for each creature another target player controls.`);
  t.battlefield(0, "Test Bear");
  t.battlefield(1, "Test Bear", "Test Ogre");
  t.hand(0, "Test Mastery");
  t.to("precombatMain");
  t.cast("Test Mastery", { targets: [0, 1] });
  t.resolve();
  expect(t.count(0, "hand")).toBe(3);
});

scenario("115.1, 608.2h: only who attacked this turn, and as much as was dealt to them", (t) => {
  kit(t);
  t.cards(`
      Test Brimstone {0}
      Instant
      Target player who attacked this turn loses life equal to the damage already dealt to that player this turn.

      Test Sting {0}
      Instant
      Test Sting deals 3 damage to each player.`);
  t.battlefield(0, "Test Bear");
  t.hand(0, "Test Brimstone", "Test Sting");
  t.to("precombatMain");
  expect(t.can("cast", "Test Brimstone")).toBe(false);
  t.to("declareAttackers");
  t.attack("Test Bear");
  t.cast("Test Sting");
  t.resolve();
  t.cast("Test Brimstone", { targets: [0] });
  t.resolve();
  expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([14, 17]);
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

describe("115.1: the target called by all that was said of it", () => {
  const SHEPHERD = `
    Test Shepherd {0}
    Creature — Angel
    Whenever a land you control enters, you may return target nonland permanent card from your graveyard to your hand. If that land is a Plains, you may return that nonland permanent card to the battlefield instead.
    4/4`;
  const returned = (land: string, zone: "hand" | "battlefield") =>
    scenario(`608.2e: for a ${land} to the ${zone}`, (t) => {
      kit(t);
      t.cards(SHEPHERD);
      t.battlefield(0, "Test Shepherd");
      t.graveyard(0, "Test Ogre");
      t.hand(0, land);
      t.to("precombatMain");
      t.playLand(land);
      t.resolve();
      t.yes();
      const found = zone === "hand" ? t.game.state.players[0]!.hand : t.ids(0, "battlefield", "Test Ogre");
      expect(found).toHaveLength(1);
    });
  returned("Plains", "battlefield");
  returned("Island", "hand");
});

scenario("115.1, 608.2d: of the same opponent, who chooses", (t) => {
  kit(t);
  t.cards(`
      Test Reckoning {0}
      Sorcery
      Choose two target creatures controlled by the same opponent. That player chooses and sacrifices one of those creatures. Put a -1/-1 counter on the other.`);
  t.battlefield(0, "Test Bear", "Test Bear");
  t.battlefield(1, "Test Cub", "Test Ogre");
  t.hand(0, "Test Reckoning");
  t.to("precombatMain");
  t.cast("Test Reckoning");
  t.resolve();
  t.choose("Test Cub");
  expect([t.count(1, "graveyard", "Test Cub"), t.see("Test Ogre").power, t.count(0, "battlefield")]).toEqual([1, 3, 2]);
});

it("115.1: not where the process has targets", () =>
  expect(verdict(spell("Destroy target creature. Repeat this process for an enchantment and a planeswalker."))).toBe(
    "declined",
  ));

scenario("115.1, 608.2c: each of two target players, and only a player whose turn it is", (t) => {
  kit(t);
  t.cards(`
    Test Pact {0}
    Instant
    Choose two target players. Each of them draws a card.

    Test Bully {0}
    Creature — Giant
    {0}: Target opponent whose turn it is loses 2 life.
    1/1`);
  t.battlefield(0, "Test Bully");
  t.hand(0, "Test Pact");
  t.to("precombatMain");
  const before = [t.count(0, "hand"), t.count(1, "hand")];
  expect(t.can("activate", "Test Bully")).toBe(false);
  t.cast("Test Pact", { targets: [[0, 1]] });
  t.resolve();
  expect([t.count(0, "hand"), t.count(1, "hand")]).toEqual([before[0], before[1]! + 1]);
  t.to("upkeep", 2);
  t.pass();
  expect(t.can("activate", "Test Bully")).toBe(true);
});

scenario("115.1: an activated ability, a triggered ability, or a spell of a kind", (t) => {
  begin(
    t,
    `
      Test Rebuke {0}
      Instant
      Counter target activated ability, triggered ability, or noncreature spell.

      Test Spring {0}
      Artifact
      {0}: You gain 1 life.`,
    ["Test Rebuke"],
    ["Test Spring"],
  );
  t.to("precombatMain");
  expect(t.can("cast", "Test Rebuke")).toBe(false);
  t.activate("Test Spring");
  t.cast("Test Rebuke");
  settle(t);
  expect(t.lifeOf(0)).toBe(20);
});

describe("115.3: targets beside the one before", () => {
  scenario("601.2c: the first is none of the two others, and all damage is dealt at once", (t) => {
    kit(t);
    t.cards(`
      Test Blaze {0}
      Sorcery
      Test Blaze deals 4 damage to any target and 3 damage to each of up to two other targets.`);
    t.hand(0, "Test Blaze");
    t.battlefield(1, "Test Ogre", "Test Bear");
    t.to("precombatMain");
    t.cast("Test Blaze", { targets: ["Test Ogre"] });
    const { from, max } = t.asked("choose");
    expect(max).toBe(2);
    expect(from.map((one) => t.nameOf(one))).not.toContain("Test Ogre");
    t.choose("Test Bear", 1);
    t.resolve();
    expect(t.ids(1, "battlefield")).toEqual([]);
    expect(t.game.state.players[1]!.life).toBe(17);
  });
  scenario("107.1a: half X rounded down to one, the other half rounded up to the other", (t) => {
    t.cards(`
      Test Wail {1}
      Artifact
      {X}, {T}: This artifact deals half X damage, rounded down, to any target, and half X damage, rounded up, to you.`);
    t.battlefield(0, "Test Wail");
    t.lands(0, "Swamp", 5);
    t.to("precombatMain");
    t.activate("Test Wail", { x: 5, targets: [1] });
    t.resolve();
    expect(t.game.state.players.map(({ life }) => life)).toEqual([17, 18]);
  });
});

describe("115.7d: choosing new targets", () => {
  scenario("115.7d: whoever may is asked once, and may leave them as they are", (t) => {
    kit(t);
    t.cards(`
      Test Bend {0}
      Instant
      You may choose new targets for target spell.`);
    t.lands(0, "Mountain", 1);
    t.hand(0, "Test Spark");
    t.hand(1, "Test Bend");
    t.to("precombatMain");
    t.cast("Test Spark", { targets: [1] });
    t.pass();
    t.cast("Test Bend", { targets: ["Test Spark"] });
    t.resolve();
    t.yes();
    t.choose(0);
    settle(t);
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([18, 20]);
  });

  scenario("115.7d: nobody is asked about a spell without targets", (t) => {
    kit(t);
    t.cards(`
      Test Bend {0}
      Instant
      You may choose new targets for target spell.`);
    t.lands(0, "Island", 1);
    t.hand(0, "Test Insight");
    t.hand(1, "Test Bend");
    t.to("precombatMain");
    t.cast("Test Insight");
    t.pass();
    t.cast("Test Bend");
    t.resolve();
    expect(t.asked().ask).toBe("priority");
  });
});
