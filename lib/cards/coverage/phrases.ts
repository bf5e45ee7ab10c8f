import type { CardEntry } from "../import/entry.ts";
import { isUnsupported } from "../import/entry.ts";
import type { ReadingFault } from "../reading.ts";
import type { PrintedCard } from "../schema.ts";
import { printTypeLine } from "../typeline.ts";

/** Where reading stopped, told so that equal gaps of the grammar become equal strings. */
export interface MissingPhrase {
  /** The few words up to and with the furthest token: "destroy all ⟨artifacts⟩". */
  readonly context: string;
  /** The whole sentence, without what differs from card to card. */
  readonly clause: string;
}

const WORDS_BEFORE = 3;

export function missingPhrase(entry: Pick<CardEntry, "card">, fault: ReadingFault): MissingPhrase {
  if (isUnsupported(entry.card)) {
    const context = `${entry.card.unsupported}: ${entry.card.what}`;
    return { context, clause: context };
  }
  const face = entry.card.faces[fault.face] ?? entry.card.faces[0];
  const line = face.text.split("\n")[fault.line - 1];
  if (line === undefined || line === "") {
    const context = `(no line) ${fault.token} [${printTypeLine(face.typeLine)}]`;
    return { context, clause: context };
  }
  const at = Math.min(Math.max(fault.column - 1, 0), line.length);
  const names = [face.name, face.name.split(", ")[0] ?? face.name, face.name.split(" ")[0] ?? face.name];
  const before = normalise(withoutReminders(line.slice(sentenceStart(line, at), at)), names);
  const words = before.split(" ").filter(Boolean);
  const token = fault.token === "" ? "end" : normalise(fault.token, names);
  const start = words.length > WORDS_BEFORE ? "… " : "";
  return {
    context: `${start}${[...words.slice(-WORDS_BEFORE), `⟨${token}⟩`].join(" ")}`,
    clause: normalise(withoutReminders(line.slice(sentenceStart(line, at), sentenceEnd(line, at))), names),
  };
}

/** The sentence reading stopped in, as printed, with a mark around where: "Destroy all ⟨artifacts⟩." */
export function unreadPhrase(card: PrintedCard, fault: ReadingFault): string | undefined {
  const line = card.faces[fault.face]?.text.split("\n")[fault.line - 1];
  if (line === undefined || line === "") return undefined;
  const at = Math.min(Math.max(fault.column - 1, 0), line.length);
  const end = sentenceEnd(line, at);
  const [word = ""] = /^[^\s.,:;]*/u.exec(line.slice(at, end)) ?? [];
  const marked = word === "" ? "⟨…⟩" : `⟨${word}⟩`;
  return `${line.slice(sentenceStart(line, at), at)}${marked}${line.slice(at + word.length, end)}`.trim();
}

const withoutReminders = (text: string): string => text.replace(/\([^)]*\)?/gu, " ");

/** After the last full stop, line, or opening quote before `at`. */
function sentenceStart(line: string, at: number): number {
  const before = line.slice(0, at);
  return Math.max(0, before.lastIndexOf(". ") + 1, before.lastIndexOf("• ") + 1);
}

function sentenceEnd(line: string, at: number): number {
  const end = line.indexOf(". ", at);
  return end < 0 ? line.length : end + 1;
}

const NUMBERS = "two|three|four|five|six|seven|eight|nine|ten";
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&");

function normalise(text: string, names: readonly string[]): string {
  let plain = text;
  for (const name of names)
    if (name.length > 2 && name[0] === name[0]?.toUpperCase())
      plain = plain.replace(new RegExp(`(?<![\\p{L}])${escaped(name)}(?![\\p{L}])`, "gu"), "~");
  return plain
    .replace(/(?:\{[^}]+\})+/gu, (symbols) => (/\{[TQE]\}/u.test(symbols) ? symbols : "{M}"))
    .replace(/[+\u2212-]?\b\d+\b/gu, "N")
    .replace(new RegExp(`\\b(?:${NUMBERS})\\b`, "giu"), "N")
    .replace(/\b(?:white|blue|black|red|green)\b/giu, "COLOR")
    .toLowerCase()
    .replace(/\s+/gu, " ")
    .trim();
}
