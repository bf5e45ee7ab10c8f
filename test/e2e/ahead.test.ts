import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import type { Preview, Previewed } from "../../lib/hosting/api.ts";
import type { OwnOrders } from "../../lib/hosting/orders/orders.ts";
import { SCENE_LOG, SCENES, type SceneName } from "../support/scenes.ts";
import { DESK, PHONE, Visit } from "./visit.ts";

/** What the page lets a player say in advance: where to be asked, orders, and the plan for a turn. */

const NONE: OwnOrders = { revision: 3, stops: { profile: "default" }, orders: [], preferences: {}, disarmed: [] };

/** The examination of accessibility puts a script into the page. */
const here = Visit.forEachTest({ bypassCSP: true });
const sit = (scene: SceneName, orders: Partial<OwnOrders>, options = DESK) =>
  here.sit(scene, { orders: { ...NONE, ...orders } }, options);

const inAdvance = (page: Page) => page.click('button:has-text("In advance")');

for (const [size, options] of [
  ["wide", DESK],
  ["narrow", PHONE],
] as const)
  describe(`said in advance, ${size}`, () => {
    it("where to be asked: a profile, steps and events of one's own", async () => {
      const page = await sit("waiting", {}, options);
      await inAdvance(page);
      await page.check('input[name="profile"][value="quick"]');
      await page.click('summary:has-text("Steps of the opponents")');
      await page.uncheck(
        'details:has(summary:has-text("Steps of the opponents")) label:has-text("As the profile") input',
      );
      await page.check('details:has(summary:has-text("Steps of the opponents")) label:has-text("End step") input');
      await here.sound(page);
      // Nothing has to be saved: what is changed holds at once, and is taken back with one tap.
      await here.sends({
        ...{ do: "orders", ordersRevision: 5, preferences: {} },
        stops: { profile: "quick", opponents: ["end"] },
      });
    });

    it("orders are listed as sentences, added, changed and removed", async () => {
      const page = await sit("waiting", { orders: [{ order: "answer", source: "Night Owl", yes: false }] }, options);
      await inAdvance(page);
      expect(await page.textContent(".orders li")).toContain("Always say no to Night Owl.");
      await page.click('button:has-text("Add an order")');
      await page.selectOption('.order-form label:has-text("What") select', "respond");
      expect(await page.textContent(".order-form .detail")).toBe("Something is still missing.");
      await page.fill('.order-form label:has-text("Cast") input', "Cinder Lance");
      await page.selectOption('.order-form label:has-text("Type") select', "creature");
      await page.selectOption('.order-form label:has-text("For how long") select', "turn");
      expect(await page.textContent(".order-form .detail")).toBe(
        "In response to an opponent’s creature spell, cast Cinder Lance, targeting it.",
      );
      await here.sound(page);
      await page.click('button:has-text("Give the order")');
      const given = { ...{ order: "respond", with: { cast: "Cinder Lance" }, targets: [["it"]] } };
      await here.sends({
        ...{ do: "orders", ordersRevision: 3 },
        orders: [
          { order: "answer", source: "Night Owl", yes: false },
          {
            ...given,
            to: { kind: "spell", whose: "opponents", types: ["creature"] },
            lastTurn: SCENES.waiting.turn.number,
          },
        ],
      });
      await page.click('.orders li:has-text("In response") button:has-text("Remove")');
      await page.waitForSelector('.orders li:has-text("In response")', { state: "detached" });
      await page.click('.orders button:has-text("Change")');
      // Something happens meanwhile, and the table is looked at again.
      const looked = page.waitForResponse((response) => response.ok() && response.url().includes("?since="));
      here.server.log = [...SCENE_LOG, { code: "damage.player", seat: 0, amount: 3, life: 14 }];
      await looked;
      await page.selectOption('.order-form label:has-text("Answer") select', "yes");
      await page.click('button:has-text("Save the order")');
      await here.sends({
        ...{ do: "orders", ordersRevision: 5 },
        orders: [{ order: "answer", source: "Night Owl", yes: true }],
      });
      await page.click('.orders button:has-text("Remove")');
      await here.sends({ do: "orders", ordersRevision: 6, orders: [] });
    });

    it("an order that no longer fitted is said once, with why", async () => {
      const order = { order: "block" as const, attacker: "Quarry Ogre", blocker: "Sleepy Cub" };
      const page = await sit("priority", { disarmed: [{ order, turn: 4, reason: "no-such-blocker" }] }, options);
      expect(await page.textContent('[aria-label="Your orders"]')).toMatch(
        /If Quarry Ogre attacks, block it with Sleepy Cub\. The blocker is not there, or may not block \(turn 4\)\./,
      );
      await here.sound(page);
      await page.click('button:has-text("I see")');
      await page.reload();
      await page.waitForSelector(".question");
      expect(await page.locator('[aria-label="Your orders"]').count()).toBe(0);
    });

    it("pass until my next turn is one tap, and passes", async () => {
      const page = await sit("priority", {}, options);
      await page.click('summary:has-text("Pass until")');
      await page.click('.action:has-text("my next turn")');
      const order = { order: "passUntil", until: { turn: "own" }, unless: ["concerned", "attacked"] };
      await here.sends({ do: "orders", ordersRevision: 3, orders: [order] });
      await page.waitForSelector('.question[data-ask="wait"]');
      const [, answer] = here.done as { answers: { answer: unknown }[] }[];
      expect(answer?.answers[0]?.answer).toEqual({ ask: "priority", action: { act: "pass" } });
    });

    it("a turn is planned on the table as it would be, and sent as a whole", async () => {
      const seen: Previewed = { view: SCENES.priority, events: [], stopped: "asked", assumed: [] };
      const path = "POST /v1/games/game-priority/preview";
      here.server.always.set(path, { status: 200, body: seen });
      const page = await sit("priority", {}, options);
      await inAdvance(page);
      await page.click('button:has-text("Look ahead and plan")');
      await page.waitForSelector('.plan-bar:has-text("you are asked next")');
      const later = { ...SCENES.waiting, pending: [] };
      const assumed = [{ seat: 1, ask: "priority" as const }];
      here.server.always.set(path, { status: 200, body: { ...seen, view: later, stopped: "draw", assumed } });
      await page.click('[data-thing="h2"]');
      await page.waitForSelector('.plan-bar:has-text("If Ada does nothing, a card is drawn next")');
      await page.waitForSelector('.question:has-text("Looking ahead ends here")');
      await here.sound(page);
      await page.click('summary:has-text("Terms of the plan")');
      await page.uncheck('label:has-text("use an ability") input');
      await page.check('label:has-text("pass for the rest") input');
      await page.click('button:has-text("Play this plan")');
      const steps = [
        { in: "precombatMain", about: "priority", answer: { ask: "priority", action: { act: "cast", card: "h2" } } },
      ];
      await here.sends({
        ...{ do: "plan", ordersRevision: 3, ask: 1 },
        plan: { steps, then: "pass", unless: ["cast", "blocked"] },
      });
      const asked = here.server.received
        .filter((one) => one.path.endsWith("/preview"))
        .map(({ body }) => body as Preview);
      expect(asked.map(({ plan }) => plan?.steps)).toEqual([[], steps]);
      await page.waitForSelector(".plan-bar", { state: "detached" });
    });

    it("a plan that came back says why, and can be dropped", async () => {
      const plan = {
        ...{ steps: [], then: "ask" as const, unless: [], objections: ["blocked" as const] },
        returned: { reason: "objected" as const, turn: 5, detail: "blocked" },
      };
      const page = await sit("priority", { plan }, options);
      expect(await page.textContent('[aria-label="Your plan"]')).toContain("Your plan came back: an opponent blocked");
      await here.sound(page);
      await page.click('button:has-text("Drop the plan")');
      await here.sends({ do: "plan", ordersRevision: 3, plan: null });
    });
  });
