import type { Effect } from "../../../engine/abilities/effects.ts";
import { sameData } from "../../../engine/abilities/visit.ts";
import { unbound } from "../../bind/unbound.ts";
import { type Forms, type Phrase, rulesFor } from "../../kernel/index.ts";
import type { Instruction } from "../../meanings.ts";
import { counters } from "../../nouns/counters.ts";
import { itself } from "../../nouns/self.ts";
import { numberWordOrOne } from "../../vocabulary/numbers.ts";
import { counterKind } from "../../vocabulary/qualities.ts";
import { onto } from "../objects/done.ts";
import { thing } from "../objects/thing.ts";
import { actor } from "../players/actor.ts";

/** As many counters as one likes are put on one thing, and how many of them there may then be (122.1, 608.2d). */

export const upToCounters: readonly Forms<Instruction>[] = [
  rulesFor<Instruction>().inflected(
    "<put> up to {counters} on {what}",
    { counters, what: thing },
    ({ counters, what }, scope) => {
      if (what.what === "all" || what.what === "chosen" || what.what === "union") unbound("so many on each of them?");
      if (what.what === "target" && scope.targets[what.slot]?.count.max !== 1) unbound("so many on each of them?");
      const choice: Effect = { do: "chooseNumber", who: actor(scope), range: { min: 0, max: counters.count } };
      const count = { amount: "noted", name: scope.noteOf(choice) } as const;
      return [choice, ...onto(scope, what, { do: "putCounters", ...counters, count, on: { objects: what } })];
    },
  ),
];

export const mostCounters: readonly Phrase<Instruction>[] = [
  rulesFor<Instruction>().rule(
    "this ability can't cause the total number of {kind} counters on {what} to be greater than {most}.",
    { kind: counterKind, what: itself, most: numberWordOrOne },
    ({ kind, what, most }, scope) => {
      if (scope.isSpell) unbound("a spell is no ability");
      return {
        amend: (before) => {
          const put = before.at(-1);
          if (put?.do !== "putCounters" || put.kind !== kind || put.dividedBy !== undefined)
            return unbound("what puts such counters there?");
          if (!sameData(put.on, { objects: what })) return unbound("counters on something else");
          return [...before.slice(0, -1), { ...put, atMost: most }];
        },
      };
    },
  ),
];
