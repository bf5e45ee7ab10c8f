import type { CardReader, ManualReader } from "../cards/reading.ts";
import type { CardType } from "../cards/schema.ts";
import type { FaceDefinition } from "../engine/definition.ts";
import { isPlayed } from "../engine/keywords/index.ts";
import { readFace } from "./card.ts";
import { isStation, withoutSize } from "./layouts/stations.ts";
import { unplayedKeyword } from "./lines/unplayed.ts";

/** Changes whenever a text may read differently than before; stored with what was read. */
export const GRAMMAR_VERSION = 1;

/** Reads a card's text into abilities, with proof or not at all. Pure, deterministic, 1-3 ms a card. */
export const readCard: CardReader = (printed) => {
  const readings = printed.faces.map((face, index) => readFace(face, index));
  const [fault, ...others] = readings.flatMap((one) => one.faults);
  if (fault !== undefined) {
    const worst = [fault, ...others].find((one) => one.verdict !== "declined") ?? fault;
    return { verdict: worst.verdict, faults: [fault, ...others] };
  }
  const unplayed = printed.faces.flatMap(
    (face, i) => unplayedKeyword(readings[i]?.abilities ?? [], face.text, i) ?? [],
  );
  if (unplayed[0] !== undefined) return { verdict: "declined", faults: [unplayed[0], ...unplayed.slice(1)] };
  const [front, ...backs] = printed.faces.map((face, i): FaceDefinition => {
    const { abilities = [], rooms } = readings[i] ?? {};
    const shown = isStation(face) ? withoutSize(face) : face;
    return { ...shown, abilities, ...(rooms === undefined ? {} : { rooms }) };
  });
  if (front === undefined) throw new Error(`${printed.name} has no face`);
  return { verdict: "read", card: { name: printed.name, layout: printed.layout, faces: [front, ...backs] } };
};

/**
 * A card that was not read, to be played by hand: as its type line, costs and stats say, with the keywords of the lines that
 * were read, which mean what the rules say whatever else is on the card (702). What it is besides, a size of "*" included,
 * its players carry out. Undefined for cards that are of no deck of traditional cards (100.2d).
 */
export const readByHand: ManualReader = (printed) => {
  if (printed.faces.some(({ typeLine }) => typeLine.types.some((type) => NONTRADITIONAL.has(type)))) return undefined;
  const [front, ...backs] = printed.faces.map((face, index): FaceDefinition => {
    const abilities = readFace(face, index).abilities.filter(
      (one) => one.kind === "keyword" && isPlayed(one.keyword.keyword),
    );
    return { ...face, abilities };
  });
  return front && { name: printed.name, layout: printed.layout, faces: [front, ...backs], manual: true };
};
const NONTRADITIONAL: ReadonlySet<CardType> = new Set<CardType>([
  ...(["dungeon", "conspiracy", "phenomenon", "plane", "scheme", "vanguard"] as const),
]);
