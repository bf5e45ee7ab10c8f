import { SignJWT } from "jose";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type {
  AccountOpened,
  Acted,
  GameCreated,
  Log,
  MyGames,
  SeatOpened,
  SeatSnapshot,
} from "../../lib/hosting/api.ts";
import { SEAT_TOKEN_LIFE_MS } from "../../lib/hosting/people/tokens.ts";
import { newSecret } from "../../lib/hosting/signingKeys.ts";
import { type Aws, startAws } from "../support/aws.ts";
import { bids } from "../support/bidding.ts";
import { faulty } from "../support/faults.ts";
import { contents, type Hosted, hosted, SEAT_KEY } from "../support/hosted.ts";
import { type Ask, type Client, client } from "../support/http.ts";

let aws: Aws;
let host: Hosted;
let call: Client;
let gameId: string;
let secrets: string[];
let tokens: string[];
let accounts: string[];
beforeAll(async () => {
  aws = await startAws();
});
afterAll(() => aws.stop());

const person = (name: string, as: "link" | "invite" = "link") => ({ name, deck: "numbers", as });
const open = async (secret: string, more: object = {}, ask: Ask = {}): Promise<SeatOpened> =>
  (await call("POST", "/v1/seats", { body: { secret, ...more }, ...ask })).body as SeatOpened;

beforeEach(async () => {
  host = await hosted(aws);
  call = client(host.table);
  const made = await call("POST", "/v1/games", {
    body: { seats: [person("Ann"), person("Bo")], options: { startingLife: 9, startingPlayer: 0 } },
  });
  expect(made.status).toBe(201);
  const created = made.body as GameCreated;
  ({ gameId } = created);
  secrets = created.seats.map((one) => one.secret);
  tokens = [];
  accounts = [];
  for (const secret of secrets) {
    const { token } = (await call("POST", "/v1/account", { body: { keep: newSecret() } })).body as AccountOpened;
    accounts.push(token);
    tokens.push((await open(secret, {}, { token })).token);
  }
});

const look = async (seat: number, headers: Record<string, string> = {}) =>
  call("GET", `/v1/games/${gameId}`, { token: tokens[seat]!, headers });
const bodyOf = async (seat: number, actionId: string, taste = 0) => {
  const { ask, view } = (await look(seat)).body as SeatSnapshot;
  return { actionId, do: "answer", ask, answers: bids(view, taste) };
};
const send = (seat: number, body: unknown) =>
  call("POST", `/v1/games/${gameId}/actions`, { token: tokens[seat]!, body });
let ids = 0;
const act = async (seat: number, taste = 0) => send(seat, await bodyOf(seat, `action-${++ids}`, taste));

