import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { launchBrowser } from "../../bench/browser.ts";
import { LocalHost } from "../../bench/localHost.ts";
import { faults, isTooWide } from "./axe.ts";
import { Person } from "./person.ts";
import { DESK, PHONE } from "./visit.ts";

/** The guided first game: to its end, left early, and never again. */

let browser: Browser;
let host: LocalHost;
beforeAll(async () => {
  [browser, host] = await Promise.all([launchBrowser(), LocalHost.start()]);
});
afterAll(async () => {
  await browser.close();
  await host.stop();
});

async function begin(options: object): Promise<Page> {
  const page = await (await browser.newContext({ bypassCSP: true, ...options })).newPage();
  page.setDefaultTimeout(30_000);
  await page.goto(host.url);
  await page.click(".guide-offer button:enabled");
  await page.waitForSelector(".guide:not([hidden])");
  return page;
}
const kept = (page: Page) => page.evaluate(() => localStorage.getItem("guide"));

/** Runs in the page, at one moment: what is said, and whether it hides what it is about. */
function readCallout(): { words: string; covers: boolean } {
  const box = document.querySelector(".guide")?.getBoundingClientRect();
  const thing = document.querySelector(".is-pointed")?.getBoundingClientRect();
  const covers =
    box !== undefined &&
    thing !== undefined &&
    box.left < thing.right &&
    thing.left < box.right &&
    box.top < thing.bottom &&
    thing.top < box.bottom;
  return { words: document.querySelector(".guide p")?.textContent ?? "", covers };
}

it("points at each thing of the page as it comes, until all was shown", async () => {
  const page = await begin(DESK);
  expect(await faults(page)).toEqual([]);
  const person = new Person(page);
  const told = new Set<string>();
  const callout = page.locator(".guide:not([hidden])");
  for (let step = 0; step < 200 && (await kept(page)) === "on"; step++) {
    if (await callout.isVisible()) {
      const { words, covers } = await page.evaluate(readCallout);
      if (!told.has(words)) expect(covers, words).toBe(false);
      told.add(words);
      // What it was about may be gone by itself.
      await callout
        .locator(".main")
        .click({ timeout: 3_000 })
        .catch(() => undefined);
    } else await person.answerOne(2_000);
  }
  expect(await kept(page)).toBe("done");
  told.delete("");
  expect(told.size).toBeGreaterThanOrEqual(6);
  expect([...told].some((words) => words.includes("Who attacks?"))).toBe(true);
  expect(await page.locator(".guide").count()).toBe(0);
  await page.goto(host.url);
  await page.waitForSelector(".play-now:enabled");
  expect(await page.locator(".guide-offer").count()).toBe(0);
}, 200_000);

it("can be left at once, on a phone too", async () => {
  const page = await begin(PHONE);
  expect(await faults(page)).toEqual([]);
  expect(await isTooWide(page)).toBe(false);
  await page.click(".guide .quiet");
  await expect.poll(() => kept(page)).toBe("done");
  await page.reload();
  await page.waitForSelector(".question");
  expect(await page.locator(".guide").count()).toBe(0);
});
