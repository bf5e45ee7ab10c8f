import type { ManaType } from "../../cards/schema.ts";
import type { CountersOn } from "../../engine/abilities/destinations.ts";
import type { Effect } from "../../engine/abilities/effects.ts";
import type { EventPattern } from "../../engine/abilities/events.ts";
import type { ManaProduced } from "../../engine/abilities/mana.ts";
import type { Players, Recipients } from "../../engine/abilities/references.ts";
import type { Instead, Replacement } from "../../engine/abilities/statics.ts";
import { plainAmount } from "../amounts/amounts.ts";
import { type Scope, unbound } from "../bind/scope.ts";
import { follow, only } from "../effects/clauses/follow.ts";
import { manaSymbol } from "../effects/mana.ts";
import {
  allDamage,
  damageForAWhile,
  damageKind,
  damageSource,
  dealtElsewhere,
  nextDamage,
  ofPrevented,
} from "../effects/prevention.ts";
import { whenDoneTo } from "../effects/sentences/text.ts";
import { tokenMany, tokenOne } from "../effects/tokens.ts";
import { amount, clause, condition, duration, sentence as sentences } from "../hubs.ts";
import { many, oneOf, opt, type Phrase, rulesFor } from "../kernel/index.ts";
import type { Instruction, StaticSentence } from "../meanings.ts";
import { counters } from "../nouns/counters.ts";
import { self } from "../nouns/self.ts";
import { recipient } from "../references/recipients.ts";
import { digits, numberWordOrOne } from "../vocabulary/numbers.ts";
import {
  acts,
  arrivals,
  arrivalsOfOthers,
  counterings,
  damageTo,
  destructions,
  draws,
  drawsOfSeveral,
  lives,
  losses,
  moves,
  tapsForMana,
  tokens,
  you,
} from "./events.ts";

/** "If [event] would happen, [something] instead": replacement and prevention effects told as conditions (614.1a). */

