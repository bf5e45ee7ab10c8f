import type { Compare } from "../../engine/abilities/amounts.ts";
import type { Condition } from "../../engine/abilities/conditions.ts";
import type { Objects } from "../../engine/abilities/references.ts";
import { amount, compare, spanOf } from "./amounts.ts";
import { eventClause } from "./events.ts";
import { adjective, isSo, one } from "./filters.ts";
import { past } from "./past.ts";
import { letter, listed, spaced } from "./plain.ts";
import { anyOf, objects, players, possessive, theZones, thingIn, where } from "./references.ts";

/** 701.19: whatever was found. */
const searchedFor = (name: string): string | undefined => {
  const found = /^(.*) searched$/u.exec(name)?.[1];
  return found === undefined ? undefined : `a library was searched for ${letter(found)}`;
};

export function condition(value: Condition): string {
  switch (value.if) {
    case "and":
    case "or":
      return value.of.map(condition).join(` ${value.if} `);
    case "not":
      return negated(value.of);
    case "compare":
      return `${amount(value.amount)} is ${compare(value.value)}`;
    case "exists":
      return thereIs(value.what);
    case "is":
      return isSo(objects(value.what), value.filter);
    case "samePlayer":
      return `${isAre(value.one)} ${players(value.other)}`;
    case "extraTurn":
      return "it is an extra turn";
    case "turnOf":
      return `it is ${possessive(value.who)} turn`;
    case "phase":
      return `it is ${PHASES[value.phase]}`;
    case "attackedThisCombat":
      return `${isAre(value.who)} attacked in this combat`;
    case "attackedInLastTurn":
      return `${players(value.who)} attacked ${players(value.whom)} during their last turn`;
    case "attackerInLastTurn":
      return `${objects(value.what)} attacked during ${possessive(value.of)} last turn`;
    case "happened":
      if (value.times && isNever(value.times)) return never(value);
      return `${past(eventClause(value.event))} ${spanOf(value.span)}${value.times && !isEver(value.times) ? ` (${compare(value.times)} ${value.distinct ? "of them" : "times"})` : ""}`;
    case "asCast":
      return `${condition(value.of)} as this spell was cast`;
    case "did":
      return searchedFor(value.name) ?? `${letter(value.name)} was done`;
    case "castWith":
      return `${objects(value.what)} was cast with ${spaced(value.method)}`;
    case "wasCast":
      return [
        `${objects(value.what)} was cast`,
        ...(value.by ? [`by ${players(value.by)}`] : []),
        ...(value.from ? [`from ${theZones(value.from)}`] : []),
        ...(value.inMain ? ["during a main phase of its caster's"] : []),
        ...(value.offTime ? ["when its controller couldn't have cast a sorcery"] : []),
      ].join(" ");
    case "attackedInLastCombat":
      return `${objects(value.what)} attacked ${players(value.whom)} during ${possessive(value.of)} last combat`;
    case "designation":
      return `${players(value.of)} ${value.of.who === "you" ? "have" : "has"} ${DESIGNATIONS[value.designation]}`;
    case "completedDungeon":
      return `${players(value.who)} ${value.who.who === "you" ? "have" : "has"} completed ${value.name ?? "a dungeon"}`;
    case "day":
    case "night":
      return `it is ${value.if}`;
    case "newSinceUpkeep":
      return "this card came under its controller's control since the beginning of their last upkeep";
    case "chosen":
      return `"${spaced(value.option)}" was chosen${value.by ? ` by ${players(value.by)}` : ""}`;
    case "eventMana":
      return `some of that mana is ${value.of === "chosenColor" ? "of the chosen color" : `{${value.of}}`}`;
    case "handEmpty":
      return `${possessive(value.who)} hand is empty`;
    case "somePlayer":
      return `for ${anyOf(value.of)} (that player), ${condition(value.condition)}`;
  }
}

