import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { bookWithManualCards, deckWith } from "../../lib/faults/manualDecks.ts";
import type { AccountOpened, MyGames, SeatOpened, SeatSnapshot } from "../../lib/hosting/api.ts";
import type { PostChallenge } from "../../lib/hosting/challenge/api.ts";
import { defaultAnswers } from "../../lib/hosting/orders/defaultAnswer.ts";
import { newSecret } from "../../lib/hosting/signingKeys.ts";
import { type Aws, startAws } from "../support/aws.ts";
import { type Sent, startTelegram } from "../support/chats/telegram.ts";
import { bookOfDecks, type ChatWorld, chatWorld } from "../support/chats/world.ts";

/** Cards played by hand, where one of the players is only in a chat. */

let aws: Aws;
let telegram: Awaited<ReturnType<typeof startTelegram>>;
let world: ChatWorld;
beforeAll(async () => {
  aws = await startAws();
});
afterAll(() => aws.stop());
beforeEach(async () => {
  telegram = await startTelegram();
  world = await chatWorld(aws, { telegram: telegram.credentials }, bookWithManualCards as never);
});
afterEach(async () => {
  await telegram.stop();
  expect(telegram.refusals).toEqual([]);
});

const BEA = { id: 102, first_name: "Bea", is_bot: false };

async function write(text: string, from: typeof BEA & { language_code?: string } = BEA): Promise<void> {
  const message = { message_id: 1, date: 1, chat: { id: from.id, type: "private" }, from, text };
  expect((await world.inbound("telegram", telegram.update({ message }))).status).toBe(200);
  await world.settle();
}
async function press(message: Sent, start: string): Promise<void> {
  const data = message.keyboard.find(({ callback_data }) => callback_data?.startsWith(start))!.callback_data!;
  await world.inbound("telegram", telegram.query(BEA, message, data));
  await world.settle();
}
const last = (): Sent => telegram.sent.findLast(({ chat }) => chat === String(BEA.id))!;

/** Ann, on the page, has cast a kettle, and is asked to carry out its text. */
async function kettleOut() {
  const account = (await world.page("POST", "/v1/account", { body: { keep: newSecret() } })).body as AccountOpened;
  const posted: PostChallenge = {
    ...{ name: "Ann", deck: deckWith(10), keep: newSecret(), open: true, manualCards: { most: 10 } },
    options: { startingPlayer: 0, mulligans: false },
  };
  expect((await world.page("POST", "/v1/challenges", { token: account.token, body: posted })).status).toBe(201);
  await write("/challenges");
  expect(last().text).toContain("Played by hand in Ann’s deck: Humming Kettle, Grumbling Kettle");
  await press(last(), "j:");
  const { games } = (await world.page("GET", "/v1/games", { token: account.token })).body as MyGames;
  const { gameId, seat } = games[0]!;
  const opening = { gameId, seat, keep: newSecret() };
  const { token } = (await world.page("POST", "/v1/seats", { token: account.token, body: opening })).body as SeatOpened;
  let count = 0;
  const look = async () => (await world.page("GET", `/v1/games/${gameId}`, { token })).body as SeatSnapshot;
  const act = async (doing: object) => {
    const body = { actionId: `page-action-${++count}`, ...doing };
    expect(await world.page("POST", `/v1/games/${gameId}/actions`, { token, body })).toMatchObject({ status: 200 });
    await world.settle();
  };
  for (let guard = 0; guard < 20; guard += 1) {
    const { ask, view } = await look();
    const [open] = view.pending;
    if (!open) throw new Error("Ann is not asked");
    const { decision, digest } = open;
    if (decision.about === "manual") return { look, act, kettle: decision.source! };
    const cast = decision.ask === "priority" && decision.actions.find((one) => one.act === "cast");
    const answers = cast
      ? [{ slot: decision.slot, digest, answer: { ask: "priority", action: cast } }]
      : defaultAnswers(view.pending, 0);
    await act({ do: "answer", ask, answers });
  }
  throw new Error("no kettle came");
}
const lifeOf = ({ view }: SeatSnapshot, seat: number) => view.players[seat]?.life;
const proposes = (card: string) => ({
  ...{ do: "proposeManual", card, instructions: [{ do: "life", players: [1], count: -2 }] },
});

describe("by hand, from a chat", () => {
  it("what others propose is told with buttons, and agreed to or not", async () => {
    const { look, act, kettle } = await kettleOut();
    await act(proposes(kettle));
    const told = last();
    expect(told.text).toMatch(/Ann proposes to do by hand for .*Kettle:\s+– You: lose 2 life\./);
    const first = told.keyboard.find(({ text }) => text === "Agree")!.callback_data!;
    await press(told, told.keyboard.find(({ text }) => text === "Object")!.callback_data!);
    expect(last().text).toContain("You objected.");
    expect((await look()).manualProposed).toBeUndefined();
    await act(proposes(kettle));
    await press(last(), last().keyboard.find(({ text }) => text === "Agree")!.callback_data!);
    expect(lifeOf(await look(), 1)).toBe(18);
    // What was answered is answered.
    await world.inbound("telegram", telegram.query(BEA, told, first));
    await world.settle();
    expect(telegram.sent.some(({ text }) => text.includes("not proposed any more"))).toBe(true);
    expect(lifeOf(await look(), 1)).toBe(18);
  });

  it("commands do the same, and say where there is nothing to agree to", async () => {
    const { look, act, kettle } = await kettleOut();
    await write("/agree");
    expect(last().text).toContain("Nothing is proposed");
    await act(proposes(kettle));
    await write("/object");
    expect((await look()).manualProposed).toBeUndefined();
    await act(proposes(kettle));
    await write("/agree");
    expect(lifeOf(await look(), 1)).toBe(18);
    await write("/help");
    for (const command of ["/manual", "/agree", "/object"]) expect(last().text).toContain(command);
  });

  it("one says there what a card does, in any of the languages", async () => {
    const { look, act } = await kettleOut();
    await write("/manual sing a song");
    expect(last().text).toContain("for example");
    await write("/manual Ann perde 3; pesca 2");
    expect(last().text).toMatch(
      /You proposed it\.[\s\S]*You propose to do by hand for .*Kettle:\s+– Ann: lose 3 life\.\s+– You: draw 2 cards\./,
    );
    const [proposed] = (await look()).manualProposed!;
    expect(proposed).toMatchObject({ by: 1, agreed: [1] });
    await write("/manual draw 1");
    expect(last().text).toContain("proposed something already");
    await act({ do: "acceptManual", proposal: proposed!.proposal });
    expect(lifeOf(await look(), 0)).toBe(17);
  });

  it("where nothing is played by hand, that is said", async () => {
    expect(bookOfDecks.builtIn.length).toBeGreaterThan(0);
    await write("/computer", { ...BEA, language_code: "it" });
    await write("/manual pesca 1", { ...BEA, language_code: "it" });
    expect(last().text).toContain("giocata a mano");
  });
});
