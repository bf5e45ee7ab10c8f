import { describe, expect, it } from "vitest";
import { newGame, view } from "../../../../lib/engine/index.ts";
import { arranged } from "../../../../lib/engine/rules/variants/named.ts";
import { scenario } from "../../../support/scenario.ts";
import { cardsOf } from "../../../support/stock.ts";
import type { TestGame } from "../../../support/testGame.ts";

const CARDS = `
  Test Meadow
  Plane — Wold
  Creatures you control get +1/+1.
  When you planeswalk to Test Meadow, you gain 3 life.
  At the beginning of your upkeep, you draw a card.
  Whenever chaos ensues, each creature you control gets +2/+0 until end of turn.

  Test Pit
  Plane — Slope
  At the beginning of your end step, each opponent loses 1 life.
  Whenever chaos ensues, Test Pit deals 1 damage to each creature.

  Test Step {0}
  Sorcery
  Planeswalk.

  Test Riot {0}
  Sorcery
  Chaos ensues.

  Test Bear {G}
  Creature — Bear
  2/2`;

const FOUR = { seats: 4 };

/** Two heads each, each with a planar deck of their own. */
const twoHeaded = (t: TestGame): void => {
  const named = arranged("two-headed-planechase", FOUR);
  if (!named.ok) throw new Error(named.message);
  t.options(named.options);
  t.cards(CARDS);
  t.put(0, "faceUp", "Test Meadow");
  for (const seat of [0, 1, 2, 3]) {
    t.put(seat, "supplementary", seat % 2 === 0 ? "Test Pit" : "Test Meadow");
    t.battlefield(seat, "Test Bear");
  }
};
const controller = (t: TestGame): number | undefined => view(t.game, 0).planarController;
const faceUp = (t: TestGame): readonly string[] =>
  view(t.game, 0).players.flatMap(({ command }) => command.map(({ name }) => name));
const powers = (t: TestGame): readonly (number | undefined)[] =>
  [0, 1, 2, 3].map((seat) => t.seeId(t.ids(seat, "battlefield", "Test Bear")[0]!).power);

describe("901.12: Two-Headed Giant Planechase", () => {
  scenario(
    "901.12, 901.12a, 901.12b: each has a planar deck; the planar controller is the primary player of the active team",
    (t) => {
      twoHeaded(t);
      expect(view(t.game, 0).players.map(({ supplementary }) => supplementary?.planar)).toEqual([1, 1, 1, 1]);
      t.to("upkeep", 1);
      expect(controller(t)).toBe(0);
      t.to("upkeep", 2);
      expect(controller(t)).toBe(2);
    },
    FOUR,
  );

  scenario(
    "901.12b: as the planar controller's team leaves, the primary player of the next team is planar controller",
    (t) => {
      const named = arranged("two-headed-planechase", { seats: 6, teamCount: 3 });
      if (!named.ok) throw new Error(named.message);
      t.options(named.options);
      t.cards(CARDS);
      t.put(0, "faceUp", "Test Meadow");
      for (const seat of [1, 2, 3, 4, 5]) t.put(seat, "supplementary", "Test Pit");
      t.to("precombatMain");
      t.concede(1);
      expect([controller(t), faceUp(t)]).toEqual([2, ["Test Pit"]]);
      t.to("upkeep", 2);
      expect(controller(t)).toBe(2);
    },
    { seats: 6 },
  );

  scenario(
    '901.12c: "you" of a plane is both members of the planar controller\'s team, of spells only who cast them',
    (t) => {
      twoHeaded(t);
      t.hand(0, "Test Riot");
      const hands = [0, 1, 2, 3].map((seat) => t.count(seat, "hand"));
      t.to("precombatMain");
      // 805.4b: both draw for their team's draw step as well, unless it is the first turn's (810.6).
      expect([0, 1, 2, 3].map((seat) => t.count(seat, "hand") - hands[seat]!)).toEqual([1, 1, 0, 0]);
      expect(powers(t)).toEqual([3, 3, 2, 2]);
      t.cast("Test Riot");
      t.resolveAll();
      expect(powers(t)).toEqual([5, 5, 2, 2]);
    },
    FOUR,
  );

  scenario(
    "901.12c, 701.24a-b: it is the planar controller who planeswalks, with their own planar deck",
    (t) => {
      twoHeaded(t);
      t.hand(0, "Test Step");
      t.hand(1, "Test Step");
      t.to("precombatMain");
      t.pass();
      t.cast("Test Step");
      t.resolve();
      // 701.24a: player 1 is not the planar controller.
      expect(faceUp(t)).toEqual(["Test Meadow"]);
      t.cast("Test Step");
      t.resolve();
      expect([faceUp(t), controller(t)]).toEqual([["Test Pit"], 0]);
    },
    FOUR,
  );

  scenario(
    "901.12d: both may roll the planar die, and each pays for how often they themselves did",
    (t) => {
      twoHeaded(t);
      t.to("precombatMain");
      const costs = (): readonly (number | undefined)[] => view(t.game, 0).players.map((one) => one.planarDieCost);
      t.special("rollPlanarDie");
      t.resolveAll();
      expect(costs().slice(0, 2)).toEqual([1, 0]);
      t.pass();
      t.special("rollPlanarDie");
      expect(costs().slice(0, 2)).toEqual([1, 1]);
    },
    FOUR,
  );
});

