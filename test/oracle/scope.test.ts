import { describe, expect, it } from "vitest";
import { Scope } from "../../lib/oracle/bind/scope.ts";
import { unbound } from "../../lib/oracle/bind/unbound.ts";
import { card } from "./support.ts";

/** What is said on a way that is not taken is not known afterwards. */
describe("a scope", () => {
  const creature = { ref: { what: "target", slot: 0 }, number: "one", nouns: ["creature"] } as const;
  const started = () => {
    const scope = new Scope(card("").faces[0]);
    scope.mention(creature);
    scope.mentionPlayer({ who: "opponents" });
    return scope;
  };
  const everything = (scope: Scope) => {
    scope.mention({ ...creature, ref: { what: "event", role: "object" } });
    scope.mentionPlayer({ who: "each" });
    scope.addTarget({ count: { min: 1, max: 1 }, of: [] });
    scope.did({ do: "proliferate" });
    scope.tell({ subject: { who: "each" }, x: 3, from: "graveyard", choices: [{ do: "proliferate" }] });
    return scope;
  };
  const known = ({ targets, objects, players, recent, subject, x, from, choices, notes }: Scope) =>
    JSON.stringify({ targets, objects, players, recent, subject, x, from, choices, notes });

  it("learns nothing of what is told to another one made with it", () => {
    const scope = started();
    const before = known(scope);
    expect(known(everything(scope.with({ x: 2 })))).not.toBe(before);
    expect(known(scope)).toBe(before);
  });

  it("forgets what an attempt said that came to nothing", () => {
    const scope = started();
    const before = known(scope);
    expect(scope.attempt(() => everything(scope) && unbound("nothing was meant"))).toBeUndefined();
    expect(known(scope)).toBe(before);
  });

  it("holds something for a while, and keeps what else was said meanwhile", () => {
    const scope = started();
    const { objects } = scope;
    scope.within({ objects, subject: { who: "each" } }, () => {
      scope.mention({ ...creature, ref: { what: "self" } });
      scope.tell({ x: 3 });
      expect(scope.subject).toEqual({ who: "each" });
    });
    expect([scope.objects, scope.subject, scope.x]).toEqual([objects, { who: "you" }, 3]);
  });
});
