/** 105.1. */
export const COLOR = { W: "white", U: "blue", B: "black", R: "red", G: "green" } as const;

/** Says a part in words of its own, if it knows what it is. */
export type Teller = (part: Readonly<Record<string, unknown>>) => string | undefined;

/**
 * Words for a part of the vocabulary that has no sentence of its own yet: its own names, spaced out, and its parts as `tell`
 * says them. Less pretty than a sentence, and never silent.
 */
export function plain(value: unknown, tell: Teller = () => undefined): string {
  if (value === undefined || value === null) return "nothing";
  if (typeof value === "string") return spaced(value);
  if (typeof value === "number") return String(value);
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) return value.map((part) => inside(part, tell)).join(", ");
  const parts = Object.entries(value)
    .filter(([key]) => key !== "text")
    .map(([key, part]) =>
      part === true ? spaced(key) : NAMING.has(key) ? inside(part, tell) : `${spaced(key)}: ${inside(part, tell)}`,
    );
  return parts.length > 1 ? `(${parts.join("; ")})` : parts.join("");
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const inside = (part: unknown, tell: Teller): string => (isObject(part) ? tell(part) : undefined) ?? plain(part, tell);

/** Keys whose value is the kind of thing, not a property of it. */
const NAMING: ReadonlySet<string> = new Set([
  "do",
  "is",
  "on",
  "if",
  "who",
  "what",
  "rule",
  "modify",
  "keyword",
  "amount",
  "pay",
]);

/** "cantBeBlocked" as "can't be blocked". */
export const spaced = (word: string): string =>
  word
    .replace(/([a-z])([A-Z])/gu, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`)
    .replace(/\bcant\b/gu, "can't")
    .replace(/\bdoesnt\b/gu, "doesn't")
    .replace(/^power and toughness$/u, "total power and toughness");

/** What instructions call among themselves: "n1" is A, "n2" B; others have a name that says something. */
export function letter(note: string): string {
  const all = /^(.*)\.all$/u.exec(note)?.[1];
  if (all !== undefined) return `all that was turned over for ${letter(all)}`;
  const excess = /^(.*) excess$/u.exec(note)?.[1];
  if (excess !== undefined) return `the excess damage of ${letter(excess)}`;
  const [, of, part] = /^(.*) (lost|most|other|cards)$/u.exec(note) ?? [];
  if (of !== undefined && part !== undefined) return PARTS[part as keyof typeof PARTS](letter(of));
  // What a lasting effect is about.
  if (note === "about") return "it";
  const number = /^n(\d+)$/u.exec(note)?.[1];
  return number === undefined
    ? isPaid(note)
      ? `what was ${spaced(note)}`
      : `"${spaced(note)}"`
    : String.fromCharCode("A".charCodeAt(0) + ((Number(number) - 1) % 26));
}

/** What else an instruction gives than what it is called by (`flow/names.ts`). */
const PARTS = {
  lost: (of: string) => `what was lost by ${of}`,
  most: (of: string) => `the greatest number of ${of} of any one player`,
  other: (of: string) => `the other result of ${of}`,
  cards: (of: string) => `the cards that ${of} became`,
} as const;

/** What a cost asks for is called by what is done with it: "sacrificed". */
const isPaid = (note: string): boolean => /^[a-z]+ed$/u.test(note);

/** Where something gets the name that instructions call it by. */
export const called = (note: string): string => (isPaid(note) ? "" : ` (call that ${letter(note)})`);

/** "a, b and c" */
export function listed(words: readonly string[], conjunction = "and"): string {
  if (words.length < 2) return words.join("");
  return `${words.slice(0, -1).join(", ")} ${conjunction} ${words.at(-1)}`;
}

const ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth"];
export const ordinal = (index: number): string => ORDINALS[index] ?? `${index + 1}th`;

const PLURALS: Readonly<Record<string, string>> = {
  Ally: "Allies",
  Army: "Armies",
  Dwarf: "Dwarves",
  Elf: "Elves",
  Eldrazi: "Eldrazi",
  Equipment: "Equipment",
  Kithkin: "Kithkin",
  Merfolk: "Merfolk",
  Mouse: "Mice",
  Myr: "Myr",
  Plains: "Plains",
  Samurai: "Samurai",
  Thief: "Thieves",
  Vedalken: "Vedalken",
  Werewolf: "Werewolves",
  Wolf: "Wolves",
};

/** "creature" as "creatures"; of several words the last bears the number. */
export function plural(noun: string): string {
  const at = noun.lastIndexOf(" ") + 1;
  const last = noun.slice(at);
  const known = PLURALS[last];
  if (known !== undefined) return noun.slice(0, at) + known;
  if (/(?:s|x|z|ch|sh)$/u.test(last)) return `${noun}es`;
  return /[^aeiou]y$/u.test(last) ? `${noun.slice(0, -1)}ies` : `${noun}s`;
}

export const indented = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);
