import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { SCENE_LOG, SCENES, type SceneName } from "../support/scenes.ts";
import { faults, isTooWide } from "./axe.ts";
import { DESK, PHONE, Visit } from "./visit.ts";

/** The page in a real browser against hand-made tables: what it shows, offers, sends, and survives. */

const here = Visit.forEachTest();
const sit = (scene: SceneName, options = DESK) => here.sit(scene, {}, options);

const sent = (): unknown[] =>
  here.server.received
    .filter((one) => one.path.endsWith("/actions"))
    .map((one) => (one.body as { answers?: unknown }).answers);

async function answered(page: Page): Promise<unknown> {
  await page.waitForSelector('.question[data-ask="wait"]');
  expect(sent()).toHaveLength(1);
  return (sent()[0] as { answer: unknown }[])[0]?.answer;
}

/** A script of the built page and all that it imports before it runs. */
function scriptsFrom(path: string, found = new Map<string, Buffer>()): ReadonlyMap<string, Buffer> {
  if (found.has(path)) return found;
  const script = readFileSync(path);
  found.set(path, script);
  for (const [, specifier] of script.toString().matchAll(/\b(?:from|import)\s*"(\.[^"]+)"/g))
    scriptsFrom(join(dirname(path), specifier!), found);
  return found;
}

it("has little script to load before a table is seen", () => {
  const scripts = [...scriptsFrom(join(here.server.folder, "main.js")).values()];
  const kilobytes = scripts.reduce((sum, script) => sum + gzipSync(script, { level: 9 }).length, 0) / 1024;
  expect(kilobytes).toBeGreaterThan(50);
  expect(kilobytes).toBeLessThan(112);
});

