import type { Condition } from "../../abilities/conditions.ts";
import type { Filter } from "../../abilities/filters.ts";
import type { Modification } from "../../abilities/modifications.ts";
import type { NodeKind, Nodes } from "../../abilities/nodes.ts";
import type { Objects, Players } from "../../abilities/references.ts";
import { type Bits, bitsOfNodes } from "../../abilities/visit.ts";
import type { Game } from "../../game.ts";
import type { ContinuousEffect, Layer } from "../../runtime.ts";
import { LAYERS, layersOf } from "./modification.ts";

/**
 * What continuous effects write and what they look at, read off their data: only where the two overlap can one depend
 * on the other (613.8a), and only then is it found out what applying the one would change for the other.
 */
const FIELD = {
  types: 1,
  colors: 2,
  abilities: 4,
  powerToughness: 8,
  control: 16,
  names: 32,
  /** Abilities are taken away: effects of static abilities may cease to exist. */
  existence: 64,
} as const;
const EVERYTHING = 127;

const WRITES: Readonly<Record<Modification["modify"], number>> = {
  copyOf: EVERYTHING,
  copy: EVERYTHING,
  noManaCost: FIELD.names,
  thisAbility: FIELD.abilities,
  ownColors: FIELD.colors,
  name: FIELD.names,
  controller: FIELD.control,
  text: EVERYTHING,
  rulesText: EVERYTHING,
  fullText: EVERYTHING,
  allNames: FIELD.names,
  addTypes: FIELD.types | FIELD.abilities,
  setTypes: FIELD.types | FIELD.abilities | FIELD.existence,
  setSubtypes: FIELD.types | FIELD.abilities | FIELD.existence,
  creatureTypesOf: FIELD.types | FIELD.abilities,
  addChosenType: FIELD.types | FIELD.abilities,
  setChosenType: FIELD.types | FIELD.abilities | FIELD.existence,
  allCreatureTypes: FIELD.types,
  allBasicLandTypes: FIELD.types | FIELD.abilities,
  removeTypes: FIELD.types,
  setColors: FIELD.colors,
  addColors: FIELD.colors,
  defineColors: FIELD.colors,
  addAbility: FIELD.abilities,
  abilitiesOf: FIELD.abilities,
  loseAbilities: FIELD.abilities | FIELD.existence,
  loseAbility: FIELD.abilities | FIELD.existence,
  loseThisAbility: FIELD.abilities | FIELD.existence,
  loseKeyword: FIELD.abilities | FIELD.existence,
  goad: FIELD.abilities,
  definePT: FIELD.powerToughness,
  setPT: FIELD.powerToughness,
  addPT: FIELD.powerToughness,
  switchPT: FIELD.powerToughness,
  loyalty: FIELD.powerToughness,
};

/** What each kind looks at; what is not told looks at everything. */
const FILTERS: Partial<Readonly<Record<Filter["is"], number>>> = {
  any: 0,
  and: 0,
  or: 0,
  not: 0,
  self: 0,
  another: 0,
  token: 0,
  card: 0,
  attachedTo: 0,
  enchanted: 0,
  equipped: 0,
  hasAttached: 0,
  tapped: 0,
  untapped: 0,
  attacking: 0,
  blocking: 0,
  blocked: 0,
  unblocked: 0,
  counter: 0,
  faceDown: 0,
  faceUp: 0,
  inZone: 0,
  ownedBy: 0,
  controlledBy: FIELD.control,
  type: FIELD.types,
  subtype: FIELD.types,
  supertype: FIELD.types,
  permanentCard: FIELD.types,
  historic: FIELD.types,
  chosenType: FIELD.types,
  color: FIELD.colors,
  colorless: FIELD.colors,
  monocolored: FIELD.colors,
  multicolored: FIELD.colors,
  chosenColor: FIELD.colors,
  keyword: FIELD.abilities,
  noAbilities: FIELD.abilities,
  hasAbilityKind: FIELD.abilities,
  manaAbilitySource: FIELD.abilities,
  named: FIELD.names,
  chosenName: FIELD.names,
  otherChosenName: FIELD.names,
  stat: FIELD.powerToughness,
  greatest: FIELD.powerToughness,
  least: FIELD.powerToughness,
  statVersusStat: FIELD.powerToughness,
};
const AMOUNTS: Partial<Readonly<Record<Nodes["amount"]["amount"], number>>> = {
  counters: 0,
  count: 0,
  sum: 0,
  times: 0,
  minus: 0,
  half: 0,
  x: 0,
  life: 0,
  unspentMana: 0,
  noted: 0,
  stat: FIELD.powerToughness,
  greatest: FIELD.powerToughness,
  least: FIELD.powerToughness,
};
const OBJECTS: Partial<Readonly<Record<Objects["what"], number>>> = {
  self: 0,
  host: 0,
  attachments: 0,
  all: 0,
  target: 0,
  noted: 0,
};
const PLAYERS: Partial<Readonly<Record<Players["who"], number>>> = {
  each: 0,
  target: 0,
  noted: 0,
  enchanted: 0,
  you: FIELD.control,
  opponents: FIELD.control,
};
const CONDITIONS: Partial<Readonly<Record<Condition["if"], number>>> = {
  and: 0,
  or: 0,
  not: 0,
  turnOf: 0,
  compare: 0,
  exists: 0,
  is: 0,
};

