/**
 * 207.2d: the flavor words of a face, where its card's data tells its keywords and ability words one by one: what stands in front
 * of a dash and is none of them. No words but those below have ever had a meaning that neither the words behind the dash nor
 * the card's data tell; only words written as a title is. A keyword is named again by its reminder text (207.2a), which no
 * flavor word is.
 */
export function flavorWordsOf(text: string, keywords: readonly string[] | undefined): readonly string[] {
  if (keywords === undefined) return [];
  const meant = new Set([...keywords, ...MEANT].map((one) => one.toLowerCase()));
  return text.split("\n").flatMap((line) => {
    const [, bullet, words] = BEFORE_DASH.exec(line) ?? [];
    if (words === undefined || !isTitle(words) || CHAPTERS.test(words)) return [];
    const plain = words.toLowerCase();
    // 614.12b: a word to be chosen is named where it is.
    if (bullet !== undefined && text.split(words).length > 2) return [];
    return meant.has(plain) || REMINDER.exec(line)?.[0].toLowerCase().includes(plain) ? [] : [words];
  });
}

const BEFORE_DASH = /^(• )?([^—•"“{}:.]{2,40}) — /u;

const SMALL: ReadonlySet<string> = new Set("a an and at by for from in of on or the to with".split(" "));
const isTitle = (words: string): boolean =>
  words.split(" ").every((word, at) => /^\p{Lu}/u.test(word) || (at > 0 && SMALL.has(word)));

/** Words with a meaning that data may not list: of Attractions and Cases (717.4, 719.3), of keywords, and of cards' own. */
const MEANT = ["Visit", "Prize", "Solved", "Gotcha", "Requirement", "Power-up", "Boast", "Exhaust", "Forecast"];
/** 207.2a, at the end of a line. */
const REMINDER = /\([^()]*\)$/u;
/** 714.2: chapters of a Saga. */
const CHAPTERS = /^[IVX]+(?:, [IVX]+)*$/u;
