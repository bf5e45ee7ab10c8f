import { readFileSync } from "node:fs";
import { Validator } from "@seriousme/openapi-schema-validator";
import { Ajv2020 } from "ajv/dist/2020.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { everyBot } from "../../lib/bots/index.ts";
import { deckBook } from "../../lib/cards/decks/resolve.ts";
import { engine, type Game } from "../../lib/engine/index.ts";
import { codeFor } from "../../lib/hosting/account/chats.ts";
import { stopToken } from "../../lib/hosting/account/email.ts";
import type {
  AccountOpened,
  BuiltInDecks,
  ChatsChanged,
  DeckRead,
  DevicesChanged,
  GameCreated,
  Hint,
  MyChats,
  MyDevices,
  SeatOpened,
  SeatSnapshot,
  SessionsChanged,
} from "../../lib/hosting/api.ts";
import type { Challenge } from "../../lib/hosting/challenge/api.ts";
import type { HostContext } from "../../lib/hosting/hostContext.ts";
import { linkFromChat } from "../../lib/hosting/ownData/linkChat.ts";
import { isForClients, type Route, routes } from "../../lib/hosting/routes.ts";
import { newSecret } from "../../lib/hosting/signingKeys.ts";
import { generated } from "../../lib/openapi/generated.ts";
import { type Operation, operations } from "../../lib/openapi/operations.ts";
import { readCard } from "../../lib/oracle/index.ts";
import { type Aws, startAws } from "../support/aws.ts";
import { hosted } from "../support/hosted.ts";
import { type Ask, type Client, client } from "../support/http.ts";
import { Subscriber } from "../support/pushService.ts";

const document = JSON.parse(readFileSync("lib/hosting/http/openapi.json", "utf8"));

