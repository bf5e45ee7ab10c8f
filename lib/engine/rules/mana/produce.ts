import type { ManaType } from "../../../cards/schema.ts";
import type { ManaProduced } from "../../abilities/mana.ts";
import type { Game, Procedure } from "../../game.ts";
import { choose, leaveUnasked } from "../../procedure.ts";
import { characteristicsOf } from "../../query/characteristics/characteristics.ts";
import { choiceOf } from "../../query/chosen.ts";
import type { Context } from "../../query/context.ts";
import { amountOf, conditionHolds, objectsOf } from "../../query/evaluators/index.ts";
import { addManaEffects, manaAbilitiesOf } from "../../query/mana/manaAbility.ts";
import { FREE, type ManaCost, type ManaSymbol } from "../../query/mana/manaCost.ts";
import { colorIdentity } from "../../query/players/colorIdentity.ts";
import { type Bits, COLOR_BIT, colorsIn, EVERY_COLOR, MANA_BIT, manaTypesIn, SUPERTYPE_BIT } from "../../state/bits.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { copies, repeated } from "../../state/numbers.ts";
import type { Mana } from "../../state/player.ts";
import { canListAll, combinations, fewEnough } from "./combinations.ts";

/**
 * Every list of mana an "add mana" effect could add now (106). More than one means a choice. Of very many combinations of
 * very much mana some are there (combinations.ts).
 */
export function alternatives(
  game: Game,
  produced: ManaProduced,
  context: Context,
  looking: ReadonlySet<ObjectId> = new Set(),
): readonly (readonly ManaType[])[] {
  switch (produced.add) {
    case "fixed":
      return [repeat(produced.mana, produced.times === undefined ? 1 : amountOf(game, produced.times, context))];
    case "oneColor":
      return ofOne(
        produced.among === "chosenColor"
          ? [...new Set([...(produced.or ?? []), ...chosen(game, context)])]
          : produced.among,
        amountOf(game, produced.count, context),
      );
    case "combination":
      return combinations(produced.among, amountOf(game, produced.count, context));
    case "different":
      return subsets(produced.among, amountOf(game, produced.count, context));
    case "eachColorOf": {
      const bits = objectsOf(game, produced.of, context).reduce((b, id) => b | characteristicsOf(game, id).colors, 0);
      return [colorsIn(bits)];
    }
    case "choice":
      return produced.of;
    case "produceable": {
      const types = produceable(game, objectsOf(game, produced.by, context), looking);
      return ofOne(
        manaTypesIn(produced.type === "color" ? types & EVERY_COLOR : types),
        amountOf(game, produced.count, context),
      );
    }
    case "colorsOf": {
      const bits = objectsOf(game, produced.of, context).reduce((b, id) => b | characteristicsOf(game, id).colors, 0);
      return ofOne(colorsIn(bits), amountOf(game, produced.count, context));
    }
    case "costOf":
      return objectsOf(game, produced.of, context).reduce<readonly (readonly ManaType[])[]>(
        (lists, id) => inCost(characteristicsOf(game, id).manaCost ?? FREE, lists),
        [[]],
      );
    // 903.4f: without a commander there is no such mana.
    case "colorIdentity":
      return ofOne(colorsIn(colorIdentity(game, context.controller)), amountOf(game, produced.count, context));
    case "unspent": {
      const { mana } = game.state.players[context.controller]!;
      return [mana.slice(0, repeated(mana.length)).map(({ type }) => type)];
    }
    case "eventMana": {
      const types = [...new Set(context.event?.mana ?? "")] as ManaType[];
      return ofOne(types, amountOf(game, produced.count, context));
    }
  }
}

/** What each of these lists becomes with the mana that instructions add. */
export const addedBy = (
  game: Game,
  effects: ReturnType<typeof addManaEffects>,
  before: readonly (readonly ManaType[])[],
  context: Context,
): readonly (readonly ManaType[])[] =>
  effects.reduce((lists, { mana }) => {
    const also = alternatives(game, mana, context);
    return fewEnough(lists.flatMap((list) => also.map((more) => [...list, ...more])));
  }, before);

/** 106.8-9, 106.11: of a hybrid symbol one half, of a Phyrexian one its color, of generic and snow symbols colorless mana. */
const inCost = ({ generic, symbols }: ManaCost, before: readonly (readonly ManaType[])[]) =>
  symbols.reduce<readonly (readonly ManaType[])[]>(
    (lists, symbol) => fewEnough(lists.flatMap((list) => halvesOf(symbol).map((half) => [...list, ...half]))),
    before.map((list) => [...list, ...colorless(generic)]),
  );

