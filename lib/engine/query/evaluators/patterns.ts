import type { Cause, DamagePattern, EventPattern } from "../../abilities/events.ts";
import type { Filter } from "../../abilities/filters.ts";
import type { Players, Zone } from "../../abilities/references.ts";
import type { Game } from "../../game.ts";
import type { HistoryEntry } from "../../state/history.ts";
import { type Entity, isPlayer, type ObjectId } from "../../state/ids.ts";
import { areOpponents } from "../../state/teams.ts";
import { isAttackOn } from "../combat/combat.ts";
import type { compare } from "../compare.ts";
import type { Context } from "../context.ts";
import { isInReachOf } from "../players/reach.ts";
import { numberIs, stepsToCome } from "./amounts.ts";
import { matches } from "./filters.ts";
import { playersOf } from "./players.ts";

/**
 * Whether something that happened is what a pattern describes. Triggers, replacements and looks back all ask here,
 * so that "whenever", "would" and "this turn" mean the same.
 */
export function patternMatches(game: Game, pattern: EventPattern, entry: HistoryEntry, context: Context): boolean {
  if (pattern.on === "anyOf") return pattern.of.some((part) => patternMatches(game, part, entry, context));
  if (pattern.on !== entry.on || isOutOfReach(game, pattern, entry, context)) return false;
  const { facts } = entry;
  const object = (filter: Parameters<typeof matches>[1] | undefined, id: Entity | undefined): boolean =>
    filter === undefined || (id !== undefined && !isPlayer(id) && matches(game, filter, id, context));
  const player = (players: Parameters<typeof playersOf>[1] | undefined, seat: Entity | undefined): boolean =>
    players === undefined || (seat !== undefined && playersOf(game, players, context).includes(seat));
  const amount = (
    value: { compare: Parameters<typeof compare>[1]; to: Parameters<typeof numberIs>[2]["to"] } | undefined,
  ): boolean => value === undefined || numberIs(game, facts.amount ?? 0, value, context);
  switch (pattern.on) {
    case "move":
      return (
        zoneIs(pattern.from, entry.from) &&
        zoneIs(pattern.to, entry.to) &&
        (pattern.notTo === undefined || pattern.notTo !== entry.to) &&
        (pattern.notFrom === undefined || entry.from === undefined || !pattern.notFrom.includes(entry.from)) &&
        (pattern.created !== true || entry.from !== "stack") &&
        (pattern.resolved !== true || entry.detail === "resolved") &&
        isCausedSo(game, pattern.cause, entry, context) &&
        player(pattern.of, facts.player) &&
        object(pattern.object, facts.object)
      );
    case "cast":
      return (
        player(pattern.by, facts.player) &&
        (pattern.from === undefined || pattern.from === entry.from) &&
        object(pattern.object, facts.object) &&
        (pattern.ordinal === undefined || pattern.ordinal === ordinalOf(game, pattern, entry, object))
      );
    case "playLand":
      return (
        player(pattern.by, facts.player) &&
        (pattern.from === undefined || pattern.from === entry.from) &&
        (pattern.notFrom === undefined || pattern.notFrom !== entry.from) &&
        object(pattern.object, facts.object)
      );
    case "tapsFor":
      return (
        pattern.for.some((what) => what === entry.detail) &&
        object(pattern.object, facts.object) &&
        object(pattern.other, facts.other)
      );
    case "unlock":
      return (
        (pattern.door === undefined || pattern.door === facts.amount) &&
        player(pattern.by, facts.player) &&
        object(pattern.object, facts.object)
      );
    case "copySpell":
    case "fullyUnlock":
    case "createToken":
    case "gainControl":
    case "countered":
    case "resolve":
      return player(pattern.by, facts.player) && object(pattern.object, facts.object);
    case "tapForMana":
      return player(pattern.by, facts.player) && object(pattern.object, facts.object) && amount(pattern.amount);
    case "explore":
      return (pattern.card === undefined || pattern.card === entry.detail) && object(pattern.object, facts.object);
    case "activate":
      return (
        player(pattern.by, facts.player) &&
        (pattern.notMana !== true || entry.detail !== "mana") &&
        (pattern.loyalty !== true || entry.detail === "loyalty") &&
        (pattern.ability === undefined || object(pattern.ability, facts.spell)) &&
        // "A land they control": of whoever activates it.
        facts.object !== undefined &&
        matches(game, pattern.object, facts.object, { ...context, event: facts })
      );
    case "attacks":
      return (
        (pattern.alone !== true || facts.amount === 1) &&
        (pattern.beside === undefined || (facts.amount ?? 1) > pattern.beside) &&
        attacksSuch(game, pattern, facts, context) &&
        object(pattern.object, facts.object) &&
        (pattern.with === undefined ||
          attacksBeside(game, pattern.with, facts.object, context) >= (pattern.beside ?? 1))
      );
    case "attackDeclared": {
      const ids = (facts.objects ?? []).filter(
        (id) => pattern.with === undefined || matches(game, pattern.with, id, context),
      );
      return (
        (pattern.defender !== undefined) === (entry.detail === "each") &&
        player(pattern.by, facts.player) &&
        player(pattern.defender, facts.other) &&
        (pattern.count === undefined ? ids.length > 0 : numberIs(game, ids.length, pattern.count, context))
      );
    }
    case "attacked":
      return "player" in pattern
        ? facts.object === undefined && player(pattern.player, facts.player)
        : object(pattern.object, facts.object) &&
            (pattern.by === undefined || player(pattern.by, game.state.turn.active));
    case "blocks":
      return blockFits(game, pattern, pattern.eachAttacker, entry, context);
    case "becomesBlocked":
      return blockFits(game, pattern, pattern.eachBlocker, entry, context);
    case "destroy":
      return isCausedSo(game, pattern.cause, entry, context) && object(pattern.object, facts.object);
    case "attacksUnblocked":
      return attacksSuch(game, pattern, facts, context) && object(pattern.object, facts.object);
    case "damage":
      return (
        (pattern.combat === undefined || pattern.combat === (entry.combat === true)) &&
        amount(pattern.amount) &&
        object(pattern.source, facts.other) &&
        damaged(game, pattern.to, entry, context)
      );
    case "excessDamage":
      return (
        (pattern.combat === undefined || pattern.combat === (entry.combat === true)) &&
        object(pattern.object, facts.object)
      );
    case "preventDamage":
      return object(pattern.source, facts.other) && damaged(game, pattern.to, entry, context);
    case "gainLife":
    case "loseLife":
      return (
        player(pattern.who, facts.player) &&
        amount(pattern.amount) &&
        (pattern.damage !== true || entry.detail === "damage") &&
        (pattern.paid !== true || entry.detail === "paid") &&
        (pattern.radiation !== true || entry.detail === "radiation")
      );
    case "draw":
      return (
        player(pattern.who, facts.player) &&
        (pattern.ordinal === undefined || pattern.ordinal === entry.ordinal) &&
        (pattern.exceptFirstInDrawStep !== true || entry.detail !== "firstInDrawStep") &&
        object(pattern.object, facts.object)
      );
    case "told":
      return pattern.act === entry.detail && player(pattern.who, facts.player) && object(pattern.object, facts.object);
    case "drawCards":
      return player(pattern.who, facts.player) && amount(pattern.count);
    case "discard":
      return (
        player(pattern.who, facts.player) &&
        isCausedSo(game, pattern.cause, entry, context) &&
        object(pattern.object, facts.object)
      );
    case "cycle":
      return player(pattern.who, facts.player) && object(pattern.object, facts.object);
    case "sacrifice":
    case "mill":
      return player(pattern.who, facts.player) && object(pattern.object, facts.object);
    case "counters":
      return (
        (pattern.removed === true) === (entry.detail?.startsWith("removed ") ?? false) &&
        (pattern.kind === undefined || entry.detail === (pattern.removed ? `removed ${pattern.kind}` : pattern.kind)) &&
        (pattern.last !== true || entry.ordinal === 0) &&
        (pattern.byEffect !== true || entry.byEffect === true) &&
        (pattern.reaches === undefined || reached(pattern.reaches, entry)) &&
        player(pattern.by, entry.by) &&
        (pattern.player === undefined || (facts.object === undefined && player(pattern.player, facts.player))) &&
        (pattern.object === undefined || object(pattern.object, facts.object))
      );
    case "becomesTarget":
      return (
        player(pattern.by, entry.by) &&
        (pattern.firstTimeEachTurn !== true || entry.ordinal === 1) &&
        object(pattern.of, facts.spell) &&
        (pattern.player === undefined
          ? facts.object !== undefined
          : player(pattern.player, facts.object === undefined ? facts.player : undefined)) &&
        (pattern.object === undefined || object(pattern.object, facts.object))
      );
    case "step":
      return (
        pattern.step === entry.detail &&
        player(pattern.of, facts.player) &&
        (pattern.count === undefined || numberIs(game, stepsToCome(game, pattern.step) + 1, pattern.count, context))
      );
    case "phase":
      return (
        (pattern.phase === entry.detail ||
          (pattern.phase === "main" && (entry.detail?.endsWith("Main") ?? false)) ||
          (pattern.phase === "secondMain" && entry.detail === "postcombatMain" && entry.ordinal === 2)) &&
        player(pattern.of, facts.player)
      );
    case "expend":
      return player(pattern.who, facts.player) && (entry.ordinal ?? 0) < pattern.n && pattern.n <= (facts.amount ?? 0);
    case "turn":
      return player(pattern.of, facts.player);
    case "attached":
    case "unattached":
      return object(pattern.object, facts.object) && object(pattern.to, facts.other);
    case "shuffle":
      return player(pattern.who, facts.player) && (pattern.ownCause !== true || entry.by === facts.player);
    case "search":
    case "scry":
    case "surveil":
    case "investigate":
    case "proliferate":
    case "venture":
    case "completeDungeon":
    case "tempted":
    case "discover":
    case "collectEvidence":
    case "foretell":
    case "crime":
    case "gift":
    case "manifestDread":
    case "forage":
    case "winGame":
    case "becomeMonarch":
    case "takeInitiative":
      return player(pattern.who, facts.player);
    case "addMana":
      return player(pattern.who, facts.player) && object(pattern.object, facts.object);
    case "loseGame":
      return pattern.who === undefined || wasOneOf(game, pattern.who, facts.player, context);
    case "clash":
      return player(pattern.who, facts.player) && (pattern.won !== true || facts.amount === 1);
    case "dieRoll":
    case "coinFlip":
      if (pattern.highest && (facts.natural ?? facts.amount) !== Number(entry.detail)) return false;
      return (
        player(pattern.who, facts.player) &&
        // 901.9d: of the planar die no number is asked.
        (pattern.result === undefined ||
          (facts.amount !== undefined && numberIs(game, facts.amount, pattern.result, context)))
      );
    case "chaos":
      return (facts.object === undefined || facts.object === context.self) && player(pattern.who, facts.player);
    case "planeswalkTo":
    case "planeswalkFrom":
    case "encounter":
    case "setInMotion":
    case "abandon":
    case "openAttraction":
    case "visit":
      return player(pattern.by, facts.player) && object(pattern.object, facts.object);
    case "enterRoom":
      return facts.amount === pattern.room && object(pattern.object, facts.object);
    case "becomesLevel":
      return facts.amount === pattern.level && object(pattern.object, facts.object);
    case "exploit":
    case "champion":
    case "mentor":
      return object(pattern.object, facts.object) && object(pattern.other, facts.other);
    case "tap":
    case "untap":
      return player(pattern.by, entry.by) && object(pattern.object, facts.object);
    case "turnFaceUp":
      return player(pattern.by, entry.by) && object(pattern.object, facts.object);
    case "dayChanges":
      return true;
    default:
      return object(pattern.object, facts.object);
  }
}

