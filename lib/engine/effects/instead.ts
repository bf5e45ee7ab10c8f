import type { Entering } from "../abilities/destinations.ts";
import type { Players, Zone } from "../abilities/references.ts";
import type { AsItEnters, Instead, Shape } from "../abilities/replacements.ts";
import type { Arrival, GameEvent } from "../events.ts";
import type { Game, Procedure } from "../game.ts";
import { choose } from "../procedure.ts";
import { characteristicsOf } from "../query/characteristics/characteristics.ts";
import { copied } from "../query/characteristics/copiable.ts";
import { choiceBy, withChoice } from "../query/chosen.ts";
import type { Context } from "../query/context.ts";
import { amountOf, objectsOf, playersOf } from "../query/evaluators/index.ts";
import { apply } from "../rules/applying/apply.ts";
import { hostsFor } from "../rules/applying/attaching.ts";
import { withCharacteristicsAsEntering } from "../rules/continuous/asEntering.ts";
import { expiryOf } from "../rules/continuous/expiry.ts";
import { withCharacteristics } from "../rules/continuous/withCharacteristics.ts";
import { asksForNothing } from "../rules/costs/costs.ts";
import { producedMana } from "../rules/mana/produce.ts";
import { canPay, payCosts } from "../rules/paying/payCosts.ts";
import { firstCause } from "../rules/replacement/applicable.ts";
import { prevent, takenByShield } from "../rules/replacement/prevention.ts";
import { regenerated } from "../rules/replacement/regeneration.ts";
import { makeToken } from "../rules/tokens/tokens.ts";
import { occurrencesOf } from "../rules/triggers/occurrences.ts";
import type { ReplacementInstance, Together } from "../runtime.ts";
import { during } from "../scope.ts";
import { TYPE_BIT } from "../state/bits.ts";
import type { CopyOf } from "../state/gameObject.ts";
import { type Entity, isPlayer, type ObjectId } from "../state/ids.ts";
import { multiplied } from "../state/numbers.ts";
import { definitionOf, isCommander, onBattlefield, zoneOf } from "../state/objects.ts";
import { chooseQuality, pickPlayers } from "./choices.ts";
import { copiedFrom } from "./copyEffect.ts";
import { arrivalOf, destinationEvent } from "./destination.ts";
import { runEffects } from "./index.ts";

/** What happens instead of an event, by one replacement or prevention effect. */
export function* applyInstead(
  game: Game,
  event: GameEvent,
  instance: ReplacementInstance,
  together: Together | undefined,
): Procedure<readonly GameEvent[]> {
  const facts = occurrencesOf(game, event, {})[0]?.facts;
  // Of a draw the other party is what causes it.
  const cause = event.e === "draw" ? firstCause(game, event) : undefined;
  const by = cause && { other: cause.source };
  const context: Context = { ...instance.context, ...(facts && { event: { ...facts, ...by } }) };
  const results = yield* instead(game, event, instance.replacement.instead, context, instance, together);
  // 615.8: what prevents damage is used up once all damage dealt at the same time was looked at.
  if (instance.lasting?.once && instance.replacement.instead.by !== "prevent") endLasting(game, instance);
  return results;
}

/** 614.3: used up. */
function endLasting(game: Game, instance: ReplacementInstance): void {
  apply(game, { e: "setEffects", effects: game.state.effects.filter((effect) => effect.id !== instance.lasting!.id) });
}

