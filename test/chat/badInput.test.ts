import { generateKeyPairSync } from "node:crypto";
import type { SendMessageCommand, SQSClient } from "@aws-sdk/client-sqs";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { bodiesOf } from "../../lib/channels/discord/wire.ts";
import { blocksOf } from "../../lib/channels/slack/wire.ts";
import { textsOf } from "../../lib/channels/telegram/wire.ts";
import { clean, pages, shorten } from "../../lib/channels/text.ts";
import { chatsOf, codeFor } from "../../lib/hosting/account/chats.ts";
import { codeToJoin } from "../../lib/hosting/account/session.ts";
import type { AccountOpened, MyGames } from "../../lib/hosting/api.ts";
import type { OpenChallenges } from "../../lib/hosting/challenge/api.ts";
import { linkFromChat, linkFromPage } from "../../lib/hosting/ownData/linkChat.ts";
import { readIdentity } from "../../lib/hosting/people/identities.ts";
import { putter } from "../../lib/hosting/queue/put.ts";
import { newSecret } from "../../lib/hosting/signingKeys.ts";
import { type Aws, startAws } from "../support/aws.ts";
import {
  checkMessage,
  controls,
  type Discord,
  type Person,
  type Shown,
  startDiscord,
  wordsOf,
} from "../support/chats/discord.ts";
import { checkBlocks } from "../support/chats/slack.ts";
import { type ChatWorld, chatWorld } from "../support/chats/world.ts";
import { contents } from "../support/hosted.ts";

/** What nobody means well by, or nobody meant: a helpful answer, no change, nothing lost. */

let aws: Aws;
let discord: Discord;
let world: ChatWorld;
beforeAll(async () => {
  aws = await startAws();
});
afterAll(() => aws.stop());
beforeEach(async () => {
  discord = await startDiscord();
  world = await chatWorld(aws, { discord: discord.credentials });
});
afterEach(async () => {
  await discord.stop();
  expect(discord.refusals).toEqual([]);
});

const ANN: Person = { id: "100000000000000001", name: "Ann" };
const BEA: Person = { id: "100000000000000002", name: "Bea" };
const now = () => world.host.clock.now;

const command = (person: Person, name: string, options: Record<string, string> = {}) =>
  discord.interaction(person, now(), 2, {
    ...{ id: "1", name, type: 1 },
    options: Object.entries(options).map(([name, value]) => ({ name, value, type: 3 })),
  });
async function send(one: ReturnType<Discord["interaction"]>): Promise<Shown> {
  const { status, body } = await world.inbound("discord", discord.signed(one, now()));
  const { shown } = discord.acknowledged(one, status, body);
  await world.settle();
  return shown!;
}
const press = (person: Person, message: Shown, token: string, place: object = {}) =>
  send(discord.interaction(person, now(), 3, { custom_id: token, component_type: 2 }, { message, ...place }));
const answers = (message: Shown) => controls(message).filter(({ custom_id }) => custom_id?.startsWith("a:"));

describe("a request from Discord", () => {
  const refused = async (signed: { headers: Record<string, string>; raw: string }, code: string) => {
    const before = await contents(world.host);
    expect(await world.inbound("discord", signed)).toMatchObject({ status: 401, body: { code } });
    expect(await contents(world.host)).toEqual(before);
  };

  it("is refused with a signature of another key, of another body, or with none", async () => {
    const one = command(ANN, "computer");
    await refused(discord.signed(one, now(), generateKeyPairSync("ed25519").privateKey), "bad-signature");
    await refused({ ...discord.signed(one, now()), raw: JSON.stringify({ ...one, type: 1 }) }, "bad-signature");
    await refused({ raw: "{}", headers: {} }, "bad-signature");
  });

  it("is refused when it is older than five minutes, or from the future", async () => {
    await refused(discord.signed(command(ANN, "computer"), now() - 301_000), "outdated-signature");
    await refused(discord.signed(command(ANN, "computer"), now() + 301_000), "outdated-signature");
  });

  it("that is a ping is answered at once", async () => {
    const signed = discord.signed({ type: 1, id: "1", application_id: "1" }, now());
    expect(await world.inbound("discord", signed)).toMatchObject({ status: 200, body: { type: 1 } });
  });

  it("does nothing twice when it is sent again", async () => {
    const one = command(ANN, "computer");
    await send(one);
    const before = (await contents(world.host)).size;
    const { status } = await world.inbound("discord", discord.signed(one, now()));
    expect(status).toBe(200);
    await world.settle();
    expect((await contents(world.host)).size).toBe(before);
  });
});

