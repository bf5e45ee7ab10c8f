import type { Amount } from "../../engine/abilities/amounts.ts";
import type { Effect } from "../../engine/abilities/effects.ts";
import type { EventPattern } from "../../engine/abilities/events.ts";
import type { Instead, Replacement } from "../../engine/abilities/replacements.ts";
import type { Scope } from "../bind/scope.ts";
import { unbound } from "../bind/unbound.ts";
import { only } from "../effects/clauses/follow.ts";
import { clause, duration } from "../hubs.ts";
import { oneOf, opt, type Phrase, rulesFor, words } from "../kernel/index.ts";
import type { Instruction, StaticSentence } from "../meanings.ts";
import { numberWordOrOne } from "../vocabulary/numbers.ts";
import { counterKind } from "../vocabulary/qualities.ts";
import { amountOf, victim } from "./events.ts";
import { whoever } from "./playerEvents.ts";
import { byThem, byYou, factor, half, minus, plus, rounded, times } from "./soMuch.ts";

/** "If one or more counters would be put on a creature you control, ...": more or fewer of them (122.6, 614.16). */

type Counters = Extract<EventPattern, { on: "counters" }>;
const { rule: event } = rulesFor<Counters>();
const kindOf = opt(counterKind);
const ofKind = (kind: string | undefined): Pick<Counters, "kind"> => (kind === undefined ? {} : { kind });
const told = (scope: Scope, would: Counters): Counters => {
  amountOf(scope);
  return would;
};

const would: Phrase<Counters> = oneOf(() => [
  event("one or more {kind} counters would be put on {what}", { kind: kindOf, what: victim }, ({ kind, what }, scope) =>
    told(scope, { on: "counters", object: what, ...ofKind(kind) }),
  ),
  event(
    "one or more {kind} counters would be removed from {what}",
    { kind: kindOf, what: victim },
    ({ kind, what }, scope) => told(scope, { on: "counters", object: what, ...ofKind(kind), removed: true }),
  ),
  // 122.1: of players.
  event("{who} would get one or more {kind} counters", { who: whoever, kind: kindOf }, ({ who, kind }, scope) =>
    told(scope, { on: "counters", player: who, ...ofKind(kind) }),
  ),
  event(
    "{who} would put one or more {kind} counters on a permanent or player",
    { who: whoever, kind: kindOf },
    ({ who, kind }, scope) => told(scope, { on: "counters", by: who, ...ofKind(kind) }),
  ),
  event(
    "{who} would put one or more {kind} counters on {what}",
    { who: whoever, kind: kindOf, what: victim },
    (said, scope) => told(scope, { on: "counters", object: said.what, by: said.who, ...ofKind(said.kind) }),
  ),
  event(
    "a {keyword} triggered ability would put one or more {kind} counters on {what}",
    { keyword: words([["modular", "modular"]]), kind: counterKind, what: victim },
    ({ keyword, kind, what }, scope) =>
      told(scope, { on: "counters", object: what, kind, causedBy: { is: "abilityKeyword", keyword } }),
  ),
  event(
    "a effect would put one or more {kind} counters on {what}",
    { kind: kindOf, what: victim },
    ({ kind, what }, scope) => told(scope, { on: "counters", object: what, byEffect: true, ...ofKind(kind) }),
  ),
]);

