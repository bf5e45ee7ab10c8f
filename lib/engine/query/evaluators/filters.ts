import { isCardType } from "../../../cards/schema.ts";
import type { Ability, ActivatedAbility } from "../../abilities/ability.ts";
import type { Filter, PermanentStatus } from "../../abilities/filters.ts";
import { isOfLand, kindsOf } from "../../abilities/keywords.ts";
import type { Objects } from "../../abilities/references.ts";
import { sameData } from "../../abilities/visit.ts";
import type { Game } from "../../game.ts";
import { bitsOf, COLOR_BIT, countBits, PERMANENT_TYPES, SUPERTYPE_BIT, TYPE_BIT } from "../../state/bits.ts";
import type { GameObject } from "../../state/gameObject.ts";
import { cardOf, isCardObject, isPlayer, type ObjectId } from "../../state/ids.ts";
import { currentObject, definitionOf, hasMark, isCommander, ownerOf, sectorOf, zoneOf } from "../../state/objects.ts";
import { isCreatureType, subtypeOwner } from "../../state/subtypes.ts";
import { attachedTo, pairOf } from "../attachments.ts";
import {
  characteristicsOf,
  controllerOf,
  hasSubtype,
  isNewlyControlled,
  isSummoningSick,
} from "../characteristics/characteristics.ts";
import { abilityOf } from "../characteristics/compiled.ts";
import { copyOn } from "../characteristics/copiable.ts";
import { countersMeant } from "../characteristics/counterKinds.ts";
import { hasName, shareName } from "../characteristics/names.ts";
import { countersOf, manaValueOf, statOf } from "../characteristics/stats.ts";
import { choiceOf, chosenNames } from "../chosen.ts";
import { attackerOf, blockedBy, defendingPlayerOf, isAlone } from "../combat/combat.ts";
import { goadersOf } from "../combat/goading.ts";
import { compare } from "../compare.ts";
import { type Context, withCurrent } from "../context.ts";
import { isManaAbility } from "../mana/manaAbility.ts";
import { type ManaCost, parseManaCost } from "../mana/manaCost.ts";
import { colorIdentity, hasCommander } from "../players/colorIdentity.ts";
import { isInReachOf } from "../players/reach.ts";
import { numberIs } from "./amounts.ts";
import { becameAsPlayed, becamePermanent } from "./became.ts";
import { inHistory, isNthCast } from "./history.ts";
import { isAmong, objectsOf } from "./objects.ts";
import { isYou, playersOf } from "./players.ts";

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
      return record(game, id)?.kind === "token";
    case "card":
      return isCardObject(id);
    case "spell": {
      const object = record(game, id);
      return object?.zone === "stack" && object.kind !== "ability";
    }
    case "activatedAbility":
    case "triggeredAbility": {
      if (id === context.activating) return filter.is === "activatedAbility";
      const object = record(game, id);
      return object?.kind === "ability" && (object.triggered === true) === (filter.is === "triggeredAbility");
    }
    case "abilityOf": {
      const isIt = id === context.activating;
      const source = isIt ? id : record(game, id)?.kind === "ability" ? record(game, id)?.source : undefined;
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
        (of) => of === id || becamePermanent(game, id, of) || record(game, of)?.cast?.copied === id,
      );
    case "castAs":
      return objectsOf(game, filter.of, context).some((of) => of === id || becameAsPlayed(game, of, id));
    case "linked":
      return record(game, context.self)?.linked?.[filter.name]?.includes(id) ?? false;
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
      const host = record(game, id)?.attachedTo;
      return host !== undefined && isPlayer(host) && playersOf(game, filter.who, context).includes(host);
    }
    case "attachedTo": {
      const host = record(game, id)?.attachedTo;
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
      return numberIs(game, (record(game, id)?.targets ?? []).flat().length, filter.value, context);
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
      const sector = sectorOf(record(game, id));
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
      return record(game, id)?.cast?.from === filter.zone;
    case "castWithMana":
      return (record(game, id)?.cast?.manaFrom ?? []).some((source) => matches(game, filter.source, source, context));
    case "castWith": {
      const cast = record(game, id)?.cast;
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
        if (filter.kind === "mana") return ability.kind === "activated" && addsMana(ability);
        return filter.kind === "activatedNotMana"
          ? ability.kind === "activated" && !isManaAbility(ability)
          : ability.kind === filter.kind;
      });
    case "doubleFaced": {
      const object = record(game, id);
      const definition = object?.definition ?? game.state.cards[cardOf(id)]?.[0];
      if (definition === undefined || definition < 0) return false;
      const { layout } = game.pool.cards[definition]!;
      return layout === "transform" || layout === "modal_dfc" || layout === "meld";
    }
    case "hasAdventure": {
      const object = record(game, id);
      if (object?.faceDown !== undefined) return false;
      // 715.2b
      const copy = copyOn(game, id) ?? object?.copy;
      const definition = copy?.definition ?? object?.definition ?? definitionOf(game.state, id);
      return game.pool.cards[definition]?.layout === "adventure";
    }
    case "dealtDamageTo":
      return inHistory(game, { on: "damage", to: { players: filter.players } }, id, "other", "turn", context);
    default:
      return hasStatus(game, filter.is, id);
  }
}

