import { randomBytes } from "node:crypto";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { launchBrowser } from "../../bench/browser.ts";
import { LocalHost } from "../../bench/localHost.ts";
import type { SeatSnapshot } from "../../lib/hosting/api.ts";
import type { PostChallenge } from "../../lib/hosting/challenge/api.ts";
import { situations } from "../../lib/situations/situations.ts";
import { PageServer } from "../support/pageServer.ts";
import { SCENE_LOG, type SceneName } from "../support/scenes.ts";
import { Person } from "./person.ts";
import { DESK, PHONE } from "./visit.ts";

/**
 * `npm run page-pictures [NAME ...]`: the documents' pictures of the page (docs/pictures), each taken of the page as it is;
 * games on `npm start`'s own host, tables that have to show something particular by hand.
 */
const FOLDER = "docs/pictures";
const wanted = new Set(process.argv.slice(2));
mkdirSync(FOLDER, { recursive: true });

const still: BrowserContextOptions = { ...DESK, colorScheme: "dark", reducedMotion: "reduce" };
const browser: Browser = await launchBrowser();
const server = await PageServer.start();
const positions = await situations();

async function open(address: string, options: BrowserContextOptions): Promise<Page> {
  const page = await (await browser.newContext(options)).newPage();
  page.setDefaultTimeout(20_000);
  await page.goto(address);
  return page;
}

/** After what is drawn a little later: pictures of cards, lists that are asked for. */
async function take(page: Page, name: string, part?: string): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(900);
  const path = join(FOLDER, `${name}.png`);
  await (part === undefined ? page.screenshot({ path }) : page.locator(part).first().screenshot({ path }));
  console.log(path);
}

async function sit(scene: SceneName, besides: Partial<SeatSnapshot>, options = still): Promise<Page> {
  server.besides.set(scene, besides);
  const page = await open(server.seat(scene), options);
  await page.waitForSelector(".question");
  return page;
}

const position = (name: string): Partial<SeatSnapshot> => {
  const one = positions.find((it) => it.name === name);
  if (!one) throw new Error(`no position ${name}`);
  return { view: one.view(one.seat) };
};

const orders = (given: Partial<SeatSnapshot["orders"]>): SeatSnapshot["orders"] => ({
  ...{ revision: 3, stops: { profile: "default" }, orders: [], preferences: {}, disarmed: [] },
  ...given,
});

const byHand: Readonly<Record<string, () => Promise<void>>> = {
  table: async () => take(await sit("blockers", position("choose blockers")), "table"),
  phone: async () => take(await sit("priority", position("turn 10"), { ...PHONE }), "phone"),
  end: async () => take(await sit("waiting", { ...position("game won"), replay: "shown-to-all" }), "end"),
  "four-players": async () => take(await sit("priority", position("four players")), "four-players"),
  async stops() {
    const page = await sit("waiting", { orders: orders({ stops: { profile: "default", opponents: ["end"] } }) });
    await page.setViewportSize({ width: 1280, height: 1400 });
    await page.click('button:has-text("In advance")');
    await page.click('summary:has-text("Steps of the opponents")');
    await take(page, "stops", '.ahead-part:has(input[name="profile"])');
  },
  async orders() {
    const two = [
      { order: "respond", with: { cast: "Cinder Lance" }, targets: [["it"]], to: { type: "creature" } },
      { order: "answer", source: "Night Owl", yes: false },
    ] as unknown as SeatSnapshot["orders"]["orders"];
    const page = await sit("waiting", { orders: orders({ orders: two }) });
    await page.setViewportSize({ width: 1280, height: 1000 });
    await page.click('button:has-text("In advance")');
    await take(page, "orders", "dialog");
  },
  async "while-away"() {
    const page = await sit("priority", {}, PHONE);
    await page.click('[role="tab"]:has-text("Log")');
    await page.waitForSelector(".log li:has-text('Ashwing Drake')");
    await page.goto(`${server.url}#/settings`);
    await page.waitForSelector("h1");
    const sentinel = [{ id: "q1", name: "Harbor Sentinel" }];
    server.log = [
      ...SCENE_LOG,
      { code: "cast", seat: 1, objects: sentinel },
      { code: "attack", seat: 1, on: { id: "p0" }, objects: sentinel },
      { code: "damage.player", seat: 0, amount: 3, life: 14, objects: sentinel },
    ];
    await page.goto(server.seat("priority"));
    await page.waitForSelector(".replay");
    await take(page, "while-away");
    server.log = SCENE_LOG;
  },
};

