import type { Submitted } from "../../engine/api.ts";
import type { Refusal } from "../../engine/decisions.ts";
import type { Changed } from "../commit/changed.ts";
import type { HostContext } from "../hostContext.ts";
import { autoPass } from "../orders/autoPass.ts";
import { Refused } from "../refusal.ts";
import type { GameRecord } from "../storage/record.ts";

/** What the engine made of it, run on by these orders to whom the game has to wait for. Throws `Refused` if it refused. */
export function accepted<G>(
  host: HostContext<G>,
  { blob }: GameRecord,
  submitted: Submitted<G>,
  orders = blob.orders,
): Changed<G> {
  if (!submitted.ok) throw new Refused(422, "illegal-answer", submitted.message, reasonOf(submitted));
  const { game, events } = submitted;
  return { ...autoPass(host.engine, { game, events, orders }, host.budgets.request), back: "ends" };
}

/** Throws `Refused` while more happens than fits one request: the system goes on with it, nobody is asked, no clock runs. */
export function unlessWorking<G>({ engine }: HostContext<G>, game: G): void {
  if (engine.isPaused(game))
    throw new Refused(409, "still-working", "So much happens that the game is still working on it. Look again soon.", {
      retryAfter: 5,
    });
}

export const reasonOf = ({ code, rule }: Refusal) => ({ reason: code, ...(rule !== undefined && { rule }) });
