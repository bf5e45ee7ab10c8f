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

type Primitive = string | number | boolean | undefined;
type KeyOf<T> = T extends unknown ? keyof T : never;
type ValueAt<T, K> = T extends unknown ? (K extends keyof T ? T[K] : never) : never;

/** Of which kind an object type is: the kind it is a member of. */
type KindOf<T> = {
  [K in NodeKind]: T extends Nodes[K] ? ([Extract<Nodes[K], T>] extends [never] ? never : K) : never;
}[NodeKind];

/** The kinds of the nodes in a field: "unnamed" for an object that has nodes inside and is none. */
type KindsIn<T> = T extends Primitive
  ? never
  : T extends readonly (infer E)[]
    ? KindsIn<E>
    : [KindOf<T>] extends [never]
      ? { [K in keyof T]-?: KindsIn<T[K]> }[keyof T] extends never
        ? never
        : "unnamed"
      : KindOf<T>;

/** A key by which a kind is told from others: with it every member of this kind has a string and none of the others. */
type Telling<One extends NodeKind, Others extends string> = {
  [P in keyof Nodes[One]]-?: Nodes[One][P] extends string
    ? Others extends NodeKind
      ? Extract<ValueAt<Nodes[Others], P>, string> extends never
        ? never
        : Others
      : never
    : One;
} extends infer Confused
  ? { [P in keyof Confused]-?: [Confused[P]] extends [never] ? P : never }[keyof Confused]
  : never;

/** Several kinds in one field, each with the key that tells it from the others; the last, "", is what is left. */
type Slot<K extends string> = { [One in K]: [Exclude<K, One>] extends [never] ? One : never }[K] extends infer Only
  ? [Only] extends [never]
    ? { readonly [One in K]: One extends NodeKind ? Telling<One, Exclude<K, One>> | "" : never }
    : Only
  : never;

/** Every field of a kind of node in which there are nodes, and of what kind they are. */
type Fields<T> = {
  readonly [K in KeyOf<T> as KindsIn<ValueAt<T, K>> extends never ? never : K]: Slot<KindsIn<ValueAt<T, K>>>;
};

