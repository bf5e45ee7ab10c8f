import { describe, expect, it } from "vitest";
import { exchange } from "../../../lib/hosting/account/exchange.ts";
import { begin } from "../../../lib/hosting/account/session.ts";
import type { AnswerChallenge, Challenge, OpenChallenges, PostChallenge } from "../../../lib/hosting/challenge/api.ts";
import { postRecord } from "../../../lib/hosting/challenge/record.ts";
import type { HostContext } from "../../../lib/hosting/hostContext.ts";
import { INTENT_AGE_MS, sweep } from "../../../lib/hosting/notices/sweep.ts";
import { readAccountToken, readToken } from "../../../lib/hosting/people/tokens.ts";
import type { Bidding } from "../../support/bidding.ts";
import { faulty } from "../../support/faults.ts";
import { hostForEachTest, told } from "../../support/forEachTest.ts";
import { contents, decks, drain, intentsIn, opened } from "../../support/hosted.ts";
import { client } from "../../support/http.ts";

const { aws, host, another } = hostForEachTest();

const secretOf = (letter: string) => letter.repeat(43);
const comes = (letter: string) => ({ name: `player ${letter}`, deck: "numbers", keep: secretOf(letter) });

const posts = async (more: Partial<PostChallenge> = {}, token?: string): Promise<Challenge> =>
  (
    await client(host.table)("POST", "/v1/challenges", {
      body: { ...comes("a"), open: true, ...more },
      ...(token && { token }),
    })
  ).body as Challenge;
const answers = (id: string, body: AnswerChallenge, table: HostContext<Bidding> = host.table, token?: string) =>
  client(table)("POST", `/v1/challenges/${id}`, { body, ...(token && { token }) });
const accepts = (id: string, letter: string, table = host.table) =>
  answers(id, { do: "accept", ...comes(letter) }, table);
const sees = async (id: string) => (await client(host.table)("GET", `/v1/challenges/${id}`)).body as Challenge;
const listed = async () =>
  ((await client(host.table)("GET", "/v1/challenges")).body as OpenChallenges).challenges.map((one) => one.challengeId);

