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
  ["102.2: every player is each of them", "players|each player|all players"],
  ["any one of them, whoever it is", "an opponent|any opponent|one of your opponents|your opponents"],
  ["any one of them, whoever it is", "a player|another player|an opponent|one of your opponents"],
  ["any one of them, whoever it is", "an opponent controls|your opponents control|opponents control"],
  ["any one of them, whoever it is", "an opponent owns|your opponents own"],
  ["510.2, 603.2c: a creature deals its damage to one player at a time", "a player|one or more players"],
  ["510.2, 603.2c: a creature deals its damage to one player at a time", "an opponent|one or more opponents"],
  ["510.2, 603.2c: a creature deals its damage to one player at a time", "an opponent|one or more of your opponents"],
  ["510.2, 603.2c: a creature deals its damage to one player at a time", "a player|one or more of your opponents"],
  ["every player has such a step, and each comes alone", "each player's|each|the|a player's"],
  ["one pronoun in its forms", "it|he|him|she|her|they|them"],
  ["one pronoun in its forms", "its|his|her|their"],
  ["what was last spoken of", "it|that creature|that permanent|that card|the other creature|the blocking creature"],
  ["what was last spoken of", "it|the copy|that copy|that spell or ability|that spell"],
  ["what was last spoken of", "they|them|those cards|those creatures|those permanents|the copies|those copies"],
  ["what was last spoken of", "one of them|one of those cards|the revealed cards|those revealed cards|them"],
  ["what was last spoken of", "that creature|that permanent|it|they|those creatures"],
  ["what was last spoken of", "those cards|cards exiled this way|the exiled cards"],
  [
    "whoever was last spoken of",
    "that player|that opponent|the player|the opponent|the chosen player|they|defending player",
  ],
  ["whoever was last spoken of", "that player's|that opponent's|the player's|the opponent's|their|its controller's"],
  ["whoever was last spoken of", "that player controls|that opponent controls|they control|defending player controls"],
  ["whoever was last spoken of", "that player does|the player does|they do|a player does|you do"],
  [
    "508.4, 506.2: the defending player is the one attacked",
    "defending player|the defending player|that player|that opponent",
  ],
  [
    "400.3: a card goes to its owner's zone, whoever is named",
    "your|their|its owner's|his owner's|her owner's|their owner's",
  ],
  [
    "400.3: a card goes to its owner's zone, whoever is named",
    "their|that player's|that opponent's|the player's|their owners'",
  ],
  [
    "400.3: a card goes to its owner's zone, whoever is named",
    "your hand|their hand|its owner's hand|their owner's hand",
  ],
  [
    "400.3: a card goes to its owner's zone, whoever is named",
    "their owners' hands|that hand|its owner's hand|your hand",
  ],
  ["110.2a: a permanent put there by you is under your control", "tapped|tapped under your control"],
  [
    "400.3, 110.2: its owner, of one or of several",
    "its owner's|their owners'|their owner's|under their owners' control",
  ],
  [
    "what remains of a group",
    "the rest|the other|the others|the rest of the revealed cards|all other cards revealed this way",
  ],
  ["past and perfect both say that it happened", "has|have|had|"],
  ["past and perfect both say that it happened", "you've|you"],
  ["two ways to contract", "it's not|it isn't"],
  [
    "205.1b: of one thing or of several",
    "it's still a land.|they're still lands.|they're still a land.|it's still lands.",
  ],
  ["105.1: all five of them", "each color|all colors"],
  ["700.4: of a permanent, both are the same event", "dies|is put into a graveyard"],
  ["one after another, or any of them", "during an opponent's turn|during each opponent's turn"],
  ["what was last spoken of", "one|one of them|one of those cards|choose one|choose one of them"],
  ["700.2d: of two modes, one or both are one or more", "choose one or both|choose one or more|both|more"],
  ["whoever lost it was said", "the life lost this way|the life they lost this way"],
  ["what was last spoken of", "its|that spell or ability's|that spell's|that permanent's|that creature's"],
  ["what was last spoken of", "the copy|the copies|that copy|those copies"],
  ["603.6a: what enters does so on the battlefield", "entered|entered the battlefield"],
  ["one graveyard after another, or all of them", "a graveyard|graveyards|all graveyards|any graveyard"],
  ["404.1: the cards in them, each in its own", "from a graveyard|in all graveyards|from any graveyard|in graveyards"],
  ["404.1: the cards in them, each in its own", "from a graveyard|in any graveyard|in a graveyard|from graveyards"],
  [
    "404.1: the cards in them, each in its own",
    "in all graveyards|from all graveyards|in each graveyard|from each graveyard",
  ],
  [
    "404.1: the cards in them, each in its own",
    "from graveyards|in each graveyard|from each graveyard|from all graveyards",
  ],
  ["601.2h: one's own graveyard pays for one's spell", "your graveyard|a graveyard"],
  ["said of what is in a place, or of what comes from it", "in|from"],
  ["508.1d: in each combat, and so in each turn", "attacks each combat if able|attacks each turn if able|combat|turn"],
  ["613.4b: base values are what is set", "base|"],
  ["of one thing or of several", "its mana cost|their mana costs"],
  ["of one thing or of several", "step|steps"],
  ["with or without the article", "the|"],
  ["any one of them, whoever it is", "an|any"],
  ["611.3a: what a static ability gives is had for as long as it applies", "has|gains|have|gain"],
  ["115.3: other than the targets before it", "another|a third|a second"],
  [
    "614.6: whichever way it is called, what would go there",
    "exile it|exile that card|exile that creature|exile it instead",
  ],
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

