import { readManaCost } from "../mana.ts";
import type { Color, Layout, PrintedCard, PrintedFace } from "../schema.ts";
import { readTypeLine } from "../typeline.ts";
import type { Unsupported } from "./entry.ts";
import type { Fields } from "./fields.ts";
import { flavorWordsOf } from "./flavorWords.ts";

/** How a kind of file calls the parts of a face. */
export interface FaceKeys {
  readonly name: string;
  readonly manaCost: string;
  readonly typeLine: string;
  readonly text: string;
  readonly colorIndicator: string;
  readonly handModifier: string;
  readonly lifeModifier: string;
  readonly lights: string;
}

/**
 * One face as printed, or what in it the schema cannot say; `keywords` are those of its card, if the file tells them. Throws for
 * what no card has.
 */
export function readFace(
  fields: Fields,
  keys: FaceKeys,
  keywords: readonly string[] | undefined,
): PrintedFace | Unsupported {
  const typeText = fields.text(keys.typeLine);
  const types = readTypeLine(typeText);
  if (!types.ok) return { unsupported: "type", what: types.word, typeLine: typeText };
  const manaCost = fields.optionalText(keys.manaCost) ?? "";
  const mana = readManaCost(manaCost);
  if (!mana.ok) {
    if (mana.wellFormed) return { unsupported: "symbol", what: mana.symbol, typeLine: typeText };
    throw fields.no(`has the mana cost "${manaCost}", which is not written in symbols like {2}{W}`);
  }
  const stat = (key: "power" | "toughness" | "loyalty" | "defense") => {
    const value = fields.optionalText(key);
    return value === undefined ? {} : { [key]: value };
  };
  const indicator: readonly Color[] = fields.colors(keys.colorIndicator) ?? [];
  const modifier = (key: "handModifier" | "lifeModifier") => {
    const value = fields.optionalText(keys[key]);
    if (value === undefined) return {};
    if (!/^[+-]?\d+$/u.test(value)) throw fields.no(`has a "${keys[key]}" that is no number`);
    return { [key]: Number(value) };
  };
  const lights = fields.list(keys.lights)?.map((one) => {
    if (!Number.isInteger(one) || Number(one) < 1 || Number(one) > 6)
      throw fields.no(`has ${JSON.stringify(one)} among its "${keys.lights}"`);
    return Number(one);
  });
  const text = fields.optionalText(keys.text) ?? "";
  const flavorWords = flavorWordsOf(text, keywords);
  const face: PrintedFace = {
    name: fields.text(keys.name),
    ...(manaCost === "" ? {} : { manaCost }),
    typeLine: types.typeLine,
    text,
    ...stat("power"),
    ...stat("toughness"),
    ...stat("loyalty"),
    ...stat("defense"),
    ...(indicator.length === 0 ? {} : { colorIndicator: indicator }),
    ...modifier("handModifier"),
    ...modifier("lifeModifier"),
    ...(lights === undefined ? {} : { lights }),
    ...(flavorWords.length === 0 ? {} : { flavorWords }),
  };
  return types.typeLine.types.includes("creature") && (face.power === undefined || face.toughness === undefined)
    ? { unsupported: "stats", what: "power and toughness", typeLine: typeText }
    : face;
}

export const isFace = (face: PrintedFace | Unsupported): face is PrintedFace => !("unsupported" in face);

/** 709.4b: a split card has both names; every other card is known by its front. */
export const printed = (name: string, layout: Layout, faces: PrintedCard["faces"]): PrintedCard => ({
  name: layout === "split" ? name : faces[0].name,
  layout,
  faces,
});
