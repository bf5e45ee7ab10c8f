import type { LogEntry } from "../engine/api.ts";
import type { GameResult, Handle } from "../engine/views.ts";

/** What there is to hear at a table, besides all that is seen. */
export type Sound = "yourMove" | "damage" | "won" | "lost";

/** What of a table is listened to. */
export interface Listened {
  /** `null`: of a spectator. */
  readonly seat: number | null;
  readonly isAsked: boolean;
  readonly log: readonly LogEntry<Handle>[];
  readonly result: GameResult | undefined;
}

/** What was to be heard from one look to the next, in order. The end is all there is to say when it comes; a draw is silent. */
export function soundsBetween(before: Listened, now: Listened): readonly Sound[] {
  const { seat, result } = now;
  if (seat === null) return [];
  if (result)
    return before.result || result.winners.length === 0 ? [] : [result.winners.includes(seat) ? "won" : "lost"];
  const isHurt = now.log.slice(before.log.length).some((one) => one.code === "damage.player" && one.seat === seat);
  return [...(isHurt ? ["damage" as const] : []), ...(now.isAsked && !before.isAsked ? ["yourMove" as const] : [])];
}
