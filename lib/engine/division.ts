import type { QuestionOf, Share } from "./decisions.ts";

/** Lethal damage for each in turn, and what is left for the last that can have it (510.1c). */
export function inOrder<E>({ total, among, least = 0 }: QuestionOf<"divide", E>): number[] {
  const lowest = ({ min }: Share<E>) => Math.max(min, least);
  const amounts = among.map(lowest);
  let left = total - amounts.reduce((a, b) => a + b, 0);
  const give = (index: number, wanted: number): void => {
    const more = Math.max(0, Math.min(left, wanted - amounts[index]!));
    amounts[index]! += more;
    left -= more;
  };
  for (const [index, { lethal, max }] of among.entries()) give(index, Math.min(max, lethal ?? max));
  for (const [index, { max }] of among.entries()) give(index, max);
  return amounts;
}
