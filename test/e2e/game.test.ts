import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { launchBrowser } from "../support/browser.ts";
import { Person } from "./person.ts";

/** Everything that a player uses, for real: `npm start`, the page, a browser, the computer as the opponent. */

let browser: Browser;
let host: ChildProcess;
let url: string;
const data = mkdtempSync(join(tmpdir(), "hold-priority-e2e-"));

beforeAll(async () => {
  const command = ["--import", "tsx", "bin/local.ts", "--port", "0", "--data", data, "--no-demo"];
  host = spawn(process.execPath, command, { stdio: ["ignore", "pipe", "pipe"] });
  url = await addressOf(host);
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
  if (host?.exitCode === null) {
    const gone = new Promise((resolve) => host.once("exit", resolve));
    host.kill("SIGINT");
    await gone;
  }
  rmSync(data, { recursive: true, force: true });
});

/** What the host says it is at; throws with all it said if it ends first. */
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = "";
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
      const address = /Hold Priority is at (\S+)/.exec(said)?.[1];
      if (address) resolve(address.endsWith("/") ? address : `${address}/`);
    };
    child.stdout?.on("data", hear);
    child.stderr?.on("data", hear);
    child.once("exit", (code) => reject(new Error(`the host ended with ${code}:\n${said}`)));
  });
}

async function begin(): Promise<{ page: Page; complaints: string[] }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    if (message.text().includes("Content Security Policy")) complaints.push(message.text());
  });
  await page.goto(url);
  // Two decks that do not wait for each other.
  await page.check('input[name="mine"][value="Hooves on the Slope"]');
  await page.check('input[name="theirs"][value="Fen and Fire"]');
  await page.click('button[type="submit"]:enabled');
  await page.waitForSelector(".table");
  return { page, complaints };
}

it("plays a whole game against the computer until somebody wins", async () => {
  const { page, complaints } = await begin();
  const person = new Person(page);
  const result = await person.playToTheEnd(150_000);
  expect(result).toMatch(/won|draw/);
  expect(person.answers.priority).toBeGreaterThan(5);
  await expect.poll(() => page.textContent(".log"), { timeout: 10_000 }).toMatch(/(win|lose)s? the game/);
  expect(complaints).toEqual([]);
  // The link is all one needs: another browser, same seat, same end.
  const other = await (await browser.newContext()).newPage();
  await other.goto(page.url());
  await other.waitForSelector(".question.is-over");
  expect(await other.textContent(".question h2")).toBe(result);
}, 200_000);
