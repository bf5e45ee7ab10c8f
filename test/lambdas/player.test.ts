import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { AccountOpened, GameCreated, SeatOpened, SeatSnapshot } from "../../lib/hosting/api.ts";
import { type Aws, startAws } from "../support/aws.ts";
import { hosted } from "../support/hosted.ts";
import { type Client, client } from "../support/http.ts";

let aws: Aws;
let call: Client;
let gameId: string;
let token: string;
let account: string;
beforeAll(async () => {
  aws = await startAws();
});
afterAll(() => aws.stop());
const begin = async (keep: string, from?: string) =>
  (await call("POST", "/v1/account", { body: { keep }, ...(from !== undefined && { token: from }) }))
    .body as AccountOpened;
beforeEach(async () => {
  call = client((await hosted(aws)).table);
  const clock = {
    each: "handOff",
    allowanceMs: 86_400_000,
    onTimeout: "claim",
    vacationDays: 5,
    rests: ["quietHours"],
  };
  const seats = ["Ann", "Bo"].map((name) => ({ name, deck: "numbers", as: "link" }));
  const created = (await call("POST", "/v1/games", { body: { seats, pace: { clock } } })).body as GameCreated;
  ({ gameId } = created);
  const { secret } = created.seats[0]!;
  account = (await begin("a".repeat(43))).token;
  ({ token } = (await call("POST", "/v1/seats", { token: account, body: { secret } })).body as SeatOpened);
});

const does = (body: object) =>
  call("POST", `/v1/games/${gameId}/actions`, { token, body: { actionId: "over-http-1", ...body } });

describe("a player's own settings over HTTP", () => {
  it("are read, replaced as a whole, and need a token", async () => {
    expect((await call("GET", "/v1/player", { token: account })).body).toEqual({});
    const profile = { zone: "Asia/Tokyo", quiet: { from: "23:00", to: "07:00" }, weekends: true };
    const webhook = "https://example.org/me";
    expect((await call("POST", "/v1/player", { token: account, body: { ...profile, webhook } })).body).toEqual({
      ...profile,
      webhook,
      webhookSecret: expect.stringMatching(/^whsec_/),
    });
    expect((await call("GET", "/v1/player", { token: account })).body).toEqual({ ...profile, webhook });
    expect((await call("POST", "/v1/player", { token: account, body: {} })).body).toEqual({});
    expect(await call("GET", "/v1/player")).toMatchObject({ status: 401, body: { code: "no-token" } });
  });

  it.each([
    [{ zone: "Mars/Olympus" }, 400, "invalid-body"],
    [{ quiet: { from: "25:00", to: "07:00" } }, 400, "invalid-body"],
    [{ quiet: { from: "08:00", to: "07:00" } }, 422, "quiet-too-long"],
  ])("%j is refused", async (body, status, code) =>
    expect(await call("POST", "/v1/player", { token: account, body })).toMatchObject({ status, body: { code } }),
  );
});

describe("a vacation over HTTP", () => {
  it("is taken from one budget for all games, once for the same action", async () => {
    const days = (body: object) =>
      call("POST", "/v1/player/vacation", { token: account, body: { actionId: "away-123", ...body } });
    expect((await call("GET", "/v1/player/vacation", { token: account })).body).toEqual({ leftDays: 30 });
    for (let again = 0; again < 2; again++)
      expect((await days({ days: 4 })).body).toEqual({ leftDays: 26, until: expect.any(Number) });
    const over = await days({ actionId: "away-124", days: 31 });
    expect(over).toMatchObject({ status: 422, body: { code: "vacation-used-up" } });
    expect(await days({ days: -1 })).toMatchObject({ status: 400 });
  });
});

describe("one's other games over HTTP", () => {
  it("open with the account that has them; nobody else's do", async () => {
    const seats = ["Ann", "Bo"].map((name) => ({ name, deck: "numbers", as: "link" }));
    const other = (await call("POST", "/v1/games", { body: { seats } })).body as GameCreated;
    await call("POST", "/v1/seats", { token: account, body: { secret: other.seats[0]!.secret } });
    const keep = "k".repeat(43);
    const open = (seat: number) =>
      call("POST", "/v1/seats", { token: account, body: { gameId: other.gameId, seat, keep } });
    const { status, body } = await open(0);
    expect([status, body]).toMatchObject([200, { gameId: other.gameId, seat: 0, secret: keep }]);
    const there = (body as SeatOpened).token;
    expect(await call("GET", `/v1/games/${other.gameId}`, { token: there })).toMatchObject({ status: 200 });
    expect(await call("POST", "/v1/seats", { body: { secret: keep } })).toMatchObject({ status: 200 });
    expect(await open(1)).toMatchObject({ status: 403, body: { code: "not-your-seat" } });
  });
});

it("what is said is said in no channel where there is no table: whoever listens there is told of it", async () => {
  const { body } = await does({ do: "say", text: "hello", via: "discord" });
  expect((body as SeatSnapshot).chat).toEqual([{ seat: 0, at: expect.any(Number), text: "hello" }]);
});

describe("actions beside the game, over HTTP", () => {
  it.each([
    [{ do: "remindMe", at: 4_000_000_000_000 }, 200, undefined],
    [{ do: "remindMe", at: 1 }, 422, "time-is-past"],
    [{ do: "remindMe", at: Number.MAX_SAFE_INTEGER }, 400, "invalid-body"],
    [{ do: "sideboard" }, 409, "no-sideboarding"],
    [{ do: "concede", match: true }, 409, "no-match"],
    [{ do: "claim", against: 1 }, 409, "nothing-to-claim"],
    [{ do: "offerDraw" }, 200, undefined],
    [{ do: "acceptDraw" }, 409, "nothing-offered"],
    [{ do: "offerTakeBack" }, 409, "others-answered-since"],
    [{ do: "say", text: "hello" }, 200, undefined],
    [{ do: "say", text: "x".repeat(501) }, 400, "invalid-body"],
    [{ do: "note", text: "" }, 200, undefined],
    [{ do: "mute", whom: 1, muted: true }, 200, undefined],
    [{ do: "rematch" }, 409, "not-over"],
  ])("%j", async (body, status, code) => {
    const answered = await does(body);
    expect([answered.status, (answered.body as { code?: string }).code]).toEqual([status, code]);
  });
});

describe("what a request carries beside its body", () => {
  const long = "A".repeat(3000);
  it.each([
    ["GET", `/v1/games/${long}`, "unknown-game"],
    ["GET", `/v1/challenges/${long}`, "unknown-challenge"],
    ["GET", `/v1/watch/${long}`, "unknown-game"],
  ] as const)("%s of an id of 3,000 characters finds nothing", async (method, path, code) =>
    expect(await call(method, path, { token })).toMatchObject({ status: 404, body: { code } }),
  );

  it("gets what is long compressed where it says that it can read that", async () => {
    await does({ do: "note", text: "a long note ".repeat(150) });
    const plain = await call("GET", `/v1/games/${gameId}`, { token });
    const short = await call("GET", `/v1/games/${gameId}`, { token, headers: { "accept-encoding": "br, gzip" } });
    expect(plain.headers).not.toHaveProperty("content-encoding");
    expect(short).toMatchObject({
      body: plain.body,
      headers: { "content-encoding": "gzip", etag: plain.headers.etag },
    });
  });
});
