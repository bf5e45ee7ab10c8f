import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Aws, startAws } from "../support/aws.ts";
import { controls, type Person, startDiscord, wordsOf } from "../support/chats/discord.ts";
import { type SlackMessage, startSlack } from "../support/chats/slack.ts";
import { startTelegram } from "../support/chats/telegram.ts";
import { type ChatWorld, chatWorld } from "../support/chats/world.ts";

/** Where the rest of a turn leads to, said in a chat as the page's main button says it. */

let aws: Aws;
beforeAll(async () => {
  aws = await startAws();
});
afterAll(() => aws.stop());

interface Table {
  /** What is shown now: words, and what may be pressed by its label. */
  shown(): { readonly text: string; readonly labels: readonly string[] };
  say(text: string): Promise<void>;
  press(label: string): Promise<void>;
  /** Another game against the computer. */
  begin(): Promise<void>;
  /** What is asked there now, wherever it was said. */
  again(): Promise<void>;
  stop(): Promise<readonly string[]>;
}

async function onDiscord(): Promise<Table> {
  const discord = await startDiscord();
  const world = await chatWorld(aws, { discord: discord.credentials });
  const ann: Person = { id: "100000000000000001", name: "Ann", locale: "en-US" };
  const now = () => world.host.clock.now;
  const send = async (type: number, data: object, message?: typeof last) => {
    const one = discord.interaction(ann, now(), type, data, { message });
    const { status, body } = await world.inbound("discord", discord.signed(one, now()));
    const { shown } = discord.acknowledged(one, status, body);
    await world.settle();
    return shown!;
  };
  const command = (name: string, what?: string) =>
    send(2, {
      ...{ id: "1", name, type: 1 },
      options: what === undefined ? [] : [{ name: "what", value: what, type: 3 }],
    });
  let last = await command("computer");
  return {
    shown: () => ({
      text: wordsOf(last),
      labels: controls(last).flatMap(({ label, placeholder, options = [] }) => [
        ...(label ? [label] : []),
        ...options.map((one) => one.label),
        ...(placeholder ? [placeholder] : []),
      ]),
    }),
    async say(text) {
      last = await command("do", text);
    },
    async begin() {
      last = await command("computer");
    },
    async again() {
      last = await command("show");
    },
    async press(label) {
      const all = controls(last);
      const button = all.find((one) => one.type === 2 && one.label === label);
      const menu = all.find(({ options = [] }) => options.some((one) => one.label === label));
      const values = menu && [menu.options!.find((one) => one.label === label)!.value];
      last = await send(
        3,
        { custom_id: (button ?? menu)!.custom_id, component_type: button ? 2 : 3, ...(!button && { values }) },
        last,
      );
    },
    async stop() {
      await discord.stop();
      return discord.refusals;
    },
  };
}

async function onTelegram(): Promise<Table> {
  const telegram = await startTelegram();
  const world = await chatWorld(aws, { telegram: telegram.credentials });
  const from = { id: 101, first_name: "Anna", is_bot: false, language_code: "it" } as const;
  const last = () => telegram.sent.findLast((one) => one.chat === "101")!;
  let count = 0;
  const send = async (update: ReturnType<typeof telegram.update>) => {
    expect((await world.inbound("telegram", update)).status).toBe(200);
    await world.settle();
  };
  const say = (text: string) =>
    send(
      telegram.update({ message: { message_id: ++count, date: 1, from, text, chat: { id: 101, type: "private" } } }),
    );
  await say("/computer");
  return {
    say,
    begin: () => say("/computer"),
    again: () => say("/show"),
    shown: () => ({ text: last().text, labels: last().keyboard.map(({ text }) => text) }),
    press: (label) =>
      send(telegram.query(from, last(), last().keyboard.find(({ text }) => text === label)!.callback_data!)),
    async stop() {
      await telegram.stop();
      return telegram.refusals;
    },
  };
}

