import { describe, expect, it } from "vitest";
import { manaSymbol, symbolsIn } from "../../lib/cardArt/mana.ts";
import { huesOf, type Pictured, picture } from "../../lib/cardArt/picture.ts";
import { escaped } from "../../lib/cardArt/svg.ts";
import { builtInCards } from "../../lib/cards/builtin.ts";

const box = { width: 180, height: 130 };
const card = (one: Partial<Pictured>): Pictured => ({
  name: "Test",
  colors: [],
  types: ["creature"],
  subtypes: [],
  ...one,
});
const all: readonly Pictured[] = builtInCards().map(({ printed: { faces, name } }) => ({
  name,
  colors: (["W", "U", "B", "R", "G"] as const).filter((one) => faces[0].manaCost?.includes(one)),
  ...faces[0].typeLine,
  text: faces[0].text,
}));

/** Every number of the coordinates that are not moved by a transform of their own. */
const outside = (svg: string): string[] =>
  [...svg.replace(/<g [^>]*transform[\s\S]*?<\/g>/g, "").matchAll(/ d="M([^"]*)Z"/g)].flatMap(([, path = ""]) =>
    path.split(/[ML]/).filter((point) => {
      const [x = 0, y = 0] = point.trim().split(" ").map(Number);
      return x < 0 || y < 0 || x > box.width || y > box.height;
    }),
  );

describe("the picture of a card", () => {
  it("follows from name, colours, types and subtypes alone", () => {
    const bear = card({ name: "Old Bear", colors: ["G"], subtypes: ["Bear"] });
    expect(picture(bear, box)).toBe(picture({ ...bear }, box));
    expect(picture({ ...bear, name: "Young Bear" }, box)).not.toBe(picture(bear, box));
    expect(picture({ ...bear, colors: ["R"] }, box)).not.toBe(picture(bear, box));
    expect(picture({ ...bear, subtypes: ["Wolf"] }, box)).not.toBe(picture(bear, box));
    expect(picture({ ...bear, types: ["instant"] }, box)).not.toBe(picture(bear, box));
  });
  it("is another for every built-in card", () =>
    expect(new Set(all.map((one) => picture(one, box))).size).toBe(all.length));
  it("stays within its box", () => expect(all.flatMap((one) => outside(picture(one, box)))).toEqual([]));
  it("has neither styles, references nor broken numbers", () =>
    expect(
      all.map((one) => picture(one, box)).filter((svg) => /style=|href|url\(|NaN|undefined|Infinity/.test(svg)),
    ).toEqual([]));
  it("tells nothing of a card that lies face down", () =>
    expect(picture(card({ name: "Secret", faceDown: true, colors: ["R"] }), box)).toBe(
      picture(card({ faceDown: true }), box),
    ));
  it("gives a land the colours of its mana (305.6, 605)", () => {
    expect(huesOf(card({ types: ["land"], subtypes: ["Forest"] }))).toEqual(["G"]);
    expect(huesOf(card({ types: ["land"], text: "{T}: Add {U} or {R}." }))).toEqual(["U", "R"]);
    expect(huesOf(card({ types: ["land"], text: "{T}: Add {C}. Then draw a card {W}." }))).toEqual([]);
  });
});

describe("mana symbols", () => {
  it("are read from a cost", () => expect(symbolsIn("{X}{2/W}{G/P}")).toEqual(["X", "2/W", "G/P"]));
  it.each(["W", "U", "B", "R", "G", "C", "S", "X", "0", "12", "W/U", "2/R", "G/P", "B/G/P", "T", "Q", "constructor"])(
    "draw %s",
    (symbol) =>
      expect(manaSymbol(symbol, 0, 0, 30)).toMatch(
        /^<g transform="translate\(0\.0 0\.0\) scale\(0\.300\)"><(circle|path)/,
      ),
  );
  it("show that 2 life may be paid instead (107.4f)", () =>
    expect(manaSymbol("G/P", 0, 0, 30)).not.toBe(manaSymbol("G", 0, 0, 30)));
});

it("writes text so that it stays text, without what XML forbids", () =>
  expect(escaped("<b a='1'>&\u0000\u0007\ud800ok")).toBe("&#60;b a=&#39;1&#39;&#62;&#38;ok"));
