import type { Color } from "../../../cards/schema.ts";
import type { Cost } from "../../abilities/costs.ts";
import type { Game } from "../../game.ts";
import { characteristicsOf } from "../../query/characteristics/characteristics.ts";
import type { Context } from "../../query/context.ts";
import { matches, playersOf } from "../../query/evaluators/index.ts";
import { addCosts, asChosen, FREE, type ManaCost, reduceCost, type SymbolChoices } from "../../query/mana/manaCost.ts";
import type { Entity, ObjectId, Seat } from "../../state/ids.ts";
import { zoneOf } from "../../state/objects.ts";
import { asCard } from "../continuous/asCard.ts";
import { type RuleOf, rulesOf } from "../continuous/layers.ts";
import { ownRules } from "../continuous/ownRules.ts";
import { type Change, changed } from "../costs/costChanges.ts";
import { manaCostsIn, manaPart, withLifeForMana, withX } from "../costs/costs.ts";
import { spliceCosts } from "../targets/splice.ts";
import { bodiesOf } from "../targets/stackObjects.ts";
import { commanderTax } from "../variants/commanders.ts";
import type { CastOption } from "./castOptions.ts";
import { costWithOffered } from "./offered.ts";
import { optionalCosts } from "./optionalCosts.ts";

/**
 * 601.2f: the total cost of a spell: what this way of casting costs, additions, then reductions, then the rest. Before
 * it has targets, `couldTarget` says what they could be: reductions for the sake of targets are hoped for.
 */
export function castingCost(
  game: Game,
  player: Seat,
  spell: ObjectId,
  option: CastOption,
  couldTarget: readonly Entity[] = [],
  supposing: Supposing = {},
): { readonly mana: ManaCost; readonly costs: readonly Cost[] } {
  const { mana, costs } = proposedCost(game, player, spell, option, supposing.intended);
  const object = game.state.objects[spell];
  const chosen = asChosen(mana, supposing.symbols ?? object?.symbols);
  const context: Context = { self: spell, controller: player, x: object?.x ?? 0 };
  const total = changed(game, chosen, changesFor(game, player, spell, option, context, couldTarget, supposing));
  const offered = costWithOffered(game, player, spell, option.via, total);
  return { mana: withLifeForMana(game, player, offered.mana), costs: [...costs, ...offered.costs] };
}

/** What is not announced yet but might be. */
interface Supposing {
  /** Optional costs by name, and how often they would be paid besides those announced already. */
  readonly intended?: Readonly<Record<string, number>>;
  readonly symbols?: SymbolChoices;
  /** How many targets it could have. */
  readonly mostTargets?: number;
}

/** 601.2b: what this way of casting costs, and what is added, before the symbols are chosen and the cost is changed. */
export function proposedCost(
  game: Game,
  player: Seat,
  spell: ObjectId,
  option: CastOption,
  intended: Readonly<Record<string, number>> = {},
): { readonly mana: ManaCost; readonly costs: readonly Cost[] } {
  const x = game.state.objects[spell]?.x ?? 0;
  const context: Context = { self: spell, controller: player, x };
  const costs: Cost[] = option.costs.filter((cost) => cost.pay !== "mana");
  const announced = withX(
    addCosts(option.mana ?? FREE, manaPart(option.costs)),
    context,
    colorsOfX(game, player, spell),
  );
  let mana = option.less === undefined ? announced : reduceCost(announced, option.less);
  const add = (more: readonly Cost[]): void => {
    costs.push(...more.filter((cost) => cost.pay !== "mana"));
    mana = addCosts(addCosts(mana, withX(manaPart(more), context)), manaCostsIn(game, more, context));
  };
  for (const added of additionalCosts(game, player, spell)) add(added);
  mana = { ...mana, generic: mana.generic + commanderTax(game, player, spell) };
  for (const added of modeCosts(game, spell)) add(added);
  const paid = game.state.objects[spell]?.cast?.paid ?? {};
  const told = new Set<string>();
  for (const optional of optionalCosts(game, player, spell)) {
    const name = optional.own ?? optional.name;
    // Of several with one name what is paid was counted together.
    if (told.has(name)) continue;
    told.add(name);
    const times = (paid[name] ?? 0) + (intended[name] ?? 0);
    for (let i = 0; i < times; i++) add(optional.costs);
  }
  for (const added of spliceCosts(game, player, spell)) add(added);
  return { mana, costs };
}

