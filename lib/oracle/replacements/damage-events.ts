import type { DamagePattern, EventPattern } from "../../engine/abilities/events.ts";
import type { Filter } from "../../engine/abilities/filters.ts";
import type { Recipients } from "../../engine/abilities/references.ts";
import { type Scope, unbound } from "../bind/scope.ts";
import { filterOf } from "../effects/prevention.ts";
import { isSeveral } from "../effects/several.ts";
import { amount, noun } from "../hubs.ts";
import { oneOf, type Phrase, rulesFor, words } from "../kernel/index.ts";
import { and, or } from "../nouns/filters.ts";
import { ofDamage, permanents } from "../nouns/kinds.ts";
import { another } from "../nouns/other.ts";
import { self } from "../nouns/self.ts";
import { recipient } from "../references/recipients.ts";
import { anyObjects } from "../references/references.ts";
import { digits } from "../vocabulary/numbers.ts";
import { amountOf, itWould, you } from "./events.ts";

/** Damage that would be dealt (614.1a, 615.1a), as "if" tells it. */

const { rule: event } = rulesFor<EventPattern>();

export const damageTo: Phrase<EventPattern> = oneOf(() => [
  event(
    "(a|any) {source} would deal {kind} to a permanent or player",
    { source: noun.one, kind: kindOf() },
    ({ source, kind }, scope) => {
      amountOf(scope);
      return { on: "damage", source: ofDamage(source), ...kind };
    },
  ),
  event(
    "another {source} would deal {kind} to a permanent or player",
    { source: noun.one, kind: kindOf() },
    ({ source, kind }, scope) => {
      amountOf(scope);
      return { on: "damage", source: and([{ is: "another" }, ofDamage(source)]), ...kind };
    },
  ),
  event(
    "a {source} would deal {kind} to {to}",
    { source: noun.one, kind: kindOf(), to: recipient },
    ({ source, kind, to }, scope) => {
      amountOf(scope);
      return { on: "damage", source: ofDamage(source), to: pattern(to), ...kind };
    },
  ),
  ...(
    [
      ["an opponent or a permanent an opponent controls", { who: "opponents" }],
      ["you or a permanent you control", { who: "you" }, false],
      ["you or another permanent you control", { who: "you" }, true],
      ["an opponent or a permanent an opponent controls", { who: "opponents" }, false],
      ["the chosen player or a permanent they control", { who: "chosenForSelf" }, false],
    ] as const
  ).map(([words, who, others]) =>
    event(
      `a {source} would deal {kind} to ${words}`,
      { source: noun.one, kind: kindOf() },
      ({ source, kind }, scope) => {
        amountOf(scope);
        return {
          on: "damage",
          source: ofDamage(source),
          to: {
            players: who,
            objects: and([...(others ? [{ is: "another" } as const] : []), { is: "controlledBy", who }]),
          },
          ...kind,
        };
      },
    ),
  ),
  event(
    "a {source} would deal {kind} to you or a {what}",
    { source: noun.one, kind: kindOf(), what: permanents.one },
    (said, scope) => {
      if (said.what.filter.is === "controlledBy") unbound("said above");
      amountOf(scope);
      return {
        on: "damage",
        source: ofDamage(said.source),
        to: { players: you, objects: said.what.filter },
        ...said.kind,
      };
    },
  ),
  event("a {source} would deal {kind}", { source: noun.one, kind: kindOf() }, ({ source, kind }, scope) => {
    amountOf(scope);
    return { on: "damage", source: ofDamage(source), ...kind };
  }),
  event(
    "a {one} or a {other} would deal {kind} to a permanent or player",
    { one: noun.one, other: noun.one, kind: kindOf() },
    ({ one, other, kind }, scope) => {
      amountOf(scope);
      return { on: "damage", source: or([ofDamage(one), ofDamage(other)]), ...kind };
    },
  ),
  // What deals it says whom: the player is "that player" from then on.
  ...(
    [
      ["a player", { who: "each" }],
      ["a opponent", { who: "opponents" }],
    ] as const
  ).flatMap(([words, who]) => {
    const dealt = (source: Filter, kind: Dealt, scope: Scope): EventPattern => {
      amountOf(scope);
      scope.mentionPlayer({ who: "eventPlayer" });
      return { on: "damage", source, to: { players: who }, ...kind };
    };
    return [
      event(`{source} would deal {kind} to ${words}`, { source: self, kind: kindOf() }, ({ kind }, scope) =>
        dealt({ is: "self" }, kind, scope),
      ),
      // Of an opponent it is told with other recipients.
      ...(who.who === "opponents"
        ? []
        : [
            event(
              `a {source} would deal {kind} to ${words}`,
              { source: noun.one, kind: kindOf() },
              ({ source, kind }, scope) => dealt(ofDamage(source), kind, scope),
            ),
          ]),
    ];
  }),
  event(
    "{source} would deal {kind} to a {what}",
    { source: self, kind: kindOf(), what: permanents.one },
    (said, scope) => {
      amountOf(scope);
      itWould(scope, said.what.nouns);
      return { on: "damage", source: { is: "self" }, to: { objects: said.what.filter }, ...said.kind };
    },
  ),
  event("{source} would deal {kind} to a permanent or player", { source: self, kind: kindOf() }, ({ kind }, scope) => {
    amountOf(scope);
    return { on: "damage", source: { is: "self" }, ...kind };
  }),
  event(
    "a {source} would deal {kind} to a {what}",
    { source: noun.one, kind: kindOf(), what: permanents.one },
    ({ source, kind, what }, scope) => {
      amountOf(scope);
      itWould(scope, what.nouns);
      return { on: "damage", source: ofDamage(source), to: { objects: what.filter }, ...kind };
    },
  ),
  event(
    "a {source} would deal {kind} to another {what}",
    { source: noun.one, kind: kindOf(), what: permanents.one },
    (said, scope) => {
      amountOf(scope);
      itWould(scope, said.what.nouns);
      return {
        on: "damage",
        source: ofDamage(said.source),
        to: { objects: another(scope, said.what).filter },
        ...said.kind,
      };
    },
  ),
  event(
    "a {source} or a {other} would deal {kind} to a permanent or player",
    { source: noun.one, other: noun.one, kind: kindOf() },
    ({ source, other, kind }, scope) => {
      amountOf(scope);
      return { on: "damage", source: or([ofDamage(source), ofDamage(other)]), ...kind };
    },
  ),
  event(
    "a {source} would deal {n} or less {kind} to {to}",
    { source: noun.one, n: digits, kind: kindOf(), to: recipient },
    (said, scope) => {
      amountOf(scope);
      const amount = { compare: "<=", to: said.n } as const;
      return { on: "damage", source: ofDamage(said.source), to: pattern(said.to), ...said.kind, amount };
    },
  ),
  // What was spoken of.
  event("{source} would deal {kind}", { source: anyObjects, kind: kindOf() }, ({ source, kind }, scope) => {
    amountOf(scope);
    return { on: "damage", source: filterOf(source), ...kind };
  }),
  event(
    "{source} would deal {kind} to {to}",
    { source: anyObjects, kind: kindOf(), to: recipient },
    ({ source, kind, to }, scope) => {
      // "A player", "an opponent": whichever it is, not one that is chosen.
      if (to.players !== undefined && (to.players.who === "chosen" || isSeveral(to.players))) unbound("said above");
      amountOf(scope);
      return { on: "damage", source: filterOf(source), to: pattern(to), ...kind };
    },
  ),
  event("{kind} would be dealt to a {what}", { kind: kindOf(), what: permanents.one }, ({ kind, what }, scope) => {
    amountOf(scope);
    itWould(scope, what.nouns);
    return { on: "damage", to: { objects: what.filter }, ...kind };
  }),
  // Whichever player: "that player" from then on.
  ...(
    [
      ["a player", { who: "each" }],
      ["a opponent", { who: "opponents" }],
    ] as const
  ).map(([words, who]) =>
    event(`{kind} would be dealt to ${words}`, { kind: kindOf() }, ({ kind }, scope) => {
      amountOf(scope);
      scope.mentionPlayer({ who: "eventPlayer" });
      return { on: "damage", to: { players: who }, ...kind };
    }),
  ),
  event("{what} would be dealt {kind}", { what: self, kind: kindOf() }, ({ kind }, scope) => {
    amountOf(scope);
    itWould(scope, ["this"]);
    return { on: "damage", to: { objects: { is: "self" } }, ...kind };
  }),
  event("{kind} would be dealt to {to}", { kind: kindOf(), to: recipient }, ({ kind, to }, scope) => {
    if (to.players !== undefined && (to.players.who === "chosen" || isSeveral(to.players))) unbound("said above");
    amountOf(scope);
    return { on: "damage", to: pattern(to), ...kind };
  }),
]);

type Dealt = Pick<Extract<EventPattern, { on: "damage" }>, "combat" | "amount">;
/** Which damage, and how much: "noncombat damage", "4 or more damage". */
function kindOf(): Phrase<Dealt> {
  const { rule: dealt } = rulesFor<Dealt>();
  return oneOf(() => [
    combatKind,
    dealt("{n} or more {kind}", { n: digits, kind: combatKind }, ({ n, kind }) => ({
      ...kind,
      amount: { compare: ">=", to: n },
    })),
    dealt("a amount of {kind} less than {n}", { kind: combatKind, n: amount }, ({ n, kind }) => ({
      ...kind,
      amount: { compare: "<", to: n },
    })),
  ]);
}
const combatKind = words<Pick<Dealt, "combat">>([
  ["damage", {}],
  ["combat damage", { combat: true }],
  ["noncombat damage", { combat: false }],
]);
const pattern = ({ objects, players }: Recipients): DamagePattern => ({
  ...(objects === undefined ? {} : { objects: filterOf(objects) }),
  ...(players === undefined ? {} : { players }),
});
