import type { Ability } from "../../abilities/ability.ts";
import type { Characteristics } from "../../game.ts";
import { keywordMap } from "../../query/compiled.ts";
import { intrinsicManaAbilities } from "../../query/landTypes.ts";

const COLOR_WORDS: Readonly<Record<string, string>> = { white: "W", blue: "U", black: "B", red: "R", green: "G" };

/**
 * 612.1-2: every instance of a color word, land type or creature type, in the type line and the rules text, where it is
 * used as such: not in names, nor in mana symbols. Abilities have no words but meanings, so those are changed.
 */
export function withWord(now: Characteristics, from: string, to: string): Characteristics {
  const colors = [COLOR_WORDS[from], COLOR_WORDS[to]];
  const [color, other] = colors;
  const swap = <T>(value: T): T => {
    if (value === from) return to as T;
    if (Array.isArray(value)) return value.map(swap) as T;
    if (typeof value === "object" && value !== null && !(value instanceof Map)) {
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, inside(key, inner)])) as T;
    }
    return value;
  };
  const inside = (key: string, value: unknown): unknown => {
    if (NO_WORDS.has(key)) return value;
    if (color === undefined || (key !== "color" && key !== "colors")) return swap(value);
    return Array.isArray(value) ? value.map((one) => (one === color ? other : one)) : value === color ? other : value;
  };
  const changed = withRulesText(
    now,
    now.abilities.map(({ ability }) => swap(ability)),
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
  const own = JSON.stringify(before.ability);
  const kept = changed.abilities.filter(({ ability }) => JSON.stringify(ability) !== own);
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
