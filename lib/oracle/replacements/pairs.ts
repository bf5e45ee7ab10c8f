import type { ManaType } from "../../cards/schema.ts";
import type { Effect } from "../../engine/abilities/effects.ts";
import type { ManaProduced } from "../../engine/abilities/mana.ts";
import type { Recipients } from "../../engine/abilities/references.ts";
import type { Instead } from "../../engine/abilities/replacements.ts";
import { sameData } from "../../engine/abilities/visit.ts";
import { plainAmount } from "../amounts/amounts.ts";
import type { Scope } from "../bind/scope.ts";
import { unbound } from "../bind/unbound.ts";
import { only } from "../effects/clauses/follow.ts";
import { dealtElsewhere } from "../effects/damage/chosenSource.ts";
import { filterOf } from "../effects/damage/damagePatterns.ts";
import { ofPrevented, whenPrevented } from "../effects/damage/prevented.ts";
import { manaSymbol } from "../effects/mana/mana.ts";
import { tokenMany, tokenOne } from "../effects/tokens/description.ts";
import { amount, clause } from "../hubs.ts";
import { oneOf, type Phrase, rulesFor, type Tree } from "../kernel/index.ts";
import type { Instruction } from "../meanings.ts";
import { self } from "../nouns/self.ts";
import { isSeveral } from "../players/several.ts";
import { recipient } from "../references/recipients.ts";
import { digits } from "../vocabulary/numbers.ts";
import { damageTo } from "./damageEvents.ts";
import {
  arrivals,
  arrivalsOfOthers,
  counterings,
  destructions,
  moves,
  objectActs,
  tapsForMana,
  untappings,
  you,
} from "./events.ts";
import {
  acts,
  discards,
  draws,
  drawsOfSeveral,
  learning,
  lifeLosses,
  lifePayments,
  lives,
  outcomes,
  tokens,
} from "./playerEvents.ts";
import { half, oftener, otherDraw, otherGain, otherLoss, otherTokens, plus, rounded, times } from "./soMuch.ts";

/** What may happen instead of each kind of event, as the clause after "would" says it (614.1a, 614.6). */

