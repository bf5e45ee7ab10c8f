import type { Instead } from "../../abilities/replacements.ts";
import type { GameEvent } from "../../events.ts";
import type { Game, Procedure } from "../../game.ts";
import { choose } from "../../procedure.ts";
import type { Context } from "../../query/context.ts";
import { amountOf } from "../../query/evaluators/index.ts";
import type { ReplacementInstance, Together } from "../../runtime.ts";
import { during } from "../../scope.ts";
import { isPlayer } from "../../state/ids.ts";
import type { LastingEffect } from "../../state/lasting.ts";
import { runEffects } from "../../upcalls.ts";
import { apply } from "../applying/apply.ts";
import { affectedPlayer, appliesTo, isUnpreventable } from "./applicable.ts";

type Damage = Extract<GameEvent, { e: "damage" }>;

export const damageTogether = (events: readonly GameEvent[]): Together | undefined =>
  events.some((event) => event.e === "damage")
    ? { events, at: 0, once: new Map(), shares: new Map(), prevented: new Map(), besides: new Map() }
    : undefined;

/** 615: the damage without what is prevented: all of it, some of it, or as much as the shield has left (615.7). */
export function* prevent(
  game: Game,
  event: Damage,
  by: Extract<Instead, { by: "prevent" }>,
  context: Context,
  instance: ReplacementInstance,
  together: Together,
): Procedure<readonly GameEvent[]> {
  // 615.12: it is applied, but prevents nothing and uses nothing up.
  const amount = isUnpreventable(game, event) ? 0 : yield* preventable(game, event, by, context, instance, together);
  const { lasting } = instance;
  if (amount > 0 && lasting?.once) together.once.set(lasting.id, event.source);
  if (amount > 0) {
    const to = isPlayer(event.to) ? { player: event.to } : { object: event.to };
    const key = `${instance.key}/${event.to}`;
    const before = together.prevented.get(key)?.amount ?? 0;
    together.prevented.set(key, { ...to, other: event.source, amount: before + amount });
  }
  if (by.then !== undefined) {
    const key = besidesKey(event, instance);
    const before = together.besides.get(key)?.amount ?? 0;
    const of = new Set(game.execution.scope.besides).add(instance.key);
    together.besides.set(key, { effects: by.then, context, amount: before + amount, of });
  }
  return amount >= event.amount ? [] : [{ ...event, amount: event.amount - amount }];
}

/**
 * 615.5, 615.10: a resolved effect acts once for all damage at the same time; "if a source would deal damage" for each
 * source; "if damage would be dealt to" for each recipient.
 */
function besidesKey(event: Damage, { key, lasting, replacement: { of } }: ReplacementInstance): string {
  if (lasting !== undefined) return key;
  return of.on === "damage" && of.source !== undefined ? `${key}/${event.to}/${event.source}` : `${key}/${event.to}`;
}

function* preventable(
  game: Game,
  event: Damage,
  by: Extract<Instead, { by: "prevent" }>,
  context: Context,
  { lasting, ...instance }: ReplacementInstance,
  together: Together,
): Procedure<number> {
  if (lasting?.shield !== undefined) return yield* takenByShield(game, event, { ...instance, lasting }, together);
  if (by.allBut !== undefined) return Math.max(0, event.amount - amountOf(game, by.allBut, context));
  return by.amount === undefined ? event.amount : Math.min(event.amount, amountOf(game, by.amount, context));
}

/** 615.7: how much of this damage an effect that has only so much left deals with; all of it where it has no limit. */
export function* takenByShield(
  game: Game,
  event: Damage,
  instance: ReplacementInstance,
  together: Together,
): Procedure<number> {
  const { lasting } = instance;
  if (lasting?.shield === undefined) return event.amount;
  const most = yield* shareOfShield(game, event, instance, lasting.shield, together);
  const amount = Math.min(event.amount, most);
  useShield(game, lasting, amount);
  return amount;
}

/** 615.7: of damage by several sources at once, the affected player chooses which is prevented. */
function* shareOfShield(
  game: Game,
  event: Damage,
  instance: ReplacementInstance,
  shield: number,
  together: Together,
): Procedure<number> {
  const { id } = instance.lasting!;
  const chosen = together.shares.get(id);
  if (chosen !== undefined) return chosen.get(together.at) ?? 0;
  const applicable = [...together.events.entries()].flatMap(([at, one]) =>
    one.e === "damage" && at >= together.at && !isUnpreventable(game, one) && appliesTo(game, one, instance, together)
      ? [{ at, source: one.source, amount: one.amount }]
      : [],
  );
  if (applicable.length < 2 || applicable.reduce((sum, { amount }) => sum + amount, 0) <= shield) return shield;
  const { amounts } = yield* choose<"divide">(game, {
    ask: "divide",
    player: affectedPlayer(game, event),
    about: "prevention",
    total: shield,
    among: applicable.map(({ source, amount }) => ({ to: source, min: 0, max: Math.min(amount, shield) })),
    source: instance.context.self,
  });
  together.shares.set(id, new Map(applicable.map(({ at }, i) => [at, amounts[i]!])));
  return together.shares.get(id)!.get(together.at) ?? 0;
}

function useShield(game: Game, { id }: LastingEffect, amount: number): void {
  if (amount === 0) return;
  const effects = game.state.effects.flatMap((effect) => {
    if (effect.id !== id) return [effect];
    const left = effect.shield! - amount;
    return left > 0 ? [{ ...effect, shield: left }] : [];
  });
  apply(game, { e: "setEffects", effects });
}

/** 614.3: "the next time" effects that prevented damage are used up, once all of it was looked at. */
export function useUp(game: Game, { once }: Together): void {
  if (once.size === 0) return;
  apply(game, { e: "setEffects", effects: game.state.effects.filter(({ id }) => !once.has(id)) });
}

/** 615.13: for abilities that trigger when damage is prevented, once for each effect and recipient. */
export const preventedEvents = ({ prevented }: Together): readonly GameEvent[] =>
  [...prevented.values()].map((facts) => ({ e: "happened", on: "preventDamage", facts }));

/**
 * 615.5: the rest of the prevention effects takes place immediately after the event. It is no modified event: what has
 * been applied to that one applies to this as well, but no prevention effect that it comes from (614.5), so that two
 * which send damage back to each other come to an end.
 */
export function* doBesides(game: Game, { besides }: Together): Procedure {
  for (const { effects, context, amount, of } of besides.values()) {
    const own = { ...context, event: { ...context.event, amount } };
    yield* during(game, { ...game.execution.scope, replacing: of, besides: of }, runEffects(game, own, effects));
  }
}
