import type { GameEvent } from "../../events.ts";
import type { Game } from "../../game.ts";
import { characteristicsOf } from "../../query/characteristics/characteristics.ts";
import { contextOfLasting } from "../../query/characteristics/lasting.ts";
import { playersOf } from "../../query/evaluators/index.ts";
import { faceUpOf } from "../../query/players/supplementary.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import type { LastingEffect } from "../../state/lasting.ts";
import { apnap, nextInTurnOrder, ownerOf } from "../../state/objects.ts";
import type { GameState } from "../../state/state.ts";
import { isDecided, nextTurnTeam, primaryOf } from "../../state/teams.ts";
import { everyStack, excessMarkers, planarControllers } from "../../state/turnMarkers.ts";
import { rulesOf } from "../continuous/layers.ts";
import { isPlaneswalking } from "./planeswalking.ts";
import { isCommunal, isOfPhenomenon } from "./supplementary.ts";

/**
 * 800.4a, first part: what happens at the moment a player leaves a game that goes on. All objects they own leave with
 * them, and the effects that give them control of anything end. Where nobody is left to play on, all stays as it was.
 */
export function leaving(game: Game, seat: Seat): readonly GameEvent[] {
  const { state } = game;
  if (isDecided(state)) return [];
  const lasting = state.effects.filter((effect) => !givesControlTo(game, effect, seat));
  const owned = everyObject(state).filter((id) => ownerOf(state, id) === seat && !goesOn(game, id));
  return [
    ...revealed(faceDown(state).filter((id) => ownerOf(state, id) === seat)),
    ...planarHeir(game, seat, owned),
    ...owned.map((object): GameEvent => ({ e: "leaveGame", object })),
    ...(lasting.length < state.effects.length ? [{ e: "setEffects", effects: lasting } as const] : []),
    ...state.players.flatMap((player, other): GameEvent[] => [
      ...(player.controlledBy === seat
        ? [{ e: "player", player: other, change: { controlledBy: undefined } } as const]
        : []),
      ...(player.controlNext === seat
        ? [{ e: "player", player: other, change: { controlNext: undefined } } as const]
        : []),
    ]),
    ...inherited(game, seat),
    ...planeLeft(game, seat, owned),
  ];
}

/** 708.9, 702.106e, 702.143f: all that is face down is revealed at the end of the game, and of a player who leaves it what is theirs. */
export const ending = (game: Game): readonly GameEvent[] => revealed(faceDown(game.state));

const faceDown = (state: GameState): readonly ObjectId[] =>
  [...state.battlefield, ...everyStack(state), ...state.command, ...foretold(state)].filter(
    (id) => state.objects[id]?.faceDown !== undefined,
  );

const foretold = ({ exile, objects }: GameState): readonly ObjectId[] =>
  exile.filter((id) => objects[id]?.status === "foretold");

const revealed = (objects: readonly ObjectId[]): readonly GameEvent[] =>
  objects.length === 0 ? [] : [{ e: "reveal", objects, to: "all" }];

/** 901.15b, 901.10b: the planar deck all share, and what phenomena do, whoever owns them. */
const goesOn = (game: Game, id: ObjectId): boolean =>
  isCommunal(game, id) || (game.state.planar !== undefined && isOfPhenomenon(game, id));

/** 311.5: the next player in turn order who stays; 901.12b: the primary player of the next team, where a team leaves as one. */
const nextPlanarController = (state: GameState, leaver: Seat): Seat =>
  state.options.sharedLife
    ? (primaryOf(state, nextTurnTeam(state, leaver)) ?? nextInTurnOrder(state, leaver))
    : nextInTurnOrder(state, leaver);

/** 807.4e, 901.14b: with this player out of the game there are more turn markers than are to be. */
const takesMarkerAlong = (state: GameState): boolean => state.turnMarkers !== undefined && excessMarkers(state) > 0;

