import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ChatRequest } from "../../lib/channels/request.ts";
import type { AccountOpened, ChatsChanged } from "../../lib/hosting/api.ts";
import { newSecret } from "../../lib/hosting/signingKeys.ts";
import { type Aws, startAws } from "../support/aws.ts";
import {
  controls,
  type Discord,
  directOf,
  type Person,
  type Shown,
  startDiscord,
  wordsOf,
} from "../support/chats/discord.ts";
import { startSlack } from "../support/chats/slack.ts";
import { startTelegram } from "../support/chats/telegram.ts";
import { type ChatWorld, chatWorld } from "../support/chats/world.ts";

/** Platforms that forget, ask for a pause, or refuse; games that change meanwhile. In three languages where words are shown. */

let aws: Aws;
beforeAll(async () => {
  aws = await startAws();
});
afterAll(() => aws.stop());

describe("Discord", () => {
  let discord: Discord;
  let world: ChatWorld;
  beforeEach(async () => {
    discord = await startDiscord();
    world = await chatWorld(aws, { discord: discord.credentials });
    // Pauses that a platform wants are counted by the machine's clock.
    world.host.clock.now = Date.now();
  });
  afterEach(async () => {
    await discord.stop();
    expect(discord.refusals).toEqual([]);
  });
  const person = (locale: string): Person => ({ id: "100000000000000001", name: "Ann", locale });
  const now = () => world.host.clock.now;
  const given = (options: Record<string, string>) =>
    Object.entries(options).map(([name, value]) => ({ name, value, type: 3 }));
  async function send(who: Person, type: number, data: object, message?: Shown): Promise<Shown> {
    const one = discord.interaction(who, now(), type, data, { message });
    const { status, body } = await world.inbound("discord", discord.signed(one, now()));
    const { shown } = discord.acknowledged(one, status, body);
    await world.settle();
    return shown!;
  }
  const command = (who: Person, name: string, options: Record<string, string> = {}) =>
    send(who, 2, { id: "1", name, type: 1, options: given(options) });
  const direct = () => discord.shown.filter(({ channel }) => channel === directOf(person("en").id));

  it.each([
    ["en-US", "keep", /until my turn/],
    ["it", "tengo la mano", /fino al mio turno/],
    ["pt-BR", "fico com esta mão?", /até meu turno/],
    ["pt-BR", "manter", /até meu turno/],
  ] as const)("in %s: “%s” is an answer or is helped with", async (locale, text, until) => {
    const ann = person(locale);
    await command(ann, "computer");
    const said = wordsOf(await command(ann, "do", { what: text }));
    if (text.endsWith("?")) expect(said).toMatch(/Digite “sim”/);
    else expect(said).not.toMatch(/“(yes|sì|sim)”/);
    expect(wordsOf(await command(ann, "pass", { until: "the cows come home" }))).toMatch(until);
    const stops = wordsOf(
      await command(ann, "do", {
        what: { "en-US": "stops quick", it: "fermate veloce", "pt-BR": "paradas rapido" }[locale],
      }),
    );
    expect(stops).toContain("quick");
  });

  it("has forgotten the interaction: who asked is written to alone, and everything was done", async () => {
    const ann = person("it");
    discord.instead.push(({ path }) =>
      path.startsWith("/webhooks/")
        ? { status: 404, body: { code: 10_062, message: "Unknown interaction" } }
        : undefined,
    );
    await command(ann, "computer");
    expect(direct().some((one) => wordsOf(one).includes("La partita è cominciata"))).toBe(true);
    expect(wordsOf(await command(ann, "games"))).toContain("Ann");
  });

  it("wants a long pause: what was done is done, and the question comes when the pause is over, once", async () => {
    const ann = person("pt-BR");
    await command(ann, "computer");
    const before = direct().length;
    discord.instead.push(({ path }) =>
      path.startsWith("/webhooks/") ? { status: 429, body: { retry_after: 90, global: false } } : undefined,
    );
    // The answer to a command is a message of its own, which has come but says nothing yet.
    const waiting = await command(ann, "show");
    expect(controls(waiting)).toEqual([]);
    expect(direct()).toHaveLength(before + 1);
    world.host.clock.now += 120_000;
    await world.sweep();
    world.host.clock.now += 120_000;
    await world.sweep();
    const told = direct().slice(before + 1);
    expect(told).toHaveLength(1);
    expect(controls(told[0]!).some(({ custom_id }) => custom_id?.startsWith("a:"))).toBe(true);
    expect(world.host.warnings).not.toContain("chat-reply-lost");
  });

  it("wants a long pause where nothing is asked: it is tried again, and in the end no dead letter", async () => {
    const pause = ({ path }: { path: string }) =>
      path.startsWith("/webhooks/") ? { status: 429, body: { retry_after: 90, global: false } } : undefined;
    discord.instead.push(pause, pause);
    const request: ChatRequest = {
      ...{ id: "1", channel: "discord", from: { id: person("en").id, name: "Ann" }, at: now() },
      ...{
        where: { id: "7", shared: false },
        said: { command: "help", rest: "" },
        to: { token: "t", application: "1" },
      },
    };
    expect(await world.chat(request, 1)).toBe(true);
    expect(await world.chat(request, 4)).toBe(false);
    expect(world.host.warnings).toContain("chat-reply-lost");
  });

  it("sends an action while the game is being changed: it is done once, and answered once", async () => {
    const ann = person("en-US");
    await command(ann, "computer");
    const message = await command(ann, "show");
    const keep = controls(message).find(({ custom_id }) => custom_id?.startsWith("a:"))!;
    const { db } = world.table;
    const { putIf } = db;
    let overtaken = 0;
    Object.assign(db, {
      putIf: (...given: Parameters<typeof putIf>) => {
        const isGame = given[0].pk?.S?.startsWith("GAME#") && given[0].sk?.S === "STATE";
        return isGame && overtaken++ < 3 ? Promise.resolve(false) : putIf(...given);
      },
    });
    const answered = await send(ann, 3, { custom_id: keep.custom_id, component_type: 2 }, message);
    Object.assign(db, { putIf });
    expect(overtaken).toBeGreaterThan(3);
    expect(world.host.warnings).not.toContain("not delivered");
    expect(wordsOf(answered)).not.toMatch(/has been answered|busy/);
  });

  it.each([
    ["en-US", "There is no command", "That code is not valid"],
    ["it", "Non c’è un comando", "Quel codice"],
    ["pt-BR", "Não há um comando", "Esse código"],
  ] as const)(
    "in %s: unknown commands and codes are answered in the player's language",
    async (locale, unknown, code) => {
      const ann = person(locale);
      const first = wordsOf(await command(ann, "dance"));
      const second = wordsOf(await command(ann, "link", { code: "AAAABBBBCC" }));
      expect([first, second]).toEqual([expect.stringContaining(unknown), expect.stringContaining(code)]);
    },
  );
});

