import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { itemBytes } from "../../../bench/hosted.ts";
import { HOSTILE } from "../../../bench/hostile.ts";
import { engine } from "../../../lib/engine/index.ts";
import type { SeatSnapshot } from "../../../lib/hosting/api.ts";
import { putPool } from "../../../lib/hosting/cards/pools.ts";
import { sweep } from "../../../lib/hosting/notices/sweep.ts";
import { pictureUrl } from "../../../lib/hosting/pictures/address.ts";
import { readGame, writeGame } from "../../../lib/hosting/storage/store.ts";
import { gameKey } from "../../../lib/hosting/storage/tableKeys.ts";
import { type Aws, startAws } from "../../support/aws.ts";
import { ByMail } from "../../support/byMail.ts";
import type { Answered } from "../../support/http.ts";

/**
 * The positions of bench/hostile.ts behind the HTTP API, with all that a player may say beside them said: every route
 * answers, sizes stay within bounds, clocks run out and the other may leave. How long it takes is `npm run bench -- attacks`.
 */

const SCALES: Readonly<Record<string, number>> = { tokens: 0.5, stack: 0.2 };
const HOUR = 3_600_000;
const MOST_ITEM = 400 * 1024;

let aws: Aws;
beforeAll(async () => {
  aws = await startAws();
});
afterAll(() => aws.stop());

/** Text that nothing compresses. */
const noise = (characters: number): string => randomBytes(characters).toString("base64url").slice(0, characters);

/** A game by mail in which both have said as much as they may. */
async function begun(): Promise<ByMail> {
  const game = await ByMail.begin(aws, ["Hooves on the Slope", "Gulls over the Vale"], {
    pace: { clock: { each: "handOff", allowanceMs: HOUR, onTimeout: "defaultAnswer" } },
    watch: { ms: 60_000 },
  });
  const order = () => ({ order: "triggers", sources: [noise(1_900), noise(1_900)] });
  for (const seat of [0, 1]) {
    const { orders: before } = await game.look(seat);
    let revision = before.revision;
    let orders: object[] = [];
    const orderMore = () => {
      orders = [...orders, order()];
      return game.try(seat, { do: "orders", ordersRevision: revision++, orders });
    };
    expect(await refusalOf(orderMore)).toMatchObject({ status: 413, body: { code: "too-much-said" } });
    const plan = { steps: [], then: "pass", unless: [], turn: 1 };
    const steps = Array.from({ length: 40 }, () => ({
      in: "end",
      about: "cardName",
      answer: { ask: "name", name: noise(180) },
    }));
    const planned = await game.try(seat, { do: "plan", ordersRevision: revision - 1, plan: { ...plan, steps } });
    expect(planned).toMatchObject({ status: 413, body: { code: "too-much-said" } });
    const say = () => game.try(seat, { do: "say", text: noise(500) });
    expect(await refusalOf(say)).toMatchObject({ status: 429, body: { code: "too-much-chat" } });
    expect((await game.try(seat, { do: "note", text: noise(2_000) })).status).toBe(200);
  }
  return game;
}

/** Does it until it is refused. */
async function refusalOf(act: () => Promise<Answered>): Promise<Answered> {
  for (let at = 0; at < 200; at++) {
    const answered = await act();
    if (answered.status !== 200) return answered;
  }
  throw new Error("there is no limit to it");
}

/** It has come to this position. */
async function comes(game: ByMail, to: string): Promise<void> {
  const reached = HOSTILE[to]!(SCALES[to] ?? 0.1);
  const { db } = game.table;
  const record = (await readGame(db, game.gameId))!;
  const cards = await putPool(db, reached.pool);
  const blob = { ...record.blob, saved: engine.save(reached) };
  game.host.clock.now += 120_000;
  const now = game.host.clock.now;
  expect(await writeGame(db, { ...record, version: record.version + 1, cards, blob }, now)).toBe(true);
}

describe("a hosted game in which all was said that may be", () => {
  let game: ByMail;
  beforeAll(async () => {
    game = await begun();
  });

  it.each(Object.keys(HOSTILE))(
    "answers on every route where it is full of %s, and has room for more",
    async (position) => {
      await comes(game, position);
      const { db } = game.table;
      const answers: Answered[] = [];
      for (const seat of [0, 1]) {
        const look = await game.response(seat);
        expect(JSON.stringify((look.body as SeatSnapshot).view).length).toBeLessThan(200_000);
        answers.push(look, await game.preview(seat, {}));
        for (const path of ["/log?since=0", "/deck"]) answers.push(await game.get(seat, path));
      }
      for (const of of [0, "table", "watch"] as const) {
        const subject = { gameId: game.gameId, of, epoch: 0, language: "en", theme: "dark" } as const;
        answers.push(await game.call("GET", new URL(await pictureUrl(game.table, subject)).pathname));
      }
      const { watch } = await game.look(0);
      answers.push(await game.call("GET", `/v1/watch/${game.gameId}`, { token: watch!.secret }));
      answers.push(await game.call("GET", `/watch/${watch!.preview}`));
      answers.push(await game.try(1, { do: "note", text: noise(2_000) }));
      expect(answers.flatMap(({ status, body }) => (status < 500 ? [] : [status, body]))).toEqual([]);
      expect(itemBytes((await db.get(gameKey(game.gameId)))!)).toBeLessThan(MOST_ITEM * 0.75);
    },
  );

  it("lets time run out, and the other leave", async () => {
    const { db } = game.table;
    const before = (await readGame(db, game.gameId))!;
    game.host.clock.now = before.due.find(({ kind }) => kind === "zero")!.at + 1;
    expect(await sweep(game.table)).toMatchObject({ due: 1, failed: 0 });
    expect(JSON.stringify((await game.get(1, "/log?since=0")).body)).toContain('"timeUp"');
    expect((await game.try(1, { do: "concede" })).status).toBe(200);
    expect((await game.look(0)).view.result).toEqual({ winners: [0] });
  });
});
