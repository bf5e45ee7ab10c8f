import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { gameMail } from "../../lib/channels/email/form.ts";
import { LIMITS } from "../../lib/channels/email/limits.ts";
import { sesMailer } from "../../lib/channels/email/mailer.ts";
import { PLAYER_TAG } from "../../lib/channels/email/tags.ts";
import { profileOf } from "../../lib/hosting/account/profile.ts";
import type { GameMessage } from "../../lib/hosting/messages/message.ts";
import { type MailEvent, takeFeedback } from "../../lib/hosting/notices/mailFeedback.ts";
import { deliver } from "../../lib/hosting/notices/notify.ts";
import { changePlayer } from "../../lib/hosting/people/players.ts";
import { hostForEachTest } from "../support/forEachTest.ts";
import { delivery, started } from "../support/hosted.ts";
import { startSes, type Taken } from "../support/ses.ts";

/** Mails through Amazon SES, and what it says of them later. */

const { host } = hostForEachTest();
let ses: Awaited<ReturnType<typeof startSes>>;
beforeEach(async () => {
  ses = await startSes();
});
afterEach(async () => {
  await ses.stop();
  expect(ses.refusals).toEqual([]);
});

const FROM = "Hold Priority <games@play.example>";
const addressee = {
  to: "ann@home.example",
  oneClickStop: "https://play.example/v1/email/stop/01ANN.signature",
  stopPage: "https://play.example/#/email/stop/01ANN.signature",
};
const message: GameMessage = {
  ...{
    key: "01GAME.0.1.turn",
    language: "en",
    kind: "turn",
    title: "Ann – Bo · Turn 3",
    recap: ["Bo casts Tide Cat."],
  },
  link: "https://play.example/#/game/01GAME/0",
};

describe("what Amazon SES says of a mail", () => {
  const heard = async ({ Records }: { Records: readonly { Sns: { Message: string } }[] }) => {
    for (const { Sns } of Records) await takeFeedback(host.table, JSON.parse(Sns.Message) as MailEvent, PLAYER_TAG);
  };
  /** A player whose mail SES took: they also get their notices elsewhere. */
  async function mailed(address = addressee.to) {
    const game = await started(host);
    const { player } = game.tokens[0]!;
    const reach = [
      { channel: "email", address },
      { channel: "outbox", address: "" },
    ];
    await changePlayer(host.table.db, player, (before) => ({ ...before, reach }));
    const mailer = sesMailer(FROM, ses.client, "the-set");
    const both = {
      ...delivery(host),
      channels: {
        ...delivery(host).channels,
        email: {
          deliver: (_: unknown, to: string, about: string) =>
            mailer({ ...gameMail(message, { ...addressee, to }), about }),
        },
      },
    };
    const tell = (kind: "turn" | "reminder") => deliver(host.table, both, { game: game.gameId, seat: 0, ask: 1, kind });
    await tell("turn");
    const [taken] = (await ses.mails()) as readonly [Taken];
    return { player, taken, tell, profile: () => profileOf(host.table, player) };
  }

  it("is asked for: every mail names the configuration set, and whose it is", async () => {
    const { player, taken } = await mailed();
    expect(taken).toMatchObject({ ConfigurationSetName: "the-set", EmailTags: [{ Name: "player", Value: player }] });
  });

  it.each([
    ["bounced for good", (taken: Taken) => ses.bounced(taken, "Permanent"), /bounced General 5\.1\.1 smtp; 550/],
    ["was complained of", (taken: Taken) => ses.complained(taken), /marked as unwanted/],
  ])(
    "that %s switches mails off: the page and the other channels say so, and no more goes there",
    async (_, event, reason) => {
      const { taken, tell, profile } = await mailed();
      await heard(event(taken));
      const { emailOff } = await profile();
      expect(emailOff).toEqual({ at: host.clock.now, reason: expect.stringMatching(reason) });
      host.clock.now += 1_000;
      await heard(event(taken));
      expect((await profile()).emailOff).toEqual(emailOff);
      expect(host.warnings.filter((one) => one === "channel-off")).toHaveLength(1);
      await tell("reminder");
      expect(await ses.mails()).toHaveLength(1);
      expect(host.outbox.messages.map(({ kind, off }) => [kind, off])).toEqual([
        ["turn", undefined],
        ["reminder", ["email"]],
      ]);
    },
  );

  it.each(["Transient", "Undetermined"] as const)(
    "that may be otherwise later (%s) backs off, and counts once",
    async (type) => {
      const { taken, tell, profile } = await mailed();
      await heard(ses.bounced(taken, type));
      await heard(ses.bounced(taken, type));
      expect(await profile()).not.toHaveProperty("emailOff");
      expect(host.warnings.filter((one) => one === "channel-failed")).toHaveLength(1);
      await tell("reminder");
      expect(await ses.mails()).toHaveLength(1);
      host.clock.now += 61_000;
      await tell("reminder");
      expect(await ses.mails()).toHaveLength(2);
    },
  );

  it("that is no complaint after all, or is about another address or nobody, changes nothing", async () => {
    const { player, taken, profile } = await mailed();
    await heard(ses.complained(taken, "not-spam"));
    await heard(ses.bounced(taken, "Permanent", "somebody.else@home.example"));
    await heard(ses.bounced({ ...taken, EmailTags: [] }, "Permanent"));
    await heard(ses.bounced({ ...taken, EmailTags: [{ Name: "player", Value: "nobody#PROFILE" }] }, "Permanent"));
    expect(await profile()).not.toHaveProperty("emailOff");
    await changePlayer(host.table.db, player, (before) => ({
      ...before,
      reach: [{ channel: "email", address: "new@home.example" }],
    }));
    await heard(ses.bounced(taken, "Permanent"));
    expect(await profile()).not.toHaveProperty("emailOff");
    await heard(ses.bounced(taken, "Permanent", "Ann <NEW@home.example>"));
    expect(await profile()).toHaveProperty("emailOff");
  });
});

