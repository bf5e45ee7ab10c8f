import type { TargetClass, TargetSlot, TargetsTogether } from "../../abilities/ability.ts";
import type { Filter } from "../../abilities/filters.ts";
import { someNode, type Test } from "../../abilities/visit.ts";
import type { Game, Procedure } from "../../game.ts";
import { choose, Illegal, leaveUnasked } from "../../procedure.ts";
import { characteristicsOf, controllerOf } from "../../query/characteristics/characteristics.ts";
import { haveDifferentNames, shareName } from "../../query/characteristics/names.ts";
import { statOf } from "../../query/characteristics/stats.ts";
import type { Context } from "../../query/context.ts";
import { amountOf, conditionHolds, isAmong, matches, matching, playersOf } from "../../query/evaluators/index.ts";
import { isInReachOf } from "../../query/players/reach.ts";
import { countBits } from "../../state/bits.ts";
import { type Entity, isPlayer, type ObjectId, type Seat } from "../../state/ids.ts";
import { sum } from "../../state/numbers.ts";
import { ownerOf, zoneOf } from "../../state/objects.ts";
import { isCreatureType } from "../../state/subtypes.ts";
import { areOpponents } from "../../state/teams.ts";
import { randomBelow } from "../applying/shuffle.ts";
import { rulesOf } from "../continuous/layers.ts";
import { ownRules } from "../continuous/ownRules.ts";
import { isProtectedFrom } from "../damage/protection.ts";
import { choosableBy, chooser } from "./chooser.ts";

/** 115: targets. `context.self` is the source: the spell, or the object whose ability it is. */

/** Everything that could be chosen for a slot now. */
export function candidatesFor(game: Game, slot: TargetSlot, context: Context): readonly Entity[] {
  const found: Entity[] = [];
  for (const one of slot.of)
    for (const entity of ofClass(game, one, context))
      if (!found.includes(entity) && canBeTargeted(game, entity, context)) found.push(entity);
  const taken = slot.otherThan?.flatMap((other) => context.targets?.[other] ?? []) ?? [];
  return taken.length === 0 ? found : found.filter((entity) => !taken.includes(entity));
}

function ofClass(game: Game, one: TargetClass, context: Context): readonly Entity[] {
  if (one.target === "player") return playersOf(game, one.who, context);
  const ids = matching(game, one.filter, one.in ?? "battlefield", one.of, context);
  // 115.5: a spell or ability on the stack is no legal target for itself.
  const itself = context.onStack ?? context.self;
  return one.in === "stack" || one.in?.includes("stack") ? ids.filter((id) => id !== itself) : ids;
}

/** 608.2b: whether something chosen earlier is still a legal target. */
export function isStillLegal(game: Game, slot: TargetSlot, entity: Entity, context: Context): boolean {
  const fits = slot.of.some((one) => {
    if (one.target === "player")
      return isPlayer(entity) && (one.asChosen === true || playersOf(game, one.who, context).includes(entity));
    if (isPlayer(entity)) return false;
    const zones = one.in ?? "battlefield";
    const zone = zoneOf(game.state, entity);
    const there = typeof zones === "string" ? zone === zones : zone !== undefined && zones.includes(zone);
    if (!there || game.state.objects[entity]?.phasedOut !== undefined) return false;
    if (one.of !== undefined && !playersOf(game, one.of, context).includes(controllerOf(game, entity))) return false;
    return matches(game, one.filter, entity, context);
  });
  return fits && canBeTargeted(game, entity, context);
}

