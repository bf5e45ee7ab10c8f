import type { Amount } from "../../../engine/abilities/amounts.ts";
import type { EffectKind } from "../../../engine/abilities/effects.ts";
import type { Filter } from "../../../engine/abilities/filters.ts";
import type { Objects, Players, Range, Zone } from "../../../engine/abilities/references.ts";
import { plainAmount } from "../../amounts/amounts.ts";
import type { Scope } from "../../bind/scope.ts";
import { unbound } from "../../bind/unbound.ts";
import { condition, noun, players, range, whose } from "../../hubs.ts";
import { oneOf, opt, type Phrase, printed, rulesFor, words } from "../../kernel/index.ts";
import type { Instruction, Noun } from "../../meanings.ts";
import { closing } from "../../nouns/describing/closing.ts";
import { having } from "../../nouns/describing/having.ts";
import { that } from "../../nouns/describing/that.ts";
import type { Post } from "../../nouns/narrowing.ts";
import { self } from "../../nouns/self.ts";
import { thoseDone } from "../../references/doneThisWay.ts";
import { pronoun } from "../../references/pronouns.ts";
import { exactlyOne } from "../../references/references.ts";
import { bindAll, only } from "../clauses/follow.ts";
import { ifThen } from "../clauses/if.ts";
import { compound } from "../clauses/subjects.ts";
import { amongGroup, exilingThem, takenFromGroup } from "../library/amongThem.ts";
import { moving } from "../objects/done.ts";
import { commanderThere } from "../objects/thing.ts";
import { asCard } from "./allowing.ts";
import { exiledWithIt, marked } from "./among.ts";
import { andMana, paying } from "./paying.ts";
import { permissionClauses } from "./permissions.ts";

/** Spells cast as the instruction is followed (608.2g): how many of which, from where, for what. */

/** Where they are: of these cards those that would be such spells. */
type Place = (filter: Filter) => Objects;
const { rule: place } = rulesFor<Place>();
const zones = words<Zone | readonly Zone[]>([
  ["hand", "hand"],
  ["graveyard", "graveyard"],
  ["hand or graveyard", ["hand", "graveyard"]],
  ["graveyard or hand", ["graveyard", "hand"]],
  ["graveyard and/or hand", ["graveyard", "hand"]],
]);
const places: Phrase<Place> = oneOf(() => [
  rulesFor<Place>().deferred("from {whose} {zone}", { whose, zone: zones }, ({ whose, zone }, scope) => {
    if (printed(whose)[0] === "each") unbound("one from each of them");
    const [of, place] = [whose.bind(scope), zone.bind(scope)];
    return (filter) => ({ what: "all", filter, in: place, of });
  }),
  place("from a graveyard", {}, () => (filter) => ({ what: "all", filter, in: "graveyard" })),
  place("from among {those}", { those }, ({ those }) => those),
]);
const those: Phrase<Place> = oneOf(() => [
  // Those of the hand that was looked at, where no others were spoken of.
  place("(them|those cards)", {}, (_, scope) => {
    const cards = scope.attempt(() => scope.pronoun("many"));
    if (cards !== undefined) return of(cards);
    const { hand } = scope;
    return hand === undefined
      ? unbound("nothing was spoken of")
      : (filter) => ({ what: "all", filter, in: "hand", of: hand });
  }),
  // Those of them that are so.
  place("those {what}", { what: noun.many }, ({ what }, scope) => {
    if (what.card !== true || what.in !== undefined || what.filter.is === "any") return unbound("told without more");
    const cards = scope.pronoun("many");
    return (filter) => ({ what: "those", of: cards, filter: { is: "and", of: [what.filter, filter] } });
  }),
  place("(the exiled cards|cards exiled this way)", {}, (_, scope) => {
    const cards = scope.pronoun("many");
    const by = cards.what === "noted" ? scope.recent.find(({ note }) => note === cards.name) : undefined;
    return by === undefined || exilingThem(by) ? of(cards) : unbound("something else was done");
  }),
  // Those of them that are so.
  place("(the|) {what} exiled this way", { what: noun.many }, ({ what }, scope) => {
    if (what.card !== true || what.in !== undefined || what.filter.is === "any") return unbound("told without more");
    const cards = thoseDone(scope, { participle: "exiled", by: ["move", "revealUntil"] });
    return (filter) => ({ what: "those", of: cards, filter: { is: "and", of: [what.filter, filter] } });
  }),
  place("{group}", { group: amongGroup }, ({ group }) => of(group)),
  place("{marked}", { marked }, ({ marked }) => (filter) => ({
    what: "all",
    filter: { is: "and", of: [marked.filter, filter] },
    in: marked.zone,
    of: marked.of,
  })),
]);
/** One card marked so: "a card exiled with this creature". */
const oneMarked: Phrase<Place> = place("card exiled with {self}", { self }, (_, scope) => {
  const { zone, of, filter } = exiledWithIt(scope, { who: "each" });
  return () => ({ what: "all", filter, in: zone, of });
});
const of =
  (cards: Objects): Place =>
  (filter) => ({ what: "those", of: cards, filter });

/** What may be cast, and how many of it. */
interface Some {
  readonly what: Objects;
  readonly count?: Amount | "any";
  readonly total?: Amount;
}
const howMany = ({ min, max }: Range): Pick<Some, "count"> =>
  min !== 0 ? unbound("as many as can be cast") : max === 1 ? {} : { count: max ?? "any" };
