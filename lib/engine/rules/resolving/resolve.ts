import type { Modification } from "../../abilities/modifications.ts";
import { sameData } from "../../abilities/visit.ts";
import { arrivalOf } from "../../effects/destination.ts";
import { runEffects } from "../../effects/index.ts";
import type { Game, Procedure } from "../../game.ts";
import { choose } from "../../procedure.ts";
import { characteristicsOf, controllerOf } from "../../query/characteristics/characteristics.ts";
import { abilityOf, compiledCard } from "../../query/characteristics/compiled.ts";
import type { Context } from "../../query/context.ts";
import { conditionHolds } from "../../query/evaluators/index.ts";
import { isManual } from "../../query/players/manual.ts";
import { keyOnStack } from "../../query/uses.ts";
import { PERMANENT_TYPES } from "../../state/bits.ts";
import type { GameObject } from "../../state/gameObject.ts";
import type { Entity, ObjectId, Seat } from "../../state/ids.ts";
import { objectOf, zoneOf } from "../../state/objects.ts";
import { hostsFor } from "../applying/attaching.ts";
import { propose } from "../events/propose.ts";
import { playedByHand } from "../manual/carryOut.ts";
import { contextOnStack, type Part, partsOf } from "../targets/stackObjects.ts";
import { isStillLegal } from "../targets/targets.ts";
import { isAskedAt } from "../triggers/remember.ts";
import { type Afterwards, afterResolving, laterOfPermanent } from "./afterResolving.ts";

/** 608: the top object of the stack resolves. */
export function* resolveTop(game: Game): Procedure {
  const id = game.state.stack.at(-1)!;
  const object = objectOf(game.state, id);
  const controller = controllerOf(game, id);
  if ((yield* resolveObject(game, id, object)) && isAskedAt(game, "resolve")) {
    const detail = keyOnStack(object);
    const facts = { object: id, player: controller };
    yield* propose(game, { e: "happened", on: "resolve", facts, ...(detail !== undefined && { detail }) });
  }
}

/** It leaves the stack, none of its instructions followed: they are more than a game can do (carryOn.ts). */
export function* abandonTop(game: Game): Procedure {
  const id = game.state.stack.at(-1)!;
  if (objectOf(game.state, id).kind === "ability") yield* propose(game, { e: "cease", object: id });
  else yield* leaveStack(game, id, afterResolving(game, id, false), false);
}

/** Says whether it resolved, rather than being removed from the stack (608.2a-b). */
function* resolveObject(game: Game, id: ObjectId, object: GameObject): Procedure<boolean> {
  if (object.kind === "ability") return yield* resolveAbility(game, id, object);
  if ((characteristicsOf(game, id).types & PERMANENT_TYPES) !== 0)
    return yield* resolvePermanentSpell(game, id, object);
  return yield* resolveSpell(game, id);
}

function* resolveAbility(game: Game, id: ObjectId, object: GameObject): Procedure<boolean> {
  const ability = abilityOf(game, object.ability!);
  const context = contextOnStack(game, id);
  // 603.4: the intervening "if" is checked again.
  const stillTrue =
    ability.kind !== "triggered" ||
    ability.interveningIf === undefined ||
    conditionHolds(game, ability.interveningIf, context);
  const followed = stillTrue && (yield* followParts(game, id, context));
  if (zoneOf(game.state, id) === "stack") yield* propose(game, { e: "cease", object: id });
  return followed;
}

/** 608.2: instants and sorceries. */
function* resolveSpell(game: Game, id: ObjectId): Procedure<boolean> {
  const followed = yield* followParts(game, id, contextOnStack(game, id));
  if (followed && isManual(game, id)) yield* playedByHand(game, controllerOf(game, id), id);
  // 608.2n: as the final step it goes to its owner's graveyard, unless how it was cast says otherwise.
  if (zoneOf(game.state, id) === "stack") yield* leaveStack(game, id, afterResolving(game, id, followed), followed);
  return followed;
}

function* leaveStack(game: Game, id: ObjectId, to: Afterwards, followed: boolean): Procedure {
  const object = objectOf(game.state, id);
  const controller = controllerOf(game, id);
  if (object.kind === "copy") {
    yield* propose(game, { e: "cease", object: id });
    return;
  }
  const [moved] = yield* propose(game, {
    e: "move",
    object: id,
    to: to.zone,
    ...(followed && { why: "resolve" }),
    ...(to.arrival && { arrival: to.arrival }),
  });
  if (to.shuffled) yield* propose(game, { e: "shuffle", player: object.owner });
  if (to.triggers !== undefined && moved?.object !== undefined)
    yield* propose(game, {
      e: "trigger",
      instance: { source: moved.object, controller, ability: { given: to.triggers } },
    });
  if (to.later !== undefined && moved?.object !== undefined)
    yield* propose(game, { e: "delay", trigger: to.later(moved.object) });
}

