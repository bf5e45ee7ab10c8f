import type { CountersOn } from "../../engine/abilities/destinations.ts";
import { count } from "../hubs.ts";
import { oneOf, type Phrase, rulesFor } from "../kernel/index.ts";
import { counterKind } from "../vocabulary/qualities.ts";

/** "a +1/+1 counter", "two charge counters". */
export const counters: Phrase<CountersOn> = oneOf(() => [
  rulesFor<CountersOn>().rule("a additional {kind} counter", { kind: counterKind }, ({ kind }) => ({ kind, count: 1 })),
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
