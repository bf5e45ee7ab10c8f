import { describe, expect, it } from "vitest";
import { withTokenMaker } from "../../bench/tokenMaker.ts";
import { everyBot } from "../../lib/bots/index.ts";
import { engine, type Game, pending } from "../../lib/engine/index.ts";

const TOKENS = 1_000;
const bot = everyBot("tests").heuristic;

/** As the bot answers, its own handles in place of the objects; how often, by what was asked. */
function played(game: Game, until: (game: Game) => boolean): ReadonlyMap<string, number> {
  const asked = new Map<string, number>();
  for (let ask = 1; !until(game) && game.state.result === undefined; ask++) {
    const { decidedBy, ask: kind } = pending(game)[0]!;
    const answers = bot.answer(engine.view(game, decidedBy), { ask, refused: 0 });
    asked.set(kind, (asked.get(kind) ?? 0) + 1);
    expect(engine.submit(game, decidedBy, answers)).toMatchObject({ ok: true });
  }
  return asked;
}

describe("a bot with a thousand equal creatures a side", () => {
  it("508.1, 509.1: attacks and blocks legally, and stops an attack that would kill it", () => {
    const game = withTokenMaker(TOKENS);
    const [first] = engine.view(game, 0).pending;
    if (first?.decision.ask !== "priority") throw new Error("nobody has priority");
    const action = first.decision.actions.find(({ act }) => act === "activate")!;
    engine.submit(game, 0, [{ slot: first.decision.slot, answer: { ask: "priority", action } }]);
    played(game, ({ state }) => state.battlefield.length > TOKENS || state.turn.number > 1);
    expect(game.state.battlefield).toHaveLength(2 * TOKENS + 1);
    const asked = played(game, ({ state }) => state.turn.number > 2);
    expect(asked.get("attackers")).toBeGreaterThan(0);
    expect(game.state.result).toBeUndefined();
    for (const { life } of game.state.players) expect(life).toBeGreaterThan(0);
  });

  it("blocks one to one when everything attacks and it would die otherwise", () => {
    const game = withTokenMaker(TOKENS);
    const [first] = engine.view(game, 0).pending;
    if (first?.decision.ask !== "priority") throw new Error("nobody has priority");
    const action = first.decision.actions.find(({ act }) => act === "activate")!;
    engine.submit(game, 0, [{ slot: first.decision.slot, answer: { ask: "priority", action } }]);
    for (;;) {
      const { decidedBy } = pending(game)[0]!;
      const view = engine.view(game, decidedBy);
      const { decision } = view.pending[0]!;
      if (decision.ask === "blockers") {
        const inDanger = {
          ...view,
          players: view.players.map((player) => ({ ...player, life: Math.min(player.life, 100) })),
        };
        const [answer] = bot.answer(inDanger);
        if (answer?.answer.ask !== "blockers") throw new Error("it does not block");
        const { blocks } = answer.answer;
        expect(blocks.length).toBeGreaterThan(TOKENS - 100);
        expect(new Set(blocks.map(({ blocker }) => blocker)).size).toBe(blocks.length);
        expect(engine.submit(game, decidedBy, [answer])).toMatchObject({ ok: true });
        return;
      }
      const answer =
        decision.ask === "attackers"
          ? ({
              ask: "attackers",
              attacks: decision.attackers.map((may) => ({ attacker: may.attacker, defender: may.defenders[0]! })),
            } as const)
          : ({ ask: "priority", action: { act: "pass" } } as const);
      engine.submit(game, decidedBy, [{ slot: decision.slot, answer }]);
    }
  });
});
