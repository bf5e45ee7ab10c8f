import { useEffect, useState } from "preact/hooks";

/** The width below which everything stands in one column; the same figure is in the style sheets. */
const NARROW = "(max-width: 56rem)";

export function useNarrow(): boolean {
  const [narrow, setNarrow] = useState(() => matchMedia(NARROW).matches);
  useEffect(() => {
    const query = matchMedia(NARROW);
    const onChange = () => setNarrow(query.matches);
    query.addEventListener("change", onChange);
    return () => query.removeEventListener("change", onChange);
  }, []);
  return narrow;
}
