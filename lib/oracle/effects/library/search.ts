import type { Effect } from "../../../engine/abilities/effects.ts";
import type { Objects, Players, Range, Zone } from "../../../engine/abilities/references.ts";
import { plainCompare } from "../../amounts/comparing.ts";
import type { Scope } from "../../bind/scope.ts";
import { unbound } from "../../bind/unbound.ts";
import { amount, noun, whose } from "../../hubs.ts";
import { type Forms, list, oneOf, opt, type Phrase, rulesFor, words } from "../../kernel/index.ts";
import type { Instruction, Noun } from "../../meanings.ts";
import { everyKind } from "../../nouns/everyKind.ts";
import { and, kindsNamed, or } from "../../nouns/filters.ts";
import { chosen } from "../../references/chosen.ts";
import { pronoun } from "../../references/pronouns.ts";
import { asGroup } from "../../references/targets.ts";
import { amongThem } from "./amongThem.ts";

/** Searching libraries (701.19) and what is done with the cards found. */

const { inflected } = rulesFor<Instruction>();

/** Zones that are searched beside the library: all of them, or as the player likes. */
interface Beside {
  readonly alsoIn: readonly Zone[];
  readonly andOr?: true;
}

const beside: Phrase<Beside> = words<Beside>([
  ["and/or graveyard", { alsoIn: ["graveyard"], andOr: true }],
  ["and/or hand", { alsoIn: ["hand"], andOr: true }],
  ["and graveyard", { alsoIn: ["graveyard"] }],
  [", hand, and/or graveyard", { alsoIn: ["hand", "graveyard"], andOr: true }],
]);

/** The same, where the graveyard is told first. */
const afterGraveyard: Phrase<Beside> = words<Beside>([
  ["and/or library", { alsoIn: ["graveyard"], andOr: true }],
  ["and library", { alsoIn: ["graveyard"] }],
  [", hand, and/or library", { alsoIn: ["hand", "graveyard"], andOr: true }],
  [", hand, and library", { alsoIn: ["hand", "graveyard"] }],
]);

interface Wanted {
  readonly what: Noun;
  readonly count: Range;
  readonly every?: true;
  readonly exactly?: true;
}

/** "up to two basic land cards", "a Forest card", "exactly two cards". */
const wanted: Phrase<Wanted> = oneOf<Wanted>(() => [
  chosen,
  rulesFor<Wanted>().rule("exactly {chosen}", { chosen }, ({ chosen }) => ({ ...chosen, exactly: true })),
  rulesFor<Wanted>().rule("a number of {what} equal to {n}", { what: noun.many, n: amount }, ({ what, n }) => ({
    what,
    count: { min: n, max: n },
  })),
]);

/** "all cards with that name": nobody can be made to find those in hidden zones (701.19b). */
const everySuch: Phrase<Wanted> = rulesFor<Wanted>().rule("all {what}", { what: noun.many }, ({ what }) => ({
  what,
  count: { min: 0 },
  every: true,
}));

/** "a basic Forest card", one of several that are told apart. */
const oneKind: Phrase<Noun> = rulesFor<Noun>().rule("a {what}", { what: noun.one }, ({ what }) =>
  what.card === true && what.in === undefined ? what : unbound("libraries hold cards"),
);

function searching(scope: Scope, library: Players, found: Wanted, more?: Beside | undefined): readonly Effect[] {
  const { what, count, every, exactly } = found;
  if (what.card !== true || what.in !== undefined) unbound("libraries hold cards");
  const effect: Effect = {
    do: "search",
    who: scope.subject,
    library,
    ...more,
    filter: what.filter,
    count,
    reveal: false,
    ...(every && { every }),
    ...(exactly && { exactly }),
  };
  scope.mention({
    ref: { what: "chosen", filter: { is: "any" }, count },
    number: count.max === 1 ? "one" : "many",
    // "That Dragon": by what was looked for.
    nouns: [...new Set([...what.nouns, ...kindsNamed(what.filter)])],
    by: effect,
  });
  if (count.max !== 1) scope.tell({ group: { of: effect, taken: [] } });
  return [effect];
}

/** "reveal it": the search before it reveals what it finds, any other cards are shown as they are. */
function reveal(scope: Scope, named: Objects): readonly Effect[] {
  // 701.16a: what everybody sees is not what is revealed.
  const what = named.what === "self" ? scope.pronoun("one", ["card"]) : named;
  if (scope.recent.at(-1)?.do === "draw" && what.what !== "noted") unbound("the card that was drawn");
  const found = scope.objects.findLast(
    (one) => one.by !== undefined && one.by.note !== undefined && what.what === "noted" && one.by.note === what.name,
  )?.by;
  if (found?.do === "search") {
    (found as { reveal: boolean }).reveal = true;
    scope.did(found);
    return [];
  }
  const effect: Effect = { do: "look", who: scope.subject, what, reveal: true };
  scope.did(effect);
  return [effect];
}

