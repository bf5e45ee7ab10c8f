import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { emailChannel } from "../../lib/channels/email/channel.ts";
import { codeFor } from "../../lib/hosting/account/chats.ts";
import { type MailAddress, stopToken } from "../../lib/hosting/account/email.ts";
import type { AccountOpened } from "../../lib/hosting/api.ts";
import { linkFromChat } from "../../lib/hosting/ownData/linkChat.ts";
import { CODE_LIFE_MS, newCode } from "../../lib/hosting/people/identities.ts";
import { newSecret } from "../../lib/hosting/signingKeys.ts";
import { type Aws, startAws } from "../support/aws.ts";
import { contents, type Hosted, hosted } from "../support/hosted.ts";
import { type Client, client } from "../support/http.ts";

/** Addresses for mails: nothing goes where nobody said yes, and whoever reads there can stop it. */

let aws: Aws;
let host: Hosted;
let call: Client;
let token: string;
let player: string;
let sent: { to: string; code: string; language: string | undefined }[];
let gone: typeof sent;
beforeAll(async () => {
  aws = await startAws();
});
afterAll(() => aws.stop());
beforeEach(async () => {
  host = await hosted(aws);
  sent = [];
  gone = [];
  const confirm: MailAddress = async (what, to, link, language) =>
    void (what === "gone" ? gone : sent).push({ to, language, code: link.split("#/email/")[1]! });
  call = client(host.table, undefined, async () => confirm);
  token = ((await call("POST", "/v1/account", { body: { keep: newSecret() } })).body as AccountOpened).token;
  player = JSON.parse(Buffer.from(token.split(".")[1]!, "base64url").toString()).sub;
});

const ADDRESS = "ann@home.example";
const ask = (address: string | null = ADDRESS, language?: string) =>
  call("POST", "/v1/player/email", { token, body: { address, ...(language !== undefined && { language }) } });
const confirm = (code: string) => call("POST", "/v1/email", { body: { code } });
const mailbox = async () => ((await call("GET", "/v1/player", { token })).body as { email?: string }).email;
const stop = async (address = ADDRESS) => `/v1/email/stop/${await stopToken(host.table.keys, player, address)}`;

describe("an address for mails", () => {
  it("is the player's only once whoever reads there has said so", async () => {
    expect((await ask(ADDRESS, "pt-BR")).body).toEqual({ email: "asked" });
    expect(sent).toEqual([{ to: ADDRESS, language: "pt-BR", code: expect.stringMatching(/^[A-Z0-9]{10}$/) }]);
    expect(await mailbox()).toBeUndefined();
    expect((await confirm(sent[0]!.code)).body).toEqual({ email: "confirmed" });
    expect(await mailbox()).toBe(ADDRESS);
  });

  it("is confirmed once, in ten minutes, by the code that was sent there and by no other", async () => {
    await ask();
    await ask("bo@home.example");
    const [first, second] = sent.map(({ code }) => code);
    expect((await confirm(first!)).status).toBe(200);
    expect(await confirm(first!)).toMatchObject({ status: 403, body: { code: "bad-code" } });
    host.clock.now += CODE_LIFE_MS + 1_000;
    expect(await confirm(second!)).toMatchObject({ status: 403, body: { code: "bad-code" } });
    const ofPage = await codeFor(host.table, { player, epoch: 0 });
    expect(await confirm(ofPage)).toMatchObject({ status: 403, body: { code: "bad-code" } });
    expect(await mailbox()).toBe(ADDRESS);
  });

  it("does not open the account to whoever reads there: its code links no chat", async () => {
    await ask("stranger@home.example");
    const chat = { channel: "discord", account: "1" };
    await expect(linkFromChat(host.table, chat, sent[0]!.code)).rejects.toMatchObject({ code: "bad-code" });
  });

  it("is kept when the rest of the profile is replaced, and taken away by null", async () => {
    await ask();
    await confirm(sent[0]!.code);
    await call("POST", "/v1/player", { token, body: { weekends: true } });
    expect(await mailbox()).toBe(ADDRESS);
    expect((await ask(null)).body).toEqual({ email: "removed" });
    expect(await mailbox()).toBeUndefined();
  });

  it.each(["", "ann", "ann@home.example\r\nBcc: all@home.example", `${"a".repeat(250)}@home.example`, 7])(
    "is refused as %j",
    async (address) => {
      expect(await ask(address as string)).toMatchObject({ status: 400, body: { code: "invalid-body" } });
      expect(sent).toEqual([]);
    },
  );

  it("is asked for a few times a day, so that nobody's mailbox is filled", async () => {
    for (let times = 0; times < 5; times++) expect((await ask()).status).toBe(200);
    expect(await ask()).toMatchObject({ status: 429, body: { code: "quota-used-up" } });
    expect(sent).toHaveLength(5);
  });

  it("is refused where no mails are sent", async () => {
    call = client(host.table, undefined, async () => undefined);
    expect(await ask()).toMatchObject({ status: 409, body: { code: "no-mails-here" } });
  });
});