const { rule: instead, deferred: inPlace } = rulesFor<Instead>();
const eventAmount = { amount: "event" } as const;
/** How much damage is dealt instead, to the same permanent or player. */
const soMuch: Phrase<Instead> = oneOf(() => [
  instead("(double|twice) that (damage|much damage)", {}, () => times(2)),
  instead("triple that damage", {}, () => times(3)),
  instead("that much damage plus {n}", { n: plainAmount }, ({ n }) => plus(n)),
  instead("that much damage plus a amount of damage equal to {n}", { n: amount }, ({ n }) => plus(n)),
  instead("{n} damage", { n: digits }, ({ n }) => ({ by: "amount", amount: n })),
  instead("that much damage minus {n}", { n: plainAmount }, ({ n }) => ({
    by: "amount",
    amount: { amount: "minus", from: eventAmount, of: n },
  })),
]);
const damageInstead: Phrase<Instead> = oneOf(() => [
  instead("instead it deals that much damage plus X, where X is {n}", { n: amount }, ({ n }) => plus(n)),
  instead("(it|that source) deals {much} instead", { much: soMuch }, ({ much }) => much),
  instead("(it|that source) deals {much} to {to} instead", { much: soMuch, to: recipient }, ({ much, to }, scope) =>
    isHurt(to, scope) ? much : unbound("it would be dealt to something else"),
  ),
  instead(
    "(it|that source) deals {much} to (that permanent or player|that player or permanent) instead",
    { much: soMuch },
    ({ much }, { hurt }) =>
      hurt && (hurt.players === undefined) === (hurt.objects === undefined) ? much : unbound("it would be one of them"),
  ),
  instead("(it|that source) deals half that damage, rounded {round}, instead", { round: rounded }, ({ round }) =>
    half(round),
  ),
  instead(
    "(it|that source) deals half that damage, rounded {round}, to (that permanent or player|that player or permanent) instead",
    { round: rounded },
    ({ round }, { hurt }) =>
      hurt && (hurt.players === undefined) === (hurt.objects === undefined)
        ? half(round)
        : unbound("it would be one of them"),
  ),
  instead("(it|that source) deals damage equal to {n} instead", { n: amount }, ({ n }) => ({
    by: "amount",
    amount: n,
  })),
  dealtElsewhere,
  instead("prevent that damage", {}, () => ({ by: "prevent" })),
  instead("prevent all but {n} of that damage", { n: plainAmount }, ({ n }) => ({ by: "prevent", allBut: n })),
  ...(["up", "down"] as const).map((round) =>
    instead(`prevent half that damage, rounded ${round}`, {}, () => ({
      by: "prevent",
      amount: { amount: "half", of: eventAmount, round },
    })),
  ),
  instead("prevent X of that damage, where X is {n}", { n: amount }, ({ n }) => ({ by: "prevent", amount: n })),
  instead("prevent {n} of that damage", { n: plainAmount }, ({ n }) => ({ by: "prevent", amount: n })),
  // 615.5: what else the prevention effect does.
  ...["prevent that damage. {then}", "prevent that damage and {then}", "prevent that damage, {then}"].map((words) =>
    rulesFor<Instead>().deferred(words, { then: clause }, ({ then }, scope) => ({
      by: "prevent",
      then: ofPrevented(then, scope),
    })),
  ),
  rulesFor<Instead>().deferred(
    "prevent that damage. when damage is prevented this way, {then}",
    { then: clause },
    ({ then }, scope) => ({ by: "prevent", then: [whenPrevented(then, scope)] }),
  ),
]);
/** Whether those are whom the damage would be dealt to. */
function isHurt({ players, objects }: Recipients, { hurt }: Scope): boolean {
  if (hurt === undefined || (players !== undefined && objects !== undefined)) return false;
  if (players !== undefined) {
    if (hurt.objects !== undefined || isSeveral(players)) return false;
    return players.who === "eventPlayer" ? hurt.players !== undefined : sameData(players, hurt.players);
  }
  if (hurt.players !== undefined) return false;
  if (objects?.what === "host") return sameData(hurt.objects, filterOf(objects));
  return objects?.what === "self"
    ? hurt.objects?.is === "self"
    : objects?.what === "event" && objects.role === "object";
}
/** What comes of it is known nowhere else: it happens only once the event would (614.1). */
function inItsPlace(then: Tree<Instruction>, scope: Scope): readonly Effect[] {
  const inner = scope.with({});
  const effects = only(then.bind(inner));
  // 601.2c: but its targets are chosen with those of the spell or ability that makes the effect.
  scope.tell({ targets: inner.targets });
  return effects;
}
/** 614.6: what would move moves elsewhere at the same time as what moves with it; or anything else is done in place of that. */
const elsewhereOr = ({ then }: { readonly then: Tree<Instruction> }, scope: Scope): Instead => {
  const effects = inItsPlace(then, scope);
  const [first] = effects;
  if (effects.length > 1 || first?.do !== "move") return { by: "effects", effects };
  if (first.what.what === "self") return unbound("told by its name");
  return first.what.what === "event" ? { by: "destination", to: first.to } : { by: "effects", effects };
};
export const elsewhere: Phrase<Instead> = oneOf(() => [
  inPlace("{then} instead", { then: clause }, elsewhereOr),
  inPlace("{then} instead of putting it anywhere else", { then: clause }, elsewhereOr),
  inPlace("instead {then}", { then: clause }, elsewhereOr),
  instead("exile {self} instead", { self }, () => ({ by: "destination", to: { zone: "exile" } })),
  instead("reveal {a} and shuffle it into its owner's library instead", { a: self }, () => ({
    by: "destination",
    to: { zone: "library", place: "shuffle" },
  })),
]);
/** Anything but what is told of in other words, done in place of the event (614.6). */
const anythingBut = (isTold: (effects: readonly Effect[], scope: Scope) => boolean): Phrase<Instead> => {
  const anything = ({ then }: { readonly then: Tree<Instruction> }, scope: Scope): Instead => {
    const effects = inItsPlace(then, scope);
    return isTold(effects, scope) ? unbound("told above") : { by: "effects", effects };
  };
  return oneOf(() =>
    ["{then} instead", "instead {then}"]
      .map((words) => inPlace(words, { then: clause }, anything))
      .concat(
        inPlace("you may instead {then}", { then: clause }, ({ then }, scope) => {
          const how = anything({ then }, scope);
          return how.by === "effects" ? { ...how, effects: [{ do: "may", who: you, effects: how.effects }] } : how;
        }),
      ),
  );
};
/** What whoever would do so does again is another amount of the same. */
const otherThan = (...same: readonly Effect["do"][]): Phrase<Instead> =>
  anythingBut((effects, scope) => effects.some((one) => same.includes(one.do) && isTheirs(one, scope)));
