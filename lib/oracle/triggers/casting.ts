import type { Filter } from "../../engine/abilities/filters.ts";
import type { Zone } from "../../engine/abilities/references.ts";
import { type Scope, unbound } from "../bind/scope.ts";
import { noun } from "../hubs.ts";
import { oneOf, type Phrase, rulesFor, words } from "../kernel/index.ts";
import type { Noun } from "../meanings.ts";
import { and } from "../nouns/filters.ts";
import { isOfSpells } from "../nouns/kinds.ts";
import { ordinal } from "../vocabulary/numbers.ts";
import { another, itHappensTo } from "./subjects.ts";

/** What players cast and play that abilities trigger on: which spell, and from where. */

/** "a Goblin spell", "your second spell each turn": what is cast, and which one it must be. */
export interface Cast {
  readonly object: Filter;
  readonly ordinal?: number;
  readonly from?: Zone;
}
const { rule: castRule } = rulesFor<Cast>();
const spellNoun = (what: Noun, scope: Scope): Filter => {
  if (!isOfSpells(what)) unbound("only spells are cast");
  itHappensTo(scope, what.nouns);
  // Of a spell "that targets this creature", "it" is the creature; the spell is "that spell".
  if (aimsAtSelf(what.filter)) scope.mention({ ref: { what: "self" }, number: "one", nouns: ["this"] });
  return what.filter;
};
const aimsAtSelf = (filter: Filter): boolean =>
  filter.is === "and" ? filter.of.some(aimsAtSelf) : filter.is === "targets" && filter.objects?.is === "self";
/** 109.5: a card in your graveyard or library is one that you own. */
const OWN: Filter = { is: "ownedBy", who: { who: "you" } };
export const casting: Phrase<Cast> = oneOf(() => [
  castRule("a {what}", { what: noun.one }, ({ what }, scope) => ({ object: spellNoun(what, scope) })),
  castRule("another {what}", { what: noun.one }, ({ what }, scope) => ({ object: another(spellNoun(what, scope)) })),
  castRule("a {what} from your hand", { what: noun.one }, ({ what }, scope) => ({
    object: spellNoun(what, scope),
    from: "hand",
  })),
  castRule("a {what} from your graveyard", { what: noun.one }, ({ what }, scope) => ({
    object: and([spellNoun(what, scope), OWN]),
    from: "graveyard",
  })),
  castRule("a {what} from your library", { what: noun.one }, ({ what }, scope) => ({
    object: and([spellNoun(what, scope), OWN]),
    from: "library",
  })),
  castRule("a {what} from a graveyard", { what: noun.one }, ({ what }, scope) => ({
    object: spellNoun(what, scope),
    from: "graveyard",
  })),
  castRule("a {what} from exile", { what: noun.one }, ({ what }, scope) => ({
    object: spellNoun(what, scope),
    from: "exile",
  })),
  castRule("a {what} from anywhere other than (your|their) hand", { what: noun.one }, ({ what }, scope) => ({
    object: and([spellNoun(what, scope), { is: "not", of: { is: "castFrom", zone: "hand" } }]),
  })),
  castRule("your {ordinal} {what}", { ordinal, what: noun.one }, ({ ordinal, what }, scope) => ({
    object: spellNoun(what, scope),
    ordinal,
  })),
  castRule("(your|their) {ordinal} {what} each turn", { ordinal, what: noun.one }, ({ ordinal, what }, scope) => ({
    object: spellNoun(what, scope),
    ordinal,
  })),
]);

/** Where cards are played from, as spells and as lands. */
export interface PlayedFrom {
  readonly spell: Filter;
  readonly land: { readonly from?: Zone; readonly notFrom?: Zone };
}
export const playedFrom = words<PlayedFrom>([
  ["exile", { spell: { is: "castFrom", zone: "exile" }, land: { from: "exile" } }],
  ["your graveyard", { spell: { is: "castFrom", zone: "graveyard" }, land: { from: "graveyard" } }],
  ["your library", { spell: { is: "castFrom", zone: "library" }, land: { from: "library" } }],
  ...["your", "their"].map(
    (whose) =>
      [
        `anywhere other than ${whose} hand`,
        { spell: { is: "not", of: { is: "castFrom", zone: "hand" } }, land: { notFrom: "hand" } },
      ] as const,
  ),
]);