export const searchVerbs: readonly Forms<Instruction>[] = [
  inflected(
    "<search> {library} graveyard {also} for {what}",
    { library: whose, also: afterGraveyard, what: oneOf<Wanted>(() => [wanted, everySuch]) },
    ({ library, also, what }, scope) => searching(scope, library, what, also),
  ),
  inflected(
    "<search> {library} library {also} for {what}",
    { library: whose, also: opt(beside), what: oneOf<Wanted>(() => [wanted, everySuch]) },
    ({ library, also, what }, scope) => searching(scope, library, what, also),
  ),
  // 701.19: all that is there and was not found.
  inflected(
    "<search> {library} library and graveyard for {what} and <exile> the rest",
    { library: whose, what: wanted },
    ({ library, what }, scope) => {
      const found = searching(scope, library, what, { alsoIn: ["graveyard"] });
      const searched: Objects = { what: "all", filter: { is: "any" }, in: ["library", "graveyard"], of: library };
      const taken: Objects = { what: "noted", name: scope.noteOf(found[0]!) };
      scope.mention({ ref: taken, number: "many", nouns: what.what.nouns, chosen: true });
      const rest: Objects = { what: "except", of: searched, without: taken };
      return [...found, { do: "move", what: rest, to: { zone: "exile" } }];
    },
  ),
  // 305.6
  inflected(
    "<search> {library} library for a {what} of each {kind}",
    { library: whose, what: noun.one, kind: everyKind },
    ({ library, what, kind }, scope) => {
      const each = kind.map((one) => and([what.filter, one]));
      const found = searching(scope, library, { what, count: { min: 0, max: each.length } });
      return found.map((one) => (one.do === "search" ? Object.assign(one, { each }) : one));
    },
  ),
  // One of each kind, in any zones told.
  inflected(
    "<search> {library} library {also} for {all}",
    { library: whose, also: opt(beside), all: list(oneKind, { last: [", and", ", and/or"], pair: ["and", "and/or"] }) },
    ({ library, also, all }, scope) => {
      const each = all.map(({ filter }) => filter);
      const count = { min: 0, max: all.length };
      const what: Noun = { filter: or(each), nouns: ["card"], card: true };
      const found = searching(scope, library, { what, count }, also);
      return found.map((one) => (one.do === "search" ? Object.assign(one, { each }) : one));
    },
  ),
  // One card that is of any of them.
  inflected(
    "<search> {library} library for {all}",
    { library: whose, all: list(oneKind, { last: [", or"], pair: ["or"] }) },
    ({ library, all }, scope) => {
      const what: Noun = { filter: or(all.map(({ filter }) => filter)), nouns: ["card"], card: true };
      return searching(scope, library, { what, count: { min: 1, max: 1 } });
    },
  ),
  inflected(
    "<search> {library} library for {what} (with|that have) different names",
    { library: whose, what: wanted },
    ({ library, what }, scope) => {
      const [effect] = searching(scope, library, what);
      if (effect?.do === "search") (effect as { differentNames?: boolean }).differentNames = true;
      return effect === undefined ? [] : [effect];
    },
  ),
  inflected(
    "<search> {library} library {also} for {what} {group}",
    { library: whose, also: opt(beside), what: wanted, group: asGroup },
    ({ library, also, what, group }, scope) => {
      if (group.all === "differentNames" && also === undefined) return unbound("said above");
      if (what.count.min !== 0 && what.count.max !== undefined) unbound("there may be too few of them");
      return searching(scope, library, what, also).map((one) => Object.assign(one, { together: group }));
    },
  ),
  // 701.19: of each of them besides.
  inflected(
    "<search> {library} library {also} for {what} with different names that each have mana value {is}",
    { library: whose, also: opt(beside), what: wanted, is: plainCompare },
    ({ library, also, what, is }, scope) => {
      const filter = and([what.what.filter, { is: "stat", stat: "manaValue", value: is }]);
      const [effect] = searching(scope, library, { ...what, what: { ...what.what, filter } }, also);
      if (effect?.do === "search") (effect as { differentNames?: boolean }).differentNames = true;
      return effect === undefined ? [] : [effect];
    },
  ),
  ...(
    [
      ["a land type", "landType"],
      ["a creature type", "creatureType"],
      ["a card type", "cardType"],
      ["a color", "color"],
    ] as const
  ).map(([words, sharing]) =>
    inflected(
      `<search> {library} library for {what} that share ${words}`,
      { library: whose, what: wanted },
      ({ library, what }, scope) => {
        if (what.count.max !== 2) unbound("what several have in common");
        return searching(scope, library, what).map((one) => Object.assign(one, { sharing }));
      },
    ),
  ),
  inflected("<reveal> {what}", { what: pronoun }, ({ what }, scope) =>
    // 701.16a: a permanent that attacks is seen already.
    scope.isCalled(what, "creature") && what.what === "event" && !scope.isCalled(what, "card")
      ? unbound("a permanent is not revealed")
      : reveal(scope, what),
  ),
  // 121.1: the card that was drawn, which "that card" means then.
  inflected("<draw> a card and <reveal> it", {}, (_, scope) => {
    const drawn: Effect = { do: "draw", who: scope.subject, count: 1 };
    scope.did(drawn);
    const what: Objects = { what: "noted", name: scope.noteOf(drawn) };
    scope.mention({ ref: what, number: "one", nouns: ["card"] });
    return [drawn, ...reveal(scope, what)];
  }),
  inflected("<put> {what} back in any order", { what: pronoun }, ({ what }) => [
    { do: "move", what, to: { zone: "library", place: "top", order: "any" } },
  ]),
  inflected("<put> {what} back", { what: pronoun }, ({ what }) => [
    { do: "move", what, to: { zone: "library", place: "top" } },
  ]),
  inflected("<reveal> {what}", { what: amongThem }, ({ what }, scope) => {
    const effect: Effect = { do: "look", who: scope.subject, what, reveal: true };
    scope.dealtWith(what, effect);
    scope.did(effect);
    return [effect];
  }),
  inflected("<put> {what} on top", { what: pronoun }, ({ what }) => [
    { do: "move", what, to: { zone: "library", place: "top" } },
  ]),
];
