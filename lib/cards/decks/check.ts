import type { CardDefinition } from "../../engine/definition.ts";
import { unreadPhrase } from "../coverage/phrases.ts";
import { type CardEntry, isUnsupported, whyUnsupported } from "../import/entry.ts";
import { indexNames, type NameIndex, nearestNames } from "../names.ts";
import type { CardReader, ManualReader, ReadCard } from "../reading.ts";
import type { PrintedCard, TypeLine } from "../schema.ts";
import type { CardShelf } from "../shelf.ts";
import { chosenColors } from "./chosenColors.ts";
import { mayBeCommander, mayHoldBasics, mayPair } from "./commanders.ts";
import { copiesAllowed, identityOf, rulesOf } from "./format.ts";
import { type DeckLine, type DeckList, type DeckSection, SUPPLEMENTARY } from "./parse.ts";
import { nontraditional } from "./supplementary.ts";

export type DeckProblemCode =
  | "unknown-card"
  | "unreadable-card"
  | "too-few-cards"
  | "too-many-cards"
  | "sideboard-too-large"
  | "too-many-copies"
  | "not-legal"
  | "banned"
  | "restricted"
  | "wrong-deck"
  | "too-many-phenomena"
  | "no-commander"
  | "not-a-commander"
  | "too-many-commanders"
  | "outside-identity";

export interface DeckProblem {
  readonly code: DeckProblemCode;
  /** In English; `code` and `values` say the same in any language. */
  readonly message: string;
  readonly values?: ProblemValues;
  readonly card?: string;
  /** Of the list, from 1. */
  readonly line?: number;
  /** The rule it breaks, where it is one and not the format's. */
  readonly rule?: string;
  /** Where all players agree to that, the card can be played by hand as it is (docs/cards.md). */
  readonly byHand?: true;
}

/** What is said in a problem: names as they are on cards, numbers, and words that choose between its forms. */
export type ProblemValues = Readonly<Record<string, string | number | readonly string[]>>;

export interface CheckedLine extends DeckLine {
  readonly entry: CardEntry;
  /** Absent where the card was not read. */
  readonly reading?: ReadCard;
  /** What is played of a card that was not read, where that can be done by hand. */
  readonly byHand?: CardDefinition;
}

export interface CheckedDeck {
  /** Those whose cards are known. */
  readonly lines: readonly CheckedLine[];
  /** Cards that are unknown or cannot be played yet: the deck cannot be played with this engine. */
  readonly unplayable: readonly DeckProblem[];
  /** What the rules of deck building and the format object to. */
  readonly illegal: readonly DeckProblem[];
}

/** A list of which everything is unknown is no list of near misses; looking each up would take seconds. */
const MOST_SUGGESTIONS = 20;

/** Looks every card of a list up, reads it, and checks the deck against a format ("casual": 60 cards, four copies). */
export function checkDeck(
  deck: DeckList,
  shelf: CardShelf,
  read: CardReader,
  format = "casual",
  readByHand: ManualReader = () => undefined,
): CheckedDeck {
  const unplayable: DeckProblem[] = [];
  const lines: CheckedLine[] = [];
  const seen = new Map<CardEntry, ReadCard | Unread>();
  let names: NameIndex | undefined;
  for (const line of deck.lines) {
    const entry = shelf.find(line.name);
    if (!entry) {
      if (unplayable.length < MOST_SUGGESTIONS) names ??= indexNames(shelf.names());
      unplayable.push(unknown(line, unplayable.length < MOST_SUGGESTIONS ? (names ?? []) : []));
      continue;
    }
    const first = !seen.has(entry);
    const found = seen.get(entry) ?? readEntry(entry, line, read, readByHand);
    seen.set(entry, found);
    if ("verdict" in found) lines.push({ ...line, entry, reading: found });
    else {
      const { problem, byHand } = found;
      lines.push({ ...line, entry, ...(byHand && { byHand }) });
      if (first) unplayable.push(byHand ? { ...problem, byHand: true } : problem);
    }
  }
  return { lines, unplayable, illegal: objections(deck.lines, lines, format) };
}

