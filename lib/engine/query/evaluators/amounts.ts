import type { Color, ManaType } from "../../../cards/schema.ts";
import type { Amount, Compare } from "../../abilities/amounts.ts";
import type { Players } from "../../abilities/references.ts";
import type { Game } from "../../game.ts";
import { costAddedBy } from "../../keywords/instances.ts";
import type { Characteristics } from "../../runtime.ts";
import { COLOR_BIT, countBits, MANA_BIT, TYPE_BIT } from "../../state/bits.ts";
import { CREATURE_TYPES } from "../../state/creatureTypes.ts";
import { isPlayer, type ObjectId } from "../../state/ids.ts";
import { minus, sum, times } from "../../state/numbers.ts";
import { cardsOf, currentOrLastKnown, onBattlefield } from "../../state/objects.ts";
import { BASIC_LAND_TYPES, isCreatureType } from "../../state/subtypes.ts";
import type { Step } from "../../views.ts";
import { characteristicsOf, hasSubtype } from "../characteristics/characteristics.ts";
import { counterKindsOn, countersMeant } from "../characteristics/counterKinds.ts";
import { doorsOf } from "../characteristics/doors.ts";
import { mostDifferentlyNamed, shareName } from "../characteristics/names.ts";
import { castRecord, manaValueOf, statOf } from "../characteristics/stats.ts";
import { choiceOf } from "../chosen.ts";
import { compare } from "../compare.ts";
import type { Context } from "../context.ts";
import { spentKey } from "../mana/spentKey.ts";
import { colorIdentity } from "../players/colorIdentity.ts";
import { tallyOf } from "../tallies.ts";
import { abilityKey, keyOnStack, usesOf } from "../uses.ts";
import { asOneEach } from "./became.ts";
import { conditionHolds } from "./conditions.ts";
import { matches } from "./filters.ts";
import { countHistory } from "./history.ts";
import { objectsOf } from "./objects.ts";
import { playersOf } from "./players.ts";

/** 100.2a, 903.5a: how many cards a deck has at least. */
const CONSTRUCTED = 60;
const COMMANDER = 100;

/** A number as it is now; it may be negative (107.1b is for those who use it). */
export const amountOf = (game: Game, amount: Amount, context: Context): number =>
  typeof amount === "number" ? amount : worth(game, amount, context);

