import type { Game } from "../game.ts";
import { openDecisions } from "../running/run.ts";
import type { Seat } from "../state/ids.ts";
import { everyStack } from "../state/turnMarkers.ts";
import type { Handle } from "../views.ts";
import { Handles, mapDecision } from "./handles.ts";
import { isShown, seesHand } from "./visibility.ts";

/** What the wanted handles name, as far as this seat can see it; most are in its questions, and looked for there first. */
export function handlesFor(game: Game, seat: Seat, wanted: ReadonlySet<Handle>): Handles {
  const handles = new Handles(game, seat);
  const { state } = game;
  const allFound = (): boolean => [...wanted].every((handle) => handles.entity(handle) !== undefined);
  if (allFound()) return handles;
  for (const decision of openDecisions(game))
    if (decision.decidedBy === seat) mapDecision(decision, (entity) => handles.of(entity));
  if (allFound()) return handles;
  for (const ids of [
    state.battlefield,
    everyStack(state),
    state.exile,
    state.command,
    state.players.flatMap((p) => p.graveyard),
    state.players.flatMap(({ hand }, other) =>
      seesHand(game, seat, other) ? hand : hand.filter((id) => isShown(game, seat, id)),
    ),
    state.players.keys(),
  ]) {
    for (const id of ids) handles.of(id);
  }
  return handles;
}