describe("every question", () => {
  for (const [name, options] of [
    ["wide and light", DESK],
    ["narrow and dark", PHONE],
  ] as const)
    it(`is accessible and fits, ${name}`, async () => {
      const page = await here.open(here.server.url, { ...options, bypassCSP: true });
      const found: string[] = [];
      for (const scene of Object.keys(SCENES) as SceneName[]) {
        await here.moveOn(page, scene);
        found.push(...(await faults(page)).map((fault) => `${scene}: ${fault}`));
        if (await isTooWide(page)) found.push(`${scene}: wider than the window`);
      }
      expect(found).toEqual([]);
      expect(here.complaints).toEqual([]);
    }, 120_000);

  it("about priority is answered by tapping a card", async () => {
    const page = await sit("priority");
    await page.click('[data-thing="h2"]');
    expect(await answered(page)).toEqual({ ask: "priority", action: { act: "cast", card: "h2" } });
    expect(here.complaints).toEqual([]);
  });

  it("about priority names the door that would be unlocked", async () => {
    const page = await sit("unlock");
    await page.click('[data-thing="b8"]');
    expect(await answered(page)).toEqual({
      ask: "priority",
      action: { act: "special", special: "unlock", object: "b8", face: 1 },
    });
  });

  it("about priority says whether the player wants to pay by hand", async () => {
    const page = await sit("priority");
    await page.check('label:has-text("Ask me how to pay") input');
    await page.click('[data-thing="h2"]');
    expect(await answered(page)).toEqual({ ask: "priority", action: { act: "cast", card: "h2", byHand: true } });
  });

  it("about priority is passed with one tap, or a key", async () => {
    const page = await sit("respond", PHONE);
    await page.tap(".pass");
    expect(await answered(page)).toEqual({ ask: "priority", action: { act: "pass" } });
    const other = await sit("priority");
    await other.keyboard.press("p");
    await other.waitForSelector('.question[data-ask="wait"]');
  });

  it("about priority says where it leads: to combat and the second main phase, or to the end of the turn", async () => {
    const page = await sit("priority");
    expect(await page.locator(".ways button").allInnerTexts()).toEqual([
      expect.stringMatching(/^To combat\n+and main phase 2 after it$/),
      expect.stringMatching(/^End turn\n+no attack, no main phase 2$/),
    ]);
    await page.click('.ways button:has-text("End turn")');
    await page.waitForSelector('.question[data-ask="wait"]');
    expect(here.done).toMatchObject([
      { do: "answer", to: "nextTurn", answers: [{ answer: { action: { act: "pass" } } }] },
    ]);
  });

  it("about priority presses no end of the turn on who can still play something", async () => {
    const { turn } = SCENES.priority;
    const main = ".ways .main";
    const first = await here.sit("priority", { view: { ...SCENES.priority, battlefield: [] } });
    expect(await first.locator(main).allInnerTexts()).toEqual([expect.stringMatching(/^To combat/)]);
    const second = await here.sit("priority", {
      view: { ...SCENES.priority, turn: { ...turn, phase: "postcombatMain", step: "postcombatMain" } },
    });
    expect(await second.locator(".ways button").allInnerTexts()).toEqual(["End turn"]);
    expect(await second.locator(main).count()).toBe(0);
    await second.locator("body").press("p");
    await expect.poll(() => here.done).toMatchObject([{ to: "nextTurn" }]);
  });

  it("about priority leads to combat with one tap on a phone", async () => {
    const page = await sit("priority", PHONE);
    await page.tap(".pass");
    await page.waitForSelector('.question[data-ask="wait"]');
    expect(here.done).toMatchObject([{ to: "postcombatMain" }]);
  });

  it("about attackers says what follows the attack, the last choice first", async () => {
    const page = await sit("attackers");
    here.server.after.set("attackers", { ...SCENES.attackers });
    await page.click('.question button:has-text("All attack")');
    const ways = page.locator(".ways button");
    expect(await ways.allInnerTexts()).toEqual([
      expect.stringMatching(
        /^Attack with \d+, then main 2\n+their blocks, then back to you · the game waits 3 times before the next turn$/,
      ),
      expect.stringMatching(
        /^Attack with \d+, then end turn\n+their blocks, then their turn · the game waits once before the next turn$/,
      ),
    ]);
    await ways.nth(1).click();
    await here.sends(expect.objectContaining({ to: "nextTurn" }));
    expect(here.done).toMatchObject([{ answers: [{ answer: { ask: "attackers" } }] }]);
    await page.reload();
    await page.waitForSelector('.question[data-ask="attackers"]');
    expect(await ways.first().innerText()).toMatch(/, then end turn/);
    await page.keyboard.press("c");
    await expect.poll(() => here.done[1]).toMatchObject({ to: "nextTurn" });
  });

  it("about priority is passed once by a double click", async () => {
    const page = await sit("priority");
    here.useOnce(page);
    await page.clock.install();
    here.server.after.set("priority", { ...SCENES.respond });
    await page.dblclick(".pass");
    await page.waitForSelector('.question:has-text("let Cinder Lance happen")');
    await page.clock.runFor(300);
    expect(sent()).toHaveLength(1);
  });

  it("with several actions on one card lets the player choose among them", async () => {
    const page = await sit("respond");
    await page.click('[data-thing="h1"]');
    await page.click('dialog .action:has-text("overload")');
    expect(await answered(page)).toEqual({ ask: "priority", action: { act: "cast", card: "h1", via: "overload" } });
  });

  it("offers mana by hand without making lands a trap", async () => {
    const page = await sit("priority");
    expect(await page.getAttribute('[data-thing="l5"]', "data-mark")).toBeNull();
    await page.click('[data-thing="l5"]');
    await page.click('dialog .action:has-text("Make mana")');
    expect(await answered(page)).toEqual({
      ask: "priority",
      action: { act: "activate", source: "l5", ability: 0, mana: true },
    });
  });

  it("about a target is answered on the table, players included", async () => {
    const page = await sit("target", PHONE);
    await page.tap('[data-thing="q2"]');
    await page.tap('[data-thing="seat 1"]');
    expect(await page.getAttribute('[data-thing="q2"]', "data-mark")).toBe("can");
    await page.tap('.question .main:has-text("Choose Ada")');
    expect(await answered(page)).toEqual({ ask: "choose", chosen: ["p1"] });
  });

  it("for several cards can be sent only with the right number", async () => {
    const page = await sit("discard");
    expect(await page.isDisabled(".question .main")).toBe(true);
    await page.click('[data-thing="h1"]');
    expect(await page.isDisabled(".question .main")).toBe(true);
    await page.click('[data-choice="h3"]');
    await page.keyboard.press("c");
    expect(await answered(page)).toEqual({ ask: "choose", chosen: ["h1", "h3"] });
  });

  it("about cards of a library shows them, and takes nothing for an answer", async () => {
    const page = await sit("search");
    await page.click('.question [data-thing="d2"]');
    await page.click('.question [data-thing="d2"]');
    await page.click('.main:has-text("Choose nothing")');
    expect(await answered(page)).toEqual({ ask: "choose", chosen: [] });
  });

  it("is a yes or a no", async () => {
    const page = await sit("mulligan");
    await page.click('button:has-text("Keep this hand")');
    expect(await answered(page)).toEqual({ ask: "confirm", yes: false });
  });

  it("is a number within its bounds", async () => {
    const page = await sit("number");
    for (let at = 0; at < 3; at += 1) await page.click('[aria-label="Number: one more"]');
    await page.click('.main:has-text("Choose 3")');
    expect(await answered(page)).toEqual({ ask: "number", number: 3 });
  });

  it("is a choice of modes, each once or again", async () => {
    const page = await sit("modes");
    await page.click('.choice:has-text("Draw a card")');
    await page.click('.choice:has-text("Destroy")');
    expect(await page.isDisabled(".question .main")).toBe(false);
    await page.click(".question .main");
    expect(await answered(page)).toEqual({ ask: "option", chosen: [0, 2] });
    const other = await sit("repeat");
    for (let at = 0; at < 2; at += 1) await other.click('[aria-label="Scry 1.: one more"]');
    await other.click('[aria-label="You gain 1 life.: one more"]');
    await other.click(".question .main");
    await other.waitForSelector('.question[data-ask="wait"]');
    expect(sent()[1]).toMatchObject([{ answer: { ask: "option", chosen: [0, 0, 1] } }]);
  });

  it("is a name", async () => {
    const page = await sit("name");
    await page.fill(".name-form input", "Still Water");
    await page.keyboard.press("Enter");
    expect(await answered(page)).toEqual({ ask: "name", name: "Still Water" });
  });

  it("leaves room for the table: what opens beside it takes one line on a small phone", async () => {
    const page = await sit("name", { ...PHONE, viewport: { width: 360, height: 640 }, deviceScaleFactor: 2 });
    const tops = await page.$$eval(".side-foot button", (all) => all.map((one) => one.getBoundingClientRect().top));
    expect(tops.length).toBeGreaterThan(2);
    expect(new Set(tops).size).toBe(1);
  });

  it("is a name of any card, each face by itself, proposed as it is typed (201.4b)", async () => {
    const card = { name: "Lantern Fish // Deep Lamp", faces: [], manaValue: 0, identity: [] };
    here.server.always.set("GET /v1/cards", { status: 200, body: { cards: [card], total: 1 } });
    const page = await sit("name");
    await page.fill(".name-form input", "lant");
    const proposed = () => page.$$eval("#names option", (all) => all.map((one) => one.getAttribute("value")));
    await expect.poll(proposed).toEqual(expect.arrayContaining(["Cinder Lance", "Lantern Fish", "Deep Lamp"]));
    const asked = here.server.received.filter(({ path }) => path.startsWith("/v1/cards"));
    expect(asked.map(({ path }) => new URL(path, here.server.url).searchParams.get("q"))).toEqual(['"lant"']);
  });

  it("is an order", async () => {
    const page = await sit("order");
    await page.click('[aria-label="Gain 1 life.: earlier"]');
    await page.click(".question .main");
    expect(await answered(page)).toEqual({ ask: "order", order: [0, 2, 1] });
  });

  it("about attackers is answered by tapping creatures, piles one by one", async () => {
    const page = await sit("attackers");
    await page.click('[data-thing="b1"]');
    await page.click('[data-thing="b1"]');
    await page.click('[data-thing="b5"]');
    await page.click('.main:has-text("Attack with 3")');
    expect(await answered(page)).toEqual({
      ask: "attackers",
      attacks: [
        { attacker: "b7", defender: "p1" },
        { attacker: "b1", defender: "q3" },
        { attacker: "b5", defender: "p1" },
      ],
    });
  });

  it("about blockers is answered by tapping a creature, then an attacker", async () => {
    const page = await sit("blockers", PHONE);
    await page.tap('[data-thing="b3"]');
    await page.tap('[data-thing="q2"]');
    await page.tap('[data-thing="b1"]');
    await page.tap('.main:has-text("Make 2 blocks")');
    expect(await answered(page)).toEqual({
      ask: "blockers",
      blocks: [
        { blocker: "b3", attacker: "q2" },
        { blocker: "b1", attacker: "q1" },
      ],
    });
  });

  it("about damage adds up", async () => {
    const page = await sit("divide");
    await page.click('[aria-label="Glass Kite: one less"]');
    expect(await page.isDisabled(".question .main")).toBe(true);
    await page.click('[aria-label="Harbor Sentinel: one more"]');
    await page.click(".question .main");
    expect(await answered(page)).toEqual({ ask: "divide", amounts: [0, 5] });
  });

  it("about paying is left to the table or done by hand", async () => {
    const page = await sit("pay");
    await page.click('[data-thing="l5"]');
    await page.click('[data-thing="l1"]');
    await page.click('.main:has-text("Pay with these")');
    expect(await answered(page)).toEqual({
      ask: "pay",
      with: [
        { source: "l5", ability: 0 },
        { source: "l1", ability: 0 },
      ],
    });
  });
});

