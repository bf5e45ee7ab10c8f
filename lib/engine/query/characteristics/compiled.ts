import type { Ability } from "../../abilities/ability.ts";
import type { Keyword, KeywordName } from "../../abilities/keywords.ts";
import type { LiveAbility } from "../../abilities/live.ts";
import type { Zone } from "../../abilities/references.ts";
import type { Rule } from "../../abilities/rules.ts";
import { DEFEATED, PROTECTED } from "../../abilities/siege.ts";
import { someNode } from "../../abilities/visit.ts";
import type { FaceDefinition } from "../../definition.ts";
import type { Game } from "../../game.ts";
import { letsCastFromGraveyard } from "../../keywords/fromGraveyard.ts";
import { abilitiesOfKeyword } from "../../keywords/index.ts";
import { besideOthers } from "../../keywords/instances.ts";
import type { Characteristics, CompiledCard, CompiledFace } from "../../runtime.ts";
import { bitsOf, COLOR_BIT, PERMANENT_TYPES, SUPERTYPE_BIT, TYPE_BIT } from "../../state/bits.ts";
import { colorsOfCost, type ManaCost, parseManaCost } from "../mana/manaCost.ts";
import { intrinsicManaAbilities } from "./landTypes.ts";

/** The characteristics of an object that is just this face. */
export function faceControlledBy(face: CompiledFace, controller: number): Characteristics {
  const { base, controlled } = face;
  if (controller === base.controller) return base;
  controlled[controller] ??= justFace(face, controller);
  return controlled[controller];
}

/** Every field by name: what is read at every turn is laid out alike, whatever card it is (state/layout.ts). */
const justFace = (face: OfFace, controller: number): Characteristics => ({
  name: face.name,
  manaCost: face.manaCost,
  colors: face.colors,
  supertypes: face.supertypes,
  types: face.types,
  subtypes: face.subtypes,
  everyCreatureType: face.everyCreatureType,
  abilities: face.abilities,
  keywords: face.keywords,
  power: face.power,
  toughness: face.toughness,
  basePower: face.power,
  baseToughness: face.toughness,
  loyalty: face.loyalty,
  defense: face.defense,
  controller,
});
type OfFace = Omit<Characteristics, "basePower" | "baseToughness" | "controller">;

export function compiledCard(game: Game, definition: number): CompiledCard {
  const { derived } = game;
  const known = (definition >= 0 ? derived.compiled : derived.made).get(definition);
  if (known !== undefined) return known;
  const card = definition >= 0 ? game.pool.cards[definition] : game.state.made[-1 - definition];
  if (card === undefined) throw new Error(`no definition ${definition} in this game`);
  const faces = card.faces.map((face, i) => compileFace(face, definition, i));
  const compiled: CompiledCard = {
    definition: card,
    faces,
    transforms: card.layout === "transform" || (card.layout === "modal_dfc" && card.faces.some(transformsItself)),
    sharesTypeLine: card.layout === "split" && (faces[0]!.types & PERMANENT_TYPES) !== 0,
    landFaces: [...faces.keys()].filter(
      (i) => (faces[i]!.types & TYPE_BIT.land) !== 0 && (i === 0 || card.layout === "modal_dfc"),
    ),
    castFromGraveyard: faces.some(({ keywords }) => letsCastFromGraveyard(keywords)),
  };
  (definition >= 0 ? derived.compiled : derived.made).set(definition, compiled);
  return compiled;
}

const transformsItself = ({ abilities }: FaceDefinition): boolean =>
  abilities.some((ability) =>
    someNode("ability", ability, { effect: (effect) => effect.do === "transform" && effect.what.what === "self" }),
  );

export const compiledFace = (game: Game, definition: number, face = 0): CompiledFace =>
  compiledCard(game, definition).faces[face] ?? compiledCard(game, definition).faces[0]!;

/** What a face has by its type line besides what is printed: mana abilities of basic land types (305.6), a Siege's (310.11b). */
export function intrinsicAbilities({ types, subtypes }: FaceDefinition["typeLine"]): readonly Ability[] {
  if (types.includes("land")) return intrinsicManaAbilities(subtypes).map(({ ability }) => ability);
  return types.includes("battle") && subtypes.includes("Siege") ? [PROTECTED, DEFEATED] : [];
}

