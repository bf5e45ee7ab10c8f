import { type CardEntry, isUnsupported, whyUnsupported } from "../import/entry.ts";
import { indexNames, type NameIndex, nearestNames } from "../names.ts";
import type { CardReader, ReadCard } from "../reading.ts";
import type { PrintedCard } from "../schema.ts";
import type { CardShelf } from "../shelf.ts";
import { copiesAllowed, identityOf, mayBeCommander, mayPair, rulesOf } from "./format.ts";
import type { DeckLine, DeckList } from "./parse.ts";

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
  | "no-commander"
  | "not-a-commander"
  | "outside-identity";

export interface DeckProblem {
  readonly code: DeckProblemCode;
  readonly message: string;
  readonly card?: string;
  /** Of the list, from 1. */
  readonly line?: number;
}

export interface CheckedLine extends DeckLine {
  readonly entry: CardEntry;
  /** Absent where the card cannot be played. */
  readonly reading?: ReadCard;
}

export interface CheckedDeck {
  readonly lines: readonly CheckedLine[];
  /** Cards that are unknown or cannot be played yet: the deck cannot be played with this engine. */
  readonly unplayable: readonly DeckProblem[];
  /** What the rules of deck building and the format object to. */
  readonly illegal: readonly DeckProblem[];
}

/** A list of which everything is unknown is no list of near misses; looking each up would take seconds. */
const MOST_SUGGESTIONS = 20;

/** Looks every card of a list up, reads it, and checks the deck against a format ("casual": 60 cards, four copies). */
export function checkDeck(deck: DeckList, shelf: CardShelf, read: CardReader, format = "casual"): CheckedDeck {
  const unplayable: DeckProblem[] = [];
  const lines: CheckedLine[] = [];
  const seen = new Map<CardEntry, ReadCard | DeckProblem>();
  let names: NameIndex | undefined;
  for (const line of deck.lines) {
    const entry = shelf.find(line.name);
    if (!entry) {
      if (unplayable.length < MOST_SUGGESTIONS) names ??= indexNames(shelf.names());
      unplayable.push(unknown(line, unplayable.length < MOST_SUGGESTIONS ? (names ?? []) : []));
      continue;
    }
    const first = !seen.has(entry);
    const found = seen.get(entry) ?? readEntry(entry, line, read);
    seen.set(entry, found);
    if ("verdict" in found) lines.push({ ...line, entry, reading: found });
    else {
      lines.push({ ...line, entry });
      if (first) unplayable.push(found);
    }
  }
  return { lines, unplayable, illegal: objections(deck.lines, lines, format) };
}

function unknown(line: DeckLine, names: NameIndex): DeckProblem {
  const near = nearestNames(line.name, names);
  const hint = near.length === 0 ? "" : `; did you mean ${near.map((name) => `"${name}"`).join(" or ")}?`;
  return { code: "unknown-card", card: line.name, line: line.line, message: `there is no card "${line.name}"${hint}` };
}

function readEntry(entry: CardEntry, line: DeckLine, read: CardReader): ReadCard | DeckProblem {
  const problem = (why: string): DeckProblem => ({
    code: "unreadable-card",
    card: entry.name,
    line: line.line,
    message: `"${entry.name}" cannot be played yet: ${why}`,
  });
  if (isUnsupported(entry.card)) return problem(whyUnsupported(entry.card));
  const reading = read(entry.card);
  if (reading.verdict === "read") return reading;
  const [fault] = reading.faults;
  return problem(`line ${fault.line} of its text, column ${fault.column}: ${fault.message}`);
}

function objections(all: readonly DeckLine[], known: readonly CheckedLine[], format: string): DeckProblem[] {
  const rules = rulesOf(format);
  const count = (sections: readonly DeckLine["section"][]) =>
    all.filter(({ section }) => sections.includes(section)).reduce((sum, line) => sum + line.count, 0);
  const found: DeckProblem[] = [];
  const main = count(rules.commander ? ["main", "commander"] : ["main"]);
  if (main < rules.size.min)
    found.push({ code: "too-few-cards", message: `the deck has ${main} cards; at least ${rules.size.min} are needed` });
  if (main > (rules.size.max ?? Number.POSITIVE_INFINITY))
    found.push({ code: "too-many-cards", message: `the deck has ${main} cards; ${rules.size.max} are allowed` });
  const side = count(["sideboard"]);
  if (side > rules.sideboard)
    found.push({
      code: "sideboard-too-large",
      message: `the sideboard has ${side} cards; ${rules.sideboard === 0 ? "none are" : `${rules.sideboard} are`} allowed`,
    });
  return [
    ...found,
    ...copyObjections(known, format, rules.copies),
    ...(rules.commander ? commanderObjections(known) : []),
  ];
}

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
      found.push({ ...at, code: "too-many-copies", message: `"${entry.name}": ${count} copies; ${most} are allowed` });
    // 309.2
    if (!isUnsupported(entry.card) && entry.card.faces[0].typeLine.types.includes("dungeon"))
      found.push({ ...at, code: "not-legal", message: `"${entry.name}" is a dungeon, which is part of no deck` });
    const legality = entry.legalities[format];
    if (legality === "banned") found.push({ ...at, code: "banned", message: `"${entry.name}" is banned in ${format}` });
    else if (legality === "restricted" && count > 1)
      found.push({
        ...at,
        code: "restricted",
        message: `"${entry.name}" is restricted in ${format}: one copy, not ${count}`,
      });
    else if (legality === "not_legal" || (legality === undefined && saysFormats(entry, format)))
      found.push({ ...at, code: "not-legal", message: `"${entry.name}" is not legal in ${format}` });
  }
  return found;
}

/** MTGJSON lists only formats a card is legal in; then one that is missing means that it is not. */
const saysFormats = ({ legalities }: CardEntry, format: string): boolean =>
  Object.keys(legalities).length > 0 && format !== "casual" && format !== "limited";

function commanderObjections(lines: readonly CheckedLine[]): DeckProblem[] {
  const commanders = lines.filter(({ section }) => section === "commander");
  const printed = (line: CheckedLine): PrintedCard | undefined =>
    isUnsupported(line.entry.card) ? undefined : line.entry.card;
  if (commanders.length === 0)
    return [{ code: "no-commander", message: 'no commander is named; put it under "Commander"' }];
  const found: DeckProblem[] = [];
  const pair = commanders.length === 2 && commanders.every((line) => (printed(line) ? mayPair(printed(line)!) : false));
  if (commanders.reduce((sum, { count }) => sum + count, 0) > 1 && !pair)
    found.push({ code: "not-a-commander", message: "one commander is allowed, or two that may be partners" });
  for (const line of commanders) {
    const card = printed(line);
    if (card && !pair && !mayBeCommander(card))
      found.push({
        code: "not-a-commander",
        card: line.entry.name,
        line: line.line,
        message: `"${line.entry.name}" cannot be a commander`,
      });
  }
  const identity = new Set(commanders.flatMap(({ entry }) => identityOf(entry)));
  for (const { entry, line } of new Map(lines.map((one) => [one.entry, one])).values()) {
    const outside = identityOf(entry).filter((color) => !identity.has(color));
    if (outside.length > 0)
      found.push({
        code: "outside-identity",
        card: entry.name,
        line,
        message: `"${entry.name}" has ${outside.map((color) => `{${color}}`).join("")}, which the commander has not`,
      });
  }
  return found;
}
