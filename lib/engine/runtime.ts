import type { Color, ManaType } from "../cards/schema.ts";
import type { Ability, ActivatedAbility, StaticAbility, TriggeredAbility } from "./abilities/ability.ts";
import type { Condition } from "./abilities/conditions.ts";
import type { Effect } from "./abilities/effects.ts";
import type { Filter } from "./abilities/filters.ts";
import type { Keyword, KeywordName } from "./abilities/keywords.ts";
import type { LiveAbility } from "./abilities/live.ts";
import type { ManaRestriction } from "./abilities/mana.ts";
import type { Modification, NamedCards } from "./abilities/modifications.ts";
import type { Objects, Zone } from "./abilities/references.ts";
import type { Replacement } from "./abilities/replacements.ts";
import type { Rule } from "./abilities/rules.ts";
import type { CardDefinition, CardPool, FaceDefinition } from "./definition.ts";
import type { GameEvent } from "./events.ts";
import type { Presentation } from "./query/characteristics/presentation.ts";
import type { Context } from "./query/context.ts";
import type { ManaCost } from "./query/mana/manaCost.ts";
import type { SpentAmount } from "./query/mana/spentKey.ts";
import type { Bits } from "./state/bits.ts";
import type { Attacker } from "./state/combat.ts";
import type { AbilityRef } from "./state/gameObject.ts";
import type { EventFacts, Happening, HistoryEntry, LastKnown, Note } from "./state/history.ts";
import type { ObjectId, Seat } from "./state/ids.ts";
import type { Expiry, LastingEffect } from "./state/lasting.ts";
import type { Mana } from "./state/player.ts";
import type { CardView, PermanentView } from "./views.ts";

/** What a running game works out and remembers beside its state: shapes only. */

/** What an object is now (109.3), all continuous effects applied. */
export interface Characteristics {
  readonly name: string;
  readonly manaCost: ManaCost | undefined;
  readonly colors: Bits;
  readonly supertypes: Bits;
  readonly types: Bits;
  readonly subtypes: readonly string[];
  readonly everyCreatureType: boolean;
  readonly abilities: readonly LiveAbility[];
  readonly keywords: ReadonlyMap<KeywordName, readonly Keyword[]>;
  /** 612.7: it has the names of all these cards besides its own. */
  readonly allNames?: NamedCards;
  /** 613.1f: abilities it can't have. */
  readonly barred?: readonly KeywordName[];
  /** 701.38b: by effects that last; besides those whose goading ends with a turn. */
  readonly goadedBy?: readonly Seat[];
  readonly power: number | undefined;
  readonly toughness: number | undefined;
  readonly basePower: number | undefined;
  readonly baseToughness: number | undefined;
  readonly loyalty: number | undefined;
  readonly defense: number | undefined;
  readonly controller: Seat;
}

/** Characteristics in the words of views. */
export type Written = Pick<CardView, "name" | "manaCost" | "colors" | "supertypes" | "types" | "subtypes"> &
  Pick<PermanentView, "keywords">;

/** What follows from the cards alone, whatever game they are in. */
export interface PoolCaches {
  readonly compiled: Map<number, CompiledCard>;
  /** The kinds of event these cards ask about (rules/triggers/remember.ts). */
  readonly asked: { kinds?: Asked };
  /** By list of abilities: those of them that are activated (query/mana/manaAbility.ts). */
  readonly activated: WeakMap<object, ActivatedAbilities>;
  /** By list of abilities: those that do something by themselves (query/characteristics/byKind.ts). */
  readonly byKind: WeakMap<object, AbilitiesByKind>;
  /** By a piece of an effect's data: the facets it reads (state/facets.ts). */
  readonly facets: WeakMap<object, number>;
  /** By a piece of an effect's data: what it looks at (rules/continuous/interference.ts). */
  readonly looks: WeakMap<object, number>;
  /** By characteristics: as views write them (view/view.ts). */
  readonly written: WeakMap<Characteristics, Written>;
  /** What is seen of its cards and means nothing to the rules, by English name (query/characteristics/presentation.ts). */
  readonly presented: { byName?: ReadonlyMap<string, Presentation> };
  /** Whether there are manual cards among them (query/players/manual.ts). */
  readonly manual: { some?: boolean };
  /** By ability that is granted: what it is by granter, where it speaks of that (query/characteristics/granted.ts). */
  readonly granted: WeakMap<object, Map<ObjectId, Ability> | "says nothing of it">;
  /** The pool with others' cards beside its own, as it was asked for last (`poolWith`). */
  wider: { readonly others: readonly CardDefinition[]; readonly pool: CardPool } | undefined;
}

