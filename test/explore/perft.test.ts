import { describe, expect, it } from "vitest";
import { pending } from "../../lib/engine/index.ts";
import { everyAnswer } from "../../lib/explore/everyAnswer.ts";
import { dividedPerft, perft } from "../../lib/explore/perft.ts";
import { gameAt, POSITIONS } from "../../lib/explore/positions.ts";

const named = (name: string) => POSITIONS.find((position) => position.name === name)!;

describe("perft: the leaves of the decision tree", () => {
  it.each(POSITIONS.map((position) => [`${position.about.split(":")[0]}: ${position.name}`, position] as const))(
    "%s",
    (_, position) => {
      const game = gameAt(position);
      const counted = position.leaves.map((_, depth) => perft(game, depth + 1));
      expect(counted).toEqual(position.leaves);
    },
  );

  it("divides a count by the first answer", () => {
    const position = named("stack");
    const parts = dividedPerft(gameAt(position), 4);
    expect(parts.map(({ leaves }) => leaves)).toEqual([5, 8]);
    expect(parts.reduce((sum, { leaves }) => sum + leaves, 0)).toBe(position.leaves[3]);
  });

  it("leaves the game it counts from as it was", () => {
    const game = gameAt(named("attack"));
    const before = JSON.stringify(game.state);
    perft(game, 3);
    expect(JSON.stringify(game.state)).toBe(before);
    expect(pending(game)).toHaveLength(1);
  });
});

describe("every answer to a question", () => {
  const asked = { player: 0, decidedBy: 0, slot: "s", about: "choose" } as const;
  const count = (question: Parameters<typeof everyAnswer<number>>[0]) => everyAnswer(question).length;

  it("counts subsets, orders, divisions and options with repetition as mathematics does", () => {
    expect(count({ ...asked, ask: "choose", from: [1, 2, 3, 4], min: 2, max: 3 })).toBe(6 + 4);
    expect(count({ ...asked, ask: "choose", from: [1], min: 2, max: 2 })).toBe(0);
    expect(count({ ...asked, ask: "order", items: ["a", "b", "c", "d"].map((text) => ({ text })) })).toBe(24);
    const among = [1, 2, 3].map((to) => ({ to, min: 0, max: 5 }));
    expect(count({ ...asked, ask: "divide", total: 5, among })).toBe(21);
    expect(count({ ...asked, ask: "divide", total: 5, among, least: 1 })).toBe(6);
    expect(count({ ...asked, ask: "option", options: ["a", "b", "c"], min: 2, max: 2, repeat: true })).toBe(6);
    expect(count({ ...asked, ask: "option", options: ["a", "b", "c"], min: 2, max: 2 })).toBe(3);
  });

  it("lets a creature that may block two block none, either or both", () => {
    const blockers = [{ blocker: 1, attackers: [5, 6], most: 2 }];
    expect(count({ ...asked, about: "blockers", ask: "blockers", blockers })).toBe(4);
  });
});
