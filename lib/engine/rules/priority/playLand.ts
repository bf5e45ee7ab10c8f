import type { Zone } from "../../abilities/references.ts";
import type { PriorityAction } from "../../decisions.ts";
import type { Game, Procedure } from "../../game.ts";
import { Illegal } from "../../procedure.ts";
import { characteristicsOf } from "../../query/characteristics/characteristics.ts";
import { compiledCard } from "../../query/characteristics/compiled.ts";
import { valuesAsCast } from "../../query/characteristics/copiable.ts";
import { amountOf, matches, playersOf } from "../../query/evaluators/index.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { definitionOf, zoneOf } from "../../state/objects.ts";
import { isActive } from "../../state/teams.ts";
import { grantedBy, type Permission, permissionsFor, triggerOnUse, usePermission } from "../casting/permissions.ts";
import { rulesOf } from "../continuous/layers.ts";
import { withCharacteristics } from "../continuous/withCharacteristics.ts";
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
  const [permission] = isOwnHand(game, player, action.card)
    ? []
    : permissionsToPlay(game, player, action.card, action.face ?? 0);
  const [played] = yield* propose(game, {
    e: "playLand",
    object: action.card,
    player,
    ...playedFrom(game, action.card),
    ...(action.face && { arrival: { face: action.face } }),
  });
  if (permission === undefined) return;
  yield* usePermission(game, permission);
  const land = played?.object ?? action.card;
  if (permission.grants !== undefined) yield* propose(game, grantedBy(game, player, land, permission.grants));
  yield* triggerOnUse(game, permission, land, player);
}

const isOwnHand = (game: Game, player: Seat, card: ObjectId): boolean =>
  zoneOf(game.state, card) === "hand" && game.state.players[player]!.hand.includes(card);

/** 601.3e, 305.1: what lets this player play this face as a land from where it is. */
function permissionsToPlay(game: Game, player: Seat, card: ObjectId, face: number): readonly Permission[] {
  const zone = zoneOf(game.state, card);
  const all = zone === undefined ? [] : permissionsFor(game, player, card, zone).filter((one) => one.landsToo);
  return asLand(game, card, face, () =>
    all.filter(({ as }) => as === undefined || matches(game, as.filter, card, as.context)),
  );
}

/** What is asked of a card, asked of the land that it would be by this face. */
function asLand<T>(game: Game, card: ObjectId, face: number, ask: () => T): T {
  if (face === 0 && game.state.objects[card]?.faceDown === undefined) return ask();
  const { controller } = characteristicsOf(game, card);
  const values = valuesAsCast(game, definitionOf(game.state, card), { face }, controller);
  return withCharacteristics(game, card, values, ask);
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
  if (isForbidden(game, player, {})) return { why: "forbidden", rule: "101.2" } as const;
  const more = rulesOf(game, "extraLands").reduce(
    (sum, { rule, context }) =>
      sum + (playersOf(game, rule.who, context).includes(player) ? amountOf(game, rule.count, context) : 0),
    0,
  );
  return game.state.players[player]!.landsPlayed < 1 + more
    ? undefined
    : ({ why: "landPlayed", rule: "305.2" } as const);
}

/** 101.2: any land from anywhere, or besides this card from this zone. */
const isForbidden = (game: Game, player: Seat, { card, zone }: { card?: ObjectId; zone?: Zone | undefined }): boolean =>
  rulesOf(game, "cantPlayLands").some(
    ({ rule, context }) =>
      (rule.from === undefined || rule.from === zone) &&
      (rule.what === undefined || (card !== undefined && matches(game, rule.what, card, context))) &&
      playersOf(game, rule.who, context).includes(player),
  );

/** The faces of a card that nothing keeps this player from playing as a land from where it is. */
export function allowedLandFaces(game: Game, player: Seat, card: ObjectId): readonly number[] {
  const zone = zoneOf(game.state, card);
  return landFaces(game, card).filter((face) =>
    asLand(game, card, face, () => !isForbidden(game, player, { card, zone })),
  );
}

/** The faces of a card that this player could play as a land now, timing and the number of lands apart. */
export function landPlays(game: Game, player: Seat, card: ObjectId): readonly LandPlay[] {
  const own = isOwnHand(game, player, card);
  return allowedLandFaces(game, player, card)
    .filter((face) => own || permissionsToPlay(game, player, card, face).length > 0)
    .map((face) => ({ act: "playLand" as const, card, ...(face > 0 && { face }) }));
}

/** Which faces of a card can be played as a land. */
export const landFaces = (game: Game, card: ObjectId): readonly number[] =>
  compiledCard(game, definitionOf(game.state, card)).landFaces;
