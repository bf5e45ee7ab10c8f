import { describe, expect } from "vitest";
import type { GameOptions } from "../../../../lib/engine/api.ts";
import type { CardDefinition } from "../../../../lib/engine/definition.ts";
import { engine, view } from "../../../../lib/engine/index.ts";
import { arranged, type VariantName } from "../../../../lib/engine/rules/variants/named.ts";
import { scenario } from "../../../support/scenario.ts";
import { enchantment, sorcery } from "../../../support/sorcery.ts";
import type { TestGame } from "../../../support/testGame.ts";

const FOUR = { seats: 4 };
const SIX = { seats: 6 };

const CARDS = `
  Test Rift {0}
  Sorcery
  Test Rift deals 4 damage to each player.

  Test Beacon {0}
  Sorcery
  Double target player's life total.

  Test Fifty {0}
  Enchantment
  At the beginning of your upkeep, if you have 50 or more life, you win the game.

  Test Pact {0}
  Sorcery
  You lose half your life, rounded up.

  Test Ten {0}
  Sorcery
  Target player's life total becomes 10.

  Test Level {0}
  Sorcery
  Each player's life total becomes 7.

  Test Deal {0}
  Sorcery
  Redistribute any number of players' life totals.

  Test Swap {0}
  Sorcery
  Exchange life totals with target player.

  Test Curse {0}
  Enchantment
  Players can't gain life.

  Test Ban {0}
  Enchantment
  Your opponents can't gain life.

  Test Angel {0}
  Artifact
  You can't lose the game and your opponents can't win the game.

  Test Venom {0}
  Sorcery
  Target player gets three poison counters.

  Test Spread {0}
  Sorcery
  Proliferate.

  Test Triumph {0}
  Sorcery
  You win the game.

  Test Verdict {0}
  Sorcery
  Target player loses the game.`;

function play(t: TestGame, variant: VariantName, seats: number, options: Partial<GameOptions> = {}): void {
  const done = arranged(variant, { seats });
  if (!done.ok) throw new Error(done.message);
  t.cards(CARDS);
  t.define(sorcery("Test Standstill", [{ do: "drawGame" }]));
  t.options({ ...done.options, ...options });
}
/** A permanent that makes a rule about its controller. */
const ruling = (name: string, rule: "cantLoseLife" | "poisonImmune"): CardDefinition =>
  enchantment(name, [{ kind: "static", effects: [{ static: "rule", rule: { rule, who: { who: "you" } } }] }]);
const lives = (t: TestGame): readonly number[] => t.game.state.players.map(({ life }) => life);
const lost = (t: TestGame): readonly boolean[] => t.game.state.players.map((player) => player.lost ?? false);
const handsSeen = (t: TestGame, by: number): readonly boolean[] =>
  view(t.game, by).players.map(({ hand, handCount }) => hand.length === handCount);

describe("104, 808: teams", () => {
  scenario(
    "104.2c, 104.3g, 104.5: the last team with somebody in the game wins, with those who had lost",
    (t) => {
      play(t, "team-vs-team", 4);
      t.to("precombatMain");
      t.concede(0);
      expect(t.over).toBe(false);
      t.concede(2);
      expect(t.over).toBe(false);
      t.concede(3);
      expect(t.winners).toEqual([0, 1]);
    },
    FOUR,
  );

  scenario(
    "104.4d, 104.4a: all remaining teams losing at once is a draw",
    (t) => {
      play(t, "team-vs-team", 4);
      for (const seat of [0, 1, 2, 3]) t.life(seat, 4);
      t.hand(0, "Test Rift");
      t.to("precombatMain");
      t.cast("Test Rift");
      t.resolve();
      expect(t.winners).toEqual([]);
    },
    FOUR,
  );

  scenario(
    "102.3, 808.5, 702.11c: teammates are no opponents; they see each other's hands, whose cards are not theirs",
    (t) => {
      play(t, "team-vs-team", 4);
      t.cards(`
        Test Prowler {0}
        Creature — Cat
        2/2
        Hexproof`);
      for (const seat of [0, 1, 2, 3]) t.hand(seat, "Test Growth");
      t.battlefield(0, "Test Prowler");
      t.battlefield(1, "Test Bear");
      t.attack(["Test Prowler", 2]);
      t.pass();
      expect(handsSeen(t, 0)).toEqual([true, true, false, false]);
      expect(handsSeen(t, 3)).toEqual([false, false, true, true]);
      t.cast("Test Growth", { targets: ["Test Prowler"] });
      t.pass();
      t.pass();
      expect(t.asked().player).toBe(3);
      expect(t.can("cast", "Test Growth")).toBe(true);
      t.cast("Test Growth");
      expect(t.see("Test Prowler").power).toBe(2);
    },
    FOUR,
  );

  scenario(
    "117.4, 800.4a: when somebody who has passed leaves, nobody else's turn to act is lost",
    (t) => {
      play(t, "team-vs-team", 4);
      t.hand(0, "Test Rift");
      t.to("precombatMain");
      t.cast("Test Rift");
      t.pass(2);
      t.concede(1);
      expect(t.asked().player).toBe(2);
      t.pass();
      expect([t.asked().player, t.stackSize]).toEqual([3, 1]);
      t.pass();
      expect(t.stackSize).toBe(0);
    },
    FOUR,
  );
});

