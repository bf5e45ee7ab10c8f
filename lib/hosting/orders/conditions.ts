import type { Engine } from "../../engine/api.ts";
import type { Decision } from "../../engine/decisions.ts";
import type { Seat } from "../../engine/state/ids.ts";
import type { Handle, PermanentView, SeatView, Situation } from "../../engine/views.ts";
import { matchesPattern, type ObjectPattern } from "./objectPattern.ts";
import { type StopEvent, stackKey, toppedBy } from "./stops.ts";

/** What an order waits for, or is interrupted by. All of it is public, or on the battlefield as its player sees it. */
export type Condition =
  /** Of an opponent, on top of the stack. */
  | StopEvent
  /** Somebody attacks the player, or what they have to defend. */
  | "attacked"
  | { readonly stack: ObjectPattern }
  | { readonly attacker: ObjectPattern }
  | { readonly battlefield: ObjectPattern }
  /** Own life is at most so much. */
  | { readonly life: number };

/** Where a seat's orders look: what is asked of it, what everybody sees, and, if that is not enough, its view. */
export interface Facts {
  readonly seat: Seat;
  readonly question: Decision<Handle>;
  readonly situation: Situation;
  readonly view: SeatView;
  /** How many objects were looked at for it, as `LIMITS.lookedAtInARequest` counts. */
  readonly looked: number;
  /** One more pass over so many objects of the view. */
  passedOver(objects: number): void;
}

/** Holding a pattern against an object costs so much less than showing it. */
const PATTERNS_AN_OBJECT = 8;

/** Each is worked out when it is first looked at, which has to be before the game goes on. */
export function factsOf<G>(engine: Engine<G>, game: G, seat: Seat): Facts {
  let question: Decision<Handle> | undefined;
  let situation: Situation | undefined;
  let view: SeatView | undefined;
  let looked = 0;
  return {
    seat,
    get question() {
      question ??= engine.questions(game, seat)[0]!;
      return question;
    },
    get situation() {
      situation ??= engine.situation(game, seat);
      return situation;
    },
    get view() {
      if (view === undefined) {
        view = engine.view(game, seat);
        looked += view.battlefield.length + view.stack.length;
      }
      return view;
    },
    get looked() {
      return looked;
    },
    passedOver(objects) {
      looked += objects / PATTERNS_AN_OBJECT;
    },
  };
}

/**
 * What makes the condition hold, a word for each: none if it does not. Words stay the same while the fact does, so that
 * a player is told of it once.
 */
export function keysOf(condition: Condition, facts: Facts): string[] {
  const { seat, situation } = facts;
  if (condition === "attacked")
    return situation.attackers.filter(({ against }) => against === seat).map(({ id }) => `attack ${id}`);
  if (typeof condition === "string") {
    const top = situation.top;
    return top !== undefined && toppedBy(situation, top, seat, [condition]) ? [stackKey(top)] : [];
  }
  if ("stack" in condition) {
    const { stack } = situation;
    facts.passedOver(stack.length);
    return stack
      .filter((one, at) => matchesPattern(condition.stack, facts.view.stack[at]!, facts.view, one.concerns))
      .map(stackKey);
  }
  if ("life" in condition) {
    const { life = 0 } = facts.view.players[seat] ?? {};
    return life <= condition.life ? [`life ${condition.life}`] : [];
  }
  if ("attacker" in condition && situation.attackers.length === 0) return [];
  facts.passedOver(facts.view.battlefield.length);
  if ("attacker" in condition)
    return facts.view.battlefield
      .filter((one) => isAttacking(facts.view, one.attacking) && matchesPattern(condition.attacker, one, facts.view))
      .map(({ id }) => `attacker ${id}`);
  return facts.view.battlefield
    .filter((one) => matchesPattern(condition.battlefield, one, facts.view))
    .map(({ id }) => `there ${id}`);
}

/** Attacks the viewer, or a permanent of theirs. */
const isAttacking = ({ seat, battlefield }: SeatView, attacked: Handle | number | undefined): boolean =>
  attacked !== undefined &&
  (attacked === seat || battlefield.some(({ id, controller }) => id === attacked && controller === seat));

/** Of what a player has heard, what is still so; only that needs to be remembered. */
export function stillSo(acknowledged: readonly string[], facts: Facts): readonly string[] {
  if (acknowledged.length === 0) return acknowledged;
  const { situation } = facts;
  const now = new Set([
    ...situation.stack.flatMap((one) => [stackKey(one), respondedKey(one)]),
    ...situation.attackers.map(({ id }) => `attack ${id}`),
  ]);
  let seen: ReadonlyMap<Handle, PermanentView> | undefined;
  const permanent = (id: Handle | undefined): PermanentView | undefined => {
    seen ??= new Map(facts.view.battlefield.map((one) => [one.id, one]));
    return id === undefined ? undefined : seen.get(id);
  };
  const left = acknowledged.filter((key) => now.has(key) || isSeenToHold(key, facts, permanent));
  return left.length === acknowledged.length ? acknowledged : left;
}

/** Of those whose truth the view tells: what lies on the battlefield, what attacks there, and one's life. */
function isSeenToHold(
  key: string,
  facts: Facts,
  permanent: (id: Handle | undefined) => PermanentView | undefined,
): boolean {
  const [what, which] = key.split(" ");
  if (what === "life") return (facts.view.players[facts.seat]?.life ?? 0) <= Number(which);
  if (what !== "there" && what !== "attacker") return false;
  const found = permanent(which);
  return found !== undefined && (what === "there" || found.attacking !== undefined);
}

/** What an order has responded to, it does not respond to again. */
export const respondedKey = ({ id }: { readonly id: number }): string => `responded ${id}`;
