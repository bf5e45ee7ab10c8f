import type { Submitted } from "../../engine/api.ts";
import type { Refusal } from "../../engine/decisions.ts";
import type { Seat } from "../../engine/state/ids.ts";
import type { Changed } from "../commit/advance.ts";
import type { HostContext } from "../hostContext.ts";
import { autoPass } from "../orders/autoPass.ts";
import { gameOver, Refused } from "../refusal.ts";
import type { Opened } from "../storage/open.ts";
import type { GameRecord } from "../storage/record.ts";

/** 104.3a. */
export function concede<G>(host: HostContext<G>, { record, game }: Opened<G>, seat: Seat): Changed<G> {
  if (record.over) throw gameOver();
  return accepted(host, record, host.engine.concede(game, seat));
}

/** What the engine made of it, run on to whom the game has to wait for. Throws `Refused` if it refused. */
export function accepted<G>(host: HostContext<G>, { blob }: GameRecord, submitted: Submitted<G>): Changed<G> {
  if (!submitted.ok) throw new Refused(422, "illegal-answer", submitted.message, reasonOf(submitted));
  const { game, events } = submitted;
  return { ...autoPass(host.engine, { game, events, orders: blob.orders }), back: "ends" };
}

export const reasonOf = ({ code, rule }: Refusal) => ({ reason: code, ...(rule !== undefined && { rule }) });
