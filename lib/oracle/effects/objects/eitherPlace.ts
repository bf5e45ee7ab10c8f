import type { Destination } from "../../../engine/abilities/destinations.ts";
import type { Objects } from "../../../engine/abilities/references.ts";
import type { Scope } from "../../bind/scope.ts";
import { unbound } from "../../bind/unbound.ts";
import { type Forms, printed, rulesFor, type Tree } from "../../kernel/index.ts";
import { spell } from "../../kernel/tokens.ts";
import type { Instruction } from "../../meanings.ts";
import { isSeveral } from "../../players/several.ts";
import { anywhere, onBattlefield } from "../destinations.ts";
import { actor } from "../players/actor.ts";
import { thing } from "./thing.ts";

/** One place or another, chosen as it is done (608.2d): "put that card onto the battlefield or into your hand". */

export const eitherPlace: readonly Forms<Instruction>[] = [
  rulesFor<Instruction>().deferredForms(
    "<put> {what} {one} or {other}",
    { what: thing, one: anywhere, other: anywhere },
    ({ what, one, other }, scope) => {
      if (isSeveral(scope.subject)) return unbound("each of several chooses");
      const it = what.bind(scope);
      const options = [one, other].map((place) => ({
        text: spell(printed(place)),
        effects: [{ do: "move", what: it, to: placeOf(place, it, scope) } as const],
      }));
      return [{ do: "chooseOne", who: actor(scope), options }];
    },
  ),
];

const placeOf = (place: Tree<Destination>, what: Objects, scope: Scope): Destination => {
  const to = place.bind(scope);
  if (to.zone !== "battlefield") return to;
  const { zone: _, ...how } = to;
  return onBattlefield(scope, what, how);
};
