import { CARD_TYPES, type CardType, SUPERTYPES, type Supertype, type TypeLine } from "./schema.ts";

/** 205.3b: every subtype is one word except these (205.3m). */
const TWO_WORD_SUBTYPES: ReadonlySet<string> = new Set(["Time Lord"]);
/** 308.2, as printed before 2023. */
const FORMER_TYPES: Readonly<Record<string, CardType>> = { tribal: "kindred" };

const types: ReadonlySet<string> = new Set(CARD_TYPES);
const supertypes: ReadonlySet<string> = new Set(SUPERTYPES);
const isType = (word: string): word is CardType => types.has(word);
const isSupertype = (word: string): word is Supertype => supertypes.has(word);

export type TypeLineReading =
  | { readonly ok: true; readonly typeLine: TypeLine }
  | { readonly ok: false; readonly word: string };

/** "Legendary Creature — Time Lord Pilot" in its parts (205.1); refuses with the first word it does not know. */
export function readTypeLine(text: string): TypeLineReading {
  const [before = "", after = "", ...more] = text.trim().split(/\s+[—–-]\s+/u);
  if (more.length > 0) return { ok: false, word: more[0] ?? "" };
  const found: { supertypes: Supertype[]; types: CardType[] } = { supertypes: [], types: [] };
  for (const printed of before.split(/\s+/u).filter(Boolean)) {
    const word = FORMER_TYPES[printed.toLowerCase()] ?? printed.toLowerCase();
    if (isSupertype(word) && found.types.length === 0) found.supertypes.push(word);
    else if (isType(word)) found.types.push(word);
    else return { ok: false, word: printed };
  }
  if (found.types.length === 0) return { ok: false, word: before };
  return { ok: true, typeLine: { ...found, subtypes: subtypesOf(found.types, after) } };
}

/** 311.3: all words of a planar type are one. */
const subtypesOf = (types: readonly CardType[], text: string): readonly string[] =>
  types.includes("plane") ? [text.trim()].filter(Boolean) : splitSubtypes(text);

function splitSubtypes(text: string): string[] {
  const words = text.split(/\s+/u).filter(Boolean);
  const subtypes: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const two = `${words[at]} ${words[at + 1]}`;
    if (TWO_WORD_SUBTYPES.has(two)) at += 1;
    subtypes.push(TWO_WORD_SUBTYPES.has(two) ? two : (words[at] ?? ""));
  }
  return subtypes;
}

/** The type line as printed. */
export function printTypeLine({ supertypes: above, types: middle, subtypes }: TypeLine): string {
  const left = [...above, ...middle].map((word) => word[0]?.toUpperCase() + word.slice(1)).join(" ");
  return subtypes.length === 0 ? left : `${left} — ${subtypes.join(" ")}`;
}
