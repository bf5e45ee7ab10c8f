import type { About, Answer } from "../../engine/decisions.ts";
import type { Handle } from "../../engine/views.ts";
import type { Voice } from "../../words/voice.ts";
import type { Found } from "./find.ts";

/** What was said in advance about the questions that follow, by why they are asked: targets, X, modes. */
export type FollowUps = Readonly<Partial<Record<About, string>>>;

export type Typed =
  | { readonly is: "answer"; readonly answer: Answer<Handle>; readonly then?: FollowUps }
  /** Nothing is done: what to say instead. `candidates` are what it may have meant. */
  | { readonly is: "reply"; readonly words: string; readonly candidates?: readonly string[] };
export type Read = Typed;

export const answered = (answer: Answer<Handle>, then?: FollowUps): Read => ({
  ...{ is: "answer", answer },
  ...(then && Object.keys(then).length > 0 && { then }),
});

export const reply = (words: string, candidates?: readonly string[]): Read => ({
  ...{ is: "reply", words },
  ...(candidates && { candidates }),
});

const MOST_NAMED = 6;

/** What to say where something was not found, or could be several. */
export function unclear(found: Exclude<Found<unknown>, { is: "one" }>, voice: Voice, help: string): Read {
  if (found.is === "none")
    return found.text === "" ? reply(help) : reply(`${voice.say("typed.notFound", { text: found.text })} ${help}`);
  const labels = found.candidates.map(({ label }) => label);
  const list = voice.speech.list(labels.slice(0, MOST_NAMED), "or");
  return reply(voice.say("typed.several", { text: found.text, list }), labels);
}
