import type { Ability, Body, Mode, TargetSlot } from "../../abilities/ability.ts";
import type { Effect } from "../../abilities/effects.ts";
import type { Game } from "../../game.ts";
import { overloaded } from "../../keywords/overload.ts";
import { characteristicsOf, controllerOf } from "../../query/characteristics/characteristics.ts";
import { abilityOf } from "../../query/characteristics/compiled.ts";
import type { Context } from "../../query/context.ts";
import { whatLeft } from "../../query/referred.ts";
import type { GameObject } from "../../state/gameObject.ts";
import type { ObjectId } from "../../state/ids.ts";
import { objectOf } from "../../state/objects.ts";
import { splicedBodies } from "./splice.ts";

/** What an object on the stack does: the bodies it will follow, in order, with their targets. */
export interface Part {
  readonly slots: readonly TargetSlot[];
  readonly effects: readonly Effect[];
  /** Index of this part's first slot among the object's targets. */
  readonly firstSlot: number;
}

const NOTHING: Body = { targets: [], effects: [] };

/** The bodies of a spell (its spell abilities, one after the other) or ability. */
export function bodiesOf(game: Game, id: ObjectId): readonly Body[] {
  const object = objectOf(game.state, id);
  if (object.ability !== undefined) {
    const ability: Ability = abilityOf(game, object.ability);
    return ability.kind === "activated" || ability.kind === "triggered" || ability.kind === "spell"
      ? [ability.body]
      : [NOTHING];
  }
  const own = spellBodies(game, id, object.cast?.via);
  return object.cast?.spliced === undefined ? own : [...own, ...splicedBodies(game, object.cast.spliced)];
}

/** What a spell does by its own text, as the way in which it is cast may change that text. */
export function spellBodies(game: Game, spell: ObjectId, via: string | undefined): readonly Body[] {
  const { abilities, keywords } = characteristicsOf(game, spell);
  const [cleave] = via === "cleave" ? (keywords.get("cleave") ?? []) : [];
  if (cleave !== undefined && "cleaved" in cleave && cleave.cleaved !== undefined) return cleave.cleaved;
  const bodies: Body[] = [];
  for (const { ability } of abilities) if (ability.kind === "spell") bodies.push(ability.body);
  return via === "overload" ? bodies.map(overloaded) : bodies;
}

/** The parts in order, the chosen modes of modal bodies in printed order (700.2). */
export function partsOf(game: Game, id: ObjectId): readonly Part[] {
  const chosen = objectOf(game.state, id).chosenModes ?? [];
  const parts: Part[] = [];
  let firstSlot = 0;
  const add = (slots: readonly TargetSlot[], effects: readonly Effect[]): void => {
    parts.push({ slots, effects, firstSlot });
    firstSlot += slots.length;
  };
  for (const body of bodiesOf(game, id)) {
    if (body.targets.length > 0 || body.effects.length > 0) add(body.targets, body.effects);
    if (body.modes !== undefined)
      for (const mode of modesChosen(body.modes.options, chosen))
        add(body.modes.apart ? otherThanAll(mode.targets, firstSlot) : mode.targets, mode.effects);
  }
  return parts;
}

/** Other targets than those of all slots before, which are so many; by their place from these on. */
const otherThanAll = (slots: readonly TargetSlot[], before: number): readonly TargetSlot[] =>
  slots.map((slot) => ({ ...slot, otherThan: Array.from({ length: before }, (_, i) => i - before) }));

const modesChosen = (options: readonly Mode[], chosen: readonly number[]): readonly Mode[] =>
  chosen.map((i) => options[i]!);

/** 603.7c: what has left since the delayed trigger was made that refers to it. */
const lostTo = (game: Game, trigger: GameObject): readonly ObjectId[] =>
  whatLeft(game.state, trigger).filter((id) => !trigger.finds?.includes(id));

/** Whose ability or spell it is and what it knows, for looking at its references. */
export function contextOnStack(game: Game, id: ObjectId): Context {
  const object = objectOf(game.state, id);
  return {
    self: object.source ?? id,
    controller: controllerOf(game, id),
    onStack: id,
    ...(object.targets && { targets: object.targets }),
    ...(object.event && { event: object.event }),
    ...(object.notes && { notes: object.notes }),
    ...(object.finds && { finds: object.finds, lost: lostTo(game, object) }),
    ...(object.x !== undefined && { x: object.x }),
  };
}
