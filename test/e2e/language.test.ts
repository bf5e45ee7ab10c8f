import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import type { Challenge } from "../../lib/hosting/challenge/api.ts";
import { MISSING } from "../../lib/words/speech.ts";
import { CATALOGS } from "../../lib/words/speeches.ts";
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
    .poll(() => sent().map(({ body }) => body))
    .toEqual([{ ...set, zone: expect.any(String), language: "it" }]);
  expect(here.complaints).toEqual([]);
});

it.each(["it-IT", "pt-BR"])(
  "leaves no value out of any question: %s",
  async (locale) => {
    const page = await here.open(here.server.url, { ...DESK, locale });
    for (const scene of Object.keys(SCENES) as SceneName[]) {
      await here.moveOn(page, scene);
      expect(await page.textContent("body"), scene).not.toContain(MISSING);
    }
    expect(here.complaints).toEqual([]);
  },
  120_000,
);

/** What is said in English and in no other place of that language's catalog. */
function onlyEnglish(language: "it" | "pt"): Set<string> {
  const said = (of: keyof typeof CATALOGS): string[] =>
    Object.values(CATALOGS[of]).flatMap((part) => Object.values(part));
  const own = new Set(said(language));
  return new Set(said("en").filter((text) => !own.has(text) && !text.includes("{")));
}

/** Everything that a page says, seen or heard. */
const saidOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const said: string[] = [];
    // The project's own name is a name in every language.
    while (walker.nextNode())
      if (!walker.currentNode.parentElement?.closest(".brand")) said.push(walker.currentNode.textContent ?? "");
    for (const one of document.querySelectorAll("[aria-label], [placeholder], [title]"))
      for (const name of ["aria-label", "placeholder", "title"]) said.push(one.getAttribute(name) ?? "");
    return said.map((text) => text.trim()).filter((text) => text !== "");
  });

const CHALLENGE: Challenge = {
  ...{ challengeId: "c1", link: "", names: ["Mira"], players: 2, status: "waiting", postedAt: 0, open: true },
  ...{ bestOf: 3, expiresAt: Date.UTC(2030, 0, 1) },
};

describe.each([
  ["it-IT", "it"],
  ["pt-BR", "pt"],
] as const)("in %s", (locale, language) => {
  it.each(["#/", "#/games", "#/challenges", "#/challenges/c1", "#/decks", "#/settings", "#/join"])(
    "%s says nothing in English",
    async (hash) => {
      here.server.always.set("GET /v1/challenges", { status: 200, body: { challenges: [CHALLENGE] } });
      here.server.always.set("GET /v1/challenges/c1", { status: 200, body: CHALLENGE });
      const page = await here.open(`${here.server.url}${hash}`, { ...DESK, locale });
      await page.waitForSelector("h1");
      await page.evaluate(() => {
        for (const one of document.querySelectorAll("details")) one.open = true;
      });
      const said = await saidOn(page);
      expect(said.length).toBeGreaterThan(3);
      const english = onlyEnglish(language);
      expect(said.filter((text) => english.has(text))).toEqual([]);
      expect(here.complaints).toEqual([]);
    },
  );
});

it("is light or dark as the player likes, whatever the system has, on this device", async () => {
  const page = await here.open(here.server.url, { ...DESK, colorScheme: "light" });
  const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await page.waitForSelector(".theme select");
  const light = await paper();
  await page.selectOption(".theme select", "dark");
  await expect.poll(paper).not.toBe(light);
  await here.sound(page);
  const dark = await paper();
  await page.reload();
  await page.waitForSelector(".theme select");
  expect(await paper()).toBe(dark);
  expect(await page.inputValue(".theme select")).toBe("dark");
  await page.selectOption(".theme select", "system");
  await expect.poll(paper).toBe(light);
});
