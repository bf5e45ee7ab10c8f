import type { Entering } from "../abilities/destinations.ts";
import type { Players, Zone } from "../abilities/references.ts";
import type { AsItEnters, Shape } from "../abilities/replacements.ts";
import { IN_VAIN } from "../decisions.ts";
import type { Arrival, GameEvent } from "../events.ts";
import type { Game, Procedure } from "../game.ts";
import { choose, Illegal } from "../procedure.ts";
import { choiceBy, withChoice } from "../query/chosen.ts";
import type { Context } from "../query/context.ts";
import { playersOf } from "../query/evaluators/index.ts";
import { asksForNothing } from "../rules/costs/costs.ts";
import { asOthersSee } from "../rules/costs/fromHand.ts";
import { canPay, payCosts } from "../rules/paying/payCosts.ts";
import { during } from "../scope.ts";
import type { CopyOf } from "../state/gameObject.ts";
import { isPlayer, type ObjectId } from "../state/ids.ts";
import { definitionOf } from "../state/objects.ts";
import { chooseQuality, pickPlayers } from "./choices.ts";
import { arrivalOf } from "./destination.ts";
import { runEffects } from "./index.ts";

/** How something enters, and where to. */
interface Entry {
  readonly to: Zone;
  readonly arrival: Arrival;
}

/** 614.1c-d, 614.12a: how it enters, with the choices made before it does. */
export function* entering(
  game: Game,
  event: Extract<GameEvent, { e: "move" }>,
  how: Entering,
  asItEnters: readonly AsItEnters[],
  context: Context,
): Procedure<GameEvent> {
  // 614.12a: a player under whose control it enters is chosen before it does.
  const isOpen = how.control !== undefined && how.control !== "owner" && how.control.who === "chosen";
  const [under] = isOpen ? yield* pickPlayers(game, how.control as Players, context) : [];
  const arrival = arrivalOf(game, how, context);
  const told = under === undefined ? arrival : { ...arrival, controller: under };
  let entry: Entry = { to: event.to, arrival: merged(event.arrival, told) };
  for (const step of asItEnters) {
    const seen = { ...event, arrival: entry.arrival };
    entry = yield* seenOnBattlefield(game, seen, asEntering(game, event, entry, step, context));
  }
  return { ...event, ...entry };
}

/** 614.12: what is done as it enters sees it as it would be on the battlefield. */
function* seenOnBattlefield<T>(
  game: Game,
  event: Extract<GameEvent, { e: "move" }>,
  procedure: Procedure<T>,
): Procedure<T> {
  const { characteristics } = game.derived;
  const outer = game.execution.scope.entering;
  characteristics.delete(event.object);
  try {
    return yield* during(game, { ...game.execution.scope, entering: event }, procedure);
  } finally {
    characteristics.delete(event.object);
    if (outer !== undefined) characteristics.delete(outer.object);
  }
}

/** One of the things done, or chosen, as it enters. */
function* asEntering(
  game: Game,
  event: Extract<GameEvent, { e: "move" }>,
  { to, arrival }: Entry,
  step: AsItEnters,
  context: Context,
): Procedure<Entry> {
  if ("choose" in step) {
    if (step.each !== undefined) {
      let { chosen } = arrival;
      for (const seat of playersOf(game, step.each, context)) {
        const [, value] = yield* chooseQuality(game, seat, step.choose, context);
        chosen = { ...chosen, [choiceBy(seat)]: value };
      }
      return { to, arrival: { ...arrival, ...(chosen && { chosen }) } };
    }
    const by = step.by === undefined ? context.controller : playersOf(game, step.by, context)[0]!;
    const [quality, value] = yield* chooseQuality(game, by, step.choose, context, step.secret);
    return step.secret
      ? { to, arrival: { ...arrival, secret: { by, chosen: { [quality]: value } } } }
      : { to, arrival: { ...arrival, chosen: { ...arrival.chosen, [quality]: value } } };
  }
  if ("payOr" in step) return yield* unlessPaid(game, { to, arrival }, step, context);
  if ("chooseCounters" in step) {
    const { number } = yield* choose<"number">(game, {
      ask: "number",
      player: context.controller,
      about: "number",
      min: Math.min(1, step.most),
      max: step.most,
      source: context.self,
    });
    return { to, arrival: merged(arrival, { counters: { [step.chooseCounters]: number } }) };
  }
  if ("oneOf" in step) {
    const { chosen } = yield* choose<"option">(game, {
      ask: "option",
      player: context.controller,
      about: "choose",
      options: step.oneOf.map(({ kind }) => kind),
      min: step.count,
      max: step.count,
      source: context.self,
    });
    const counters = step.oneOf.filter((_, i) => chosen.includes(i));
    return { to, arrival: merged(arrival, arrivalOf(game, { counters }, context)) };
  }
  if ("become" in step)
    return { to, arrival: { ...arrival, copy: yield* shaped(game, event.object, arrival, step.become, context) } };
  const notes = yield* runEffects(game, context, step.do);
  const linked = step.link === undefined ? undefined : notes[step.link]?.entities.filter((one) => !isPlayer(one));
  const number = step.number === undefined ? undefined : (notes[step.number]?.amount ?? 0);
  const entered = {
    ...arrival,
    ...(linked && { linked: { ...arrival.linked, chosen: linked } }),
    ...(number !== undefined && { chosen: { ...arrival.chosen, number } }),
  };
  if (step.then === undefined || (step.ifDone !== undefined && notes[step.ifDone]?.did !== true))
    return { to, arrival: entered };
  // 614.12a: it knows what was chosen for it before.
  const { then } = step;
  const told = withChoice(game, event.object, arrival.chosen, () => arrivalOf(game, then, { ...context, notes }));
  return { to, arrival: merged(entered, told) };
}

