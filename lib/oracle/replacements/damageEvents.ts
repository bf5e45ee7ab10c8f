import type { DamagePattern, EventPattern } from "../../engine/abilities/events.ts";
import type { Filter } from "../../engine/abilities/filters.ts";
import type { Players, Recipients } from "../../engine/abilities/references.ts";
import type { Scope } from "../bind/scope.ts";
import { unbound } from "../bind/unbound.ts";
import { filterOf } from "../effects/damage/damagePatterns.ts";
import { amount, noun } from "../hubs.ts";
import { oneOf, type Phrase, rulesFor, words } from "../kernel/index.ts";
import { and, or } from "../nouns/filters.ts";
import { ofDamage, permanents } from "../nouns/kinds.ts";
import { another } from "../nouns/other.ts";
import { isSeveral } from "../players/several.ts";
import { recipient } from "../references/recipients.ts";
import { anyObjects } from "../references/references.ts";
import { digits } from "../vocabulary/numbers.ts";
import { amountOf, itWould, you } from "./events.ts";

/** Damage that would be dealt (614.1a, 615.1a), as "if" tells it. */

const { rule: event } = rulesFor<EventPattern>();

const { rule: filter } = rulesFor<Filter>();
/** What would deal it. */
const dealing: Phrase<Filter> = oneOf(() => [
  filter("(a|any) {source}", { source: noun.one }, ({ source }) => ofDamage(source)),
  filter("another {source}", { source: noun.one }, ({ source }) => and([{ is: "another" }, ofDamage(source)])),
  filter("a {one} or a {other}", { one: noun.one, other: noun.one }, ({ one, other }) =>
    or([ofDamage(one), ofDamage(other)]),
  ),
  filter("{source}", { source: anyObjects }, ({ source }) => filterOf(source)),
]);

const { rule: dealtTo } = rulesFor<DamagePattern>();
/** Any permanent of these players, or these players themselves. */
const theirs = (who: Players, others = false): DamagePattern => ({
  players: who,
  objects: and([...(others ? [{ is: "another" } as const] : []), { is: "controlledBy", who }]),
});
/** Whom or what it would be dealt to: it is "that player", "that creature" or "it" from then on. */
const hurt: Phrase<DamagePattern> = oneOf(() => [
  dealtTo("a opponent or a permanent a opponent controls", {}, () => theirs({ who: "opponents" })),
  dealtTo("you or a permanent you control", {}, () => theirs(you)),
  dealtTo("you or another permanent you control", {}, () => theirs(you, true)),
  dealtTo("the chosen player or a permanent they control", {}, () => theirs({ who: "chosenForSelf" })),
  dealtTo("you or a {what}", { what: permanents.one }, ({ what }) =>
    what.filter.is === "controlledBy" ? unbound("said above") : { players: you, objects: what.filter },
  ),
  ...(
    [
      ["a player", { who: "each" }],
      ["a opponent", { who: "opponents" }],
    ] as const
  ).map(([words, who]) =>
    dealtTo(words, {}, (_, scope) => {
      scope.mentionPlayer({ who: "eventPlayer" });
      return { players: who };
    }),
  ),
  ...(
    [
      ["player", { who: "each" }],
      ["opponent", { who: "opponents" }],
    ] as const
  ).flatMap(([word, players]) => [
    dealtTo(`(a ${word} or {what}|a {what} or ${word})`, { what: permanents.one }, ({ what }) =>
      what.filter.is === "any" ? unbound("said without saying whom") : { players, objects: what.filter },
    ),
    dealtTo(`a {one}, {other}, or ${word}`, { one: permanents.one, other: permanents.one }, ({ one, other }) => ({
      players,
      objects: or([one.filter, other.filter]),
    })),
  ]),
  dealtTo("a {what}", { what: permanents.one }, ({ what }, scope) => {
    itWould(scope, what.nouns);
    return { objects: what.filter };
  }),
  dealtTo("another {what}", { what: permanents.one }, ({ what }, scope) => {
    itWould(scope, what.nouns);
    return { objects: another(scope, what).filter };
  }),
  dealtTo("{to}", { to: recipient }, ({ to }, scope) => {
    // "A player", "an opponent": whichever it is, not one that is chosen.
    if (to.players !== undefined && (to.players.who === "chosen" || isSeveral(to.players))) unbound("said above");
    if (to.players !== undefined && to.objects === undefined && to.players.who !== "you")
      scope.mentionPlayer({ who: "eventPlayer" });
    return pattern(to);
  }),
]);

export const damageTo: Phrase<EventPattern> = oneOf(() => [
  event(
    "{source} would deal {kind} to a permanent or player",
    { source: dealing, kind: kindOf() },
    ({ source, kind }, scope) => would({ source, ...kind }, scope),
  ),
  event(
    "{source} would deal {kind} to {to}",
    { source: dealing, kind: kindOf(), to: hurt },
    ({ source, kind, to }, scope) => would({ source, to, ...kind }, scope),
  ),
  event("{source} would deal {kind}", { source: dealing, kind: kindOf() }, ({ source, kind }, scope) =>
    would({ source, ...kind }, scope),
  ),
  event("{kind} would be dealt to {to}", { kind: kindOf(), to: hurt }, ({ kind, to }, scope) =>
    would({ to, ...kind }, scope),
  ),
  event("{to} would be dealt {kind}", { to: hurt, kind: kindOf() }, ({ to, kind }, scope) =>
    would({ to, ...kind }, scope),
  ),
]);

function would(dealt: Omit<Extract<EventPattern, { on: "damage" }>, "on">, scope: Scope): EventPattern {
  amountOf(scope);
  scope.tell({ hurt: dealt.to ?? {} });
  return { on: "damage", ...dealt };
}

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
    dealt("{n} or less {kind}", { n: digits, kind: combatKind }, ({ n, kind }) => ({
      ...kind,
      amount: { compare: "<=", to: n },
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
