import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { faults } from "./axe.ts";
import { useBrowser, useHost } from "./shared.ts";
import { DESK, PHONE } from "./visit.ts";

/** The page as a program of its own: without a network, and on a second device. */

const { host } = useHost();
const here = useBrowser();
async function visit(options: object = DESK): Promise<Page> {
  const page = await (await here.browser.newContext({ bypassCSP: true, ...options })).newPage();
  page.setDefaultTimeout(30_000);
  await page.goto(host.url);
  return page;
}
const begin = async (page: Page) => {
  await page.click(".play-now:enabled");
  await page.waitForSelector('.question:not([data-ask="wait"])');
};

it("shows what was seen last without a network, keeps what is answered, and sends it when it is back", async () => {
  const page = await visit();
  await begin(page);
  const asked = await page.getAttribute(".question", "data-question");
  const seat = page.url();
  await page.goto(`${host.url}#/games`);
  await page.waitForSelector(".game.is-yours .game-open");
  await page.context().setOffline(true);
  await page.goto(`${host.url}#/settings`);
  await page.waitForSelector('h1:has-text("Settings")');
  await page.goto(`${host.url}#/games`);
  await page.click(".game.is-yours .game-open");
  await page.waitForSelector(`.question[data-question="${asked}"]`);
  expect(page.url()).toBe(seat);
  expect(await page.locator(".hand [data-thing]").count()).toBe(7);
  expect(await faults(page)).toEqual([]);
  await page.click('.question [data-answer="no"]');
  await page.context().setOffline(false);
  await page.waitForSelector(`.question:not([data-question="${asked}"])`);
});

it("opens without a network for whoever has been here before, and then sends what was answered", async () => {
  const page = await visit();
  await begin(page);
  const asked = await page.getAttribute(".question", "data-question");
  await page.reload();
  await page.waitForSelector(`.question[data-question="${asked}"]`);
  await page.evaluate("navigator.serviceWorker.ready");
  await page.context().setOffline(true);
  await page.reload();
  await page.waitForSelector(`.question[data-question="${asked}"]`);
  expect(await page.locator(".trouble").getAttribute("data-code")).toBe("offline");
  await page.goto(`${host.url}#/decks`);
  await page.waitForSelector("h1");
  await page.goBack();
  await page.click('.question [data-answer="no"]');
  await page.context().setOffline(false);
  await page.waitForSelector(`.question:not([data-question="${asked}"])`);
});

it("may be installed: a manifest with icons of its own", async () => {
  const manifest = (await (await fetch(`${host.url}manifest.webmanifest`)).json()) as {
    icons: { src: string; sizes: string; type: string; purpose?: string }[];
    start_url: string;
    display: string;
  };
  expect(manifest).toMatchObject({ display: "standalone", start_url: "/#/games" });
  expect(manifest.icons.some(({ purpose }) => purpose === "maskable")).toBe(true);
  for (const { src, type } of manifest.icons) {
    const icon = await fetch(host.url + src);
    expect([icon.status, icon.headers.get("content-type")]).toEqual([200, type]);
  }
});

it("one person has their games on a second device by a code, and signs the first one out", async () => {
  const laptop = await visit();
  await begin(laptop);
  await laptop.goto(`${host.url}#/settings`);
  await laptop.click('button:has-text("Another device")');
  await laptop.waitForSelector(".qr svg");
  expect(await faults(laptop)).toEqual([]);
  const link = await laptop.inputValue(".given-code input[readonly]");
  const phone = await visit(PHONE);
  await phone.goto(link);
  await phone.waitForSelector('h1:has-text("Open an account here?")');
  expect(await faults(phone)).toEqual([]);
  await phone.click('button:has-text("It is mine")');
  await phone.click(".game-open");
  await phone.waitForSelector(".question");
  // It works once.
  const third = await visit();
  await third.goto(link);
  await third.click('button:has-text("It is mine")');
  await third.waitForSelector('[role="alert"]:has-text("not valid")');
  await phone.goto(`${host.url}#/settings`);
  await phone.click('.sessions li:not(:has-text("this")) button:has-text("Sign out")');
  await expect.poll(() => phone.locator(".sessions li").count()).toBe(1);
  // With a code on paper, the way back for whoever has lost every device.
  await phone.click('button:has-text("A code for paper")');
  const code = (await phone.textContent(".the-code")) ?? "";
  const found = await visit();
  await found.goto(`${host.url}#/join`);
  await found.fill('input[autocomplete="one-time-code"]', code.toLowerCase());
  await found.click('button:has-text("It is mine")');
  await found.waitForSelector(".game-open");
});
