import { describe, expect, it } from "vitest";
import { pending, submitDirectly, view } from "../../../../lib/engine/index.ts";
import { arranged } from "../../../../lib/engine/rules/variants/named.ts";
import { initialState } from "../../../../lib/engine/setup.ts";
import type { Seat } from "../../../../lib/engine/state/ids.ts";
import type { Step } from "../../../../lib/engine/views.ts";
import { scenario } from "../../../support/scenario.ts";
import type { TestGame } from "../../../support/testGame.ts";

const CARDS = `
  Test Spark {0}
  Instant
  Test Spark deals 1 damage to target creature.

  Test Growth {0}
  Instant
  Target creature gets +1/+1 until end of turn.

  Test Stop {0}
  Instant
  Counter target spell.

  Test Again {0}
  Sorcery
  Take an extra turn after this one.

  Test Gift {0}
  Sorcery
  Target player takes an extra turn after this one.

  Test Watch {0}
  Creature — Human
  1/1
  Whenever you cast a spell, you gain 1 life.

  Test Dawn {0}
  Creature — Human
  1/1
  As long as it's your turn, this creature gets +2/+0.

  Test Wall {0}
  Creature — Wall
  0/5

  Test Ritual {0}
  Instant
  Add {R}.`;

const EIGHT = { seats: 8 };

const melee = (t: TestGame, seats = 8): void => {
  const named = arranged("grand-melee", { seats });
  if (!named.ok) throw new Error(named.message);
  t.options(named.options);
  t.cards(CARDS);
};

/** Who is asked, in the order of the markers. */
const asked = (t: TestGame): readonly Seat[] => pending(t.game).map(({ player }) => player);
/** Whose turns are taken, and what step each is in. */
const turns = (t: TestGame): ReadonlyMap<Seat, Step> => {
  const { turn, otherTurns = [] } = view(t.game, null);
  return new Map([{ turn }, ...otherTurns].map(({ turn: { active, step } }) => [active, step]));
};
const actives = (t: TestGame): readonly Seat[] => [...turns(t).keys()].sort((a, b) => a - b);

/** Whoever is asked passes, attacks and blocks with nothing, until that is so. */
function until(t: TestGame, isSo: () => boolean, but: readonly Seat[] = []): void {
  for (let guard = 0; !isSo(); guard++) {
    if (guard > 600) throw new Error("it did not come");
    const decision = pending(t.game).find(({ player }) => !but.includes(player));
    if (decision === undefined) throw new Error("nobody else is asked");
    t.speak(decision.player);
    if (decision.ask === "priority") t.pass();
    else if (decision.ask === "attackers") t.answer({ ask: "attackers", attacks: [] });
    else if (decision.ask === "blockers") t.answer({ ask: "blockers", blocks: [] });
    else if (decision.ask === "choose") t.answer({ ask: "choose", chosen: decision.from.slice(0, decision.min) });
    else throw new Error(`${decision.about} is asked`);
  }
}
const toStep = (t: TestGame, active: Seat, step: Step, but: readonly Seat[] = []): void =>
  until(t, () => turns(t).get(active) === step && asked(t).includes(active), but);