describe("the table", () => {
  it("can be read and used with the keyboard alone", async () => {
    const page = await sit("target");
    await page.focus('[data-thing="q1"]');
    await page.keyboard.press("ArrowRight");
    expect(await page.evaluate(() => document.activeElement?.getAttribute("data-thing"))).toBe("q2");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("r");
    await page.waitForSelector("dialog[open] .card");
    await page.keyboard.press("Escape");
    await page.waitForSelector("dialog", { state: "detached" });
    await page.focus('[data-thing="q1"]');
    await page.keyboard.press("Enter");
    await page.keyboard.press("c");
    expect(await answered(page)).toEqual({ ask: "choose", chosen: ["q1"] });
  });

  it.each([
    ["ArrowLeft", -1, 0],
    ["ArrowRight", 1, 0],
    ["ArrowUp", 0, -1],
    ["ArrowDown", 0, 1],
  ])(
    "%s goes from card to card in its direction, as the help says, and stays where there is none",
    async (key, x, y) => {
      const page = await sit("priority");
      await page.keyboard.press("?");
      await page.waitForSelector(".sheet-room:popover-open");
      const help = page.locator('.shortcuts > div:has(kbd:text-is("← ↑ → ↓")) dd');
      expect(await help.textContent()).toBe("go from card to card");
      await page.keyboard.press("Escape");
      await page.waitForSelector("dialog", { state: "detached" });
      const focused = () => page.evaluate(() => document.activeElement?.getAttribute("data-thing") ?? undefined);
      // Both where they lie once it is done: the boards scroll to what has the focus.
      const middle = async (thing: string) => {
        const box = (await page.locator(`[data-thing="${thing}"]`).first().boundingBox())!;
        return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      };
      await page.focus('[data-thing="b1"]');
      const way = ["b1"];
      for (let press = 0; press < 40; press++) {
        await page.keyboard.press(key);
        const now = await focused();
        if (now === way.at(-1)) break;
        if (now === undefined) throw new Error("nothing has the focus");
        const [from, to] = [await middle(way.at(-1)!), await middle(now)];
        expect((to.x - from.x) * x + (to.y - from.y) * y).toBeGreaterThan(0);
        way.push(now);
      }
      expect(way.length).toBeGreaterThan(1);
      expect(way.length).toBeLessThan(40);
    },
  );

  it("has nothing below the hand, whatever lies scrolled away behind it", async () => {
    const page = await here.sit("crowded", {}, { ...DESK, viewport: { width: 1280, height: 300 } });
    await page.evaluate(() => document.querySelector(".felt")!.scrollTo(0, 0));
    const held = page.locator(".hand [data-thing]").first();
    await held.focus();
    const below = await held.evaluate((card) => {
      const { bottom } = card.getBoundingClientRect();
      const all = [...document.querySelectorAll("[data-thing]")];
      return all.filter((one) => one.getBoundingClientRect().top > bottom).length;
    });
    expect(below).toBeGreaterThan(0);
    await page.keyboard.press("ArrowDown");
    expect(await held.evaluate((one) => one === document.activeElement)).toBe(true);
  });

  it("says whose move it is, and what happened, to those who listen", async () => {
    const page = await sit("priority");
    await page.waitForFunction(() =>
      document.querySelector('[role="status"].spoken')?.textContent?.includes("is countered"),
    );
    const said = await page.textContent('[role="status"].spoken');
    expect(said).toContain("You cast Cinder Lance, targeting Ada.");
    expect(said).toContain("Your move.");
  });

  it("marks what is new since the last visit", async () => {
    here.server.log = SCENE_LOG.slice(0, 5);
    const page = await sit("priority");
    await page.waitForSelector('.log li:has-text("Harbor Sentinel enters")');
    expect(await page.locator(".log-since").count()).toBe(0);
    await page.goto("about:blank");
    here.server.log = SCENE_LOG;
    await page.goto(here.server.seat("priority"));
    expect(await page.textContent(".log li:has(.log-since)")).toContain("Your turn 7");
  });

  it("tells once what happens several times in a row, but for what is new since the last visit", async () => {
    const draws: typeof SCENE_LOG = Array.from({ length: 7 }, () => ({ code: "draw", seat: 1 }));
    here.server.log = draws;
    const page = await sit("priority");
    const lines = () => page.locator(".log li").allTextContents();
    await expect.poll(lines).toEqual(["Ada draws a card. × 7"]);
    await page.goto("about:blank");
    here.server.log = [...draws, ...draws.slice(0, 2)];
    await page.goto(here.server.seat("priority"));
    await expect.poll(lines).toEqual(["Ada draws a card. × 7", expect.stringMatching(/Ada draws a card. × 2$/)]);
  });

  it("shows piles on demand", async () => {
    const page = await sit("waiting");
    await page.click('button:has-text("Graveyard 2")');
    expect(await page.textContent("dialog")).toContain("Tunnel Rat");
  });

  it("polls with the ETag it was given", async () => {
    const page = await sit("waiting");
    await expect
      .poll(
        () =>
          here.server.received.filter(
            (one) => one.path.startsWith("/v1/games/game-waiting?") && one.headers["if-none-match"],
          ).length,
        {
          timeout: 6_000,
        },
      )
      .toBeGreaterThan(0);
    expect(await page.textContent(".move")).toBe("Ada’s move");
  });

  it("lets a player think better of half a cast", async () => {
    const page = await sit("target");
    await page.click('button:has-text("Take it back")');
    await expect
      .poll(() => here.server.received.some((one) => (one.body as { do?: string } | undefined)?.do === "takeBack"))
      .toBe(true);
    const other = await sit("priority");
    expect(await other.locator('button:has-text("Take it back")').count()).toBe(0);
  });

  it("concedes only when asked twice", async () => {
    const page = await sit("priority");
    await page.click('button:has-text("This game …")');
    await page.click('dialog button:has-text("Concede the game …")');
    expect(here.server.received.filter(({ path }) => path.endsWith("/actions"))).toEqual([]);
    await page.click('dialog button:has-text("Yes, concede")');
    await expect
      .poll(() => here.server.received.some((one) => (one.body as { do?: string } | undefined)?.do === "concede"))
      .toBe(true);
  });
});

