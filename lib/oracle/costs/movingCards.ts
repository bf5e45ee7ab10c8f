import type { Cost } from "../../engine/abilities/costs.ts";
import { plainAmount } from "../amounts/amounts.ts";
import { unbound } from "../bind/unbound.ts";
import { words } from "../kernel/index.ts";
import { permanents } from "../nouns/kinds.ts";
import { self } from "../nouns/self.ts";
import { chosen } from "../references/chosen.ts";
import { numberWord } from "../vocabulary/numbers.ts";
import { ANYONES, anyones, grantedBy, inGroup, itself, paidWith } from "./paidWith.ts";
import { type CostVerb, verb } from "./verb.ts";

/** Cards and permanents that are shown, or that go to a hand, a library or a graveyard. */
export const movingCards = (): readonly CostVerb[] => [
  verb("return {what} to its owner's hand", { what: grantedBy }, ({ what }) => [{ pay: "return", what }]),
  verb("reveal {self} from your hand", { self }, (_, scope) => {
    scope.tell({ from: "hand" });
    return [{ pay: "reveal", what: itself }];
  }),
  verb(
    "put {what} from a single graveyard on the bottom of their owner's library",
    { what: chosen },
    ({ what }, scope) => {
      if (what.what.card !== true || what.what.in !== undefined) unbound("only cards are in graveyards");
      const cards = paidWith(scope, "put", { ...what, what: { ...what.what, in: "graveyard" } });
      return [{ pay: "putOnLibrary", what: inGroup(cards, { all: "sameOwner" }), bottom: true }];
    },
  ),
  verb("collect evidence {n}", { n: plainAmount }, ({ n }) => [{ pay: "collectEvidence", amount: n }]),
  verb("forage", {}, () => [FORAGE]),
  verb("behold a {what}", { what: permanents.one }, ({ what }) => [{ pay: "behold", filter: what.filter }]),
  verb("reveal {what}", { what: chosen }, ({ what }, scope) => [
    { pay: "reveal", what: paidWith(scope, "revealed", what) },
  ]),
  verb("reveal your hand", {}, () => [{ pay: "reveal", what: { what: "all", filter: { is: "any" }, in: "hand" } }]),
  verb("reveal {what} from your hand that share a color", { what: chosen }, ({ what }, scope) => {
    if (what.what.card !== true || what.what.in !== undefined) unbound("cards are revealed from a hand");
    const cards = paidWith(scope, "revealed", { ...what, what: { ...what.what, in: "hand" } });
    return [{ pay: "reveal", what: inGroup(cards, { all: "shareColor" }) }];
  }),
  verb("put {what} on {place} of your library", { what: chosen, place: libraryEnd }, ({ what, place }, scope) => [
    { pay: "putOnLibrary", what: paidWith(scope, "put", what), bottom: place },
  ]),
  verb("put a card an opponent owns from exile into that player's graveyard", {}, (_, scope) => [
    {
      pay: "putInGraveyard",
      what: paidWith(
        scope,
        "put",
        {
          what: { filter: { is: "ownedBy", who: { who: "opponents" } }, in: "exile", card: true, nouns: ["card"] },
          count: { min: 1, max: 1 },
        },
        ANYONES,
      ),
    },
  ]),
  verb("put {what} into its owner's graveyard", { what: chosen }, ({ what }, scope) => [
    {
      pay: "putInGraveyard",
      what:
        what.what.in === "exile" && what.count.max === 1
          ? paidWith(scope, "put", what, ANYONES)
          : unbound("only one that is exiled"),
    },
  ]),
  verb("return {self} to its owner's hand", { self }, () => [{ pay: "return", what: itself }]),
  verb("put {self} on {place} of its owner's library", { self, place: libraryEnd }, ({ place }) => [
    { pay: "putOnLibrary", what: itself, bottom: place },
  ]),
  verb("return {what} to (its owner's hand|their owner's hand)", { what: chosen }, ({ what }) => [
    { pay: "return", what: anyones(what) },
  ]),
  verb("mill a card", {}, () => [{ pay: "mill", count: 1 }]),
  verb("mill {n} cards", { n: numberWord }, ({ n }) => [{ pay: "mill", count: n }]),
];
export const libraryEnd = words<boolean>([
  ["top", false],
  ["the bottom", true],
]);
/** 701.59a. */
export const FORAGE: Cost = {
  pay: "oneOf",
  as: "forage",
  of: [
    [{ pay: "exile", what: { what: "chosen", filter: { is: "any" }, in: "graveyard", count: { min: 3, max: 3 } } }],
    [
      {
        pay: "sacrifice",
        what: { what: "chosen", filter: { is: "subtype", subtype: "Food" }, count: { min: 1, max: 1 } },
      },
    ],
  ],
};