describe("a test of a linked chat", () => {
  it.each([
    ["en-US", /was sent there/, /does not work. It takes no messages from us.*50007/],
    ["it", /ho mandato un messaggio di prova/, /non funziona. Non accetta i nostri messaggi.*50007/],
    ["pt-BR", /foi enviada/, /não funciona. Ela não aceita as nossas mensagens.*50007/],
  ] as const)("says in %s whether it came, and why not", async (locale, came, failed) => {
    const discord = await startDiscord();
    const world = await chatWorld(aws, { discord: discord.credentials });
    const now = world.host.clock.now;
    const test = async () => {
      const one = discord.interaction({ id: "100000000000000001", name: "Ann", locale }, now, 2, {
        id: "1",
        name: "test",
        type: 1,
      });
      const { status, body } = await world.inbound("discord", discord.signed(one, now));
      const { shown } = discord.acknowledged(one, status, body);
      await world.settle();
      return wordsOf(shown!).replaceAll("\\", "");
    };
    expect(await test()).toMatch(came);
    discord.instead.push(({ path }) =>
      path.startsWith("/channels/")
        ? { status: 403, body: { code: 50_007, message: "Cannot send messages to this user" } }
        : undefined,
    );
    expect(await test()).toMatch(failed);
    await discord.stop();
    expect(discord.refusals).toEqual([]);
  });

  it("is there for the page, for one's own chats alone", async () => {
    const telegram = await startTelegram();
    const world = await chatWorld(aws, { telegram: telegram.credentials });
    const { token } = (await world.page("POST", "/v1/account", { body: { keep: newSecret() } })).body as AccountOpened;
    const { code } = (await world.page("POST", "/v1/player/chats", { token, body: { do: "code" } }))
      .body as ChatsChanged;
    const from = { id: 101, first_name: "Ann", is_bot: false };
    const message = { message_id: 1, date: 1, chat: { id: 101, type: "private" }, from, text: `/link ${code}` };
    await world.inbound("telegram", telegram.update({ message }));
    await world.settle();
    const test = (account: string) =>
      world.page("POST", "/v1/player/chats", { token, body: { do: "test", channel: "telegram", account } });
    expect((await test("101")).body).toMatchObject({ tested: { ok: true } });
    expect(telegram.sent.at(-1)?.text).toContain("This is a test");
    telegram.blocked.add("101");
    expect((await test("101")).body).toMatchObject({
      tested: { ok: false, why: "refused", reason: expect.stringContaining("blocked") },
    });
    expect(await test("102")).toMatchObject({ status: 404, body: { code: "unknown-chat" } });
    await telegram.stop();
  });
});

describe("Telegram", () => {
  it("no longer lets a message be changed: the answer is a new one", async () => {
    const telegram = await startTelegram();
    const world = await chatWorld(aws, { telegram: telegram.credentials });
    const from = { id: 101, first_name: "Ann", is_bot: false, language_code: "it" };
    const message = { message_id: 1, date: 1, chat: { id: 101, type: "private" }, from, text: "/computer" };
    await world.inbound("telegram", telegram.update({ message }));
    await world.settle();
    const latest = () => telegram.sent.reduce((one, other) => (other.id > one.id ? other : one));
    const asked = telegram.sent.find(({ keyboard }) =>
      keyboard.some(({ callback_data }) => callback_data?.startsWith("a:")),
    )!;
    const token = asked.keyboard.find(({ callback_data }) => callback_data?.startsWith("a:"))!.callback_data!;
    const show = `g:${token.split(":")[1]}:show`;
    for (const description of ["Bad Request: message can't be edited", "Bad Request: message to edit not found"]) {
      telegram.instead.push({ error_code: 400, description });
      const before = latest().id;
      await world.inbound("telegram", telegram.query(from, asked, show));
      await world.settle();
      expect(latest().id).toBe(before + 1);
    }
    await telegram.stop();
    expect(telegram.refusals).toEqual([]);
  });
});

describe("Slack", () => {
  it("has closed the address of a request: who asked is written to alone", async () => {
    const slack = await startSlack();
    const world = await chatWorld(aws, { slack: slack.credentials });
    slack.expired.add("U001");
    await world.inbound("slack", slack.command("U001", "ann", "C001", "computer", world.host.clock.now));
    await world.settle();
    expect(slack.posted.filter(({ channel }) => channel === "D001").length).toBeGreaterThan(0);
    await slack.stop();
    expect(slack.refusals).toEqual([]);
  });
});
