import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { slack as platform } from "../../lib/channels/slack/rest.ts";
import { type Aws, startAws } from "../support/aws.ts";
import { attackOf, playOut, type Seen } from "../support/chats/playing.ts";
import { type SlackMessage, startSlack } from "../support/chats/slack.ts";
import { type ChatWorld, chatWorld } from "../support/chats/world.ts";

let aws: Aws;
let slack: Awaited<ReturnType<typeof startSlack>>;
let world: ChatWorld;
beforeAll(async () => {
  aws = await startAws();
});
afterAll(() => aws.stop());
beforeEach(async () => {
  slack = await startSlack();
  world = await chatWorld(aws, { slack: slack.credentials });
});
afterEach(async () => {
  await slack.stop();
  expect(slack.refusals).toEqual([]);
});

const PEOPLE = ["UANN", "UBEA"] as const;
const CHANNEL = "C1";
/** Where Ann reads alone. */
const DIRECT = "DANN";

async function send(signed: ReturnType<typeof slack.signed>): Promise<number> {
  const { status } = await world.inbound("slack", signed);
  await world.settle();
  return status;
}
const buttonsOf = ({ blocks }: SlackMessage) => blocks.flatMap(({ elements = [] }) => elements);
const seen = (message: SlackMessage): Seen => ({
  text: message.blocks.map(({ text }) => text?.text ?? "").join("\n"),
  buttons: buttonsOf(message).map(({ text, value = "", style }) => ({
    label: text.text,
    token: value,
    main: style === "primary",
  })),
});

it("a message whose picture Slack cannot fetch is sent, and changed, without it", async () => {
  const { post, edit } = platform(slack.credentials);
  const picture = { url: "https://play.example/picture", alt: "The board" };
  slack.unfetched.add(picture.url);
  const ts = await post(CHANNEL, { text: ["It is your move."], picture });
  await edit(CHANNEL, ts, { text: ["Answered."], picture });
  expect(slack.posted.map(({ body }) => body.blocks.map(({ type, text }) => [type, text?.text]))).toEqual([
    [["section", "Answered."]],
  ]);
  slack.unfetched.clear();
  await edit(CHANNEL, ts, { text: ["Answered."], picture });
  expect(slack.posted[0]!.body.blocks.map(({ type }) => type)).toEqual(["section", "image"]);
});

describe("two people with Slack alone", () => {
  it("play a whole game: begun in a channel, each with what only they see", async () => {
    const now = () => world.host.clock.now;
    expect(await send(slack.command(PEOPLE[0], "ann", CHANNEL, "new <@UBEA|bea>", now()))).toBe(200);
    const accept = slack.posted.flatMap(({ body }) => buttonsOf(body)).find(({ value }) => value?.startsWith("j:"))!
      .value!;
    await send(slack.press(PEOPLE[1], "bea", CHANNEL, accept, now()));
    const show = slack.posted.flatMap(({ body }) => buttonsOf(body)).find(({ value }) => value?.endsWith(":show"))!
      .value!;
    const pressed = await playOut({
      async show(person) {
        await send(slack.press(PEOPLE[person]!, "x", CHANNEL, show, now()));
        return seen(slack.answered.get(PEOPLE[person]!)!);
      },
      async press(person, token, values = []) {
        await send(slack.press(PEOPLE[person]!, "x", CHANNEL, token, now(), { own: true, values }));
        return seen(slack.answered.get(PEOPLE[person]!)!);
      },
    });
    expect(pressed).toBeGreaterThan(20);
  });

  it("go on in the message of a notice, which is not taken for answered after that", async () => {
    const now = () => world.host.clock.now;
    await send(slack.command(PEOPLE[0], "ann", DIRECT, "computer", now()));
    const told = () => slack.posted.findLast((one) => one.channel === DIRECT);
    const led = new Set<string>();
    for (let count = 0; count < 30; count++) {
      const own = told();
      const message = own?.body ?? slack.answered.get(PEOPLE[0])!;
      const answers = seen(message).buttons.filter(({ token }) => token.startsWith("a:"));
      const next = attackOf(answers) ?? answers[0];
      if (!next) break;
      const under = own === undefined ? {} : { under: own.ts };
      await send(slack.press(PEOPLE[0], "ann", DIRECT, next.token, now(), under));
      if (!own) continue;
      expect(own.body.text).not.toBe("Answered.");
      if (seen(own.body).buttons.some(({ token }) => token.startsWith("a:"))) led.add(own.ts);
    }
    expect(led.size).toBeGreaterThan(0);
    expect(slack.edits.filter(({ ts, text }) => led.has(ts) && text === "Answered.")).toEqual([]);
  });

  it("are not heard with a forged or an old signature", async () => {
    const { now } = world.host.clock;
    const old = slack.command(PEOPLE[0], "ann", CHANNEL, "games", now - 6 * 60_000);
    expect(await send(old)).toBe(401);
    expect(
      await send(slack.signed("command=%2Fmagic&text=games", "application/x-www-form-urlencoded", now, "another")),
    ).toBe(401);
    expect(slack.answered.size).toBe(0);
  });
});
