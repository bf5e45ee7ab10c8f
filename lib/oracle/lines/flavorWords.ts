import { unbound } from "../bind/unbound.ts";
import { type Phrase, rulesFor, title } from "../kernel/index.ts";
import { ABILITY_WORDS, FLAVOR_WORDS } from "../vocabulary/wordsBeforeDash.ts";

/** Without spaces, as it is told apart into words in one way on cards and in another in their data. */
const spelled = (words: string): string => words.replaceAll(" ", "");

/** Those that cards of any file have are read by their list. */
const LISTED: ReadonlySet<string> = new Set([...ABILITY_WORDS, ...FLAVOR_WORDS].map(spelled));

/** 207.2d: flavor words that the card's own data tells, in front of an ability or a mode. */
export const toldFlavorWords: Phrase<undefined> = rulesFor<undefined>().deferred(
  "{words} —",
  { words: title },
  ({ words }, scope) => {
    const said = spelled(words.bind(scope));
    return LISTED.has(said) || !scope.face.flavorWords?.some((one) => spelled(one) === said)
      ? unbound("words in front of a dash that nothing tells of")
      : undefined;
  },
);