/** "As it enters, you may pay ... If you don't, it enters ..." */
function* unlessPaid(
  game: Game,
  { to, arrival: before }: Entry,
  step: Extract<AsItEnters, { payOr: unknown }>,
  context: Context,
): Procedure<Entry> {
  let arrival = before;
  const [by] = step.by === undefined ? [context.controller] : yield* pickPlayers(game, step.by, context);
  const payer = { ...context, controller: by ?? context.controller };
  let paid: Context["notes"] | undefined;
  const isPayable = by !== undefined && canPay(game, by, step.payOr, payer);
  const seemsPayable = isPayable || (by !== undefined && canPay(game, by, asOthersSee(step.payOr), payer));
  if (by !== undefined && (step.forced ? isPayable : seemsPayable) && !asksForNothing(game, by, step.payOr, payer)) {
    const pays =
      step.forced ||
      (yield* choose<"confirm">(game, {
        ask: "confirm",
        player: by,
        about: "may",
        source: context.self,
        ...(!isPayable && { hint: IN_VAIN }),
      })).yes;
    if (pays && !isPayable) throw new Illegal("cannot-pay", "You cannot pay that.", "118.3");
    if (pays) paid = (yield* payCosts(game, by, step.payOr, payer)).notes;
  }
  const then = paid === undefined ? step.unpaid : step.paid;
  const notes = { ...context.notes, ...paid };
  if (then !== undefined) arrival = merged(arrival, arrivalOf(game, then, { ...context, notes }));
  const linked = step.link === undefined ? undefined : paid?.[step.link]?.entities.filter((one) => !isPlayer(one));
  if (linked !== undefined) arrival = { ...arrival, linked: { ...arrival.linked, [step.link!]: linked } };
  if (step.by !== undefined)
    arrival = { ...arrival, chosen: { ...arrival.chosen, paid: paid === undefined ? "no" : "yes" } };
  return { to: paid === undefined ? (step.unpaidInto ?? to) : to, arrival };
}

/** 613.2a: the shape chosen for it becomes part of its copiable values. */
export function* shaped(
  game: Game,
  object: ObjectId,
  arrival: Arrival,
  shapes: readonly Shape[],
  context: Context,
): Procedure<CopyOf> {
  const { chosen } = yield* choose<"option">(game, {
    ask: "option",
    player: context.controller,
    about: "choose",
    options: shapes.map(({ text }) => text),
    min: 1,
    max: 1,
    source: object,
  });
  const of = arrival.copy ?? game.state.objects[object]?.copy;
  const face = of?.face ?? arrival.face;
  return {
    definition: of?.definition ?? definitionOf(game.state, object),
    ...(face !== undefined && { face }),
    ...(of && { of }),
    except: shapes[chosen[0]!]!.modifications,
  };
}

export function merged(before: Arrival | undefined, more: Arrival): Arrival {
  const counters = { ...before?.counters };
  for (const [kind, count] of Object.entries(more.counters ?? {})) counters[kind] = (counters[kind] ?? 0) + count;
  const modifications = [...(before?.modifications ?? []), ...(more.modifications ?? [])];
  return {
    ...before,
    ...more,
    ...(Object.keys(counters).length > 0 && { counters }),
    ...(modifications.length > 0 && { modifications }),
  };
}