/** The parts of every node. What is missing, too much, or of another kind does not compile. */
export const PARTS: { readonly [K in NodeKind]: Fields<Nodes[K]> } = {
  ability: {
    body: "body",
    costs: "cost",
    limits: "limit",
    reduction: "reduction",
    increase: "reduction",
    x: "xLimits",
    when: "pattern",
    interveningIf: "condition",
    happenedWhile: "condition",
    effects: "staticEffect",
    if: "condition",
    keyword: "keyword",
  },
  abilityRef: { given: "ability" },
  reduction: { times: "amount" },
  xLimits: { max: "amount", min: "amount" },
  limit: { condition: "condition", times: "amount" },
  keyword: {
    n: "amount",
    cost: "cost",
    filter: "filter",
    count: "range",
    cleaved: "body",
    does: "effect",
    limits: "limit",
    reduction: "reduction",
    sparing: "filter",
  },
  body: { targets: "targetSlot", effects: "effect", modes: "modes" },
  modes: { choose: "range", options: "mode", instead: "modesInstead" },
  modesInstead: { if: "condition", choose: "range" },
  mode: { targets: "targetSlot", effects: "effect", cost: "cost" },
  targetSlot: { count: "range", of: "targetClass", divide: "amount", by: "players", together: "together" },
  targetClass: { who: "players", filter: "filter", of: "players" },
  together: { least: "amount", most: "amount" },
  effect: {
    about: "objects",
    abilities: "ability",
    add: "amount",
    also: "tokens",
    amount: "amount",
    atMost: "amount",
    attackedBy: "players",
    attacker: "objects",
    body: "body",
    by: "players",
    chooser: "players",
    player: "players",
    dividedBy: "players",
    chosen: "effect",
    forEach: "recipients",
    condition: "condition",
    cost: "cost",
    count: { amount: "amount", range: "" },
    creature: "objects",
    defender: "recipients",
    duration: "while",
    each: { filter: "is", amount: "" },
    effects: "effect",
    endFor: "cost",
    entering: "entering",
    except: "modification",
    excess: "players",
    filter: "filter",
    for: "objects",
    from: { players: "who", objects: "what", recipients: "" },
    library: "players",
    listed: "modification",
    instead: "cost",
    lose: "effect",
    mana: "mana",
    modifications: "modification",
    n: "amount",
    object: "objects",
    of: { players: "who", objects: "" },
    on: "recipients",
    one: { objects: "what", recipients: "" },
    options: { chosenQuality: "quality", voteOption: "name", option: "" },
    other: { objects: "what", recipients: "" },
    otherwise: "effect",
    paid: "effect",
    players: "players",
    range: "range",
    replacement: "replacement",
    restriction: "manaRestriction",
    results: "dieResult",
    returning: "objects",
    rules: "rule",
    shares: "damageShare",
    shield: "amount",
    source: "objects",
    spell: "filter",
    then: { effect: "do", castThisWay: "" },
    times: { amount: "amount", while: "" },
    together: "together",
    to: { destination: "zone", objects: "what", recipients: "" },
    token: "token",
    reaching: "compare",
    total: "amount",
    unchosen: "effect",
    unpaid: "effect",
    until: "objects",
    what: "objects",
    when: "pattern",
    who: "players",
    win: "effect",
  },
  chosenQuality: { filter: "filter", of: "players", on: "objects", lacking: "objects" },
  dieResult: { effects: "effect" },
  voteOption: { each: "effect" },
  option: { effects: "effect" },
  while: { while: "condition", until: "pattern", nextTurnOf: "players", nextCombatOf: "players" },
  destination: {
    counters: "countersOn",
    until: "objects",
    place: "fromTop",
    of: "players",
    chosenBy: "players",
    control: "players",
    attacking: "attacking",
    blocking: "objects",
    attachedTo: "recipients",
    modifications: "modification",
  },
  fromTop: { fromTop: "amount" },
  entering: {
    control: "players",
    attacking: "attacking",
    blocking: "objects",
    counters: "countersOn",
    attachedTo: "recipients",
    modifications: "modification",
  },
  attacking: { player: "players", as: "objects" },
  countersOn: { count: "amount", only: "filter" },
  token: { power: "amount", toughness: "amount", abilities: "ability" },
  tokens: { count: "amount", token: "token", entering: "entering" },
  mana: { times: "amount", count: "amount", by: "objects", of: "objects" },
  manaRestriction: { spells: "filter", abilitiesOf: "filter", cantCast: "filter", spent: "manaSpent" },
  manaSpent: { on: "filter", effects: "effect" },
  modification: {
    of: "objects",
    copy: "copy",
    to: "players",
    abilities: "ability",
    and: "ability",
    ability: "ability",
    is: "abilityRef",
    power: "amount",
    toughness: "amount",
    amount: "amount",
  },
  copy: { except: "modification", of: "copy", under: "copy", until: "while" },
  staticEffect: { affects: "objects", modifications: "modification", rule: "rule", replacement: "replacement" },
  rule: {
    additional: "cost",
    aimed: "filter",
    attacked: "objects",
    causedBy: "players",
    attacker: { filter: "is", objects: "" },
    blockers: "filter",
    by: { filter: "is", players: "" },
    change: { costChange: "change", amount: "" },
    condition: "condition",
    cost: "cost",
    count: { amount: "amount", compare: "" },
    deck: "condition",
    defender: { players: "who", recipients: "" },
    effects: "effect",
    filter: "filter",
    from: "filter",
    grants: "ability",
    more: "amount",
    most: "amount",
    of: { filter: "is", objects: "what", players: "" },
    players: "players",
    sacrifice: "filter",
    set: "amount",
    source: "filter",
    sources: "filter",
    target: "filter",
    then: "castThisWay",
    unless: "condition",
    to: "players",
    usedFor: "filter",
    what: { filter: "is", objects: "what", playable: "inZone", recipients: "" },
    when: { condition: "if", pattern: "" },
    whenPaid: "body",
    whenUsed: "body",
    who: { filter: "is", objects: "what", players: "" },
    whose: "players",
    with: "filter",
  },
  playable: { of: "players", filter: "filter" },
  castThisWay: { enters: "entering" },
  costChange: { times: "amount" },
  replacement: { of: "pattern", if: "condition", instead: "instead", optional: "players" },
  instead: {
    amount: "amount",
    allBut: "amount",
    asItEnters: "asItEnters",
    become: "shape",
    count: "amount",
    counters: "countersOn",
    effects: "effect",
    entering: "entering",
    except: "modification",
    mana: "mana",
    of: "objects",
    then: "effect",
    to: { destination: "zone", recipients: "" },
    token: "token",
    tokens: "token",
    until: "while",
    whenDone: "body",
  },
  asItEnters: {
    choose: "chosenQuality",
    by: "players",
    each: "players",
    payOr: "cost",
    unpaid: "entering",
    paid: "entering",
    become: "shape",
    oneOf: "countersOn",
    do: "effect",
    then: "entering",
  },
  shape: { modifications: "modification" },
  pattern: {
    ability: "filter",
    amount: "compare",
    by: "players",
    causedBy: "filter",
    condition: "condition",
    count: "compare",
    defender: "players",
    object: "filter",
    of: { players: "who", filter: "is", pattern: "" },
    other: "filter",
    permanent: "filter",
    player: "players",
    result: "compare",
    source: "filter",
    to: { filter: "is", damagePattern: "" },
    who: "players",
    with: "filter",
  },
  damagePattern: { objects: "filter", players: "players" },
  damageShare: { amount: "amount", to: "recipients" },
  cost: {
    amount: "amount",
    count: "amount",
    filter: "filter",
    from: "objects",
    of: { cost: "pay", objects: "" },
    on: "objects",
    totalPower: "amount",
    what: "objects",
    who: "players",
    x: "amount",
  },
  filter: {
    among: "objects",
    by: "players",
    event: "pattern",
    filter: "filter",
    object: "objects",
    objects: "filter",
    of: { filter: "is", objects: "" },
    players: "players",
    source: "filter",
    than: "objects",
    value: "compare",
    who: "players",
    with: { filter: "is", objects: "" },
  },
  condition: {
    amount: "amount",
    by: "players",
    condition: "condition",
    event: "pattern",
    filter: "filter",
    of: { condition: "if", players: "" },
    one: "players",
    other: "players",
    times: "compare",
    value: "compare",
    what: "objects",
    who: "players",
    whom: "players",
  },
  amount: {
    before: "objects",
    condition: "condition",
    filter: "filter",
    for: "objects",
    from: "amount",
    of: { amount: "amount", objects: "what", players: "who", pattern: "" },
    on: "objects",
    otherwise: "amount",
    player: "players",
    source: "filter",
    then: "amount",
    value: "amount",
  },
  compare: { to: "amount" },
  range: { min: "amount", max: "amount" },
  objects: {
    among: "objects",
    by: "players",
    count: { amount: "amount", range: "" },
    each: "players",
    filter: "filter",
    of: { objects: "what", players: "" },
    together: "together",
    without: "objects",
  },
  players: {
    by: "players",
    from: "players",
    of: { objects: "what", players: "" },
    than: "players",
    where: "condition",
  },
  recipients: { objects: "objects", players: "players" },
};
