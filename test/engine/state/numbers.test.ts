import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Ability } from "../../../lib/engine/abilities/ability.ts";
import { type Game, load, pending, save, submitDirectly } from "../../../lib/engine/index.ts";
import { startFrom } from "../../../lib/engine/position.ts";
import { copies, MOST, minus, plus, repeated, sum, times, whole } from "../../../lib/engine/state/numbers.ts";

const number = fc.oneof(
  fc.maxSafeInteger(),
  fc.integer({ min: -1000, max: 1000 }),
  fc.constantFrom(0, MOST, -MOST, MOST - 1),
);

describe("107.1: numbers of a game", () => {
  it("are whole, no more than there are, and the same when they are read back", () => {
    fc.assert(
      fc.property(number, number, (a, b) => {
        for (const value of [plus(a, b), minus(a, b), times(a, b), sum([a, b, a])]) {
          expect(Number.isSafeInteger(value)).toBe(true);
          expect(JSON.parse(JSON.stringify(value))).toBe(value);
        }
      }),
    );
  });

  it("are exact as far as they go", () => {
    fc.assert(
      fc.property(number, number, (a, b) => {
        const exact = (value: bigint): number =>
          Number(value > BigInt(MOST) ? BigInt(MOST) : value < -BigInt(MOST) ? -BigInt(MOST) : value);
        expect(plus(a, b)).toBe(exact(BigInt(a) + BigInt(b)));
        expect(minus(a, b)).toBe(exact(BigInt(a) - BigInt(b)));
      }),
    );
  });

  it("never become less by more being added, or the greater of two the smaller one", () => {
    fc.assert(
      fc.property(number, number, fc.nat(), (a, b, more) => {
        expect(plus(a, more)).toBeGreaterThanOrEqual(a);
        const [less, greater] = a < b ? [a, b] : [b, a];
        expect(plus(greater, more)).toBeGreaterThanOrEqual(plus(less, more));
        expect(times(greater, 2)).toBeGreaterThanOrEqual(times(less, 2));
      }),
    );
  });

  it("have no infinity and nothing that is no number among them", () => {
    expect(whole(Number.POSITIVE_INFINITY)).toBe(MOST);
    expect(times(MOST, MOST)).toBe(MOST);
    expect(times(-1, 0)).toBe(0);
    expect(copies(MOST, "C")).toHaveLength(repeated(MOST));
  });
});

const YOU = { who: "you" } as const;
const free = (effects: Extract<Ability, { kind: "activated" }>["body"]["effects"]): Ability => ({
  kind: "activated",
  costs: [{ pay: "life", amount: 0 }],
  body: { targets: [], effects },
});
const life = { amount: "life", of: YOU } as const;
const abilities: readonly Ability[] = [
  free([{ do: "gainLife", who: YOU, amount: life }]),
  free([{ do: "loseLife", who: YOU, amount: 10 }]),
  free([{ do: "draw", who: YOU, count: life }]),
];

function use(game: Game, ability: number): void {
  const steps = ["use", "pass", "pass"] as const;
  for (const step of steps) {
    const [asked] = pending(game);
    if (asked?.ask !== "priority") throw new Error(`asked is ${asked?.ask}`);
    const action = step === "pass" ? { act: "pass" as const } : { act: "activate" as const, source: 16, ability };
    const found =
      step === "use" ? asked.actions.find((one) => one.act === "activate" && one.ability === ability) : action;
    const done = submitDirectly(game, asked.decidedBy, [
      { slot: asked.slot, answer: { ask: "priority", action: found ?? action } },
    ]);
    if (!done.ok) throw new Error(done.message);
  }
}

describe("119: a life total that is doubled again and again", () => {
  const begin = (): Game =>
    startFrom({
      seed: "0".repeat(64),
      pool: {
        cards: [
          {
            name: "Well without End",
            layout: "normal",
            faces: [
              {
                name: "Well without End",
                manaCost: "{2}",
                typeLine: { supertypes: [], types: ["artifact"], subtypes: [] },
                text: "",
                abilities,
              },
            ],
          },
        ],
      },
      players: [{ library: [0, 0, 0], battlefield: [{ definition: 0 }] }, { library: [0, 0, 0] }],
    });

  it("stays the most there is, is stored so, and counts down from there", () => {
    const game = begin();
    for (let times = 0; times < 1_100; times++) use(game, 0);
    expect(game.state.players[0]!.life).toBe(MOST);
    const again = load(save(game), game.pool);
    expect(again.state.players[0]!.life).toBe(MOST);
    expect(again.state.result).toBeUndefined();
    use(again, 1);
    expect(again.state.players[0]!.life).toBe(MOST - 10);
  });

  it("121.4: as many cards drawn empty the library, and who drew them loses", () => {
    const game = begin();
    for (let times = 0; times < 60; times++) use(game, 0);
    use(game, 2);
    expect(game.state.result).toEqual({ winners: [1] });
  });
});
