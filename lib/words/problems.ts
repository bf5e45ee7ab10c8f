import type { Key } from "./catalogs/catalog.ts";
import type { Speech } from "./speech.ts";

/** What went wrong, in words, and what helps. `code` is the server's stable code, or the page's own. */
export interface Trouble {
  readonly code: string;
  readonly message: string;
  readonly wayOut: WayOut;
  /** Each fault of what was sent, where there are several; `at`: where, in words. */
  readonly faults?: readonly { readonly at: string; readonly message: string }[];
}

/** A fault as the API tells it. */
interface Told {
  readonly at: string;
  readonly message: string;
  readonly code?: string;
  readonly values?: Readonly<Record<string, string | number | readonly string[]>>;
  readonly card?: string;
  readonly line?: number;
  readonly rule?: string;
  readonly seat?: number;
}
type WayOut = "retry" | "look" | "start" | "none";

/** What helps, where trying again does not. */
const WAYS: Readonly<Record<Exclude<WayOut, "retry">, ReadonlySet<string>>> = {
  look: new Set([
    ...[
      "already-answered",
      "not-asked-yet",
      "not-asked-now",
      "illegal-answer",
      "nothing-to-take-back",
      "game-over",
      "stale-answer",
    ],
    ...["action-id-reused", "offer-open", "others-answered-since", "declined-already", "nothing-offered"],
    ...[
      "still-working",
      "nothing-to-accept",
      "nothing-proposed",
      "bots-agree-to-nothing",
      "nothing-to-claim",
      "orders-changed",
    ],
  ]),
  start: new Set([
    ...["unknown-game", "unknown-link", "used-link", "expired-link", "revoked-link", "wrong-game", "wrong-seat"],
    ...["forbidden", "quarantined", "unknown-challenge", "not-to-watch"],
  ]),
  none: new Set(["unknown-session", "signed-out", "already-come", "not-your-challenge", "too-large"]),
};

/** Whose own words say more than ours could: `reason` says which of many it is. */
const TELL_THEMSELVES: ReadonlySet<string> = new Set(["illegal-answer", "illegal-proposal"]);

/** `detail`: the server's own words, which are English. `reason`: of a refused answer, why, in the engine's code. */
export function troubleOf(
  code: string,
  speech: Speech,
  detail?: string,
  faults?: readonly Told[],
  reason?: string,
): Trouble {
  const [wayOut] = (Object.keys(WAYS) as (keyof typeof WAYS)[]).filter((way) => WAYS[way].has(code));
  return {
    code,
    // The faults say the rest of it.
    message: problemWords(code, speech, faults?.some((one) => one.code !== undefined) ? undefined : detail, reason),
    wayOut: wayOut ?? "retry",
    ...(faults && faults.length > 0 ? { faults: faults.map((one) => faultWords(one, speech)) } : {}),
  };
}

/** Where it is and what is wrong, with the rule where it breaks one. */
export function faultWords(fault: Told, speech: Speech): { at: string; message: string } {
  const { code, values = {}, card = "", line, rule, seat } = fault;
  const named = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === "object" ? speech.list(value, "or") || "none" : value,
  ]);
  const said = code && speech.sayIf(`faults.${code}`, { card, ...Object.fromEntries(named) });
  const place = line === undefined ? (code && fault.at === "deck" ? speech.say("faults.deck") : fault.at) : undefined;
  const at = place ?? speech.say("faults.line", { line: line ?? 0 });
  return {
    at: seat === undefined ? at : speech.say("faults.ofSeat", { n: seat + 1, at }),
    message: said ? (rule === undefined ? said : speech.say("faults.byRule", { said, rule })) : fault.message,
  };
}

/** A code in words; the server's where it says more, or where there are no others. */
export function problemWords(code: string, speech: Speech, detail?: string, reason?: string): string {
  const message = speech.sayIf(`problems.${code}`);
  if (detail === undefined || (message !== undefined && !TELL_THEMSELVES.has(code)))
    return message ?? speech.say("problems.other");
  if (speech.language === "en") return detail;
  const why = reason === undefined ? undefined : speech.sayIf(`refusals.${reason}`);
  if (why !== undefined) return why;
  return speech.say("problems.withDetail", { message: message ?? speech.say("problems.other"), detail });
}

export const wayOutWords = (way: Exclude<WayOut, "none">, speech: Speech): string =>
  speech.say(`problems.${way}` satisfies Key);
