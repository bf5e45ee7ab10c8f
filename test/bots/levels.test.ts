import { describe, expect, it } from "vitest";
import { everyBot } from "../../lib/bots/index.ts";
import { regularBot } from "../../lib/bots/regular/index.ts";
import { Spending } from "../../lib/bots/strong/budget.ts";
import { strongBot } from "../../lib/bots/strong/index.ts";
import { thoughtOver } from "../../lib/bots/strong/search.ts";
import { supposing } from "../../lib/bots/supposing.ts";
import { supposed } from "../../lib/bots/world.ts";
import type { Answer, Decision, Submission } from "../../lib/engine/decisions.ts";
import { engine, type Game } from "../../lib/engine/index.ts";
import type { Seat } from "../../lib/engine/state/ids.ts";
import type { Handle, PermanentView, SeatView, Situation } from "../../lib/engine/views.ts";
import { autoPassing } from "../../lib/hosting/orders/planAndPass.ts";
import { BOT_STOPS, DEFAULT_STOPS, stopsAt } from "../../lib/hosting/orders/stops.ts";
import { TestGame } from "../support/testGame.ts";

const CARDS = `
  Barn Wolf {1}{G}
  Creature — Wolf
  2/2

  Hill Troll {3}{R}
  Creature — Troll
  4/4

  Spark {R}
  Instant
  Spark deals 3 damage to any target.

  Great Wall {1}{W}
  Creature — Wall
  0/6
  Defender`;

/** Seat 0 has something to do in its first main phase; what seat 1 holds, and in which order the libraries are, is as given. */
function position(theirs: readonly string[], mine: readonly string[], others: readonly string[], life = 20): TestGame {
  const table = new TestGame(2, false);
  table.cards(CARDS);
  table.emptyLibraries();
  table.library(0, ...mine);
  table.library(1, ...others);
  table.hand(1, ...theirs);
  table.hand(0, "Spark", "Barn Wolf", "Hill Troll");
  table.battlefield(0, "Barn Wolf");
  table.battlefield(1, "Hill Troll", "Forest", "Mountain");
  table.lands(0, "Mountain", 2);
  table.lands(0, "Forest", 2);
  table.life(1, life);
  table.to("precombatMain");
  return table;
}

const twins = () => [
  position(["Barn Wolf", "Barn Wolf"], ["Forest", "Barn Wolf", "Hill Troll"], ["Forest", "Barn Wolf", "Forest"]),
  position(["Spark", "Great Wall"], ["Hill Troll", "Forest", "Barn Wolf"], ["Spark", "Spark", "Great Wall"]),
];

const pass = (slot: string): Submission<Handle>[] => [{ slot, answer: { ask: "priority", action: { act: "pass" } } }];

const worldsOf = (game: Game, seat: Seat) => supposed(engine, supposing, game, seat);

