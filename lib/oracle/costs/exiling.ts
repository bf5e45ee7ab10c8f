import type { Cost } from "../../engine/abilities/costs.ts";
import type { Range, Zone } from "../../engine/abilities/references.ts";
import type { Scope } from "../bind/scope.ts";
import { unbound } from "../bind/unbound.ts";
import { noun } from "../hubs.ts";
import { words } from "../kernel/index.ts";
import type { Noun } from "../meanings.ts";
import { self } from "../nouns/self.ts";
import { chosen } from "../references/chosen.ts";
import { exilingItself } from "../references/exiledItself.ts";
import { numberWord } from "../vocabulary/numbers.ts";
import { grantedBy, inGroup, itself, paidWith } from "./paidWith.ts";
import { type CostVerb, verb } from "./verb.ts";

/** "Exile a card from your graveyard", "exile the top card of your library". */
export const exiling = (): readonly CostVerb[] => [
  verb("exile {what}", { what: grantedBy }, ({ what }) => [{ pay: "exile", what }]),
  verb("exile {what} with {n} or more card types among them", { what: chosen, n: numberWord }, ({ what, n }, scope) => {
    const cost = exileCost(scope, what);
    return [{ ...cost, what: inGroup(cost.what, { all: "totalAtLeast", stat: "cardTypes", least: n }) }];
  }),
  verb("exile {what} from a single graveyard", { what: chosen }, ({ what }, scope) => {
    if (what.what.card !== true || what.what.in !== undefined) unbound("only cards are in graveyards");
    const cost = exileCost(scope, { ...what, what: { ...what.what, in: "graveyard" } });
    return [{ ...cost, what: inGroup(cost.what, { all: "sameOwner" }) }];
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
const exileCost = (scope: Scope, what: { readonly what: Noun; readonly count: Range }): ExileCost => {
  const cost: ExileCost = { pay: "exile", what: paidWith(scope, "exiled", what) };
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
