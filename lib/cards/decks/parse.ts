import { CardsError, controlCharacter } from "../errors.ts";

/** 100.2d: decks of nontraditional cards, and such cards that are in none. */
export const SUPPLEMENTARY = ["planar", "scheme", "attraction", "vanguard", "conspiracy"] as const;
export type DeckSection = "main" | "sideboard" | "commander" | "companion" | (typeof SUPPLEMENTARY)[number];

export interface DeckLine {
  readonly count: number;
  /** As written. */
  readonly name: string;
  /** From 1. */
  readonly line: number;
  readonly section: DeckSection;
}

export interface DeckList {
  readonly name?: string;
  readonly lines: readonly DeckLine[];
  /** How the list was understood where it does not say. */
  readonly notes: readonly string[];
}

const MOST_LINES = 1000;
const MOST_LETTERS = 300;
const MOST_COPIES = 1000;

const HEADINGS: Readonly<Record<string, DeckSection | "ignored">> = {
  deck: "main",
  main: "main",
  mainboard: "main",
  "main deck": "main",
  maindeck: "main",
  sideboard: "sideboard",
  side: "sideboard",
  commander: "commander",
  commanders: "commander",
  companion: "companion",
  planes: "planar",
  "planar deck": "planar",
  schemes: "scheme",
  "scheme deck": "scheme",
  attractions: "attraction",
  "attraction deck": "attraction",
  vanguard: "vanguard",
  conspiracies: "conspiracy",
  maybeboard: "ignored",
  considering: "ignored",
  tokens: "ignored",
};

/**
 * Reads a deck list: MTGO (text and .dek), Arena, Moxfield (text and CSV) or plain, told apart line by line. Throws
 * `CardsError` with the line for what is no deck list.
 */
export function parseDeck(text: string): DeckList {
  const lines = text
    .replace(/^\ufeff/u, "")
    .replace(/\r\n?/gu, "\n")
    .split("\n");
  if (lines.length > MOST_LINES)
    throw new CardsError(
      "too-long",
      `a deck list has at most ${MOST_LINES} lines; this one has ${lines.length}`,
      { line: MOST_LINES + 1 },
      ["too-many-lines", { n: lines.length, most: MOST_LINES }],
    );
  lines.forEach((line, index) => {
    if (line.length > MOST_LETTERS)
      throw new CardsError(
        "too-long",
        `a line of a deck list has at most ${MOST_LETTERS} letters`,
        { line: index + 1 },
        ["long-line", { most: MOST_LETTERS }],
      );
    const control = controlCharacter(line.replaceAll("\t", " "));
    if (control)
      throw new CardsError("control-character", `there is a control character ${control}`, { line: index + 1 }, [
        "control-character",
        { control },
      ]);
  });
  const first = lines.find((line) => line.trim() !== "");
  if (first === undefined) throw new CardsError("bad-deck", "the deck list is empty", { line: 1 }, ["empty-list"]);
  if (first.trimStart().startsWith("<")) return nonEmpty(parseDek(lines));
  if (/^"?count"?,.*\bname\b/iu.test(first)) return nonEmpty(parseCsv(lines));
  return nonEmpty(new PlainList().read(lines));
}

function nonEmpty(deck: DeckList): DeckList {
  if (deck.lines.length === 0)
    throw new CardsError("bad-deck", "there are no cards in this list", { line: 1 }, ["no-cards"]);
  return deck;
}

/** Of a heading in small letters, whatever else all objects have under such a name. */
const sectionCalled = (word: string): (typeof HEADINGS)[string] | undefined =>
  Object.hasOwn(HEADINGS, word) ? HEADINGS[word] : undefined;

class PlainList {
  #section: DeckSection | "ignored" = "main";
  #named = false;
  #name: string | undefined;
  readonly #blocks: DeckLine[][] = [[]];