const record = (game: Game, id: ObjectId): GameObject | undefined =>
  game.state.objects[id] ?? game.state.lastKnown[id]?.object;

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
  const seats = playersOf(game, filter.who, context);
  if (isPlayer(defender)) return seats.includes(defender);
  return filter.orTheirs === true && seats.includes(defendingPlayerOf(game, defender));
}

function doesTarget(game: Game, filter: Extract<Filter, { is: "targets" }>, id: ObjectId, context: Context): boolean {
  const targets = record(game, id)?.targets?.flat() ?? context.couldTarget ?? [];
  const fits = (target: number): boolean =>
    isPlayer(target)
      ? filter.players !== undefined && playersOf(game, filter.players, context).includes(target)
      : filter.objects !== undefined && matches(game, filter.objects, target, context);
  return filter.only ? targets.length > 0 && new Set(targets).size === 1 && targets.every(fits) : targets.some(fits);
}

/** 113.7: what an object on the stack, or that was there, is. */
function abilityOnStack(game: Game, id: ObjectId): Ability | undefined {
  const ref = record(game, id)?.ability;
  return ref === undefined ? undefined : abilityOf(game, ref);
}

/** An object shares nothing with itself among others; a card with the same name as that one target is that target too. */
function sharesWith(
  game: Game,
  filter: Extract<Filter, { is: "shares" }>,
  id: ObjectId,
  those: readonly ObjectId[],
): boolean {
  const [only, ...others] = those;
  if (filter.with.what === "target" && only === id && others.length === 0) return share(game, filter, id, id);
  return those.some((other) => other !== id && share(game, filter, id, other));
}

function share(
  game: Game,
  { quality, types }: Pick<Extract<Filter, { is: "shares" }>, "quality" | "types">,
  one: ObjectId,
  other: ObjectId,
): boolean {
  const a = characteristicsOf(game, one);
  const b = characteristicsOf(game, other);
  switch (quality) {
    case "color":
      return (a.colors & b.colors) !== 0;
    case "cardType":
      return (a.types & b.types & (types === undefined ? -1 : bitsOf(TYPE_BIT, types))) !== 0;
    // 110.4
    case "permanentType":
      return (a.types & b.types & PERMANENT_TYPES) !== 0;
    case "name":
      return shareName(game, a, b);
    case "creatureType":
      return (
        (a.everyCreatureType && (b.everyCreatureType || b.subtypes.some(isCreatureType))) ||
        a.subtypes.some((s) => isCreatureType(s) && hasSubtype(b, s))
      );
    case "landType":
      return a.subtypes.some((s) => subtypeOwner(s) === "land" && b.subtypes.includes(s));
    case "manaValue":
      return manaValueOf(game, one) === manaValueOf(game, other);
    // 702.158e
    case "sector": {
      const sector = sectorOf(record(game, one));
      return sector !== undefined && sector === sectorOf(record(game, other));
    }
  }
}

