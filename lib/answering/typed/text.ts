/** What somebody typed, in a form that forgives: no accents, no case, no punctuation that means nothing. */
export function plain(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/[–—−]/g, "-")
    .replace(/->|=>|→/g, " > ")
    .replace(/[^\p{L}\p{N}'+/<>=,;*#-]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
}

/** Longer than any list or name; the rest of a novel is not read. */
export const LONGEST = 500;

/** Numbers in a list: "1 2 5", "1, 2 and 5", "1-3", "#4"; undefined if anything else is in it. */
export function numbersIn(text: string, and: ReadonlySet<string>): number[] | undefined {
  const words = text.split(/[\s,;]+/).filter((word) => word !== "" && !and.has(word));
  if (words.length === 0) return undefined;
  const found: number[] = [];
  for (const word of words) {
    const match = /^#?(\d{1,4})(?:-(\d{1,4}))?$/.exec(word);
    if (!match) return undefined;
    const [from, to] = [Number(match[1]), Number(match[2] ?? match[1])];
    if (to < from || to - from > 200) return undefined;
    for (let number = from; number <= to; number += 1) found.push(number);
  }
  return found;
}

/** The text split at these words (whole words only) wherever they stand; the words themselves are dropped. */
export function splitAt(text: string, separators: ReadonlySet<string>): string[] {
  const parts: string[][] = [[]];
  for (const word of text.split(" ")) {
    if (separators.has(word)) parts.push([]);
    else parts.at(-1)!.push(word);
  }
  return parts.map((words) => words.join(" ").trim());
}

/** Every way to cut a text in two at one of these words, the latest cut first. */
export function cuts(
  text: string,
  separators: ReadonlySet<string>,
): readonly (readonly [before: string, after: string])[] {
  const words = text.split(" ");
  return words
    .flatMap((word, at) =>
      separators.has(word) && at > 0 ? [[words.slice(0, at).join(" "), words.slice(at + 1).join(" ")] as const] : [],
    )
    .reverse();
}

/** The text without one of these phrases at its start; undefined if it starts with none. */
export function after(text: string, phrases: readonly string[]): string | undefined {
  const phrase = phrases
    .filter((one) => text === one || text.startsWith(`${one} `))
    .reduce((longest, one) => (one.length > longest.length ? one : longest), "");
  return phrase === "" ? undefined : text.slice(phrase.length).trim();
}
