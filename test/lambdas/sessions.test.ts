import { ReceiveMessageCommand } from "@aws-sdk/client-sqs";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { AccountOpened, MySessions, SessionsChanged } from "../../lib/hosting/api.ts";
import { QUOTAS } from "../../lib/hosting/limits/limits.ts";
import { consumeNotice } from "../../lib/hosting/notices/consume.ts";
import { linkFromChat } from "../../lib/hosting/ownData/linkChat.ts";
import { CODE_LIFE_MS } from "../../lib/hosting/people/identities.ts";
import { newSecret } from "../../lib/hosting/signingKeys.ts";
import { type Aws, startAws } from "../support/aws.ts";
import { contents, delivery, drain, type Hosted, hosted, decks as numbers } from "../support/hosted.ts";
import { type Client, client } from "../support/http.ts";

/** One person and their devices: joined by codes, listed, signed out; and the ways back in. */

let aws: Aws;
let host: Hosted;
let call: Client;
let mails: { to: string; link: string }[];
beforeAll(async () => {
  aws = await startAws();
});
afterAll(() => aws.stop());
beforeEach(async () => {
  host = await hosted(aws);
  mails = [];
  call = client(host.table, numbers, async () => async (_, to, link) => void mails.push({ to, link }));
});

/** What the next message of the queue of notices says. */
async function received({ aws, queueUrls }: Hosted): Promise<{ readonly signIn: object } | undefined> {
  const { Messages = [] } = await aws.sqs.send(new ReceiveMessageCommand({ QueueUrl: queueUrls.notifications }));
  return Messages[0]?.Body === undefined ? undefined : JSON.parse(Messages[0].Body);
}

const post = async <T>(path: string, body: object, token?: string) => {
  const answer = await call("POST", path, { body, ...(token !== undefined && { token }) });
  return { ...(answer.body as T), status: answer.status };
};
const begin = (device: string, keep = newSecret()) => post<AccountOpened>("/v1/account", { keep, device });
const join = (code: string, keep = newSecret(), device = "Phone") =>
  post<AccountOpened & { code?: string }>("/v1/account/join", { code, keep, device });
const change = (token: string, body: object) => post<SessionsChanged>("/v1/player/sessions", body, token);
const sessions = async (token: string) =>
  ((await call("GET", "/v1/player/sessions", { token })).body as MySessions).sessions;
const opens = async (token: string) => (await call("GET", "/v1/player", { token })).status;

describe("another device", () => {
  it("joins by a code, once, within ten minutes", async () => {
    const { token } = await begin("Laptop");
    await post("/v1/player", { weekends: true }, token);
    const { code, until } = await change(token, { do: "code" });
    expect(until).toBe(host.clock.now + CODE_LIFE_MS);
    const mine = newSecret();
    const phone = await join(code!.toLowerCase(), mine);
    expect((await call("GET", "/v1/player", { token: phone.token })).body).toMatchObject({ weekends: true });
    // A lost answer: the same secret again. Anybody else comes too late.
    expect((await join(code!, mine)).status).toBe(200);
    expect(await join(code!)).toMatchObject({ status: 403, code: "bad-code" });
    const { code: late } = await change(token, { do: "code" });
    host.clock.now += CODE_LIFE_MS + 1;
    expect((await join(late!)).status).toBe(403);
    expect(JSON.stringify([...(await contents(host))])).not.toContain(late);
  });

  it("is listed by its name, and signed out at once", async () => {
    const { token } = await begin("Laptop");
    const mine = newSecret();
    const phone = await join((await change(token, { do: "code" })).code!, mine);
    const all = await sessions(phone.token);
    expect(all.map(({ name, here = false }) => [name, here])).toEqual(
      expect.arrayContaining([
        ["Laptop", false],
        ["Phone", true],
      ]),
    );
    const left = await change(token, { do: "end", id: all.find(({ here }) => here)!.id });
    expect(left.sessions.map(({ name }) => name)).toEqual(["Laptop"]);
    expect([await opens(phone.token), await opens(token)]).toEqual([401, 200]);
    expect((await post("/v1/account/token", { secret: mine })).status).toBe(403);
    // Many of them, and over time: what is noted of those signed out is forgotten with their tokens.
    host.clock.now += 3 * 3_600_000;
    const again = await post<AccountOpened>("/v1/account", { keep: newSecret(), device: "Other" });
    expect(again.status).toBe(200);
  });

  it("of another player is nothing that one could end", async () => {
    const [ann, bo] = [await begin("Ann's"), await begin("Bo's")];
    const [theirs] = await sessions(bo.token);
    await change(ann.token, { do: "end", id: theirs!.id });
    expect(await opens(bo.token)).toBe(200);
    expect(await sessions(bo.token)).toHaveLength(1);
    for (const id of ["", "x".repeat(16), "../../"])
      expect((await change(ann.token, { do: "end", id })).status).toBe(400);
  });

  it("signs everybody else out, codes included", async () => {
    const { token } = await begin("Laptop");
    const { code } = await change(token, { do: "code" });
    const { code: paper } = await change(token, { do: "recovery" });
    const here = await post<AccountOpened>("/v1/account/signOut", { keep: newSecret(), device: "Here" }, token);
    for (const one of [code!, paper!]) expect(await join(one)).toMatchObject({ status: 403, code: "bad-code" });
    expect((await sessions(here.token)).map(({ name }) => name)).toEqual(["Here"]);
  });
});

