import { CardsError } from "../errors.ts";

/** One card's JSON as it lies in the file. */
export interface RawValue {
  readonly value: unknown;
  /** Where it begins, from 1. */
  readonly line: number;
  /** Its key, in files that are one object of cards (MTGJSON). */
  readonly key?: string;
}

/** No card is longer than this by a factor of a hundred; a line without end must not fill the memory. */
const MOST_BYTES = 4 * 1024 * 1024;
/** Enough to tell the shapes apart. */
const HEAD_BYTES = 256;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const NEWLINE = 0x0a;
const [OPEN_BRACE, CLOSE_BRACE, OPEN_BRACKET, CLOSE_BRACKET, COMMA, COLON] = [0x7b, 0x7d, 0x5b, 0x5d, 0x2c, 0x3a];
const isSpace = (byte: number): boolean => byte === 0x20 || byte === NEWLINE || byte === 0x0d || byte === 0x09;

/** The depth at which cards lie: lines of objects, one array, or `{ "data": { name: [...] } }`. */
type Shape = "lines" | "array" | "keyed";
const DEPTH: Readonly<Record<Shape, number>> = { lines: 0, array: 1, keyed: 2 };

/**
 * Takes a JSON array of cards, JSON lines, or MTGJSON's keyed object apart into its cards without ever holding more than
 * one of them. Throws `CardsError` with the line for anything that is none of these.
 */
export async function* jsonValues(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<RawValue> {
  let splitter: Splitter | undefined;
  let head: Uint8Array = new Uint8Array();
  for await (const chunk of chunks) {
    if (splitter) {
      yield* splitter.push(chunk);
      continue;
    }
    head = Buffer.concat([head, chunk]);
    if (head.length < HEAD_BYTES) continue;
    splitter = new Splitter(shapeOf(head));
    yield* splitter.push(withoutMark(head));
  }
  if (!splitter) {
    splitter = new Splitter(shapeOf(head));
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

class Splitter {
  readonly #shape: Shape;
  #depth = 0;
  #line = 1;
  #inString = false;
  #escaped = false;
  /** Bytes of the value or key under way that came in earlier chunks. */
  #held: Uint8Array[] = [];
  #heldBytes = 0;
  #collecting: "value" | "key" | undefined;
  #startLine = 1;
  #outerKey: string | undefined;
  #key: string | undefined;
  #values = 0;
  #closed = false;

  constructor(shape: Shape) {
    this.#shape = shape;
  }

  *push(chunk: Uint8Array): Generator<RawValue> {
    let start = 0;
    for (let at = 0; at < chunk.length; at += 1) {
      const byte = chunk[at]!;
      if (byte === NEWLINE) {
        if (this.#shape === "lines" && this.#collecting)
          throw new CardsError("bad-json", "the card on this line ends before it is complete", { line: this.#line });
        this.#line += 1;
      }
      if (this.#inString) {
        if (this.#escaped) this.#escaped = false;
        else if (byte === BACKSLASH) this.#escaped = true;
        else if (byte === QUOTE) {
          this.#inString = false;
          if (this.#collecting === "key") this.#endKey(this.#take(chunk, start, at + 1));
        }
      } else if (this.#collecting === "value") {
        if (byte === QUOTE) this.#inString = true;
        else if (byte === OPEN_BRACE || byte === OPEN_BRACKET) this.#depth += 1;
        else if (byte === CLOSE_BRACE || byte === CLOSE_BRACKET) {
          this.#depth -= 1;
          if (this.#depth === DEPTH[this.#shape]) yield this.#endValue(this.#take(chunk, start, at + 1));
        }
      } else if (this.#between(byte)) start = at;
      if (this.#collecting && this.#heldBytes + at - start > MOST_BYTES)
        throw new CardsError("too-long", `one card here is longer than ${MOST_BYTES / 1024 / 1024} MB`, {
          line: this.#startLine,
        });
    }
    if (this.#collecting) {
      this.#held.push(chunk.slice(start));
      this.#heldBytes += chunk.length - start;
    }
  }

  end(): void {
    if (this.#collecting || this.#inString)
      throw new CardsError("cut-off", "the file ends in the middle of a card: it is cut off", {
        line: this.#startLine,
      });
    if (this.#depth > 0)
      throw new CardsError("cut-off", "the file ends before its list of cards does: it is cut off", {
        line: this.#line,
      });
    if (this.#values === 0) throw new CardsError("empty-file", "there are no cards in this file", { line: this.#line });
  }

  /** A byte outside every card and key; true where one begins. */
  #between(byte: number): boolean {
    if (isSpace(byte)) return false;
    if (this.#closed) throw this.#no("there is something after the end of the list of cards");
    switch (byte) {
      case OPEN_BRACE:
      case OPEN_BRACKET:
        return this.#open();
      case CLOSE_BRACE:
      case CLOSE_BRACKET:
        this.#depth -= 1;
        if (this.#depth < 0) throw this.#no("a bracket closes that nothing opened");
        if (this.#depth === 0) this.#closed = true;
        return false;
      case QUOTE:
        this.#inString = true;
        if (this.#shape !== "keyed") throw this.#no("a text stands where a card should");
        this.#collecting = "key";
        this.#startLine = this.#line;
        return true;
      case COMMA:
      case COLON:
        return false;
      // The numbers and words of MTGJSON's "meta".
      default:
        if (this.#shape === "keyed" && this.#outerKey !== "data") return false;
        throw this.#no(
          this.#values === 0
            ? "this is not a file of cards (JSON or JSON lines)"
            : "here is neither a card nor the end",
        );
    }
  }

  #open(): boolean {
    const inData = this.#shape !== "keyed" || this.#outerKey === "data";
    if (this.#depth === DEPTH[this.#shape] && inData) {
      this.#collecting = "value";
      this.#startLine = this.#line;
      this.#depth += 1;
      return true;
    }
    this.#depth += 1;
    return false;
  }

  #no(message: string): CardsError {
    return new CardsError(this.#values === 0 ? "not-a-card-file" : "bad-json", message, { line: this.#line });
  }

  #take(chunk: Uint8Array, start: number, end: number): string {
    const bytes =
      this.#held.length === 0 ? chunk.subarray(start, end) : Buffer.concat([...this.#held, chunk.subarray(0, end)]);
    this.#held = [];
    this.#heldBytes = 0;
    this.#collecting = undefined;
    try {
      return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    } catch {
      throw new CardsError("bad-json", "this card is not UTF-8 text", { line: this.#startLine });
    }
  }

  #endKey(text: string): void {
    const key = parse(text, this.#startLine);
    if (typeof key !== "string") return;
    if (this.#depth === 1) this.#outerKey = key;
    else this.#key = key;
  }

  #endValue(text: string): RawValue {
    this.#values += 1;
    const value = parse(text, this.#startLine);
    return { value, line: this.#startLine, ...(this.#key === undefined ? {} : { key: this.#key }) };
  }
}

function parse(text: string, line: number): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new CardsError("bad-json", `this card is not JSON (${error instanceof Error ? error.message : "unknown"})`, {
      line,
    });
  }
}
