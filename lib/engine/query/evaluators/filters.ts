import { isCardType } from "../../../cards/schema.ts";
import type { Ability, ActivatedAbility } from "../../abilities/ability.ts";
import type { Filter } from "../../abilities/filters.ts";
import { isOfLand, kindsOf } from "../../abilities/keywords.ts";
import type { Objects } from "../../abilities/references.ts";
import { sameData } from "../../abilities/visit.ts";
import type { Game } from "../../game.ts";
import { COLOR_BIT, countBits, PERMANENT_TYPES, SUPERTYPE_BIT, TYPE_BIT } from "../../state/bits.ts";
import { isCardObject, isPlayer, type ObjectId } from "../../state/ids.ts";
import { currentObject, currentOrLastKnown, isCommander, ownerOf, sectorOf, zoneOf } from "../../state/objects.ts";
import { attachedTo, pairOf } from "../attachments.ts";
import { characteristicsOf, controllerOf, hasSubtype } from "../characteristics/characteristics.ts";
import { abilityOf } from "../characteristics/compiled.ts";
import { countersMeant } from "../characteristics/counterKinds.ts";
import { hasName } from "../characteristics/names.ts";
import { isFinalChapter } from "../characteristics/sagas.ts";
import { statOf } from "../characteristics/stats.ts";
import { choiceOf, chosenNames } from "../chosen.ts";
import { attackerOf, isAttackOn } from "../combat/combat.ts";
import { compare } from "../compare.ts";
import { type Context, withCurrent } from "../context.ts";
import { isManaAbility } from "../mana/manaAbility.ts";
import { type ManaCost, parseManaCost } from "../mana/manaCost.ts";
import { colorIdentity, hasCommander } from "../players/colorIdentity.ts";
import { isInReachOf } from "../players/reach.ts";
import { numberIs } from "./amounts.ts";
import { becameAsPlayed, becamePermanent } from "./became.ts";
import { inHistory, isNthCast } from "./history.ts";
import { hasAdventure, isDoubleFacedCard } from "./layouts.ts";
import { isAmong, objectsOf } from "./objects.ts";
import { isYou, playersOf } from "./players.ts";
import { sharesWith } from "./sharing.ts";
import { hasStatus, isModified } from "./status.ts";

/** Whether an object, as it is or last was, has a property; 801.11: what is out of range is nothing that a filter sees. */
export const matches = (game: Game, filter: Filter, id: ObjectId, context: Context): boolean =>
  isInReachOf(game, context, id) && fits(game, filter, id, context);

