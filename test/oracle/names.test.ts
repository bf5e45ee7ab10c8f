import { describe, expect, it } from "vitest";
import type { Ability } from "../../lib/engine/abilities/ability.ts";
import type { Effect } from "../../lib/engine/abilities/effects.ts";
import { lostNames } from "../../lib/oracle/flow/names.ts";

/** What an ability speaks of must have been given on the way that leads there (608.2c). */

const it1 = { what: "noted", name: "n1" } as const;
const YOU = { who: "you" } as const;
const lost = (...effects: readonly Effect[]): readonly string[] => {
  const ability: Ability = { kind: "spell", body: { targets: [], effects } };
  return lostNames(ability).map(({ name }) => name);
};
const look: Effect = { do: "look", who: YOU, what: { what: "topOfLibrary", of: YOU, count: 1 }, note: "n1" };
const draw: Effect = { do: "draw", who: YOU, count: 1 };
const tap: Effect = { do: "tap", what: it1 };
const exile: Effect = { do: "move", what: { what: "self" }, to: { zone: "exile" }, note: "n1" };
const isCreature = { if: "is", what: it1, filter: { is: "type", type: "creature" } } as const;

describe("what is spoken of", () => {
  it("was named before", () => {
    expect(lost(look, tap)).toEqual([]);
    expect(lost(tap, look)).toEqual(["n1"]);
  });
  it("is a target that was chosen, also by what happens instead of something later (614.6)", () => {
    const hit: Effect = { do: "damage", amount: 2, to: { objects: { what: "target", slot: 0 } } };
    const instead = (targets: number): Ability => ({
      kind: "activated",
      costs: [],
      body: {
        targets: Array.from({ length: targets }, () => ({
          count: { min: 1, max: 1 },
          of: [{ target: "player", who: YOU }],
        })),
        effects: [
          {
            do: "replace",
            replacement: { of: { on: "draw", who: YOU }, instead: { by: "effects", effects: [hit] } },
            duration: "endOfTurn",
          },
        ],
      },
    });
    expect(lostNames(instead(0)).map(({ name }) => name)).toEqual(["target 1"]);
    expect(lostNames(instead(1))).toEqual([]);
  });
  it("was named by paying for the ability", () =>
    expect(
      lostNames({
        kind: "activated",
        costs: [
          {
            pay: "sacrifice",
            what: { what: "chosen", filter: { is: "any" }, count: { min: 1, max: 1 }, noteAs: "sacrificed" },
          },
        ],
        body: { targets: [], effects: [{ do: "tap", what: { what: "noted", name: "sacrificed" } }] },
      }),
    ).toEqual([]));
  it("may be what somebody may do, if they do", () => {
    expect(lost({ do: "may", who: YOU, effects: [look] }, tap)).toEqual([]);
    expect(lost({ do: "may", who: YOU, effects: [look], otherwise: [tap] })).toEqual(["n1"]);
  });
  it("is not what was part of something that was not done", () => {
    const may: Effect = { do: "may", who: YOU, effects: [look], note: "n2" };
    const did = { if: "did", name: "n2" } as const;
    expect(lost(may, { do: "if", condition: did, then: [tap] })).toEqual([]);
    expect(lost(may, { do: "if", condition: did, then: [], otherwise: [tap] })).toEqual(["n1"]);
    expect(lost(may, { do: "if", condition: { if: "not", of: did }, then: [tap] })).toEqual(["n1"]);
  });
  it("is not what is made otherwise", () => {
    expect(lost({ do: "if", condition: { if: "day" }, then: [look], otherwise: [tap] })).toEqual(["n1"]);
    expect(lost({ do: "if", condition: isCreature, then: [draw], otherwise: [exile] })).toEqual(["n1"]);
  });
  it("is not asked about where it was made only if something else was so", () => {
    const made: Effect = { do: "if", condition: { if: "day" }, then: [exile] };
    expect(lost(made, { do: "if", condition: isCreature, then: [draw] })).toEqual(["n1"]);
    expect(lost(made, { do: "if", condition: { if: "did", name: "n1" }, then: [draw] })).toEqual([]);
  });
  it("is named on both ways, where both do the same", () => {
    const other: Effect = { do: "move", what: { what: "host" }, to: { zone: "exile" } };
    const either = (otherwise: Effect): Effect => ({
      do: "if",
      condition: { if: "day" },
      then: [exile],
      otherwise: [otherwise],
    });
    expect(lost(either(other), tap)).toEqual(["n1"]);
    expect(lost(either({ ...other, note: "n1" }), tap)).toEqual([]);
  });
  it("is there to be given something", () => {
    const haste = { modify: "addAbility", ability: { kind: "keyword", keyword: { keyword: "haste" } } } as const;
    const gains: Effect = { do: "apply", to: it1, modifications: [haste], duration: "forever" };
    expect(lost(exile, gains)).toEqual(["n1"]);
    expect(lost({ ...exile, to: { zone: "battlefield" } }, gains)).toEqual([]);
  });
  it("is a target that was chosen", () =>
    expect(lost({ do: "destroy", what: { what: "target", slot: 0 } })).toEqual(["target 1"]));
});