describe("the OpenAPI document", () => {
  it("is made of the routes as they are: npm run openapi", async () => {
    for (const [path, text] of Object.entries(await generated()))
      expect(readFileSync(path, "utf8") === text, `${path} is of an earlier API: npm run openapi`).toBe(true);
  });

  it("is valid OpenAPI 3.1, and names every route once", async () => {
    const { valid, errors } = await new Validator().validate(structuredClone(document));
    expect(errors ?? []).toEqual([]);
    expect(valid).toBe(true);
    const named = Object.entries<object>(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(named.sort()).toEqual(
      routes
        .filter(isForClients)
        .map(({ method, path }) => `${method} ${path}`)
        .sort(),
    );
    const ids = Object.values(operations).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

const payloadOf = (token: string) => JSON.parse(Buffer.from(token.split(".")[1]!, "base64url").toString());

describe("what the API takes and answers", () => {
  let aws: Aws;
  let raw: Client;
  const ajv = new Ajv2020({ strict: false, discriminator: false });
  const seen = new Set<string>();
  let table: HostContext<Game>;
  const links: string[] = [];
  beforeAll(async () => {
    aws = await startAws();
    table = { ...(await hosted(aws, 0)).table, engine };
    raw = client(table, deckBook(readCard), async () => async (_what, _to, link) => void links.push(link));
    ajv.addSchema(document, "api");
  });
  afterAll(() => aws.stop());

  const pattern = ({ path }: Route) => new RegExp(`^${path.replace(/\{\w+\}/g, "[^/]+")}$`);
  const fits = (pointer: string, value: unknown) => {
    const valid = ajv.getSchema(`api#${pointer}`);
    if (!valid) throw new Error(`no schema at ${pointer}`);
    return valid(value) ? [] : (valid.errors ?? []);
  };
  /** Asks, and holds body and answer against the document. */
  async function call<T>(method: "GET" | "POST", address: string, ask: Ask = {}): Promise<T> {
    const route = routes.find((one) => one.method === method && pattern(one).test(address.split("?")[0] ?? ""))!;
    const at = `/paths/${route.path.replaceAll("/", "~1").replaceAll("{", "%7B").replaceAll("}", "%7D")}/${method.toLowerCase()}`;
    const json = "/content/application~1json/schema";
    if (ask.body !== undefined) expect(fits(`${at}/requestBody${json}`, ask.body)).toEqual([]);
    const { status, headers, body } = await raw(method, address, ask);
    const ok = `${operations[`${method} ${route.path}` as keyof typeof operations].status ?? 200}`;
    expect(status === 304 || String(status) === ok, JSON.stringify(body)).toBe(true);
    const { answers }: Operation = operations[`${method} ${route.path}` as keyof typeof operations];
    if (answers !== undefined) expect(headers["content-type"]).toContain(answers);
    else if (ok !== "302") expect(fits(`${at}/responses/${ok}${json}`, body)).toEqual([]);
    seen.add(`${method} ${route.path}`);
    return body as T;
  }
  const post = <T>(address: string, body: object, token?: string) =>
    call<T>("POST", address, { body, ...(token !== undefined && { token }) });
  const get = <T>(address: string, token?: string) => call<T>("GET", address, token === undefined ? {} : { token });

  it("are as the document says, on every route and through a whole game", async () => {
    const { decks } = await get<BuiltInDecks>("/v1/decks");
    const deck = decks[0]!.name;
    await get("/v1/openapi.json");
    await post("/v1/decks/check", { deck });
    const keep = newSecret();
    await post("/v1/account", { keep });
    const account = await post<AccountOpened>("/v1/account/token", { secret: keep });
    await post("/v1/player", { weekends: true }, account.token);
    await get("/v1/player", account.token);
    await get("/v1/player/sessions", account.token);
    const given = await post<SessionsChanged>("/v1/player/sessions", { do: "code" }, account.token);
    await post("/v1/account/join", { code: given.code, keep: newSecret() });
    await post("/v1/account/mail", { address: "nobody@home.example" });
    await get("/v1/cards?q=t:dragon");
    const { list } = await post<DeckRead>("/v1/decks/read", { deck });
    const kept = { do: "save", actionId: keep, id: "deck-of-mine", revision: 0, name: deck, format: "casual", list };
    await post("/v1/player/decks", kept, account.token);
    await get("/v1/player/decks", account.token);
    await get("/v1/player/decks/deck-of-mine", account.token);
    await post("/v1/player/vacation", { actionId: "vacation-1", days: 1 }, account.token);
    await get("/v1/player/vacation", account.token);
    await post("/v1/player/email", { address: "ada@home.example" }, account.token);
    await post("/v1/email", { code: links[0]!.split("#/email/")[1]! });
    const stop = await stopToken(table.keys, payloadOf(account.token).sub, "ada@home.example");
    await get(`/v1/email/stop/${stop}`);
    await call("POST", `/v1/email/stop/${stop}`);
    const { code } = await post<ChatsChanged>("/v1/player/chats", { do: "code" }, account.token);
    await linkFromChat(table, { channel: "discord", account: "1" }, code!);
    const { chats } = await get<MyChats>("/v1/player/chats", account.token);
    expect(chats).toHaveLength(1);
    await post("/v1/player/chats", { do: "unlink", channel: "discord", account: "1" }, account.token);
    const ofChat = await codeFor(table, { channel: "slack", account: "T1.U1", name: "Ada" });
    expect(await post("/v1/chats", { code: ofChat })).toEqual({ channel: "slack", name: "Ada" });
    await post("/v1/player/chats", { do: "link", code: ofChat }, account.token);
    const device = { endpoint: "https://push.example/one", keys: new Subscriber().keys, name: "A browser" };
    const { added } = await post<DevicesChanged>("/v1/player/devices", { do: "add", ...device }, account.token);
    expect((await get<MyDevices>("/v1/player/devices", account.token)).devices).toHaveLength(1);
    await post("/v1/player/devices", { do: "remove", id: added }, account.token);
    const comer = { name: "Ada", deck, keep: newSecret() };
    const { challengeId } = await post<Challenge>("/v1/challenges", { ...comer, open: true }, account.token);
    await get("/v1/challenges");
    await get(`/v1/challenges/${challengeId}`);
    await post(`/v1/challenges/${challengeId}`, { do: "withdraw", keep: comer.keep });

    const seats = ["Ada", "Bo"].map((name) => ({ name, deck, as: "link" }));
    const game = await post<GameCreated>(
      "/v1/games",
      { seats, watch: {}, options: { startingLife: 5 } },
      account.token,
    );
    const path = `/v1/games/${game.gameId}`;
    const tokens: string[] = [];
    for (const { secret } of game.seats)
      tokens.push((await post<SeatOpened>("/v1/seats", { secret }, account.token)).token);
    const { watch } = await get<SeatSnapshot>(path, tokens[0]);
    await get(`/v1/watch/${game.gameId}`, watch!.secret);
    const html = await get<string>(`/watch/${watch!.preview}`);
    await get(new URL(/og:image" content="([^"]+)"/.exec(html)?.[1] ?? "").pathname);
    await get(`${path}/deck`, tokens[0]);
    const alone = await post<GameCreated>("/v1/games", {
      seats: [
        { name: "Ada", deck, as: "link" },
        { name: "Cleo", deck, as: { bot: "casual" } },
      ],
      options: { startingPlayer: 0 },
    });
    const [mine] = alone.seats;
    const opened = await post<SeatOpened>("/v1/seats", { secret: mine!.secret });
    const { answers } = await get<Hint>(`/v1/games/${alone.gameId}/hint`, opened.token);
    expect(answers.map(({ answer }) => answer.ask)).toEqual(["confirm"]);
    const bot = everyBot("openapi").heuristic;
    let over = false;
    for (let turn = 0; turn < 2_000 && !over; turn += 1)
      for (const token of tokens) {
        const { view, ask } = await get<SeatSnapshot>(path, token);
        over = view.result !== undefined;
        if (over || view.pending.length === 0) continue;
        if (view.pending[0]?.decision.ask === "priority" && !seen.has("POST /v1/games/{gameId}/preview"))
          await post(`${path}/preview`, {}, token);
        const body = { actionId: `move-${turn}-${ask}`, do: "answer", ask, answers: bot.answer(view) };
        await post(`${path}/actions`, body, token);
      }
    expect(over).toBe(true);
    await get(`${path}/log?since=0`, tokens[0]);
    await get(`${path}/record`, tokens[0]);
    const end = await get<SeatSnapshot>(path, tokens[0]);
    await get(`${path}/replay?from=0`, end.replay);
    const thing = end.view.battlefield[0] ?? end.view.players[0]!.hand[0];
    await get(`${path}/explanation?object=${thing!.id}`, tokens[0]);
    await get("/v1/games", account.token);
    await get("/v1/player/data", account.token);
    const left = await post<AccountOpened>("/v1/account/signOut", { keep: newSecret() }, account.token);
    await post("/v1/account/delete", { sure: true }, left.token);
    expect([...seen].sort()).toEqual(
      routes
        .filter(isForClients)
        .map(({ method, path }) => `${method} ${path}`)
        .sort(),
    );
  });

  it("are a Problem where a request is refused", async () => {
    const { status, body } = await raw("POST", "/v1/games", { body: { seats: [] } });
    expect(status).toBe(400);
    expect(fits("/components/schemas/Problem", body)).toEqual([]);
  });
});
