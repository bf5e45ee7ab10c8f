import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Scope } from "../../lib/oracle/bind/scope.ts";
import { Unbound } from "../../lib/oracle/bind/unbound.ts";
import { line } from "../../lib/oracle/grammar.ts";
import { Input } from "../../lib/oracle/input.ts";
import { printed, type Tree } from "../../lib/oracle/kernel/index.ts";
import { spell, tokenize } from "../../lib/oracle/kernel/tokens.ts";
import { card, typed } from "./support.ts";

const name = "Mossback Tern";
const face = (type: "creature" | "sorcery") => card("", { name, typeLine: typed(type) }).faces[0];

function meaning(tree: Tree<unknown>, type: "creature" | "sorcery"): string | undefined {
  try {
    return JSON.stringify(tree.bind(new Scope(face(type))));
  } catch (error) {
    if (error instanceof Unbound) return undefined;
    throw error;
  }
}

/** The meanings of every reading of a text. */
function meanings(text: string, type: "creature" | "sorcery"): ReadonlySet<string | undefined> {
  const tokens = tokenize(text);
  if (!("length" in tokens)) throw new Error(`no tokens: ${text}`);
  const readings = line.read(new Input(text, tokens, [{ by: "name", text: name }]), 0);
  return new Set(readings.filter((one) => one.end === tokens.length).map((one) => meaning(one.tree, type)));
}

/** Follows a list of choices and then a generator seeded by them, so that whatever is tried ends. */
function picker(choices: readonly number[]): (n: number) => number {
  let at = 0;
  let seed = choices.reduce((sum, one) => (Math.imul(sum, 31) + one) | 0, 7);
  return (n) => {
    const chosen = choices[at++];
    if (chosen !== undefined) return chosen % n;
    seed = (seed + 0x6d2b79f5) | 0;
    const mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % n;
  };
}

describe("whatever the grammar prints", () => {
  it.each(["creature", "sorcery"] as const)("reads back to the same meaning, on a %s", { timeout: 120_000 }, (type) => {
    let meant = 0;
    fc.assert(
      fc.property(fc.array(fc.nat(9999), { minLength: 3, maxLength: 12 }), (choices) => {
        const tree = line.sample?.(picker(choices), 0);
        const wanted = tree === undefined ? undefined : meaning(tree, type);
        if (tree === undefined || wanted === undefined) return;
        const text = spell(printed(tree));
        if (text.length > 400) return;
        meant += 1;
        expect(meanings(text, type), text).toContain(wanted);
      }),
      { numRuns: 1500, seed: 20_240_927 },
    );
    expect(meant).toBeGreaterThan(50);
  });
});
