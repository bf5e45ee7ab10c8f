import type { TargetsTogether } from "./ability.ts";
import type { Amount } from "./amounts.ts";
import type { Condition } from "./conditions.ts";
import type { Filter } from "./filters.ts";

/**
 * How an ability speaks of players and objects. All of it is data; `query/` finds out whom it means. A reference to
 * something that is gone uses last known information (608.2h).
 */

/** A zone by its rules name (400.1). */
export type Zone = "library" | "hand" | "battlefield" | "graveyard" | "stack" | "exile" | "command";

/** A role in the event that a trigger or a replacement is about: the thing it happened to, and the other party. */
export type EventRole =
  /** What it happened to: the creature that entered, died, attacked, was dealt damage; the spell cast. */
  | "object"
  /** The other object: the source of the damage, the blocker of the attacker, what it attacked. */
  | "other";

export type Players =
  | { readonly who: "you" }
  /** In turn order from the active player on (101.4), or from the controller where the text says so. */
  | { readonly who: "each"; readonly startingWith?: "you" | "nextOpponent" }
  | { readonly who: "opponents"; readonly startingWith?: "nextOpponent" }
  /** 101.4: the player next to these, to the left in turn order. */
  | { readonly who: "beside"; readonly side: "left" | "right"; readonly of: Players }
  /** 102.2-3: of another player than you. */
  | { readonly who: "opponentsOf"; readonly of: Players }
  /** 102.3: nobody, where everybody plays alone. */
  | { readonly who: "teammates" }
  /** "each other player" than `than`. */
  | { readonly who: "others"; readonly than: Players }
  | { readonly who: "target"; readonly slot: number }
  /** "that player", "they": the player the trigger event is about. */
  | { readonly who: "eventPlayer" }
  /** The event's other party, where that is a player: whom an attacking creature attacks. */
  | { readonly who: "eventOther" }
  | { readonly who: "activePlayer" }
  /** 506.2, 508.4: the player this object attacks, or whose planeswalker or battle it attacks. */
  | { readonly who: "defendingPlayer"; readonly of?: Objects }
  | { readonly who: "controllerOf"; readonly of: Objects }
  | { readonly who: "ownerOf"; readonly of: Objects }
  /** Players noted by an earlier instruction under this name. */
  | { readonly who: "noted"; readonly name: string }
  /** The player an Aura or Curse is attached to: "enchanted player". */
  | { readonly who: "enchanted" }
  /** Inside `forEachPlayer` and player-by-player instructions: the one whose turn it is. */
  | { readonly who: "current" }
  /** "an opponent", "a player": chosen as the effect is applied by `by` (default you) or at random, not targeted. */
  | { readonly who: "chosen"; readonly from: Players; readonly by?: Players; readonly random?: true }
  /** Chosen as self entered (607.2d); `is`: the seat, where another object is given an ability that speaks of them. */
  | { readonly who: "chosenForSelf"; readonly is?: number }
  /** 702.174a: the opponent chosen as self's gift cost was paid. */
  | { readonly who: "promisedGift" }
  /** Players who satisfy a condition in which they are "current". */
  | { readonly who: "those"; readonly of: Players; readonly where: Condition }
  | { readonly who: "union"; readonly of: readonly Players[] };

export type Objects =
  /** The object this ability is of, or came from. As a spell resolves, that spell. */
  | { readonly what: "self" }
  | { readonly what: "target"; readonly slot: number }
  | { readonly what: "event"; readonly role: EventRole }
  /** 201.5a: in an ability that is granted, the object that grants it; as it is granted it becomes that very object. */
  | { readonly what: "granter" }
  | { readonly what: "object"; readonly id: number }
  /** What self is attached to: "enchanted creature", "equipped creature" (301.5, 303.4). */
  | { readonly what: "host" }
  /** 702.95b: what these are paired with. */
  | { readonly what: "pairedWith"; readonly of: Objects }
  /** What is attached to these: "Equipment attached to it". */
  | { readonly what: "attachments"; readonly of: Objects; readonly filter?: Filter }
  /** Objects an earlier instruction noted under this name: "it", "that card", "the tokens". */
  | { readonly what: "noted"; readonly name: string }
  /** Objects linked to self (607) by an ability of this name: "the exiled card". */
  | {
      readonly what: "linked";
      readonly name: string;
      /** 608.2h: those that are gone too, as they last were. */
      readonly asTheyWere?: true;
    }
  /** Inside a filter, an amount or `forEach`: the object being looked at. */
  | { readonly what: "current" }
  /** Every object that matches as it is used; on the battlefield unless `in` says otherwise, of every player unless `of`. */
  | { readonly what: "all"; readonly filter: Filter; readonly in?: Zone | readonly Zone[]; readonly of?: Players }
  /** Chosen as the effect is applied, not targeted, by `by` (default you). */
  | {
      readonly what: "chosen";
      readonly filter: Filter;
      readonly in?: Zone | readonly Zone[];
      readonly of?: Players;
      /** Choose among these instead of searching zones. */
      readonly among?: Objects;
      readonly count: Range;
      /** So many of each of these players' ("a card from each graveyard"), `of` being the "current" one. */
      readonly each?: Players;
      readonly by?: Players;
      readonly random?: boolean;
      readonly together?: TargetsTogether;
    }
  | { readonly what: "topOfLibrary"; readonly of: Players; readonly count: Amount; readonly bottom?: boolean }
  /** 400.11a: the cards these players own outside the game. */
  | { readonly what: "outside"; readonly of: Players }
  /** 404.2: the cards above these in their owners' graveyards, or only the next one. */
  | { readonly what: "above"; readonly of: Objects; readonly directly?: true }
  /** 404.2: the topmost card there, or the topmost that matches. */
  | { readonly what: "topOfGraveyard"; readonly of: Players; readonly filter?: Filter }
  /** Of `of`, those that match. */
  | { readonly what: "those"; readonly of: Objects; readonly filter: Filter }
  | { readonly what: "union"; readonly of: readonly Objects[] }
  /** Of those that are kept in order, one: "the last creature card exiled with it". */
  | { readonly what: "first"; readonly of: Objects }
  | { readonly what: "last"; readonly of: Objects }
  /** "the rest": the first without the second. */
  | { readonly what: "except"; readonly of: Objects; readonly without: Objects }
  /** 609.7a: whatever may be chosen as a source of damage. */
  | { readonly what: "damageSources" }
  /** 113.7: the sources of these abilities. */
  | { readonly what: "sourceOf"; readonly of: Objects }
  /** The spell or ability that is resolving, as an object on the stack. */
  | { readonly what: "resolving" }
  /** The spell or ability that targets, for "becomes the target of". */
  | { readonly what: "eventSpell" };

/**
 * Players and objects together: "any target", "each creature and each player". `one`: of all of these one, chosen as the
 * instruction is followed (608.2d).
 */
export type Recipients = { readonly objects?: Objects; readonly players?: Players; readonly one?: true };

/** How many; `max` absent means any number. */
export interface Range {
  readonly min: Amount;
  readonly max?: Amount;
}
