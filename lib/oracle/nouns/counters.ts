import { CHOSEN_KIND, type CountersOn } from "../../engine/abilities/destinations.ts";
import { unbound } from "../bind/unbound.ts";
import { count } from "../hubs.ts";
import { oneOf, type Phrase, rulesFor } from "../kernel/index.ts";
import { counterKind } from "../vocabulary/qualities.ts";

/** "A counter of that kind", of the kind that was chosen. */
export const thatKind: Phrase<CountersOn> = rulesFor<CountersOn>().rule("a counter of that kind", {}, (_, scope) =>
  scope.counterKind === true ? { kind: CHOSEN_KIND, count: 1 } : unbound("no kind of counter was spoken of"),
);
/** "a +1/+1 counter", "two charge counters". */
export const counters: Phrase<CountersOn> = oneOf(() => [
  thatKind,
  rulesFor<CountersOn>().rule("(a additional|another) {kind} counter", { kind: counterKind }, ({ kind }) => ({
    kind,
    count: 1,
  })),
  rulesFor<CountersOn>().rule(
    "a additional {n} {kind} counters",
    { n: count.many, kind: counterKind },
    ({ n, kind }) => ({ kind, count: n }),
  ),
  rulesFor<CountersOn>().rule(
    "{n} additional {kind} counters",
    { n: count.many, kind: counterKind },
    ({ n, kind }) => ({ kind, count: n }),
  ),
  rulesFor<CountersOn>().rule("{n} {kind} counter", { n: count.one, kind: counterKind }, ({ n, kind }) => ({
    kind,
    count: n,
  })),
  rulesFor<CountersOn>().rule("{n} {kind} counters", { n: count.many, kind: counterKind }, ({ n, kind }) => ({
    kind,
    count: n,
  })),
]);

/** So many counters; of whatever kinds where none is told, which is chosen as it is done (608.2d). */
export const countersOrAny: Phrase<Pick<CountersOn, "count"> & Partial<CountersOn>> = oneOf(() => [
  counters,
  rulesFor<Pick<CountersOn, "count">>().rule("a counter", {}, () => ({ count: 1 })),
  rulesFor<Pick<CountersOn, "count">>().rule("{n} counters", { n: count.many }, ({ n: count }) => ({ count })),
]);