/** Hexproof (702.11), shroud (702.18), protection (702.16b) and effects that say so. */
export function canBeTargeted(game: Game, entity: Entity, context: Context): boolean {
  const { controller, self, activating } = context;
  // What filters about the ability look at, on the stack or before it is there.
  const aiming = context.onStack ?? activating;
  const about = (given: Context): Context => (activating === undefined ? given : { ...given, activating });
  // 702.11d: from all, from sources, or from abilities as such.
  const isFrom = (from: Filter | undefined, own: Context): boolean =>
    from === undefined ||
    matches(game, from, self, own) ||
    (aiming !== undefined && matches(game, from, aiming, about(own)));
  // 801.4
  if (!isInReachOf(game, context, entity)) return false;
  if (isPlayer(entity)) {
    if (game.state.players[entity]!.lost) return false;
    if (rulesOf(game, "playerShroud").some(({ rule, context: c }) => playersOf(game, rule.who, c).includes(entity)))
      return false;
    if (
      areOpponents(game.state, controller, entity) &&
      !ignoresHexproofOf(game, entity, controller) &&
      rulesOf(game, "playerHexproof").some(
        ({ rule, context: c }) => playersOf(game, rule.who, c).includes(entity) && isFrom(rule.from, c),
      )
    )
      return false;
    return !isProtectedFrom(game, entity, self);
  }
  const now = characteristicsOf(game, entity);
  const opposing = areOpponents(game.state, controllerOf(game, entity), controller);
  const { keywords } = now;
  if (game.state.objects[entity]?.zone === "battlefield") {
    if (keywords.has("shroud")) return false;
    if (opposing && !ignoresHexproof(game, entity, controller)) {
      if (keywords.has("hexproof")) return false;
      const own: Context = { self: entity, controller: now.controller };
      if (keywords.get("hexproof from")?.some((k) => "filter" in k && k.filter !== undefined && isFrom(k.filter, own)))
        return false;
    }
    if (isProtectedFrom(game, entity, self)) return false;
  }
  return !rulesOf(game, "cantBeTargeted").some(
    ({ rule, context: c }) =>
      rule.what.objects !== undefined &&
      isAmong(game, rule.what.objects, entity, c) &&
      (rule.of === undefined || playersOf(game, rule.of, c).includes(controller)) &&
      matches(game, rule.by, aiming ?? self, about(c)),
  );
}

const ignoresHexproofOf = (game: Game, player: Seat, controller: Seat): boolean =>
  rulesOf(game, "ignoreHexproof").some(
    ({ rule, context }) =>
      playersOf(game, rule.who, context).includes(controller) &&
      rule.players !== undefined &&
      playersOf(game, rule.players, context).includes(player),
  );

const ignoresHexproof = (game: Game, entity: ObjectId, controller: Seat): boolean =>
  rulesOf(game, "ignoreHexproof").some(
    ({ rule, context }) =>
      playersOf(game, rule.who, context).includes(controller) && matches(game, rule.what, entity, context),
  );

export interface ChosenTargets {
  readonly targets: readonly (readonly Entity[])[];
  readonly divided?: readonly (readonly number[])[];
}

/** 601.2c: what may be chosen as it is cast or activated, which a spell may say of itself. */
function choosableFor(game: Game, slot: TargetSlot, context: Context): readonly Entity[] {
  const all = candidatesFor(game, slot, context);
  const rules = ownRules(game, context.self, context.controller, "cantChoose");
  if (rules.length === 0 || zoneOf(game.state, context.self) === "battlefield") return all;
  return all.filter((one) => isPlayer(one) || !rules.some(({ rule }) => matches(game, rule.target, one, context)));
}

const isChosen = (game: Game, slot: TargetSlot, context: Context): boolean =>
  slot.if === undefined || conditionHolds(game, slot.if, context);
const leastOf = (game: Game, slot: TargetSlot, context: Context): number =>
  isChosen(game, slot, context) ? amountOf(game, slot.count.min, context) : 0;

/** Whether every slot that needs a target could have one (601.2c). Slots are looked at one by one. */
export function canChooseTargets(game: Game, slots: readonly TargetSlot[], context: Context): boolean {
  if (slots.length > 1 && slots.some(looksAtOthers)) return canChooseFrom(game, slots, 0, { ...context, targets: [] });
  return slots.every((slot) => {
    const min = leastOf(game, slot, context);
    return min === 0 || choosableFor(game, slot, context).length >= min;
  });
}

/** "Another target creature that player controls": which targets there are depends on the earlier ones. */
const looksAtOthers = ({ of }: TargetSlot): boolean => someNode("targetClass", of, TARGETS);
const TARGETS: Test = { objects: ({ what }) => what === "target", players: ({ who }) => who === "target" };

