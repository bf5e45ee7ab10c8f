import type { Amount } from "../../../engine/abilities/amounts.ts";
import type { Duration } from "../../../engine/abilities/durations.ts";
import type { Effect } from "../../../engine/abilities/effects.ts";
import type { Recipients } from "../../../engine/abilities/references.ts";
import { plainAmount } from "../../amounts/amounts.ts";
import { unbound } from "../../bind/unbound.ts";
import { duration, noun } from "../../hubs.ts";
import { type Forms, oneOf, type Phrase, rulesFor } from "../../kernel/index.ts";
import type { Instruction, StaticSentence } from "../../meanings.ts";
import { recipient } from "../../references/recipients.ts";
import { fromChosen } from "./chosenSource.ts";
import {
  type Damage,
  damageThatWould as damage,
  damageEvent,
  damageForAWhile,
  hurt,
  damageKind as kind,
  patternOf,
  damageSource as source,
} from "./damagePatterns.ts";

/** Preventing damage (615): by an effect for a while, or by a static ability. */

const { inflected } = rulesFor<Instruction>();
const { rule: sentence } = rulesFor<StaticSentence>();

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

export const preventionStatics: readonly Phrase<StaticSentence>[] = [
  sentence("prevent all {damage} during your turn.", { damage }, ({ damage }) => ({
    effects: [{ static: "replace", replacement: { of: damageEvent(damage), instead: { by: "prevent" } } }],
    if: { if: "turnOf", who: { who: "you" } },
  })),
  sentence("prevent all {damage}.", { damage }, ({ damage }) => ({
    effects: [{ static: "replace", replacement: { of: damageEvent(damage), instead: { by: "prevent" } } }],
  })),
];