describe("a button", () => {
  it("of a question that was answered already says so and shows what is asked now", async () => {
    await send(command(ANN, "computer"));
    const message = await send(command(ANN, "show"));
    const [first] = answers(message);
    await press(ANN, message, first!.custom_id!);
    const before = await contents(world.host);
    const again = await press(ANN, message, first!.custom_id!);
    expect(wordsOf(again)).toContain("has been answered, or has changed");
    const changed = [...(await contents(world.host))].filter(
      ([key, item]) => key.startsWith("GAME#") && before.get(key) !== item,
    );
    expect(changed).toEqual([]);
  });

  it("of somebody else's game is not for others", async () => {
    await send(command(ANN, "computer"));
    const message = await send(command(ANN, "show"));
    const other = await press(BEA, message, answers(message)[0]!.custom_id!, { guild: true });
    expect(wordsOf(other)).toContain("You do not play in this game");
  });

  it("that nobody made is answered with a way out", async () => {
    const message = await send(command(ANN, "help"));
    expect(wordsOf(await press(ANN, message, "rubbish:'; --"))).toContain("/show");
  });
});

describe("words from people", () => {
  const NASTY = `@everyone **bold** <@1> \u202Eevil\u202C zero\u200Bwidth [a](https://x.y) ${"x".repeat(9_000)} 🃏`;

  it("call nobody, are no markup, and are cut to each platform's limits", () => {
    const choices = Array.from({ length: 120 }, (_, at) => ({
      label: `${NASTY}${at}`,
      style: "plain" as const,
      token: `t${at}`,
    }));
    const several = { label: NASTY, token: "a:s", min: 0, max: 20, options: Array.from({ length: 25 }, () => NASTY) };
    const message = { title: NASTY, text: [NASTY, NASTY], choices, several, typed: choices[0]! };
    for (const body of bodiesOf({ ...message, typed: { ...choices[0]!, token: "typed" } })) checkMessage(body);
    for (const { text } of textsOf(message)) expect(text.length).toBeLessThanOrEqual(4_096);
    checkBlocks(blocksOf({ ...message, choices: choices.slice(0, 90) }));
  });

  it("lose what reorders or hides letters, and nothing else", () => {
    expect(clean("a\u202Eb\u200Bc\u2066d\uFEFF\u0007e\n")).toBe("abcde\n");
    expect(clean("Straße, ação, 日本語, 🃏")).toBe("Straße, ação, 日本語, 🃏");
    expect(shorten("🃏🃏🃏", 4)).toBe("🃏…");
    expect(pages(["a".repeat(25)], 10).map(({ length }) => length)).toEqual([10, 10, 5]);
  });

  it("that are no command, or fit no answer, are told what would", async () => {
    expect(wordsOf(await send(command(ANN, "dance")))).toContain("/help");
    expect(wordsOf(await send(command(ANN, "do", { what: "sing" })))).toContain("You are in no game");
    await send(command(ANN, "computer"));
    expect(wordsOf(await send(command(ANN, "do", { what: "sing" })))).toContain("Type “yes”");
    expect(wordsOf(await send(command(ANN, "deck", { name: "9999 Nonsense" })))).not.toContain("From now on");
  });
});

describe("a platform", () => {
  it("that wants a short pause gets it, and then its message", async () => {
    discord.instead.push(() => ({
      status: 429,
      headers: { "retry-after": "0.01" },
      body: { retry_after: 0.01, global: false },
    }));
    expect(wordsOf(await send(command(ANN, "help")))).toContain("You play as Ann");
  });

  it("that has forgotten the request loses nothing else", async () => {
    const one = command(ANN, "computer");
    const { status } = await world.inbound("discord", discord.signed(one, now()));
    expect(status).toBe(200);
    await world.settle();
    const { player, epoch } = (await readIdentity(world.table.db, { channel: "discord", account: ANN.id }))!;
    expect([player.length, epoch]).toEqual([26, 0]);
    expect(wordsOf(await send(command(ANN, "games")))).toContain("Ann");
  });
});

it("goes into a queue whatever letters are in it: SQS refuses what is no character of XML", async () => {
  const what = "a\uffff\ufffe\ud800\u0000\u001b";
  const bodies: string[] = [];
  const client = { send: async ({ input }: SendMessageCommand) => void bodies.push(input.MessageBody!) };
  await putter(client as unknown as SQSClient, "queue")({ body: { what }, group: "g", id: "i" });
  expect(bodies[0]).toMatch(/^[\t\n\r\u0020-\ud7ff\ue000-\ufffd]+$/);
  expect(JSON.parse(bodies[0]!)).toEqual({ what });
});

