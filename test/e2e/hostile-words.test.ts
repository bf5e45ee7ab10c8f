import { expect, it } from "vitest";
import type { SeatSnapshot } from "../../lib/hosting/api.ts";
import { SCENE_LOG, SCENES, type SceneName } from "../support/scenes.ts";
import { isTooWide } from "./axe.ts";
import { DESK, PHONE, Visit } from "./visit.ts";

/** Whatever players, decks and imported cards are called is shown as letters, and no page grows wider for it. */

const here = Visit.forEachTest();

/** As long as each may be. */
const NAME = 60;
const WORDS = [
  '<img src=x onerror="alert(1)">',
  "'\"></button><script>alert(2)</script>",
  "W".repeat(NAME),
  "javascript:alert(3)//",
  "{n, plural, other {#}} {name} <marquee>x</marquee>",
  "__proto__",
  "constructor",
  "مرحبا بالعالم الطويل جدا",
  "👩‍👩‍👧‍👦".repeat(8),
  "z̸̢̛̖͇̍a̷͔̅l̴͕̃g̵̙͠o̸̩͝ text",
];
const word = (at: number): string => WORDS[at % WORDS.length]!;

/** Every name and text in what is sent, in turn. */
function hostile<T>(value: T, next = counting()): T {
  if (Array.isArray(value)) return value.map((one) => hostile(one, next)) as T;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      if (typeof inner !== "string") return [key, hostile(inner, next)];
      if (key === "name") return [key, word(next())];
      if (key === "text") return [key, `${inner}\n${word(next())} ${"M".repeat(300)}`];
      return [key, inner];
    }),
  ) as T;
}
const counting = (): (() => number) => {
  let at = 0;
  return () => at++;
};

/** What would not be there, were words only words. */
const harm = () => [
  ...[...document.querySelectorAll('img[src="x"], [onerror], marquee, a[href^="javascript:"]')].map(
    ({ outerHTML }) => outerHTML,
  ),
  ...[...document.scripts].filter(({ src }) => src === "").map(({ outerHTML }) => outerHTML),
  ...("polluted" in {} ? ["Object.prototype"] : []),
];

/** Words that stick out of what they stand in, where nobody sees them. */
const cutOff = () =>
  [...document.querySelectorAll(".log li, .chat li, .question, .notes, .card .rules, .source")]
    .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
    .map(({ className, textContent }) => `${className}: ${textContent.slice(0, 60)}`);

it.each([
  ["a desk", DESK],
  ["a phone", PHONE],
])("at every table, on %s", async (_, options) => {
  const scenes = Object.keys(SCENES) as SceneName[];
  const chat = WORDS.map((text, at) => ({
    at: Date.now(),
    seat: at % 2,
    text: `${text} https://example.test/${"x".repeat(200)}`,
  }));
  const besides = (scene: SceneName): Partial<SeatSnapshot> => ({
    view: hostile(SCENES[scene]),
    seats: [0, 1].map((seat) => ({ seat, name: word(seat + 2) })),
    chat,
    note: WORDS.join(" "),
  });
  here.server.log = hostile(SCENE_LOG);
  const page = await here.sit("priority", besides("priority"), options);
  const dialogs: string[] = [];
  page.on("dialog", (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const wide: string[] = [];
  for (const scene of scenes) {
    here.server.besides.set(scene, besides(scene));
    await here.moveOn(page, scene);
    if (await isTooWide(page)) wide.push(scene);
    expect(await page.evaluate(cutOff), scene).toEqual([]);
    expect(await page.evaluate(harm), scene).toEqual([]);
  }
  expect({ wide, dialogs, complaints: here.complaints }).toEqual({ wide: [], dialogs: [], complaints: [] });
});
