import type { Filter } from "../../../engine/abilities/filters.ts";
import type { Players } from "../../../engine/abilities/references.ts";
import { oneOf, type Phrase, rulesFor, words } from "../../kernel/index.ts";
import type { StaticSentence } from "../../meanings.ts";
import { permanents } from "../../nouns/kinds.ts";
import { staticRules } from "../staticEffects.ts";

/** Costs that can't be paid (118.3): of casting spells and activating abilities, not of what an effect asks for as it is followed. */

const { rule } = rulesFor<StaticSentence>();

interface Forbidden {
  readonly life?: true;
  readonly sacrifice?: Filter;
}
const { rule: forbidding } = rulesFor<Forbidden>();
const forbidden: Phrase<Forbidden> = oneOf(() => [
  forbidding("pay life", {}, () => ({ life: true })),
  forbidding("sacrifice {what}", { what: permanents.many }, ({ what }) => ({ sacrifice: what.filter })),
  forbidding("pay life or sacrifice {what}", { what: permanents.many }, ({ what }) => ({
    life: true,
    sacrifice: what.filter,
  })),
]);
const who = words<Players>([
  ["players", { who: "each" }],
  ["your opponents", { who: "opponents" }],
  ["you", { who: "you" }],
]);

export const payingStatics: readonly Phrase<StaticSentence>[] = [
  // 605.1a
  rule(
    "{who} can't {what} to cast spells or to activate abilities that aren't mana abilities.",
    { who, what: forbidden },
    ({ who, what }) => staticRules({ rule: "cantPay", who, ...what, exceptMana: true }),
  ),
  rule("{who} can't {what} to cast spells or activate abilities.", { who, what: forbidden }, ({ who, what }) =>
    staticRules({ rule: "cantPay", who, ...what }),
  ),
];
