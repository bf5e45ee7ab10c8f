import type { AbilityRef, CopyOf } from "../state/gameObject.ts";
import type {
  Ability,
  ActivatedAbility,
  ActivationLimit,
  Body,
  Mode,
  Modes,
  TargetClass,
  TargetSlot,
  TargetsTogether,
  TriggeredAbility,
  XLimits,
} from "./ability.ts";
import type { Amount, Compare } from "./amounts.ts";
import type { ChosenQuality } from "./chosenQualities.ts";
import type { Condition } from "./conditions.ts";
import type { Cost, CostObjects } from "./costs.ts";
import type { CountersOn, CreatedTokens, Destination, Entering, TokenDescription } from "./destinations.ts";
import type { Duration } from "./durations.ts";
import type { DamageShare } from "./effects/permanents.ts";
import type { DieResult } from "./effects/players.ts";
import type { Effect } from "./effects.ts";
import type { DamagePattern, EventPattern } from "./events.ts";
import type { Filter } from "./filters.ts";
import type { Keyword } from "./keywords.ts";
import type { ManaProduced, ManaRestriction } from "./mana.ts";
import type { Modification } from "./modifications.ts";
import type { Objects, Players, Range, Recipients } from "./references.ts";
import type { AsItEnters, Instead, Replacement, Shape } from "./replacements.ts";
import type { CastThisWay } from "./rules/casting.ts";
import type { CostChange } from "./rules/costs.ts";
import type { Rule } from "./rules.ts";
import type { StaticEffect } from "./statics.ts";

/** What the data of an ability is made of. Every object in it is one of these, or has none of them inside. */
export interface Nodes {
  readonly ability: Ability;
  readonly abilityRef: AbilityRef;
  readonly reduction: NonNullable<ActivatedAbility["reduction"]>;
  readonly xLimits: XLimits;
  readonly limit: ActivationLimit;
  readonly keyword: Keyword;
  readonly body: Body;
  readonly modes: Modes;
  readonly modesInstead: NonNullable<Modes["instead"]>;
  readonly mode: Mode;
  readonly targetSlot: TargetSlot;
  readonly targetClass: TargetClass;
  readonly together: TargetsTogether;
  readonly effect: Effect;
  readonly chosenQuality: ChosenQuality;
  readonly dieResult: DieResult;
  readonly voteOption: Extract<Effect, { do: "vote" }>["options"][number];
  readonly option: Extract<Effect, { do: "chooseOne" }>["options"][number];
  readonly while: Extract<Duration, object>;
  readonly destination: Destination;
  readonly fromTop: { readonly fromTop: Amount };
  readonly entering: Entering;
  readonly attacking: Extract<Entering["attacking"], object>;
  readonly countersOn: CountersOn;
  readonly token: TokenDescription;
  readonly tokens: CreatedTokens;
  readonly mana: ManaProduced;
  readonly manaRestriction: ManaRestriction;
  readonly manaSpent: NonNullable<ManaRestriction["spent"]>;
  readonly modification: Modification;
  readonly copy: CopyOf;
  readonly staticEffect: StaticEffect;
  readonly rule: Rule;
  readonly playable: Extract<Extract<Rule, { rule: "mayPlay" }>["what"], { inZone: string }>;
  readonly castThisWay: CastThisWay;
  readonly costChange: CostChange;
  readonly replacement: Replacement;
  readonly instead: Instead;
  readonly asItEnters: AsItEnters;
  readonly shape: Shape;
  readonly pattern: EventPattern | Extract<TriggeredAbility["when"], { on: "state" }>;
  readonly damagePattern: DamagePattern;
  readonly damageShare: DamageShare;
  readonly cost: Cost;
  readonly filter: Filter;
  readonly condition: Condition;
  readonly amount: Exclude<Amount, number>;
  readonly compare: Compare;
  readonly range: Range;
  readonly objects: Objects | CostObjects;
  readonly players: Players;
  readonly recipients: Recipients;
}

export type NodeKind = keyof Nodes;