function* instead(
  game: Game,
  event: GameEvent,
  by: Instead,
  context: Context,
  instance: ReplacementInstance,
  together: Together | undefined,
): Procedure<readonly GameEvent[]> {
  switch (by.by) {
    case "nothing":
    case "skip":
      return [];
    case "regenerate":
      return event.e === "destroy" ? regenerated(event.object) : [event];
    case "prevent":
      return event.e === "damage" ? yield* prevent(game, event, by, context, instance, together!) : [event];
    case "amount":
      return [withAmount(event, Math.max(0, amountOf(game, by.amount, context)))];
    case "effects":
      // 614.10b: the action is the first thing in the next step that isn't skipped.
      if (event.e === "beginStep") game.execution.scope.postponed!.push({ context, effects: by.effects });
      else yield* runEffects(game, context, by.effects);
      return [];
    case "also": {
      const own = event.e === "turnFaceUp" ? { ...context, turningUp: event.object, x: event.x ?? 0 } : context;
      yield* runEffects(game, own, by.effects);
      if (by.become === undefined || event.e !== "turnFaceUp") return [event];
      return [{ ...event, copy: yield* shaped(game, event.object, {}, by.become, context) }];
    }
    case "redirect": {
      if (event.e !== "damage") return [event];
      const to =
        by.to.players !== undefined
          ? playersOf(game, by.to.players, context)[0]
          : objectsOf(game, by.to.objects!, context)[0];
      if (to === undefined || !canBeDealtDamage(game, to)) return [event];
      // 614.9, 615.7: "the next 1 damage": as much of it as the effect has left.
      const amount = yield* takenByShield(game, event, instance, together!);
      return [
        ...(amount < event.amount ? [{ ...event, amount: event.amount - amount }] : []),
        ...(amount > 0 ? [{ ...event, to, amount }] : []),
      ];
    }
    case "destination": {
      if (!("object" in event) || event.object === undefined) return [event];
      const { cause } = event;
      const instead = destinationEvent(game, event.object as number, by.to, context);
      const goes = { ...instead, ...(cause && { cause }) };
      return [event.e === "move" && instead.e === "move" ? apart(game, goes as typeof instead, event.to) : goes];
    }
    case "entering":
      return event.e === "move" ? [yield* entering(game, event, by.entering, by.asItEnters ?? [], context)] : [event];
    case "enterAsCopy": {
      if (event.e !== "move") return [event];
      const of = objectsOf(game, by.of, context).filter((id) => id !== event.object);
      if (of.length === 0) return [event];
      const { chosen } = by.forced
        ? { chosen: of.slice(0, 1) }
        : yield* choose<"choose">(game, {
            ask: "choose",
            player: context.controller,
            about: "choose",
            from: of,
            // "You may have it enter as a copy" has been said already.
            min: instance.replacement.optional === undefined ? 0 : 1,
            max: 1,
            source: context.self,
          });
      if (chosen.length === 0) return [event];
      const copy = copiedFrom(game, chosen[0]!, by.except, context);
      const { counters: more } = by;
      // 614.12: how many there are may depend on what it becomes.
      const counters =
        more === undefined
          ? {}
          : withCharacteristicsAsEntering(game, { ...event, arrival: { ...event.arrival, copy } }, () =>
              countersAdded(game, event.arrival, more, context),
            );
      const host = yield* hostOfCopy(game, event, copy, context);
      // 303.4g: without anything to enchant it doesn't enter; a spell is put into its owner's graveyard.
      if (host === "none")
        return zoneOf(game.state, event.object) === "stack"
          ? [{ e: "move", object: event.object, to: "graveyard" }]
          : [];
      return [
        {
          ...event,
          arrival: {
            ...event.arrival,
            ...counters,
            ...(by.tapped && { tapped: true }),
            copy,
            ...(by.until !== undefined && { copyUntil: expiryOf(game, by.until, context).until }),
            ...(by.whenDone && { whenCopied: { body: by.whenDone, of: chosen[0]! } }),
            ...(host !== undefined && { attachedTo: host }),
          },
        },
      ];
    }
    // 111.11: of what they are nothing else is left.
    case "eachToken": {
      if (event.e !== "createTokens") return [event];
      const { copy: _, sample: __, ...others } = event;
      return by.tokens.map((token) => ({ ...others, definition: makeToken(game, token, context) }));
    }
    case "alsoTokens": {
      if (event.e !== "createTokens") return [event];
      const definition = makeToken(game, by.token, context);
      return [
        event,
        {
          e: "createTokens",
          player: event.player,
          definition,
          count: amountOf(game, by.count, context),
          ...(event.cause && { cause: event.cause }),
        },
      ];
    }
    case "mana":
      if (event.e !== "addMana") return [event];
      return [
        {
          ...event,
          mana: yield* producedMana(game, by.mana, event.player, context, event.planned && [...event.planned]),
        },
      ];
    case "manaTimes":
      if (event.e !== "addMana") return [event];
      // 106.6a: what is said of some of it is said of all of it, and what each does as it is spent it does by itself.
      return [
        {
          ...event,
          mana: multiplied(event.mana, by.times).map(({ added: _, ...one }) => one),
        },
      ];
  }
}

