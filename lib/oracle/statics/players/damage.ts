import type { Amount } from "../../../engine/abilities/amounts.ts";
import type { Condition } from "../../../engine/abilities/conditions.ts";
import type { Players } from "../../../engine/abilities/references.ts";
import type { Replacement } from "../../../engine/abilities/replacements.ts";
import { unbound } from "../../bind/unbound.ts";
import { condition } from "../../hubs.ts";
import { type Phrase, rulesFor, words } from "../../kernel/index.ts";
import type { StaticSentence } from "../../meanings.ts";
import { self as selfCard } from "../../nouns/self.ts";
import { digits } from "../../vocabulary/numbers.ts";
import { staticRules } from "../staticEffects.ts";
import { anyPlural } from "./can.ts";

/** Life totals, damage and losing. */

const { rule: sentence } = rulesFor<StaticSentence>();

const sentenceOf = (
  words: string,
  slots: Readonly<Record<string, Phrase<unknown>>>,
  means: (said: { readonly n: number; readonly same: number; readonly test?: Condition }) => StaticSentence,
): Phrase<StaticSentence> => sentence(words, slots, means as never);

const dealtTo = words<Players>([
  ["you", { who: "you" }],
  ["each opponent", { who: "opponents" }],
  ["players", { who: "each" }],
]);

/** 120.3a: of what damage makes you lose, so much that this much is left. */
export function leaving(left: number): Replacement {
  const life = { amount: "life", of: { who: "you" } } as const;
  const most: Amount = { amount: "greatest", of: [0, { amount: "minus", from: life, of: left }] };
  return {
    of: { on: "loseLife", who: { who: "you" }, damage: true, amount: { compare: ">", to: most } },
    instead: { by: "amount", amount: most },
  };
}

export const damageStatics: readonly Phrase<StaticSentence>[] = [
  // 702.80a, 702.90b, as though every source had it.
  ...(["wither", "infect"] as const).flatMap((kind) => [
    sentence(`all damage is dealt to {who} as though its source had ${kind}.`, { who: dealtTo }, ({ who }) =>
      staticRules({ rule: "damageAsCounters", who: { what: "damageSources" }, kind, to: who }),
    ),
    sentence(`all damage is dealt as though its source had ${kind}.`, {}, () =>
      staticRules({ rule: "damageAsCounters", who: { what: "damageSources" }, kind }),
    ),
  ]),
  ...(["", "if {test}, "] as const).map((words) =>
    sentenceOf(
      `${words}damage that would reduce your life total to less than {n} reduces it to {same} instead.`,
      { ...(words === "" ? {} : { test: condition }), n: digits, same: digits },
      (said) => {
        if (said.n !== said.same) unbound("to another number");
        return {
          effects: [{ static: "replace", replacement: leaving(said.n) }],
          ...(said.test === undefined ? {} : { if: said.test }),
        };
      },
    ),
  ),
  sentence("your life total can't change.", {}, () =>
    staticRules({ rule: "lifeTotalCantChange", who: { who: "you" } }),
  ),
  sentence("damage can't be prevented.", {}, () => staticRules({ rule: "damageUnpreventable" })),
  ...(
    [
      ["damage", {}],
      ["combat damage", { combat: true }],
    ] as const
  ).flatMap(([words, kind]) => [
    ...(words === "damage"
      ? []
      : [sentence(`${words} can't be prevented.`, {}, () => staticRules({ rule: "damageUnpreventable", ...kind }))]),
    sentence(`${words} that would be dealt by {what} can't be prevented.`, { what: anyPlural }, ({ what }) =>
      staticRules({
        rule: "damageUnpreventable",
        source: what.what === "all" ? what.filter : unbound("damage has sources"),
        ...kind,
      }),
    ),
    sentence(`${words} that would be dealt by {self} can't be prevented.`, { self: selfCard }, () =>
      staticRules({ rule: "damageUnpreventable", source: { is: "self" }, ...kind }),
    ),
  ]),
  sentence(
    "lethal damage dealt to {what} is determined by their power rather than their toughness.",
    { what: anyPlural },
    ({ what }) => staticRules({ rule: "lethalByPower", who: what }),
  ),
];
