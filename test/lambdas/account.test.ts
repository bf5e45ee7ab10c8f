import { DeleteItemCommand } from "@aws-sdk/client-dynamodb";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { AccountOpened, GameCreated, MyGames, MySessions, SeatOpened } from "../../lib/hosting/api.ts";
import { putLink } from "../../lib/hosting/people/links.ts";
import { sitDown } from "../../lib/hosting/people/players.ts";
import { newSecret } from "../../lib/hosting/signingKeys.ts";
import { type Aws, startAws } from "../support/aws.ts";
import { faulty } from "../support/faults.ts";
import { contents, type Hosted, hosted } from "../support/hosted.ts";
import { type Client, client } from "../support/http.ts";

let aws: Aws;
let host: Hosted;
let call: Client;
beforeAll(async () => {
  aws = await startAws();
});
afterAll(() => aws.stop());
beforeEach(async () => {
  host = await hosted(aws);
  call = client(host.table);
});

const post = async <T>(path: string, sent: object, token?: string) => {
  const { status, body } = await call("POST", path, { body: sent, ...(token !== undefined && { token }) });
  return { status, ...(body as T) };
};
const begin = (keep = newSecret(), token?: string) => post<AccountOpened>("/v1/account", { keep }, token);
const newGame = async () => {
  const seats = ["Ann", "Bo"].map((name) => ({ name, deck: "numbers", as: "link" }));
  return post<GameCreated>("/v1/games", { seats });
};
const sit = (secret: string, token?: string) => post<SeatOpened>("/v1/seats", { secret }, token);
const games = async (token: string) => ((await call("GET", "/v1/games", { token })).body as MyGames).games;

describe("an account", () => {
  it("is begun once with a secret of the client's, whose hash alone is kept, and opened with it", async () => {
    const keep = newSecret();
    const first = await begin(keep);
    await sit((await newGame()).seats[0]!.secret, first.token);
    const tokens = [await begin(keep), await post<AccountOpened>("/v1/account/token", { secret: keep })];
    for (const { token } of tokens) expect(await games(token)).toHaveLength(1);
    expect([...(await contents(host))].flat().join()).not.toContain(keep);
    expect(await games((await begin()).token)).toEqual([]);
  });

  it("begins with the first seat that is taken, in one request, which sent again does the same", async () => {
    const [keep, { seats }] = [newSecret(), await newGame()];
    const first = { secret: seats[0]!.secret, account: { keep, device: "Firefox, Android" } };
    const taken = [await post<SeatOpened>("/v1/seats", first), await post<SeatOpened>("/v1/seats", first)];
    const again = await post<AccountOpened>("/v1/account/token", { secret: keep });
    for (const { token } of [again, ...taken.map(({ account }) => account!)])
      expect(await games(token)).toHaveLength(1);
    const { sessions } = (await call("GET", "/v1/player/sessions", { token: again.token })).body as MySessions;
    expect(sessions).toMatchObject([{ name: "Firefox, Android", here: true }]);
  });

  it("begins with no link that opens nothing, and not where one is open", async () => {
    const { seats } = await newGame();
    const { token } = await begin();
    const before = await contents(host);
    const wanted = { account: { keep: newSecret() } };
    const refused = await post("/v1/seats", { secret: newSecret(), ...wanted });
    expect(refused).toMatchObject({ status: 403, code: "unknown-link" });
    expect(await contents(host)).toEqual(before);
    const taken = await post<SeatOpened>("/v1/seats", { secret: seats[0]!.secret, ...wanted }, token);
    expect(taken).toMatchObject({ status: 200, seat: 0 });
    expect(taken.account).toBeUndefined();
    expect(await games(token)).toHaveLength(1);
    expect(await post("/v1/account/token", { secret: wanted.account.keep })).toMatchObject({ code: "unknown-session" });
  });

  it("is opened by nothing else", async () => {
    const refused = { status: 403, code: "unknown-session" };
    expect(await post("/v1/account/token", { secret: newSecret() })).toMatchObject(refused);
    expect(await post("/v1/account/token", { secret: (await newGame()).seats[0]!.secret })).toMatchObject(refused);
  });

  it("is signed out everywhere but where that was said", async () => {
    const [mine, lost, next] = [newSecret(), newSecret(), newSecret()];
    const { token } = await begin(mine);
    const { seats } = await newGame();
    const seat = await sit(seats[0]!.secret, token);
    const here = await post<AccountOpened>("/v1/account/signOut", { keep: next }, token);
    expect(await games(here.token)).toHaveLength(1);
    expect(await call("GET", "/v1/games", { token })).toMatchObject({ status: 401, body: { code: "signed-out" } });
    for (const keep of [mine, lost])
      expect((await post("/v1/account/token", { secret: keep })).status).toBeGreaterThan(400);
    expect(await begin(mine)).toMatchObject({ status: 401, code: "signed-out" });
    expect(await games((await post<AccountOpened>("/v1/account/token", { secret: next })).token)).toHaveLength(1);
    expect(await call("GET", `/v1/games/${seat.gameId}`, { token: seat.token })).toMatchObject({ status: 200 });
  });

  it("whose sign-out was lost on the way is still opened by what opened it, and not by the new secret", async () => {
    const [mine, next] = [newSecret(), newSecret()];
    const { token } = await begin(mine);
    const instance = faulty(aws, (one) =>
      one.name === "UpdateItemCommand" ? { does: "kill", when: "before" } : undefined,
    );
    const dying = client(host.through(instance.dynamo, instance.once, instance.sqs));
    await Promise.race([dying("POST", "/v1/account/signOut", { token, body: { keep: next } }), instance.killed]);
    expect((await post("/v1/account/token", { secret: next })).status).toBe(401);
    expect((await post("/v1/account/token", { secret: mine })).status).toBe(200);
  });
});

