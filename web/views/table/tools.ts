import { useMemo, useRef } from "preact/hooks";
import { marksOf, type Work } from "../../../lib/answering/answering.ts";
import { type Mark, signOf } from "../../../lib/answering/kind.ts";
import type { Handle } from "../../../lib/engine/views.ts";
import { keyOf, type Named } from "../../../lib/view/entities.ts";
import type { MarkOf, TableTools } from "./context.ts";

/** What can be tapped now: the name by which the question knows a thing, and its mark, by key. */
export interface Marked {
  readonly markOf: MarkOf;
  nameOf(thing: string): Handle | undefined;
}

/** `work`: the unfinished answer, if there is anything to answer. What a tap leaves as it was has the same mark after it. */
export function useMarked(work: Work | undefined): Marked {
  const before = useRef<ReadonlyMap<string, { readonly name: Handle; readonly mark: Mark }>>(new Map());
  return useMemo(() => {
    const found = new Map<string, { readonly name: Handle; readonly mark: Mark }>();
    for (const [name, mark] of work ? marksOf(work) : []) {
      const key = keyOf(name);
      const was = before.current.get(key)?.mark;
      found.set(key, { name, mark: was && signOf(was) === signOf(mark) ? was : mark });
    }
    before.current = found;
    return {
      markOf: (name: Named) => found.get(keyOf(name))?.mark,
      nameOf: (thing) => found.get(thing)?.name,
    };
  }, [work]);
}

/** The same tools as long as what they say of the table is the same; what they do is always the latest. */
export function useTools(now: TableTools): TableTools {
  const latest = useRef(now);
  latest.current = now;
  const { view, voice, byHand, leads } = now;
  const mayPassUntil = now.passUntil !== undefined;
  return useMemo(
    () => ({
      ...{ view, voice, byHand, leads },
      setByHand: (by) => latest.current.setByHand(by),
      passUntil: mayPassUntil ? (order) => latest.current.passUntil?.(order) : undefined,
      tap: (name) => latest.current.tap(name),
      badge: (name, mark) => latest.current.badge(name, mark),
      read: (card) => latest.current.read(card),
      peek: (card) => latest.current.peek(card),
      open: (title, cards) => latest.current.open(title, cards),
    }),
    [view, voice, byHand, leads, mayPassUntil],
  );
}