function canChooseFrom(game: Game, slots: readonly TargetSlot[], at: number, context: Context): boolean {
  const slot = slots[at];
  if (slot === undefined) return true;
  const targets = context.targets ?? [];
  const min = leastOf(game, slot, context);
  const from = choosableFor(game, slot, context);
  if (from.length < min) return false;
  const next = (chosen: readonly Entity[]): boolean =>
    canChooseFrom(game, slots, at + 1, { ...context, targets: [...targets, chosen] });
  return min === 1 ? from.some((entity) => next([entity])) : next(from.slice(0, min));
}

/** 601.2c-d: chooses targets, then how something is divided among them. Throws `Illegal` if a slot cannot be filled. */
export function* chooseTargets(
  game: Game,
  slots: readonly TargetSlot[],
  context: Context,
  source: ObjectId,
): Procedure<ChosenTargets> {
  const targets: (readonly Entity[])[] = slots.map(() => []);
  for (const at of inOrderOfChoice(slots))
    targets[at] = yield* chooseSlot(game, slots[at]!, { ...context, targets }, source);
  if (slots.every((slot) => slot.divide === undefined)) return { targets };
  const divided: (readonly number[])[] = [];
  for (const [i, slot] of slots.entries())
    divided.push(
      slot.divide === undefined ? [] : yield* divide(game, slot, targets[i]!, { ...context, targets }, source),
    );
  return { targets, divided };
}

/** 601.6b, 602.3b: the controller chooses first, unless a choice rests on one of another player's. */
function inOrderOfChoice(slots: readonly TargetSlot[]): readonly number[] {
  const all = slots.map((_, at) => at);
  const isOthers = (at: number): boolean => slots[at]!.by !== undefined;
  if (!all.some(isOthers) || slots.some(looksAtOthers)) return all;
  return [...all.filter((at) => !isOthers(at)), ...all.filter(isOthers)];
}

function* chooseSlot(game: Game, slot: TargetSlot, context: Context, source: ObjectId): Procedure<readonly Entity[]> {
  if (!isChosen(game, slot, context)) return [];
  const candidates = choosableFor(game, slot, context);
  const { by } = slot;
  const isTheirs = (seat: Seat, one: Entity): boolean =>
    slot.theirs !== true || (!isPlayer(one) && controllerOf(game, one) === seat);
  // Who chooses decides what there is to choose, also by what they reach (801.5a).
  const decides = by !== undefined && (game.state.reach !== undefined || (slot.theirs && candidates.length > 1));
  const known = decides
    ? yield* chooser(game, by, context, (seat) => candidates.some((one) => isTheirs(seat, one)))
    : undefined;
  const from =
    known === undefined
      ? candidates
      : choosableBy(game, known, candidates, context).filter((one) => isTheirs(known, one));
  const min = amountOf(game, slot.count.min, context);
  const divisible = slot.divide === undefined ? from.length : amountOf(game, slot.divide, context);
  const max = Math.min(
    from.length,
    divisible,
    slot.together === undefined ? from.length : mostTogether(game, slot.together, from),
    slot.count.max === undefined ? from.length : amountOf(game, slot.count.max, context),
  );
  if (max < min) throw new Illegal("no-legal-target", "There is no legal target.", "601.2c");
  if (max === 0) {
    leaveUnasked(game, context.controller, { why: "impossible", about: "target" });
    return [];
  }
  if (slot.random) {
    const left = [...from];
    return Array.from({ length: max }, () => left.splice(randomBelow(game, "choose", left.length), 1)[0]!);
  }
  if (from.length === min && game.state.options.forced !== "asked") return from;
  // 601.6
  const player = known ?? (by === undefined ? context.controller : yield* chooser(game, by, context));
  const { chosen } = yield* choose<"choose">(game, { ask: "choose", player, about: "target", from, min, max, source });
  if (slot.together !== undefined && !areTogether(game, slot.together, chosen, context)) {
    throw new Illegal("illegal-targets", "Those cannot be targets of one spell or ability together.", "601.2c");
  }
  return chosen;
}