/** Cast they are spells, whichever they are called by. */
function spells(what: Noun, post: Post | undefined): Filter {
  const all = post === undefined ? what : post(what);
  return all.card === true && all.in === undefined && all.filter.is !== "any" ? all.filter : asCard(all);
}
const after: Phrase<Post | undefined> = opt(oneOf(() => [having, that, closing]));
const { rule: some } = rulesFor<Some>();
const castable: Phrase<Some> = oneOf(() => [
  some("a {what} {place} {after}", { what: noun.one, place: places, after }, ({ what, place, after }) => ({
    what: place(spells(what, after)),
  })),
  some(
    "{n} {what} {place} {after}",
    { n: oneOf(() => [range.one, range.many]), what: oneOf(() => [noun.one, noun.many]), place: places, after },
    ({ n, what, place, after }) => ({ what: place(spells(what, after)), ...howMany(n) }),
  ),
  // Any of them.
  some("{what} {place} {after}", { what: noun.many, place: places, after }, ({ what, place, after }) => ({
    what: place(spells(what, after)),
    count: "any",
  })),
  some(
    "{n} {what} with total mana value {most} or less {place}",
    { n: range.many, what: noun.many, most: plainAmount, place: places },
    ({ n, what, most, place }) => ({ what: place(spells(what, undefined)), ...howMany(n), total: most }),
  ),
]);
/** Cards as such, which are then played or cast. */
const playable: Phrase<Some> = oneOf(() => [
  some("one of {those}", { those }, ({ those }) => ({ what: those({ is: "any" }) })),
  some("any number of {those}", { those }, ({ those }) => ({ what: those({ is: "any" }), count: "any" })),
  some("{what}", { what: commanderThere }, ({ what }) => ({ what })),
  some("a {marked}", { marked: oneMarked }, ({ marked }) => ({ what: marked({ is: "any" }) })),
  some("a card {place}", { place: places }, ({ place }) => ({ what: place({ is: "any" }) })),
]);

const verb = words<{ readonly orPlay?: true }>([
  ["play", { orPlay: true }],
  ["cast", {}],
]);
const who: Phrase<Players> = oneOf(() => [players.one, players.many]);
function cast(scope: Scope, effect: Extract<EffectKind, { do: "cast" }>): Instruction {
  const { what } = effect;
  if (what.what === "those") takenFromGroup(scope, what.of, what);
  return moving(scope, what, effect);
}
const { rule, deferred } = rulesFor<Instruction>();
export const castsNow: readonly Phrase<Instruction>[] = [
  rule(
    "{who} may {verb} {some} {paying}",
    { who, verb, some: oneOf(() => [castable, playable]), paying },
    ({ who, verb, some, paying }, scope) => {
      const single = some.count === undefined;
      const what: Objects =
        single && some.what.what === "all" ? { ...some.what, what: "chosen", count: exactlyOne } : some.what;
      const how = { free: false, ...paying, optional: !single, ...verb };
      const done = cast(scope, { do: "cast", who, ...some, what, ...how });
      // Of several each is offered for itself.
      return single ? [{ do: "may", who, effects: only(done) }] : done;
    },
  ),
  // 305.2b: lands as far as more may be played in that turn.
  rule("{who} may play lands and cast spells {place} {paying}", { who, place: places, paying }, (said, scope) => {
    const what = said.place({ is: "any" });
    return cast(scope, {
      do: "cast",
      who: said.who,
      what,
      count: "any",
      free: false,
      ...said.paying,
      optional: true,
      orPlay: true,
    });
  }),
  // For what it costs.
  rule(
    "{who} may cast {some} {mana}",
    { who, some: oneOf(() => [castable]), mana: opt(andMana) },
    ({ who, some, mana }, scope) => {
      const what: Objects = some.what.what === "all" ? { ...some.what, what: "chosen", count: exactlyOne } : some.what;
      if (some.count !== undefined || (what.what !== "those" && what.what !== "chosen")) return unbound("one of them");
      const how = { free: false, ...(mana && { anyMana: mana }), optional: false };
      return [{ do: "may", who, effects: only(cast(scope, { do: "cast", who, ...some, what, ...how })) }];
    },
  ),
  // 101.3: of any number it may be none.
  rule("cast {what} {paying}", { what: pronoun, paying }, ({ what, paying }, scope) =>
    cast(scope, { do: "cast", who: { who: "you" }, what, free: false, ...paying, optional: false }),
  ),
  rule(
    "{verb} {some} {paying}",
    { verb, some: oneOf(() => [castable, playable]), paying },
    ({ verb, some, paying }, scope) =>
      cast(scope, {
        do: "cast",
        who: { who: "you" },
        ...some,
        free: false,
        ...paying,
        optional: some.count !== undefined,
        ...verb,
      }),
  ),
];

/** "exile the top card of your library, then you may play it this turn": the last of several clauses. */
export const lastPermissions: readonly Phrase<Instruction>[] = [
  deferred(
    "{first} (and|, then|, and) {last}",
    { first: compound, last: oneOf(() => [...permissionClauses, ...castsNow]) },
    ({ first, last }, scope) => bindAll([first, last], scope),
  ),
  deferred(
    "if {test}, {then}",
    { test: condition, then: oneOf(() => [...permissionClauses, ...castsNow]) },
    ({ test, then }, scope) => ifThen(test, then, scope),
  ),
];
