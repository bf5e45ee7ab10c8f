import { words } from "../kernel/index.ts";

/** 207.2c, 207.2d: ability words and flavor words, which have no rules meaning. */

/** 207.2c: words without rules meaning in front of an ability. */
const abilityWords = (
  "Adamant|Addendum|Alliance|Battalion|Bloodrush|Celebration|Channel|Chroma|Cohort|Constellation|Converge|Corrupted|Coven|Delirium|" +
  "Descend 4|Descend 8|Domain|Eerie|Eminence|Enrage|Fateful hour|Fathomless descent|Ferocious|Flurry|Formidable|Grandeur|Hellbent|" +
  "Heroic|Imprint|Inspired|Join forces|Kinship|Landfall|Lieutenant|Magecraft|Metalcraft|Morbid|Pack tactics|Paradox|Parley|Radiance|" +
  "Raid|Rally|Renew|Revolt|Secret council|Spell mastery|Strive|Survival|Sweep|Tempting offer|Threshold|Undergrowth|Valiant|Void|" +
  "Will of the council|Opus|Infusion|Repartee|Vivid|Start your engines|Max speed|Exhaust|Boast|Council's dilemma"
)
  .split("|")
  .filter((one) => !["Boast", "Exhaust", "Max speed", "Start your engines"].includes(one));
export const abilityWord = words(abilityWords.map((one) => [one.charAt(0).toLowerCase() + one.slice(1), one] as const));

/** Words with a dash behind that do mean something. */
const meaningful: ReadonlySet<string> = new Set(
  "Exhaust Boast Max Solved To Visit Companion Forecast Power-up I II III IV V VI VII VIII Renew Channel LEVEL Level Sneak Warp Prototype Splice Starting".split(
    " ",
  ),
);
/** Flavor words as text, if these words can be such: ability words and what has rules meaning are not among them. */
export function flavorOf(words: readonly string[]): string | undefined {
  const text = words.join(" ");
  const free =
    /^\p{Lu}/u.test(words[0] ?? "") &&
    !meaningful.has(words[0] ?? "") &&
    words.length <= 7 &&
    words.every((word) => /^[\p{L}][\p{L}'’-]*$|^'s$|^[,!?]$/u.test(word)) &&
    !abilityWords.some((one) => one.toLowerCase() === text.toLowerCase());
  return free ? text : undefined;
}
