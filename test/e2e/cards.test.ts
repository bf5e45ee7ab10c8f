import type { Page, Route } from "playwright-core";
import { describe, expect, it } from "vitest";
import { SCENES } from "../support/scenes.ts";
import { DESK, PHONE, Visit } from "./visit.ts";

/** Cards on the table, in a real browser: every one can be seen and told from the others. */

const here = Visit.forEachTest();
const SMALL = { ...PHONE, viewport: { width: 360, height: 640 } };

/** Of each card of the hand, how much of its width is inside the window. */
const handShown = (page: Page): Promise<number[]> =>
  page.$$eval(".hand .card", (cards) =>
    cards.map((card) => {
      const { left, right, width } = card.getBoundingClientRect();
      return (Math.min(right, innerWidth) - Math.max(left, 0)) / width;
    }),
  );

/** Words of names that stand on two lines. */
const brokenWords = (page: Page): Promise<string[]> =>
  page.$$eval(".card .name", (names) =>
    names.flatMap((name) => {
      const text = name.firstChild as Text;
      return [...(text.textContent ?? "").matchAll(/[^\s-]+/gu)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const box = range.getBoundingClientRect();
        const turned = name.closest(".is-tapped") !== null;
        const size = Number.parseFloat(getComputedStyle(name).fontSize);
        return (turned ? box.width : box.height) > 1.9 * size ? [word] : [];
      });
    }),
  );

describe("cards", () => {
  it("of a hand of seven are all seen at 1280 x 800, beside thirty permanents a side", async () => {
    const page = await here.sit("crowded", {}, DESK);
    expect(Math.min(...(await handShown(page)))).toBeGreaterThan(0.98);
    expect(await page.isVisible(".others .life")).toBe(true);
    await here.sound(page);
  });

  it.each([
    ["390 x 844", PHONE],
    ["360 x 640", SMALL],
  ])("of a hand of five are all seen on a phone of %s", async (_, options) => {
    const page = await here.sit("priority", {}, options);
    expect(Math.min(...(await handShown(page)))).toBeGreaterThan(0.98);
    await here.sound(page);
  });

  it.each([
    ["wide", DESK],
    ["narrow", SMALL],
  ])("break no word of a name, %s", async (_, options) => {
    const page = await here.sit("crowded", {}, options);
    expect(await page.locator(".card .name").count()).toBeGreaterThan(40);
    expect(await brokenWords(page)).toEqual([]);
  });

  it("keep a life total in view however far one scrolls through its owner's permanents", async () => {
    const page = await here.sit("crowded", {}, SMALL);
    await page.evaluate(() => scrollBy(0, 250));
    const life = await page.locator(".seat-strip button b").boundingBox();
    const strip = await page.locator(".strip").boundingBox();
    expect(life!.y).toBeGreaterThanOrEqual(strip!.y + strip!.height - 8);
    expect(life!.y).toBeLessThan(200);
  });

  it("are turned by 90 degrees as they are tapped, their numbers upright", async () => {
    const page = await here.sit("priority");
    const drake = page.locator('[data-thing="b2"]');
    expect(await drake.locator(".turns").evaluate((one) => getComputedStyle(one).rotate)).toBe("90deg");
    expect(await drake.locator(".foot").evaluate((one) => getComputedStyle(one).rotate)).toBe("none");
    expect(await page.locator('[data-thing="b1"] .turns').evaluate((one) => getComputedStyle(one).rotate)).toBe("none");
    expect(await drake.innerText()).toContain("tapped");
  });

  it("have a picture each, the same for the same card, and symbols that are heard", async () => {
    const page = await here.sit("crowded");
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLImageElement>(".art")].every((one) => one.naturalWidth > 0),
    );
    const pictures = await page.$$eval('.row:not(.row-lands) [data-thing^="c0"] .art', (all) =>
      all.map((one) => (one as HTMLImageElement).src),
    );
    expect(pictures.length).toBe(18);
    expect(pictures[0]).not.toBe(pictures[1]);
    expect(await page.locator(".hand .cost").first().getAttribute("aria-label")).toMatch(/2.*life.*green/i);
  });
});

describe("pictures that lie elsewhere", () => {
  const ADDRESS = "https://cards.example/wasp.svg";
  const POINT = "<svg xmlns='http://www.w3.org/2000/svg' width='1' height='1'><path d='M0 0h1v1H0z'/></svg>";
  const { priority } = SCENES;
  const [me, ...others] = priority.players;
  const [first, ...rest] = me!.hand;
  const card = { ...first!, picture: { address: ADDRESS, artist: "Ada Marsh" } };
  const view = { ...priority, players: [{ ...me!, hand: [card, ...rest] }, ...others] };

  /** A table whose first card of the hand has one, and how often its host was asked for it. */
  async function sitWith(hosts: readonly string[], answers: (route: Route) => Promise<void>) {
    here.server.pictureHosts = hosts;
    const page = await here.sit("waiting");
    let asked = 0;
    await page.route(ADDRESS, (route) => {
      asked++;
      return answers(route);
    });
    here.server.besides.set("priority", { view });
    await here.moveOn(page, "priority");
    const art = page.locator(`[data-thing="${card.id}"] .art`);
    return { page, art, asked: () => asked };
  }
  const given = (route: Route) => route.fulfill({ contentType: "image/svg+xml", body: POINT });

  it("are shown where the installation lets the page ask for them, with who made them", async () => {
    const { page, art } = await sitWith(["https://cards.example"], given);
    await page.waitForFunction((src) => document.querySelector(`.hand .art[src="${src}"]`) !== null, ADDRESS);
    expect(await art.getAttribute("src")).toBe(ADDRESS);
    await page.locator(`[data-thing="${card.id}"]`).click({ button: "right" });
    expect(await page.locator(".artist").first().innerText()).toBe("Illustrated by Ada Marsh");
    await here.sound(page);
  });

  it("are never asked for where it does not, and our own stand in their place", async () => {
    const { page, art, asked } = await sitWith([], given);
    await page.waitForFunction((id) => document.querySelector(`[data-thing="${id}"] img.art`) !== null, card.id);
    expect(await art.getAttribute("src")).toMatch(/^data:image\/svg/);
    expect(asked()).toBe(0);
    expect(here.complaints.splice(0).every((one) => one.includes(ADDRESS))).toBe(true);
  });

  it("that do not come leave our own", async () => {
    const { page, art, asked } = await sitWith(["https://cards.example"], (route) => route.abort());
    await page.waitForFunction((id) => document.querySelector(`[data-thing="${id}"] img.art`) !== null, card.id);
    await expect.poll(asked).toBe(1);
    expect(await art.getAttribute("src")).toMatch(/^data:image\/svg/);
    await here.sound(page);
  });
});