/** 201.5: what an object is called by after "this", wherever it may be called so. */
const SELF = /^(?:this )?[\p{L}' -]+$/u;
function namesItself({ text, to }: Substitution, line: string, from: string): boolean {
  const called = to.replace(/^this /i, "");
  if (!SELF.test(to) || !SELF.test(from)) return false;
  return (
    new RegExp(`\\bthis ${escaped(called)}`, "i").test(text) &&
    new RegExp(`\\bthis ${escaped(from.replace(/^this /i, ""))}`, "i").test(line)
  );
}
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Why other words change nothing; undefined: no reason is known. */
export function reasonToSubstitute(line: string, one: Substitution): string | undefined {
  const { from, to } = one;
  if (isBeforeDash(from) && isBeforeDash(to)) return "207.2c, 207.2d: ability words and flavor words mean nothing";
  for (const [a, b] of [[from.toLowerCase(), to.toLowerCase()], differing(from, to)] as const) {
    const set = SETS.find(({ wordings }) => wordings.has(a) && wordings.has(b));
    if (set !== undefined) return set.why;
  }
  if (isAllOpponents(line, one)) return "102.2, 102.3: each opponent is all of them";
  if (isPersonal(one, from)) return "one pronoun in its forms";
  if (isBroader(one)) return "109.2, 110.1: a creature is a permanent, and both are cards by their nature";
  return namesItself(one, line, from) ? "201.5: an object names itself, by whatever it may be called" : undefined;
}
/** "each opponent" as "your opponents", word by word. */
const isAllOpponents = (line: string, { from, to, text }: Substitution): boolean =>
  [from.toLowerCase(), to.toLowerCase()].sort().join() === "each,your" &&
  /each opponent/i.test(line + text) &&
  /your opponents/i.test(line + text);
/** "he", "her", of what the text calls by its name or "this". */
const isPersonal = ({ to }: Substitution, from: string): boolean =>
  /^(?:he|him|she|her)$/.test(to) && /^this /i.test(from);
/** "that card", "that permanent", of what was called by its type. */
const isBroader = ({ to, text }: Substitution): boolean =>
  /^(?:that )?(?:card|permanent)$/.test(to) && new RegExp(`\\bthat ${to.replace(/^that /, "")}\\b`).test(text);
const isBeforeDash = (words: string): boolean => BEFORE_DASH.has(words.toLowerCase().replace(/ —$/, ""));

/** Words that English may leave out. */
const IDLE: readonly (readonly [why: string, words: string])[] = [
  ["the subject of an imperative", "you"],
  ["the order is that of the text (608.2c)", "then"],
  ["a plural without it is all of them", "all"],
  ["said of what goes on as it was", "still|also|each|both"],
  ["an article that two nouns share", "a|an"],
  ["in a library, hand or graveyard all are cards", "card|cards"],
];

/** Why a word may be left out; undefined: no reason is known. */
export function reasonToDelete(line: string, name: string, { word, text }: Deletion): string | undefined {
  const before = line.slice(0, line.indexOf(" —"));
  if (BEFORE_DASH.has(before.toLowerCase()) && !text.startsWith(before))
    return "207.2c, 207.2d: part of words that mean nothing";
  if (name.split(/[ ,]+/).includes(word)) return "201.5c: a legend goes by part of its name";
  return IDLE.find(([, words]) => words.split("|").includes(word.toLowerCase()))?.[0];
}
