import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { isUnsupported } from "../lib/cards/import/entry.ts";
import { readCardFile } from "../lib/cards/import/source.ts";
import { command, parse, wholeNumber } from "../lib/cli/command.ts";
import { KEYWORD_ENTRIES } from "../lib/conformance/entries.ts";
import {
  citationsIn,
  coveragePage,
  drawCovered,
  type KeywordWaiting,
  readRulebook,
} from "../lib/conformance/rulebook.ts";

const program = command(
  "npm run rules-coverage --",
  "Writes which tests cite each rule of the rulebook, and which keywords nothing plays yet.",
)
  .requiredOption("--rules <FILE>", "the Comprehensive Rules as a text file")
  .option("--cards <FILE>", "a file of cards: how many wait for each keyword")
  .option("--out <FILE>", "where the page goes", "docs/rules-coverage.md")
  .option(
    "--draw <N>",
    "writes nothing, but draws so many covered rules by lot and prints each with the tests that cite it, to be read beside each other: a rule is covered only if a test's body exercises it",
    wholeNumber(1),
  )
  .option("--seed <TEXT>", "the lot; the same rules for the same seed", "12");
const done = await parse(program, process.argv.slice(2));
if (done !== undefined) process.exit(done);
const values = program.opts<{ rules: string; cards?: string; out: string; draw?: number; seed: string }>();

const tests = filesUnder("test").filter((file) => file.endsWith(".test.ts"));
const citations = tests.flatMap((file) => citationsIn(file.replace(/^test\//, ""), readFileSync(file, "utf8")));
const rules = readRulebook(readFileSync(values.rules, "utf8"));
if (values.draw === undefined) {
  const page = coveragePage(rules, citations, await waiting(values.cards));
  writeFileSync(values.out, page);
} else
  for (const { number, text, tests } of drawCovered(rules, citations, values.draw, values.seed)) {
    console.log(`${number} ${text}`);
    for (const { file, line, test } of tests) console.log(`    test/${file}:${line}  ${test}`);
  }

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts"))
    .map((file) => `${folder}/${file}`)
    .sort();
}

/** Keywords that nothing plays yet, with how many cards have them: an ability begins a line, an action is a verb. */
async function waiting(cards: string | undefined): Promise<KeywordWaiting[]> {
  const missing = KEYWORD_ENTRIES.filter(({ played, variant }) => !played && !variant).map(({ number, title }) => {
    const [verb = "", ...rest] = title.toLowerCase().split(" ");
    const words = number.startsWith("702.")
      ? `(?:^|\\n|, )${title.toLowerCase()}\\b`
      : `\\b${verb}(?:e?s)?${rest.map((word) => ` ${word}`).join("")}\\b`;
    return { keyword: `${number} ${title}`, said: new RegExp(words), cards: 0 };
  });
  if (cards !== undefined) {
    for await (const { entry } of readCardFile(cards)) {
      if (isUnsupported(entry.card)) continue;
      const text = entry.card.faces.map((face) => face.text.toLowerCase().replace(/ ?\([^)]*\)/g, "")).join("\n");
      for (const one of missing) if (one.said.test(text)) one.cards++;
    }
  }
  return missing.map(({ keyword, cards }) => ({ keyword, cards })).sort((a, b) => b.cards - a.cards);
}
