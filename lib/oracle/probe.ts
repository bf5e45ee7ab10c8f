import type { PrintedCard } from "../cards/schema.ts";
import { readCard } from "./index.ts";
import { tokenize, withoutReminders } from "./kernel/tokens.ts";

/** A word that changes nothing: the text reads to the same abilities without it. */
export interface IdleWord {
  readonly face: number;
  readonly word: string;
  /** The text without it. */
  readonly text: string;
}

/**
 * The deletion probe: leaves out each word of a readable card in turn. What still reads must mean something else; a word
 * that can go without a trace was never understood. Cost: one reading per word.
 */
export function idleWords(card: PrintedCard): IdleWord[] {
  const meaning = meaningOf(card);
  if (meaning === undefined) return [];
  const found: IdleWord[] = [];
  for (const [i, face] of card.faces.entries()) {
    const { text } = withoutReminders(face.text);
    const tokens = tokenize(text);
    if (!("length" in tokens)) continue;
    for (const token of tokens) {
      if (!/[\p{L}\p{N}]/u.test(token.text)) continue;
      const before = text.slice(0, token.from);
      const after = text.slice(token.to);
      const spaced = before.endsWith(" ") || before === "" || before.endsWith("\n") ? after.replace(/^ /, "") : after;
      const without = recapitalized(before, /^[,.:;]/.test(spaced) ? `${before.trimEnd()}${spaced}` : before + spaced);
      const faces = card.faces.map((one, j) => (j === i ? { ...one, text: without } : one));
      const [front, ...others] = faces;
      if (front === undefined) continue;
      if (meaningOf({ ...card, faces: [front, ...others] }) === meaning)
        found.push({ face: i, word: token.text, text: without });
    }
  }
  return found;
}

/** A sentence that lost its first word begins with the next. */
function recapitalized(before: string, text: string): string {
  const at = before.length;
  return before === "" || /[.\n:—•"] ?$/.test(before)
    ? text.slice(0, at) + text.charAt(at).toUpperCase() + text.slice(at + 1)
    : text;
}

function meaningOf(card: PrintedCard): string | undefined {
  const reading = readCard(card);
  if (reading.verdict !== "read") return undefined;
  return JSON.stringify(
    reading.card.faces.map((face) => face.abilities),
    (key, value: unknown) => (key === "text" ? undefined : value),
  );
}
