import type { LogEntry } from "../../engine/api.ts";
import type { Seat } from "../../engine/state/ids.ts";
import { rulesOf, type SeatClock, start } from "../clocks/clock.ts";
import { clocksOf } from "../clocks/clocks.ts";
import type { Changed } from "../commit/changed.ts";
import type { HostContext } from "../hostContext.ts";
import { type AutoPassed, autoPass } from "../orders/autoPass.ts";
import { defaultAnswers } from "../orders/defaultAnswer.ts";
import { areOpponents } from "../orders/stops.ts";
import { isBot, type Opened } from "../storage/open.ts";
import { stillIn } from "./accepted.ts";
import { concede } from "./concede.ts";

/** More questions than a turn has; the next sweep goes on. */
const MOST_ANSWERS = 100;

/** What becomes of a seat whose time has run out, as agreed when the game was created. */
export function onTimeout<G>(host: HostContext<G>, opened: Opened<G>, seat: Seat): Changed<G> {
  const { record, game } = opened;
  const rules = rulesOf(record.blob.pace);
  const clock = clocksOf(record)[seat];
  if (!rules || !clock) return concede(host, opened, seat);
  const withClock = (changed: SeatClock) => clocksOf(record).map((one, at) => (at === seat ? changed : one));
  const missed = clock.missed + 1;
  if (clock.excused > 0) {
    const again = start({ ...clock, excused: clock.excused - 1, missed }, rules, host.now());
    return { game, events: [{ code: "missExcused", seat }], clocks: withClock(again) };
  }
  const events: LogEntry[] = [{ code: "timeUp", seat }];
  if (rules.onTimeout === "claim") {
    const running = clock.running && { ...clock.running, claimable: true as const };
    const situation = host.engine.situation(game);
    const others = stillIn(host.engine, game).filter(
      (other) => areOpponents(situation, seat, other) && !isBot(record, other),
    );
    return {
      ...{ game, events },
      clocks: withClock({ ...clock, missed, ...(running && { running }) }),
      news: others.map((other) => ({ seat: other, kind: "claim" as const })),
    };
  }
  const abandoned = rules.abandonedAfterMisses !== undefined && missed >= rules.abandonedAfterMisses;
  if (rules.onTimeout === "forfeit" || abandoned) {
    const changed = concede(host, opened, seat);
    return { ...changed, events: [...events, ...changed.events] };
  }
  return { ...answerLeast(host, opened, seat, events), clocks: withClock({ ...clock, missed }) };
}

/** Answers for the seat until somebody else is waited for. What no least answer fits, the seat loses by. */
function answerLeast<G>(
  { engine, budgets }: HostContext<G>,
  { record, game: from }: Opened<G>,
  seat: Seat,
  first: readonly LogEntry[],
): Changed<G> {
  let now: AutoPassed<G> = { game: from, events: first, orders: record.blob.orders };
  for (let answered = 0; answered < MOST_ANSWERS; answered++) {
    const { game } = now;
    const { pending } = engine.view(game, seat);
    if (pending.length === 0 || engine.result(game)) break;
    let next = engine.submit(game, seat, defaultAnswers(pending, 0));
    for (let tried = 1; !next.ok && tried < 4; tried++)
      next = engine.submit(game, seat, defaultAnswers(pending, tried));
    if (!next.ok) next = engine.concede(game, seat);
    if (!next.ok) throw new Error(`seat can neither answer nor concede: ${next.code}`);
    now = autoPass(engine, { ...now, game: next.game, events: [...now.events, ...next.events] }, budgets.request);
  }
  return { ...now, answered: seat, back: "ends" };
}
