import type { Condition } from "../../engine/abilities/conditions.ts";
import type { Objects } from "../../engine/abilities/references.ts";
import { sameData } from "../../engine/abilities/visit.ts";
import type { Scope } from "../bind/scope.ts";
import { unbound } from "../bind/unbound.ts";
import { mana } from "../costs/mana.ts";
import { noun } from "../hubs.ts";
import { type Phrase, printed, rulesFor, words } from "../kernel/index.ts";
import { everything } from "../nouns/everything.ts";
import { permanents } from "../nouns/kinds.ts";
import { self } from "../nouns/self.ts";
import { color, colorWords } from "../vocabulary/qualities.ts";
import { is, manaSymbol, not, number, of, you } from "./counts.ts";
import { subject } from "./descriptions.ts";

/** How a spell was cast and what was paid for it: "it was kicked", "no mana was spent to cast it". */

const { rule, deferred } = rulesFor<Condition>();

/** Alternative costs by their keywords, as cards ask whether they were paid. */
const paidMethod = words(
  [
    "surge",
    "prowl",
    "spectacle",
    "madness",
    "dash",
    "blitz",
    "freerunning",
    "mayhem",
    "warp",
    "web-slinging",
    "sneak",
  ].map((one) => [one, one] as const),
);

/** 607.2i: another line of the card may let such a card be revealed. */
const mayReveal = (text: string, nouns: readonly string[]): boolean =>
  nouns.some((noun) =>
    new RegExp(`additional cost to cast this spell, you may reveal an? ${noun} card from`).test(text),
  );

/** The object itself, or what a trigger says of it. */
const isItself = (what: Objects, scope: Scope): boolean =>
  what.what === "self" || scope.objects.some(({ ref, nouns }) => sameData(ref, what) && nouns.includes("this"));