function compileFace(face: FaceDefinition, definition: number, faceIndex: number): CompiledFace {
  const spelled = [...toldApart(face.abilities).flatMap(spellOut), ...intrinsicAbilities(face.typeLine)];
  const keywords = keywordMap(spelled);
  const manaCost = face.manaCost === undefined ? undefined : parseManaCost(face.manaCost);
  const colors = keywords.has("devoid")
    ? 0
    : colorsOfCost(manaCost) | (face.colorIndicator === undefined ? 0 : bitsOf(COLOR_BIT, face.colorIndicator));
  const power = printedNumber(face.power);
  const toughness = printedNumber(face.toughness);
  const plainCost = hasPlainCost(spelled, manaCost);
  const characteristics: OfFace = {
    name: face.name,
    manaCost,
    colors,
    supertypes: bitsOf(SUPERTYPE_BIT, face.typeLine.supertypes),
    types: bitsOf(TYPE_BIT, face.typeLine.types),
    subtypes: face.typeLine.subtypes,
    everyCreatureType: keywords.has("changeling"),
    abilities: spelled.map((ability, index) => ({ ability, ref: { definition, face: faceIndex, index } })),
    keywords,
    power,
    toughness,
    loyalty: printedNumber(face.loyalty),
    defense: printedNumber(face.defense),
  };
  return {
    printed: face,
    functionsIn: new Set(spelled.flatMap(zonesOfFunction)),
    makesRules: new Set(spelled.flatMap(rulesMadeBy)),
    plainCost,
    justCast: plainCost && !spelled.some(mayBeCastOtherwise) && !isRestricted(characteristics),
    base: justFace(characteristics, 0),
    controlled: [],
    ...characteristics,
  };
}

/** 205.4e. */
const isRestricted = ({ types, supertypes }: Pick<Characteristics, "types" | "supertypes">): boolean =>
  (supertypes & SUPERTYPE_BIT.legendary) !== 0 && (types & (TYPE_BIT.instant | TYPE_BIT.sorcery)) !== 0;

const rulesMadeBy = (ability: Ability): readonly Rule["rule"][] =>
  ability.kind === "static"
    ? ability.effects.flatMap((effect) => (effect.static === "rule" ? [effect.rule.rule] : []))
    : [];

/** Keywords that pay for a spell with something other than mana, or make it cheaper. */
const CHEAPER: readonly KeywordName[] = [
  "convoke",
  "delve",
  "improvise",
  "affinity",
  "assist",
  "offering",
  "harmonize",
];

const hasPlainCost = (abilities: readonly Ability[], cost: ManaCost | undefined): boolean =>
  !(cost?.symbols ?? []).some((symbol) => symbol.orLife || symbol.orGeneric !== undefined) &&
  abilities.every((ability) =>
    ability.kind === "keyword"
      ? !CHEAPER.includes(ability.keyword.keyword)
      : ability.kind !== "static" || !ability.effects.some((e) => e.static === "rule" && e.rule.rule === "costs"),
  );

/** A keyword with a cost may be another way to cast the card; a static ability about itself may change how it is cast. */
function mayBeCastOtherwise(ability: Ability): boolean {
  if (ability.kind === "keyword") return "cost" in ability.keyword;
  if (ability.kind !== "static") return false;
  return ability.effects.some(
    (effect) => effect.static === "rule" || (effect.static === "modify" && effect.affects.what === "self"),
  );
}

/** 601.2f: printed keywords whose payments are counted apart. */
const toldApart = (abilities: readonly Ability[]): readonly Ability[] =>
  abilities.map((ability, i) => {
    if (ability.kind !== "keyword") return ability;
    const before = abilities.slice(0, i).flatMap((one) => (one.kind === "keyword" ? one.keyword : []));
    const keyword = besideOthers(ability.keyword, before);
    return keyword === ability.keyword ? ability : { ...ability, keyword };
  });

/** A keyword ability, followed by what it means in other words (702.1). */
export const spellOut = (ability: Ability): readonly Ability[] =>
  ability.kind === "keyword" ? [ability, ...abilitiesOfKeyword(ability.keyword)] : [ability];

export function keywordMap(abilities: readonly Ability[]): ReadonlyMap<KeywordName, readonly Keyword[]> {
  const map = new Map<KeywordName, Keyword[]>();
  for (const ability of abilities) {
    if (ability.kind !== "keyword") continue;
    const same = map.get(ability.keyword.keyword);
    if (same === undefined) map.set(ability.keyword.keyword, [ability.keyword]);
    else same.push(ability.keyword);
  }
  return map;
}

/** 208.2: "*" counts as 0 where nothing defines it; "1+*" as 1. */
const printedNumber = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : Number.parseInt(text, 10) || 0;

/** 113.6: where an ability works; activated abilities do nothing by themselves. */
export function zonesOfFunction(ability: Ability): readonly (Zone | "everywhere")[] {
  if (ability.kind !== "static" && ability.kind !== "triggered") return [];
  const { from } = ability;
  if (from !== undefined) return typeof from === "string" ? [from] : from;
  if (ability.kind === "static") return ability.characteristicDefining ? ["everywhere"] : ["battlefield"];
  // 603.6c: what triggers as this card is put into a zone from anywhere does so from there.
  const { when } = ability;
  const arrives = when.on === "move" && when.object.is === "self" && when.from === undefined ? when.to : undefined;
  return arrives === undefined ? ["battlefield"] : typeof arrives === "string" ? [arrives] : arrives;
}

/** The ability a reference means. */
export function abilityOf(game: Game, ref: LiveAbility["ref"]): Ability {
  if ("given" in ref) return ref.given;
  const ability = compiledFace(game, ref.definition, ref.face).abilities[ref.index];
  if (ability === undefined)
    throw new Error(`no ability ${ref.index} on face ${ref.face} of definition ${ref.definition}`);
  return ability.ability;
}
