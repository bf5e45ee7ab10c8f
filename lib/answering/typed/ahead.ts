import { after, plain } from "./text.ts";
import { PASS, PROFILE_WORDS, STOPS, UNTIL, UNTIL_WHAT } from "./vocabulary.ts";

/** What is said about more than the present question. */
export type Ahead =
  /** "pass until my turn"; `until` is undefined where it was not understood. */
  | { readonly do: "pass"; readonly until: keyof typeof UNTIL_WHAT | undefined }
  /** "stops reactive"; without a profile, which are set. */
  | { readonly do: "stops"; readonly profile: keyof typeof PROFILE_WORDS | undefined };

/** In any of the languages; undefined for what is no such thing. */
export function readAhead(typed: string): Ahead | undefined {
  const text = plain(typed);
  const stops = after(text, STOPS);
  // A card's name may begin like this.
  const profile = stops === undefined ? undefined : readProfile(stops);
  if (stops === "" || profile !== undefined) return { do: "stops", profile };
  const until = untilIn(text);
  return until === undefined ? undefined : { do: "pass", until: readUntil(until) };
}

/** "my turn", "fine del turno": until when somebody passes. */
export const readUntil = (typed: string): keyof typeof UNTIL_WHAT | undefined => keyOf(UNTIL_WHAT, plain(typed));

/** "reactive", "veloce": where the game is to wait. */
export const readProfile = (typed: string): keyof typeof PROFILE_WORDS | undefined =>
  keyOf(PROFILE_WORDS, plain(typed));

/** Behind "pass until", or "until" alone. */
function untilIn(text: string): string | undefined {
  const bare = after(text, UNTIL);
  if (bare !== undefined && keyOf(UNTIL_WHAT, bare) !== undefined) return bare;
  for (const word of PASS) {
    const rest = after(text, [word]);
    const until = rest && after(rest, UNTIL);
    if (until !== undefined && until !== "") return until;
  }
  return undefined;
}

function keyOf<K extends string>(words: Readonly<Record<K, readonly string[]>>, text: string): K | undefined {
  return (Object.keys(words) as K[]).find((key) => key === text || words[key].includes(text));
}
