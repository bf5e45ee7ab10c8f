import { gzipSync } from "node:zlib";
import type { BrowserContext, CDPSession, Locator, Page } from "playwright-core";
import type { GameCreated, SeatSnapshot } from "../lib/hosting/api.ts";
import { situations } from "../lib/situations/situations.ts";
import { launchBrowser } from "./browser.ts";
import { LocalHost } from "./localHost.ts";
import { median, print, quantile, round } from "./report.ts";

/**
 * The page in a real Chromium on `npm start`: what is loaded first, how long until the table is seen with the processor
 * slowed down to a quarter, how long an answer to a tap takes with sixty permanents a side, and how evenly things move.
 *
 * Times by the clock tell of the machine and of what else it does. Beside them stands the processor time of the page's main
 * thread, which does not: four times that is what the clock shows on an idle machine.
 */
const VISITS = 5;
const SLOWER = 4;
const WINDOW = { width: 1280, height: 800 };

/** These run in the page. When the first frame with a table was there, in ms since the visit began. */
const TABLE_SEEN = `new Promise((done) => {
  const look = () =>
    document.querySelector(".question")
      ? requestAnimationFrame(() => setTimeout(() => done(performance.now())))
      : requestAnimationFrame(look);
  requestAnimationFrame(look);
})`;
const LISTEN = `{
  window.latencies = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.interactionId) latencies.push(entry.duration);
  }).observe({ type: "event", durationThreshold: 16 });
}`;
/** As a replay does: many cards from where they were to where they are. The gaps between frames, in ms. */
const MOVE = `new Promise((done) => {
  const found = [];
  const moving = [...document.querySelectorAll(".row .card")]
    .slice(0, 24)
    .map((card, at) => card.animate([{ translate: "0 -40vh", opacity: 0 }, { translate: "0 0" }], { duration: 700, delay: at * 60 }));
  let last = performance.now();
  const next = (now) => {
    found.push(now - last);
    last = now;
    if (moving.some(({ playState }) => playState === "running")) requestAnimationFrame(next);
    else done(found);
  };
  requestAnimationFrame(next);
})`;

const host = await LocalHost.start();
const browser = await launchBrowser();

/** The address of a seat of a new game against the computer. */
async function game(url: string): Promise<string> {
  const { decks } = (await (await fetch(`${url}v1/decks`)).json()) as { decks: readonly { name: string }[] };
  const [first, second = first] = decks.map(({ name }) => name);
  const seats = [
    { as: "link", name: "Ada", deck: first },
    { as: { bot: "random" }, name: "Computer", deck: second },
  ];
  const body = JSON.stringify({ seats });
  const made = await fetch(`${url}v1/games`, { method: "POST", headers: { "content-type": "application/json" }, body });
  if (!made.ok) throw new Error(`no game: ${made.status} ${await made.text()}`);
  const { gameId, seats: links } = (await made.json()) as GameCreated;
  return `${url}#/seat/${gameId}/${links[0]!.secret}`;
}

/** A context of its own each time, so that nothing is kept; `view`: shown instead of the game's. */
async function visitor(view?: SeatSnapshot["view"]): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ viewport: WINDOW });
  if (view)
    await context.route(/\/v1\/games\/[^/]+(\?.*)?$/, async (route) => {
      const response = await route.fetch();
      if (response.status() !== 200) return route.fulfill({ response });
      const look = (await response.json()) as SeatSnapshot;
      await route.fulfill({ response, json: { ...look, view } });
    });
  return { context, page: await context.newPage() };
}

const seen = (page: Page) => page.waitForSelector(".question");

async function firstLoad(address: string) {
  const { context, page } = await visitor();
  const bodies: Promise<{ kind: string; bytes: number }>[] = [];
  page.on("response", (response) => {
    const kind = response.request().resourceType();
    if (kind === "script" || kind === "stylesheet")
      bodies.push(response.body().then((body) => ({ kind, bytes: gzipSync(body, { level: 9 }).length })));
  });
  await page.goto(address);
  await seen(page);
  const all = await Promise.all(bodies);
  const kilobytes = (kind: string) =>
    round(all.filter((one) => one.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0) / 1024, 1);
  await context.close();
  return { "script KB": kilobytes("script"), "styles KB": kilobytes("stylesheet") };
}

/** In processor time from here on, in seconds. */
const metricsOf = async (cdp: CDPSession): Promise<Readonly<Record<string, number>>> =>
  Object.fromEntries((await cdp.send("Performance.getMetrics")).metrics.map(({ name, value }) => [name, value]));

