import type { GameEvent } from "../../events.ts";
import type { Game, Procedure } from "../../game.ts";
import { choose } from "../../procedure.ts";
import { characteristicsOf } from "../../query/characteristics/characteristics.ts";
import type { ManaCost } from "../../query/mana/manaCost.ts";
import { TYPE_BIT } from "../../state/bits.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { proposeAll } from "../events/propose.ts";

/** Costs that artifacts and creatures help to pay: each that is tapped pays for {1} of them. */

const TAPPED = TYPE_BIT.artifact | TYPE_BIT.creature;

function helpers(game: Game, player: Seat, without: readonly ObjectId[]): readonly ObjectId[] {
  return game.state.battlefield.filter((id) => {
    const object = game.state.objects[id]!;
    if (object.tapped || object.phasedOut !== undefined || without.includes(id)) return false;
    const now = characteristicsOf(game, id);
    return now.controller === player && (now.types & TAPPED) !== 0;
  });
}

const most = ({ generic, helped }: ManaCost, there: number): number => Math.min(helped?.generic ?? 0, generic, there);

const withoutHelp = ({ helped: _, ...cost }: ManaCost, used: number): ManaCost => ({
  ...cost,
  generic: cost.generic - used,
});

/** What is left of a cost if everything helps that can. */
export const leftWithHelp = (game: Game, player: Seat, cost: ManaCost, without: readonly ObjectId[]): ManaCost =>
  withoutHelp(cost, most(cost, helpers(game, player, without).length));

/** 601.2h: the payer chooses what helps, which is tapped. Gives what is left to pay with mana. */
export function* helpedBy(game: Game, player: Seat, cost: ManaCost, source: ObjectId): Procedure<ManaCost> {
  const from = helpers(game, player, []);
  const max = most(cost, from.length);
  if (max === 0) return withoutHelp(cost, 0);
  const ask = { about: "payment", source, hint: "waterbend" } as const;
  const { chosen } = yield* choose<"choose">(game, { ask: "choose", player, from, min: 0, max, ...ask });
  const cause = { cause: { source, controller: player } };
  yield* proposeAll(
    game,
    chosen.map((object): GameEvent => ({ e: "tap", object, ...cause })),
  );
  return withoutHelp(cost, chosen.length);
}
