import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { drawable, set, widthOf } from "../../lib/picture/font.ts";
import { WIDTHS } from "../../lib/picture/widths.ts";
import { readFont } from "../support/fontFile.ts";

const FILE = "node_modules/@expo-google-fonts/fira-sans-condensed/600SemiBold/FiraSansCondensed_600SemiBold.ttf";

describe("the font", () => {
  it("is as wide as the table says", () => {
    const font = readFont(readFileSync(FILE));
    const read = WIDTHS.map(([first, text]) => [
      first,
      Array.from({ length: text.length / 2 }, (_, at) =>
        Math.round(((font.advance(first + at) ?? 0) / font.unitsPerEm) * 1000)
          .toString(36)
          .padStart(2, "0"),
      ).join(""),
    ]);
    expect(read).toEqual(WIDTHS);
  });
  it("has Latin-1 and Latin Extended-A whole", () => {
    const missing = Array.from({ length: 0x180 - 0xa0 }, (_, at) => 0xa0 + at).filter(
      (one) => one !== 0xad && one !== 0x149 && one !== 0x17f && widthOf(String.fromCodePoint(one), 100) === 0,
    );
    expect(missing.map((one) => one.toString(16))).toEqual([]);
  });
  it("draws what it can and leaves out the rest", () => {
    expect(drawable("Łukasz\u202e \u200b🙂 Ångström")).toBe("Łukasz Ångström");
    expect(drawable("山田")).toBe("");
  });
});

describe("setting a text", () => {
  const setting = { width: 150, sizes: [36, 30], lines: 2, squeeze: 0.7 } as const;
  it("keeps it large where it fits", () =>
    expect(set("Wolf", setting)).toEqual({ lines: ["Wolf"], size: 36, squeeze: 1 }));
  it("makes it smaller before it wraps", () =>
    expect(set("Sudden Elk", setting)).toMatchObject({ lines: ["Sudden Elk"], size: 30 }));
  it("wraps between words", () =>
    expect(set("Bramblehide Boar", setting)).toMatchObject({ lines: ["Bramblehide", "Boar"] }));
  it("leaves out whole words at the end, and never breaks one", () => {
    const { lines = [] } = set("Cartographer of the Drowned Streets of Yore", { ...setting, lines: 1 }) ?? {};
    expect(lines.join(" ")).toBe("Cartographer…");
    expect(set("Donaudampfschifffahrtsgesellschaft", setting)).toBeUndefined();
  });
  it("is never wider than it may be", () => {
    for (const name of ["Cartographer of Drowned Streets", "Osric, Last of the Wardens", "W. W.", "Ii"]) {
      const done = set(name, setting)!;
      for (const line of done.lines) expect(widthOf(line, done.size) * done.squeeze).toBeLessThanOrEqual(setting.width);
    }
  });
});
