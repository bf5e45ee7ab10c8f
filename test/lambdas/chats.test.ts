import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { codeFor, identityFor } from "../../lib/hosting/account/chats.ts";
import type { AccountOpened, ChangeChats, ChatsChanged, MyChats } from "../../lib/hosting/api.ts";
import { linkFromChat } from "../../lib/hosting/ownData/linkChat.ts";
import { CODE_LIFE_MS, readIdentity } from "../../lib/hosting/people/identities.ts";
import { newSecret } from "../../lib/hosting/signingKeys.ts";
import { type Aws, startAws } from "../support/aws.ts";
import { type Hosted, hosted } from "../support/hosted.ts";
import { type Client, client } from "../support/http.ts";

/** The page's half of linking: test/chat has the chats'. */

let aws: Aws;
let host: Hosted;
let call: Client;
let token: string;
beforeAll(async () => {
  aws = await startAws();
});
afterAll(() => aws.stop());
beforeEach(async () => {
  host = await hosted(aws);
  call = client(host.table);
  token = await account();
});

const account = async () =>
  ((await call("POST", "/v1/account", { body: { keep: newSecret() } })).body as AccountOpened).token;
const playerOf = (of: string): string => JSON.parse(Buffer.from(of.split(".")[1]!, "base64url").toString()).sub;
const change = (body: ChangeChats, by = token) => call("POST", "/v1/player/chats", { token: by, body });
const changed = async (body: ChangeChats) => (await change(body)).body as ChatsChanged;
const list = async (by = token) => ((await call("GET", "/v1/player/chats", { token: by })).body as MyChats).chats;

const ANN = { channel: "discord", account: "100000000000000001" } as const;
const LISTED = { ...ANN, name: "Ann" };

it("a code of the page's links the chat that is given it", async () => {
  await identityFor(host.table, ANN, "Ann");
  const { code, until, chats } = await changed({ do: "code" });
  expect(chats).toEqual([]);
  expect(until).toBe(host.clock.now + CODE_LIFE_MS);
  await linkFromChat(host.table, ANN, code!);
  expect(await list()).toEqual([LISTED]);
  expect((await readIdentity(host.table.db, ANN))?.player).toBe(playerOf(token));
});

it("a chat's code links it once, typed as people type it", async () => {
  const code = await codeFor(host.table, LISTED);
  const typed = ` ${code.slice(0, 5).toLowerCase()}-${code.slice(5)} `;
  expect(await changed({ do: "link", code: typed })).toEqual({ chats: [LISTED], linked: LISTED });
  expect(await list()).toEqual([LISTED]);
  const other = await account();
  expect(await change({ do: "link", code }, other)).toMatchObject({ status: 403, body: { code: "bad-code" } });
  expect(await list(other)).toEqual([]);
});

it("a chat's code is good for ten minutes, and a page's links nothing on a page", async () => {
  const late = await codeFor(host.table, LISTED);
  host.clock.now += CODE_LIFE_MS + 1_000;
  const { code } = await changed({ do: "code" });
  for (const bad of [late, code!, "NOSUCHCODE"])
    expect(await change({ do: "link", code: bad })).toMatchObject({ status: 403, body: { code: "bad-code" } });
  expect(await list()).toEqual([]);
});

it("is undone by its player and by nobody else", async () => {
  await changed({ do: "link", code: await codeFor(host.table, LISTED) });
  await change({ do: "unlink", ...ANN }, await account());
  expect(await list()).toEqual([LISTED]);
  expect(await changed({ do: "unlink", ...ANN })).toEqual({ chats: [] });
  expect(await readIdentity(host.table.db, ANN)).toBeUndefined();
});

it("lists and unlinks chats alone: a webhook and its address stay", async () => {
  const webhook = "https://bot.example/hook";
  await call("POST", "/v1/player", { token, body: { webhook } });
  expect(await list()).toEqual([]);
  const body = { do: "unlink", channel: "webhook", account: webhook };
  expect(await call("POST", "/v1/player/chats", { token, body })).toMatchObject({
    status: 400,
    body: { code: "invalid-body" },
  });
  expect((await call("GET", "/v1/player", { token })).body).toMatchObject({ webhook });
});

it("a chat that was signed out is told nothing more of the player it was", async () => {
  const { code } = await changed({ do: "code" });
  await linkFromChat(host.table, ANN, code!);
  const keep = newSecret();
  const { token: later } = (await call("POST", "/v1/account/signOut", { token, body: { keep } })).body as AccountOpened;
  expect((await identityFor(host.table, ANN, "Ann")).player).not.toBe(playerOf(token));
  expect(await list(later)).toEqual([]);
});