function fits(game: Game, filter: Filter, id: ObjectId, context: Context): boolean {
  switch (filter.is) {
    case "any":
      return true;
    case "and":
      for (const part of filter.of) if (!fits(game, part, id, context)) return false;
      return true;
    case "or":
      for (const part of filter.of) if (fits(game, part, id, context)) return true;
      return false;
    case "not":
      return !fits(game, filter.of, id, context);
    case "type":
      return (characteristicsOf(game, id).types & TYPE_BIT[filter.type]) !== 0;
    case "subtype":
      return hasSubtype(characteristicsOf(game, id), filter.subtype);
    case "supertype":
      return (characteristicsOf(game, id).supertypes & SUPERTYPE_BIT[filter.supertype]) !== 0;
    case "color":
      return (characteristicsOf(game, id).colors & COLOR_BIT[filter.color]) !== 0;
    case "colorless":
      return characteristicsOf(game, id).colors === 0;
    case "monocolored":
      return countBits(characteristicsOf(game, id).colors) === 1;
    case "multicolored":
      return countBits(characteristicsOf(game, id).colors) > 1;
    case "permanentCard":
      return (characteristicsOf(game, id).types & PERMANENT_TYPES) !== 0;
    case "historic": {
      const now = characteristicsOf(game, id);
      return (
        (now.types & TYPE_BIT.artifact) !== 0 ||
        (now.supertypes & SUPERTYPE_BIT.legendary) !== 0 ||
        now.subtypes.includes("Saga")
      );
    }
    case "token":
      return currentOrLastKnown(game.state, id)?.kind === "token";
    case "card": {
      if (id === game.execution.scope.asCards) return true;
      // 727.2d: a permanent of several components is what the topmost is.
      const kind = currentOrLastKnown(game.state, id)?.kind;
      return kind === undefined ? isCardObject(id) : kind === "card";
    }
    case "spell": {
      const object = currentOrLastKnown(game.state, id);
      return object?.zone === "stack" && object.kind !== "ability";
    }
    case "activatedAbility":
    case "triggeredAbility": {
      if (id === context.activating) return filter.is === "activatedAbility";
      const object = currentOrLastKnown(game.state, id);
      return object?.kind === "ability" && (object.triggered === true) === (filter.is === "triggeredAbility");
    }
    case "abilityOf": {
      const isIt = id === context.activating;
      const source = isIt
        ? id
        : currentOrLastKnown(game.state, id)?.kind === "ability"
          ? currentOrLastKnown(game.state, id)?.source
          : undefined;
      return source !== undefined && matches(game, filter.source, source, context);
    }
    case "abilityKeyword": {
      const ability = abilityOnStack(game, id);
      return (
        ability !== undefined &&
        ability.kind !== "keyword" &&
        "keyword" in ability &&
        ability.keyword === filter.keyword
      );
    }
    case "finalChapter": {
      const ability = abilityOnStack(game, id);
      const source = currentOrLastKnown(game.state, id)?.source;
      return source !== undefined && ability?.kind === "triggered" && isFinalChapter(game, ability.when, source);
    }
    case "manaAbilitySource":
      return characteristicsOf(game, id).abilities.some(
        ({ ability }) => ability.kind === "activated" && addsMana(ability),
      );
    case "self":
      return id === context.self;
    case "another":
      return id !== context.self;
    case "among":
      return isAmong(game, filter.of, id, context);
    case "source":
      return objectsOf(game, filter.of, context).some((of) => of === id || becamePermanent(game, of, id));
    case "spellOf":
      // 707.10: what was used to pay for a spell was used for its copies as well.
      return objectsOf(game, filter.of, context).some(
        (of) => of === id || becamePermanent(game, id, of) || currentOrLastKnown(game.state, of)?.cast?.copied === id,
      );
    case "castAs":
      return objectsOf(game, filter.of, context).some((of) => of === id || becameAsPlayed(game, of, id));
    case "linked":
      return currentOrLastKnown(game.state, context.self)?.linked?.[filter.name]?.includes(id) ?? false;
    case "controlledBy":
      return filter.who.who === "you"
        ? isYou(game, controllerOf(game, id), context)
        : playersOf(game, filter.who, context).includes(controllerOf(game, id));
    case "ownedBy":
      return playersOf(game, filter.who, context).includes(ownerOf(game.state, id));
    case "named":
      return hasName(game, characteristicsOf(game, id), filter.name);
    case "stat": {
      const value = statOf(game, id, filter.stat);
      return value !== undefined && numberIs(game, value, filter.value, withCurrent(context, id));
    }
    case "statVersusStat": {
      const one = statOf(game, id, filter.stat);
      const other = statOf(game, id, filter.other);
      return one !== undefined && other !== undefined && compare(one, filter.compare, other);
    }
    case "parity": {
      const value = statOf(game, id, filter.stat);
      const parity = filter.parity === "chosen" ? choiceOf(game, context, "word") : filter.parity;
      return value !== undefined && parity !== undefined && Math.abs(value % 2) === (parity === "odd" ? 1 : 0);
    }
    case "keyword": {
      const { keywords } = characteristicsOf(game, id);
      return filter.land === undefined
        ? keywords.has(filter.keyword) || kindsOf(filter.keyword).some((one) => keywords.has(one))
        : (keywords.get(filter.keyword) ?? []).some((one) => isOfLand(one, filter.land));
    }
    case "noAbilities":
      return characteristicsOf(game, id).abilities.length === 0;
    case "counter": {
      const there = countersMeant(game, id, filter.kind, context);
      return filter.value === undefined ? there > 0 : numberIs(game, there, filter.value, context);
    }
    case "attackingPlayer":
      return isAttackingPlayer(game, filter, id, context);
    case "blockedBy":
    case "blocks":
      return objectsOf(game, filter.object, context).some((other) =>
        filter.is === "blockedBy" ? blocksNow(game, other, id) : blocksNow(game, id, other),
      );
    case "attachedToPlayer": {
      const host = currentOrLastKnown(game.state, id)?.attachedTo;
      return host !== undefined && isPlayer(host) && playersOf(game, filter.who, context).includes(host);
    }
    case "attachedTo": {
      const host = currentOrLastKnown(game.state, id)?.attachedTo;
      if (host !== undefined && !isPlayer(host) && isAmong(game, filter.object, host, context)) return true;
      return wasAttachedToOne(game, id, filter.object, context);
    }
    case "couldEnchant":
      return objectsOf(game, filter.object, context).some((to) =>
        game.upcalls.couldEnchant(game, id, to, context.controller),
      );
    case "hasAttached":
      return attachedTo(game, id).some((other) => matches(game, filter.filter, other, context));
    case "targets":
      return doesTarget(game, filter, id, context);
    case "targetCount":
      return numberIs(game, (currentOrLastKnown(game.state, id)?.targets ?? []).flat().length, filter.value, context);
    case "inZone":
      return zoneOf(game.state, id) === filter.zone || (filter.zone === "graveyard" && wentThere(game, id, context));
    case "history":
      return inHistory(game, filter.event, id, filter.role ?? "object", filter.span ?? "turn", context);
    case "shares":
      return sharesWith(game, filter, id, objectsOf(game, filter.with, context));
    case "chosenColor": {
      const color = choiceOf(game, context, "color");
      return (
        typeof color === "string" &&
        (characteristicsOf(game, id).colors & COLOR_BIT[color as keyof typeof COLOR_BIT]) !== 0
      );
    }
    case "chosenType": {
      const type = choiceOf(game, context, "type");
      if (typeof type !== "string") return false;
      const now = characteristicsOf(game, id);
      return isCardType(type) ? (now.types & TYPE_BIT[type]) !== 0 : hasSubtype(now, type);
    }
    case "chosenName": {
      const now = characteristicsOf(game, id);
      return chosenNames(game, context).some((name) => hasName(game, now, name));
    }
    case "otherChosenName": {
      const now = characteristicsOf(game, id);
      const others = objectsOf(game, filter.than, context).map((other) => characteristicsOf(game, other));
      return chosenNames(game, context).some(
        (name) => hasName(game, now, name) && !others.some((other) => hasName(game, other, name)),
      );
    }
    case "inSector": {
      const sector = sectorOf(currentOrLastKnown(game.state, id));
      return sector !== undefined && (!filter.chosen || sector === choiceOf(game, context, "sector"));
    }
    case "commander":
      return isCommander(game.state, id);
    case "paired": {
      const other = pairOf(game, id);
      return other !== undefined && (filter.with === undefined || matches(game, filter.with, other, context));
    }
    case "modified":
      return isModified(game, id);
    case "outsideIdentity":
      return playersOf(game, filter.who, context).some(
        (player) =>
          hasCommander(game, player) && (characteristicsOf(game, id).colors & ~colorIdentity(game, player)) !== 0,
      );
    case "castFrom":
      return currentOrLastKnown(game.state, id)?.cast?.from === filter.zone;
    case "castWithMana":
      return (currentOrLastKnown(game.state, id)?.cast?.manaFrom ?? []).some((source) =>
        matches(game, filter.source, source, context),
      );
    case "castWith": {
      const cast = currentOrLastKnown(game.state, id)?.cast;
      return cast !== undefined && (cast.via === filter.method || (cast.paid?.[filter.method] ?? 0) > 0);
    }
    case "greatest":
    case "least": {
      const mine = statOf(game, id, filter.stat) ?? 0;
      return objectsOf(game, filter.among, context).every((other) => {
        const theirs = statOf(game, other, filter.stat) ?? 0;
        return filter.is === "greatest" ? mine >= theirs : mine <= theirs;
      });
    }
    case "nthCast":
      return isNthCast(game, filter, id, context);
    case "manaCost":
      return filter.costs.some((cost) => sameData(parseManaCost(cost), characteristicsOf(game, id).manaCost));
    case "repeatsManaSymbol":
      return repeatsSymbol(characteristicsOf(game, id).manaCost);
    case "activationCostHasX": {
      const ability = abilityOnStack(game, id);
      return (
        ability?.kind === "activated" && ability.costs.some((cost) => cost.pay === "mana" && cost.mana.includes("{X}"))
      );
    }
    case "manaCostHasX":
      return (characteristicsOf(game, id).manaCost?.x ?? 0) > 0;
    case "hasAbilityKind":
      return characteristicsOf(game, id).abilities.some(({ ability }) => {
        if (filter.kind === "triggered" || ability.kind !== "activated") return ability.kind === filter.kind;
        if (filter.kind === "mana") return addsMana(ability);
        if (filter.kind === "activatedByTapping") return ability.costs.some(({ pay }) => pay === "tap");
        return filter.kind === "activated" || !isManaAbility(ability);
      });
    case "doubleFaced":
      return isDoubleFacedCard(game, id);
    case "hasAdventure":
      return hasAdventure(game, id);
    case "dealtDamageTo":
      return inHistory(game, { on: "damage", to: { players: filter.players } }, id, "other", "turn", context);
    default:
      return hasStatus(game, filter.is, id);
  }
}

