import type { UnknownKind } from "../api.ts";
import type { CardDefinition } from "../definition.ts";
import type { GameEvent } from "../events.ts";
import type { Game } from "../game.ts";
import { hiddenFrom } from "../knowledge/visibility.ts";
import type { Budget } from "../limits.ts";
import { UnknownInformation } from "../procedure.ts";
import { atStablePoint, openDecisions, replay, startRuntime } from "../running/run.ts";
import type { CardState, GameObject } from "../state/gameObject.ts";
import { type CardIndex, cardOf, isCardObject, type ObjectId, type Seat } from "../state/ids.ts";
import type { GameState } from "../state/state.ts";
import { comesTo } from "./comesTo.ts";
import { leaveOutSecrets } from "./secrets.ts";

/** What lies in place of a card that is not known: nothing is printed on it. */
const BLANK: CardDefinition = {
  name: "",
  layout: "normal",
  faces: [{ name: "", typeLine: { supertypes: [], types: [], subtypes: [] }, text: "", abilities: [] }],
};

/** See `Engine.determinize`. */
export function determinize(game: Game, seat: Seat, seed: string, budget?: Budget): Game | undefined {
  return another(game, seat, (state) => {
    const hidden = hiddenFrom(game, seat);
    const known = structuredClone(blanked(state, hidden, seat, seed));
    const determinized = startRuntime(known, game.pool, budget);
    const cards = new Set(hidden.filter(isCardObject).map(cardOf));
    determinized.execution.determinized = { hidden: cards };
    determinized.execution.watch = (event) => foresee(event, cards);
    return determinized;
  });
}

/**
 * Another game that begins with what a seat knows of the state at the last stable point, brought to the same question by what the
 * seat answered since. Undefined where that is impossible.
 */
function another(game: Game, seat: Seat, begin: (state: GameState) => Game | undefined): Game | undefined {
  const { inputs, barrier } = game.execution;
  // What others chose may have come from cards that are blank here; what was looked at meanwhile is no longer hidden.
  if (game.execution.paused !== undefined || barrier > 0 || inputs.some((input) => input.seat !== seat))
    return undefined;
  const taken = [...inputs];
  const asked = slotsOf(game);
  const world = atStablePoint(game, begin);
  if (world === undefined) return undefined;
  if (!comesTo(() => replay(world, taken))) return undefined;
  world.log.length = 0;
  return slotsOf(world) === asked ? world : undefined;
}

/** See `Engine.unknownReached`. */
export const unknownReached = (game: Game): UnknownKind | undefined => game.execution.determinized?.ended;

const slotsOf = (game: Game): string =>
  openDecisions(game)
    .map(({ decidedBy, slot }) => `${decidedBy}.${slot}`)
    .join();

function blanked(state: GameState, hidden: readonly ObjectId[], seat: Seat, seed: string): GameState {
  const blank = -1 - state.made.length;
  const cards = state.cards.map((card): CardState => card);
  const objects: Record<ObjectId, GameObject> = { ...state.objects };
  leaveOutSecrets(objects, state.battlefield, seat);
  for (const id of hidden) {
    if (isCardObject(id)) {
      const [, owner, incarnation, zone] = cards[cardOf(id)]!;
      cards[cardOf(id)] = [blank, owner, incarnation, zone];
    }
    // 702.106b: nor what was chosen for it.
    const { face: _, chosen: __, ...object } = objects[id] ?? {};
    if (objects[id] !== undefined) objects[id] = { ...(object as GameObject), definition: blank };
  }
  return { ...state, seed, namedBy: state.namedBy ?? state.seed, made: [...state.made, BLANK], cards, objects };
}

/** A card drawn, or a hidden one that goes anywhere, is turned up or shown: nobody here knows which it is. */
function foresee(event: GameEvent, hidden: ReadonlySet<CardIndex>): void {
  const isHidden = (id: ObjectId): boolean => isCardObject(id) && hidden.has(cardOf(id));
  if (event.e === "draw") throw new UnknownInformation("draw");
  if ((event.e === "move" || event.e === "turnFaceUp") && isHidden(event.object))
    throw new UnknownInformation("hidden");
  if (event.e === "reveal" && event.objects.some(isHidden)) throw new UnknownInformation("hidden");
}
