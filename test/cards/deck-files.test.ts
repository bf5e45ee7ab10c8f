import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { main } from "../../lib/cards/cli/main.ts";
import { DeckTally, unknownCard } from "../../lib/cards/coverage/decks.ts";
import { type Examined, examine } from "../../lib/cards/coverage/examine.ts";
import { readDeckFile } from "../../lib/cards/decks/file.ts";
import type { CardEntry } from "../../lib/cards/import/entry.ts";
import { readCardFile } from "../../lib/cards/import/source.ts";
import { readByHand, readCard } from "../../lib/oracle/index.ts";

const worker = new URL("../../bin/cards-worker.ts", import.meta.url);
let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "decks-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const file = (name: string, content: string | Uint8Array): string => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};
const lines = (all: readonly unknown[]): string => all.map((one) => JSON.stringify(one)).join("\n");

async function run(...argv: string[]) {
  const out: string[] = [];
  const err: string[] = [];
  const progress: string[] = [];
  const terminal = {
    out: (line: string) => out.push(line),
    err: (line: string) => err.push(line),
    progress: (share: number, what: string) => progress.push(`${share} ${what}`),
  };
  const code = await main(argv, { read: readCard, readByHand, worker, terminal, publish: async () => true });
  return { code, out, err: err.join("\n"), progress };
}

const wasp = { layout: "normal", mana_cost: "{W}", type_line: "Creature — Insect", power: "1", toughness: "1" };
const HUMS = "Whenever this creature hums, everybody wonders why.";
const cards = lines([
  { ...wasp, name: "Plain Wasp", oracle_text: "Flying" },
  { ...wasp, name: "Puzzling Wasp", oracle_text: HUMS },
  { ...wasp, name: "Baffling Wasp", oracle_text: `Flying\n${HUMS}` },
  { ...wasp, name: "Crossed Wasp", oracle_text: `${HUMS}\nYou may not frown.` },
]);
const decks = [
  { id: "a", kind: "constructed", year: 2013, main: { "plain wasp": 4, Plains: 56 }, side: {} },
  { id: "b", kind: "constructed", year: 2013, main: { "Plain Wasp": 4, Plains: 36 }, side: { "Puzzling Wasp": 2 } },
  {
    id: "c",
    kind: "constructed",
    year: 2014,
    main: { "Puzzling Wasp": 10, "Baffling Wasp": 10, Plains: 20 },
    side: {},
  },
  { id: "d", kind: "commander", year: null, main: { "Crossed Wasp": 1, Plains: 39 }, side: { "Plain Wasp": 1 } },
  { id: "e", main: { "Absent Wasp": 20 } },
];

