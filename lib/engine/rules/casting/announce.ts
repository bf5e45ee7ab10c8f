import type { Modes, TargetSlot } from "../../abilities/ability.ts";
import type { Game, Procedure } from "../../game.ts";
import { choose, Illegal } from "../../procedure.ts";
import { controllerOf } from "../../query/characteristics/characteristics.ts";
import type { Context } from "../../query/context.ts";
import { amountOf, conditionHolds } from "../../query/evaluators/index.ts";
import { type Entity, isPlayer, type ObjectId, type Seat } from "../../state/ids.ts";
import { objectOf, ownerOf, zoneOf } from "../../state/objects.ts";
import { opponentsOf } from "../../state/teams.ts";
import { randomBelow } from "../applying/shuffle.ts";
import { propose } from "../events/propose.ts";
import { chooser } from "../targets/chooser.ts";
import { bodiesOf, contextOnStack, partsOf } from "../targets/stackObjects.ts";
import { type ChosenTargets, canChooseTargets, candidatesFor, chooseTargets } from "../targets/targets.ts";
import { isAskedAt } from "../triggers/remember.ts";

/** 601.2b (modes) and 601.2c-d (targets), the same for spells and abilities (602.2b, 603.3c-d). */

export function* announceModes(game: Game, id: ObjectId): Procedure {
  const modal = bodiesOf(game, id).find((body) => body.modes !== undefined)?.modes;
  if (modal === undefined) return;
  const context = contextOnStack(game, id);
  const chosenModes = yield* chooseModes(game, modal, context);
  if (modal.once !== undefined) yield* useModes(game, modal, chosenModes, context);
  yield* propose(game, { e: "announce", object: id, facts: { chosenModes } });
}

function* chooseModes(game: Game, modes: Modes, context: Context): Procedure<readonly number[]> {
  const used = modes.once === undefined ? [] : modesUsed(game, modes, context);
  const legal = modes.options.flatMap((mode, i) =>
    used.includes(i) || !canChooseTargets(game, mode.targets, context) ? [] : [i],
  );
  const range =
    modes.instead !== undefined && conditionHolds(game, modes.instead.if, context)
      ? modes.instead.choose
      : modes.choose;
  const min = amountOf(game, range.min, context);
  const limit = modes.apart ? mostApart(game, modes, context) : Number.POSITIVE_INFINITY;
  const most = Math.min(limit, range.max === undefined ? legal.length : amountOf(game, range.max, context));
  const max = modes.repeat ? most : Math.min(legal.length, most);
  if (max < min || (modes.repeat && legal.length === 0))
    throw new Illegal("no-legal-mode", "No mode can be chosen.", "700.2a");
  // 702.42a
  const { cast } = game.state.objects[context.onStack ?? context.self] ?? {};
  if ((cast?.paid?.entwine ?? 0) > 0) return modes.options.map((_, i) => i);
  if (modes.options.some(({ pawprints }) => pawprints !== undefined))
    return yield* chooseByPawprints(game, modes, legal, max, context);
  // 603.3c: none, or as many as it says.
  if (modes.optional) {
    const source = context.onStack ?? context.self;
    const { yes } = yield* choose<"confirm">(game, {
      ask: "confirm",
      player: context.controller,
      about: "may",
      source,
    });
    if (!yes) return [];
  }
  if (modes.by === "random") return [legal[randomBelow(game, "mode", legal.length)]!];
  if (legal.length === min && min === max && !modes.repeat && game.state.options.forced !== "asked") return legal;
  // 601.6
  const player = modes.by === "opponent" ? yield* chooser(game, { who: "opponents" }, context) : context.controller;
  const { chosen } = yield* choose<"option">(game, {
    ask: "option",
    player,
    about: "mode",
    options: legal.map((i) => modes.options[i]!.text),
    min,
    max,
    ...(modes.repeat && { repeat: true }),
    source: context.onStack ?? context.self,
  });
  // 700.2: followed in printed order, whatever the order they were chosen in.
  return chosen.map((i) => legal[i]!).sort((a, b) => a - b);
}