const addsMana = (ability: ActivatedAbility): boolean =>
  ability.body.targets.length === 0 && ability.body.effects.some((effect) => effect.do === "addMana");

function blocksNow(game: Game, blocker: ObjectId, attacker: ObjectId): boolean {
  const now = attackerOf(game, attacker)?.blockers.includes(blocker);
  const { lastKnown } = game.state;
  if (now !== undefined) return now || (lastKnown[blocker]?.blocking?.includes(attacker) ?? false);
  return lastKnown[attacker]?.blockers?.includes(blocker) ?? lastKnown[blocker]?.blocking?.includes(attacker) ?? false;
}

function isAttackingPlayer(
  game: Game,
  filter: Extract<Filter, { is: "attackingPlayer" }>,
  id: ObjectId,
  context: Context,
): boolean {
  const defender = attackerOf(game, id)?.defender ?? game.state.lastKnown[id]?.attacking;
  if (defender === undefined) return false;
  return isAttackOn(game, defender, playersOf(game, filter.who, context), filter.orTheirs === true);
}

function doesTarget(game: Game, filter: Extract<Filter, { is: "targets" }>, id: ObjectId, context: Context): boolean {
  const targets = currentOrLastKnown(game.state, id)?.targets?.flat() ?? context.couldTarget ?? [];
  const fits = (target: number): boolean =>
    isPlayer(target)
      ? filter.players !== undefined && playersOf(game, filter.players, context).includes(target)
      : filter.objects !== undefined && matches(game, filter.objects, target, context);
  return filter.only ? targets.length > 0 && new Set(targets).size === 1 && targets.every(fits) : targets.some(fits);
}