async function onSlack(): Promise<Table> {
  const slack = await startSlack();
  const world: ChatWorld = await chatWorld(aws, { slack: slack.credentials });
  const now = () => world.host.clock.now;
  const send = async (signed: ReturnType<typeof slack.signed>) => {
    expect((await world.inbound("slack", signed)).status).toBe(200);
    await world.settle();
  };
  const command = (words: string) => send(slack.command("UANA", "ana", "C1", words, now()));
  const last = (): SlackMessage => slack.answered.get("UANA")!;
  const buttons = () => last().blocks.flatMap(({ elements = [] }) => elements);
  await command("language pt");
  await command("computer");
  return {
    shown: () => ({
      text: last()
        .blocks.map(({ text }) => text?.text ?? "")
        .join("\n"),
      labels: buttons().map(({ text }) => text.text),
    }),
    say: (text) => command(`do ${text}`),
    begin: () => command("computer"),
    again: () => command("show"),
    press: (label) =>
      send(
        slack.press("UANA", "ana", "C1", buttons().find(({ text }) => text.text === label)!.value!, now(), {
          own: true,
        }),
      ),
    async stop() {
      await slack.stop();
      return slack.refusals;
    },
  };
}

const CHATS = {
  discord: {
    ...{ start: onDiscord, keep: "keep", combat: "To combat", end: "End turn", turn: /Turn (\d+)/ },
    ...{ typed: "end my turn", ahead: "attack with all, then end turn", cannot: /your own main phase/ },
    attack: [/^Attack with everything, then main 2$/, /^Attack with everything, then end turn$/, /…, then main 2$/],
  },
  telegram: {
    ...{
      start: onTelegram,
      keep: "tengo",
      combat: "Al combattimento",
      end: "Termina il turno",
      turn: /[Tt]urno (\d+)/,
    },
    ...{ typed: "passo il turno", ahead: "attacco con tutti, poi fine turno", cannot: /tua fase principale/ },
    attack: [/^Attacca con tutto, poi fase principale 2$/, /^Attacca con tutto, poi termina il turno$/],
  },
  slack: {
    ...{ start: onSlack, keep: "manter", combat: "Para o combate", end: "Encerrar o turno", turn: /[Tt]urno (\d+)/ },
    ...{ typed: "passo o turno", ahead: "atacar com todos e depois encerrar o turno", cannot: /sua própria fase/ },
    attack: [/^Atacar com tudo, depois fase principal 2$/, /^Atacar com tudo, depois encerrar o turno$/, /…, depois/],
  },
} as const;

describe.each(["discord", "telegram", "slack"] as const)("in %s", (platform) => {
  const words = CHATS[platform];

  it("the rest of the turn is said by buttons and in words", { timeout: 240_000 }, async () => {
    const table = await words.start();
    const turn = () => Number(words.turn.exec(table.shown().text)?.[1]);
    const has = (label: string) => table.shown().labels.includes(label);
    const on = async (until: () => boolean, prefer = /^$/, most = 20) => {
      for (let more = 0; more < most && !until(); more++) {
        const labels = table.shown().labels.filter((one) => !/^[⬜✅]|^(Board|Hand|Mesa|Mão|Campo|Mano)/.test(one));
        const label = labels.find((one) => prefer.test(one)) ?? labels[0];
        await (label === undefined ? table.again() : table.press(label));
      }
    };
    await table.say(words.keep);
    await on(() => has(words.end));
    // "Pass" alone would leave open where to (117.3d).
    expect(table.shown().labels).toEqual(expect.arrayContaining([words.combat, words.end]));
    const first = turn();
    await table.press(words.end);
    await on(() => has(words.end));
    expect(turn()).toBeGreaterThan(first);
    const second = turn();
    await table.press(words.combat);
    await on(() => has(words.end));
    // The second main phase of the same turn leads to its end alone.
    expect(turn()).toBe(second);
    expect(has(words.combat)).toBe(false);
    await table.say(words.typed);
    expect(table.shown().text).not.toMatch(words.cannot);
    const attacks = () => table.shown().labels.some((one) => words.attack[0].test(one));
    // A game may be lost before anything could attack.
    for (let games = 0; games < 5 && !attacks(); games++) {
      if (games > 0) await table.begin();
      await on(() => attacks() || table.shown().labels.some((one) => OVER.test(one)), PLAYS, 150);
    }
    for (const label of words.attack) expect(table.shown().labels).toContainEqual(expect.stringMatching(label));
    await table.say(words.ahead);
    // It was an answer: the attack is declared, whoever lives to see what follows.
    expect(table.shown().text).not.toMatch(words.cannot);
    expect(attacks()).toBe(false);
    expect(await table.stop()).toEqual([]);
  });
});

/** A land or a spell, in each of the languages. */
const PLAYS = /^(Play|Cast|Gioca|Lancia|Jogar|Conjurar) /;
/** What is offered when a game is over. */
const OVER = /^(Play again|Gioca ancora|Jogar de novo)/;
