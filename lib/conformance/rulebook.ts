import { createHash } from "node:crypto";
import { UNSHOWN } from "./definitions.ts";

/** The rules' numbers, which tests cite them, and the page that says so (docs/rules-coverage.md). */

export interface Rule {
  readonly number: string;
  readonly text: string;
}

/** The numbered rules of the edition's text; the table of contents and the glossary have none. */
export function readRulebook(text: string): readonly Rule[] {
  const rules = new Map<string, string>();
  for (const line of text.split(/\r?\n/)) {
    const found = /^(\d{3}\.\d+[a-z]?)\.? (\S.*)$/.exec(line);
    if (found && !rules.has(found[1]!)) rules.set(found[1]!, found[2]!);
  }
  return [...rules].map(([number, words]) => ({ number, text: words }));
}

export interface Citation {
  readonly number: string;
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly test: string;
}

/** "a-c" is a, b and c; the rules use neither l nor o. */
function lettersBetween(from: string, to: string): readonly string[] {
  const letters = "abcdefghijkmnpqrstuvwxyz";
  return from === "" ? [""] : [...letters.slice(letters.indexOf(from), letters.indexOf(to) + 1)];
}

/** All numbers of rules in a text, ranges of letters told one by one. */
export const numbersIn = (text: string): readonly string[] =>
  [...text.matchAll(/(?<![\d.])(\d{3}\.\d+)([a-z]?)(?:-([a-z]))?\b(?!\.\d)/g)].flatMap(
    ([, rule = "", from = "", to = from]) => lettersBetween(from, to).map((letter) => `${rule}${letter}`),
  );

/** The numbers before the colon of a test's name: "704.5f, 704.3: a creature with toughness 0 ...". */
export function citationsIn(file: string, source: string): readonly Citation[] {
  const citations: Citation[] = [];
  for (const found of source.matchAll(/\b(?:scenario|it|test)\(\s*(["'`])((?:(?!\1)[^\n\\]|\\.)*)/g)) {
    const [, , name = ""] = found;
    const line = source.slice(0, found.index).split("\n").length;
    const [numbers = ""] = name.split(":");
    for (const number of numbersIn(numbers)) citations.push({ number, file, line, test: name });
  }
  return citations;
}

/** Covered rules by lot, with the tests that cite them: the same for the same seed, however many are drawn. */
export function drawCovered(
  rules: readonly Rule[],
  citations: readonly Citation[],
  count: number,
  seed: string,
): readonly (Rule & { readonly tests: readonly Citation[] })[] {
  const lot = ({ number }: Rule): string => createHash("sha256").update(`${seed} ${number}`).digest("hex");
  return rules
    .map((rule) => ({ ...rule, tests: citations.filter(({ number }) => number === rule.number), lot: lot(rule) }))
    .filter(({ number, tests }) => number < "9" && tests.length > 0)
    .sort((a, b) => (a.lot < b.lot ? -1 : 1))
    .slice(0, count)
    .sort((a, b) => a.number.localeCompare(b.number, "en", { numeric: true }));
}

/** A heading ("Discard", "These are the steps:") or a bare pointer: nothing a game shows. */
const isHeading = ({ text, number }: Rule): boolean =>
  /^See (?:rule|section) /.test(text) ||
  (/^70[12]\.\d+$/.test(number) && !/[.)]$/.test(text)) ||
  text.split(" ").length <= 3;

export interface KeywordWaiting {
  readonly keyword: string;
  readonly cards: number;
}

/** The whole page. Sections 1-9, rule by rule; keyword abilities that nothing plays yet at the end. */
export function coveragePage(
  rules: readonly Rule[],
  citations: readonly Citation[],
  waiting: readonly KeywordWaiting[],
): string {
  const byNumber = new Map<string, Citation[]>();
  for (const one of citations) byNumber.set(one.number, [...(byNumber.get(one.number) ?? []), one]);
  const rows: string[] = [];
  const totals: string[] = [];
  for (let section = 1; section <= 9; section++) {
    const mine = rules.filter(({ number }) => number.startsWith(String(section)));
    const count = { covered: 0, "definition only": 0, "not yet": 0 };
    rows.push("", `## ${section}`, "", "| rule | | tests, or why none |", "|---|---|---|");
    for (const rule of mine) {
      const tests = byNumber.get(rule.number) ?? [];
      const why = UNSHOWN.get(rule.number);
      const unshown = why !== undefined || isHeading(rule);
      const status = tests.length > 0 ? "covered" : unshown ? "definition only" : "not yet";
      count[status]++;
      const files = [...new Set(tests.map(({ file }) => file))].map((file) => {
        const times = tests.filter((one) => one.file === file).length;
        return times === 1 ? file : `${file} (${times})`;
      });
      rows.push(`| ${rule.number} | ${status} | ${files.join(", ") || (why ?? "")} |`);
    }
    const { covered, "definition only": defined, "not yet": missing } = count;
    totals.push(`| ${section} | ${mine.length} | ${covered} | ${defined} | ${missing} |`);
  }
  return [
    "# Which rules the tests show",
    "",
    "Generated: `npm run rules-coverage -- --rules FILE [--cards FILE]`. A rule is covered if the name of a test cites it; “definition only”: no game can show it, with the reason (lib/conformance/definitions.ts).",
    "",
    "| section | rules | covered | definition only | not yet |",
    "|---|---|---|---|---|",
    ...totals,
    ...rows,
    "",
    "## Keyword actions and abilities that nothing plays yet",
    "",
    ...(waiting.length === 0
      ? ["None."]
      : ["| keyword | cards waiting |", "|---|---|", ...waiting.map((one) => `| ${one.keyword} | ${one.cards} |`)]),
    "",
  ].join("\n");
}
