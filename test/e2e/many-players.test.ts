import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { Person } from "./person.ts";
import { useBrowser, useHost } from "./shared.ts";

/** A table of four as people play it: two of them at the page, two computers, Commander (903). */

const { host } = useHost();
const here = useBrowser();

const complaints: string[] = [];
async function open(address: string): Promise<Page> {
  const page = await (await here.browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  page.on("pageerror", (error) => complaints.push(error.message));
  await page.goto(address);
  return page;
}

it("plays a Commander game of two people and two computers to its end", async () => {
  const page = await open(host.url);
  await page.check('input[value="friend"]');
  await page.click(".folded summary");
  await page.selectOption(".played select", "commander");
  const seats = page.locator(".seat-form");
  expect(await seats.count()).toBe(3);
  await page.fill('input[autocomplete="nickname"]', "Ada");
  await seats.nth(0).locator("input").fill("Robin");
  for (const at of [1, 2]) await seats.nth(at).locator("select").first().selectOption("computer");
  await page.click('button[type="submit"]:enabled');
  await page.waitForSelector(".link-row");
  const addresses = await page
    .locator(".link-row input")
    .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
  expect(addresses).toHaveLength(2);
  const people = await Promise.all(addresses.map(open));
  for (const one of people) {
    await one.waitForSelector(".table[data-players='4']");
    // 903.6, 903.7: each begins with a commander in the command zone, and 40 life.
    await expect.poll(() => one.locator(".commander.is-here").count()).toBe(4);
    expect(await one.locator(".bar .life").allTextContents()).toEqual(["40", "40", "40", "40"]);
  }
  const [ada, robin] = people.map((one) => new Person(one)) as [Person, Person];
  // Robin leaves in the middle (800.4a); the others go on, and so does Ada for as long as there is patience.
  await Promise.all([ada.playUntil(9, 18_000), robin.playUntil(7, 18_000).then(() => robin.concede())]);
  await ada.playUntil(16, 10_000);
  if ((await people[0]!.locator(".question").getAttribute("data-ask")) !== "over") await ada.concede();
  const ends = await Promise.all([ada, robin].map((one) => one.playToTheEnd(60_000)));
  expect(ends[0]).toMatch(/won|draw/);
  expect(ends[1]).toBe(ends[0]);
  for (const { answers } of [ada, robin]) expect(answers.priority).toBeGreaterThan(1);
  for (const one of people)
    await expect.poll(() => one.textContent(".log"), { timeout: 10_000 }).toMatch(/(win|lose)s? the game/);
  expect(complaints).toEqual([]);
}, 200_000);
