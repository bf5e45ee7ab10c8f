import type { Color } from "../../cards/schema.ts";
import type { Amount, Compare } from "../../engine/abilities/amounts.ts";
import type { Condition } from "../../engine/abilities/conditions.ts";
import type { EventPattern } from "../../engine/abilities/events.ts";
import type { Filter } from "../../engine/abilities/filters.ts";
import type { Objects, Players } from "../../engine/abilities/references.ts";
import { sameData } from "../../engine/abilities/visit.ts";
import { stat } from "../amounts/amounts.ts";
import type { Scope } from "../bind/scope.ts";
import { unbound } from "../bind/unbound.ts";
import { noun, players, whose } from "../hubs.ts";
import { list, many, oneOf, type Phrase, rulesFor, words } from "../kernel/index.ts";
import type { Noun } from "../meanings.ts";
import { keywordName, plainName } from "../nouns/describing/names.ts";
import { everything } from "../nouns/everything.ts";
import { and, or } from "../nouns/filters.ts";
import { permanents } from "../nouns/kinds.ts";
import { another } from "../nouns/other.ts";
import { adjectives, colorWords, counterKind } from "../vocabulary/qualities.ts";
import { howMany, is, manaSymbol, not, you } from "./counts.ts";
import { owning, subject, wasSubject } from "./descriptions.ts";
import { parityConditions } from "./parity.ts";
import { some } from "./players.ts";
import { possession } from "./possession.ts";

/** What there is on the battlefield and in other zones, told from there: "three or more creatures are attacking". */

const { rule } = rulesFor<Condition>();
const status = words(adjectives);
const cardsIn = (zone: "graveyard" | "library", of: Players): Amount =>
  zone === "library"
    ? { amount: "librarySize", of }
    : { amount: "count", of: { what: "all", filter: { is: "any" }, in: zone, of } };

/** Of any of several players, or of one. */
const anyPlayers = words<Players>([
  ["an opponent", { who: "opponents" }],
  ["a player", { who: "each" }],
]);
const known: Phrase<Players> = oneOf(() => [
  rulesFor<Players>().rule("defending player", {}, () => ({ who: "defendingPlayer" })),
  rulesFor<Players>().rule("that player", {}, (_, scope) => scope.playerPronoun()),
]);
const isPoisoned = (who: Players): Condition =>
  is({ amount: "playerCounters", kind: "poison", of: who }, { compare: ">=", to: 1 });

/** "excess damage was dealt this way": the note beside that of the damage (120.10). */
function excess(scope: Scope): Condition {
  return { if: "did", name: `${scope.noteOf(scope.thisWay(["damage"]))} excess` };
}

const greater = words<Compare["compare"]>([
  ["greater", ">"],
  ["lesser", "<"],
]);
const bigger = (
  what: Objects,
  compare: Compare["compare"],
  quality: "power" | "toughness",
  than: Objects,
): Condition => ({
  if: "compare",
  amount: { amount: "stat", stat: quality, of: what },
  value: { compare, to: { amount: "stat", stat: quality, of: than } },
});
const oneOfColors: Phrase<Filter> = rulesFor<Filter>().rule(
  "{all}",
  { all: list(words(colorWords), { last: [", or"], pair: ["or"] }) },
  ({ all }) => or(all.map((color) => ({ is: "color", color }))),
);

/** From then on those are spoken of. */
function mentionNamed(scope: Scope, what: Noun, names: readonly string[]): "and" {
  const named = or(names.map((name) => ({ is: "named", name })));
  const filter = and([what.filter, named, { is: "controlledBy", who: you }]);
  scope.mention({ ref: { what: "all", filter }, number: "many", nouns: what.nouns, literal: true });
  return "and";
}

const source = words<{ readonly zone: "library" | "graveyard" | "exile"; readonly yours?: true }>([
  ["a graveyard", { zone: "graveyard" }],
  ["your graveyard", { zone: "graveyard", yours: true }],
  ["your library", { zone: "library", yours: true }],
  ["exile", { zone: "exile" }],
]);

const howManyAre = (color: Color): Amount => ({
  amount: "count",
  of: { what: "all", filter: { is: "color", color } },
});

