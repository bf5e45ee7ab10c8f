import type { Cost } from "../abilities/costs.ts";
import type { Filter } from "../abilities/filters.ts";
import type { Zone } from "../abilities/references.ts";
import type { PriorityAction } from "../decisions.ts";
import type { Game } from "../game.ts";
import { castingMethods } from "../keywords/casting.ts";
import { characteristicsOf } from "../query/characteristics.ts";
import { type CompiledFace, compiledCard } from "../query/compiled.ts";
import { conditionHolds } from "../query/conditions.ts";
import type { Context } from "../query/context.ts";
import { valuesAsCast } from "../query/copiable.ts";
import { matches } from "../query/filters.ts";
import { FREE, type ManaCost } from "../query/manaCost.ts";
import { playersOf } from "../query/players.ts";
import { TYPE_BIT } from "../state/bits.ts";
import type { ObjectId, Seat } from "../state/ids.ts";
import { definitionOf, zoneOf } from "../state/objects.ts";
import type { FaceDown } from "../state/state.ts";
import { hasSplitSecond, isSorcerySpeed } from "./activation.ts";
import { asCard } from "./asCard.ts";
import { rulesOf } from "./layers.ts";
import { lookingAs } from "./lookingAs.ts";
import { ownRules } from "./ownRules.ts";
import { permissionsFor } from "./permissions.ts";

/** One way in which a player may cast one card now (601.3, 118.9): which face, for what. */
export interface CastOption {
  readonly card: ObjectId;
  readonly face: number;
  /** The name of the alternative way; absent for the mana cost. */
  readonly via?: string;
  /** What is paid instead of or as the mana cost; undefined if it has none. */
  readonly mana: ManaCost | undefined;
  /** Other costs of this way of casting. */
  readonly costs: readonly Cost[];
  readonly free?: boolean;
  readonly faceDown?: FaceDown;
  readonly prototyped?: boolean;
  readonly asThough?: "color" | "type";
  /** It may be cast any time its controller could cast an instant. */
  readonly instantSpeed?: boolean;
}

/** Every way this player could begin to cast this card now; costs and targets are looked at apart. */
export function castOptions(game: Game, player: Seat, card: ObjectId): readonly CastOption[] {
  const zone = zoneOf(game.state, card);
  if (zone === undefined) return [];
  const permissions =
    zone === "hand" && game.state.players[player]!.hand.includes(card)
      ? HAND
      : permissionsFor(game, player, card, zone);
  const options: CastOption[] = [];
  compiledCard(game, definitionOf(game.state, card)).faces.forEach((face, index) => {
    if (!isCastableFace(game, card, face, index)) return;
    for (const permission of permissions) {
      // 702.127a: that half is cast from a graveyard only.
      if (zone !== "graveyard" && face.keywords.has("aftermath")) continue;
      if (permission.using !== undefined) continue;
      options.push({
        card,
        face: index,
        mana: permission.free || permission.instead ? FREE : face.manaCost,
        costs: permission.costs ?? [],
        ...(permission.free && { free: true }),
        ...(permission.via && { via: permission.via }),
        ...(permission.asThough && { asThough: permission.asThough }),
        ...(permission.instantSpeed && { instantSpeed: true }),
      });
    }
    options.push(...castingMethods(game, player, card, zone, face, index, permissions));
    if (permissions.some(({ using }) => using === undefined))
      options.push(...alternatives(game, player, card, zone, index));
  });
  return options.filter(
    (option) =>
      (option.mana !== undefined || option.costs.length > 0) &&
      isTimely(game, player, option) &&
      !isForbidden(game, player, option),
  );
}

/** 118.9: "rather than pay this spell's mana cost", by the card's own words or by an effect. */
function alternatives(game: Game, player: Seat, card: ObjectId, zone: Zone, index: number): readonly CastOption[] {
  const effects = rulesOf(game, "alternativeCost").filter(
    ({ rule, context }) =>
      context.self !== card &&
      (rule.who === undefined || playersOf(game, rule.who, context).includes(player)) &&
      matches(game, asCard(rule.what), card, context),
  );
  return [...ownRules(game, card, player, "alternativeCost"), ...effects].flatMap(({ rule, context }): CastOption[] => {
    if (rule.from !== undefined && rule.from !== zone) return [];
    if (rule.condition !== undefined && !conditionHolds(game, rule.condition, context)) return [];
    return [
      {
        card,
        face: index,
        via: "alternative",
        mana: FREE,
        costs: rule.cost,
        ...(rule.cost.length === 0 && { free: true }),
      },
    ];
  });
}

