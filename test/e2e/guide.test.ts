import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { faults, isTooWide } from "./axe.ts";
import { Person } from "./person.ts";
import { useBrowser, useHost } from "./shared.ts";
import { DESK, PHONE } from "./visit.ts";

/** The guided first game: to its end, left early, and never again. */

const { host } = useHost();
const here = useBrowser();
async function begin(options: object): Promise<Page> {
  const page = await here.open({ bypassCSP: true, ...options });
  page.setDefaultTimeout(30_000);
  await page.goto(host.url);
  await page.click(".guide-offer button:enabled");
  await page.waitForSelector(".guide:not([hidden])");
  return page;
}
const kept = (page: Page) => page.evaluate(() => localStorage.getItem("guide"));

/** Runs in the page, at one moment: what is said, and what it hides of what it is about, the hand and the question. */
function readCallout(): { words: string; covers: readonly string[] } {
  const box = document.querySelector(".guide")?.getBoundingClientRect();
  const covers = [".is-pointed", ".hand .card", ".question"].filter((one) =>
    [...document.querySelectorAll(one)].some((thing) => {
      const { left, right, top, bottom } = thing.getBoundingClientRect();
      return box && box.left < right && left < box.right && box.top < bottom && top < box.bottom;
    }),
  );
  return { words: document.querySelector(".guide p")?.textContent ?? "", covers };
}

/** Runs in the page: whatever has changed has been drawn, and looked at. */
const twoFrames = () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));

it("points at each thing of the page as it comes, until all was shown", async () => {
  const page = await begin(DESK);
  expect(await faults(page)).toEqual([]);
  const person = new Person(page);
  const told = new Set<string>();
  const callout = page.locator(".guide:not([hidden])");
  for (let step = 0; step < 200 && (await kept(page)) === "on"; step++) {
    await page.evaluate(twoFrames);
    if (await callout.isVisible()) {
      const { words } = await page.evaluate(readCallout);
      // It moves a moment after what it is about.
      const covers = async () => {
        const now = await page.evaluate(readCallout);
        return now.words === words ? now.covers : [];
      };
      if (!told.has(words)) await expect.poll(covers, { message: words }).toEqual([]);
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
  await expect.poll(async () => (await page.evaluate(readCallout)).covers).toEqual([]);
  await page.click(".guide .main");
  await expect.poll(async () => (await page.evaluate(readCallout)).covers).toEqual([]);
  await page.click(".guide .quiet");
  await expect.poll(() => kept(page)).toBe("done");
  await page.reload();
  await page.waitForSelector(".question");
  expect(await page.locator(".guide").count()).toBe(0);
});

it("goes on where it was when the page is loaded again", async () => {
  const page = await begin(DESK);
  const words = () => page.textContent(".guide:not([hidden]) p");
  const first = await words();
  await page.click(".guide .main");
  await expect.poll(words).not.toBe(first);
  const second = await words();
  await page.reload();
  await expect.poll(words).toBe(second);
});

it("is offered to nobody who has sat at a table", async () => {
  const page = await here.open({ ...DESK });
  page.setDefaultTimeout(30_000);
  await page.goto(host.url);
  await page.waitForSelector(".guide-offer");
  await page.click(".play-now:enabled");
  await page.waitForSelector(".question");
  await page.goto(host.url);
  await page.waitForSelector(".play-now:enabled");
  expect(await page.locator(".guide-offer").count()).toBe(0);
});

it("is gone through by keyboard alone", async () => {
  const page = await here.open({ bypassCSP: true, ...DESK });
  page.setDefaultTimeout(30_000);
  await page.goto(host.url);
  await page.waitForSelector(".guide-offer button:enabled");
  const focused = () => page.evaluate(() => document.activeElement?.closest("button, a")?.className ?? "");
  const tabTo = async (wanted: string, inside: string) => {
    for (let presses = 0; presses < 40; presses++) {
      await page.keyboard.press("Tab");
      if (await page.evaluate((at) => document.activeElement?.matches(at) === true, `${inside} ${wanted}`)) return;
    }
    throw new Error(`not reached: ${inside} ${wanted}; the focus is at ${await focused()}`);
  };
  await tabTo("button", ".guide-offer");
  await page.keyboard.press("Enter");
  const callout = page.locator(".guide:not([hidden])");
  await callout.waitFor();
  const words = () => page.textContent(".guide p");
  const first = await words();
  await tabTo(".main", ".guide");
  await page.keyboard.press("Enter");
  await expect.poll(words).not.toBe(first);
  // What can be played is told of as soon as there is something.
  if (await page.locator('[data-about="mulligan"]').isVisible()) {
    await callout.waitFor();
    await page.keyboard.press("n");
    await tabTo('[data-answer="no"]', ".question");
    await page.keyboard.press("Enter");
  }
  await page.waitForSelector('.question[data-ask="priority"]');
  await callout.waitFor();
  const third = await words();
  await page.keyboard.press("n");
  await expect.poll(words).not.toBe(third);
  await callout.waitFor();
  await tabTo(".quiet", ".guide");
  await page.keyboard.press("Space");
  await expect.poll(() => kept(page)).toBe("done");
});