describe("a challenge", () => {
  it("open to all is listed; who accepts it first plays, and both open their seats with what they kept", async () => {
    const terms = { bestOf: 3, pace: { remindAfterMs: 86_400_000 }, options: { startingLife: 30 } } as const;
    const { challengeId } = await posts(terms);
    expect(await listed()).toEqual([challengeId]);
    expect(await sees(challengeId)).toMatchObject({ ...terms, names: ["player a"], players: 2, status: "waiting" });
    const accepted = (await accepts(challengeId, "b")).body as Challenge;
    expect(accepted).toMatchObject({ status: "begun", names: ["player a", "player b"] });
    expect(await listed()).toEqual([]);
    const seats = await Promise.all(["a", "b"].map((one) => exchange(host.table, { secret: secretOf(one) })));
    expect(seats.map(({ gameId, seat }) => [gameId, seat])).toEqual([
      [accepted.gameId, 0],
      [accepted.gameId, 1],
    ]);
    const { record, game } = await opened(host, accepted.gameId ?? "");
    expect(game.goal).toBe(30);
    expect(record.blob).toMatchObject({ pace: terms.pace, social: { setup: { match: { bestOf: 3 } } } });
    await drain(host);
    expect(told(host).sort()).toEqual(["0 turn", "1 turn"]);
    const late = await accepts(challengeId, "c");
    expect(late).toMatchObject({ status: 409, body: { code: "challenge-closed" } });
  });

  it("of a variant waits until all seats are taken, and is refused where the variant can't be played", async () => {
    const call = client(host.table);
    const post = (more: object) => call("POST", "/v1/challenges", { body: { ...comes("a"), open: true, ...more } });
    expect(await post({ variant: "duel", players: 3 })).toMatchObject({ status: 422, body: { code: "variant-seats" } });
    const uneven = { variant: "two-headed-giant", players: 4, teams: [[0], [1, 2, 3]] };
    expect(await post(uneven)).toMatchObject({ status: 422, body: { code: "unequal-teams" } });
    const headless = await post({ variant: "commander", players: 4 });
    expect(headless).toMatchObject({ status: 422, body: { code: "illegal-deck" } });
    expect((headless.body as { detail: string }).detail).toContain("903.3");
    const { challengeId } = await posts({ variant: "two-headed-giant", players: 4 });
    for (const one of ["b", "c"]) {
      await accepts(challengeId, one);
      expect(await sees(challengeId)).toMatchObject({ status: "waiting", variant: "two-headed-giant" });
    }
    expect((await accepts(challengeId, "d")).body).toMatchObject({ status: "begun" });
  });

  it("tells nobody what deck waits in it", async () => {
    const { challengeId } = await posts();
    expect(JSON.stringify(await sees(challengeId))).not.toMatch(/numbers|a{43}/);
  });

  it("not open to all is found by its link alone, and may be declined", async () => {
    const { challengeId, link } = await posts({ open: false });
    expect(link).toBe(`http://127.0.0.1//#/challenge/${challengeId}`);
    expect(await listed()).toEqual([]);
    expect((await answers(challengeId, { do: "decline" })).body).toMatchObject({ status: "declined" });
    expect((await answers(challengeId, { do: "decline" })).status).toBe(200);
    expect(await accepts(challengeId, "b")).toMatchObject({ status: 409, body: { code: "challenge-closed" } });
  });

  it("open to all cannot be declined, but taken back by who posted it", async () => {
    const { challengeId } = await posts();
    expect(await answers(challengeId, { do: "decline" })).toMatchObject({ body: { code: "open-to-all" } });
    const stranger = await answers(challengeId, { do: "withdraw", keep: secretOf("x") });
    expect(stranger.body).toMatchObject({ status: "waiting" });
    for (let again = 0; again < 2; again++)
      expect((await answers(challengeId, { do: "withdraw", keep: secretOf("a") })).body).toMatchObject({
        status: "withdrawn",
      });
    expect(await listed()).toEqual([]);
  });

  it("of more players begins when the last has come; until then one may leave again", async () => {
    const { challengeId } = await posts({ players: 3 });
    await accepts(challengeId, "b");
    expect((await answers(challengeId, { do: "withdraw", keep: secretOf("b") })).body).toMatchObject({
      names: ["player a"],
    });
    await accepts(challengeId, "c");
    // A copy of the first coming, late.
    expect(await accepts(challengeId, "b")).toMatchObject({ status: 409, body: { code: "left-challenge" } });
    expect(await listed()).toEqual([challengeId]);
    const begun = (await answers(challengeId, { do: "accept", ...comes("b"), keep: secretOf("d") })).body as Challenge;
    expect(begun).toMatchObject({ status: "begun", names: ["player a", "player c", "player b"] });
    expect((await opened(host, begun.gameId!)).record.blob.seats.map(({ name }) => name)).toEqual(begun.names);
    expect(await answers(challengeId, { do: "withdraw", keep: secretOf("a") })).toMatchObject({ status: 409 });
  });

  it("expires after two weeks", async () => {
    const { challengeId } = await posts();
    host.clock.now += 14 * 86_400_000;
    expect((await sees(challengeId)).status).toBe("expired");
    expect(await listed()).toEqual([]);
    expect(await accepts(challengeId, "b")).toMatchObject({ status: 409, body: { code: "challenge-closed" } });
  });

  it("belongs to the player whose token came with it; nobody accepts their own", async () => {
    const { token } = await begin(host.table, { keep: secretOf("account") });
    const { challengeId } = await posts({ keep: secretOf("d") }, token);
    const own = await answers(challengeId, { do: "accept", ...comes("e") }, host.table, token);
    expect(own).toMatchObject({ status: 409, body: { code: "already-come" } });
    await accepts(challengeId, "f");
    const again = await exchange(host.table, { secret: secretOf("d") });
    const player = async (bearer: string) =>
      (await readToken(`Bearer ${bearer}`, host.table.keys, host.table.now())).player;
    const mine = await readAccountToken(`Bearer ${token}`, host.table.keys, host.table.now());
    expect(await player(again.token)).toBe(mine.player);
  });

  it("has a player in one seat, though they come twice at once", async () => {
    const { token } = await begin(host.table, { keep: secretOf("account") });
    const { challengeId } = await posts({ players: 4 });
    // Both have been found absent before either sits down.
    let came = 0;
    let bothCame = () => {};
    const both = new Promise<void>((go) => {
      bothCame = go;
    });
    const resolve: typeof decks.resolve = async (deck) => {
      if (++came === 2) bothCame();
      await both;
      return decks.resolve(deck);
    };
    const call = client(host.table, { ...decks, resolve });
    const accept = (letter: string) =>
      call("POST", `/v1/challenges/${challengeId}`, { body: { do: "accept", ...comes(letter) }, token });
    const [one, other] = await Promise.all(["g", "h"].map(accept));
    expect([one!.status, other!.status].sort()).toEqual([200, 409]);
    expect((await sees(challengeId)).names).toHaveLength(2);
  });

  it.each([
    [{ deck: "no such deck" }, 422, "unknown-deck"],
    [{ bestOf: 3, players: 3 }, 400, "invalid-body"],
    [{ options: { startingPlayer: 2 } }, 400, "invalid-body"],
    [{ players: 1 }, 400, "invalid-body"],
    [{ keep: "short" }, 400, "invalid-body"],
  ] as const)("%j is refused", async (more, status, code) => {
    const body = { ...comes("a"), open: true, ...more };
    expect(await client(host.table)("POST", "/v1/challenges", { body })).toMatchObject({ status, body: { code } });
  });

  it("that there is not", async () => {
    for (const refused of [
      await client(host.table)("GET", "/v1/challenges/none"),
      await accepts("none", "b"),
      await answers("none", { do: "decline" }),
    ])
      expect(refused).toMatchObject({ status: 404, body: { code: "unknown-challenge" } });
  });
});