describe("a mail of whatever anybody writes", () => {
  const tricks = "Ann\u202Eevil\u200B 🐉 ".repeat(400);
  const worst: GameMessage = {
    ...message,
    title: `${tricks}\r\nBcc: all@home.example · Turn 3`,
    recap: Array.from({ length: 500 }, (_, at) => `${at} <b>${tricks}</b>`),
    question: {
      ...{ ask: 1, title: "It is your move", detail: [tricks, tricks] },
      choices: Array.from({ length: 500 }, (_, at) => ({ label: `é${at} ${tricks}`, token: "x", style: "plain" })),
    },
    picture: { url: "https://play.example/picture", alt: tricks },
  };

  it("is within what SES and mail programs take, and says what it must (RFC 5322, 2.1.1; RFC 2047, 2; RFC 8058, 3.1)", async () => {
    await sesMailer(FROM, ses.client, "the-set")(gameMail(worst, addressee));
    const [{ raw, mail, Destination }] = (await ses.mails()) as readonly [Taken];
    expect(Destination.ToAddresses).toEqual(["ann@home.example"]);
    const head = raw.slice(0, raw.indexOf("\r\n\r\n")).split("\r\n");
    for (const line of head.filter((one) => /=\?utf-8\?/i.test(one)))
      expect(line.length).toBeLessThanOrEqual(LIMITS.encodedLine);
    for (const line of raw.split("\r\n")) expect(line.length).toBeLessThanOrEqual(LIMITS.line);
    expect(mail.subject!.length).toBeLessThanOrEqual(LIMITS.subject);
    expect(mail.subject).not.toMatch(/[\u202E\u200B]/u);
    expect(`${mail.text}${mail.html}`).not.toMatch(/[\u202E\u200B]/u);
    expect(Buffer.from(mail.html!).toString()).toBe(mail.html);
    expect(Buffer.byteLength(mail.html!)).toBeLessThanOrEqual(LIMITS.html);
    expect(mail.text).toContain(worst.link);
    const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value;
    expect(header("list-unsubscribe")).toBe(`<${addressee.oneClickStop}>`);
    expect(header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
    expect(mail.bcc).toBeUndefined();
  });
});
