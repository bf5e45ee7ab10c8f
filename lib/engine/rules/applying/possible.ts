import type { GameEvent, LossReason } from "../../events.ts";
import type { Game } from "../../game.ts";
import { characteristicsOf, controllerOf, hasKeyword } from "../../query/characteristics/characteristics.ts";
import { compiledCard, compiledFace } from "../../query/characteristics/compiled.ts";
import { countersOf } from "../../query/characteristics/stats.ts";
import { isAmong, matches, playersOf } from "../../query/evaluators/index.ts";
import { isInReachOf } from "../../query/players/reach.ts";
import { TYPE_BIT } from "../../state/bits.ts";
import { isPlayer, type ObjectId, type Seat } from "../../state/ids.ts";
import { definitionOf, isOutside, onBattlefield, zoneOf } from "../../state/objects.ts";
import { sharingFate } from "../../state/teams.ts";
import { asEntering, withCharacteristicsAsEntering } from "../continuous/asEntering.ts";
import { rulesOf } from "../continuous/layers.ts";

/** 614.6: an impossible event is ignored. */
export function isPossible(game: Game, event: GameEvent): boolean {
  const { state } = game;
  if (state.reach !== undefined && isBeyondReach(game, event)) return false;
  switch (event.e) {
    case "move":
      if (event.to === "battlefield" && event.arrival?.faceDown === undefined && isNoPermanent(game, event))
        return false;
      if (event.to === "battlefield" && isKeptOut(game, event)) return false;
      if (zoneOf(state, event.object) === "command" && isOfCommandZone(game, event.object)) return false;
      // 800.4b
      if (event.arrival?.controller !== undefined && state.players[event.arrival.controller]!.lost) return false;
      return (
        state.objects[event.object]?.zone === "outside" ||
        isOutside(state, event.object) ||
        (zoneOf(state, event.object) !== undefined && !isSpentToken(game, event.object))
      );
    case "sacrifice":
      return (
        onBattlefield(state, event.object) &&
        controllerOf(game, event.object) === event.player &&
        !isKept(game, event.object, event.cause?.controller)
      );
    case "destroy":
      return onBattlefield(state, event.object) && !hasKeyword(game, event.object, "indestructible");
    case "tap":
      return onBattlefield(state, event.object) && state.objects[event.object]!.tapped !== true;
    case "untap":
      return (
        onBattlefield(state, event.object) &&
        state.objects[event.object]!.tapped === true &&
        !cantBecomeUntapped(game, event.object)
      );
    case "damage":
      return event.amount > 0 && (isPlayer(event.to) ? !state.players[event.to]!.lost : onBattlefield(state, event.to));
    case "gainLife":
      return (
        event.amount > 0 &&
        !playerRuled(game, "cantGainLife", event.player) &&
        !playerRuled(game, "lifeTotalCantChange", event.player)
      );
    case "loseLife":
      return (
        event.amount > 0 &&
        !playerRuled(game, "cantLoseLife", event.player) &&
        !playerRuled(game, "lifeTotalCantChange", event.player)
      );
    case "counters":
      if (event.count === 0) return false;
      if (isPlayer(event.on) && event.count > 0 && playerRuled(game, "cantGetCounters", event.on)) return false;
      if (isPlayer(event.on) && event.kind === "poison" && event.count > 0)
        return !playerRuled(game, "poisonImmune", event.on);
      if (isPlayer(event.on)) return event.count > 0 || (state.players[event.on]!.counters[event.kind] ?? 0) > 0;
      if (event.count < 0) return countersOf(game, event.on, event.kind) > 0;
      return zoneOf(state, event.on) !== undefined && !isBarredFrom(game, event.on, event.kind);
    case "counter":
      return zoneOf(state, event.object) === "stack";
    case "discard":
      return zoneOf(state, event.object) === "hand" && !isHeld(game, event.player, event.cause?.controller);
    case "attach":
      return onBattlefield(state, event.object) && state.objects[event.object]!.attachedTo !== event.to;
    case "unattach":
      return state.objects[event.object]?.attachedTo !== undefined;
    case "transform":
    case "turnFaceUp":
      // 116.2j: a conspiracy in the command zone, too; 406.3: a card exiled face down.
      return (
        onBattlefield(state, event.object) ||
        zoneOf(state, event.object) === "command" ||
        state.objects[event.object]?.faceDown !== undefined
      );
    case "turnFaceDown":
    case "phaseIn":
      return onBattlefield(state, event.object);
    case "phaseOut":
      return onBattlefield(state, event.object) && mayPhaseOut(game, event.object);
    case "createTokens":
      // 800.4b
      return event.count > 0 && !state.players[event.player]!.lost;
    case "draw":
      return !state.players[event.player]!.lost && !hasDrawnEnough(game, event.player);
    case "win":
      // 104.2a: the last player left wins whatever effects say.
      return event.last === true || !playerRuled(game, "cantWinGame", event.player);
    case "lose":
      return !cannotLose(game, event.player, event.reason);
    default:
      return true;
  }
}

