import type { TargetSlot } from "../../abilities/ability.ts";
import type { Game, Procedure } from "../../game.ts";
import { choose, Illegal } from "../../procedure.ts";
import type { Context } from "../../query/context.ts";
import type { Entity, ObjectId, Seat } from "../../state/ids.ts";
import { propose } from "../events/propose.ts";
import { contextOnStack } from "../targets/stackObjects.ts";
import { areTogether, candidatesFor, isStillLegal } from "../targets/targets.ts";
import { becameTargets, slotsOf } from "./announce.ts";

/** 115.7: changing the targets of a spell or ability. */

type Targets = readonly (readonly Entity[])[];

interface Change {
  readonly game: Game;
  readonly object: ObjectId;
  readonly slots: readonly TargetSlot[];
  /** Its controller's, whoever chooses the new targets. */
  readonly context: Context;
  readonly had: Targets;
  /** For each slot what its targets could be now. */
  readonly options: Targets;
}

function changeOf(game: Game, object: ObjectId, mayStay: boolean): Change | undefined {
  const slots = slotsOf(game, object);
  const had = game.state.objects[object]?.targets ?? [];
  if (slots.length === 0 || had.flat().length === 0) return undefined;
  const context = contextOnStack(game, object);
  const options = had.map((chosen, i) => {
    const { otherThan: _, ...slot } = slots[i]!;
    const others = candidatesFor(game, slot, context).filter((entity) => !chosen.includes(entity));
    return mayStay ? [...chosen, ...others] : others;
  });
  return { game, object, slots, context, had, options };
}

/** 115.7d: any number of the targets may be left as they are, illegal ones too. */
export function* chooseNewTargets(game: Game, player: Seat, object: ObjectId): Procedure {
  const change = changeOf(game, object, true);
  if (change !== undefined) yield* changed(change, yield* chosenAnew(change, player));
}

/** 115.7a: each target is changed to another legal target, or none is. */
export function* changeTargets(game: Game, player: Seat, object: ObjectId): Procedure {
  const change = changeOf(game, object, false);
  if (change === undefined) return;
  const isPossible = change.had.every((chosen, i) => change.options[i]!.length >= chosen.length);
  if (isPossible && canFinish(change, 0, change.had)) yield* changed(change, yield* chosenAnew(change, player));
}

/** Whether every target of this spell could be this instead, each for itself. */
export function couldTarget(game: Game, object: ObjectId, entity: Entity): boolean {
  const slots = slotsOf(game, object);
  const context = contextOnStack(game, object);
  const had = game.state.objects[object]?.targets ?? [];
  return (
    had.flat().length > 0 &&
    had.every((chosen, i) => {
      const { otherThan, ...slot } = slots[i]!;
      if (chosen.length === 0) return true;
      return chosen.length === 1 && otherThan === undefined && candidatesFor(game, slot, context).includes(entity);
    })
  );
}

/** 707.10d: as it is put on the stack, the copy targets this and nothing else. */
export function* targetOnly(game: Game, object: ObjectId, entity: Entity): Procedure {
  const had = game.state.objects[object]?.targets ?? [];
  const targets = had.map((chosen) => (chosen.length === 0 ? chosen : [entity]));
  yield* propose(game, { e: "announce", object, facts: { targets } });
  yield* becameTargets(game, object, [entity]);
}

/** 115.7b: one of the targets is changed to this. */
export function* changeTargetTo(game: Game, player: Seat, object: ObjectId, to: Entity): Procedure {
  const change = changeOf(game, object, false);
  if (change === undefined) return;
  const ways = change.had.flatMap((chosen, i) =>
    chosen.flatMap((was) => {
      const targets = change.had.with(
        i,
        chosen.map((one) => (one === was ? to : one)),
      );
      return change.options[i]!.includes(to) && isLegal(change, targets) ? [{ was, targets }] : [];
    }),
  );
  const from = [...new Set(ways.map(({ was }) => was))];
  if (from.length === 0) return;
  const { chosen } =
    from.length === 1
      ? { chosen: from }
      : yield* choose<"choose">(game, { ask: "choose", player, about: "target", from, min: 1, max: 1, source: object });
  yield* changed(change, ways.find(({ was }) => was === chosen[0])!.targets);
}

/** One slot after another, of what leaves a legal choice for the others. */
function* chosenAnew(change: Change, player: Seat): Procedure<Targets> {
  const { game, object, had, options } = change;
  let targets: Targets = had;
  for (const [i, before] of had.entries()) {
    const n = before.length;
    if (n === 0) continue;
    const from =
      n > 1 ? options[i]! : options[i]!.filter((entity) => canFinish(change, i + 1, targets.with(i, [entity])));
    if (from.length < n) return had;
    const { chosen } =
      from.length === n && game.state.options.forced !== "asked"
        ? { chosen: from }
        : yield* choose<"choose">(game, {
            ask: "choose",
            player,
            about: "target",
            from,
            min: n,
            max: n,
            source: object,
          });
    targets = targets.with(i, chosen);
  }
  if (!isLegal(change, targets))
    throw new Illegal("illegal-targets", "Those cannot be its targets together.", "115.7e");
  return targets;
}

/** Whether the slots from here on can be chosen so that all targets are legal; several of one slot as they are. */
function canFinish(change: Change, at: number, targets: Targets): boolean {
  const chosen = change.had[at];
  if (chosen === undefined) return isLegal(change, targets);
  if (chosen.length !== 1) return canFinish(change, at + 1, targets);
  return change.options[at]!.some((entity) => canFinish(change, at + 1, targets.with(at, [entity])));
}

/** 115.7d-e: the final set of targets; one that was illegal already may stay. */
function isLegal(change: Change, targets: Targets): boolean {
  const isFine = (i: number, entity: Entity, among: Targets): boolean => {
    const { game, slots, context } = change;
    const others = slots[i]!.otherThan?.flatMap((other) => among[other] ?? []) ?? [];
    return !others.includes(entity) && isStillLegal(game, slots[i]!, entity, { ...context, targets: among });
  };
  return targets.every((chosen, i) => {
    const { together } = change.slots[i]!;
    const before = change.had[i]!;
    return (
      new Set(chosen).size === chosen.length &&
      chosen.every(
        (entity) => isFine(i, entity, targets) || (before.includes(entity) && !isFine(i, entity, change.had)),
      ) &&
      (together === undefined || areTogether(change.game, together, chosen, { ...change.context, targets }))
    );
  });
}

function* changed({ game, object, had }: Change, targets: Targets): Procedure {
  yield* propose(game, { e: "announce", object, facts: { targets } });
  const known = had.flat();
  yield* becameTargets(
    game,
    object,
    targets.flat().filter((target) => !known.includes(target)),
  );
}
