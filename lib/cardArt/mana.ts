import { element, escaped } from "./svg.ts";

/**
 * Mana symbols of our own: a starburst, a wave, a crescent, a spark, a leaf and a ring, each in a circle of its colour; in
 * a square of 100.
 */

interface Glyph {
  readonly ground: string;
  readonly ink: string;
  readonly path: string;
}

const GLYPHS: ReadonlyMap<string, Glyph> = new Map(
  Object.entries({
    W: {
      ground: "#f6e7b8",
      ink: "#5c4712",
      path: "M50 12L57 36L77 23L64 43L88 50L64 57L77 77L57 64L50 88L43 64L23 77L36 57L12 50L36 43L23 23L43 36Z",
    },
    U: {
      ground: "#a9d4ee",
      ink: "#0d3f66",
      path: "M14 62C24 28 52 14 72 30C84 40 80 56 68 56C60 56 56 48 60 42C48 42 42 52 46 62C52 76 74 76 88 64C78 88 34 92 14 62Z",
    },
    B: {
      ground: "#b9a9c4",
      ink: "#1f1429",
      path: "M60 12C36 12 18 28 18 50C18 72 36 88 60 88C70 88 78 84 84 78C62 80 46 68 46 50C46 32 62 20 84 22C78 16 70 12 60 12Z",
    },
    R: {
      ground: "#f3a988",
      ink: "#6a150b",
      path: "M58 8L22 56H44L34 92L80 40H56Z",
    },
    G: {
      ground: "#a9d79b",
      ink: "#12401f",
      path: "M84 14C44 12 18 34 22 72L14 84L22 90L30 80C66 82 86 56 84 14ZM70 28C66 44 52 60 32 72C38 54 52 38 70 28Z",
    },
    C: {
      ground: "#d5d3cd",
      ink: "#3b3d40",
      path: "M50 12L88 50L50 88L12 50ZM50 34L34 50L50 66L66 50Z",
    },
    S: {
      ground: "#dcecf2",
      ink: "#2b5a70",
      path: "M46 10H54V34L74 22L78 29L58 41V59L78 71L74 78L54 66V90H46V66L26 78L22 71L42 59V41L22 29L26 22L46 34Z",
    },
    T: {
      ground: "#d5d3cd",
      ink: "#3b3d40",
      path: "M30 26C52 12 80 26 80 54H92L73 78L54 54H67C67 38 50 28 36 38Z",
    },
    Q: {
      ground: "#3b3d40",
      ink: "#f0eee8",
      path: "M70 74C48 88 20 74 20 46H8L27 22L46 46H33C33 62 50 72 64 62Z",
    },
  }),
);

/** 107.4f: it may be paid with 2 life instead: a drop of blood at the symbol's foot. */
const DROP = "M78 54C86 68 92 76 92 84A14 14 0 0 1 64 84C64 76 70 68 78 54Z";
const BLOOD = "#a3121f";

const NUMBER_GROUND = "#d5d3cd";
const NUMBER_INK = "#26282a";

/** "W", "2", "X", "W/U", "2/R", "G/P", "G/U/P": as elements that fill a square of `size` at `x`, `y`. */
export function manaSymbol(symbol: string, x: number, y: number, size: number): string {
  const parts = symbol.split("/");
  const [first = "C", second] = parts.filter((one) => one !== "P");
  const ground = (one: string): string => GLYPHS.get(one)?.ground ?? NUMBER_GROUND;
  const inside =
    second === undefined
      ? element("circle", { cx: 50, cy: 50, r: 50, fill: ground(first) }) + sign(first, 0, 0, 1)
      : element("path", { d: "M14.6 85.4A50 50 0 0 1 85.4 14.6Z", fill: ground(first) }) +
        element("path", { d: "M14.6 85.4A50 50 0 0 0 85.4 14.6Z", fill: ground(second) }) +
        sign(first, 8, 8, 0.46) +
        sign(second, 46, 46, 0.46);
  const drop = parts.includes("P") ? element("path", { d: DROP, fill: BLOOD, stroke: "#fff", "stroke-width": 4 }) : "";
  return element(
    "g",
    { transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(size / 100).toFixed(3)})` },
    inside + drop,
  );
}

function sign(symbol: string, x: number, y: number, scale: number): string {
  const glyph = GLYPHS.get(symbol);
  const placed = (inside: string) =>
    scale === 1 ? inside : element("g", { transform: `translate(${x} ${y}) scale(${scale})` }, inside);
  if (glyph)
    return placed(
      element("path", {
        d: glyph.path,
        fill: glyph.ink,
        "fill-rule": "evenodd",
        transform: "translate(11 11) scale(.78)",
      }),
    );
  const squeeze = symbol.length > 1 ? 0.68 : 1;
  const text = {
    transform: `translate(50 79) scale(${squeeze} 1)`,
    "text-anchor": "middle",
    "font-size": 84,
    fill: NUMBER_INK,
  };
  return placed(element("text", text, escaped(symbol)));
}

/** "{2}{W/U}" to ["2", "W/U"]. */
export const symbolsIn = (cost: string): string[] =>
  [...cost.matchAll(/\{([^}]*)\}/g)].map(([, symbol = ""]) => symbol);

/** A row of them, `step` from one to the next: less than `size` lets them overlap. */
export const manaCost = (cost: string, x: number, y: number, size: number, step = size * 1.1): string =>
  symbolsIn(cost)
    .map((symbol, at) => manaSymbol(symbol, x + at * step, y, size))
    .join("");
