import { numbersIn, plain } from "./text.ts";
import { ALL, AND } from "./vocabulary.ts";

/** Something that may be meant: its names, and how it is shown where the choice is not clear. */
export interface Candidate<T> {
  readonly value: T;
  /** As `plain` leaves them. */
  readonly names: readonly string[];
  readonly label: string;
  /** Those with the same looks need not be told apart: the first of them is meant. */
  readonly looks: string;
}

export type Found<T> =
  | { readonly is: "one"; readonly value: T }
  | { readonly is: "none"; readonly text: string }
  | { readonly is: "several"; readonly text: string; readonly candidates: readonly Candidate<T>[] };

/** How well a text names something; the higher the better, 0 not at all. */
function fit(text: string, name: string): number {
  if (name === text) return 4;
  if (name.startsWith(text)) return 3;
  if (
    name.split(/[\s,-]+/).some((_, at, all) =>
      all
        .slice(at)
        .join(" ")
        .startsWith(text.replace(/[\s,-]+/g, " ")),
    )
  )
    return 2;
  return text.length >= 3 && name.includes(text) ? 1 : 0;
}

/** What a number of the list or a name, perhaps its beginning, means among these. */
export function find<T>(
  text: string,
  candidates: readonly Candidate<T>[],
  taken: ReadonlySet<T> = new Set(),
): Found<T> {
  const number = /^#?(\d{1,4})$/.exec(text)?.[1];
  if (number !== undefined) {
    const named = candidates.filter(({ names }) => names.includes(text));
    const one = candidates[Number(number) - 1] ?? named[0];
    return one === undefined ? { is: "none", text } : { is: "one", value: one.value };
  }
  if (text === "") return { is: "none", text };
  const fits = candidates.map((one) => ({ one, by: Math.max(0, ...one.names.map((name) => fit(text, name))) }));
  const best = Math.max(0, ...fits.map(({ by }) => by));
  if (best === 0) return { is: "none", text };
  const likely = fits.filter(({ by }) => by === best).map(({ one }) => one);
  const free = likely.filter(({ value }) => !taken.has(value));
  const seen = new Set<string>();
  const different = (free.length > 0 ? free : likely).filter(({ looks }) => !seen.has(looks) && seen.add(looks));
  const [first] = different;
  if (different.length === 1 && first) return { is: "one", value: first.value };
  return { is: "several", text, candidates: different };
}

export type FoundAll<T> = { readonly is: "all"; readonly values: readonly T[] } | Exclude<Found<T>, { is: "one" }>;

/** A list of numbers or names: "1 2 5", "Bear, Elf and Wolf", "all". A name with a comma or an "and" in it is tried first. */
export function findAll<T>(text: string, candidates: readonly Candidate<T>[]): FoundAll<T> {
  if (ALL.has(text)) return { is: "all", values: candidates.map(({ value }) => value) };
  const numbers = numbersIn(text, AND);
  if (numbers !== undefined) {
    const values: T[] = [];
    for (const number of numbers) {
      const found = find(String(number), candidates);
      if (found.is !== "one") return { is: "none", text: String(number) };
      if (!values.includes(found.value)) values.push(found.value);
    }
    return { is: "all", values };
  }
  const whole = find(text, candidates);
  if (whole.is === "one") return { is: "all", values: [whole.value] };
  const parts = partsOf(text);
  if (parts.length < 2) return whole;
  const values: T[] = [];
  for (const part of parts) {
    const found = find(part, candidates, new Set(values));
    if (found.is !== "one") return found;
    if (!values.includes(found.value)) values.push(found.value);
  }
  return { is: "all", values };
}

/** At commas, semicolons and "and". */
const partsOf = (text: string): string[] =>
  text
    .split(/[,;]/)
    .flatMap((part) => {
      const all: string[][] = [[]];
      for (const word of part.trim().split(" ")) {
        if (AND.has(word)) all.push([]);
        else all.at(-1)!.push(word);
      }
      return all.map((words) => words.join(" "));
    })
    .filter((part) => part !== "");

export const namesOf = (...names: readonly (string | undefined)[]): string[] =>
  [...new Set(names.flatMap((name) => (name === undefined ? [] : [plain(name)])))].filter((name) => name !== "");