const LOOKS: Bits = {
  filter: ({ is }) => FILTERS[is] ?? EVERYTHING,
  amount: ({ amount }) => AMOUNTS[amount] ?? EVERYTHING,
  objects: ({ what }) => OBJECTS[what] ?? EVERYTHING,
  players: ({ who }) => PLAYERS[who] ?? EVERYTHING,
  condition: (condition) => CONDITIONS[condition.if] ?? EVERYTHING,
};

/** It looks at nothing that any effect could change, as most that last do not: what they affect was fixed (611.2c). */
export const isIndependent = (game: Game, effect: ContinuousEffect): boolean => looksAt(game, effect) === 0;

/** Whether `effect` could depend on what `other` does in this layer. */
export function mayDependOn(game: Game, effect: ContinuousEffect, other: ContinuousEffect, layer: Layer): boolean {
  if (effect.characteristicDefining !== other.characteristicDefining) return false;
  return (looksAt(game, effect) & writtenBy(other.modifications, layer)) !== 0;
}

/** What these change, in all layers or in one. */
export const writtenBy = (modifications: readonly Modification[], layer?: Layer): number =>
  modifications.reduce(
    (all, one) => (layer === undefined || layersOf(one).includes(layer) ? all | WRITES[one.modify] : all),
    0,
  );

/** By layer, what is looked at by those effects that still apply in it or later: what is written there may matter to them. */
export function looksByLayer(game: Game, effects: Iterable<ContinuousEffect>): Readonly<Record<Layer, number>> {
  const looks = Object.fromEntries(LAYERS.map((layer) => [layer, 0])) as Record<Layer, number>;
  for (const effect of effects) {
    const at = looksAt(game, effect);
    if (at === 0) continue;
    // What looks at everything may look at what objects are in the end.
    const last = at === EVERYTHING ? LAYERS.length - 1 : LAYERS.indexOf(effect.layers.at(-1)!);
    for (const layer of LAYERS.slice(0, last + 1)) looks[layer] |= at;
  }
  return looks;
}

export function looksAt(game: Game, effect: ContinuousEffect): number {
  const looking = <K extends NodeKind>(kind: K, data: Nodes[K]): number =>
    bitsOfNodes(kind, data, LOOKS, game.derived.looks);
  const settled = "fixed" in effect.affects;
  let fields = settled ? 0 : FIELD.existence | looking("objects", effect.affects);
  for (const modification of effect.modifications) {
    if (modification.modify === "addAbility") continue;
    // What a copy or an exchange of words does rests on what it looks at.
    if (
      modification.modify === "copyOf" ||
      modification.modify === "abilitiesOf" ||
      modification.modify === "creatureTypesOf"
    )
      return EVERYTHING;
    fields |= looking("modification", modification);
  }
  return effect.condition === undefined ? fields : fields | looking("condition", effect.condition);
}