/** A definition prepared for play: keywords spelled out, symbols parsed. One for each definition in a game. */
export interface CompiledCard {
  readonly definition: CardDefinition;
  readonly faces: readonly CompiledFace[];
  /**
   * 701.28c: it is a transforming double-faced card; a modal one that says of itself that it transforms, as later sets have them,
   * does what it says.
   */
  readonly transforms: boolean;
  /** 709.5: a split card that is a permanent card. */
  readonly sharesTypeLine: boolean;
  /** 712.8c, 712.11: which faces can be played as a land. */
  readonly landFaces: readonly number[];
  /** A keyword on one of its faces lets it be cast from a graveyard. */
  readonly castFromGraveyard: boolean;
}

/** A face's characteristics as printed, and what else follows from the print alone. */
export interface CompiledFace extends Omit<Characteristics, "basePower" | "baseToughness" | "controller"> {
  readonly printed: FaceDefinition;
  /** Zones in which some ability of this face does something by itself (113.6). */
  readonly functionsIn: ReadonlySet<Zone | "everywhere">;
  /** The kinds of rules that its static abilities make. */
  readonly makesRules: ReadonlySet<Rule["rule"]>;
  /** Nothing on it lets it cost less than its symbols say. */
  readonly plainCost: boolean;
  /** From a hand it can be cast in one way only, when its type says and for its mana cost. */
  readonly justCast: boolean;
  /** The characteristics of an object that is just this face, controlled by seat 0. */
  readonly base: Characteristics;
  /** The same by controller, as far as somebody looked. */
  readonly controlled: Characteristics[];
}

export interface ManaAbility {
  readonly ability: ActivatedAbility;
  readonly ref: AbilityRef;
  /** Among the object's abilities. */
  readonly index: number;
  /** What it adds, where that never changes and nothing else happens: most lands'. */
  readonly always: readonly (readonly ManaType[])[] | undefined;
  /** {T} is all it costs, and nothing but that limits it. */
  readonly justTaps: boolean;
  /** It just taps, for mana to be spent on anything, and is the object's only mana ability. */
  readonly alone: boolean;
  readonly costsMana: boolean;
  /** What the mana may be spent on, where that is limited (106.6). */
  readonly restriction: ManaRestriction | undefined;
  /** The object has abilities to activate that are none for mana. */
  readonly otherUses: boolean;
  /** What using it costs beyond tapping: 0 nothing, 1 mana or a side effect, 2 life or counters, 3 a permanent or card. */
  readonly price: number;
}

/** The activated abilities of an object, told apart once for each list of abilities. */
export interface ActivatedAbilities {
  readonly mana: readonly ManaAbility[];
  /** Those that are more than a mana ability of a permanent that costs no mana itself. */
  readonly others: readonly { readonly ability: ActivatedAbility; readonly ref: AbilityRef; readonly index: number }[];
}

/** The permanents with activated abilities, in the order of the battlefield. */
export interface Activatable {
  readonly mana: readonly { readonly source: ObjectId; readonly abilities: readonly ManaAbility[] }[];
  readonly others: readonly ObjectId[];
}

/**
 * Which kinds of event anything in this game can ask about, read off the pool once. Only those are described for
 * triggers, and only those somebody looks back to ("this turn", "the second spell") are kept in the state.
 */
export interface Asked {
  readonly at: ReadonlySet<string>;
  readonly later: ReadonlySet<string>;
  /** What is counted over the whole game, by name. */
  readonly tallied: ReadonlySet<string>;
  /** Keyword abilities that cards or effects of this game have. */
  readonly keywords: ReadonlySet<string>;
  /** Zones other than the battlefield from which some ability of this game is activated (113.6k). */
  readonly activatedFrom: ReadonlySet<string>;
  /** 106.3: what abilities of this game ask of the mana spent on spells other than themselves, by its key. */
  readonly spentFrom: ReadonlyMap<string, SpentAmount>;
  /** There are permanent cards whose halves share a type line (709.5). */
  readonly rooms: boolean;
  readonly prepareSpells: boolean;
}

/** 613.1a-g and 613.4a-d, in order. */
export type Layer = "1" | "2" | "3" | "4" | "5" | "6" | "7a" | "7b" | "7c" | "7d";

/** 611: a continuous effect that affects objects, from a static ability or a resolution. */
export interface ContinuousEffect {
  readonly context: Context;
  readonly timestamp: number;
  /** 613.7a: when the ability was given; orders those that share a timestamp. */
  readonly given?: number;
  readonly characteristicDefining: boolean;
  readonly affects: Objects | { readonly fixed: ReadonlySet<ObjectId> };
  readonly modifications: readonly Modification[];
  readonly layers: readonly Layer[];
  readonly condition?: Condition;
}