function unknown(line: DeckLine, names: NameIndex): DeckProblem {
  const near = nearestNames(line.name, names);
  const hint = near.length === 0 ? "" : `; did you mean ${near.map((name) => `"${name}"`).join(" or ")}?`;
  return {
    ...{ code: "unknown-card", card: line.name, line: line.line, values: { near } },
    message: `there is no card "${line.name}"${hint}`,
  };
}

/** A card that cannot be played as it is printed, why, and what is played of it by hand. */
interface Unread {
  readonly problem: DeckProblem;
  readonly byHand?: CardDefinition | undefined;
}

function readEntry(entry: CardEntry, line: DeckLine, read: CardReader, readByHand: ManualReader): ReadCard | Unread {
  const problem = (why: string, values: ProblemValues): DeckProblem => ({
    ...{ code: "unreadable-card", card: entry.name, line: line.line, values },
    message: `"${entry.name}" cannot be played yet: ${why}`,
  });
  if (isUnsupported(entry.card)) {
    const { unsupported: why, what } = entry.card;
    return { problem: problem(whyUnsupported(entry.card), { why, what }) };
  }
  const reading = read(entry.card);
  if (reading.verdict === "read") return reading;
  const [fault] = reading.faults;
  const phrase = unreadPhrase(entry.card, fault) ?? "";
  const at = `line ${fault.line} of its text${phrase === "" ? "" : `, "${phrase}"`}`;
  return {
    problem: problem(`${at}: ${fault.message}`, { why: "text", what: fault.line, phrase }),
    byHand: readByHand(entry.card),
  };
}

/** What the rules of deck building and a format object to, of all lines and those whose cards are known. */
export function objections(all: readonly DeckLine[], known: readonly CheckedLine[], format: string): DeckProblem[] {
  const rules = rulesOf(format);
  const count = (sections: readonly DeckLine["section"][]) =>
    all.filter(({ section }) => sections.includes(section)).reduce((sum, line) => sum + line.count, 0);
  const found: DeckProblem[] = [];
  const { commander, size, sideboard, copies } = rules;
  const rule = commander === undefined ? (format === "limited" ? "100.2b" : "100.2a") : SIZE_RULE[commander];
  const main = count(commander ? ["main", "commander"] : ["main"]);
  if (main < size.min)
    found.push({
      ...{ code: "too-few-cards", rule, values: { deck: "main", n: main, least: size.min } },
      message: `the deck has ${main} cards; at least ${size.min} are needed (${rule})`,
    });
  if (size.max !== undefined && main > size.max)
    found.push({
      ...{ code: "too-many-cards", rule: commander ? rule : "100.5" },
      values: { deck: "main", n: main, most: size.max },
      message: `the deck has ${main} cards; ${size.max} are allowed (${commander ? rule : "100.5"})`,
    });
  const side = count(["sideboard"]);
  if (side > sideboard)
    found.push({
      ...{ code: "sideboard-too-large", rule: "100.4a", values: { n: side, most: sideboard } },
      message: `the sideboard has ${side} cards; ${sideboard === 0 ? "none are" : `${sideboard} are`} allowed (100.4a)`,
    });
  const decked = known.filter(({ section }) => !BESIDE.has(section));
  return [
    ...found,
    ...copyObjections(decked, format, copies),
    ...nontraditional(known, commander !== undefined),
    ...(commander ? commanderObjections(decked, commander) : []),
  ];
}

const SIZE_RULE = { commander: "903.5a", brawl: "903.12d" } as const;
/** What is in no deck of traditional cards (100.2d). */
const BESIDE: ReadonlySet<DeckSection> = new Set(SUPPLEMENTARY);

