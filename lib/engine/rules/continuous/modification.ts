import type { Ability } from "../../abilities/ability.ts";
import { type Keyword, type KeywordName, kindsOf } from "../../abilities/keywords.ts";
import type { Modification } from "../../abilities/modifications.ts";
import type { Objects } from "../../abilities/references.ts";
import { sameData } from "../../abilities/visit.ts";
import type { Game } from "../../game.ts";
import { besideOthers, isRedundant } from "../../keywords/instances.ts";
import { characteristicsOf, withoutTrace } from "../../query/characteristics/characteristics.ts";
import { keywordMap, spellOut } from "../../query/characteristics/compiled.ts";
import { copiableValues, copied, withoutKeyword } from "../../query/characteristics/copiable.ts";
import { withGranter } from "../../query/characteristics/granted.ts";
import { intrinsicManaAbilities } from "../../query/characteristics/landTypes.ts";
import { choiceOf, withChosenQuality } from "../../query/chosen.ts";
import type { Context } from "../../query/context.ts";
import { amountOf, objectsOf, playersOf, resultOf } from "../../query/evaluators/index.ts";
import type { Characteristics, Given, Layer } from "../../runtime.ts";
import { bitsOf, COLOR_BIT, SUPERTYPE_BIT, TYPE_BIT } from "../../state/bits.ts";
import type { ObjectId } from "../../state/ids.ts";
import { plus } from "../../state/numbers.ts";
import { BASIC_LAND_TYPES, goesWith, isCreatureType, isLostWith, subtypeOwner } from "../../state/subtypes.ts";
import { withRulesText, withWord } from "./textChange.ts";

/** 613.1a-g and 613.4a-d, in order. */
export const LAYERS: readonly Layer[] = ["1", "2", "3", "4", "5", "6", "7a", "7b", "7c", "7d"];

const LAYER_OF: Readonly<Record<Modification["modify"], readonly Layer[]>> = {
  copyOf: ["1"],
  noManaCost: ["1"],
  thisAbility: ["1"],
  ownColors: ["1"],
  copy: ["1"],
  name: ["1"],
  controller: ["2"],
  text: ["3"],
  rulesText: ["3"],
  fullText: ["3"],
  allNames: ["3"],
  addTypes: ["4"],
  setTypes: ["4"],
  setSubtypes: ["4"],
  creatureTypesOf: ["4"],
  addChosenType: ["4"],
  setChosenType: ["4"],
  allCreatureTypes: ["4"],
  allBasicLandTypes: ["4"],
  removeTypes: ["4"],
  setColors: ["5"],
  addColors: ["5"],
  defineColors: ["5"],
  addAbility: ["6"],
  abilitiesOf: ["6"],
  loseAbilities: ["6"],
  loseAbility: ["6"],
  loseThisAbility: ["6"],
  loseKeyword: ["6"],
  goad: ["6"],
  definePT: ["7a"],
  setPT: ["7b"],
  addPT: ["7c"],
  switchPT: ["7d"],
  loyalty: ["7b"],
};
/** The layer a modification belongs to. */
export const layersOf = (modification: Modification): readonly Layer[] => LAYER_OF[modification.modify];

interface Applying {
  readonly context: Context;
  readonly timestamp: number;
}

