import { subtypeOwner } from "../../../engine/state/subtypes.ts";
import { conjugate } from "../../kernel/template.ts";
import type { Substitution } from "../substitution.ts";
import type { Difference } from "./wordings.ts";
import { OWN_ZONE } from "./zones.ts";

/** What is named again by other words, which no list of wordings could hold. */

/** Where a card is put. */
const INTO =
  /(?:\b(?:to|into|on top of|top or bottom of|(?:on|from|to) the (?:top|bottom) of)|\b(?:second|third|fourth|fifth|seventh) from the top of) $/;
const OF_ZONES = /^ ?(?:\.|,|;|$| |and\b)/;

/** 201.5: what an object is called by after "this", wherever it may be called so. */
const SELF = /^(?:this )?[\p{L}' -]+$/u;
export function namesItself({ text, to }: Substitution, line: string, from: string): boolean {
  const called = to.replace(/^this /i, "");
  if (!SELF.test(to) || !SELF.test(from)) return false;
  return (
    new RegExp(`\\bthis ${escaped(called)}`, "i").test(text) &&
    new RegExp(`\\bthis ${escaped(from.replace(/^this /i, ""))}`, "i").test(line)
  );
}
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** "each opponent" as "your opponents", word by word. */
export const isAllOpponents = (line: string, { from, to, text }: Substitution): boolean =>
  [from.toLowerCase(), to.toLowerCase()].sort().join() === "each,your" &&
  /each opponent/i.test(line + text) &&
  /your opponents/i.test(line + text);
/** "he", "her", of what the text calls by its name or "this". */
export const isPersonal = ({ to }: Substitution, from: string): boolean =>
  (PERSONAL.test(to) && /^this /i.test(from)) || (PERSONAL.test(from) && /^this /i.test(to));
const PERSONAL = /^(?:he|him|she|her|it|himself|herself|itself)$/i;
/** "it", of what the text goes on to call "this creature". */
export const isSelfAgain = ({ a, b }: Difference): boolean =>
  [a, b].some((one) => /^(?:it|itself|he|him|she|her)$/.test(one)) &&
  [a, b].some((one) => /^this [\p{L}-]+$/u.test(one));

const PLAYER =
  /^(?:that|that attacking|the|the chosen|the defending|defending|its|their|whoever)? ?(?:player|opponent|controller|owner|they)?$/;
/** "that player", "they", "its controller": somebody just spoken of, with a verb of the same number or without. */
export function isPlayerAgain({ a, b, before }: Difference): boolean {
  // "that creature's controller", "that opponent".
  const shared = /\bthat $/.exec(before)?.[0] ?? "";
  const [one, other] = [playerIn(shared + a), playerIn(shared + b)];
  return one !== undefined && other !== undefined && sameVerb(one.rest, other.rest) && one.owns === other.owns;
}
function playerIn(words: string): { readonly rest: string; readonly owns: boolean } | undefined {
  const found =
    /^(they|their|(?:that|that attacking|the|the chosen) (?:player|opponent)|(?:the )?defending player|its controller|its owner|that (?:[\p{L}'-]+ )+?(?:controller|owner))('s)?(?: (.*))?$/u.exec(
      words,
    );
  return found === null || !PLAYER.test(found[1]?.replace("their", "they").replace(OF_THAT, "its") ?? "")
    ? undefined
    : { rest: found[3] ?? "", owns: found[1] === "their" || found[2] !== undefined };
}
/** "that creature's controller". */
const OF_THAT = /^that .*(?= (?:controller|owner)$)/;
const sameVerb = (a: string, b: string): boolean => a === b || conjugate(a, "one") === b || conjugate(b, "one") === a;

const POSSESSIVE = /^(?:your|their|that|its|his|her|[\p{L} ]+'s|[\p{L} ]+s')$/u;
export const isOwnZone = ({ a, b, before, after }: Difference): boolean => {
  // "to their library", "to their owners' library".
  const shared = /\btheir $/.exec(before);
  if (shared !== null)
    return isOwnZone({ a: `their ${a}`, b: `their ${b}`, before: before.slice(0, shared.index), after });
  // "to your hand", "to their owners' hands": the zone may bear the number.
  const [one, other] = [a, b].map((words) => words.replace(/ ?\b(?:hands?|librar(?:y|ies)|graveyards?)$/, ""));
  return (
    POSSESSIVE.test(one ?? "") &&
    POSSESSIVE.test(other ?? "") &&
    INTO.test(before) &&
    (one === a && other === b ? OWN_ZONE : OF_ZONES).test(after)
  );
};
const MOVES = /^(?:puts?|exiles?|shuffles?|returns?|untaps?|taps?)$/;
const ANY_PLAYER =
  /^(?:you|they|an opponent|your opponents|its owner|its controller|each (?:other )?(?:player|opponent)|each of (?:your|that player's) opponents|each player on your team|each of your teammates|(?:enchanted|equipped) creature's controller|the player to your (?:left|right)|(?:that|the|the active|the defending|defending) ?(?:player|opponent)?)(?: (\p{L}+))?$/u;
export const isWhoeverMoves = (where: Difference): boolean => {
  const [, shared = ""] = /^ (player|opponent)\b/.exec(where.after) ?? [];
  const [a, b, after] = [
    `${where.a} ${shared}`.trim(),
    `${where.b} ${shared}`.trim(),
    where.after.replace(/^ (?:player|opponent)\b/, ""),
  ];
  const verbs = [a, b]
    .map((words) => ANY_PLAYER.exec(words))
    .map((found) => (found === null ? "none" : (found[1] ?? /^ ?(\p{L}+)/u.exec(after)?.[1] ?? "")));
  return verbs.every((verb) => MOVES.test(verb)) && sameVerb(verbs[0] ?? "", verbs[1] ?? "");
};

const WIDE: readonly string[] = ["card", "permanent", "token", "spell", "spell or ability", "ability", "copy"];
const TYPES: readonly string[] = ["creature", "artifact", "enchantment", "land", "planeswalker", "battle"];
/** "that creature" as "that permanent" or "that card", "it": of two nouns one is wider (109.2, 110.1, 205.3d). */
export function isNounAgain({ a, b, before }: Difference): boolean {
  if (isKindOfPermanent(a, b) || isKindOfPermanent(b, a)) return true;
  const [one, other] = [noun(a, before), noun(b, before)];
  if (one === undefined || other === undefined) return false;
  if (/\benchanted (?:\w+ )?$/i.test(before)) return true;
  return one === other || one === "" || other === "" || isWider(one, other) || isWider(other, one);
}
/** "Minotaurs", "Minotaur permanents" (205.3). */
const isKindOfPermanent = (kinds: string, permanents: string): boolean => {
  const kind = kinds.replace(/s$/, "");
  return permanents === `${kind} permanents` && subtypeOwner(capital(kind)) !== undefined;
};
const isWider = (wide: string, narrow: string): boolean =>
  WIDE.includes(wide) || (TYPES.includes(wide) && !TYPES.includes(narrow) && subtypeOwner(capital(narrow)) === wide);
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
/** The noun that is named again, in the singular; "" where a pronoun is enough. */
function noun(words: string, before: string): string | undefined {
  const again =
    /\b(?:that|those|the|enchanted|equipped|sacrificed|exiled|discarded|revealed|chosen|tapped|milled|each of those|of those) $/i.test(
      before,
    );
  const found = /^(?:(?:that|those|the|the other|the blocking) )?([\p{L} -]+?)(?:'s|s'|s)?$/u.exec(words);
  if (/^(?:it|its|they|them|their)$/.test(words)) return again ? undefined : "";
  return found?.[1] !== undefined && (again || found[1] !== words.replace(/(?:'s|s'|s)$/, "")) ? found[1] : undefined;
}

/** "that's green", "that are green": said of one or of several. */
const VERBS =
  /^(?:that's|that is|that are|that isn't|that aren't|that target|that targets|that has|that have|that shares?|that doesn't|that don't)/;
export const isNumber = ({ a, b }: Difference): boolean =>
  VERBS.test(a) &&
  VERBS.test(b) &&
  /n't\b/.test(a) === /n't\b/.test(b) &&
  a.split(" ").slice(2).join(" ") === b.split(" ").slice(2).join(" ");
