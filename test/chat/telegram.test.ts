import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { speechFor } from "../../lib/words/speeches.ts";
import { type Aws, startAws } from "../support/aws.ts";
import { attackOf, playOut, type Seen } from "../support/chats/playing.ts";
import { type Sent, startTelegram } from "../support/chats/telegram.ts";
import { type ChatWorld, chatWorld } from "../support/chats/world.ts";

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

const PEOPLE = [
  { id: 101, first_name: "Ann", is_bot: false },
  { id: 102, first_name: "Bea", is_bot: false, language_code: "pt-br" },
] as const;
const GROUP = "-5001";

async function send(signed: ReturnType<typeof telegram.update>): Promise<number> {
  const { status, body } = await world.inbound("telegram", signed);
  // The button stops turning at once.
  const { callback_query: pressed } = JSON.parse(signed.raw) as { callback_query?: { id: string } };
  if (pressed) expect(body).toEqual({ method: "answerCallbackQuery", callback_query_id: pressed.id });
  await world.settle();
  return status;
}
const seen = ({ text, keyboard }: Sent): Seen => ({
  text,
  buttons: keyboard.map((one) => ({ label: one.text, token: one.callback_data ?? "" })),
});
const lastOf = (chat: string): Sent => telegram.sent.findLast((one) => one.chat === chat)!;
const buttonWith = (start: string, message: Sent) =>
  message.keyboard.find((one) => one.callback_data?.startsWith(start))!.callback_data!;

it("how often somebody is written to is said in a chat, in their language", async () => {
  const from = PEOPLE[1];
  const said = async (text: string, id: number) => {
    const message = { message_id: id, date: 1, from, text, chat: { id: 102, type: "private" } };
    expect(await send(telegram.update({ message }))).toBe(200);
    return lastOf("102").text;
  };
  expect(await said("/notices day 7:30", 11)).toContain("uma vez por dia, às 07:30 (UTC)");
  expect(await said("/notices visit", 12)).toContain("escrevo uma vez");
  expect(await said("/notices each", 13)).toContain("a cada pergunta");
  for (const [at, odd] of ["/notices", "/notices day 25:99", "/notices sometimes"].entries())
    expect(await said(odd, 20 + at)).toContain("/notices day 18:00:");
});

describe("two people with Telegram alone", () => {
  it("play a whole game: begun in a group, played each in their own chat", async () => {
    const message = { message_id: 1, date: 1, chat: { id: Number(GROUP), type: "group" } };
    const text = "/new Bea";
    const entities = [{ type: "text_mention", offset: 5, length: 3, user: PEOPLE[1] }];
    expect(await send(telegram.update({ message: { ...message, from: PEOPLE[0], text, entities } }))).toBe(200);
    const invitation = lastOf(GROUP);
    await send(telegram.query(PEOPLE[1], invitation, buttonWith("j:", invitation)));
    const table = telegram.sent.find(
      (one) => one.chat === GROUP && one.keyboard.some(({ callback_data }) => callback_data?.endsWith(":show")),
    )!;
    const show = table.keyboard.find(({ callback_data }) => callback_data?.endsWith(":show"))!.callback_data!;
    const last = [lastOf("101"), lastOf("102")];
    const pressed = await playOut({
      async show(person) {
        await send(telegram.query(PEOPLE[person]!, table, show));
        last[person] = lastOf(String(PEOPLE[person]!.id));
        return seen(last[person]!);
      },
      async press(person, token) {
        const own = last[person]!;
        await send(telegram.query(PEOPLE[person]!, own, token));
        return seen(own);
      },
    });
    expect(pressed).toBeGreaterThan(20);
  });

  it("are not heard without the secret that we told Telegram", async () => {
    const message = { message_id: 1, date: 1, from: PEOPLE[0], text: "/games", chat: { id: 101, type: "private" } };
    expect(await send(telegram.update({ message }, "another"))).toBe(401);
    expect(telegram.sent).toEqual([]);
  });
});

