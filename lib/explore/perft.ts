import { type Game, load, pending, save, submitDirectly } from "../engine/index.ts";
import { everyAnswer } from "./everyAnswer.ts";

/**
 * The leaves of the decision tree, as chess programs count moves: how many sequences of `depth` accepted answers there
 * are. A game that is over is one leaf wherever it ended.
 */
export function perft(game: Game, depth: number): number {
  if (depth === 0 || pending(game).length === 0) return 1;
  return branches(game).reduce((leaves, branch) => leaves + (depth === 1 ? 1 : perft(branch.game, depth - 1)), 0);
}

/** The leaves below each accepted first answer, for finding out where a count went wrong. */
export function dividedPerft(
  game: Game,
  depth: number,
): readonly { readonly answer: string; readonly leaves: number }[] {
  return branches(game).map(({ answer, game: after }) => ({ answer, leaves: perft(after, depth - 1) }));
}

function branches(game: Game): readonly { readonly answer: string; readonly game: Game }[] {
  const [decision] = pending(game);
  const saved = JSON.stringify(save(game));
  return everyAnswer(decision!).flatMap((answer) => {
    const branch = load(JSON.parse(saved), game.pool);
    const submitted = submitDirectly(branch, decision!.decidedBy, [{ slot: decision!.slot, answer }]);
    return submitted.ok ? [{ answer: JSON.stringify(answer), game: branch }] : [];
  });
}
