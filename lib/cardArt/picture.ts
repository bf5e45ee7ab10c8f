import type { CardType, Color } from "../cards/schema.ts";
import { type Country, range, sky, stars } from "./backdrops.ts";
import { type Chance, chanceFrom } from "./chance.ts";
import { COUNTRIES, figureOf } from "./creatures.ts";
import { ANY_ARTIFACT, ARTIFACTS, BUILDINGS, OBJECTS } from "./objects.ts";
import { type Hue, joined, type Palette, paletteOf } from "./palettes.ts";
import { EXTRAS, type Extra, SILHOUETTES, type SilhouetteName } from "./silhouettes.ts";
import { burst, circle, halo, veils } from "./spells.ts";
import { type Box, element, type Point, polygon } from "./svg.ts";

/** What a picture follows from; a `CardView` is one. */
export interface Pictured {
  readonly name: string;
  readonly colors: readonly Color[];
  readonly types: readonly CardType[];
  readonly subtypes: readonly string[];
  readonly supertypes?: readonly string[];
  readonly text?: string;
  readonly keywords?: readonly string[];
  readonly power?: number;
  readonly faceDown?: boolean;
}

const BASICS: Readonly<Record<string, Color>> = { Plains: "W", Island: "U", Swamp: "B", Mountain: "R", Forest: "G" };
const COLOR = /[WUBRG]/g;

/** The colours a card is about: its own; of a land those of its mana. */
export function huesOf({ colors, types, subtypes, text = "" }: Pictured): readonly Color[] {
  if (!types.includes("land") || colors.length > 0) return colors;
  const basics = subtypes.flatMap((one) => (Object.hasOwn(BASICS, one) ? BASICS[one]! : []));
  const added = [...text.matchAll(/\badd ([^.\n]*)/gi)].flatMap(([, what = ""]) => what.match(COLOR) ?? []);
  return [...new Set([...basics, ...added])] as Color[];
}

export function hueOf(card: Pictured): Hue {
  const hues = huesOf(card);
  return hues.length > 1 ? "M" : (hues[0] ?? "C");
}

/**
 * A picture made for this card, as elements that fill the box from 0, 0 and stay inside it. The same name, colours and
 * types always give the same one; cards of one family look related and never equal.
 */
export function picture(card: Pictured, box: Box): string {
  if (card.faceDown) return back(box);
  const chance = chanceFrom(`${card.name}|${card.colors.join("")}|${card.types.join()}|${card.subtypes.join()}`);
  const hues = huesOf(card);
  const [first = "C", second] = hues;
  const main = hues.length > 2 ? paletteOf("M", chance) : paletteOf(first, chance);
  const palette = hues.length === 2 && second ? joined(main, paletteOf(second, chance)) : main;
  const { types } = card;
  if (types.includes("creature")) return creature(card, box, palette, hues, chance);
  if (types.includes("planeswalker")) return planeswalker(card, box, palette, chance);
  if (types.includes("land")) return land(card, box, palette, hues, chance);
  if (types.includes("instant")) return burst(box, chance, palette);
  if (types.includes("sorcery")) return circle(box, chance, palette);
  if (types.includes("battle")) return halo(box, chance, palette) + thing("banner", box, palette, 0.8);
  if (card.subtypes.includes("Saga")) return halo(box, chance, palette) + thing("book", box, palette, 0.72);
  if (card.subtypes.includes("Room") || types.includes("dungeon"))
    return halo(box, chance, palette) + thing("door", box, palette, 0.84);
  if (types.includes("artifact")) return artifact(card, box, palette, chance);
  return veils(box, chance, palette);
}

function creature(card: Pictured, box: Box, palette: Palette, hues: readonly Color[], chance: Chance): string {
  const hue = hueOf(card);
  const flies = (card.keywords ?? []).includes("flying") || /\bflying\b/i.test(card.text?.split("\n")[0] ?? "");
  const figure = figureOf(card, flies, hue, chance);
  const country = chance.of(COUNTRIES[hues.at(-1) ?? hue]);
  const centre = box.width * chance.between(0.42, 0.58);
  const light: Point = [centre + box.width * chance.between(-0.1, 0.1), box.height * chance.between(0.34, 0.44)];
  const size = Math.min(box.height * figure.size, box.width * 0.94);
  const ground = figure.aloft ? box.height * chance.between(0.78, 0.86) : box.height * 0.985;
  return [
    sky(box, palette, light, Math.min(box.width, box.height) * chance.between(0.23, 0.3)),
    hue === "B" || chance.next() < 0.15 ? stars(box, chance, 9, palette.light) : "",
    range(box, country, chance, 0.8, 0.34, palette.far),
    range(box, country, chance, 0.93, 0.26, palette.middle),
    range(box, chance.of(["fields", "dunes"]), chance, 1, 0.12, palette.near),
    subject(figure.outline, figure.extras, box, [centre - size / 2, ground - size], size, chance.next() < 0.5, palette),
  ].join("");
}

