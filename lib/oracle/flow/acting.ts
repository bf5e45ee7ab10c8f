import type { Effect } from "../../engine/abilities/effects.ts";
import { type Visitor, visitNodes } from "../../engine/abilities/visit.ts";
import { isSeveral } from "../players/several.ts";

/** Whether an instruction is for "that player" of several who are not gone through one by one: nobody would follow it. */
export function isForNobody(effects: readonly Effect[]): boolean {
  let found = false;
  const visitor: Visitor = {
    effect: (one, inside) => {
      const who = "who" in one ? one.who : undefined;
      found ||= who?.who === "current";
      const isEach = one.do === "forEachPlayer" || one.do === "may" || (who !== undefined && isSeveral(who));
      if (!isEach) inside();
    },
    ability: () => undefined,
  };
  visitNodes("effect", effects, visitor);
  return found;
}
