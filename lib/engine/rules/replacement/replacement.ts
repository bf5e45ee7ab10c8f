import type { StaticAbility } from "../../abilities/ability.ts";
import type { EventPattern } from "../../abilities/events.ts";
import type { Filter } from "../../abilities/filters.ts";
import type { LiveAbility } from "../../abilities/live.ts";
import type { Instead } from "../../abilities/replacements.ts";
import { sameData, visitNodes } from "../../abilities/visit.ts";
import type { GameEvent } from "../../events.ts";
import type { Game, Procedure } from "../../game.ts";
import { choose, leaveUnasked } from "../../procedure.ts";
import { characteristicsOf, controllerOf } from "../../query/characteristics/characteristics.ts";
import { compiledFace, zonesOfFunction } from "../../query/characteristics/compiled.ts";
import { ofSaga } from "../../query/characteristics/sagas.ts";
import type { Context } from "../../query/context.ts";
import type { ReplacementInstance, Together } from "../../runtime.ts";
import { during } from "../../scope.ts";
import type { ObjectId } from "../../state/ids.ts";
import { definitionOf, ownerOf, zoneOf } from "../../state/objects.ts";
import { applyInstead } from "../../upcalls.ts";
import { endObject, newToken } from "../applying/move.ts";
import { asEntering, withCharacteristicsAsEntering } from "../continuous/asEntering.ts";
import { programOf } from "../continuous/layers.ts";
import { ofProtection } from "../damage/protection.ts";
import { couldMatch } from "../triggers/occurrences.ts";
import { ofCommandZone } from "../variants/commanders.ts";
import { ofJunkyard } from "../variants/junkyard.ts";
import { affectedPlayer, appliesTo } from "./applicable.ts";
import { ofCounters } from "./counterEffects.ts";

/**
 * 614-616: what becomes of an event before it happens. Each applicable effect gets one opportunity (614.5); the
 * affected player, or the controller of the affected object, chooses the order (616.1), self-replacement first.
 */
export function replaced(
  game: Game,
  event: GameEvent,
  together?: Together,
  added: Set<string> = new Set(),
): Procedure<readonly GameEvent[]> {
  // 614.5: what an effect does instead is the same event modified, which that effect does not replace again.
  return replacedBeyond(game, event, game.execution.scope.replacing ?? NONE, together, added);
}

/** Whether any effect applies to it: none does to most events. */
export const isReplaced = (game: Game, event: GameEvent, together?: Together): boolean =>
  applicableTo(game, event, game.execution.scope.replacing ?? NONE, together).length > 0;

const NONE: ReadonlySet<string> = new Set();
const NOTHING: readonly ReplacementInstance[] = [];

function* replacedBeyond(
  game: Game,
  event: GameEvent,
  applied: ReadonlySet<string>,
  together: Together | undefined,
  added: Set<string>,
): Procedure<readonly GameEvent[]> {
  const applicable = applicableTo(game, event, applied, together).filter(({ key }) => !added.has(key));
  if (applicable.length === 0) return [event];
  const next = yield* pick(game, event, applicable);
  const beyond = new Set(applied).add(next.key);
  if (next.replacement.optional !== undefined && !(yield* wanted(game, next)))
    return yield* replacedBeyond(game, event, beyond, together, added);
  if (addsOnce(next)) added.add(next.key);
  const results: GameEvent[] = [];
  const instead = yield* during(
    game,
    { ...game.execution.scope, replacing: beyond, insteadOf: game.execution.scope.insteadOf ?? event.cause },
    applyInstead(game, event, next, together),
  );
  for (const modified of instead) results.push(...(yield* replacedBeyond(game, modified, beyond, together, added)));
  return results;
}

/** 614.5: tokens of several kinds are one event: what adds so many others to it adds them once (`added`). */
const addsOnce = ({ replacement: { instead } }: ReplacementInstance): boolean =>
  instead.by === "alsoTokens" && typeof instead.count === "number";

