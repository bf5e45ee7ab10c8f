import { hash } from "node:crypto";
import type { Decision, QuestionOf } from "../decisions.ts";
import type { CardPool } from "../definition.ts";
import type { Game } from "../game.ts";
import type { ObjectId } from "../state/ids.ts";

/**
 * Identity of a question: its kind, players and legal ids; no words and no derived numbers. 96 bits, under the game's own
 * secret and the seat, as handles are (knowledge/handles.ts): ids follow the order of deck lists, and a digest without a key could be
 * compared with those of every card that a hidden one might be.
 */
export function digestOf({ state, pool }: Game, decision: Decision): string {
  const told = isTold(decision) ? { ...decision, hint: undefined, bottom: undefined } : decision;
  // 201.4: any name is an answer, whichever are proposed.
  const asked = told.ask === "name" ? { ...told, suggestions: namesIn(pool) } : told;
  const secret = state.namedBy ?? state.seed;
  const text = JSON.stringify(asked.ask === "blockers" ? withListsOnce(asked) : asked);
  return hash("sha256", `${secret}/digest/${decision.decidedBy}/${text}`, "base64url").slice(0, 16);
}

const namesIn = ({ cards }: CardPool): readonly string[] => [...new Set(cards.map(({ name }) => name))];

/** Whether it says more than what may be answered. */
const isTold = (decision: Decision): boolean =>
  decision.hint !== undefined || (decision.ask === "confirm" && decision.bottom !== undefined);

/** Blocks beyond which a question names the attackers of creatures that are alike only once. */
const MANY_BLOCKS = 10_000;

function withListsOnce(decision: QuestionOf<"blockers">): unknown {
  const { blockers, ...asked } = decision;
  if (blockers.reduce((sum, { attackers }) => sum + attackers.length, 0) < MANY_BLOCKS) return decision;
  const lists = new Map<string, number>();
  const texts = new Map<readonly ObjectId[], string>();
  const numberOf = (list: readonly ObjectId[]): number => {
    const text = texts.get(list) ?? list.join();
    texts.set(list, text);
    const number = lists.get(text) ?? lists.size;
    lists.set(text, number);
    return number;
  };
  const short = blockers.map(({ attackers, ...may }) => ({ ...may, attackers: numberOf(attackers) }));
  return { ...asked, blockers: short, lists: [...lists.keys()] };
}
