import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { isUnsupported } from "../lib/cards/import/entry.ts";
import { readCardFile } from "../lib/cards/import/source.ts";
import { citationsIn, coveragePage, type KeywordWaiting, readRulebook } from "../lib/conformance/rulebook.ts";

const { values } = parseArgs({
  options: { rules: { type: "string" }, cards: { type: "string" }, out: { type: "string" } },
});
if (values.rules === undefined) {
  console.error("npm run rules-coverage -- --rules FILE [--cards FILE] [--out FILE]");
  process.exit(2);
}

const tests = filesUnder("test").filter((file) => file.endsWith(".test.ts"));
const citations = tests.flatMap((file) => citationsIn(file.replace(/^test\//, ""), readFileSync(file, "utf8")));
const rules = readRulebook(readFileSync(values.rules, "utf8"));
const keywords = rules.flatMap(({ number, text }) => (/^702\.\d+$/.test(number) ? [text.toLowerCase()] : []));
const page = coveragePage(rules, citations, await waiting(keywords.slice(1), values.cards));
writeFileSync(values.out ?? "docs/rules-coverage.md", page);

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts"))
    .map((file) => `${folder}/${file}`)
    .sort();
}

/** Keyword abilities (702) that no file of the engine but their list names, with how many cards begin a line with them. */
async function waiting(all: readonly string[], cards: string | undefined): Promise<KeywordWaiting[]> {
  const sources = ["keywords", "rules", "turn", "effects", "query"]
    .flatMap((folder) => filesUnder(`lib/engine/${folder}`))
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");
  const missing = all.filter(
    (name) => !sources.includes(`"${name}"`) && !new RegExp(`^\\s*(?:\\*)?${name}\\b`, "m").test(sources),
  );
  const counts = new Map<string, number>(missing.map((name) => [name, 0]));
  if (cards !== undefined) {
    for await (const { entry } of readCardFile(cards)) {
      if (isUnsupported(entry.card)) continue;
      const text = entry.card.faces.map((face) => face.text.toLowerCase()).join("\n");
      for (const name of missing)
        if (new RegExp(`(?:^|\\n|, )${name}\\b`).test(text)) counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  return [...counts]
    .map(([keyword, count]) => ({ keyword, cards: count }))
    .sort((a, b) => b.cards - a.cards || (a.keyword < b.keyword ? -1 : 1));
}
