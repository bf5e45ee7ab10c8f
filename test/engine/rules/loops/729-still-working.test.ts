import { describe, expect, it } from "vitest";
import type { Ability } from "../../../../lib/engine/abilities/ability.ts";
import type { Effect } from "../../../../lib/engine/abilities/effects.ts";
import type { Answer } from "../../../../lib/engine/decisions.ts";
import type { CardDefinition } from "../../../../lib/engine/definition.ts";
import { engine, type Game, pending, submitDirectly } from "../../../../lib/engine/index.ts";
import type { Budget } from "../../../../lib/engine/limits.ts";
import { startFrom } from "../../../../lib/engine/position.ts";

const YOU = { who: "you" } as const;
const PASS: Answer = { ask: "priority", action: { act: "pass" } };
const REQUEST: Budget = { inAll: 20, aProcedure: 60, beforeAQuestion: 60, beyond: "pause" };
const SYSTEM: Budget = { inAll: 20, aProcedure: 1_000, beforeAQuestion: 60, beyond: "giveUp" };

const birds = (count: number): Effect => ({
  do: "createTokens",
  who: YOU,
  count,
  token: { colors: [], supertypes: [], types: ["creature"], subtypes: ["Bird"], power: 1, toughness: 1, abilities: [] },
});
const use = (...effects: Effect[]): Ability => ({
  kind: "activated",
  costs: [{ pay: "life", amount: 0 }],
  body: { targets: [], effects },
});
const dial = (ability: Ability): CardDefinition => ({
  name: "Dial",
  layout: "normal",
  faces: [
    {
      ...{ name: "Dial", manaCost: "{2}", typeLine: { supertypes: [], types: ["artifact"], subtypes: [] }, text: "" },
      abilities: [ability],
    },
  ],
});

/** Seat 0 has used the artifact, and seat 1 is asked whether it resolves. */
function used(ability: Ability, players = 2): Game {
  const others = Array.from({ length: players - 1 }, () => ({ library: [0, 0] }));
  const started = startFrom({
    seed: "0".repeat(64),
    pool: { cards: [dial(ability)] },
    players: [{ library: Array.from({ length: 200 }, () => 0), battlefield: [{ definition: 0 }] }, ...others],
  });
  const [asked] = pending(started);
  if (asked?.ask !== "priority") throw new Error("nobody has priority");
  const action = asked.actions.find(({ act }) => act === "activate")!;
  for (const answer of [{ ask: "priority", action } as const, PASS]) take(started, answer);
  return restored(started);
}
const restored = (game: Game): Game => engine.load(JSON.parse(JSON.stringify(engine.save(game))), game.pool, REQUEST);
function take(game: Game, answer: Answer): void {
  const [asked] = pending(game);
  expect(submitDirectly(game, asked!.decidedBy, [{ slot: asked!.slot, answer }])).toMatchObject({ ok: true });
}
/** The system goes on, in a new process each time, until somebody is asked. How often, and what was told. */
function workedOn(game: Game): { game: Game; times: number; codes: string[] } {
  let now = restored(game);
  const codes: string[] = [];
  let times = 0;
  for (; engine.isPaused(now); times++) {
    codes.push(...engine.carryOn(now, SYSTEM).events.map(({ code }) => code));
    now = restored(now);
  }
  return { game: now, times, codes };
}
const birdsOf = ({ state }: Game): number => state.battlefield.length - 1;

