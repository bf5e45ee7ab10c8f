import type { LogEntry } from "../../lib/engine/face.ts";
import type { Handle } from "../../lib/engine/views.ts";
import { counted, listed, spaced, type Voice } from "./voice.ts";

export interface Sentence {
  readonly text: string;
  /** Starts a turn. */
  readonly heading?: boolean;
}

type Entry = LogEntry<Handle>;
type Say = (entry: Entry, voice: Voice, objects: readonly string[]) => string | Sentence;

const who = (entry: Entry): number => entry.seat ?? 0;
const some = (entry: Entry): number => entry.amount ?? 1;

/** A sentence for every code; {costs} in it are drawn as symbols. */
const SENTENCES: Readonly<Record<string, Say>> = {
  turn: (e, v) => ({ text: `Turn ${e.amount ?? ""}: ${v.object(who(e))}`, heading: true }),
  draw: (e, v, o) => `${v.does(who(e), "draw", "draws")} ${o[0] ?? counted(some(e), "card")}.`,
};

export function sentenceOf(entry: Entry, voice: Voice): Sentence | undefined {
  const objects = (entry.objects ?? []).map((one) => one.name ?? voice.thing(one.id));
  const say = SENTENCES[entry.code];
  if (!say) return { text: fallback(entry, voice, objects) };
  const said = say(entry, voice, objects);
  return typeof said === "string" ? { text: said } : said;
}

/** For a code this page does not know yet: what is known about it, in order. */
function fallback(entry: Entry, voice: Voice, objects: readonly string[]): string {
  const parts = [
    ...(entry.seat === undefined ? [] : [voice.subject(entry.seat)]),
    spaced(entry.code),
    ...(objects.length > 0 ? [listed(objects)] : []),
    ...(entry.amount === undefined ? [] : [String(entry.amount)]),
    ...(entry.detail ? [entry.detail] : []),
  ];
  return `${parts.join(" · ")}`;
}