describe("trouble", () => {
  const actions = "POST /v1/games/game-priority/actions";

  it("on the way is met by sending the same action again", async () => {
    const page = await sit("priority");
    here.server.next.push({ to: actions, answer: { status: 0, drop: true } }, { to: actions, answer: { status: 503 } });
    await page.click(".pass");
    await page.waitForSelector('.question[data-ask="wait"]');
    const ids = here.server.received
      .filter((one) => one.path.endsWith("/actions"))
      .map((one) => (one.body as { actionId: string }).actionId);
    expect(ids.length).toBeGreaterThanOrEqual(3);
    expect(new Set(ids).size).toBe(1);
  });

  it("with the connection keeps a move through a new visit, and sends it once it can", async () => {
    const page = await sit("priority");
    await page.route("**/actions", (route) => route.abort());
    await page.click(".pass");
    await page.waitForSelector('.trouble[data-code="unsent"]');
    expect(await page.isDisabled(".pass")).toBe(true);
    expect(sent()).toHaveLength(0);
    await page.reload();
    await page.waitForSelector('.trouble[data-code="unsent"]');
    await page.unroute("**/actions");
    await page.click('.trouble button:has-text("Try now")');
    await page.waitForSelector('.question[data-ask="wait"]');
    await page.waitForSelector(".trouble", { state: "detached" });
    expect(sent()).toHaveLength(1);
    await page.reload();
    await page.waitForSelector('.question[data-ask="wait"]');
    expect(sent()).toHaveLength(1);
  });

  it("with the connection lets a move be given up before it is sent", async () => {
    const page = await sit("priority");
    await page.route("**/actions", (route) => route.abort());
    await page.click(".pass");
    await page.click('.trouble button:has-text("Do not send it")');
    await page.waitForSelector(".trouble", { state: "detached" });
    await page.unroute("**/actions");
    await page.click('.ways button:has-text("End turn")');
    await page.waitForSelector('.question[data-ask="wait"]');
    expect(here.done).toMatchObject([{ to: "nextTurn" }]);
  });

  it("of having answered already shows the table as it is", async () => {
    const page = await sit("priority");
    here.server.next.push({ to: actions, answer: { status: 409, body: { code: "already-answered", detail: "…" } } });
    await page.click(".pass");
    await page.click('.trouble[data-code="already-answered"] button');
    await page.waitForSelector(".trouble", { state: "detached" });
    expect(await page.isEnabled(".pass")).toBe(true);
  });

  it("with an answer is told in the table's words", async () => {
    const page = await sit("priority");
    const detail = "Quarry Ogre cannot be cast now.";
    here.server.next.push({ to: actions, answer: { status: 422, body: { code: "illegal-answer", detail } } });
    await page.click('[data-thing="h2"]');
    expect(await page.textContent(".trouble")).toContain(detail);
  });

  it("with an old token takes the seat again", async () => {
    const page = await sit("priority");
    here.server.next.push({ to: actions, answer: { status: 401, body: { code: "expired-token" } } });
    await page.click(".pass");
    await page.waitForSelector('.question[data-ask="wait"]');
    expect(here.server.received.filter((one) => one.path === "/v1/seats")).toHaveLength(2);
  });

  it("with the answer to an invitation loses no seat", async () => {
    here.server.next.push({ to: "POST /v1/seats", answer: { status: 0, drop: true } });
    const page = await here.open(`${here.server.url}#/seat/game-waiting/invitation`);
    await page.waitForSelector(".trouble, .question");
    await page.reload();
    await page.waitForSelector(".question");
    const keeps = here.server.received
      .filter((one) => one.path === "/v1/seats")
      .map((one) => (one.body as { keep: string }).keep);
    expect(keeps.length).toBeGreaterThan(1);
    expect(new Set(keeps).size).toBe(1);
    expect(new URL(page.url()).hash).toBe(`#/seat/game-waiting/${keeps[0]}`);
  });

  it("with a link leads to the start page", async () => {
    const page = await here.open(`${here.server.url}#/seat/game-priority/wrong`);
    await page.click('.trouble[data-code="unknown-link"] a');
    await page.waitForSelector("h1");
    await page.goto(`${here.server.url}#/seat/half`);
    expect(await page.textContent('[role="alert"]')).toContain("not complete");
  });

  it("with the network is said, and passes", async () => {
    const page = await sit("priority");
    await page.context().setOffline(true);
    await page.waitForSelector('.trouble[data-code="offline"]');
    await page.context().setOffline(false);
    await page.waitForSelector(".trouble", { state: "detached" });
  });
});

