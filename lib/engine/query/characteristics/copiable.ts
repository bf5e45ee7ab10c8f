import { isOfLand, type KeywordName, kindsOf } from "../../abilities/keywords.ts";
import type { Modification } from "../../abilities/modifications.ts";
import { sameData } from "../../abilities/visit.ts";
import type { Game } from "../../game.ts";
import type { Characteristics } from "../../runtime.ts";
import { bitsOf, COLOR_BIT, SUPERTYPE_BIT, TYPE_BIT } from "../../state/bits.ts";
import type { CopyOf, GameObject } from "../../state/gameObject.ts";
import { isPlayer, type ObjectId } from "../../state/ids.ts";
import { definitionOf, ownerOf } from "../../state/objects.ts";
import { isLostWith, subtypeOwner } from "../../state/subtypes.ts";
import { addCosts, colorsOfCost, parseManaCost } from "../mana/manaCost.ts";
import { compiledCard, compiledFace, faceControlledBy, keywordMap, spellOut } from "./compiled.ts";
import { intrinsicManaAbilities } from "./landTypes.ts";
import { affectedBy, lastingByUse } from "./lasting.ts";

/** 707.2: the values a copy would copy, before any continuous effect but copy effects. */
export function copiableValues(game: Game, id: ObjectId): Characteristics {
  const record = game.state.objects[id];
  const controller = record?.controller ?? ownerOf(game.state, id);
  if (record === undefined) return off(game, definitionOf(game.state, id), controller);
  // 113.7a, 315.5b, 406.3a
  const isNothing = record.faceDown !== undefined && (record.faceDown.by === "agenda" || record.zone === "exile");
  if (record.kind === "ability" || isNothing) return withoutCharacteristics(controller);
  return record.faceDown === undefined ? valuesOf(game, record, controller) : faceDown(controller, record.faceDown);
}

/** 707.3: what the copy effects on an object make it: the latest of those that will end, else the one that will not. */
export function copyOn(game: Game, id: ObjectId): CopyOf | undefined {
  const latest = lastingByUse(game).copying.findLast((effect) => affectedBy(game, effect).has(id));
  const copying = latest?.modifications?.findLast((one) => one.modify === "copy");
  return copying?.copy ?? game.state.objects[id]?.copy;
}

/** 708.8: the values a face-down permanent has once it is face up, as a copy too (708.10). */
export function faceUpValues(game: Game, id: ObjectId): Characteristics {
  const record = game.state.objects[id]!;
  const copy = copyOn(game, id);
  return valuesOf(game, copy === undefined ? record : { ...record, copy }, record.controller);
}

function valuesOf(game: Game, record: GameObject, controller: number): Characteristics {
  const { unlocked = 0 } = record;
  if (record.copy !== undefined)
    return copied(game, record.copy, controller, {
      ...(record.zone === "battlefield" && { unlocked }),
      ...(record.flipped && { flipped: true }),
    });
  if (record.zone === "battlefield" && compiledCard(game, record.definition).sharesTypeLine)
    return halves(game, record.definition, unlocked, controller);
  if (record.zone !== "battlefield" && record.zone !== "stack" && record.face === undefined)
    return off(game, record.definition, controller);
  const via = record.zone === "stack" || isBestowed(game, record) ? record.cast?.via : undefined;
  const { face: side = 0, prototyped = false } = record;
  const face = valuesAsCast(game, record.definition, { face: side, via, prototyped }, controller);
  return record.flipped && compiledCard(game, record.definition).definition.layout === "flip"
    ? flippedFace(game, record.definition, controller)
    : face;
}

/** 710.1c: a flipped permanent keeps its color and mana cost. */
function flippedFace(game: Game, definition: number, controller: number): Characteristics {
  const { manaCost, colors } = compiledFace(game, definition, 0);
  return { ...faceControlledBy(compiledFace(game, definition, 1), controller), manaCost, colors };
}

/** How a card is cast, as far as its characteristics depend on it. */
export interface CastAs {
  readonly face?: number;
  readonly via?: string | undefined;
  readonly faceDown?: GameObject["faceDown"];
  readonly prototyped?: boolean;
}

/** What a card is as a spell cast in this way, before any continuous effect. */
export function valuesAsCast(game: Game, definition: number, as: CastAs, controller: number): Characteristics {
  if (as.faceDown !== undefined) return faceDown(controller, as.faceDown);
  // 702.102b: a fused split spell.
  if (as.via === "fuse") return off(game, definition, controller);
  const face = faceControlledBy(compiledFace(game, definition, as.face ?? 0), controller);
  if (as.prototyped) return prototyped(face);
  return as.via === "bestow" ? bestowed(face) : face;
}

/** 718.3b: the second set of mana cost, power and toughness, and the color that follows. */
function prototyped(face: Characteristics): Characteristics {
  const [keyword] = face.keywords.get("prototype") ?? [];
  if (keyword === undefined || !("pt" in keyword) || keyword.pt === undefined) return face;
  const [power, toughness] = keyword.pt;
  const symbols = keyword.cost.map((cost) => (cost.pay === "mana" ? cost.mana : "")).join("");
  const manaCost = parseManaCost(symbols);
  return {
    ...face,
    manaCost,
    colors: colorsOfCost(manaCost),
    power,
    toughness,
    basePower: power,
    baseToughness: toughness,
  };
}