describe("requests that come late", () => {
  /** Through an instance that waits before its first such command, which it has `reached`, until it is let go. */
  const waiting = (command: string) => {
    let letGo = () => {};
    const gone = new Promise<void>((resolve) => (letGo = resolve));
    let reach = () => {};
    const reached = new Promise<void>((resolve) => (reach = resolve));
    let waits = true;
    const instance = faulty(aws, ({ name }) => {
      if (!waits || name !== command) return undefined;
      waits = false;
      reach();
      return () => gone;
    });
    return { call: client(host.through(instance.dynamo, instance.once, instance.sqs)), reached, letGo };
  };

  it("begin no second account with the same secret", async () => {
    const keep = newSecret();
    const late = waiting("PutItemCommand");
    const slow = late.call("POST", "/v1/account", { body: { keep } });
    await late.reached;
    const { token } = await begin(keep);
    await sit((await newGame()).seats[0]!.secret, token);
    late.letGo();
    await slow;
    const again = await post<AccountOpened>("/v1/account/token", { secret: keep });
    expect(await games(again.token)).toHaveLength(1);
    await post("/v1/account/signOut", { keep: newSecret() }, again.token);
    expect((await post("/v1/account/token", { secret: keep })).status).toBe(401);
  });

  it("sign nobody in with the secret of a sign-out that came second", async () => {
    const [mine, first, second] = [newSecret(), newSecret(), newSecret()];
    const { token } = await begin(mine);
    const late = waiting("PutItemCommand");
    const slow = late.call("POST", "/v1/account/signOut", { token, body: { keep: second } });
    await late.reached;
    expect((await post("/v1/account/signOut", { keep: first }, token)).status).toBe(200);
    late.letGo();
    expect((await slow).status).toBe(401);
    expect((await post("/v1/account/token", { secret: second })).status).toBe(401);
    expect((await post("/v1/account/token", { secret: first })).status).toBe(200);
  });
});

