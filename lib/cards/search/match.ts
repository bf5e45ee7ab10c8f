import { FORMATS } from "../decks/format.ts";
import { editDistance, foldName } from "../names.ts";
import { COLORS, type Color } from "../schema.ts";
import type { Query, Term } from "./parse.ts";
import { FACTS, type Searchable, type Stat } from "./searchable.ts";
import { symbolsIn } from "./symbols.ts";
import { BadQuery, type Comparison } from "./tokens.ts";

/** Whether a card is one that was asked for; `playable` may have to read it, so it is asked last of all. */
export type Matcher = (card: Searchable, playable: (card: Searchable) => boolean) => boolean;
type Compiled = { readonly test: Matcher; readonly reads: boolean };

/** Throws `BadQuery` for what no card could be asked. `reads`: whether cards have to be read for it. */
export function matcherOf(query: Query): Compiled {
  if (query.is === "term") return termMatcher(query);
  if (query.is === "not") {
    const { test, reads } = matcherOf(query.of);
    return { test: (card, playable) => !test(card, playable), reads };
  }
  const parts = query.of.map(matcherOf).sort((a, b) => Number(a.reads) - Number(b.reads));
  const reads = parts.some((one) => one.reads);
  return query.is === "all"
    ? { test: (card, playable) => parts.every(({ test }) => test(card, playable)), reads }
    : { test: (card, playable) => parts.some(({ test }) => test(card, playable)), reads };
}

type Maker = (term: Term) => Matcher;

const textIn =
  (where: "names" | "types" | "text" | "fullText"): Maker =>
  (term) => {
    onlyIs(term);
    const wanted = foldName(term.value);
    return (card) => card[where].includes(wanted);
  };

const colorsIn =
  (which: "colors" | "identity"): Maker =>
  (term) => {
    const many = /^\d$/u.test(term.value) ? Number(term.value) : undefined;
    if (many !== undefined) return (card) => compared(card[which].length, term.compare, many);
    if (/^(?:m|multi|multicolou?red)$/iu.test(term.value)) return (card) => card[which].length > 1;
    const wanted = colorsNamed(term);
    // A colour asked for is there; an identity fits within the one asked for.
    const compare = term.compare === ":" ? (which === "colors" ? ">=" : "<=") : term.compare;
    if (wanted.length === 0) return (card) => card[which].length === 0;
    return (card) => comparedSets(card[which], compare, wanted);
  };

const statIn =
  (stat: Stat): Maker =>
  (term) => {
    const named = term.value.toLowerCase();
    const other = Object.hasOwn(STATS, named) ? STATS[named] : undefined;
    if (other)
      return (card) =>
        card.stats[stat].some((one, at) => {
          const against = card.stats[other][at];
          return against !== undefined && compared(one, term.compare, against);
        });
    const wanted = numberOf(term);
    return (card) => card.stats[stat].some((one) => compared(one, term.compare, wanted));
  };

const legalityIn =
  (...wanted: readonly string[]): Maker =>
  (term) => {
    onlyIs(term);
    const format = oneOf(term, FORMATS);
    if (format === "casual" || format === "limited") return () => wanted.includes("legal");
    return ({ entry }) => wanted.includes(entry.legalities[format] ?? "not_legal");
  };

const STATS: Readonly<Record<string, Stat>> = {
  ...{ pow: "power", power: "power", tou: "toughness", toughness: "toughness" },
  ...{ loy: "loyalty", loyalty: "loyalty", def: "defense", defense: "defense" },
};

const name = textIn("names");
const KEYS: Readonly<Record<string, Maker>> = {
  ...both(["n", "name"], name),
  ...both(["t", "type"], textIn("types")),
  ...both(["o", "oracle", "text"], textIn("text")),
  ...both(["fo", "fulloracle"], textIn("fullText")),
  ...both(["kw", "keyword"], (term) => {
    onlyIs(term);
    const word = foldName(term.value).replace(/[.*+?^${}()|[\]\\]/gu, "\\$&");
    const pattern = new RegExp(`(?:^|[\\n,;] ?)${word}(?![\\w'])`, "u");
    return (card) => pattern.test(card.text);
  }),
  ...both(["c", "color", "colors"], colorsIn("colors")),
  ...both(["id", "identity", "ci"], colorsIn("identity")),
  ...both(["cmc", "mv", "manavalue"], (term) => {
    if (/^(?:even|odd)$/iu.test(term.value)) {
      const odd = term.value.toLowerCase() === "odd" ? 1 : 0;
      return (card) => card.manaValue % 2 === odd;
    }
    const wanted = numberOf(term);
    return (card) => compared(card.manaValue, term.compare, wanted);
  }),
  ...both(["m", "mana"], (term) => {
    const wanted = symbolsIn(term.value);
    if (!wanted) throw new BadQuery("query-bad-mana", term.at, { text: term.value });
    const compare = term.compare === ":" ? ">=" : term.compare;
    return (card) => card.costs.some((cost) => comparedBags(cost, compare, wanted));
  }),
  ...Object.fromEntries(Object.entries(STATS).map(([key, stat]) => [key, statIn(stat)])),
  ...both(["f", "format", "legal"], legalityIn("legal", "restricted")),
  banned: legalityIn("banned"),
  restricted: legalityIn("restricted"),
  ...both(["s", "set", "e", "edition"], (term) => {
    onlyIs(term);
    const wanted = term.value.toLowerCase();
    return (card) => card.sets.includes(wanted);
  }),
};
const KNOWN_KEYS = [...Object.keys(KEYS), "is", "not"];
const PLAYABLE = ["playable", "unplayable"] as const;

