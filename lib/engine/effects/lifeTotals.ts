import type { GameEvent } from "../events.ts";
import type { Game } from "../game.ts";
import { choose, type Procedure } from "../procedure.ts";
import { amountOf } from "../query/evaluators/index.ts";
import { gainsNoLife, losesNoLife } from "../rules/applying/possible.ts";
import { proposeAll } from "../rules/events/propose.ts";
import type { Seat } from "../state/ids.ts";
import { apnap } from "../state/objects.ts";
import { sharingFate } from "../state/teams.ts";
import { pickFrom, pickPlayers } from "./choices.ts";
import { causeOf, doneBy, type Handlers, NOTHING_DONE, type Resolution } from "./resolution.ts";

/** 119.5: a life total becomes a number by what is gained or lost. */
export function lifeBecomes(game: Game, player: Seat, life: number, resolution: Resolution): readonly GameEvent[] {
  const change = life - lifeOf(game, player);
  if (change === 0) return [];
  return [{ e: change > 0 ? "gainLife" : "loseLife", player, amount: Math.abs(change), ...causeOf(resolution) }];
}

const lifeOf = ({ state }: Game, seat: Seat): number => state.players[seat]!.life;

/** 119.5, 119.7-8: life totals that become a number, or are dealt out anew. */
export const lifeTotalEffects: Handlers<"setLife" | "redistributeLife"> = {
  *setLife(game, effect, resolution) {
    const seats = yield* oneOfEachTeam(game, yield* pickPlayers(game, effect.who, resolution), resolution);
    const events = seats.flatMap((player) => {
      const life = amountOf(game, effect.amount, { ...resolution, currentPlayer: player });
      return lifeBecomes(game, player, life, resolution);
    });
    return doneBy(yield* proposeAll(game, events));
  },

  /** Each of any number of players gets one of their life totals back, as the controller of the effect says. */
  *redistributeLife(game, _, resolution) {
    const { controller } = resolution;
    const seats = apnap(game.state);
    const teams = seats.filter((seat) => teamOf(game, seat, seats)[0] === seat);
    const chosen = yield* pickFrom(game, controller, teams, 0, teams.length, "player", resolution);
    const theirs = seats.filter((seat) => chosen.some((one) => teamOf(game, one as Seat, seats).includes(seat)));
    const affected = yield* oneOfEachTeam(game, theirs, resolution, controller);
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

/** 810.9d, 810.9f: of these players one of each team, whom that team chooses, or this player. */
function* oneOfEachTeam(
  game: Game,
  seats: readonly Seat[],
  resolution: Resolution,
  by?: Seat,
): Procedure<readonly Seat[]> {
  const affected: Seat[] = [];
  for (const seat of seats) {
    const team = teamOf(game, seat, seats);
    if (team[0] === seat)
      affected.push(...((yield* pickFrom(game, by ?? seat, team, 1, 1, "player", resolution)) as Seat[]));
  }
  return affected;
}

const teamOf = ({ state }: Game, seat: Seat, among: readonly Seat[]): readonly Seat[] =>
  sharingFate(state, seat).filter((one) => among.includes(one));

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