describe("a seat's link", () => {
  it("opens that seat, and never the account it was taken with or another of its games", async () => {
    const { token } = await begin();
    const [one, other] = [await newGame(), await newGame()];
    for (const { seats } of [one, other]) await sit(seats[0]!.secret, token);
    const stolen = await sit(one.seats[0]!.secret);
    const keep = newSecret();
    expect(await post("/v1/seats", { gameId: other.gameId, seat: 0, keep }, stolen.token)).toMatchObject({
      status: 403,
      code: "account-only",
    });
    expect(await begin(keep, stolen.token)).toMatchObject({ status: 403, code: "has-account" });
    const webhook = { secret: one.seats[0]!.secret, webhook: "https://evil.example/" };
    expect(await post("/v1/seats", webhook)).toMatchObject({ status: 403, code: "account-only" });
    expect(await post("/v1/seats", webhook, (await begin()).token)).toMatchObject({ code: "account-only" });
    expect((await call("GET", "/v1/player", { token })).body).toEqual({});
    expect(await post("/v1/seats", webhook, token)).toMatchObject({ status: 200, webhookSecret: expect.any(String) });
  });

  it("taken without an account is a guest's: reached by its link, and never anybody's account", async () => {
    const { seats } = await newGame();
    const { token } = await post<SeatOpened>("/v1/seats", {
      secret: seats[0]!.secret,
      webhook: "https://example.org/",
    });
    expect(await begin(newSecret(), token)).toMatchObject({ status: 403, code: "no-account" });
    const later = await begin();
    await sit(seats[0]!.secret, later.token);
    expect(await games(later.token)).toEqual([]);
  });

  it("opened again gives a token and writes nothing", async () => {
    const { seats } = await newGame();
    const { token } = await begin();
    await sit(seats[0]!.secret, token);
    const before = await contents(host);
    const counted = faulty(aws, () => undefined);
    const again = client(host.through(counted.dynamo, counted.once, counted.sqs));
    expect(await again("POST", "/v1/seats", { body: { secret: seats[0]!.secret } })).toMatchObject({ status: 200 });
    expect(counted.calls.map(({ name }) => name)).toEqual(["GetItemCommand", "GetItemCommand", "GetItemCommand"]);
    expect(await contents(host)).toEqual(before);
  });

  it("whose seat was lost between two writes is sat down again", async () => {
    const { gameId, seats } = await newGame();
    const { token } = await begin();
    await sit(seats[0]!.secret, token);
    const Key = { pk: { S: `GAME#${gameId}` }, sk: { S: "SEAT#0" } };
    await aws.dynamo.send(new DeleteItemCommand({ TableName: host.tableName, Key }));
    await sit(seats[0]!.secret);
    expect((await contents(host)).has(`GAME#${gameId} SEAT#0`)).toBe(true);
  });
});

describe("a player from before there were accounts", () => {
  const PLAYER = "01ARZ3NDEKTSV4RRFFQ69G5FAV";
  const before = async () => {
    const { gameId, seats } = await newGame();
    const { secret } = seats[0]!;
    await putLink(host.table.db, secret, { gameId, seat: 0, as: "link", epoch: 0, player: PLAYER }, host.clock.now);
    await sitDown(host.table.db, gameId, 0, PLAYER);
    return sit(secret);
  };

  it("gets their account with any of their links, once; from then on no link opens it", async () => {
    const [one, other] = [await before(), await before()];
    const keep = newSecret();
    for (let again = 0; again < 2; again++) expect(await games((await begin(keep, one.token)).token)).toHaveLength(2);
    for (const { token } of [one, other])
      expect(await begin(newSecret(), token)).toMatchObject({ status: 403, code: "has-account" });
  });

  it("gets it once in a race", async () => {
    const { token } = await before();
    const all = await Promise.all(Array.from({ length: 8 }, () => begin(newSecret(), token)));
    expect(all.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 7 }, () => 403)]);
  });
});
