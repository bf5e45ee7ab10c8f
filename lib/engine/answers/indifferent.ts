import type { Answer, Decision } from "../decisions.ts";
import type { Game } from "../game.ts";
import { kindsOf } from "../query/characteristics/alike.ts";
import { openDecisions } from "../running/run.ts";
import type { GameObject } from "../state/gameObject.ts";
import type { Entity, Seat } from "../state/ids.ts";

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

/** Permanents that differ in nothing but their age, as everybody can see (708.5), and that nothing in the game points to. */
function areAlike(game: Game, ids: readonly Entity[]): boolean {
  const { state } = game;
  if (ids.length < 2 || !ids.every((id) => isSeen(state.objects[id]))) return false;
  const kinds = kindsOf(game);
  return ids.every((id) => kinds.get(id) === kinds.get(ids[0]!));
}

const isSeen = (object: GameObject | undefined): boolean =>
  object?.zone === "battlefield" && object.faceDown === undefined;