/** "Spend only black mana on X." */
export const colorsOfX = (game: Game, player: Seat, spell: ObjectId): readonly Color[] | undefined =>
  ownRules(game, spell, player, "paidWith").find(({ rule }) => rule.x !== undefined)?.rule.x;

/** 702.120a, 702.172a: what the chosen modes cost, and each beyond the first. */
function modeCosts(game: Game, spell: ObjectId): readonly (readonly Cost[])[] {
  const chosen = game.state.objects[spell]?.chosenModes;
  if (chosen === undefined) return [];
  const modes = bodiesOf(game, spell).find((body) => body.modes !== undefined)?.modes;
  if (modes === undefined) return [];
  const own = chosen.flatMap((i) => (modes.options[i]?.cost === undefined ? [] : [modes.options[i].cost]));
  const escalate = (characteristicsOf(game, spell).keywords.get("escalate") ?? []).flatMap((k) =>
    "cost" in k && k.cost !== undefined ? [k.cost] : [],
  );
  return [...own, ...chosen.slice(1).flatMap(() => escalate)];
}

/** "As an additional cost to cast this spell": the spell's own, and what other effects ask. */
export function additionalCosts(game: Game, player: Seat, spell: ObjectId): readonly (readonly Cost[])[] {
  const own = ownRules(game, spell, player, "additionalCost").filter(({ rule }) => !rule.optional);
  const others = rulesOf(game, "additionalCost").filter(
    ({ rule, context }) =>
      context.self !== spell &&
      !rule.optional &&
      (rule.who === undefined || playersOf(game, rule.who, context).includes(player)) &&
      matches(game, asCard(rule.what), spell, context),
  );
  return [...own, ...others].map(({ rule }) => rule.cost);
}

type CostRule = { readonly rule: RuleOf<"costs"> };
const isHope = ({ rule }: CostRule): boolean => rule.change.change === "less";

function changesFor(
  game: Game,
  player: Seat,
  spell: ObjectId,
  option: CastOption,
  context: Context,
  couldTarget: readonly Entity[],
  { intended, mostTargets }: Supposing,
): readonly Change[] {
  const hope = (one: CostRule) => (mostTargets !== undefined && isHope(one) ? { mostTargets } : {});
  const how = { ...(intended && { intended }), ...(option.via !== undefined && { via: option.via }) };
  const settled = ownRules(game, spell, player, "costs", how);
  const hoped =
    couldTarget.length === 0 ? [] : ownRules(game, spell, player, "costs", { ...how, couldTarget }).filter(isHope);
  const own = [...settled, ...hoped.filter(({ rule }) => !settled.some((one) => one.rule === rule))].map((one) => ({
    change: one.rule.change,
    context: { ...context, current: spell, ...how, ...hope(one) },
  }));
  const others = rulesOf(game, "costs").flatMap(({ rule, context: of }) => {
    if (rule.kind !== "spell" || of.self === spell) return [];
    if (rule.method !== undefined && rule.method !== option.via) return [];
    if (rule.who !== undefined && !playersOf(game, rule.who, of).includes(player)) return [];
    const seen = couldTarget.length > 0 && isHope({ rule }) ? { ...of, couldTarget } : of;
    if (!matches(game, asCard(rule.what, option), spell, seen)) return [];
    if (rule.from !== undefined) {
      const from = game.state.objects[spell]?.cast?.from ?? zoneOf(game.state, spell);
      if (from === undefined || !(typeof rule.from === "string" ? rule.from === from : rule.from.includes(from)))
        return [];
    }
    const when = { ...of, current: spell, ...(intended && { intended }), ...hope({ rule }) };
    return [{ change: rule.change, context: when }];
  });
  const ofPermission = option.change === undefined ? [] : [{ change: option.change, context }];
  return [...own, ...others, ...ofPermission];
}
