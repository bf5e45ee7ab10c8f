import type { Game } from "../../game.ts";
import type { Characteristics } from "../../runtime.ts";
import type { LastKnown } from "../../state/history.ts";
import type { ObjectId } from "../../state/ids.ts";
import { currentObject, definitionOf, objectOf, onBattlefield } from "../../state/objects.ts";
import { attachedTo } from "../attachments.ts";
import { attackerOf, blockedBy, isAlone } from "../combat/combat.ts";
import { characteristicsOf } from "./characteristics.ts";
import { abilityOf, compiledFace, keywordMap } from "./compiled.ts";
import { copied, copyOn } from "./copiable.ts";

/** 608.2h, 603.10: how an object looked as it was about to leave. */
export function rememberObject(game: Game, id: ObjectId): LastKnown {
  const object = objectOf(game.state, id);
  const now = characteristicsOf(game, id);
  const face = compiledFace(game, object.definition, object.face ?? 0);
  const attacker = attackerOf(game, id);
  const blocking = blockedBy(game, id);
  const attachments = object.zone === "battlefield" ? attachedTo(game, id) : [];
  const copy = copyOn(game, id);
  return {
    object: copy === object.copy ? object : { ...object, copy: copy! },
    controller: now.controller,
    name: now.name,
    colors: now.colors,
    supertypes: now.supertypes,
    types: now.types,
    subtypes: now.subtypes,
    ...(now.everyCreatureType && { everyCreatureType: true }),
    ...(now.allNames && { allNames: now.allNames }),
    ...(now.power !== undefined && { power: now.power }),
    ...(now.toughness !== undefined && { toughness: now.toughness }),
    ...(now.basePower !== undefined && now.basePower !== now.power && { basePower: now.basePower }),
    ...(now.baseToughness !== undefined && now.baseToughness !== now.toughness && { baseToughness: now.baseToughness }),
    ...(now.loyalty !== undefined && { loyalty: now.loyalty }),
    ...(now.defense !== undefined && { defense: now.defense }),
    ...(now.abilities !== face.abilities && { abilities: now.abilities.map(({ ref }) => ref) }),
    ...(attacker?.defender !== undefined && { attacking: attacker.defender }),
    ...(blocking.length > 0 && { blocking }),
    ...(attacker !== undefined && attacker.blockers.length > 0 && { blockers: attacker.blockers }),
    ...((isAlone(game, id, "attacking") || isAlone(game, id, "blocking")) && { alone: true }),
    ...(attachments.length > 0 && { attachments }),
  };
}

/** The characteristics of something that is gone; of a card that was never seen, what is printed. */
export function rememberedCharacteristics(game: Game, id: ObjectId): Characteristics {
  const known = game.state.lastKnown[id];
  const face = compiledFace(game, known?.object.definition ?? definitionOf(game.state, id), known?.object.face ?? 0);
  const abilities = known?.abilities?.map((ref) => ({ ability: abilityOf(game, ref), ref })) ?? face.abilities;
  const from = known ?? { ...face, controller: 0, ...(definesItself(face) && definedNow(game, id)) };
  return {
    name: from.name,
    manaCost: known?.object.copy === undefined ? face.manaCost : copied(game, known.object.copy, 0).manaCost,
    colors: from.colors,
    supertypes: from.supertypes,
    types: from.types,
    subtypes: from.subtypes,
    everyCreatureType: from.everyCreatureType ?? false,
    ...(known?.allNames && { allNames: known.allNames }),
    abilities,
    keywords: known?.abilities === undefined ? face.keywords : keywordMap(abilities.map((a) => a.ability)),
    power: from.power,
    toughness: from.toughness,
    basePower: known?.basePower ?? from.power,
    baseToughness: known?.baseToughness ?? from.toughness,
    loyalty: from.loyalty,
    defense: from.defense,
    controller: from.controller,
  };
}

/** 604.3: characteristic-defining abilities work in all zones, so also in the one the card went to. */
function definedNow(game: Game, id: ObjectId): Partial<Pick<Characteristics, "power" | "toughness" | "colors">> {
  const current = currentObject(game.state, id);
  if (current === undefined || current === id || onBattlefield(game.state, current)) return {};
  const { power, toughness, colors } = characteristicsOf(game, current);
  return { power, toughness, colors };
}

const definesItself = ({ abilities }: Pick<Characteristics, "abilities">): boolean =>
  abilities.some(({ ability }) => ability.kind === "static" && ability.characteristicDefining === true);
