import { readFileSync, statSync } from "node:fs";
import { checkDeck, type DeckProblem } from "../decks/check.ts";
import { MANUAL_CARDS } from "../decks/manual.ts";
import { parseDeck } from "../decks/parse.ts";
import { CardsError } from "../errors.ts";
import type { CardReader, ManualReader } from "../reading.ts";
import type { CardShelf } from "../shelf.ts";
import { table } from "./table.ts";
import type { Terminal } from "./terminal.ts";

export interface CheckOptions {
  readonly file: string;
  readonly format: string;
  readonly json: boolean;
}

const MOST_BYTES = 1_000_000;

/** Says what of a deck can be played; false where something is in the way. */
export function checkDeckFile(
  options: CheckOptions,
  shelf: CardShelf,
  { read, readByHand }: { readonly read: CardReader; readonly readByHand: ManualReader },
  terminal: Terminal,
): boolean {
  const deck = parsed(options.file);
  const { lines, unplayable, illegal } = checkDeck(deck, shelf, read, options.format, readByHand);
  const playable = lines.filter(({ reading }) => reading);
  const sum = (all: readonly { readonly count: number }[]) => all.reduce((total, { count }) => total + count, 0);
  const sections = ["commander", "companion", "main", "sideboard"] as const;
  for (const note of deck.notes) terminal.err(note);
  terminal.out(deck.name ?? options.file);
  for (const line of table(
    sections
      .map((section) => [`  ${section}`, String(sum(deck.lines.filter((one) => one.section === section)))])
      .filter(([, count]) => count !== "0"),
  ))
    terminal.out(line);
  terminal.out(`${sum(playable)} of ${sum(deck.lines)} cards can be played`);
  list("cannot be played yet", unplayable, terminal);
  list(
    options.format === "casual" ? "against the rules of deck building" : `not allowed in ${options.format}`,
    illegal,
    terminal,
  );
  if (unplayable.length === 0 && illegal.length === 0) terminal.out("The deck is ready to play.");
  else for (const line of ["", ...next(unplayable, illegal)]) terminal.out(line);
  if (options.json)
    terminal.out(JSON.stringify({ cards: sum(deck.lines), playable: sum(playable), unplayable, illegal }));
  return unplayable.length === 0 && illegal.length === 0;
}

/** What its owner can do now. */
function next(unplayable: readonly DeckProblem[], illegal: readonly DeckProblem[]): string[] {
  const unread = unplayable.filter(({ code }) => code === "unreadable-card");
  const cards = (count: number) => `${count} card${count === 1 ? "" : "s"}`;
  return [
    "What now:",
    ...(unplayable.length > unread.length
      ? ["  correct the names that are unknown, or give a file that has these cards with --cards"]
      : []),
    ...(unread.length > 0
      ? [
          `  replace ${unread.length === 1 ? "the card" : `the ${cards(unread.length)}`} that cannot be played yet: a game never plays a card other than it is printed`,
          ...byHand(unread, unplayable),
          `  see where reading stops: npm run cards -- explain "${unread[0]!.card}"`,
        ]
      : []),
    ...(illegal.length > 0
      ? ["  change what the rules or the format object to, or check it for another --format"]
      : []),
  ];
}

/** Whether, and which of them, the players can carry out themselves. */
function byHand(unread: readonly DeckProblem[], unplayable: readonly DeckProblem[]): string[] {
  const manual = unread.filter((one) => one.byHand);
  const names = manual.map(({ card }) => card).join(", ");
  if (manual.length === 0) return [];
  if (manual.length > MANUAL_CARDS.most)
    return [`  ${MANUAL_CARDS.most} of them at most could be played by hand, where all players agree to that`];
  const rest = unplayable.length > manual.length ? ", once the others are replaced" : "";
  return [
    `  or begin the game with manual cards, if all players agree: ${names} would be played by hand${rest}; ${MANUAL_CARDS.usual} names of a deck are usual (docs/play.md)`,
  ];
}

function list(title: string, problems: readonly DeckProblem[], terminal: Terminal): void {
  if (problems.length === 0) return;
  terminal.out("");
  terminal.out(`${title}:`);
  for (const { line, message } of problems) terminal.out(`  ${line === undefined ? "" : `line ${line}: `}${message}`);
}

function parsed(file: string) {
  try {
    const found = statSync(file);
    if (!found.isFile()) throw new CardsError("no-such-file", "this is not a file", { file });
    if (found.size > MOST_BYTES)
      throw new CardsError("too-long", "this is too large for a deck list", { file, line: 1 });
    return parseDeck(readFileSync(file, "utf8"));
  } catch (error) {
    if (error instanceof CardsError) throw new CardsError(error.code, error.message, { file, line: error.line });
    if (error instanceof Error && "code" in error && error.code === "ENOENT")
      throw new CardsError("no-such-file", "there is no such file", { file });
    throw error;
  }
}
