import type { Decision } from "../../engine/decisions.ts";
import type { Seat } from "../../engine/state/ids.ts";
import { earlyOf, type GameRecord, turnOf } from "../storage/record.ts";

/** What the seats are asked in the next version. Arrays are by seat. */
export interface Questions {
  /** Asked something that it was not asked before. */
  readonly isNew: readonly boolean[];
  /** Number of the latest question. */
  readonly asks: readonly number[];
  /** The game waits for it; for nobody once it is over. */
  readonly asked: readonly boolean[];
  /** Who may pass before the game waits for them. */
  readonly early: readonly Seat[];
}

/** By seat, the slots of its open questions in one text; "" for none. */
export function openSlots(pending: readonly Decision[], seats: readonly Seat[]): string[] {
  return seats.map((seat) => {
    const slots = pending.flatMap(({ decidedBy, slot }) => (decidedBy === seat ? [slot] : []));
    return slots.sort().join(" ");
  });
}

/**
 * A question in the slots that were `open` before is the same one, unless it was `answered` or nobody was told of it. What
 * others do meanwhile may change what can be answered; that is not looked at, for it would go through a hand. What may be
 * passed early is another question as soon as something has `happened`.
 */
export function questionsAfter(
  { record, open }: { record: Pick<GameRecord, "asks" | "handoffs">; open: readonly string[] },
  answered: Seat | undefined,
  after: readonly string[],
  { over, early, happened }: { readonly over: boolean; readonly early: readonly Seat[]; readonly happened: boolean },
): Questions {
  const isNew = after.map(
    (slots, seat) => slots !== "" && (slots !== open[seat] || seat === answered || turnOf(record, seat) === undefined),
  );
  return {
    isNew,
    asks: isNew.map((now, seat) => {
      const newlyEarly = early.includes(seat) && (happened || earlyOf(record, seat) === undefined);
      return (record.asks[seat] ?? 0) + (now || newlyEarly ? 1 : 0);
    }),
    asked: after.map((slots) => !over && slots !== ""),
    early,
  };
}