/** One modification, applied to what the object is so far. */
export function applyModification(
  game: Game,
  modification: Modification,
  _layer: Layer,
  id: ObjectId,
  now: Characteristics,
  effect: Applying,
): Characteristics {
  const context = Object.assign({}, effect.context, { current: id });
  switch (modification.modify) {
    // 707.2c: a lasting effect does it (rules/applying/staticCopies.ts).
    case "copyOf":
      return now;
    case "copy": {
      const { faceDown, flipped = false, unlocked = 0, zone } = game.state.objects[id] ?? {};
      const status = { flipped, ...(zone === "battlefield" && { unlocked }) };
      // 708.10: face down it stays what it looks like.
      return faceDown === undefined ? copied(game, modification.copy, now.controller, status) : now;
    }
    case "noManaCost":
      return { ...now, manaCost: undefined };
    // These are settled as the copy is made.
    case "thisAbility":
    case "ownColors":
      return now;
    case "name":
      return { ...now, name: modification.name };
    case "controller": {
      const to = playersOf(game, modification.to, context)[0];
      // 800.4b: nothing comes under the control of a player who has left.
      return to === undefined || game.state.players[to]!.lost ? now : { ...now, controller: to };
    }
    case "text":
      return withWord(now, modification.from, modification.to);
    case "rulesText":
      return withRulesText(now, modification.abilities);
    case "fullText": {
      const of = objectsOf(game, modification.of, context)[0];
      if (of === undefined) return now;
      const text = { ...copiableValues(game, of), controller: now.controller };
      const abilities = text.abilities.map(({ ability }) => ability);
      return withRulesText(text, [...abilities, ...(modification.and ?? []).flatMap(spellOut)]);
    }
    case "allNames":
      return { ...now, allNames: modification.of };
    case "addTypes":
      return withTypesAdded(now, modification);
    case "setTypes":
      return withTypesSet(now, modification);
    case "setSubtypes":
      return withSubtypesSet(now, modification.of, modification.subtypes);
    case "creatureTypesOf": {
      const all = objectsWhile(game, id, now, modification.of, context).map((one) => characteristicsOf(game, one));
      const subtypes = [...all.flatMap((one) => one.subtypes.filter(isCreatureType)), ...(modification.and ?? [])];
      const set = withSubtypesSet(now, "creature", [...new Set(subtypes)]);
      return all.some(({ everyCreatureType }) => everyCreatureType) ? { ...set, everyCreatureType: true } : set;
    }
    case "addChosenType":
    case "setChosenType": {
      const type = choiceOf(game, context, "type");
      if (typeof type !== "string") return now;
      const owner = subtypeOwner(type);
      if (modification.modify === "setChosenType")
        return withSubtypesSet(now, owner === "land" ? "land" : "creature", [type]);
      return withTypesAdded(now, { modify: "addTypes", subtypes: [type] });
    }
    case "allCreatureTypes":
      return { ...now, everyCreatureType: true };
    case "allBasicLandTypes":
      return withTypesAdded(now, { modify: "addTypes", subtypes: BASIC_LAND_TYPES });
    case "removeTypes":
      return {
        ...now,
        types: now.types & ~bitsOf(TYPE_BIT, modification.types ?? []),
        supertypes: now.supertypes & ~bitsOf(SUPERTYPE_BIT, modification.supertypes ?? []),
        subtypes: now.subtypes.filter(
          (s) =>
            !modification.subtypes?.includes(s) &&
            !(modification.allCreatureTypes && isCreatureType(s)) &&
            !isLostWith(s, modification.types ?? [], (now.types & TYPE_BIT.kindred) !== 0),
        ),
        everyCreatureType: now.everyCreatureType && !modification.allCreatureTypes,
      };
    case "setColors":
    case "addColors":
    case "defineColors": {
      // 903.4b: of a card that is nobody's commander nothing was chosen.
      if (modification.colors === "commander") return now;
      const bits =
        modification.colors === "chosenColor" ? chosenColor(game, context) : bitsOf(COLOR_BIT, modification.colors);
      return { ...now, colors: modification.modify === "addColors" ? now.colors | bits : bits };
    }
    case "addAbility": {
      const ability = withChosenQuality(game, modification.ability, context);
      return withGiven(game, now, [{ ability, by: context.self, timestamp: effect.timestamp }]);
    }
    case "abilitiesOf": {
      const of = objectsWhile(game, id, now, modification.of, context);
      const taken = takenFrom(game, of, id, now, modification);
      if (modification.keyword !== undefined)
        return withGiven(
          game,
          now,
          taken.map((ability) => ({ ability, by: context.self, timestamp: effect.timestamp })),
        );
      const added = taken.map((ability) => ({
        ability,
        ref: { given: ability, by: context.self },
        timestamp: effect.timestamp,
      }));
      return added.length === 0 ? now : { ...now, abilities: [...now.abilities, ...added] };
    }
    case "loseAbilities": {
      const abilities =
        modification.except === "mana"
          ? now.abilities.filter(
              ({ ability }) => ability.kind === "activated" && ability.body.effects.some((e) => e.do === "addMana"),
            )
          : [];
      return { ...now, abilities, keywords: new Map() };
    }
    case "loseAbility": {
      const abilities = now.abilities.filter(({ ability }) => !saysTheSame(ability, modification.ability));
      return { ...now, abilities, keywords: keywordMap(abilities.map((a) => a.ability)) };
    }
    case "loseThisAbility": {
      const abilities = now.abilities.filter(({ ref }) => !sameData(ref, modification.is));
      return { ...now, abilities, keywords: keywordMap(abilities.map((a) => a.ability)) };
    }
    case "loseKeyword": {
      const without = withoutKeyword(now, modification.keyword, modification.land);
      return modification.cant ? { ...without, barred: [...(now.barred ?? []), modification.keyword] } : without;
    }
    case "goad":
      return { ...now, goadedBy: [...(now.goadedBy ?? []), context.controller] };
    case "definePT":
    case "setPT": {
      const power = modification.power === undefined ? now.power : amountOf(game, modification.power, context);
      const toughness =
        modification.toughness === undefined ? now.toughness : amountOf(game, modification.toughness, context);
      return { ...now, power, toughness, basePower: power, baseToughness: toughness };
    }
    case "addPT": {
      const { power, toughness } = added(game, modification, context);
      return { ...now, power: plus(now.power ?? 0, power), toughness: plus(now.toughness ?? 0, toughness) };
    }
    case "switchPT":
      return { ...now, power: now.toughness, toughness: now.power };
    case "loyalty":
      return { ...now, loyalty: amountOf(game, modification.amount, context) };
  }
}

