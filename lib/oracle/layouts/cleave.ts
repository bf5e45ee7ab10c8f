import type { PrintedFace } from "../../cards/schema.ts";
import type { Ability } from "../../engine/abilities/ability.ts";

/** Cleave (702.148): a text with words in square brackets is read with those words, and without them. */

const BRACKETED = / ?\[[^\]]+\]/g;

export interface Cleft {
  readonly whole: PrintedFace;
  readonly cleaved: PrintedFace;
}

/** The two texts of a face with cleave; undefined of any other. */
export function cleft(face: PrintedFace): Cleft | undefined {
  if (!/^Cleave /m.test(face.text) || face.text.search(BRACKETED) < 0) return undefined;
  const without = face.text
    .split("\n")
    .map((line) => line.replace(BRACKETED, "").trim())
    .filter((line) => line !== "")
    .join("\n");
  return {
    whole: { ...face, text: face.text.replace(/[[\]]/g, "") },
    cleaved: { ...face, text: without },
  };
}

/** The abilities of the whole text, cleave knowing what the spell does without the words in brackets. */
export function joined(whole: readonly Ability[], cleaved: readonly Ability[]): readonly Ability[] {
  const bodies = cleaved.flatMap((one) => (one.kind === "spell" ? [one.body] : []));
  return whole.map(
    (one): Ability =>
      one.kind === "keyword" && one.keyword.keyword === "cleave"
        ? { ...one, keyword: { ...one.keyword, cleaved: bodies } }
        : one,
  );
}
