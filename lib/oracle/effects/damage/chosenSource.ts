import type { Effect } from "../../../engine/abilities/effects.ts";
import type { EventPattern } from "../../../engine/abilities/events.ts";
import type { Objects } from "../../../engine/abilities/references.ts";
import type { Instead } from "../../../engine/abilities/replacements.ts";
import { plainAmount } from "../../amounts/amounts.ts";
import type { Scope } from "../../bind/scope.ts";
import { unbound } from "../../bind/unbound.ts";
import { amount, duration, noun } from "../../hubs.ts";
import { oneOf, type Phrase, rulesFor } from "../../kernel/index.ts";
import type { Instruction, Noun } from "../../meanings.ts";
import { and } from "../../nouns/filters.ts";
import { recipient } from "../../references/recipients.ts";
import {
  type Damage,
  damageThatWould as damage,
  damageEvent,
  hurt,
  damageKind as kind,
  patternOf,
} from "./damagePatterns.ts";

/** 609.7: damage from a source of one's choice, and damage the next time. */

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
    { do: "replace", replacement: { of: damageEvent(damage), instead: { by: "prevent" } }, duration },
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
export function fromChosen(
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
