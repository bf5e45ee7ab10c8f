import { withMinus } from "./minus.ts";
import type { Speech } from "./speech.ts";
import { spaced } from "./voice.ts";

/** What a kind of counter is called: "+1/+1" everywhere, "poison" as the language has it, unknown ones as the card has them. */
function kindOf(kind: string, speech: Speech) {
  if (/^[+-]/.test(kind)) return { kind: withMinus(kind), named: "no" };
  return { kind: speech.sayIf(`counters.${kind}`) ?? spaced(kind), named: "yes" };
}

/** "2 poison counters". */
export const countersWords = (kind: string, n: number, speech: Speech): string =>
  speech.say("counters.some", { ...kindOf(kind, speech), n });

/** Each kind of counter on something in words. */
export const countersOf = (counters: Readonly<Record<string, number>> | undefined, speech: Speech): string[] =>
  Object.entries(counters ?? {}).flatMap(([kind, n]) => {
    if (n === 0) return [];
    return [n === 1 ? speech.say("counters.one", kindOf(kind, speech)) : countersWords(kind, n, speech)];
  });

/** The same, short enough for a tile. */
export const shortCounters = (counters: Readonly<Record<string, number>> | undefined, speech: Speech): string[] =>
  Object.entries(counters ?? {}).flatMap(([code, n]) => {
    const { kind } = kindOf(code, speech);
    return n === 0 ? [] : [n === 1 ? kind : `${kind} ×${n}`];
  });
