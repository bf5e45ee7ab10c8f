import { tokenize } from "../kernel/tokens.ts";

/** A line without one of its words. */
export interface Deletion {
  readonly word: string;
  /** How many words of the line stand before it. */
  readonly at: number;
  readonly text: string;
}

/** Every word of a line left out in turn; what then begins a sentence begins with a capital. */
export function* deletions(text: string): Generator<Deletion> {
  const tokens = tokenize(text);
  if (!("length" in tokens)) return;
  let at = 0;
  for (const token of tokens) {
    if (!/[\p{L}\p{N}]/u.test(token.text)) continue;
    const before = text.slice(0, token.from);
    const after = text.slice(token.to);
    const spaced = before.endsWith(" ") || before === "" || before.endsWith("\n") ? after.replace(/^ /, "") : after;
    const joined = /^[,.:;]/.test(spaced) ? `${before.trimEnd()}${spaced}` : before + spaced;
    yield { word: token.text, at, text: recapitalized(before, joined) };
    at += 1;
  }
}

function recapitalized(before: string, text: string): string {
  const at = before.length;
  return before === "" || /[.\n:—•"] ?$/.test(before)
    ? text.slice(0, at) + text.charAt(at).toUpperCase() + text.slice(at + 1)
    : text;
}
