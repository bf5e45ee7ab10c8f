import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { AccountOpened, GameCreated, SeatOpened } from "../../lib/hosting/api.ts";
import { addressOf, fromFrontDoor } from "../../lib/hosting/http/caller.ts";
import { ADDRESS_RATE, LOCAL_TIMES, PLAYER_RATE, QUOTAS, WEIGHTS } from "../../lib/hosting/limits/limits.ts";
import { openRates } from "../../lib/hosting/limits/rates.ts";
import { EDGE_HEADER, PAGE_HEADER, routes, VIEWER_HEADER } from "../../lib/hosting/routes.ts";
import { newSecret } from "../../lib/hosting/signingKeys.ts";
import { type Aws, startAws } from "../support/aws.ts";
import { faulty } from "../support/faults.ts";
import { contents, type Hosted, hosted } from "../support/hosted.ts";
import { type Answered, type Ask, type Client, client } from "../support/http.ts";

/** OWASP API4: how much anybody may ask for, and that it is never paid for by somebody else. */

const EDGE_KEY = "what-only-the-distribution-knows";
let aws: Aws;
let host: Hosted;
let call: Client;
let game: GameCreated;
beforeAll(async () => {
  aws = await startAws();
});
afterAll(() => aws.stop());

const limited = (on = host.table) => ({ ...on, edgeKey: EDGE_KEY, rates: openRates(() => host.clock.now) });
const [ANN, BO] = ["198.51.100.1", "198.51.100.2"];
const newGame = { seats: ["Ann", "Bo"].map((name) => ({ name, deck: "numbers", as: "link" })) };

beforeEach(async () => {
  host = await hosted(aws);
  call = client(limited());
  game = (await call("POST", "/v1/games", { body: newGame })).body as GameCreated;
});
const sit = async (seat: number) =>
  ((await call("POST", "/v1/seats", { body: { secret: game.seats[seat]!.secret } })).body as SeatOpened).token;
const account = async () =>
  ((await call("POST", "/v1/account", { body: { keep: newSecret() } })).body as AccountOpened).token;

/** Asks until it is refused; how often it was not, and the refusal. */
async function flood(ask: () => Promise<Answered>, most = 2_000): Promise<{ let: number; refused: Answered }> {
  for (let times = 0; times < most; times++) {
    const refused = await ask();
    if (refused.status === 429) return { let: times, refused };
  }
  throw new Error(`${most} requests were let through`);
}
const decks = (more: Ask) => () => call("GET", "/v1/decks", more);

