import type { Engine, Submitted } from "../../engine/api.ts";
import type { Refusal } from "../../engine/decisions.ts";
import type { Seat } from "../../engine/state/ids.ts";
import type { Changed } from "../commit/changed.ts";
import type { HostContext } from "../hostContext.ts";
import { type AutoPassed, autoPass } from "../orders/autoPass.ts";
import { Refused } from "../refusal.ts";
import { socialOf } from "../social/social.ts";
import type { GameRecord } from "../storage/record.ts";
import { doneByHand } from "./carryOut.ts";

/**
 * What the engine made of it, with what all have agreed to do by hand, run on by these orders to whom the game has to wait
 * for. Throws `Refused` if it refused.
 */
export function accepted<G>(
  host: HostContext<G>,
  record: GameRecord,
  submitted: Submitted<G>,
  orders = record.blob.orders,
  social = socialOf(record),
): Changed<G> {
  if (!submitted.ok) throw new Refused(422, "illegal-answer", submitted.message, reasonOf(submitted));
  let byHand = doneByHand(host, { game: submitted.game, events: submitted.events, social });
  let on = autoPass(host.engine, { ...byHand, orders }, host.budgets.request);
  // Where somebody has to be asked again, what was agreed on comes first.
  for (let before = byHand; ; before = byHand) {
    byHand = doneByHand(host, { ...byHand, game: on.game, events: on.events });
    if (byHand.social === before.social) break;
    on = autoPass(host.engine, { ...byHand, orders: on.orders }, host.budgets.request);
  }
  return {
    ...drawnByAll(host, record, on),
    back: "ends",
    ...(byHand.social !== socialOf(record) && { social: byHand.social }),
  };
}

/** 104.4i: whoever had not agreed to a draw has left. */
function drawnByAll<G>({ engine }: HostContext<G>, record: GameRecord, on: AutoPassed<G>): AutoPassed<G> {
  const { offer } = socialOf(record);
  if (offer?.what !== "draw" || engine.result(on.game) !== undefined) return on;
  const players = stillIn(engine, on.game);
  if (!players.includes(offer.by) || !players.every((seat) => offer.agreed.includes(seat))) return on;
  const drawn = engine.agreeDraw(on.game);
  return drawn.ok ? { ...on, game: drawn.game, events: [...on.events, ...drawn.events] } : on;
}

export const stillIn = <G>(engine: Engine<G>, game: G): readonly Seat[] =>
  engine.view(game, null).players.flatMap(({ seat, lost }) => (lost ? [] : [seat]));

/** Throws `Refused` while more happens than fits one request: the system goes on with it, nobody is asked, no clock runs. */
export function unlessWorking<G>({ engine }: HostContext<G>, game: G): void {
  if (engine.isPaused(game))
    throw new Refused(409, "still-working", "So much happens that the game is still working on it. Look again soon.", {
      retryAfter: 5,
    });
}

export const reasonOf = ({ code, rule }: Refusal) => ({ reason: code, ...(rule !== undefined && { rule }) });
