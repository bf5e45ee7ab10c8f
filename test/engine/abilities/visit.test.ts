import { describe, expect, it } from "vitest";
import { builtInCards } from "../../../lib/cards/builtin.ts";
import type { Ability } from "../../../lib/engine/abilities/ability.ts";
import type { Effect } from "../../../lib/engine/abilities/effects.ts";
import { mapNodes, sameData, someNode, visitNodes } from "../../../lib/engine/abilities/visit.ts";
import { readCard } from "../../../lib/oracle/index.ts";

const YOU = { who: "you" } as const;
const GAINED: Effect = {
  do: "draw",
  who: YOU,
  count: { amount: "history", of: { on: "gainLife", who: { who: "opponents" } } },
};

/** Kinds of a part are told by the field that holds one of these words. */
const TELLING = ["do", "is", "if", "amount", "who", "what", "pay", "modify", "rule", "static"];

describe("the visitor of abilities", () => {
  it("finds every part of every ability of the built-in set, and nothing twice", () => {
    const abilities = builtInCards().flatMap(({ printed }): readonly Ability[] => {
      const reading = readCard(printed);
      return reading.verdict === "read" ? reading.card.faces.flatMap((face) => face.abilities) : [];
    });
    expect(abilities.length).toBeGreaterThan(100);
    const visited: object[] = [];
    visitNodes("ability", abilities, { every: (node) => visited.push(node) });
    const there: object[] = [];
    const collect = (data: unknown): void => {
      if (typeof data !== "object" || data === null) return;
      if (TELLING.some((key) => typeof (data as Record<string, unknown>)[key] === "string")) there.push(data);
      Object.values(data).forEach(collect);
    };
    collect(abilities);
    const told = visited.filter((node) =>
      TELLING.some((key) => typeof (node as Record<string, unknown>)[key] === "string"),
    );
    expect(told).toHaveLength(there.length);
    expect(new Set(told)).toEqual(new Set(there));
  });

  it("takes a field's part for what it says it is", () => {
    expect(someNode("effect", GAINED, { pattern: ({ on }) => on === "gainLife" })).toBe(true);
    expect(someNode("effect", GAINED, { players: ({ who }) => who === "opponents" })).toBe(true);
    expect(someNode("effect", GAINED, { players: ({ who }) => who === "each" })).toBe(false);
  });

  it("rewrites a part wherever it is, and leaves what does not change the same object", () => {
    const both: readonly Effect[] = [GAINED, { do: "draw", who: YOU, count: 1 }];
    const after = mapNodes("effect", both, {
      players: (players, inside) => (players.who === "opponents" ? { who: "each" } : inside()),
    });
    expect(after[0]).toEqual({
      ...GAINED,
      count: { amount: "history", of: { on: "gainLife", who: { who: "each" } } },
    });
    expect(after[1]).toBe(both[1]);
    expect(mapNodes("effect", both, {})).toBe(both);
  });

  it("goes on by another visitor where it is told to", () => {
    const seen: string[] = [];
    visitNodes("effect", GAINED, {
      players: ({ who }) => seen.push(who),
      amount: (_, inside) => inside({ players: ({ who }) => seen.push(`${who} in the past`) }),
    });
    expect(seen).toEqual(["you", "opponents in the past"]);
  });

  it("compares data by what it says", () => {
    expect(
      sameData({ what: "all", filter: { is: "any" }, of: undefined }, { filter: { is: "any" }, what: "all" }),
    ).toBe(true);
    expect(sameData({ what: "self" }, { what: "self", of: YOU })).toBe(false);
    expect(sameData([YOU], { 0: YOU })).toBe(false);
  });
});