describe("a device that was signed out", () => {
  /** Longer than a token of it would be good. */
  const LATER_MS = 3 * 3_600_000;
  const endHere = async (token: string, by = token) =>
    change(by, { do: "end", id: (await sessions(token)).find(({ here }) => here)!.id });

  it("opens the account no more by having begun it", async () => {
    const keep = newSecret();
    const thief = await begin("Thief's", keep);
    const { token } = await join((await change(thief.token, { do: "code" })).code!);
    await endHere(thief.token, token);
    for (const later of [0, LATER_MS]) {
      host.clock.now += later;
      expect(await post("/v1/account", { keep })).toMatchObject({ status: 403, code: "unknown-session" });
      expect(await post("/v1/account/token", { secret: keep })).toMatchObject({ status: 403, code: "unknown-session" });
    }
  });

  it("opens it no more by the code on paper that it came by", async () => {
    const { token } = await begin("Laptop");
    const { code } = await change(token, { do: "recovery" });
    const keep = newSecret();
    const thief = await join(code!, keep);
    const left = await endHere(thief.token, token);
    expect(left.recovery).toBe(false);
    host.clock.now += LATER_MS;
    expect(await join(code!, keep)).toMatchObject({ status: 403, code: "bad-code" });
  });

  it("leaves no code behind that opens it, or has its mails sent elsewhere", async () => {
    for (const void_ of ["end", "signOut"] as const) {
      const { token } = await begin("Laptop");
      const thief = await join((await change(token, { do: "code" })).code!);
      const { code } = await change(thief.token, { do: "code" });
      const chat = await post<{ code: string }>("/v1/player/chats", { do: "code" }, thief.token);
      await post("/v1/player/email", { address: "thief@home.example" }, thief.token);
      const confirming = mails.at(-1)!.link.split("/").at(-1)!;
      const mine =
        void_ === "end"
          ? await endHere(thief.token, token).then(() => token)
          : (await post<AccountOpened>("/v1/account/signOut", { keep: newSecret() }, token)).token;
      expect(await join(code!)).toMatchObject({ status: 403, code: "bad-code" });
      expect(await post("/v1/email", { code: confirming })).toMatchObject({ status: 403, code: "bad-code" });
      const at = { channel: "discord", account: "100000000000000001" };
      await expect(linkFromChat(host.table, at, chat.code)).rejects.toMatchObject({ code: "bad-code" });
      expect((await call("GET", "/v1/player", { token: mine })).body).toEqual({});
    }
  });

  it("takes no room: what is no device of the account is not noted as signed out", async () => {
    const { token } = await begin("Laptop");
    const before = JSON.stringify([...(await contents(host))]).length;
    for (let at = 0; at < 20; at++) await change(token, { do: "end", id: at.toString(16).padStart(16, "0") });
    expect(JSON.stringify([...(await contents(host))]).length).toBeLessThanOrEqual(before);
    expect(await opens(token)).toBe(200);
  });
});

