import { describe, expect, it } from "vitest";
import { type BotName, everyBot } from "../../lib/bots/index.ts";
import { builtInPool } from "../../lib/bots/simulation/decks.ts";
import { brokenInvariants } from "../../lib/bots/simulation/invariants.ts";
import { playOut } from "../../lib/bots/simulation/play.ts";
import { DUEL, matchOf } from "../../lib/bots/simulation/series.ts";
import { engine, type Game } from "../../lib/engine/index.ts";
import type { SeatView } from "../../lib/engine/views.ts";
import { autoPassing } from "../../lib/hosting/orders/planAndPass.ts";

const decks = await builtInPool([]);
const play = (bots: readonly BotName[], seed: string, games: number, stops = autoPassing(engine)) =>
  Array.from({ length: games }, (_, at) => playOut(stops, matchOf({ seed, decks, bots, table: DUEL }, at + 1)));

describe("bots", () => {
  it("play every pair of neighbouring decks to an end", () => {
    for (const { winners, turns } of play(["heuristic"], "ends", decks.decks.length)) {
      expect(winners.length).toBeLessThan(2);
      expect(turns).toBeGreaterThan(4);
    }
  });

  it("end games that chance plays, asked at every priority", () => {
    expect(play(["random"], "chance", 3, engine).every(({ winners }) => winners.length < 2)).toBe(true);
  });

  it("play the same game twice from one seed, and another from another", () => {
    const [one, again, other] = ["a", "a", "b"].map((seed) => play(["heuristic", "random"], seed, 2));
    expect(again).toEqual(one);
    expect(other).not.toEqual(one);
  });

  it("win more often by thinking than by chance", () => {
    const wins = [0, 0];
    for (const { winners } of play(["heuristic", "random"], "skill", 8)) for (const seat of winners) wins[seat]!++;
    expect(wins[0]).toBeGreaterThan(5);
  });

  it("answer the same to the same view", () => {
    const game = engine.newGame({
      ...matchOf({ seed: "s", decks, bots: ["heuristic"], table: DUEL }, 1),
      players: twoPlayers(),
    });
    const seat = engine.pending(game)[0]!.decidedBy;
    const view: SeatView = engine.view(game, seat);
    for (const name of ["heuristic", "random"] as const) {
      expect(everyBot("x")[name].answer(view)).toEqual(everyBot("x")[name].answer(view));
    }
  });

  it("pass in the end when all they try is refused", () => {
    const view: SeatView = {
      seat: 0,
      turn: { number: 1, active: 0, phase: "precombatMain", step: "precombatMain" },
      players: [player(0), player(1)],
      battlefield: [],
      stack: [],
      waitingFor: [0],
      pending: [
        {
          digest: "d",
          decision: {
            ask: "priority",
            player: 0,
            decidedBy: 0,
            slot: "priority",
            about: "priority",
            actions: [{ act: "pass" }, { act: "playLand", card: "land" }],
          },
        },
      ],
    };
    for (const name of ["heuristic", "random"] as const) {
      const [given] = everyBot("x")[name].answer(view, { ask: 1, refused: 12 });
      expect(given?.answer).toEqual({ ask: "priority", action: { act: "pass" } });
    }
  });
});

const twoPlayers = () => decks.decks.slice(0, 2).map((deck) => ({ deck }));

const player = (seat: number): SeatView["players"][number] => ({
  seat,
  life: 20,
  counters: {},
  handCount: 1,
  hand:
    seat === 0
      ? [
          {
            id: "land",
            name: "Forest",
            manaCost: "",
            colors: [],
            supertypes: ["basic"],
            types: ["land"],
            subtypes: ["Forest"],
            text: "",
            owner: 0,
          },
        ]
      : [],
  libraryCount: 50,
  library: [],
  graveyard: [],
  exile: [],
  command: [],
  mana: "",
  landsPlayed: 0,
  lost: false,
});

describe("the invariants", () => {
  const fresh = (): Game =>
    engine.newGame({ ...matchOf({ seed: "i", decks, bots: ["random"], table: DUEL }, 1), players: twoPlayers() });

  it("hold in a new game", () => expect(brokenInvariants(fresh())).toEqual([]));

  it.each([
    [
      "a card in two zones",
      (game: Game) => edit(game).graveyard.push(game.state.players[0]!.hand[0]!),
      /twice|is in the/,
    ],
    ["a card in no zone", (game: Game) => edit(game).hand.pop(), /no zone/],
    ["half a life", (game: Game) => Object.assign(edit(game), { life: 0.5 }), /life/],
    ["negative counters", (game: Game) => Object.assign(edit(game), { counters: { poison: -1 } }), /poison/],
    ["a land played less than never", (game: Game) => Object.assign(edit(game), { landsPlayed: -1 }), /lands/],
  ])("find %s", (_, spoil, message) => {
    const game = fresh();
    spoil(game);
    expect(brokenInvariants(game).join("\n")).toMatch(message);
  });
});

/** The first player's state with the protection taken off, to break it. */
const edit = (game: Game) => game.state.players[0] as unknown as { hand: number[]; graveyard: number[] };
