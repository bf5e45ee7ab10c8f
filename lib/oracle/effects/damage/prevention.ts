import type { Amount } from "../../../engine/abilities/amounts.ts";
import type { Condition } from "../../../engine/abilities/conditions.ts";
import type { Duration } from "../../../engine/abilities/durations.ts";
import type { Effect } from "../../../engine/abilities/effects.ts";
import type { DamagePattern, EventPattern } from "../../../engine/abilities/events.ts";
import type { Filter } from "../../../engine/abilities/filters.ts";
import type { Objects, Recipients } from "../../../engine/abilities/references.ts";
import type { Instead } from "../../../engine/abilities/replacements.ts";
import { sameData } from "../../../engine/abilities/visit.ts";
import { plainAmount } from "../../amounts/amounts.ts";
import type { EventScope, Scope } from "../../bind/scope.ts";
import { unbound } from "../../bind/unbound.ts";
import { amount, clause, condition, duration, noun } from "../../hubs.ts";
import { type Forms, oneOf, type Phrase, printed, rulesFor, type Tree, words } from "../../kernel/index.ts";
import type { Instruction, Noun, StaticSentence } from "../../meanings.ts";
import { everything } from "../../nouns/everything.ts";
import { and, kindsNamed, or } from "../../nouns/filters.ts";
import { ofSources, permanents } from "../../nouns/kinds.ts";
import { recipient } from "../../references/recipients.ts";
import { anyObjects } from "../../references/references.ts";
import { digits } from "../../vocabulary/numbers.ts";
import { follow, only } from "../clauses/follow.ts";

/** Preventing damage (615): by an effect for a while, or by a static ability. */

const { inflected } = rulesFor<Instruction>();
const { rule: sentence } = rulesFor<StaticSentence>();

/** These very objects, as a filter for events. */
export function filterOf(what: Objects): Filter {
  if (what.what === "self") return { is: "self" };
  if (what.what === "all" && what.in === undefined) return what.filter;
  return { is: "among", of: what };
}

const patternOf = ({ objects, players }: Recipients): DamagePattern => ({
  ...(objects === undefined ? {} : { objects: filterOf(objects) }),
  ...(players === undefined ? {} : { players }),
});

type Damage = Extract<EventPattern, { on: "damage" }>;
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

export { kind as damageKind, source as damageSource };

