import { describe, expect, it } from "vitest";
import { differences } from "./compare.ts";
import { shapesOf } from "./shapes.ts";

/** What a change of a type means for what was stored before it. */

const shapes = (text: string) => shapesOf(["lib/a.ts#Root"], () => text);
const between = (old: string, now: string) => differences(shapes(old), shapes(now), ["lib/a.ts#Root"]);

const EFFECTS = `
  export type Effect = { readonly do: "damage"; readonly amount: number } | { readonly do: "draw"; readonly n?: number };
  export interface Root { readonly effects: readonly Effect[] }`;

describe("a change that leaves what is stored as it was understood", () => {
  it.each([
    ["a comment", EFFECTS.replace("export interface", "/** All of them. */ export interface")],
    ["an optional field", EFFECTS.replace("readonly amount: number", "readonly amount: number; readonly to?: string")],
    [
      "another kind of effect",
      EFFECTS.replace("export type Effect =", 'export type Effect = { readonly do: "mill" } |'),
    ],
    ["a wider field", EFFECTS.replace("amount: number", 'amount: number | "X"')],
    [
      "the order of kinds and fields",
      `export interface Root { readonly effects: Effect[] }
      type Effect = { n?: number; do: "draw" } | { amount: number; do: "damage" };`,
    ],
    ["the name of a type alone", EFFECTS.replaceAll("Effect", "Instruction")],
    ["a required field that may be absent now", EFFECTS.replace("amount: number", "amount?: number")],
  ])("%s", (_, now) => expect(between(EFFECTS, now)).toEqual([]));
});

describe("a change that needs a migration", () => {
  it.each([
    [
      "an effect's field by another name",
      EFFECTS.replace("amount: number", "n: number"),
      ['Effect{do: "damage"}.amount: gone', 'Effect{do: "damage"}.n: new, and not optional'],
    ],
    ["a kind of effect that is gone", EFFECTS.replace('"draw"', '"drawCards"'), ['Effect: {do: "draw"} gone']],
    ["another type", EFFECTS.replace("n?: number", "n?: string"), ['Effect{do: "draw"}.n: number is string now']],
    [
      "a field that was optional",
      EFFECTS.replace("n?: number", "n: number"),
      ['Effect{do: "draw"}.n: no longer optional'],
    ],
    ["one instead of several", EFFECTS.replace("readonly Effect[]", "Effect"), ["Root.effects"]],
  ])("%s", (_, now, found) => {
    const told = between(EFFECTS, now);
    expect(told).toHaveLength(found.length);
    for (const [at, one] of found.entries()) expect(told[at]).toContain(one);
  });

  it("is found behind every way of naming a type", () => {
    const text = (inner: string) => `
      type Inner = ${inner}; interface Base { readonly kept: Inner }
      export interface Root extends Base { readonly tuple: readonly [a: string, b: Other<Inner>]; readonly picked: Outer["inner"] }
      type Other<T> = { readonly of: T } & { readonly by?: Partial<Outer> }; interface Outer { readonly inner: { readonly deep: Inner } }`;
    expect(between(text("{ a: 1 }"), text("{ a: 1 }"))).toEqual([]);
    expect(between(text("{ a: 1 }"), text("{ b: 1 }"))).toEqual(["Inner.a: gone", "Inner.b: new, and not optional"]);
  });

  it("is a word of a list of words that is gone", () => {
    const text = (words: string) =>
      `const WORDS = [${words}] as const; export interface Root { readonly w: (typeof WORDS)[number] }`;
    expect(between(text('"a", "b"'), text('"a", "b", "c"'))).toEqual([]);
    expect(between(text('"a", "b"'), text('"a"'))).toEqual(['Root.w: "b" gone']);
  });
});
