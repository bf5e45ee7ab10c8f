import { describe, expect, it } from "vitest";
import type { LogEntry } from "../../lib/engine/api.ts";
import type { Handle } from "../../lib/engine/views.ts";
import { type Listened, soundsBetween } from "../../lib/view/sounds.ts";

const before: Listened = {
  seat: 0,
  isAsked: false,
  log: [{ code: "damage.player", seat: 0, amount: 1 }],
  result: undefined,
};
const hurts = (seat: number): LogEntry<Handle> => ({ code: "damage.player", seat, amount: 2 });
const heard = (now: Partial<Listened>, was: Partial<Listened> = {}) =>
  soundsBetween({ ...before, ...was }, { ...before, ...now });

describe("a table is heard", () => {
  it("when a question comes, and not while it stands", () => {
    expect(heard({ isAsked: true })).toEqual(["yourMove"]);
    expect(heard({ isAsked: true }, { isAsked: true })).toEqual([]);
    expect(heard({})).toEqual([]);
  });

  it("when its player is dealt damage (120.3a), before the question that follows", () => {
    expect(heard({ log: [...before.log, hurts(0)], isAsked: true })).toEqual(["damage", "yourMove"]);
    expect(heard({ log: [...before.log, hurts(1)] })).toEqual([]);
  });

  it("when the game is won or lost, once, and nothing else then (104.1)", () => {
    const log = [...before.log, hurts(0)];
    expect(heard({ log, result: { winners: [1] } })).toEqual(["lost"]);
    expect(heard({ log, result: { winners: [0] } })).toEqual(["won"]);
    expect(heard({ result: { winners: [] } })).toEqual([]);
    expect(heard({ result: { winners: [0] } }, { result: { winners: [0] } })).toEqual([]);
  });

  it("by nobody who only watches", () => {
    expect(heard({ seat: null, isAsked: true, result: { winners: [0] } })).toEqual([]);
  });
});
