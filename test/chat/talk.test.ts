import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import type { AccountOpened, MyGames, SeatOpened, SeatSnapshot } from "../../lib/hosting/api.ts";
import { newSecret } from "../../lib/hosting/signingKeys.ts";
import { type Aws, startAws } from "../support/aws.ts";
import { type Sent, startTelegram } from "../support/chats/telegram.ts";
import { bookOfDecks, type ChatWorld, chatWorld } from "../support/chats/world.ts";

/** What players say to each other, between the page and chats. */

let aws: Aws;
let telegram: Awaited<ReturnType<typeof startTelegram>>;
let world: ChatWorld;
beforeAll(async () => {
  aws = await startAws();
});
afterAll(() => aws.stop());
beforeEach(async () => {
  telegram = await startTelegram();
  world = await chatWorld(aws, { telegram: telegram.credentials });
});
afterEach(async () => {
  await telegram.stop();
  expect(telegram.refusals).toEqual([]);
});

const BEA = { id: 102, first_name: "Bea", is_bot: false, language_code: "it" };
const CLEO = { id: 103, first_name: "Cleo", is_bot: false };
const GROUP = -5001;

async function write(from: typeof BEA | typeof CLEO, text: string, more: object = {}): Promise<void> {
  const message = { message_id: 1, date: 1, chat: { id: from.id, type: "private" }, from, text, ...more };
  expect((await world.inbound("telegram", telegram.update({ message }))).status).toBe(200);
  await world.settle();
}
async function press(from: typeof BEA | typeof CLEO, message: Sent, start: string): Promise<void> {
  const data = message.keyboard.find(({ callback_data }) => callback_data?.startsWith(start))!.callback_data!;
  await world.inbound("telegram", telegram.query(from, message, data));
  await world.settle();
}
const toBea = () => telegram.sent.filter(({ chat }) => chat === String(BEA.id));
const heard = (words: string) => telegram.sent.filter(({ text }) => text.includes(words));
const lastOf = (chat: number) => telegram.sent.findLast((one) => one.chat === String(chat))!;

/** Somebody on the page against Bea, who is only on Telegram. */
async function pageAgainstBea() {
  const account = (await world.page("POST", "/v1/account", { body: { keep: newSecret() } })).body as AccountOpened;
  const posted = { name: "Ann", deck: bookOfDecks.builtIn[0]!.name, keep: newSecret(), open: true };
  await world.page("POST", "/v1/challenges", { token: account.token, body: posted });
  await write(BEA, "/challenges");
  await press(BEA, lastOf(BEA.id), "j:");
  const { games } = (await world.page("GET", "/v1/games", { token: account.token })).body as MyGames;
  const { gameId, seat } = games[0]!;
  const opening = { gameId, seat, keep: newSecret() };
  const { token } = (await world.page("POST", "/v1/seats", { token: account.token, body: opening })).body as SeatOpened;
  let count = 0;
  return {
    async say(text: string) {
      const body = { actionId: `page-action-${++count}`, do: "say", text };
      expect((await world.page("POST", `/v1/games/${gameId}/actions`, { token, body })).status).toBe(200);
      await world.settle();
    },
    look: async () => (await world.page("GET", `/v1/games/${gameId}`, { token })).body as SeatSnapshot,
  };
}

it("what is said on the page is told in the chat of who plays there, once and in order", async () => {
  const page = await pageAgainstBea();
  world.host.clock.now += 1_000;
  await page.say("Hello, @everyone!");
  world.host.clock.now += 1_000;
  await page.say("Your move.");
  expect(heard("Ann: Hello")).toHaveLength(1);
  expect(heard("Ann: Your move.").map(({ text }) => text)).toEqual([expect.not.stringContaining("Hello")]);
  expect(heard("Ann: Hello")[0]).toMatchObject({ chat: String(BEA.id) });
  // An "@" calls nobody there.
  expect(heard("@everyone")).toEqual([]);
  await write(BEA, "/say Ciao!");
  expect((await page.look()).chat?.map(({ text }) => text)).toEqual(["Hello, @everyone!", "Your move.", "Ciao!"]);
  // Only as the answer to saying it.
  expect(heard("Ciao!")).toHaveLength(1);
});

it("who is muted is not heard, and who wants to hear nothing hears nobody; both are undone", async () => {
  const page = await pageAgainstBea();
  await write(BEA, "/mute");
  expect(lastOf(BEA.id).text).toContain("Non senti più Ann");
  await page.say("Can you hear me?");
  expect(heard("Can you hear me?")).toEqual([]);
  await write(BEA, "/mute Ann");
  await write(BEA, "/chat off");
  world.host.clock.now += 1_000;
  await page.say("And now?");
  expect(heard("And now?")).toEqual([]);
  await write(BEA, "/chat on");
  world.host.clock.now += 1_000;
  await page.say("Hello again");
  expect(heard("Hello again")).toHaveLength(1);
});

it("what does not come through is told later, with what was said since", async () => {
  const page = await pageAgainstBea();
  telegram.instead.push({ error_code: 502, description: "Bad Gateway" });
  await page.say("First");
  expect(heard("First")).toEqual([]);
  world.host.clock.now += 1_000;
  await page.say("Second");
  world.host.clock.now += 120_000;
  await world.sweep();
  expect(heard("Ann: First")).toHaveLength(1);
  expect(heard("Ann: Second")).toHaveLength(1);
  // Nothing of it is told twice.
  world.host.clock.now += 3_600_000;
  await world.sweep();
  expect(heard("Ann: First")).toHaveLength(1);
});

it("what is said under the table in a group reaches the page, and those who read it there are not told again", async () => {
  const group = { chat: { id: GROUP, type: "group" } };
  const mention = { entities: [{ type: "text_mention", offset: 5, length: 3, user: BEA }] };
  await write(CLEO, "/new Bea", { ...group, ...mention });
  await press(BEA, lastOf(GROUP), "j:");
  const table = telegram.sent.find(
    ({ chat, keyboard }) =>
      chat === String(GROUP) && keyboard.some(({ callback_data }) => callback_data?.startsWith("g:")),
  )!;
  const under = { reply_to_message: { message_id: table.id, from: { id: 1, is_bot: true, first_name: "Bot" } } };
  const before = toBea().length;
  await write(CLEO, "good luck", { ...group, ...under });
  expect(toBea()).toHaveLength(before);
  await write(BEA, "/say grazie");
  expect(lastOf(BEA.id).text).toContain("Cleo: good luck");
  expect(
    heard("Bea: grazie")
      .map(({ chat }) => chat)
      .sort(),
  ).toEqual([String(BEA.id), String(CLEO.id)]);
  // Somebody else's words under it are none of ours, nor what answers another message.
  await write({ ...CLEO, id: 104 }, "who wins?", { ...group, ...under });
  await write(CLEO, "elsewhere", { ...group, reply_to_message: { ...under.reply_to_message, message_id: 9_999 } });
  await write(BEA, "/say addio");
  expect(lastOf(BEA.id).text).not.toMatch(/who wins|elsewhere/);
});
