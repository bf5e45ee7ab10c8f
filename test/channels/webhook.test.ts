import { createHmac, timingSafeEqual } from "node:crypto";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { isPublic, publicLookup } from "../../lib/channels/addresses.ts";
import { consoleChannel } from "../../lib/channels/console.ts";
import { signed, webhook } from "../../lib/channels/webhook.ts";
import { GoneForGood, type Message } from "../../lib/hosting/notices/channel.ts";

const message: Message = { key: "G.1.7.turn", game: "G", seat: 1, ask: 7, kind: "turn", link: "https://play.example/" };
const secret = `whsec_${Buffer.from("a secret of at least 24 bytes").toString("base64")}`;
const now = Date.UTC(2026, 0, 5, 12);

let server: Server | undefined;
afterEach(() => void server?.close());

async function receiver(status: number | "silent", headers: Record<string, string> = {}) {
  const got: { request: IncomingMessage; body: string }[] = [];
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    got.push({ request, body: Buffer.concat(chunks).toString() });
    if (status !== "silent") response.writeHead(status, headers).end("thank you");
  });
  await new Promise<void>((done) => server?.listen(0, "127.0.0.1", done));
  return { got, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook` };
}

const channel = (more: { allowPrivate?: boolean; timeoutMs?: number } = {}) =>
  webhook({ secretsOf: async () => [secret], allowPrivate: true, timeoutMs: 2_000, now: () => now, ...more });

describe("a webhook", () => {
  it("that answers 410 is gone for good, any other refusal is not", async () => {
    const gone = await receiver(410);
    await expect(channel().deliver(message, gone.url, "player")).rejects.toBeInstanceOf(GoneForGood);
    server?.close();
    const broken = await receiver(404);
    await expect(channel().deliver(message, broken.url, "player")).rejects.not.toBeInstanceOf(GoneForGood);
  });

  it("is signed so that a receiver following Standard Webhooks accepts it", async () => {
    const { got, url } = await receiver(204);
    await channel().deliver(message, url, "player");
    const [{ request, body } = { request: undefined, body: "" }] = got;
    const header = (name: string) => String(request?.headers[name]);
    expect(header("webhook-id")).toBe("G.1.7.turn");
    expect(header("webhook-timestamp")).toBe(String(now / 1000));
    expect(request).toMatchObject({ method: "POST", url: "/hook" });
    const key = Buffer.from(secret.slice("whsec_".length), "base64");
    const expected = createHmac("sha256", key)
      .update(`G.1.7.turn.${now / 1000}.${body}`)
      .digest();
    const [version, signature = ""] = header("webhook-signature").split(",");
    expect(version).toBe("v1");
    expect(timingSafeEqual(Buffer.from(signature, "base64"), expected)).toBe(true);
    expect(JSON.parse(body)).toEqual({
      type: "seat.turn",
      timestamp: "2026-01-05T12:00:00.000Z",
      data: { game: "G", seat: 1, ask: 7, kind: "turn", link: "https://play.example/" },
    });
  });

  it("is signed under each key while they are rotated, so that a receiver finds its own", () => {
    const other = `whsec_${Buffer.from("another").toString("base64")}`;
    const [one, two, both] = [[secret], [other], [other, secret]].map(
      (secrets) => signed("id", "{}", secrets, now)["webhook-signature"],
    );
    expect(both).toBe(`${two} ${one}`);
  });

  it("signs the vector of the specification's reference libraries", () => {
    const headers = signed(
      "msg_p5jXN8AQM9LWM0D4loKWxJek",
      '{"test": 2432232314}',
      ["whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"],
      1_614_265_330_000,
    );
    expect(headers["webhook-signature"]).toBe("v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=");
  });

  it.each([301, 400, 410, 500])("answered %i is not delivered", async (status) => {
    const { url } = await receiver(status, { location: "http://127.0.0.1:1/" });
    await expect(channel().deliver(message, url, "player")).rejects.toThrow(String(status));
  });

  it("that is not answered is given up", async () => {
    const { url, got } = await receiver("silent");
    await expect(channel({ timeoutMs: 150 }).deliver(message, url, "player")).rejects.toThrow();
    expect(got).toHaveLength(1);
    server?.closeAllConnections();
  });

  it.each([
    "http://example.com/",
    "https://127.0.0.1/",
    "https://[::1]/",
    "https://[::ffff:10.0.0.1]/",
    "https://0x7f000001/",
    "https://169.254.169.254/latest/meta-data",
    "https://localhost/",
  ])("is never sent to %s when deployed", async (url) => {
    await expect(channel({ allowPrivate: false }).deliver(message, url, "player")).rejects.toThrow(/address/);
  });

  it("refuses a name that resolves to a private address, in the very look-up that connects", async () => {
    for (const all of [true, false])
      await new Promise<void>((done) =>
        publicLookup("localhost", { all }, (error) => {
          expect(error?.message).toContain("not a public address");
          done();
        }),
      );
  });
});

describe("an address", () => {
  it.each(["1.1.1.1", "93.184.216.34", "2606:4700::1111"])("%s is public", (address) =>
    expect(isPublic(address)).toBe(true),
  );
  it.each([
    ...["0.0.0.0", "10.1.2.3", "100.64.0.1", "127.0.0.1", "169.254.169.254", "172.31.255.255", "192.168.0.1"],
    ...["224.0.0.1", "255.255.255.255", "::", "::1", "::ffff:1.1.1.1", "fe80::1", "fd00::1", "ff02::1", "2002:a00:1::"],
    ...["64:ff9b::a00:1", "2001:db8::1", "not an address"],
  ])("%s is not", (address) => expect(isPublic(address)).toBe(false));
});

describe("the console", () => {
  it("says who has to decide", async () => {
    const lines: string[] = [];
    await consoleChannel((line) => lines.push(line)).deliver(message, "", "player");
    expect(lines).toEqual(["game G: seat 1 has to decide (https://play.example/, G.1.7.turn)"]);
  });
});