const { rule: instead } = rulesFor<Instead>();
const eventAmount = { amount: "event" } as const;
const times = (factor: number): Instead => ({ by: "amount", amount: { amount: "times", factor, of: eventAmount } });
const plus = (n: import("../../engine/abilities/amounts.ts").Amount): Instead => ({
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
const elsewhere: Phrase<Instead> = oneOf(() => [
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
  instead("those tokens plus an additional {token} are created instead", { token: tokenOne }, ({ token }) => ({
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
const pairs = [
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
  [lives, lifeInstead],
  [lives, otherwise],
  [draws, effectsInstead],
  [losses, effectsInstead],
  [drawsOfSeveral, drawnInstead],
  [drawsOfSeveral, insteadOfSeveral],
  [tokens, tokensInstead],
  [tokens, tokensBesides],
] as const;

const { rule: sentence } = rulesFor<StaticSentence>();
/** A card that an opponent makes its owner discard goes elsewhere: it is on its way from hand to graveyard. */
const madeToDiscard: Phrase<StaticSentence> = sentence(
  "if a spell or ability an opponent controls causes you to discard {self}, put it onto the battlefield {with} instead of putting it into your graveyard.",
  {
    self,
    with: opt(
      rulesFor<readonly CountersOn[]>().rule("with {counters} on it", { counters }, ({ counters }) => [counters]),
    ),
  },
  ({ with: counters }) => ({
    effects: [
      {
        static: "replace",
        replacement: {
          of: { on: "move", object: { is: "self" }, from: "hand", to: "graveyard", cause: "opponent" },
          instead: {
            by: "destination",
            to: { zone: "battlefield", control: "owner", ...(counters === undefined ? {} : { counters }) },
          },
        },
      },
    ],
    from: "hand",
  }),
);
const { rule: instruction } = rulesFor<Instruction>();

/** Where self must be for a replacement of its own moves: it works wherever it moves from; 614.12 of how it enters. */
const anywhere = (event: EventPattern): Pick<StaticSentence, "from"> =>
  event.on === "move" && event.object.is === "self" && event.from === undefined && event.to !== "battlefield"
    ? { from: "everywhere" }
    : {};

/** "You may ... instead": who says no keeps the event. */
function replacing(of: EventPattern, instead: Instead): Replacement {
  const may = instead.by === "effects" && instead.effects.length === 1 ? instead.effects[0] : undefined;
  if (may?.do !== "may" || may.otherwise !== undefined) return { of, instead };
  const [only, ...more] = may.effects;
  // 614.6: what would move moves elsewhere, at the same time as what moves with it.
  const goes = only?.do === "move" && only.what.what === "event" && more.length === 0 && of.on === "move";
  return {
    of,
    instead: goes ? { by: "destination", to: only.to } : { by: "effects", effects: may.effects },
    optional: may.who,
  };
}

/** "All damage that would be dealt to you is dealt to this creature instead." (614.9) */
const redirected = (of: EventPattern, to: Recipients): Replacement => ({ of, instead: { by: "redirect", to } });

export const redirections: readonly Phrase<Instruction>[] = [
  instruction(
    "{damage} is dealt to {to} instead",
    { damage: nextDamage, to: recipient },
    ({ damage: { of, ...more }, to }) => [{ do: "replace", replacement: redirected(of, to), ...more }],
  ),
  instruction(
    "all {damage} is dealt to {to} instead",
    { damage: damageForAWhile, to: recipient },
    ({ damage: { of, duration }, to }) => [{ do: "replace", replacement: redirected(of, to), duration }],
  ),
  instruction(
    "{duration}, all {damage} is dealt to {to} instead",
    { duration, damage: allDamage, to: recipient },
    ({ duration, damage, to }) => [{ do: "replace", replacement: redirected(damage, to), duration }],
  ),
];

/** All that is done in place of a draw, in several sentences; "it" is the card that would be drawn. */
const atLength: readonly Phrase<StaticSentence>[] = (
  [
    ["if {would}, {first} instead. {more}", false],
    ["if {would}, you may instead {first}. {more}", true],
  ] as const
).map(([words, optional]) =>
  rulesFor<StaticSentence>().deferred(
    words,
    { would: draws, first: clause, more: many(sentences) },
    ({ would, first, more }, scope) => {
      const of = would.bind(scope);
      if (of.on !== "draw" || (optional && of.who?.who !== "you")) return unbound("in place of a draw");
      const drawn: Players = of.who?.who === "you" ? { who: "you" } : { who: "eventPlayer" };
      scope.mention({
        ref: { what: "topOfLibrary", of: drawn, count: 1 },
        number: "one",
        nouns: ["card"],
        literal: true,
      });
      let effects = only(first.bind(scope));
      for (const next of more.bind(scope)) effects = follow(effects, next, effects.length - 1);
      return {
        effects: [
          {
            static: "replace",
            replacement: { of, instead: { by: "effects", effects }, ...(optional && { optional: drawn }) },
          },
        ],
      };
    },
  ),
);

export const wouldStatics: readonly Phrase<StaticSentence>[] = [
  // 701.9b: doubled as it would be dealt.
  sentence("double all {kind} (that|) {by} would deal.", { kind: damageKind, by: damageSource }, ({ kind, by }) => ({
    effects: [{ static: "replace", replacement: { of: { on: "damage", source: by, ...kind }, instead: times(2) } }],
  })),
  sentence("you may look at a additional {n} cards each time you surveil.", { n: numberWordOrOne }, ({ n }) => ({
    effects: [
      {
        static: "replace",
        replacement: { of: { on: "told", act: "surveil", who: you }, instead: plus(n), optional: you },
      },
    ],
  })),
  ...atLength,
  madeToDiscard,
  sentence("all {damage} is dealt to {to} instead.", { damage: allDamage, to: recipient }, ({ damage, to }) => ({
    effects: [{ static: "replace", replacement: redirected(damage, to) }],
  })),
  ...pairs.map(([would, instead]) =>
    sentence(
      "if {would} while {test}, {instead}.",
      { would, test: condition, instead },
      ({ would, test, instead }) => ({
        effects: [{ static: "replace", replacement: { ...replacing(would, instead), if: test } }],
        ...anywhere(would),
      }),
    ),
  ),
  // 615.5, 603.12: and what comes of that.
  rulesFor<StaticSentence>().deferred(
    "if {would} while {test}, prevent that damage and {then}. {when}",
    { would: damageTo, test: condition, then: clause, when: whenDoneTo },
    ({ would, test, then, when }, scope) => {
      const of = would.bind(scope);
      const holds = test.bind(scope);
      const effects = ofPrevented(then, scope, "", [], when);
      const replacement: Replacement = { of, instead: { by: "prevent", then: effects }, if: holds };
      return { effects: [{ static: "replace", replacement }] };
    },
  ),
  sentence(
    "if {would} and {test}, {instead}.",
    { would: arrivals, test: condition, instead: elsewhere },
    ({ would, test, instead }) => ({
      effects: [{ static: "replace", replacement: { ...replacing(would, instead), if: test } }],
      ...anywhere(would),
    }),
  ),
  ...pairs.map(([would, instead]) =>
    sentence("if {would}, {instead}.", { would, instead }, ({ would, instead }) => ({
      effects: [{ static: "replace", replacement: replacing(would, instead) }],
      ...anywhere(would),
    })),
  ),
];

/** 614.3: once, of whatever does so first. */
export const nextTimes: readonly Phrase<Instruction>[] = pairs.map(([would, instead]) =>
  instruction("the next time {would} this turn, {instead}", { would, instead }, ({ would, instead }) => [
    { do: "replace", replacement: replacing(would, instead), duration: "endOfTurn", once: true },
  ]),
);

export const wouldSentences: readonly Phrase<Instruction>[] = [
  ...pairs.map(([would, instead]) =>
    instruction("if {would} this turn, {instead}.", { would, instead }, ({ would, instead }) => [
      { do: "replace", replacement: replacing(would, instead), duration: "endOfTurn" },
    ]),
  ),
  ...pairs.map(([would, instead]) =>
    instruction("{duration}, if {would}, {instead}.", { duration, would, instead }, ({ duration, would, instead }) => [
      { do: "replace", replacement: replacing(would, instead), duration },
    ]),
  ),
  instruction(
    "{duration}, if {would} and {test}, {instead}.",
    { duration, would: arrivals, test: condition, instead: elsewhere },
    ({ duration, would, test, instead }) => [
      { do: "replace", replacement: { ...replacing(would, instead), if: test }, duration },
    ],
  ),
  instruction("if {would}, {instead}.", { would: moves, instead: elsewhere }, ({ would, instead }) =>
    would.on === "move" && would.object.is === "among"
      ? [{ do: "replace", replacement: replacing(would, instead), duration: "forever" }]
      : unbound("a static ability in an effect"),
  ),
];
