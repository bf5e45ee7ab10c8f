import type { PriorityAction } from "../../engine/decisions.ts";
import type { Handle } from "../../engine/views.ts";
import type { Voice } from "../../words/voice.ts";
import type { Asked, Asking } from "../kind.ts";
import { actions } from "./candidates.ts";
import { type Candidate, find } from "./find.ts";
import { answered, type FollowUps, type Read, reply, unclear } from "./reply.ts";
import { after, cuts } from "./text.ts";
import { CAST, ON, PASS, PLAY, USE } from "./vocabulary.ts";

type Action = PriorityAction<Handle>;

/** What a verb may mean, the first that fits. */
const VERBS: readonly { readonly words: readonly string[]; readonly acts: readonly Action["act"][] }[] = [
  { words: CAST, acts: ["cast"] },
  { words: PLAY, acts: ["playLand", "cast"] },
  { words: USE, acts: ["activate", "special"] },
];

/** "pass", "cast Lance on 2", "play Forest", "Bear", "3", "cast Blaze x=3 on Ada". */
export function readPriority(text: string, question: Asked<"priority"> & Asking, voice: Voice): Read {
  const help = voice.say("typed.helpPriority");
  if (PASS.has(text)) return answered({ ask: "priority", action: { act: "pass" } });
  const all = actions(question, voice);
  const rest = new Map<string, readonly Candidate<Action>[]>([[text, all]]);
  for (const { words, acts } of VERBS) {
    const said = after(text, words);
    if (said !== undefined)
      rest.set(
        said,
        all.filter(({ value }) => acts.includes(value.act)),
      );
  }
  // The verb with its own actions first; then the text as a name.
  const ways = [...rest].reverse();
  for (const [said, candidates] of ways) {
    const found = named(said, candidates, all);
    if (found) return found;
  }
  const [[said, candidates] = [text, all]] = ways;
  const { name } = beside(said);
  const found = find(name, candidates);
  return found.is === "one" ? reply(help) : unclear(found, voice, help);
}

/** The action with what was said beside it, from the longest name down to the shortest. */
function named(
  said: string,
  candidates: readonly Candidate<Action>[],
  all: readonly Candidate<Action>[],
): Read | undefined {
  const { name: whole, said: more } = beside(said);
  for (const [name, aim] of [[whole, undefined] as const, ...cuts(whole, ON)]) {
    if (name === "") continue;
    // A number counts in the whole list, as it is shown.
    const found = find(name, /^#?\d+$/.test(name) ? all : candidates);
    if (found.is !== "one") continue;
    const then: FollowUps = { ...(aim && { target: aim }), ...more };
    return answered({ ask: "priority", action: found.value }, then);
  }
  return undefined;
}

/** "blaze x=3", "blaze for 3", "charm modes 1 and 3": without the numbers, and the numbers. */
function beside(said: string): { readonly name: string; readonly said: FollowUps } {
  const [withoutX, x] = without(said, /\b(?:x ?=? ?|for |per |por )(\d{1,4})\b/);
  const [name, mode] = without(withoutX, /\b(?:modes?|modos?|modi) ((?:\d{1,2}(?: ?, ?| and | e | )?)+)/);
  return { name, said: { ...(x !== undefined && { x }), ...(mode !== undefined && { mode }) } };
}

function without(text: string, what: RegExp): readonly [text: string, found: string | undefined] {
  const match = what.exec(text);
  if (!match) return [text, undefined];
  const rest = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`;
  return [rest.replace(/\s+/g, " ").trim(), match[1]!.trim()];
}
