import type { Effect } from "../../../engine/abilities/effects.ts";
import type { Filter } from "../../../engine/abilities/filters.ts";
import type { Objects, Players, Range } from "../../../engine/abilities/references.ts";
import type { Scope } from "../../bind/scope.ts";
import { unbound } from "../../bind/unbound.ts";
import { noun } from "../../hubs.ts";
import { list, opt, type Phrase, rulesFor } from "../../kernel/index.ts";
import type { Noun } from "../../meanings.ts";
import { having } from "../../nouns/describing/having.ts";
import { everything } from "../../nouns/everything.ts";
import { and, kindsNamed } from "../../nouns/filters.ts";
import { actor, ownHand } from "../players/actor.ts";

/** Cards chosen from a hand that was revealed or looked at. */

/** Cards chosen from the hand just revealed or looked at. */
export function fromHand(scope: Scope, filter: Filter, count: Range): readonly Effect[] {
  const of = scope.hand ?? unbound("from which hand?");
  const by = actor(scope);
  const what: Objects = { what: "chosen", filter, in: "hand", of, count, ...(by.who === "you" ? {} : { by }) };
  const effect: Effect = { do: "choose", what };
  scope.mention({
    ref: what,
    number: count.max === 1 ? "one" : "many",
    nouns: ["card", ...kindsNamed(filter)],
    by: effect,
  });
  return [effect];
}

/** "An artifact card and a creature card": at least two. */
export const severalCards: Phrase<readonly Noun[]> = list(
  rulesFor<Noun>().rule("a {what} {having}", { what: noun.one, having: opt(having) }, ({ what, having }) =>
    having === undefined ? what : having(what),
  ),
  { last: [", and"], pair: ["and"] },
);

/** One card for each of these from the hand just revealed or looked at: no card for two of them. */
export function eachFromHand(scope: Scope, filters: readonly Filter[]): readonly Effect[] {
  const chosen: Effect[] = [];
  for (const filter of filters) {
    const earlier = chosen.map((one): Objects => ({ what: "noted", name: scope.noteOf(one) }));
    const others = earlier.map((of): Filter => ({ is: "not", of: { is: "among", of } }));
    chosen.push(...fromHand(scope, others.length === 0 ? filter : and([filter, ...others]), { min: 1, max: 1 }));
  }
  scope.mention({
    ref: { what: "union", of: chosen.map((one) => ({ what: "noted", name: scope.noteOf(one) })) },
    number: "many",
    nouns: ["card", ...filters.flatMap(kindsNamed)],
    literal: true,
  });
  return chosen;
}

export const handOf = (of: Players): Objects => everything({ filter: { is: "any" }, in: "hand", of, nouns: ["card"] });

export const cardOnly = (what: Noun) =>
  what.card === true && what.in === undefined ? what.filter : unbound("a hand holds cards");

/** Shown by whoever has the hand, who chooses which; one of them may be taken. */
export function revealedFromHand(scope: Scope, whose: Players, filter: Filter, count: Range): readonly Effect[] {
  ownHand(scope, whose);
  const by = actor(scope);
  const what: Objects = {
    what: "chosen",
    filter,
    in: "hand",
    of: by,
    count,
    ...(by.who === "you" ? {} : { by }),
  };
  const effect: Effect = { do: "look", who: scope.subject, what, reveal: true };
  scope.mention({
    ref: what,
    number: count.max === 1 ? "one" : "many",
    nouns: ["card", ...kindsNamed(filter)],
    by: effect,
  });
  scope.tell({ group: { of: effect, taken: [] } });
  scope.did(effect);
  return [effect];
}
