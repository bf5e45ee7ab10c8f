import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { profileOf, setProfile } from "../../../lib/hosting/account/profile.ts";
import { act } from "../../../lib/hosting/actions/act.ts";
import type { Profile } from "../../../lib/hosting/api.ts";
import { sweep } from "../../../lib/hosting/notices/sweep.ts";
import { openVisits, WATCHED_FOR_MS } from "../../../lib/hosting/people/visits.ts";
import { COMPANY_HEADER, IDLE_HEADER } from "../../../lib/hosting/routes.ts";
import { type Aws, startAws } from "../../support/aws.ts";
import { answerOf, contents, drain, type Hosted, hosted, type Started, started } from "../../support/hosted.ts";
import { type Client, client } from "../../support/http.ts";

/** When a player is told: at every question, once a day, once until they look; never while the table is open before them. */

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];

let aws: Aws;
let host: Hosted;
let call: Client;
let writes: number;
beforeAll(async () => {
  aws = await startAws();
});
afterAll(() => aws.stop());
beforeEach(async () => {
  host = await hosted(aws, 0);
  writes = 0;
  const { db } = host.table;
  const counted: typeof db = {
    ...db,
    update: (...of) => {
      writes++;
      return db.update(...of);
    },
  };
  const visits = openVisits(counted, () => host.clock.now, host.table.warn);
  call = client(host.table, undefined, undefined, undefined, undefined, visits);
});

const told = () =>
  host.outbox.messages.map(({ seat, ask, kind }) => (kind === "digest" ? kind : `${seat}.${ask}.${kind}`));
const ofSeat0 = () => told().filter((one) => one === "digest" || one.startsWith("0."));
const set = (game: Started, profile: Profile) => setProfile(host.table, game.tokens[0]!.player, profile);
const answers = async (game: Started, seat: number, id: string) =>
  act(host.table, game.gameId, game.tokens[seat]!, await answerOf(host, game, seat, id));
/** Time goes by, the sweeper comes round, and what is in the queues is delivered. */
async function later(ms: number): Promise<void> {
  host.clock.now += ms;
  await sweep(host.table);
  expect(await drain(host)).toEqual([]);
}
/** The page asks whether anything has changed. */
async function poll(game: Started, headers: Record<string, string> = {}): Promise<void> {
  const path = `/v1/games/${game.gameId}`;
  const { headers: seen } = await call("GET", path, { token: game.bearers[0]! });
  await call("GET", path, { token: game.bearers[0]!, headers: { "if-none-match": seen.etag!, ...headers } });
}

