import type { Cost, CostObjects } from "../../engine/abilities/costs.ts";
import type { Range, Zone } from "../../engine/abilities/references.ts";
import type { Scope } from "../bind/scope.ts";
import { unbound } from "../bind/unbound.ts";
import { noun } from "../hubs.ts";
import { words } from "../kernel/index.ts";
import type { Noun } from "../meanings.ts";
import { permanents } from "../nouns/kinds.ts";
import { self } from "../nouns/self.ts";
import { chosen } from "../references/chosen.ts";
import { exilingItself } from "../references/exiledItself.ts";
import { numberWord } from "../vocabulary/numbers.ts";
import { grantedBy, inGroup, itself, paidWith } from "./paidWith.ts";
import { type CostVerb, verb } from "./verb.ts";

/** "Exile a card from your graveyard", "exile the top card of your library". */
export const exiling = (): readonly CostVerb[] => [
  verb("exile {what}", { what: grantedBy }, ({ what }) => [{ pay: "exile", what }]),
  verb("exile {what} with {n} or more card types among them", { what: chosen, n: numberWord }, ({ what, n }, scope) => [
    exileCost(scope, what, (cards) => inGroup(cards, { all: "totalAtLeast", stat: "cardTypes", least: n })),
  ]),
  verb("exile {what} from a single graveyard", { what: chosen }, ({ what }, scope) => {
    if (what.what.card !== true || what.what.in !== undefined) unbound("only cards are in graveyards");
    const cards = { ...what, what: { ...what.what, in: "graveyard" } } as const;
    return [exileCost(scope, cards, (all) => inGroup(all, { all: "sameOwner" }))];
  }),
  verb("exile {self}", { self }, () => [{ pay: "exile", what: itself }]),
  verb("exile {self} from your {zone}", { self, zone: ownZone }, ({ zone }, scope) => {
    scope.tell({ from: zone });
    return [exilingItself(scope)];
  }),
  // 406.3: exiled cards are face up unless it says otherwise.
  verb("exile {what} (|face up)", { what: chosen }, ({ what }, scope) => [exileCost(scope, what)]),
  verb("exile {what} and {self}", { what: chosen, self }, ({ what }, scope) => [
    exileCost(scope, what),
    { pay: "exile", what: itself },
  ]),
  // A keyword action of the edition of 2026-04-17: a permanent, or a card in one's hand.
  verb("behold a {what} and exile it", { what: permanents.one }, ({ what }, scope) => [
    exileCost(scope, { what, count: { min: 1, max: 1 } }, (one) => Object.assign(one, { in: ["battlefield", "hand"] })),
  ]),
  // 404.2
  verb("exile the top {what} of your graveyard", { what: noun.one }, ({ what }, scope) =>
    fromTopOfGraveyard(scope, what, 1),
  ),
  verb("exile the top {n} {what} of your graveyard", { n: numberWord, what: noun.many }, ({ n, what }, scope) =>
    fromTopOfGraveyard(scope, what, n),
  ),
  verb("exile the top card of your library", {}, (_, scope) => exiledFromTop(scope, 1)),
  verb("exile the top {n} cards of your library", { n: numberWord }, ({ n }, scope) => exiledFromTop(scope, n)),
];
const ownZone = words<Zone>([
  ["graveyard", "graveyard"],
  ["hand", "hand"],
]);
type ExileCost = Extract<Cost, { pay: "exile" }>;
type Chosen = Extract<CostObjects, { what: "chosen" }>;
const exileCost = (
  scope: Scope,
  what: { readonly what: Noun; readonly count: Range },
  narrow: (objects: Chosen) => CostObjects = (objects) => objects,
): ExileCost => {
  const objects = paidWith(scope, "exiled", what);
  const cost: ExileCost = { pay: "exile", what: objects.what === "chosen" ? narrow(objects) : objects };
  scope.links.made.push(cost as { link?: string });
  return cost;
};
/** From the library, as "the exiled card" speaks of it. */
function exiledFromTop(scope: Scope, count: number): readonly Cost[] {
  const cost: Cost = { pay: "mill", count, to: "exile" };
  scope.tell({ paid: [...scope.paid, { participle: "exiled", nouns: ["card"], what: cost }] });
  return [cost];
}
/** The topmost such cards of one's own graveyard. */
function fromTopOfGraveyard(scope: Scope, what: Noun, n: number): readonly Cost[] {
  if (what.card !== true || what.in !== undefined) unbound("only cards are in graveyards");
  const cards = { what: { ...what, in: "graveyard", of: { who: "you" } }, count: { min: n, max: n } } as const;
  return [{ pay: "exile", what: paidWith(scope, "exiled", cards, { topmost: true }) }];
}
