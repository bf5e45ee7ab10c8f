/** What a query for cards is made of, as people know it from Scryfall: words, "phrases", key:value, -not, or, ( ). */

export type Comparison = ":" | "=" | "!=" | "<" | "<=" | ">" | ">=";

export type Token =
  | { readonly is: "open" | "close" | "or" | "and" | "not"; readonly at: number }
  /** `key` is undefined for a bare word, "!" for an exact name. `at`: the place of its first letter, from 1. */
  | {
      readonly is: "term";
      readonly at: number;
      readonly key: string | undefined;
      readonly compare: Comparison;
      readonly value: string;
    };

/** What is wrong with a query. `at`: which of its letters, from 1. */
export interface QueryFault {
  readonly code:
    | "query-too-long"
    | "query-open-quote"
    | "query-open-bracket"
    | "query-stray-bracket"
    | "query-lone-word"
    | "query-no-value"
    | "query-unknown-key"
    | "query-bad-number"
    | "query-bad-color"
    | "query-bad-mana"
    | "query-bad-comparison"
    | "query-unknown-word";
  readonly at: number;
  readonly values: Readonly<Record<string, string | number | readonly string[]>>;
}

export class BadQuery extends Error {
  readonly fault: QueryFault;

  constructor(code: QueryFault["code"], at: number, values: QueryFault["values"] = {}) {
    super(code);
    this.fault = { code, at, values };
  }
}

export const LONGEST_QUERY = 300;

const KEYED = /^([a-z]+)(!=|<=|>=|[:=<>])/iu;
/** A value in mana symbols may have braces, which nothing else ends. */
const BARE = /^[^\s()"]+/u;

/** Throws `BadQuery`. */
export function tokensOf(query: string): Token[] {
  if (query.length > LONGEST_QUERY)
    throw new BadQuery("query-too-long", LONGEST_QUERY + 1, { n: query.length, most: LONGEST_QUERY });
  const tokens: Token[] = [];
  let at = 0;
  const rest = () => query.slice(at);
  /** What stands here, quoted or not; undefined if nothing does. */
  const value = (): string | undefined => {
    if (query[at] === '"') {
      const end = query.indexOf('"', at + 1);
      if (end < 0) throw new BadQuery("query-open-quote", at + 1);
      const text = query.slice(at + 1, end);
      at = end + 1;
      return text;
    }
    const [bare] = BARE.exec(rest()) ?? [];
    at += bare?.length ?? 0;
    return bare;
  };
  while (at < query.length) {
    const start = at + 1;
    const letter = query[at] as string;
    if (/\s/u.test(letter)) at += 1;
    else if (letter === "(" || letter === ")") {
      tokens.push({ is: letter === "(" ? "open" : "close", at: start });
      at += 1;
    } else if (letter === "-" && /[^\s)]/u.test(query[at + 1] ?? " ")) {
      tokens.push({ is: "not", at: start });
      at += 1;
    } else if (letter === "!" && /[^\s()]/u.test(query[at + 1] ?? " ")) {
      at += 1;
      // An exact name goes on to the end, as nobody quotes "!Quarry Ogre".
      const quoted = query[at] === '"';
      const name = quoted
        ? value()
        : rest()
            .replace(/[()].*$/su, "")
            .trimEnd();
      if (!quoted) at += (name ?? "").length;
      tokens.push({ is: "term", at: start, key: "!", compare: "=", value: name ?? "" });
    } else {
      const keyed = KEYED.exec(rest());
      if (keyed) {
        at += keyed[0].length;
        const [, key = "", compare = ":"] = keyed;
        const text = value();
        if (text === undefined || text === "") throw new BadQuery("query-no-value", start, { key });
        tokens.push({ is: "term", at: start, key: key.toLowerCase(), compare: compare as Comparison, value: text });
        continue;
      }
      const quoted = letter === '"';
      const text = value() ?? "";
      const word = text.toLowerCase();
      if (!quoted && (word === "or" || word === "and")) tokens.push({ is: word, at: start });
      else if (text !== "") tokens.push({ is: "term", at: start, key: undefined, compare: ":", value: text });
    }
  }
  return tokens;
}
