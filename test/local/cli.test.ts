import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { temporaryFolder } from "../support/synthesized.ts";

const folder = temporaryFolder();
const running: ChildProcess[] = [];
afterEach(() => {
  for (const child of running.splice(0)) child.kill("SIGKILL");
});
afterAll(() => folder.remove());

const READY_WITHIN_MS = 90_000;

/** `npm start -- …`, without npm in between. */
function run(...options: string[]) {
  const child = spawn(process.execPath, ["--import", "tsx", "bin/local.ts", ...options], { stdio: "pipe" });
  running.push(child);
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  const ended = new Promise<number | null>((resolve) => child.once("close", (code) => resolve(code)));
  return {
    ended,
    text: () => output,
    interrupt: () => child.kill("SIGINT"),
    async says(words: RegExp): Promise<RegExpExecArray> {
      // In a fresh clone it bundles first, beside whatever else is tested.
      for (const until = Date.now() + READY_WITHIN_MS; Date.now() < until; ) {
        const found = words.exec(output);
        if (found) return found;
        if (child.exitCode !== null) break;
        await new Promise((resolve) => setTimeout(resolve, 25));
      }
      throw new Error(`it never said ${words}, but:\n${output}`);
    },
  };
}

describe("npm start", () => {
  it("explains itself", async () => {
    const help = run("--help");
    expect(await help.ended).toBe(0);
    expect(help.text()).toMatch(/--port <N> .*\n.*--data <DIR>/);
  });

  it.each([[["--colour"]], [["--port", "many"]], [["--port", "70000"]], [["extra"]]])("refuses %j", async (options) => {
    const host = run(...options);
    expect(await host.ended).toBe(2);
    expect(host.text()).toMatch(/npm start -- \[options\]/);
  });

  it("says when the port is taken, or the folder is none or in use, without a stack trace", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await new Promise((resolve) => other.once("listening", resolve));
    const { port } = other.address() as AddressInfo;
    const taken = run("--port", String(port), "--data", join(folder.path, "a"));
    expect(await taken.ended).toBe(3);
    expect(taken.text().trim().split("\n").at(-1)).toBe(
      `Port ${port} is not free. Choose another with --port (0 takes any).`,
    );
    // It need not have begun what takes its time.
    expect(taken.text()).not.toContain("Starting the table");
    other.close();

    const file = join(folder.path, "file");
    writeFileSync(file, "");
    const none = run("--port", "0", "--data", file);
    expect(await none.ended).toBe(4);
    expect(none.text()).toMatch(/cannot be written .* Choose another with --data\.\n$/);
  });

  it("prints links that open seats, stops on Ctrl-C, and goes on with the same games", async () => {
    const data = join(folder.path, "games");
    const first = run("--port", "0", "--data", data);
    await first.says(/Starting the table, the queue and the functions\.[\s\S]*Hold Priority is at .* \(ready after/);
    const [, link = ""] = await first.says(/Play the computer: +(\S+)/);
    await first.says(/Ctrl-C stops/);
    const url = new URL(link);
    const second = run("--port", "0", "--data", data);
    expect(await second.ended).toBe(4);
    const secret = url.hash.split(/[#/]/).at(-1);
    const seat = await fetch(`${url.origin}/v1/seats`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ secret }),
    });
    expect(seat.status).toBe(200);
    first.interrupt();
    expect(await first.ended).toBe(0);
    expect(existsSync(join(data, "host.pid"))).toBe(false);

    const again = run("--port", "0", "--data", data);
    const [, kept = ""] = await again.says(/Play the computer: +(\S+)/);
    expect(new URL(kept).hash).toBe(url.hash);
    again.interrupt();
    expect(await again.ended).toBe(0);
  });
});