/**
 * 801.7, 801.11: an event that is not wholly within range is none. What the pattern speaks of is looked at by its filters;
 * 801.13b: of damage it is the source and the recipient where it speaks of neither.
 */
function isOutOfReach(
  game: Game,
  pattern: Exclude<EventPattern, { on: "anyOf" }>,
  { facts, detail }: HistoryEntry,
  context: Context,
): boolean {
  if (game.state.reach === undefined) return false;
  const isOut = (one: Entity | undefined): boolean => one !== undefined && !isInReachOf(game, context, one);
  const subject = facts.object ?? facts.player;
  if (pattern.on === "damage" || pattern.on === "preventDamage")
    return pattern.source === undefined && pattern.to === undefined && (isOut(subject) || isOut(facts.other));
  return isOut(subject) || (detail === "each" && isOut(facts.other)) || isOut(facts.spell);
}

function isCausedSo({ state }: Game, cause: Cause | undefined, { by }: HistoryEntry, { controller }: Context): boolean {
  if (cause === undefined || cause === "any") return true;
  return by !== undefined && (cause === "you" ? by === controller : areOpponents(state, controller, by));
}

/** Which of the spells of this kind it is that its caster has cast this turn. */
function ordinalOf(
  game: Game,
  { object, from }: Extract<EventPattern, { on: "cast" }>,
  { facts, ordinal = 0 }: HistoryEntry,
  isSuch: (filter: Filter, id: ObjectId | undefined) => boolean,
): number {
  if (object.is === "spell" && from === undefined) return ordinal;
  return game.state.history.filter(
    (one) =>
      one.on === "cast" &&
      one.facts.player === facts.player &&
      (one.ordinal ?? 0) <= ordinal &&
      (from === undefined || from === one.from) &&
      isSuch(object, one.facts.object),
  ).length;
}

