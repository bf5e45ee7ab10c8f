import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { SCENE_LOG, SCENES } from "../support/scenes.ts";
import { DESK, PHONE, Visit } from "./visit.ts";

/** What is heard of a table, where its player has asked for it. */

const here = Visit.forEachTest({ bypassCSP: true });

/** Pitches in hertz, as they were struck; none is forgotten, for whoever asks may ask between two of them. */
async function listen(page: Page): Promise<() => readonly number[]> {
  const struck: number[] = [];
  here.useOnce(page);
  await page.exposeFunction("struck", (pitch: number) => void struck.push(pitch));
  const hear = () => {
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (at) {
      (globalThis as unknown as { struck(pitch: number): void }).struck(this.frequency.value);
      start.call(this, at);
    };
  };
  await page.addInitScript(hear);
  await page.evaluate(hear);
  return () => [...struck];
}

const tones = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType("resource").filter(({ name }) => /chunks/.test(name)).length);

it("is nothing until it is turned on in the settings, and a tone as it is", async () => {
  const page = await here.open(`${here.server.url}#/settings`, PHONE);
  const heard = await listen(page);
  const box = page.locator('[aria-label="Sound"] input');
  expect(await box.isChecked()).toBe(false);
  const before = await tones(page);
  await here.sound(page);
  await box.check();
  await expect.poll(heard).toEqual([587, 880]);
  expect(await tones(page)).toBeGreaterThan(before);
  await page.reload();
  expect(await box.isChecked()).toBe(true);
  await box.uncheck();
  expect(await page.evaluate(() => localStorage.getItem("sound"))).toBeNull();
});

it("is damage, and that it is one's move", async () => {
  const page = await here.sit("waiting");
  const heard = await listen(page);
  await page.click(".strip");
  await page.evaluate(() => localStorage.setItem("sound", "1"));
  here.server.log = [...SCENE_LOG, { code: "damage.player", seat: 0, amount: 3, life: 14 }];
  here.server.besides.set("waiting", { view: SCENES.priority });
  await expect.poll(heard).toEqual([147, 587, 880]);
});

it("is nothing while its player has not asked for it, and the end once they have", async () => {
  const page = await here.sit("waiting", {}, DESK);
  const heard = await listen(page);
  await page.click(".strip");
  here.server.besides.set("waiting", { view: SCENES.priority });
  await page.waitForSelector('.question[data-ask="priority"]');
  await page.evaluate(() => localStorage.setItem("sound", "1"));
  here.server.besides.set("waiting", { view: { ...SCENES.waiting, pending: [], result: { winners: [0] } } });
  await page.waitForSelector('.question[data-ask="over"]', { timeout: 30_000 });
  await expect.poll(heard).toEqual([523, 659, 784]);
});
