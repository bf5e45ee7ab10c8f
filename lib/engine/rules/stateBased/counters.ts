import { amountOf, objectsOf } from "../../query/evaluators/index.ts";
import { countersOn } from "../../state/objects.ts";
import { rulesOf } from "../continuous/layers.ts";
import type { Check } from "./check.ts";

/** 704.5q: +1/+1 and -1/-1 counters take each other away. */
export const opposingCounters: Check = (game, events, present) => {
  if (!present.hasCounters) return;
  for (const on of game.state.battlefield) {
    if (game.state.objects[on]!.counters === undefined) continue;
    const pairs = Math.min(countersOn(game.state, on, "+1/+1"), countersOn(game.state, on, "-1/-1"));
    if (pairs === 0) continue;
    events.push(
      { e: "counters", on, kind: "+1/+1", count: -pairs },
      { e: "counters", on, kind: "-1/-1", count: -pairs },
    );
  }
};

/** 704.5r: "can't have more than N counters of this kind". */
export const counterLimits: Check = (game, events) => {
  for (const { rule, context } of rulesOf(game, "counterLimit")) {
    for (const on of objectsOf(game, rule.who, context)) {
      const excess = countersOn(game.state, on, rule.kind) - amountOf(game, rule.most, context);
      if (excess > 0) events.push({ e: "counters", on, kind: rule.kind, count: -excess });
    }
  }
};
