/** FNV-1a, of 32 bits. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return value;
}

/** So many of them, by lot: the same ones each time for a seed. */
export function drawn<T extends { readonly name: string }>(
  all: readonly T[],
  { of, seed }: { readonly of: number; readonly seed: number },
): readonly T[] {
  const lots = all.map((one) => ({ lot: hash(`${seed} ${one.name}`), one }));
  return lots
    .sort((a, b) => a.lot - b.lot)
    .slice(0, of)
    .map(({ one }) => one);
}
