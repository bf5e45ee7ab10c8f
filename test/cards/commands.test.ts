import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { main } from "../../lib/cards/cli/main.ts";
import { readByHand, readCard } from "../../lib/oracle/index.ts";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "cards-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const file = (name: string, content: string): string => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};

const run = (...argv: string[]) => runWith(new URL("file:///none"), ...argv);
async function runWith(worker: URL, ...argv: string[]) {
  const out: string[] = [];
  const err: string[] = [];
  const terminal = { out: (line: string) => out.push(line), err: (line: string) => err.push(line), progress: () => {} };
  const code = await main(argv, {
    read: readCard,
    readByHand,
    worker,
    terminal,
    publish: async () => true,
  });
  return { code, out: out.join("\n"), err: err.join("\n") };
}

const cards = [
  {
    name: "Plain Wasp",
    layout: "normal",
    mana_cost: "{W}",
    type_line: "Creature — Insect",
    oracle_text: "Flying",
    power: "1",
    toughness: "1",
  },
  {
    name: "Puzzling Wasp",
    layout: "normal",
    mana_cost: "{U}",
    type_line: "Creature — Insect",
    oracle_text: "Flying\nWhenever this creature hums, everybody wonders why.",
    power: "1",
    toughness: "1",
    legalities: { modern: "legal" },
    first_released: "2009-01-01",
  },
  { name: "Far Meadow", layout: "host", type_line: "Host Creature — Wasp" },
];
const cardFile = () => file("cards.jsonl", cards.map((card) => JSON.stringify(card)).join("\n"));