describe("an address that another one takes the place of, or that is removed", () => {
  const mailboxes = async () => [...(await contents(host)).keys()].filter((key) => key.startsWith("IDENT#email#"));
  beforeEach(async () => {
    await ask();
    await confirm(sent[0]!.code);
  });

  it("is told, as whoever reads there may not be who did it", async () => {
    await call("POST", "/v1/player", { token, body: { language: "it" } });
    await ask("ANN@home.example");
    await confirm(sent[1]!.code);
    expect(gone).toEqual([]);
    await ask("bo@home.example");
    expect(gone).toEqual([]);
    await confirm(sent[2]!.code);
    expect(gone).toMatchObject([{ to: "ANN@home.example", language: "it" }]);
    await ask(null);
    expect(gone).toMatchObject([{ to: "ANN@home.example" }, { to: "bo@home.example" }]);
  });

  it("leads to the player no more: not in the table, and not once they are deleted", async () => {
    await ask("bo@home.example");
    await confirm(sent[1]!.code);
    expect(await mailboxes()).toHaveLength(1);
    await call("POST", "/v1/account/delete", { token, body: { sure: true } });
    expect(await mailboxes()).toEqual([]);
  });

  it("is replaced even if the mail that says so cannot be sent", async () => {
    const fails: MailAddress = async (what) => {
      if (what === "gone") throw new Error("out of order");
    };
    const code = await newCode(host.table.db, { email: "bo@home.example", of: player, epoch: 0 }, host.clock.now);
    const answer = await client(host.table, undefined, async () => fails)("POST", "/v1/email", { body: { code } });
    expect([answer.status, await mailbox()]).toEqual([200, "bo@home.example"]);
    expect(host.warnings).toContain("mail about an address not sent");
  });
});

describe("the link that stops mails", () => {
  beforeEach(async () => {
    await ask();
    await confirm(sent[0]!.code);
  });

  it("stops nothing when it is only followed", async () => {
    const { status, headers } = await call("GET", await stop());
    expect([status, headers.location]).toEqual([302, expect.stringContaining("#/email/stop/")]);
    expect(await mailbox()).toBe(ADDRESS);
  });

  it("stops them with the form that mail programs send, as often as they like (RFC 8058)", async () => {
    const form = {
      headers: { "content-type": "application/x-www-form-urlencoded" },
      raw: "List-Unsubscribe=One-Click",
    };
    const address = await stop();
    for (let times = 0; times < 2; times++)
      expect(await call("POST", address, form)).toMatchObject({ status: 200, body: { email: "stopped" } });
    expect(await mailbox()).toBeUndefined();
  });

  it("is of that address and that player alone", async () => {
    for (const wrong of [await stop("bo@home.example"), `/v1/email/stop/${player}.abc`])
      expect(await call("POST", wrong)).toMatchObject({ status: 403, body: { code: "bad-stop-link" } });
    expect((await call("POST", "/v1/email/stop/nobody")).status).toBe(200);
    // Longer than a key of the table may be.
    const long = `/v1/email/stop/${"x".repeat(4_000)}.abc`;
    expect(await call("POST", long)).toMatchObject({ status: 403, body: { code: "bad-stop-link" } });
    expect(await mailbox()).toBe(ADDRESS);
  });
});

describe("mails as a channel", () => {
  it("are tried again later where the game cannot be looked at, or no mails are sent any more", async () => {
    const message = { key: "G.0.1.turn", game: "G", seat: 0, ask: 1, kind: "turn", link: "http://127.0.0.1/" } as const;
    const channel = (email?: { from: string; server: string }) =>
      emailChannel(host.table.keys, "http://127.0.0.1", async () => (email ? { email } : {}));
    await expect(channel().deliver(message, ADDRESS, player)).rejects.toThrow("no mails");
    const from = "games@play.example";
    await expect(channel({ from, server: "smtp://127.0.0.1:1" }).deliver(message, ADDRESS, player)).rejects.toThrow(
      "cannot be looked at",
    );
  });
});
