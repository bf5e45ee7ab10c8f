import { element, escaped, rounded } from "../cardArt/svg.ts";
import type { Setting } from "./font.ts";
import { FONT, set, widthOf } from "./font.ts";

/** The smallest text there is: 9 px where the whole picture is shown 360 px wide. */
export const SMALLEST = 30;
export const WIDTH = 1200;

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const rect = (
  { x, y, width, height }: Rect,
  fill: string,
  radius = 0,
  more: Readonly<Record<string, string | number>> = {},
): string => element("rect", { x, y, width, height, fill, ...(radius > 0 && { rx: radius }), ...more });

export const inset = ({ x, y, width, height }: Rect, by: number): Rect => ({
  x: x + by,
  y: y + by,
  width: Math.max(0, width - 2 * by),
  height: Math.max(0, height - 2 * by),
});

export const at = (x: number, y: number, inside: string): string =>
  element("g", { transform: `translate(${rounded(x)} ${rounded(y)})` }, inside);

type Anchor = "start" | "middle" | "end";

/** `y` is the base line. Words are drawn as they are given: `drawable` and short enough. */
export function label(
  text: string,
  x: number,
  y: number,
  size: number,
  fill: string,
  anchor: Anchor = "start",
  squeeze = 1,
): string {
  const attributes = { "font-size": size, fill, ...(anchor !== "start" && { "text-anchor": anchor }) };
  return squeeze === 1
    ? element("text", { x, y, ...attributes }, escaped(text))
    : element(
        "text",
        { transform: `translate(${rounded(x)} ${rounded(y)}) scale(${squeeze} 1)`, ...attributes },
        escaped(text),
      );
}

/** The part of a line's height that is above its base line. */
const ASCENT = 0.76;
export const LEADING = 1.04;

/** A text set into a width, from `y` down, and how high it is; nothing where it has no room. */
export function setText(
  text: string,
  x: number,
  y: number,
  setting: Setting,
  fill: string,
  anchor: Anchor = "start",
): { readonly svg: string; readonly height: number; readonly width: number } {
  const done = set(text, setting);
  if (!done) return { svg: "", height: 0, width: 0 };
  const { lines, size, squeeze } = done;
  const svg = lines
    .map((line, row) => label(line, x, y + size * (ASCENT + 0.08 + row * LEADING), size, fill, anchor, squeeze))
    .join("");
  const widest = Math.max(...lines.map((line) => widthOf(line, size) * squeeze));
  return { svg, height: size * (lines.length * LEADING + 0.12), width: widest };
}

/** One line of text around a middle height. */
export function centredText(
  text: string,
  x: number,
  middle: number,
  setting: Omit<Setting, "lines">,
  fill: string,
  anchor: Anchor = "start",
) {
  const done = set(text, { ...setting, lines: 1 });
  if (!done) return { svg: "", width: 0 };
  const {
    lines: [line = ""],
    size,
    squeeze,
  } = done;
  return {
    svg: label(line, x, middle + size * 0.345, size, fill, anchor, squeeze),
    width: widthOf(line, size) * squeeze,
  };
}

/** A number or a word on a plate with round ends; `right` and `bottom` are its far corner. */
export function pill(
  text: string,
  right: number,
  bottom: number,
  size: number,
  ground: string,
  ink: string,
  edge?: string,
): string {
  const { width, height } = pillSize(text, size);
  return (
    rect(
      { x: right - width, y: bottom - height, width, height },
      ground,
      height * 0.32,
      edge ? { stroke: edge, "stroke-width": 2.5 } : {},
    ) + label(text, right - width / 2, bottom - height * 0.225, size, ink, "middle")
  );
}
export const pillSize = (text: string, size: number) => ({
  width: Math.max(size * 1.05, widthOf(text, size) + size * 0.5),
  height: size * 1.18,
});

export const svgDocument = (height: number, title: string, inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" font-family="${FONT.family}" font-weight="${FONT.weight}" role="img"><title>${escaped(title)}</title>${inside}</svg>`;