describe("807.4: turn markers", () => {
  scenario(
    "807.4, 807.4a, 807.4b: of eight players the first and the fifth take their turns at the same time, and both are asked at once",
    (t) => {
      melee(t);
      expect(actives(t)).toEqual([0, 4]);
      expect(asked(t)).toEqual([0, 4]);
      t.speak(4);
      t.pass();
      expect(asked(t)).toEqual([0, 5]);
    },
    EIGHT,
  );

  scenario(
    "807.4a: there is one marker for each full four players: of eleven two, of twelve three; of seven one, and turns follow one another",
    (t) => {
      melee(t, 12);
      expect(actives(t)).toEqual([0, 4, 8]);
    },
    { seats: 12 },
  );
  scenario(
    "807.4a: of eleven two",
    (t) => {
      melee(t, 11);
      expect(actives(t)).toEqual([0, 4]);
    },
    { seats: 11 },
  );
  scenario(
    "807.4a: of seven one",
    (t) => {
      melee(t, 7);
      expect(actives(t)).toEqual([0]);
      expect(view(t.game, 0).otherTurns).toBeUndefined();
    },
    { seats: 7 },
  );

  scenario(
    "807.4c, 807.4d: a marker is passed to the left; its turn waits until no marker is within three seats to the left",
    (t) => {
      melee(t);
      toStep(t, 0, "end", [4]);
      until(t, () => !asked(t).some((seat) => seat < 3 || seat > 6), [4]);
      // Player 1 has the marker; player 4, three seats to the left, is still in their upkeep.
      expect([asked(t), turns(t).get(4)]).toEqual([[4], "upkeep"]);
      until(t, () => asked(t).includes(1));
      expect(actives(t)).toEqual([1, 5]);
    },
    EIGHT,
  );

  scenario(
    "807.4c: whoever leaves during their turn is still taking it, then the player to their left has the marker",
    (t) => {
      melee(t, 13);
      toStep(t, 4, "precombatMain");
      t.concede(4);
      expect(actives(t)).toEqual([0, 4, 8]);
      until(t, () => !actives(t).includes(4));
      expect(actives(t)).toContain(5);
    },
    { seats: 13 },
  );

  scenario(
    "807.4c: whoever leaves before their turn begins: the player to their left has the marker at once",
    (t) => {
      melee(t, 13);
      toStep(t, 0, "end", [4]);
      until(t, () => asked(t).every((seat) => seat >= 3 && seat < 8), [4]);
      t.concede(1);
      until(t, () => asked(t).includes(2));
      expect(actives(t)).not.toContain(1);
    },
    { seats: 13 },
  );

  scenario(
    "807.4e, 807.4g: with seven left the marker to the right of whoever left is removed, after the turn that is taken with it",
    (t) => {
      melee(t);
      t.concede(6);
      expect(actives(t)).toEqual([0, 4]);
      until(t, () => !actives(t).includes(4));
      expect([actives(t).length, view(t.game, 0).otherTurns]).toEqual([1, undefined]);
      until(t, () => asked(t).includes(3));
      expect(actives(t).length).toBe(1);
    },
    EIGHT,
  );

  scenario(
    "807.4f: markers that are designated for removal are not counted: of two who leave only the first takes one along",
    (t) => {
      melee(t);
      t.concede(6);
      t.concede(2);
      expect(actives(t)).toEqual([0, 4]);
      until(t, () => actives(t).length === 1);
      expect(actives(t)[0]).toBeLessThan(4);
    },
    EIGHT,
  );

  scenario(
    "807.4g: a marker that nobody takes a turn with is removed at once",
    (t) => {
      melee(t);
      toStep(t, 0, "end", [4]);
      until(t, () => asked(t).every((seat) => seat >= 3 && seat < 7), [4]);
      // The marker to the right of player 3 is the one that waits with player 1.
      t.concede(3);
      expect([actives(t), view(t.game, 4).otherTurns]).toEqual([[4], undefined]);
    },
    EIGHT,
  );

  scenario(
    "807.4e, 807.4g: designated twice, a removed marker leaves the other designation to the marker on its right",
    (t) => {
      melee(t, 12);
      for (const seat of [9, 10, 11, 7, 6]) t.concede(seat);
      // 12 -> 7: two of three markers are too many.
      until(t, () => actives(t).length === 1);
      expect(view(t.game, 0).otherTurns).toBeUndefined();
    },
    { seats: 12 },
  );

  scenario(
    "807.4i: an extra turn follows with the same marker; it waits while another marker is within three seats to the left",
    (t) => {
      melee(t);
      t.hand(0, "Test Again");
      toStep(t, 0, "precombatMain", [4]);
      t.speak(0);
      t.cast("Test Again");
      until(t, () => turns(t).get(0) === "end", [4]);
      until(t, () => turns(t).get(0) !== "end", [4]);
      // Four seats are between them: nothing is too close, and player 0 begins again.
      expect([turns(t).get(0), actives(t)]).toEqual(["upkeep", [0, 4]]);
    },
    EIGHT,
  );

  scenario(
    "807.4i: a marker within three seats on the right: the player passes theirs on, and takes the extra turn before their next turn",
    (t) => {
      melee(t);
      t.hand(4, "Test Again");
      toStep(t, 4, "precombatMain", [0]);
      t.speak(4);
      t.cast("Test Again");
      until(
        t,
        () => t.game.state.turnMarkers?.markers.length === 2 && !asked(t).includes(4) && turns(t).get(4) === "end",
      );
      // Player 0 is done first, and player 1 has the marker: three seats to the right of player 4.
      until(t, () => asked(t).length === 1 && asked(t)[0] === 4, [4]);
      until(t, () => !actives(t).includes(4));
      expect(actives(t)).toEqual([1, 5]);
      expect(t.game.state.players[4]!.extraBefore).toHaveLength(1);
      until(t, () => actives(t).includes(4));
      expect(t.game.state.players[4]!.extraBefore).toBeUndefined();
      const [first] = [...turns(t)].filter(([seat]) => seat === 4);
      expect(first).toBeDefined();
      // Their extra turn, then their own.
      until(t, () => turns(t).get(4) === "cleanup" || turns(t).get(4) === "end");
      until(t, () => turns(t).get(4) === "upkeep");
      expect(actives(t)).toContain(4);
    },
    EIGHT,
  );

  scenario(
    "807.4j: whoever has no marker takes an extra turn immediately before their next turn",
    (t) => {
      melee(t);
      t.hand(0, "Test Gift");
      toStep(t, 0, "precombatMain");
      t.speak(0);
      t.cast("Test Gift", { targets: [7] });
      t.resolve();
      until(t, () => actives(t).includes(1));
      expect(t.game.state.players[7]!.extraBefore).toHaveLength(1);
      let begun = 0;
      let last = 0;
      until(t, () => {
        const number = t.game.state.players[7]!.turnBegan;
        if (number > last) begun++;
        last = number;
        return actives(t).includes(0) && begun > 0;
      });
      expect(begun).toBe(2);
    },
    EIGHT,
  );

  scenario(
    "807.4h: neighbours of those who left come within each other's range as the next turn begins",
    (t) => {
      melee(t, 9);
      t.concede(2);
      expect(view(t.game, 1).reach![1]).toEqual([0, 1, 2]);
      until(t, () => !actives(t).includes(0));
      expect(view(t.game, 1).reach![1]).toEqual([0, 1, 3]);
    },
    { seats: 9 },
  );
});

