import type { Refusal } from "../../engine/decisions.ts";
import type { Submitted } from "../../engine/face.ts";
import type { Seat } from "../../engine/state/ids.ts";
import type { Changed } from "../commit/advance.ts";
import type { Table } from "../hostContext.ts";
import { settle } from "../orders/autoPass.ts";
import { gameOver, Refused } from "../refusal.ts";
import type { Opened } from "../storage/open.ts";
import type { GameRecord } from "../storage/record.ts";

/** 104.3a. */
export function concede<G>(table: Table<G>, { record, game }: Opened<G>, seat: Seat): Changed<G> {
  if (record.over) throw gameOver();
  return accepted(table, record, table.engine.concede(game, seat));
}

/** What the engine made of it, run on to whom the game has to wait for. Throws `Refused` if it refused. */
export function accepted<G>(table: Table<G>, { inside }: GameRecord, submitted: Submitted<G>): Changed<G> {
  if (!submitted.ok) throw new Refused(422, "illegal-answer", submitted.message, reasonOf(submitted));
  const { game, events } = submitted;
  return { ...settle(table.engine, { game, events, orders: inside.orders }), back: "ends" };
}

export const reasonOf = ({ code, rule }: Refusal) => ({ reason: code, ...(rule !== undefined && { rule }) });
