import type { Compare } from "../../../engine/abilities/amounts.ts";
import type { Filter } from "../../../engine/abilities/filters.ts";
import type { Players } from "../../../engine/abilities/references.ts";
import { unbound } from "../../bind/unbound.ts";
import { noun } from "../../hubs.ts";
import { oneOf, type Phrase, rulesFor, words } from "../../kernel/index.ts";
import type { Event } from "../../meanings.ts";
import { or } from "../../nouns/filters.ts";
import { ofDamage, ofSources, permanents } from "../../nouns/kinds.ts";
import { digits } from "../../vocabulary/numbers.ts";
import { actors, manyPlayers } from "../actors.ts";
import { damaged, kindOfDamage } from "../damaged.ts";
import { amountOfEvent, several, single, sourceIsSubject } from "../subjects.ts";

/** Damage as it is told of whom or what it is dealt to, or with what deals it (120, 603.2c). */

const { rule } = rulesFor<Event>();

/** What damage is dealt by: "a red spell or planeswalker", "a creature you control or by a red instant spell". */
const { rule: dealing } = rulesFor<Filter>();
const oneDealer: Phrase<Filter> = dealing("a {what}", { what: noun.one }, ({ what }, scope) => {
  scope.mention({ ref: { what: "event", role: "other" }, number: "one", nouns: what.nouns });
  return ofDamage(what);
});
const dealer: Phrase<Filter> = oneOf(() => [
  oneDealer,
  dealing("{one} or by {other}", { one: oneDealer, other: oneDealer }, ({ one, other }) => or([one, other])),
]);

const someOrAll: Phrase<Players> = oneOf(() => [
  rulesFor<Players>().rule("one or more {whom}", { whom: manyPlayers }, ({ whom }) => whom),
  words<Players>([["your opponents", { who: "opponents" }]]),
]);

export const damageEvents: readonly Phrase<Event>[] = [
  // 603.2c: damage to all of these players is one event.
  ...(["deals", "deal"] as const).map((deal) =>
    rule(
      `{what} ${deal} {kind} to {whom}`,
      { what: deal === "deals" ? single : several, kind: kindOfDamage, whom: someOrAll },
      ({ what, kind, whom }, scope) => {
        sourceIsSubject(scope);
        const when = { on: "damage", source: what.filter, ...kind, to: { players: whom } } as const;
        return { when, batch: deal === "deals" ? "bySource" : true };
      },
    ),
  ),
  // 615.13: "that many" is how much of it was.
  rule("damage that would be dealt to {to} is prevented", { to: damaged }, ({ to }, scope) => {
    amountOfEvent(scope);
    return { when: { on: "preventDamage", to } };
  }),
  rule("damage from a {what} is prevented", { what: noun.one }, ({ what }) => ({
    when: { on: "preventDamage", source: ofSources(what) },
  })),
  // 603.2c: once for all that it deals damage to at the same time.
  rule(
    "{what} deals {kind} to one or more {others}",
    { what: single, kind: kindOfDamage, others: permanents.many },
    ({ what, kind, others }, scope) => {
      const source = what.filter;
      if (source.is !== "self" && source.is !== "among") return unbound("each of several apart");
      sourceIsSubject(scope);
      scope.tell({ event: {} });
      scope.mention({ ref: { what: "event", role: "object" }, number: "many", nouns: others.nouns });
      return { when: { on: "damage", source, to: { objects: others.filter }, ...kind }, batch: true };
    },
  ),
  rule("{kind} is dealt to you", { kind: kindOfDamage }, ({ kind }, scope) => {
    amountOfEvent(scope);
    return { when: { on: "damage", to: { players: { who: "you" } }, ...kind }, batch: "byRecipient" };
  }),
  // 603.2c: once for each of those that are dealt any.
  rule("{kind} is dealt to you or a {what}", { kind: kindOfDamage, what: permanents.one }, ({ kind, what }, scope) => {
    amountOfEvent(scope);
    return {
      when: { on: "damage", to: { players: { who: "you" }, objects: what.filter }, ...kind },
      batch: "byRecipient",
    };
  }),
  rule("{who} is dealt {kind}", { who: actors, kind: kindOfDamage }, ({ who, kind }, scope) => {
    amountOfEvent(scope);
    return { when: { on: "damage", to: { players: who }, ...kind }, batch: "byRecipient" };
  }),
  // 603.2c: once for each of those that are dealt any.
  rule(
    "{who} is dealt {kind} by one or more {sources}",
    { who: actors, kind: kindOfDamage, sources: noun.many },
    ({ who, kind, sources }, scope) => {
      amountOfEvent(scope);
      const when = { on: "damage", to: { players: who }, ...kind, source: ofDamage(sources) } as const;
      return { when, batch: "byRecipient" };
    },
  ),
  rule("{who} is dealt {kind} by {source}", { who: actors, kind: kindOfDamage, source: dealer }, (said, scope) => {
    amountOfEvent(scope);
    return { when: { on: "damage", to: { players: said.who }, ...said.kind, source: said.source } };
  }),
  // Each source deals damage by itself (120.4).
  rule(
    "{who} is dealt {n} or more {kind} by a single source",
    { who: actors, n: digits, kind: kindOfDamage },
    (said, scope) => {
      amountOfEvent(scope);
      const amount: Compare = { compare: ">=", to: said.n };
      return { when: { on: "damage", to: { players: said.who }, ...said.kind, amount } };
    },
  ),
  rule("you're dealt {kind} by {source}", { kind: kindOfDamage, source: dealer }, ({ kind, source }, scope) => {
    amountOfEvent(scope);
    return { when: { on: "damage", to: { players: { who: "you" } }, ...kind, source } };
  }),
  rule(
    "{what} is dealt {kind} by {source}",
    { what: oneOf(() => [single]), kind: kindOfDamage, source: dealer },
    (said, scope) => {
      amountOfEvent(scope);
      return { when: { on: "damage", to: { objects: said.what.filter }, ...said.kind, source: said.source } };
    },
  ),
  rule("you're dealt {kind}", { kind: kindOfDamage }, ({ kind }, scope) => {
    amountOfEvent(scope);
    return { when: { on: "damage", to: { players: { who: "you" } }, ...kind }, batch: "byRecipient" };
  }),
];
