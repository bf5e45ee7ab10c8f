import type { Amount } from "../../engine/abilities/amounts.ts";
import type { EventPattern } from "../../engine/abilities/events.ts";
import type { Filter } from "../../engine/abilities/filters.ts";
import type { Players } from "../../engine/abilities/references.ts";
import type { Instead, Replacement } from "../../engine/abilities/statics.ts";
import { unbound } from "../bind/scope.ts";
import { oneOf, type Phrase, rulesFor, words } from "../kernel/index.ts";
import type { Instruction, StaticSentence } from "../meanings.ts";
import { and } from "../nouns/filters.ts";
import { permanents } from "../nouns/kinds.ts";
import { self } from "../nouns/self.ts";
import { counterKind } from "../vocabulary/qualities.ts";

/** "If one or more counters would be put on a creature you control, ...": more or fewer of them (122.6, 614.16). */

type Counters = Extract<EventPattern, { on: "counters" }>;
const { rule: event } = rulesFor<Counters>();
const { rule: on } = rulesFor<Filter>();
const bearer: Phrase<Filter> = oneOf(() => [
  on("{self}", { self }, () => ({ is: "self" })),
  on("a {what}", { what: permanents.one }, ({ what }) => what.filter),
  on("another {what}", { what: permanents.one }, ({ what }) => and([{ is: "another" }, what.filter])),
]);
const putter = words<Players>([
  ["you would", { who: "you" }],
  ["an opponent would", { who: "opponents" }],
  ["a player would", { who: "each" }],
]);

const would: Phrase<Counters> = oneOf(() => [
  event(
    "one or more {kind} counters would be put on {what}",
    { kind: counterKind, what: bearer },
    ({ kind, what }) => ({
      on: "counters",
      object: what,
      kind,
    }),
  ),
  event("one or more counters would be put on {what}", { what: bearer }, ({ what }) => ({
    on: "counters",
    object: what,
  })),
  // 122.1: of players.
  event("you would get one or more counters", {}, () => ({ on: "counters", player: { who: "you" } })),
  event("{who} put one or more counters on a permanent or player", { who: putter }, ({ who }) => ({
    on: "counters",
    by: who,
  })),
  event("{who} put one or more counters on {what}", { who: putter, what: bearer }, ({ who, what }) => ({
    on: "counters",
    object: what,
    by: who,
  })),
  event(
    "{who} put one or more {kind} counters on {what}",
    { who: putter, kind: counterKind, what: bearer },
    (said) => ({
      on: "counters",
      object: said.what,
      kind: said.kind,
      by: said.who,
    }),
  ),
  event(
    "a {keyword} triggered ability would put one or more {kind} counters on {what}",
    { keyword: words([["modular", "modular"]]), kind: counterKind, what: bearer },
    ({ keyword, kind, what }) => ({
      on: "counters",
      object: what,
      kind,
      causedBy: { is: "abilityKeyword", keyword },
    }),
  ),
  event("a effect would put one or more counters on {what}", { what: bearer }, ({ what }) => ({
    on: "counters",
    object: what,
    byEffect: true,
  })),
]);

/** How many instead, and of which kind where it is said again. */
interface More {
  readonly instead: Instead;
  readonly kind?: string;
}
const amount = { amount: "event" } as const;
const twice: Instead = { by: "amount", amount: { amount: "times", factor: 2, of: amount } };
const oneMore: Instead = { by: "amount", amount: { amount: "sum", of: [amount, 1] } };
const oneFewer: Instead = { by: "amount", amount: { amount: "minus", from: amount, of: 1 } };
const halved: Instead = { by: "amount", amount: { amount: "half", of: amount, round: "down" } };
const { rule: more } = rulesFor<More>();
const it = "(it|that creature|that permanent|them)";
const those = "(of each of those kinds of counters|of those counters)";
/** With "one", each kind has one more. */
const oneOfEach = "one of each of those kinds of counters";
const where = "(that permanent or player|that permanent|that creature|it)";
const instead: Phrase<More> = oneOf(() => [
  more(`that many plus one {kind} counters are put on ${it} instead`, { kind: counterKind }, ({ kind }) => ({
    instead: oneMore,
    kind,
  })),
  more(`twice that many {kind} counters are put on ${it} instead`, { kind: counterKind }, ({ kind }) => ({
    instead: twice,
    kind,
  })),
  more(`that many {kind} counters minus one are put on ${it} instead`, { kind: counterKind }, ({ kind }) => ({
    instead: oneFewer,
    kind,
  })),
  more(`that many plus one ${those} are put on ${where} instead`, {}, () => ({ instead: oneMore })),
  more(`that many plus ${oneOfEach} are put on ${where} instead`, {}, () => ({ instead: oneMore })),
  more(`you get that many plus ${oneOfEach} instead`, {}, () => ({ instead: oneMore })),
  more(`twice that many ${those} are put on ${where} instead`, {}, () => ({ instead: twice })),
  more(`(put|it puts) that many plus one ${those} on ${where} instead`, {}, () => ({ instead: oneMore })),
  more(`(put|it puts) twice that many ${those} on ${where} instead`, {}, () => ({ instead: twice })),
  more(`they put half that many ${those} on ${where} instead, rounded down`, {}, () => ({ instead: halved })),
]);

const { rule: sentence } = rulesFor<StaticSentence>();
const { rule: instruction } = rulesFor<Instruction>();
const replaced = (of: Counters, { instead, kind }: More) =>
  kind === undefined || kind === of.kind ? { of, instead } : unbound("counters of another kind");

/** 120.3c: as damage would take the last of the counters away, one is left. */
const lastLoyalty = rulesFor<StaticSentence>().rule(
  "if damage dealt to {what} would result in all loyalty counters on it being removed, instead all but one of those counters are removed.",
  { what: bearer },
  ({ what }) => {
    const there: Amount = { amount: "counters", kind: "loyalty", on: { what: "event", role: "object" } };
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
  sentence("if {would}, {instead}.", { would, instead }, ({ would, instead }) => ({
    effects: [{ static: "replace", replacement: replaced(would, instead) }],
  })),
];
export const counterSentences: readonly Phrase<Instruction>[] = [
  instruction("if {would} this turn, {instead}.", { would, instead }, ({ would, instead }) => [
    { do: "replace", replacement: replaced(would, instead), duration: "endOfTurn" },
  ]),
];
