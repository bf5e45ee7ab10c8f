import { ABILITY_WORDS, FLAVOR_WORDS } from "../../vocabulary/wordsBeforeDash.ts";
import type { Deletion } from "../deletion.ts";
import type { Substitution } from "../substitution.ts";
import {
  isAllOpponents,
  isNounAgain,
  isNumber,
  isOwnZone,
  isPersonal,
  isPlayerAgain,
  isSelfAgain,
  isWhoeverMoves,
  namesItself,
} from "./again.ts";
import { FORMS } from "./forms.ts";
import { IDLE } from "./idle.ts";
import { ALL_OF_THEM, PLAYERS } from "./players.ts";
import { TERMS } from "./terms.ts";
import { THINGS } from "./things.ts";
import { TURNS } from "./turns.ts";
import { type Difference, difference, holds, type Same, SEVERAL, SPOKEN_OF } from "./wordings.ts";
import { ZONES } from "./zones.ts";

/**
 * Why a line may mean the same with other words: a reviewed list. Every reason is general, about what words are in English
 * or in the rules, and says where it holds; none is about a card. A survivor that none explains is a misreading.
 */

const SAME: readonly Same[] = [...PLAYERS, ...ZONES, ...TURNS, ...THINGS, ...FORMS, ...TERMS];

/** "from a graveyard", "in all graveyards": of counted cards and of a target, each is in one of them. */
const GRAVEYARDS =
  /^(?:(?:in|from) )?(?:a graveyard|graveyards|all graveyards|any graveyard|each graveyard)$|^total in all graveyards$/;

const BEFORE_DASH: ReadonlySet<string> = new Set([...ABILITY_WORDS, ...FLAVOR_WORDS].map((one) => one.toLowerCase()));
const isBeforeDash = (words: string): boolean => BEFORE_DASH.has(words.toLowerCase().replace(/ —$/, ""));

const CHAPTER_NAME = "207.2d: the name of a chapter means nothing";
/** Between the numbers of a chapter and the dash before what it does. */
const isChapterName = ({ before, after }: Difference): boolean =>
  /^[IVX]+(?:, [IVX]+)* — ?(?:[^—.:]* )?$/.test(before) && /^[^—.:]*—/.test(after);

const isDeckLimit = ({ before }: Difference): boolean => /^A deck can have (?:up to )?$/.test(before);

/** Why other words change nothing; undefined: no reason is known. */
export function reasonToSubstitute(line: string, one: Substitution): string | undefined {
  const from = one.from.toLowerCase();
  const to = one.to.toLowerCase();
  if (isBeforeDash(from) && isBeforeDash(to)) return "207.2c, 207.2d: ability words and flavor words mean nothing";
  const where = difference(line, one.text);
  if (isChapterName(where)) return CHAPTER_NAME;
  if (isDeckLimit(where)) return "100.2a: how many cards a deck may have is no ability";
  const listed = SAME.find((set) => holds(set, from, to, where) || holds(set, where.a, where.b, where));
  if (listed !== undefined) return listed.why;
  if (isAllOpponents(line, one)) return ALL_OF_THEM;
  if (isPlayerAgain(where)) return "whoever was last spoken of";
  if (isOwnZone(where)) return "400.3: a card goes to its owner's zone, whoever is named";
  if (isWhoeverMoves(where)) return "608.2c: what is to be put somewhere gets there, whoever is told to put it";
  if (
    [from, to].every((words) => GRAVEYARDS.test(words)) ||
    [where.a, where.b].every((words) => GRAVEYARDS.test(words))
  )
    return "404.1: the cards in them, each in its own";
  if (isNounAgain(where)) return SPOKEN_OF;
  if (isSelfAgain(where)) return "201.5: an object speaks of itself";
  if (isPersonal(one, from)) return "one pronoun in its forms";
  if (isNumber(where)) return SEVERAL;
  return namesItself(one, line, one.from) ? "201.5: an object names itself, by whatever it may be called" : undefined;
}

/** Why a word may be left out; undefined: no reason is known. */
export function reasonToDelete(line: string, names: readonly string[], { word, text }: Deletion): string | undefined {
  const before = line.slice(0, line.indexOf(" —"));
  if (BEFORE_DASH.has(before.toLowerCase()) && !text.startsWith(before))
    return "207.2c, 207.2d: part of words that mean nothing";
  if (names.flatMap((name) => name.split(/[ ,]+/)).includes(word)) return "201.5c: a legend goes by part of its name";
  const where = difference(line, text);
  if (isChapterName(where)) return CHAPTER_NAME;
  return (
    IDLE.find(
      (one) =>
        (one.words.test(word) || one.words.test(word.toLowerCase())) &&
        (one.before?.test(where.before) ?? true) &&
        (one.after?.test(where.after.trimStart()) ?? true),
    )?.why ?? SAME.find((set) => holds(set, where.a, where.b, where))?.why
  );
}
