/** Numbers that follow from a text, so that the same card always gets the same picture. */
export interface Chance {
  /** From 0 up to 1. */
  next(): number;
  between(least: number, most: number): number;
  of<T>(all: readonly [T, ...T[]]): T;
}

export function chanceFrom(text: string): Chance {
  // FNV-1a, then mulberry32.
  let state = 2_166_136_261;
  for (let at = 0; at < text.length; at++) state = Math.imul(state ^ text.charCodeAt(at), 16_777_619);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    between: (least, most) => least + (most - least) * next(),
    of: (all) => all[Math.floor(next() * all.length)] ?? all[0],
  };
}
