import { describe, expect } from "vitest";
import { scenario } from "../../../support/scenario.ts";

const CARDS = `
  Wash Back {U}
  Instant
  Return target creature to its owner's hand.

  Borrowing {U}
  Instant
  Gain control of target creature until end of turn. Untap that creature.`;

describe("603.7: delayed triggered abilities", () => {
  scenario("603.7a: it does not trigger on what happened before it was made", (t) => {
    t.cards(CARDS);
    t.cards(`
      Wake {B}
      Instant
      Whenever a creature dies this turn, you gain 1 life.`);
    t.lands(0, "Swamp", 3);
    t.battlefield(1, "Marsh Hound", "Marsh Hound");
    t.hand(0, "Wake", "Culling", "Culling");
    t.to("precombatMain");
    t.cast("Wake");
    t.cast("Culling", { targets: ["Marsh Hound"] });
    t.resolve();
    t.resolve();
    expect([t.stackSize, t.lifeOf(0)]).toEqual([0, 20]);
    t.cast("Culling", { targets: ["Marsh Hound"] });
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(21);
  });

  scenario("603.7b: with a duration it triggers each time, until that is over", (t) => {
    t.cards(CARDS);
    t.cards(`
      Wake {B}
      Instant
      Whenever a creature dies this turn, you gain 1 life.`);
    t.lands(0, "Swamp", 3);
    t.battlefield(1, "Marsh Hound", "Marsh Hound", "Marsh Hound");
    t.hand(0, "Wake", "Culling", "Culling", "Culling");
    t.to("precombatMain");
    t.cast("Wake");
    t.resolve();
    for (let times = 0; times < 2; times++) {
      t.cast("Culling", { targets: ["Marsh Hound"] });
      t.resolveAll();
    }
    expect(t.lifeOf(0)).toBe(22);
    t.to("precombatMain", 3);
    t.cast("Culling");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(22);
  });

  scenario("603.7c: it acts on its object whatever that is by then, but not on a new object", (t) => {
    t.cards(CARDS);
    t.cards(`
      Passing Hound {1}{R}
      Creature — Dog
      When this creature enters, exile it at the beginning of the next end step.
      2/2

      Petrify {1}
      Instant
      Target creature becomes an artifact in addition to its other types until end of turn.`);
    t.battlefield(0, "Mountain", "Mountain", "Mountain", "Mountain", "Island");
    t.hand(0, "Passing Hound", "Wash Back");
    t.to("precombatMain");
    t.cast("Passing Hound");
    t.resolveAll();
    t.cast("Wash Back", { targets: ["Passing Hound"] });
    t.resolve();
    t.cast("Passing Hound");
    t.resolve();
    const entered = t.ids(0, "battlefield", "Passing Hound");
    t.resolveAll();
    t.to("end");
    if (t.asked().ask === "order") t.order(0, 1);
    t.resolveAll();
    // The first ability finds nothing; the second exiles the object it was made for.
    expect([entered.length, t.count(0, "exile", "Passing Hound")]).toEqual([1, 1]);
  });

  scenario("603.7d: a spell's delayed ability is the spell's, controlled by whoever controlled it", (t) => {
    t.cards(CARDS);
    t.cards(`
      Promise {1}{G}
      Sorcery
      You gain 1 life. You gain 2 life at the beginning of the next end step.`);
    t.lands(0, "Forest", 2);
    t.hand(0, "Promise");
    t.to("precombatMain");
    t.cast("Promise");
    const [spell] = t.game.state.stack;
    t.resolve();
    t.to("end");
    const [ability] = t.game.state.stack;
    expect(t.game.state.objects[ability!]).toMatchObject({ source: spell, controller: 0, triggered: true });
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(23);
  });

  scenario("603.7e: an ability's delayed ability has its source, and its controller as it resolved", (t) => {
    t.cards(CARDS);
    t.cards(`
      Later Hound {1}{G}
      Creature — Dog
      {1}: You gain 2 life at the beginning of the next end step.
      2/2`);
    t.battlefield(0, "Later Hound", "Forest");
    t.battlefield(1, "Island");
    t.hand(1, "Borrowing");
    t.to("precombatMain");
    t.activate("Later Hound");
    t.resolve();
    t.pass();
    t.cast("Borrowing", { targets: ["Later Hound"] });
    t.resolve();
    t.to("end");
    const [ability] = t.game.state.stack;
    expect(t.game.state.objects[ability!]).toMatchObject({
      source: t.ids(1, "battlefield", "Later Hound")[0],
      controller: 0,
    });
    t.resolveAll();
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([22, 20]);
  });

  scenario("603.7f: made by a replacement effect, it is of the object with that effect", (t) => {
    t.cards(CARDS);
    t.gives("Plain Stone", {
      kind: "static",
      effects: [
        {
          static: "replace",
          replacement: {
            of: { on: "draw", who: { who: "you" } },
            instead: {
              by: "effects",
              effects: [
                {
                  do: "delayed",
                  when: { on: "step", step: "end" },
                  once: true,
                  body: { targets: [], effects: [{ do: "gainLife", who: { who: "you" }, amount: 3 }] },
                },
              ],
            },
          },
        },
      ],
    });
    t.battlefield(0, "Plain Stone");
    t.to("end", 3);
    const [ability] = t.game.state.stack;
    expect(t.game.state.objects[ability!]).toMatchObject({
      source: t.ids(0, "battlefield", "Plain Stone")[0],
      controller: 0,
    });
    t.resolveAll();
    expect([t.lifeOf(0), t.count(0, "hand")]).toEqual([23, 0]);
  });

  scenario("603.7g, 608.3g: what a static ability of a spell leaves behind is of the permanent it became", (t) => {
    t.cards(CARDS);
    t.cards(`
      Swift Hound {3}{R}
      Creature — Dog
      Dash {1}{R}
      3/1

      Reckless Hound {3}{R}
      Creature — Dog
      Blitz {1}{R}
      3/1

      Dull Field {0}
      Enchantment
      Flash
      Creatures lose all abilities.`);
    t.lands(0, "Mountain", 4);
    t.hand(0, "Swift Hound", "Reckless Hound", "Dull Field");
    t.to("precombatMain");
    t.cast("Swift Hound", { via: "dash" });
    t.resolve();
    t.cast("Reckless Hound", { via: "blitz" });
    t.resolve();
    t.cast("Dull Field");
    t.resolve();
    while (t.asked().ask !== "order") t.pass();
    t.order(0, 1);
    expect(t.game.state.stack.map((id) => t.nameOf(id)).toSorted()).toEqual(["Reckless Hound", "Swift Hound"]);
    t.resolveAll();
    expect([t.count(0, "hand", "Swift Hound"), t.count(0, "graveyard", "Reckless Hound")]).toEqual([1, 1]);
  });

  scenario("608.3g, 702.109a: cast for its mana cost, it stays", (t) => {
    t.cards(`
      Swift Hound {3}{R}
      Creature — Dog
      Dash {1}{R}
      3/1`);
    t.lands(0, "Mountain", 4);
    t.hand(0, "Swift Hound");
    t.to("precombatMain");
    t.cast("Swift Hound");
    t.resolve();
    t.to("end");
    expect([t.stackSize, t.count(0, "battlefield", "Swift Hound")]).toEqual([0, 1]);
  });
});

