import { SignJWT } from "jose";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { AccountOpened, GameCreated, SeatOpened, SeatSnapshot } from "../../lib/hosting/api.ts";
import type { Challenge } from "../../lib/hosting/challenge/api.ts";
import { SEAT_TOKEN_LIFE_MS } from "../../lib/hosting/people/tokens.ts";
import { routes } from "../../lib/hosting/routes.ts";
import { hmac, newSecret } from "../../lib/hosting/signingKeys.ts";
import { type Aws, startAws } from "../support/aws.ts";
import { contents, type Hosted, hosted, SEAT_KEY } from "../support/hosted.ts";
import { type Answered, type Client, client } from "../support/http.ts";

/**
 * Every route of the HTTP API with every token it may not take (OWASP API1, API2, API5). A route that is not in this table
 * fails the test: whoever adds one says here what opens it.
 */
type Opens =
  | "seat"
  | "account"
  | "account or nothing"
  | "seat or nothing"
  | "spectators"
  | "a platform's signature"
  | "nothing";
interface Entry {
  readonly opens: Opens;
  readonly body?: () => object;
}

let aws: Aws;
let host: Hosted;
let call: Client;
let game: GameCreated;
let other: GameCreated;
let challenge: Challenge;
let seat: SeatOpened;
let account: AccountOpened;
beforeAll(async () => {
  aws = await startAws();
});
afterAll(() => aws.stop());

const keep = () => newSecret();
const body = <T>(answered: { body: unknown }): T => answered.body as T;
const post = async <T>(path: string, sent: object, token?: string): Promise<T> =>
  body<T>(await call("POST", path, { body: sent, ...(token !== undefined && { token }) }));
const newGame = () => {
  const seats = ["Ann", "Bo"].map((name) => ({ name, deck: "numbers", as: "link" }));
  return post<GameCreated>("/v1/games", { seats, watch: {} });
};

/** What the last test left is as it was set up: most refusals change nothing, which they show. */
let untouched = false;
beforeEach(async () => {
  if (untouched) {
    untouched = false;
    return;
  }
  host = await hosted(aws);
  call = client(host.table);
  account = await post("/v1/account", { keep: keep() });
  game = await newGame();
  other = await newGame();
  seat = await post("/v1/seats", { secret: game.seats[0]!.secret }, account.token);
  const list = "60 Mountain\n";
  const kept = {
    do: "save",
    actionId: keep(),
    id: "a-deck-of-mine",
    revision: 0,
    name: "Hills",
    format: "casual",
    list,
  };
  await post("/v1/player/decks", kept, account.token);
  challenge = await post("/v1/challenges", { name: "Cy", deck: "numbers", keep: keep(), open: true });
});