const colorless = (count: number): readonly ManaType[] => copies(count, "C");

function halvesOf({ types, orGeneric, snow }: ManaSymbol): readonly (readonly ManaType[])[] {
  if (snow) return [["C"]];
  return [...manaTypesIn(types).map((type) => [type]), ...(orGeneric === undefined ? [] : [colorless(orGeneric)])];
}

/** Every choice of so many of these, in their order. */
function subsets(among: readonly ManaType[], count: number): readonly (readonly ManaType[])[] {
  const [first, ...rest] = among;
  if (count <= 0) return [[]];
  if (first === undefined) return [];
  return [...subsets(rest, count - 1).map((more) => [first, ...more]), ...subsets(rest, count)];
}

const repeat = (mana: readonly ManaType[], times: number): readonly ManaType[] =>
  times === 1 ? mana : copies(times, mana).flat();

const ofOne = (types: readonly ManaType[], count: number): (readonly ManaType[])[] =>
  types.map((type) => copies(count, type));

const chosen = (game: Game, context: Context): ManaType[] => {
  const color = choiceOf(game, context, "color");
  return typeof color === "string" && color in COLOR_BIT ? [color as ManaType] : [];
};

/** 106.7: what these could produce, if their mana abilities resolved now, costs aside. A source does not look at itself. */
function produceable(game: Game, ids: readonly ObjectId[], looking: ReadonlySet<ObjectId>): Bits {
  let bits = 0;
  for (const id of ids) {
    if (looking.has(id)) continue;
    const seen = new Set(looking).add(id);
    const { controller } = characteristicsOf(game, id);
    for (const { ability } of manaAbilitiesOf(game, id)) {
      const context: Context = { self: id, controller };
      const adding = addManaEffects(ability.body.effects, (condition) => conditionHolds(game, condition, context));
      for (const effect of adding) {
        for (const list of alternatives(game, effect.mana, context, seen))
          for (const type of list) bits |= MANA_BIT[type];
      }
    }
  }
  return bits;
}

const longest = <T>(lists: readonly (readonly T[])[]): readonly T[] | undefined =>
  lists.reduce<readonly T[] | undefined>((best, list) => (list.length > (best?.length ?? -1) ? list : best), undefined);

/** The mana an effect adds, the player choosing where there is a choice. */
export function* producedMana(
  game: Game,
  produced: ManaProduced,
  player: Seat,
  context: Context,
  settled?: ManaType[],
): Procedure<readonly Mana[]> {
  const options = alternatives(game, produced, context);
  let list = options[0] ?? [];
  if (produced.add === "combination" && settled === undefined && !canListAll(produced.among, list.length))
    return ofSource(game, context, yield* divided(game, produced.among, list.length, player, context));
  const expected = settled && longest(options.filter((option) => option.every((type, i) => type === settled[i])));
  if (expected !== undefined) {
    list = settled!.splice(0, expected.length);
    if (options.length > 1)
      leaveUnasked(game, player, { why: "adds", mana: list, among: [...new Set(options.flat())] });
  } else if (options.length > 1 && (settled === undefined || settled.length === 0)) {
    const { chosen: picked } = yield* choose<"option">(game, {
      ask: "option",
      player,
      about: "manaColor",
      options: options.map((o) => o.map((type) => `{${type}}`).join("")),
      min: 1,
      max: 1,
      source: context.self,
    });
    list = options[picked[0]!]!;
  }
  return ofSource(game, context, list);
}

/** 106.4: so much mana of one type after the other, each as a number; what is left is of the last. */
function* divided(
  game: Game,
  types: readonly ManaType[],
  count: number,
  player: Seat,
  { self }: Context,
): Procedure<readonly ManaType[]> {
  const list: ManaType[] = [];
  for (const type of types.slice(0, -1)) {
    const { number } = yield* choose<"number">(game, {
      ...{ ask: "number", player, about: "manaColor", min: 0, max: count - list.length },
      ...{ source: self, hint: `{${type}}` },
    });
    list.push(...copies(number, type));
  }
  return [...list, ...copies(count - list.length, types.at(-1)!)];
}

function ofSource(game: Game, context: Context, list: readonly ManaType[]): readonly Mana[] {
  const source = game.state.objects[context.self];
  const snow = source !== undefined && (characteristicsOf(game, context.self).supertypes & SUPERTYPE_BIT.snow) !== 0;
  return list.map((type) => ({ type, ...(snow && { snow: true }), source: context.self }));
}
