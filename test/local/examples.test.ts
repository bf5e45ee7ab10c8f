import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { webhook } from "../../lib/channels/webhook.ts";
import type { Message } from "../../lib/hosting/notices/channel.ts";
import { type Host, startHost } from "../../lib/local/host.ts";
import { assemblyOfApp, temporaryFolder } from "../support/synthesized.ts";

/** The programs in examples/, run as their first lines say. */

let running: ChildProcess[] = [];
afterEach(() => {
  for (const one of running) one.kill();
  running = [];
});

function run(file: string, argv: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const child = spawn(process.execPath, [`examples/${file}`, ...argv], { env: { ...process.env, ...env } });
  running.push(child);
  const lines: string[] = [];
  const errors: string[] = [];
  createInterface({ input: child.stdout }).on("line", (line) => lines.push(line));
  createInterface({ input: child.stderr }).on("line", (line) => errors.push(line));
  return { child, lines, errors };
}

describe("the bot", () => {
  const folder = temporaryFolder();
  let host: Host;
  beforeAll(async () => {
    const printed = () => undefined;
    host = await startHost({
      assembly: await assemblyOfApp(),
      data: join(folder.path, "data"),
      port: 0,
      log: printed,
    });
  });
  afterAll(async () => {
    await host?.stop();
    folder.remove();
  });

  it("plays a whole game over HTTP", async () => {
    const { child, lines, errors } = run("bot.mjs", [host.url]);
    const [code] = await once(child, "close");
    expect({ code, errors: code === 0 ? [] : errors }).toEqual({ code: 0, errors: [] });
    expect(lines.at(-1)).toMatch(/^(won|lost or drawn)$/);
  }, 240_000);
});

describe("the receiver of webhooks", () => {
  const secret = `whsec_${Buffer.from("a secret of at least 24 bytes").toString("base64")}`;
  const message: Message = {
    key: "G.1.7.turn",
    game: "G",
    seat: 1,
    ask: 7,
    kind: "turn",
    link: "https://play.example/",
  };

  it("takes what is signed by us, once, and nothing else", async () => {
    const { child, lines } = run("webhook-receiver.mjs", ["0"], { WEBHOOK_SECRET: secret });
    await once(child.stdout!, "data");
    const address = `http://127.0.0.1:${lines[0]?.match(/\d+$/)?.[0]}/`;
    const channel = (secretOf: string, now: number) =>
      webhook({ secretsOf: async () => [secretOf], allowPrivate: true, timeoutMs: 5_000, now: () => now });
    const now = Date.now();
    await channel(secret, now).deliver(message, address, "player");
    await channel(secret, now).deliver(message, address, "player");
    const others = `whsec_${Buffer.from("some other secret of 24 bytes").toString("base64")}`;
    await expect(channel(others, now).deliver(message, address, "player")).rejects.toThrow("400");
    await expect(channel(secret, now - 6 * 60_000).deliver(message, address, "player")).rejects.toThrow("400");
    expect(lines.slice(1).map((line) => line.split(":")[0])).toEqual(["seat.turn"]);
  });
});
