import type { Modification } from "../../../engine/abilities/modifications.ts";
import type { Scope } from "../../bind/scope.ts";
import { unbound } from "../../bind/unbound.ts";
import { amount, objects } from "../../hubs.ts";
import { type Forms, list, oneOf, oneOfForms, type Phrase, rulesFor } from "../../kernel/index.ts";
import type { Instruction, Predicate } from "../../meanings.ts";
import { newCharacteristics } from "../../nouns/characteristics.ts";
import { powerToughness } from "../../nouns/colorsAndSizes.ts";
import { cardName } from "../../nouns/describing/names.ts";
import { someTargets } from "../../references/references.ts";
import { abilities } from "../../statics/grantedAbilities.ts";
import { lostKeyword, nothingElse } from "../../statics/predicates.ts";
import { lasting } from "./lasting.ts";

/** What holds for the rest of the game. */

const { rule } = rulesFor<Instruction>();
const predicates = rulesFor<Predicate>();

/** What they become is said of those that there are then, where what they are is said of all (611.2c). */
const becoming = predicates.inflected("<become> {what}", { what: newCharacteristics }, ({ what }) => ({
  modifications: what,
}));

/** "It gains haste.": for as long as it is what it is (611.2c); of single objects only. */
const said = oneOfForms(() => [
  predicates.inflected("(<gain>) {abilities}", { abilities }, ({ abilities }) => ({
    modifications: abilities.map((ability) => ({ modify: "addAbility", ability })),
  })),
  becoming,
  predicates.inflected("<have> base power and toughness {pt}", { pt: powerToughness }, ({ pt }) => ({
    modifications: [{ modify: "setPT", power: pt[0], toughness: pt[1] }],
  })),
  // 608.2h: as much as it is now.
  predicates.inflected(
    "<have> (base power and toughness|base power and base toughness) each equal to {n}",
    { n: amount },
    ({ n }) => ({ modifications: [{ modify: "setPT", power: n, toughness: n }] }),
  ),
  predicates.inflected(
    "<become> {what} named {name}",
    { what: newCharacteristics, name: cardName },
    ({ what, name }, scope) => ({
      modifications: [...withOwnSubtypes(what, scope), { modify: "name", name }],
    }),
  ),
  nothingElse,
  // 205.4a
  {
    one: predicates.rule("is no longer snow", {}, () => ({ modifications: NOT_SNOW })),
    many: predicates.rule("are no longer snow", {}, () => ({ modifications: NOT_SNOW })),
  },
  predicates.inflected("<lose> {keyword}", { keyword: lostKeyword }, ({ keyword }) => ({ modifications: [keyword] })),
  predicates.inflected("<lose> all abilities", {}, () => ({ modifications: [{ modify: "loseAbilities" }] })),
]);

/** Several of them of the same object. */
const all = (one: Phrase<Predicate>): Phrase<Predicate> =>
  oneOf(() => [
    one,
    predicates.rule("{several}", { several: list(one, { last: [", and"], pair: ["and"] }) }, ({ several }) => ({
      modifications: several.flatMap(({ modifications = [] }) => modifications),
    })),
  ]);
const forGood: Forms<Predicate> = { one: all(said.one), many: all(said.many) };

/** 205.1a: what becomes a creature, and was one before, keeps the creature types it has where none are told. */
const withOwnSubtypes = (what: readonly Modification[], { face }: Scope): readonly Modification[] =>
  what.filter(
    (one) =>
      one.modify !== "setTypes" ||
      one.subtypes.length > 0 ||
      one.types.length !== face.typeLine.types.length ||
      !one.types.every((type) => face.typeLine.types.includes(type)),
  );

const NOT_SNOW = [{ modify: "removeTypes", supertypes: ["snow"] }] as const;

/** 611.2c: what static abilities say of objects is that they have it; by a spell those that there are gain it. */
const isGained = ({ modifications = [] }: Predicate): boolean =>
  modifications.every(({ modify }) => modify === "addAbility");

/** "It becomes a Bird Giant, and it loses defender.": both of one thing. */
const andIt: Phrase<Instruction> = rule(
  "{what} {said}, and it {also}",
  { what: objects.one, said: forGood.one, also: forGood.one },
  ({ what, said, also }, scope) =>
    what.what === "all"
      ? unbound("a static ability in an effect")
      : [...lasting(scope, said, what, "forever"), ...lasting(scope, also, what, "forever")],
);

/** 611.2c: of these very spells. */
const uncounterable: Phrase<Instruction> = rule("{what} can't be countered", { what: someTargets }, ({ what }) =>
  what.what === "target"
    ? [{ do: "rule", rules: [{ rule: "cantBeCountered", what: { is: "among", of: what } }], duration: "forever" }]
    : unbound("said of spells to come"),
);

export const forGoodClauses: readonly Phrase<Instruction>[] = [
  uncounterable,
  andIt,
  ...(["one", "many"] as const).map((number) =>
    rule("{what} {said}", { what: objects[number], said: forGood[number] }, ({ what, said }, scope) =>
      what.what === "all" && !(scope.isSpell && isGained(said))
        ? unbound("a static ability in an effect")
        : lasting(scope, said, what, "forever"),
    ),
  ),
  ...(["one", "many"] as const).map((number) =>
    rule("{what} {become}", { what: objects[number], become: becoming[number] }, ({ what, become }, scope) =>
      what.what === "all" ? lasting(scope, become, what, "forever") : unbound("said of single objects above"),
    ),
  ),
];

/** 701.58: "it's no longer suspected". */
export const unsuspected: Phrase<Instruction> = oneOf(() =>
  (
    [
      ["it's", "one"],
      ["they're", "many"],
    ] as const
  ).map(([words, number]) =>
    rulesFor<Instruction>().rule(`${words} no longer suspected`, {}, (_, scope) => [
      { do: "unsuspect", what: scope.pronoun(number) },
    ]),
  ),
);
