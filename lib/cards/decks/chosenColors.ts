import { mapNodes } from "../../engine/abilities/visit.ts";
import type { CardDefinition } from "../../engine/definition.ts";
import { COLORS, type Color } from "../schema.ts";
import type { CheckedLine } from "./check.ts";
import { identityOf } from "./format.ts";

/** 903.4b: the color that is chosen for a commander as a deck is built with it. */

const CHOOSES = /\bis your commander, choose a color before the game begins\./u;
const choosesColor = ({ entry: { card } }: CheckedLine): boolean =>
  "faces" in card && card.faces.some(({ text }) => CHOOSES.test(text));

/**
 * By commander, its color: one that the deck needs and its commanders have not got otherwise. A deck that needs none says nothing
 * of it; then it is the first that they have not got.
 */
export function chosenColors(lines: readonly CheckedLine[]): ReadonlyMap<CheckedLine, Color> {
  const commanders = lines.filter(({ section }) => section === "commander");
  const choosing = commanders.filter(choosesColor);
  const missing = (of: readonly CheckedLine[], from: ReadonlySet<Color>): readonly Color[] =>
    COLORS.filter((color) => !from.has(color) && of.some(({ entry }) => identityOf(entry).includes(color)));
  const had = new Set(commanders.flatMap(({ entry }) => identityOf(entry)));
  const needed = [...missing(lines, had), ...COLORS.filter((color) => !had.has(color)), ...COLORS];
  return new Map(choosing.map((one, at) => [one, needed[at]!]));
}

/** A commander for which this color was chosen: from then on it is of that color, wherever it goes (607.2p). */
export const withChosenColor = (card: CardDefinition, color: Color): CardDefinition => {
  const [first, ...more] = card.faces.map((face) => ({
    ...face,
    abilities: mapNodes("ability", face.abilities, {
      modification: (one, inside) =>
        one.modify === "defineColors" && one.colors === "commander" ? { ...one, colors: [color] } : inside(),
    }),
  }));
  return { ...card, faces: [first!, ...more] };
};