/** What "total power" and "card types among them" come to. */
export const totalOf = (
  game: Game,
  stat: Extract<TargetsTogether, { all: "totalAtLeast" }>["stat"],
  chosen: readonly ObjectId[],
): number =>
  stat === "cardTypes"
    ? countBits(chosen.reduce((types, e) => types | characteristicsOf(game, e).types, 0))
    : sum(chosen.map((e) => statOf(game, e, stat) ?? 0));

/** How many of these could be chosen together at most: of as many as differ from each other. */
function mostTogether(game: Game, together: TargetsTogether, from: readonly Entity[]): number {
  switch (together.all) {
    case "differentControllers":
      return new Set(from.map((e) => (isPlayer(e) ? e : controllerOf(game, e)))).size;
    case "different":
      return new Set(from.map((e) => statOf(game, e, together.stat) ?? 0)).size;
    default:
      return from.length;
  }
}

export function areTogether(
  game: Game,
  together: NonNullable<TargetSlot["together"]>,
  chosen: readonly Entity[],
  context: Context,
): boolean {
  const controllers = chosen.map((e) => (isPlayer(e) ? e : controllerOf(game, e)));
  switch (together.all) {
    case "differentControllers":
      return new Set(controllers).size === chosen.length;
    case "sameController":
      return new Set(controllers).size <= 1;
    case "sameOwner":
      return new Set(chosen.map((e) => (isPlayer(e) ? e : ownerOf(game.state, e)))).size <= 1;
    case "differentNames":
      return haveDifferentNames(
        game,
        chosen.map((e) => characteristicsOf(game, e)),
      );
    case "sameName": {
      const [one, ...others] = chosen.map((e) => characteristicsOf(game, e));
      return one === undefined || others.every((other) => shareName(game, one, other));
    }
    case "shareColor":
      return chosen.reduce((colors, e) => colors & characteristicsOf(game, e).colors, -1) !== 0;
    case "shareCardType":
      return chosen.reduce((types, e) => types & characteristicsOf(game, e).types, -1) !== 0;
    case "shareCreatureType": {
      // 702.73a: what is of every creature type shares whichever the others have.
      const [one, ...others] = chosen
        .map((e) => characteristicsOf(game, e))
        .filter(({ everyCreatureType }) => !everyCreatureType);
      if (one === undefined) return true;
      return one.subtypes.some((s) => isCreatureType(s) && others.every((o) => o.subtypes.includes(s)));
    }
    case "shareNoCreatureType":
      return chosen.every((id, i) => {
        const shares: Filter = { is: "shares", quality: "creatureType", with: { what: "object", id } };
        return chosen.slice(i + 1).every((other) => !matches(game, shares, other, context));
      });
    case "different":
      return new Set(chosen.map((e) => statOf(game, e, together.stat) ?? 0)).size === chosen.length;
    case "total":
      return (
        chosen.reduce((sum, e) => sum + (statOf(game, e, together.stat) ?? 0), 0) <=
        amountOf(game, together.most, context)
      );
    case "totalAtLeast":
      return totalOf(game, together.stat, chosen) >= amountOf(game, together.least, context);
  }
}

function* howMuch(game: Game, min: number, max: number, context: Context, source: ObjectId): Procedure<number> {
  if (min >= max) return max;
  const asked = { ask: "number", player: context.controller, about: "number", min, max, source } as const;
  return (yield* choose<"number">(game, asked)).number;
}

/** 601.2d: each target gets at least one. */
function* divide(
  game: Game,
  slot: TargetSlot,
  among: readonly Entity[],
  context: Context,
  source: ObjectId,
): Procedure<readonly number[]> {
  const most = amountOf(game, slot.divide!, context);
  if (among.length === 0) return [];
  const total = slot.divideUpTo ? yield* howMuch(game, among.length, most, context, source) : most;
  if (among.length === 1) return [total];
  const { amounts } = yield* choose<"divide">(game, {
    ask: "divide",
    player: context.controller,
    about: "divide",
    total,
    among: among.map((to) => ({ to, min: 1, max: total })),
    source,
  });
  return amounts;
}