/** 400.7e: what a trigger is about left the battlefield, and is the card in a graveyard that it became. */
const wentThere = ({ state }: Game, id: ObjectId, { event }: Context): boolean =>
  event?.left === true &&
  event.object === id &&
  (state.lastKnown[id]?.became ?? []).some(
    (card) => currentObject(state, card) === card && zoneOf(state, card) === "graveyard",
  );

/** 700.9: a counter on it, an Equipment attached, or an Aura its controller controls. */
function isModified(game: Game, id: ObjectId): boolean {
  if (countersOf(game, id, undefined) > 0) return true;
  const controller = controllerOf(game, id);
  return attachedTo(game, id).some((other) => {
    const now = characteristicsOf(game, other);
    return now.subtypes.includes("Equipment") || (now.subtypes.includes("Aura") && now.controller === controller);
  });
}

/** Generic mana is one symbol, however much it is (107.4b). */
const repeatsSymbol = (cost: ManaCost | undefined): boolean =>
  cost !== undefined &&
  (cost.x > 1 || cost.symbols.some((one, at) => cost.symbols.some((other, i) => i > at && sameData(one, other))));

function hasStatus(game: Game, status: PermanentStatus, id: ObjectId): boolean {
  const object = record(game, id);
  // 406.3: a card of which nothing is remembered is as it came there.
  if (object === undefined) return status === "faceUp";
  const { combat } = game.state;
  switch (status) {
    case "tapped":
      return object.tapped === true;
    case "untapped":
      return object.tapped !== true;
    case "attacking":
      return attackerOf(game, id) !== undefined || wasAttacking(game, id);
    case "blocking":
      return blockedBy(game, id).length > 0 || wasBlocking(game, id);
    case "blocked":
      return attackerOf(game, id)?.blocked ?? false;
    case "unblocked":
      return combat?.blockersDeclared === true && attackerOf(game, id)?.blocked === false;
    case "attackingAlone":
      return isAlone(game, id, "attacking") || (wasAttacking(game, id) && game.state.lastKnown[id]?.alone === true);
    case "blockingAlone":
      return isAlone(game, id, "blocking") || (wasBlocking(game, id) && game.state.lastKnown[id]?.alone === true);
    // 506.6
    case "hadToAttack":
      return attackerOf(game, id)?.hadTo ?? false;
    case "summoningSick":
      return isSummoningSick(game, id);
    case "newlyControlled":
      return isNewlyControlled(game, id);
    case "faceDown":
      return object.faceDown !== undefined;
    case "faceUp":
      return object.faceDown === undefined;
    case "transformed":
      return object.transformed === true;
    case "enchanted":
    case "equipped": {
      const subtype = status === "enchanted" ? "Aura" : "Equipment";
      return attachedTo(game, id).some((other) => characteristicsOf(game, other).subtypes.includes(subtype));
    }
    case "kicked":
      return (object.cast?.paid?.kicker ?? 0) > 0;
    case "goaded":
      return goadersOf(game, id).length > 0;
    case "exerted":
      return object.marks?.some((mark) => mark.startsWith("exerted:")) ?? false;
    case "foretold":
      return object.zone === "exile" && object.status === "foretold";
    case "ringBearer":
      return game.state.players.some((p) => p.ringBearer === id);
    default:
      return hasMark(object, status);
  }
}

const wasAttacking = (game: Game, id: ObjectId): boolean => game.state.lastKnown[id]?.attacking !== undefined;

const wasBlocking = (game: Game, id: ObjectId): boolean => (game.state.lastKnown[id]?.blocking?.length ?? 0) > 0;

/** 608.2h: what was attached to one thing that is gone, as that left. */
function wasAttachedToOne(game: Game, id: ObjectId, to: Objects, context: Context): boolean {
  if (to.what === "all" || to.what === "chosen") return false;
  return objectsOf(game, to, context).some((one) => game.state.lastKnown[one]?.attachments?.includes(id) === true);
}
