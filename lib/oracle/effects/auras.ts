import type { Ability } from "../../engine/abilities/ability.ts";
import type { Effect } from "../../engine/abilities/effects.ts";
import type { Modification } from "../../engine/abilities/modifications.ts";
import type { Objects } from "../../engine/abilities/references.ts";
import type { Scope } from "../bind/scope.ts";
import { unbound } from "../bind/unbound.ts";
import { costClause, keyword } from "../hubs.ts";
import { oneOf, type Phrase, printed, rulesFor } from "../kernel/index.ts";
import { spell } from "../kernel/tokens.ts";
import type { Instruction } from "../meanings.ts";
import { itself, self } from "../nouns/self.ts";
import { pronoun } from "../references/pronouns.ts";
import { lasting } from "./continuous/lasting.ts";

/** Auras that enchant something else than before, and permanents that become Auras (303.4). */

const { rule, deferred } = rulesFor<Instruction>();
const { rule: enchantRule } = rulesFor<Ability>();

const only = (all: readonly { readonly keyword: string }[]): void => {
  if (all.length !== 1 || all[0]?.keyword !== "enchant") unbound("no Aura has only that");
};
/** A quoted enchant ability, which is no sentence; the quote may end the sentence it stands in. */
const quotedEnchant: Phrase<Ability> = oneOf(() =>
  ["“{all}”", "“{all}.”"].map((words) =>
    rulesFor<Ability>().deferred(words, { all: keyword }, ({ all }, scope) => {
      // What it says of the Aura is said of the one that has it, by its own name too.
      const inner = scope.fresh(true);
      inner.tell({ granting: "self" });
      const keywords = all.bind(inner);
      only(keywords);
      return { kind: "keyword", keyword: keywords[0] as (typeof keywords)[number] };
    }),
  ),
);
const enchant: Phrase<Ability> = oneOf(() => [
  quotedEnchant,
  enchantRule("{all}", { all: keyword }, ({ all }) => {
    only(all);
    return { kind: "keyword", keyword: all[0] as (typeof all)[number] };
  }),
]);

const becomingAura = (ability: Ability, ...before: readonly Modification[]): readonly Modification[] => [
  ...before,
  { modify: "addAbility", ability },
];
const forGood = (scope: Scope, what: Objects, modifications: readonly Modification[]): readonly Effect[] =>
  lasting(scope, { modifications }, what, "forever");

export const auraClauses: readonly Phrase<Instruction>[] = [
  // 702.5: the enchant ability it is printed with, which is the only one that the words before "and" can be.
  deferred(
    "it loses {old} and gains {other}",
    { old: quotedEnchant, other: quotedEnchant },
    ({ old, other }, scope) => {
      old.bind(scope);
      if (!scope.face.text.toLowerCase().startsWith(spell(printed(old)).slice(1, -1).toLowerCase()))
        unbound("it has no such ability");
      return forGood(
        scope,
        scope.pronoun("one"),
        becomingAura(other.bind(scope), { modify: "loseKeyword", keyword: "enchant" }),
      );
    },
  ),
  rule(
    "{what} becomes a Aura with {enchant}",
    { what: oneOf(() => [pronoun, itself]), enchant },
    ({ what, enchant }, scope) =>
      forGood(scope, what, becomingAura(enchant, { modify: "addTypes", subtypes: ["Aura"] })),
  ),
  // 205.1a: an enchantment and nothing else.
  rule(
    "{self} loses this ability and becomes a Aura enchantment with {enchant}",
    { self, enchant },
    ({ enchant }, scope) => {
      scope.mention({ ref: { what: "self" }, number: "one", nouns: [] });
      return forGood(
        scope,
        { what: "self" },
        becomingAura(
          enchant,
          { modify: "loseThisAbility" },
          { modify: "setTypes", types: ["enchantment"], subtypes: ["Aura"] },
        ),
      );
    },
  ),
];

export const auraSentences: readonly Phrase<Instruction>[] = [
  // 116.2c
  rule("you may pay {cost} to end this effect.", { cost: costClause }, ({ cost }) => ({
    amend: (before) => {
      const at = before.findLastIndex((one) => one.do === "apply");
      const effect = before[at];
      return effect?.do === "apply" ? before.with(at, { ...effect, endFor: cost }) : unbound("which effect?");
    },
  })),
];
