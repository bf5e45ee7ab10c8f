import { describe, expect } from "vitest";
import type { Answer } from "../../../../lib/engine/decisions.ts";
import { kit } from "../../../support/kit.ts";
import { scenario } from "../../../support/scenario.ts";
import type { TestGame } from "../../../support/testGame.ts";

const CARDS = `
  Test Grove {1}{G}
  Creature — Elf
  1/1
  {T}: Create a 1/1 green Saproling creature token.

  Test Alarm {2}{U}
  Enchantment
  Whenever a creature enters, untap all creatures.

  Test Mill {2}
  Artifact
  {1}: You gain 1 life.

  Test Ladder {2}
  Artifact
  {0}: Draw a card.

  Test Cradle {2}
  Artifact
  Sacrifice a creature: Create a 1/1 green Saproling creature token. You gain 1 life.`;

const PASS: Answer = { ask: "priority", action: { act: "pass" } };
/** The activation that is offered now. */
function activation(t: TestGame, name: string): Answer {
  const action = t.asked("priority").actions.find((one) => one.act === "activate" && t.nameOf(one.source) === name);
  return { ask: "priority", action: action! };
}

function growing(t: TestGame): readonly Answer[] {
  kit(t);
  t.cards(CARDS);
  t.battlefield(0, "Test Grove", "Test Alarm");
  t.lands(1, "Mountain", 1);
  t.hand(1, "Test Spark");
  t.to("precombatMain");
  return [activation(t, "Test Grove"), PASS, PASS];
}
const tokens = (t: TestGame): number => t.count(0, "battlefield", "Saproling Token");

describe("729.2: shortcuts", () => {
  scenario(
    "729.2a, 729.1b: a loop of an optional action is taken as often as was proposed and ends with its player",
    (t) => {
      const choices = growing(t);
      t.shortcut(20, ...choices);
      expect([t.asked("number").about, t.asked().player]).toEqual(["shortcut", 1]);
      t.number(0);
      expect([tokens(t), t.stackSize, t.asked("priority").player]).toEqual([20, 0, 0]);
    },
  );

  scenario("729.2b-c: shortened, it ends where that player acts, who must choose something else there", (t) => {
    const choices = growing(t);
    t.shortcut(20, ...choices);
    // Twice in each time: the ability, the trigger.
    t.number(5);
    expect([tokens(t), t.stackSize, t.asked("priority").player]).toEqual([2, 1, 1]);
    expect(t.refused(PASS)).toMatchObject({ code: "must-differ", rule: "729.2c" });
    t.cast("Test Spark", { targets: ["Test Grove"] });
    t.resolve();
    expect([tokens(t), t.count(0, "graveyard", "Test Grove")]).toEqual([2, 1]);
    // From here on they may pass as ever.
    t.pass(2);
    expect(tokens(t)).toBe(3);
  });

  scenario(
    "729.2b: each other player is asked in turn order, and the first place that one of them names counts",
    (t) => {
      const choices = growing(t);
      t.shortcut(20, ...choices);
      expect(t.asked().player).toBe(1);
      t.number(30);
      expect(t.asked().player).toBe(2);
      t.number(2);
      expect([tokens(t), t.asked("priority").player]).toEqual([1, 2]);
    },
    { seats: 3 },
  );

  scenario("729.2a: it goes no further than the choices are legal", (t) => {
    kit(t);
    t.cards(CARDS);
    t.battlefield(0, "Test Mill", "Forest", "Forest", "Forest");
    t.to("precombatMain");
    t.shortcut(10, activation(t, "Test Mill"), PASS);
    t.number(0);
    expect([t.lifeOf(0), t.stackSize, t.asked("priority").player]).toEqual([23, 0, 0]);
  });

  scenario("729.2a: nor further than its results are predictable: a card was drawn", (t) => {
    kit(t);
    t.cards(CARDS);
    t.battlefield(0, "Test Ladder");
    t.to("precombatMain");
    t.shortcut(10, activation(t, "Test Ladder"), PASS);
    t.number(0);
    expect([t.count(0, "hand"), t.asked("priority").player]).toEqual([1, 0]);
  });

  scenario("729.2a, 400.7: the token made each time is the one that is sacrificed the next time", (t) => {
    kit(t);
    t.cards(CARDS);
    t.battlefield(0, "Test Cradle", "Test Bear", "Test Ogre");
    t.to("precombatMain");
    t.activate("Test Cradle", { costs: ["Test Ogre"] });
    t.resolve();
    const [token] = t.ids(0, "battlefield", "Saproling Token");
    t.shortcut(7, activation(t, "Test Cradle"), { ask: "choose", chosen: [token!] }, PASS);
    t.number(0);
    expect([t.lifeOf(0), tokens(t), t.count(0, "battlefield", "Test Bear")]).toEqual([28, 1, 1]);
  });

  scenario("729.2a: what is asked of another player on the way ends it there", (t) => {
    kit(t);
    t.cards(`Test Toll {2}
      Artifact
      {0}: You gain 1 life. Target opponent may draw a card.`);
    t.battlefield(0, "Test Toll");
    t.to("precombatMain");
    t.shortcut(5, activation(t, "Test Toll"), PASS);
    t.number(0);
    expect([t.lifeOf(0), t.asked("confirm").player]).toEqual([21, 1]);
  });

  scenario("729.2a: a sequence may be of choices that are not repeated, and is no longer than a game can bear", (t) => {
    const choices = growing(t);
    expect(t.refused({ ask: "priority", action: { act: "shortcut", choices, times: 100_000 } }).code).toBe(
      "illegal-answer",
    );
    t.shortcut(1, ...choices);
    t.number(0);
    expect(tokens(t)).toBe(1);
  });
});

describe("729.3: fragmented loops", () => {
  const WINGS = `
    Test Fledgling {1}{G}
    Creature — Bird
    2/2
    {0}: This creature gains flying until end of turn.

    Test Anchor {2}
    Artifact
    {0}: Target creature loses flying until end of turn.`;
  const flies = (t: TestGame): boolean => t.see("Test Fledgling").keywords.includes("flying");

  scenario("729.3: the active player may not repeat an action that another player undoes each time", (t) => {
    t.cards(WINGS);
    t.battlefield(0, "Test Fledgling");
    t.battlefield(1, "Test Anchor");
    t.to("precombatMain");
    for (let times = 0; times < 16; times++) {
      t.activate("Test Fledgling");
      t.resolve();
      t.pass();
      t.activate("Test Anchor", { targets: ["Test Fledgling"] });
      t.resolve();
    }
    expect(t.refused(activation(t, "Test Fledgling"))).toMatchObject({ code: "fragmented-loop", rule: "729.3" });
    expect(flies(t)).toBe(false);
    t.pass();
  });

  scenario("729.3: one player alone may go on, and so may who is not the one to stop", (t) => {
    t.cards(WINGS);
    t.battlefield(0, "Test Fledgling", "Test Anchor");
    t.to("precombatMain");
    for (let times = 0; times < 25; times++) {
      t.activate("Test Fledgling");
      t.resolve();
      t.activate("Test Anchor", { targets: ["Test Fledgling"] });
      t.resolve();
    }
    expect(flies(t)).toBe(false);
  });
});