const zoneIs = (wanted: Zone | readonly Zone[] | undefined, zone: Zone | undefined): boolean =>
  wanted === undefined ||
  wanted === zone ||
  (typeof wanted !== "string" && zone !== undefined && wanted.includes(zone));

/** The nth counter went on: the number was below n before and is not any more (714.2b). */
const reached = (nth: number, entry: HistoryEntry): boolean => {
  const now = entry.ordinal ?? 0;
  return now >= nth && now - (entry.facts.amount ?? 0) < nth;
};

function damaged(game: Game, to: DamagePattern | undefined, entry: HistoryEntry, context: Context): boolean {
  if (to === undefined) return true;
  const { object, player } = entry.facts;
  if (object !== undefined) return to.objects !== undefined && matches(game, to.objects, object, context);
  return to.players !== undefined && player !== undefined && playersOf(game, to.players, context).includes(player);
}

/** 508.3a: what it attacks is what the pattern says. */
function attacksSuch(
  game: Game,
  {
    defender: players,
    permanent,
    orTheirs,
  }: Pick<Extract<EventPattern, { on: "attacks" }>, "defender" | "permanent" | "orTheirs">,
  { other: attacked }: HistoryEntry["facts"],
  context: Context,
): boolean {
  if (attacked === undefined) return players === undefined && permanent === undefined;
  if (permanent !== undefined && (isPlayer(attacked) || !matches(game, permanent, attacked, context))) return false;
  return players === undefined || isAttackOn(game, attacked, playersOf(game, players, context), orTheirs === true);
}