describe("strong", () => {
  it("supposes the same worlds whatever is hidden, all cards in them", () => {
    const seen = twins().map(({ game }) =>
      ["a", "b"].map((seed) => {
        const world = worldsOf(game, 0)(seed, 9)!;
        return JSON.stringify([0, 1].map((seat) => world.view(seat)));
      }),
    );
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[0]![0]).not.toBe(seen[0]![1]);
    expect(seen[0]![0]).toContain('"hand":[{');
  });

  it("supposes of its own library what it knows of its own deck", () => {
    const [{ game }] = twins() as [TestGame, TestGame];
    const world = worldsOf(game, 0)("x", 9)!;
    for (let i = 0; i < 200 && world.asked() !== undefined && world.view(0).turn.number < 6; i++) {
      const { decidedBy: seat, slot, ...asked } = world.asked()!;
      const hand = world.view(seat).players[seat]!.hand.map(({ id }) => id);
      const answer: Answer<Handle> =
        asked.ask === "attackers"
          ? { ask: "attackers", attacks: [] }
          : asked.ask === "blockers"
            ? { ask: "blockers", blocks: [] }
            : asked.ask === "choose"
              ? { ask: "choose", chosen: hand.slice(0, asked.min) }
              : { ask: "priority", action: { act: "pass" } };
      expect(world.submit(seat, [{ slot, answer }])).toBe(true);
    }
    const { hand, graveyard } = world.view(0).players[0]!;
    const drawn = [...hand, ...graveyard].map(({ name }) => name).sort();
    expect(["Barn Wolf", "Barn Wolf", "Forest", "Hill Troll", "Hill Troll", "Spark"]).toEqual(
      expect.arrayContaining(drawn),
    );
    expect(drawn.length).toBeGreaterThan(3);
  });

  it("supposes that others hold what they could cast with the lands that were seen of them", () => {
    const table = new TestGame(2, false);
    table.cards(CARDS);
    table.library(0, "Barn Wolf", "Barn Wolf", "Forest", "Forest");
    table.hand(0, "Barn Wolf", "Great Wall");
    table.battlefield(1, "Mountain", "Mountain");
    table.graveyard(1, "Spark");
    table.hand(1, "Great Wall", "Great Wall", "Great Wall", "Great Wall", "Great Wall");
    table.to("precombatMain");
    const held = ["a", "b", "c", "d"].flatMap((seed) => {
      const { hand } = worldsOf(table.game, 0)(seed, 9)!.view(1).players[1]!;
      return hand.map(({ name }) => name);
    });
    expect(held.length).toBe(20);
    expect([...new Set(held)].sort()).toEqual(["Mountain", "Spark"]);
  });

  it("takes a world back to its beginning, whatever was done in it", () => {
    const [{ game }] = twins() as [TestGame, TestGame];
    const world = worldsOf(game, 0)("x", 9)!;
    const looks = () => JSON.stringify([world.asked(), world.turn(), ...[0, 1].map((seat) => world.view(seat))]);
    const before = looks();
    const { regular } = everyBot("again");
    for (let round = 0; round < 2; round++) {
      for (let ask = 0; ask < 12 && world.asked() !== undefined; ask++) {
        const { decidedBy } = world.asked()!;
        expect(world.submit(decidedBy, regular.answer(world.view(decidedBy), { ask, refused: 0 }))).toBe(true);
      }
      expect(looks()).not.toBe(before);
      world.again();
      expect(looks()).toBe(before);
    }
  });

  it.each([
    { whose: "a computer player's", settings: BOT_STOPS, second: true },
    { whose: "a person's", settings: DEFAULT_STOPS, second: false },
  ])("is asked in a supposed game where its seat is asked in the real one, by $whose stops", ({ settings, second }) => {
    const stops = (
      asked: () => Decision | undefined,
      step: () => string,
      submit: (seat: Seat, slot: string) => void,
    ) => {
      const seen: string[] = [];
      for (let count = 0; count < 40; count++) {
        const decision = asked();
        if (decision === undefined || step().startsWith("3")) break;
        if (decision.ask === "priority") seen.push(`${decision.decidedBy} ${step()}`);
        submit(decision.decidedBy, decision.slot);
      }
      return seen;
    };
    // Nothing is hidden but the order of lands that nobody can use.
    const { game: real } = position(["Spark"], ["Forest", "Forest"], ["Forest", "Forest"]);
    const { regular } = everyBot("stops");
    const steps = ({ number, step }: SeatView["turn"]) => `${number} ${step}`;
    const own = (situation: Situation) => stopsAt(situation, 0, settings);
    const world = supposed(engine, supposing, real, 0, settings === BOT_STOPS ? undefined : own)("x", 9)!;
    const inWorld = stops(
      () => world.asked(),
      () => steps(world.view(0).turn),
      (seat, slot) => {
        const view = world.view(seat);
        world.submit(seat, view.pending[0]!.decision.ask === "priority" ? pass(slot) : regular.answer(view));
      },
    );
    const settled = autoPassing(engine, settings);
    const played = stops(
      () => engine.pending(real)[0],
      () => steps(engine.view(real, 0).turn),
      (seat, slot) => {
        const view = engine.view(real, seat);
        settled.submit(real, seat, view.pending[0]!.decision.ask === "priority" ? pass(slot) : regular.answer(view));
      },
    );
    expect(played).toContain("0 1 precombatMain");
    expect(played.includes("0 1 postcombatMain")).toBe(second);
    expect(inWorld.filter((one) => one.startsWith("0"))).toEqual(played.filter((one) => one.startsWith("0")));
  });

  it("answers the same to the same seed whatever is hidden from it, and leaves the game alone", () => {
    const answers = twins().map(({ game }) => {
      const before = JSON.stringify(engine.save(game));
      const view = engine.view(game, 0);
      const bot = strongBot("peek", { iterations: 60 });
      const given = bot.answer(view, { ask: 1, refused: 0, suppose: worldsOf(game, 0) });
      expect(JSON.stringify(engine.save(game))).toBe(before);
      return given;
    });
    expect(answers[1]).toEqual(answers[0]);
  });

  it("goes on by the policy where it has just chosen among cards that are supposed elsewhere (701.19a)", () => {
    const table = new TestGame(2, false);
    table.cards(`${CARDS}

      Far Road {G}
      Sorcery
      Search your library for a Forest card, put it onto the battlefield, then shuffle.

      Dusk Grove
      Land — Forest
      As this land enters, you may pay 2 life. If you don't, it enters tapped.`);
    table.emptyLibraries();
    table.library(0, "Barn Wolf", "Dusk Grove", "Spark", "Hill Troll", "Great Wall", "Barn Wolf");
    table.library(1, "Forest", "Forest");
    table.hand(0, "Far Road");
    table.lands(0, "Mountain", 1);
    table.lands(0, "Forest", 1);
    table.to("precombatMain");
    const { game } = table;
    const bot = strongBot("road", { iterations: 8 });
    const asked: string[] = [];
    const choose = everyBot("road").regular;
    for (let ask = 0; ask < 12 && engine.view(game, 0).battlefield.every(({ name }) => name !== "Dusk Grove"); ask++) {
      const { decidedBy: seat, ask: kind, about, slot } = engine.pending(game)[0]!;
      asked.push(`${kind}/${about}`);
      const view = engine.view(game, seat);
      if (kind === "confirm") for (const seed of "abcdefgh") worldsOf(game, seat)(seed, 9);
      const given =
        kind === "confirm"
          ? bot.answer(view, { ask, refused: 0, suppose: worldsOf(game, seat) })
          : kind === "priority" && (seat === 1 || view.stack.length > 0)
            ? pass(slot)
            : choose.answer(view, { ask, refused: 0 });
      expect(engine.submit(game, seat, given)).toMatchObject({ ok: true });
    }
    expect(asked.some((one) => one.startsWith("confirm"))).toBe(true);
  });

  it.each([
    { players: 2, turns: 4 },
    { players: 3, turns: 4 },
  ])("plays supposed games of $players on for two turn cycles, and for $turns turns at most", ({ players, turns }) => {
    const table = new TestGame(players, false);
    table.cards(CARDS);
    table.emptyLibraries();
    for (let seat = 0; seat < players; seat++) table.library(seat, "Forest", "Barn Wolf", "Forest");
    table.battlefield(0, "Barn Wolf", "Hill Troll");
    table.battlefield(1, "Great Wall");
    table.to("declareAttackers");
    const { game } = table;
    const view = engine.view(game, 0);
    const usual = worldsOf(game, 0);
    const last = new Set<number>();
    thoughtOver(
      view,
      view.pending[0]!.decision,
      (seed, until) => {
        const world = usual(seed, until);
        return (
          world && {
            ...world,
            asked() {
              const asked = world.asked();
              if (asked === undefined) last.add(world.turn());
              return asked;
            },
          }
        );
      },
      { budget: { iterations: 6 }, clock: () => 0, policy: regularBot("far"), seed: "far" },
    );
    expect([...last]).toEqual([view.turn.number + turns - 1]);
  });

  it("gives what is left of a small budget to the few moves that promise most", () => {
    const table = new TestGame(2, false);
    const pack = ["Ash", "Birch", "Cedar", "Elm", "Fir", "Hazel", "Larch", "Maple"].map((tree) => `${tree} Wolf`);
    table.cards(
      [CARDS, ...pack.map((name, at) => `${name} {G}\nCreature — Wolf\n${1 + (at % 4)}/${1 + (at % 3)}`)].join("\n\n"),
    );
    table.emptyLibraries();
    for (const seat of [0, 1]) table.library(seat, "Forest", "Barn Wolf", "Forest", "Hill Troll");
    table.battlefield(0, ...pack);
    table.battlefield(1, "Hill Troll", "Great Wall");
    table.to("declareAttackers");
    const { game } = table;
    const view = engine.view(game, 0);
    const tried = new Map<Answer<Handle>, number>();
    thoughtOver(view, view.pending[0]!.decision, worldsOf(game, 0), {
      budget: { iterations: 16 },
      clock: () => 0,
      policy: regularBot("few"),
      seed: "few",
      tell: (answer) => void tried.set(answer, (tried.get(answer) ?? 0) + 1),
    });
    const worlds = [...tried.values()].sort((a, b) => b - a);
    expect(worlds.length).toBeGreaterThan(3);
    expect(worlds[1]).toBeGreaterThan(4);
  });

  it("finishes a player who would be dead of it", () => {
    const table = position(["Barn Wolf"], ["Forest"], ["Forest"], 3);
    const { game } = table;
    const bot = strongBot("finish", { iterations: 40 });
    for (let ask = 1; ask < 40 && engine.result(game) === undefined; ask++) {
      const { decidedBy: seat, slot, ask: kind } = engine.pending(game)[0]!;
      const view = engine.view(game, seat);
      const given =
        seat === 0 || kind !== "priority"
          ? bot.answer(view, { ask, refused: 0, suppose: worldsOf(game, seat) })
          : [{ slot, answer: { ask: kind, action: { act: "pass" } } as const }];
      expect(engine.submit(game, seat, given)).toMatchObject({ ok: true });
    }
    expect(table.winners).toEqual([0]);
    expect(table.turn.number).toBe(1);
  });

  it("stops before its milliseconds are over by more than a fifth, whatever an iteration takes", () => {
    for (const each of [1, 7, 40]) {
      let now = 100;
      const spending = new Spending({ cpuMs: 100 }, () => now);
      while (spending.goesOn()) {
        now += each;
        spending.spent();
      }
      expect(now - 100).toBeLessThanOrEqual(100);
      expect(now - 100).toBeGreaterThan(100 - 2 * each - 16);
    }
  });
});

