import { LAYOUTS, type Layout, NAME_LANGUAGES, type PrintedCard, type PrintedFace } from "../schema.ts";
import { type CardEntry, LEGALITIES, type Legality, type Unsupported } from "./entry.ts";
import { type FaceKeys, isFace, printed, readFace } from "./face.ts";
import { Fields } from "./fields.ts";
import { pictureOf } from "./picture.ts";

const KEYS: FaceKeys = {
  name: "name",
  manaCost: "mana_cost",
  typeLine: "type_line",
  text: "oracle_text",
  colorIndicator: "color_indicator",
  handModifier: "hand_modifier",
  lifeModifier: "life_modifier",
  lights: "attraction_lights",
};

/** In a list of cards, but no cards that could be in a deck. */
const NO_CARDS: ReadonlySet<string> = new Set(["token", "double_faced_token", "emblem", "art_series"]);
/** Names of layouts that say more than the rules distinguish. */
const SAME_AS: Readonly<Record<string, Layout>> = {
  aftermath: "split",
  battle: "transform",
  planar: "normal",
  scheme: "normal",
  vanguard: "normal",
};
const HALVES: ReadonlySet<Layout> = new Set(["split", "flip", "transform", "modal_dfc", "adventure", "prepare"]);

/** A Scryfall-shaped card: none for tokens and the like, one otherwise. Throws `CardsError` for a damaged one. */
export function fromScryfall(value: unknown, line: number): CardEntry[] {
  const fields = new Fields(value, line);
  const name = fields.text("name");
  const printedLayout = fields.text("layout");
  if (NO_CARDS.has(printedLayout)) return [];
  const id = fields.optionalText("oracle_id") ?? fields.optionalText("id");
  const released = fields.optionalText("first_released") ?? fields.optionalText("released_at");
  const identity = fields.colors("color_identity");
  return [
    {
      name,
      card: readCard(fields, name, printedLayout),
      legalities: readLegalities(fields.record("legalities")),
      ...(released === undefined ? {} : { released }),
      ...(identity === undefined ? {} : { identity }),
      ...fields.sets("set", "printings"),
      ...(id === undefined ? {} : { id }),
      ...(fields.optionalText("lang") === undefined ? {} : { language: fields.text("lang") }),
    },
  ];
}

function readCard(fields: Fields, name: string, printedLayout: string): PrintedCard | Unsupported {
  const parts = fields.each("card_faces");
  if (printedLayout === "reversible_card") return reversible(fields, parts);
  const layout = SAME_AS[printedLayout] ?? LAYOUTS.find((known) => known === printedLayout);
  if (!layout) {
    const typeLine = fields.optionalText("type_line") ?? "";
    return { unsupported: "layout", what: printedLayout, typeLine };
  }
  if (HALVES.has(layout) && parts.length < 2) throw fields.no(`has the layout "${layout}" but not two faces`);
  const faces = (HALVES.has(layout) ? parts : [fields]).map((part) => faceOf(part, fields));
  const strange = faces.find((face): face is Unsupported => !isFace(face));
  if (strange) return strange;
  return printed(name, layout, faces.filter(isFace) as [PrintedFace, ...PrintedFace[]]);
}

/** With its name in the language that this printing is in, and its picture. */
function faceOf(part: Fields, card: Fields): PrintedFace | Unsupported {
  const face = readFace(part, KEYS, card.list("keywords") && card.texts("keywords"));
  if (!isFace(face)) return face;
  const language = NAME_LANGUAGES.find((one) => one === card.optionalText("lang"));
  const name = part.optionalText("printed_name")?.trim();
  const picture = pictureOf(part, card);
  return {
    ...face,
    ...(language !== undefined && name && { printedNames: { [language]: name } }),
    ...(picture && { picture }),
  };
}

/** The same card printed on both sides: an ordinary card. */
function reversible(fields: Fields, parts: readonly Fields[]): PrintedCard | Unsupported {
  const front = parts[0];
  if (!front) throw fields.no("has no faces");
  const face = faceOf(front, fields);
  return isFace(face) ? { name: face.name, layout: "normal", faces: [face] } : face;
}

function readLegalities(fields: Fields | undefined): Record<string, Legality> {
  const legalities: Record<string, Legality> = {};
  for (const [format, value] of fields?.entries() ?? []) {
    const known = LEGALITIES.find((one) => one === value);
    if (!known) throw fields?.no(`has the legality ${JSON.stringify(value)} in "${format}"`);
    legalities[format] = known;
  }
  return legalities;
}
