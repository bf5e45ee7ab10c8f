import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { FIRST } from "../../../lib/bots/bot.ts";
import { everyBot } from "../../../lib/bots/index.ts";
import { act } from "../../../lib/hosting/actions/act.ts";
import type { Act } from "../../../lib/hosting/api.ts";
import { sweep } from "../../../lib/hosting/notices/sweep.ts";
import { type Aws, startAws } from "../../support/aws.ts";
import { ByMail } from "../../support/byMail.ts";
import { contents, drain, hosted, opened, started } from "../../support/hosted.ts";

/** A hosted game of four: clocks, offers, leaving, what is told, and what is stored. */

let aws: Aws;
beforeAll(async () => {
  aws = await startAws();
});
afterAll(() => aws.stop());

const MINUTE = 60_000;
const DECKS = ["The Hedge Keeps Count", "Ashes in the Fen", "The Hedge Keeps Count", "Ashes in the Fen"];
const SEED = "c4".repeat(32);

/** Those of `seats` who are asked answer as the heuristic player would, until one of `until` is asked or it is that turn. */
async function play(game: ByMail, seats: readonly number[], until: { turn: number; asked?: number }): Promise<void> {
  const bot = everyBot("many seats").heuristic;
  for (let answered = 0; answered < 1_000; answered++) {
    const { view } = await game.look(seats[0]!);
    if (view.result !== undefined || view.turn.number >= until.turn) return;
    if (until.asked !== undefined && view.waitingFor.includes(until.asked)) return;
    const seat = view.waitingFor.find((one) => seats.includes(one));
    if (seat === undefined) throw new Error(`only ${view.waitingFor} are asked`);
    for (let refused = 0; ; refused++) {
      const { view: seen, ask } = await game.look(seat);
      const answers = bot.answer(seen, { ...FIRST, ask: ask + refused, refused });
      if ((await game.try(seat, { do: "answer", ask, answers })).status === 200) break;
      if (refused > 8) throw new Error(`seat ${seat} finds no answer`);
    }
  }
}

describe("a game of four", () => {
  it("goes on without a player whose clock is at zero: the least answer first, then out (800.4a)", async () => {
    const clock = {
      each: "handOff",
      allowanceMs: 10 * MINUTE,
      onTimeout: "defaultAnswer",
      abandonedAfterMisses: 2,
    } as const;
    const game = await ByMail.begin(aws, DECKS, { variant: "commander", pace: { clock } }, SEED);
    const { clock: time } = game.host;
    const others = [0, 1, 3];
    for (const missed of [1, 2]) {
      await play(game, others, { turn: 30, asked: 2 });
      expect((await game.look(0)).view.waitingFor).toEqual([2]);
      time.now += 10 * MINUTE + 1;
      await sweep(game.table);
      const { view } = await game.look(0);
      expect([view.result, view.players[2]!.lost]).toEqual([undefined, missed === 2]);
      expect(view.waitingFor).not.toContain(2);
    }
    const { turn } = (await game.look(0)).view;
    await play(game, others, { turn: turn.number + 3 });
    const { view } = await game.look(0);
    expect(view.turn.number).toBeGreaterThanOrEqual(turn.number + 3);
    expect(view.battlefield.filter(({ owner }) => owner === 2)).toEqual([]);
  });

  it("is a draw when all who are still in agree; who has left is not asked", async () => {
    const host = await hosted(aws, 0);
    const game = await started(host, 4, 1_000);
    let done = 0;
    const does = async (seat: number, doing: object) =>
      (await act(host.table, game.gameId, game.tokens[seat]!, { actionId: `many-seats-${done++}`, ...doing } as Act))
        .acted;
    await does(3, { do: "concede" });
    expect((await opened(host, game.gameId)).record.over).toBeFalsy();
    await drain(host);
    host.outbox.messages.length = 0;
    await does(0, { do: "offerDraw" });
    await drain(host);
    const offered = host.outbox.messages.filter(({ kind }) => kind === "offer").map(({ seat }) => seat);
    expect(offered.sort()).toEqual([1, 2]);
    expect((await does(1, { do: "acceptDraw" })).view.result).toBeUndefined();
    expect((await does(2, { do: "acceptDraw" })).view.result).toEqual({ winners: [] });
  });

  it("tells each player of their own question once, and everybody of the end", async () => {
    const host = await hosted(aws, 0);
    const game = await started(host, 4, 1_000);
    let done = 0;
    const concedes = async (seat: number) =>
      act(host.table, game.gameId, game.tokens[seat]!, { actionId: `leaving-it-${done++}`, do: "concede" });
    await drain(host);
    for (const seat of [1, 2]) await concedes(seat);
    await drain(host);
    expect(host.outbox.messages.filter(({ kind }) => kind === "over")).toEqual([]);
    await concedes(0);
    await drain(host);
    const over = host.outbox.messages.filter(({ kind }) => kind === "over").map(({ seat }) => seat);
    // Who ended it knows.
    expect(over.sort()).toEqual([1, 2, 3]);
    const keys = host.outbox.messages.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it("of Commander is stored in less than 12 KB at turn 15", async () => {
    const game = await ByMail.begin(aws, DECKS, { variant: "commander" }, SEED);
    await play(game, [0, 1, 2, 3], { turn: 15 });
    expect((await game.look(0)).view.turn.number).toBeGreaterThanOrEqual(15);
    const item = JSON.parse((await contents(game.host)).get(`GAME#${game.gameId} STATE`)!) as Record<string, object>;
    const bytes = Object.entries(item).reduce((sum, [name, value]) => sum + name.length + sizeOf(value), 0);
    console.log(`a four-player Commander game at turn 15: ${bytes} bytes stored`);
    expect(bytes).toBeLessThan(12 * 1024);
  });
});

/** About what DynamoDB counts: of bytes their number, of anything else its text. */
function sizeOf(value: object): number {
  const [kind, held] = Object.entries(value)[0]!;
  if (kind === "B") return Object.keys(held as object).length;
  return JSON.stringify(held).length;
}
