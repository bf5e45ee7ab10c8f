import { describe, expect } from "vitest";
import { BEAR, begin, kit } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";
import { settle } from "../../support/settle.ts";

scenario("700.3: the player who controls them says which pile is sacrificed; a pile may be empty", (t) => {
  t.cards(`
      Test Schism {B}
      Sorcery
      Separate all permanents target player controls into two piles. That player sacrifices all permanents in the pile of their choice.`);
  t.hand(0, "Test Schism");
  t.battlefield(0, "Swamp");
  t.battlefield(1, "Test Bear", "Test Ox", "Forest");
  t.to("precombatMain");
  t.cast("Test Schism", { targets: [1] });
  t.resolve();
  expect(t.asked().player).toBe(0);
  t.choose("Test Bear");
  expect(t.asked().player).toBe(1);
  t.option("first");
  expect([t.count(1, "graveyard", "Test Bear"), t.count(1, "battlefield")]).toEqual([1, 2]);
});

describe("700.5: devotion to a chosen color", () => {
  scenario("106.1, 700.5: as much mana of the color chosen as the devotion to it", (t) => {
    t.cards(`
      Test Shrine
      Legendary Land
      {T}: Add {C}.
      {2}, {T}: Choose a color. Add an amount of mana of that color equal to your devotion to that color.

      Test Devotee {G}{G}{W}
      Creature — Elf
      1/1`);
    t.battlefield(0, "Test Shrine", "Forest", "Plains", "Test Devotee");
    t.to("precombatMain");
    t.activate("Test Shrine", { ability: 1 });
    t.option("G");
    expect(t.game.state.players[0]!.mana).toHaveLength(2);
  });
});

scenario("700.4: cards put into the graveyard from the battlefield this turn come back, others stay", (t) => {
  t.cards(`
      Test Reward {W}
      Instant
      Return to the battlefield all permanent cards in your graveyard that were put there from the battlefield this turn.

      Test Doom {B}
      Instant
      Destroy target creature.`);
  t.hand(0, "Test Reward", "Test Doom");
  t.put(0, "graveyard", "Test Ox");
  t.battlefield(0, "Plains", "Swamp", "Test Bear");
  t.to("precombatMain");
  t.cast("Test Doom", { targets: ["Test Bear"] });
  t.resolve();
  t.cast("Test Reward");
  t.resolve();
  expect([t.count(0, "battlefield", "Test Bear"), t.count(0, "battlefield", "Test Ox")]).toEqual([1, 0]);
});

scenario("700.4: what leaves without dying, and what dies does not", (t) => {
  t.cards(`
      Test Mage {0}
      Creature — Wizard
      Whenever one or more other creatures you control leave the battlefield without dying, you gain 1 life.
      1/3

      Test Wand {0}
      Artifact
      {0}: Destroy target creature.
      {0}: Return target creature to its owner's hand.
${BEAR}`);
  t.battlefield(0, "Test Mage", "Test Wand", "Test Bear", "Test Bear");
  t.to("precombatMain");
  const [bear, other] = t.ids(0, "battlefield", "Test Bear");
  expect(bear).not.toBe(other);
  t.activate("Test Wand", { ability: 0, targets: ["Test Bear"] });
  t.resolveAll();
  expect(t.lifeOf(0)).toBe(20);
  t.activate("Test Wand", { ability: 1, targets: ["Test Bear"] });
  t.resolveAll();
  expect(t.lifeOf(0)).toBe(21);
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

describe("700.2i: modes by their pawprints", () => {
  const SEASON = `
    Test Season {0}
    Sorcery
    Choose up to five {P} worth of modes. You may choose the same mode more than once.
    {P} — You gain 1 life.
    {P}{P} — Draw a card.
    {P}{P}{P} — Each opponent loses 3 life.`;
  const GAIN = "You gain 1 life.";
  const LOSE = "Each opponent loses 3 life.";

  scenario("107.18, 700.2i: no more together than so many, the same more than once, in printed order", (t) => {
    t.cards(SEASON);
    t.hand(0, "Test Season");
    t.to("precombatMain");
    t.cast("Test Season");
    t.option(LOSE);
    t.option(GAIN);
    t.option(GAIN);
    t.resolveAll();
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([22, 17]);
  });

  scenario("700.2i: fewer, as one likes", (t) => {
    t.cards(SEASON);
    t.hand(0, "Test Season");
    t.to("precombatMain");
    t.cast("Test Season");
    t.option(LOSE);
    t.option();
    t.resolveAll();
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([20, 17]);
  });
});

describe("700.2: how many modes", () => {
  const CREW = `
    Test Crew {X}
    Creature — Villain
    This creature enters with X +1/+1 counters on it.
    When this creature enters, choose up to X —
    • You gain 1 life.
    • You gain 10 life.
    • Target opponent loses 3 life.
    0/0`;
  scenario("700.2, 107.3m: up to as many as was announced for X", (t) => {
    begin(t, CREW, ["Test Crew"]);
    t.lands(0, "Forest", 2);
    t.to("precombatMain");
    t.cast("Test Crew", { x: 2 });
    t.resolve();
    const { max } = t.asked("option");
    t.answer({ ask: "option", chosen: [1, 2] });
    settle(t);
    expect([max, t.lifeOf(0), t.lifeOf(1)]).toEqual([2, 30, 17]);
  });

  scenario("700.2: one that hasn't been chosen, and what is done whichever it is", (t) => {
    begin(
      t,
      `
      Test Prince {0}
      Creature — Rogue
      At the beginning of your first main phase, choose one that hasn't been chosen and you lose 2 life —
      • You gain 5 life.
      • Draw a card.
      2/2`,
      ["Test Prince"],
    );
    t.to("precombatMain");
    t.cast("Test Prince");
    settle(t);
    for (const turn of [3, 5]) {
      t.to("draw", turn);
      t.pass(2);
      // The last one left is not asked for.
      if (turn === 3) t.option("You gain 5");
      settle(t);
    }
    t.to("precombatMain", 7);
    expect([t.stackSize, t.lifeOf(0)]).toEqual([0, 21]);
  });
});

scenario("700.4: creature cards that were put there from the battlefield this turn, and no others", (t) => {
  kit(t);
  t.cards(`
      Test Shepherd {0}
      Sorcery
      You may return to your hand all creature cards that were put into your graveyard from the battlefield this turn.`);
  t.graveyard(0, "Test Ogre");
  t.battlefield(0, "Test Bear");
  t.lands(0, "Swamp", 1);
  t.hand(0, "Test Murder", "Test Shepherd");
  t.to("precombatMain");
  t.cast("Test Murder", { targets: [t.ids(0, "battlefield", "Test Bear")] });
  t.resolve();
  t.cast("Test Shepherd");
  t.resolve();
  t.yes();
  expect([t.count(0, "hand", "Test Bear"), t.count(0, "graveyard", "Test Ogre")]).toEqual([1, 1]);
});
