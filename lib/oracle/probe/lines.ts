import type { PrintedCard, PrintedFace } from "../../cards/schema.ts";
import type { Ability } from "../../engine/abilities/ability.ts";
import { type FaceLine, readFace } from "../card.ts";
import { readCard } from "../index.ts";

/** A line of a card that is read, and what becomes of its meaning with another text. */
export interface ProbedLine {
  readonly text: string;
  /** What it means by itself. */
  readonly meaning: string;
  /** What this text would mean in its place, by itself; undefined where that would not be read. */
  readonly meaningOf: (text: string) => string | undefined;
  /** Whether the whole card would: a line that by itself means the same may still matter to those after it. */
  readonly cardMeansTheSame: (text: string) => boolean;
}

/** The lines of a card that is read; none of another. */
export function linesOf(card: PrintedCard): readonly ProbedLine[] {
  const meaning = meaningOf(card);
  if (meaning === undefined) return [];
  return card.faces.flatMap((face, i) => {
    const lines: FaceLine[] = [];
    readFace(face, i, (line) => lines.push(line));
    return lines.map((line): ProbedLine => {
      const own = told(line.reads(line.text)) ?? "";
      return {
        text: line.text,
        meaning: own,
        meaningOf: (text) => told(line.reads(text)),
        cardMeansTheSame: (text) => meaningOf(withLine(card, face, line, text)) === meaning,
      };
    });
  });
}

function withLine(card: PrintedCard, face: PrintedFace, { from, to }: FaceLine, text: string): PrintedCard {
  const changed = { ...face, text: face.text.slice(0, from) + text + face.text.slice(to) };
  const [front, ...others] = card.faces.map((one) => (one === face ? changed : one));
  return front === undefined ? card : { ...card, faces: [front, ...others] };
}

function meaningOf(card: PrintedCard): string | undefined {
  const reading = readCard(card);
  return reading.verdict === "read" ? told(reading.card.faces.flatMap((face) => face.abilities)) : undefined;
}

/** Abilities without their texts. */
function told(abilities: readonly Ability[] | undefined): string | undefined {
  return abilities === undefined
    ? undefined
    : JSON.stringify(abilities, (key, value: unknown) => (key === "text" ? undefined : value));
}
