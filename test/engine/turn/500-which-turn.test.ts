import { expect } from "vitest";
import { scenario } from "../../support/scenario.ts";

scenario(
  "601.3, 500.1: a spell that can't be cast during one's own first turns, counted for each player alone",
  (t) => {
    t.cards(`
    Test Latecomer {0}
    Instant
    You can't cast this spell during your first, second, or third turns of the game.
    You gain 4 life.`);
    t.hand(0, ...Array<string>(3).fill("Test Latecomer"));
    const may: boolean[] = [];
    for (const turn of [1, 3, 5, 7]) {
      t.to("precombatMain", turn);
      may.push(t.can("cast", "Test Latecomer"));
    }
    expect(may).toEqual([false, false, false, true]);
  },
);

scenario("601.3: it is only one's own turns that it is about", (t) => {
  t.cards(`
    Test Latecomer {0}
    Instant
    You can't cast this spell during your first, second, or third turns of the game.
    You gain 4 life.`);
  t.hand(1, "Test Latecomer");
  t.to("upkeep", 1);
  t.pass();
  expect([t.asked("priority").player, t.can("cast", "Test Latecomer")]).toEqual([1, true]);
  t.to("upkeep", 2);
  expect([t.asked("priority").player, t.can("cast", "Test Latecomer")]).toEqual([1, false]);
});

scenario("500.1: how many turns somebody has taken is the extra ones as well, and not the others'", (t) => {
  t.cards(`
    Test Tally {0}
    Sorcery
    You gain life equal to the number of turns you've taken this game.

    Test Encore {0}
    Sorcery
    Take an extra turn after this one.`);
  t.hand(0, "Test Tally", "Test Tally", "Test Encore");
  t.to("precombatMain");
  t.cast("Test Tally");
  t.resolve();
  t.cast("Test Encore");
  t.resolve();
  expect(t.lifeOf(0)).toBe(21);
  t.to("precombatMain", 2);
  t.cast("Test Tally");
  t.resolve();
  expect([t.turn.active, t.lifeOf(0)]).toEqual([0, 23]);
});

scenario("508.1c, 508.1a: what attacked in its controller's last turn, and what did not", (t) => {
  t.cards(`
    Test Tortoise {0}
    Creature — Turtle
    1/2
    This creature can't attack if it attacked during your last turn.

    Test Hare {0}
    Creature — Rabbit
    1/1`);
  t.battlefield(0, "Test Tortoise", "Test Hare");
  t.to("precombatMain", 1);
  t.attack("Test Tortoise");
  t.to("declareAttackers", 3);
  expect(t.asked("attackers").attackers.map(({ attacker }) => t.nameOf(attacker))).toEqual(["Test Hare"]);
  t.attack("Test Hare");
  t.to("declareAttackers", 5);
  t.attack("Test Tortoise", "Test Hare");
  expect(t.see("Test Tortoise").tapped).toBe(true);
});

scenario("502.3: what stays tapped because it attacked untaps in the turn after", (t) => {
  t.cards(`
    Test Sledge {0}
    Artifact Creature — Construct
    2/2
    This creature doesn't untap during your untap step if it attacked during your last turn.`);
  t.battlefield(0, "Test Sledge");
  t.to("precombatMain", 1);
  t.attack("Test Sledge");
  t.to("upkeep", 3);
  expect(t.see("Test Sledge").tapped).toBe(true);
  t.to("upkeep", 5);
  expect(t.see("Test Sledge").tapped).toBe(false);
});

scenario("603.7b: a delayed trigger of one time this turn triggers then, or never", (t) => {
  t.cards(`
    Test Promise {0}
    Instant
    You gain 3 life at the beginning of your next main phase this turn.`);
  t.hand(0, "Test Promise", "Test Promise");
  t.to("beginningOfCombat");
  t.cast("Test Promise");
  t.resolve();
  t.to("postcombatMain");
  t.resolve();
  expect(t.lifeOf(0)).toBe(23);
  t.cast("Test Promise");
  t.resolve();
  t.to("beginningOfCombat", 3);
  expect(t.lifeOf(0)).toBe(23);
});

scenario("603.7: a step of the player who was a target, whoever's turns come before", (t) => {
  t.cards(`
    Test Errand {0}
    Sorcery
    At the beginning of target player's next draw step, that player draws two additional cards.`);
  t.hand(0, "Test Errand");
  t.to("precombatMain");
  t.cast("Test Errand", { targets: [0] });
  t.resolve();
  const before = t.count(0, "hand");
  t.to("draw", 2);
  expect(t.stackSize).toBe(0);
  t.to("draw", 3);
  t.resolve();
  expect(t.count(0, "hand")).toBe(before + 3);
});

scenario("611.2a: what may be played during the next turn alone, not before and not after", (t) => {
  t.cards(`
    Test Relay {0}
    Sorcery
    Exile the top card of your library. During your next turn, you may play that card.

    Test Parcel {0}
    Instant
    You gain 1 life.`);
  t.hand(0, "Test Relay");
  t.put(0, "library", "Test Parcel");
  t.to("precombatMain");
  t.cast("Test Relay");
  t.resolve();
  expect(t.count(0, "exile", "Test Parcel")).toBe(1);
  const may: boolean[] = [];
  for (const turn of [1, 3, 5]) {
    t.to("postcombatMain", turn);
    may.push(t.can("cast", "Test Parcel"));
  }
  expect(may).toEqual([false, true, false]);
});

scenario(
  "508.1d, 611.2a: what must attack in the next turn of the player who is the target need not in this one",
  (t) => {
    t.cards(`
    Test Dare {0}
    Sorcery
    During target player's next turn, each creature that player controls attacks if able.

    Test Hare {0}
    Creature — Rabbit
    1/1`);
    t.hand(0, "Test Dare");
    t.battlefield(0, "Test Hare");
    t.to("precombatMain");
    t.cast("Test Dare", { targets: [0] });
    t.resolve();
    t.to("declareAttackers", 1);
    t.answer({ ask: "attackers", attacks: [] });
    t.to("declareAttackers", 3);
    expect(t.refused({ ask: "attackers", attacks: [] }).rule).toBe("508.1d");
    t.attack("Test Hare");
    t.to("declareAttackers", 5);
    t.answer({ ask: "attackers", attacks: [] });
    expect(t.see("Test Hare").tapped).toBe(false);
  },
);

scenario("101.2, 611.2a: what a player can't do during the next turn that they take", (t) => {
  t.cards(`
    Test Hush {0}
    Sorcery
    Target player can't cast spells during their next turn.

    Test Word {0}
    Instant
    You gain 1 life.`);
  t.hand(0, "Test Hush");
  t.hand(1, "Test Word");
  t.to("precombatMain");
  t.cast("Test Hush", { targets: [1] });
  t.resolve();
  t.pass();
  expect([t.asked("priority").player, t.can("cast", "Test Word")]).toEqual([1, true]);
  t.to("upkeep", 2);
  t.pass();
  const during = t.can("cast", "Test Word");
  t.to("precombatMain", 4);
  expect([during, t.can("cast", "Test Word")]).toEqual([false, true]);
});