/** How many instead, and of which kind where it is said again. */
interface More {
  readonly instead: Instead;
  readonly kind?: string;
}
const { rule: more } = rulesFor<More>();
const where = "(that permanent or player|that permanent|that creature|it|them)";
/** Counters of the kind told again, or of those kinds; with "one of each" of each kind one more. */
const those = words<undefined>([
  ["of each of those kinds of counters", undefined],
  ["of those counters", undefined],
]);
const again: Phrase<string | undefined> = oneOf(() => [
  those,
  rulesFor<string>().rule("{kind} counters", { kind: counterKind }, ({ kind }) => kind),
]);
const so = (instead: Instead, kind: string | undefined): More => ({ instead, ...(kind !== undefined && { kind }) });
const n = numberWordOrOne;
/** So many of them. */
const many: Phrase<More> = oneOf(() => [
  more("{factor} that many {kind}", { factor, kind: again }, ({ factor, kind }) => so(times(factor), kind)),
  more("that many plus {n} {kind}", { n, kind: again }, ({ n, kind }) => so(plus(n), kind)),
  more("that many {kind} minus {n}", { n, kind: again }, ({ n, kind }) => so(minus(n), kind)),
  more("that many minus {n} {kind}", { n, kind: again }, ({ n, kind }) => so(minus(n), kind)),
]);
const halved = [
  more(
    `(put|it puts) half that many {kind} on ${where} instead, rounded {round}`,
    { kind: again, round: rounded },
    (said) => so(half(said.round), said.kind),
  ),
  more(
    `they put half that many {kind} on ${where} instead, rounded {round}`,
    { kind: again, round: rounded },
    (said, scope) => so(byThem(half(said.round), scope), said.kind),
  ),
];
const instead: Phrase<More> = oneOf(() => [
  more(`{many} are put on ${where} instead`, { many }, ({ many }) => many),
  more(`{many} are removed from ${where} instead`, { many }, ({ many }) => many),
  more(`(put|it puts) {many} on ${where} instead`, { many }, ({ many }) => many),
  more(`they put {many} on ${where} instead`, { many }, ({ many }, scope) => theirs(many, scope)),
  more(`that player puts {many} on ${where} instead`, { many }, ({ many }, scope) => theirs(many, scope)),
  more("you get {many} instead", { many }, ({ many }, scope) => ({ ...many, instead: byYou(many.instead, scope) })),
  more("they get {many} instead", { many }, ({ many }, scope) => theirs(many, scope)),
  more("that player gets {many} instead", { many }, ({ many }, scope) => theirs(many, scope)),
  ...halved,
]);
const theirs = (many: More, scope: Scope): More => ({ ...many, instead: byThem(many.instead, scope) });
/** Anything else; the same counters would be another number of them. */
const anythingElse: Phrase<More> = oneOf(() =>
  ["{then} instead", "instead {then}"].map((words) =>
    more(words, { then: clause }, ({ then }) => ({ instead: { by: "effects", effects: only(then) } })),
  ),
);

const { rule: sentence } = rulesFor<StaticSentence>();
const { rule: instruction } = rulesFor<Instruction>();
const replaced = (of: Counters, { instead, kind }: More): Replacement => {
  if (kind !== undefined && kind !== of.kind) unbound("counters of another kind");
  // 122.6: put there again they would be another number of the same.
  const isAgain = (one: Effect): boolean =>
    (one.do === "putCounters" || one.do === "playerCounters") && one.kind === of.kind;
  if (instead.by === "effects" && instead.effects.some(isAgain)) unbound("another number of the same");
  return { of, instead };
};
const insteadOfThem = oneOf(() => [instead, anythingElse]);

/** 120.3c: as damage would take the last of the counters away, one is left. */
const lastLoyalty = rulesFor<StaticSentence>().rule(
  "if damage dealt to {what} would result in all loyalty counters on it being removed, instead all but one of those counters are removed.",
  { what: victim },
  ({ what }) => {
    const there: Amount = { amount: "counters", kind: "loyalty", on: { what: "event", role: "object" } };
    const amount = { amount: "event" } as const;
    const replacement: Replacement = {
      of: { on: "counters", object: what, kind: "loyalty", removed: true, byDamage: true },
      if: { if: "compare", amount: there, value: { compare: "<=", to: amount } },
      instead: { by: "amount", amount: { amount: "minus", from: there, of: 1 } },
    };
    return { effects: [{ static: "replace", replacement }] };
  },
);

export const counterStatics: readonly Phrase<StaticSentence>[] = [
  lastLoyalty,
  sentence("if {would}, {instead}.", { would, instead: insteadOfThem }, ({ would, instead }) => ({
    effects: [{ static: "replace", replacement: replaced(would, instead) }],
  })),
];
export const counterSentences: readonly Phrase<Instruction>[] = [
  ...["if {would} {duration}, {instead}.", "{duration}, if {would}, {instead}."].map((words) =>
    instruction(words, { would, duration, instead: insteadOfThem }, ({ would, duration, instead }) => [
      { do: "replace", replacement: replaced(would, instead), duration },
    ]),
  ),
];
