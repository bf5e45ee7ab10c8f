import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { afterEach, describe, expect, it } from "vitest";
import { addressMail, gameMail } from "../../lib/channels/email/form.ts";
import { smtpMailer } from "../../lib/channels/email/mailer.ts";
import type { GameMessage } from "../../lib/hosting/messages/message.ts";
import { GoneForGood } from "../../lib/hosting/notices/channel.ts";

/** E-mail through a real mail server on loopback. */

let server: SMTPServer | undefined;
afterEach(async () => {
  await new Promise<void>((done) => (server ? server.close(() => done()) : done()));
  server = undefined;
});

/** What it took in; `refuses`: the code with which it refuses every recipient. */
async function mailbox(refuses?: number) {
  const got: { from: string; to: readonly string[]; mail: Email }[] = [];
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo: (_address, _session, done) =>
      done(refuses === undefined ? null : Object.assign(new Error("refused"), { responseCode: refuses })),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const { mailFrom, rcptTo } = session.envelope;
        void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          const from = mailFrom === false ? "" : mailFrom.address;
          got.push({ from, to: rcptTo.map(({ address }) => address), mail });
          done();
        });
      });
    },
  });
  await new Promise<void>((done) => server!.listen(0, "127.0.0.1", done));
  const { port } = server.server.address() as AddressInfo;
  return { got, mailer: smtpMailer(`smtp://127.0.0.1:${port}`, "Hold Priority <games@play.example>") };
}

const message: GameMessage = {
  key: "01GAME.1.7.turn",
  language: "en",
  kind: "turn",
  title: "Ann – Bo <b> · Turn 3, first main phase",
  recap: ["Bo casts Tide Cat.", 'Bo says "<script>alert(1)</script>".'],
  question: {
    ask: 7,
    title: "It is your move",
    detail: [],
    choices: [
      { label: "Pass", token: "x", style: "plain" },
      { label: "Take it back", token: "y", style: "plain", takesBack: true },
    ],
  },
  due: { at: Date.UTC(2026, 0, 5), words: "Until Mon 5 Jan, 12:00" },
  link: "https://play.example/#/game/01GAME/1",
  picture: { url: "https://play.example/v1/pictures/abc.png", alt: "The board: you have 20 life." },
};
const addressee = {
  to: "ann@home.example",
  oneClickStop: "https://play.example/v1/email/stop/token",
  stopPage: "https://play.example/#/email/stop/token",
};

describe("a mail about a game", () => {
  it("says in text and in HTML what happened, what is asked, until when, and where it is answered", async () => {
    const { got, mailer } = await mailbox();
    await mailer(gameMail(message, addressee));
    const [{ from, to, mail }] = got as [(typeof got)[number]];
    expect([from, to]).toEqual(["games@play.example", ["ann@home.example"]]);
    for (const said of ["Bo casts Tide Cat.", "It is your move", "Pass", "Until Mon 5 Jan, 12:00", message.link]) {
      expect(mail.text).toContain(said);
      expect(mail.html).toContain(said);
    }
    expect(mail.html).toContain('alt="The board: you have 20 life."');
    // Nothing in a mail can be pressed.
    expect(`${mail.text}${mail.html}`).not.toContain("Take it back");
  });

  it("has no empty paragraph where nothing is asked", async () => {
    const { got, mailer } = await mailbox();
    const { question: _asked, due: _due, ...heard } = message;
    await mailer(gameMail(heard, addressee));
    expect(got[0]?.mail.text).not.toMatch(/\n\s*\n\s*\n/);
  });

  it("lets nobody's words be markup, nor a header", async () => {
    const { got, mailer } = await mailbox();
    await mailer(gameMail({ ...message, title: "Ann\r\nBcc: all@home.example · Turn 3" }, addressee));
    const { mail, to } = got[0]!;
    expect(mail.html).not.toContain("<script>");
    expect(mail.subject).toBe("Ann Bcc: all@home.example");
    expect(mail.bcc).toBeUndefined();
    expect(to).toEqual(["ann@home.example"]);
  });

  it("is stopped with one click (RFC 8058), and lies in one thread with the game's others", async () => {
    const { got, mailer } = await mailbox();
    await mailer(gameMail(message, addressee));
    await mailer(gameMail({ ...message, key: "01GAME.1.8.turn", title: "Ann – Bo <b> · Turn 4, upkeep" }, addressee));
    const [first, second] = got.map(({ mail }) => mail);
    const header = (mail: Email | undefined, name: string) => mail?.headers.find(({ key }) => key === name)?.value;
    expect(header(first, "list-unsubscribe")).toBe(`<${addressee.oneClickStop}>`);
    expect(header(first, "list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
    expect(first?.references).toBe(second?.references);
    expect(first?.subject).toBe(second?.subject);
    expect(first?.messageId).not.toBe(second?.messageId);
  });

  it("is told in the reader's language", async () => {
    const { got, mailer } = await mailbox();
    await mailer(gameMail({ ...message, language: "it" }, addressee));
    await mailer(addressMail("confirm", "ann@home.example", "https://play.example/#/email/code", "pt"));
    expect(got[0]?.mail.text).toContain("Rispondi sulla pagina");
    expect(got[1]?.mail.subject).toBe("Este endereço é seu?");
    expect(got[1]?.mail.text).toContain("https://play.example/#/email/code");
  });
});

describe("a mail server that refuses", () => {
  it.each([550, 551, 553])("a mailbox with %i has none of that name for good", async (code) => {
    const { mailer } = await mailbox(code);
    await expect(mailer(gameMail(message, addressee))).rejects.toBeInstanceOf(GoneForGood);
  });

  it.each([421, 450, 452, 552])("with %i may take it later", async (code) => {
    const { mailer } = await mailbox(code);
    const error = await mailer(gameMail(message, addressee)).catch((one: unknown) => one);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(GoneForGood);
  });
});
