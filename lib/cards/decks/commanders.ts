import type { Color, PrintedCard, PrintedFace } from "../schema.ts";

/** Who may lead a deck (903.3), alone or in twos (702.124). */

const front = (card: PrintedCard): PrintedFace => card.faces[0];
const isLegendary = (card: PrintedCard, type: "creature" | "planeswalker" | "enchantment"): boolean =>
  front(card).typeLine.supertypes.includes("legendary") && front(card).typeLine.types.includes(type);
/** Its keyword lines, without their reminders. */
const linesOf = (card: PrintedCard): readonly string[] =>
  card.faces.flatMap(({ text }) => text.split("\n").map((line) => line.replace(/ ?\([^)]*\)/gu, "").trim()));

/** 903.3, 903.12c, and the cards that say so themselves (903.3a). */
export const mayBeCommander = (card: PrintedCard, as: "commander" | "brawl"): boolean =>
  isLegendary(card, "creature") ||
  (as === "brawl" && isLegendary(card, "planeswalker")) ||
  card.faces.some(({ text }) => / can be your commander\./u.test(text));

/** 702.124: whether these two may be commanders of one deck. Partner abilities don't combine (702.124f). */
export const mayPair = (one: PrintedCard, other: PrintedCard): boolean => isPaired(one, other) || isPaired(other, one);

function isPaired(one: PrintedCard, other: PrintedCard): boolean {
  const both = isLegendary(one, "creature") && isLegendary(other, "creature");
  const [mine, theirs] = [linesOf(one), linesOf(other)];
  // 702.124h, 702.124j: the same partner ability, whatever it is called.
  const same = mine.some((line) => SHARED.test(line) && theirs.includes(line));
  // 702.124i
  const named = mine.includes(`Partner with ${other.name}`) && theirs.includes(`Partner with ${one.name}`);
  // 702.124m
  const { subtypes } = front(other).typeLine;
  const doctor = subtypes.length === 2 && subtypes.includes("Time Lord") && subtypes.includes("Doctor");
  return (
    (both && (same || named || (mine.includes("Doctor's companion") && doctor))) ||
    // 702.124k
    (isLegendary(one, "creature") &&
      mine.includes("Choose a Background") &&
      isLegendary(other, "enchantment") &&
      subtypes.includes("Background"))
  );
}

const SHARED = /^(?:Partner(?:—.+)?|Friends forever)$/u;

/** 903.12e: a Brawl deck without colours may hold basic lands of one type. */
export const mayHoldBasics = (as: "commander" | "brawl", identity: ReadonlySet<Color>): boolean =>
  as === "brawl" && identity.size === 0;
