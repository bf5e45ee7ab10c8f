import { describe, expect, it } from "vitest";
import type { Ability } from "../../../lib/engine/abilities/ability.ts";
import { abilities, spell } from "../support.ts";

const effectsOf = ([only]: readonly Ability[]): readonly unknown[] =>
  only !== undefined && "body" in only ? only.body.effects : [];
const product = <A, B>(as: readonly A[], bs: readonly B[]): [A, B][] =>
  as.flatMap((a) => bs.map((b): [A, B] => [a, b]));

describe("moving counters (122.5), by how many, of which kind, from where and onto what", () => {
  const moved = [
    ["any number of +1/+1 counters", { kind: "+1/+1", count: "any" }],
    ["any number of charge counters", { kind: "charge", count: "any" }],
    ["any number of counters", { count: "any" }],
  ] as const;
  const ways = [
    [
      "from target creature onto a second target creature",
      { from: { what: "target", slot: 0 }, to: { what: "target", slot: 1 } },
    ],
    [
      "from among creatures you control onto target creature",
      { from: { what: "all" }, to: { what: "target", slot: 0 } },
    ],
    ["from target creature onto other creatures", { from: { what: "target", slot: 0 }, to: { what: "all" } }],
  ] as const;
  it.each(product(moved, ways))("%j, %j", ([what, kind], [way, places]) => {
    expect(effectsOf(abilities(spell(`Move ${what} ${way}.`)))).toMatchObject([
      { do: "moveCounters", ...kind, ...places },
    ]);
  });
  it("says how many where there are several to take them from", () => {
    expect(() =>
      abilities(spell("Move a +1/+1 counter from among creatures you control onto target creature.")),
    ).toThrow();
  });
});

describe("a number of counters, by kind and by what it is put on", () => {
  const kinds = ["+1/+1", "charge", "oil"];
  const places = ["target creature", "up to one target creature", "each creature you control"];
  it.each(product(kinds, places))("%s on %s, whichever comes first", (kind, place) => {
    const amount = "equal to the number of cards in your hand";
    const one = effectsOf(abilities(spell(`Put a number of ${kind} counters ${amount} on ${place}.`)));
    expect(one).toMatchObject([{ do: "putCounters", kind, count: { amount: "count" } }]);
    expect(effectsOf(abilities(spell(`Put a number of ${kind} counters on ${place} ${amount}.`)))).toEqual(one);
  });
});

describe("attaching several, by which they are", () => {
  it.each([
    ["any number of target Equipment", { what: "target", slot: 0 }],
    ["any number of Auras and Equipment you control", { what: "chosen", count: { min: 0 } }],
    ["an Equipment you control", { what: "chosen", count: { min: 1, max: 1 } }],
    ["all Equipment you control", { what: "all" }],
  ])("%s", (what, ref) => {
    const [, attach] = effectsOf(abilities(spell(`Create a 2/2 red Rebel creature token. Attach ${what} to it.`)));
    expect(attach).toMatchObject({ do: "attach", what: ref, to: { what: "noted" } });
  });
});