async function visits(address: string, view?: SeatSnapshot["view"]) {
  const clock: number[] = [];
  const processor: number[] = [];
  for (let visit = 0; visit < VISITS * 2; visit++) {
    const slow = visit % 2 === 0;
    const { context, page } = await visitor(view);
    const cdp = await context.newCDPSession(page);
    if (slow) await cdp.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    else await cdp.send("Performance.enable", { timeDomain: "threadTicks" });
    await page.goto(address, { waitUntil: "commit" });
    const ms = await page.evaluate<number>(TABLE_SEEN);
    if (slow) clock.push(ms);
    else processor.push((await metricsOf(cdp)).TaskDuration! * 1000);
    await context.close();
  }
  return {
    "ms by the clock": round(median(clock), 0),
    least: round(Math.min(...clock), 0),
    "processor ms x 4": round(median(processor) * SLOWER, 0),
  };
}

/** With everything that could attack asked whether it does. */
function attacking(view: SeatSnapshot["view"]): SeatSnapshot["view"] {
  const [pending] = view.pending;
  const [defender] = view.players.filter(({ seat }) => seat !== view.seat).map(({ seat }) => `p${seat}`);
  if (!pending || defender === undefined) throw new Error("nothing is asked");
  const attackers = view.battlefield
    .filter((one) => one.controller === view.seat && one.types.includes("creature") && !one.tapped)
    .map(({ id }) => ({ attacker: id, defenders: [defender] }));
  const { player, decidedBy, slot } = pending.decision;
  const decision = { ...{ player, decidedBy, slot }, ask: "attackers", about: "attackers", attackers } as const;
  return { ...view, pending: [{ ...pending, decision }] };
}

/** Where a thing is, and nothing else that a click would look at in the page: that is not the page's time. */
async function press(page: Page, thing: Locator): Promise<void> {
  const { x, y, width, height } = (await thing.boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
}

/** Two taps that change the table, one that reads a card, one that opens the help, and those that close them; again and again. */
async function tapAbout(page: Page, times: number): Promise<number> {
  const dialog = page.locator("dialog[open]");
  const close = async () => {
    await dialog.waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
  };
  const marked = await page.locator(".row [data-mark]").all();
  const others = await page.locator(".row [data-thing]:not([data-mark])").all();
  for (let at = 0; at < times; at++) {
    await press(page, marked[at]!);
    await press(page, marked[at + times]!);
    await press(page, others[at * 3]!);
    await close();
    await press(page, page.locator('button:has-text("Help")'));
    await close();
  }
  return times * 6;
}

async function taps(address: string, view: SeatSnapshot["view"]) {
  const times = 8;
  const latencies: number[] = [];
  const unslowed: number[] = [];
  let spent = 0;
  for (const slow of [true, false]) {
    const { context, page } = await visitor(view);
    const cdp = await context.newCDPSession(page);
    await page.goto(address);
    await seen(page);
    await page.waitForLoadState("networkidle");
    // What is loaded the first time that something is opened.
    await tapAbout(page, 1);
    if (slow) await cdp.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    else await cdp.send("Performance.enable", { timeDomain: "threadTicks" });
    await page.evaluate(LISTEN);
    const before = slow ? 0 : (await metricsOf(cdp)).TaskDuration!;
    const count = await tapAbout(page, times);
    (slow ? latencies : unslowed).push(...(await page.evaluate<number[]>("latencies")));
    if (!slow) spent = (((await metricsOf(cdp)).TaskDuration! - before) * 1000) / count;
    await context.close();
  }
  return {
    "ms p50": median(latencies),
    p98: quantile(latencies, 0.98),
    "p98 as fast as the machine is": quantile(unslowed, 0.98),
    "processor ms x 4": round(spent * SLOWER, 0),
  };
}

/** While everything that happened is told and moves. */
async function frames(address: string, view: SeatSnapshot["view"]) {
  const { context, page } = await visitor(view);
  await page.goto(address);
  await seen(page);
  await page.waitForLoadState("networkidle");
  const gaps = await page.evaluate<number[]>(MOVE);
  await context.close();
  return {
    "a second": round(1000 / (gaps.reduce((sum, one) => sum + one, 0) / gaps.length), 1),
    "late by a frame, %": round((gaps.filter((gap) => gap > 25).length / gaps.length) * 100, 1),
  };
}

try {
  const seat = await game(host.url);
  const sixty = (await situations()).find(({ name }) => name === "sixty a side")!;
  const crowd = sixty.view(sixty.seat);
  print(`The page, ${WINDOW.width} x ${WINDOW.height}`, {
    "first load": await firstLoad(seat),
    [`table seen, ${SLOWER} x slower`]: await visits(seat),
    "the same, sixty a side": await visits(seat, crowd),
    [`tap to paint, sixty a side, ${SLOWER} x slower`]: await taps(seat, attacking(crowd)),
    "frames of a replay": await frames(seat, crowd),
  });
} finally {
  await browser.close();
  await host.stop();
}
