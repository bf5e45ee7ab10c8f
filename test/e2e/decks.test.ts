import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { faults, isTooWide } from "./axe.ts";
import { useBrowser, useHost } from "./shared.ts";
import { DESK, PHONE } from "./visit.ts";

/** Decks at the page, on the real stack: built of real cards, imported, kept, played with. */

const { host } = useHost();
const here = useBrowser();
async function visit(at: string, options = DESK): Promise<Page> {
  const page = await here.open({ ...options, bypassCSP: true });
  page.setDefaultTimeout(30_000);
  await page.goto(host.url + at);
  return page;
}
const sound = async (page: Page) => {
  expect(await faults(page)).toEqual([]);
  expect(await isTooWide(page)).toBe(false);
};
const saved = (page: Page) => page.waitForSelector('[data-saving="saved"]');

const LIST = `// Wyrms of the pass
Deck
4 Crater Wyrm (EMB) 12
4 Crater Wyrn
30 Mountain

Sideboard
2 Refuse Passage
`;

it("a deck is imported with a mistake, mended, filled up by searching, exported and played", async () => {
  const page = await visit("#/decks");
  await page.click('a:has-text("Build a deck")');
  await page.fill("input.deck-name", "Wyrms");
  // A search that cannot be understood says where; one that can finds cards.
  await page.fill('input[type="search"]', "t:dragon typ:elf");
  await page.waitForSelector('#search-said:has-text("“typ” at letter 10")');
  await page.fill('input[type="search"]', "t:dragon c:r is:playable");
  await page.waitForSelector('.found-cards li:has-text("Crater Wyrm")');
  await sound(page);
  await page.click('button:has-text("Import")');
  await page.fill("dialog textarea", LIST);
  await page.click('dialog button:has-text("Use this list")');
  // The mistyped name stands at its line, with what was meant: one press mends it.
  await page.click('.is-faulty:has-text("Crater Wyrn") .line-fault button:has-text("Crater Wyrm")');
  await page.waitForSelector('.verdict:has-text("The deck has 38 cards")');
  await page.waitForSelector('.is-faulty:has-text("8 copies of “Crater Wyrm”")');
  await sound(page);
  const wyrms = page.locator('.deck-lines li:has-text("Crater Wyrm")');
  for (let n = 0; n < 4; n++) await wyrms.locator('[aria-label^="One less"]').click();
  await page.fill('input[type="search"]', "!mountain");
  await page.waitForSelector('.found-cards li:has-text("Mountain")');
  for (let n = 0; n < 26; n++) await page.click('.found-cards [aria-label="One more: Mountain"]');
  await page.waitForSelector('.verdict.is-good:has-text("Ready to play: Casual")');
  await saved(page);
  await page.click('button:has-text("Export")');
  await page.click('dialog button:has-text("MTGO")');
  const [file] = await Promise.all([page.waitForEvent("download"), page.click('dialog button:has-text("Save as")')]);
  expect(file.suggestedFilename()).toBe("Wyrms.dek");
  await page.keyboard.press("Escape");
  // The deck is there again, chosen, where a game begins.
  await page.click('button:has-text("Play with it"):enabled');
  await page.waitForSelector('.deck-pick:has-text("Wyrms") input:checked');
  await page.click('button[type="submit"]:enabled');
  await page.waitForSelector(".question");
});

it("built-in decks are looked at and built on, by keyboard and on a phone", async () => {
  const page = await visit("#/decks/of/The%20Long%20Tide", PHONE);
  await page.waitForSelector('.deck-lines h3:has-text("Creatures")');
  await sound(page);
  await page.focus('button:has-text("Build on it")');
  await page.keyboard.press("Enter");
  await saved(page);
  await page.waitForSelector('.verdict:has-text("Ready to play")');
  await page.click('.deck-tabs button:has-text("Find cards")');
  await page.waitForSelector(".found-cards li");
  await sound(page);
  await page.click(".found-cards .card-line >> nth=0");
  await page.waitForSelector("dialog .as-face");
  await sound(page);
  await page.click('dialog button:has-text("Add: sideboard")');
  await page.click('.deck-tabs button:has-text("cards")');
  await page.waitForSelector('.deck-lines h3:has-text("Sideboard 1")');
  await saved(page);
  await page.reload();
  await page.waitForSelector('.deck-lines h3:has-text("Sideboard 1")');
  await page.goto(`${host.url}#/decks`);
  await page.waitForSelector('.deck-pick:has-text("The Long Tide, my way")');
  await sound(page);
});

it("a file of cards is imported from the page, and its cards are there to be found", async () => {
  const page = await visit("#/decks");
  const card = (name: string, oracle_text: string) => ({
    ...{ name, layout: "normal", mana_cost: "{1}{G}", type_line: "Creature — Elf", oracle_text, set: "zzz" },
    ...{ power: "2", toughness: "2", legalities: { modern: "legal" } },
  });
  const file = JSON.stringify([card("Page Elf", "Trample"), card("Riddle Elf", "Guess a number of letters.")]);
  const upload = { name: "cards.json", mimeType: "application/json", buffer: Buffer.from(file) };
  await page.setInputFiles('[aria-label="Real cards"] input[type="file"]', upload);
  await page.waitForSelector('[role="status"]:has-text("2 cards are imported.")');
  await page.goto(`${host.url}#/decks/new`);
  await page.fill('input[type="search"]', "s:zzz");
  await page.waitForSelector('.found-cards .is-unplayable:has-text("Riddle Elf"):has-text("not playable yet")');
  await page.click('button:has-text("Playable here")');
  await page.waitForSelector('.found-cards:has-text("Page Elf"):not(:has-text("Riddle Elf"))');
  // What is no file of cards changes nothing.
  await page.goto(`${host.url}#/decks`);
  const other = { ...upload, buffer: Buffer.from('{"no": "cards"}') };
  await page.setInputFiles('[aria-label="Real cards"] input[type="file"]', other);
  await page.waitForSelector('[aria-label="Real cards"] p:has-text("2 cards are imported.")');
  // Nobody else may send one: not without being asked, and not from a page elsewhere.
  expect((await fetch(`${host.url}local/cards`, { method: "POST", body: file })).status).toBe(403);
});