export const boardConditions: readonly Phrase<Condition>[] = [
  // 608.2b: what is no longer legal is not among the targets as it resolves.
  rule("both targets are still legal as this ability resolves", {}, (_, scope) => {
    if (scope.targets.length !== 2) return unbound("both of which?");
    const of = [0, 1].map((slot): Condition => ({ if: "exists", what: { what: "target", slot } }));
    return { if: "and", of };
  }),
  // One of them is enough.
  rule("a {what} has {keyword}", { what: noun.one, keyword: keywordName }, ({ what, keyword }) => ({
    if: "exists",
    what: everything({ ...what, filter: and([what.filter, { is: "keyword", keyword }]) }),
  })),
  ...parityConditions,
  rule(
    "{what} is {a}, {b}, and has {so}",
    { what: subject, a: status, b: status, so: owning },
    ({ what, a, b, so }) => ({
      if: "is",
      what,
      filter: and([a, b, so]),
    }),
  ),
  // 500.7: none of several, where "any of them does" would be the contrary.
  rule("no opponent controls a {what}", { what: permanents.one }, ({ what }) =>
    not({
      if: "exists",
      what: everything({ ...what, filter: and([what.filter, { is: "controlledBy", who: { who: "opponents" } }]) }),
    }),
  ),
  rule("{n} {what} are {status}", { n: howMany, what: noun.many, status }, ({ n, what, status }) =>
    is({ amount: "count", of: everything({ ...what, filter: and([what.filter, status]) }) }, n),
  ),
  rule("exactly one {what} is {status}", { what: permanents.one, status }, ({ what, status }) =>
    is({ amount: "count", of: everything({ ...what, filter: and([what.filter, status]) }) }, { compare: "=", to: 1 }),
  ),
  rule("{n} {what} are in your graveyard", { n: howMany, what: noun.many }, ({ n, what }) =>
    what.card === true && what.in === undefined
      ? is({ amount: "count", of: everything({ ...what, in: "graveyard", of: you }) }, n)
      : unbound("only cards are in graveyards"),
  ),
  rule("{n} {what} are on the battlefield", { n: howMany, what: noun.many }, ({ n, what }) =>
    what.card === true || what.in !== undefined
      ? unbound("cards are elsewhere")
      : is({ amount: "count", of: everything(what) }, n),
  ),
  rule(
    "{color} is the most common color among all permanents or is tied for most common",
    { color: words(colorWords) },
    ({ color }) => ({
      if: "and",
      of: colorWords.flatMap(([, other]): Condition[] =>
        other === color ? [] : [is(howManyAre(color), { compare: ">=", to: howManyAre(other) })],
      ),
    }),
  ),
  rule("a {what} is on the battlefield", { what: noun.one }, ({ what }) =>
    what.card === true || what.in !== undefined
      ? unbound("cards are elsewhere")
      : { if: "exists", what: everything(what) },
  ),
  // 201.2: as what was spoken of.
  rule("another {what} with the same name is on the battlefield", { what: permanents.one }, ({ what }, scope) => {
    const it = scope.pronoun("one", [], "property");
    const alike: Filter = { is: "shares", quality: "name", with: it };
    const filter = and([what.filter, { is: "not", of: { is: "among", of: it } }, alike]);
    return { if: "exists", what: everything({ ...what, filter }) };
  }),
  rule("a {what} has {so}", { what: noun.one, so: owning }, ({ what, so }) =>
    what.card === true && what.in === undefined
      ? unbound("which cards, and where?")
      : { if: "exists", what: everything({ ...what, filter: and([what.filter, so]) }) },
  ),
  rule("a {what} is in a graveyard", { what: noun.one }, ({ what }) =>
    what.card === true && what.in === undefined
      ? { if: "exists", what: everything({ ...what, in: "graveyard" }) }
      : unbound("only cards are in graveyards"),
  ),
  rule("a {what} is in your graveyard", { what: noun.one }, ({ what }) =>
    what.card === true && what.in === undefined
      ? { if: "exists", what: everything({ ...what, in: "graveyard", of: you }) }
      : unbound("only cards are in graveyards"),
  ),
  rule("any player controls a {what}", { what: noun.one }, ({ what }) => ({ if: "exists", what: everything(what) })),
  rule("there's another {what} on the battlefield", { what: permanents.one }, ({ what }, scope) => ({
    if: "exists",
    what: everything(another(scope, what)),
  })),
  // 201.2: one or more of each name.
  rule(
    "you control {what} named {names}",
    { what: permanents.many, names: list(plainName, { last: [", and"], pair: ["and"] }) },
    ({ what, names }, scope) => ({
      if: mentionNamed(scope, what, names),
      of: names.map((name) => ({
        if: "exists",
        what: {
          what: "all",
          filter: and([what.filter, { is: "named", name }, { is: "controlledBy", who: you }]),
        },
      })),
    }),
  ),
  rule("a library has {n} cards in it", { n: howMany }, ({ n }) =>
    some({ who: "each" }, (who) => is(cardsIn("library", who), n)),
  ),
  rule("a graveyard has {n} cards in it", { n: howMany }, ({ n }) =>
    some({ who: "each" }, (who) => is(cardsIn("graveyard", who), n)),
  ),
  rule("there are {n} cards in a single graveyard", { n: howMany }, ({ n }) =>
    some({ who: "each" }, (who) => is(cardsIn("graveyard", who), n)),
  ),
  rule("(the player|that player) is your opponent and has {so}", { so: possession }, ({ so }, scope) => {
    const who = scope.playerPronoun("one");
    return { if: "and", of: [{ if: "samePlayer", one: who, other: { who: "opponents" } }, so(who)] };
  }),
  rule("{whose} library has {n} cards in it", { whose, n: howMany }, ({ whose, n }) =>
    n.to === 0 ? unbound("said elsewhere") : is(cardsIn("library", whose), n),
  ),
  // Of what would happen: as many as that.
  rule("{whose} library has at least that many cards in it", { whose }, ({ whose }, { event }) =>
    is(cardsIn("library", whose), { compare: ">=", to: event?.amount ?? unbound("as many as what?") }),
  ),
  rule("{who} is the monarch", { who: anyPlayers }, ({ who }) => ({
    if: "designation",
    of: who,
    designation: "monarch",
  })),
  rule("{who} is the monarch", { who: known }, ({ who }) => ({ if: "designation", of: who, designation: "monarch" })),
  rule("{who} is the monarch", { who: players.one }, ({ who }) =>
    who.who === "controllerOf" ? { if: "designation", of: who, designation: "monarch" } : unbound("told above"),
  ),
  rule("you aren't the monarch", {}, () => not({ if: "designation", of: you, designation: "monarch" })),
  rule("(there is|there's) no monarch", {}, () =>
    not({ if: "designation", of: { who: "each" }, designation: "monarch" }),
  ),
  rule("{who} is poisoned", { who: anyPlayers }, ({ who }) => some(who, isPoisoned)),
  rule("{who} is poisoned", { who: known }, ({ who }) => isPoisoned(who)),
  rule("excess damage was dealt this way", {}, (_, scope) => excess(scope)),
  rule("excess damage was dealt to (a permanent|it) this way", {}, (_, scope) => excess(scope)),
  ...["creature", "permanent"].map((noun) =>
    rule(`excess damage was dealt to that ${noun} this way`, {}, (_, scope) => {
      scope.pronoun("one", [noun]);
      return excess(scope);
    }),
  ),
  rule("excess damage was dealt to a creature this way", {}, (_, scope) => {
    const name = `${scope.noteOf(scope.thisWay(["damage"]))} excess`;
    const of = { what: "noted", name } as const;
    return { if: "exists", what: { what: "those", of, filter: { is: "type", type: "creature" } } };
  }),
  rule("{what} has {greater} power or toughness than {than}", { what: subject, greater, than: subject }, (said) => ({
    if: "or",
    of: [bigger(said.what, said.greater, "power", said.than), bigger(said.what, said.greater, "toughness", said.than)],
  })),
  ...(["power", "toughness"] as const).map((quality) =>
    rule(`{what} has {greater} ${quality} than {than}`, { what: subject, greater, than: subject }, (said, scope) => {
      const [more, less] = said.greater === ">" ? [said.what, said.than] : [said.than, said.what];
      const size = (of: Objects): Amount => ({ amount: "stat", stat: quality, of });
      scope.tell({ difference: { amount: "minus", from: size(more), of: size(less) } });
      return bigger(said.what, said.greater, quality, said.than);
    }),
  ),
  // Than what was spoken of, which is not greater than itself.
  rule("no {what} has {greater} {stat}", { what: permanents.one, greater, stat }, ({ what, greater, stat }, scope) => {
    const of = scope.pronoun("one", [], "property");
    const value: Compare = { compare: greater, to: { amount: "stat", stat, of } };
    const filter = and([what.filter, { is: "stat", stat, value }]);
    return not({ if: "exists", what: everything({ ...what, filter }) });
  }),
  rule("{what} (is|was) {color}", { what: wasSubject, color: oneOfColors }, ({ what, color }) => ({
    if: "is",
    what,
    filter: color,
  })),
  ...[{ by: you, cast: "you cast it" }, { cast: "was cast" }].map(({ cast, ...by }) =>
    rule(
      `{what} entered from {from} or ${cast} from {same}`,
      { what: subject, from: source, same: source },
      ({ what, from, same }) => {
        if (!sameData(from, same)) unbound("from two places");
        const event: EventPattern = { on: "move", object: { is: "any" }, from: from.zone, to: "battlefield" };
        const either: Condition = {
          if: "or",
          of: [
            { if: "is", what, filter: { is: "history", event } },
            { if: "wasCast", what, ...by, from: from.zone },
          ],
        };
        // 401.1, 404.2: a library or graveyard holds what its player owns.
        const mine: Condition = { if: "is", what, filter: { is: "ownedBy", who: you } };
        return from.yours ? { if: "and", of: [either, mine] } : either;
      },
    ),
  ),
  rule("{symbols} was spent to cast {what}", { symbols: many(manaSymbol), what: subject }, ({ symbols, what }) =>
    symbols.length === 1
      ? unbound("said elsewhere")
      : {
          if: "and",
          of: [...new Set(symbols)].map((type) =>
            is(
              { amount: "manaSpent", of: what, type },
              { compare: ">=", to: symbols.filter((one) => one === type).length },
            ),
          ),
        },
  ),
  rule("{what} has {a} or {b}", { what: subject, a: owning, b: owning }, ({ what, a, b }) => ({
    if: "is",
    what,
    filter: or([a, b]),
  })),
  rule("you have {n} {kind} counters", { n: howMany, kind: counterKind }, ({ n, kind }) =>
    kind === "poison" ? unbound("said elsewhere") : is({ amount: "playerCounters", kind, of: you }, n),
  ),
];