export const castConditions: readonly Phrase<Condition>[] = [
  rule("(its|his|her|this spell's|this creature's) {method} cost was paid", { method: paidMethod }, ({ method }) => ({
    if: "castWith",
    what: { what: "self" },
    method,
  })),
  // 607.2i: as another object asks it.
  rule("{what} was cast for its {method} cost", { what: subject, method: paidMethod }, ({ what, method }) => ({
    if: "is",
    what,
    filter: { is: "castWith", method },
  })),
  rule("(evidence was collected|this spell's additional cost was paid|its additional cost was paid)", {}, () => ({
    if: "castWith",
    what: { what: "self" },
    method: "additional",
  })),
  // 701.4: as the additional cost that another line offers.
  deferred("a {what} was beheld", { what: permanents.one }, ({ what }, scope) => {
    const { filter } = what.bind(scope);
    const isOffered = scope.face.text.includes(`you may behold a ${printed(what).join(" ")}`);
    if (!isOffered || filter.is !== "subtype") unbound("beheld as another thing");
    return { if: "castWith", what: { what: "self" }, method: "additional" };
  }),

  // 118.9: the alternative cost that another line names.
  rule("the {cost} cost was paid", { cost: mana }, ({ cost }, { face }) =>
    face.text.toLowerCase().includes(`you may pay ${cost.toLowerCase()} rather than pay this spell's mana cost`)
      ? { if: "castWith", what: { what: "self" }, method: "alternative" }
      : unbound("no such cost"),
  ),

  rule("{what} had to attack this combat", { what: subject }, ({ what }) => ({
    if: "is",
    what,
    filter: { is: "hadToAttack" },
  })),
  // 702.66a, 607.2a: as it was when it was exiled, whatever has become of it.
  rule("a {what} was exiled with {self} 's delve ability", { what: noun.one, self }, ({ what }) =>
    what.card === true && what.in === undefined
      ? {
          if: "exists",
          what: {
            what: "those",
            of: { what: "linked", name: "delved", asTheyWere: true },
            filter: what.filter,
          },
        }
      : unbound("cards are exiled"),
  ),
  rule("{what} was kicked", { what: subject }, ({ what }) => ({ if: "castWith", what, method: "kicker" })),
  // 702.33d: with each of its kickers.
  rule("{what} was kicked twice", { what: subject }, ({ what }, scope) =>
    isItself(what, scope)
      ? is({ amount: "kicked" }, { compare: ">=", to: 2 })
      : unbound("how often another spell was kicked"),
  ),
  // 607.2i: the kicker is named by its cost.
  rule("{what} was kicked with its {cost} kicker", { what: subject, cost: mana }, ({ what, cost }) => ({
    if: "castWith",
    what,
    method: `kicker ${cost}`,
  })),
  rule("{what} was bargained", { what: subject }, ({ what }) => ({ if: "castWith", what, method: "bargain" })),
  rule("{what} was cast using teamwork", { what: subject }, ({ what }) => ({
    if: "castWith",
    what,
    method: "teamwork",
  })),
  rule("the gift was promised", {}, () => ({ if: "castWith", what: { what: "self" }, method: "gift" })),
  rule("the gift wasn't promised", {}, () => not({ if: "castWith", what: { what: "self" }, method: "gift" })),
  rule("{what} wasn't kicked", { what: subject }, ({ what }) => not({ if: "castWith", what, method: "kicker" })),
  rule("{what} wasn't bargained", { what: subject }, ({ what }) => not({ if: "castWith", what, method: "bargain" })),
  // 601.2i: of what the spell's own additional cost reveals, or what was controlled then.
  rule(
    "you revealed a {what} or controlled a {same} as you cast {self}",
    { what: noun.one, same: permanents.one, self },
    ({ what, same }, scope) => {
      const isRevealed = scope.paid.some(
        ({ participle, nouns }) => participle === "revealed" && what.nouns.some((one) => nouns.includes(one)),
      );
      if (
        !(isRevealed || mayReveal(scope.face.text, what.nouns)) ||
        what.card !== true ||
        what.in !== undefined ||
        !sameData(what.filter, same.filter)
      )
        return unbound("revealed for what?");
      return {
        if: "or",
        of: [
          { if: "castWith", what: { what: "self" }, method: "additional" },
          { if: "asCast", of: { if: "exists", what: everything(of(same, you)) } },
        ],
      };
    },
  ),
  rule("you controlled a {what} as you cast {self}", { what: permanents.one, self }, ({ what }) => ({
    if: "asCast",
    of: { if: "exists", what: everything(of(what, you)) },
  })),
  rule("you cast {self} during your main phase", { self }, () => ({
    if: "wasCast",
    what: { what: "self" },
    by: you,
    inMain: true,
  })),
  rule("you cast it", {}, (_, scope) => ({ if: "wasCast", what: scope.pronoun("one"), by: you })),
  rule("you cast it from your hand", {}, (_, scope) => ({
    if: "wasCast",
    what: scope.pronoun("one"),
    by: you,
    from: "hand",
  })),
  rule("you didn't cast it from your hand", {}, (_, scope) =>
    not({ if: "wasCast", what: scope.pronoun("one"), by: you, from: "hand" }),
  ),
  rule("no mana was spent to cast {what}", { what: subject }, ({ what }) =>
    is({ amount: "manaSpent", of: what }, { compare: "=", to: 0 }),
  ),
  rule("no colored mana was spent to cast {what}", { what: subject }, ({ what }) =>
    is({ amount: "manaSpent", of: what, colors: true }, { compare: "=", to: 0 }),
  ),
  rule("{n} or more colors of mana were spent to cast {what}", { n: number, what: subject }, ({ n, what }) =>
    is({ amount: "manaSpent", of: what, colors: true }, { compare: ">=", to: n }),
  ),
  rule("{symbol} wasn't spent to cast {what}", { symbol: manaSymbol, what: subject }, ({ symbol, what }) =>
    is({ amount: "manaSpent", of: what, type: symbol }, { compare: "=", to: 0 }),
  ),
  rule("at least {n} colorless mana was spent to cast {what}", { n: number, what: subject }, ({ n, what }) =>
    is({ amount: "manaSpent", of: what, type: "C" }, { compare: ">=", to: n }),
  ),
  rule("none of them were cast or no mana was spent to cast them", {}, (_, scope) =>
    is({ amount: "manaSpent", of: scope.pronoun("many") }, { compare: "=", to: 0 }),
  ),
  rule("{what} escaped", { what: subject }, ({ what }) => ({ if: "castWith", what, method: "escape" })),
  rule("{what} wasn't kicked", { what: subject }, ({ what }) => not({ if: "castWith", what, method: "kicker" })),
  rule("the gift wasn't promised", {}, () => not({ if: "castWith", what: { what: "self" }, method: "gift" })),
  rule("{symbol} was spent to cast {what}", { symbol: manaSymbol, what: subject }, ({ symbol, what }) =>
    is({ amount: "manaSpent", of: what, type: symbol }, { compare: ">=", to: 1 }),
  ),
  rule(
    "at least {n} {color} mana was spent to cast {what}",
    { n: number, color, what: subject },
    ({ n, color, what }) => is({ amount: "manaSpent", of: what, type: color }, { compare: ">=", to: n }),
  ),
  rule("at least {n} mana of the same color was spent to cast {what}", { n: number, what: subject }, ({ n, what }) => ({
    if: "or",
    of: colorWords.map(([, type]) => is({ amount: "manaSpent", of: what, type }, { compare: ">=", to: n })),
  })),
  rule("at least {n} mana was spent to cast {what}", { n: number, what: subject }, ({ n, what }) =>
    is({ amount: "manaSpent", of: what }, { compare: ">=", to: n }),
  ),
  rule("{n} or more mana was spent to cast {what}", { n: number, what: subject }, ({ n, what }) =>
    is({ amount: "manaSpent", of: what }, { compare: ">=", to: n }),
  ),
  // 400.7: what was cast is no longer the card that was exiled.
  rule("{what} wasn't cast this way", { what: subject }, ({ what }) =>
    what.what === "noted"
      ? { if: "is", what, filter: { is: "inZone", zone: "exile" } }
      : unbound("nothing may be cast this way"),
  ),
  rule("{what} wasn't cast", { what: subject }, ({ what }) => not({ if: "wasCast", what })),
  rule("{what} was cast from anywhere other than your hand", { what: subject }, ({ what }) => ({
    if: "and",
    of: [{ if: "wasCast", what }, not({ if: "wasCast", what, from: "hand" })],
  })),
  rule("you cast it from anywhere other than your hand", {}, (_, scope) => {
    const what = scope.pronoun("one");
    return { if: "and", of: [{ if: "wasCast", what, by: you }, not({ if: "wasCast", what, from: "hand" })] };
  }),
  rule("{what} was foretold", { what: subject }, ({ what }) => ({ if: "castWith", what, method: "foretell" })),
  rule("{what} was cast", { what: subject }, ({ what }) => ({ if: "wasCast", what })),
  rule("{what} was cast from a graveyard", { what: subject }, ({ what }) => ({
    if: "wasCast",
    what,
    from: "graveyard",
  })),
  // 404.2: a graveyard holds what its player owns.
  rule("{what} was cast from your graveyard", { what: subject }, ({ what }) => ({
    if: "and",
    of: [
      { if: "wasCast", what, from: "graveyard" },
      { if: "is", what, filter: { is: "ownedBy", who: you } },
    ],
  })),
  rule("{what} was cast from your hand", { what: subject }, ({ what }) => ({
    if: "wasCast",
    what,
    by: you,
    from: "hand",
  })),
  rule("{what} was cast from exile", { what: subject }, ({ what }) => ({ if: "wasCast", what, from: "exile" })),
];
