import { describe, expect, it } from "vitest";
import type { Hint } from "../../lib/hosting/api.ts";
import { DESK, PHONE, Visit } from "./visit.ts";

/** Against the computer: what it would do in one's place, and how well it plays. */

/** The examination of accessibility puts a script into the page. */
const here = Visit.forEachTest({ bypassCSP: true });

const seats = [
  { seat: 0, name: "Robin" },
  { seat: 1, name: "Computer", bot: "strong" },
] as const;

for (const [size, options] of [
  ["wide", DESK],
  ["narrow", PHONE],
] as const)
  describe(`against the computer, ${size}`, () => {
    it("a hint is given with its reasons, in the words of what is asked", async () => {
      const page = await here.sit("target", { seats }, options);
      const body: Hint = {
        answers: [{ slot: "1", answer: { ask: "choose", chosen: ["p1"] } }],
        thought: {
          games: 24,
          chance: 0.625,
          instead: { answer: { ask: "choose", chosen: ["b1"] }, chance: 0.5 },
          fear: { card: "Tide Wyrm", chance: 0.25 },
        },
      };
      here.server.next.push({ to: "GET /v1/games/game-target/hint", answer: { status: 200, body } });
      await page.click('.hint button:has-text("Hint")');
      await page.waitForSelector(".hint p");
      expect(await page.locator(".hint p").allTextContents()).toEqual([
        "The computer would do this: Computer (12 life)",
        "In 24 games played on with cards it guessed, it expects to win 63% of the time.",
        "Next best: Thornhide Bear 4/4, 50%.",
        "It fears Tide Wyrm: where it was cast, 25%.",
      ]);
      await here.sound(page);
    });

    it("a hint about what to do next is seen", async () => {
      const page = await here.sit("priority", { seats }, options);
      const answer = { ask: "priority", action: { act: "playLand", card: "h3" } } as const;
      const body: Hint = { answers: [{ slot: "1", answer }] };
      here.server.next.push({ to: "GET /v1/games/game-priority/hint", answer: { status: 200, body } });
      await page.click('.hint button:has-text("Hint")');
      const told = page.locator('.hint p:has-text("The computer would do this: Play Forest")');
      await told.waitFor();
      expect((await told.boundingBox())!.height).toBeGreaterThan(12);
    });

    it("a hint that cannot be had now is a message with a way out, and may be asked for again", async () => {
      const page = await here.sit("priority", { seats }, options);
      const body = {
        type: "about:blank",
        title: "no",
        status: 409,
        code: "not-asked-now",
        detail: "You are not asked anything now.",
      };
      here.server.next.push({ to: "GET /v1/games/game-priority/hint", answer: { status: 409, body } });
      await page.click('.hint button:has-text("Hint")');
      expect(await page.textContent(".hint [role=alert]")).toMatch(/You are not asked anything now/);
      expect(await page.locator('.hint button:has-text("Hint")').isEnabled()).toBe(true);
      await here.sound(page);
    });

    it("no hint is offered where another person plays", async () => {
      const page = await here.sit("priority", {}, options);
      expect(await page.locator(".hint").count()).toBe(0);
    });

    it("one may go back a step in the same line as all else", async () => {
      const page = await here.sit("priority", { seats, mayGoBack: true }, options);
      expect(await page.getByRole("button", { name: "Go back a step" }).isVisible()).toBe(true);
      const tops = await page.$$eval(".side-foot button", (all) => all.map((one) => one.getBoundingClientRect().top));
      expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(3);
      await here.sound(page);
    });

    it.each(["casual", "regular", "strong"])("the level chosen is the level played: %s", async (level) => {
      const page = await here.open(here.server.url, options);
      await page.check('input[value="computer"]');
      await page.check(`input[name="level"][value="${level}"]`);
      await page.click('form button[type="submit"]:enabled');
      await page.waitForSelector('.question[data-ask="priority"]');
      const made = here.server.received.find(({ method, path }) => method === "POST" && path === "/v1/games");
      expect(made?.body).toMatchObject({ seats: [{ as: "link" }, { as: { bot: level } }] });
    });
  });
