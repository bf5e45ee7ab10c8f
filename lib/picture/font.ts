import { WIDTHS } from "./widths.ts";

/** The one font of the picture, an asset of the function that draws it: it says how wide words will be. */
export const FONT = { family: "Fira Sans Condensed", weight: 600 } as const;

/** In thousandths of the font's size, by character; a character that is not here the font cannot draw. */
const widths: ReadonlyMap<number, number> = new Map(
  WIDTHS.flatMap(([first, text]) =>
    Array.from({ length: text.length / 2 }, (_, at): [number, number] => [
      first + at,
      Number.parseInt(text.slice(at * 2, at * 2 + 2), 36),
    ]),
  ).filter(([, width]) => width > 0),
);

export function widthOf(text: string, size: number): number {
  let sum = 0;
  for (const one of text) sum += widths.get(one.codePointAt(0)!) ?? 0;
  return (sum * size) / 1000;
}

/** What the font can draw of it; marks that stand alone are put onto their letters first. */
export const drawable = (text: string): string =>
  [...text.normalize("NFC")]
    .filter((one) => widths.has(one.codePointAt(0)!))
    .join("")
    .replace(/ {2,}/g, " ")
    .trim();

/** A text set into a given width. */
export interface SetText {
  readonly lines: readonly string[];
  readonly size: number;
  /** How much it is condensed: 1 is not at all. */
  readonly squeeze: number;
}

export interface Setting {
  readonly width: number;
  readonly sizes: readonly [number, ...number[]];
  readonly lines: number;
  /** How far letters may be condensed before words are left out. */
  readonly squeeze: number;
}

/**
 * Large as it is if that fits, else smaller, else a little condensed, else on more lines, else without its last words; never
 * broken within a word. Undefined where not even its first word has room.
 */
export function set(text: string, { width, sizes, lines, squeeze }: Setting): SetText | undefined {
  const words = drawable(text).split(" ").filter(Boolean);
  if (words.length === 0) return undefined;
  const smallest = sizes.at(-1)!;
  const attempt = (most: number, size: number, factor: number): SetText | undefined => {
    const wrapped = wrap(words, width / factor, size, most);
    return wrapped && { lines: wrapped, size, squeeze: factor };
  };
  for (let most = 1; most <= lines; most++) {
    for (const size of sizes) {
      const done = attempt(most, size, 1);
      if (done) return done;
    }
    for (const factor of SQUEEZES.filter((one) => one >= Math.max(0.84, squeeze))) {
      const done = attempt(most, smallest, factor);
      if (done) return done;
    }
  }
  for (const factor of SQUEEZES.filter((one) => one >= squeeze)) {
    const done = attempt(lines, smallest, factor);
    if (done) return done;
  }
  for (let kept = words.length - 1; kept > 0; kept--) {
    const wrapped = wrap(
      [...words.slice(0, kept - 1), `${words[kept - 1]!.replace(/[,;:]$/, "")}…`],
      width / squeeze,
      smallest,
      lines,
    );
    if (wrapped) return { lines: wrapped, size: smallest, squeeze };
  }
  return undefined;
}

const SQUEEZES = [0.92, 0.84, 0.76, 0.68] as const;

function wrap(words: readonly string[], width: number, size: number, most: number): string[] | undefined {
  const lines: string[] = [];
  for (const word of words) {
    if (widthOf(word, size) > width) return undefined;
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && widthOf(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.length > most ? undefined : lines;
}
