import type { Filter } from "../../engine/abilities/filters.ts";
import type { Players, Zone } from "../../engine/abilities/references.ts";
import type { Scope } from "../bind/scope.ts";
import { unbound } from "../bind/unbound.ts";
import { noun } from "../hubs.ts";
import { oneOf, type Phrase, rulesFor } from "../kernel/index.ts";
import type { Noun } from "../meanings.ts";
import { and, castFrom, not, notFromYourHand, or } from "../nouns/filters.ts";
import { isOfSpells } from "../nouns/kinds.ts";
import { nthSpell } from "../nouns/nthCast.ts";
import { own } from "../players/own.ts";
import { isSeveral } from "../players/several.ts";
import { namedSelf } from "../references/named.ts";
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
const { rule: owns } = rulesFor<(by: Players) => Cast>();
export const spellNoun = (what: Noun, scope: Scope): Filter => {
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
/** The hand of who casts: a card that is in another's hand is cast from elsewhere. */
const notFromHand = (by: Players): Filter => (by.who === "you" ? notFromYourHand : not(castFrom("hand")));
/** Whoever casts it is told, as "your" and "their" agree with them. */
export const casting: Phrase<(by: Players) => Cast> = oneOf(() => [
  rulesFor<(by: Players) => Cast>().rule(
    "{cast}",
    { cast: anybodys },
    ({ cast }) =>
      () =>
        cast,
  ),
  owns("a {what} from {own} hand", { what: noun.one, own }, ({ what, own }, scope) => {
    const object = spellNoun(what, scope);
    return (by) => own(by) && { object, from: "hand" };
  }),
  owns("a {what} from anywhere other than {own} hand", { what: noun.one, own }, ({ what, own }, scope) => {
    const object = spellNoun(what, scope);
    return (by) => own(by) && { object: and([object, notFromHand(by)]) };
  }),
  ...(["your {nth} {other}", "the {nth} {other} (they cast|that player casts)"] as const).map((own) =>
    owns(
      `a {what} other than ${own} each turn`,
      { what: noun.one, nth: ordinal, other: noun.one },
      ({ what, nth, other }, scope) => {
        const object = spellNoun(what, scope);
        return (by) => {
          if ((by.who === "you") !== own.startsWith("your")) return unbound("cast by somebody else");
          // Of several, each one's own are counted.
          const counted = isSeveral(by) ? ({ each: true } as const) : { by };
          return { object: and([object, { is: "not", of: nthSpell(other, nth, counted) }]) };
        };
      },
    ),
  ),
  owns("your {ordinal} {what}", { ordinal, what: noun.one }, ({ ordinal, what }, scope) => {
    const object = spellNoun(what, scope);
    return (by) => (by.who === "you" ? { object, ordinal } : unbound("yours, cast by somebody else"));
  }),
  owns(
    "{own} {ordinal} {what} from {from} each turn",
    { own, ordinal, what: noun.one, from: playedFrom },
    ({ own, ordinal, what, from }, scope) => {
      const filter = spellNoun(what, scope);
      return (by) => own(by) && { object: and([filter, from(by).spell]), ordinal };
    },
  ),
  owns(
    "{own} {ordinal} {what} (each turn|in a turn)",
    { own, ordinal, what: noun.one },
    ({ own, ordinal, what }, scope) => {
      const object = spellNoun(what, scope);
      return (by) => own(by) && { object, ordinal };
    },
  ),
]);
const anybodys: Phrase<Cast> = oneOf(() => [
  castRule("a {what}", { what: noun.one }, ({ what }, scope) => ({ object: spellNoun(what, scope) })),
  castRule("a {what} using mana produced by {self}", { what: noun.one, self: namedSelf }, ({ what }, scope) => ({
    object: and([spellNoun(what, scope), { is: "castWithMana", source: { is: "self" } }]),
  })),
  castRule("a {one} or a {other}", { one: noun.one, other: noun.one }, ({ one, other }, scope) => {
    const object = or([one, other].map((what) => (isOfSpells(what) ? what.filter : unbound("only spells are cast"))));
    itHappensTo(scope, ["spell"]);
    return { object };
  }),
  castRule("another {what}", { what: noun.one }, ({ what }, scope) => ({ object: another(spellNoun(what, scope)) })),
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
]);

/** Where cards are played from, as spells and as lands. */
export interface PlayedFrom {
  readonly spell: Filter;
  readonly land: { readonly from?: Zone; readonly notFrom?: Zone };
}
const { rule: playedRule } = rulesFor<(by: Players) => PlayedFrom>();
export const playedFrom: Phrase<(by: Players) => PlayedFrom> = oneOf(() => [
  playedRule("exile", {}, () => () => ({ spell: { is: "castFrom", zone: "exile" }, land: { from: "exile" } })),
  ...(["graveyard", "library"] as const).map((zone) =>
    playedRule(
      `{own} ${zone}`,
      { own },
      ({ own }) =>
        (by) =>
          own(by) && { spell: { is: "castFrom", zone }, land: { from: zone } },
    ),
  ),
  playedRule(
    "anywhere other than {own} hand",
    { own },
    ({ own }) =>
      (by) =>
        own(by) && { spell: notFromHand(by), land: { notFrom: "hand" } },
  ),
]);
