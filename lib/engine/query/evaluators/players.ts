import type { Objects, Players } from "../../abilities/references.ts";
import type { Game } from "../../game.ts";
import { isPlayer, type ObjectId, type Seat } from "../../state/ids.ts";
import { apnap, currentOrLastKnown, ownerOf } from "../../state/objects.ts";
import { activePlayers, opponentsOf, teammatesOf, turnTeamOf } from "../../state/teams.ts";
import { controllerOf } from "../characteristics/characteristics.ts";
import { abilityOf } from "../characteristics/compiled.ts";
import { choiceOf } from "../chosen.ts";
import { attackerOf, defendingPlayerOf } from "../combat/combat.ts";
import { type Context, withCurrentPlayer } from "../context.ts";
import { isInReachOf } from "../players/reach.ts";
import { isPlanar } from "../players/supplementary.ts";
import { conditionHolds } from "./conditions.ts";
import { objectsOf } from "./objects.ts";

/**
 * The players a reference means, in APNAP order where there are several; 801.10-11: of those within range. Choices were made
 * before it is asked.
 */
export function playersOf(game: Game, players: Players, context: Context): readonly Seat[] {
  const seats = playersAnywhere(game, players, context);
  return game.state.reach === undefined ? seats : seats.filter((seat) => isInReachOf(game, context, seat));
}

/** 801.5c: those out of range among them. */
export function playersAnywhere(game: Game, players: Players, context: Context): readonly Seat[] {
  const { state } = game;
  switch (players.who) {
    case "you":
      return isYoursTogether(game, context) ? turnTeam(game, context.controller) : [context.controller];
    case "each":
      return beginningWith(apnap(state), players.startingWith, game, context);
    case "opponents":
      return beginningWith(opponentsOf(state, context.controller), players.startingWith, game, context);
    case "beside": {
      const all = apnap(state);
      const step = players.side === "left" ? 1 : all.length - 1;
      return distinct(
        playersOf(game, players.of, context).flatMap((seat) => all[(all.indexOf(seat) + step) % all.length] ?? []),
      );
    }
    case "opponentsOf": {
      const of = playersOf(game, players.of, context);
      return apnap(state).filter((seat) => of.some((one) => opponentsOf(state, one).includes(seat)));
    }
    case "teammates":
      return teammatesOf(state, context.controller);
    case "others": {
      const than = playersOf(game, players.than, context);
      return apnap(state).filter((seat) => !than.includes(seat));
    }
    case "target":
      return inGame(game, (context.targets?.[players.slot] ?? []).filter(isPlayer));
    case "eventPlayer":
      return context.event?.player === undefined ? [] : inGame(game, [context.event.player]);
    case "activePlayer":
      return state.options.sharedTeamTurns ? activePlayers(state) : [state.turn.active];
    case "defendingPlayer":
      return defendingPlayers(game, players.of, context);
    case "eventOther": {
      const other = context.event?.other;
      return other !== undefined && isPlayer(other) ? [other] : [];
    }
    case "controllerOf":
      return distinct(objectsOf(game, players.of, context).map((id) => controllerOf(game, id)));
    case "ownerOf":
      return distinct(objectsOf(game, players.of, context).map((id) => ownerOf(state, id)));
    case "noted":
      return (context.notes?.[players.name]?.entities ?? []).filter(isPlayer);
    case "enchanted": {
      const host = state.objects[context.self]?.attachedTo ?? state.lastKnown[context.self]?.object.attachedTo;
      return host !== undefined && isPlayer(host) ? [host] : [];
    }
    case "current":
      return context.currentPlayer === undefined ? [] : [context.currentPlayer];
    case "chosen":
      // Chosen as the instruction is followed: effects/choosing/choices.ts puts the choice in place of this.
      return playersOf(game, players.from, context);
    case "chosenForSelf": {
      const chosen = players.is ?? choiceOf(game, context, "player") ?? keptOnStack(game, context.self);
      return typeof chosen === "number" ? inGame(game, [chosen]) : [];
    }
    case "promisedGift": {
      const { gift } = currentOrLastKnown(state, context.self)?.cast ?? {};
      return gift === undefined ? [] : inGame(game, [gift]);
    }
    case "those":
      return playersOf(game, players.of, context).filter((seat) =>
        conditionHolds(game, players.where, withCurrentPlayer(context, seat)),
      );
    case "union":
      return distinct(players.of.flatMap((p) => playersOf(game, p, context)));
  }
}

