import { type CardEntry, isUnsupported } from "../import/entry.ts";
import type { CardType, TypeLine } from "../schema.ts";
import type { CheckedLine, DeckProblem } from "./check.ts";
import type { DeckSection } from "./parse.ts";

/** 100.2d: which cards are in which supplementary deck, and what the rules ask of each deck. */

interface DeckOf {
  readonly of: (types: TypeLine) => boolean;
  readonly rule: string;
  readonly min: number;
  readonly copies: number;
}

const of =
  (...types: readonly CardType[]) =>
  (typeLine: TypeLine): boolean =>
    types.some((type) => typeLine.types.includes(type));

const DECKS: Readonly<Partial<Record<DeckSection, DeckOf>>> = {
  planar: { of: of("plane", "phenomenon"), rule: "901.3", min: 10, copies: 1 },
  scheme: { of: of("scheme"), rule: "904.3", min: 20, copies: 2 },
  attraction: { of: ({ subtypes }) => subtypes.includes("Attraction"), rule: "717.2a", min: 10, copies: 1 },
  vanguard: { of: of("vanguard"), rule: "902.3", min: 1, copies: 1 },
  conspiracy: { of: of("conspiracy"), rule: "315.2", min: 1, copies: Number.POSITIVE_INFINITY },
};
/** 904.13d. */
const SCHEMES_OF_COMMANDER = { rule: "904.13d", min: 10, copies: 1 };
const MOST_VANGUARDS = 1;
const MOST_PHENOMENA = 2;

/**
 * Cards in a deck that is not theirs, and decks that are too small or have a card too often.
 *
 * @param led - whether the deck beside them is led by a commander.
 */
export function nontraditional(lines: readonly CheckedLine[], led: boolean): DeckProblem[] {
  const found: DeckProblem[] = [];
  for (const { entry, section, line } of lines) {
    const typeLine = typeLineOf(entry);
    const own = typeLine && sectionOf(typeLine);
    if (typeLine === undefined || own === section || (own === undefined && DECKS[section] === undefined)) continue;
    const rule = own === "dungeon" ? "309.2" : own === undefined ? DECKS[section]!.rule : DECKS[own]!.rule;
    found.push({
      ...{ code: "wrong-deck", card: entry.name, line, rule },
      message: `"${entry.name}" is no card of the deck it is in (${rule})`,
    });
  }
  for (const [section, usual] of Object.entries(DECKS)) {
    const { rule, min, copies } = led && section === "scheme" ? SCHEMES_OF_COMMANDER : usual;
    const deck = lines.filter((line) => line.section === section);
    const size = deck.reduce((sum, { count }) => sum + count, 0);
    if (size === 0) continue;
    if (size < min)
      found.push({
        ...{ code: "too-few-cards", rule, values: { deck: section, n: size, least: min } },
        message: `the ${section} deck has ${size} cards; at least ${min} are needed (${rule})`,
      });
    const often = deck.find(({ count }) => count > copies);
    if (often)
      found.push({
        ...{ code: "too-many-copies", rule, card: often.entry.name, line: often.line },
        values: { n: often.count, most: copies },
        message: `"${often.entry.name}": ${often.count} copies; ${copies} are allowed (${rule})`,
      });
    const most = section === "vanguard" ? MOST_VANGUARDS : Number.POSITIVE_INFINITY;
    if (size > most)
      found.push({
        ...{ code: "too-many-cards", rule, values: { deck: section, n: size, most } },
        message: `each player has one vanguard (${rule})`,
      });
    const phenomena = deck.filter(({ entry }) => typeLineOf(entry)?.types.includes("phenomenon"));
    if (phenomena.length > MOST_PHENOMENA)
      found.push({
        ...{ code: "too-many-phenomena", rule, values: { n: phenomena.length, most: MOST_PHENOMENA } },
        message: `a planar deck has at most ${MOST_PHENOMENA} phenomena (${rule})`,
      });
  }
  return found;
}

const typeLineOf = ({ card }: CardEntry): TypeLine | undefined =>
  isUnsupported(card) ? undefined : card.faces[0].typeLine;

/** The section such a card belongs to; undefined for traditional cards. */
const sectionOf = (typeLine: TypeLine): DeckSection | "dungeon" | undefined =>
  typeLine.types.includes("dungeon")
    ? "dungeon"
    : (Object.keys(DECKS) as DeckSection[]).find((section) => DECKS[section]!.of(typeLine));