  read(lines: readonly string[]): DeckList {
    let about = false;
    lines.forEach((raw, index) => {
      const line = raw.trim();
      if (line === "") {
        about = false;
        if (this.#blocks.at(-1)?.length) this.#blocks.push([]);
      } else if (/^about$/iu.test(line)) about = true;
      else if (about) this.#name = line.replace(/^name\s+/iu, "");
      else if (!this.#heading(line)) this.#card(line, index + 1);
    });
    const notes: string[] = [];
    const blocks = this.#blocks.filter((block) => block.length > 0);
    const [main = [], side = []] = blocks;
    const cards = (block: readonly DeckLine[]) => block.reduce((sum, { count }) => sum + count, 0);
    // MTGO's newer exports put nothing but an empty line before the sideboard.
    const unnamed = !this.#named && blocks.length === 2 && cards(main) >= 40 && cards(side) <= 15;
    if (unnamed) notes.push(`the ${cards(side)} cards after the empty line are taken as the sideboard`);
    const all = unnamed
      ? [...main, ...side.map((line) => ({ ...line, section: "sideboard" as const }))]
      : blocks.flat();
    return { ...(this.#name === undefined ? {} : { name: this.#name }), lines: all, notes };
  }

  #heading(line: string): boolean {
    const word = line
      .replace(/^(?:\/\/|#)\s*/u, "")
      .replace(/\s*\(\d+\)$/u, "")
      .replace(/:$/u, "")
      .trim()
      .toLowerCase();
    const section = sectionCalled(word);
    if (section) {
      this.#section = section;
      this.#named = true;
      return true;
    }
    // Remarks, and headings of kinds of cards: "Creatures (24)", "Lands:".
    return /^(?:\/\/|#)/u.test(line) || /^[A-Za-z ]+(?:\(\d+\)|:)$/u.test(line);
  }

  #card(line: string, number: number): void {
    const side = /^SB:\s*(.+)$/iu.exec(line)?.[1];
    if (side) this.#named = true;
    const commander = /\*CMDR\*/iu.test(line);
    const read = readEntry(side ?? line, number);
    const section = side ? "sideboard" : commander ? "commander" : this.#section;
    if (section !== "ignored") this.#blocks.at(-1)?.push({ ...read, line: number, section });
  }
}

/** "4 Name (SET) 123 *F* #tag", "4x Name", "Name x4", "Name". */
function readEntry(line: string, number: number): { count: number; name: string } {
  const front = /^(\d+)\s*[xX×]?\s+(.+)$/u.exec(line);
  const back = front ? null : /^(.+?)\s+[xX×]\s*(\d+)$/u.exec(line);
  const count = front?.[1] ?? back?.[2] ?? "1";
  const name = (front?.[2] ?? back?.[1] ?? line)
    .replace(/\s+#\S.*$/u, "")
    .replace(/\s+\^[^^]*\^$/u, "")
    .replace(/(?:\s+\*[A-Za-z]+\*)+$/u, "")
    .replace(/\s+[([]([A-Za-z0-9_]{2,6})[)\]](?:\s+[A-Za-z0-9★†-]+)?$/u, "")
    .replace(/(?:\s+\*[A-Za-z]+\*)+$/u, "")
    .trim();
  return { count: readCount(count, number), name: checkedName(name, number) };
}

function readCount(text: string, line: number): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1 || count > MOST_COPIES)
    throw new CardsError("bad-deck", `"${text}" is not a number of cards from 1 to ${MOST_COPIES}`, { line }, [
      "bad-count",
      { text, most: MOST_COPIES },
    ]);
  return count;
}

function checkedName(name: string, line: number): string {
  if (!/[\p{L}\p{N}_+?]/u.test(name))
    throw new CardsError("bad-deck", "there is no card name on this line", { line }, ["no-name"]);
  return name;
}

/** MTGO's .dek: one element a card. */
function parseDek(lines: readonly string[]): DeckList {
  const found: DeckLine[] = [];
  lines.forEach((line, index) => {
    if (!/<Cards\b/u.test(line)) return;
    const attribute = (key: string) => new RegExp(`\\b${key}="([^"]*)"`, "u").exec(line)?.[1];
    const name = attribute("Name");
    if (name === undefined) throw new CardsError("bad-deck", "this card has no Name", { line: index + 1 }, ["no-name"]);
    found.push({
      count: readCount(attribute("Quantity") ?? "1", index + 1),
      name: checkedName(withoutEntities(name), index + 1),
      line: index + 1,
      section: attribute("Sideboard") === "true" ? "sideboard" : "main",
    });
  });
  return { lines: found, notes: [] };
}

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", apos: "'", quot: '"', lt: "<", gt: ">" };
const withoutEntities = (text: string): string =>
  text.replace(/&(\w+);/gu, (whole, entity: string) => (Object.hasOwn(ENTITIES, entity) ? ENTITIES[entity]! : whole));

/** Moxfield's CSV; columns by their headings. */
function parseCsv(lines: readonly string[]): DeckList {
  const at = lines.findIndex((line) => line.trim() !== "");
  const heads = csvCells(lines[at] ?? "").map((head) => head.trim().toLowerCase());
  const [count, name, board] = [heads.indexOf("count"), heads.indexOf("name"), heads.indexOf("board")];
  const found: DeckLine[] = [];
  lines.forEach((line, index) => {
    if (index <= at || line.trim() === "") return;
    const cells = csvCells(line);
    const section = sectionCalled((cells[board] ?? "").trim().toLowerCase()) ?? "main";
    if (section === "ignored") return;
    found.push({
      count: readCount(cells[count]?.trim() ?? "", index + 1),
      name: checkedName((cells[name] ?? "").trim(), index + 1),
      line: index + 1,
      section,
    });
  });
  return { lines: found, notes: [] };
}

function csvCells(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/gu)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? "",
  );
}
