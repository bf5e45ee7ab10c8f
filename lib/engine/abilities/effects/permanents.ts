import type { Amount } from "../amounts.ts";
import type { Destination } from "../destinations.ts";
import type { Duration } from "../durations.ts";
import type { Modification } from "../modifications.ts";
import type { Objects, Players, Recipients } from "../references.ts";

/** What is done to permanents and other objects where they are (701, 120), or by moving them. */
export type PermanentEffect =
  | { readonly do: "destroy"; readonly what: Objects; readonly noRegeneration?: boolean }
  | { readonly do: "move"; readonly what: Objects; readonly to: Destination }
  /** `as`: self exploits what is sacrificed (702.110b). */
  | {
      readonly do: "sacrifice";
      readonly who: Players;
      readonly what: Objects;
      readonly as?: "exploit";
      /** Put onto the battlefield under their control at the same time. */
      readonly returning?: Objects;
    }
  | { readonly do: "tap" | "untap"; readonly what: Objects }
  | { readonly do: "counterSpell"; readonly what: Objects; readonly to?: Destination }
  | {
      readonly do: "damage";
      readonly amount: Amount;
      readonly to: Recipients;
      readonly source?: Objects;
      /** Divided as the targets were chosen (601.2d). */
      readonly divided?: boolean;
      /** Divided as it is dealt, by this player, among those of them that they choose. */
      readonly dividedBy?: Players;
      /** Divided as it is dealt, as much to each, rounded down: nobody chooses anything. */
      readonly evenly?: true;
      readonly unpreventable?: boolean;
      /** 120.4a: to whom excess damage to an object, the "current" one, is dealt instead. */
      readonly excess?: Players;
      /** Dealt at the same time: "3 damage to any target and 1 damage to you". */
      readonly shares?: readonly DamageShare[];
    }
  /** 120.6: all damage marked on it is removed. */
  | { readonly do: "removeDamage"; readonly what: Objects }
  /** Each of these deals damage equal to its power to the other (701.12). */
  | { readonly do: "fight"; readonly one: Objects; readonly other: Objects }
  /** Each of these fights a different one of those, as the controller likes, all of them at the same time. */
  | { readonly do: "fightEach"; readonly one: Objects; readonly other: Objects }
  /** 509.6: without a declaration. */
  | { readonly do: "block"; readonly what: Objects; readonly attacker: Objects }
  /**
   * 508.4: these are attacking: that player, or what their controller chooses; or, chosen by the controller of this effect,
   * a player or planeswalker that a creature of `attackedBy` is attacking.
   */
  | {
      readonly do: "becomeAttacking";
      readonly what: Objects;
      readonly defender?: Recipients;
      readonly attackedBy?: Players;
    }
  /** 508.7. */
  | { readonly do: "reselectAttacked"; readonly what: Objects; readonly among: "players" | "any" }
  /** To one of these, or to the player; `asCreature`: as though that were a creature (702.6e). */
  | {
      readonly do: "attach";
      readonly what: Objects;
      readonly to?: Objects;
      readonly player?: Players;
      readonly asCreature?: true;
    }
  | { readonly do: "unattach"; readonly what: Objects }
  | {
      readonly do:
        | "transform"
        | "turnFaceUp"
        | "turnFaceDown"
        | "removeFromCombat"
        | "becomeBlocked"
        | "becomeUnblocked"
        | "regenerate"
        | "goad"
        | "detain"
        | "suspect"
        | "unsuspect"
        | "prepare"
        | "unprepare"
        | "saddle"
        | "becomeSolved"
        | "harness"
        | "explore"
        | "connive";
      readonly what: Objects;
      readonly times?: Amount;
      /** 708.2a: what turns face down has these characteristics, where the effect lists any. */
      readonly listed?: readonly Modification[];
    }
  /** 709.5f-g: a half of each is locked or unlocked; "either" as its controller likes. */
  | { readonly do: "doors"; readonly what: Objects; readonly how: "lock" | "unlock" | "either" }
  /** 610.4: `until` this permanent leaves the battlefield. */
  | { readonly do: "phaseOut"; readonly what: Objects; readonly until?: Objects }
  /** 701.34a, 701.56a: under that player's control. */
  /** `shuffled`: in a random order, so that nobody knows which is which. */
  | {
      readonly do: "manifestPermanent";
      readonly who: Players;
      readonly what: Objects;
      readonly as?: "cloak";
      readonly shuffled?: true;
    }
  | { readonly do: "flip" | "renown" | "levelUp"; readonly what: Objects }
  /** 716.2a: its level becomes this. */
  | { readonly do: "becomeLevel"; readonly what: Objects; readonly level: number }
  | {
      readonly do: "becomeCopy";
      readonly what: Objects;
      readonly of: Objects;
      readonly except?: readonly Modification[];
      readonly duration: Duration;
    }
  | {
      readonly do: "monstrosity" | "adapt" | "bolster" | "support" | "amass" | "incubate";
      readonly what?: Objects;
      readonly n: Amount;
      readonly subtype?: string;
      /** Who amasses or incubates, if not the controller. */
      readonly who?: Players;
    }
  /** 702.95a: for as long as both remain creatures under your control. */
  | { readonly do: "pair"; readonly one: Objects; readonly other: Objects }
  /** 702.55a: these cards in exile haunt that creature. */
  | { readonly do: "haunt"; readonly what: Objects; readonly creature: Objects }
  /** 701.37a: these two cards, which are in exile, become one permanent: the meld card of this name. */
  | { readonly do: "meld"; readonly what: Objects; readonly into: string }
  /** 702.165a: until end of turn these have what is printed on self below its backup abilities. */
  | { readonly do: "backUp"; readonly what: Objects }
  /** 702.99a: the spell's card is exiled encoded on a creature of yours, which may copy and cast it. */
  | { readonly do: "encode" }
  /** 702.170c: to be cast on a later turn, plotted without its mana cost; `as` "warped" for it, or as 702.143d says. */
  | { readonly do: "becomePlotted"; readonly what: Objects; readonly as?: "warped" | "foretold" }
  /** `places`: two cards of one owner in different zones (701.10d-e). `zones`: all cards of two of somebody's zones (701.10f). */
  | {
      readonly do: "exchange";
      readonly quality: "control" | "life" | "lifeWithStat" | "textBoxes" | "places" | "zones";
      readonly stat?: "power" | "toughness";
      readonly one: Recipients;
      readonly other: Recipients;
      readonly duration?: Duration;
    }
  /** It happened, for abilities that look for it: a Vehicle becomes crewed, a gift is given. */
  | {
      readonly do: "signal";
      readonly on: "champion" | "mentor" | "crew" | "exert" | "gift" | "train" | "evolve";
      readonly object: Objects;
      readonly other?: Objects;
    };

/** Damage that one instruction deals beside other damage. */
export interface DamageShare {
  readonly amount: Amount;
  readonly to: Recipients;
}