describe("decks of a file", () => {
  it("tells the shares of decks, main decks and copies, the same for each kind, in one JSON object last", async () => {
    const cardFile = file("cards.jsonl", cards);
    const deckFile = file("decks.jsonl.gz", gzipSync(lines(decks)));
    const { code, out, progress } = await run("decks", deckFile, "--cards", cardFile, "--json", "--threads", "1");
    expect(code).toBe(0);
    expect(JSON.parse(out.at(-1) ?? "")).toEqual({
      decks: 5,
      playable: 1 / 5,
      mainPlayable: 2 / 5,
      copiesRead: (60 + 40 + 20 + 39) / 200,
      total: 200,
      byKind: {
        commander: { decks: 1, playable: 0, mainPlayable: 0, copiesRead: 39 / 40, total: 40 },
        constructed: { decks: 3, playable: 1 / 3, mainPlayable: 2 / 3, copiesRead: 120 / 140, total: 140 },
        unknown: { decks: 1, playable: 0, mainPlayable: 0, copiesRead: 0, total: 20 },
      },
    });
    const said = out.join("\n");
    expect(said).toMatch(/^ {2}2013 +2 +50\.0 % +100\.0 % +100 +100\.0 %$/mu);
    expect(said).toMatch(/^ {2}unknown +2 +0\.0 % +0\.0 % +60 +65\.0 %$/mu);
    expect(said).toMatch(/^ +2 +1 {2}Puzzling Wasp {3}\[line 1, column \d+: /mu);
    expect(said).toMatch(/^ +1 +1 {2}Absent Wasp {3}\[there is no such card/mu);
    // Each card once, in whatever way decks call it: four wasps and Plains, one of them absent.
    expect(progress.filter((line) => line.endsWith("of 5 cards read"))).toHaveLength(5);
  });

  it("counts for each card and phrase the decks it blocks, and those it alone blocks", async () => {
    const entries: CardEntry[] = [];
    for await (const { entry } of readCardFile(file("cards.jsonl", cards))) entries.push(entry);
    const examined = new Map<string, Examined>(entries.map((entry) => [entry.name, examine(entry, readCard)]));
    const [front] = examined.get("Puzzling Wasp")?.missing ?? [];
    const tally = new DeckTally(examined);
    const main = (...names: string[]) => Object.fromEntries(names.map((name) => [name, 4]));
    const add = (...names: string[]) =>
      tally.add({ kind: "constructed", year: "2013", main: main(...names), side: {} });
    add("Puzzling Wasp", "Baffling Wasp", "Plain Wasp");
    add("Baffling Wasp");
    add("Baffling Wasp", "Nobody's Wasp");
    add("Plain Wasp");
    const report = tally.report(10);
    expect(report.cards.map(({ blocker, blocked, alone }) => [blocker, blocked, alone])).toEqual([
      ["Baffling Wasp", 3, 1],
      ["Puzzling Wasp", 1, 0],
      ["Nobody's Wasp", 1, 0],
    ]);
    // Two cards stop at one phrase: to read it opens the deck that has both.
    expect(report.phrases.map(({ blocker, blocked, alone }) => [blocker, blocked, alone])).toEqual([
      [front?.context, 3, 2],
      [unknownCard("Nobody's Wasp").why, 1, 0],
    ]);
    expect(tally.report(1).cards).toHaveLength(1);
  });

  it("takes one array as well, and a deck without kind, year or sideboard", async () => {
    const found = [];
    for await (const deck of readDeckFile(file("array.json", JSON.stringify([decks[4]])))) found.push(deck);
    expect(found).toEqual([{ kind: "unknown", year: "unknown", main: { "Absent Wasp": 20 }, side: {} }]);
  });

  it.each([
    ["a deck list as text", "4 Plain Wasp\n56 Plains\n", "not-a-deck-file", 1, /not a file of decks/],
    ["an empty file", "", "empty-file", 1, /no decks/],
    ["a deck without a main deck", `${lines(decks)}\n{"kind": "constructed"}`, "bad-deck", 6, /"main"/],
    ["an empty main deck", `${lines(decks)}\n{"main": {}}`, "bad-deck", 6, /"main": it has no cards/],
    [
      "half a card",
      '{"main": {"Plain Wasp": 0.5}}',
      "bad-deck",
      1,
      /"main", "Plain Wasp": it is not a number of copies/,
    ],
    ["no copies", '\n{"main": {"Plain Wasp": 0}}', "bad-deck", 2, /"Plain Wasp": it is not a number of copies/],
    ["a list of names", '{"main": ["Plain Wasp"]}', "bad-deck", 1, /"main"/],
    ["a control character", '{"main": {"Plain\\u0007Wasp": 1}}', "bad-deck", 1, /control character/],
    ["a file of cards", cards, "bad-deck", 1, /"main"/],
    ["a deck cut off", `${lines(decks)}\n{"main": {"Plain`, "cut-off", 6, /in the middle of a deck/],
    ["a gzip cut off", gzipSync(lines(decks).repeat(100)).subarray(0, 100), "cut-off", undefined, /cut off/],
  ] as const)("refuses %s, says the line, and gives exit code 2", async (name, content, problem, line, said) => {
    const path = file(`${name.replaceAll(" ", "-")}.jsonl`, content);
    const { code, out, err } = await run("decks", path, "--json");
    expect({ code, out }).toEqual({ code: 2, out: [] });
    expect(err).toMatch(said);
    expect(err).toContain(line === undefined ? path : `${path}, line ${line}: `);
    expect(err).toContain(`[${problem}]`);
  });
});
