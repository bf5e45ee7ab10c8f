import type { Condition } from "../../../engine/abilities/conditions.ts";
import type { Players } from "../../../engine/abilities/references.ts";
import type { Scope } from "../../bind/scope.ts";
import { manaSymbol } from "../../effects/mana/mana.ts";
import { oneOf, type Phrase, rulesFor } from "../../kernel/index.ts";
import type { Event, Noun } from "../../meanings.ts";
import { permanents } from "../../nouns/kinds.ts";
import { eventPlayer, itHappensTo } from "../subjects.ts";

/** Mana of one type is made (106.12a), or any by one kind of permanent (106.3). */

const { rule } = rulesFor<Event>();
const { rule: isOf } = rulesFor<Condition>();

const ofType: Phrase<Condition> = oneOf(() => [
  isOf("mana of the chosen color", {}, () => ({ if: "eventMana", of: "chosenColor" })),
  isOf("{type}", { type: manaSymbol }, ({ type }) => ({ if: "eventMana", of: type })),
]);

function tapped(scope: Scope, what: Noun, of: Condition, by?: Players): Event {
  itHappensTo(scope, what.nouns);
  eventPlayer(scope);
  return { when: { on: "tapForMana", object: what.filter, ...(by && { by }) }, if: of };
}

export const manaEvents: readonly Phrase<Event>[] = [
  rule("a {what} is tapped for {of}", { what: permanents.one, of: ofType }, ({ what, of }, scope) =>
    tapped(scope, what, of),
  ),
  rule("you tap a {what} for {of}", { what: permanents.one, of: ofType }, ({ what, of }, scope) =>
    tapped(scope, what, of, { who: "you" }),
  ),
  rule("a player taps a {what} for {of}", { what: permanents.one, of: ofType }, ({ what, of }, scope) =>
    tapped(scope, what, of, { who: "each" }),
  ),
  rule(
    "a {what} 's ability causes you to add one or more {of}",
    { what: permanents.one, of: ofType },
    (said, scope) => {
      itHappensTo(scope, said.what.nouns);
      return { when: { on: "addMana", who: { who: "you" }, object: said.what.filter }, if: said.of };
    },
  ),
  rule("a {what} 's ability causes you to add one or more mana", { what: permanents.one }, ({ what }, scope) => {
    itHappensTo(scope, what.nouns);
    return { when: { on: "addMana", who: { who: "you" }, object: what.filter } };
  }),
];