describe("what is more than fits one request", () => {
  it("is done by the system: nobody is asked meanwhile, and nobody's answer is asked for again", () => {
    const game = used(use(birds(90)));
    take(game, PASS);
    for (const one of [game, restored(game)]) {
      expect(pending(one)).toEqual([]);
      expect(engine.view(one, 0)).toMatchObject({ working: true, waitingFor: [], pending: [] });
      expect(birdsOf(one)).toBe(0);
      for (const refused of [
        engine.submit(one, 0, [{ slot: "priority", answer: PASS as never }]),
        engine.takeBack(one, 1),
      ])
        expect(refused).toMatchObject({ ok: false, code: "still-working" });
    }
    const { game: after } = workedOn(game);
    expect(birdsOf(after)).toBe(90);
    expect(pending(after)).toMatchObject([{ ask: "priority", decidedBy: 0 }]);
    expect(engine.view(after, 0)).not.toHaveProperty("working");
  });

  it("comes to the same as at once, in pieces from one stable point to the next", () => {
    const many = use({ do: "forEachPlayer", of: { who: "each" }, effects: [birds(20)] });
    const game = used(many);
    const whole = startFromSaved(game);
    take(game, PASS);
    take(whole, PASS);
    const { game: after, times } = workedOn(game);
    expect(times).toBeGreaterThan(0);
    expect(JSON.parse(engine.save(after).snapshot)).toEqual(JSON.parse(engine.save(whole).snapshot));
  });

  it("waits with the answer that began it where that was given in the middle of a resolution", () => {
    const game = used(use({ do: "may", who: YOU, effects: [birds(90)] }));
    take(game, PASS);
    expect(pending(game)).toMatchObject([{ ask: "confirm", decidedBy: 0 }]);
    take(game, { ask: "confirm", yes: true });
    expect(engine.isPaused(game)).toBe(true);
    expect(pending(game)).toEqual([]);
    expect(birdsOf(workedOn(game).game)).toBe(90);
  });

  it("tells once what led to a question for which there was no time any more", () => {
    const game = used(use(birds(1), { do: "may", who: YOU, effects: [birds(1)] }));
    const [asked] = pending(game);
    const passed = submitDirectly(game, asked!.decidedBy, [{ slot: asked!.slot, answer: PASS }]);
    expect(passed).toMatchObject({ ok: true, events: [{ code: "move.battlefield" }] });
    engine.pause(game);
    expect(pending(game)).toEqual([]);
    const { game: after, codes } = workedOn(game);
    expect(codes).toEqual([]);
    expect(birdsOf(after)).toBe(1);
    expect(pending(after)).toMatchObject([{ ask: "confirm", decidedBy: 0 }]);
  });

  it("730.1: is refused where it is an action that can be left undone", () => {
    const costly: Ability = {
      kind: "activated",
      costs: [{ pay: "mill", count: 100 }],
      body: { targets: [], effects: [birds(1)] },
    };
    const game = restored(
      startFrom({
        seed: "0".repeat(64),
        pool: { cards: [dial(costly)] },
        players: [
          { library: Array.from({ length: 200 }, () => 0), battlefield: [{ definition: 0 }] },
          { library: [0, 0] },
        ],
      }),
    );
    const [asked] = pending(game);
    if (asked?.ask !== "priority") throw new Error("nobody has priority");
    const action = asked.actions.find(({ act }) => act === "activate")!;
    const refused = submitDirectly(game, 0, [{ slot: "priority", answer: { ask: "priority", action } }]);
    expect(refused).toMatchObject({ ok: false, code: "too-large" });
    expect(pending(game)).toMatchObject([{ ask: "priority", decidedBy: 0 }]);
    expect(game.state.players[0]!.library).toHaveLength(200);
  });

  it.each([
    ["a single resolution beyond every limit", use(birds(2_000))],
    [
      "one that asks so late that no request could come so far again",
      use(birds(100), { do: "may", who: YOU, effects: [] }),
    ],
    [
      "one without an end",
      use({
        do: "repeat",
        times: { while: { if: "compare", amount: 1, value: { compare: ">=", to: 1 } } },
        effects: [birds(1)],
      }),
    ],
  ])("%s leaves the stack with nothing done, and everybody is told", (_, ability) => {
    const game = used(ability);
    take(game, PASS);
    const { game: after, codes } = workedOn(game);
    expect(codes).toContain("tooMuch");
    expect(after.state.stack).toEqual([]);
    expect(birdsOf(after)).toBe(0);
    expect(after.state.result).toBeUndefined();
    expect(pending(after)).toMatchObject([{ ask: "priority", decidedBy: 0 }]);
  });

  it("104.3a: does not keep anybody from conceding, or all from agreeing on a draw", () => {
    const working = (players: number): Game => {
      const game = used(use(birds(90)), players);
      while (!engine.isPaused(game)) take(game, PASS);
      return restored(game);
    };
    const conceded = working(2);
    expect(engine.concede(conceded, 1)).toMatchObject({ ok: true });
    expect(conceded.state.result).toEqual({ winners: [0] });
    const drawn = working(2);
    expect(engine.agreeDraw(drawn)).toMatchObject({ ok: true });
    expect(drawn.state.result).toEqual({ winners: [] });
    const three = working(3);
    expect(engine.concede(three, 2)).toMatchObject({ ok: true });
    expect(birdsOf(workedOn(three).game)).toBe(90);
  });
});

function startFromSaved(game: Game): Game {
  return engine.load(JSON.parse(JSON.stringify(engine.save(game))), game.pool);
}