/** How many others attack that match. */
const attacksBeside = (game: Game, filter: Filter, id: ObjectId | undefined, context: Context): number =>
  game.state.combat?.attackers.filter((a) => a.id !== id && matches(game, filter, a.id, context)).length ?? 0;

/** 509.5a-e: once for the creature, once for each on the other side, or as their number becomes so many. */
function blockFits(
  game: Game,
  { object, other, count }: Extract<EventPattern, { on: "blocks" | "becomesBlocked" }>,
  each: boolean | undefined,
  { facts, detail, ordinal = 0 }: HistoryEntry,
  context: Context,
): boolean {
  if (detail !== (count !== undefined ? "number" : each ? "each" : undefined)) return false;
  if (count !== undefined) {
    const now = numberIs(game, facts.amount ?? 0, count, context);
    if (!now || (ordinal > 0 && numberIs(game, ordinal, count, context))) return false;
  }
  if (!matches(game, object, facts.object!, context)) return false;
  if (other === undefined) return true;
  return facts.other !== undefined && !isPlayer(facts.other) && matches(game, other, facts.other, context);
}

/** 603.10f: it looks back in time, as who has lost is nobody's opponent by now. */
function wasOneOf(game: Game, who: Players, seat: Entity | undefined, context: Context): boolean {
  if (seat === undefined || !isPlayer(seat)) return false;
  switch (who.who) {
    case "each":
      return true;
    case "opponents":
      return areOpponents(game.state, context.controller, seat);
    case "others":
      return !wasOneOf(game, who.than, seat, context);
    default:
      return playersOf(game, who, context).includes(seat);
  }
}
