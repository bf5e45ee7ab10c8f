import { expect, it } from "vitest";
import { engine } from "../../lib/engine/index.ts";
import { kit } from "../support/kit.ts";
import { TestGame } from "../support/testGame.ts";
import { PHONE, Visit } from "./visit.ts";

/** What opens over a table: nobody leaves it by accident, and everybody comes back to where they were. */

const here = Visit.forEachTest({ bypassCSP: true });

it("keeps the keyboard within, closes with Escape, and gives the focus back", async () => {
  const page = await here.sit("priority");
  await page.focus('[data-thing="b1"]');
  await page.keyboard.press("r");
  await page.waitForSelector("dialog[open] .card");
  const at = () =>
    page.evaluate(() => {
      const { activeElement: one } = document;
      return one?.closest("dialog") ? (one.textContent ?? "") : `outside: ${one?.tagName}`;
    });
  const close = await at();
  expect(close).toBe("Close");
  const round = [close];
  for (let press = 0; press < 12; press++) {
    await page.keyboard.press("Tab");
    round.push(await at());
  }
  expect(round.filter((one) => one.startsWith("outside"))).toEqual([]);
  const count = round.indexOf(close, 1);
  expect(count).toBeGreaterThan(1);
  for (let press = 0; press < count; press++) {
    await page.keyboard.press("Shift+Tab");
    expect(await at()).not.toMatch(/^outside/);
  }
  await here.sound(page);
  // The table's own keys are silent.
  await page.keyboard.press("p");
  await page.keyboard.press("Escape");
  await page.waitForSelector("dialog", { state: "detached" });
  expect(await page.evaluate(() => document.activeElement?.getAttribute("data-thing"))).toBe("b1");
  expect(here.done).toEqual([]);
  expect(await page.locator(".table[aria-hidden]").count()).toBe(0);
});

it("closes with Escape however soon after what opened it", async () => {
  const page = await here.sit("priority");
  const closed = () =>
    page.evaluate(async () => {
      const help = [...document.querySelectorAll("button")].find((one) => one.textContent === "Help")!;
      help.click();
      // The next task, as the next press of a key is; no frame has been drawn.
      await new Promise((next) => {
        const channel = new MessageChannel();
        channel.port1.onmessage = next;
        channel.port2.postMessage("");
      });
      return document.querySelector(":popover-open") !== null;
    });
  expect(await closed()).toBe(true);
  await page.keyboard.press("Escape");
  await page.waitForSelector("dialog", { state: "detached" });
});

it("closes with a tap outside, which does nothing else", async () => {
  const page = await here.sit("priority", {}, PHONE);
  await page.click('button:has-text("Help")');
  await page.waitForSelector("dialog[open]");
  expect(await page.locator(".table").getAttribute("aria-hidden")).toBe("true");
  const sheet = (await page.locator("dialog").boundingBox())!;
  // A finger near a button means the button.
  const below = (sheet.y + sheet.height + 844) / 2;
  await page.touchscreen.tap(195, below);
  await page.waitForSelector("dialog", { state: "detached" });
  expect(here.done).toEqual([]);
});

it("offers the spell of a prepared permanent with the permanent", async () => {
  const t = new TestGame(2, false);
  kit(t);
  t.cards(`
    Test Page {0}
    Creature — Cat Cleric
    This creature enters prepared.
    3/3
    // prepare
    Test Favor {0}
    Sorcery
    You gain 2 life.`);
  t.hand(0, "Test Page");
  t.to("precombatMain");
  t.cast("Test Page");
  t.resolve();
  const page = await here.sit("priority", { view: engine.view(t.game, 0) });
  await page.click('.as-tile:has-text("Test Page")');
  await page.click('dialog[open] .action:has-text("Cast Test Favor")');
  await expect.poll(() => here.done.length).toBe(1);
  expect(JSON.stringify(here.done[0])).toContain('"act":"cast"');
});