const HAND = [{}] as readonly import("./permissions.ts").Permission[];

export function optionFor(
  game: Game,
  player: Seat,
  action: Extract<PriorityAction, { act: "cast" }>,
): CastOption | undefined {
  return castOptions(game, player, action.card).find(
    (option) => option.face === (action.face ?? 0) && option.via === action.via,
  );
}

/** Lands are played, not cast (305.9); a back face that is not modal is not cast (712.8). */
export function isCastableFace(game: Game, card: ObjectId, face: CompiledFace, index: number): boolean {
  if ((face.types & TYPE_BIT.land) !== 0) return false;
  if (index === 0) return true;
  const { layout } = compiledCard(game, definitionOf(game.state, card)).definition;
  return layout === "split" || layout === "adventure" || layout === "modal_dfc";
}

/** 307.1, 304.1, 702.8a: when a spell of this kind may be cast. */
function isTimely(game: Game, player: Seat, option: CastOption): boolean {
  if (isSorcerySpeed(game.state, player)) return true;
  if (option.instantSpeed) return true;
  const face = compiledCard(game, definitionOf(game.state, option.card)).faces[option.face]!;
  const slow = rulesOf(game, "sorcerySpeedOnly").some(
    ({ rule, context }) =>
      playersOf(game, rule.who, context).includes(player) && fits(game, rule.what, option, context),
  );
  if (slow) return false;
  if (option.faceDown === undefined && ((face.types & TYPE_BIT.instant) !== 0 || face.keywords.has("flash")))
    return true;
  if (option.faceDown === undefined && characteristicsOf(game, option.card).keywords.has("flash")) return true;
  return rulesOf(game, "flashFor").some(
    ({ rule, context }) =>
      playersOf(game, rule.who, context).includes(player) && fits(game, rule.what, option, context),
  );
}

/** 601.3a: "can't cast"; 702.61a: while a spell with split second is on the stack. */
function isForbidden(game: Game, player: Seat, option: CastOption): boolean {
  const { turn } = game.state;
  if (hasSplitSecond(game)) return true;
  const forbidden = rulesOf(game, "cantCast").some(({ rule, context }) => {
    if (!playersOf(game, rule.who, context).includes(player)) return false;
    if (rule.during === "opponentsTurn" && turn.active === player) return false;
    if (rule.during === "notOwnTurn" && turn.active === player) return false;
    if (rule.during === "ownTurn" && turn.active !== player) return false;
    if (rule.during === "combat" && turn.phase !== "combat") return false;
    const zone = zoneOf(game.state, option.card)!;
    if (rule.from !== undefined && !(typeof rule.from === "string" ? rule.from === zone : rule.from.includes(zone)))
      return false;
    return fits(game, rule.what, option, context);
  });
  if (forbidden) return true;
  return rulesOf(game, "castLimit").some(({ rule, context }) => {
    if (!playersOf(game, rule.who, context).includes(player) || !fits(game, rule.what, option, context)) return false;
    const cast = game.state.history.filter(
      (h) =>
        h.on === "cast" &&
        h.facts.player === player &&
        h.facts.object !== undefined &&
        matches(game, rule.what, h.facts.object, context),
    );
    return cast.length >= rule.perTurn;
  });
}

/** A filter about a spell, asked of a card that would become it (601.3e). */
const fits = (game: Game, filter: Filter, option: CastOption, context: Context): boolean =>
  asCast(game, option, () => matches(game, asCard(filter, option), option.card, context));

/** Answers a question about a card as the spell it would become, cast in this way (601.3e). */
export function asCast<T>(game: Game, option: CastOption, look: () => T): T {
  const { card, face, via, faceDown, prototyped } = option;
  const { layout } = compiledCard(game, definitionOf(game.state, card)).definition;
  const same = face === 0 && via !== "bestow" && faceDown === undefined && !prototyped && layout !== "split";
  if (same) return look();
  const before = characteristicsOf(game, card);
  return lookingAs(game, card, valuesAsCast(game, definitionOf(game.state, card), option, before.controller), look);
}
