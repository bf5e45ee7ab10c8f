import { advice } from "../../bots/strong/advice.ts";
import { thinkingTime } from "../../bots/strong/budget.ts";
import { type Stopping, type Supposing, supposed } from "../../bots/world.ts";
import type { Hint } from "../api.ts";
import type { HostContext } from "../hostContext.ts";
import { checkEpoch, type SeatToken } from "../people/tokens.ts";
import { Refused } from "../refusal.ts";
import { isBot, openGame, seatsOf } from "../storage/open.ts";
import { ordersOf } from "./orders.ts";
import { stopsAt } from "./stops.ts";

/** Milliseconds of the processor. */
const THINKS_MS = 400;

interface Thinking<G> {
  /** Plays worlds out; without it the answer is by rule of thumb. */
  readonly supposing?: Supposing<G> | undefined;
  /** Called before anything is thought about; throws `Refused` where they ask too often. */
  readonly admit?: () => Promise<void>;
}

/**
 * What the computer would do in a seat's place, in a game against computer players alone: nobody else is to play against
 * one who asks. It is found through the seat's view, for a player who is asked where their own stops say. Throws `Refused`.
 */
export async function hint<G>(
  host: HostContext<G>,
  token: SeatToken,
  { supposing, admit }: Thinking<G> = {},
): Promise<Hint> {
  const { record, game } = await openGame(host, token.game);
  checkEpoch(record.epochs, token);
  if (!seatsOf(record).every((seat) => seat === token.seat || isBot(record, seat)))
    throw new Refused(409, "no-hint-here", "The computer gives hints only to somebody who plays against it alone.");
  const view = host.engine.view(game, token.seat);
  const [pending] = view.pending;
  if (pending === undefined) throw new Refused(409, "not-asked-now", "You are not asked anything now.");
  await admit?.();
  const { stops } = ordersOf(record.blob.orders, token.seat);
  const isAsked: Stopping = (situation) => stopsAt(situation, token.seat, stops);
  const worlds = supposing && supposed(host.engine, supposing, game, token.seat, isAsked);
  return advice(view, worlds, `hint/${pending.digest}`, { cpuMs: THINKS_MS }, thinkingTime);
}
