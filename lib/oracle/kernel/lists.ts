import { oneOf } from "./choice.ts";
import type { Phrase } from "./phrase.ts";
import { rulesFor } from "./rule.ts";
import { Leaf } from "./words.ts";

/** What may be absent, and what there may be several of. */

/** The phrase or nothing. */
export function opt<M>(phrase: Phrase<M>): Phrase<M | undefined> {
  return {
    read: (input, at) => [...phrase.read(input, at), { tree: new Leaf<undefined>([], undefined), end: at }],
    starts: () => undefined,
    alternatives: () => [phrase],
    sample: (pick, depth) =>
      (pick(3) === 0 ? phrase.sample?.(pick, depth) : undefined) ?? new Leaf<undefined>([], undefined),
  };
}

/** Items with separators between them and another before the last: "a, b, and c". At least two; at least `least`. */
export function list<M>(
  item: Phrase<M>,
  separators: { readonly between?: string; readonly last: readonly string[]; readonly pair?: readonly string[] },
): Phrase<readonly M[]> {
  const { rule } = rulesFor<readonly M[]>();
  const between = separators.between ?? ",";
  const tail: Phrase<readonly M[]> = oneOf(() => [
    rule(`${between} {first} {rest}`, { first: item, rest: tail }, ({ first, rest }) => [first, ...rest]),
    ...separators.last.map((last) => rule(`${last} {only}`, { only: item }, ({ only }) => [only])),
  ]);
  const pairs = separators.pair ?? separators.last.map((last) => last.replace(/^, /, ""));
  return oneOf(() => [
    ...pairs.map((pair) => rule(`{one} ${pair} {two}`, { one: item, two: item }, ({ one, two }) => [one, two])),
    rule(`{one} ${between} {two} {rest}`, { one: item, two: item, rest: tail }, ({ one, two, rest }) => [
      one,
      two,
      ...rest,
    ]),
  ]);
}

/** One or more items, `separator` between them. */
export function many<M>(item: Phrase<M>, separator = ""): Phrase<readonly M[]> {
  const { rule } = rulesFor<readonly M[]>();
  const self: Phrase<readonly M[]> = oneOf(() => [
    rule("{only}", { only: item }, ({ only }) => [only]),
    rule(`{first} ${separator} {rest}`, { first: item, rest: self }, ({ first, rest }) => [first, ...rest]),
  ]);
  return self;
}