const TABLE: Readonly<Record<string, Entry>> = {
  "POST /v1/games": {
    opens: "account or nothing",
    body: () => ({ seats: ["Ann", "Bo"].map((name) => ({ name, deck: "numbers", as: "link" })) }),
  },
  "POST /v1/decks/check": { opens: "nothing" },
  "GET /v1/decks": { opens: "nothing" },
  "GET /v1/cards": { opens: "nothing" },
  "POST /v1/decks/read": { opens: "nothing", body: () => ({ deck: "The Long Tide" }) },
  "GET /v1/player/decks": { opens: "account" },
  "POST /v1/player/decks": { opens: "account", body: () => ({ do: "remove", id: "a-deck-of-mine" }) },
  "GET /v1/player/decks/{deckId}": { opens: "account" },
  "GET /v1/openapi.json": { opens: "nothing" },
  "POST /v1/player/email": { opens: "account", body: () => ({ address: "ann@home.example" }) },
  "GET /v1/player/chats": { opens: "account" },
  "POST /v1/player/chats": { opens: "account", body: () => ({ do: "code" }) },
  "POST /v1/chats": { opens: "nothing" },
  "GET /v1/player/devices": { opens: "account" },
  "POST /v1/player/devices": { opens: "account", body: () => ({ do: "remove", id: "a1" }) },
  "POST /v1/email": { opens: "nothing" },
  "GET /v1/email/stop/{token}": { opens: "nothing" },
  "POST /v1/email/stop/{token}": { opens: "nothing" },
  "GET /v1/challenges": { opens: "nothing" },
  "GET /v1/challenges/{challengeId}": { opens: "nothing" },
  "POST /v1/account/token": { opens: "nothing" },
  "POST /v1/account": { opens: "seat or nothing", body: () => ({ keep: keep() }) },
  "POST /v1/seats": { opens: "account or nothing", body: () => ({ secret: game.seats[1]!.secret }) },
  "POST /v1/challenges": {
    opens: "account or nothing",
    body: () => ({ name: "Dee", deck: "numbers", keep: keep(), open: true }),
  },
  "POST /v1/challenges/{challengeId}": {
    opens: "account or nothing",
    body: () => ({ do: "accept", name: "Dee", deck: "numbers", keep: keep() }),
  },
  "POST /v1/account/join": { opens: "nothing" },
  "POST /v1/account/mail": { opens: "nothing" },
  "GET /v1/player/sessions": { opens: "account" },
  "POST /v1/player/sessions": { opens: "account", body: () => ({ do: "code" }) },
  "POST /v1/account/signOut": { opens: "account", body: () => ({ keep: keep() }) },
  "POST /v1/account/delete": { opens: "account", body: () => ({ sure: true }) },
  "GET /v1/player/data": { opens: "account" },
  "GET /v1/player": { opens: "account" },
  "POST /v1/player": { opens: "account", body: () => ({ weekends: true }) },
  "GET /v1/player/vacation": { opens: "account" },
  "POST /v1/player/vacation": { opens: "account", body: () => ({ actionId: "vacation-1", days: 1 }) },
  "GET /v1/games": { opens: "account" },
  "GET /v1/games/{gameId}": { opens: "seat" },
  "GET /v1/games/{gameId}/log": { opens: "seat" },
  "GET /v1/games/{gameId}/deck": { opens: "seat" },
  "GET /v1/games/{gameId}/record": { opens: "seat" },
  "GET /v1/games/{gameId}/explanation": { opens: "seat" },
  // What opens it is shown once the game is over (test/hosting/reading/record.test.ts).
  "GET /v1/games/{gameId}/replay": { opens: "nothing" },
  "GET /v1/games/{gameId}/hint": { opens: "seat" },
  "POST /v1/games/{gameId}/preview": { opens: "seat", body: () => ({}) },
  "POST /v1/games/{gameId}/actions": {
    opens: "seat",
    body: () => ({ actionId: "an-action-1", do: "note", text: "mine" }),
  },
  "GET /v1/watch/{gameId}": { opens: "spectators" },
  // Their addresses open them: test/hosting/pictures.
  "GET /v1/pictures/{picture}": { opens: "nothing" },
  "GET /watch/{preview}": { opens: "nothing" },
  "HEAD /v1/pictures/{picture}": { opens: "nothing" },
  "HEAD /watch/{preview}": { opens: "nothing" },
  // test/chat has what they refuse.
  "POST /v1/inbound/discord": { opens: "a platform's signature" },
  "POST /v1/inbound/telegram": { opens: "a platform's signature" },
  "POST /v1/inbound/slack": { opens: "a platform's signature" },
};

const nameOf = ({ method, path }: (typeof routes)[number]) => `${method} ${path}`;
const ask = (name: string, token: string | undefined): Promise<Answered> => {
  const [method, path] = name.split(" ") as ["GET" | "HEAD" | "POST", string];
  const address = path
    .replace("{gameId}", game.gameId)
    .replace("{deckId}", "a-deck-of-mine")
    .replace("{challengeId}", challenge.challengeId);
  const sent = TABLE[name]?.body?.();
  return call(method, address, { ...(token !== undefined && { token }), ...(sent && { body: sent }) });
};