describe("a game over HTTP", () => {
  it("is played to its end", async () => {
    for (let turn = 0; turn < 50; turn++) {
      const seen = (await look(0)).body as SeatSnapshot;
      if (seen.view.result) break;
      for (const seat of seen.view.waitingFor) expect((await act(seat)).status).toBe(200);
    }
    const { view } = (await look(1)).body as SeatSnapshot;
    expect(view.result).toEqual({ winners: [0] });
    expect((await call("GET", "/v1/games", { token: accounts[0]! })).body).toEqual({
      games: [{ gameId, seat: 0, names: ["Ann", "Bo"], awaitsMe: false, over: true, news: [] }],
    });
    expect(await send(0, { actionId: "too-late-1", do: "concede" })).toMatchObject({
      status: 409,
      body: { code: "game-over" },
    });
  });

  it("says in the list whom it waits for", async () => {
    await act(0);
    const list = async (seat: number) =>
      ((await call("GET", "/v1/games", { token: accounts[seat]! })).body as MyGames).games;
    expect(await list(0)).toMatchObject([
      { gameId, seat: 0, names: ["Ann", "Bo"], awaitsMe: false, over: false, news: [] },
    ]);
    expect(await list(1)).toMatchObject([{ gameId, seat: 1, awaitsMe: true, over: false, news: ["turn"] }]);
  });

  it("shows each seat its own", async () => {
    await act(0, 2);
    const seen = await Promise.all([look(0), look(1)]);
    expect(seen.map(({ body }) => (body as SeatSnapshot).view.players[0]?.counters)).toEqual([
      { first: 3, second: 3 },
      {},
    ]);
  });

  it("can be conceded by a seat that is asked nothing", async () => {
    await act(0);
    const answered = await send(0, { actionId: "i-give-up", do: "concede" });
    expect((answered.body as Acted).view.result).toEqual({ winners: [1] });
  });

  it("takes back what nobody has seen, and only that", async () => {
    const first = (await act(0)).body as Acted;
    expect(first.view.pending).toEqual([]);
    const taken = (await send(0, { actionId: "take-it-back", do: "takeBack" })).body as Acted;
    expect(taken).toMatchObject({ outcome: "done", ask: first.ask + 1 });
    expect(taken.view.pending).toHaveLength(2);
    await act(0, 1);
    await act(1);
    expect(await send(0, { actionId: "take-too-late", do: "takeBack" })).toMatchObject({
      status: 422,
      body: { code: "nothing-to-take-back", reason: "revealed", rule: "730.1" },
    });
  });

  it("keeps a log for each seat, numbered for it alone", async () => {
    const log = async (seat: number, since: number) =>
      (await call("GET", `/v1/games/${gameId}/log?since=${since}`, { token: tokens[seat]! })).body as Log;
    await act(0);
    expect(await log(0, 0)).toMatchObject({
      entries: [
        { code: "bid", detail: "first" },
        { code: "bid", detail: "second" },
      ],
      next: 2,
    });
    expect(await log(1, 0)).toEqual({ entries: [], next: 0 });
    await act(1);
    await act(0);
    await act(0);
    const all = await log(1, 0);
    expect(all.entries.map((one) => one.code)).toEqual(["bid", "bid", "revealed", "doubled", "awarded"]);
    for (let since = 0; since <= all.next; since++)
      expect(await log(1, since)).toEqual({ entries: all.entries.slice(since), next: all.next });
    expect(((await look(1)).body as SeatSnapshot).logNext).toBe(all.next);
  });
});

describe("an ETag", () => {
  const etagOf = async (seat: number) => (await look(seat)).headers.etag ?? "";

  it("makes an unchanged poll one read of the game, at half the price of a strong one", async () => {
    const etag = await etagOf(0);
    const instance = faulty(aws, () => undefined);
    const poll = client(host.through(instance.dynamo, instance.once, instance.sqs));
    const answer = await poll("GET", `/v1/games/${gameId}`, { token: tokens[0]!, headers: { "if-none-match": etag } });
    expect(answer).toMatchObject({ status: 304, body: undefined, headers: { etag } });
    // The other is of the cards, which an instance reads once.
    expect(instance.calls.map(({ name }) => name)).toEqual(["GetItemCommand", "QueryCommand"]);
    expect(instance.calls[0]).toMatchObject({ input: { ConsistentRead: false } });
    await poll("GET", `/v1/games/${gameId}`, { token: tokens[0]!, headers: { "if-none-match": etag } });
    expect(instance.calls).toHaveLength(3);
  });

  it("moves with what the seat sees, and is the one the action was answered with", async () => {
    const before = await etagOf(0);
    const answer = await act(0);
    expect(answer.headers.etag).not.toBe(before);
    expect(await etagOf(0)).toBe(answer.headers.etag);
    expect((await look(0, { "if-none-match": before })).status).toBe(200);
  });

  it("stays when only what the seat cannot see has changed", async () => {
    const before = await Promise.all([etagOf(0), etagOf(1)]);
    const whole = await bodyOf(0, "half-a-bid");
    // One of two numbers: seat 0 is still asked, nothing that seat 1 can see has moved.
    expect((await send(0, { ...whole, answers: whole.answers.slice(0, 1) })).status).toBe(200);
    const after = await Promise.all([etagOf(0), etagOf(1)]);
    expect(after[0]).not.toBe(before[0]);
    expect(after[1]).toBe(before[1]);
    expect((await look(1, { "if-none-match": after[1] })).status).toBe(304);
  });

  it("says nothing to whoever knows all but the key", async () => {
    const { openGame } = await import("../../lib/hosting/storage/open.ts");
    const { seenBy } = await import("../../lib/hosting/reading/seatSnapshot.ts");
    const { record, game } = await openGame(host.table, gameId);
    const other = { ...record, blob: { ...record.blob, linkKey: "another" } };
    const [seen, guessed] = [record, other].map((one) => seenBy(host.table, { record: one, game }, 0));
    expect(guessed?.json).toBe(seen?.json);
    expect(guessed?.etag).not.toBe(seen?.etag);
    expect(await etagOf(0)).toBe(seen?.etag);
  });
});

