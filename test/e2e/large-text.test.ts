import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { isTooWide } from "./axe.ts";
import { DESK, PHONE, Visit } from "./visit.ts";

/** Letters of twice the size (WCAG 1.4.4, 1.4.10): zoomed on a desk, set in the browser on a phone. Nobody scrolls sideways. */

const here = Visit.forEachTest();
/** A desk of 1280 x 800 at 200 %. */
const ZOOMED = { ...DESK, viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 };
const PAGES = ["#/", "#/games", "#/challenges", "#/challenges/c1", "#/decks", "#/decks/new", "#/settings", "#/join"];

const enlarged = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
    dispatchEvent(new Event("resize"));
  });

async function pagesToo(page: Page): Promise<string[]> {
  const wide: string[] = [];
  for (const at of PAGES) {
    await page.evaluate((hash) => {
      location.hash = hash;
    }, at);
    await page.waitForSelector("h1");
    if (await isTooWide(page)) wide.push(at);
  }
  return wide;
}

it.each([
  ["zoomed on a desk", ZOOMED, () => Promise.resolve()],
  ["in large letters on a phone", PHONE, enlarged],
])("every page is no wider than its window, %s", async (_, options, enlarge) => {
  const page = await here.open(here.server.url, options);
  await page.waitForSelector("h1");
  await enlarge(page);
  expect(await pagesToo(page)).toEqual([]);
});

it.each([
  ["zoomed on a desk", ZOOMED, () => Promise.resolve()],
  ["in large letters on a phone", PHONE, enlarged],
])("a table can be read and answered, %s", async (_, options, enlarge) => {
  const page = await here.sit("priority", {}, options);
  await enlarge(page);
  expect(await isTooWide(page)).toBe(false);
  // What stands on a card grows with the letters, and the card with it.
  const lettersOfTile = () =>
    page.evaluate(() => {
      const { width } = document.querySelector(".row:not(.row-lands) .as-tile")!.getBoundingClientRect();
      return width / Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    });
  await expect.poll(lettersOfTile).toBeGreaterThan(2.7);
  await page.locator(".question .main").first().click();
  await here.sends(expect.objectContaining({ do: "answer" }));
});
