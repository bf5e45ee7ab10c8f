import type { Color } from "../cards/schema.ts";
import type { Chance } from "./chance.ts";

/** A colour of the game, colorless, or several of them (gold). */
export type Hue = Color | "C" | "M";

/** The colours of one picture, light comes from behind: sky from the top down to the horizon, then ever nearer and darker. */
export interface Palette {
  readonly sky: readonly [string, string, string];
  readonly light: string;
  readonly far: string;
  readonly middle: string;
  readonly near: string;
  readonly subject: string;
  /** Where light falls on the subject. */
  readonly rim: string;
}

function palette(text: string): Palette {
  const [top = "", sky = "", low = "", light = "", far = "", middle = "", near = "", subject = "", rim = ""] = text
    .split(" ")
    .map((one) => `#${one}`);
  return { sky: [top, sky, low], light, far, middle, near, subject, rim };
}

const PALETTES: Readonly<Record<Hue, readonly [Palette, ...Palette[]]>> = {
  W: [
    palette("e9b765 f4d394 fbebc4 fffaf0 d9b06f b48a52 86623a 412c1c fff3d2"),
    palette("8fbcd6 bcdbe4 f3ecd0 fffdf2 cbc296 a09b68 6d6c44 37352a fff6d8"),
    palette("d99a86 f0c6a2 fbe7c6 fff8ec c99f86 a07660 73503f 3a2620 ffe9d6"),
  ],
  U: [
    palette("17466f 2d74a3 8cc3d8 f0fafc 3f83ab 215d88 133c5f 081f37 b0e6f5"),
    palette("132a52 274a80 5f8fbe eaf2ff 35639a 1f4274 122a4f 07142c a9cdf7"),
    palette("0f5560 248793 8fd0cb f0fdf8 3a939a 1d6a74 10464f 06272d b4f1e4"),
  ],
  B: [
    palette("2b1c40 503463 96658d f7e3ee 4a3160 2f1f44 1b112b 0b0714 d3a5dd"),
    palette("1d2a2a 3b4d42 85936a eef4cc 4a5a48 2c3a32 18221e 080d0b c6d69b"),
    palette("331a26 5f3140 a9717a fce3dc 5c3341 3a2029 22121a 0e070b e5acb1"),
  ],
  R: [
    palette("8f211b d64a2b f5a24f fff2c8 a83524 742019 461214 240809 ffc987"),
    palette("571836 ad343d f2854a ffeec2 8a2b38 5c1b2a 37101c 1b070e ffb98a"),
    palette("a8471a e88431 fbcb6b fffbe0 b9571f 813817 4e2010 281007 ffdf9a"),
  ],
  G: [
    palette("2f6f4d 68a863 cfde8f fcffe2 45855a 2a6040 18412d 0a2218 d9f4a4"),
    palette("2c5f63 5c9a86 c0dca4 f8ffe6 3f7d70 26584f 163b37 08201e c8f2c0"),
    palette("5b7a2c 99ad48 e2dd93 fffde0 6f8a38 4a6528 2e451c 16250e ecf29c"),
  ],
  C: [
    palette("55616c 8d999f cdd3d2 fdfefe 77838a 565f67 383f46 1a2025 eef3f4"),
    palette("6a5f57 9f9387 d8cfc1 fffdf8 8a7f74 655b52 433c36 211d1a f6ecdf"),
  ],
  M: [
    palette("86631b c9993a f3d98a fffbe6 a67c28 765618 4b360f 2a1d08 fff0b6"),
    palette("7d4a1c c7853a f4cf8c fff9e4 a06429 72441a 4a2b11 291607 ffe5b4"),
  ],
};

export const paletteOf = (hue: Hue, chance: Chance): Palette => chance.of(PALETTES[hue]);

/** The sky of one colour above the land of another. */
export const joined = (above: Palette, below: Palette): Palette => ({ ...below, sky: above.sky, light: above.light });