function worth(game: Game, amount: Exclude<Amount, number>, context: Context): number {
  const { state } = game;
  switch (amount.amount) {
    case "x":
      return context.x ?? context.notes?.x?.amount ?? announcedX(game, context);
    case "count":
      return (amount.asOne ? asOneEach(game, objectsOf(game, amount.of, context)) : objectsOf(game, amount.of, context))
        .length;
    case "countPlayers":
      return playersOf(game, amount.of, context).length;
    case "stat": {
      const values = objectsOf(game, amount.of, context).map((id) => statOf(game, id, amount.stat) ?? 0);
      return combined(amount.by, values);
    }
    case "commanderCasts": {
      const of = objectsOf(game, amount.of, context).flatMap((id) => cardsOf(state, id));
      const seats = playersOf(game, amount.player, context);
      return sum(
        (state.commanders ?? [])
          .filter(({ card }) => of.includes(card))
          .flatMap(({ casts }) => seats.map((seat) => casts[seat] ?? 0)),
      );
    }
    case "counters":
      // 201.5a: the object that granted what is worked out; gone, it has no counters that an effect could look back to.
      if (amount.on.what === "object" && !onBattlefield(state, amount.on.id)) return 0;
      return sum(objectsOf(game, amount.on, context).map((id) => countersMeant(game, id, amount.kind, context)));
    case "playerCounters":
      return sum(playersOf(game, amount.of, context).map((seat) => state.players[seat]!.counters[amount.kind] ?? 0));
    case "life":
      return combined(
        amount.by,
        playersOf(game, amount.of, context).map((seat) => state.players[seat]!.life),
      );
    case "handSize":
      return sum(playersOf(game, amount.of, context).map((seat) => state.players[seat]!.hand.length));
    case "librarySize":
      return sum(playersOf(game, amount.of, context).map((seat) => state.players[seat]!.library.length));
    case "unspentMana":
      return sum(
        playersOf(game, amount.of, context).map(
          (seat) =>
            state.players[seat]!.mana.filter(({ type }) => amount.type === undefined || type === amount.type).length,
        ),
      );
    case "targets":
      return sum(
        objectsOf(game, amount.of, context).map((id) => {
          const targets = state.objects[id]?.targets;
          if (targets === undefined) return context.mostTargets ?? 0;
          const { filter } = amount;
          const each = [...new Set(targets.flat())];
          return filter === undefined
            ? each.length
            : each.filter((one) => !isPlayer(one) && matches(game, filter, one, context)).length;
        }),
      );
    case "ringTempted":
      return sum(playersOf(game, amount.of, context).map((seat) => state.players[seat]!.ring ?? 0));
    case "speed":
      return sum(playersOf(game, amount.of, context).map((seat) => state.players[seat]!.speed ?? 0));
    case "turnsTaken":
      return sum(playersOf(game, amount.of, context).map((seat) => state.players[seat]!.turnsTaken ?? 0));
    case "doneThisGame":
      return sum(
        playersOf(game, amount.player, context).map(
          (seat) => state.players[seat]!.tallies?.[tallyOf(amount.did, amount.named)] ?? 0,
        ),
      );
    case "unlockedDoors":
      return sum(
        objectsOf(game, amount.of, context).map((id) => doorsOf(game, id).filter(({ unlocked }) => unlocked).length),
      );
    case "sum":
      return sum(amount.of.map((part) => amountOf(game, part, context)));
    case "times":
      return times(amount.factor, amountOf(game, amount.of, context));
    case "minus":
      return minus(amountOf(game, amount.from, context), amountOf(game, amount.of, context));
    case "half": {
      const part = amountOf(game, amount.of, context) / (amount.parts ?? 2);
      return amount.round === "up" ? Math.ceil(part) : Math.floor(part);
    }
    case "groups":
      return Math.floor(amountOf(game, amount.of, context) / amount.size);
    case "least":
      return Math.min(...amount.of.map((part) => amountOf(game, part, context)));
    case "greatest":
      return Math.max(...amount.of.map((part) => amountOf(game, part, context)));
    case "amongPlayers": {
      const values = playersOf(game, amount.of, context).map((currentPlayer) =>
        amountOf(game, amount.value, { ...context, currentPlayer }),
      );
      return values.length === 0 ? 0 : combined(amount.by, values);
    }
    case "event":
      return context.event?.amount ?? 0;
    case "noted":
      return context.notes?.[amount.name]?.amount ?? 0;
    case "devotion":
      return devotion(game, amount, context);
    case "manaSymbols":
      return sum(
        objectsOf(game, amount.of, context).map((id) => symbolsOf(characteristicsOf(game, id), amount.colors)),
      );
    case "minimumDeckSize":
      return state.commanders === undefined ? CONSTRUCTED : COMMANDER;
    case "startingLife":
      return startingLifeOf(game, amount.of, context);
    case "identityColors":
      return sum(playersOf(game, amount.of, context).map((seat) => countBits(colorIdentity(game, seat))));
    case "party":
      return partySize(game, amount.of, context);
    case "distinct":
      return distinctValues(game, amount.quality, objectsOf(game, amount.of, context));
    case "typeWords":
      return sum(objectsOf(game, amount.of, context).map((id) => typeWords(characteristicsOf(game, id))));
    case "mostAlike":
      return mostAlike(game, amount.quality, objectsOf(game, amount.of, context));
    case "history":
      return countHistory(game, amount, context);
    case "timesMutated":
      return sum(objectsOf(game, amount.of, context).map((id) => currentOrLastKnown(state, id)?.mutations ?? 0));
    case "timesResolved":
      return timesResolved(game, context);
    case "kicked":
      return castRecord(game, context.self)?.paid?.kicker ?? 0;
    case "timesPaid":
      if (amount.for !== undefined) {
        const name = costAddedBy(context.self, amount.name);
        const paid = objectsOf(game, amount.for, context).map((id) => castRecord(game, id)?.paid?.[name] ?? 0);
        return sum([...paid, context.intended?.[name] ?? 0]);
      }
      return (castRecord(game, context.self)?.paid?.[amount.name] ?? 0) + timesIntended(context, amount.name);
    case "manaSpent": {
      if (amount.source !== undefined)
        return sum(
          objectsOf(game, amount.of, context).map((id) => castRecord(game, id)?.known?.[spentKey(amount)] ?? 0),
        );
      if (amount.on === "x")
        return sum(objectsOf(game, amount.of, context).map((id) => spentOnX(game, id, amount.type)));
      const spent = objectsOf(game, amount.of, context).map((id) => castRecord(game, id)?.mana ?? "");
      const types =
        amount.type === undefined ? spent : spent.map((s) => [...s].filter((t) => t === amount.type).join(""));
      return amount.colors ? new Set([...types.join("")].filter((t) => t !== "C")).size : types.join("").length;
    }
    case "asCast": {
      const cast = castRecord(game, context.self);
      // 707.10: a copy was not cast.
      if (cast?.copied !== undefined) return 0;
      return cast?.known?.[JSON.stringify(amount.of)] ?? amountOf(game, amount.of, context);
    }
    case "stepsToCome":
      return stepsToCome(game, amount.step);
    case "timesActivated":
      return timesActivated(game, context);
    case "chosenNumber": {
      const chosen = choiceOf(game, context, "number");
      return typeof chosen === "number" ? chosen : 0;
    }
    case "if":
      return amountOf(game, conditionHolds(game, amount.condition, context) ? amount.then : amount.otherwise, context);
  }
}