it("what is asked of a player who is gone brings nothing of them back", async () => {
  const { token } = await begin("Laptop");
  await post("/v1/player/email", { address: "ann@home.example" }, token);
  const chat = await post<{ code: string }>("/v1/player/chats", { do: "code" }, token);
  await post("/v1/account/delete", { sure: true }, token);
  expect(await post("/v1/email", { code: mails[0]!.link.split("/").at(-1) })).toMatchObject({ code: "bad-code" });
  const at = { channel: "discord", account: "100000000000000001" };
  await expect(linkFromChat(host.table, at, chat.code)).rejects.toMatchObject({ code: "bad-code" });
  expect([...(await contents(host)).keys()].filter((key) => /^(PLAYER|IDENT)#/.test(key))).toEqual([]);
});

describe("with no device at hand", () => {
  it("a code on paper opens the account, once; a new one takes its place", async () => {
    const { token } = await begin("Lost");
    const { code: first } = await change(token, { do: "recovery" });
    const { code, recovery } = await change(token, { do: "recovery" });
    expect([code, recovery]).toEqual([expect.stringMatching(/^([A-Z2-9]{5}-){4}[A-Z2-9]{5}$/), true]);
    expect(JSON.stringify([...(await contents(host))])).not.toContain(code!.replaceAll("-", ""));
    expect((await join(first!)).status).toBe(403);
    // Years later.
    host.clock.now += 400 * 86_400_000;
    const found = await join(code!.replaceAll("-", " ").toLowerCase());
    expect(found.status).toBe(200);
    expect((await join(code!)).status).toBe(403);
    await post("/v1/account/delete", { sure: true }, found.token);
    expect([...(await contents(host)).keys()].filter((key) => /^(RECOVERY|SESSION)#/.test(key))).toEqual([]);
  });

  it("a mail has a link into the account that gets its mails there, and nobody is told whether one does", async () => {
    const { token } = await begin("Lost");
    await post("/v1/player/email", { address: "Ann@Home.example" }, token);
    const [asked] = mails;
    await post("/v1/email", { code: asked!.link.split("/").at(-1) });
    const answers = [
      await post("/v1/account/mail", { address: "ann@home.example" }),
      await post("/v1/account/mail", { address: "nobody@home.example" }),
    ];
    expect(answers[0]).toEqual(answers[1]);
    expect(host.outbox.signIns).toEqual([]);
    expect(await drain(host)).toEqual([]);
    expect(host.outbox.signIns.map(({ to }) => to)).toEqual(["Ann@Home.example"]);
    const code = host.outbox.signIns[0]!.link.split("#/join/")[1]!;
    expect((await join(code)).status).toBe(200);
    expect((await join(code)).status).toBe(403);
    // Taken away, nothing goes there.
    await post("/v1/player/email", { address: null }, token);
    host.clock.now += 60_000;
    await post("/v1/account/mail", { address: "ann@home.example" });
    expect(await drain(host)).toEqual([]);
    expect(host.outbox.signIns).toHaveLength(1);
    expect(mails.map(({ to }) => to)).toEqual(["Ann@Home.example", "Ann@Home.example"]);
    expect([...(await contents(host)).keys()].filter((key) => key.startsWith("IDENT#"))).toEqual([]);
  });

  it("a mail has none for an address from before signing out everywhere, until it is confirmed again", async () => {
    const { token } = await begin("Lost");
    const confirmed = async (as: string) => {
      await post("/v1/player/email", { address: "thief@home.example" }, as);
      await post("/v1/email", { code: mails.at(-1)!.link.split("/").at(-1) });
    };
    const asked = async () => {
      host.clock.now += 60_000;
      await post("/v1/account/mail", { address: "thief@home.example" });
      expect(await drain(host)).toEqual([]);
      return host.outbox.signIns.length;
    };
    await confirmed(token);
    const mine = (await post<AccountOpened>("/v1/account/signOut", { keep: newSecret() }, token)).token;
    expect(await asked()).toBe(0);
    await confirmed(mine);
    expect(await asked()).toBe(1);
  });

  it("says the same of an address that got all the mails it may as of one that nobody has", async () => {
    const { token } = await begin("Lost");
    await post("/v1/player/email", { address: "Ann@Home.example" }, token);
    await post("/v1/email", { code: mails[0]!.link.split("/").at(-1) });
    const sqs = vi.spyOn(host.aws.sqs, "send");
    const writes = vi.spyOn(host.aws.dynamo, "send");
    const seen: Record<string, unknown[]> = { ann: [], nobody: [] };
    for (let asked = 0; asked < QUOTAS["links by mail"].player + 2; asked++) {
      host.clock.now += 60_000;
      for (const name of ["ann", "nobody"]) {
        const before = [sqs.mock.calls.length, writes.mock.calls.length];
        const answer = await post("/v1/account/mail", { address: `${name}@home.example` });
        seen[name]!.push([answer, sqs.mock.calls.length - before[0]!, writes.mock.calls.length - before[1]!]);
      }
      expect(await drain(host)).toEqual([]);
    }
    expect(seen.ann).toEqual(seen.nobody);
    expect(host.outbox.signIns).toHaveLength(QUOTAS["links by mail"].player);
    expect(host.warnings).toContain("link by mail not sent");
    sqs.mockRestore();
    writes.mockRestore();
  });

  it("a mail that did not go out is tried again", async () => {
    const { token } = await begin("Lost");
    await post("/v1/player/email", { address: "Ann@Home.example" }, token);
    await post("/v1/email", { code: mails[0]!.link.split("/").at(-1) });
    await post("/v1/account/mail", { address: "ann@home.example", language: "it" });
    host.outbox.failures = 1;
    const { signIn } = (await received(host))!;
    await expect(consumeNotice(host.table, delivery(host), JSON.stringify({ signIn }))).rejects.toThrow("out of order");
    await consumeNotice(host.table, delivery(host), JSON.stringify({ signIn }));
    expect(host.outbox.signIns).toMatchObject([{ to: "Ann@Home.example", language: "it" }]);
  });

  it("what is no code is refused, and tries are counted", async () => {
    for (const code of ["", "x".repeat(61)]) expect((await join(code)).status).toBe(400);
    for (const code of ["ABCDEFGHJK", "A".repeat(25), "?"])
      expect(await join(code)).toMatchObject({ status: 403, code: "bad-code" });
  });
});