function copyObjections(lines: readonly CheckedLine[], format: string, usual: number): DeckProblem[] {
  const copies = new Map<CardEntry, { count: number; line: number }>();
  for (const { entry, count, line } of lines) {
    const known = copies.get(entry);
    copies.set(entry, { count: (known?.count ?? 0) + count, line: known?.line ?? line });
  }
  const found: DeckProblem[] = [];
  for (const [entry, { count, line }] of copies) {
    const at = { card: entry.name, line };
    const most = isUnsupported(entry.card) ? usual : copiesAllowed(entry.card, usual);
    if (count > most)
      found.push({
        ...at,
        ...{ code: "too-many-copies", rule: usual === 1 ? "903.5b" : "100.2a", values: { n: count, most } },
        message: `"${entry.name}": ${count} copies; ${most} are allowed (${usual === 1 ? "903.5b" : "100.2a"})`,
      });
    const legality = entry.legalities[format];
    const values = { format, n: count };
    if (legality === "banned")
      found.push({ ...at, code: "banned", values, message: `"${entry.name}" is banned in ${format}` });
    else if (legality === "restricted" && count > 1)
      found.push({
        ...{ ...at, code: "restricted", values },
        message: `"${entry.name}" is restricted in ${format}: one copy, not ${count}`,
      });
    else if (legality === "not_legal" || (legality === undefined && saysFormats(entry, format)))
      found.push({ ...at, code: "not-legal", values, message: `"${entry.name}" is not legal in ${format}` });
  }
  return found;
}

/** MTGJSON lists only formats a card is legal in; then one that is missing means that it is not. */
const saysFormats = ({ legalities }: CardEntry, format: string): boolean =>
  Object.keys(legalities).length > 0 && format !== "casual" && format !== "limited";

function commanderObjections(lines: readonly CheckedLine[], as: "commander" | "brawl"): DeckProblem[] {
  const commanders = lines.filter(({ section }) => section === "commander");
  const printed = (line: CheckedLine): PrintedCard | undefined =>
    isUnsupported(line.entry.card) ? undefined : line.entry.card;
  if (commanders.length === 0)
    return [
      { code: "no-commander", rule: "903.3", message: 'no commander is named; put it under "Commander" (903.3)' },
    ];
  const found: DeckProblem[] = [];
  const [one, other] = commanders.map(printed);
  const pair = commanders.length === 2 && one !== undefined && other !== undefined && mayPair(one, other);
  if (commanders.reduce((sum, { count }) => sum + count, 0) > (pair ? 2 : 1))
    found.push({
      ...{ code: "too-many-commanders", rule: "702.124" },
      message: "one commander is allowed, or two that may be partners (702.124)",
    });
  const rule = as === "brawl" ? "903.12c" : "903.3";
  for (const line of commanders) {
    const card = printed(line);
    if (card && !pair && !mayBeCommander(card, as))
      found.push({
        ...{ code: "not-a-commander", card: line.entry.name, line: line.line, rule },
        message: `"${line.entry.name}" cannot be a commander (${rule})`,
      });
  }
  // 702.124c
  const identity = new Set(commanders.flatMap(({ entry }) => identityOf(entry)));
  for (const color of chosenColors(lines).values()) identity.add(color);
  const basics = new Set<string>();
  for (const { entry, line } of new Map(lines.map((one) => [one.entry, one])).values()) {
    const outside = identityOf(entry).filter((color) => !identity.has(color));
    if (outside.length === 0) continue;
    const colors = outside.map((color) => `{${color}}`).join("");
    if (mayHoldBasics(as, identity) && isBasic(entry) && basics.add(entry.name).size === 1) continue;
    found.push({
      ...{ code: "outside-identity", card: entry.name, line, rule: isLand(entry) ? "903.5d" : "903.5c" },
      values: { colors },
      message: `"${entry.name}" has ${colors}, which the commander has not (${isLand(entry) ? "903.5d" : "903.5c"})`,
    });
  }
  return found;
}

const frontOf = ({ card }: CardEntry): TypeLine | undefined =>
  isUnsupported(card) ? undefined : card.faces[0].typeLine;
const isBasic = (entry: CardEntry): boolean => frontOf(entry)?.supertypes.includes("basic") ?? false;
const isLand = (entry: CardEntry): boolean => frontOf(entry)?.types.includes("land") ?? false;