/** 107.1b: what a calculation comes to as the result of an effect: no less than 0; a minus sign before it is no part of it. */
export function resultOf(game: Game, amount: Amount, context: Context): number {
  if (typeof amount === "number") return amount;
  if (amount.amount === "if")
    return resultOf(game, conditionHolds(game, amount.condition, context) ? amount.then : amount.otherwise, context);
  return amount.amount === "times" && amount.factor < 0
    ? times(amount.factor, Math.max(0, amountOf(game, amount.of, context)))
    : Math.max(0, amountOf(game, amount, context));
}

function timesResolved({ state }: Game, { onStack }: Context): number {
  const object = onStack === undefined ? undefined : state.objects[onStack];
  const key = object && keyOnStack(object);
  return 1 + state.history.filter(({ on, detail }) => on === "resolve" && detail === key).length;
}

/** 602.5b: what it counts goes with its source; an object that the source has become since counts anew (400.7). */
function timesActivated({ state }: Game, { onStack }: Context): number {
  const object = onStack === undefined ? undefined : state.objects[onStack];
  if (object?.ability === undefined || object.source === undefined) return 0;
  const source = currentOrLastKnown(state, object.source);
  return source === undefined ? 0 : usesOf(source, abilityKey(object.ability, false));
}

function combined(by: "sum" | "greatest" | "least" | undefined, values: readonly number[]): number {
  if (values.length === 0) return 0;
  if (by === "greatest") return values.reduce((a, b) => Math.max(a, b));
  return by === "least" ? values.reduce((a, b) => Math.min(a, b)) : sum(values);
}

/**
 * 107.3m: a spell, and an ability that triggers as it is cast or enters, know its X; for the permanent itself X is 0.
 * 107.3e: one that triggers as another spell is cast or ability activated, or as a card is cycled, speaks of the X of that.
 */
function announcedX({ state }: Game, { self, event }: Context): number {
  const record = (id: ObjectId) => currentOrLastKnown(state, id);
  const object = record(self);
  if (event?.x !== undefined) return event.x;
  if (event?.spell !== undefined && event.spell !== self) return record(event.spell)?.x ?? 0;
  return object?.zone === "stack" || event?.object === self ? (object?.x ?? 0) : 0;
}

/** 700.5: symbols of these colours among the mana costs of that player's permanents; a hybrid symbol counts once. */
function devotion(game: Game, amount: Extract<Amount, { amount: "devotion" }>, context: Context): number {
  const seats = playersOf(game, amount.of, context);
  const colors = amount.to === "chosenColor" ? [choiceOf(game, context, "color") as Color] : amount.to;
  return sum(
    game.state.battlefield.map((id) => {
      const now = characteristicsOf(game, id);
      return seats.includes(now.controller) ? symbolsOf(now, colors) : 0;
    }),
  );
}

function symbolsOf({ manaCost }: ReturnType<typeof characteristicsOf>, colors: readonly Color[]): number {
  const bits = colors.reduce((b, c) => b | COLOR_BIT[c], 0);
  return manaCost?.symbols.filter((s) => s.colors & bits).length ?? 0;
}

