import type { Filter } from "../../engine/abilities/filters.ts";
import type { Objects } from "../../engine/abilities/references.ts";
import { sameData } from "../../engine/abilities/visit.ts";
import { kindOf, type Scope } from "../bind/scope.ts";
import { unbound } from "../bind/unbound.ts";
import type { Noun } from "../meanings.ts";
import { or } from "../nouns/filters.ts";

/** By which nouns what was spoken of is called again. */

export const goesBy = (own: string, noun: string): boolean => own === noun || kindOf(own) === noun;

export const isWide = (noun: string): boolean => noun === "permanent" || noun === "card";

/** After "that" a noun stands bare: what it would filter is already said. */
export function plainNouns({ filter, in: zone, card, nouns }: Noun): readonly string[] {
  // A card is called one wherever it is.
  if (zone !== undefined && (card === true || !["spell", "ability", "source"].includes(nouns[0] ?? "")))
    unbound("a place says more than which");
  if (!isPlain(filter)) unbound("says more than which");
  return nouns;
}

/** Of two things it may be, it is called by "or". */
export const ofOneType = (filter: Filter): Filter =>
  filter.is === "and" && filter.of.filter(({ is }) => is === "type").length > 1 ? unbound("one of both") : filter;

export function isPlain(filter: Filter): boolean {
  switch (filter.is) {
    case "any":
    case "type":
    case "subtype":
    case "token":
    case "spell":
    case "permanentCard":
    case "activatedAbility":
    case "triggeredAbility":
      return true;
    case "and":
    case "or":
      return filter.of.every(isPlain);
    default:
      return false;
  }
}

export function inZone(what: Noun): Noun {
  return what.card === true && what.in === undefined ? unbound("which cards, and where?") : what;
}

/** Both or all of them, which are "they" from then on. */
export function union(scope: Scope, of: readonly Objects[], nouns: readonly string[]): Objects {
  const ref: Objects = { what: "union", of };
  scope.mention({ ref, number: "many", nouns });
  return ref;
}

/** Either of two kinds; of cards the place is told once, behind the second. */
export function eitherNoun(one: Noun, b: Noun): Noun {
  const isPlaced = one.card === true && b.card === true && one.in === undefined && b.in !== undefined;
  const a: Noun = isPlaced ? { ...one, in: b.in, ...(b.of && { of: b.of }) } : one;
  if (!sameData([a.in, a.of, a.card], [b.in, b.of, b.card])) return unbound("not in one place");
  return { ...a, filter: or([a.filter, b.filter]), nouns: [...new Set([...a.nouns, ...b.nouns])] };
}