describe("whatever breaks while one is accepted", () => {
  it("it is posted once, accepted by one, and its game begins once and is told of", async () => {
    for (let at = 0; ; at++) {
      await another();
      const { challengeId } = await posts();
      expect((await posts()).challengeId).toBe(challengeId);
      const instance = faulty(aws, (call) =>
        call.at === at ? { does: "kill", when: at % 2 ? "before" : "after" } : undefined,
      );
      const table = host.through(instance.dynamo, instance.once, instance.sqs);
      const outcome = await Promise.race([accepts(challengeId, "b", table), instance.killed]);
      // Somebody else comes, and whoever was cut off tries again.
      const [other, again] = await Promise.all([accepts(challengeId, "c"), accepts(challengeId, "b")]);
      expect([other.status, again.status].sort()).toEqual([200, 409]);
      if (outcome !== "killed") expect(again.status).toBe(200);
      host.clock.now += INTENT_AGE_MS + 1_000;
      await sweep(host.table);
      expect(await drain(host)).toEqual([]);
      const { gameId, names } = await sees(challengeId);
      expect((await opened(host, gameId!)).record.blob.seats.map(({ name }) => name)).toEqual(names);
      expect([...(await contents(host)).keys()].filter((key) => key.endsWith(" STATE"))).toEqual([
        `GAME#${gameId} STATE`,
      ]);
      expect(told(host).sort()).toEqual(["0 turn", "1 turn"]);
      expect(await intentsIn(host)).toEqual([]);
      expect(await sweep(host.table)).toMatchObject({ intents: 0, due: 0 });
      if (outcome !== "killed") break;
    }
  });

  it("one whose game was never begun is begun by the sweeper", async () => {
    const { challengeId } = await posts();
    const instance = faulty(aws, ({ input }) => {
      const { Item } = input as { Item?: { pk?: { S?: string } } };
      return Item?.pk?.S?.startsWith("LINK#") ? { does: "kill", when: "before" } : undefined;
    });
    const table = host.through(instance.dynamo, instance.once, instance.sqs);
    expect(await Promise.race([accepts(challengeId, "b", table), instance.killed])).toBe("killed");
    await sweep(host.table);
    await drain(host);
    expect(told(host).sort()).toEqual(["0 turn", "1 turn"]);
    expect(await exchange(host.table, { secret: secretOf("a") })).toMatchObject({ seat: 0 });
  });
});

