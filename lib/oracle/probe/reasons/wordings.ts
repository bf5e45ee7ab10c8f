/** What two texts do not share, and wordings that mean the same. */

/** What a line and another text do not share, with what stands before and after it in the line. */
export interface Difference {
  readonly a: string;
  readonly b: string;
  readonly before: string;
  readonly after: string;
}

/** Between words, before a stop, after a line. */
const WORDS = /(?= )|(?<=\n)|(?=[.,:;"]+(?: |\n|$))/;
/** Word by word, without what both texts begin and end with. */
export function difference(line: string, text: string): Difference {
  const a = line.split(WORDS);
  const b = text.split(WORDS);
  const equal = (x: string | undefined, y: string | undefined): boolean =>
    x?.trimStart().toLowerCase() === y?.trimStart().toLowerCase();
  let start = 0;
  while (start < Math.min(a.length, b.length) && equal(a[start], b[start])) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && equal(a.at(-1 - end), b.at(-1 - end))) end += 1;
  const middle = (of: readonly string[]): string =>
    of
      .slice(start, of.length - end)
      .join("")
      .trim();
  const [from, to] = [middle(a), middle(b)];
  const stop = /[.,:;"]+$/.exec(from)?.[0] ?? "";
  const both = stop !== "" && to.endsWith(stop) ? stop : "";
  const bare = (of: string): string =>
    of
      .slice(0, of.length - both.length)
      .replace(/^"/, "")
      .toLowerCase();
  return {
    a: bare(from),
    b: bare(to),
    before: `${a.slice(0, start).join("")}${start === 0 || (a[start - 1] ?? "").endsWith("\n") ? "" : " "}`,
    after: both + a.slice(a.length - end).join(""),
  };
}

/** Why wordings mean the same, "|" between them, where what stands before and after is so. */
export interface Same {
  readonly why: string;
  readonly wordings: ReadonlySet<string>;
  readonly before?: RegExp;
  readonly after?: RegExp;
}
export const same = (why: string, wordings: string, where: Pick<Same, "before" | "after"> = {}): Same => ({
  why,
  wordings: new Set(wordings.split("|")),
  ...where,
});

export const holds = ({ wordings, before, after }: Same, a: string, b: string, where: Difference): boolean =>
  wordings.has(a) && wordings.has(b) && (before?.test(where.before) ?? true) && (after?.test(where.after) ?? true);

export const SPOKEN_OF = "what was last spoken of, by another word that it goes by";
export const SEVERAL = "of one thing or of several";
