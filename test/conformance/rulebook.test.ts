import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { UNSHOWN } from "../../lib/conformance/definitions.ts";
import { citationsIn, coveragePage, drawCovered, numbersIn, readRulebook } from "../../lib/conformance/rulebook.ts";

const RULES = process.env.RULES_FILE ?? "../shared/rules/comprehensive-rules-20240920.txt";
const files = readdirSync("test", { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".test.ts"));
const citations = files.flatMap((file) => citationsIn(file, readFileSync(`test/${file}`, "utf8")));

describe("the rules that tests cite", () => {
  const there = existsSync(RULES);
  const known = new Set(there ? readRulebook(readFileSync(RULES, "utf8")).map((rule) => rule.number) : []);
  const orSay = there ? "" : " (set RULES_FILE to the rules' text)";
  it.skipIf(!there)(`exist in the edition${orSay}`, () => {
    expect(citations.filter(({ number }) => !known.has(number))).toEqual([]);
    expect([...UNSHOWN.keys()].filter((number) => !known.has(number))).toEqual([]);
  });

  it.skipIf(!there)(`do so where the code cites them as well${orSay}`, () => {
    const wrong = ["lib", "web"].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" })
        .filter((file) => /\.tsx?$/.test(file))
        .flatMap((file) => {
          const numbers = numbersIn(readFileSync(`${folder}/${file}`, "utf8"));
          return numbers.filter((number) => !known.has(number)).map((number) => `${folder}/${file}: ${number}`);
        }),
    );
    expect(wrong).toEqual([]);
  });

  it("are none of those that no game shows", () => {
    expect(citations.filter(({ number }) => UNSHOWN.has(number))).toEqual([]);
  });

  it("are found in the names of tests, before the colon", () => {
    const found = citationsIn("a.test.ts", `scenario("704.5f, 704.3: dies at 100.1", () => {}); it("nothing", f);`);
    expect(found.map((one) => one.number)).toEqual(["704.5f", "704.3"]);
    const range = citationsIn("a.test.ts", `scenario("120.3, 107.3k-n: x", () => {});`);
    expect(range.map((one) => one.number)).toEqual(["120.3", "107.3k", "107.3m", "107.3n"]);
  });

  it("are told with the whole name, quotes and all, and the line", () => {
    const [found] = citationsIn("a.test.ts", `\nscenario("704.5f: it isn't \\"there\\" any more", f);`);
    expect(found).toMatchObject({ line: 2, test: `704.5f: it isn't \\"there\\" any more` });
  });

  it("are drawn by lot, the same for the same seed", () => {
    const all = Array.from({ length: 9 }, (_, i) => ({ number: `101.${i + 1}`, text: "A rule of some words." }));
    const cited = citationsIn("a.test.ts", all.map(({ number }) => `scenario("${number}: x", f);`).join("\n"));
    const drawn = (count: number, seed: string) => drawCovered(all, cited, count, seed).map(({ number }) => number);
    expect(drawn(4, "12")).toEqual(drawn(4, "12"));
    expect(drawn(4, "12")).not.toEqual(drawn(4, "13"));
    expect(drawn(5, "12")).toEqual(expect.arrayContaining(drawn(4, "12")));
    expect(drawCovered(all, cited.slice(1), 9, "12")).toHaveLength(8);
  });

  it("are counted on the page", () => {
    const rules = readRulebook(
      "101. General\n101.1. These rules apply.\n101.1a See rule 800.\n101.3 You need a deck of cards.",
    );
    expect(rules.map((rule) => rule.number)).toEqual(["101.1", "101.1a", "101.3"]);
    const page = coveragePage(rules, [{ number: "101.1", file: "a.test.ts", line: 1, test: "101.1: x" }], []);
    expect(page).toContain("| 1 | 3 | 1 | 1 | 1 |");
    expect(page).toContain("| 101.1 | covered | a.test.ts |");
  });
});
