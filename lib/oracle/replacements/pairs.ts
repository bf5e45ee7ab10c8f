import type { ManaType } from "../../cards/schema.ts";
import type { Amount } from "../../engine/abilities/amounts.ts";
import type { CountersOn } from "../../engine/abilities/destinations.ts";
import type { Effect } from "../../engine/abilities/effects.ts";
import type { ManaProduced } from "../../engine/abilities/mana.ts";
import type { Instead } from "../../engine/abilities/statics.ts";
import { plainAmount } from "../amounts/amounts.ts";
import { type Scope, unbound } from "../bind/scope.ts";
import { only } from "../effects/clauses/follow.ts";
import { manaSymbol } from "../effects/mana.ts";
import { dealtElsewhere, ofPrevented } from "../effects/prevention.ts";
import { tokenMany, tokenOne } from "../effects/tokens.ts";
import { amount, clause } from "../hubs.ts";
import { oneOf, type Phrase, rulesFor } from "../kernel/index.ts";
import { counters } from "../nouns/counters.ts";
import { self } from "../nouns/self.ts";
import { digits, numberWordOrOne } from "../vocabulary/numbers.ts";
import { damageTo } from "./damage-events.ts";
import {
  acts,
  arrivalsOfOthers,
  counterings,
  destructions,
  draws,
  drawsOfSeveral,
  lifeLosses,
  lifePayments,
  lives,
  losses,
  moves,
  tapsForMana,
  tokens,
  you,
} from "./events.ts";

/** What may happen instead of each kind of event, as the clause after "would" says it (614.1a, 614.6). */

const { rule: instead } = rulesFor<Instead>();
const eventAmount = { amount: "event" } as const;
export const times = (factor: number): Instead => ({
  by: "amount",
  amount: { amount: "times", factor, of: eventAmount },
});
export const plus = (n: Amount): Instead => ({
  by: "amount",
  amount: { amount: "sum", of: [eventAmount, n] },
});
const whom = "(that permanent or player|that player or permanent|that player|that creature|that permanent)";