/** 613.1f: an ability that an effect gives. */
export interface Given {
  readonly ability: Ability;
  readonly by: ObjectId;
  readonly timestamp: number;
}

/** An effect in one layer; or several that follow each other there, as one (rules/continuous/applied.ts). */
export interface AppliedEffect {
  /** The earliest of them. */
  readonly effect: ContinuousEffect;
  readonly layer: Layer;
  /** Those of this layer. */
  readonly modifications: readonly Modification[];
  /** Where all that it does is to give such abilities, by whom and when. */
  readonly gives?: readonly Given[];
  /** What it made of what: where that rests on nothing else. */
  readonly results?: Map<Characteristics, Characteristics>;
}

/**
 * 613: the interaction of continuous effects. A `Program` is what was found out for the present state: which effects
 * apply, layer by layer and in order, and the rules, replacements and triggers that the resulting abilities make. It
 * stays until an event touches something it depends on (state/stale.ts); until then a single object's characteristics
 * are worked out from it alone.
 */
export interface Program {
  readonly layers: Readonly<Record<Layer, readonly AppliedEffect[]>>;
  readonly empty: boolean;
  /** Some effect may change what is neither on the battlefield nor on the stack. */
  readonly reachesElsewhere: boolean;
  /** Some permanent is face down. */
  readonly hasFaceDown: boolean;
  /** What abilities make, without lasting effects. */
  readonly ofAbilities: {
    readonly rules: ReadonlyMap<Rule["rule"], readonly RuleInstance[]>;
    readonly replacements: readonly ReplacementInstance[];
  };
  readonly rules: ReadonlyMap<Rule["rule"], readonly RuleInstance[]>;
  readonly replacements: readonly ReplacementInstance[];
  /** Those of them that could apply to an event of a kind, for the kinds that somebody has asked for (rules/replacement/replacement.ts). */
  readonly replacementsOf: Map<GameEvent["e"], readonly ReplacementInstance[]>;
  /** 106.12b: those of them that modify the production of mana. */
  readonly ofMana: readonly ReplacementInstance[];
  readonly triggers: {
    readonly all: readonly TriggerInstance[];
    /** The same by what they trigger on. */
    readonly on: (kind: Happening) => readonly TriggerInstance[];
    /** 605.1b: those of them that are mana abilities. */
    readonly mana: readonly TriggerInstance[];
    /** 603.8: those of them that trigger on a state of the game. */
    readonly state: readonly TriggerInstance[];
  };
  /** Effects on spells as they are on the stack, for cards that would become such (601.3e). */
  readonly onSpells: readonly ContinuousEffect[];
  /** The facets of the state its effects depend on. */
  readonly reads: number;
  /** By layer, what its effects that still apply there look at of what objects are (rules/continuous/interference.ts). */
  readonly looks: Readonly<Record<Layer, number>>;
  /** Some of its effects could depend on each other (613.8). */
  readonly interferes: boolean;
}

/** The lasting effects of a list as it was with so many in it (query/characteristics/lasting.ts). */
export interface LastingByUse {
  readonly of: readonly LastingEffect[];
  readonly count: number;
  readonly last: LastingEffect | undefined;
  /** Those that make objects copies (707.2). */
  readonly copying: readonly LastingEffect[];
  /** 702.95. */
  readonly pairing: readonly LastingEffect[];
  /** 611.2b: one of each kind of those "for as long as" whose conditions say the same of the same, by what that is. */
  readonly whiles: ReadonlyMap<string, LastingEffect>;
  /** Those that end as something happens. */
  readonly awaiting: readonly LastingEffect[];
}

export interface RuleInstance {
  readonly rule: Rule;
  readonly context: Context;
  readonly timestamp: number;
  readonly condition?: Condition;
  /** It holds only in a turn or a combat phase that is to come. */
  readonly during?: Extract<Expiry, { at: "turnOf" | "endOfTurnOf" } | { at: "combatOf" }>;
  /** The lasting effect that makes it. */
  readonly lasting?: number;
}

export interface ReplacementInstance {
  readonly replacement: Replacement;
  readonly context: Context;
  readonly condition?: Condition;
  /** A lasting effect, which may be used up. */
  readonly lasting?: LastingEffect;
  /** Tells one from another: each gets one opportunity to affect an event (614.5). */
  readonly key: string;
}

