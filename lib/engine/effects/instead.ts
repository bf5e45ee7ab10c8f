import type { Zone } from "../abilities/references.ts";
import type { Instead } from "../abilities/replacements.ts";
import type { GameEvent } from "../events.ts";
import type { Game, Procedure } from "../game.ts";
import { characteristicsOf } from "../query/characteristics/characteristics.ts";
import type { Context } from "../query/context.ts";
import { amountOf, objectsOf, playersOf } from "../query/evaluators/index.ts";
import { apply } from "../rules/applying/apply.ts";
import { producedMana } from "../rules/mana/produce.ts";
import { appliesToItsCards, firstCause } from "../rules/replacement/applicable.ts";
import { prevent, takenByShield } from "../rules/replacement/prevention.ts";
import { regenerated } from "../rules/replacement/regeneration.ts";
import { makeToken } from "../rules/tokens/tokens.ts";
import { occurrencesOf } from "../rules/triggers/occurrences.ts";
import type { ReplacementInstance, Together } from "../runtime.ts";
import { TYPE_BIT } from "../state/bits.ts";
import { type Entity, isPlayer } from "../state/ids.ts";
import { multiplied } from "../state/numbers.ts";
import { isCommander, onBattlefield } from "../state/objects.ts";
import { destinationEvent } from "./destination.ts";
import { entering, shaped } from "./entering.ts";
import { enterAsCopy } from "./enteringAsCopy.ts";
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
      if (by.then !== undefined) yield* runEffects(game, context, by.then);
      const instead = destinationEvent(game, event.object as number, by.to, context);
      if (event.e === "move" && instead.e === "move" && appliesToItsCards(game, event, instance)) {
        const { place } = instead.arrival ?? {};
        return [{ ...event, arrival: { ...event.arrival, cards: { to: instead.to, ...(place && { place }) } } }];
      }
      const goes = { ...instead, ...(cause && { cause }) };
      return [event.e === "move" && instead.e === "move" ? apart(game, goes as typeof instead, event.to) : goes];
    }
    case "entering":
      return event.e === "move" ? [yield* entering(game, event, by.entering, by.asItEnters ?? [], context)] : [event];
    case "enterAsCopy":
      return event.e === "move"
        ? yield* enterAsCopy(game, event, by, context, instance.replacement.optional !== undefined)
        : [event];
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
