import { useEffect, useRef } from "preact/hooks";
import type { Listened } from "../../../lib/view/sounds.ts";
import { hasSound } from "../../net/habits.ts";

/** Lets a table be heard on a device whose player wants that; how it sounds is fetched only there. */
export function useSound(now: Listened): void {
  const last = useRef(now);
  useEffect(() => {
    const before = last.current;
    last.current = now;
    if (hasSound()) import("../../sound/tones.ts").then(({ playBetween }) => playBetween(before, now)).catch(() => {});
  }, [now.isAsked, now.log.length, now.result]);
}
