import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import type { LogEntry } from "../../lib/engine/api.ts";
import type { Handle } from "../../lib/engine/views.ts";
import type { Challenge } from "../../lib/hosting/challenge/api.ts";
import { SCENE_LOG, SCENES } from "../support/scenes.ts";
import { DESK, PHONE, Visit } from "./visit.ts";

/** Coming back: the first page, and what happened meanwhile. */

const here = Visit.forEachTest({ bypassCSP: true });

const MEANWHILE: readonly LogEntry<Handle>[] = [
  { code: "cast", seat: 1, objects: [{ id: "q1", name: "Harbor Sentinel" }] },
  {
    ...{ code: "attack", seat: 1, on: { id: "p0" } },
    objects: [{ id: "q1", name: "Harbor Sentinel" }],
  },
  { code: "damage.player", seat: 0, amount: 3, life: 14, objects: [{ id: "q1", name: "Harbor Sentinel" }] },
];

/** Sits down, leaves, and something happens. */
async function beenAway(options = DESK): Promise<Page> {
  const page = await here.sit("priority", {}, options);
  // Goes as ever, and can be put on.
  here.useOnce(page);
  await page.clock.install();
  if (options.isMobile) await page.click('[role="tab"]:has-text("Log")');
  await page.waitForSelector(".log li:has-text('Ashwing Drake')");
  await page.goto(`${here.server.url}#/settings`);
  await page.waitForSelector("h1:has-text('Settings')");
  here.server.log = [...SCENE_LOG, ...MEANWHILE];
  return page;
}

for (const [size, options] of [
  ["wide", DESK],
  ["narrow", PHONE],
] as const)
  describe(`the first page, ${size}`, () => {
    it("begins a game against the computer with one tap", async () => {
      const page = await here.open(here.server.url, options);
      await page.waitForSelector('.play-now:has-text("Thornwood Stampede against the computer’s Skies of Glass")');
      await here.sound(page);
      await page.click(".play-now");
      await page.waitForSelector('.question[data-ask="priority"]');
      const made = here.server.received.find(({ method, path }) => method === "POST" && path === "/v1/games");
      expect(made?.body).toMatchObject({
        seats: [
          { deck: "Thornwood Stampede", as: "link" },
          { deck: "Skies of Glass", as: { bot: "regular" } },
        ],
      });
    });

    it("shows first the games that wait, as they stand, and what changed", async () => {
      const page = await beenAway(options);
      here.server.besides.set("priority", { dueAt: Date.now() + 5.5 * 3_600_000 });
      await page.goto(here.server.url);
      const game = page.locator(".waiting-game");
      await game.waitFor();
      const { players, turn, battlefield } = SCENES.priority;
      const words = await game.innerText();
      for (const part of ["Against Ada", `Turn ${turn.number}`, `You ${players[0]!.life}`, `Ada ${players[1]!.life}`])
        expect(words).toContain(part);
      expect(words).toMatch(/5 hours left/);
      expect(words).toMatch(/Harbor Sentinel/);
      const front = battlefield.filter((one) => !one.types.includes("land") && one.attachedTo === undefined);
      expect(await page.locator(".mini-tile").count()).toBeGreaterThanOrEqual(front.length);
      const [first, second] = [await game.boundingBox(), await page.locator(".play-now").boundingBox()];
      expect(first!.y).toBeLessThan(second!.y);
      await here.sound(page);
      await game.click();
      await page.waitForSelector('.question[data-ask="priority"]');
    });

    it("lists open challenges with their terms", async () => {
      const challenge: Challenge = {
        ...{ challengeId: "c1", link: "", names: ["Mira"], players: 2, status: "waiting", postedAt: 0, open: true },
        ...{ bestOf: 3, expiresAt: Date.UTC(2030, 0, 1) },
      };
      here.server.always.set("GET /v1/challenges", { status: 200, body: { challenges: [challenge] } });
      const page = await here.open(here.server.url, options);
      await page.waitForSelector('.home-part .game:has-text("Mira"):has-text("Best of three")');
      await here.sound(page);
    });
  });

it("a table's script is at most 120 KB on its way", async () => {
  const page = await here.open("about:blank");
  const scripts = new Set<string>();
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".js")) scripts.add(pathname);
  });
  await page.goto(here.server.seat("priority"));
  await page.waitForSelector(".question");
  const sizes = [...scripts].map((name) => gzipSync(readFileSync(join(here.server.folder, name))).length);
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(120 * 1024);
});

