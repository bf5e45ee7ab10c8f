import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { decks } from "../../bench/decks.ts";
import { itemBytes } from "../../bench/hosted.ts";
import * as imports from "../../bench/imports.ts";
import { median, quantile } from "../../bench/report.ts";
import { playRounds } from "../../bench/rounds.ts";
import { workload } from "../../bench/workload.ts";
import { deckBook } from "../../lib/cards/decks/resolve.ts";
import { readCard } from "../../lib/oracle/index.ts";

describe("the figures", () => {
  it("take quantiles of unsorted samples", () => {
    expect(median([5, 1, 9])).toBe(5);
    expect(quantile([3, 1, 2, 4], 0.99)).toBe(4);
  });

  it("count an item as DynamoDB does: names and values", () => {
    expect(itemBytes({ pk: { S: "abc" }, n: { N: "1234" }, blob: { B: new Uint8Array(10) } })).toBe(5 + 4 + 14);
    expect(itemBytes({ l: { L: [{ S: "ä" }] } })).toBe(1 + 3 + 1 + 2);
  });

  it("are of the workload that is described: two decks of 60 with 24 basics and nine four-ofs", () => {
    const { pool, decks } = workload();
    for (const deck of decks) {
      const counts = pool.cards.map((_, index) => deck.filter((card) => card === index).length);
      const isLand = (index: number) => pool.cards[index]!.faces[0].typeLine.types.includes("land");
      expect(counts.filter((_, index) => isLand(index)).reduce((a, b) => a + b)).toBe(24);
      expect(counts.filter((_, index) => !isLand(index))).toEqual(Array(9).fill(4));
    }
  });
});

describe("the decks of workloads", () => {
  it("are of 60 cards each, all of which come with the program", async () => {
    const book = deckBook(readCard);
    expect(decks).toHaveLength(6);
    for (const list of decks) expect(await book.resolve(list)).toMatchObject({ ok: true, cards: { length: 60 } });
  });
});

describe("a ratio", () => {
  it("is the median over the rounds of what one thing costs here to what it costs in the other bundle", async () => {
    const folder = mkdtempSync(join(tmpdir(), "bench-"));
    const file = (name: string, text: string): string => {
      writeFileSync(join(folder, name), text);
      return join(folder, name);
    };
    // So that a slow round of one process is seen in no more than one ratio.
    const ours = file(
      "ours.mjs",
      "export const workload = (number) => ({ count: 1, sums: { total: number === 5 ? 1_000 : number } });",
    );
    const other = file("other.mjs", "export const workload = (number) => ({ count: 2, sums: { total: 8 * number } });");
    const one = await playRounds({ ours, warm: 3, rounds: 3, processes: 1, against: other });
    expect(one).toMatchObject({ count: 3, against: { count: 6, each: { total: 16 }, ratio: { total: 0.25 } } });
    const several = await playRounds({ ours, warm: 1, rounds: 4, processes: 2, against: other });
    // Rounds 1 and 2 of the one process, 4 and 5 of the other.
    expect(several).toMatchObject({ count: 4, against: { count: 8, each: { total: 12 }, ratio: { total: 0.25 } } });
  });
});

describe("a workload", () => {
  it("imports under the names that the list of the reference commit gives too, but for what came later", () => {
    const later = ["LastCommitted"];
    const list = JSON.parse(readFileSync("bench/imports-90244a4.json", "utf8")) as Record<string, string[]>;
    const named = Object.values(list).flatMap((names) => names.map((name) => name.split(" as ").at(-1)));
    expect([...named, ...later].sort()).toEqual(Object.keys(imports).sort());
  });
});

describe("the command", () => {
  it("refuses what there is no bench for, and says what there is", () => {
    try {
      execFileSync(process.execPath, ["--import", "tsx", "bin/bench.ts", "speed"], { encoding: "utf8", stdio: "pipe" });
      expect.unreachable();
    } catch (error) {
      const { status, stderr } = error as { status: number; stderr: string };
      expect(status).toBe(2);
      expect(stderr).toMatch(/unknown command 'speed'[\s\S]*\n {2}engine /);
    }
  });
});
