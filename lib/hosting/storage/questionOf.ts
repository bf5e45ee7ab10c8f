import type { SeatView } from "../../engine/views.ts";
import { sha256 } from "../signingKeys.ts";

/** What a seat is asked, in few characters: the same as long as the same answers are possible. "" for nothing. */
export function questionOf(view: SeatView): string {
  if (view.pending.length === 0) return "";
  const asked = view.pending.map(({ digest, decision }) => `${decision.slot} ${digest}`).sort();
  return sha256(asked.join("\n")).subarray(0, 9).toString("base64url");
}
