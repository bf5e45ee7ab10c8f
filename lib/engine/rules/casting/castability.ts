import type { Body } from "../../abilities/ability.ts";
import type { Range } from "../../abilities/references.ts";
import { someNode } from "../../abilities/visit.ts";
import type { Game } from "../../game.ts";
import { LIMITS } from "../../limits.ts";
import { compiledFace } from "../../query/characteristics/compiled.ts";
import type { Context } from "../../query/context.ts";
import { FREE, hasEquivalents } from "../../query/mana/manaCost.ts";
import type { Purpose } from "../../runtime.ts";
import type { Entity, ObjectId, Seat } from "../../state/ids.ts";
import { definitionOf } from "../../state/objects.ts";
import { programOf, rulesOf } from "../continuous/layers.ts";
import { canPayOtherCosts, costHasX, IS_X } from "../costs/costs.ts";
import type { manaSourcesOf } from "../mana/manaSources.ts";
import { canPayMana } from "../mana/payMana.ts";
import { spellBodies } from "../targets/stackObjects.ts";
import { canChooseTargets, candidatesFor } from "../targets/targets.ts";
import { canPayInSomeWay, type Proposal } from "./announceSymbols.ts";
import { castingCost, proposedCost } from "./castingCost.ts";
import { asCast } from "./castLegality.ts";
import type { CastOption } from "./castOptions.ts";
import { maximumX } from "./maximumX.ts";
import { isWay } from "./offered.ts";
import { optionalCosts } from "./optionalCosts.ts";
import { costWithHelp } from "./payingHelp.ts";

/** Whether the costs could be paid and every required target chosen. */
export const canComplete = (
  game: Game,
  player: Seat,
  option: CastOption,
  sources: ReturnType<typeof manaSourcesOf>,
): boolean => lacks(game, player, option, sources) === undefined;

/** What is missing for it: mana, something else that it costs, or something to aim at. */
export const lacks = (
  game: Game,
  player: Seat,
  option: CastOption,
  sources: ReturnType<typeof manaSourcesOf>,
): "mana" | "costs" | "targets" | undefined => asCast(game, option, () => lacking(game, player, option, sources));

/** A quick yes for a card of which nothing but its mana cost has to be paid (rules/casting/plainCasting.ts). */
export function canCompletePlain(
  game: Game,
  player: Seat,
  { card, mana = FREE }: CastOption,
  sources: ReturnType<typeof manaSourcesOf>,
): boolean {
  const context: Context = { self: card, controller: player, onStack: card, x: 0 };
  return (
    canPayMana(game, player, mana, { spell: card }, [], sources) &&
    hasTargetsFor(game, spellBodies(game, card, undefined), context)
  );
}

const hasTargetsFor = (game: Game, bodies: readonly Body[], how: Context): boolean =>
  bodies.every(
    ({ targets, modes }) =>
      canChooseTargets(game, targets, how) &&
      (modes === undefined || modes.options.some((mode) => canChooseTargets(game, mode.targets, how))),
  );

function lacking(
  game: Game,
  player: Seat,
  option: CastOption,
  sources: ReturnType<typeof manaSourcesOf>,
): ReturnType<typeof lacks> {
  const { card } = option;
  const via = option.via && { via: option.via };
  const context: Context = { self: card, controller: player, onStack: card, x: 0, ...via };
  // 708.4
  const bodies = option.faceDown === undefined ? spellBodies(game, card, option.via) : [];
  const cost = castingCost(game, player, card, option);
  const total = costWithHelp(game, player, card, { ...cost.mana, x: 0 });
  if (
    !canPayMana(game, player, total, purposeOf(card, option), [], sources) &&
    !(
      mayCostX(game, player, card) &&
      canPayMana(game, player, total, { ...purposeOf(card, option), hasX: true }, [], sources)
    ) &&
    !(hasEquivalents(cost.mana) && canPayInSomeWay(proposalOf(game, player, card, option, { sources }))) &&
    !(couldCostLess(game, option) && isCheaperWithTargets(game, player, option, bodies, context, sources)) &&
    !isCheaperWithCosts(game, player, option, context, sources)
  )
    return "mana";
  if (cost.costs.length > 0 && !canPayOtherCosts(game, player, cost.costs, { ...context, paying: "spellOrAbility" })) {
    // 107.3a: another X than 0 may be what can be paid.
    if (!cost.costs.some(costHasX) || maximumX(game, player, card, option) === 0) return "costs";
  }
  const canAim = (how: Context): boolean => hasTargetsFor(game, bodies, how);
  // 601.2c: it may have other targets if another cost is paid.
  if (canAim(context) || optionalCosts(game, player, card).some(({ name }) => canAim({ ...context, via: name })))
    return undefined;
  // 601.2b-c: X is announced before the targets: another than 0 may be what there are targets for.
  const aims = speaksOfX(bodies) && someX(maximumX(game, player, card, option), (x) => canAim({ ...context, x }));
  return aims ? undefined : "targets";
}

