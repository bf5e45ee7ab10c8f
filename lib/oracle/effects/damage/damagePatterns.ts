import type { Duration } from "../../../engine/abilities/durations.ts";
import type { DamagePattern, EventPattern } from "../../../engine/abilities/events.ts";
import type { Filter } from "../../../engine/abilities/filters.ts";
import type { Objects, Recipients } from "../../../engine/abilities/references.ts";
import { sameData } from "../../../engine/abilities/visit.ts";
import { unbound } from "../../bind/unbound.ts";
import { duration, noun } from "../../hubs.ts";
import { oneOf, type Phrase, printed, rulesFor, words } from "../../kernel/index.ts";
import { everything } from "../../nouns/everything.ts";
import { or } from "../../nouns/filters.ts";
import { ofSources, permanents } from "../../nouns/kinds.ts";
import { recipient } from "../../references/recipients.ts";
import { anyObjects } from "../../references/references.ts";

/** Damage that would be dealt, as events to be prevented or replaced: by which source, to whom, for how long. */

/** These very objects, as a filter for events. */
export function filterOf(what: Objects): Filter {
  if (what.what === "self") return { is: "self" };
  if (what.what === "all" && what.in === undefined) return what.filter;
  return { is: "among", of: what };
}

export const patternOf = ({ objects, players }: Recipients): DamagePattern => ({
  ...(objects === undefined ? {} : { objects: filterOf(objects) }),
  ...(players === undefined ? {} : { players }),
});

export type Damage = Extract<EventPattern, { on: "damage" }>;
const kind = words<Pick<Damage, "combat">>([
  ["damage", {}],
  ["combat damage", { combat: true }],
  ["noncombat damage", { combat: false }],
]);

const { rule } = rulesFor<readonly Damage[]>();
const source: Phrase<Filter> = oneOf(() => [
  rulesFor<Filter>().rule("{what}", { what: anyObjects }, ({ what }) => filterOf(what)),
  rulesFor<Filter>().rule("{what}", { what: noun.many }, ({ what }) => ofSources(what)),
  rulesFor<Filter>().rule("a {what}", { what: noun.one }, ({ what }) => ofSources(what)),
  rulesFor<Filter>().deferred("{one} and {other}", { one: noun.many, other: noun.many }, ({ one, other }, scope) =>
    printed(one).includes("than")
      ? unbound("all of it is what those are not")
      : or([ofSources(one.bind(scope)), ofSources(other.bind(scope))]),
  ),
]);

export { damage as damageThatWould, kind as damageKind, pattern as damageEvent, source as damageSource };

/** Whom damage would be dealt to: also "creatures you control", "you and permanents you control". */
export const hurt: Phrase<Recipients> = oneOf(() => [
  recipient,
  rulesFor<Recipients>().rule("{what}", { what: noun.many }, ({ what }) => ({ objects: everything(what) })),
  rulesFor<Recipients>().rule("you and {what}", { what: noun.many }, ({ what }) => ({
    players: { who: "you" },
    objects: everything(what),
  })),
  rulesFor<Recipients>().rule("players", {}, () => ({ players: { who: "each" } })),
]);
/** "all combat damage that would be dealt to you by ...": the damage, as one or two patterns. */
const damage: Phrase<readonly Damage[]> = oneOf(() => [
  rule("{kind} that would be dealt", { kind }, ({ kind }) => [{ on: "damage", ...kind }]),
  rule("{kind} that would be dealt to {to}", { kind, to: hurt }, ({ kind, to }) => [
    { on: "damage", ...kind, to: patternOf(to) },
  ]),
  rule("{kind} that would be dealt by {by}", { kind, by: source }, ({ kind, by }) => [
    { on: "damage", ...kind, source: by },
  ]),
  rule("{kind} (that|) {by} would deal to {to}", { kind, by: source, to: hurt }, ({ kind, by, to }) => [
    { on: "damage", ...kind, source: by, to: patternOf(to) },
  ]),
  rule("{kind} (that|) {by} would deal", { kind, by: source }, ({ kind, by }) => [
    { on: "damage", ...kind, source: by },
  ]),
  rule("{kind} that would be dealt to {to} by {by}", { kind, to: hurt, by: source }, ({ kind, to, by }) => [
    { on: "damage", ...kind, to: patternOf(to), source: by },
  ]),
  rule("{kind} that would be dealt to and dealt by {what}", { kind, what: anyObjects }, ({ kind, what }) => [
    { on: "damage", ...kind, to: { objects: filterOf(what) } },
    { on: "damage", ...kind, source: filterOf(what) },
  ]),
  rule("{kind} that would be dealt to and dealt by {what}", { kind, what: permanents.many }, ({ kind, what }) => [
    { on: "damage", ...kind, to: { objects: what.filter } },
    { on: "damage", ...kind, source: what.filter },
  ]),
]);

/** The same as one event. */
export const allDamage: Phrase<EventPattern> = rulesFor<EventPattern>().rule("{damage}", { damage }, ({ damage }) =>
  pattern(damage),
);
const pattern = (all: readonly Damage[]): EventPattern =>
  all.length === 1 ? (all[0] as Damage) : { on: "anyOf", of: all };

/** The same for a while, which stands anywhere behind the verb. */
interface Lasting {
  readonly of: EventPattern;
  readonly duration: Duration;
}
const { rule: while_ } = rulesFor<Lasting>();
export const damageForAWhile: Phrase<Lasting> = oneOf(() => [
  while_("{damage} {duration}", { damage, duration }, ({ damage, duration }) => ({ of: pattern(damage), duration })),
  while_("{kind} that would be dealt {duration} by {by}", { kind, duration, by: source }, (said) => ({
    of: { on: "damage", ...said.kind, source: said.by },
    duration: said.duration,
  })),
  while_(
    "{kind} that would be dealt {duration} except {also} that would be dealt by {by}",
    { kind, duration, also: kind, by: source },
    (said) =>
      sameData(said.kind, said.also)
        ? { of: { on: "damage", ...said.kind, source: { is: "not", of: said.by } }, duration: said.duration }
        : unbound("damage of another kind"),
  ),
  while_("{kind} that would be dealt {duration} to {to}", { kind, duration, to: hurt }, (said) => ({
    of: { on: "damage", ...said.kind, to: patternOf(said.to) },
    duration: said.duration,
  })),
  ...["{duration} to {to}", "to {to} {duration}"].map((order) =>
    while_(
      `{kind} that would be dealt ${order} by {by}`,
      { kind, duration, to: hurt, by: source },
      ({ kind, duration, to, by }) => ({
        of: { on: "damage", ...kind, to: patternOf(to), source: by },
        duration,
      }),
    ),
  ),
]);