describe("a seat link", () => {
  const invited = async () => {
    const body = { seats: [person("Ann"), person("Bo", "invite")], options: { startingPlayer: 0 } };
    return ((await call("POST", "/v1/games", { body })).body as GameCreated).seats[1]!.secret;
  };
  const keep = "k".repeat(43);

  it("opens the seat as often as wanted, for the same player", async () => {
    const again = await open(secrets[0]!);
    expect(again).toMatchObject({ gameId, seat: 0, secret: secrets[0] });
    const { games } = (await call("GET", "/v1/games", { token: accounts[0]! })).body as MyGames;
    expect(games).toHaveLength(1);
  });

  it("is stored as a hash only", async () => {
    const everything = [...(await contents(host))].flat().join();
    for (const secret of secrets) expect(everything).not.toContain(secret);
  });

  it("that is an invite binds once; repeating the exchange with the same new secret gives the seat again", async () => {
    const secret = await invited();
    const first = await open(secret, { keep });
    expect(first).toMatchObject({ seat: 1, secret: keep });
    expect(await open(secret, { keep })).toMatchObject({ seat: 1, secret: keep });
    expect(await open(keep)).toMatchObject({ gameId: first.gameId, seat: 1, secret: keep });
    for (const more of [{}, { keep: "x".repeat(43) }])
      expect(await call("POST", "/v1/seats", { body: { secret, ...more } })).toMatchObject({
        status: 409,
        body: { code: "used-link" },
      });
  });

  it("that is an invite has one winner in a race", async () => {
    const secret = await invited();
    const all = await Promise.all(Array.from({ length: 8 }, () => call("POST", "/v1/seats", { body: { secret } })));
    expect(all.map((one) => one.status).sort()).toEqual([200, ...Array.from({ length: 7 }, () => 409)]);
  });

  it("opened with an account's token adds to that player's games", async () => {
    await open(await invited(), {}, { token: accounts[0]! });
    const { games } = (await call("GET", "/v1/games", { token: accounts[0]! })).body as MyGames;
    expect(games.map((one) => one.seat).sort()).toEqual([0, 1]);
  });
});