/** 702.103b, 702.103e-f: from being put on the stack until it is attached to nothing, its host having left included. */
const isBestowed = ({ state }: Game, { cast, zone, attachedTo }: GameObject): boolean =>
  cast?.via === "bestow" &&
  (zone === "stack" ||
    (attachedTo !== undefined && !isPlayer(attachedTo) && state.objects[attachedTo]?.zone === "battlefield"));

function bestowed(face: Characteristics): Characteristics {
  const enchant = spellOut({
    kind: "keyword",
    keyword: { keyword: "enchant", filter: { is: "type", type: "creature" } },
  });
  const abilities = [...face.abilities, ...enchant.map((ability) => ({ ability, ref: { given: ability } }))];
  return {
    ...face,
    types: face.types & ~TYPE_BIT.creature,
    subtypes: ["Aura"],
    everyCreatureType: false,
    abilities,
    keywords: keywordMap(abilities.map(({ ability }) => ability)),
    power: undefined,
    toughness: undefined,
    basePower: undefined,
    baseToughness: undefined,
  };
}

/** 709.4b: off the stack a split card has the combined characteristics of its halves. */
function off(game: Game, definition: number, controller: number): Characteristics {
  const card = compiledCard(game, definition);
  return card.definition.layout === "split"
    ? halves(game, definition, BOTH, controller)
    : faceControlledBy(card.faces[0]!, controller);
}

const BOTH = 3;

/** What a card has of these halves: 1 is the left one, 2 the right one. 709.5: a locked half gives nothing but its type line. */
export function halves(game: Game, definition: number, which: number, controller: number): Characteristics {
  const { faces } = compiledCard(game, definition);
  const given = faces.filter((_, face) => (which & (1 << face)) !== 0);
  const costs = given.flatMap(({ manaCost }) => manaCost ?? []);
  const abilities = given.flatMap((half) => half.abilities);
  return {
    ...faceControlledBy(faces[0]!, controller),
    name: given.map(({ name }) => name).join(" // "),
    manaCost: costs.length === 0 ? undefined : costs.reduce(addCosts),
    colors: given.reduce((all, { colors }) => all | colors, 0),
    types: faces.reduce((all, { types }) => all | types, 0),
    abilities,
    keywords: keywordMap(abilities.map(({ ability }) => ability)),
  };
}

/** The status of what becomes a copy: what it copies is looked at with that (707.2). */
interface Status {
  /** Of a permanent, its halves that are unlocked (709.5b). */
  readonly unlocked?: number;
  readonly flipped?: boolean;
}

/** What a copy effect makes of an object. */
export function copied(game: Game, copy: CopyOf, controller: number, status: Status = {}): Characteristics {
  const base =
    copy.of === undefined ? copiedFace(game, copy, controller, status) : copied(game, copy.of, controller, status);
  const top = (copy.except ?? []).reduce(withException, base);
  if (copy.under === undefined) return top;
  // 727.2h
  const { flipped } = status;
  const under = copy.under.map((one) => copied(game, one, controller, flipped === undefined ? {} : { flipped }));
  // 702.140e
  const abilities = [...top.abilities, ...under.flatMap((one) => one.abilities)];
  return { ...top, abilities, keywords: keywordMap(abilities.map(({ ability }) => ability)) };
}

function copiedFace(game: Game, copy: CopyOf, controller: number, { unlocked, flipped }: Status): Characteristics {
  const card = compiledCard(game, copy.definition);
  if (unlocked !== undefined && card.sharesTypeLine) return halves(game, copy.definition, unlocked, controller);
  if (flipped && card.definition.layout === "flip") return flippedFace(game, copy.definition, controller);
  const face = faceControlledBy(compiledFace(game, copy.definition, copy.face ?? 0), controller);
  return copy.prototyped ? prototyped(face) : face;
}

/** 707.9d: a characteristic-defining ability of what the exception provides is not copied. */
function withoutDefining(values: Characteristics, defines: Modification["modify"]): Characteristics {
  const abilities = values.abilities.filter(
    ({ ability }) =>
      ability.kind !== "static" ||
      ability.characteristicDefining !== true ||
      !ability.effects.some(
        (effect) => effect.static === "modify" && effect.modifications.some(({ modify }) => modify === defines),
      ),
  );
  return abilities.length === values.abilities.length ? values : { ...values, abilities };
}

