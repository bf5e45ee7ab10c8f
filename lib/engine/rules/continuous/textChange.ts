import type { Ability } from "../../abilities/ability.ts";
import { mapNodes, sameData } from "../../abilities/visit.ts";
import { keywordMap } from "../../query/characteristics/compiled.ts";
import { intrinsicManaAbilities } from "../../query/characteristics/landTypes.ts";
import type { Characteristics } from "../../runtime.ts";

const COLOR_WORDS: Readonly<Record<string, string>> = { white: "W", blue: "U", black: "B", red: "R", green: "G" };

/**
 * 612.1-2: every instance of a color word, land type or creature type, in the type line and the rules text, where it is
 * used as such: not in names, nor in mana symbols. Abilities have no words but meanings, so those are changed.
 */
export function withWord(now: Characteristics, from: string, to: string): Characteristics {
  const [color, other] = [COLOR_WORDS[from], COLOR_WORDS[to]];
  const replaced = (key: string, word: unknown): unknown => {
    if (word === from) return to;
    return (key === "color" || key === "colors") && color !== undefined && word === color ? other : word;
  };
  const inOwnWords = <N extends object>(node: N): N => {
    const words = Object.entries(node).flatMap(([key, value]) => {
      if (NO_WORDS.has(key)) return [];
      const after = Array.isArray(value) ? value.map((one) => replaced(key, one)) : replaced(key, value);
      return sameData(value, after) ? [] : [[key, after]];
    });
    return words.length === 0 ? node : { ...node, ...Object.fromEntries(words) };
  };
  const changed = withRulesText(
    now,
    now.abilities.map(({ ability }) => mapNodes("ability", ability, { every: inOwnWords })),
  );
  return withIntrinsic(
    { ...changed, subtypes: now.subtypes.map((subtype) => (subtype === from ? to : subtype)) },
    from,
    to,
  );
}

/** 305.6: a land's basic land types bring their mana abilities, which are nowhere in its text. */
function withIntrinsic(changed: Characteristics, from: string, to: string): Characteristics {
  const [before] = intrinsicManaAbilities([from]);
  const after = intrinsicManaAbilities([to]);
  if (before === undefined || !changed.subtypes.includes(to)) return changed;
  const kept = changed.abilities.filter(({ ability }) => !sameData(ability, before.ability));
  return { ...changed, abilities: [...kept, ...after] };
}

/** 612.5: with this rules text, keywords being followed by what they mean. */
export const withRulesText = (now: Characteristics, abilities: readonly Ability[]): Characteristics => ({
  ...now,
  abilities: abilities.map((ability) => ({ ability, ref: { given: ability } })),
  keywords: keywordMap(abilities),
});

/** Names (612.2), and what is kept for showing. */
const NO_WORDS: ReadonlySet<string> = new Set(["text", "ref", "name"]);
