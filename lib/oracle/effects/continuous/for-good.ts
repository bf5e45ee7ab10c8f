import type { Modification } from "../../../engine/abilities/modifications.ts";
import { type Scope, unbound } from "../../bind/scope.ts";
import { objects } from "../../hubs.ts";
import { oneOfForms, type Phrase, rulesFor } from "../../kernel/index.ts";
import type { Instruction, Predicate } from "../../meanings.ts";
import { newCharacteristics, powerToughness } from "../../nouns/characteristics.ts";
import { cardName } from "../../nouns/describing/names.ts";
import { abilities } from "../../statics/granted-abilities.ts";
import { lasting } from "./lasting.ts";

/** What holds for the rest of the game. */

const { rule } = rulesFor<Instruction>();

/** "It gains haste.": for as long as it is what it is (611.2c); of single objects only. */
const forGood = oneOfForms(() => [
  predicates.inflected("(<gain>) {abilities}", { abilities }, ({ abilities }) => ({
    modifications: abilities.map((ability) => ({ modify: "addAbility", ability })),
  })),
  predicates.inflected("<become> {what}", { what: newCharacteristics }, ({ what }) => ({ modifications: what })),
  predicates.inflected("<have> base power and toughness {pt}", { pt: powerToughness }, ({ pt }) => ({
    modifications: [{ modify: "setPT", power: pt[0], toughness: pt[1] }],
  })),
  predicates.inflected(
    "<become> {what} and <have> base power and toughness {pt}",
    { what: newCharacteristics, pt: powerToughness },
    ({ what, pt }) => ({ modifications: [...what, { modify: "setPT", power: pt[0], toughness: pt[1] }] }),
  ),
  predicates.inflected(
    "<become> {what} and <gain> {abilities}",
    { what: newCharacteristics, abilities },
    ({ what, abilities }) => ({
      modifications: [...what, ...abilities.map((ability) => ({ modify: "addAbility", ability }) as const)],
    }),
  ),
  predicates.inflected(
    "<become> {what} named {name}",
    { what: newCharacteristics, name: cardName },
    ({ what, name }, scope) => ({
      modifications: [...withOwnSubtypes(what, scope), { modify: "name", name }],
    }),
  ),
  // 205.4a
  {
    one: predicates.rule("is no longer snow", {}, () => ({ modifications: NOT_SNOW })),
    many: predicates.rule("are no longer snow", {}, () => ({ modifications: NOT_SNOW })),
  },
  predicates.inflected("<lose> all abilities", {}, () => ({ modifications: [{ modify: "loseAbilities" }] })),
  predicates.inflected(
    "<gain> {abilities} and <become> {what}",
    { abilities, what: newCharacteristics },
    ({ abilities, what }) => ({
      modifications: [...abilities.map((ability) => ({ modify: "addAbility", ability }) as const), ...what],
    }),
  ),
]);

/** 205.1a: what becomes a creature, and was one before, keeps the creature types it has where none are told. */
const withOwnSubtypes = (what: readonly Modification[], { face }: Scope): readonly Modification[] =>
  what.filter(
    (one) =>
      one.modify !== "setTypes" ||
      one.subtypes.length > 0 ||
      one.types.length !== face.typeLine.types.length ||
      !one.types.every((type) => face.typeLine.types.includes(type)),
  );

const predicates = rulesFor<Predicate>();
const NOT_SNOW = [{ modify: "removeTypes", supertypes: ["snow"] }] as const;

export const forGoodClauses: readonly Phrase<Instruction>[] = (["one", "many"] as const).map((number) =>
  rule("{what} {said}", { what: objects[number], said: forGood[number] }, ({ what, said }, scope) =>
    what.what === "all" ? unbound("a static ability in an effect") : lasting(scope, said, what, "forever"),
  ),
);
