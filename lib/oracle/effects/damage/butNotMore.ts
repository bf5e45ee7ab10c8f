import type { Amount } from "../../../engine/abilities/amounts.ts";
import type { Condition } from "../../../engine/abilities/conditions.ts";
import type { Effect } from "../../../engine/abilities/effects.ts";
import type { Filter } from "../../../engine/abilities/filters.ts";
import type { Scope } from "../../bind/scope.ts";
import { unbound } from "../../bind/unbound.ts";
import { list, oneOf, type Phrase, rulesFor, words } from "../../kernel/index.ts";
import type { Instruction } from "../../meanings.ts";

/** "You gain life equal to the damage dealt, but not more than ...": the least of several amounts. */

type Damage = Extract<Effect, { do: "damage" }>;
/** What it is at most, told of the damage before it; `before`: what has to be known before that is dealt (608.2h). */
interface Cap {
  readonly amount: Amount;
  readonly before?: readonly Effect[];
}
type CapOf = (damage: Damage, scope: Scope) => Cap;

const symbol = words((["W", "U", "B", "R", "G", "C"] as const).map((type) => [`{${type}}`, type] as const));
const { rule } = rulesFor<CapOf>();
/** Whatever is dealt damage, only such a thing caps what follows. */
const ofSuch = ({ to, note }: Damage, filter: Filter, amount: Amount): Amount => {
  if (to.objects === undefined || note === undefined) return unbound("no permanent is dealt damage");
  const condition: Condition = { if: "is", what: to.objects, filter };
  return { amount: "if", condition, then: amount, otherwise: { amount: "noted", name: note } };
};
const noted = (scope: Scope, amount: Amount): { readonly now: Amount; readonly before: readonly Effect[] } => {
  const effect: Effect = { do: "noteAmount", amount };
  return { now: { amount: "noted", name: scope.noteOf(effect) }, before: [effect] };
};
const cap: Phrase<CapOf> = oneOf(() => [
  rule("the amount of {symbol} spent on X", { symbol }, ({ symbol }) => (_, scope) => {
    if (!scope.isSpell || scope.face.manaCost?.includes("{X}") !== true) unbound("the X of what?");
    return { amount: { amount: "manaSpent", of: { what: "self" }, type: symbol, on: "x" } };
  }),
  rule("the player's life total before the damage was dealt", {}, () => (damage, scope) => {
    const { players } = damage.to;
    if (players === undefined || damage.note === undefined) return unbound("no player is dealt damage");
    const { now, before } = noted(scope, { amount: "life", of: players });
    const isPlayer: Condition = {
      if: "compare",
      amount: { amount: "countPlayers", of: players },
      value: { compare: ">=", to: 1 },
    };
    const otherwise: Amount = { amount: "noted", name: damage.note };
    return { amount: { amount: "if", condition: isPlayer, then: now, otherwise }, before };
  }),
  rule("the planeswalker's loyalty before the damage was dealt", {}, () => (damage, scope) => {
    if (damage.to.objects === undefined) return unbound("no permanent is dealt damage");
    const { now, before } = noted(scope, { amount: "stat", stat: "loyalty", of: damage.to.objects });
    return { amount: ofSuch(damage, { is: "type", type: "planeswalker" }, now), before };
  }),
  rule("the creature's toughness", {}, () => (damage) => {
    if (damage.to.objects === undefined) return unbound("no permanent is dealt damage");
    const toughness: Amount = { amount: "stat", stat: "toughness", of: damage.to.objects };
    return { amount: ofSuch(damage, { is: "type", type: "creature" }, toughness) };
  }),
]);
const caps: Phrase<readonly CapOf[]> = oneOf(() => [
  rulesFor<readonly CapOf[]>().rule("{one}", { one: cap }, ({ one }) => [one]),
  list(cap, { last: [", or"], pair: ["or"] }),
]);

export const cappedSentences: readonly Phrase<Instruction>[] = [
  rulesFor<Instruction>().rule(
    "you gain life equal to the damage dealt, but not more (than|life than) {caps}.",
    { caps },
    ({ caps }, scope) => ({
      amend: (before) => {
        const damage = before.at(-1);
        if (damage?.do !== "damage" || damage.divided === true) return unbound("what damage?");
        const dealt: Amount = { amount: "noted", name: scope.noteOf(damage) };
        const all = caps.map((cap) => cap(damage, scope));
        return [
          ...before.slice(0, -1),
          ...all.flatMap((one) => one.before ?? []),
          damage,
          {
            do: "gainLife",
            who: { who: "you" },
            amount: { amount: "least", of: [dealt, ...all.map((one) => one.amount)] },
          },
        ];
      },
    }),
  ),
];
