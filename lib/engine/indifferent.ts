import type { Answer, Decision } from "./decisions.ts";
import type { Game } from "./game.ts";
import { characteristicsOf, isSummoningSick } from "./query/characteristics.ts";
import { openDecisions } from "./run.ts";
import type { Entity, ObjectId, Seat } from "./state/ids.ts";

/** See `Engine.indifferent`. */
export function indifferentAnswer(game: Game): { seat: Seat; slot: string; answer: Answer } | undefined {
  const open = openDecisions(game);
  const [decision] = open;
  if (decision === undefined || open.length > 1) return undefined;
  const answer = answerTo(game, decision);
  return answer && { seat: decision.decidedBy, slot: decision.slot, answer };
}

function answerTo(game: Game, decision: Decision): Answer | undefined {
  if (decision.ask === "choose") {
    const { from, min, max, show } = decision;
    if (min !== max || min === 0 || show !== undefined || !areAlike(game, from)) return undefined;
    return { ask: "choose", chosen: from.slice(0, min) };
  }
  if (decision.ask === "order" && decision.about !== "triggerOrder") {
    const objects = decision.items.flatMap(({ object }) => object ?? []);
    if (objects.length < decision.items.length || !areAlike(game, objects)) return undefined;
    return { ask: "order", order: [...objects.keys()] };
  }
  return undefined;
}

/** Permanents that differ in nothing but their age, and that nothing in the game points to. */
function areAlike(game: Game, ids: readonly Entity[]): boolean {
  const { state } = game;
  if (ids.length < 2 || !ids.every((id) => state.objects[id]?.zone === "battlefield")) return false;
  const [first, ...others] = ids.map((id) => lookOf(game, id));
  if (others.some((other) => other !== first)) return false;
  const among = new Set(ids);
  // Whatever refers to one of them tells it from the rest: an Aura, an effect, a target.
  return !mentions(
    [
      state.effects,
      state.delayed,
      state.triggered,
      state.away,
      Object.values(state.objects).map(({ attachedTo, linked, notes, targets, event, source }) => [
        attachedTo,
        linked,
        notes,
        targets,
        event,
        source,
      ]),
    ],
    among,
  );
}

/** Everything about a permanent but which one it is and how old. */
function lookOf(game: Game, id: ObjectId): string {
  const { timestamp: _, since: __, ...record } = game.state.objects[id]!;
  const { keywords, abilities: ___, ...now } = characteristicsOf(game, id);
  const facts = Object.entries(record)
    .filter(([, fact]) => fact !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([facts, now, [...keywords.keys()], isSummoningSick(game, id), roleOf(game, id)]);
}

/** What it does in combat: what it attacks and who blocks it, or what it blocks. */
function roleOf({ state }: Game, id: ObjectId): unknown {
  const { attackers = [], struckFirst = [] } = state.combat ?? {};
  return [
    attackers.flatMap(({ id: attacker, ...attack }) => (attacker === id ? [attack] : [])),
    attackers.flatMap(({ id: attacker, blockers }) => (blockers.includes(id) ? [attacker] : [])),
    struckFirst.includes(id),
  ];
}

function mentions(data: unknown, ids: ReadonlySet<Entity>): boolean {
  if (typeof data === "number") return ids.has(data);
  return typeof data === "object" && data !== null && Object.values(data).some((part) => mentions(part, ids));
}