describe("901.13: planes and a limited range of influence", () => {
  const RANGE_OF_ONE = { rangeOfInfluence: [1, 1, 1, 1, 1, 1], attack: "left" } as const;
  const SIX = { seats: 6 };
  const six = (t: TestGame, faceUp: string): void => {
    t.cards(CARDS);
    t.options(RANGE_OF_ONE);
    t.put(0, "faceUp", faceUp);
    for (const seat of [0, 1, 2, 3, 4, 5]) t.put(seat, "supplementary", "Test Meadow");
  };

  scenario(
    "901.13, 801.18: abilities of a plane affect everybody, however far away",
    (t) => {
      six(t, "Test Pit");
      t.to("upkeep", 2);
      expect(view(t.game, 0).players.map(({ life }) => life)).toEqual([20, 19, 19, 19, 19, 19]);
    },
    SIX,
  );

  scenario(
    "901.13, 801.18: and what it does to objects; spells go no further than before",
    (t) => {
      six(t, "Test Pit");
      t.hand(0, "Test Riot");
      for (const seat of [0, 1, 3]) t.battlefield(seat, "Test Bear");
      t.to("precombatMain");
      t.cast("Test Riot");
      t.resolveAll();
      const damage = (seat: number): number | undefined => t.seeId(t.ids(seat, "battlefield", "Test Bear")[0]!).damage;
      expect([0, 1, 3].map(damage)).toEqual([1, 1, 1]);
    },
    SIX,
  );
});

describe("901.14: Grand Melee Planechase", () => {
  const EIGHT = { seats: 8 };
  const melee = (t: TestGame): void => {
    const named = arranged("grand-melee-planechase", EIGHT);
    if (!named.ok) throw new Error(named.message);
    t.options(named.options);
    t.cards(CARDS);
    t.put(0, "faceUp", "Test Meadow");
    t.put(4, "faceUp", "Test Pit");
    for (let seat = 0; seat < 8; seat++) {
      t.put(seat, "supplementary", seat % 2 === 0 ? "Test Pit" : "Test Meadow");
      t.battlefield(seat, "Test Bear");
    }
  };
  const sizes = (t: TestGame): readonly (number | undefined)[] =>
    [0, 1, 4, 5].map((seat) => t.seeId(t.ids(seat, "battlefield", "Test Bear")[0]!).power);

  scenario(
    "901.14, 801.18: each turn has a plane of its own, whose abilities go no further than the range of influence",
    (t) => {
      melee(t);
      t.hand(0, "Test Riot");
      expect(faceUp(t)).toEqual(["Test Meadow", "Test Pit"]);
      expect([0, 4].map((seat) => view(t.game, seat).planarController)).toEqual([0, 4]);
      t.speak(0);
      t.to("precombatMain");
      t.speak(0);
      expect(sizes(t)).toEqual([3, 2, 2, 2]);
      t.cast("Test Riot");
      t.resolve();
      expect(view(t.game, 0).stack.map(({ name }) => name)).toEqual(["Test Meadow"]);
      t.resolve();
      expect(sizes(t)).toEqual([5, 2, 2, 2]);
    },
    EIGHT,
  );

  scenario(
    "901.14, 701.24b, 801.10: who planeswalks leaves the plane of a turn out of range face up",
    (t) => {
      melee(t);
      t.hand(0, "Test Step");
      t.to("precombatMain");
      t.speak(0);
      t.cast("Test Step");
      t.resolve();
      expect(faceUp(t)).toEqual(["Test Pit", "Test Pit"]);
    },
    EIGHT,
  );

  scenario(
    "901.14b: a planar controller who leaves and takes a turn marker along: the plane is turned down, and nobody planeswalks",
    (t) => {
      melee(t);
      expect(faceUp(t)).toEqual(["Test Meadow", "Test Pit"]);
      t.concede(4);
      expect(faceUp(t)).toEqual(["Test Meadow"]);
      expect(view(t.game, 5).planarController).toBeUndefined();
    },
    EIGHT,
  );

  it("901.14a: each player who starts with a turn marker sets a starting plane before the first turn", () => {
    const cards = cardsOf(CARDS);
    const at = (name: string): number => cards.findIndex((card) => card.name === name);
    const deck = Array.from({ length: 20 }, () => at("Test Bear"));
    const named = arranged("grand-melee-planechase", EIGHT);
    if (!named.ok) throw new Error(named.message);
    const game = newGame({
      seed: "5a".repeat(32),
      pool: { cards },
      players: Array.from({ length: 8 }, () => ({ deck, supplementary: [at("Test Meadow"), at("Test Pit")] })),
      options: { ...named.options, mulligans: false, startingPlayer: 2 },
    });
    const owners = view(game, 0).players.flatMap(({ seat, command }) => command.map(() => seat));
    expect(owners).toEqual([2, 6]);
    expect([2, 6].map((seat) => view(game, seat).planarController)).toEqual([2, 6]);
  });
});