function planeswalker(card: Pictured, box: Box, palette: Palette, chance: Chance): string {
  const size = Math.min(box.height * 0.9, box.width);
  const extra = chance.of<Extra>(["staff", "sword", "spear", "lantern"]);
  const at: Point = [(box.width - size) / 2, box.height - size];
  const outline = chance.next() < 0.5 ? "person" : "hooded";
  const wears = card.subtypes.length > 0 && chance.next() < 0.4 && outline === "person" ? (["crown"] as const) : [];
  return halo(box, chance, palette) + subject(outline, [...wears, extra], box, at, size, chance.next() < 0.5, palette);
}

const COUNTRY_OF: Readonly<Record<Color, Country>> = { W: "fields", U: "sea", B: "fen", R: "peaks", G: "forest" };

function land(card: Pictured, box: Box, palette: Palette, hues: readonly Color[], chance: Chance): string {
  const [near, far] = [hues[0], hues.at(-1)].map((one) => (one ? COUNTRY_OF[one] : "dunes"));
  const basic = card.supertypes?.includes("basic") ?? false;
  const light: Point = [box.width * chance.between(0.22, 0.78), box.height * chance.between(0.26, 0.4)];
  const building =
    basic || (hues.length > 0 && chance.next() < 0.45) ? "" : thing(chance.of(BUILDINGS), box, palette, 0.58);
  return [
    sky(box, palette, light, Math.min(box.width, box.height) * chance.between(0.15, 0.24)),
    range(box, far!, chance, 0.7, far === "peaks" ? 0.5 : 0.36, palette.far),
    building,
    range(box, near!, chance, 0.86, near === "peaks" ? 0.4 : 0.32, palette.middle),
    range(box, near === "sea" ? "sea" : "fields", chance, 1, 0.18, palette.near),
  ].join("");
}

function artifact(card: Pictured, box: Box, palette: Palette, chance: Chance): string {
  const words = `${card.subtypes.join(" ")} ${card.name}`;
  const names = ARTIFACTS.find(([pattern]) => pattern.test(words))?.[1] ?? ANY_ARTIFACT;
  return halo(box, chance, palette) + thing(chance.of(names), box, palette, 0.74);
}

function thing(name: keyof typeof OBJECTS, box: Box, palette: Palette, share: number): string {
  const size = Math.min(box.height * share, box.width * 0.8);
  const at: Point = [(box.width - size) / 2, (box.height - size) * 0.55];
  return lit([OBJECTS[name]], undefined, at, size, false, palette);
}

function subject(
  outline: SilhouetteName,
  extras: readonly Extra[],
  box: Box,
  [x, y]: Point,
  size: number,
  flipped: boolean,
  palette: Palette,
): string {
  const { body, ...more }: { readonly body: string; readonly eyes?: string } = SILHOUETTES[outline];
  const inside = Math.max(0, Math.min(x, box.width - size));
  const behind = extras.filter((one) => one === "wings" || one === "batWings").map((one) => EXTRAS[one]);
  const before = extras.filter((one) => one !== "wings" && one !== "batWings").map((one) => EXTRAS[one]);
  return lit([...behind, body, ...before], more.eyes, [inside, Math.max(size * 0.07, y)], size, flipped, palette);
}

/** Outlines with the light behind them: a bright edge, then the dark body. */
function lit(
  paths: readonly string[],
  eyes: string | undefined,
  [x, y]: Point,
  size: number,
  flipped: boolean,
  { subject: dark, rim }: Palette,
): string {
  const scale = size / 100;
  const placed = (dx: number, dy: number, inside: string, fill: string, stroke?: string) =>
    element(
      "g",
      {
        transform: `translate(${(flipped ? x + size + dx : x + dx).toFixed(1)} ${(y + dy).toFixed(1)}) scale(${(flipped ? -scale : scale).toFixed(3)} ${scale.toFixed(3)})`,
        fill,
        "fill-rule": "evenodd",
        stroke,
      },
      inside,
    );
  const all = paths.map((d) => element("path", { d })).join("");
  return [
    placed(0, -size * 0.018, all, rim),
    placed(0, 0, all, dark),
    eyes ? placed(0, 0, element("path", { d: eyes }), rim) : "",
  ].join("");
}

/** The back of a card that lies face down: our own. */
function back(box: Box): string {
  const { width, height } = box;
  const size = Math.min(width, height);
  const diamond = (far: number): readonly Point[] => [
    [width / 2, height / 2 - far],
    [width / 2 + far * 0.72, height / 2],
    [width / 2, height / 2 + far],
    [width / 2 - far * 0.72, height / 2],
  ];
  return [
    element("rect", { width, height, fill: "#20413a" }),
    polygon(box, diamond(size * 0.46), "#2f6156"),
    polygon(box, diamond(size * 0.34), "#173029"),
    polygon(box, diamond(size * 0.22), "#d7b469"),
    polygon(box, diamond(size * 0.1), "#20413a"),
  ].join("");
}