describe("a renewed link", () => {
  const keep = "n".repeat(43);

  it("takes the place of all links and tokens of the seat, and of no other's", async () => {
    const { etag } = (await look(1)).headers;
    expect(await send(0, { actionId: "renew-my-link", do: "renewLink", keep })).toMatchObject({ status: 200 });
    expect(await look(0)).toMatchObject({ status: 401, body: { code: "revoked-token" } });
    expect(await call("POST", "/v1/seats", { body: { secret: secrets[0] } })).toMatchObject({
      status: 410,
      body: { code: "revoked-link" },
    });
    expect((await look(1)).headers.etag).toBe(etag);
    tokens[0] = (await open(keep)).token;
    expect((await act(0)).status).toBe(200);
    expect(((await call("GET", "/v1/games", { token: accounts[0]! })).body as MyGames).games).toHaveLength(1);
  });

  it("is no other seat's: whoever has seen somebody's secret does not make it lead elsewhere", async () => {
    const other = (await call("POST", "/v1/games", { body: { seats: [person("Ann"), person("Bo", "invite")] } }))
      .body as GameCreated;
    const [link, invite] = other.seats.map(({ secret }) => secret) as [string, string];
    const taken = { status: 409, body: { code: "secret-taken" } };
    const seats = (body: object, token?: string) => call("POST", "/v1/seats", { body, ...(token && { token }) });
    const comer = { name: "Cy", deck: "numbers" };
    for (const keep of [secrets[1]!, link]) {
      expect(await send(0, { actionId: `renew-${keep.slice(0, 20)}`, do: "renewLink", keep })).toMatchObject(taken);
      expect(await seats({ gameId, seat: 0, keep }, accounts[0])).toMatchObject(taken);
      expect(await seats({ secret: invite, keep: secrets[1] })).toMatchObject(taken);
      expect(await call("POST", "/v1/challenges", { body: { ...comer, keep, open: true } })).toMatchObject(taken);
    }
    expect([(await look(0)).status, (await open(secrets[1]!)).seat, (await open(link)).gameId]).toEqual([
      ...[200, 1, other.gameId],
    ]);
    // The invite was not used up by it.
    expect(await open(invite, { keep })).toMatchObject({ seat: 1, secret: keep });
    const [mine, theirs] = [newSecret(), newSecret()];
    const account = (secret: string) => call("POST", "/v1/account", { body: { keep: secret } });
    const { token } = (await account(mine)).body as AccountOpened;
    await account(theirs);
    expect(await call("POST", "/v1/account/signOut", { token, body: { keep: theirs } })).toMatchObject(taken);
    expect((await call("POST", "/v1/account/token", { body: { secret: theirs } })).status).toBe(200);
  });

  it("opens nothing if the renewal was not committed", async () => {
    const instance = faulty(aws, (one) =>
      (one.input as { Item?: { sk?: { S?: string } } }).Item?.sk?.S === "STATE"
        ? { does: "kill", when: "before" }
        : undefined,
    );
    const dying = client(host.through(instance.dynamo, instance.once, instance.sqs));
    const renewal = { token: tokens[0]!, body: { actionId: "renew-my-link", do: "renewLink", keep } };
    await Promise.race([dying("POST", `/v1/games/${gameId}/actions`, renewal), instance.killed]);
    expect((await call("POST", "/v1/seats", { body: { secret: keep } })).status).toBe(410);
    expect((await act(0)).status).toBe(200);
  });
});

