import type { Game } from "../../game.ts";
import { compiledFace } from "../../query/characteristics/compiled.ts";
import { rememberObject } from "../../query/characteristics/lastKnown.ts";
import { faceUpOf, isOfDeck, supplementaryDeck } from "../../query/players/supplementary.ts";
import { TYPE_BIT } from "../../state/bits.ts";
import type { CardState } from "../../state/gameObject.ts";
import { cardOf, isCardObject, type ObjectId, type Seat } from "../../state/ids.ts";
import { push, set } from "../../state/journal.ts";
import { NO_OBJECT, recordOf } from "../../state/layout.ts";
import { definitionOf, ownerOf } from "../../state/objects.ts";
import { staleEverything } from "../../state/stale.ts";
import type { GameState, PlanarChange, PlanarState } from "../../state/state.ts";
import { otherTurns } from "../../state/turnMarkers.ts";
import { nextIncarnation, nextTimestamp, takeFrom, takeOff } from "./move.ts";

/** 100.2d: what happens to cards of supplementary decks. They never leave the command zone (311.2, 314.2). */

export function turnUp(game: Game, id: ObjectId, controller: Seat): ObjectId {
  const { state, journal } = game;
  const owner = ownerOf(state, id);
  takeOff(game, id);
  const next = nextIncarnation(game, id, "command");
  const record = recordOf({
    ...NO_OBJECT,
    definition: definitionOf(state, next),
    zone: "command",
    owner,
    controller,
    timestamp: nextTimestamp(game),
  });
  set(journal, state.objects, next, record);
  push(journal, state.command, next);
  staleEverything(game);
  return next;
}

/** 311.6, 901.7a: a new object, on the bottom of its owner's deck. */
export function turnDown(game: Game, id: ObjectId): void {
  const { state, journal } = game;
  const owner = ownerOf(state, id);
  set(journal, state.lastKnown, id, rememberObject(game, id));
  takeFrom(game, id, "command", owner);
  set(journal, state.objects, id, undefined);
  const next = nextIncarnation(game, id, "supplementary");
  const player = state.players[owner]!;
  set(journal, player, "supplementary", [next, ...(player.supplementary ?? [])]);
  staleEverything(game);
}

/** 311.5: what is face up of planar decks is the planar controller's; 901.15b: so are all their cards where there is one deck. */
export function changePlanar(game: Game, change: PlanarChange, of?: Seat): void {
  const { state, journal } = game;
  const turn = [state, ...otherTurns(state)].find(({ planar }) => of !== undefined && planar?.controller === of);
  const planar = (turn ?? state).planar!;
  const before = planar.controller;
  for (const [key, value] of Object.entries(change)) set(journal, planar, key as keyof PlanarState, value);
  const { controller } = planar;
  if (controller === before || controller === undefined || before === undefined) return;
  const faceUp = faceUpOf(game, "planar").filter((id) => state.objects[id]!.controller === before);
  if (state.options.communalPlanarDeck) {
    const deck = supplementaryDeck(game, before, "planar");
    const [giving, taking] = [state.players[before]!, state.players[controller]!];
    const rest = (giving.supplementary ?? []).filter((id) => !deck.includes(id));
    set(journal, giving, "supplementary", rest.length > 0 ? rest : undefined);
    set(journal, taking, "supplementary", [...(taking.supplementary ?? []), ...deck]);
    for (const id of [...deck, ...faceUp]) own(game, id, controller);
  }
  // 901.10b: as nobody leaves, what has triggered stays with whoever controls it.
  if (state.players[before]!.lost)
    for (const id of state.stack.filter((one) => isOfPhenomenon(game, one)))
      for (const role of ["controller", "owner"] as const) set(journal, state.objects[id]!, role, controller);
  for (const id of faceUp) set(journal, state.objects[id]!, "controller", controller);
  staleEverything(game);
}

function own({ state, journal }: Game, id: ObjectId, owner: Seat): void {
  const card = cardOf(id);
  const [definition, , incarnation, zone] = state.cards[card]!;
  set(journal, state.cards as unknown as GameState["cards"][number][], card, [
    definition,
    owner,
    incarnation,
    zone,
  ] satisfies CardState);
  if (state.objects[id] !== undefined) set(journal, state.objects[id]!, "owner", owner);
}

/** Whether this ability on the stack is a phenomenon's. */
export function isOfPhenomenon(game: Game, id: ObjectId): boolean {
  const source = game.state.objects[id]?.source;
  return (
    source !== undefined &&
    isCardObject(source) &&
    (compiledFace(game, definitionOf(game.state, source)).types & TYPE_BIT.phenomenon) !== 0
  );
}

/** Whether this card is in the planar deck that the players share. */
export const isCommunal = (game: Game, id: ObjectId): boolean =>
  game.state.options.communalPlanarDeck === true && isOfDeck(game, "planar", definitionOf(game.state, id));
