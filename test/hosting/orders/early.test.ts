import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readGame } from "../../../lib/hosting/storage/store.ts";
import { type Aws, startAws } from "../../support/aws.ts";
import { ByMail } from "../../support/byMail.ts";

/** 117.3d, 117.4: players who would only pass say so at once, each for as long as nobody before them acts. */

const DECKS = ["Hooves on the Slope", "Gulls over the Vale", "Fen and Fire", "The Long Tide"];

let aws: Aws;
beforeAll(async () => {
  aws = await startAws();
});
afterAll(() => aws.stop());

/** The first player's end step: the others all stop there, and the game waits for the second. */
async function endStep(): Promise<ByMail> {
  const game = await ByMail.begin(aws, DECKS, { variant: "free-for-all", watch: { turns: 1 } });
  for (const seat of [1, 2, 3]) await game.say(seat, { stops: { profile: "default", opponents: ["end"] } });
  await game.pass(0);
  const { view } = await game.look(0);
  expect([view.turn.step, view.waitingFor]).toEqual(["end", [1]]);
  return game;
}

const early = async (game: ByMail): Promise<unknown[]> =>
  Promise.all([0, 1, 2, 3].map(async (seat) => (await game.look(seat)).early));

async function passEarly(game: ByMail, seat: number) {
  const { ask } = await game.look(seat);
  return game.act(seat, { do: "passEarly", ask });
}

describe("players who are asked after another", () => {
  it("are told at once that they may pass, and are asked no more where nobody has acted", async () => {
    const game = await endStep();
    expect(await early(game)).toEqual([undefined, undefined, "asked", "asked"]);
    const { handoffs } = (await readGame(game.table.db, game.gameId))!;
    expect(handoffs.map(({ seat, kind }) => [seat, kind])).toEqual([
      [1, "turn"],
      [2, "early"],
      [3, "early"],
    ]);
    expect((await passEarly(game, 3)).early).toBe("passed");
    await passEarly(game, 2);
    expect(await early(game)).toEqual([undefined, undefined, "passed", "passed"]);
    const { view } = await game.pass(1);
    expect(view).toMatchObject({ turn: { step: "cleanup" }, waitingFor: [0] });
    expect(await early(game)).toEqual([undefined, undefined, undefined, undefined]);
  });

  it("are waited for one after the other where they say nothing", async () => {
    const game = await endStep();
    await game.pass(1);
    expect((await game.look(2)).view.waitingFor).toEqual([2]);
    expect(await early(game)).toEqual([undefined, undefined, undefined, "asked"]);
    await passEarly(game, 3);
    expect((await game.pass(2)).view.turn.step).toBe("cleanup");
  });

  it("say it to nobody else: what the others see stays as it was, byte for byte", async () => {
    const game = await endStep();
    const seen = async () => {
      const looks = await Promise.all([0, 1, 2].map((seat) => game.response(seat)));
      const { shown, newsCount, asks } = (await readGame(game.table.db, game.gameId))!;
      return {
        looks: looks.map(({ headers, body }) => [headers.etag, body]),
        shown,
        newsCount,
        asks: asks.slice(0, 3),
      };
    };
    const before = await seen();
    await passEarly(game, 3);
    expect(await seen()).toEqual(before);
  });

  it("have said nothing any more once somebody before them does something", async () => {
    const game = await endStep();
    await passEarly(game, 2);
    await passEarly(game, 3);
    await game.act(1, { do: "concede" });
    const { view, early: said } = await game.look(3);
    expect([view.turn.number, view.waitingFor]).toEqual([1, [2]]);
    expect(said).toBe("asked");
  });

  it("cannot pass what is not there any more, nor what they are not asked", async () => {
    const game = await endStep();
    const { ask } = await game.look(2);
    await passEarly(game, 2);
    expect(await game.try(2, { do: "passEarly", ask })).toMatchObject({
      status: 409,
      body: { code: "already-answered" },
    });
    expect(await game.try(0, { do: "passEarly", ask: 1 })).toMatchObject({ status: 409 });
    expect(await game.try(1, { do: "passEarly", ask: (await game.look(1)).ask })).toMatchObject({ status: 409 });
  });

  it("are not while the active player has priority with an empty stack", async () => {
    const game = await ByMail.begin(aws, DECKS, { variant: "free-for-all" });
    for (const seat of [1, 2, 3]) await game.say(seat, { stops: { profile: "default", opponents: ["precombatMain"] } });
    await game.say(0, { orders: [] });
    expect(await early(game)).toEqual([undefined, undefined, undefined, undefined]);
    await game.pass(0);
    expect(await early(game)).toEqual([undefined, undefined, "asked", "asked"]);
  });

  it("go on being asked after a step back, whatever they had said", async () => {
    const game = await endStep();
    await passEarly(game, 2);
    await game.act(0, { do: "offerTakeBack" });
    for (const seat of [1, 2, 3]) await game.act(seat, { do: "acceptTakeBack" });
    expect((await game.look(0)).view.waitingFor).toEqual([0]);
    await game.pass(0);
    expect(await early(game)).toEqual([undefined, undefined, "asked", "asked"]);
  });
});
