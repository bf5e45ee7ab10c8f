import { hash } from "../../cards/lots.ts";
import { spell, type Token, tokenize } from "../kernel/tokens.ts";
import { vocabulary, type WordClass } from "./vocabulary.ts";

/** Texts that differ from a line in one place only, where other words of the same class stand. */
export interface Substitution {
  readonly from: string;
  readonly to: string;
  /** The line with them. */
  readonly text: string;
}

/** Other words tried of one class in one place, and of all classes there. */
const OF_A_CLASS = 3;
const OF_A_PLACE = 10;

/** Words by which others of their class may be replaced, in turn: which ones depends on the line, so that a corpus tries them all. */
function others(among: WordClass, but: string, seed: number): readonly (readonly string[])[] {
  const found: (readonly string[])[] = [];
  const step = among.length > OF_A_CLASS ? 1 + (seed % (among.length - 1)) : 1;
  for (let i = 1; i <= among.length && found.length < OF_A_CLASS; i++) {
    const one = among[(seed + i * step) % among.length];
    if (one !== undefined && one.join(" ") !== but && !found.includes(one)) found.push(one);
  }
  return found;
}

/** Every substitution of a line, the same ones each time. */
export function* substitutions(text: string): Generator<Substitution> {
  const tokens = tokenize(text);
  if (!("length" in tokens)) return;
  const seed = hash(text);
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as Token;
    for (const to of likeSymbols(token.text)) yield replaced(text, tokens, i, 1, [to]);
    yield* inPlace(text, tokens, i, seed + i);
  }
}

function* inPlace(text: string, tokens: readonly Token[], at: number, seed: number): Generator<Substitution> {
  const token = tokens[at] as Token;
  const found = [token.text, ...(token.low === undefined ? [] : [token.low])].flatMap((first) =>
    vocabulary().startingWith(first),
  );
  const fitting = found
    .filter(({ wording }) => wording.every((word, j) => tokens[at + j]?.text === word || tokens[at + j]?.low === word))
    .sort((a, b) => a.among.length - b.among.length);
  const done = new Set<string>();
  for (const { wording, among } of fitting) {
    if (done.size >= OF_A_PLACE) return;
    for (const other of others(among, wording.join(" "), seed)) {
      const key = `${wording.length} ${other.join(" ")}`;
      if (done.has(key)) continue;
      done.add(key);
      const one = replaced(text, tokens, at, wording.length, other);
      yield one;
      // A subject of the other number brings its verb with it.
      const verb = tokens[at + wording.length]?.text ?? "";
      for (const agreed of vocabulary().otherNumbers(verb))
        yield { ...one, text: replaced(text, tokens, at, wording.length + 1, [...other, agreed]).text };
    }
  }
}

function replaced(
  text: string,
  tokens: readonly Token[],
  at: number,
  length: number,
  words: readonly string[],
): Substitution {
  const first = tokens[at] as Token;
  const last = tokens[at + length - 1] as Token;
  const previous = tokens[at - 1];
  const next = tokens[at + length];
  const article = previous?.text === "a" || previous?.text === "A" ? previous : undefined;
  const start = article ?? first;
  const said = spelled([...(article === undefined ? [] : ["a"]), ...words], next?.text);
  const glue = previous?.text.toLowerCase() === "non" && /^\p{Lu}/u.test(said) ? "-" : "";
  return {
    from: text.slice(first.from, last.to),
    to: spelled(words),
    text:
      text.slice(0, start.from) +
      glue +
      (start.low === undefined ? said : said.charAt(0).toUpperCase() + said.slice(1)) +
      text.slice(last.to),
  };
}

/** As it stands inside a sentence; what comes next decides between "a" and "an". */
function spelled(words: readonly string[], next?: string): string {
  const told = spell(["x", ...words, ...(next === undefined ? [] : [next])]);
  const end = next === undefined ? told.length : told.lastIndexOf(spell([next]).slice(1)) - 1;
  return told.slice(0, end).trim().replace(/^X ?/, "");
}

/** Numbers, sizes and symbols, by what they look like. */
function likeSymbols(text: string): readonly string[] {
  if (/^\d+$/.test(text)) return [String(Number(text) + 1)];
  if (/^[+-]\d+\/[+-]\d+$/.test(text) || /^\d+\/\d+$/.test(text)) {
    const [one = "", other = ""] = text.split("/");
    return [`${raised(one)}/${other}`, `${one}/${raised(other)}`];
  }
  if (/^[+−]\d+$/.test(text)) return [raised(text)];
  if (/^\{\d+\}$/.test(text)) return [`{${Number(text.slice(1, -1)) + 1}}`, "{G}"];
  const color = /^\{([WUBRGC])\}$/.exec(text)?.[1];
  if (color !== undefined) return [color === "W" ? "{U}" : "{W}"];
  return text === "{T}" ? ["{Q}"] : [];
}
const raised = (number: string): string => number.replace(/\d+/, (digits) => String(Number(digits) + 1));
