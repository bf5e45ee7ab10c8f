import type { SeatClock } from "../clocks/clock.ts";
import { clocksOf } from "../clocks/clocks.ts";
import { canonical } from "../signingKeys.ts";
import { type Social, socialOf } from "../social/social.ts";
import type { GameRecord } from "../storage/record.ts";
import type { Changed } from "./changed.ts";
import type { Questions } from "./questionsAfter.ts";

interface After {
  readonly version: number;
  readonly over: boolean;
  readonly social: Social;
  readonly clocks: readonly SeatClock[];
}

/**
 * Whether this version shows anybody but its author anything new. What a player says in advance, notes, mutes or wants to
 * be reminded of does not: no number and no time that others see may move with it.
 */
export function shownAfter(
  before: GameRecord,
  changed: Changed<unknown>,
  { isNew }: Pick<Questions, "isNew">,
  after: After,
  now: number,
): GameRecord["shown"] {
  const moved =
    changed.answered !== undefined ||
    changed.events.length > 0 ||
    (changed.news ?? []).length > 0 ||
    isNew.includes(true) ||
    before.over !== after.over ||
    publicOf(socialOf(before), clocksOf(before)) !== publicOf(after.social, after.clocks);
  return moved ? { version: after.version, at: now } : before.shown;
}

/** What of these the others see. */
const publicOf = ({ muted: _, notes: _notes, ...social }: Social, clocks: readonly SeatClock[]): string =>
  canonical([social, clocks.map(({ awayUntil, running }) => [awayUntil, running?.claimable])]);
