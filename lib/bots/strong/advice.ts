import type { Answer, Submission } from "../../engine/decisions.ts";
import type { Handle, SeatView } from "../../engine/views.ts";
import { type Bot, FIRST } from "../bot.ts";
import { regularBot } from "../regular/index.ts";
import type { Suppose } from "../world.ts";
import type { CpuClock, SearchBudget } from "./budget.ts";
import { onlyQuestion } from "./moves.ts";
import { meanOf, thoughtOver } from "./search.ts";

/** What a computer player would answer in a seat's place, and why. Chances are to win, from 0 to 1. */
export interface Advice {
  readonly answers: readonly Submission<Handle>[];
  /** Absent where nothing was weighed: there is one sensible answer, or nothing can be supposed now. */
  readonly thought?: Reasons;
}
export interface Reasons {
  /** In how many supposed games the answer was played out. */
  readonly games: number;
  readonly chance: number;
  /** The next best. */
  readonly instead?: { readonly answer: Answer<Handle>; readonly chance: number };
  /** The card that was worst to meet, by name, and the chance where somebody else cast it. */
  readonly fear?: { readonly card: string; readonly chance: number };
}

/** Games in which a card has to come up, and in which it does not, before it is feared. */
const FEWEST_MET = 2;
/** By so much the chance has to be smaller where it does. */
const FEARED = 0.03;

/** One game played out: what it was worth, and which cards others cast in it. */
interface Played {
  readonly value: number;
  readonly met: ReadonlySet<string>;
}

/** Looks at the open questions of a view as `strongBot` does. */
export function advice(
  view: SeatView,
  suppose: Suppose | undefined,
  seed: string,
  budget: SearchBudget,
  clock: CpuClock,
): Advice {
  const usual = regularBot(seed);
  const decision = onlyQuestion(view);
  if (suppose === undefined || decision === undefined) return { answers: usual.answer(view) };
  const played = new Map<Answer<Handle>, Played[]>();
  let met = new Set<string>();
  const policy = heard(usual, view, (card) => met.add(card));
  const tell = (answer: Answer<Handle>, value: number): void => {
    played.set(answer, [...(played.get(answer) ?? []), { value, met }]);
    met = new Set();
  };
  const [best, ...others] = thoughtOver(view, decision, suppose, { budget, clock, policy, seed, tell }) ?? [];
  if (best === undefined) return { answers: usual.answer(view) };
  const { slot } = decision;
  const [instead] = others;
  const fear = fearedIn(played.get(best.answer) ?? []);
  return {
    answers: [{ slot, digest: view.pending[0]!.digest, answer: best.answer }],
    thought: {
      games: best.values.length,
      chance: meanOf(best.values),
      ...(instead && { instead: { answer: instead.answer, chance: meanOf(instead.values) } }),
      ...(fear && { fear }),
    },
  };
}

/** The policy, telling which cards others than whose view it is cast. */
const heard = (policy: Bot, { seat }: SeatView, tell: (card: string) => void): Bot => ({
  answer(view, occasion = FIRST) {
    const answers = policy.answer(view, occasion);
    if (view.seat === seat) return answers;
    for (const { answer } of answers) {
      if (answer.ask !== "priority" || answer.action.act !== "cast") continue;
      const { card } = answer.action;
      const name = view.players.flatMap(({ hand }) => hand).find(({ id }) => id === card)?.name;
      if (name) tell(name);
    }
    return answers;
  },
});

function fearedIn(played: readonly Played[]): Reasons["fear"] {
  const mean = meanOf(played.map(({ value }) => value));
  const names = new Set(played.flatMap(({ met }) => [...met]));
  const chances = [...names].flatMap((card) => {
    const values = played.filter(({ met }) => met.has(card)).map(({ value }) => value);
    const isTold = values.length >= FEWEST_MET && played.length - values.length >= FEWEST_MET;
    return isTold ? [{ card, chance: meanOf(values) }] : [];
  });
  return chances.filter(({ chance }) => chance < mean - FEARED).sort((a, b) => a.chance - b.chance)[0];
}