/** 107.3, 106.6: an optional cost with {X} lets mana be spent on all of it that is for such costs only. */
const mayCostX = (game: Game, player: Seat, card: ObjectId, names?: readonly string[]): boolean =>
  names?.length !== 0 &&
  optionalCosts(game, player, card).some(
    ({ name, own, costs }) => (names === undefined || names.includes(own ?? name)) && costs.some(costHasX),
  );

/** Whether what may be a target depends on X. */
export const speaksOfX = (bodies: readonly Body[]): boolean =>
  bodies.some(({ targets, modes }) => someNode("targetSlot", targets, IS_X) || someNode("modes", modes, IS_X));

/** Beyond this, no X lets anything be aimed at that no smaller one and not the greatest one does. */
const ENOUGH_TO_AIM = 200;

/** Whether it is so of any X from 1 up to the greatest. */
export const someX = (greatest: number, isSo: (x: number) => boolean): boolean =>
  Array.from({ length: Math.min(greatest, ENOUGH_TO_AIM) }, (_, i) => i + 1).some(isSo) ||
  (greatest > ENOUGH_TO_AIM && isSo(greatest));

/** 601.2c, 601.2f: targets come before the cost, so casting may begin for the sake of those that make it cheaper. */
function isCheaperWithTargets(
  game: Game,
  player: Seat,
  option: CastOption,
  bodies: readonly Body[],
  context: Context,
  sources: ReturnType<typeof manaSourcesOf>,
): boolean {
  const slots = bodies.flatMap(({ targets, modes }) => [
    ...targets,
    ...(modes?.options ?? []).flatMap((m) => m.targets),
  ]);
  const candidates = slots.map((slot) => candidatesFor(game, slot, context));
  const couldTarget = [...new Set(candidates.flat())];
  const most = slots.map(({ count: { max } }, at) => Math.min(candidates[at]!.length, atMost(max)));
  const supposing = { couldTarget, mostTargets: most.reduce((sum, n) => sum + n, 0), sources };
  return couldTarget.length > 0 && canPayInSomeWay(proposalOf(game, player, option.card, option, supposing));
}

/** As many as there are where X is part of it, which is not announced yet. */
const atMost = (max: Range["max"]): number => (typeof max === "number" ? max : Number.POSITIVE_INFINITY);

/** 601.2b, 601.2f: other costs are announced before the total is known, so casting may begin for the sake of one that makes it cheaper. */
const isCheaperWithCosts = (
  game: Game,
  player: Seat,
  option: CastOption,
  context: Context,
  sources: ReturnType<typeof manaSourcesOf>,
): boolean =>
  (rulesOf(game, "additionalCost").length > 0 ||
    compiledFace(game, definitionOf(game.state, option.card), option.face).makesRules.has("costs")) &&
  optionalCosts(game, player, option.card).some(({ name, own, costs, repeatable }) => {
    const most = repeatable && costs.some(({ pay }) => pay !== "mana") ? LIMITS.repeats : 1;
    for (let times = 1; times <= most; times++) {
      const all = Array.from({ length: times }, () => costs).flat();
      if (!canPayOtherCosts(game, player, all, { ...context, paying: "spellOrAbility" })) return false;
      const intended = { [own ?? name]: times };
      if (canPayInSomeWay(proposalOf(game, player, option.card, option, { intended, sources }))) return true;
    }
    return false;
  });

const purposeOf = (spell: ObjectId, { asThough, via }: CastOption): Purpose => ({
  spell,
  ...(asThough && { asThough }),
  ...(via !== undefined && { via }),
});

interface Supposing {
  readonly couldTarget?: readonly Entity[];
  readonly mostTargets?: number;
  readonly intended?: Readonly<Record<string, number>>;
  readonly sources?: ReturnType<typeof manaSourcesOf>;
}

/** What a spell would cost, by how its symbols will be paid; without X. */
export function proposalOf(
  game: Game,
  player: Seat,
  spell: ObjectId,
  option: CastOption,
  { couldTarget = [], mostTargets, intended = {}, sources }: Supposing = {},
): Proposal {
  const purpose: Purpose = {
    ...purposeOf(spell, option),
    ...(mayCostX(game, player, spell, Object.keys(intended)) && { hasX: true }),
  };
  return {
    cost: () => proposedCost(game, player, spell, option, intended).mana,
    total: (symbols) => {
      const { mana } = castingCost(game, player, spell, option, couldTarget, {
        intended,
        ...(symbols && { symbols }),
        ...(mostTargets !== undefined && { mostTargets }),
      });
      return costWithHelp(game, player, spell, { ...mana, x: 0 });
    },
    canPay: (total) => canPayMana(game, player, total, purpose, [], sources),
  };
}

/** Something on the card or in the game may let it cost less than its symbols say. */
export const couldCostLess = (game: Game, { card, face, via }: CastOption): boolean =>
  isWay(via) ||
  !compiledFace(game, definitionOf(game.state, card), face).plainCost ||
  rulesOf(game, "costs").length > 0 ||
  rulesOf(game, "lifeForMana").length > 0 ||
  programOf(game).onSpells.length > 0;