/** 700.8: up to one each of Cleric, Rogue, Warrior and Wizard, one creature for one role. */
function partySize(game: Game, of: Extract<Amount, { amount: "party" }>["of"], context: Context): number {
  const roles = ["Cleric", "Rogue", "Warrior", "Wizard"];
  const seats = playersOf(game, of, context);
  const members = game.state.battlefield
    .map((id) => characteristicsOf(game, id))
    .filter(({ controller, types }) => seats.includes(controller) && (types & TYPE_BIT.creature) !== 0)
    .map((c) => roles.filter((role) => hasSubtype(c, role)));
  const holder = new Map<string, number>();
  const place = (member: number, tried: Set<string>): boolean =>
    members[member]!.some((role) => {
      if (tried.has(role)) return false;
      tried.add(role);
      const other = holder.get(role);
      if (other !== undefined && !place(other, tried)) return false;
      holder.set(role, member);
      return true;
    });
  return members.filter((_, member) => place(member, new Set())).length;
}

function distinctValues(
  game: Game,
  quality: Extract<Amount, { amount: "distinct" }>["quality"],
  ids: readonly ObjectId[],
): number {
  const all = ids.map((id) => characteristicsOf(game, id));
  switch (quality) {
    case "basicLandType":
      return BASIC_LAND_TYPES.filter((type) => all.some((c) => c.subtypes.includes(type))).length;
    case "color":
      return countBits(all.reduce((bits, c) => bits | c.colors, 0));
    case "cardType":
      return countBits(all.reduce((bits, c) => bits | c.types, 0));
    case "name":
      return mostDifferentlyNamed(game, all);
    case "power":
      return new Set(all.map((c) => c.power)).size;
    case "manaValue":
      return new Set(ids.map((id) => manaValueOf(game, id))).size;
    case "creatureType":
      return new Set(all.flatMap((c) => c.subtypes.filter(isCreatureType))).size;
    case "counterKind":
      return counterKindsOn(game, ids).length;
  }
}

/** As many of these as have one in common: an object of several names or types counts with each. */
/** 601.2b: how often self would be cast for this optional cost besides what was announced. */
export const timesIntended = ({ self, current, intended }: Context, name: string): number =>
  current === self ? (intended?.[name] ?? 0) : 0;

/** 205.1: how many words there are on a type line; 702.73a: who has every creature type has all of them. */
function typeWords({ supertypes, types, subtypes, everyCreatureType }: Characteristics): number {
  const kinds = everyCreatureType ? new Set([...subtypes, ...CREATURE_TYPES]) : new Set(subtypes);
  return countBits(supertypes) + countBits(types) + kinds.size;
}

function mostAlike(game: Game, quality: "name" | "creatureType", ids: readonly ObjectId[]): number {
  const all = ids.map((id) => characteristicsOf(game, id));
  if (quality === "name")
    return Math.max(0, ...all.map((one) => all.filter((two) => shareName(game, one, two)).length));
  const types = new Map<string, number>();
  for (const { subtypes } of all)
    for (const type of new Set(subtypes.filter(isCreatureType))) types.set(type, (types.get(type) ?? 0) + 1);
  return Math.max(0, ...types.values());
}

export const numberIs = (game: Game, value: number, by: Compare, context: Context): boolean =>
  compare(value, by.compare, amountOf(game, by.to, context));

/** 601.2h: how much mana of a type was spent on X; of what may have been spent on either, X is paid for first. */
function spentOnX(game: Game, id: ObjectId, type: string | undefined): number {
  const cost = characteristicsOf(game, id).manaCost;
  if (cost === undefined) return 0;
  const paid = [...(castRecord(game, id)?.mana ?? "")].filter((one) => type === undefined || one === type).length;
  const bit = type === undefined ? 0 : MANA_BIT[type as ManaType];
  const taken = cost.symbols.filter(({ types, orGeneric, orLife }) => types === bit && !orGeneric && !orLife).length;
  return Math.max(0, Math.min((game.state.objects[id]?.x ?? 0) * cost.x, paid - taken));
}

/** 103.4: of the first of these players, or of the controller. */
function startingLifeOf(game: Game, of: Players | undefined, context: Context): number {
  const { startingLives, startingLife } = game.state.options;
  const seat = of === undefined ? context.controller : playersOf(game, of, context)[0];
  return (seat === undefined ? undefined : startingLives?.[seat]) ?? startingLife;
}

export const stepsToCome = (game: Game, step: Step): number =>
  game.state.turn.toCome.filter((one) => one === step).length;