/** 707.9: "except ..." parts of a copy effect become copiable values; only these kinds occur. */
function withException(values: Characteristics, exception: Modification): Characteristics {
  switch (exception.modify) {
    case "name":
      return { ...values, name: exception.name };
    case "noManaCost":
      return { ...values, manaCost: undefined };
    case "addTypes":
      return {
        ...values,
        types: values.types | bitsOf(TYPE_BIT, exception.types ?? []),
        supertypes: values.supertypes | bitsOf(SUPERTYPE_BIT, exception.supertypes ?? []),
        subtypes: [...new Set([...values.subtypes, ...(exception.subtypes ?? [])])],
      };
    case "setTypes":
      return {
        ...values,
        types: bitsOf(TYPE_BIT, exception.types),
        subtypes: exception.subtypes,
        ...(exception.supertypes && { supertypes: bitsOf(SUPERTYPE_BIT, exception.supertypes) }),
      };
    case "setSubtypes":
      return {
        ...values,
        subtypes: [...values.subtypes.filter((s) => subtypeOwner(s) !== exception.of), ...exception.subtypes],
        ...(exception.of === "creature" && { everyCreatureType: false }),
      };
    case "removeTypes":
      return {
        ...values,
        types: values.types & ~bitsOf(TYPE_BIT, exception.types ?? []),
        supertypes: values.supertypes & ~bitsOf(SUPERTYPE_BIT, exception.supertypes ?? []),
        subtypes: values.subtypes.filter(
          (s) =>
            !exception.subtypes?.includes(s) &&
            !isLostWith(s, exception.types ?? [], (values.types & TYPE_BIT.kindred) !== 0),
        ),
      };
    case "setPT": {
      const own = withoutDefining(values, "definePT");
      const power = typeof exception.power === "number" ? exception.power : values.power;
      const toughness = typeof exception.toughness === "number" ? exception.toughness : values.toughness;
      return { ...own, power, toughness, basePower: power, baseToughness: toughness };
    }
    case "setColors":
      return exception.colors === "chosenColor"
        ? values
        : { ...withoutDefining(values, "defineColors"), colors: bitsOf(COLOR_BIT, exception.colors) };
    case "addColors":
      return exception.colors === "chosenColor"
        ? values
        : { ...values, colors: values.colors | bitsOf(COLOR_BIT, exception.colors) };
    case "addAbility": {
      const added = spellOut(exception.ability).map((ability) => ({ ability, ref: { given: ability } }));
      const abilities = [...values.abilities, ...added];
      return { ...values, abilities, keywords: keywordMap(abilities.map((a) => a.ability)) };
    }
    case "loseKeyword":
      return withoutKeyword(values, exception.keyword, exception.land);
    case "loseAbilities":
      return { ...values, abilities: [], keywords: new Map() };
    default:
      throw new Error(`a copy cannot be excepted by ${exception.modify}`);
  }
}

/** `land`: only landwalk of that land. */
export function withoutKeyword(now: Characteristics, keyword: KeywordName, land?: string): Characteristics {
  const lost = new Set([keyword, ...kindsOf(keyword)].filter((one) => now.keywords.has(one)));
  if (lost.size === 0) return now;
  const abilities = now.abilities.filter(({ ability }, i) => {
    if (ability.kind === "keyword")
      return !lost.has(ability.keyword.keyword) || (land !== undefined && !isOfLand(ability.keyword, land));
    // What a keyword was spelled out to follows it directly and goes with it.
    for (let before = i - 1; before >= 0; before--) {
      const earlier = now.abilities[before]!.ability;
      if (earlier.kind === "keyword")
        return !lost.has(earlier.keyword.keyword) || !spellOut(earlier).some((part) => sameData(part, ability));
      if (!("keyword" in ability)) return true;
    }
    return true;
  });
  return { ...now, abilities, keywords: keywordMap(abilities.map((a) => a.ability)) };
}

/** 708.2a; 702.168a, 701.58a: disguise and cloak have ward {2} besides. */
function faceDown(controller: number, { by, as = [] }: NonNullable<GameObject["faceDown"]>): Characteristics {
  const warded = by === "disguise" || by === "cloak";
  const abilities = warded
    ? spellOut({ kind: "keyword", keyword: { keyword: "ward", cost: [{ pay: "mana", mana: "{2}" }] } }).map(
        (ability) => ({
          ability,
          ref: { given: ability },
        }),
      )
    : [];
  const plain: Characteristics = {
    name: "",
    manaCost: undefined,
    colors: 0,
    supertypes: 0,
    types: TYPE_BIT.creature,
    subtypes: [],
    everyCreatureType: false,
    abilities,
    keywords: keywordMap(abilities.map((a) => a.ability)),
    power: 2,
    toughness: 2,
    basePower: 2,
    baseToughness: 2,
    loyalty: undefined,
    defense: undefined,
    controller,
  };
  if (as.length === 0) return plain;
  // 305.6: of a basic land type that the effect lists.
  const listed = as.reduce(withException, plain);
  return { ...listed, abilities: [...intrinsicManaAbilities(listed.subtypes), ...listed.abilities] };
}

/** Of an ability on the stack, which has but its text, and of a face-down conspiracy. */
const withoutCharacteristics = (controller: number): Characteristics => ({
  name: "",
  manaCost: undefined,
  colors: 0,
  supertypes: 0,
  types: 0,
  subtypes: [],
  everyCreatureType: false,
  abilities: [],
  keywords: new Map(),
  power: undefined,
  toughness: undefined,
  basePower: undefined,
  baseToughness: undefined,
  loyalty: undefined,
  defense: undefined,
  controller,
});