/** 801.10, 801.13a: a spell or ability does nothing to what is outside its controller's range of influence. */
function isBeyondReach(game: Game, event: GameEvent): boolean {
  if (event.cause === undefined) return false;
  const affected =
    event.e === "damage" ? event.to : event.e === "counters" ? event.on : "object" in event ? event.object : undefined;
  const player = affected === undefined && "player" in event ? event.player : undefined;
  const one = affected ?? player;
  return one !== undefined && !isInReachOf(game, { ...event.cause, self: event.cause.source }, one);
}

/**
 * 400.4a, 712.14b: an instant or sorcery card stays where it is, unless another of its faces is to be up (712.12). 712.14a: and
 * so does a card that is to enter transformed and is no transforming double-faced card.
 */
function isNoPermanent(game: Game, { object, arrival }: Extract<GameEvent, { e: "move" }>): boolean {
  if (arrival?.transformed && arrival.copy === undefined && !canBeTransformed(game, object)) return true;
  const { types } =
    arrival?.face === undefined
      ? characteristicsOf(game, object)
      : compiledFace(game, definitionOf(game.state, object), arrival.face);
  return (types & (TYPE_BIT.instant | TYPE_BIT.sorcery)) !== 0;
}

/** 311.2, 312.2, 313.2, 314.2, 315.3: what would leave the command zone remains there. */
const isOfCommandZone = (game: Game, id: ObjectId): boolean =>
  (compiledFace(game, definitionOf(game.state, id)).types & STAYING) !== 0;
const STAYING = TYPE_BIT.plane | TYPE_BIT.phenomenon | TYPE_BIT.vanguard | TYPE_BIT.scheme | TYPE_BIT.conspiracy;

const canBeTransformed = (game: Game, id: ObjectId): boolean =>
  compiledCard(game, definitionOf(game.state, id)).transforms;

/** 614.17d: "can't enter the battlefield", asked of it as it would exist there. */
function isKeptOut(game: Game, event: Extract<GameEvent, { e: "move" }>): boolean {
  const rules = rulesOf(game, "cantEnter");
  if (rules.length === 0) return false;
  const from = zoneOf(game.state, event.object);
  return withCharacteristicsAsEntering(game, event, () =>
    rules.some(
      ({ rule, context }) =>
        (rule.from === undefined || (from !== undefined && rule.from.includes(from))) &&
        matches(game, rule.what, event.object, context),
    ),
  );
}

/** 111.8: a token that has left the battlefield can't move again; it ceases to exist. */
function isSpentToken({ state }: Game, id: ObjectId): boolean {
  const object = state.objects[id];
  return object?.kind === "token" && object.zone !== "battlefield" && object.zone !== "stack";
}

/** "Can't draw cards." "Can't draw more than one card each turn." */
export const hasDrawnEnough = (game: Game, seat: number): boolean =>
  playerRuled(game, "cantDraw", seat) ||
  (playerRuled(game, "cantDrawExtra", seat) &&
    game.state.history.some((entry) => entry.on === "draw" && entry.facts.player === seat));

/** 101.2: whether no effect says that it can't. */
export const mayPhaseOut = (game: Game, id: ObjectId): boolean =>
  !rulesOf(game, "cantPhaseOut").some(({ rule, context }) => isAmong(game, rule.who, id, context));