/** Follows the instructions, unless every target is illegal (608.2b). Says whether it did. */
function* followParts(game: Game, id: ObjectId, context: Context): Procedure<boolean> {
  const parts = partsOf(game, id);
  const slots = parts.flatMap((part) => part.slots);
  const targets = context.targets ?? [];
  const legal =
    slots.length === 0
      ? targets
      : targets.map((chosen, i) =>
          slots[i] === undefined ? chosen : chosen.filter((entity) => isStillLegal(game, slots[i]!, entity, context)),
        );
  const isLost = targets.some((chosen) => chosen.length > 0) && legal.every((chosen) => chosen.length === 0);
  if (slots.length > 0 && isLost && !slots.some((slot) => slot.evenIfIllegal)) return false;
  for (const part of parts) {
    if (zoneOf(game.state, id) !== "stack") break;
    yield* runEffects(game, partContext(game, id, context, part, targets, legal), part.effects);
  }
  return true;
}

/** A part sees its own targets, the legal ones, as slots 0 and up, with the amounts divided among them. */
function partContext(
  game: Game,
  id: ObjectId,
  context: Context,
  part: Part,
  targets: readonly (readonly Entity[])[],
  legal: readonly (readonly Entity[])[],
): Context {
  // Triggers that bring targets along (603.7, 603.12) have no slots of their own.
  if (part.slots.length === 0) return { ...context, targets: part.firstSlot === 0 ? legal : [] };
  const divided = game.state.objects[id]?.divided;
  const from = part.firstSlot;
  const to = from + part.slots.length;
  return {
    ...context,
    targets: legal.slice(from, to),
    ...(divided && {
      divided: divided
        .slice(from, to)
        .map((amounts, i) => amounts.filter((_, n) => legal[from + i]!.includes(targets[from + i]![n]!))),
    }),
  };
}

/** 608.3: a permanent spell becomes a permanent; an Aura whose target became illegal does not. */
function* resolvePermanentSpell(game: Game, id: ObjectId, object: GameObject): Procedure<boolean> {
  const now = characteristicsOf(game, id);
  const context = contextOnStack(game, id);
  const slots = partsOf(game, id).flatMap((part) => part.slots);
  // 702.140b-c
  if (object.cast?.via === "mutate") {
    const into = object.targets?.[0]?.[0];
    if (into !== undefined && slots[0] !== undefined && isStillLegal(game, slots[0], into, context)) {
      yield* mutate(game, id, into);
      return true;
    }
  }
  let attachedTo: Entity | undefined;
  if (now.subtypes.includes("Aura")) {
    const target = object.targets?.[0]?.[0];
    if (
      target === undefined ||
      !hostsFor(game, id, now.controller).includes(target) ||
      (slots[0] !== undefined && !isStillLegal(game, slots[0], target, context))
    ) {
      if (object.cast?.via !== "bestow") {
        yield* leaveStack(game, id, { zone: "graveyard" }, false);
        return false;
      }
      // 702.103e: it goes on resolving as a creature spell.
      const { via: _, ...cast } = object.cast;
      yield* propose(game, { e: "announce", object: id, facts: { cast } });
    } else attachedTo = target;
  }
  yield* keepWayCast(game, id, object, now.controller);
  const later = laterOfPermanent(game, id);
  const [moved] = yield* propose(game, {
    e: "move",
    object: id,
    to: "battlefield",
    why: "resolve",
    arrival: {
      ...(object.cast?.then?.enters && arrivalOf(game, object.cast.then.enters, context)),
      controller: now.controller,
      ...(attachedTo !== undefined && { attachedTo }),
      ...(object.faceDown && { faceDown: object.faceDown }),
      ...(object.face !== undefined && { face: object.face }),
      // 712.8c: cast transformed, it enters with its back face up.
      ...(object.face === 1 && isTransforming(game, object) && { transformed: true }),
    },
  });
  const permanent = moved?.object;
  // 608.3e
  if (zoneOf(game.state, id) === "stack") yield* leaveStack(game, id, { zone: "graveyard" }, false);
  // 608.3g
  if (later !== undefined && permanent !== undefined) yield* propose(game, { e: "delay", trigger: later(permanent) });
  return true;
}

/** 400.7b, 611.3d: the permanent keeps the ability that its spell was cast by the way of, whoever gave it that. */
function* keepWayCast(game: Game, id: ObjectId, { cast }: GameObject, controller: Seat): Procedure {
  if (cast?.via === undefined) return;
  const lasting = game.state.effects.filter(({ objects }) => objects?.includes(id));
  for (const { ability, ref } of characteristicsOf(game, id).abilities) {
    if (ability.kind !== "keyword" || ability.keyword.keyword !== cast.via || !("given" in ref)) continue;
    const given: Modification = { modify: "addAbility", ability };
    // 400.7a: what an effect gave it for good goes on by itself.
    if (lasting.some(({ modifications }) => modifications?.some((one) => sameData(one, given)))) continue;
    const effect = { source: ref.by ?? id, controller, objects: [id], modifications: [given] };
    yield* propose(game, { e: "beginEffect", effect });
  }
}

/** 702.140c: the spell's controller chooses whether it goes on top of the creature or under it. */
function* mutate(game: Game, id: ObjectId, into: ObjectId): Procedure {
  const places = ["bottom", "top"] as const;
  const controller = controllerOf(game, id);
  const { chosen } = yield* choose<"option">(game, {
    ask: "option",
    player: controller,
    about: "merge",
    options: places,
    min: 1,
    max: 1,
    source: id,
  });
  yield* propose(game, { e: "merge", object: id, into, on: places[chosen[0]!]!, cause: { source: id, controller } });
}

const isTransforming = (game: Game, object: GameObject): boolean =>
  compiledCard(game, object.definition).definition.layout === "transform";