const limited = (ability: Ability, only: "oncePerTurn"): Ability =>
  ability.kind === "activated" ? { ...ability, limits: [...(ability.limits ?? []), { only }] } : ability;

/** What is meant, while this object is what it is so far. */
const objectsWhile = (game: Game, id: ObjectId, now: Characteristics, of: Objects, context: Context) =>
  withoutTrace(game, id, () => {
    game.derived.characteristics.set(id, now);
    return objectsOf(game, of, context).filter((other) => other !== id);
  });

/** 702.1c: of a keyword with variants each variant. */
const isKeyword = (ability: Ability, keyword: KeywordName): boolean =>
  ability.kind === "keyword" &&
  (ability.keyword.keyword === keyword || kindsOf(keyword).includes(ability.keyword.keyword));

type AbilitiesOf = Extract<Modification, { modify: "abilitiesOf" }>;

/** Those that such an effect gives to others. */
export function abilitiesTaken(
  { keyword, triggered, limit }: AbilitiesOf,
  { abilities }: Characteristics,
): readonly Ability[] {
  const all = abilities.map(({ ability }) => ability);
  if (keyword !== undefined) return all.filter((ability) => isKeyword(ability, keyword));
  const taken = all.filter(({ kind }) => kind === "activated" || (triggered === true && kind === "triggered"));
  return limit === undefined ? taken : taken.map((ability) => limited(ability, limit));
}

/**
 * Such abilities of these, each as it is with all effects; what two of them have of each other is looked at as far as the
 * first is worked out, and not remembered.
 */
const takenFrom = (
  game: Game,
  all: readonly ObjectId[],
  id: ObjectId,
  now: Characteristics,
  which: AbilitiesOf,
): readonly Ability[] =>
  withoutTrace(game, id, () => {
    game.derived.characteristics.set(id, now);
    return all.flatMap((other) =>
      withoutTrace(game, other, () => abilitiesTaken(which, characteristicsOf(game, other))),
    );
  });

/** 613.1f: with abilities that effects give it, in their order. */
export function withGiven(game: Game, now: Characteristics, gives: readonly Given[]): Characteristics {
  const abilities = [...now.abilities];
  let keywords = now.keywords;
  for (const { ability: given, by, timestamp } of gives) {
    const ability = withGranter(game, given, by);
    if (ability.kind === "keyword" && gainsNothing({ barred: now.barred, keywords }, ability.keyword)) continue;
    const added = spellOut(apartFrom(keywords, ability));
    for (const ability of added) abilities.push({ ability, ref: { given: ability, by }, timestamp });
    if (added.some(({ kind }) => kind === "keyword")) keywords = keywordMap(abilities.map((one) => one.ability));
  }
  return abilities.length === now.abilities.length ? now : { ...now, abilities, keywords };
}

