import type { LogEntry } from "../api.ts";
import type { Refusal } from "../decisions.ts";

/** What comes of what somebody does: what happened, or why it cannot be done. */
export type Outcome = { readonly ok: true; readonly events: readonly LogEntry[] } | Refusal;

export const refusal = (code: string, message: string, rule?: string): Refusal => ({
  ok: false,
  code,
  message,
  ...(rule && { rule }),
});

export const stillWorking = (): Refusal =>
  refusal("still-working", "The game is still working on what was done last; look again in a moment.");