const payloadOf = (token: string) => JSON.parse(Buffer.from(token.split(".")[1]!, "base64url").toString());
const signedBy = (key: Uint8Array, kid: string, claims: object) =>
  new SignJWT({ ...claims })
    .setProtectedHeader({ alg: "HS256", kid })
    .setExpirationTime((host.clock.now + SEAT_TOKEN_LIFE_MS) / 1000)
    .sign(key);
const headed = (head: object, token: string) =>
  [Buffer.from(JSON.stringify(head)).toString("base64url"), ...token.split(".").slice(1)].join(".");

/** What is wrong with a token, made from one that is good. */
const BAD: Readonly<Record<string, readonly [number, string, (good: string) => Promise<string>]>> = {
  expired: [
    401,
    "expired-token",
    async (good) => {
      host.clock.now += SEAT_TOKEN_LIFE_MS + 1_000;
      return good;
    },
  ],
  "signed with another key": [
    401,
    "forged-token",
    async (good) => signedBy(new TextEncoder().encode("x".repeat(32)), "only", payloadOf(good)),
  ],
  "signed with the secret itself": [
    401,
    "forged-token",
    async (good) => signedBy(new TextEncoder().encode(SEAT_KEY), "only", payloadOf(good)),
  ],
  "of a key that there is not": [
    401,
    "forged-token",
    async (good) => signedBy(hmac(SEAT_KEY, "token"), "other", payloadOf(good)),
  ],
  "without the name of a key": [401, "forged-token", async (good) => headed({ alg: "HS256" }, good)],
  "without signature": [
    401,
    "forged-token",
    async (good) => `${headed({ alg: "none", kid: "only" }, good).split(".").slice(0, 2).join(".")}.`,
  ],
  "of another algorithm": [401, "forged-token", async (good) => headed({ alg: "HS512", kid: "only" }, good)],
  "with other claims": [
    401,
    "forged-token",
    async (good) => {
      const [head, , signature] = good.split(".");
      const claims = Buffer.from(JSON.stringify({ ...payloadOf(good), sub: "someone", seat: 1 })).toString("base64url");
      return [head, claims, signature].join(".");
    },
  ],
  "that never runs out": [
    401,
    "forged-token",
    async (good) => {
      const { exp: _, ...claims } = payloadOf(good);
      return new SignJWT(claims).setProtectedHeader({ alg: "HS256", kid: "only" }).sign(hmac(SEAT_KEY, "token"));
    },
  ],
  "for nothing": [
    401,
    "forged-token",
    async (good) => signedBy(hmac(SEAT_KEY, "token"), "only", { ...payloadOf(good), aud: "everything" }),
  ],
  "for a seat and the account": [
    401,
    "forged-token",
    async (good) => signedBy(hmac(SEAT_KEY, "token"), "only", { ...payloadOf(good), aud: ["seat", "account"] }),
  ],
  "that is no token": [401, "forged-token", async () => "abc"],
};

const renewed = async (): Promise<string> => {
  const action = { actionId: "renew-my-link", do: "renewLink", keep: keep() };
  expect(await call("POST", `/v1/games/${game.gameId}/actions`, { token: seat.token, body: action })).toMatchObject({
    status: 200,
  });
  return seat.token;
};
const signedOut = async (): Promise<string> => {
  await post("/v1/account/signOut", { keep: keep() }, account.token);
  return account.token;
};
const elsewhere = async (): Promise<string> =>
  (await post<SeatOpened>("/v1/seats", { secret: other.seats[0]!.secret })).token;

