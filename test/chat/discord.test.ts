import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
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
import { attackOf } from "../support/chats/playing.ts";
import { type ChatWorld, chatWorld } from "../support/chats/world.ts";

/** Everything through the interactions endpoint: signed requests in, captured messages out, each checked by Discord's rules. */

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
const BEA: Person = { id: "100000000000000002", name: "Bea", locale: "pt-BR" };
const GUILD = { channel: "600000000000000001", guild: true };

type Place = { channel?: string; guild?: boolean; message?: Shown | undefined };
async function sent(person: Person, type: number, data: object, place: Place = {}) {
  const one = discord.interaction(person, world.host.clock.now, type, data, place);
  const { status, body } = await world.inbound("discord", discord.signed(one, world.host.clock.now));
  const answered = discord.acknowledged(one, status, body);
  await world.settle();
  return answered;
}
const command = async (
  person: Person,
  name: string,
  options: Record<string, string> = {},
  place: Place = {},
  more = {},
) => {
  const given = Object.entries(options).map(([name, value]) => ({ name, value, type: 3 }));
  const { shown } = await sent(person, 2, { id: "1", name, type: 1, options: given, ...more }, place);
  return shown!;
};
const press = async (person: Person, message: Shown, token: string, values?: string[], place: Place = {}) =>
  sent(
    person,
    3,
    { custom_id: token, component_type: values ? 3 : 2, ...(values && { values }) },
    { ...place, message },
  );

/** What is to be pressed next of a message, playing as a beginner does: lands, spells, attacks; then passing. */
function next(message: Shown): { token: string; values?: string[] } | undefined {
  const all = controls(message);
  const buttons = all.filter(
    ({ type, custom_id }) => type === 2 && custom_id?.startsWith("a:") && !/:t$/.test(custom_id),
  );
  const menus = all.filter(({ type, custom_id }) => type === 3 && custom_id?.startsWith("menu:"));
  const several = all.find(({ type, custom_id }) => type === 3 && custom_id?.startsWith("a:"));
  const offers = [
    ...buttons.map(({ label = "", style, custom_id = "" }) => ({ label, style, token: custom_id, values: undefined })),
    ...menus.flatMap(({ custom_id = "", options = [] }) =>
      options.map(({ label, value }) => ({ label, style: 2, token: custom_id, values: [value] })),
    ),
  ];
  const main = attackOf(offers) ?? offers.find(({ style }) => style === 1);
  if (main) return { token: main.token, ...(main.values && { values: main.values }) };
  if (several && (several.min_values ?? 1) > 0)
    return {
      token: several.custom_id!,
      values: several.options!.slice(0, several.min_values).map(({ value }) => value),
    };
  const other = offers.find(({ style }) => style === 2) ?? offers[0];
  return other && { token: other.token, ...(other.values && { values: other.values }) };
}

it("a button under a notice leads on in that message, which is not taken for answered after that", async () => {
  await command(ANN, "computer");
  const latest = () => discord.shown.findLast(({ channel }) => channel === directOf(ANN.id))!;
  const led = new Set<string>();
  for (let count = 0; count < 30; count++) {
    const message = latest();
    const todo = next(message);
    if (!todo) break;
    await press(ANN, message, todo.token, todo.values);
    expect(wordsOf(message).trim()).not.toBe("Answered.");
    if (next(message)) led.add(message.id);
  }
  expect(led.size).toBeGreaterThan(1);
  const answered = discord.calls.filter(({ body }) => JSON.stringify(body ?? "").includes("Answered."));
  expect(answered.filter(({ path }) => led.has(path.split("/").at(-1)!))).toEqual([]);
});

describe("two people who never open the page", () => {
  it("play a whole game in a channel of a server", { timeout: 240_000 }, async () => {
    await command(ANN, "new", {}, GUILD, {
      options: [{ name: "opponent", type: 6, value: BEA.id }],
      resolved: { users: { [BEA.id]: { id: BEA.id, username: "bea", global_name: "Bea" } } },
    });
    const invitation = discord.shown.find((one) => controls(one).some(({ custom_id }) => custom_id?.startsWith("j:")))!;
    expect(invitation).toMatchObject({
      channel: GUILD.channel,
      body: { allowed_mentions: { parse: [], users: [BEA.id] } },
    });
    const accept = controls(invitation).find(({ custom_id }) => custom_id?.startsWith("j:"))!;
    await press(BEA, invitation, accept.custom_id!, undefined, GUILD);
    const table = discord.shown.find(
      (one) => one.only === undefined && controls(one).some(({ custom_id }) => custom_id?.endsWith(":show")),
    )!;
    const decide = controls(table).find(({ custom_id }) => custom_id?.endsWith(":show"))!.custom_id!;
    let over = false;
    let pressed = 0;
    const mine = new Map<Person, Shown>();
    for (let round = 0; round < 800 && !over; round++) {
      for (const person of [ANN, BEA]) {
        const { shown } = await press(person, table, decide, undefined, GUILD);
        mine.set(person, shown!);
        expect(shown?.only).toBe(person.id);
        let todo = next(shown!);
        for (let steps = 0; todo && steps < 60; steps++) {
          const before = shown!.body;
          pressed++;
          await press(person, shown!, todo.token, todo.values, GUILD);
          if (shown!.body === before) break;
          todo = next(shown!);
        }
        over = /The game is over|A partida acabou/.test(wordsOf(shown!));
        if (over) break;
      }
    }
    expect(over).toBe(true);
    expect(pressed).toBeGreaterThan(20);
    expect(discord.refusals).toEqual([]);
  });
});
