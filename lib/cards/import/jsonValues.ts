import { JSONParser, TokenType } from "@streamparser/json";
import { CardsError } from "../errors.ts";

/** What a file is a list of; its messages say so. */
export type Listed = "card" | "deck";

/** The JSON of one card or deck as it lies in the file. */
export interface RawValue {
  readonly value: unknown;
  /** Where it begins, from 1. */
  readonly line: number;
  /** Its key, in files that are one object of cards (MTGJSON). */
  readonly key?: string;
}

/** No card or deck is longer than this by a factor of a hundred; a line without end must not fill the memory. */
const MOST_BYTES = 4 * 1024 * 1024;
/** Enough to tell the shapes apart. */
const HEAD_BYTES = 256;

const NEWLINE = 0x0a;

/** Lines of objects, one array, or `{ "data": { name: [...] } }`. */
type Shape = "lines" | "array" | "keyed";
/** Where cards or decks lie in each, as the parser and as brackets count it. */
const PATH: Readonly<Record<Shape, string>> = { lines: "$", array: "$.*", keyed: "$.data.*" };
const DEPTH: Readonly<Record<Shape, number>> = { lines: 0, array: 1, keyed: 2 };

/**
 * Takes a JSON array of cards or decks, JSON lines, or MTGJSON's keyed object apart into them without ever holding more
 * than one of them. Throws `CardsError` with the line for anything that is none of these.
 */
export async function* jsonValues(chunks: AsyncIterable<Uint8Array>, what: Listed): AsyncGenerator<RawValue> {
  let splitter: Splitter | undefined;
  let head: Uint8Array = new Uint8Array();
  for await (const chunk of chunks) {
    if (splitter) {
      yield* splitter.push(chunk);
      continue;
    }
    head = Buffer.concat([head, chunk]);
    if (head.length < HEAD_BYTES) continue;
    splitter = new Splitter(shapeOf(head), what);
    yield* splitter.push(withoutMark(head));
  }
  if (!splitter) {
    splitter = new Splitter(shapeOf(head), what);
    yield* splitter.push(withoutMark(head));
  }
  splitter.end();
}

function shapeOf(head: Uint8Array): Shape {
  const text = Buffer.from(withoutMark(head)).toString("latin1").trimStart();
  if (text.startsWith("[")) return "array";
  return /^\{\s*"(?:meta|data)"\s*:/u.test(text) ? "keyed" : "lines";
}

/** Without the byte order mark some editors put in front. */
const withoutMark = (head: Uint8Array): Uint8Array =>
  head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf ? head.subarray(3) : head;

/** The parser, fed line by line so that whatever it finds has a line. */
class Splitter {
  readonly #shape: Shape;
  readonly #what: Listed;
  readonly #parser: JSONParser;
  #found: RawValue[] = [];
  #values = 0;
  #line = 1;
  #depth = 0;
  #bytes = 0;
  /** Where the card or deck under way began. */
  #start: { readonly line: number; readonly bytes: number } | undefined;

  constructor(shape: Shape, what: Listed) {
    this.#shape = shape;
    this.#what = what;
    const lines = shape === "lines";
    this.#parser = new JSONParser({ paths: [PATH[shape]], keepStack: false, ...(lines && { separator: "" }) });
    this.#parser.onToken = ({ token }) => this.#bracket(token);
    this.#parser.onValue = ({ value, key }) => this.#value(value, key);
  }

  *push(chunk: Uint8Array): Generator<RawValue> {
    for (let at = 0; at < chunk.length; ) {
      const newline = chunk.indexOf(NEWLINE, at);
      const end = newline < 0 ? chunk.length : newline + 1;
      this.#write(chunk.subarray(at, end));
      yield* this.#found;
      this.#found = [];
      if (newline >= 0) this.#endLine();
      at = end;
    }
  }

  end(): void {
    if (this.#depth > 0) {
      const what = this.#start
        ? `the file ends in the middle of a ${this.#what}`
        : `the file ends before its list of ${this.#what}s does`;
      throw new CardsError("cut-off", `${what}: it is cut off`, { line: this.#start?.line ?? this.#line });
    }
    if (this.#values === 0)
      throw new CardsError("empty-file", `there are no ${this.#what}s in this file`, { line: this.#line });
  }

  #write(bytes: Uint8Array): void {
    try {
      this.#parser.write(bytes);
    } catch (error) {
      if (error instanceof CardsError) throw error;
      throw this.#no(error instanceof Error ? error.message : String(error));
    }
    this.#bytes += bytes.length;
    if (this.#start && this.#bytes - this.#start.bytes > MOST_BYTES)
      throw new CardsError("too-long", `one ${this.#what} here is longer than ${MOST_BYTES / 1024 / 1024} MB`, {
        line: this.#start.line,
      });
  }

  #endLine(): void {
    if (this.#shape === "lines" && this.#depth > 0)
      throw new CardsError("bad-json", `the ${this.#what} on this line ends before it is complete`, {
        line: this.#line,
      });
    this.#line += 1;
  }

  #bracket(token: TokenType): void {
    if (token === TokenType.LEFT_BRACE || token === TokenType.LEFT_BRACKET) {
      if (this.#depth === DEPTH[this.#shape]) this.#start = { line: this.#line, bytes: this.#bytes };
      this.#depth += 1;
    } else if (token === TokenType.RIGHT_BRACE || token === TokenType.RIGHT_BRACKET) {
      this.#depth -= 1;
      // What is under way ends as its value arrives.
      if (this.#depth < DEPTH[this.#shape]) this.#start = undefined;
    }
  }

  #value(value: unknown, key: string | number | undefined): void {
    const line = this.#start?.line ?? this.#line;
    this.#start = undefined;
    if (typeof value !== "object" || value === null) throw this.#no(`here is neither a ${this.#what} nor the end`);
    this.#values += 1;
    this.#found.push({ value, line, ...(this.#shape === "keyed" && { key: String(key) }) });
  }

  #no(reason: string): CardsError {
    const line = this.#start?.line ?? this.#line;
    return this.#values === 0 && !this.#start
      ? new CardsError(
          `not-a-${this.#what}-file`,
          `this is not a file of ${this.#what}s, JSON or JSON lines (${reason})`,
          { line },
        )
      : new CardsError("bad-json", `this is not JSON (${reason})`, { line });
  }
}
