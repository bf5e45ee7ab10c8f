import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { FIRST } from "../../../lib/bots/bot.ts";
import { everyBot } from "../../../lib/bots/index.ts";
import type { CreateGame, Problem, SeatOpened, SeatSnapshot } from "../../../lib/hosting/api.ts";
import { type Aws, startAws } from "../../support/aws.ts";
import { ByMail } from "../../support/byMail.ts";
import { hosted } from "../../support/hosted.ts";
import { client } from "../../support/http.ts";

/** Games of the named variants (806-811, 901-904), created and played through the HTTP API. */

let aws: Aws;
beforeAll(async () => {
  aws = await startAws();
});
afterAll(() => aws.stop());

const COMMANDERS = ["The Hedge Keeps Count", "Ashes in the Fen"];
const [HEDGE = "", ASHES = ""] = COMMANDERS;
const DECK = "Hooves on the Slope";
const SEED = "5a".repeat(32);

/** Everybody answers as the heuristic player would until so many questions were answered or the game is over. */
async function plays(game: ByMail, seats: number, questions: number): Promise<number> {
  const bot = everyBot("variants").heuristic;
  for (let answered = 0; answered < questions; answered++) {
    let waits: number | undefined;
    for (let seat = 0; seat < seats && waits === undefined; seat++) {
      const { view, ask } = await game.look(seat);
      if (view.result) return answered;
      if (view.pending.length === 0) continue;
      waits = seat;
      for (let refused = 0; ; refused++) {
        const answers = bot.answer(view, { ...FIRST, ask: ask + refused, refused });
        const sent = await game.try(seat, { do: "answer", ask, answers });
        if (sent.status === 200) break;
        expect(sent.body).toMatchObject({ code: "illegal-answer" });
        expect(refused).toBeLessThan(8);
      }
    }
    if (waits === undefined) throw new Error("nobody is asked anything");
  }
  return questions;
}

