import { beforeAll, describe, expect, it } from "vitest";
import { describeBoard, LONGEST_DESCRIPTION } from "../../lib/picture/describe.ts";
import { SMALLEST, WIDTH } from "../../lib/picture/draw.ts";
import { boardPicture } from "../../lib/picture/index.ts";
import { THEMES } from "../../lib/picture/theme.ts";
import { LANGUAGES, pictureWords } from "../../lib/picture/words.ts";
import { type Situation, situations } from "../../lib/situations/situations.ts";

let all: readonly Situation[] = [];
const named = (name: string): Situation => all.find((one) => one.name === name)!;
const draw = ({ view, seat, names }: Situation, seat_ = seat): string =>
  boardPicture(view(seat_), { language: "en", theme: "dark", names: Object.fromEntries(names.entries()) });

// Whole games are played to get there.
beforeAll(async () => {
  all = await situations();
}, 120_000);

/** All sizes of text as drawn, those inside something scaled too. */
function textSizes(svg: string): number[] {
  const scales = [1];
  const sizes: number[] = [];
  for (const [tag] of svg.matchAll(/<(\/?)(g|text)\b[^>]*>/g)) {
    if (tag === "</g>") scales.pop();
    else if (tag.startsWith("<g")) scales.push(scales.at(-1)! * Number(/scale\(([\d.]+)\)/.exec(tag)?.[1] ?? 1));
    else if (tag.startsWith("<text")) sizes.push(Number(/font-size="([\d.]+)"/.exec(tag)![1]) * scales.at(-1)!);
  }
  return sizes;
}

describe("the picture of a board", () => {
  it("is there for at least twenty situations", () => expect(all.length).toBeGreaterThanOrEqual(20));
  it("has no text below 9 px where it is shown 360 px wide", () => {
    expect((SMALLEST * 360) / WIDTH).toBeGreaterThanOrEqual(9);
    for (const one of all) {
      // Numbers in mana symbols of two digits are the one exception: they are read as a sign.
      const small = textSizes(draw(one)).filter((size) => size < SMALLEST * 0.97);
      expect(small, one.name).toEqual([]);
    }
  });
  it("keeps every permanent in sight, sixty a side and more", () => {
    const svg = draw(named("sixty a side"));
    expect(svg).not.toContain("+NaN");
    expect([...svg.matchAll(/>(\d+)\/(\d+)</g)].length).toBeGreaterThanOrEqual(100);
  });
  it("has no broken numbers, styles or references", () => {
    for (const one of all) expect(draw(one), one.name).not.toMatch(/NaN|undefined|Infinity|style=|href|url\(/);
  });
  it("draws no arrow over a name", () => {
    const { view, seat } = named("long stack");
    const svg = draw(named("long stack"));
    const last = svg.lastIndexOf(`stroke="${THEMES.dark.arrow}"`);
    expect(last).toBeGreaterThan(0);
    const cards = [...view(seat).battlefield.filter(({ types }) => !types.includes("land")), ...view(seat).stack];
    for (const word of cards.flatMap(({ name }) => name.split(" ")))
      expect(svg.search(new RegExp(`>[^<]*\\b${word}\\b`)), word).toBeGreaterThan(last);
  });
  it("breaks no name within a word", () => {
    for (const one of all) {
      const words = new Set(
        [
          ...one.view(one.seat).battlefield,
          ...one.view(one.seat).stack,
          ...one.view(one.seat).players.flatMap(({ hand }) => hand),
        ].flatMap(({ name }) => name.split(" ")),
      );
      const said = [...draw(one).matchAll(/<text[^>]*>([^<]*)</g)].map(([, text = ""]) => text.replace(/&#39;/g, "'"));
      const long = said.flatMap((text) => text.split(" ")).filter((word) => /^[A-Z][a-z]{3,}$/.test(word));
      const strange = long.filter(
        (word) =>
          !words.has(word) &&
          [...words].some(
            (whole) => whole.startsWith(word) && whole !== word && !/[^\w]/.test(whole[word.length] ?? ""),
          ),
      );
      expect(strange, one.name).toEqual([]);
    }
  });
  it("shows counters, damage, attachments, loyalty and numbers of equal ones", () => {
    expect(draw(named("counters and damage"))).toMatch(/>\+3</);
    expect(draw(named("auras and equipment"))).toContain("Mantle of Thorns");
    expect(draw(named("many tokens"))).toContain("×8");
  });
  it("escapes what people call themselves", () =>
    expect(
      boardPicture(named("turn 10").view(0), {
        language: "en",
        theme: "dark",
        names: { 0: "<script>&", 1: "\u202eevil" },
      }),
    ).toMatch(/>&#60;script&#62;&#38;<(?!script)/));
  it.each(LANGUAGES)("says in %s what is in words", (language) => {
    const { names, view, seat } = named("turn 10");
    const svg = boardPicture(view(seat), { language, theme: "light", names: Object.fromEntries(names.entries()) });
    expect(svg).toContain(pictureWords[language].yourMove);
    expect(svg).toContain(pictureWords[language].turn(10));
  });
});

describe("the board in words", () => {
  it.each(LANGUAGES)("fits in %s, and begins with whose move it is", (language) => {
    for (const { view, seat, names, name } of all) {
      const text = describeBoard(view(seat), language, Object.fromEntries(names.entries()));
      expect(text.length, name).toBeLessThanOrEqual(LONGEST_DESCRIPTION);
      expect(text.length, name).toBeGreaterThan(60);
      expect(text, name).not.toMatch(/undefined|NaN|\[object/);
    }
    expect(describeBoard(named("turn 10").view(named("turn 10").seat), language)).toContain(
      pictureWords[language].yourMove,
    );
  });
  it("says who attacks and blocks whom", () => {
    const { view, names } = named("combat with blocks");
    const text = describeBoard(view(0), "en", Object.fromEntries(names.entries()));
    expect(text).toContain("Bramblehide Boar 3/2 attacking Bruno");
    expect(text).toContain("Kiln Brute 4/3 blocking Elkhorn Strider");
  });
  it("names a hand to its owner alone", () => {
    const { view } = named("combat with blocks");
    expect(describeBoard(view(0), "en")).toContain("Sudden Antlers");
    for (const seat of [1, null]) expect(describeBoard(view(seat), "en")).not.toContain("Sudden Antlers");
  });
});