describe("regular", () => {
  const { regular } = everyBot("regular");
  const attackers = (mine: readonly string[], theirs: readonly string[], lives: readonly [number, number]) => {
    const table = new TestGame(2, false);
    table.cards(CARDS);
    table.battlefield(0, ...mine);
    table.battlefield(1, ...theirs);
    for (const seat of [0, 1]) table.life(seat, lives[seat]!);
    table.to("declareAttackers");
    const view = engine.view(table.game, 0);
    const [given] = regular.answer(view);
    const name = new Map(view.battlefield.map((one: PermanentView) => [one.id, one.name]));
    return given!.answer.ask === "attackers" ? given!.answer.attacks.map(({ attacker }) => name.get(attacker)) : [];
  };

  it("does not attack into what blocks and kills it", () => {
    expect(attackers(["Barn Wolf"], ["Hill Troll"], [20, 20])).toEqual([]);
  });

  it("attacks with all that is needed to win now (508.1)", () => {
    expect(attackers(["Barn Wolf", "Barn Wolf", "Barn Wolf"], ["Hill Troll"], [20, 4])).toHaveLength(3);
  });

  it("fights with its strongest creature what dies of it (701.12)", () => {
    const table = new TestGame(2, false);
    table.cards(`${CARDS}

      Old Quarrel {G}
      Sorcery
      Target creature you control fights target creature you don't control.`);
    table.battlefield(0, "Barn Wolf", "Hill Troll");
    table.battlefield(1, "Great Wall", "Barn Wolf");
    table.hand(0, "Old Quarrel");
    table.lands(0, "Forest", 1);
    table.to("precombatMain");
    for (let ask = 0; ask < 5 && engine.view(table.game, 0).stack.every(({ targets }) => targets.length < 2); ask++)
      engine.submit(table.game, 0, regular.answer(engine.view(table.game, 0), { ask, refused: 0 }));
    const { stack, battlefield } = engine.view(table.game, 0);
    const named = stack[0]!.targets.map((target) => battlefield.find(({ id }) => id === target)!);
    expect(named.map(({ name, controller }) => [name, controller])).toEqual([
      ["Hill Troll", 0],
      ["Barn Wolf", 1],
    ]);
  });

  it("keeps a bonus for a turn until blockers are declared, and gives it to the creature whose combat it decides", () => {
    const table = new TestGame(2, false);
    table.cards(`${CARDS}

      Sudden Growth {G}
      Instant
      Target creature gets +3/+3 until end of turn.`);
    table.battlefield(0, "Barn Wolf", "Hill Troll");
    table.battlefield(1, "Hill Troll");
    table.hand(0, "Sudden Growth");
    table.lands(0, "Forest", 1);
    table.to("precombatMain");
    const act = () => regular.answer(engine.view(table.game, 0))[0]!.answer;
    expect(act()).toEqual({ ask: "priority", action: { act: "pass" } });
    table.attack("Barn Wolf", "Hill Troll");
    table.block(["Hill Troll", "Barn Wolf"]);
    for (let ask = 0; ask < 3 && engine.view(table.game, 0).stack.every(({ targets }) => targets.length === 0); ask++)
      engine.submit(table.game, 0, regular.answer(engine.view(table.game, 0), { ask, refused: 0 }));
    const { stack, battlefield } = engine.view(table.game, 0);
    expect(battlefield.find(({ id }) => id === stack[0]!.targets[0])).toMatchObject({
      name: "Barn Wolf",
      controller: 0,
    });
  });

  it("uses the loyalty ability that does most for what it costs (606.4)", () => {
    const chosen = (theirs: readonly string[]) => {
      const table = new TestGame(2, false);
      table.cards(`${CARDS}

        Ilka of the Ford {2}{W}
        Legendary Planeswalker — Ilka
        +1: You gain 2 life.
        −3: Exile target creature.
        Loyalty 4`);
      table.battlefield(0, "Ilka of the Ford");
      table.battlefield(1, ...theirs);
      table.to("precombatMain");
      const { answer } = regular.answer(engine.view(table.game, 0))[0]!;
      return answer.ask === "priority" && answer.action.act === "activate" ? answer.action.ability : undefined;
    };
    expect(chosen([])).toBe(0);
    expect(chosen(["Hill Troll"])).toBe(1);
  });

  it("stays at home with what it needs to live", () => {
    expect(attackers(["Hill Troll"], ["Hill Troll", "Barn Wolf"], [4, 20])).toEqual([]);
  });
});

describe("casual", () => {
  it("misses an attack now and then that the heuristic makes, and the same for the same seed", () => {
    const table = new TestGame(2, false);
    table.cards(CARDS);
    table.battlefield(0, ...Array.from({ length: 20 }, () => "Barn Wolf"));
    table.to("declareAttackers");
    const view = engine.view(table.game, 0);
    const count = (name: "casual" | "heuristic") => {
      const [given] = everyBot("c")[name].answer(view);
      return given!.answer.ask === "attackers" ? given!.answer.attacks.length : 0;
    };
    expect(count("heuristic")).toBe(20);
    expect(count("casual")).toBeLessThan(20);
    expect(count("casual")).toBeGreaterThan(8);
    expect(count("casual")).toBe(count("casual"));
  });
});