/** Done by whoever the event is of. */
const isTheirs = (effect: Effect, { players }: Scope): boolean => {
  const who = "who" in effect ? effect.who : undefined;
  return players.length > 0 ? who?.who === "eventPlayer" : who === undefined || who.who === "you";
};
/** 121.2a: so many cards, whatever their number would be. */
const otherThanDraws: Phrase<Instead> = anythingBut((effects, scope) =>
  effects.some((one) => one.do === "draw" && typeof one.count !== "number" && isTheirs(one, scope)),
);
/** 614.1c, 110.2: it enters under another player's control. */
const underYourControl: Phrase<Instead> = instead("it enters under your control instead", {}, () => ({
  by: "entering",
  entering: { control: you },
}));
const tokensBesides: Phrase<Instead> = oneOf(() => [
  instead("that many {token} are created instead", { token: tokenMany }, ({ token }) => ({
    by: "effects",
    effects: [{ do: "createTokens", who: you, count: eventAmount, token }],
  })),
  instead("those tokens plus (an additional|a) {token} are created instead", { token: tokenOne }, ({ token }) => ({
    by: "alsoTokens",
    token,
    count: 1,
  })),
  instead("instead create those tokens plus a additional {token}", { token: tokenOne }, ({ token }) => ({
    by: "alsoTokens",
    token,
    count: 1,
  })),
  instead("instead create those tokens plus that many {token}", { token: tokenMany }, ({ token }) => ({
    by: "alsoTokens",
    token,
    count: eventAmount,
  })),
  instead("those tokens plus that many {token} are created instead", { token: tokenMany }, ({ token }) => ({
    by: "alsoTokens",
    token,
    count: eventAmount,
  })),
]);
const thatMuch = (type: ManaType): ManaProduced => ({ add: "fixed", mana: [type], times: eventAmount });
const produces: Phrase<Instead> = oneOf(() => [
  instead("it produces twice as much of that mana instead", {}, () => ({ by: "manaTimes", times: 2 })),
  instead("it produces three times as much of that mana instead", {}, () => ({ by: "manaTimes", times: 3 })),
  instead("it produces {mana} instead of any other type", { mana: manaSymbol }, ({ mana }) => ({
    by: "mana",
    mana: thatMuch(mana),
  })),
  instead("it produces {mana} instead of any other type and amount", { mana: manaSymbol }, ({ mana }) => ({
    by: "mana",
    mana: { add: "fixed", mana: [mana] },
  })),
  instead("it produces colorless mana instead of any other type", {}, () => ({ by: "mana", mana: thatMuch("C") })),
  instead("it produces mana of a color of your choice instead of any other type", {}, () => ({
    by: "mana",
    mana: { add: "oneColor", among: ["W", "U", "B", "R", "G"], count: eventAmount },
  })),
]);

const skipped: Phrase<Instead> = oneOf(() => [
  instead(
    "(skip that draw instead|that player skips that draw instead|instead that player skips that draw)",
    {},
    () => ({
      by: "nothing",
    }),
  ),
  instead("instead that player skips that draw and {then}", { then: clause }, ({ then }) => ({
    by: "effects",
    effects: only(then),
  })),
]);

/** 701.40, 701.46. */
const exploresTwice: Phrase<Instead> = instead("instead it explores, then it explores again", {}, () => ({
  by: "effects",
  effects: [EXPLORES, EXPLORES],
}));
const EXPLORES: Effect = { do: "explore", what: { what: "event", role: "object" } };
/** 701.15: of what says so of itself, it works each time. */
const regenerates: Phrase<Instead> = instead("regenerate (it|that creature)", {}, () => ({ by: "regenerate" }));
/** 614.6: it is not countered, and what is done with it is told. */
const uncountered: Phrase<Instead> = instead("instead {then}", { then: clause }, ({ then }) => ({
  by: "effects",
  effects: only(then),
}));
/** Which events go with which clauses. */
export const pairs = [
  ...(["mill", "scry", "surveil", "proliferate", "flipCoin", "rollDie"] as const).flatMap(
    (act) =>
      [
        [acts[act], oftener[act]],
        [acts[act], otherThan(act)],
      ] as const,
  ),
  [acts.villainous, oftener.villainous],
  [learning, otherThan()],
  [objectActs, exploresTwice],
  [objectActs, otherThan()],
  [destructions, regenerates],
  [destructions, otherThan()],
  [counterings, uncountered],
  [tapsForMana, produces],
  [damageTo, damageInstead],
  [damageTo, otherThan("damage")],
  [draws, skipped],
  [draws, otherThan()],
  [drawsOfSeveral, otherDraw],
  [drawsOfSeveral, otherThanDraws],
  [arrivals, elsewhere],
  [arrivalsOfOthers, underYourControl],
  [untappings, otherThan()],
  [moves, elsewhere],
  [lives, otherGain],
  [lives, otherThan("gainLife")],
  [lifeLosses, otherLoss],
  [lifeLosses, otherThan("loseLife")],
  [lifePayments, otherThan("loseLife")],
  [outcomes, otherThan()],
  [discards, otherThan("discard")],
  [tokens, otherTokens],
  [tokens, tokensBesides],
  [tokens, otherThan()],
] as const;
