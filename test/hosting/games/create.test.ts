import { ReceiveMessageCommand } from "@aws-sdk/client-sqs";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { exchange } from "../../../lib/hosting/account/exchange.ts";
import { putPool } from "../../../lib/hosting/cards/pools.ts";
import { beginGame } from "../../../lib/hosting/games/beginning.ts";
import { create } from "../../../lib/hosting/games/create.ts";
import { INTENT_AGE_MS, sweep } from "../../../lib/hosting/notices/sweep.ts";
import { BOT_STOPS, DEFAULT_STOPS } from "../../../lib/hosting/orders/stops.ts";
import { newSecret } from "../../../lib/hosting/signingKeys.ts";
import { type Aws, startAws } from "../../support/aws.ts";
import { bidding } from "../../support/bidding.ts";
import { type Fault, faulty, type Plan } from "../../support/faults.ts";
import { contents, decks, drain, type Hosted, hosted, intentsIn, opened } from "../../support/hosted.ts";

let aws: Aws;
let host: Hosted;
beforeAll(async () => {
  aws = await startAws();
});
afterAll(() => aws.stop());
beforeEach(async () => {
  host = await hosted(aws);
});

const againstBot = {
  seats: [
    { name: "Ann", deck: "numbers", as: "invite" as const },
    { name: "Robot", deck: "numbers", as: { bot: "heuristic" as const } },
  ],
};

/** Runs `work` on an instance with faults; "killed" if it never came back. */
async function withFaults<T>(plan: Plan, work: (table: Hosted["table"]) => Promise<T>) {
  const instance = faulty(aws, plan);
  const table = host.through(instance.dynamo, instance.once, instance.sqs);
  const done = work(table).then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
  return { outcome: await Promise.race([done, instance.killed]), calls: instance.calls.length };
}

const faults: Fault[] = (["kill", "error"] as const).flatMap((does) =>
  (["before", "after"] as const).map((when) => ({ does, when })),
);

describe.each(faults)("$does $when any call", (fault) => {
  it("of a creation: there is a game whose bot plays, or none; no intent stays", async () => {
    for (let at = 0; ; at++) {
      host = await hosted(aws);
      const { outcome, calls } = await withFaults(
        (call) => (call.at === at ? fault : undefined),
        (table) => create(table, decks, againstBot),
      );
      host.clock.now += INTENT_AGE_MS + 1_000;
      await sweep(host.table);
      expect(await drain(host)).toEqual([]);
      expect(await intentsIn(host)).toEqual([]);
      const games = [...(await contents(host)).keys()].filter((key) => key.endsWith(" STATE"));
      if (typeof outcome === "object" && "value" in outcome) expect(games).toHaveLength(1);
      for (const key of games) {
        const { game } = await opened(host, key.slice("GAME#".length, -" STATE".length));
        expect(game.history).toHaveLength(2);
      }
      if (calls <= at) break;
    }
  });

  it("of a creation with an id: repeated, it is the same game with the same links", async () => {
    const actionId = "a-new-game-of-these-two-players";
    for (let at = 0; ; at++) {
      host = await hosted(aws);
      const { outcome, calls } = await withFaults(
        (call) => (call.at === at ? fault : undefined),
        (table) => create(table, decks, { ...againstBot, actionId }),
      );
      const again = await create(host.table, decks, { ...againstBot, actionId });
      if (typeof outcome === "object" && "value" in outcome) expect(outcome.value).toEqual(again);
      const games = [...(await contents(host)).keys()].filter((key) => key.endsWith(" STATE"));
      expect(games).toEqual([`GAME#${again.gameId} STATE`]);
      expect(await exchange(host.table, { secret: again.seats[0]!.secret, keep: newSecret() })).toMatchObject({
        seat: 0,
      });
      if (calls <= at) break;
    }
  });

  it("of an exchange: repeated with the same new secret, it opens the seat for one player", async () => {
    for (let at = 0; ; at++) {
      const keep = newSecret();
      const { seats, gameId } = await create(host.table, decks, againstBot);
      const { secret } = seats[0]!;
      const { calls } = await withFaults(
        (call) => (call.at === at ? fault : undefined),
        (table) => exchange(table, { secret, keep, webhook: "https://example.com/hook" }),
      );
      const again = await exchange(host.table, { secret, keep });
      const later = await exchange(host.table, { secret: keep });
      const playerOf = (token: string) => JSON.parse(Buffer.from(token.split(".")[1]!, "base64url").toString()).sub;
      expect(playerOf(later.token)).toBe(playerOf(again.token));
      expect(again).toMatchObject({ gameId, seat: 0, secret: keep });
      const waits = [...(await contents(host)).keys()].filter((key) => key.includes(`WAIT#${gameId}`));
      expect(waits).toEqual([`PLAYER#${playerOf(later.token)} WAIT#${gameId}#0`]);
      if (calls <= at) break;
    }
  });
});