function both(keys: readonly string[], maker: Maker): Record<string, Maker> {
  return Object.fromEntries(keys.map((key) => [key, maker]));
}

function termMatcher(term: Term): Compiled {
  const { key, value, at } = term;
  if (key === "!") {
    const wanted = foldName(value);
    return { test: (card) => card.names.split("\n").includes(wanted), reads: false };
  }
  if (key === undefined) return { test: name(term), reads: false };
  if (key === "is" || key === "not") {
    onlyIs(term);
    const fact = oneOf(term, [...PLAYABLE, ...FACTS]);
    const wanted = key === "is";
    if (fact === "playable" || fact === "unplayable") {
      const can = (fact === "playable") === wanted;
      return { test: (card, playable) => playable(card) === can, reads: true };
    }
    return { test: (card) => card.facts.has(fact) === wanted, reads: false };
  }
  const maker = Object.hasOwn(KEYS, key) ? KEYS[key] : undefined;
  if (!maker) throw new BadQuery("query-unknown-key", at, { key, near: near(key, KNOWN_KEYS) });
  return { test: maker(term), reads: false };
}

const near = (word: string, words: readonly string[]): readonly string[] =>
  words.filter((one) => one.length > 1 && editDistance(word, one, 2) <= 2).slice(0, 3);

/** What has no order can only be or not be: `-` says that it is not. */
function onlyIs({ key = "", compare, at }: Term): void {
  if (compare !== ":" && compare !== "=") throw new BadQuery("query-bad-comparison", at, { key, compare });
}

function oneOf(term: Term, words: readonly string[]): string {
  const wanted = term.value.toLowerCase();
  if (words.includes(wanted)) return wanted;
  const { key = "", at, value } = term;
  const close = near(wanted, words);
  throw new BadQuery("query-unknown-word", at, { key, text: value, near: close.length > 0 ? close : words });
}

function numberOf({ key = "", value, at }: Term): number {
  if (!/^\d{1,3}$/u.test(value)) throw new BadQuery("query-bad-number", at, { key, text: value });
  return Number(value);
}

const COLOR_WORDS: Readonly<Record<string, string>> = {
  ...{ white: "W", blue: "U", black: "B", red: "R", green: "G", colorless: "", colourless: "", c: "" },
  ...{ azorius: "WU", dimir: "UB", rakdos: "BR", gruul: "RG", selesnya: "GW" },
  ...{ orzhov: "WB", izzet: "UR", golgari: "BG", boros: "RW", simic: "GU" },
  ...{ bant: "GWU", esper: "WUB", grixis: "UBR", jund: "BRG", naya: "RGW" },
  ...{ abzan: "WBG", jeskai: "URW", sultai: "BGU", mardu: "RWB", temur: "GUR" },
};

function colorsNamed({ value, at }: Term): readonly Color[] {
  const lower = value.toLowerCase();
  const letters = Object.hasOwn(COLOR_WORDS, lower) ? COLOR_WORDS[lower]! : value.toUpperCase();
  if (!/^[WUBRG]*$/u.test(letters)) throw new BadQuery("query-bad-color", at, { text: value });
  return COLORS.filter((color) => letters.includes(color));
}

function compared(one: number, compare: Comparison, other: number): boolean {
  if (compare === "<") return one < other;
  if (compare === "<=") return one <= other;
  if (compare === ">") return one > other;
  if (compare === ">=") return one >= other;
  return (one === other) === (compare !== "!=");
}

/** As sets: `<=` is "within", `<` besides "and not all of it". */
function comparedSets(one: readonly string[], compare: Comparison, other: readonly string[]): boolean {
  const within = one.every((it) => other.includes(it));
  const around = other.every((it) => one.includes(it));
  if (compare === "<=") return within;
  if (compare === ">=") return around;
  if (compare === "<") return within && !around;
  if (compare === ">") return around && !within;
  return (within && around) === (compare !== "!=");
}

/** The same of symbols of mana, which may be there more than once; generic mana is a number. */
function comparedBags(one: readonly string[], compare: Comparison, other: readonly string[]): boolean {
  const amount = (bag: readonly string[], symbol: string): number =>
    symbol === "generic"
      ? bag.reduce((sum, it) => sum + (/^\d+$/u.test(it) ? Number(it) : 0), 0)
      : bag.filter((it) => it === symbol).length;
  const symbols = new Set(["generic", ...[...one, ...other].filter((it) => !/^\d+$/u.test(it))]);
  const holds = (test: (a: number, b: number) => boolean) =>
    [...symbols].every((symbol) => test(amount(one, symbol), amount(other, symbol)));
  const within = holds((a, b) => a <= b);
  const around = holds((a, b) => a >= b);
  if (compare === "<=") return within;
  if (compare === ">=") return around;
  if (compare === "<") return within && !around;
  if (compare === ">") return around && !within;
  return (within && around) === (compare !== "!=");
}
