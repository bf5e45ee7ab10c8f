import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { verify } from "../../lib/fairness/verify.ts";
import { Person } from "./person.ts";
import { useBrowser, useHost } from "./shared.ts";

/** Everything that a player uses, for real: `npm start`, the page, a browser, the computer as the opponent. */

const { host } = useHost();
const here = useBrowser();

async function begin(): Promise<{ page: Page; complaints: string[] }> {
  const page = await here.open({ viewport: { width: 1280, height: 800 } });
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    if (message.text().includes("Content Security Policy")) complaints.push(message.text());
  });
  await page.goto(host.url);
  // Two decks that do not wait for each other.
  await page.check('input[name="mine"][value="Hooves on the Slope"]');
  await page.click(".folded summary");
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
  await expect.poll(() => page.textContent(".log")).toMatch(/(win|lose)s? the game/);
  expect(complaints).toEqual([]);
  // The link is all one needs: another browser, same seat, same end.
  const other = await here.open({});
  await other.goto(page.url());
  await other.waitForSelector(".question.is-over");
  expect(await other.textContent(".question h2")).toBe(result);
  // What it was shuffled by is disclosed now, to whoever wants to recompute it.
  await other.click('button:has-text("This game")');
  const [download] = await Promise.all([
    other.waitForEvent("download"),
    other.click('dialog button:has-text("Download the record")'),
  ]);
  const commitment = await other.inputValue('dialog [aria-label="The shuffle"]');
  expect(verify(readFileSync(await download.path()), { commitment })).toMatchObject({ problems: [] });
  // And it can be gone through again, to its end, by whoever is shown the address.
  await page.click('a:has-text("Watch it again")');
  await page.waitForSelector(".replay.has-timeline");
  const timeline = page.locator('.replay input[type="range"]');
  // It comes in parts.
  const atItsEnd = async () => {
    await timeline.fill((await timeline.getAttribute("max"))!);
    return page.textContent(".replay-text");
  };
  await expect.poll(atItsEnd).toMatch(/(win|lose)s? the game/);
  expect(Number(await timeline.inputValue())).toBeGreaterThan(50);
  expect(complaints).toEqual([]);
}, 200_000);

it("lets two people meet by an open challenge, play a match, talk, and look at each other's game late", async () => {
  const seat = async () => {
    const page = await here.open({ viewport: { width: 1280, height: 800 } });
    page.setDefaultTimeout(30_000);
    return page;
  };
  const [robin, ada, watcher] = [await seat(), await seat(), await seat()];
  await robin.goto(host.url);
  await robin.check('input[value="anybody"]');
  await robin.fill('input[autocomplete="nickname"]', "Robin");
  await robin.click(".folded summary");
  await robin.selectOption('label:has-text("Match") select', "3");
  await robin.selectOption('label:has-text("Spectators") select', "turn");
  await robin.click('button:has-text("Post the challenge"):enabled');
  await robin.waitForSelector('h1:has-text("Your challenge waits")');

  await ada.goto(`${host.url}#/challenges`);
  await ada.click('.game:has-text("Robin") a');
  await ada.fill('input[autocomplete="nickname"]', "Ada");
  await ada.click('button:has-text("Accept"):enabled');
  await ada.click('a:has-text("Sit down")');
  await ada.waitForSelector(".question");
  await robin.click('a:has-text("Sit down")');
  await robin.waitForSelector(".question");

  await ada.click('[role="tab"]:has-text("Chat")');
  await ada.fill(".chat input", "Good luck!");
  await ada.click('.chat button:has-text("Send")');
  await robin.waitForSelector('[role="tab"]:has-text("1 new")');

  await robin.click('button:has-text("This game")');
  const address = await robin.inputValue('dialog input[aria-label*="spectators"]');
  await watcher.goto(address);
  await watcher.waitForSelector(':text("You see this game 2 turns late.")');
  await robin.click('dialog button:has-text("Concede the game …")');
  await robin.click('dialog button:has-text("Yes, concede this game")');
  await ada.waitForSelector('.is-over:has-text("You won"):has-text("Robin 0 and You 1")');
  await watcher.reload();
  await watcher.waitForSelector('.question:has-text("Ada won")');
  await robin.click('button:has-text("Choose your deck for game 2")');
  await robin.click('button:has-text("Play with the deck as it is")');
  await robin.click('a:has-text("On to game 2")');
  await robin.waitForSelector('.question:not([data-ask="over"])');
  await ada.click('a:has-text("On to game 2")');
  await ada.waitForSelector('.question:not([data-ask="over"])');
  // Whoever lost begins (103.1): keeping the hand is asked of Robin first.
  expect(await robin.textContent(".move")).toBe("Your move");

  // With both there, whoever waits looks within 2 s of what the other did; what comes after is the machine's time.
  await ada.waitForSelector('.question[data-ask="wait"]');
  const looks: { readonly began: number; readonly news: boolean }[] = [];
  ada.on("response", (response) => {
    const request = response.request();
    if (request.method() === "GET" && /\/v1\/games\/[^/?]+(\?.*)?$/.test(request.url()))
      looks.push({ began: request.timing().startTime, news: response.status() === 200 });
  });
  const answered = robin.waitForResponse((one) => one.url().endsWith("/actions") && one.ok());
  await robin.click('.question [data-answer="no"]');
  const { startTime, responseStart } = (await answered).request().timing();
  const done = startTime + responseStart;
  await ada.waitForSelector('.question:not([data-ask="wait"])');
  const heard = looks.find(({ began, news }) => news && began >= startTime);
  expect(heard && heard.began - done).toBeLessThanOrEqual(2_000);

  await ada.goto(`${host.url}#/games`);
  await expect.poll(() => ada.locator(".game").count()).toBe(2);
}, 200_000);

/** A table of four as people play it: two of them at the page, two computers (903). */
it("plays a Commander game of two people and two computers to its end", async () => {
  const complaints: string[] = [];
  const open = async (address: string): Promise<Page> => {
    const page = await here.open({ viewport: { width: 1280, height: 800 } });
    page.on("pageerror", (error) => complaints.push(error.message));
    await page.goto(address);
    return page;
  };
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
  await Promise.all([ada.playUntil(7, 12_000), robin.playUntil(5, 12_000).then(() => robin.concede())]);
  await ada.playUntil(11, 5_000);
  if ((await people[0]!.locator(".question").getAttribute("data-ask")) !== "over") await ada.concede();
  const ends = await Promise.all([ada, robin].map((one) => one.playToTheEnd(60_000)));
  expect(ends[0]).toMatch(/won|draw/);
  expect(ends[1]).toBe(ends[0]);
  for (const { answers } of [ada, robin]) expect(answers.priority).toBeGreaterThan(1);
  for (const one of people) await expect.poll(() => one.textContent(".log")).toMatch(/(win|lose)s? the game/);
  expect(complaints).toEqual([]);
}, 200_000);