/** "there is a Mountain controlled by you", where all Mountains are asked for. */
function thereIs(what: Objects): string {
  switch (what.what) {
    case "all":
      return `there is ${one(what.filter, thingIn(what.in ?? "battlefield"))}${where(what)}`;
    case "those":
      return `one of ${objects(what.of)} is ${one(what.filter)}`;
    case "attachments":
      return `${what.filter ? one(what.filter, "permanent") : "something"} is attached to ${objects(what.of)}`;
    case "union":
      return listed(what.of.map(thereIs), "or");
    case "except":
      return `${thereIs(what.of)} other than ${objects(what.without)}`;
    default:
      return `there is ${objects(what)}`;
  }
}

/** "there is no Forest controlled by you", where that can be said in a word. */
function negated(value: Condition): string {
  if (value.if === "compare")
    return condition({ ...value, value: { ...value.value, compare: OPPOSITE[value.value.compare] } });
  if (value.if === "happened" && (value.times === undefined || isEver(value.times))) return never(value);
  if (value.if === "and" || value.if === "or") return value.of.map(negated).join(value.if === "and" ? " or " : " and ");
  if (value.if === "not") return condition(value.of);
  if (value.if === "is" && !/^(?:that|such) /u.test(adjective(value.filter) ?? ""))
    return isSo(objects(value.what), { is: "not", of: value.filter });
  const words = condition(value);
  if (/^(?:did|castWith|samePlayer|extraTurn)$/u.test(value.if)) return words.replace(/ (was|is|are) /u, " $1 not ");
  if (value.if === "designation" && value.of.who !== "each")
    return words.replace(/ (?:have|has) /u, (verb) => (verb === " have " ? " do not have " : " does not have "));
  if (value.if === "exists" && value.what.what === "all")
    return words.replace(
      /^there is (?:another |an? )?/u,
      (all) => `there is no ${all.endsWith("another ") ? "other " : ""}`,
    );
  return /^(?:turnOf|phase|day|night)$/u.test(value.if)
    ? words.replace(/^it is /u, "it is not ")
    : `it is not true that ${words}`;
}

const OPPOSITE = { "=": "!=", "!=": "=", "<": ">=", ">=": "<", ">": "<=", "<=": ">" } as const;

const isEver = ({ compare: sign, to }: Compare): boolean => (sign === ">=" && to === 1) || (sign === ">" && to === 0);
const isNever = ({ compare: sign, to }: Compare): boolean => to === 0 && (sign === "=" || sign === "<=");
const never = ({ event, span }: Extract<Condition, { if: "happened" }>): string =>
  `it is not so that ${past(eventClause(event))} ${spanOf(span)}`;

const isAre = (who: Parameters<typeof players>[0]): string =>
  `${players(who)} ${who.who === "you" || who.who === "opponents" ? "are" : "is"}`;

const DESIGNATIONS: Readonly<Record<Extract<Condition, { if: "designation" }>["designation"], string>> = {
  monarch: "the crown (724)",
  initiative: "the initiative",
  citysBlessing: "the city's blessing",
  enduringStory: "an enduring story",
  ringTempted: "been tempted by the Ring",
  maxSpeed: "max speed",
};

const PHASES: Readonly<Record<Extract<Condition, { if: "phase" }>["phase"], string>> = {
  main: "a main phase",
  combat: "a combat phase",
  untap: "an untap step",
  upkeep: "an upkeep step",
  draw: "a draw step",
  end: "an end step",
  declareAttackers: "the declare attackers step",
  declareBlockers: "the declare blockers step",
  endOfCombat: "the end of combat step",
  beforeCombat: "before the first combat phase of the turn",
  beforeAttackers: "before attackers are declared in the first combat phase of the turn",
  beforeBlockers: "before blockers are declared in the first combat phase of the turn",
  beforeCombatDamage: "before the combat damage step of the first combat phase of the turn",
  beforeEndOfCombat: "before the end of combat step of the first combat phase of the turn",
  afterCombat: "after the first combat phase of the turn",
  afterUpkeep: "after the first upkeep step of the turn",
  firstCombat: "the first combat phase of the turn",
  combatBeforeBlockers: "a combat phase, before blockers are declared",
  combatAfterBlockers: "a combat phase, after blockers are declared",
};