/** Who waits for an opponent, as others see it in the list. */
const WAITING: readonly Partial<PostChallenge>[] = [
  { name: "Ada", bestOf: 3 },
  { name: "Mira" },
  { name: "Theo", watch: { turns: 2 } },
];

const onTheHost: Readonly<Record<string, (host: LocalHost) => Promise<void>>> = {
  async challenges(host) {
    const { decks } = (await (await fetch(`${host.url}v1/decks`)).json()) as { decks: readonly { name: string }[] };
    for (const [at, one] of WAITING.entries()) {
      const keep = randomBytes(32).toString("base64url");
      const body = JSON.stringify({ ...one, deck: decks[at * 2]!.name, keep, open: true });
      const headers = { "content-type": "application/json" };
      const posted = await fetch(`${host.url}v1/challenges`, { method: "POST", headers, body });
      if (!posted.ok) throw new Error(await posted.text());
    }
    const page = await open(`${host.url}#/challenges`, { ...still, viewport: { width: 760, height: 540 } });
    await page.waitForFunction((count) => document.querySelectorAll(".game").length === count, WAITING.length);
    await take(page, "challenges");
  },
  async join(host) {
    const first = await open(host.url, still);
    await first.click(".play-now:enabled");
    await first.waitForSelector(".question");
    await first.goto(`${host.url}#/settings`);
    await first.click('button:has-text("Another device")');
    const link = await first.inputValue(".given-code input[readonly]");
    await take(await open(link, { ...PHONE, viewport: { width: 390, height: 520 } }), "join");
  },
  async offline(host) {
    const page = await open(host.url, { ...PHONE, viewport: { width: 390, height: 700 } });
    await page.click(".play-now:enabled");
    await page.waitForSelector('.question:not([data-ask="wait"])');
    await page.context().setOffline(true);
    await page.click('.question [data-answer="no"]');
    await page.waitForSelector('[data-code="unsent"]');
    await take(page, "offline");
  },
  async guide(host) {
    const page = await open(host.url, still);
    await page.click(".guide-offer button:enabled");
    await page.waitForSelector(".guide:not([hidden])");
    await take(page, "guide");
  },
  async games(host) {
    const page = await open(host.url, still);
    await page.click(".play-now:enabled");
    await page.waitForSelector(".question");
    await new Person(page).playUntil(9, 90_000);
    await page.waitForSelector('.question:not([data-ask="wait"])');
    await page.goto(host.url);
    await page.waitForSelector(".mini-tile");
    await take(page, "first-page");
    for (const name of ["decks", "settings", "games"]) {
      await page.goto(`${host.url}#/${name}`);
      await page.waitForSelector("h1");
      await take(page, name === "games" ? "my-games" : name);
    }
    await page.goto(`${host.url}#/decks/of/The%20Long%20Tide`);
    await page.waitForSelector("h1");
    await take(page, "deck");
    await page.goto(host.url);
    await page.click(".waiting-game");
    await page.click('button:has-text("In advance")');
    await page.click('button:has-text("Look ahead and plan")');
    await page.waitForSelector(".plan-bar");
    for (let step = 0; step < 2; step++) {
      const card = page.locator(".hand [data-mark]").first();
      if (await card.isVisible()) await card.click();
      else await page.click(".question .main, .question .pass");
      await page.waitForTimeout(1_500);
    }
    await take(page, "plan");
    await page.click('button:has-text("Back to the game")');
    await new Person(page).concede();
    await page.click('a:has-text("Watch it again")');
    await page.waitForSelector(".replay.has-timeline");
    const last = Number(await page.getAttribute('.replay [type="range"]', "max"));
    await page.locator('.replay [type="range"]').fill(String(Math.round(last * 0.8)));
    await take(page, "replay");
  },
};

const isWanted = (name: string): boolean => wanted.size === 0 || wanted.has(name);
try {
  for (const [name, draw] of Object.entries(byHand)) if (isWanted(name)) await draw();
  const rest = Object.entries(onTheHost).filter(([name]) => isWanted(name));
  if (rest.length > 0) {
    const host = await LocalHost.start();
    try {
      for (const [, draw] of rest) await draw(host);
    } finally {
      await host.stop();
    }
  }
} finally {
  await browser.close();
  await server.stop();
}