/** 700.2i: one after the other among those that still fit, until no more are wanted. */
function* chooseByPawprints(
  game: Game,
  modes: Modes,
  legal: readonly number[],
  most: number,
  context: Context,
): Procedure<readonly number[]> {
  const worth = (i: number): number => modes.options[i]?.pawprints ?? 1;
  const all: number[] = [];
  for (let left = most; ; ) {
    const fitting = legal.filter((i) => worth(i) <= left);
    if (fitting.length === 0) break;
    const { chosen } = yield* choose<"option">(game, {
      ask: "option",
      player: context.controller,
      about: "mode",
      options: fitting.map((i) => modes.options[i]!.text),
      min: 0,
      max: 1,
      source: context.onStack ?? context.self,
    });
    const [at] = chosen;
    if (at === undefined) break;
    all.push(fitting[at]!);
    left -= worth(fitting[at]!);
  }
  return all.sort((a, b) => a - b);
}

/** Where each mode must have another target, no more modes than there are such targets. */
const mostApart = (game: Game, { options }: Modes, context: Context): number =>
  new Set(options.flatMap(({ targets: [first] }) => (first === undefined ? [] : candidatesFor(game, first, context))))
    .size;

/** "Choose one that hasn't been chosen": kept on the source under its modes' own key. */
const modesUsed = (game: Game, modes: Modes, context: Context): readonly number[] =>
  modes.options.flatMap((_, i) => ((game.state.objects[context.self]?.uses?.[modeKey(modes, i)] ?? 0) > 0 ? [i] : []));
function* useModes(game: Game, modes: Modes, chosen: readonly number[], { self }: Context): Procedure {
  const object = game.state.objects[self];
  if (object === undefined) return;
  const uses = Object.fromEntries(chosen.map((i) => [modeKey(modes, i), 1]));
  yield* propose(game, { e: "mark", object: self, change: { uses: { ...object.uses, ...uses } } });
}
const modeKey = (modes: Modes, i: number): string => `${modes.once === "ever" ? "once:" : ""}mode/${i}`;

/** Every slot of what an object on the stack will do. */
export const slotsOf = (game: Game, id: ObjectId): readonly TargetSlot[] =>
  partsOf(game, id).flatMap((part) => part.slots.map((slot) => shifted(slot, part.firstSlot)));

/** Chooses the targets of everything the object will do, and says what became a target (115.1, 601.2c). */
export function* announceTargets(game: Game, id: ObjectId): Procedure {
  const slots = slotsOf(game, id);
  if (slots.length === 0) return;
  const context = contextOnStack(game, id);
  const chosen: ChosenTargets = yield* chooseTargets(game, slots, context, id);
  yield* propose(game, { e: "announce", object: id, facts: { ...chosen } });
  yield* becameTargets(game, id, chosen.targets.flat());
  const { controller } = objectOf(game.state, id);
  if (isAskedAt(game, "crime") && chosen.targets.flat().some((target) => isCrime(game, controller, target)))
    yield* propose(game, {
      e: "happened",
      on: "crime",
      facts: { player: controller },
      cause: { source: id, controller },
    });
}

/** 700.13: an opponent, what an opponent controls, or a card in an opponent's graveyard. */
function isCrime(game: Game, player: Seat, target: Entity): boolean {
  const opponents = opponentsOf(game.state, player);
  if (isPlayer(target)) return opponents.includes(target);
  const zone = zoneOf(game.state, target);
  if (zone === "battlefield" || zone === "stack") return opponents.includes(controllerOf(game, target));
  return zone === "graveyard" && opponents.includes(ownerOf(game.state, target));
}

/** Slots of a later part refer to one another by their place in it. */
const shifted = <T extends { readonly otherThan?: readonly number[] }>(slot: T, by: number): T =>
  by === 0 || slot.otherThan === undefined ? slot : { ...slot, otherThan: slot.otherThan.map((i) => i + by) };

export function* becameTargets(game: Game, id: ObjectId, targets: readonly Entity[]): Procedure {
  const { controller } = objectOf(game.state, id);
  for (const target of new Set(targets)) {
    const facts = isPlayer(target) ? { player: target, spell: id } : { object: target, player: controller, spell: id };
    yield* propose(game, { e: "happened", on: "becomesTarget", facts, cause: { source: id, controller } });
  }
}