/** 303.4f: what becomes an Aura as it enters enchants what its controller chooses. */
function* hostOfCopy(
  game: Game,
  event: Extract<GameEvent, { e: "move" }>,
  copy: CopyOf,
  context: Context,
): Procedure<Entity | "none" | undefined> {
  const { controller } = context;
  const values = copied(game, copy, controller);
  if (!values.subtypes.includes("Aura")) return undefined;
  const hosts = withCharacteristics(game, event.object, values, () => hostsFor(game, event.object, controller));
  if (hosts.length === 0) return "none";
  const { chosen } = yield* choose<"choose">(game, {
    ask: "choose",
    player: controller,
    about: "choose",
    from: hosts,
    min: 1,
    max: 1,
    source: event.object,
  });
  return chosen[0];
}

/** 614.9: damage is redirected to a battle, creature, planeswalker or player that is still there, or not at all. */
const canBeDealtDamage = (game: Game, to: Entity): boolean =>
  isPlayer(to)
    ? !game.state.players[to]!.lost
    : onBattlefield(game.state, to) &&
      (characteristicsOf(game, to).types & (TYPE_BIT.battle | TYPE_BIT.creature | TYPE_BIT.planeswalker)) !== 0;

function withAmount(event: GameEvent, amount: number): GameEvent {
  switch (event.e) {
    case "damage":
    case "gainLife":
    case "loseLife":
      return { ...event, amount };
    // 122: counters that are removed are so many fewer.
    case "counters":
      return { ...event, count: event.count < 0 ? -amount : amount };
    case "createTokens":
    case "drawCards":
    case "told":
      return { ...event, count: amount };
    default:
      return event;
  }
}

/** 903.9c: of a permanent of several cards only the commander goes to the command zone instead. */
function apart(game: Game, event: Extract<GameEvent, { e: "move" }>, rest: Zone): GameEvent {
  const several = game.state.objects[event.object]?.others !== undefined && isCommander(game.state, event.object);
  return several && event.to === "command" ? { ...event, arrival: { ...event.arrival, rest } } : event;
}

/** How something enters, and where to. */
interface Entry {
  readonly to: Zone;
  readonly arrival: Arrival;
}

/** 614.1c-d, 614.12a: how it enters, with the choices made before it does. */
function* entering(
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
    const [quality, value] = yield* chooseQuality(game, by, step.choose, context);
    return { to, arrival: { ...arrival, chosen: { ...arrival.chosen, [quality]: value } } };
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
  const entered = linked === undefined ? arrival : { ...arrival, linked: { ...arrival.linked, chosen: linked } };
  if (step.then === undefined) return { to, arrival: entered };
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
  if (by !== undefined && canPay(game, by, step.payOr, payer) && !asksForNothing(game, by, step.payOr, payer)) {
    const pays =
      step.forced ||
      (yield* choose<"confirm">(game, {
        ask: "confirm",
        player: by,
        about: "may",
        source: context.self,
      })).yes;
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
function* shaped(
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

function merged(before: Arrival | undefined, more: Arrival): Arrival {
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

const countersAdded = (
  game: Game,
  before: Arrival | undefined,
  added: NonNullable<Entering["counters"]>,
  context: Context,
): Pick<Arrival, "counters"> => {
  const { counters } = merged(before, arrivalOf(game, { counters: added }, context));
  return counters === undefined ? {} : { counters };
};
