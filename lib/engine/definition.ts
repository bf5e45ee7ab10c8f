import type { PrintedCard, PrintedFace } from "../cards/schema.ts";
import type { Ability } from "./abilities/ability.ts";
import type { PoolCaches } from "./runtime.ts";

/** A card as the engine plays it: what is printed, and for each face the abilities its text was read as. */
export interface CardDefinition {
  readonly name: string;
  readonly layout: PrintedCard["layout"];
  readonly faces: readonly [FaceDefinition, ...FaceDefinition[]];
  /** Its text was not read and is carried out by hand (rules/manual/); of its abilities it has only keywords that were. */
  readonly manual?: true;
}

export interface FaceDefinition extends PrintedFace {
  readonly abilities: readonly Ability[];
  /** 309.4: a dungeon's rooms from the topmost on; the nth ability of the face is the nth room's. */
  readonly rooms?: readonly Room[];
}

export interface Room {
  readonly name: string;
  /** Places in the list of rooms to which arrows lead; none from the bottommost. */
  readonly leadsTo: readonly number[];
}

/** The cards of one game, pinned when its decks were accepted; state refers to them by index. */
export interface CardPool {
  readonly cards: readonly CardDefinition[];
  /** Made by `preparedPool`; never stored. */
  readonly caches?: PoolCaches;
}
