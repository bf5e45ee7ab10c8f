import type { GameEvent } from "../events.ts";
import type { Game } from "../game.ts";
import { choose, type Procedure } from "../procedure.ts";
import { gainsNoLife, losesNoLife } from "../rules/applying/possible.ts";
import { proposeAll } from "../rules/events/propose.ts";
import type { Seat } from "../state/ids.ts";
import { apnap } from "../state/objects.ts";
import { sharingFate } from "../state/teams.ts";
import { pickFrom } from "./choices.ts";
import { causeOf, type Handlers, NOTHING_DONE, type Resolution } from "./resolution.ts";

/** 119.5: a life total becomes a number by what is gained or lost. */
export function lifeBecomes(game: Game, player: Seat, life: number, resolution: Resolution): readonly GameEvent[] {
  const change = life - lifeOf(game, player);
  if (change === 0) return [];
  return [{ e: change > 0 ? "gainLife" : "loseLife", player, amount: Math.abs(change), ...causeOf(resolution) }];
}

const lifeOf = ({ state }: Game, seat: Seat): number => state.players[seat]!.life;

/** Each of any number of players gets one of their life totals back, as the controller of the effect says. */
export const lifeTotalEffects: Handlers<"redistributeLife"> = {
  *redistributeLife(game, _, resolution) {
    const affected = yield* oneOfEachTeam(game, resolution);
    const events: GameEvent[] = [];
    let left = affected;
    for (const [at, seat] of affected.entries()) {
      const later = affected.slice(at + 1);
      const without = (whose: Seat): readonly Seat[] => left.filter((one) => one !== whose);
      const from = left.filter((whose) => mayBecome(game, seat, whose) && canBeGiven(game, later, without(whose)));
      const whose = from.length === 1 ? from[0]! : yield* whoseTotal(game, from, seat, resolution);
      left = without(whose);
      events.push(...lifeBecomes(game, seat, lifeOf(game, whose), resolution));
    }
    if (events.length === 0) return NOTHING_DONE;
    yield* proposeAll(game, events);
    return { entities: affected, amount: affected.length, did: true };
  },
};

/** 810.9f: no more than one member of each team. */
function* oneOfEachTeam(game: Game, resolution: Resolution): Procedure<readonly Seat[]> {
  const { controller } = resolution;
  const seats = apnap(game.state);
  const teams = seats.map((seat) => sharingFate(game.state, seat).filter((one) => seats.includes(one)));
  const first = seats.filter((seat, at) => teams[at]?.[0] === seat);
  const chosen = yield* pickFrom(game, controller, first, 0, first.length, "player", resolution);
  const affected: Seat[] = [];
  for (const one of chosen as readonly Seat[]) {
    const team = teams[seats.indexOf(one)]!;
    affected.push(...((yield* pickFrom(game, controller, team, 1, 1, "player", resolution)) as readonly Seat[]));
  }
  return affected;
}

function* whoseTotal(game: Game, from: readonly Seat[], seat: Seat, resolution: Resolution): Procedure<Seat> {
  const { chosen } = yield* choose<"choose">(game, {
    ...{ ask: "choose", player: resolution.controller, about: "player", from, min: 1, max: 1, show: [seat] },
    source: resolution.onStack ?? resolution.self,
  });
  return chosen[0] as Seat;
}

/** 119.7, 119.8: who can't gain life receives none that is higher, who can't lose any none that is lower. */
function mayBecome(game: Game, seat: Seat, whose: Seat): boolean {
  const change = lifeOf(game, whose) - lifeOf(game, seat);
  return change === 0 || !(change > 0 ? gainsNoLife : losesNoLife)(game, seat);
}

/** Whether each of these can still get one of what is left. */
function canBeGiven(game: Game, seats: readonly Seat[], left: readonly Seat[]): boolean {
  const [seat, ...later] = seats;
  if (seat === undefined) return true;
  return left.some(
    (whose) =>
      mayBecome(game, seat, whose) &&
      canBeGiven(
        game,
        later,
        left.filter((one) => one !== whose),
      ),
  );
}
