import { ABILITY_WORDS, FLAVOR_WORDS } from "../vocabulary/words-before-dash.ts";
import type { Deletion } from "./deletion.ts";
import type { Substitution } from "./substitution.ts";

/**
 * Why a line may mean the same with other words: a reviewed list. Every reason is general, about what words are in English
 * or in the rules; none is about a card. A survivor that none explains is a misreading.
 */

/** Wordings that mean the same wherever each of them can be read, "|" between them. */
const SAME: readonly (readonly [why: string, wordings: string])[] = [
  ["514.2: both end as the turn does", "until end of turn|this turn"],
  ["102.2, 102.3: each opponent is all of them", "each opponent|your opponents|opponents"],
  ["any one of them, whoever it is", "an opponent|any opponent|one of your opponents|your opponents"],
  ["every player has such a step, and each comes alone", "each player's|each|the"],
  ["one pronoun in its forms", "it|he|him|she|her|they|them"],
  ["one pronoun in its forms", "its|his|her|their"],
  ["whoever was last spoken of", "that player|the player|they|that player's|the player's|their"],
  [
    "what remains of a group",
    "the rest|the other|the others|the rest of the revealed cards|all other cards revealed this way",
  ],
  ["past and perfect both say that it happened", "has|have|had|'ve|"],
  ["603.6a: what enters does so on the battlefield", "entered|entered the battlefield"],
  ["one graveyard after another, or all of them", "a graveyard|graveyards|all graveyards|any graveyard"],
  ["said of what is in a place, or of what comes from it", "in|from"],
  ["613.4b: base values are what is set", "base|"],
  ["with or without the article", "the|"],
];

const SETS = SAME.map(([why, wordings]) => ({ why, wordings: new Set(wordings.split("|")) }));
const BEFORE_DASH: ReadonlySet<string> = new Set([...ABILITY_WORDS, ...FLAVOR_WORDS].map((one) => one.toLowerCase()));

/** The words that differ, without those before and after them that both have. */
function differing(from: string, to: string): readonly [string, string] {
  const a = words(from);
  const b = words(to);
  let start = 0;
  while (start < Math.min(a.length, b.length) && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  return [a.slice(start, a.length - end).join(" "), b.slice(start, b.length - end).join(" ")];
}
const words = (text: string): readonly string[] => text.toLowerCase().split(" ");

/** Why other words change nothing; undefined: no reason is known. */
export function reasonToSubstitute(line: string, { from, to }: Substitution): string | undefined {
  if (BEFORE_DASH.has(from.toLowerCase()) && BEFORE_DASH.has(to.toLowerCase()))
    return "207.2c, 207.2d: ability words and flavor words mean nothing";
  const whole = [from.toLowerCase(), to.toLowerCase()] as const;
  for (const [a, b] of [whole, differing(from, to)]) {
    const set = SETS.find(({ wordings }) => wordings.has(a) && wordings.has(b));
    if (set !== undefined) return set.why;
  }
  void line;
  return undefined;
}

/** Why a word may be left out; undefined: no reason is known. */
export function reasonToDelete(line: string, { word, at }: Deletion): string | undefined {
  if (at === 0 && BEFORE_DASH.has(line.split(" —")[0]?.toLowerCase() ?? ""))
    return "207.2c: part of words that mean nothing";
  if (word.toLowerCase() === "you") return "the subject of an imperative";
  if (word.toLowerCase() === "then") return "the order is that of the text (608.2c)";
  return undefined;
}
