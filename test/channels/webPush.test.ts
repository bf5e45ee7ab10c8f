import { createECDH } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { webPush } from "../../lib/channels/webPush/channel.ts";
import { pushedOf } from "../../lib/channels/webPush/form.ts";
import type { Pushed } from "../../lib/channels/webPush/pushed.ts";
import { sealed } from "../../lib/channels/webPush/sealed.ts";
import type { GameMessage } from "../../lib/hosting/messages/message.ts";
import { GoneForGood, type Message, RetryLater } from "../../lib/hosting/notices/channel.ts";
import { PushService, Subscriber } from "../support/pushService.ts";

/** Notices as web push: sealed for one browser, signed by us, and no larger than a push service takes. */

const now = Date.UTC(2026, 0, 5, 12);
const told: GameMessage = {
  ...{
    key: "G.1.7.turn",
    language: "it",
    kind: "turn",
    title: "Ann – Bo · Turno 3",
    recap: ["Bo ha perso 3 punti vita."],
  },
  question: { ask: 7, title: "Dichiari bloccanti?", detail: [], choices: [] },
  due: { at: now + 3_600_000, words: "Entro oggi alle 14" },
  link: "https://play.example/#/game/G/1",
  picture: { url: "https://play.example/v1/pictures/one", alt: "a board" },
};
const message: Message = {
  ...{ key: "G.1.7.turn", game: "G", seat: 1, ask: 7, kind: "turn", link: "https://play.example/", told },
  dueAt: now + 3_600_000,
};

const pair = createECDH("prime256v1");
const publicKey = pair.generateKeys("base64url");
const keys = { publicKey, privateKey: pair.getPrivateKey("base64url") };
const options = {
  keys: async () => keys,
  contact: "https://play.example",
  now: () => now,
  allowPrivate: true,
  timeoutMs: 10_000,
};

let service: PushService;
beforeEach(async () => {
  service = await PushService.start(publicKey, () => now);
});
afterEach(() => service.stop());

const address = (): string => {
  const { endpoint, keys } = service.subscription;
  return JSON.stringify({ endpoint, ...keys });
};
const deliver = (what = message) => webPush(options).deliver(what, address(), "player");

describe("sealing", () => {
  it("opens the RFC's own example (RFC 8291, 5)", () => {
    const browser = new Subscriber("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94", "BTBZMqHH6r4Tts7J_aSIgg");
    const body =
      "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";
    expect(browser.open(Buffer.from(body, "base64url"))).toBe("When I grow up, I want to be a watermelon");
  });

  it("is for the one browser that subscribed", () => {
    const [one, other] = [new Subscriber(), new Subscriber()];
    const body = sealed(Buffer.from("a card"), { endpoint: "", ...one.keys });
    expect(one.open(body)).toBe("a card");
    expect(() => other.open(body)).toThrow();
  });
});

describe("a notice", () => {
  it("says what is asked, until when, what happened, and where to answer", async () => {
    await deliver();
    expect(service.refused).toEqual([]);
    expect(service.taken[0]?.payload).toEqual({
      tag: "G.1",
      title: "Ann – Bo · Turno 3",
      body: "Dichiari bloccanti?\nEntro oggi alle 14\nBo ha perso 3 punti vita.",
      language: "it",
      url: "https://play.example/#/game/G/1",
      image: "https://play.example/v1/pictures/one",
    });
  });

  it("is worth delivering until the question runs out, and takes the place of the one before", async () => {
    await deliver();
    await deliver({ ...message, ask: 9, kind: "timeShort" });
    const { ttl, urgency, topic } = service.taken[0]!.headers;
    expect([ttl, urgency]).toEqual(["3600", "normal"]);
    expect(service.taken[1]!.headers).toMatchObject({ topic, urgency: "high" });
    await deliver({ ...message, game: "other", dueAt: now - 5 });
    expect(service.taken[2]!.headers.ttl).toBe("60");
    expect(service.taken[2]!.headers.topic).not.toBe(topic);
  });

  it("is taken away where it was answered elsewhere, under the same topic", async () => {
    const sent = await deliver();
    await webPush(options).settle!(sent as string, false);
    expect(service.taken).toHaveLength(1);
    await webPush(options).settle!(sent as string, true);
    expect(service.taken[1]?.payload).toEqual({ tag: "G.1", answered: true });
    expect(service.taken[1]?.headers.topic).toBe(service.taken[0]?.headers.topic);
  });

  it("fits a push service, however much happened and whoever wrote it", async () => {
    const long = (one: string) => one.repeat(20_000);
    for (const text of [long("a"), long("漢"), long("🂡"), long('"\\\n')]) {
      const everything = { ...told, title: text, recap: [text, text], also: [text] };
      await deliver({
        ...message,
        told: { ...everything, picture: { url: `https://x.example/${"a".repeat(3_500)}`, alt: "" } },
      });
    }
    expect(service.refused).toEqual([]);
    expect(service.taken.every(({ bytes }) => bytes <= 4_096)).toBe(true);
    expect(service.taken.every(({ payload }) => !("image" in (payload as Pushed)))).toBe(true);
  });

  it("of a game that cannot be looked at says that it is one's move", () => {
    const { told: _, ...short } = message;
    expect(pushedOf(short)).toMatchObject({ title: "Hold Priority", body: "It is your move.", url: short.link });
  });
});

describe("a push service", () => {
  it.each([404, 410])("that answers %i has no such subscription for good", async (status) => {
    service.answer = { status };
    await expect(deliver()).rejects.toBeInstanceOf(GoneForGood);
  });

  it("that is asked too much is left alone for as long as it says", async () => {
    service.answer = { status: 429, headers: { "retry-after": "120" } };
    const error = await deliver().catch((one: unknown) => one);
    expect(error).toBeInstanceOf(RetryLater);
    expect((error as RetryLater).at).toBe(now + 120_000);
  });

  it.each([403, 413, 500, 503])("that answers %i may take it later", async (status) => {
    service.answer = { status };
    const error = await deliver().catch((one: unknown) => one);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(GoneForGood);
  });

  it.each([
    "http://push.example/one",
    "https://127.0.0.1/one",
    "https://10.0.0.1/one",
    "https://[::1]/one",
    "https://localhost/one",
  ])("inside a network is not called: %s", async (endpoint) => {
    const to = JSON.stringify({ endpoint, ...service.subscription.keys });
    const deployed = webPush({ ...options, allowPrivate: false });
    await expect(deployed.deliver(message, to, "player")).rejects.toThrow(/https|not a public address/);
  });
});