/** Whom damage would be dealt to: also "creatures you control", "you and permanents you control". */
const hurt: Phrase<Recipients> = oneOf(() => [
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

/** 615.7: so much damage that would be dealt to these, each of which has a shield of its own, or is given a part of one (601.2d). */
interface Shielded
  extends Pick<Extract<Effect, { do: "replace" }>, "duration" | "shield" | "divided" | "about" | "players"> {
  readonly of: Damage;
}
const { rule: shielded } = rulesFor<Shielded>();
const shieldOf = (n: Amount, to: Recipients, duration: Duration, kind: Pick<Damage, "combat"> = {}): Shielded => ({
  of: { on: "damage", ...kind },
  duration,
  shield: n,
  ...(to.objects === undefined ? {} : { about: to.objects }),
  ...(to.players === undefined ? {} : { players: to.players }),
});
export const nextDamage: Phrase<Shielded> = oneOf(() => [
  // 615.7: of what a source would deal, to whomever.
  ...["by {by} {duration}", "{duration} by {by}"].map((order) =>
    shielded(
      `the next {n} {kind} that would be dealt ${order}`,
      { n: plainAmount, kind, duration, by: source },
      ({ n, kind, duration, by }): Shielded => ({ of: { on: "damage", ...kind, source: by }, duration, shield: n }),
    ),
  ),
  ...["{duration} to {to}", "to {to} {duration}"].flatMap((order) => [
    shielded(
      `the next {n} {kind} that would be dealt ${order}`,
      { n: plainAmount, kind, duration, to: hurt },
      ({ n, kind, duration, to }) => shieldOf(n, to, duration, kind),
    ),
    shielded(
      `the next {n} damage that would be dealt ${order}, divided as you choose`,
      { n: plainAmount, duration, to: recipient },
      ({ n, duration, to }, scope) => {
        const slot = to.players?.who === "target" ? to.players.slot : -1;
        if (to.objects?.what !== "target" || to.objects.slot !== slot) return unbound("divided among what?");
        scope.divide(slot, n);
        return { ...shieldOf(n, to, duration), divided: true };
      },
    ),
  ]),
]);

export const preventionVerbs: readonly Forms<Instruction>[] = [
  inflected(
    "<prevent> all {damage}",
    { damage: damageForAWhile },
    ({ damage: { of, duration } }): readonly Effect[] => [
      { do: "replace", replacement: { of, instead: { by: "prevent" } }, duration },
    ],
  ),
  inflected(
    "<prevent> all {kind} that would be dealt to {to} {duration} by a {what} of your choice",
    { kind, to: hurt, duration, what: noun.one },
    ({ kind, to, duration, what }, scope) =>
      fromChosen(scope, what, { ...kind, to: patternOf(to) }, { by: "prevent" }, { duration }),
  ),
  inflected("<prevent> {damage}", { damage: nextDamage }, ({ damage: { of, ...more } }): readonly Effect[] => [
    { do: "replace", replacement: { of, instead: { by: "prevent" } }, ...more },
  ]),
];

/** What else happens to damage that is prevented: the instruction before it is the prevention. */
const preventing = (before: readonly Effect[], more: readonly Effect[]): readonly Effect[] => {
  const last = before.at(-1);
  if (last?.do !== "replace" || last.replacement.instead.by !== "prevent")
    return unbound("no damage is prevented before it");
  const { instead } = last.replacement;
  if (instead.then !== undefined && ![...instead.then, ...more].every(isOfSource)) return unbound("told before");
  const then = [...(instead.then ?? []), ...more];
  return [...before.slice(0, -1), { ...last, replacement: { ...last.replacement, instead: { ...instead, then } } }];
};
/** Done only if what would have dealt it is such a source: each of several kinds says for itself what comes of it. */
const isOfSource = (one: Effect): boolean =>
  one.do === "if" && one.condition.if === "is" && one.condition.what.what === "event";
/** Inside, "that much" is what was prevented and "that source" what would have dealt it. */
export function ofPrevented(
  then: Tree<Instruction>,
  scope: Scope,
  must: "say so" | "" = "",
  kinds: readonly string[] = [],
  when?: Tree<Instruction>,
): readonly Effect[] {
  const event: EventScope = { amount: { amount: "event" }, prevented: "unsaid" };
  // "It" is what the damage would be dealt to, wherever that was spoken of.
  const source = { ref: { what: "event", role: "other" }, number: "one", nouns: ["source", ...kinds] } as const;
  return scope.within({ event, objects: [source, ...scope.objects] }, () => {
    let effects = only(then.bind(scope));
    if (when !== undefined) effects = follow(effects, when.bind(scope), 0);
    if (must === "say so" && scope.event?.prevented !== "said") unbound("nothing is said of what was prevented");
    return effects;
  });
}
/** 603.12: "When damage is prevented this way, ..." has targets of its own. */
export function whenPrevented(then: Tree<Instruction>, scope: Scope): Effect {
  const body = scope.within({ targets: [] }, () => {
    const effects = ofPrevented(then, scope);
    return { targets: scope.targets, effects };
  });
  return { do: "reflexive", body };
}
const { deferred: amending } = rulesFor<Instruction>();
export const preventionAmendments: readonly Phrase<Instruction>[] = [
  // 601.2d: where it is divided, as the targets are chosen.
  amending(
    "if {test}, prevent the next {n} damage this way instead.",
    { test: condition, n: digits },
    ({ test, n }, scope) => {
      const [asked, then] = [test.bind(scope), n.bind(scope)];
      return {
        amend: (before) => {
          const last = before.at(-1);
          if (last?.do !== "replace" || last.replacement.instead.by !== "prevent" || last.shield === undefined)
            return unbound("no damage is prevented before it");
          const shield: Amount = { amount: "if", condition: asked, then, otherwise: last.shield };
          if (last.divided && last.about?.what === "target") scope.divide(last.about.slot, shield);
          return [...before.slice(0, -1), { ...last, shield }];
        },
      };
    },
  ),
  amending("if damage is prevented this way, {then}.", { then: clause }, ({ then }, scope) => {
    const effects = ofPrevented(then, scope);
    return { amend: (before) => preventing(before, effects) };
  }),
  amending(
    "if damage from a {what} is prevented this way, {then}.",
    { what: noun.one, then: clause },
    ({ what, then }, scope) => {
      const from = what.bind(scope);
      if (from.nouns[0] !== "source") unbound("a creature is a permanent, and its source may be a card");
      const { filter } = from;
      const effects = ofPrevented(then, scope, "", kindsNamed(filter));
      const condition: Condition = { if: "is", what: { what: "event", role: "other" }, filter };
      return { amend: (before) => preventing(before, [{ do: "if", condition, then: effects }]) };
    },
  ),
  amending("for each 1 damage prevented this way, {then}.", { then: clause }, ({ then }, scope) => {
    const effects = ofPrevented(then, scope);
    return { amend: (before) => preventing(before, [{ do: "repeat", times: { amount: "event" }, effects }]) };
  }),
  // 603.12: the trigger comes of the prevention.
  amending("when damage is prevented this way, {then}.", { then: clause }, ({ then }, scope) => {
    const trigger = whenPrevented(then, scope);
    return { amend: (earlier) => preventing(earlier, [trigger]) };
  }),
  amending("{then}.", { then: clause }, ({ then }, scope) => {
    const effects = ofPrevented(then, scope, "say so");
    return { amend: (before) => preventing(before, effects) };
  }),
];

/** "The next time a red source of your choice would deal damage to you this turn, prevent that damage." */
export const preventionClauses: readonly Phrase<Instruction>[] = [
  rulesFor<Instruction>().rule(
    "the next time a {what} would deal {kind} to {to} this turn, {instead}",
    { what: oneOf(() => [ofYourChoice]), kind, to: hurt, instead: oneOf(() => [preventedOrElsewhere]) },
    ({ what, kind, to, instead }, scope) => nextFrom(scope, what, { ...kind, to: patternOf(to) }, instead),
  ),
  rulesFor<Instruction>().rule(
    "the next time a {what} would deal {kind} this turn, {instead}",
    { what: oneOf(() => [ofYourChoice]), kind, instead: oneOf(() => [preventedOrElsewhere]) },
    ({ what, kind, instead }, scope) => nextFrom(scope, what, kind, instead),
  ),
  rulesFor<Instruction>().rule("{duration}, prevent all {damage}", { duration, damage }, ({ duration, damage }) => [
    { do: "replace", replacement: { of: pattern(damage), instead: { by: "prevent" } }, duration },
  ]),
  ...ofChoice(),
];

function ofChoice(): readonly Phrase<Instruction>[] {
  return [
    rulesFor<Instruction>().rule(
      "prevent all {kind} a {what} of your choice would deal {duration}",
      { kind, what: noun.one, duration },
      ({ kind, what, duration }, scope) => fromChosen(scope, what, kind, { by: "prevent" }, { duration }),
    ),
    rulesFor<Instruction>().rule(
      "prevent all {kind} that a {what} of your choice would deal to {to} {duration}",
      { kind, what: noun.one, to: hurt, duration },
      ({ kind, what, to, duration }, scope) =>
        fromChosen(scope, what, { ...kind, to: patternOf(to) }, { by: "prevent" }, { duration }),
    ),
    rulesFor<Instruction>().rule(
      "prevent the next {n} damage that a {what} of your choice would deal to {to} {duration}",
      { n: plainAmount, what: noun.one, to: hurt, duration },
      ({ n, what, to, duration }, scope) =>
        fromChosen(scope, what, { to: patternOf(to) }, { by: "prevent" }, { duration, shield: n }),
    ),
    rulesFor<Instruction>().rule(
      "the next {n} damage that a {what} of your choice would deal to {to} {duration} is dealt to {other} instead",
      { n: plainAmount, what: noun.one, to: hurt, duration, other: recipient },
      ({ n, what, to, duration, other }, scope) =>
        fromChosen(scope, what, { to: patternOf(to) }, { by: "redirect", to: other }, { duration, shield: n }),
    ),
  ];
}

/** "source of your choice", which may have to be of the chosen color. */
const ofYourChoice: Phrase<Noun> = oneOf(() => [
  rulesFor<Noun>().rule("{what} of your choice", { what: noun.one }, ({ what }) => what),
  rulesFor<Noun>().rule("{what} of your choice of the chosen color", { what: noun.one }, ({ what }) => ({
    ...what,
    filter: and([what.filter, { is: "chosenColor" }]),
  })),
]);

/** 615.1, 614.9: the damage is prevented, or dealt to something else. */
const { rule: otherDamage, deferred: lateDamage } = rulesFor<Instead>();
const preventedOrElsewhere: Phrase<Instead> = oneOf(() => [
  otherDamage("prevent that damage", {}, () => ({ by: "prevent" })),
  otherDamage("prevent X of that damage, where X is {n}", { n: amount }, ({ n }) => ({ by: "prevent", amount: n })),
  otherDamage("prevent {n} of that damage", { n: plainAmount }, ({ n }) => ({ by: "prevent", amount: n })),
  otherDamage("prevent all but {n} of that damage", { n: plainAmount }, ({ n }) => ({ by: "prevent", allBut: n })),
  ...(["up", "down"] as const).map((round) =>
    otherDamage(`prevent half that damage, rounded ${round}`, {}, () => ({
      by: "prevent",
      amount: { amount: "half", of: { amount: "event" }, round },
    })),
  ),
  dealtElsewhere,
]);
/** 614.9: to something else, or to whoever controls what deals it. */
export const dealtElsewhere: Phrase<Instead> = oneOf(() => [
  otherDamage("that damage is dealt to {to} instead", { to: recipient }, ({ to }) => ({ by: "redirect", to })),
  // What deals it is "itself" here, not what the ability is of.
  lateDamage(
    "(it|that source|that spell|that creature) deals that damage to {to} instead",
    { to: recipient },
    ({ to }, scope) => ({
      by: "redirect",
      to: scope.within({ theme: { what: "event", role: "other" } }, () => to.bind(scope)),
    }),
  ),
  otherDamage(
    "(that damage is dealt to that source's controller|it deals that damage to its controller|that spell deals that damage to its controller) instead",
    {},
    () => ({ by: "redirect", to: { players: { who: "controllerOf", of: { what: "event", role: "other" } } } }),
  ),
]);
/** 609.7a: the source is chosen as the effect is made. */
const nextFrom = (scope: Scope, what: Noun, damage: Omit<Damage, "on">, instead: Instead): readonly Effect[] =>
  fromChosen(scope, what, damage, instead, { duration: "endOfTurn", once: true });
type How = Pick<Extract<Effect, { do: "replace" }>, "duration" | "once" | "shield">;
function fromChosen(
  scope: Scope,
  what: Noun,
  damage: Omit<Damage, "on">,
  instead: Instead,
  lasting: How,
): readonly Effect[] {
  const isSource = what.nouns[0] === "source";
  if (!isSource && (what.in !== undefined || what.card === true)) unbound("damage has sources");
  const among = isSource ? ({ among: { what: "damageSources" } } as const) : {};
  const choose: Effect = {
    do: "choose",
    what: { what: "chosen", filter: what.filter, ...among, count: { min: 1, max: 1 } },
  };
  const chosen: Objects = { what: "noted", name: scope.noteOf(choose) };
  const of: EventPattern = {
    ...damage,
    on: "damage",
    // 609.7b: of a source the properties are looked at again as it would deal damage.
    source: isSource ? and([{ is: "source", of: chosen }, what.filter]) : { is: "among", of: chosen },
  };
  return [choose, { do: "replace", replacement: { of, instead }, ...lasting }];
}

export const preventionStatics: readonly Phrase<StaticSentence>[] = [
  sentence("prevent all {damage} during your turn.", { damage }, ({ damage }) => ({
    effects: [{ static: "replace", replacement: { of: pattern(damage), instead: { by: "prevent" } } }],
    if: { if: "turnOf", who: { who: "you" } },
  })),
  sentence("prevent all {damage}.", { damage }, ({ damage }) => ({
    effects: [{ static: "replace", replacement: { of: pattern(damage), instead: { by: "prevent" } } }],
  })),
];
