import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { deckBook } from "../../lib/cards/decks/resolve.ts";
import type { LogEntry } from "../../lib/engine/api.ts";
import type { Handle } from "../../lib/engine/views.ts";
import { readDeck } from "../../lib/hosting/cards/deck.ts";
import { Refused } from "../../lib/hosting/refusal.ts";
import { readCard } from "../../lib/oracle/index.ts";
import { SCENE_LOG, SCENES, type SceneName } from "../support/scenes.ts";
import { DESK, Visit } from "./visit.ts";

/** What the page says in words: of whom, of what, how much is left, and nothing of its own insides. */

const here = Visit.forEachTest();
const actions = "POST /v1/games/game-priority/actions";
const UNMADE = /\{|\}|undefined|\bnull\b|\[object|\bseat \d|You turn|your, next|"message"/;

/** All that can be read, but for what is hidden from eyes. */
const words = (page: Page): Promise<string> => page.innerText("body");

/** What is only heard, or shown by pointing. */
const heard = (page: Page): Promise<string> =>
  page.$$eval("[aria-label], [title], [alt]", (all) =>
    all.map((one) => ["aria-label", "title", "alt"].map((name) => one.getAttribute(name) ?? "").join(" ")).join("\n"),
  );

it("at no table is anybody called by the number of a seat", async () => {
  const page = await here.open(here.server.url);
  for (const scene of Object.keys(SCENES) as SceneName[]) {
    await here.moveOn(page, scene);
    await expect.poll(() => page.locator(".log li").count(), { message: scene }).toBeGreaterThan(1);
    expect(await words(page), scene).not.toMatch(UNMADE);
    expect(await heard(page), scene).not.toMatch(UNMADE);
  }
}, 120_000);

it("a deck that is refused is its player's, not a seat's", async () => {
  const page = await here.open(`${here.server.url}#/`);
  await page.waitForSelector(".play-now:enabled");
  const refused = await readDeck(deckBook(readCard), "10 Mountain\n5 Plains", { seat: 0 }).catch(
    (error: unknown) => error,
  );
  if (!(refused instanceof Refused)) throw new Error("it was taken");
  const { status, code, message: detail, more } = refused;
  // As the API tells programs.
  expect(detail).toContain("Deck of seat 0");
  here.server.next.push({ to: "POST /v1/games", answer: { status, body: { status, code, detail, ...more } } });
  await page.click(".play-now:enabled");
  await page.waitForSelector('[role="alert"]');
  expect(await page.innerText('[role="alert"]')).toMatch(/Player 1, Deck: .* at least 60.*100\.2a/);
  expect(await words(page)).not.toMatch(UNMADE);
});

it("the log tells of blocks whom they block, of triggers what triggers, and how much life is left", async () => {
  const bear = { id: "b1", name: "Thornhide Bear" };
  const sentinel = { id: "q1", name: "Harbor Sentinel" };
  const entries: LogEntry<Handle>[] = [
    { code: "attack", seat: 1, objects: [sentinel] },
    { code: "block", seat: 0, on: sentinel, objects: [bear, { id: "b3", name: "Mossback Cub" }] },
    { code: "trigger", seat: 1, objects: [sentinel] },
    { code: "damage.player", seat: 0, amount: 3, life: 14, objects: [sentinel] },
    { code: "loseLife", seat: 1, amount: 2, life: 10 },
    { code: "gainLife", seat: 0, amount: 4, life: 18 },
  ];
  here.server.log = [...SCENE_LOG, ...entries];
  const page = await here.sit("priority");
  const lines = () => page.locator(".log li").allInnerTexts();
  await expect.poll(async () => (await lines()).length).toBeGreaterThan(entries.length);
  const said = (await lines()).join("\n");
  expect(said).toMatch(/You block Harbor Sentinel with Thornhide Bear and Mossback Cub/);
  expect(said).toMatch(/Harbor Sentinel’s ability triggers/);
  expect(said).toMatch(/3 damage to you.*14/);
  expect(said).toMatch(/Ada loses 2 life.*10/);
  expect(said).toMatch(/You gain 4 life.*18/);
  expect(await words(page)).not.toMatch(UNMADE);
});

it("the life of both is in view whatever is scrolled", async () => {
  const page = await here.sit("crowded", {}, { ...DESK, viewport: { width: 1280, height: 620 } });
  await page.evaluate(() => document.querySelector(".felt")!.scrollTo(0, 10_000));
  for (const { seat, life } of SCENES.crowded.players) {
    const shown = page.locator(`[data-thing="seat ${seat}"] .life`).first();
    expect(await shown.innerText()).toBe(String(life));
    const box = (await shown.boundingBox())!;
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.y + box.height).toBeLessThanOrEqual(620);
  }
});

it.each([
  ["the way to it", 404, { message: "Not Found" }],
  ["the gateway", 403, { message: "Forbidden" }],
  ["something without words", 418, undefined],
])("a refusal by %s is told once, in words with a way out", async (_, status, body) => {
  const page = await here.sit("priority");
  here.server.next.push({ to: actions, answer: { status, body } });
  await page.click(".pass");
  await page.waitForSelector(".trouble");
  expect(await page.locator('.trouble, [role="alert"]:not(.trouble *)').count()).toBe(1);
  expect(await page.locator(".trouble :is(button, a)").count()).toBeGreaterThan(0);
  const said = await page.innerText(".trouble");
  expect(said).toMatch(/\w+ \w+/);
  expect(said).not.toMatch(UNMADE);
});

it("a form that is refused names each fault once", async () => {
  const page = await here.open(`${here.server.url}#/`);
  await page.waitForSelector("h1");
  await page.waitForSelector(".play-now:enabled");
  here.server.next.push({ to: "POST /v1/games", answer: { status: 404, body: { message: "Not Found" } } });
  await page.click(".play-now:enabled");
  await page.waitForSelector('[role="alert"]');
  const faults = await page.locator('[role="alert"]').allInnerTexts();
  expect(faults).toHaveLength(1);
  expect(faults[0]).not.toMatch(UNMADE);
});

it("nothing of a conceded game is left to be done: no stack, no arrow, no mark, and nothing to take back", async () => {
  const page = await here.sit("target");
  expect(await page.locator('button:has-text("Take it back")').count()).toBe(1);
  expect(await page.locator(".table [data-mark]").count()).toBeGreaterThan(0);
  here.server.after.set("target", { ...SCENES.target, pending: [], waitingFor: [], result: { winners: [1] } });
  await page.click('button:has-text("This game")');
  await page.click('dialog button:has-text("Concede the game …")');
  await page.click('dialog button:has-text("Yes, concede")');
  await page.waitForSelector('.question[data-ask="over"]');
  const left = '.stack, path.arrow, .table [data-mark], button:has-text("Take it back"), button:has-text("Go back")';
  expect(await page.locator(left).count()).toBe(0);
});