describe("the cards command", () => {
  it("explains itself", async () => {
    const { code, out } = await run("--help");
    expect(code).toBe(0);
    for (const name of ["import", "publish", "check", "explain", "coverage", "decks"]) {
      expect(out).toContain(name);
      const help = await run(name, "--help");
      expect(help.code).toBe(0);
      expect(help.out).toContain(`npm run cards -- ${name}`);
    }
  });

  it.each([
    [[]],
    [["frobnicate"]],
    [["toString"]],
    [["import"]],
    [["publish"]],
    [["publish", "--table", "t", "--pool", "/nowhere"]],
    [["publish", "--table", "t", "--pool", "package.json"]],
    [["import", "one", "two"]],
    [["import", "--frob", "x"]],
    [["coverage", "x", "--top", "none"]],
    [["check", "x", "--format", "chess"]],
    [["explain"]],
    [["check", "/nowhere/at/all"]],
    [["decks"]],
    [["decks", "/nowhere/at/all"]],
    [["decks", "x", "--top", "0"]],
  ])("says what is wrong with %j and gives exit code 2", async (argv) => {
    const { code, out, err } = await run(...argv);
    expect(code).toBe(2);
    expect(`${out}${err}`.length).toBeGreaterThan(10);
    expect(err).not.toContain("    at ");
  });

  it("checks a deck that can be played", async () => {
    const deck = file("good.txt", "4 plain wasp\n56 Plains\n");
    const { code, out } = await run("check", deck, "--cards", cardFile());
    expect(out).toContain("ready to play");
    expect(code).toBe(0);
  });

  it("names each card that is in the way, with its line and why", async () => {
    const deck = file("bad.txt", "4 Plain Wasp\n1 Puzzling Wasp\n1 Far Meadow\n1 Plane Wasp\n30 Plains\n");
    const { code, out } = await run("check", deck, "--cards", cardFile(), "--json");
    expect(code).toBe(1);
    expect(out).toMatch(/line 2: "Puzzling Wasp" cannot be played yet/);
    expect(out).toMatch(/line 2: .*line 2 of its text, "Whenever this creature ⟨hums⟩, everybody wonders why\."/);
    expect(out).toMatch(/What now:[\s\S]*replace the 2 cards that cannot be played yet/);
    expect(out).toContain('cards -- explain "Puzzling Wasp"');
    expect(out).toMatch(/line 3: "Far Meadow" .*host/);
    expect(out).toMatch(/line 4: .*did you mean "Plain Wasp"/);
    const json = JSON.parse(out.split("\n").at(-1) ?? "");
    expect(json).toMatchObject({ cards: 37, playable: 34, illegal: [{ code: "too-few-cards" }] });
  });

  it("refuses what is no deck list, with the line", async () => {
    const { code, err } = await run("check", file("long.txt", "1 Plains\n".repeat(10_000)));
    expect(code).toBe(2);
    expect(err).toContain("line 1001");
  });

  it("explains a card in words", async () => {
    const { code, out } = await run("explain", "sparkfall", "shaman");
    expect(code).toBe(0);
    expect(out).toContain("when this card enters");
    expect(out).toContain("deals 2 damage to the first target");
  });

  it("shows where reading a card stopped", async () => {
    const { code, out } = await run("explain", "Puzzling Wasp", "--cards", cardFile());
    expect(code).toBe(1);
    const lines = out.split("\n");
    const at = lines.findIndex((line) => line.includes("Whenever this creature hums"));
    expect(lines[at + 1]).toMatch(/^\s+\^ /);
  });

  it("suggests a name for a card that is not there", async () => {
    const { code, err } = await run("explain", "Sparkfal Shamen");
    expect(code).toBe(2);
    expect(err).toContain('"Sparkfall Shaman"');
  });

  it("fails for a card that is read in two ways, and passes where there is no file", async () => {
    const reader = (verdict: string) =>
      pathToFileURL(
        file(
          `${verdict}.mjs`,
          `export default (batch) => batch.map(() => ({ verdict: "${verdict}", why: "twice", missing: [], milliseconds: 1 }));`,
        ),
      );
    const found = await runWith(reader("ambiguous"), "coverage", cardFile(), "--bugs", "--threads", "1");
    expect(found.code).toBe(1);
    expect(found.out).toMatch(/, 3 ambiguous, 0 mismatched\nbugs of the grammar\n {2}ambiguous: .*: twice/);
    expect((await runWith(reader("read"), "coverage", cardFile(), "--bugs", "--threads", "1")).code).toBe(0);
    const absent = await run("coverage", join(folder, "absent.json"), "--bugs", "--if-present");
    expect(absent).toMatchObject({ code: 0, out: expect.stringMatching(/absent\.json: nothing is looked at/) });
    expect((await run("coverage", join(folder, "absent.json"), "--bugs")).code).toBe(2);
  });

  it("tells coverage over worker threads, and one JSON object last", () => {
    const said = execFileSync(
      process.execPath,
      ["--import", "tsx", "bin/cards.ts", "coverage", cardFile(), "--json", "--threads", "2"],
      {
        encoding: "utf8",
      },
    );
    expect(JSON.parse(said.trimEnd().split("\n").at(-1) ?? "")).toMatchObject({
      total: 3,
      read: 1,
      declined: 2,
      ambiguous: 0,
      mismatched: 0,
      byType: { creature: { total: 2, read: 1 } },
      byFormat: { modern: { total: 1, read: 0 } },
      edition: { total: 1, read: 0 },
      before2010: { total: 1, read: 0 },
    });
    expect(said).toContain("host");
  });
});

it("ends quietly where whoever reads its output stops reading, as `head` does", async () => {
  const bin = new URL("../../bin/cards.ts", import.meta.url).pathname;
  const child = spawn(process.execPath, ["--import", "tsx", bin, "coverage", cardFile(), "--threads", "1"]);
  child.stdout.destroy();
  const err: string[] = [];
  child.stderr.on("data", (chunk: Buffer) => err.push(String(chunk)));
  const code = await new Promise((resolve) => child.on("close", resolve));
  expect(err.join("")).not.toContain("EPIPE");
  expect(code).toBe(0);
}, 60_000);
