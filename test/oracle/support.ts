import type { PrintedCard, PrintedFace, TypeLine } from "../../lib/cards/schema.ts";
import type { Ability } from "../../lib/engine/abilities/ability.ts";
import { readCard } from "../../lib/oracle/index.ts";

const creature: TypeLine = { supertypes: [], types: ["creature"], subtypes: ["Bear"] };

export const typed = (...types: TypeLine["types"]): TypeLine => ({ supertypes: [], types, subtypes: [] });

/** A card of our own with this text; a creature called Mossback Tern unless told otherwise. */
export function card(text: string, more: Partial<PrintedFace> = {}): PrintedCard {
  const face: PrintedFace = { name: "Mossback Tern", typeLine: creature, text, power: "2", toughness: "2", ...more };
  return { name: face.name, layout: "normal", faces: [face] };
}

export const spell = (text: string): PrintedCard => card(text, { name: "Kindle Dusk", typeLine: typed("sorcery") });

/** The abilities of a card that must be readable, without the words they were read from. */
export function abilities(printed: PrintedCard): readonly Ability[] {
  const reading = readCard(printed);
  if (reading.verdict !== "read") throw new Error(`${reading.verdict}: ${JSON.stringify(reading.faults)}`);
  return reading.card.faces.flatMap((face) => face.abilities.map(({ text: _, ...ability }) => ability as Ability));
}

export const verdict = (printed: PrintedCard): string => readCard(printed).verdict;

/** What the first ability does. */
export const effectsOf = ([only]: readonly Ability[]): readonly unknown[] =>
  only !== undefined && "body" in only ? only.body.effects : [];

/** Each of the one with each of the other. */
export const product = <A, B>(as: readonly A[], bs: readonly B[]): [A, B][] =>
  as.flatMap((a) => bs.map((b): [A, B] => [a, b]));
