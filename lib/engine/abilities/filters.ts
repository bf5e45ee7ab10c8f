import type { CardType, Color, Supertype } from "../../cards/schema.ts";
import type { Compare, Stat } from "./amounts.ts";
import type { EventPattern, HistorySpan } from "./events.ts";
import type { KeywordName } from "./keywords.ts";
import type { Objects, Players, Zone } from "./references.ts";

/** A property an object has or has not: the parts of a noun phrase. */
export type Filter =
  | { readonly is: "any" }
  | { readonly is: "and" | "or"; readonly of: readonly Filter[] }
  | { readonly is: "not"; readonly of: Filter }
  | { readonly is: "type"; readonly type: CardType }
  | { readonly is: "subtype"; readonly subtype: string }
  | { readonly is: "supertype"; readonly supertype: Supertype }
  | { readonly is: "color"; readonly color: Color }
  | { readonly is: "colorless" | "monocolored" | "multicolored" }
  /** 903.4: of a color that is not in the color identity of these players' commanders, where they have any. */
  | { readonly is: "outsideIdentity"; readonly who: Players }
  /** 110.4a-b: a card that could be a permanent. */
  | { readonly is: "permanentCard" }
  /** 700.6. */
  | { readonly is: "historic" }
  | { readonly is: "token" }
  | { readonly is: "card" }
  | { readonly is: "spell" | "activatedAbility" | "triggeredAbility" }
  /** An ability of such a source (113.7). */
  | { readonly is: "abilityOf"; readonly source: Filter }
  /** An ability on the stack that a keyword ability of this name is spelled out as: "a backup ability". */
  | { readonly is: "abilityKeyword"; readonly keyword: string }
  /** 714.2d: the ability, on the stack, of its Saga's final chapter. */
  | { readonly is: "finalChapter" }
  | { readonly is: "manaAbilitySource" }
  | { readonly is: "self" }
  /** "another": not self. */
  | { readonly is: "another" }
  /** In (or with `not`, outside) this set: "other than that creature", "one of those cards". */
  | { readonly is: "among"; readonly of: Objects }
  /** 609.7a, 400.7c: one of these, or the permanent that one of these spells has become. */
  | { readonly is: "source"; readonly of: Objects }
  /** 400.7d: one of these, or the spell that one of these permanents was. */
  | { readonly is: "spellOf"; readonly of: Objects }
  /** 601.2a, 305.1: what one of these cards became as it was played: the spell, or the land on the battlefield. */
  | { readonly is: "castAs"; readonly of: Objects }
  /** 607: self remembers it under this name, wherever it is by now: "the creature it haunts" (702.55b). */
  | { readonly is: "linked"; readonly name: string }
  | { readonly is: "controlledBy"; readonly who: Players }
  | { readonly is: "ownedBy"; readonly who: Players }
  | { readonly is: "named"; readonly name: string }
  | { readonly is: "stat"; readonly stat: Stat; readonly value: Compare }
  /** Zero is even. */
  | { readonly is: "parity"; readonly stat: Stat; readonly parity: "even" | "odd" | "chosen" }
  /** 208.4 odd cases: "with power greater than its toughness". */
  | { readonly is: "statVersusStat"; readonly stat: Stat; readonly compare: Compare["compare"]; readonly other: Stat }
  /** `land`: of landwalk, which land is walked through. */
  | { readonly is: "keyword"; readonly keyword: KeywordName; readonly land?: string }
  | { readonly is: "noAbilities" }
  | { readonly is: "counter"; readonly kind?: string; readonly value?: Compare }
  | { readonly is: PermanentStatus }
  /** Attacking one of these players, or their planeswalkers where `orTheirs`. */
  | { readonly is: "attackingPlayer"; readonly who: Players; readonly orTheirs?: boolean }
  | { readonly is: "blockedBy" | "blocks"; readonly object: Objects }
  | { readonly is: "attachedTo"; readonly object: Objects }
  /** 303.4: an Aura that enchants one of these players. */
  | { readonly is: "attachedToPlayer"; readonly who: Players }
  | { readonly is: "hasAttached"; readonly filter: Filter }
  /** 303.4: an Aura that could be attached to one of these, under the control of whoever asks. */
  | { readonly is: "couldEnchant"; readonly object: Objects }
  | { readonly is: "targets"; readonly objects?: Filter; readonly players?: Players; readonly only?: boolean }
  /** 115.9a: so many targets were chosen for it. */
  | { readonly is: "targetCount"; readonly value: Compare }
  | { readonly is: "inZone"; readonly zone: Zone }
  /** It did, or was done, this turn (506.1: or in the present combat phase) what the pattern says, as the pattern's "object" (or "other" if `role`). */
  | {
      readonly is: "history";
      readonly event: EventPattern;
      readonly role?: "object" | "other";
      readonly span?: HistorySpan;
    }
  /** Shares a quality with one of these. */
  | {
      readonly is: "shares";
      readonly quality:
        | "color"
        | "creatureType"
        | "cardType"
        | "permanentType"
        | "name"
        | "landType"
        | "manaValue"
        | "sector";
      readonly with: Objects;
      /** One of these card types, whichever it has besides. */
      readonly types?: readonly CardType[];
    }
  /** Chosen for self as it entered, or by an earlier instruction (607.2d). */
  | { readonly is: "chosenColor" | "chosenType" | "chosenName" }
  /** 702.106f: of two chosen names the one that none of these has. */
  | { readonly is: "otherChosenName"; readonly than: Objects }
  /** 702.158: in a sector; in the one chosen by an earlier instruction. */
  | { readonly is: "inSector"; readonly chosen?: true }
  | { readonly is: "commander" }
  | { readonly is: "modified" }
  /** 702.95b; with such a creature. */
  | { readonly is: "paired"; readonly with?: Filter }
  | { readonly is: "castFrom"; readonly zone: Zone }
  /** Cast in this way, as `Condition` asks it: "warp", "flashback", "kicker". */
  | { readonly is: "castWith"; readonly method: string }
  /** 106.3: mana that such a source produced was spent to cast it. */
  | { readonly is: "castWithMana"; readonly source: Filter }
  /** It is, or was as a spell, the nth such spell that these players, or any, have cast this turn; `each`: that its own caster has. */
  | { readonly is: "nthCast"; readonly nth: number; readonly of: Filter; readonly by?: Players; readonly each?: true }
  | { readonly is: "greatest" | "least"; readonly stat: Stat; readonly among: Objects }
  | { readonly is: "manaCostHasX" }
  /** 602.1a: an activated ability on the stack whose activation cost contains {X}. */
  | { readonly is: "activationCostHasX" }
  /** More than one of the same symbol is in its mana cost. */
  | { readonly is: "repeatsManaSymbol" }
  /** 202.1: its mana cost is one of these, symbol for symbol. */
  | { readonly is: "manaCost"; readonly costs: readonly string[] }
  | {
      readonly is: "hasAbilityKind";
      readonly kind: "mana" | "activated" | "activatedNotMana" | "activatedByTapping" | "triggered";
    }
  | { readonly is: "doubleFaced" }
  /** 715.2: an adventurer card. */
  | { readonly is: "hasAdventure" }
  | { readonly is: "dealtDamageTo"; readonly players: Players };

/** States of a permanent or of an attacker or blocker that a single word names. */
export type PermanentStatus =
  | "tapped"
  | "untapped"
  | "attacking"
  | "blocking"
  | "blocked"
  | "unblocked"
  /** 506.5. */
  | "attackingAlone"
  | "blockingAlone"
  | "hadToAttack"
  | "summoningSick"
  /** Not controlled continuously since its controller's most recent turn began, whatever it is. */
  | "newlyControlled"
  /** It came under its controller's control this turn, whose turn it is or not. */
  | "newThisTurn"
  /** 400.7: since it is this object. */
  | "hasDealtDamage"
  | "faceDown"
  | "faceUp"
  | "transformed"
  | "enchanted"
  | "equipped"
  | "monstrous"
  | "renowned"
  | "suspected"
  | "prepared"
  | "harnessed"
  | "solved"
  | "saddled"
  | "kicked"
  | "goaded"
  | "ringBearer"
  | "exerted"
  /** 702.143c-d: of a card in exile. */
  | "foretold";