describe("807.5: stacks", () => {
  scenario(
    "807.5, 807.5a: each turn has its own stack; on it act those within whose range its turn is, or who controls something on it",
    (t) => {
      melee(t);
      t.hand(0, "Test Growth");
      t.battlefield(0, "Test Wall");
      t.hand(7, "Test Spark");
      t.hand(4, "Test Watch");
      toStep(t, 0, "precombatMain");
      toStep(t, 4, "precombatMain", [0]);
      t.speak(0);
      t.cast("Test Growth", { targets: ["Test Wall"] });
      expect([view(t.game, 0).stack.length, view(t.game, 4).stack.length]).toEqual([1, 0]);
      // 307.1: in the turn of player 4 the stack is empty.
      t.speak(4);
      expect(t.can("cast", "Test Watch")).toBe(true);
      const order: Seat[] = [];
      const note = (seat: Seat): void => {
        order.push(seat);
        t.speak(seat);
      };
      note(0);
      t.pass();
      expect(asked(t)[0]).toBe(1);
      note(1);
      t.pass();
      expect(asked(t)[0]).toBe(7);
      t.speak(7);
      t.cast("Test Spark", { targets: ["Test Wall"] });
      // Now player 6, two seats away, may answer player 7.
      for (const seat of [7, 0, 1]) {
        t.speak(seat);
        t.pass();
      }
      expect(asked(t)[0]).toBe(6);
      t.speak(6);
      t.pass();
      expect(view(t.game, 0).stack.length).toBe(1);
    },
    EIGHT,
  );

  scenario(
    "807.5b: whoever has priority in two turns says in which one they act; a trigger of what they cast goes on the same stack, and so does what targets it",
    (t) => {
      melee(t);
      t.battlefield(2, "Test Wall", "Test Watch");
      t.hand(1, "Test Spark");
      t.hand(3, "Test Spark");
      t.hand(2, "Test Growth", "Test Stop");
      toStep(t, 0, "precombatMain");
      toStep(t, 4, "precombatMain", [0]);
      t.speak(0);
      t.pass();
      t.speak(1);
      t.cast("Test Spark", { targets: ["Test Wall"] });
      t.pass();
      t.speak(4);
      t.pass();
      t.speak(5);
      t.pass();
      t.speak(3);
      t.cast("Test Spark", { targets: ["Test Wall"] });
      for (const seat of [3, 4, 5]) {
        t.speak(seat);
        t.pass();
      }
      const mine = pending(t.game).filter(({ player }) => player === 2);
      expect(mine.map(({ slot }) => slot)).toEqual(["priority", "priority#2"]);
      const stackOf = (seat: Seat): readonly string[] => view(t.game, seat).stack.map(({ name }) => name);
      t.speak(2);
      t.cast("Test Growth", { targets: ["Test Wall"] });
      expect([stackOf(0), stackOf(4)]).toEqual([["Test Spark", "Test Growth", "Test Watch"], ["Test Spark"]]);
    },
    EIGHT,
  );
});

