import type { Players } from "../../abilities/references.ts";
import type { Game, Procedure } from "../../game.ts";
import { choose } from "../../procedure.ts";
import type { Context } from "../../query/context.ts";
import { playersAnywhere, playersOf } from "../../query/evaluators/index.ts";
import { isInReach } from "../../query/players/reach.ts";
import type { Entity, Seat } from "../../state/ids.ts";
import { reaches } from "../../state/reach.ts";

/**
 * 601.6a, 602.3a: which player makes a choice the controller would usually make: of several, the controller says. 801.5c:
 * where none who could is within range, the closest to the controller's left does. `canChoose`: whether there is anything
 * that this one could choose.
 */
export function* chooser(
  game: Game,
  who: Players,
  context: Context,
  canChoose: (seat: Seat) => boolean = () => true,
): Procedure<Seat> {
  const among = who.who === "chosen" ? who.from : who;
  const seats = playersOf(game, among, context).filter(canChoose);
  const isForced = seats.length === 1 && game.state.options.forced !== "asked";
  if (seats.length === 0 || isForced) return seats[0] ?? closest(game, among, context) ?? context.controller;
  const { chosen } = yield* choose<"choose">(game, {
    ask: "choose",
    player: context.controller,
    about: "player",
    from: seats,
    min: 1,
    max: 1,
    source: context.onStack ?? context.self,
  });
  return chosen[0]!;
}

/** 801.5c. */
export function closest(game: Game, among: Players, context: Context): Seat | undefined {
  if (game.state.reach === undefined) return undefined;
  const { length } = game.state.players;
  const distance = (seat: Seat): number => (seat - context.controller + length) % length;
  return [...playersAnywhere(game, among, context)].sort((a, b) => distance(a) - distance(b))[0];
}

/** 801.5a: of these, what the player who chooses may choose: what is within that player's range of influence as well. */
export const choosableBy = (
  game: Game,
  player: Seat,
  from: readonly Entity[],
  { controller }: Context,
): readonly Entity[] =>
  game.state.reach === undefined || player === controller || !reaches(game.state, controller, player)
    ? from
    : from.filter((one) => isInReach(game, player, one));
