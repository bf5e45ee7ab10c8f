import { describe, expect, it } from "vitest";
import { abilities, card, spell, verdict } from "../support.ts";

/** "Put up to so many counters": the number, the kind, on what; and how many there may be then. */

const product = <A, B>(as: readonly A[], bs: readonly B[]): [A, B][] =>
  as.flatMap((a) => bs.map((b): [A, B] => [a, b]));
const effectsOf = (text: string) => {
  const [only] = abilities(card(text));
  if (only?.kind !== "activated") throw new Error("no activated ability");
  return only.body.effects;
};

const NUMBERS = [
  ["{X}", "up to X", { amount: "x" }],
  ["{1}", "up to three", 3],
] as const;
const KINDS = ["+1/+0", "charge"];
const put = (kind: string, upTo: string, on: string) => `Put ${upTo} ${kind} counters on ${on}.`;
const cap = (kind: string) =>
  `This ability can't cause the total number of ${kind} counters on this creature to be greater than four.`;

describe("up to so many counters", () => {
  it.each(product(NUMBERS, KINDS))("%j %s", ([cost, upTo, max], kind) => {
    const [choice, done] = effectsOf(`${cost}: ${put(kind, upTo, "this creature")} ${cap(kind)}`);
    expect(choice).toMatchObject({ do: "chooseNumber", who: { who: "you" }, range: { min: 0, max } });
    expect(done).toMatchObject({
      ...{ do: "putCounters", kind, count: { amount: "noted" }, on: { objects: { what: "self" } } },
      atMost: 4,
    });
  });
  it.each(KINDS)("%s counters on a target, with nothing said of how many there are", (kind) => {
    const [, done] = effectsOf(`{1}: ${put(kind, "up to two", "target creature")}`);
    expect(done).toMatchObject({ do: "putCounters", on: { objects: { what: "target" } } });
    expect(done).not.toHaveProperty("atMost");
  });
  it.each([
    `{1}: ${put("+1/+1", "up to two", "each creature you control")}`,
    `{1}: ${put("+1/+1", "up to two", "target creature")} ${cap("+1/+1")}`,
    `{1}: ${put("+1/+1", "up to two", "this creature")} ${cap("charge")}`,
    `{1}: Draw a card. ${cap("+1/+1")}`,
  ])("%s is declined", (text) => {
    expect(verdict(card(text))).toBe("declined");
  });
  it("is an ability's and no spell's", () => {
    expect(verdict(spell(`Put up to two +1/+0 counters on target creature. ${cap("+1/+0")}`))).toBe("declined");
  });
});