describe("what is asked in one turn", () => {
  scenario(
    "807.5a: whoever is asked in the second turn alone is asked in its slot, so that a late answer is for no other turn",
    (t) => {
      melee(t);
      expect(pending(t.game).map(({ player, slot }) => [player, slot])).toEqual([
        [0, "priority"],
        [4, "priority#2"],
      ]);
      const [, second] = pending(t.game);
      expect(
        submitDirectly(t.game, 0, [{ slot: second!.slot, answer: { ask: "priority", action: { act: "pass" } } }]),
      ).toMatchObject({
        ok: false,
        code: "not-asked",
      });
    },
    EIGHT,
  );

  scenario(
    "807.4j, 500.7: what is said of an extra turn is followed as it begins, even before a later turn",
    (t) => {
      melee(t);
      t.cards(`
        Test Slow Gift {0}
        Sorcery
        Target player takes an extra turn after this one. Skip the untap step of that turn.`);
      t.hand(0, "Test Slow Gift");
      t.permanentWith(7, "Test Wall", { tapped: true });
      toStep(t, 0, "precombatMain");
      t.speak(0);
      t.cast("Test Slow Gift", { targets: [7] });
      t.resolve();
      until(t, () => turns(t).get(7) === "upkeep");
      expect(t.seeId(t.ids(7, "battlefield", "Test Wall")[0]!).tapped).toBe(true);
      until(t, () => turns(t).get(7) === "end");
      until(t, () => turns(t).get(7) === "upkeep");
      expect(t.seeId(t.ids(7, "battlefield", "Test Wall")[0]!).tapped).toBe(false);
    },
    EIGHT,
  );
});

describe("what is of one turn", () => {
  scenario(
    "514.2, 807.4: effects until end of turn, damage and unspent mana end with their own turn, not with another",
    (t) => {
      melee(t);
      t.battlefield(0, "Test Wall");
      t.battlefield(4, "Test Wall");
      t.hand(0, "Test Growth", "Test Spark", "Test Ritual");
      toStep(t, 0, "precombatMain");
      t.speak(0);
      t.cast("Test Growth", { targets: [t.ids(0, "battlefield", "Test Wall")[0]!] });
      t.resolve();
      t.speak(0);
      t.cast("Test Spark", { targets: [t.ids(0, "battlefield", "Test Wall")[0]!] });
      t.resolve();
      t.speak(0);
      t.cast("Test Ritual");
      t.resolve();
      until(t, () => asked(t).every((seat) => seat === 0), [0]);
      const wall = t.ids(0, "battlefield", "Test Wall")[0]!;
      expect([t.seeId(wall).power, t.seeId(wall).damage, view(t.game, 0).players[0]!.mana]).toEqual([1, 1, "{R}"]);
      until(t, () => !actives(t).includes(0));
      expect([t.seeId(wall).power, t.seeId(wall).damage]).toEqual([0, 0]);
    },
    EIGHT,
  );

  scenario(
    "102.1, 807.4: it is the turn of everybody who takes one",
    (t) => {
      melee(t);
      for (const seat of [0, 2, 4]) t.battlefield(seat, "Test Dawn");
      toStep(t, 0, "precombatMain");
      const power = (seat: Seat): number | undefined => t.seeId(t.ids(seat, "battlefield", "Test Dawn")[0]!).power;
      expect([0, 2, 4].map(power)).toEqual([3, 1, 3]);
    },
    EIGHT,
  );

  scenario(
    "506.4, 807.4: what fights in one turn and leaves the battlefield in another is removed from combat",
    (t) => {
      melee(t);
      t.battlefield(0, "Test Watch");
      t.battlefield(1, "Test Dawn");
      t.battlefield(2, "Test Dawn");
      t.hand(2, "Test Spark");
      t.hand(3, "Test Spark");
      t.hand(1, "Test Spark");
      toStep(t, 4, "precombatMain", [0]);
      until(t, () => pending(t.game).some(({ ask }) => ask === "attackers"), [4]);
      t.speak(0);
      t.attack("Test Watch");
      // In the turn of player 4 players 3, 2 and 1 act, each answering the one before.
      for (const seat of [4, 5]) {
        t.speak(seat);
        t.pass();
      }
      t.speak(3);
      t.cast("Test Spark", { targets: [t.ids(2, "battlefield", "Test Dawn")[0]!] });
      for (const seat of [3, 4, 5]) {
        t.speak(seat);
        t.pass();
      }
      t.speak(2);
      t.cast("Test Spark", { targets: [t.ids(1, "battlefield", "Test Dawn")[0]!] });
      for (const seat of [2, 3, 4, 5]) {
        t.speak(seat);
        t.pass();
      }
      t.speak(1);
      t.cast("Test Spark", { targets: ["Test Watch"] });
      for (const seat of [1, 2, 3, 4, 5]) {
        t.speak(seat);
        t.pass();
      }
      // Player 0 may answer player 1 in that turn.
      t.speak(0, "priority#2");
      t.pass();
      expect(t.count(0, "battlefield")).toBe(0);
      toStep(t, 0, "endOfCombat");
      expect([t.game.state.combat?.attackers ?? [], view(t.game, 1).players[1]!.life]).toEqual([[], 20]);
    },
    EIGHT,
  );

  it("807.1, 807.2a: turn markers are for players on their own, each with a range of one", () => {
    const players = Array.from({ length: 8 }, () => ({ deck: [] }));
    const start = () =>
      initialState({ seed: "00".repeat(32), pool: { cards: [] }, players, options: { turnMarkers: true } });
    expect(start).toThrow("turn markers");
  });
});