describe("603.11-603.12", () => {
  scenario("603.12: when you do triggers at once on what was done, and only on that", (t) => {
    t.cards(CARDS);
    t.cards(`
      Wolf Rider {2}{R}
      Creature — Human
      When this creature enters, you may sacrifice another creature. When you do, this creature deals damage equal to that creature's power to any target.
      2/2

      Altar {1}
      Artifact
      Sacrifice a creature: You gain 1 life.`);
    t.lands(0, "Mountain", 3);
    t.battlefield(0, "Marsh Hound", "Marsh Hound", "Altar");
    t.hand(0, "Wolf Rider");
    t.to("precombatMain");
    t.cast("Wolf Rider");
    t.resolve();
    t.activate("Altar", { costs: ["Marsh Hound"] });
    t.resolve();
    t.resolve();
    t.yes();
    // Its target is chosen as it is put on the stack.
    t.choose(1);
    expect([t.count(0, "graveyard", "Marsh Hound"), t.stackSize, t.lifeOf(1)]).toEqual([2, 1, 20]);
    t.resolve();
    expect(t.lifeOf(1)).toBe(18);
  });

  scenario("603.12: if it is not done nothing triggers", (t) => {
    t.cards(CARDS);
    t.cards(`
      Wolf Rider {2}{R}
      Creature — Human
      When this creature enters, you may sacrifice another creature. When you do, this creature deals damage equal to that creature's power to any target.
      2/2`);
    t.lands(0, "Mountain", 3);
    t.battlefield(0, "Marsh Hound");
    t.hand(0, "Wolf Rider");
    t.to("precombatMain");
    t.cast("Wolf Rider");
    t.resolveAll();
    t.no();
    expect([t.stackSize, t.lifeOf(1)]).toEqual([0, 20]);
  });

  scenario("603.12a: once for each time it happened; for a cost paid any number of times once", (t) => {
    t.cards(CARDS);
    t.gives("Plain Stone", {
      kind: "triggered",
      when: { on: "step", step: "upkeep", of: { who: "you" } },
      body: {
        targets: [],
        effects: [
          {
            do: "repeat",
            times: 2,
            effects: [
              { do: "loseLife", who: { who: "you" }, amount: 1 },
              { do: "reflexive", body: { targets: [], effects: [{ do: "gainLife", who: { who: "you" }, amount: 5 }] } },
            ],
          },
        ],
      },
    });
    t.battlefield(0, "Plain Stone");
    t.resolve();
    if (t.asked().ask === "order") t.order(0, 1);
    expect([t.stackSize, t.lifeOf(0)]).toEqual([2, 18]);
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(28);
  });
});

