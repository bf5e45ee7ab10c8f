import type { Seat } from "./ids.ts";
import type { GameState } from "./state.ts";

/** 801: the limited range of influence option. Everything asks here; query/reach.ts says where objects are. */

/** 801.2, 801.2b: whether that player is within this one's range of influence. */
export const reaches = ({ reach }: GameState, seat: Seat, other: Seat): boolean =>
  reach === undefined || seat === other || reach[seat]!.includes(other);

/** 801.2a, 801.2c: the players within each player's range of influence, of those in the game now. */
export function rangesOf({ players, options }: GameState): readonly (readonly Seat[])[] | undefined {
  const { rangeOfInfluence: ranges } = options;
  if (ranges === undefined) return undefined;
  const seats = [...players.keys()].filter((seat) => !players[seat]!.lost);
  return players.map((_, seat) => {
    const at = seats.indexOf(seat);
    const range = ranges[seat];
    if (at < 0) return [seat];
    if (range === null || range === undefined) return seats;
    const distance = (other: number): number =>
      Math.min((other - at + seats.length) % seats.length, (at - other + seats.length) % seats.length);
    return seats.filter((_, other) => distance(other) <= range);
  });
}
