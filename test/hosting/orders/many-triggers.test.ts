import { expect, it } from "vitest";
import type { Ability } from "../../../lib/engine/abilities/ability.ts";
import { engine, type Game } from "../../../lib/engine/index.ts";
import { LIMITS } from "../../../lib/engine/limits.ts";
import { startFrom } from "../../../lib/engine/position.ts";
import { autoPass } from "../../../lib/hosting/orders/autoPass.ts";
import { NO_ORDERS } from "../../../lib/hosting/orders/orders.ts";

const YOU = { who: "you" } as const;
const gainOne = { do: "gainLife", who: YOU, amount: 1 } as const;

/** An artifact with these abilities is used once, and everybody is passed for. */
function used(abilities: readonly Ability[]): Game {
  const card = { name: "Dial", typeLine: { supertypes: [], types: ["artifact"], subtypes: [] }, text: "" } as const;
  const game = startFrom({
    seed: "0".repeat(64),
    pool: { cards: [{ name: "Dial", layout: "normal", faces: [{ ...card, manaCost: "{2}", abilities }] }] },
    players: [{ library: [0, 0], battlefield: [{ definition: 0 }] }, { library: [0, 0] }],
  });
  const [question] = engine.questions(game, 0);
  if (question?.ask !== "priority") throw new Error("nobody has priority");
  const action = question.actions.find(({ act }) => act === "activate")!;
  engine.submit(game, 0, [{ slot: question.slot, answer: { ask: "priority", action } }]);
  engine.submit(game, 0, [{ slot: question.slot, answer: { ask: "priority", action: { act: "pass" } } }]);
  return autoPass(engine, { game, events: [], orders: [NO_ORDERS, NO_ORDERS] }).game;
}

it("603.3, 608: a thousand triggers that nobody would stop for resolve in one request", () => {
  const enters: Ability = {
    kind: "triggered",
    when: { on: "move", object: { is: "self" }, to: "battlefield" },
    body: { targets: [], effects: [gainOne] },
  };
  const bird = { colors: [], supertypes: [], types: ["creature"], subtypes: ["Bird"], power: 1, toughness: 1 } as const;
  const game = used([
    {
      kind: "activated",
      costs: [{ pay: "life", amount: 0 }],
      body: {
        targets: [],
        effects: [{ do: "createTokens", who: YOU, count: 1_000, token: { ...bird, abilities: [enters] } }],
      },
    },
  ]);
  expect(game.state.players[0]!.life).toBe(1_020);
  expect(game.state.stack).toEqual([]);
});

it("104.4b: a loop that grows ends in a draw without anybody being asked again and again", () => {
  const game = used([
    { kind: "activated", costs: [{ pay: "life", amount: 0 }], body: { targets: [], effects: [gainOne] } },
    { kind: "triggered", when: { on: "gainLife", who: YOU }, body: { targets: [], effects: [gainOne] } },
  ]);
  expect(game.state.result).toEqual({ winners: [] });
  expect(game.state.players[0]!.life).toBeGreaterThan(LIMITS.mandatoryResolutions);
});