type Case = readonly [
  name: string,
  what: string,
  status: number,
  code: string,
  token: () => Promise<string | undefined>,
];
const casesOf = (name: string): Case[] => {
  const { opens } = TABLE[name] ?? { opens: "nothing" };
  const wants = opens.startsWith("seat") ? "seat" : opens.startsWith("account") ? "account" : undefined;
  if (wants === undefined) return [];
  const good = () => (wants === "seat" ? seat : account).token;
  return [
    ...Object.entries(BAD).map(([what, [status, code, make]]): Case => [name, what, status, code, () => make(good())]),
    ...(opens === wants ? [[name, "that is missing", 401, "no-token", async () => undefined] as Case] : []),
    ...(wants === "seat"
      ? ([
          [name, "of the account", 403, "not-a-seat", async () => account.token],
          [name, "that was revoked", 401, "revoked-token", renewed],
        ] as Case[])
      : ([
          [name, "of a seat", 403, "account-only", async () => seat.token],
          [name, "from before signing out everywhere", 401, "signed-out", signedOut],
        ] as Case[])),
    ...(opens === "seat" ? [[name, "of another game", 403, "wrong-game", elsewhere] as Case] : []),
  ];
};

describe("the routes", () => {
  it("are all in this table, and only they", () =>
    expect(Object.keys(TABLE).sort()).toEqual(routes.map(nameOf).sort()));

  it.each(Object.keys(TABLE).filter((name) => /seat|account|spec/.test(TABLE[name]!.opens)))(
    "%s opens for whom it is",
    async (name) => {
      const watch = body<SeatSnapshot>(await ask("GET /v1/games/{gameId}", seat.token)).watch?.secret;
      const { opens } = TABLE[name]!;
      const token = opens === "spectators" ? watch : opens.startsWith("account") ? account.token : seat.token;
      const { status, body: answer } = await ask(name, token);
      // This seat's player has an account already.
      if (name === "POST /v1/account") expect(answer).toMatchObject({ code: "has-account" });
      else if (name.endsWith("/record")) expect(answer).toMatchObject({ code: "record-not-yet" });
      else if (name.endsWith("/preview")) expect(answer).toMatchObject({ code: "no-preview-now" });
      else if (name.endsWith("/explanation")) expect(answer).toMatchObject({ code: "unknown-object" });
      else if (name.endsWith("/hint")) expect(answer).toMatchObject({ code: "no-hint-here" });
      else expect(status, JSON.stringify(answer)).toBeLessThan(300);
    },
  );

  it.each(routes.flatMap((route) => casesOf(nameOf(route))))(
    "%s refuses a token %s",
    async (name, _, status, code, make) => {
      const { now } = host.clock;
      const token = await make();
      const before = await contents(host);
      expect(await ask(name, token)).toMatchObject({ status, body: { code } });
      expect(await contents(host)).toEqual(before);
      untouched = now === host.clock.now && ![renewed, signedOut, elsewhere].includes(make as () => Promise<string>);
    },
  );
});

const notForSpectators: [string, () => Promise<string | undefined>][] = [
  ["a seat's token", async () => seat.token],
  ["the account's token", async () => account.token],
  ["a seat's secret", async () => game.seats[0]!.secret],
  ["nothing", async () => undefined],
  [
    "the link of another game",
    async () => {
      const look = await call("GET", `/v1/games/${other.gameId}`, { token: await elsewhere() });
      return body<SeatSnapshot>(look).watch!.secret;
    },
  ],
];

describe("what spectators' links open", () => {
  it.each(notForSpectators)("not with %s", async (_, make) =>
    expect(await ask("GET /v1/watch/{gameId}", await make())).toMatchObject({
      status: 403,
      body: { code: "not-to-watch" },
    }),
  );

  it("is no seat and no account", async () => {
    const { watch } = body<SeatSnapshot>(await ask("GET /v1/games/{gameId}", seat.token));
    for (const name of ["GET /v1/games/{gameId}", "GET /v1/player"])
      expect(await ask(name, watch!.secret)).toMatchObject({ status: 401, body: { code: "forged-token" } });
    expect(await call("POST", "/v1/seats", { body: { secret: watch!.secret } })).toMatchObject({ status: 403 });
  });
});

it("a token made here with the right key, id and claims is good: the others fail for what is wrong with them", async () => {
  const { exp: _, ...claims } = payloadOf(seat.token);
  const token = await signedBy(hmac(SEAT_KEY, "token"), "only", claims);
  expect(await ask("GET /v1/games/{gameId}", token)).toMatchObject({ status: 200 });
});