it("asks computer players wherever they may act to advantage, and people where the usual stops say", async () => {
  const { gameId } = await create(host.table, decks, againstBot);
  const { orders } = (await opened(host, gameId)).record.blob;
  expect(orders.map(({ stops }) => stops)).toEqual([DEFAULT_STOPS, BOT_STOPS]);
});

it("tells whom the game that stands asks, if two begin the same one and chance decides twice", async () => {
  const pool = { cards: [] };
  const beginning = {
    ...{ gameId: "01BEGUNTWICE", pool, cards: await putPool(host.table.db, pool), decks: [[], []] },
    ...{ pace: {}, stops: [], options: {} },
    seats: ["Ann", "Ben"].map((name, seat) => ({ seat, name })),
  };
  /** Of the two, only this one is asked first. */
  const begun = (table: Hosted["table"], first: number) => {
    const newGame: typeof bidding.newGame = (setup) => ({
      ...bidding.newGame(setup),
      bids: setup.players.map((_, seat) => (seat === first ? [null, null] : [1, 1])),
    });
    return beginGame({ ...table, engine: { ...bidding, newGame } }, beginning, "once");
  };
  const plan: Plan = ({ name }) => (name === "SendMessageCommand" ? { does: "kill", when: "before" } : undefined);
  await withFaults(plan, (table) => begun(table, 1));
  await begun(host.table, 0);
  const { Messages = [] } = await aws.sqs.send(
    new ReceiveMessageCommand({ QueueUrl: host.queueUrls.notifications, MaxNumberOfMessages: 10 }),
  );
  const asked = (await opened(host, beginning.gameId)).record.handoffs.map(({ seat }) => seat);
  expect(Messages.map(({ Body = "" }) => JSON.parse(Body).seat)).toEqual(asked);
  expect(asked).toEqual([1]);
  expect(await intentsIn(host)).toEqual([]);
});

describe("a game created with an id", () => {
  const actionId = "one-and-the-same-request-0";

  it("is one, and a link of it stays its player's when the request comes late once more", async () => {
    const first = await create(host.table, decks, { ...againstBot, actionId });
    const [link] = first.seats;
    await exchange(host.table, { secret: link!.secret, keep: "k".repeat(43) });
    const before = await contents(host);
    expect(await create(host.table, decks, { ...againstBot, actionId })).toEqual(first);
    expect(await contents(host)).toEqual(before);
    await expect(exchange(host.table, { secret: link!.secret, keep: "o".repeat(43) })).rejects.toMatchObject({
      code: "used-link",
    });
  });

  it("is not another one: not for another body, not for another player, not for another id", async () => {
    const first = await create(host.table, decks, { ...againstBot, actionId });
    await expect(create(host.table, decks, { ...againstBot, actionId, bestOf: 3 })).rejects.toMatchObject({
      code: "action-id-reused",
    });
    const others = [
      await create(host.table, decks, { ...againstBot, actionId }, "PLAYER"),
      await create(host.table, decks, { ...againstBot, actionId: `${actionId}1` }),
      await create(host.table, decks, againstBot),
    ];
    expect(new Set([first, ...others].map(({ gameId }) => gameId)).size).toBe(4);
    expect(new Set([first, ...others].flatMap(({ seats }) => seats.map(({ secret }) => secret))).size).toBe(4);
  });
});