/** Kinds of event that nothing in the vocabulary can replace; most events are of these. */
const REPLACEABLE: ReadonlySet<GameEvent["e"]> = new Set([
  "beginStep",
  "move",
  "createTokens",
  "draw",
  "drawCards",
  "told",
  "discard",
  "mill",
  "destroy",
  "damage",
  "gainLife",
  "loseLife",
  "tap",
  "untap",
  "counters",
  "addMana",
  "attach",
  "turnFaceUp",
  "lose",
  "win",
  "transform",
  "counter",
  "happened",
]);

/** 101.1, 104.3a: nothing keeps a player from conceding. */
export const isReplaceable = (event: GameEvent): boolean =>
  REPLACEABLE.has(event.e) && !(event.e === "lose" && event.reason === "concede");

/** 120.8, 119.10, 614.7: of none at all there is no event, also where another effect has made none of some. */
const isNothing = (event: GameEvent): boolean =>
  ("amount" in event && event.amount === 0) || ("count" in event && event.count === 0);

function applicableTo(
  game: Game,
  event: GameEvent,
  applied: ReadonlySet<string>,
  together: Together | undefined,
): readonly ReplacementInstance[] {
  if (!isReplaceable(event) || isNothing(event)) return NOTHING;
  const all = ofOthers(game, event, replacementsOf(game, event.e));
  const enters = event.e === "counters" ? event.entering : event.e === "move" && event.to === "battlefield" && event;
  const own = enters
    ? ownEntering(game, enters)
    : event.e === "turnFaceUp"
      ? ownTurned(game, event.object)
      : event.e === "transform"
        ? ownTurned(game, event.object, event.face)
        : event.e === "move"
          ? ownFromAnywhere(game, event.object)
          : NOTHING;
  const ofProtections = ofProtection(game, event);
  const counters = ofCounters(game, event);
  const commanders = ofCommandZone(game, event);
  const junkyard = ofJunkyard(game, event);
  if (all.length + own.length + ofProtections.length + counters.length + commanders.length + junkyard.length === 0)
    return NOTHING;
  const instances = [...own, ...ofProtections, ...counters, ...commanders, ...junkyard, ...all].filter(
    ({ key }) => !applied.has(key),
  );
  const applyingTo = (would: GameEvent): ReplacementInstance[] =>
    instances.filter((instance) => appliesTo(game, would, instance, together));
  if (event.e === "createTokens") return withSample(game, event, applyingTo);
  // 614.12: only what others say of it needs looking at it as it would be.
  return enters && all.length > 0
    ? withCharacteristicsAsEntering(game, enters, () => applyingTo(event))
    : applyingTo(event);
}

function ofOthers(
  game: Game,
  event: GameEvent,
  inForce: readonly ReplacementInstance[],
): readonly ReplacementInstance[] {
  switch (event.e) {
    // What works from a hand is about that card (702.35a). Nobody sees that it is there, as they would by the numbers of tokens.
    case "createTokens":
      return inForce.filter(({ context }) => !isHeld(game, context.self));
    // What the face that is up now said as it was turned up it does not say of the other.
    case "transform":
      return inForce.filter(({ replacement }) => !isAboutItself(replacement.of));
    default:
      return inForce;
  }
}

const isHeld = (game: Game, id: ObjectId): boolean => zoneOf(game.state, id) === "hand";

/** Of the replacement and prevention effects in force those that could apply to an event of this kind. */
function replacementsOf(game: Game, kind: GameEvent["e"]): readonly ReplacementInstance[] {
  const { replacements, replacementsOf: by } = programOf(game);
  if (replacements.length === 0) return replacements;
  let found = by.get(kind);
  if (found === undefined) {
    found = replacements.filter(({ replacement }) => couldMatch(replacement.of, kind));
    by.set(kind, found);
  }
  return found;
}