describe("the list of open challenges", () => {
  const many = async (from: number, to: number) => {
    for (let at = from; at < to; at++)
      await postRecord(host.table.db, {
        ...{ id: `challenge-${at}`, version: 1, status: "waiting", postedAt: host.clock.now - 1_000_000 + at },
        ...{ terms: { open: at % 2 === 0, players: 2 }, expiresAt: host.clock.now + 1_000_000 },
        places: [{ ...{ name: `player ${at}`, player: "p", secretHash: "", cards: "" }, deck: [], sideboard: [] }],
      });
  };
  const page = async (after = "") => {
    const counted = faulty(aws, () => undefined);
    const call = client(host.through(counted.dynamo, counted.once, counted.sqs));
    const { body, headers } = await call("GET", `/v1/challenges${after && `?after=${after}`}`);
    return { ...(body as OpenChallenges), calls: counted.calls, headers };
  };

  it("costs one query and one batch for each page, however many there are", async () => {
    await many(0, 80);
    const few = await page();
    await many(80, 800);
    const often = await page();
    expect(often.calls.map(({ name }) => name)).toEqual(["QueryCommand", "BatchGetItemCommand"]);
    expect(often.calls.map(({ name }) => name)).toEqual(few.calls.map(({ name }) => name));
    expect(often.calls[0]).toMatchObject({ input: { IndexName: "due", Limit: 30 } });
    const keys = (one: typeof few) =>
      Object.values((one.calls[1]!.input as { RequestItems: Record<string, { Keys: object[] }> }).RequestItems)[0]!
        .Keys;
    expect([keys(few).length, keys(often).length]).toEqual([30, 30]);
  });

  it("has all of them in pages, the newest first, each once; none that is by invitation, has begun or has expired", async () => {
    await many(0, 130);
    host.clock.now += 1;
    const mine = await posts();
    await accepts((await posts({ keep: secretOf("c") })).challengeId, "d");
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const { challenges, next } = await page(after);
      seen.push(...challenges.map(({ challengeId }) => challengeId));
      after = next;
    } while (after !== undefined);
    const even = Array.from({ length: 65 }, (_, at) => `challenge-${128 - 2 * at}`);
    expect(seen).toEqual([mine.challengeId, ...even]);
    host.clock.now += 14 * 86_400_000;
    expect((await page()).challenges).toEqual([]);
  });

  it("may be kept for ten seconds by the edge, as nothing in it is anybody's own", async () =>
    expect((await page()).headers["cache-control"]).toBe("public, max-age=10"));

  it("has none behind a page that is as old as any may be", async () => {
    const mine = await posts();
    for (const after of [`99999.${mine.challengeId}`, "0.__proto__"])
      expect(await client(host.table)("GET", `/v1/challenges?after=${after}`)).toMatchObject({
        status: 200,
        body: { challenges: [] },
      });
  });

  it.each(["x", "1", "1.", `${"9".repeat(40)}.a`, "1.a#b", "-1.a"])("begins nowhere after %j", async (after) =>
    expect(await client(host.table)("GET", `/v1/challenges?after=${encodeURIComponent(after)}`)).toMatchObject({
      status: 400,
      body: { code: "invalid-body" },
    }),
  );
});
