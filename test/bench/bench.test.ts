import { execFileSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { itemBytes } from "../../bench/hosted.ts";
import { median, quantile } from "../../bench/report.ts";
import { workload } from "../../bench/workload.ts";

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

describe("the command", () => {
  it("refuses what there is no bench for, and says what there is", () => {
    try {
      execFileSync(process.execPath, ["--import", "tsx", "bin/bench.ts", "speed"], { encoding: "utf8", stdio: "pipe" });
      expect.unreachable();
    } catch (error) {
      const { status, stderr } = error as { status: number; stderr: string };
      expect(status).toBe(2);
      expect(stderr).toContain("npm run bench -- engine");
    }
  });
});