/** 113.7: what an object on the stack, or that was there, is. */
function abilityOnStack(game: Game, id: ObjectId): Ability | undefined {
  const ref = currentOrLastKnown(game.state, id)?.ability;
  return ref === undefined ? undefined : abilityOf(game, ref);
}

/** 400.7e: what a trigger is about left the battlefield, and is the card in a graveyard that it became. */
const wentThere = ({ state }: Game, id: ObjectId, { event }: Context): boolean =>
  event?.left === true &&
  event.object === id &&
  (state.lastKnown[id]?.became ?? []).some(
    (card) => currentObject(state, card) === card && zoneOf(state, card) === "graveyard",
  );

/** 608.2h: what was attached to one thing that is gone, as that left. */
function wasAttachedToOne(game: Game, id: ObjectId, to: Objects, context: Context): boolean {
  if (to.what === "all" || to.what === "chosen") return false;
  return objectsOf(game, to, context).some((one) => game.state.lastKnown[one]?.attachments?.includes(id) === true);
}

/** Generic mana is one symbol, however much it is (107.4b). */
const repeatsSymbol = (cost: ManaCost | undefined): boolean =>
  cost !== undefined &&
  (cost.x > 1 || cost.symbols.some((one, at) => cost.symbols.some((other, i) => i > at && sameData(one, other))));
