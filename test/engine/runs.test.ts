import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { handlesIn, numbered, runOf, spelledOut } from "../../lib/engine/runs.ts";

const handles = fc.array(
  fc.oneof(fc.integer({ min: 1, max: 60 }).map(numbered), fc.stringMatching(/^[\w-]{8}$/), fc.constantFrom("p0", "p1")),
  { maxLength: 40 },
);
const several = handles.filter((all) => all.length > 0);

describe("a run of handles", () => {
  it("means the handles it was made of, in their order", () => {
    fc.assert(
      fc.property(several, (all) => {
        expect(
          runOf(all)
            .split(",")
            .flatMap((text) => handlesIn(text)),
        ).toEqual(all);
      }),
    );
  });

  it("says those that follow on each other by the first and the last, with every how many-th", () => {
    expect(runOf(["~17", "~18", "~19", "~40", "~42", "~44", "~46"])).toBe("~17-19,~40-46/2");
  });

  it("is refused where it cannot be read or means more than a game can hold", () => {
    for (const text of ["~5-3", "~1-2/0", "~1-999999999999999", "~1,abc", "~1-2,"])
      expect(handlesIn(text)).toBeUndefined();
  });

  it("is refused where many together mean more than a game can hold", () => {
    const chosen = Array.from({ length: 2_000 }, () => "~1-199999");
    expect(spelledOut({ ask: "choose", chosen: chosen.slice(0, 1) })).toMatchObject({ ask: "choose" });
    expect(spelledOut({ ask: "choose", chosen })).toBeUndefined();
    const attacks = chosen.map((attacker) => ({ attacker, defender: "p1" }));
    expect(spelledOut({ ask: "attackers", attacks })).toBeUndefined();
    const blocks = chosen.map((blocker) => ({ blocker, attacker: "~1" }));
    expect(spelledOut({ ask: "blockers", blocks })).toBeUndefined();
  });

  it("stands for each of its members in an answer", () => {
    expect(spelledOut({ ask: "choose", chosen: ["~1-3", "abcdefgh"] })).toEqual({
      ask: "choose",
      chosen: ["~1", "~2", "~3", "abcdefgh"],
    });
    expect(spelledOut({ ask: "attackers", attacks: [{ attacker: "~1-2", defender: "p1" }] })).toEqual({
      ask: "attackers",
      attacks: [
        { attacker: "~1", defender: "p1" },
        { attacker: "~2", defender: "p1" },
      ],
    });
  });

  it("is blocked one to one by another of the same length, and refused by one of another length", () => {
    expect(spelledOut({ ask: "blockers", blocks: [{ blocker: "~1-2", attacker: "~8-9" }] })).toEqual({
      ask: "blockers",
      blocks: [
        { blocker: "~1", attacker: "~8" },
        { blocker: "~2", attacker: "~9" },
      ],
    });
    expect(spelledOut({ ask: "blockers", blocks: [{ blocker: "~1-3", attacker: "~8-9" }] })).toBeUndefined();
  });
});