describe("a variant over HTTP", () => {
  it("903: Commander for four: a commander each in the command zone, 40 life, and it is played", async () => {
    const game = await ByMail.begin(aws, [HEDGE, ASHES, HEDGE, ASHES], { variant: "commander" }, SEED);
    const { view } = await game.look(1);
    expect(view.players.map(({ life }) => life)).toEqual([40, 40, 40, 40]);
    expect(view.players.map(({ command }) => command?.length)).toEqual([1, 1, 1, 1]);
    expect(view.players[0]!.libraryCount + view.players[0]!.handCount).toBe(99);
    expect(await plays(game, 4, 60)).toBe(60);
  });

  it("903: a rematch is played with the same commanders, each with its player", async () => {
    const game = await ByMail.begin(aws, [HEDGE, ASHES], { variant: "commander" }, SEED);
    const commanders = async (seat: number, of = game) => (await of.look(seat)).view.players[seat]!.command?.[0]?.name;
    const before = [await commanders(0), await commanders(1)];
    await game.act(1, { do: "concede" });
    for (const seat of [0, 1]) await game.act(seat, { do: "rematch" });
    const { rematch } = await game.look(0);
    const { token } = (await game.call("POST", "/v1/seats", { body: { secret: rematch!.secret } })).body as SeatOpened;
    const next = (await game.call("GET", `/v1/games/${rematch!.gameId}`, { token })).body as SeatSnapshot;
    const now = next.view.players.map(({ command }) => command?.[0]?.name);
    expect([next.seat, now[next.seat]]).toEqual([1, before[0]]);
    expect(now[0]).toBe(before[1]);
    expect(before[0]).not.toBe(before[1]);
  });

  it("810: Two-Headed Giant: teams of two share 30 life and turns, and it is played", async () => {
    const game = await ByMail.begin(aws, [DECK, DECK, DECK, DECK], { variant: "two-headed-giant" }, SEED);
    const { view } = await game.look(0);
    expect(view.players.map(({ life }) => life)).toEqual([30, 30, 30, 30]);
    expect(view.teams).toEqual([
      [0, 1],
      [2, 3],
    ]);
    await plays(game, 4, 40);
    // 805.4a: by the default stops both heads act in their turn.
    const lands = (await game.look(0)).view.battlefield.filter(({ types }) => types.includes("land"));
    expect([...new Set(lands.map(({ controller }) => controller))].sort()).toEqual([0, 1, 2, 3]);
  });

  it("807.4: a Grand Melee of eight: two turns at once, each with its own stack, and both are asked", async () => {
    const game = await ByMail.begin(
      aws,
      Array.from({ length: 8 }, () => DECK),
      { variant: "grand-melee" },
      SEED,
    );
    await plays(game, 8, 20);
    let { view } = await game.look(0);
    // Who has something to decide when depends on the hands.
    for (let more = 0; more < 20 && view.waitingFor.length < 2; more++) {
      await plays(game, 8, 1);
      view = (await game.look(0)).view;
    }
    expect(view.otherTurns?.map(({ turn }) => Math.abs(turn.active - view.turn.active))).toEqual([4]);
    expect(view.waitingFor.length).toBe(2);
    // Everybody sees their own turn, or that which comes to them.
    const seen = await Promise.all([0, 4].map(async (seat) => (await game.look(seat)).view.turn.number));
    expect(new Set(seen).size).toBe(2);
  });

  it("901: Planechase: each brings a planar deck, built-in where they have none, and a plane lies open", async () => {
    const game = await ByMail.begin(aws, [DECK, DECK, DECK], { variant: "planechase" }, SEED);
    const { view } = await game.look(2);
    expect(view.players.map(({ supplementary }) => (supplementary?.planar ?? 0) > 8)).toEqual([true, true, true]);
    expect(
      view.players.flatMap(({ command }) => command ?? []).filter(({ types }) => types.includes("plane")),
    ).toHaveLength(1);
    await plays(game, 3, 40);
  });

  it("904: Archenemy: one alone against the others, with a scheme deck and 40 life", async () => {
    const game = await ByMail.begin(
      aws,
      [DECK, DECK, DECK, DECK],
      { variant: "archenemy", teams: [[0], [1, 2, 3]] },
      SEED,
    );
    const [archenemy, ...others] = (await game.look(1)).view.players;
    // The first scheme has been set in motion (904.9).
    expect(archenemy!.life).toBeGreaterThan(30);
    expect(archenemy!.supplementary?.scheme).toBeGreaterThan(18);
    expect(others.map(({ life, supplementary }) => life <= 20 && supplementary === undefined)).toEqual([
      true,
      true,
      true,
    ]);
    await plays(game, 4, 40);
  });

  it.each<[string, Partial<CreateGame>, readonly string[], Partial<Problem>]>([
    ["seats that do not fit", { variant: "duel" }, [DECK, DECK, DECK], { code: "variant-seats" }],
    [
      "unequal teams",
      { variant: "two-headed-giant", teams: [[0], [1, 2, 3]] },
      [DECK, DECK, DECK, DECK],
      { code: "unequal-teams" },
    ],
    [
      "teams where there are none",
      { variant: "free-for-all", teams: [[0, 1], [2]] },
      [DECK, DECK, DECK],
      { code: "variant-has-no-teams" },
    ],
    ["teams without a variant", { teams: [[0], [1]] }, [DECK, DECK], { code: "variant-has-no-teams" }],
    [
      "seats that are not there",
      {
        variant: "team-vs-team",
        teams: [
          [0, 9],
          [1, 2],
        ],
      },
      [DECK, DECK, DECK, DECK],
      {},
    ],
    ["a deck without a commander", { variant: "commander" }, [HEDGE, DECK], { code: "illegal-deck" }],
  ])("refuses %s with a code and the rule", async (_, terms, lists, problem) => {
    const host = await hosted(aws, 0);
    const { engine } = await import("../../../lib/engine/index.ts");
    const { deckBook } = await import("../../../lib/cards/decks/resolve.ts");
    const { readCard } = await import("../../../lib/oracle/index.ts");
    const call = client({ ...host.table, engine }, deckBook(readCard));
    const seats = lists.map((deck, at) => ({ name: `Player ${at}`, deck, as: "link" as const }));
    const made = await call("POST", "/v1/games", { body: { seats, ...terms } });
    expect(made.status).toBe(422);
    expect(made.body).toMatchObject(problem);
    expect((made.body as Problem).detail).toMatch(/\d{3}|variant/);
  });
});
