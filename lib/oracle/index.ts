import type { PrintedCard } from "../cards/schema.ts";
import type { Ability } from "../engine/abilities/ability.ts";
import type { CardDefinition, FaceDefinition } from "../engine/definition.ts";
import { type Position, readFace } from "./card.ts";

/** Changes whenever a text may read differently than before; stored with what was read. */
export const GRAMMAR_VERSION = 1;

export type CardReading =
  /** Exactly one meaning, and its text printed back word for word. */
  | { readonly verdict: "read"; readonly card: CardDefinition }
  /** Some line is not understood, or is understood to mean nothing the engine could play (`why`). */
  | { readonly verdict: "declined"; readonly at: Position; readonly why?: string }
  /** Two meanings: a fault of the grammar. */
  | { readonly verdict: "ambiguous"; readonly at: Position; readonly readings: readonly (readonly Ability[])[] }
  /** Printed back otherwise than it is printed: a fault of the grammar. */
  | { readonly verdict: "mismatched"; readonly at: Position; readonly printed: string };

/** Reads a card's text into abilities, with proof or not at all. Pure; 1-3 ms a card. */
export function readCard(printed: PrintedCard): CardReading {
  const faces: FaceDefinition[] = [];
  for (const [index, face] of printed.faces.entries()) {
    const reading = readFace(face, index);
    if (reading.verdict !== "read") return reading;
    faces.push({ ...face, abilities: reading.abilities });
  }
  const [front, ...others] = faces;
  if (front === undefined) throw new Error(`${printed.name} has no face`);
  return { verdict: "read", card: { name: printed.name, layout: printed.layout, faces: [front, ...others] } };
}
