import { useCallback, useRef } from "preact/hooks";

/** The same function every time, which does what the latest one does: whoever is given it need not be drawn again for it. */
export function useLatest<G extends readonly unknown[], R>(does: (...given: G) => R): (...given: G) => R {
  const latest = useRef(does);
  latest.current = does;
  return useCallback((...given: G) => latest.current(...given), []);
}