describe("809: Emperor", () => {
  scenario(
    "809.3c, 809.3a: only opponents in the next seat are attacked; an emperor attacks nobody at first",
    (t) => {
      play(t, "emperor", 6, { startingPlayer: 1 });
      for (const seat of [0, 1, 2]) t.battlefield(seat, "Test Bear");
      t.to("declareAttackers");
      expect([t.turn.active, t.asked().ask]).toEqual([1, "priority"]);
      t.to("beginningOfCombat", 2);
      t.pass(6);
      expect(t.asked("attackers").attackers[0]!.defenders).toEqual([3]);
    },
    SIX,
  );

  scenario(
    "809.5, 809.5b, 104.3i: a team loses with its emperor, not with a general",
    (t) => {
      play(t, "emperor", 6);
      t.to("precombatMain");
      t.concede(3);
      expect([t.over, lost(t)]).toEqual([false, [false, false, false, true, false, false]]);
      t.concede(4);
      expect(t.winners).toEqual([0, 1, 2]);
    },
    SIX,
  );

  scenario(
    "809.5a, 104.2d, 801.14: an emperor who wins makes the opponents within range lose; the team wins with the emperor",
    (t) => {
      play(t, "emperor", 6, { startingPlayer: 1, rangeOfInfluence: [1, 3, 1, 1, 3, 1] });
      t.hand(1, "Test Triumph");
      t.to("precombatMain");
      t.cast("Test Triumph");
      t.resolve();
      expect(t.winners).toEqual([0, 1, 2]);
    },
    SIX,
  );

  scenario(
    "809.5c, 104.4h, 104.4g: a draw for the emperor is one for the team",
    (t) => {
      play(t, "emperor", 9 - 3, { startingPlayer: 1, rangeOfInfluence: [1, 1, 1, 1, 1, 1] });
      t.hand(1, "Test Standstill");
      t.to("precombatMain");
      t.cast("Test Standstill");
      t.resolve();
      expect(t.game.state.players.map(({ drew = false }) => drew)).toEqual([true, true, true, false, false, false]);
      expect(t.winners).toEqual([3, 4, 5]);
    },
    SIX,
  );

  scenario(
    "809.7: teammates see each other's hands",
    (t) => {
      play(t, "emperor", 6);
      for (const seat of [0, 1, 2, 3, 4, 5]) t.hand(seat, "Forest");
      t.to("precombatMain");
      expect(handsSeen(t, 0)).toEqual([true, true, true, false, false, false]);
      expect(handsSeen(t, 5)).toEqual([false, false, false, true, true, true]);
    },
    SIX,
  );
});