describe("the first page", () => {
  it("starts a game against the computer and remembers the seat", async () => {
    const page = await here.open(here.server.url);
    await page.click(".folded summary");
    await page.fill('input[autocomplete="nickname"]', "Robin");
    await page.check('input[name="mine"][value="Night Market"]');
    await page.click('button[type="submit"]:has-text("Play")');
    await page.waitForSelector(".question");
    const made = here.server.received.find((one) => one.method === "POST" && one.path === "/v1/games");
    expect(made?.body).toEqual({
      actionId: expect.stringMatching(/^[\w-]{43}$/),
      seats: [
        { name: "Robin", deck: "Night Market", as: "link" },
        { name: "Computer", deck: "Skies of Glass", as: { bot: "regular" } },
      ],
    });
    await page.goto(`${here.server.url}#/games`);
    await page.waitForSelector('.game.is-yours:has-text("Against Ada")');
    await page.click('button:has-text("Forget")');
    await page.waitForSelector(".game", { state: "detached" });
    expect(here.complaints).toEqual([]);
  });

  it("takes a deck list of one's own, and says what is wrong with it", async () => {
    const page = await here.open(here.server.url);
    await page.waitForSelector('button[type="submit"]:has-text("Play"):enabled');
    await page.check('input[name="mine"][value="your own list"]');
    expect(await page.isEnabled('button[type="submit"]:has-text("Play")')).toBe(false);
    await page.fill("textarea", "20 Forest\n4 No Such Bear");
    const faults = [{ at: "No Such Bear", message: "no card of this name" }];
    here.server.next.push({
      to: "POST /v1/games",
      answer: { status: 422, body: { code: "unreadable-cards", detail: "Not all cards can be read.", faults } },
    });
    await page.click('button[type="submit"]:has-text("Play")');
    expect(await page.textContent('[role="alert"]')).toContain("No Such Bear: no card of this name");
    const made = here.server.received.find((one) => one.method === "POST" && one.path === "/v1/games");
    expect(made?.body).toMatchObject({ seats: [{ deck: "20 Forest\n4 No Such Bear" }, {}] });
  });

  it("makes two links for two people", async () => {
    const page = await here.open(here.server.url, PHONE);
    await page.check('input[value="friend"]');
    await page.click('button:has-text("Make the two links")');
    await page.waitForSelector(".link-row");
    const links = await page
      .locator(".link-row input")
      .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
    const seat = `${here.server.url}#/seat/game-priority`;
    expect(links).toEqual([`${seat}/priority`, `${seat}/waiting`]);
    await page.reload();
    await page.waitForSelector(".link-row");
    await page.click('nav a:has-text("My games")');
    await page.click('.made-links a:has-text("Player 1 and Player 2")');
    await page.waitForSelector(".link-row");
    here.useOnce(page);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.locator(".link-row button").nth(1).click();
    await page.waitForSelector('button:has-text("Copied")');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${seat}/waiting`);
  });

  it("says so when the table cannot be reached, and tries again", async () => {
    // Each time: the browser itself asks again where a connection it had kept is cut.
    here.server.always.set("GET /v1/decks", { status: 0, drop: true });
    const page = await here.open(here.server.url);
    await page.waitForSelector('[role="alert"] button');
    here.server.always.delete("GET /v1/decks");
    await page.click('[role="alert"] button');
    await page.waitForSelector('input[name="mine"]');
  });
});