describe("once a day", () => {
  const daily: Profile = { zone: "Europe/Rome", notices: { every: "day", at: "18:00" } };

  it("all that waits comes in one message at the hour of the player's zone, and none where nothing waits", async () => {
    const game = await started(host);
    await set(game, daily);
    await drain(host);
    // 12:00 UTC is 13:00 in Rome.
    await later(4 * HOUR + 59 * MINUTE);
    expect(ofSeat0()).toEqual([]);
    await later(2 * MINUTE);
    expect(ofSeat0()).toEqual(["digest"]);
    const [digest] = host.outbox.messages.filter(({ kind }) => kind === "digest");
    expect(digest).toMatchObject({
      link: expect.stringMatching(/#\/games$/),
      told: { title: "1 game waits for you", recap: ["Against player 1: take your time"] },
    });
    await later(MINUTE);
    expect(ofSeat0()).toEqual(["digest"]);
    await later(DAY);
    expect(ofSeat0()).toEqual(["digest", "digest"]);
    await answers(game, 0, "at-last-0");
    await later(DAY);
    await later(DAY);
    expect(ofSeat0()).toEqual(["digest", "digest"]);
  });

  it("with what the others said since, once, and not what was said before one's own last words", async () => {
    const game = await started(host);
    await set(game, daily);
    await drain(host);
    const says = (seat: number, text: string) => {
      host.clock.now += MINUTE;
      return act(host.table, game.gameId, game.tokens[seat]!, {
        actionId: `say-${seat}-${text.length}`,
        do: "say",
        text,
      });
    };
    await says(1, "hello");
    await says(0, "hello yourself");
    await says(1, "nice *opening* @everyone");
    await later(5 * HOUR);
    const recaps = () => host.outbox.messages.flatMap((one) => (one.kind === "digest" ? [one.told.recap] : []));
    expect(recaps().at(-1)).toEqual([
      "Against player 1: take your time",
      "Against player 1 – player 1: “nice *opening* @everyone”",
    ]);
    await later(DAY);
    expect(recaps().at(-1)).toEqual(["Against player 1: take your time"]);
    expect(ofSeat0().filter((one) => one !== "digest")).toEqual([]);
  });

  it("reminders come at once all the same, so that nobody's time runs out unheard", async () => {
    const game = await started(host);
    await set(game, daily);
    await drain(host);
    for (const kind of ["reminder", "timeShort"] as const)
      await host.table.queue.send({ game: game.gameId, seat: 0, ask: 1, kind });
    await drain(host);
    expect(ofSeat0()).toEqual(["0.1.reminder", "0.1.timeShort"]);
  });

  it("not in quiet hours, but when they are over", async () => {
    const game = await started(host);
    await set(game, { ...daily, quiet: { from: "17:00", to: "20:00" } });
    await drain(host);
    await later(5 * HOUR + MINUTE);
    expect(ofSeat0()).toEqual([]);
    await later(2 * HOUR);
    expect(ofSeat0()).toEqual(["digest"]);
  });

  it("is tried again where its channel failed, and comes once", async () => {
    const game = await started(host);
    await set(game, daily);
    await drain(host);
    host.outbox.failures = 1;
    await later(5 * HOUR + MINUTE);
    expect(ofSeat0()).toEqual([]);
    await later(2 * MINUTE);
    await later(2 * MINUTE);
    expect(ofSeat0()).toEqual(["digest"]);
  });

  it("whoever wants to hear of each question again does so at once", async () => {
    const game = await started(host);
    await set(game, daily);
    await drain(host);
    await set(game, {});
    await later(MINUTE);
    expect(ofSeat0()).toEqual(["0.1.turn"]);
    await later(DAY);
    expect(ofSeat0()).toEqual(["0.1.turn"]);
    expect([...(await contents(host)).values()].filter((item) => item.includes("nextAt"))).toEqual([]);
  });
});

describe("once until they look again", () => {
  it("the first question is told, the others are not", async () => {
    const one = await started(host);
    await set(one, { notices: { every: "visit" } });
    await drain(host);
    expect(ofSeat0()).toEqual(["0.1.turn"]);
    const { player } = one.tokens[0]!;
    const other = await gameOf(player);
    await drain(host);
    await later(HOUR);
    expect(ofSeat0()).toEqual(["0.1.turn"]);
    await poll(one);
    host.clock.now += WATCHED_FOR_MS + 1;
    await host.table.queue.send({ game: other.gameId, seat: 0, ask: 1, kind: "turn" }, "again");
    await drain(host);
    expect(ofSeat0()).toEqual(["0.1.turn", "0.1.turn"]);
  });

  it("who has answered what they were told of has looked, wherever they did", async () => {
    const one = await started(host);
    await set(one, { notices: { every: "visit" } });
    await drain(host);
    await answers(one, 0, "in-a-chat-0");
    await answers(one, 1, "in-a-chat-1");
    await drain(host);
    expect(ofSeat0()).toEqual(["0.1.turn", "0.2.turn"]);
  });

  /** Another game in which the same player sits. */
  async function gameOf(player: string): Promise<Started> {
    const { sitDown } = await import("../../../lib/hosting/people/players.ts");
    const game = await started(host);
    await sitDown(host.table.db, game.gameId, 0, player);
    return game;
  }
});

describe("with the table open", () => {
  it("nothing comes, and what is not answered comes when the page is closed", async () => {
    const game = await started(host);
    await poll(game);
    await drain(host);
    expect(ofSeat0()).toEqual([]);
    for (let minutes = 0; minutes < 10; minutes++) {
      await poll(game);
      await later(MINUTE);
    }
    expect(ofSeat0()).toEqual([]);
    await later(WATCHED_FOR_MS);
    expect(ofSeat0()).toEqual(["0.1.turn"]);
  });

  it("is said to the others who have it open too, and to nobody else", async () => {
    const game = await started(host);
    const companyOf = async (seat: number, headers: Record<string, string> = {}) => {
      const path = `/v1/games/${game.gameId}?since=0`;
      return (await call("GET", path, { token: game.bearers[seat]!, headers })).headers[COMPANY_HEADER];
    };
    expect(await companyOf(0)).toBeUndefined();
    expect(await companyOf(1)).toBe("1");
    expect(await companyOf(0)).toBe("1");
    host.clock.now += WATCHED_FOR_MS + 1;
    expect(await companyOf(0, { [IDLE_HEADER]: "1" })).toBeUndefined();
    expect(await companyOf(1)).toBeUndefined();
  });

  it("what is answered there is never told", async () => {
    const game = await started(host);
    await poll(game);
    await drain(host);
    await answers(game, 0, "at-the-page-0");
    await later(HOUR);
    expect(ofSeat0()).toEqual([]);
  });

  it("asking every second writes once a minute, and nothing into the game", async () => {
    const game = await started(host);
    const before = await contents(host);
    for (let seconds = 0; seconds < 90; seconds += 10) {
      await poll(game);
      host.clock.now += 10_000;
    }
    expect(writes).toBe(2);
    const changed = [...(await contents(host))].filter(([key, item]) => before.get(key) !== item);
    expect(changed.map(([key]) => key)).toEqual([`PLAYER#${game.tokens[0]!.player} VISIT`]);
  });

  it("but not before anybody: an idle page, a program that asks once, and who wants to hear all the same", async () => {
    const game = await started(host);
    await poll(game, { [IDLE_HEADER]: "1" });
    await call("GET", `/v1/games/${game.gameId}`, { token: game.bearers[0]! });
    await drain(host);
    expect(ofSeat0()).toEqual(["0.1.turn"]);
    const other = await started(host);
    await set(other, { whileOpen: true });
    await poll(other);
    await drain(host);
    expect(ofSeat0()).toEqual(["0.1.turn", "0.1.turn"]);
    expect(await profileOf(host.table, other.tokens[0]!.player)).toEqual({ whileOpen: true });
  });

  it("quiet hours and reminders hold as they do anyway", async () => {
    const game = await started(host);
    await set(game, { quiet: { from: "11:00", to: "14:00" } });
    await poll(game);
    await drain(host);
    await later(HOUR);
    expect(ofSeat0()).toEqual([]);
    await later(HOUR + MINUTE);
    expect(ofSeat0()).toEqual(["0.1.turn"]);
    await poll(game);
    await host.table.queue.send({ game: game.gameId, seat: 0, ask: 1, kind: "timeShort" });
    await drain(host);
    expect(ofSeat0()).toEqual(["0.1.turn", "0.1.timeShort"]);
  });
});