/** 109.5, 901.12c. */
export const isYou = (game: Game, seat: Seat, context: Context): boolean =>
  seat === context.controller || (isYoursTogether(game, context) && turnTeam(game, context.controller).includes(seat));

/** 901.12c: "you" of a plane or phenomenon is everybody of the planar controller's team. */
const isYoursTogether = (game: Game, { self }: Context): boolean =>
  game.state.options.sharedTeamTurns === true && isPlanar(game, self);

const turnTeam = (game: Game, seat: Seat): readonly Seat[] => inGame(game, turnTeamOf(game.state, seat));

/** 607.2: the target that an ability of this object keeps as it resolves, while it is still on the stack. */
function keptOnStack(game: Game, self: ObjectId): Seat | undefined {
  for (const id of game.state.stack) {
    const { kind, source, ability: ref, targets = [] } = game.state.objects[id]!;
    if (kind !== "ability" || source !== self || ref === undefined) continue;
    const ability = abilityOf(game, ref);
    if (!("body" in ability)) continue;
    for (const effect of ability.body.effects)
      if (effect.do === "chooseOption" && effect.options.quality === "somePlayer" && effect.options.of.who === "target")
        return targets[effect.options.of.slot]?.find(isPlayer);
  }
  return undefined;
}

/** In turn order from somebody else than the active player on. */
function beginningWith(
  seats: readonly Seat[],
  who: "you" | "nextOpponent" | undefined,
  game: Game,
  { controller }: Context,
): readonly Seat[] {
  if (who === undefined) return seats;
  const all = apnap(game.state);
  const from = all.indexOf(controller);
  const round = [...all.slice(from), ...all.slice(0, from)];
  const opponents = opponentsOf(game.state, controller);
  const first =
    who === "you"
      ? 0
      : Math.max(
          0,
          round.findIndex((seat) => opponents.includes(seat)),
        );
  return [...round.slice(first), ...round.slice(0, first)].filter((seat) => seats.includes(seat));
}

/**
 * 508.5: the player an attacking creature attacks, or whose planeswalker or battle it attacks, or the last such if it
 * left combat. 508.5a: there may be several where no one attacker is meant.
 */
function defendingPlayers(game: Game, of: Objects | undefined, context: Context): readonly Seat[] {
  const { combat } = game.state;
  const ids = of === undefined ? [context.self] : objectsOf(game, of, context);
  const seats = ids.flatMap((id) => attackedPlayer(game, id) ?? []);
  if (seats.length > 0) return distinct(seats);
  return combat === undefined ? [] : distinct(combat.attackers.map((a) => a.defendingPlayer));
}

function attackedPlayer(game: Game, id: ObjectId): Seat | undefined {
  const attacker = attackerOf(game, id);
  if (attacker !== undefined)
    return attacker.defender === undefined ? attacker.defendingPlayer : defendingPlayerOf(game, attacker.defender);
  const left = game.state.combat?.left?.findLast((one) => one.id === id);
  if (left !== undefined) return left.defendingPlayer;
  const attacked = game.state.lastKnown[id]?.attacking;
  return attacked === undefined ? undefined : defendingPlayerOf(game, attacked);
}

const inGame = (game: Game, seats: readonly Seat[]): readonly Seat[] =>
  seats.filter((seat) => !game.state.players[seat]!.lost);
const distinct = <T>(list: readonly T[]): readonly T[] => (list.length < 2 ? list : [...new Set(list)]);