/** Whether it can't be sacrificed, or not because a spell or ability of this player says so. */
const isKept = (game: Game, id: ObjectId, causedBy: Seat | undefined): boolean =>
  rulesOf(game, "cantBeSacrificed").some(
    ({ rule, context }) =>
      isAmong(game, rule.who, id, context) &&
      (rule.causedBy === undefined ||
        (causedBy !== undefined && playersOf(game, rule.causedBy, context).includes(causedBy))),
  );

/** Whether this player can't discard because a spell or ability of that one says so. */
const isHeld = (game: Game, player: Seat, causedBy: Seat | undefined): boolean =>
  causedBy !== undefined &&
  rulesOf(game, "cantDiscard").some(
    ({ rule, context }) =>
      playersOf(game, rule.who, context).includes(player) && playersOf(game, rule.causedBy, context).includes(causedBy),
  );

type PlayerRule =
  | "cantGainLife"
  | "cantLoseLife"
  | "lifeTotalCantChange"
  | "poisonImmune"
  | "cantGetCounters"
  | "cantDraw"
  | "cantDrawExtra"
  | "cantWinGame"
  | "cantLoseGame"
  | "cantLoseForLife";
/** 701.58 */
export const mayBecomeSuspected = (game: Game, id: ObjectId): boolean =>
  !rulesOf(game, "cantBecomeSuspected").some(({ rule, context }) => isAmong(game, rule.who, id, context));

/** 701.21 */
export const cantBecomeUntapped = (game: Game, id: ObjectId): boolean =>
  rulesOf(game, "cantBecomeUntapped").some(({ rule, context }) => isAmong(game, rule.who, id, context));

/** 122.1: whether it can't have counters, or none of this kind, put on it. */
export const isBarredFrom = (game: Game, id: ObjectId, kind: string): boolean =>
  rulesOf(game, "cantHaveCounters").some(
    ({ rule, context }) => (rule.kind === undefined || rule.kind === kind) && isAmong(game, rule.who, id, context),
  );

/** 810.8a, 810.9g-h, 810.10c: what is said of one player holds for all who share its life, poison counters and fate. */
function playerRuled(game: Game, kind: PlayerRule, seat: Seat): boolean {
  const rules = rulesOf(game, kind);
  if (rules.length === 0) return false;
  const seats = kind === "cantDraw" || kind === "cantDrawExtra" ? [seat] : sharingFate(game.state, seat);
  return rules.some(({ rule, context }) => playersOf(game, rule.who, context).some((one) => seats.includes(one)));
}

/** 101.2, 104.3: "can't lose the game"; nothing keeps a player from conceding, nor a team from losing with its emperor. */
export const cannotLose = (game: Game, seat: Seat, reason: LossReason): boolean =>
  reason !== "concede" &&
  reason !== "team" &&
  (playerRuled(game, "cantLoseGame", seat) || (reason === "life" && playerRuled(game, "cantLoseForLife", seat)));

/** 119.7, 119.8: whether this player's life total can't become more. */
export const gainsNoLife = (game: Game, seat: Seat): boolean =>
  playerRuled(game, "cantGainLife", seat) || playerRuled(game, "lifeTotalCantChange", seat);

/** 119.7, 119.8: whether this player's life total can't become less. */
export const losesNoLife = (game: Game, seat: Seat): boolean =>
  playerRuled(game, "cantLoseLife", seat) || playerRuled(game, "lifeTotalCantChange", seat);

/** 113.6i: of these kinds of counters, those that effects, its own among them, let it enter with. */
export function countersAllowed(
  game: Game,
  event: Extract<GameEvent, { e: "move" }>,
  kinds: readonly string[],
): readonly string[] {
  const own = asEntering(game, event).abilities.flatMap(({ ability }) =>
    ability.kind !== "static"
      ? []
      : ability.effects.flatMap((effect) =>
          effect.static === "rule" && effect.rule.rule === "cantHaveCounters" && effect.rule.who.what === "self"
            ? [effect.rule.kind]
            : [],
        ),
  );
  const others = rulesOf(game, "cantHaveCounters");
  const barred =
    others.length === 0
      ? own
      : withCharacteristicsAsEntering(game, event, () => [
          ...own,
          ...others.flatMap(({ rule: { who, kind }, context }) =>
            who.what === "all" && matches(game, who.filter, event.object, context) ? [kind] : [],
          ),
        ]);
  return barred.includes(undefined) ? [] : kinds.filter((kind) => !barred.includes(kind));
}
