import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { KEYWORD_ENTRIES } from "../../lib/conformance/entries.ts";
import { citationsIn, readRulebook } from "../../lib/conformance/rulebook.ts";

const RULES = process.env.RULES_FILE ?? "../shared/rules/comprehensive-rules-20240920.txt";
const files = readdirSync("test", { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".test.ts"));
const citations = files.flatMap((file) => citationsIn(file, readFileSync(`test/${file}`, "utf8")));

/** How many tests cite a rule under this number: "702.47" for "702.47a". */
const testsOf = (number: string): number => {
  const cited = citations.filter((one) => one.number.replace(/[a-z]$/, "") === number);
  return new Set(cited.map(({ file, test }) => `${file} ${test}`)).size;
};

describe("keyword actions and abilities (701, 702)", () => {
  it("that are played have at least two tests each", () => {
    const short = KEYWORD_ENTRIES.filter(({ number, played }) => played && testsOf(number) < 2);
    expect(short.map(({ number, title }) => `${number} ${title}: ${testsOf(number)}`)).toEqual([]);
  });

  const there = existsSync(RULES);
  it.skipIf(!there)(`are those of the edition${there ? "" : " (set RULES_FILE to the rules' text)"}`, () => {
    const headings = readRulebook(readFileSync(RULES, "utf8")).filter(({ number }) => /^70[12]\.\d+$/.test(number));
    const known = KEYWORD_ENTRIES.map(({ number, title }) => `${number} ${title}`);
    // The first rule of each section is its introduction.
    expect(
      headings.filter(({ number }) => !number.endsWith(".1")).map(({ number, text }) => `${number} ${text}`),
    ).toEqual(known);
  });
});