describe("810: Two-Headed Giant", () => {
  const giant = (t: TestGame): void => play(t, "two-headed-giant", 4);

  scenario(
    "103.4a, 119.1a, 810.4, 103.8b, 800.7, 810.6: 30 life a team; the team that plays first skips its first draw step",
    (t) => {
      giant(t);
      expect(lives(t)).toEqual([30, 30, 30, 30]);
      t.to("precombatMain");
      expect([t.count(0, "hand"), t.count(1, "hand")]).toEqual([0, 0]);
      t.to("precombatMain");
      expect([t.count(2, "hand"), t.count(3, "hand")]).toEqual([1, 1]);
    },
    FOUR,
  );

  scenario(
    "810.5: teammates may review each other's hands, nobody else's",
    (t) => {
      giant(t);
      for (const seat of [0, 1, 2, 3]) t.hand(seat, "Forest");
      t.to("precombatMain");
      expect(handsSeen(t, 0)).toEqual([true, true, false, false]);
      expect(view(t.game, null).players.map(({ hand }) => hand.length)).toEqual([0, 0, 0, 0]);
    },
    FOUR,
  );

  scenario(
    "810.9: damage is dealt to each player, and the team's life total goes down by all of it",
    (t) => {
      giant(t);
      t.hand(0, "Test Rift");
      t.to("precombatMain");
      t.cast("Test Rift");
      t.resolve();
      expect(lives(t)).toEqual([22, 22, 22, 22]);
    },
    FOUR,
  );

  scenario(
    "810.9a: a player's life total is the team's: doubled, compared, halved",
    (t) => {
      giant(t);
      t.life(0, 17);
      t.life(1, 17);
      t.hand(0, "Test Beacon");
      t.hand(1, "Test Pact");
      t.to("precombatMain");
      t.cast("Test Beacon", { targets: [1] });
      t.resolve();
      expect(lives(t)).toEqual([34, 34, 30, 30]);
      t.pass();
      t.cast("Test Pact");
      t.resolve();
      expect(lives(t)).toEqual([17, 17, 30, 30]);
    },
    FOUR,
  );

  scenario(
    "810.9a, 810.8a: with 50 or more life of the team its player wins, and so does the team",
    (t) => {
      giant(t);
      t.life(0, 51);
      t.life(1, 51);
      t.battlefield(1, "Test Fifty");
      t.asked("priority");
      t.resolve();
      expect(t.winners).toEqual([0, 1]);
    },
    FOUR,
  );

  scenario(
    "810.9c: a life total set to a number is reached by what that player gains or loses",
    (t) => {
      giant(t);
      t.hand(0, "Test Ten");
      t.to("precombatMain");
      t.cast("Test Ten", { targets: [2] });
      t.resolve();
      expect(lives(t)).toEqual([30, 30, 10, 10]);
    },
    FOUR,
  );

  scenario(
    "810.9d: where both players' would be set, each team chooses one of them",
    (t) => {
      giant(t);
      t.hand(0, "Test Level");
      t.to("precombatMain");
      t.cast("Test Level");
      t.resolve();
      expect([t.asked("choose").player, t.asked("choose").from]).toEqual([0, [0, 1]]);
      t.choose(1);
      t.choose(2);
      expect(lives(t)).toEqual([7, 7, 7, 7]);
    },
    FOUR,
  );

  scenario(
    "810.9f: whoever redistributes life totals affects one member of each team, whom they choose",
    (t) => {
      giant(t);
      t.hand(0, "Test Deal");
      t.life(2, 12);
      t.life(3, 12);
      t.to("precombatMain");
      t.cast("Test Deal");
      t.resolve();
      expect(t.asked("choose").from).toEqual([0, 2]);
      t.choose(0, 2);
      expect([t.asked("choose").player, t.asked("choose").from]).toEqual([0, [0, 1]]);
      t.choose(1);
      expect([t.asked("choose").player, t.asked("choose").from]).toEqual([0, [2, 3]]);
      t.choose(3);
      // Whose total the first of them gets; the other gets what is left.
      t.choose(3);
      expect(lives(t)).toEqual([12, 12, 30, 30]);
    },
    FOUR,
  );

  scenario(
    "810.9e: teammates can't exchange life totals",
    (t) => {
      giant(t);
      t.hand(0, "Test Swap", "Test Swap");
      t.life(2, 12);
      t.life(3, 12);
      t.to("precombatMain");
      t.cast("Test Swap", { targets: [1] });
      t.resolve();
      expect(lives(t)).toEqual([30, 30, 12, 12]);
      t.cast("Test Swap", { targets: [3] });
      t.resolve();
      expect(lives(t)).toEqual([12, 12, 30, 30]);
    },
    FOUR,
  );

  scenario(
    "810.9g: if one player can't gain life, nobody of the team can",
    (t) => {
      giant(t);
      t.cards(`
        Test Plague {0}
        Enchantment — Aura Curse
        Enchant player
        Enchanted player can't gain life.`);
      t.hand(2, "Test Plague");
      t.hand(1, "Test Salve");
      t.to("precombatMain", 2);
      t.cast("Test Plague", { targets: [0] });
      t.resolve();
      t.to("precombatMain", 3);
      t.pass();
      t.cast("Test Salve");
      t.resolve();
      expect(lives(t)).toEqual([30, 30, 30, 30]);
    },
    FOUR,
  );

  scenario(
    "810.8a, 810.8c, 704.6a: no life left: the team loses, though each player has lost but half of it",
    (t) => {
      giant(t);
      t.life(2, 6);
      t.life(3, 6);
      t.hand(0, "Test Rift");
      t.to("precombatMain");
      t.cast("Test Rift");
      t.resolve();
      expect([t.winners, lost(t)]).toEqual([
        [0, 1],
        [false, false, true, true],
      ]);
    },
    FOUR,
  );

  scenario(
    "810.8a, 104.3e: if one player of a team loses, so does the other; if one can't lose, neither can",
    (t) => {
      giant(t);
      t.battlefield(3, "Test Angel");
      t.hand(0, "Test Verdict", "Test Verdict", "Test Triumph");
      t.to("precombatMain");
      t.cast("Test Verdict", { targets: [2] });
      t.resolve();
      expect(lost(t)).toEqual([false, false, false, false]);
      t.cast("Test Triumph");
      t.resolve();
      expect(t.over).toBe(false);
      t.cast("Test Verdict", { targets: [1] });
      t.resolve();
      expect(t.winners).toEqual([2, 3]);
    },
    FOUR,
  );

  scenario(
    "810.8a, 704.5b: a player with no card to draw loses, and the team with that player",
    (t) => {
      giant(t);
      t.emptyLibraries();
      t.library(2, "Forest", "Forest");
      t.to("upkeep");
      t.pass(4);
      expect(t.winners).toEqual([0, 1]);
    },
    FOUR,
  );

  scenario(
    "810.8b: a player who concedes takes the team along",
    (t) => {
      giant(t);
      t.to("precombatMain");
      t.concede(1);
      expect(t.winners).toEqual([2, 3]);
    },
    FOUR,
  );

  scenario(
    "810.8d, 704.6b, 810.10, 810.10a, 104.3d: poison counters are shared; fifteen are needed",
    (t) => {
      giant(t);
      t.hand(0, ...Array.from({ length: 5 }, () => "Test Venom"));
      t.to("precombatMain");
      for (let i = 0; i < 4; i++) {
        t.cast("Test Venom", { targets: [2 + (i % 2)] });
        t.resolve();
      }
      expect([t.countersOf(2).poison, t.countersOf(3).poison, t.over]).toEqual([12, 12, false]);
      t.cast("Test Venom", { targets: [3] });
      t.resolve();
      expect(t.winners).toEqual([0, 1]);
    },
    FOUR,
  );

  scenario(
    "701.27b, 810.10d: of teammates chosen as one proliferates one is given another poison counter",
    (t) => {
      giant(t);
      t.hand(0, "Test Venom", "Test Spread");
      t.to("precombatMain");
      t.cast("Test Venom", { targets: [2] });
      t.resolve();
      t.cast("Test Spread");
      t.resolve();
      expect(t.asked("choose").from).toEqual([2, 3]);
      t.choose(3, 2);
      expect([t.countersOf(2).poison, t.countersOf(3).poison]).toEqual([4, 4]);
    },
    FOUR,
  );

  scenario(
    "810.7: combat is that of shared team turns: a teammate's creature blocks what attacks",
    (t) => {
      giant(t);
      t.battlefield(0, "Test Bear");
      t.battlefield(3, "Test Ox");
      t.attack(["Test Bear", 2]);
      t.pass(4);
      t.block(["Test Ox", "Test Bear"]);
      t.to("endOfCombat");
      expect(lives(t)).toEqual([30, 30, 30, 30]);
    },
    FOUR,
  );

  scenario(
    "810.11: heads beyond the second",
    (t) => {
      play(t, "two-headed-giant", 6);
      t.hand(0, "Test Rift");
      t.to("precombatMain");
      expect(lives(t)).toEqual([45, 45, 45, 45, 45, 45]);
      t.cast("Test Rift");
      t.resolve();
      expect(lives(t)).toEqual([33, 33, 33, 33, 33, 33]);
    },
    SIX,
  );

  scenario(
    "810.9b, 119.4a: no more life can be paid by a team than its total",
    (t) => {
      giant(t);
      t.cards(`
        Test Altar {0}
        Artifact
        Pay 2 life: You get {E}.`);
      t.battlefield(0, "Test Altar");
      t.battlefield(1, "Test Altar");
      t.life(0, 3);
      t.life(1, 3);
      t.to("precombatMain");
      t.pass();
      expect(t.can("activate", "Test Altar")).toBe(true);
      t.activate("Test Altar");
      expect([lives(t), t.can("activate", "Test Altar")]).toEqual([[1, 1, 30, 30], false]);
      t.pass();
      expect([t.asked().player, t.can("activate", "Test Altar")]).toEqual([0, false]);
    },
    FOUR,
  );

  scenario(
    "810.9h: if one player can't lose life, nobody of the team loses or pays any",
    (t) => {
      giant(t);
      t.cards(`
        Test Altar {0}
        Artifact
        Pay 2 life: You get {E}.`);
      t.define(ruling("Test Aegis", "cantLoseLife"));
      t.battlefield(2, "Test Aegis");
      t.battlefield(3, "Test Altar");
      t.hand(0, "Test Rift");
      t.to("precombatMain");
      t.cast("Test Rift");
      t.resolve();
      expect(lives(t)).toEqual([22, 22, 30, 30]);
      t.pass(3);
      expect([t.asked().player, t.can("activate", "Test Altar")]).toEqual([3, false]);
    },
    FOUR,
  );

  scenario(
    "810.10c, 810.10b: if one player can't get poison counters, nobody of the team can; a player's loss is the team's",
    (t) => {
      giant(t);
      t.define(ruling("Test Antidote", "poisonImmune"));
      t.define(
        sorcery(
          "Test Cure",
          [{ do: "removeCounters", kind: "poison", count: 2, from: { players: { who: "target", slot: 0 } } }],
          [{ count: { min: 1, max: 1 }, of: [{ target: "player", who: { who: "each" } }] }],
        ),
      );
      t.battlefield(1, "Test Antidote");
      t.hand(0, "Test Venom", "Test Venom", "Test Cure");
      t.to("precombatMain");
      t.cast("Test Venom", { targets: [0] });
      t.resolve();
      expect([t.countersOf(0).poison, t.countersOf(1).poison]).toEqual([undefined, undefined]);
      t.cast("Test Venom", { targets: [3] });
      t.resolve();
      t.cast("Test Cure", { targets: [2] });
      t.resolve();
      expect([t.countersOf(2).poison, t.countersOf(3).poison]).toEqual([1, 1]);
    },
    FOUR,
  );
});

describe("811: Alternating Teams", () => {
  scenario(
    "811.4: only opponents in the next seat are attacked",
    (t) => {
      play(t, "alternating-teams", 6);
      t.battlefield(0, "Test Bear");
      t.to("beginningOfCombat");
      t.pass(6);
      expect(t.asked("attackers").attackers[0]!.defenders).toEqual([1, 5]);
    },
    SIX,
  );

  scenario(
    "811.5: a teammate's hand is seen only by who sits in the next seat",
    (t) => {
      play(t, "alternating-teams", 4);
      for (const seat of [0, 1, 2, 3]) t.hand(seat, "Forest");
      t.to("precombatMain");
      expect(handsSeen(t, 0)).toEqual([true, false, false, false]);
      t.concede(1);
      // Seats 0 and 2 are next to each other now.
      expect(view(t.game, 0).players[2]!.hand.length).toBe(1);
      expect(engine.result(t.game)).toBeUndefined();
    },
    FOUR,
  );
});
