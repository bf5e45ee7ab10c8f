import { expect, it } from "vitest";
import { MISSING } from "../../lib/words/speech.ts";
import { SCENES, type SceneName } from "../support/scenes.ts";
import { DESK, PHONE, Visit } from "./visit.ts";

/** The page in the languages its readers speak. */

const here = Visit.forEachTest();

it("speaks the browser's language, and says so to those who listen", async () => {
  const page = await here.sit("blockers", {}, { ...DESK, locale: "it-IT" });
  expect(await page.getAttribute("html", "lang")).toBe("it-IT");
  expect(await page.textContent(".question h2")).toBe("Dichiara le tue creature bloccanti");
  expect(await page.textContent(".log")).toContain("Ada pesca una carta.");
  await page.close();
  const other = await here.sit("mulligan", {}, { ...PHONE, locale: "pt-BR" });
  expect(await other.textContent(".question h2")).toBe("Você mantém esta mão?");
  expect(here.complaints).toEqual([]);
});

it("is changed where the player likes, and stays so", async () => {
  const page = await here.open(here.server.seat("priority").replace(/#.*/, "#/"));
  await page.waitForSelector("h1");
  expect(await page.textContent("h1")).toBe("Magic by correspondence");
  await page.selectOption(".language select", "it");
  await page.waitForSelector('html[lang="it-IT"]');
  await page.waitForSelector("h1");
  expect(await page.textContent("h1")).toBe("Magic per corrispondenza");
  await page.reload();
  await page.waitForSelector("h1");
  expect(await page.textContent("h1")).toBe("Magic per corrispondenza");
});

it("is changed in the account too, by nothing but what a player sets there", async () => {
  const set = { webhook: "https://notify.example/hook", zone: "Europe/Rome" };
  const told = {
    email: "robin@mail.example",
    emailOff: { at: 0, reason: "550" },
    webhookOff: { at: 0, reason: "410" },
  };
  here.server.always.set("GET /v1/player", { status: 200, body: { ...set, ...told } });
  here.server.always.set("POST /v1/player", { status: 200, body: set });
  const page = await here.sit("waiting");
  await page.goto(`${here.server.url}#/`);
  await page.selectOption(".language select", "it");
  const sent = () => here.server.received.filter(({ method, path }) => method === "POST" && path === "/v1/player");
  await expect
    .poll(() => sent().map(({ body }) => body), { timeout: 10_000 })
    .toEqual([{ ...set, zone: expect.any(String), language: "it" }]);
  expect(here.complaints).toEqual([]);
});

it.each(["it-IT", "pt-BR"])(
  "leaves no value out of any question: %s",
  async (locale) => {
    const page = await here.open("about:blank", { ...DESK, locale });
    for (const scene of Object.keys(SCENES) as SceneName[]) {
      await page.goto("about:blank");
      await page.goto(here.server.seat(scene));
      await page.waitForSelector(".question");
      expect(await page.textContent("body"), scene).not.toContain(MISSING);
    }
    expect(here.complaints).toEqual([]);
  },
  120_000,
);
