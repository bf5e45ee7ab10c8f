import { describe, expect, it } from "vitest";
import type { PermanentView, SeatView } from "../../lib/engine/views.ts";
import { isInLane, lanesOf } from "../../lib/view/lanes.ts";
import { asHeld, byKind } from "../../lib/view/piles.ts";
import { SCENES } from "../support/scenes.ts";

const base = SCENES.priority;
const of = (id: string): PermanentView => base.battlefield.find((one) => one.id === id)!;
const during = (battlefield: readonly PermanentView[]): SeatView => ({ ...base, battlefield });
const ids = (view: SeatView, mark = (_: string) => "") =>
  lanesOf(view, mark).map(({ attackers, blockers }) => [attackers, blockers].map((all) => all.map(({ id }) => id)));

describe("a fight in the middle of the table", () => {
  const saproling = (id: string): PermanentView => ({ ...of("b5"), id, controller: 1, attacking: 0 });

  it("puts each blocker across from what it blocks", () => {
    const view = during([
      { ...of("q1"), attacking: 0 },
      { ...of("q2"), attacking: 0 },
      { ...of("b3"), blocking: ["q2"] },
      { ...of("b5"), blocking: ["q2"] },
      of("b2"),
    ]);
    expect(ids(view)).toEqual([
      [["q1"], []],
      [["q2"], ["b3", "b5"]],
    ]);
    const there = isInLane(lanesOf(view, () => ""));
    expect(view.battlefield.filter(there).map(({ id }) => id)).toEqual(["q1", "q2", "b3", "b5"]);
  });

  it("lets equal attackers share a lane until one is blocked or marked", () => {
    const swarm = [saproling("s1"), saproling("s2"), saproling("s3")];
    expect(ids(during(swarm))).toEqual([[["s1", "s2", "s3"], []]]);
    expect(ids(during([...swarm, { ...of("b3"), blocking: ["s2"] }]))).toEqual([
      [["s1", "s3"], []],
      [["s2"], ["b3"]],
    ]);
    expect(ids(during(swarm), (id) => (id === "s1" ? "chosen" : ""))).toHaveLength(2);
  });

  it("shows what blocks several once, and leaves where it lies what blocks nothing that is there (509.1g)", () => {
    const view = during([
      saproling("s1"),
      { ...saproling("s2"), tapped: true },
      { ...of("b3"), blocking: ["s1", "s2"] },
      { ...of("b2"), blocking: ["gone"] },
    ]);
    expect(ids(view)).toEqual([
      [["s1"], ["b3"]],
      [["s2"], []],
    ]);
  });
});

describe("cards in order", () => {
  it("a hand by what it costs, lands last", () => {
    const hand = base.players[0]!.hand;
    expect(asHeld(hand).map(({ name }) => name)).toEqual([
      "Mossback Cub",
      "Cinder Lance",
      "Briar and Flame, Sworn Twins",
      "Quarry Ogre",
      "Forest",
    ]);
  });

  it("lands of a kind beside each other", () => {
    const mixed = ["l1", "l5", "l4", "l7", "l2"].map(of);
    expect(byKind(mixed).map(({ id }) => id)).toEqual(["l1", "l4", "l2", "l5", "l7"]);
  });
});