describe("one address", () => {
  it("is refused once its bucket is empty, told when to come back, and let in again then; no other is touched", async () => {
    const { let: times, refused } = await flood(decks({ from: ANN }));
    expect(times).toBe(ADDRESS_RATE.burst);
    expect(refused).toMatchObject({
      headers: { "retry-after": "1", "content-type": "application/problem+json" },
      body: { code: "too-many-requests", retryAfter: 1, detail: expect.stringContaining("Try again in 1 s") },
    });
    expect((await decks({ from: BO })()).status).toBe(200);
    host.clock.now += 1_000;
    expect((await flood(decks({ from: ANN }))).let).toBe(ADDRESS_RATE.perSecond);
  });

  it("is what the edge asserts: nothing that a client sends makes it another", async () => {
    await flood(decks({ from: ANN }));
    const lies = [
      { "x-forwarded-for": BO },
      { "x-forwarded-for": `${BO}, ${ANN}` },
      { forwarded: `for=${BO}` },
      { "x-real-ip": BO },
      { "true-client-ip": BO },
      { "cloudfront-viewer-address": `${BO}:443` },
    ];
    for (const headers of lies)
      expect([headers, (await decks({ from: ANN, headers })()).status]).toEqual([headers, 429]);
  });

  it("gets nowhere by a function's own address, without what the front door alone knows, whatever the route", async () => {
    const keys = ["", "x".repeat(EDGE_KEY.length), `${EDGE_KEY},${EDGE_KEY}`, EDGE_KEY.slice(1)];
    for (const key of keys) {
      const headers = { [EDGE_HEADER]: key, [VIEWER_HEADER]: BO, [PAGE_HEADER]: "https://evil.example" };
      for (const { method, path } of routes.filter((one) => one.function !== "inbound")) {
        const refused = await call(method, path, { from: ANN, headers });
        expect([method, path, refused.status]).toEqual([method, path, 403]);
      }
    }
    expect(host.table.page.url).toBe("http://127.0.0.1/");
    const page = { [PAGE_HEADER]: "https://d1.cloudfront.net" };
    expect((await call("GET", "/v1/decks", { headers: page })).status).toBe(200);
    expect(host.table.page.url).toBe("https://d1.cloudfront.net");
    const { seats } = (await call("POST", "/v1/games", { body: newGame, headers: page })).body as GameCreated;
    expect(seats[0]?.link).toMatch(/^https:\/\/d1\.cloudfront\.net\/#\/seat\//);
  });

  it("is not asked again by an earlier build that a request is handed on to, whose page is where the front door says", () => {
    const { table } = host;
    const headers = { [EDGE_HEADER]: "of-after-a-rotation", [PAGE_HEADER]: "https://d1.cloudfront.net" };
    const event = { headers } as unknown as Parameters<typeof fromFrontDoor>[1];
    const earlier = { ...table, edgeKey: EDGE_KEY, page: { url: "" } };
    expect(() => fromFrontDoor(earlier, event, false)).toThrow(expect.objectContaining({ status: 403 }));
    expect(earlier.page.url).toBe("");
    fromFrontDoor(earlier, event, true);
    expect(earlier.page.url).toBe("https://d1.cloudfront.net");
  });

  it("is the viewer's where the request came through the distribution, which all have in common", async () => {
    const through = (viewer: string) => ({
      from: "192.0.2.1",
      headers: { [VIEWER_HEADER]: viewer, [EDGE_HEADER]: EDGE_KEY },
    });
    await flood(decks(through(ANN)));
    expect((await decks(through(BO))()).status).toBe(200);
  });

  it.each([
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:0db8:0001:0002:ffff::1", "2001:db8:1:2::/64"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["::ffff:198.51.100.1", ANN],
    ["198.51.100.1", ANN],
  ])("%s counts as %s", (sourceIp, address) =>
    expect(addressOf({}, { headers: {}, requestContext: { http: { sourceIp } } } as never)).toBe(address),
  );

  it("pays more for what costs more, by routes that there are", async () => {
    const creates = () => call("POST", "/v1/games", { from: ANN, body: {} });
    expect((await flood(creates)).let).toBe(ADDRESS_RATE.burst / WEIGHTS["POST /v1/games"]!);
    const known = routes.map(({ method, path }) => `${method} ${path}`);
    expect(Object.keys(WEIGHTS).filter((name) => !known.includes(name))).toEqual([]);
  });

  it("is refused before anything is read: a flood reaches neither table nor parser", async () => {
    await flood(decks({ from: ANN }));
    const counted = faulty(aws, () => undefined);
    const through = limited(host.through(counted.dynamo, counted.once, counted.sqs));
    call = client(through);
    await flood(decks({ from: ANN }));
    expect(await call("POST", "/v1/games", { from: ANN, raw: "{ not json" })).toMatchObject({ status: 429 });
    expect(counted.calls).toEqual([]);
  });
});

describe("one player", () => {
  it("who floods from everywhere is refused in all their seats; the opponent plays on", async () => {
    const [ann, bo] = [await sit(0), await sit(1)];
    let from = 0;
    const looks = () =>
      call("GET", `/v1/games/${game.gameId}`, { token: ann, from: `198.51.${from >> 8}.${from++ & 255}` });
    const { let: times, refused } = await flood(looks);
    expect(times).toBe(PLAYER_RATE.burst);
    expect(refused.body).toMatchObject({ code: "too-many-requests" });
    expect(await call("GET", `/v1/games/${game.gameId}`, { token: bo, from: BO })).toMatchObject({ status: 200 });
    expect(await call("GET", `/v1/games/${game.gameId}`, { token: ann, from: BO })).toMatchObject({ status: 429 });
  });

  it("is told by a good token only: with made-up ones nobody uses up another's share", async () => {
    const ann = await sit(0);
    const forged = `${ann.slice(0, -4)}AAAA`;
    for (let times = 0; times < PLAYER_RATE.burst + 10; times++)
      await call("GET", `/v1/games/${game.gameId}`, { token: forged, from: `198.51.100.${times & 255}` });
    expect((await call("GET", `/v1/games/${game.gameId}`, { token: ann, from: ANN })).status).toBe(200);
  });

  it("on one's own machine has more, and no address is counted", async () => {
    const ann = await sit(0);
    const weight = WEIGHTS["POST /v1/games/{gameId}/preview"]!;
    const previews = () =>
      call("POST", `/v1/games/${game.gameId}/preview`, { token: ann, body: {}, from: "127.0.0.1" });
    expect((await flood(previews)).let).toBe((PLAYER_RATE.burst * LOCAL_TIMES) / weight);
  });
});

describe("a day's quota", () => {
  const fill = async (what: keyof typeof QUOTAS, ask: (at: number) => Promise<Answered>) => {
    const most = QUOTAS[what].address;
    for (let at = 0; at < most; at++) {
      host.clock.now += 1_000;
      expect((await ask(at)).status).toBeLessThan(300);
    }
    return ask(most);
  };

  it("of accounts: used up, it says when there is room again, and there is", async () => {
    const begins = (from: string) => () => call("POST", "/v1/account", { from, body: { keep: newSecret() } });
    const refused = await fill("accounts", begins(ANN));
    const midnight = Math.ceil((86_400_000 - (host.clock.now % 86_400_000)) / 1000);
    expect(refused).toMatchObject({
      ...{ status: 429, headers: { "retry-after": String(midnight) } },
      body: { code: "quota-used-up", detail: expect.stringContaining("tomorrow") },
    });
    // No other way in is left open: one that begins with a seat is one too.
    const withSeat = { secret: game.seats[0]!.secret, account: { keep: newSecret() } };
    expect((await call("POST", "/v1/seats", { from: ANN, body: withSeat })).status).toBe(429);
    expect((await begins(BO)()).status).toBe(200);
    host.clock.now += midnight * 1_000;
    expect((await begins(ANN)()).status).toBe(200);
  });

  it.each([
    ["deck checks", "POST /v1/decks/check", { deck: "numbers" }],
    ["decks read", "POST /v1/decks/read", { deck: "1 Forest", format: "casual" }],
    ["card searches", "GET /v1/cards", undefined],
  ])("of %s costs one write each, and keeps no address", async (_, route, body) => {
    const counted = faulty(aws, () => undefined);
    call = client(limited(host.through(counted.dynamo, counted.once, counted.sqs)));
    const [method, path] = route.split(" ") as ["GET" | "POST", string];
    expect((await call(method, path, { from: ANN, ...(body && { body }) })).status).toBe(200);
    expect(counted.calls.map(({ name }) => name)).toEqual(["UpdateItemCommand"]);
    expect(JSON.stringify([...(await contents(host))])).not.toContain(ANN);
  });

  it("of challenges is a player's too, wherever they ask from", async () => {
    const [mine, other] = [await account(), await account()];
    let from = 0;
    const posts = (token: string) => {
      host.clock.now += 2_000;
      const body = { name: "Ann", deck: "numbers", keep: newSecret(), open: true };
      return call("POST", "/v1/challenges", { token, body, from: `203.0.113.${from++}` });
    };
    for (let at = 0; at < QUOTAS.challenges.player; at++) expect((await posts(mine)).status).toBe(201);
    expect(await posts(mine)).toMatchObject({ status: 429, body: { code: "quota-used-up" } });
    expect((await posts(other)).status).toBe(201);
  });
});
