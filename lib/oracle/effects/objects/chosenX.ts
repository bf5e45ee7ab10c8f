import type { Effect, EffectKind } from "../../../engine/abilities/effects.ts";
import type { Objects, Players } from "../../../engine/abilities/references.ts";
import { unbound } from "../../bind/unbound.ts";
import { noun } from "../../hubs.ts";
import { type Phrase, rulesFor, words } from "../../kernel/index.ts";
import type { Instruction } from "../../meanings.ts";
import { moving } from "./done.ts";
import { choice } from "./thing.ts";

/** 107.3f: X is only chosen as the instruction is followed. */

const { rule } = rulesFor<Instruction>();

/** What X permanents have done to them, where X is only chosen now (107.3f). */
const doneToX = words<(what: Objects, who: Players) => EffectKind>([
  ["tap", (what) => ({ do: "tap", what })],
  ["untap", (what) => ({ do: "untap", what })],
  ["exile", (what) => ({ do: "move", what, to: { zone: "exile" } })],
  ["sacrifice", (what, who) => ({ do: "sacrifice", who, what })],
]);

/** "You may tap X untapped Knights you control.": as many as one likes, which is what X is from then on. */
export const chosenXSentences: readonly Phrase<Instruction>[] = [
  rule("you may {done} X {what}.", { done: doneToX, what: noun.many }, ({ done, what }, scope) => {
    if (scope.x !== undefined || scope.saidX !== undefined) unbound("X is known");
    scope.tell({ beforeMay: scope.objects });
    const ref = choice(scope, { what, count: { min: 0 } });
    const effects = moving(scope, ref, done(ref, scope.subject));
    scope.tell({ saidX: { amount: "noted", name: scope.noteOf(effects[0] as Effect) } });
    return [{ do: "may", who: { who: "you" }, effects }];
  }),
];
