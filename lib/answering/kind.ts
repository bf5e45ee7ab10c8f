import type { AnswerTo, Decision, Question, QuestionOf } from "../engine/decisions.ts";
import type { Handle } from "../engine/views.ts";

export type Ask = Question["ask"];
export type Asked<K extends Ask> = QuestionOf<K, Handle>;
export type Given<K extends Ask> = AnswerTo<K, Handle>;
export type Asking = Decision<Handle>;

/** What tapping something would do, for its label and its outline. */
export interface Mark {
  readonly state: "can" | "chosen" | "holding";
  readonly does: "act" | "choose" | "attack" | "block" | "be blocked" | "pay";
  /** What an attacker attacks, a blocker blocks. */
  readonly to?: readonly Handle[];
}
export type Marks = ReadonlyMap<Handle, Mark>;
/** The same for two marks that show and do the same. */
export const signOf = (mark: Mark | undefined): string =>
  mark ? [mark.state, mark.does, ...(mark.to ?? [])].join(" ") : "";
export const noMarks: Marks = new Map();

/**
 * One kind of question while it is being answered. `D` is the unfinished answer; everything here is a pure function of
 * the question, so that a page can offer only what is legal without knowing a rule of the game.
 */
export interface Kind<K extends Ask, D> {
  begin(question: Asked<K>): D;
  /** Which things on the table answer to a tap. */
  marks(question: Asked<K>, draft: D): Marks;
  tap(question: Asked<K>, draft: D, thing: Handle): D;
  /** One thing dragged onto another, or onto the open table; where it means nothing, the draft stays as it is. */
  drop?(question: Asked<K>, draft: D, thing: Handle, onto: Handle | undefined): D;
  /** undefined while something is missing. */
  answer(question: Asked<K>, draft: D): Given<K> | undefined;
}
