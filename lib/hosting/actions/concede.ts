import type { Seat } from "../../engine/state/ids.ts";
import type { Changed } from "../commit/changed.ts";
import type { HostContext } from "../hostContext.ts";
import { gameOver } from "../refusal.ts";
import type { Opened } from "../storage/open.ts";
import { accepted } from "./accepted.ts";

/** 104.3a. */
export function concede<G>(host: HostContext<G>, { record, game }: Opened<G>, seat: Seat): Changed<G> {
  if (record.over) throw gameOver();
  return accepted(host, record, host.engine.concede(game, seat));
}
