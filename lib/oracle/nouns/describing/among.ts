import type { Filter } from "../../../engine/abilities/filters.ts";
import type { Objects } from "../../../engine/abilities/references.ts";
import type { Scope } from "../../bind/scope.ts";
import { noun } from "../../hubs.ts";
import { oneOf, type Phrase, rulesFor, type Tree, words } from "../../kernel/index.ts";
import { everything } from "../everything.ts";
import { and } from "../filters.ts";
import { another } from "../other.ts";

/** Among what a description chooses. */

/** Whose qualities are meant: what it was like, wherever it went since. */
export const likened = (what: Tree<Objects>, scope: Scope): Objects => scope.asItWas(() => what.bind(scope));

export const YOUR_COMMANDER: Filter = and([{ is: "commander" }, { is: "ownedBy", who: { who: "you" } }]);

export const YOUR_COMMANDERS: Objects = {
  what: "all",
  filter: YOUR_COMMANDER,
  in: ["battlefield", "command", "stack", "graveyard", "exile", "hand", "library"],
};

/** "a creature you control", "another creature": any of these will do. */
export const anyOf: Phrase<Objects> = oneOf(() => [
  rulesFor<Objects>().rule("a {what}", { what: noun.one }, ({ what }) => everything(what)),
  rulesFor<Objects>().rule("another {what}", { what: noun.one }, ({ what }, scope) => everything(another(scope, what))),
  rulesFor<Objects>().rule("a {one} or a {other}", { one: noun.one, other: noun.one }, ({ one, other }) => ({
    what: "union",
    of: [everything(one), everything(other)],
  })),
  rulesFor<Objects>().rule(
    "another {one} or a {other}",
    { one: noun.one, other: noun.one },
    ({ one, other }, scope) => ({
      what: "union",
      of: [everything(another(scope, one)), everything(other)],
    }),
  ),
]);

export const pronounOf: Phrase<Objects> = rulesFor<Objects>().rule("it", {}, (_, scope) => scope.pronoun("one"));

export const shared = words<
  "color" | "creatureType" | "cardType" | "permanentType" | "name" | "landType" | "manaValue"
>([
  ["color", "color"],
  ["creature type", "creatureType"],
  ["card type", "cardType"],
  ["permanent type", "permanentType"],
  ["name", "name"],
  ["land type", "landType"],
  ["mana value", "manaValue"],
]);

/** "other than self" is the engine's "another". */
export function among(what: Objects): Filter {
  return what.what === "self" ? { is: "self" } : { is: "among", of: what };
}
