import { describe, expect, it } from "vitest";
import { Scope } from "../../../lib/oracle/bind/scope.ts";
import { Unbound, unbound } from "../../../lib/oracle/bind/unbound.ts";
import { Input } from "../../../lib/oracle/input.ts";
import { oneOf, rulesFor } from "../../../lib/oracle/kernel/index.ts";
import { tokenize } from "../../../lib/oracle/kernel/tokens.ts";
import { card } from "../support.ts";

describe("words that were bound in vain", () => {
  const { rule } = rulesFor<number>();
  let bound = 0;
  const never = rule("alpha", {}, () => {
    bound += 1;
    return unbound("means nothing");
  });
  const either = oneOf(() => [1, 2].map((n) => rule("beta", {}, () => n)));
  const both = rule("{first} {second}", { first: never, second: either }, ({ first, second }) => first + second);
  const readings = () => {
    const tokens = tokenize("alpha beta");
    return "length" in tokens ? both.read(new Input("alpha beta", tokens, []), 0) : [];
  };
  const [face] = card("").faces;

  it("are not bound again in another reading of the same text", () => {
    bound = 0;
    const scope = new Scope(face!);
    const found = readings();
    expect(found).toHaveLength(2);
    for (const { tree } of found) expect(() => tree.bind(scope.trial())).toThrow(Unbound);
    expect(bound).toBe(1);
  });

  it("but are where something else was said before", () => {
    bound = 0;
    const [one, other] = readings();
    expect(() => one!.tree.bind(new Scope(face!))).toThrow(Unbound);
    const scope = new Scope(face!);
    scope.mention({ ref: { what: "self" }, number: "one", nouns: ["creature"] });
    expect(() => other!.tree.bind(scope)).toThrow(Unbound);
    expect(bound).toBe(2);
  });
});
