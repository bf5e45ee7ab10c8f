import type { Destination } from "../../../engine/abilities/destinations.ts";
import type { Effect } from "../../../engine/abilities/effects.ts";
import type { Objects, Range } from "../../../engine/abilities/references.ts";
import { someNode } from "../../../engine/abilities/visit.ts";
import type { Scope } from "../../bind/scope.ts";
import { unbound } from "../../bind/unbound.ts";
import { noun, range } from "../../hubs.ts";
import { type Forms, oneOf, type Phrase, rulesFor } from "../../kernel/index.ts";
import type { Instruction, Noun } from "../../meanings.ts";
import { moving } from "../objects/done.ts";

/** Cards that their owner brings into the game (400.11b): "a sorcery card you own from outside the game". */

const { rule } = rulesFor<Objects>();

function outside(scope: Scope, what: Noun, count: Range): Objects {
  const isOwn = someNode("filter", what.filter, { filter: (one) => one.is === "ownedBy" && one.who.who === "you" });
  if (what.card !== true || what.in !== undefined || !isOwn || scope.subject.who !== "you")
    unbound("one brings in cards of one's own");
  const ref: Objects = {
    what: "chosen",
    filter: what.filter,
    among: { what: "outside", of: { who: "you" } },
    count,
  };
  scope.mention({ ref, number: count.max === 1 ? "one" : "many", nouns: what.nouns });
  return ref;
}
const fromOutside: Phrase<Objects> = oneOf(() => [
  rule("a {what} from outside the game", { what: noun.one }, ({ what }, scope) =>
    outside(scope, what, { min: 1, max: 1 }),
  ),
  rule("{n} {what} from outside the game", { n: range.many, what: noun.many }, ({ n, what }, scope) =>
    outside(scope, what, n),
  ),
]);

/** What they own outside the game, or what is face up in exile. */
function outsideOrExiled(scope: Scope, what: Noun, exiled: Noun): readonly Effect[] {
  if (exiled.in !== "exile" || exiled.card !== true) unbound("cards in exile are chosen");
  const theirs: Objects = { what: "those", of: { what: "outside", of: { who: "you" } }, filter: what.filter };
  outside(scope, what, { min: 1, max: 1 });
  const ref: Objects = {
    what: "chosen",
    filter: { is: "any" },
    among: { what: "union", of: [theirs, { what: "all", filter: exiled.filter, in: "exile" }] },
    count: { min: 1, max: 1 },
  };
  const effect: Effect = { do: "choose", what: ref };
  scope.mention({ ref, number: "one", nouns: what.nouns, by: effect });
  const it: Objects = { what: "noted", name: scope.noteOf(effect) };
  return [effect, { do: "look", who: { who: "you" }, what: it, reveal: true }];
}

const bring = (scope: Scope, what: Objects, to: Destination, reveal = false): readonly Effect[] => {
  const effects = moving(scope, what, { do: "move", what, to });
  const [moved] = effects;
  if (!reveal || moved === undefined) return effects;
  const it: Objects = { what: "noted", name: scope.noteOf(moved) };
  return [...effects, { do: "look", who: { who: "you" }, what: it, reveal: true }];
};
const HAND: Destination = { zone: "hand" };

const { inflected } = rulesFor<Instruction>();
export const wishVerbs: readonly Forms<Instruction>[] = [
  // It is revealed as it is put there, so that everybody knows it is such a card.
  inflected("<reveal> {what} and put (it|that card|them) into your hand", { what: fromOutside }, ({ what }, scope) =>
    bring(scope, what, HAND, true),
  ),
  inflected(
    "<reveal> a {what} from outside the game or <choose> a {exiled} in exile",
    { what: noun.one, exiled: noun.one },
    ({ what, exiled }, scope) => outsideOrExiled(scope, what, { ...exiled, in: exiled.in ?? "exile" }),
  ),
  inflected("<put> {what} into your hand", { what: fromOutside }, ({ what }, scope) => bring(scope, what, HAND)),
  inflected("<put> {what} on top of your library", { what: fromOutside }, ({ what }, scope) =>
    bring(scope, what, { zone: "library", place: "top" }),
  ),
  inflected("<shuffle> {what} into your library", { what: fromOutside }, ({ what }, scope) =>
    bring(scope, what, { zone: "library", place: "shuffle" }),
  ),
];
