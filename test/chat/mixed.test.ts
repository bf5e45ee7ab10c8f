import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import type { AccountOpened, Acted, MyGames, SeatOpened, SeatSnapshot } from "../../lib/hosting/api.ts";
import { openQuestion, voiceOf } from "../../lib/hosting/messages/asked.ts";
import { offersOf } from "../../lib/hosting/messages/offers.ts";
import { newSecret } from "../../lib/hosting/signingKeys.ts";
import { speechFor } from "../../lib/words/speeches.ts";
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
import { playOut, type Seen } from "../support/chats/playing.ts";
import { bookOfDecks, type ChatWorld, chatWorld } from "../support/chats/world.ts";

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

const BEA: Person = { id: "100000000000000002", name: "Bea" };

async function interact(type: number, data: object, message?: Shown): Promise<Shown> {
  const { now } = world.host.clock;
  const one = discord.interaction(BEA, now, type, data, { message });
  const { status, body } = await world.inbound("discord", discord.signed(one, now));
  const { shown } = discord.acknowledged(one, status, body);
  await world.settle();
  return shown!;
}
const command = (name: string, options: object[] = []) => interact(2, { id: "1", name, type: 1, options });

const chatSeen = (message: Shown): Seen => {
  const all = controls(message);
  const menus = all.filter(({ custom_id }) => custom_id?.startsWith("menu:"));
  return {
    text: wordsOf(message),
    buttons: [
      ...all
        .filter(({ type }) => type === 2)
        .map(({ label = "", custom_id = "", style }) => ({ label, token: custom_id, main: style === 1 })),
      ...menus.flatMap(({ options = [] }) => options.map(({ label, value }) => ({ label, token: value }))),
    ],
  };
};

it("somebody on the page and somebody in a chat play a whole game, and talk", { timeout: 240_000 }, async () => {
  const account = (await world.page("POST", "/v1/account", { body: { keep: newSecret() } })).body as AccountOpened;
  const deck = bookOfDecks.builtIn[0]!.name;
  const posted = { name: "Ann", deck, keep: newSecret(), open: true };
  await world.page("POST", "/v1/challenges", { token: account.token, body: posted });
  const list = await command("challenges");
  const accept = controls(list).find(({ custom_id }) => custom_id?.startsWith("j:"))!.custom_id!;
  let message = await interact(3, { custom_id: accept, component_type: 2 }, list);
  const { games } = (await world.page("GET", "/v1/games", { token: account.token })).body as MyGames;
  const { gameId, seat } = games[0]!;
  const opening = { gameId, seat, keep: newSecret() };
  const { token } = (await world.page("POST", "/v1/seats", { token: account.token, body: opening })).body as SeatOpened;
  const look = async () => (await world.page("GET", `/v1/games/${gameId}`, { token })).body as SeatSnapshot;

  await command("say", [{ name: "text", type: 3, value: "Hello, @everyone!" }]);
  expect((await look()).chat).toMatchObject([{ text: "Hello, @everyone!" }]);

  const speech = speechFor("en");
  const pageSeen = (seen: SeatSnapshot): Seen => {
    const asked = openQuestion(seen.view);
    const { offers = [] } = asked ? offersOf(asked.decision, voiceOf(seen, speech)) : {};
    return {
      text: seen.view.result ? "The game is over" : "",
      buttons: offers.map(({ label, style }, at) => ({ label, token: `a:${at}`, main: style === "main" })),
    };
  };
  let actions = 0;
  const pressed = await playOut({
    async show(person) {
      if (person === 0) return pageSeen(await look());
      message = await command("show");
      return chatSeen(message);
    },
    async press(person, wanted) {
      if (person === 0) {
        const seen = await look();
        const { decision, digest } = openQuestion(seen.view)!;
        const { answer } = offersOf(decision, voiceOf(seen, speech)).offers[Number(wanted.slice(2))]!;
        const body = {
          actionId: `page-action-${++actions}`,
          do: "answer",
          ask: seen.ask,
          answers: [{ slot: decision.slot, digest, answer }],
        };
        const acted = await world.page("POST", `/v1/games/${gameId}/actions`, { token, body });
        expect(acted.status, JSON.stringify(acted.body)).toBe(200);
        await world.settle();
        return pageSeen(acted.body as Acted);
      }
      const menu = controls(message).find(
        ({ custom_id, options = [] }) =>
          custom_id?.startsWith("menu:") && options.some(({ value }) => value === wanted),
      );
      const data = menu
        ? { custom_id: menu.custom_id, component_type: 3, values: [wanted] }
        : { custom_id: wanted, component_type: 2 };
      await interact(3, data, message);
      return chatSeen(message);
    },
  });
  expect(pressed).toBeGreaterThan(20);
  // Bea was written to when it was her move, and no two messages ask her at once.
  const direct = discord.calls.filter(({ path }) => path === `/channels/${directOf(BEA.id)}/messages`);
  expect(direct.length).toBeGreaterThan(0);
  const asking = discord.shown.filter(
    (one) => one.channel === directOf(BEA.id) && controls(one).some(({ custom_id }) => custom_id?.startsWith("a:")),
  );
  expect(asking.length).toBeLessThanOrEqual(1);
});
