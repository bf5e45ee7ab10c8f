import type { Effect } from "../../../engine/abilities/effects.ts";
import type { Objects } from "../../../engine/abilities/references.ts";
import { unbound } from "../../bind/unbound.ts";
import { duration } from "../../hubs.ts";
import { oneOf, type Phrase, rulesFor } from "../../kernel/index.ts";
import type { Instruction } from "../../meanings.ts";
import { pronouns } from "../../references/pronouns.ts";

/** 701.10h: what two targets have in their text boxes is exchanged for a while. */
export const textExchanges: readonly Phrase<Instruction>[] = [
  rulesFor<Instruction>().rule(
    "{duration}, exchange the text boxes of {those}",
    { duration, those: oneOf(() => [pronouns.many]) },
    ({ duration, those }, scope) => {
      const slot = those.what === "target" ? scope.targets[those.slot] : undefined;
      if (slot?.count.min !== 2 || slot.count.max !== 2) return unbound("two are exchanged");
      const [one, other] = (["first", "last"] as const).map((what): Objects => ({ what, of: those }));
      const done: Effect = {
        do: "exchange",
        quality: "textBoxes",
        one: { objects: one! },
        other: { objects: other! },
        duration,
      };
      scope.did(done);
      return [done];
    },
  ),
];