/** What abilities of a list do something by themselves (query/characteristics/byKind.ts). */
export interface AbilitiesByKind {
  /** `given`: when an effect gave it, else 0. `index`: where it is in the list. */
  readonly statics: readonly { readonly ability: StaticAbility; readonly given: number; readonly index: number }[];
  readonly triggered: readonly Pick<TriggerInstance, "ability" | "ref">[];
  readonly on: ReadonlyMap<Happening, readonly Pick<TriggerInstance, "ability" | "ref">[]>;
}

export interface TriggerInstance {
  readonly ability: TriggeredAbility;
  readonly ref: AbilityRef;
  readonly source: ObjectId;
  readonly controller: Seat;
}

/** Damage that is being dealt to one permanent at the same time (120.10). */
export interface Suffered {
  /** As much as would have been enough before any of it. */
  readonly enough: number;
  readonly damage: readonly Extract<GameEvent, { e: "damage" }>[];
}

/** 506-509: who attacks, and whom each blocker blocks. */
export interface CombatRoles {
  readonly of: readonly Attacker[];
  readonly attacking: ReadonlyMap<ObjectId, Attacker>;
  readonly blocking: ReadonlyMap<ObjectId, readonly ObjectId[]>;
}

/** Simultaneous events that are being performed: one check for triggers at their end (603.2, 603.3). */
export interface Batch {
  readonly entries: HistoryEntry[];
  /** With the triggered abilities as they were just before, for those that look back (603.10). */
  readonly before: Program;
  /** What leaves together, as it was before any of it did. */
  known: Map<ObjectId, LastKnown> | undefined;
  /** What moves leaves combat; all of it at once, as soon as everything has happened (506.4). */
  outOfCombat: Set<ObjectId> | undefined;
  /** Lists of the state that were copied for these events, and are written into from then on (rules/applying/move.ts). */
  lists: (readonly ObjectId[])[] | undefined;
  /** Permanents that are dealt damage, where somebody asks whether that was more than enough (120.10). */
  suffered: Map<ObjectId, Suffered> | undefined;
}

/** 615: what prevention effects know of the damage that would be dealt at the same time. */
export interface Together {
  readonly events: readonly GameEvent[];
  /** Which of them is being looked at. */
  at: number;
  /** 615.8: "the next time" effects, by the source whose damage they prevent this time. */
  readonly once: Map<number, ObjectId>;
  /** 615.7: how much of each event's damage a shield prevents, as was chosen. */
  readonly shares: Map<number, ReadonlyMap<number, number>>;
  /** 615.13: what each effect prevented of the damage to one recipient. */
  readonly prevented: Map<string, EventFacts & { readonly amount: number }>;
  /** 615.5: what happens besides, immediately afterwards. */
  readonly besides: Map<string, Besides>;
}

interface Besides {
  readonly effects: readonly Effect[];
  readonly context: Context;
  readonly amount: number;
  /** The prevention effects this comes from. */
  readonly of: ReadonlySet<string>;
}

/** Any mana as though of any colour or type, or only some of it as though of some colours (609.4b). */
export type AsThough = "color" | "type" | readonly SpentAs[];
/** Mana of one color, as though it were of one of those; `alone`: and not as what it is. */
export interface SpentAs {
  readonly type: Color;
  readonly as: Bits;
  readonly alone?: true;
}

/** What mana is spent on, for mana that may be spent on some things only (106.6). */
export interface Purpose {
  readonly spell?: ObjectId;
  readonly abilityOf?: ObjectId;
  /** Spend mana as though it were of any colour, or of any type (609.4b). */
  readonly asThough?: AsThough;
  /** The cost contains {X} (107.3). */
  readonly hasX?: boolean;
  /** The cost contains {C} (107.4c). */
  readonly colorless?: boolean;
  /** How the spell is cast (118.9), where it is no spell yet. */
  readonly via?: string;
  /** Only mana of such sources. */
  readonly onlyFrom?: Filter;
  /** A special action (116.2) or a cost paid in a resolution (702.24a), which is no ability's cost. */
  readonly special?: "turningFaceUp" | "suspend" | "foretell" | "plot" | "cumulativeUpkeep";
}

export interface PayOptions {
  readonly purpose?: Purpose;
  /** The player chooses which mana abilities to activate. */
  readonly byHand?: boolean;
  /** The mana to pay, where it is not what the costs say (601.2f). */
  readonly mana?: ManaCost;
  /** The mana of the pool to pay with, where that is settled. */
  readonly with?: readonly ManaType[];
}

export interface Paid {
  readonly notes: Readonly<Record<string, Note>>;
  readonly spent: readonly Mana[];
}