/** 111.1: what is said of tokens to be created is asked of one of them. */
function withSample<T>(game: Game, event: Extract<GameEvent, { e: "createTokens" }>, look: (would: GameEvent) => T): T {
  const sample = newToken(game, event);
  try {
    return look({ ...event, sample });
  } finally {
    endObject(game, sample);
  }
}

/** 614.12: a permanent's own abilities, and the rules of its type, say how it enters before it is on the battlefield. */
function ownEntering(game: Game, event: Extract<GameEvent, { e: "move" }>): ReplacementInstance[] {
  const { object, arrival } = event;
  if (arrival?.faceDown !== undefined) return [];
  const would = asEntering(game, event);
  const record = game.state.objects[object];
  // 107.3m: X of a permanent's own entering is that of the spell it was.
  const x = arrival?.x ?? record?.x;
  const notes = record?.notes;
  const context: Context = {
    self: object,
    controller: would.controller,
    ...(x !== undefined && { x }),
    ...(notes && { notes }),
  };
  // What it enters as a copy of has abilities of its own (707.5).
  const definition = arrival?.copy?.definition ?? record?.copy?.definition ?? definitionOf(game.state, object);
  const face = arrival?.copy?.face ?? arrival?.face ?? record?.copy?.face ?? record?.face ?? 0;
  const of = `${object}:${definition}:${face}`;
  const own = would.abilities.flatMap((live, index) => {
    const { ability } = live;
    if (ability.kind !== "static" || !zonesOfFunction(ability).includes("battlefield")) return [];
    return entering(ability, context, `${of}/${"index" in live.ref ? index : nthGiven(would.abilities, index)}`);
  });
  return would.subtypes.includes("Saga") ? [...own, ofSaga(would, context)] : own;
}

/** What it is given keeps its key (614.5) while what is chosen as it enters gives it more. */
function nthGiven(abilities: readonly LiveAbility[], index: number): string {
  const { ability } = abilities[index]!;
  const before = abilities
    .slice(0, index)
    .filter(({ ref, ability: other }) => "given" in ref && sameData(other, ability));
  return `${JSON.stringify(ability)}/${before.length}`;
}

/** 113.6c: "from anywhere": a card says so of itself wherever it is, also where nobody sees it. */
function ownFromAnywhere(game: Game, object: ObjectId): readonly ReplacementInstance[] {
  const zone = zoneOf(game.state, object);
  if (zone === undefined || zone === "battlefield" || zone === "stack") return NOTHING;
  const { functionsIn, abilities } = compiledFace(game, definitionOf(game.state, object), 0);
  if (!functionsIn.has("everywhere")) return NOTHING;
  const context: Context = { self: object, controller: ownerOf(game.state, object) };
  return abilities.flatMap(({ ability }, index) =>
    ability.kind === "static" && ability.from === "everywhere"
      ? entering(ability, context, `anywhere/${object}/${index}`)
      : [],
  );
}

/** 614.1e, 708.8, 712.20: what it says of being turned face up or transforming, looked at as it would be then. */
function ownTurned(game: Game, object: ObjectId, to?: number): ReplacementInstance[] {
  const { definition, copy, face } = game.state.objects[object]!;
  const controller = controllerOf(game, object);
  const { abilities } = compiledFace(game, copy?.definition ?? definition, to ?? copy?.face ?? face ?? 0);
  return abilities.flatMap(({ ability }, index) =>
    ability.kind === "static" ? entering(ability, { self: object, controller }, `up/${object}/${index}`) : [],
  );
}

/** 614.12: not one about a whole class of permanents that it belongs to. */
const isAboutItself = (of: EventPattern): boolean =>
  (of.on === "move" || of.on === "turnFaceUp" || of.on === "transform" || of.on === "counters") && names(of.object);
const names = (filter: Filter | undefined): boolean =>
  filter?.is === "self" || (filter?.is === "and" && filter.of.some(names));

