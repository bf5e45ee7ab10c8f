import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import type { OwnOrders } from "../../lib/hosting/orders/orders.ts";
import { SCENES } from "../support/scenes.ts";
import { DESK, PHONE, Visit } from "./visit.ts";

/** What once stood in a player's way at the table. */

const here = Visit.forEachTest({ bypassCSP: true });
const NONE: OwnOrders = { revision: 3, stops: { profile: "default" }, orders: [], preferences: {}, disarmed: [] };

const overlap = (page: Page, one: string, other: string): Promise<number> =>
  page.evaluate(
    ([a, b]) => {
      const [p, q] = [a, b].map((selector) => document.querySelector(selector!)!.getBoundingClientRect());
      const wide = Math.min(p!.right, q!.right) - Math.max(p!.left, q!.left);
      const high = Math.min(p!.bottom, q!.bottom) - Math.max(p!.top, q!.top);
      return Math.max(0, wide) * Math.max(0, high);
    },
    [one, other],
  );

describe("said in advance", () => {
  it("a change holds at once, and one tap undoes it", async () => {
    const page = await here.sit("waiting", { orders: NONE }, PHONE);
    await page.click('button:has-text("In advance")');
    await page.check('input[name="profile"][value="quick"]');
    await here.sends({ do: "orders", ordersRevision: 3, preferences: {}, stops: { profile: "quick" } });
    await page.waitForSelector('.changed:has-text("it holds from now on")');
    await here.sound(page);
    const undo = await page.locator(".changed button").boundingBox();
    expect(undo!.y + undo!.height).toBeLessThanOrEqual(844);
    await page.click('.changed button:has-text("As it was")');
    await here.sends({ do: "orders", ordersRevision: 4, preferences: {}, stops: { profile: "default" } });
  });

  it("a field for a card offers those cards that fit it", async () => {
    const page = await here.sit("priority", { orders: NONE });
    await page.click('button:has-text("In advance")');
    await page.click('button:has-text("Add an order")');
    const offered = async (label: string) => {
      const list = await page.getAttribute(`.order-form label:has-text("${label}") input`, "list");
      return page.$$eval(`datalist#${list} option`, (all) => all.map((one) => one.getAttribute("value")));
    };
    await page.selectOption('.order-form label:has-text("What") select', "block");
    const theirs = SCENES.priority.battlefield.filter((one) => one.controller === 1 && one.types.includes("creature"));
    expect(await offered("attacks")).toEqual([...new Set(theirs.map(({ name }) => name))].sort());
    await page.selectOption('.order-form label:has-text("What") select', "respond");
    const cast = await offered("Cast");
    expect(cast).toContain("Cinder Lance");
    expect(cast).not.toContain("Forest");
  });
});

describe("at the table", () => {
  it.each(["h4", "q1", "b1"])("a card looked at closer (%s) covers neither the question nor the log", async (thing) => {
    const page = await here.sit("priority");
    await page.hover(`[data-thing="${thing}"]`);
    await page.waitForSelector(".peeked");
    expect(await overlap(page, ".peeked", ".side")).toBe(0);
    expect(await overlap(page, ".peeked", `[data-thing="${thing}"]`)).toBe(0);
  });

  it("looks closer only at what the pointer rests on, not at what it crosses or taps at once", async () => {
    const page = await here.sit("priority");
    await page.evaluate(async () => {
      const shown: string[] = [];
      Object.assign(window, { shown });
      new MutationObserver(() => {
        const words = document.querySelector(".peeked .name")?.textContent;
        if (words && shown.at(-1) !== words) shown.push(words);
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
      // Over two cards within one task of the page, whose drawing is done in between.
      for (const id of ["q1", "b1"])
        for (const kind of ["pointerenter", "pointerleave"]) {
          document.querySelector(`[data-thing="${id}"]`)!.closest(".thing")!.dispatchEvent(new PointerEvent(kind));
          for (let turn = 0; turn < 8; turn++) await undefined;
        }
    });
    await page.hover('[data-thing="h4"]');
    await page.waitForSelector(".peeked");
    const names = await page.evaluate(() => (window as unknown as { shown: string[] }).shown);
    expect(names).toEqual([SCENES.priority.players[0]!.hand.find(({ id }) => id === "h4")!.name]);
  });

  it("a card named in the log is read by pointing at it", async () => {
    const page = await here.sit("priority");
    await page.hover('.log-card:has-text("Ashwing Drake")');
    expect(await page.textContent(".peeked")).toContain("Ashwing Drake");
    await page.click('.log-card:has-text("Ashwing Drake")');
    await page.waitForSelector('dialog:has-text("Ashwing Drake")');
    await here.sound(page);
  });

  it("nothing is on the stack any more, and no arrow left, once the game is over", async () => {
    const over = { ...SCENES.waiting, pending: [], waitingFor: [], result: { winners: [1] } };
    const page = await here.sit("waiting", { view: over });
    expect(SCENES.waiting.stack).toHaveLength(1);
    expect(await page.locator(".stack, path.arrow").count()).toBe(0);
  });

  it("arrows end at the edge of the boards where a card is scrolled away", async () => {
    const view = { ...SCENES.crowded, stack: SCENES.waiting.stack.map((one) => ({ ...one, targets: ["c1-20"] })) };
    const page = await here.sit("crowded", { view }, { ...DESK, viewport: { width: 1280, height: 620 } });
    await page.evaluate(() => document.querySelector(".felt")!.scrollTo(0, 10_000));
    const felt = (await page.locator(".felt").boundingBox())!;
    const ends = () =>
      page.$$eval("path.arrow", (all) => all.map((one) => Number(one.getAttribute("d")!.match(/-?\d+/g)!.at(-1))));
    const inside = (y: number) => y >= Math.floor(felt.y) && y <= Math.ceil(felt.y + felt.height);
    await expect.poll(async () => (await ends()).map(inside)).toEqual([true]);
  });

  it("says what keeping and another mulligan cost (103.5)", async () => {
    const page = await here.sit("mulligan", {}, PHONE);
    expect(await page.textContent(".question .help")).toMatch(
      /Keeping this hand puts 1 card of it on the bottom.*keeping it puts 2 cards on the bottom/,
    );
    await here.sound(page);
  });

  it("offers a step back only where it can be taken, at once against a computer", async () => {
    const other = await here.sit("waiting", {});
    await other.click('button:has-text("This game")');
    expect(await other.locator('dialog button:has-text("go back")').count()).toBe(0);
    const seats = [
      { seat: 0, name: "Robin" },
      { seat: 1, name: "Computer", bot: "heuristic" as const },
    ];
    const page = await here.sit("priority", { seats, mayGoBack: true }, PHONE);
    await here.sound(page);
    await page.click('button:has-text("Go back a step")');
    await here.sends({ do: "offerTakeBack" });
  });
});
