import { CardsError } from "../errors.ts";
import { LAYOUTS, type Layout, NAME_LANGUAGES, type PrintedCard, type PrintedFace } from "../schema.ts";
import type { CardEntry, Legality, Unsupported } from "./entry.ts";
import { type FaceKeys, isFace, printed, readFace } from "./face.ts";
import { Fields } from "./fields.ts";

const FACE: FaceKeys = {
  name: "faceName",
  manaCost: "manaCost",
  typeLine: "type",
  text: "text",
  colorIndicator: "colorIndicator",
  handModifier: "hand",
  lifeModifier: "life",
  lights: "attractionLights",
};
const WHOLE: FaceKeys = { ...FACE, name: "name" };

const NO_CARDS: ReadonlySet<string> = new Set(["token", "double_faced_token", "emblem", "art_series"]);
/** The languages of `foreignData`, as that names them. */
const LANGUAGES: Readonly<Record<(typeof NAME_LANGUAGES)[number], string>> = {
  it: "Italian",
  pt: "Portuguese (Brazil)",
};
const SAME_AS: Readonly<Record<string, Layout>> = {
  aftermath: "split",
  battle: "transform",
  reversible_card: "normal",
  planar: "normal",
  scheme: "normal",
  vanguard: "normal",
};
const HALVES: ReadonlySet<Layout> = new Set(["split", "flip", "transform", "modal_dfc", "adventure", "prepare"]);
/** 702 formats and words as the other files have them. */
const LEGALITY: Readonly<Record<string, Legality>> = { Legal: "legal", Restricted: "restricted", Banned: "banned" };

/** One value of AtomicCards: the list of a card's faces, or of several cards that share a name. */
export function fromMtgjson(value: unknown, line: number): CardEntry[] {
  if (!Array.isArray(value) || value.length === 0)
    throw new CardsError("not-a-card-file", "this is not a list of faces as in AtomicCards", { line });
  const parts = value.map((part: unknown) => new Fields(part, line));
  const front = parts[0]!;
  const printedLayout = front.text("layout");
  if (NO_CARDS.has(printedLayout)) return [];
  const layout = SAME_AS[printedLayout] ?? LAYOUTS.find((known) => known === printedLayout);
  if (!layout) {
    const typeLine = front.optionalText("type") ?? "";
    return [entry(front, front.text("name"), { unsupported: "layout", what: printedLayout, typeLine })];
  }
  // Meld: the front is a card of its own; what two of them become is the other's back (712.4).
  if (layout === "meld") return [whole(front, layout, FACE)];
  if (!HALVES.has(layout)) return parts.map((part) => whole(part, layout, WHOLE));
  if (parts.length < 2) throw front.no(`has the layout "${layout}" but not two faces`);
  const faces = parts.map((part) => faceOf(part, FACE));
  const strange = faces.find((face): face is Unsupported => !isFace(face));
  const name = front.text("name");
  if (strange) return [entry(front, name, strange)];
  return [entry(front, name, printed(name, layout, faces.filter(isFace) as [PrintedFace, ...PrintedFace[]]))];
}

/** With what the printings in other languages are called; they name a face where the card has several. */
function faceOf(part: Fields, keys: FaceKeys): PrintedFace | Unsupported {
  const face = readFace(part, keys, part.list("keywords") && part.texts("keywords"));
  if (!isFace(face)) return face;
  const foreign = part.each("foreignData");
  const names = NAME_LANGUAGES.flatMap((language) => {
    const printing = foreign.find((one) => one.optionalText("language") === LANGUAGES[language]);
    const name = printing?.optionalText("faceName") ?? printing?.optionalText("name");
    return name ? [[language, name] as const] : [];
  });
  return names.length === 0 ? face : { ...face, printedNames: Object.fromEntries(names) };
}

function whole(part: Fields, layout: Layout, keys: FaceKeys): CardEntry {
  const face = faceOf(part, keys);
  return entry(part, part.text(keys.name), isFace(face) ? { name: face.name, layout, faces: [face] } : face);
}

function entry(fields: Fields, name: string, card: PrintedCard | Unsupported): CardEntry {
  const identity = fields.colors("colorIdentity");
  const id = fields.record("identifiers")?.optionalText("scryfallOracleId");
  return {
    name,
    card,
    legalities: readLegalities(fields.record("legalities")),
    ...(identity === undefined ? {} : { identity }),
    ...fields.sets("firstPrinting", "printings"),
    ...(id === undefined ? {} : { id }),
  };
}

/** AtomicCards leaves out the formats a card is not legal in. */
function readLegalities(fields: Fields | undefined): Record<string, Legality> {
  const legalities: Record<string, Legality> = {};
  for (const [format, value] of fields?.entries() ?? []) {
    const known = typeof value === "string" ? LEGALITY[value] : undefined;
    if (!known) throw fields?.no(`has the legality ${JSON.stringify(value)} in "${format}"`);
    legalities[format] = known;
  }
  return legalities;
}
