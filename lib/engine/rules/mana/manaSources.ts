import type { ManaType } from "../../../cards/schema.ts";
import { COLORS } from "../../../cards/schema.ts";
import type { ActivatedAbility } from "../../abilities/ability.ts";
import type { GameEvent } from "../../events.ts";
import type { Game } from "../../game.ts";
import { characteristicsOf } from "../../query/characteristics/characteristics.ts";
import { withChoice } from "../../query/chosen.ts";
import type { Context } from "../../query/context.ts";
import { conditionHolds } from "../../query/evaluators/index.ts";
import { activatablePermanents, addManaEffects } from "../../query/mana/manaAbility.ts";
import { type ManaCost, manaValue } from "../../query/mana/manaCost.ts";
import type { ManaAbility, ReplacementInstance } from "../../runtime.ts";
import { lookDuring } from "../../scope.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { multiplied } from "../../state/numbers.ts";
import { programOf, rulesOf } from "../continuous/layers.ts";
import { canActivateNow } from "../costs/activation.ts";
import { activationCost } from "../costs/activationCost.ts";
import { costCandidates, isPayable, type ObjectCost, ZONE_OF_COST } from "../costs/costs.ts";
import { mayUseTapCosts } from "../costs/summoningSickness.ts";
import { appliesTo } from "../replacement/applicable.ts";
import { predictedMana } from "./predictedMana.ts";
import { manaTriggers, withTriggered } from "./predictedTriggers.ts";
import { addedBy, alternatives } from "./produce.ts";

/** A mana ability a player could activate now to pay for something, if they can pay what it costs itself. */
export interface ManaSource
  extends Pick<ManaAbility, "ability" | "ref" | "index" | "alone" | "price" | "restriction" | "otherUses"> {
  readonly source: ObjectId;
  /** Every list of mana it could add now; mana that abilities add which it triggers comes last (605.4a). */
  readonly adds: readonly (readonly ManaType[])[];
  /** The mana it costs, where it costs any. */
  readonly cost: ManaCost | undefined;
  /** Each use takes so many of these objects, which can be tapped, sacrificed and so on once. */
  readonly takes:
    | {
        readonly from: readonly ObjectId[];
        readonly each: number;
        /** It can be used again as long as there are some. */
        readonly again: boolean;
        /** What is taken is no longer there. */
        readonly away: boolean;
      }
    | undefined;
}

/** Everything that can make mana for this player now, in the order in which it is used unless the player says otherwise. */
export function manaSourcesOf(game: Game, player: Seat): ManaSource[] {
  // A cost with a choice of mana or something else would go round in circles.
  if (game.execution.scope.findingMana) return [];
  return lookDuring(game, { ...game.execution.scope, findingMana: true }, () =>
    inOrderOfUse(findSources(game, player)),
  );
}

function findSources(game: Game, player: Seat): ManaSource[] {
  const found: ManaSource[] = [];
  const { objects } = game.state;
  const { ofMana } = programOf(game);
  const triggers = manaTriggers(game);
  const taxed = rulesOf(game, "costs").some(({ rule }) => rule.kind === "ability");
  const restricted = rulesOf(game, "cantActivate").length > 0 || rulesOf(game, "cantBeTapped").length > 0;
  for (const { source, abilities } of activatablePermanents(game).mana) {
    const object = objects[source]!;
    const { controller } = characteristicsOf(game, source);
    if (controller !== player || object.phasedOut !== undefined) continue;
    for (const mana of abilities) {
      const { ability, ref, index, alone, price, restriction, otherUses } = mana;
      const ready =
        mana.justTaps && !restricted
          ? object.tapped !== true && mayUseTapCosts(game, source)
          : canActivateNow(game, player, source, mana);
      if (!ready) continue;
      const printed = mana.always ?? addsOf(game, source, player, ability);
      const own =
        ofMana.length === 0 ? printed : printed.flatMap((list) => replacedMana(game, source, player, mana, list));
      const adds =
        triggers.length === 0 ? own : own.flatMap((list) => withTriggered(game, triggers, source, player, mana, list));
      if (adds.length === 0) continue;
      const cost =
        mana.costsMana || taxed
          ? activationCost(game, player, source, ability, { self: source, controller: player })
          : undefined;
      const takes = mana.justTaps ? undefined : takenBy(game, player, source, ability);
      found.push({
        source,
        adds,
        takes,
        ability,
        ref,
        index,
        alone: alone && cost === undefined,
        price,
        cost: cost !== undefined && manaValue(cost) > 0 ? cost : undefined,
        restriction,
        otherUses,
      });
    }
  }
  return found;
}