describe("603.7, 603.12: as cards word it", () => {
  scenario("603.7, 614.6: after what is done later, 'it' is still what was dealt with now", (t) => {
    t.cards(`
  Test Whip {0}
  Sorcery
  Return target creature card from your graveyard to the battlefield. It gains haste. Exile it at the beginning of the next end step. If it would leave the battlefield, exile it instead of putting it anywhere else.`);
    t.put(0, "graveyard", "Test Bear");
    t.hand(0, "Test Whip", "Test Slayer");
    t.to("precombatMain");
    t.cast("Test Whip", { targets: ["Test Bear"] });
    t.resolve();
    t.cast("Test Slayer", { targets: ["Test Bear"] });
    t.resolveAll();
    expect([t.count(0, "graveyard", "Test Bear"), t.count(0, "exile", "Test Bear")]).toEqual([0, 1]);
  });

  scenario("603.7: the next spell cast this turn is copied, and only that", (t) => {
    t.cards(`
      Test Echo {U}
      Instant
      When you next cast an instant or sorcery spell this turn, copy that spell.

      Test Sip {W}
      Sorcery
      You gain 2 life.`);
    t.hand(0, "Test Echo", "Test Sip", "Test Sip");
    t.battlefield(0, "Island", "Plains", "Plains");
    t.to("precombatMain");
    t.cast("Test Echo");
    t.resolve();
    t.cast("Test Sip");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(24);
    t.cast("Test Sip");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(26);
  });

  scenario("603.7, 603.7c: a delayed trigger about what the effect dealt with", (t) => {
    t.cards(`
      Test Bond {0}
      Sorcery
      Put a +1/+1 counter on target creature. When that creature dies, you gain 5 life.

      Test Slay {0}
      Sorcery
      Destroy target creature.`);
    t.battlefield(0, "Test Cub", "Test Ox");
    t.hand(0, "Test Bond", "Test Slay", "Test Slay");
    t.to("precombatMain");
    t.cast("Test Bond", { targets: ["Test Ox"] });
    t.resolve();
    t.cast("Test Slay", { targets: ["Test Cub"] });
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(20);
    t.cast("Test Slay", { targets: ["Test Ox"] });
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(25);
  });

  scenario("603.7, 603.7b: a delayed trigger acts once at its time", (t) => {
    t.cards(`
      Test Flicker {W}
      Instant
      Exile target creature you control. Return that card to the battlefield under its owner's control at the beginning of the next end step.`);
    t.battlefield(0, "Test Bear", "Plains");
    t.hand(0, "Test Flicker");
    t.to("precombatMain");
    t.cast("Test Flicker", { targets: ["Test Bear"] });
    t.resolve();
    expect(t.count(0, "exile", "Test Bear")).toBe(1);
    t.to("end");
    t.resolveAll();
    expect(t.count(0, "battlefield", "Test Bear")).toBe(1);
  });

  scenario("603.7c: a delayed trigger on a condition, which may find the card", (t) => {
    t.cards(`
      Test Keeper {0}
      Creature — Spirit
      2/2
      Whenever another creature is put into your graveyard from the battlefield, you may return that card to the battlefield at the beginning of the next end step if Test Keeper is still on the battlefield.

      Test Slay {0}
      Sorcery
      Destroy target creature.`);
    t.battlefield(0, "Test Keeper", "Test Cub");
    t.hand(0, "Test Slay");
    t.to("precombatMain");
    t.cast("Test Slay", { targets: ["Test Cub"] });
    t.resolveAll();
    t.to("end");
    t.resolve();
    t.answer({ ask: "confirm", yes: true });
    expect(t.count(0, "battlefield", "Test Cub")).toBe(1);
  });

  scenario("603.12: what is discarded this way may trigger, by what it is", (t) => {
    t.cards(`
      Test Lesson {0}
      Sorcery
      Draw a card, then discard a card. When you discard a nonland card this way, Test Lesson deals 2 damage to any target.`);
    t.library(0, "Test Cub");
    t.hand(0, "Test Lesson", "Test Lesson", "Forest");
    t.to("precombatMain");
    t.cast("Test Lesson");
    t.resolve();
    t.choose("Forest");
    expect(t.stackSize).toBe(0);
    t.cast("Test Lesson");
    t.resolve();
    t.choose("Test Cub");
    t.choose(1);
    t.resolve();
    expect(t.lifeOf(1)).toBe(18);
  });
});
