import type { Decision, PriorityAction } from "../engine/decisions.ts";
import { handlesIn, isRun, runOf } from "../engine/runs.ts";
import type { Handle, PendingView, PermanentView, SeatView } from "../engine/views.ts";

/**
 * A view as it is drawn. Runs of things that look the same are laid out one by one where they are few; of more, some stand
 * apart, to be tapped one by one, and the rest stay a run that is tapped as one.
 */

const MOST_APART = 120;
const APART_OF_MANY = 12;

export function spread(view: SeatView): SeatView {
  const runs = view.battlefield.filter(({ count }) => count !== undefined);
  if (runs.length === 0) return view;
  const total = runs.reduce((sum, { count = 1 }) => sum + count, 0);
  const apart = total <= MOST_APART ? MOST_APART : APART_OF_MANY;
  const pieces = new Map<Handle, Handle>();
  const battlefield = view.battlefield.flatMap((one) => piecesOf(one, apart, pieces));
  return { ...view, battlefield, pending: view.pending.map((pending) => asked(pending, pieces)) };
}

function piecesOf(run: PermanentView, apart: number, pieces: Map<Handle, Handle>): readonly PermanentView[] {
  const { count, blockingEach, ...looks } = run;
  const members = count === undefined ? [run.id] : (handlesIn(run.id) ?? [run.id]);
  if (members.length < 2) return [run];
  const blocked = blockingEach === undefined ? [] : (handlesIn(blockingEach) ?? []);
  const singles = members.slice(0, apart).map((id, at): PermanentView => {
    pieces.set(id, id);
    return { ...looks, id, ...(blocked[at] !== undefined && { blocking: [blocked[at]] }) };
  });
  const rest = members.slice(apart);
  if (rest.length === 0) return singles;
  const id = runOf(rest);
  for (const handle of rest) pieces.set(handle, id);
  const each = blocked.slice(apart);
  return [...singles, { ...looks, id, count: rest.length, ...(each.length > 0 && { blockingEach: runOf(each) }) }];
}

function asked({ digest, decision }: PendingView, pieces: ReadonlyMap<Handle, Handle>): PendingView {
  const inPieces = (texts: readonly Handle[]): readonly Handle[] => texts.flatMap((text) => split(text, pieces));
  const each = <T, K extends keyof T>(all: readonly T[], key: K): readonly T[] =>
    all.flatMap((one) => split(one[key] as Handle, pieces).map((piece) => ({ ...one, [key]: piece })));
  const laid = (): Decision<Handle> => {
    switch (decision.ask) {
      case "choose": {
        const { show, ...others } = decision;
        return { ...others, from: inPieces(decision.from), ...(show && { show: inPieces(show) }) };
      }
      case "attackers":
        return { ...decision, attackers: each(decision.attackers, "attacker") };
      case "blockers":
        return {
          ...decision,
          blockers: each(decision.blockers, "blocker").map((may) => ({ ...may, attackers: inPieces(may.attackers) })),
        };
      case "pay":
        return { ...decision, sources: each(decision.sources, "source") };
      case "priority": {
        const actions = decision.actions.flatMap((action): readonly PriorityAction<Handle>[] =>
          action.act === "activate" ? each([action], "source") : [action],
        );
        return { ...decision, actions };
      }
      default:
        return decision;
    }
  };
  return { digest, decision: laid() };
}

/** The pieces in which what a text means is drawn; of a piece that is not meant as a whole, a part. */
function split(text: Handle, pieces: ReadonlyMap<Handle, Handle>): readonly Handle[] {
  if (!isRun(text)) return [text];
  const found = new Map<Handle, Handle[]>();
  for (const handle of handlesIn(text) ?? []) {
    const piece = pieces.get(handle) ?? handle;
    const same = found.get(piece);
    if (same === undefined) found.set(piece, [handle]);
    else same.push(handle);
  }
  return [...found.values()].map(runOf);
}

/** How many things a handle or a run means. */
export const manyIn = (text: Handle): number => (isRun(text) ? (handlesIn(text)?.length ?? 1) : 1);

/** The first so many of them. */
export const someOf = (text: Handle, most: number): Handle => runOf((handlesIn(text) ?? [text]).slice(0, most));