describe("what happened while a player was away", () => {
  it("is shown thing by thing, by itself, and ends", async () => {
    const page = await beenAway();
    await page.goto(here.server.seat("priority"));
    await page.waitForSelector('.replay:has-text("1 / 3"):has-text("Harbor Sentinel")');
    await here.sound(page);
    await page.waitForSelector('.replay:has-text("2 / 3")');
    expect(await page.locator('.is-told[data-thing="q1"]').count()).toBe(1);
    await page.waitForSelector(".replay", { state: "detached", timeout: 10_000 });
    expect(await page.locator(".is-told").count()).toBe(0);
  });

  it("goes step by step, with arrows, and is skipped", async () => {
    const page = await beenAway();
    await page.goto(here.server.seat("priority"));
    await page.click('.replay [aria-label="One on"]');
    await page.clock.runFor(2_500);
    expect(await page.textContent(".replay")).toMatch(/[23] \/ 3/);
    await page.waitForSelector("path.arrow");
    await page.click('.replay button:has-text("‹")');
    await page.click(".replay .main");
    await page.waitForSelector(".replay", { state: "detached" });
    await page.reload();
    await page.waitForSelector(".question");
    await page.clock.runFor(400);
    expect(await page.locator(".replay").count()).toBe(0);
  });

  it("stands still for who wants no motion, and is not shown to who does not want it", async () => {
    const page = await beenAway(PHONE);
    await page.goto(here.server.seat("priority"));
    await page.waitForSelector('.replay:has-text("1 / 3")');
    await page.clock.runFor(2_500);
    expect(await page.textContent(".replay")).toContain("1 / 3");
    await here.sound(page);
    await page.click('.replay button:has-text("Do not show this")');
    await page.goto(`${here.server.url}#/settings`);
    await page.waitForSelector("h1:has-text('Settings')");
    here.server.log = [...here.server.log, ...MEANWHILE];
    await page.goto(here.server.seat("priority"));
    await page.waitForSelector(".question");
    await page.clock.runFor(600);
    expect(await page.locator(".replay").count()).toBe(0);
    await page.click('button:has-text("Help")');
    expect(await page.isChecked('label:has-text("When I come back") input')).toBe(false);
  });
});

describe("a game that is over", () => {
  const over = { ...SCENES.waiting, stack: [], pending: [], waitingFor: [], result: { winners: [0] } };
  const frame = (step: number, events: readonly LogEntry<Handle>[], turn: number) => ({
    step,
    events,
    view: { ...over, seat: null, turn: { ...over.turn, number: turn } },
  });

  it.each([
    ["wide", DESK],
    ["narrow", PHONE],
  ])("is shown as a picture to give on, and leads to its replay (%s)", async (_, options) => {
    const page = await here.sit("waiting", { view: over, replay: "shown-to-all" }, options);
    const image = page.locator(".is-won .souvenir img");
    await image.waitFor();
    expect(await image.evaluate((one) => (one as HTMLImageElement).naturalWidth)).toBeGreaterThan(600);
    await here.sound(page);
    const [download] = await Promise.all([page.waitForEvent("download"), page.click(".souvenir button")]);
    expect(download.suggestedFilename()).toBe("hold-priority.png");
  });

  it("goes moment by moment, by a timeline, at an address of each", async () => {
    const frames = [frame(1, SCENE_LOG.slice(0, 5), 6), frame(2, SCENE_LOG.slice(5), 7)];
    const seats = [
      { seat: 0, name: "Robin" },
      { seat: 1, name: "Ada" },
    ];
    const body = { gameId: "game-waiting", seats, frames };
    here.server.always.set("GET /v1/games/game-waiting/replay", { status: 200, body });
    const page = await here.open(`${here.server.url}#/replay/game-waiting/shown-to-all/2`);
    await page.waitForSelector(".replay.has-timeline");
    const boxes = await page.$$eval(".felt .card, .replay", (all) => all.map((one) => one.getBoundingClientRect()));
    const panel = boxes.pop()!;
    // Nothing lies beneath it.
    expect(Math.max(...boxes.map(({ bottom }) => bottom))).toBeLessThanOrEqual(panel.top);
    const told = () => page.locator(".replay-text").innerText();
    const third = await told();
    await page.click('.replay button[aria-label="One on"]');
    expect(await told()).not.toBe(third);
    expect(page.url()).toMatch(/shown-to-all\/3$/);
    await page.locator('.replay input[type="range"]').fill("2");
    expect(await told()).toBe(third);
    await here.sound(page);
    const sent = here.server.received.filter(({ path }) => path.includes("/replay"));
    expect(sent.map(({ headers }) => headers.authorization)).toEqual(["Bearer shown-to-all"]);
  });
});
