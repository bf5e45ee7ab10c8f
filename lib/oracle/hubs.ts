import type { Ability, ActivationLimit, Body } from "../engine/abilities/ability.ts";
import type { Amount, Compare } from "../engine/abilities/amounts.ts";
import type { Condition } from "../engine/abilities/conditions.ts";
import type { Cost } from "../engine/abilities/costs.ts";
import type { Duration } from "../engine/abilities/durations.ts";
import type { EventPattern } from "../engine/abilities/events.ts";
import type { Filter } from "../engine/abilities/filters.ts";
import type { Keyword } from "../engine/abilities/keywords.ts";
import type { Objects, Players, Range } from "../engine/abilities/references.ts";
import { FormsHub, Hub } from "./kernel/index.ts";
import type { Event, Instruction, Noun, Predicate, StaticSentence } from "./meanings.ts";

/**
 * The phrases that other families use, known here by name and filled in by `grammar.ts`: families are recursive (a noun
 * phrase may contain an amount, which counts a noun phrase) and still import only downwards.
 */

/** "creature you control with flying", without what stands in front of it. */
export const noun = new FormsHub<Noun>();
/** Objects an effect speaks of: "target creature", "it", "each creature you control", "this artifact". */
export const objects = new FormsHub<Objects>();
/** Players as subjects and objects: "target player", "each opponent", "you", "its controller". */
export const players = new FormsHub<Players>();
/** "opponents who control more lands than you", to be counted. */
export const playersWho = new FormsHub<Players>();
/** "your opponents who control more lands than you", to be counted. */
export const yourOpponentsWho = new Hub<Players>();
/** Whose: "your", "target opponent's", "its owner's", "their". */
export const whose = new Hub<Players>();

/** Any amount that can follow "equal to" or "where X is". */
export const amount = new Hub<Amount>();
/** "a" or "two", "X", "that many" in front of a noun: the amount, in the number of the noun. */
export const count = new FormsHub<Amount>();
/** "3 or less", "greater than 2" after a characteristic. */
export const compare = new Hub<Compare>();
/** "up to two", "any number of", "one or two" in front of a plural noun. */
export const range = new FormsHub<Range>();

/** What follows "if", "as long as", "unless". */
export const condition = new Hub<Condition>();
/** "until end of turn", "this turn". */
export const duration = new Hub<Duration>();
/** The parts of a cost up to the colon, or of "pay {2} and 3 life". */
export const costs = new Hub<readonly Cost[]>();
/** One cost as it stands in a sentence, without capitals: "sacrifice a creature". */
export const costClause = new Hub<readonly Cost[]>();
export const activationLimit = new Hub<readonly ActivationLimit[]>();

/** "this creature enters", "a creature dies": what follows "when" or "whenever". */
export const event = new Hub<Event>();
/** What somebody did, as an event: by whom it is told apart. */
export type Doing = (by: Players) => EventPattern;
/** "cast a creature spell", "drew a card". */
export const didThat = new Hub<Doing>();
/** Behind "has": "cast a creature spell", "drawn a card". */
export const hasDoneThat = new Hub<Doing>();
/** Behind "didn't": "cast a creature spell", "draw a card". */
export const doThat = new Hub<Doing>();
/** What became of objects, as an event. */
export type Happening = (object: Filter) => EventPattern;
/** "died", "dealt damage to you". */
export const happenedToIt = new Hub<Happening>();
/** Behind "didn't": "die", "deal damage to you". */
export const happenToIt = new Hub<Happening>();
/** Verb phrases of players: "draw two cards", "sacrifices a creature". The subject is the scope's. */
export const playerVerb = new FormsHub<Instruction>();
/** Verb phrases of objects as one-shot instructions: "deals 3 damage to any target". The theme is the scope's. */
export const objectVerb = new FormsHub<Instruction>();
/** What continuous effects say of objects, without duration: "gets +1/+1", "has flying", "can't block". */
export const predicate = new FormsHub<Predicate>();
/** A clause that leaves open what its X is. */
export const plainClause = new Hub<Instruction>();
/** An instruction without its full stop; may be several joined by "and" and "then". */
export const clause = new Hub<Instruction>();
/** A sentence with its full stop. */
export const sentence = new Hub<Instruction>();
/** Everything an ability's effect says, targets included. */
export const body = new Hub<Body>();
/** A sentence of a static ability. */
export const staticSentence = new Hub<StaticSentence>();
/** A keyword ability as it stands in a list: small letter first. */
export const keyword = new Hub<readonly Keyword[]>();
/** A whole ability as a line or inside quotes. */
export const ability = new Hub<readonly Ability[]>();