/**
 * 311.5: first somebody else becomes the planar controller; 901.14b: or nobody, and what they controlled is turned down, no player
 * having planeswalked.
 */
function planarHeir(game: Game, seat: Seat, owned: readonly ObjectId[]): readonly GameEvent[] {
  const { state } = game;
  if (!planarControllers(state).includes(seat)) return [];
  if (!takesMarkerAlong(state))
    return [{ e: "planar", change: { controller: nextPlanarController(state, seat) }, of: seat }];
  const theirs = faceUpOf(game, "planar").filter((id) => state.objects[id]!.controller === seat && !owned.includes(id));
  return [
    { e: "planar", change: { controller: undefined }, of: seat },
    ...theirs.map((object): GameEvent => ({ e: "turnDown", object })),
  ];
}

/** 901.10: where the plane leaves, the planar controller turns up a card; 901.10a: planeswalking abilities end. */
function planeLeft(game: Game, leaver: Seat, owned: readonly ObjectId[]): readonly GameEvent[] {
  const { state } = game;
  const left = faceUpOf(game, "planar").filter((id) => owned.includes(id));
  if (state.planar === undefined || left.length === 0) return [];
  const controllers = new Set(left.map((id) => state.objects[id]!.controller));
  const heirs = [...controllers].flatMap((controller) => {
    if (controller !== leaver) return [controller];
    return takesMarkerAlong(state) ? [] : [nextPlanarController(state, leaver)];
  });
  return [
    ...state.stack
      .filter((id) => !owned.includes(id) && isPlaneswalking(state.objects[id]?.ability))
      .map((object): GameEvent => ({ e: "cease", object })),
    ...heirs.map((player): GameEvent => ({ e: "planeswalk", player })),
  ];
}

/**
 * 800.4a, second part, and 800.4c: what a player who is out of the game would control. Abilities and copies on the stack
 * cease to exist, cards are exiled.
 */
export function abandoned(game: Game): readonly GameEvent[] {
  const { state } = game;
  if (state.result !== undefined || !state.players.some((player) => player.lost)) return [];
  if (isDecided(state)) return [];
  const isOut = (id: ObjectId): boolean => state.players[characteristicsOf(game, id).controller]!.lost === true;
  return [
    ...everyStack(state)
      .filter(isOut)
      .map(
        (object): GameEvent =>
          state.objects[object]!.kind === "card" ? { e: "move", object, to: "exile" } : { e: "cease", object },
      ),
    ...state.battlefield.filter(isOut).map((object): GameEvent => ({ e: "move", object, to: "exile" })),
  ];
}

/** 722.4, 723.4: the active player has what the one who leaves had, or the next player in turn order who may. */
function inherited(game: Game, seat: Seat): readonly GameEvent[] {
  const { state } = game;
  const heirs = apnap(state);
  return [
    ...(state.monarch === seat ? [{ e: "monarch", player: heirs.find((heir) => mayReign(game, heir)) } as const] : []),
    ...(state.initiative === seat ? [{ e: "initiative", player: heirs[0] } as const] : []),
  ];
}

/** 722.1: unless an effect says otherwise. */
export const mayReign = (game: Game, player: Seat): boolean =>
  !rulesOf(game, "cantBecomeMonarch").some(({ rule, context }) => playersOf(game, rule.who, context).includes(player));

/** Whoever's effect it is. */
const givesControlTo = (game: Game, effect: LastingEffect, seat: Seat): boolean =>
  effect.modifications?.some(
    (one) => one.modify === "controller" && playersOf(game, one.to, contextOfLasting(effect)).includes(seat),
  ) ?? false;

const everyObject = (state: GameState): readonly ObjectId[] => [
  ...everyStack(state),
  ...state.battlefield,
  ...state.exile,
  ...state.command,
  ...state.players.flatMap(({ library, hand, graveyard, supplementary = [] }) => [
    ...library,
    ...hand,
    ...graveyard,
    ...supplementary,
  ]),
];