describe("bad input changes nothing and is told apart", () => {
  const forged = (claims: object, key = "x".repeat(32)) =>
    new SignJWT({ game: gameId, seat: 0, epoch: 0, ...claims })
      .setProtectedHeader({ alg: "HS256" })
      .setSubject("nobody")
      .setExpirationTime("1h")
      .sign(new TextEncoder().encode(key));
  const post = (ask: Ask & { to?: string }) =>
    call("POST", `/v1/games/${ask.to ?? gameId}/actions`, { token: tokens[0]!, ...ask });
  const refusals: [string, number, string, () => Promise<unknown>][] = [
    [
      "an unknown game",
      404,
      "unknown-game",
      async () => post({ to: "01ARZ3NDEKTSV4RRFFQ69G5FAV", body: await bodyOf(0, "unknown-game") }),
    ],
    [
      "another game",
      403,
      "wrong-game",
      async () => {
        const { gameId: other } = (await call("POST", "/v1/games", { body: { seats: [person("C"), person("D")] } }))
          .body as GameCreated;
        before = await contents(host);
        return post({ to: other, body: await bodyOf(0, "wrong-game") });
      },
    ],
    ["another seat", 403, "wrong-seat", async () => post({ body: { ...(await bodyOf(0, "wrong-seat")), seat: 1 } })],
    [
      "a question already answered",
      409,
      "already-answered",
      async () => {
        const body = await bodyOf(0, "answered-before");
        await act(0);
        before = await contents(host);
        return post({ body });
      },
    ],
    [
      "a question not asked yet",
      409,
      "not-asked-yet",
      async () => post({ body: { ...(await bodyOf(0, "from-the-future")), ask: 9 } }),
    ],
    [
      "an illegal answer",
      422,
      "illegal-answer",
      async () => {
        const body = await bodyOf(0, "illegal-answer");
        return post({ body: { ...body, answers: [{ slot: "first", answer: { ask: "number", number: 99 } }] } });
      },
    ],
    [
      "an answer to what is not asked",
      422,
      "illegal-answer",
      async () => {
        const body = await bodyOf(0, "illegal-answer");
        return post({
          body: { ...body, answers: [...body.answers, { slot: "award", answer: { ask: "confirm", yes: true } }] },
        });
      },
    ],
    ["malformed JSON", 400, "malformed-json", () => post({ raw: "{ not json" })],
    ["no body", 400, "malformed-json", () => post({ headers: { "content-type": "application/json" } })],
    ["a body of another type", 415, "not-json", () => post({ raw: "a=b", headers: { "Content-Type": "text/plain" } })],
    [
      "a body of the wrong form",
      400,
      "invalid-body",
      () => post({ body: { actionId: "short", do: "answer", ask: "one" } }),
    ],
    [
      "an unknown field",
      400,
      "invalid-body",
      async () => post({ body: { ...(await bodyOf(0, "field-1234")), hidden: 1 } }),
    ],
    ["an oversized body", 413, "body-too-large", () => post({ raw: JSON.stringify({ x: "x".repeat(200_000) }) })],
    ["no token", 401, "no-token", () => call("POST", `/v1/games/${gameId}/actions`, { body: {} })],
    ["a forged token", 401, "forged-token", async () => post({ token: await forged({}), body: {} })],
    [
      "a token signed with the raw installation key",
      401,
      "forged-token",
      async () => post({ token: await forged({}, SEAT_KEY), body: {} }),
    ],
    [
      "a token without signature",
      401,
      "forged-token",
      async () => {
        const [head, body] = tokens[0]!.split(".");
        const none = Buffer.from(JSON.stringify({ alg: "none" })).toString("base64url");
        expect(head).not.toBe(none);
        return post({ token: `${none}.${body}.`, body: {} });
      },
    ],
    [
      "an expired token",
      401,
      "expired-token",
      async () => {
        host.clock.now += SEAT_TOKEN_LIFE_MS + 1_000;
        return post({ body: {} });
      },
    ],
    [
      "a token of an earlier epoch",
      401,
      "revoked-token",
      async () => {
        await raiseEpoch();
        return post({ body: { actionId: "revoked-1", do: "concede" } });
      },
    ],
    [
      "looking with a token of an earlier epoch",
      401,
      "revoked-token",
      async () => {
        const { etag = "" } = (await look(0)).headers;
        await raiseEpoch();
        return look(0, { "if-none-match": etag });
      },
    ],
    [
      "a link of an earlier epoch",
      410,
      "revoked-link",
      async () => {
        await raiseEpoch();
        return call("POST", "/v1/seats", { body: { secret: secrets[0] } });
      },
    ],
    ["an unknown link", 403, "unknown-link", () => call("POST", "/v1/seats", { body: { secret: "A".repeat(43) } })],
    [
      "an expired link",
      410,
      "expired-link",
      async () => {
        host.clock.now += 3 * 365 * 86_400_000;
        return call("POST", "/v1/seats", { body: { secret: secrets[0] } });
      },
    ],
    [
      "two different actions with one id",
      422,
      "action-id-reused",
      async () => {
        await send(0, await bodyOf(0, "the-same-id"));
        before = await contents(host);
        return send(0, { actionId: "the-same-id", do: "concede" });
      },
    ],
    [
      "an unknown deck",
      422,
      "unknown-deck",
      () => call("POST", "/v1/games", { body: { seats: [person("A"), { ...person("B"), deck: "none" }] } }),
    ],
    [
      "a deck with an unreadable card",
      422,
      "unreadable-cards",
      () => call("POST", "/v1/games", { body: { seats: [person("A"), { ...person("B"), deck: "unreadable" }] } }),
    ],
    [
      "an unreadable deck to check",
      422,
      "unreadable-cards",
      () => call("POST", "/v1/decks/check", { body: { deck: "unreadable" } }),
    ],
    [
      "a starting player who is not there",
      400,
      "invalid-body",
      () => call("POST", "/v1/games", { body: { seats: [person("A"), person("B")], options: { startingPlayer: 2 } } }),
    ],
    ["one seat", 400, "invalid-body", () => call("POST", "/v1/games", { body: { seats: [person("A")] } })],
    [
      "a webhook that is not on the web",
      400,
      "invalid-body",
      () => call("POST", "/v1/seats", { body: { secret: secrets[0], webhook: "file:///etc/passwd" } }),
    ],
    [
      "an unknown time zone",
      400,
      "invalid-body",
      () =>
        call("POST", "/v1/seats", {
          body: { secret: secrets[0], quiet: { zone: "Mars/Olympus", from: "22:00", to: "07:00" } },
        }),
    ],
    ["an address where nothing is", 404, "unknown-route", () => call("GET", "/v1/nothing")],
  ];
  let before: Map<string, string>;
  const raiseEpoch = async () => {
    const { UpdateItemCommand } = await import("@aws-sdk/client-dynamodb");
    await aws.dynamo.send(
      new UpdateItemCommand({
        TableName: host.tableName,
        Key: { pk: { S: `GAME#${gameId}` }, sk: { S: "STATE" } },
        UpdateExpression: "SET epochs[0] = :one",
        ExpressionAttributeValues: { ":one": { N: "1" } },
      }),
    );
    before = await contents(host);
  };

  it.each(refusals)("%s: %i %s", async (_, status, code, ask) => {
    before = await contents(host);
    const answer = await ask();
    expect(answer).toMatchObject({
      status,
      headers: { "content-type": "application/problem+json" },
      body: { status, code, type: `urn:hold-priority:problem:${code}`, detail: expect.stringMatching(/.{10}/) },
    });
    expect(JSON.stringify(answer)).not.toMatch(/\.ts:\d|node_modules|\\n +at /);
    expect(await contents(host)).toEqual(before);
  });

  it("says where a body has the wrong form, and what is wanted there", async () => {
    const answer = await post({ body: { actionId: "too-form", do: "answer", ask: "one", answers: [], hidden: 1 } });
    expect((answer.body as { faults: unknown }).faults).toEqual([
      { at: "ask", message: "Invalid input: expected number, received string", code: "wrong-form" },
      { at: "answers", message: "Too small: expected array to have >=1 items", code: "too-little" },
      { at: "", message: 'Unrecognized key: "hidden"', code: "wrong-form" },
    ]);
  });

  it("names the reason and the rule of an illegal answer", async () => {
    const body = await bodyOf(0, "illegal-answer");
    const answer = await post({
      body: { ...body, answers: [{ slot: "first", answer: { ask: "number", number: 0 } }] },
    });
    expect(answer.body).toMatchObject({ reason: "not-legal", rule: "100.1" });
  });

  it("names the cards that cannot be read", async () => {
    const answer = await call("POST", "/v1/decks/check", { body: { deck: "unreadable" } });
    expect(answer.body).toMatchObject({ faults: [{ at: "Odd Card", message: "line 1" }] });
  });

  it("the same action twice: done once, said so", async () => {
    const body = await bodyOf(0, "twice-the-same");
    const first = await send(0, body);
    before = await contents(host);
    const second = await send(0, body);
    expect(second).toEqual({ ...first, body: { ...(first.body as Acted), outcome: "repeated" } });
    expect(await contents(host)).toEqual(before);
  });

  it("quarantined games are left alone", async () => {
    const { UpdateItemCommand } = await import("@aws-sdk/client-dynamodb");
    const body = await bodyOf(0, "quarantined");
    await aws.dynamo.send(
      new UpdateItemCommand({
        TableName: host.tableName,
        Key: { pk: { S: `GAME#${gameId}` }, sk: { S: "STATE" } },
        UpdateExpression: "SET quarantined = :yes",
        ExpressionAttributeValues: { ":yes": { BOOL: true } },
      }),
    );
    const logged = vi.spyOn(console, "error").mockImplementation(() => {});
    expect(await send(0, body)).toMatchObject({ status: 503, body: { code: "quarantined" } });
    expect(logged).toHaveBeenCalledOnce();
  });
});

describe("when AWS fails", () => {
  afterEach(() => vi.restoreAllMocks());

  it("the answer is 503 and tells nothing of the inside", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const instance = faulty(aws, () => ({ does: "error", when: "before" }));
    const broken = client(host.through(instance.dynamo, instance.once, instance.sqs));
    const answer = await broken("GET", `/v1/games/${gameId}`, { token: tokens[0]! });
    expect(answer).toMatchObject({ status: 503, headers: { "retry-after": "1" }, body: { code: "unavailable" } });
    expect(JSON.stringify(answer.body)).not.toContain("socket");
  });
});
