import type { Key } from "./catalogs/catalog.ts";
import type { Speech } from "./speech.ts";

/** What went wrong, in words, and what helps. `code` is the server's stable code, or the page's own. */
export interface Trouble {
  readonly code: string;
  readonly message: string;
  readonly wayOut: WayOut;
  /** Each fault of what was sent, where there are several. */
  readonly faults?: readonly { readonly at: string; readonly message: string }[];
}
type WayOut = "retry" | "look" | "start" | "none";

/** What helps, where trying again does not. */
const WAYS: Readonly<Record<Exclude<WayOut, "retry">, ReadonlySet<string>>> = {
  look: new Set([
    ...["already-answered", "not-asked-yet", "illegal-answer", "nothing-to-take-back", "game-over", "stale-answer"],
    ...["action-id-reused", "offer-open", "others-answered-since", "declined-already", "nothing-offered"],
    ...["still-working", "nothing-to-accept", "bots-agree-to-nothing", "nothing-to-claim", "orders-changed"],
  ]),
  start: new Set([
    ...["unknown-game", "unknown-link", "used-link", "expired-link", "revoked-link", "wrong-game", "wrong-seat"],
    ...["forbidden", "quarantined", "unknown-challenge", "not-to-watch"],
  ]),
  none: new Set(["unknown-session", "signed-out", "already-come", "too-large"]),
};

/** Codes whose own words say more than ours could. */
const TELLS_ITSELF: ReadonlySet<string> = new Set([
  "illegal-answer",
  "challenge-closed",
  "vacation-used-up",
  "illegal-deck",
]);

/** `detail`: the server's own words, which are English. `reason`: of a refused answer, why, in the engine's code. */
export function troubleOf(
  code: string,
  speech: Speech,
  detail?: string,
  faults?: Trouble["faults"],
  reason?: string,
): Trouble {
  const [wayOut] = (Object.keys(WAYS) as (keyof typeof WAYS)[]).filter((way) => WAYS[way].has(code));
  return {
    code,
    message: problemWords(code, speech, detail, reason),
    wayOut: wayOut ?? "retry",
    ...(faults && faults.length > 0 ? { faults } : {}),
  };
}

/** A code in words; the server's where it says more, or where there are no others. */
export function problemWords(code: string, speech: Speech, detail?: string, reason?: string): string {
  const message = speech.sayIf(`problems.${code}`);
  if (detail === undefined || (message !== undefined && !TELLS_ITSELF.has(code)))
    return message ?? speech.say("problems.other");
  if (speech.language === "en") return detail;
  const why = reason === undefined ? undefined : speech.sayIf(`refusals.${reason}`);
  if (why !== undefined) return why;
  return speech.say("problems.withDetail", { message: message ?? speech.say("problems.other"), detail });
}

export const wayOutWords = (way: Exclude<WayOut, "none">, speech: Speech): string =>
  speech.say(`problems.${way}` satisfies Key);
