import type { Zone } from "../../abilities/references.ts";
import type { PriorityAction } from "../../decisions.ts";
import type { Game, Procedure } from "../../game.ts";
import { Illegal } from "../../procedure.ts";
import { compiledCard } from "../../query/compiled.ts";
import { amountOf, playersOf } from "../../query/evaluators/index.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { definitionOf, zoneOf } from "../../state/objects.ts";
import { isActive } from "../../state/teams.ts";
import { permissionsFor } from "../casting/permissions.ts";
import { rulesOf } from "../continuous/layers.ts";
import { isSorcerySpeed } from "../costs/activation.ts";
import { propose } from "../events/propose.ts";

type LandPlay = Extract<PriorityAction, { act: "playLand" }>;

/** 116.2a, 305: playing a land is a special action. */
export function* playLand(game: Game, player: Seat, action: LandPlay): Procedure {
  if (
    !mayPlayLand(game, player) ||
    !landPlays(game, player, action.card).some((play) => (play.face ?? 0) === (action.face ?? 0))
  ) {
    throw new Illegal("cannot-play-land", "You cannot play that land now.", "305.2");
  }
  yield* propose(game, {
    e: "playLand",
    object: action.card,
    player,
    ...playedFrom(game, action.card),
    ...(action.face && { arrival: { face: action.face } }),
  });
}

/** Where a card is played from, which triggers may ask for. */
export function playedFrom(game: Game, card: ObjectId): { readonly from?: Zone } {
  const from = zoneOf(game.state, card);
  return from === undefined ? {} : { from };
}

/** 305.2: one land a turn, more by effects; 305.3: only on one's own turn. */
export const mayPlayLand = (game: Game, player: Seat, resolving = false): boolean =>
  hindersLand(game, player, resolving) === undefined;

/** What keeps this player from playing any land now; `resolving`: as part of an effect. */
export function hindersLand(game: Game, player: Seat, resolving = false) {
  if (!isActive(game.state, player)) return { why: "notYourTurn", rule: "305.3" } as const;
  if (!resolving && !isSorcerySpeed(game.state, player)) return { why: "notNow", rule: "305.1" } as const;
  if (rulesOf(game, "cantPlayLands").some(({ rule, context }) => playersOf(game, rule.who, context).includes(player)))
    return { why: "forbidden", rule: "101.2" } as const;
  const more = rulesOf(game, "extraLands").reduce(
    (sum, { rule, context }) =>
      sum + (playersOf(game, rule.who, context).includes(player) ? amountOf(game, rule.count, context) : 0),
    0,
  );
  return game.state.players[player]!.landsPlayed < 1 + more
    ? undefined
    : ({ why: "landPlayed", rule: "305.2" } as const);
}

/** The faces of a card that this player could play as a land now, timing and the number of lands apart. */
export function landPlays(game: Game, player: Seat, card: ObjectId): readonly LandPlay[] {
  const faces = landFaces(game, card);
  if (faces.length === 0) return [];
  const zone = zoneOf(game.state, card);
  if (zone === undefined) return [];
  const own = zone === "hand" && game.state.players[player]!.hand.includes(card);
  if (!own && !permissionsFor(game, player, card, zone).some((p) => p.landsToo)) return [];
  return faces.map((face) => ({ act: "playLand" as const, card, ...(face > 0 && { face }) }));
}

/** Which faces of a card can be played as a land. */
export const landFaces = (game: Game, card: ObjectId): readonly number[] =>
  compiledCard(game, definitionOf(game.state, card)).landFaces;
