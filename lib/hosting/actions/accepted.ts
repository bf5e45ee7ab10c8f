import type { Submitted } from "../../engine/api.ts";
import type { Refusal } from "../../engine/decisions.ts";
import type { Changed } from "../commit/changed.ts";
import type { HostContext } from "../hostContext.ts";
import { autoPass } from "../orders/autoPass.ts";
import { Refused } from "../refusal.ts";
import type { GameRecord } from "../storage/record.ts";

/** What the engine made of it, run on to whom the game has to wait for. Throws `Refused` if it refused. */
export function accepted<G>(host: HostContext<G>, { blob }: GameRecord, submitted: Submitted<G>): Changed<G> {
  if (!submitted.ok) throw new Refused(422, "illegal-answer", submitted.message, reasonOf(submitted));
  const { game, events } = submitted;
  return { ...autoPass(host.engine, { game, events, orders: blob.orders }), back: "ends" };
}

export const reasonOf = ({ code, rule }: Refusal) => ({ reason: code, ...(rule !== undefined && { rule }) });
