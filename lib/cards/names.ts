/** Letters that decomposition leaves whole. */
const LIGATURES: readonly (readonly [RegExp, string])[] = [
  [/æ/gu, "ae"],
  [/œ/gu, "oe"],
  [/ø/gu, "o"],
  [/đ/gu, "d"],
  [/ł/gu, "l"],
  [/ß/gu, "ss"],
  [/þ/gu, "th"],
];

/**
 * The name as a person may type it: without case, accents, kinds of quotes and dashes, or how halves are separated.
 * Two spellings of one name fold to the same string; "Fire // Ice", "fire/ice" and "FIRE ／ ICE" are one.
 */
export function foldName(name: string): string {
  let folded = name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  for (const [letter, plain] of LIGATURES) folded = folded.replace(letter, plain);
  return folded
    .replace(/[\u2018\u2019\u201a\u201b\u2032\u0060\u00b4\u02bc]/gu, "'")
    .replace(/[\u201c\u201d\u201e\u2033]/gu, '"')
    .replace(/[\u2010-\u2015\u2212]/gu, "-")
    .replace(/\s*\/+\s*/gu, " // ")
    .replace(/\s+/gu, " ")
    .trim();
}

/** The mistake most often made in typing a name counts less than others. */
const SWAP = 0.5;

/** How many letters must be added, dropped, changed or swapped with a neighbour (half); gives up above `most`. */
export function editDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let previous = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1];
      let best = Math.min(previous[column]! + 1, current[column - 1]! + 1, previous[column - 1]! + (same ? 0 : 1));
      const swapped = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (swapped) best = Math.min(best, before[column - 2]! + SWAP);
      current.push(best);
      least = Math.min(least, best);
    }
    if (least > most) return most + 1;
    before = previous;
    previous = current;
  }
  return previous[other.length]!;
}

/** Names prepared for finding the near ones. */
export type NameIndex = readonly { readonly name: string; readonly folded: string; readonly front: string }[];

export const indexNames = (names: Iterable<string>): NameIndex =>
  [...names].map((name) => {
    const folded = foldName(name);
    return { name, folded, front: folded.split(" // ")[0] ?? folded };
  });

/** Up to `count` of these names that a person may have meant, the nearest first. */
export function nearestNames(wanted: string, names: NameIndex, count = 3): string[] {
  const target = foldName(wanted);
  const most = Math.max(1, Math.min(4, Math.floor(target.length / 4)));
  const close: { name: string; distance: number }[] = [];
  for (const { name, folded, front } of names) {
    let distance = editDistance(target, folded, most);
    if (front !== folded) distance = Math.min(distance, editDistance(target, front, most));
    // A name begun and not finished, or typed without its title.
    if (distance > most && target.length >= 5 && (folded.startsWith(target) || folded.split(", ")[0] === target))
      distance = most;
    if (distance <= most) close.push({ name, distance });
  }
  return close
    .sort((a, b) => a.distance - b.distance || (a.name < b.name ? -1 : 1))
    .slice(0, count)
    .map(({ name }) => name);
}
