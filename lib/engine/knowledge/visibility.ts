import type { Game } from "../game.ts";
import { controllerOf } from "../query/characteristics/characteristics.ts";
import { matches, playersOf } from "../query/evaluators/index.ts";
import { rulesOf } from "../rules/continuous/layers.ts";
import { isHandRevealed } from "../rules/continuous/revealedHands.ts";
import type { ObjectId, Seat } from "../state/ids.ts";
import { nextInTurnOrder, ownerOf, previousInTurnOrder, zoneOf } from "../state/objects.ts";
import { areTeammates } from "../state/teams.ts";
import { everyStack } from "../state/turnMarkers.ts";

/** Which cards a seat may look at (400.2, 701.16, 708.5). */

/** 720.4: what is visible to a player is visible to whoever controls that player too. */
const looksWith = (game: Game, viewer: Seat | null, seat: Seat): boolean =>
  viewer !== null && (viewer === seat || game.state.players[seat]!.controlledBy === viewer);

/** 808.5, 809.7, 810.5; 811.5: of teammates only who sits next to the viewer. */
function reviewsHandOf({ state }: Game, viewer: Seat | null, seat: Seat): boolean {
  const { openHands } = state.options;
  if (openHands === undefined || viewer === null || !areTeammates(state, viewer, seat)) return false;
  const next = [nextInTurnOrder(state, viewer), previousInTurnOrder(state, viewer)];
  return openHands === "teammates" || next.includes(seat);
}

/** A player's whole hand: the own one, teammates' where they may look, and those an effect has revealed. */
export const seesHand = (game: Game, viewer: Seat | null, seat: Seat): boolean =>
  looksWith(game, viewer, seat) || reviewsHandOf(game, viewer, seat) || isHandRevealed(game, seat);

export const isShown = (game: Game, viewer: Seat | null, id: ObjectId): boolean =>
  game.state.objects[id]?.visibleTo?.some((seat) => looksWith(game, viewer, seat)) ?? false;

/** Effects that reveal the top card of a library, or let its owner look at it. */
export function seesTop(game: Game, viewer: Seat | null, seat: Seat, id: ObjectId): boolean {
  const { tops } = game.execution.scope;
  if (game.state.players[seat]!.library.at(-1) !== id || (tops !== undefined && tops[seat] !== id)) return false;
  if (rulesOf(game, "topCardRevealed").some(({ rule, context }) => playersOf(game, rule.who, context).includes(seat)))
    return true;
  return (
    looksWith(game, viewer, seat) &&
    rulesOf(game, "lookAtTopAnyTime").some(({ rule, context }) => playersOf(game, rule.who, context).includes(seat))
  );
}

/** 400.2: whether it lies where not everybody may look, and has not just been revealed to all. */
export function isConcealed(game: Game, id: ObjectId): boolean {
  const { state, execution } = game;
  const zone = zoneOf(state, id);
  if (zone !== undefined && zone !== "hand" && zone !== "library") return false;
  return !execution.revealed.has(id) && !(zone === "hand" && isHandRevealed(game, ownerOf(state, id)));
}

/** 708.5: a face-down card is known to its controller only (406.3: in exile, to whom an effect says). */
export function isHidden(game: Game, viewer: Seat | null, id: ObjectId): boolean {
  const record = game.state.objects[id];
  if (record?.faceDown === undefined) return false;
  return !knows(game, viewer, id);
}

/** 708.5; "you may look at face-down creatures you don't control any time". */
export const knows = (game: Game, viewer: Seat | null, id: ObjectId): boolean =>
  // 702.106e, 708.9: at the end of the game all is revealed.
  (game.state.result !== undefined && game.state.objects[id]!.zone !== "exile") ||
  isShown(game, viewer, id) ||
  (game.state.objects[id]!.zone !== "exile" && looksWith(game, viewer, controllerOf(game, id))) ||
  rulesOf(game, "lookAtFaceDown").some(
    ({ rule, context }) =>
      playersOf(game, rule.who, context).some((seat) => looksWith(game, viewer, seat)) &&
      matches(game, rule.what, id, context),
  );

/** Every card whose face this seat may not look at now, wherever it is. */
export function hiddenFrom(game: Game, viewer: Seat): ObjectId[] {
  const { state } = game;
  // 602.2a: a card whose ability was activated from a hidden zone is revealed.
  const revealed = new Set(everyStack(state).map((id) => state.objects[id]?.source));
  const concealed = state.players.flatMap(({ hand, library, supplementary = [] }, seat) => [
    ...(seesHand(game, viewer, seat) ? [] : hand.filter((id) => !isShown(game, viewer, id))),
    ...library.filter((id) => !isShown(game, viewer, id) && !seesTop(game, viewer, seat, id)),
    // 311, 314, 717: nobody looks into a supplementary deck, not even its owner.
    ...supplementary,
  ]);
  const unknown = concealed.filter((id) => !revealed.has(id));
  const faceDown = [...state.battlefield, ...everyStack(state), ...state.exile, ...state.command].filter((id) =>
    isHidden(game, viewer, id),
  );
  // 730.2: what lies under a merged permanent that is face down is as unknown as its top card.
  return [...unknown, ...faceDown.flatMap((id) => [id, ...(state.objects[id]?.others ?? [])])];
}