function apartFrom(keywords: Characteristics["keywords"], ability: Ability): Ability {
  if (ability.kind !== "keyword") return ability;
  const keyword = besideOthers(ability.keyword, keywords.get(ability.keyword.keyword));
  return keyword === ability.keyword ? ability : { ...ability, keyword };
}

/** It can't have that keyword (613.1f), or has one that makes another redundant (702). */
const gainsNothing = (
  { barred, keywords }: { barred: Characteristics["barred"] | undefined; keywords: Characteristics["keywords"] },
  keyword: Keyword,
): boolean => barred?.includes(keyword.keyword) === true || isRedundant(keyword, keywords.get(keyword.keyword));

function withTypesAdded(
  now: Characteristics,
  add: Omit<Extract<Modification, { modify: "addTypes" }>, "modify"> & { modify?: unknown },
): Characteristics {
  const types = now.types | bitsOf(TYPE_BIT, add.types ?? []);
  const subtypes = (add.subtypes ?? []).filter((s) => !now.subtypes.includes(s) && goesWith(s, types));
  const added: Characteristics = {
    ...now,
    types,
    supertypes: now.supertypes | bitsOf(SUPERTYPE_BIT, add.supertypes ?? []),
    subtypes: subtypes.length === 0 ? now.subtypes : [...now.subtypes, ...subtypes],
  };
  // 305.6: a basic land type brings its mana ability.
  const mana = intrinsicManaAbilities(subtypes);
  return mana.length === 0 ? added : { ...added, abilities: [...added.abilities, ...mana] };
}

/** 205.1a: subtypes of types it no longer has go too. */
/** 205.1a: the subtypes of a card type that it has still remain, unless others of that type are set. */
function withTypesSet(now: Characteristics, to: Extract<Modification, { modify: "setTypes" }>): Characteristics {
  const set = new Set(to.subtypes.map(subtypeOwner));
  const kept = now.subtypes.filter((one) => {
    const owner = subtypeOwner(one);
    return !set.has(owner) && to.types.some((type) => type === owner);
  });
  return asLand(
    {
      ...now,
      types: bitsOf(TYPE_BIT, to.types),
      subtypes: kept.length === 0 ? to.subtypes : [...kept, ...to.subtypes],
      everyCreatureType: false,
      ...(to.supertypes && { supertypes: bitsOf(SUPERTYPE_BIT, to.supertypes) }),
    },
    to.subtypes,
  );
}

/** 305.7: what is set to a basic land type loses its abilities and gains that type's. */
const asLand = (changed: Characteristics, subtypes: readonly string[]): Characteristics =>
  subtypes.some((s) => BASIC_LAND_TYPES.some((b) => b === s))
    ? { ...changed, abilities: intrinsicManaAbilities(subtypes), keywords: new Map() }
    : changed;

/** 205.1b, 305.7. */
function withSubtypesSet(
  now: Characteristics,
  of: "creature" | "land" | "artifact",
  subtypes: readonly string[],
): Characteristics {
  const kept = now.subtypes.filter((s) => subtypeOwner(s) !== of);
  const set = subtypes.filter((s) => goesWith(s, now.types));
  const changed: Characteristics = {
    ...now,
    subtypes: [...kept, ...set],
    ...(of === "creature" && { everyCreatureType: false }),
  };
  return of === "land" ? asLand(changed, set) : changed;
}

function chosenColor(game: Game, context: Context): number {
  const color = choiceOf(game, context, "color");
  return typeof color === "string" ? (COLOR_BIT[color as keyof typeof COLOR_BIT] ?? 0) : 0;
}

/** What it adds to power and toughness. */
export function added(
  game: Game,
  { power, toughness, doubles }: Extract<Modification, { modify: "addPT" }>,
  context: Context,
): { readonly power: number; readonly toughness: number } {
  const value = doubles ? amountOf : resultOf;
  return { power: value(game, power, context), toughness: value(game, toughness, context) };
}

/** Whether two abilities are the same, however each is printed. */
const saysTheSame = ({ text: _, ...one }: Ability, { text: __, ...other }: Ability): boolean => sameData(one, other);