/** What is tapped, sacrificed, exiled ... for it, of its controller's choice. */
function takenBy(game: Game, player: Seat, self: ObjectId, { costs, limits }: ActivatedAbility): ManaSource["takes"] {
  const cost = costs.find((one): one is ObjectCost => one.pay in ZONE_OF_COST && "what" in one);
  if (cost?.what.what !== "chosen" || typeof cost.what.count.min !== "number" || cost.what.count.min === 0)
    return undefined;
  const context: Context = { self, controller: player, paying: "manaAbility" };
  const candidates = costCandidates(game, player, cost.what, ZONE_OF_COST[cost.pay], context);
  return {
    from: candidates.filter((id) => isPayable(game, player, cost, id, context)),
    each: cost.what.count.min,
    again: costs.length === 1 && limits === undefined,
    away: cost.pay !== "tapOthers" && cost.pay !== "untapOthers" && cost.pay !== "reveal",
  };
}

/** It makes one mana of one type for nothing, as a basic land does. */
const isPlain = ({ price, adds, otherUses }: ManaSource): boolean =>
  price === 0 && !otherUses && adds.length === 1 && adds[0]!.length === 1;

/** What costs less to use goes first, then what makes fewer kinds of mana, all abilities of a permanent taken together. */
function inOrderOfUse(sources: ManaSource[]): ManaSource[] {
  // The abilities of one permanent come one after the other.
  const each = sources.every((source, i) => i === 0 || source.source !== sources[i - 1]!.source);
  if (each && sources.every(isPlain)) return sources;
  const ways = each ? waysOfOne : waysOfAll(sources);
  return sources.sort(
    (a, b) =>
      a.price - b.price ||
      ways(a) - ways(b) ||
      Number(a.otherUses) - Number(b.otherUses) ||
      a.adds[0]!.length - b.adds[0]!.length,
  );
}

const waysOfOne = ({ adds }: ManaSource): number => adds.length;
function waysOfAll(sources: readonly ManaSource[]): typeof waysOfOne {
  const ways = new Map<ObjectId, number>();
  for (const { source, adds } of sources) ways.set(source, (ways.get(source) ?? 0) + adds.length);
  return ({ source }) => ways.get(source)!;
}

/** The most mana that these could add to what there is, what they cost themselves taken off. */
export const mostManaFrom = (sources: readonly ManaSource[], there: number): number =>
  sources.reduce(
    (sum, source) =>
      sum +
      timesOf(source) *
        Math.max(
          0,
          source.adds.reduce((most, list) => Math.max(most, list.length), 0) -
            (source.cost ? manaValue(source.cost) : 0),
        ),
    there,
  );

const timesOf = ({ takes }: ManaSource): number =>
  takes?.again === true ? Math.floor(takes.from.length / takes.each) : 1;

/** Every list of mana the ability could add now. */
function addsOf(game: Game, source: ObjectId, player: Seat, { body }: ActivatedAbility): ManaSource["adds"] {
  const context: Context = { self: source, controller: player };
  const adding = addManaEffects(body.effects, (condition) => conditionHolds(game, condition, context));
  const { effects } = body;
  // Counters that it puts somewhere first may count for what it adds.
  const first = effects.slice(
    0,
    Math.max(
      0,
      effects.findIndex(({ do: what }) => what !== "putCounters"),
    ),
  );
  const lists = (): ManaSource["adds"] =>
    predictedMana(game, context, first, () => addedBy(game, adding, [[]], context));
  const choosesColor = body.effects.some(
    (effect) => effect.do === "chooseOption" && effect.options.quality === "color",
  );
  return choosesColor ? COLORS.flatMap((color) => withChoice(game, source, { color }, lists)) : lists();
}

/** 106.12b: what a list of mana is once effects have modified its production, those that change its type first. */
function replacedMana(
  game: Game,
  source: ObjectId,
  player: Seat,
  { ability }: ManaAbility,
  list: readonly ManaType[],
): ManaSource["adds"] {
  const taps = ability.costs.some((cost) => cost.pay === "tap");
  const production = (mana: readonly ManaType[]): GameEvent => ({
    e: "addMana",
    player,
    mana: mana.map((type) => ({ type, source })),
    from: source,
    ...(taps && { tapped: true }),
  });
  const inOrder = programOf(game).ofMana.toSorted((a, b) => Number(isTimes(a)) - Number(isTimes(b)));
  return inOrder.reduce<ManaSource["adds"]>(
    (lists, instance) =>
      lists.flatMap((mana) => {
        const { instead } = instance.replacement;
        if (!appliesTo(game, production(mana), instance)) return [mana];
        if (instead.by === "manaTimes") return [multiplied(mana, instead.times)];
        const event = { object: source, player, amount: mana.length };
        return instead.by === "mana" ? alternatives(game, instead.mana, { ...instance.context, event }) : [mana];
      }),
    [list],
  );
}

const isTimes = ({ replacement }: ReplacementInstance): boolean => replacement.instead.by === "manaTimes";