it("a challenge for somebody is neither accepted nor declined by anybody else, whatever their button says", async () => {
  const [ann, bea] = PEOPLE;
  const eve = { id: 103, first_name: "Eve", is_bot: false };
  const said = { message_id: 1, date: 1, from: ann, text: "/new Bea", chat: { id: Number(GROUP), type: "group" } };
  const entities = [{ type: "text_mention", offset: 5, length: 3, user: bea }];
  await send(telegram.update({ message: { ...said, entities } }));
  const invitation = lastOf(GROUP);
  const [, id] = buttonWith("j:", invitation).split(":");
  // All of a group get the button, and a client of one's own sends what it likes.
  for (const forged of [`j:${id}:`, `n:${id}:`, `j:${id}:103`]) await send(telegram.query(eve, invitation, forged));
  const status = async () => ((await world.page("GET", `/v1/challenges/${id}`)).body as { status: string }).status;
  expect(await status()).toBe("waiting");
  await send(telegram.query(bea, invitation, buttonWith("j:", invitation)));
  expect(await status()).toBe("begun");
});

it("a challenge is taken back by nobody who knows what the button says, but whose it is", async () => {
  const said = (from: (typeof PEOPLE)[number], text: string) =>
    send(telegram.update({ message: { message_id: 1, date: 1, from, text, chat: { id: from.id, type: "private" } } }));
  await said(PEOPLE[0], "/open");
  const posted = lastOf("101");
  await said(PEOPLE[1], "/help");
  const open = async () => {
    const { challenges } = (await world.page("GET", "/v1/challenges")).body as { challenges: readonly unknown[] };
    return challenges.length;
  };
  // A client of one's own sends what it likes.
  await send(telegram.query(PEOPLE[1], lastOf("102"), buttonWith("w:", posted)));
  expect(await open()).toBe(1);
  await send(telegram.query(PEOPLE[0], posted, buttonWith("w:", posted)));
  expect(await open()).toBe(0);
});

describe("a button under a message", () => {
  const BEA = PEOPLE[1];
  const answered = speechFor("pt").say("chat.answered");
  const said = (text: string) =>
    send(telegram.update({ message: { message_id: 1, date: 1, from: BEA, text, chat: { id: 102, type: "private" } } }));
  const answersOf = (one: Sent) => one.keyboard.filter(({ callback_data }) => callback_data?.startsWith("a:"));

  /** Against the computer, all attacking; where there is nothing to answer any more it is over. */
  async function pressEach(most: number, pressed: (own: Sent) => void): Promise<void> {
    for (let count = 0; count < most; count++) {
      const own = lastOf("102");
      const answers = answersOf(own);
      if (answers.length === 0) return;
      await send(telegram.query(BEA, own, (attackOf(answers.map(labelled)) ?? labelled(answers[0]!)).token));
      pressed(own);
    }
  }

  it("leads on in that message, which is not taken for answered after that", async () => {
    await said("/computer");
    const led = new Set<number>();
    await pressEach(30, (own) => {
      expect(own.text).not.toBe(answered);
      if (answersOf(own).length > 0) led.add(own.id);
    });
    // The first of them is no notice, but the answer to the command.
    expect(led.size).toBeGreaterThan(1);
  });

  it("is answered there, while what it led to is told already", async () => {
    await said("/computer");
    const pressed = new Set<number>();
    for (let count = 0; count < 12; count++) {
      // The computer answers, and the notice of that goes out, before the answer to the button does.
      telegram.meanwhile.push(world.others);
      await pressEach(1, ({ id }) => pressed.add(id));
      telegram.meanwhile.length = 0;
    }
    expect(pressed.size).toBeGreaterThan(1);
    expect(telegram.edits.filter(({ text }) => text === answered)).toEqual([]);
  });

  it("says so where that was answered on the page, also where the message was the answer to a command", async () => {
    await said("/computer");
    await said("/show");
    // One message a question: the older one is gone.
    const shown = telegram.sent.filter((one) => one.chat === "102" && answersOf(one).length > 0);
    expect(shown).toHaveLength(1);
    await said(`/do ${labelled(answersOf(shown[0]!)[0]!).label}`);
    expect(shown[0]!.text).toBe(answered);
  });
});

const labelled = ({ text, callback_data = "" }: Sent["keyboard"][number]) => ({ label: text, token: callback_data });