describe("a code that links", () => {
  const page = async () => {
    const { token } = (await world.page("POST", "/v1/account", { body: { keep: newSecret() } })).body as AccountOpened;
    const player = JSON.parse(Buffer.from(token.split(".")[1]!, "base64url").toString()).sub as string;
    return { token, player };
  };
  const at = { channel: "discord", account: ANN.id };

  it("of the page makes the chat that player, and its games go along", async () => {
    await send(command(ANN, "computer"));
    const { token, player } = await page();
    const code = await codeFor(world.table, { player, epoch: 0 });
    expect(wordsOf(await send(command(ANN, "link", { code })))).toContain("Linked");
    expect((await readIdentity(world.table.db, at))?.player).toBe(player);
    const { games } = (await world.page("GET", "/v1/games", { token })).body as MyGames;
    expect(games).toHaveLength(1);
    expect(wordsOf(await send(command(ANN, "link", { code })))).toContain("works once");
    expect(wordsOf(await send(command(ANN, "unlink")))).toContain("no longer linked");
  });

  it("takes the seat for good: a link from before opens it as the new player's, whose data alone it is", async () => {
    await send(command(ANN, "computer"));
    const before = (await readIdentity(world.table.db, at))!;
    // What was opened in a browser that had joined the chat's own account.
    const join = await codeToJoin(world.table, before);
    const old = (await world.page("POST", "/v1/account/join", { body: { code: join, keep: newSecret() } }))
      .body as AccountOpened;
    const { games } = (await world.page("GET", "/v1/games", { token: old.token })).body as MyGames;
    const { gameId, seat } = games[0]!;
    const keep = newSecret();
    await world.page("POST", "/v1/seats", { token: old.token, body: { gameId, seat, keep } });
    const { token, player } = await page();
    expect(
      wordsOf(await send(command(ANN, "link", { code: await codeFor(world.table, { player, epoch: 0 }) }))),
    ).toContain("Linked");
    expect((await world.page("POST", "/v1/seats", { body: { secret: keep } })).status).toBe(200);
    const listed = async (of: string) => ((await world.page("GET", "/v1/games", { token: of })).body as MyGames).games;
    expect([await listed(token), await listed(old.token)]).toMatchObject([[{ gameId, seat }], []]);
    expect((await world.page("GET", "/v1/player/data", { token: old.token })).body).toMatchObject({ games: [] });
    // Nor is it conceded with the account that it was taken from.
    await world.page("POST", "/v1/account/delete", { token: old.token, body: { sure: true } });
    expect(await listed(token)).toMatchObject([{ over: false }]);
  });

  it("takes along the challenges that wait for somebody", async () => {
    await send(command(ANN, "open"));
    const { token, player } = await page();
    await send(command(ANN, "link", { code: await codeFor(world.table, { player, epoch: 0 }) }));
    const { challenges } = (await world.page("GET", "/v1/challenges")).body as OpenChallenges;
    const comer = { do: "accept", name: "Bo", deck: "Lanterns in the Wold", keep: newSecret() };
    await world.page("POST", `/v1/challenges/${challenges[0]!.challengeId}`, { body: comer });
    expect(((await world.page("GET", "/v1/games", { token })).body as MyGames).games).toHaveLength(1);
  });

  it("of the chat does the same on the page, once", async () => {
    await send(command(ANN, "help"));
    const { player } = await page();
    const code = await codeFor(world.table, { ...at, name: "Ann" });
    expect(await linkFromPage(world.table, player, code)).toEqual(at);
    expect(await chatsOf(world.table, player)).toEqual([{ ...at, name: "Ann" }]);
    await expect(linkFromPage(world.table, player, code)).rejects.toMatchObject({ code: "bad-code" });
  });

  it("is good for ten minutes, and only where there is another way in does unlinking go", async () => {
    const { player } = await page();
    const code = await codeFor(world.table, { player, epoch: 0 });
    world.host.clock.now += 10 * 60_000 + 1;
    await expect(linkFromChat(world.table, at, code)).rejects.toMatchObject({ code: "bad-code" });
    await send(command(ANN, "computer"));
    expect(wordsOf(await send(command(ANN, "unlink")))).toContain("only way");
  });
});
