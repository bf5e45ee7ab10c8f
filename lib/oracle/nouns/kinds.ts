import type { Filter } from "../../engine/abilities/filters.ts";
import { someNode } from "../../engine/abilities/visit.ts";
import { unbound } from "../bind/unbound.ts";
import { noun } from "../hubs.ts";
import { type Forms, oneOf, type Phrase, rulesFor } from "../kernel/index.ts";
import type { Noun } from "../meanings.ts";
import { and, not, or } from "./filters.ts";

/** What a noun must be of where only some things can be meant: what is cast, what is controlled. */

/** "creature spell", no "spell or ability". */
export const isOfSpells = ({ nouns }: Noun): boolean => nouns.length === 1 && nouns[0] === "spell";

/** Which spells, of what is cast. */
export const ofSpells = (what: Noun): Filter => (isOfSpells(what) ? what.filter : unbound("only spells are cast"));

const { inflected, rule } = rulesFor<Noun>();
/** "legendary spells and artifact spells": either. */
export const spells: Phrase<Noun> = oneOf(() => [
  noun.many,
  rule("{one} and {other}", { one: noun.many, other: noun.many }, ({ one, other }) =>
    isOfSpells(one) && isOfSpells(other) && one.of === undefined && other.of === undefined
      ? { ...one, filter: or([one.filter, other.filter]) }
      : unbound("only spells are cast"),
  ),
]);
const { rule: counterable } = rulesFor<Filter>();
/** 701.5a: what is said not to be countered: spells, or abilities too. */
export const countered: Phrase<Filter> = oneOf(() => [
  counterable("{what}", { what: spells }, ({ what }) => ofSpells(what)),
  counterable("spells and abilities", {}, () => ({ is: "any" })),
  counterable("spells and abilities you control", {}, () => ({ is: "controlledBy", who: { who: "you" } })),
]);
const ofBattlefield = ({ filter, in: zone, card, nouns }: Noun): Noun =>
  zone === undefined && card !== true ? { filter, nouns } : unbound("only permanents are on the battlefield");
/** Which permanents. */
export const ofPermanents = (what: Noun): Filter => ofBattlefield(what).filter;
/** Nouns of permanents, of what is controlled, attacks, is sacrificed or enters (109.2, 110.1). */
export const permanents: Forms<Noun> = {
  one: inflected("{what}", { what: noun.one }, ({ what }) => ofBattlefield(what)).one,
  many: inflected("{what}", { what: noun.many }, ({ what }) => ofBattlefield(what)).many,
};

/** 113.7, 609.7: called a source, spell or ability, or by what they are on the battlefield. */
const SOURCES: readonly (string | undefined)[] = ["source", "spell", "ability"];
const ON_BATTLEFIELD: Filter = { is: "inZone", zone: "battlefield" };
/** Which sources of damage, mana or abilities. */
export const ofSources = ({ filter, in: zone, card, nouns }: Noun): Filter =>
  SOURCES.includes(nouns[0]) || (zone === undefined && card !== true) ? filter : unbound("cards are no sources");

/** 109.2: abilities of what is called no source are of permanents. */
export const ofAbilities = (what: Noun): Filter =>
  SOURCES.includes(what.nouns[0]) ? ofSources(what) : and([ofPermanents(what), ON_BATTLEFIELD]);

/** 109.2: what is called neither source nor spell is a permanent, so that no spell deals its damage. */
export const ofDamage = (what: Noun): Filter =>
  SOURCES.includes(what.nouns[0]) ? ofSources(what) : and([ofPermanents(what), not({ is: "spell" })]);

/** 109.2: what is called neither spell nor ability is on the battlefield. */
const unlessOnStack = (filter: Filter, nouns: readonly string[]): Filter =>
  SOURCES.includes(nouns[0]) ? filter : and([filter, ON_BATTLEFIELD]);

/** 109.2: of what becomes a target, what is not called a spell is on the battlefield; self and a host are where they are. */
export function ofTargeted(filter: Filter): Filter {
  if (filter.is === "or" && filter.of.some(isNoPermanent)) return or(filter.of.map(ofTargeted));
  return isNoPermanent(filter) ? filter : and([filter, ON_BATTLEFIELD]);
}
const isNoPermanent = (filter: Filter): boolean =>
  filter.is === "self" || filter.is === "among" || someNode("filter", filter, { filter: ({ is }) => is === "spell" });

/** Which of what can be a target: permanents, spells, and cards, in the zone that is named or in any other. */
export function ofTargets({ filter, in: zone, of, fromEach, card, nouns }: Noun): Filter {
  if (of !== undefined || fromEach === true) return unbound("says whose");
  if (zone === undefined)
    return card === true ? and([filter, not({ is: "inZone", zone: "battlefield" })]) : unlessOnStack(filter, nouns);
  return zone === "stack" || typeof zone !== "string" ? filter : and([filter, { is: "inZone", zone }]);
}
