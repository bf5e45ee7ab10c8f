import { describe, expect, it } from "vitest";
import { readSet } from "../../../lib/cards/sets/readSet.ts";
import type { Decision } from "../../../lib/engine/decisions.ts";
import type { CardDefinition } from "../../../lib/engine/definition.ts";
import { type Game, load, newGame, pending, save, submitDirectly } from "../../../lib/engine/index.ts";
import { characteristicsOf } from "../../../lib/engine/query/characteristics/characteristics.ts";
import { readCard } from "../../../lib/oracle/index.ts";
import { record } from "../../corpus/recorder.ts";

const read = (text: string): CardDefinition => {
  const [card] = readSet(text);
  const reading = readCard(card!.printed);
  if (reading.verdict !== "read") throw new Error(`not read: ${JSON.stringify(reading)}`);
  return reading.card;
};
const ROOT = read(`Test Root {2}{G}
Enchantment
If this card is in your opening hand, you may begin the game with it on the battlefield.
Creatures you control get +1/+1.`);
const HERALD = read(`Test Herald {2}{G}
Creature — Herald
You may reveal this card from your opening hand. If you do, at the beginning of the first upkeep, you gain 3 life.
1/1`);
const CAVERN = read(`Test Cavern
Land
If this card is in your opening hand and you're not the starting player, you may begin the game with Test Cavern on the battlefield with a luck counter on it. If you do, exile a card from your hand.`);

const ENVOY = read(`Test Envoy {0}
Artifact
You may reveal this card from your opening hand. If you do, when each opponent casts their first spell of the game, counter that spell unless that player pays {1}.`);

/** A game of two whose decks are nothing but this card, saved and loaded before each answer. */
function begun(
  card: CardDefinition,
  taken: (decision: Decision & { readonly min?: number }) => number,
): { game: Game; asked: string[] } {
  const pool = { cards: [card] };
  const players = [0, 1].map(() => ({ deck: Array.from({ length: 20 }, () => 0) }));
  let game = newGame({ seed: "5".repeat(64), players, pool, options: { mulligans: false, startingPlayer: 1 } });
  const asked: string[] = [];
  for (let [decision] = pending(game); decision?.ask === "choose"; [decision] = pending(game)) {
    asked.push(`${decision.player} ${decision.about} of ${decision.from.length}`);
    const chosen = decision.from.slice(0, taken(decision));
    record(game, `103.6: ${card.name}`);
    game = load(JSON.parse(JSON.stringify(save(game))), pool);
    const submitted = submitDirectly(game, decision.player, [
      { slot: decision.slot, answer: { ask: "choose", chosen } },
    ]);
    if (!submitted.ok) throw new Error(submitted.message);
  }
  return { game, asked };
}

describe("103.6: actions with cards of an opening hand", () => {
  it("103.6, 103.6a: the starting player first, as many of them as they like; on the battlefield as the game begins", () => {
    const { game, asked } = begun(ROOT, ({ player }) => (player === 1 ? 2 : 0));
    expect(asked).toEqual(["1 may of 7", "0 may of 7"]);
    const names = game.state.battlefield.map((id) => characteristicsOf(game, id));
    expect(names.map(({ name, controller }) => [name, controller])).toEqual([
      ["Test Root", 1],
      ["Test Root", 1],
    ]);
    expect([game.state.turn.number, game.state.stack.length]).toEqual([1, 0]);
    expect(game.state.players.map(({ hand }) => hand.length)).toEqual([7, 5]);
  });

  it("103.6: who has such a card only in the deck is asked as well, so that the question tells nothing", () => {
    const other = read("Test Blank {G}\nCreature — Bear\n2/2");
    const pool = { cards: [ROOT, other] };
    const blanks = Array.from({ length: 20 }, () => 1);
    const decks = [[0, ...blanks], blanks];
    const game = newGame({
      seed: "9".repeat(64),
      players: decks.map((deck) => ({ deck })),
      pool,
      options: { mulligans: false, startingPlayer: 0 },
    });
    expect(game.state.players[0]!.library.map((id) => characteristicsOf(game, id).name)).toContain("Test Root");
    expect(pending(game)[0]).toMatchObject({ ask: "choose", player: 0, from: [] });
  });

  it("103.6b: each card is revealed once; what it says then happens in the first upkeep", () => {
    const { game, asked } = begun(HERALD, ({ player }) => (player === 0 ? 7 : 0));
    expect(asked).toEqual(["1 may of 7", "0 may of 7"]);
    expect([game.state.turn.active, game.state.turn.step]).toEqual([1, "upkeep"]);
    const [order] = pending(game);
    expect(order).toMatchObject({ ask: "order", about: "triggerOrder", player: 0 });
    expect(order?.ask === "order" && order.items.length).toBe(7);
  });

  it("103.6, 103.1: only for who doesn't start, and what follows is done at once", () => {
    const { game } = begun(CAVERN, ({ min }) => Math.max(min ?? 0, 1));
    expect(game.state.battlefield.map((id) => characteristicsOf(game, id).controller)).toEqual([0]);
    expect(game.state.objects[game.state.battlefield[0]!]!.counters).toEqual({ luck: 1 });
    expect([game.state.exile.length, ...game.state.players.map(({ hand }) => hand.length)]).toEqual([1, 5, 7]);
  });

  it("103.6b, 603.7: what each opponent casts first in the game, whatever they cast afterwards", () => {
    const { game } = begun(ENVOY, ({ player }) => (player === 0 ? 1 : 0));
    const cast: number[] = [];
    for (let i = 0; i < 60 && game.state.turn.number === 1 && cast.length < 2; i++) {
      const [asked] = pending(game);
      if (asked?.ask !== "priority") throw new Error(`asked ${asked?.about}`);
      const isFree = asked.player === 1 && game.state.turn.step === "precombatMain" && game.state.stack.length === 0;
      const action = isFree ? asked.actions.find(({ act }) => act === "cast") : undefined;
      if (action?.act === "cast") cast.push(action.card);
      const answer = { ask: "priority", action: action ?? { act: "pass" } } as const;
      const submitted = submitDirectly(game, asked.player, [{ slot: asked.slot, answer }]);
      if (!submitted.ok) throw new Error(submitted.message);
    }
    while (game.state.stack.length > 0) {
      const [asked] = pending(game);
      submitDirectly(game, asked!.player, [
        { slot: asked!.slot, answer: { ask: "priority", action: { act: "pass" } } },
      ]);
    }
    expect([cast.length, game.state.players[1]!.graveyard.length, game.state.battlefield.length]).toEqual([2, 1, 1]);
  });
});
