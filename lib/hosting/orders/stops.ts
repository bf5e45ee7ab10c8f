import { type Answer, type Decision, IN_VAIN, type Submission } from "../../engine/decisions.ts";
import type { Seat } from "../../engine/state/ids.ts";
import type { Handle, OnStack, Situation, Step, TurnView } from "../../engine/views.ts";

/**
 * Where a game waits for a player who has priority (docs/architecture.md, section 7).
 *
 * - `default`: own main phase; the second if an opponent did something; when concerned, with mana or an ability to
 *   respond, once for each object on the stack.
 * - `reactive`: also at each opposing spell, with mana and a hand. For decks that counter and respond.
 * - `quick`: as `default`, but passes where nothing but mana could be made. Others can tell from it what is not in the
 *   hand; whoever chooses it knows.
 */
export const PROFILES = ["default", "reactive", "quick"] as const;
export type StopProfile = (typeof PROFILES)[number];

/** Something of an opponent on top of the stack. */
export const STOP_EVENTS = ["concerned", "spell", "ability"] as const;
export type StopEvent = (typeof STOP_EVENTS)[number];

/** Steps in which anybody receives priority with an empty stack. */
export const STOP_STEPS = [
  "upkeep",
  "draw",
  "precombatMain",
  "beginningOfCombat",
  "declareAttackers",
  "declareBlockers",
  "firstStrikeDamage",
  "combatDamage",
  "endOfCombat",
  "postcombatMain",
  "end",
] as const satisfies readonly Step[];
export type StopStep = (typeof STOP_STEPS)[number];

/** One player's stops: a profile, and what they want otherwise. */
export interface StopSettings {
  readonly profile: StopProfile;
  /** In place of the profile's: the steps of own turns. */
  readonly own?: readonly StopStep[];
  /** In place of the profile's: the steps of the opponents' turns. */
  readonly opponents?: readonly StopStep[];
  /** In place of the profile's: what of an opponent's on the stack; with an untapped source of mana, or "concerned". */
  readonly events?: readonly StopEvent[];
}

export const DEFAULT_STOPS: StopSettings = { profile: "default" };

/**
 * Where a computer player is asked: wherever one may act to advantage, and only if it can; waiting for it costs nobody's time.
 * The games it supposes before it answers stop in the same places (`passesBy`, lib/bots/world.ts).
 */
export const BOT_STOPS: StopSettings = {
  profile: "quick",
  own: ["precombatMain", "declareBlockers", "postcombatMain"],
  opponents: ["declareBlockers", "end"],
  events: ["concerned", "spell"],
};

/** Where players say, with an answer, that the rest of their turn leads to. */
export const NEXT_STOPS = ["postcombatMain", "nextTurn"] as const;
export type NextStop = (typeof NEXT_STOPS)[number];

/** What a player said of the rest of an own turn: in place of the steps of their settings, for that turn. */
export interface RestOfTurn {
  readonly turn: number;
  readonly to: NextStop;
  /** Said before combat: no more attacks than has to. */
  readonly noAttack?: true;
}

/** Said with these answers. */
export const restOfTurn = (turn: number, to: NextStop, answers: readonly Submission<Handle>[]): RestOfTurn => ({
  ...{ turn, to },
  ...(to === "nextTurn" && !answers.some(({ answer }) => answer.ask === "attackers") && { noAttack: true }),
});

/**
 * A predicate over public facts and the player's own settings: being waited for says nothing about a hidden card.
 * `acknowledged`: what the player was waited for already, so that what lies on the stack stops them once.
 */
export function stopsAt(
  situation: Situation,
  seat: Seat,
  settings: StopSettings = DEFAULT_STOPS,
  acknowledged: readonly string[] = [],
  rest?: RestOfTurn,
): boolean {
  const { turn, top } = situation;
  if (top !== undefined) return !acknowledged.includes(stackKey(top)) && respondsTo(situation, top, seat, settings);
  if (!isTurnOf(turn, seat))
    return areOpponents(situation, seat, turn.active) && (settings.opponents ?? []).some((step) => step === turn.step);
  if (rest?.turn === turn.number) return turn.step === rest.to;
  return settings.own === undefined ? stopsInOwn(situation, seat) : settings.own.some((step) => step === turn.step);
}

/** 805.4a: a team that shares its turns has all its players active. */
export const isTurnOf = ({ active, team = [active] }: TurnView, seat: Seat): boolean => team.includes(seat);

/** 102.2-3: everybody, or everybody who is not on the player's team. */
export const areOpponents = ({ teams }: Pick<Situation, "teams">, seat: Seat, other: Seat): boolean =>
  seat !== other && teams?.some((team) => team.includes(seat) && team.includes(other)) !== true;

/** What stands for an object on the stack among what a player has heard of. */
export const stackKey = ({ id }: Pick<OnStack, "id">): string => `stack ${id}`;

/** With mana, whatever the settings name; without, what concerns the player, if there is an ability all can see. */
function respondsTo(situation: Situation, top: OnStack, seat: Seat, settings: StopSettings): boolean {
  const events = settings.events ?? (settings.profile === "reactive" ? ["concerned", "spell"] : ["concerned"]);
  const wanted = events.filter((event) => event !== "spell" || (situation.handCounts[seat] ?? 0) > 0);
  if (!toppedBy(situation, top, seat, wanted)) return false;
  if (situation.hasMana[seat] === true) return true;
  return (
    wanted.includes("concerned") && toppedBy(situation, top, seat, ["concerned"]) && situation.hasAbility[seat] === true
  );
}

/** Whether what an opponent has on top of the stack is one of these. */
export function toppedBy(
  teams: Pick<Situation, "teams">,
  top: OnStack,
  seat: Seat,
  events: readonly StopEvent[],
): boolean {
  if (!areOpponents(teams, seat, top.controller)) return false;
  return (
    events.includes(top.spell ? "spell" : "ability") || (events.includes("concerned") && top.concerns.includes(seat))
  );
}

/** The profiles' own turn with an empty stack: the second main phase only if an opponent did something meanwhile. */
function stopsInOwn(situation: Situation, seat: Seat): boolean {
  const { turn, acted } = situation;
  if (turn.step === "precombatMain") return true;
  return turn.step === "postcombatMain" && acted.some((other) => areOpponents(situation, seat, other));
}

/** The answer to what can only be declined, which shows what is not in the hand: for `quick` alone. */
export function declinedAnyway({ hint, ...decision }: Decision): Answer<Handle> | undefined {
  if (decision.ask === "confirm" && hint?.split(", ").includes(IN_VAIN)) return { ask: "confirm", yes: false };
  if (decision.ask === "choose" && decision.from.length === 0) return { ask: "choose", chosen: [] };
  return undefined;
}

/** `quick` alone looks at what could be done, and so at the hand. */
export const nothingToDo = (decision: Decision): boolean =>
  decision.ask === "priority" &&
  decision.actions.every((action) => action.act === "pass" || (action.act === "activate" && action.mana === true));
