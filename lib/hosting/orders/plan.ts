import type { LogEntry } from "../../engine/api.ts";
import type { About, Answer, Decision } from "../../engine/decisions.ts";
import type { Seat } from "../../engine/state/ids.ts";
import type { Handle, Situation, Step } from "../../engine/views.ts";
import { defaultAnswer } from "./defaultAnswer.ts";
import { areOpponents, isTurnOf } from "./stops.ts";

/** What an opponent can do about a plan. */
export const OBJECTIONS = ["cast", "activated", "blocked"] as const;
export type Objection = (typeof OBJECTIONS)[number];

/** A whole turn said at once: the answers to what its player will be asked, in order. */
export interface TurnPlan {
  /** The own turn it is for; absent, the present one or else the next. */
  readonly turn?: number;
  readonly steps: readonly PlanStep[];
  /** After the last step: be asked as usual, or pass for the rest of the turn. */
  readonly then: "ask" | "pass";
  /** What brings the rest of it back to its player, if an opponent does it. */
  readonly unless: readonly Objection[];
}

export type PlanStep =
  | {
      readonly in: Step;
      readonly about: About;
      readonly answer: Answer<Handle>;
      /** How many objects are on the stack then; none, if it is not said. */
      readonly stack?: number;
      /** In place of the plan's. */
      readonly unless?: readonly Objection[];
    }
  /** Stops here in any case; in that step, or at once. */
  | { readonly stop: true; readonly in?: Step };

/** A plan under way, or what is left of one. `steps` are those still to come. */
export interface Plan extends TurnPlan {
  /** What opponents have done since it began. */
  readonly objections: readonly Objection[];
  /** It came back to its player, and why; it does nothing more until it is sent again. */
  readonly returned?: Returned;
}

export interface Returned {
  readonly reason: "objected" | "stop" | "refused" | "missed" | "turn-over" | "stepped-back";
  readonly turn: number;
  /** The objection, or the code of the refusal. */
  readonly detail?: string;
}

/** What a plan makes of a question. */
export type Planned =
  | { readonly do: "answer"; readonly answer: Answer<Handle>; readonly after: Plan }
  /** Its player is asked. */
  | { readonly do: "return"; readonly plan: Plan }
  /** Over, with or without something left; the question is no part of it. */
  | { readonly do: "end"; readonly plan: Plan | undefined };

/** Undefined if the plan has nothing to do with the question. */
export function planned(plan: Plan, decision: Decision<Handle>, { turn, stack }: Situation): Planned | undefined {
  const seat = decision.decidedBy;
  if (plan.returned !== undefined) return undefined;
  if (plan.turn !== undefined && turn.number > plan.turn)
    return {
      do: "end",
      plan: plan.steps.length > 0 ? returned(plan, { reason: "turn-over", turn: turn.number }) : undefined,
    };
  if (!isTurnOf(turn, seat) || (plan.turn !== undefined && turn.number < plan.turn)) return undefined;
  const begun: Plan = { ...plan, turn: turn.number };
  const back = (why: Omit<Returned, "turn">, rest: Plan = begun): Planned => ({
    do: "return",
    plan: returned(rest, { ...why, turn: turn.number }),
  });
  const [step, ...steps] = plan.steps;
  const stops = step !== undefined && "stop" in step;
  const unless = (step !== undefined && !stops && step.unless) || plan.unless;
  const objection = plan.objections.find((one) => unless.includes(one));
  if (objection !== undefined) return back({ reason: "objected", detail: objection });
  if (stops && (step.in === undefined || step.in === turn.step) && stack.length === 0)
    return back({ reason: "stop" }, { ...begun, steps });
  if (step !== undefined && !stops && isFor(step, decision, turn.step, stack.length))
    return { do: "answer", answer: step.answer, after: { ...begun, steps } };
  if (step === undefined && plan.then === "ask") return { do: "end", plan: undefined };
  if (decision.ask !== "priority" && (decision.ask !== "attackers" || step !== undefined)) return undefined;
  // What an opponent has on the stack is for the stops to decide about.
  if (stack.length > 0 && stack.at(-1)?.controller !== seat) return undefined;
  if (step !== undefined && stack.length === 0 && isMissed(step.in, turn.step)) return back({ reason: "missed" });
  return { do: "answer", answer: defaultAnswer(decision, 0), after: begun };
}

const isFor = (
  step: Extract<PlanStep, { readonly about: About }>,
  decision: Decision<Handle>,
  now: Step,
  stack: number,
): boolean =>
  step.in === now &&
  step.about === decision.about &&
  step.answer.ask === decision.ask &&
  (decision.ask !== "priority" || stack === (step.stack ?? 0));

/** From the last main phase on, what was planned for an earlier step cannot come any more. */
const isMissed = (wanted: Step | undefined, now: Step): boolean =>
  wanted !== undefined &&
  (now === "postcombatMain" || now === "end") &&
  wanted !== now &&
  wanted !== "end" &&
  wanted !== "cleanup";

/** No more of it is done; what is left is its player's to change and send again. */
export const returned = (plan: Plan, why: Returned): Plan => ({ ...plan, returned: why });

const OBJECTION_OF: Readonly<Record<string, Objection>> = { cast: "cast", activate: "activated", block: "blocked" };

/** The plan with what others have done since, as the log tells it. */
export function withObjections(
  plan: Plan,
  owner: Seat,
  events: readonly LogEntry[],
  teams: Pick<Situation, "teams">,
): Plan {
  const made = events.flatMap(({ code, seat, objects }) =>
    seat !== undefined && areOpponents(teams, owner, seat) && (objects?.length ?? 0) > 0
      ? (OBJECTION_OF[code] ?? [])
      : [],
  );
  return made.length === 0 ? plan : { ...plan, objections: [...new Set([...plan.objections, ...made])] };
}