const damageInstead: Phrase<Instead> = oneOf(() => [
  instead(`(it|that source) deals (double|twice) that (damage|much damage) (to ${whom}|) instead`, {}, () => times(2)),
  instead(`(it|that source) deals triple that damage (to ${whom}|) instead`, {}, () => times(3)),
  instead(`(it|that source) deals that much damage plus {n} (to ${whom}|) instead`, { n: plainAmount }, ({ n }) =>
    plus(n),
  ),
  instead("(it|that source) deals damage equal to {n} instead", { n: amount }, ({ n }) => ({
    by: "amount",
    amount: n,
  })),
  instead(`(it|that source) deals {n} damage (to ${whom}|) instead`, { n: digits }, ({ n }) => ({
    by: "amount",
    amount: n,
  })),
  instead(`(it|that source) deals that much damage minus {n} (to ${whom}|) instead`, { n: plainAmount }, ({ n }) => ({
    by: "amount",
    amount: { amount: "minus", from: eventAmount, of: n },
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
  instead("prevent {n} of that damage", { n: plainAmount }, ({ n }) => ({ by: "prevent", amount: n })),
  // 615.5: what else the prevention effect does.
  ...["prevent that damage. {then}", "prevent that damage and {then}", "prevent that damage, {then}"].map((words) =>
    rulesFor<Instead>().deferred(words, { then: clause }, ({ then }, scope) => ({
      by: "prevent",
      then: ofPrevented(then, scope),
    })),
  ),
]);
/** To exile, remembered for "the card exiled with" it (607.2a). */
const toExile = (scope: Scope, how: { readonly counters?: readonly CountersOn[] } = {}): Instead => {
  const to: { readonly zone: "exile"; link?: string } = { zone: "exile", ...how };
  scope.links.made.push(to);
  return { by: "destination", to };
};
/** 614.6: all of it is done in place of the event. */
const exiledAnd = (scope: Scope, then: readonly Effect[]): Instead => {
  const to: { readonly zone: "exile"; link?: string } = { zone: "exile" };
  scope.links.made.push(to);
  return { by: "effects", effects: [{ do: "move", what: { what: "event", role: "object" }, to }, ...then] };
};
export const elsewhere: Phrase<Instead> = oneOf(() => [
  instead("exile (it|that card|that creature) (instead|instead of putting it anywhere else)", {}, (_, scope) =>
    toExile(scope),
  ),
  instead("instead exile (it|that card|that creature)", {}, (_, scope) => toExile(scope)),
  ...(
    [
      "instead exile (it|that card) with {counters} on it",
      "exile (it|that card) with {counters} on it instead",
    ] as const
  ).map((words) => instead(words, { counters }, ({ counters }, scope) => toExile(scope, { counters: [counters] }))),
  instead("instead exile (it|that card|that creature) and {then}", { then: clause }, ({ then }, scope) =>
    exiledAnd(scope, only(then)),
  ),
  instead("exile {self} instead", { self }, () => ({ by: "destination", to: { zone: "exile" } })),
  instead("return it to its owner's hand instead", {}, () => ({ by: "destination", to: { zone: "hand" } })),
  instead("you may put it on top of its owner's library instead", {}, () => ({
    by: "effects",
    effects: [
      {
        do: "may",
        who: you,
        effects: [{ do: "move", what: { what: "event", role: "object" }, to: { zone: "library", place: "top" } }],
      },
    ],
  })),
  instead("put it on the bottom of its owner's library instead", {}, () => ({
    by: "destination",
    to: { zone: "library", place: "bottom" },
  })),
  instead("shuffle it into its owner's library instead", {}, () => ({
    by: "destination",
    to: { zone: "library", place: "shuffle" },
  })),
  instead("reveal {a} and shuffle it into its owner's library instead", { a: self }, () => ({
    by: "destination",
    to: { zone: "library", place: "shuffle" },
  })),
]);
const lifeInstead: Phrase<Instead> = oneOf(() => [
  instead("you gain that much life plus {n} instead", { n: plainAmount }, ({ n }) => plus(n)),
  instead("you gain twice that much life instead", {}, () => times(2)),
  instead("that player gains no life instead", {}, (_, scope) => {
    scope.playerPronoun();
    return { by: "nothing" };
  }),
  instead("you gain no life instead", {}, (_, { players }) =>
    players.length > 0 ? unbound("somebody else would gain it") : { by: "nothing" },
  ),
]);
const lossInstead: Phrase<Instead> = oneOf(() => [
  instead("(they lose|that player loses) twice that much life instead", {}, (_, scope) => byThem(scope, times(2))),
  instead("you lose twice that much life instead", {}, (_, scope) => byYou(scope, times(2))),
]);
/** 121.2a: another number of cards, drawn by whoever would have drawn them. */
const drawnInstead: Phrase<Instead> = oneOf(() => [
  instead("you draw that many cards plus {n} instead", { n: numberWordOrOne }, ({ n }, scope) => byYou(scope, plus(n))),
  instead("you draw twice that many cards instead", {}, (_, scope) => byYou(scope, times(2))),
  instead("(that player draws|they draw) that many cards plus {n} instead", { n: numberWordOrOne }, ({ n }, scope) =>
    byThem(scope, plus(n)),
  ),
  instead("(that player draws|they draw) twice that many cards instead", {}, (_, scope) => byThem(scope, times(2))),
]);
const byYou = ({ players }: Scope, how: Instead): Instead =>
  players.length > 0 ? unbound("somebody else would draw them") : how;
const byThem = (scope: Scope, how: Instead): Instead => {
  scope.playerPronoun();
  return how;
};
const effectsInstead: Phrase<Instead> = oneOf(() => [
  instead("{then} instead", { then: clause }, ({ then }) => ({ by: "effects", effects: only(then) })),
  instead("instead {then}", { then: clause }, ({ then }) => ({ by: "effects", effects: only(then) })),
]);
/** Anything but another number of cards, which is told above. */
const insteadOfSeveral: Phrase<Instead> = oneOf(() =>
  (["{then} instead", "instead {then}"] as const).map((words) =>
    instead(words, { then: clause }, ({ then }) => {
      const effects = only(then);
      return effects.some((one) => one.do === "draw" && typeof one.count !== "number")
        ? unbound("another number of the same")
        : { by: "effects", effects };
    }),
  ),
);
/** Anything but another amount of life, which is told above. */
const otherwise: Phrase<Instead> = instead("{then} instead", { then: clause }, ({ then }) => {
  const effects = only(then);
  return effects.some((one) => one.do === "gainLife")
    ? unbound("another amount of the same")
    : { by: "effects", effects };
});
/** 614.1c, 110.2: it enters under another player's control. */
const underYourControl: Phrase<Instead> = instead("it enters under your control instead", {}, () => ({
  by: "entering",
  entering: { control: you },
}));
const tokensInstead: Phrase<Instead> = oneOf(() => [
  instead("three times that many of those tokens are created instead", {}, () => times(3)),
  instead(
    "(twice that many of those tokens are created instead|it creates twice that many of those tokens instead)",
    {},
    () => times(2),
  ),
]);
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

/** Anything but damage, which is told above. */
const noDamage: Phrase<Instead> = oneOf(() =>
  ["{then} instead", "instead {then}"].map((words) =>
    instead(words, { then: clause }, ({ then }) => {
      const effects = only(then);
      return effects.some((one) => one.do === "damage") ? unbound("other damage") : { by: "effects", effects };
    }),
  ),
);
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

/** So many more, or as many again, of what is done; of dice and coins as many are ignored as there are more. */
const oftener: Phrase<Instead> = oneOf(() => [
  instead("proliferate twice instead", {}, () => times(2)),
  instead("instead flip two coins and ignore one", {}, () => times(2)),
  instead("instead roll that many dice plus one and ignore the lowest roll", {}, () => plus(1)),
  instead("you mill that many cards plus {n} instead", { n: numberWordOrOne }, ({ n }, scope) => byYou(scope, plus(n))),
  instead("(they mill|that player mills) that many cards plus {n} instead", { n: numberWordOrOne }, ({ n }, scope) =>
    byThem(scope, plus(n)),
  ),
  instead("instead it explores, then it explores again", {}, () => ({
    by: "effects",
    effects: [EXPLORES, EXPLORES],
  })),
]);
const EXPLORES: Effect = { do: "explore", what: { what: "event", role: "object" } };
/** Anything but another number of them, which is told above. */
const otherAct: Phrase<Instead> = oneOf(() => [
  ...(["{then} instead", "instead {then}", "you may instead {then}"] as const).map((words) =>
    instead(words, { then: clause }, ({ then }) => {
      const effects = only(then);
      if (effects.some((one) => one.do === "proliferate" || one.do === "mill")) unbound("another number of the same");
      return words.startsWith("you may")
        ? { by: "effects", effects: [{ do: "may", who: { who: "you" }, effects }] }
        : { by: "effects", effects };
    }),
  ),
]);
/** 701.15: of what says so of itself, it works each time. */
const regenerates: Phrase<Instead> = instead("regenerate (it|that creature)", {}, () => ({ by: "regenerate" }));
/** 614.6: it is not countered, and what is done with it is told. */
const uncountered: Phrase<Instead> = instead("instead {then}", { then: clause }, ({ then }) => ({
  by: "effects",
  effects: only(then),
}));
/** Which events go with which clauses. */
export const pairs = [
  [acts, oftener],
  [acts, otherAct],
  [destructions, regenerates],
  [counterings, uncountered],
  [tapsForMana, produces],
  [damageTo, damageInstead],
  [damageTo, noDamage],
  [draws, skipped],
  [arrivalsOfOthers, underYourControl],
  [moves, elsewhere],
  [lifeLosses, lossInstead],
  [lives, lifeInstead],
  [lives, otherwise],
  [draws, effectsInstead],
  [losses, effectsInstead],
  [lifePayments, effectsInstead],
  [drawsOfSeveral, drawnInstead],
  [drawsOfSeveral, insteadOfSeveral],
  [tokens, tokensInstead],
  [tokens, tokensBesides],
] as const;