const entering = (ability: StaticAbility, context: Context, key: string): ReplacementInstance[] =>
  ability.effects.flatMap((effect, part) =>
    effect.static === "replace" && isAboutItself(effect.replacement.of)
      ? {
          replacement: effect.replacement,
          context,
          ...(ability.if && { condition: ability.if }),
          key: `own/${key}/${part}`,
        }
      : [],
  );

/**
 * 616.1: the affected player chooses among the first of these that apply: effects that say under whose control it enters
 * (b), as a copy of what (c), with its back face up (d), any other (e). Self-replacement effects (a) are no continuous
 * effects (614.15): the instruction they belong to has taken account of them before it proposes the event.
 */
function* pick(game: Game, event: GameEvent, all: readonly ReplacementInstance[]): Procedure<ReplacementInstance> {
  const applicable = STEPS.map((step) => all.filter((one) => step(one.replacement.instead))).find(
    (some) => some.length > 0,
  )!;
  if (applicable.length === 1 || (applicable.every(isEntering) && !disagree(applicable))) return applicable[0]!;
  const choosing = applicable.filter((instance) => !isEntering(instance));
  // What is chosen as it enters may say how it enters: that goes first, and the rest is one.
  if (choosing.length === 1 && choosing[0]!.replacement.instead.by === "entering") return choosing[0]!;
  const [first, ...others] = applicable;
  const player = affectedPlayer(game, event);
  const options = applicable.map((instance) => characteristicsOf(game, instance.context.self).name);
  if (others.every((other) => isAlike(other, first!))) {
    leaveUnasked(game, player, { why: "alike", about: "replacement", options });
    return first!;
  }
  const { chosen } = yield* choose<"option">(game, {
    ask: "option",
    player,
    about: "replacement",
    options,
    min: 1,
    max: 1,
  });
  return applicable[chosen[0]!]!;
}

/** Whether it makes no difference which of the two is applied first: they do the same, to the same. */
const isAlike = (one: ReplacementInstance, other: ReplacementInstance): boolean =>
  one.context.controller === other.context.controller &&
  sameData(one.replacement, other.replacement) &&
  sameData(one.context.targets, other.context.targets) &&
  (one.context.self === other.context.self || !speaksOfItself(one.replacement.instead));

/** Whether it says anything of the very object the effect is of: what is done to it, what it is on, what it exiled. */
function speaksOfItself(instead: Instead): boolean {
  let found = false;
  visitNodes("instead", instead, {
    objects: ({ what }, inside) => {
      found ||= what === "self" || what === "granter" || what === "host" || what === "linked";
      inside();
    },
    players: ({ who }, inside) => {
      found ||= who === "enchanted" || who === "chosenForSelf";
      inside();
    },
    destination: (to, inside) => {
      found ||= "link" in to && to.link !== undefined;
      inside();
    },
    // Abilities of tokens, and such as are gained, speak of what has them.
    ability: () => {},
  });
  return found;
}

const STEPS: readonly ((instead: Instead) => boolean)[] = [
  (instead) => instead.by === "entering" && instead.entering.control !== undefined,
  (instead) => instead.by === "enterAsCopy",
  (instead) => instead.by === "entering" && instead.entering.transformed === true,
  () => true,
];

/** One makes it enter tapped and another untapped. */
const disagree = (all: readonly ReplacementInstance[]): boolean => {
  const tapped = all.flatMap(({ replacement: { instead } }) =>
    instead.by === "entering" ? [instead.entering.tapped] : [],
  );
  return tapped.includes(true) && tapped.includes(false);
};
/** Entering tapped, with counters and the like: their order makes no difference. */
const isEntering = (instance: ReplacementInstance): boolean =>
  instance.replacement.instead.by === "entering" && instance.replacement.instead.asItEnters === undefined;

function* wanted(game: Game, instance: ReplacementInstance): Procedure<boolean> {
  const { self, controller } = instance.context;
  const { yes } = yield* choose<"confirm">(game, { ask: "confirm", player: controller, about: "may", source: self });
  return yes;
}
