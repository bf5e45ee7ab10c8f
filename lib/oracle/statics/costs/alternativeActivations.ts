import type { Condition } from "../../../engine/abilities/conditions.ts";
import type { Filter } from "../../../engine/abilities/filters.ts";
import { unbound } from "../../bind/unbound.ts";
import { costVerbs } from "../../costs/costs.ts";
import { oneOf, type Phrase, rulesFor, words } from "../../kernel/index.ts";
import type { StaticSentence } from "../../meanings.ts";
import { namedSelf as self } from "../../references/named.ts";

/** What may be paid rather than the cost of a keyword's activated ability (118.9, 602.2b). */

const keyword = words<string>(["equip", "cycling", "crew", "ninjutsu", "power-up", "outlast"].map((one) => [one, one]));

/** Which abilities, and when. */
interface Which {
  readonly keyword: string;
  readonly of: Filter;
  readonly if?: Condition;
}
const { rule: which } = rulesFor<Which>();
/** 602.2: none before it, which would have been the first. */
const first = (keyword: string, during: readonly Condition[]): Which => ({
  keyword,
  of: { is: "any" },
  if: {
    if: "and",
    of: [
      ...during,
      {
        if: "not",
        of: {
          if: "happened",
          event: {
            on: "activate",
            object: { is: "any" },
            ability: { is: "abilityKeyword", keyword },
            by: { who: "you" },
          },
        },
      },
    ],
  },
});
const each = words<readonly Condition[]>([
  ["each turn", []],
  ["during each of your turns", [{ if: "turnOf", who: { who: "you" } }]],
]);
const abilities: Phrase<Which> = oneOf(() => [
  which("{keyword} costs", { keyword }, ({ keyword }) => ({ keyword, of: { is: "any" } })),
  which("{self} 's {keyword} cost", { self, keyword }, ({ keyword }) => ({ keyword, of: { is: "self" } })),
  which(
    "the {keyword} cost of the first {same} ability you activate {each}",
    { keyword, same: keyword, each },
    ({ keyword, same, each }) => (keyword === same ? first(keyword, each) : unbound("another ability's cost")),
  ),
  which("the cycling cost of the first card you cycle {each}", { each }, ({ each }) => first("cycling", each)),
]);

export const alternativeActivations: readonly Phrase<StaticSentence>[] = [
  rulesFor<StaticSentence>().rule(
    "you may {cost} rather than pay {which}.",
    { cost: costVerbs, which: abilities },
    ({ cost, which: { if: test, ...which } }) => ({
      effects: [{ static: "rule", rule: { rule: "alternativeActivation", ...which, who: { who: "you" }, cost } }],
      ...(test !== undefined && { if: test }),
    }),
  ),
];
