import { describe, expect, it } from "vitest";
import { builtInPool } from "../../lib/bots/simulation/decks.ts";
import { matchOf, tableFor } from "../../lib/bots/simulation/series.ts";
import { strongBot } from "../../lib/bots/strong/index.ts";
import { supposing } from "../../lib/bots/supposing.ts";
import { type Suppose, supposed } from "../../lib/bots/world.ts";
import { engine, type Game } from "../../lib/engine/index.ts";
import { VARIANTS, type VariantName } from "../../lib/engine/rules/variants/named.ts";
import type { Seat } from "../../lib/engine/state/ids.ts";
import { autoPassing } from "../../lib/hosting/orders/planAndPass.ts";
import { BOT_STOPS } from "../../lib/hosting/orders/stops.ts";

const BUDGET = 60;
/** What is done in a supposed game, in milliseconds of a clock that nothing else moves. */
const TAKES = { world: 9, again: 4, answer: 3 } as const;

/** A clock that only supposed games move, and how a seat supposes a game by it. */
function clocked() {
  let now = 0;
  let worlds = 0;
  const takes = (ms: number): void => {
    now += ms;
  };
  const by = (game: Game, seat: Seat): Suppose => {
    const usual = supposed(engine, supposing, game, seat);
    return (seed, until) => {
      const world = usual(seed, until);
      takes(TAKES.world);
      if (world) worlds++;
      return (
        world && {
          ...world,
          submit(...answer) {
            takes(TAKES.answer);
            return world.submit(...answer);
          },
          again() {
            takes(TAKES.again);
            world.again();
          },
        }
      );
    };
  };
  return { clock: () => now, worlds: () => worlds, by };
}

/** Answers so many questions of a game's beginning with `strong` in all seats; what each took. */
async function begun(variant: VariantName, answers: number) {
  const decks = await builtInPool([], variant);
  const { pool, players, options, seed } = matchOf(
    { seed: "e", decks, bots: ["random"], table: tableFor(variant, undefined) },
    1,
  );
  const settled = autoPassing(engine, BOT_STOPS);
  const game = settled.newGame({ seed, pool, players, ...(options && { options }) });
  const { clock, worlds, by } = clocked();
  const bot = strongBot("everywhere", { cpuMs: BUDGET }, clock);
  const took: number[] = [];
  for (let ask = 0; took.length < answers && engine.result(game) === undefined; ask++) {
    const seat = engine.pending(game)[0]!.decidedBy;
    for (let refused = 0; ; refused++) {
      expect(refused).toBeLessThan(4);
      const before = clock();
      const given = bot.answer(engine.view(game, seat), { ask, refused, suppose: by(game, seat) });
      took.push(clock() - before);
      if (settled.submit(game, seat, given).ok) break;
    }
  }
  return { took, worlds: worlds(), turn: engine.situation(game).turn.number };
}

describe("strong in every variant", () => {
  it.each(Object.keys(VARIANTS) as VariantName[])(
    "%s: thinks, gives answers that are taken, none over its budget by more than a fifth",
    async (variant) => {
      const { took, worlds, turn } = await begun(variant, 30);
      expect(Math.max(...took)).toBeLessThanOrEqual(1.2 * BUDGET);
      expect(worlds).toBeGreaterThan(1);
      expect(turn).toBeGreaterThan(1);
    },
    60_000,
  );
});
