import type { Seat } from "../../engine/state/ids.ts";
import type { SeatView } from "../../engine/views.ts";
import { questionOf } from "../storage/questionOf.ts";
import type { GameRecord } from "../storage/record.ts";

/** What the seats are asked in the next version. Arrays are by seat. */
export interface Questions {
  /** What the open questions are, in few characters; "" for none. */
  readonly open: readonly string[];
  /** Asked something that it was not asked before. */
  readonly isNew: readonly boolean[];
  /** Number of the latest question. */
  readonly asks: readonly number[];
  /** The game waits for it; for nobody once it is over. */
  readonly asked: readonly boolean[];
}

/** A question that reads as it did before is the same one, unless it was `answered`. */
export function questionsAfter(
  before: Pick<GameRecord, "asks" | "blob">,
  answered: Seat | undefined,
  views: readonly SeatView[],
  over: boolean,
): Questions {
  const open = views.map(questionOf);
  const isNew = open.map(
    (question, seat) => question !== "" && (question !== before.blob.questions[seat] || seat === answered),
  );
  const asks = isNew.map((now, seat) => (before.asks[seat] ?? 0) + (now ? 1 : 0));
  return { open, isNew, asks, asked: open.map((question) => !over && question !== "") };
}
