import type { TargetClass, TargetSlot, TargetsTogether } from "../../engine/abilities/ability.ts";
import type { Amount } from "../../engine/abilities/amounts.ts";
import type { Filter } from "../../engine/abilities/filters.ts";
import type { Objects, Players, Range } from "../../engine/abilities/references.ts";
import { type Mapper, mapNodes, sameData, someNode } from "../../engine/abilities/visit.ts";
import { variable } from "../amounts/amounts.ts";
import type { Scope } from "../bind/scope.ts";
import { unbound } from "../bind/unbound.ts";
import { noun, range } from "../hubs.ts";
import { type Forms, oneOf, opt, type Phrase, printed, rulesFor, words } from "../kernel/index.ts";
import type { Noun } from "../meanings.ts";
import { and, kindsNamed } from "../nouns/filters.ts";
import { control, zone } from "../nouns/narrowing.ts";
import { another } from "../nouns/other.ts";
import { digits } from "../vocabulary/numbers.ts";

const { rule } = rulesFor<Objects>();

/** "target creature", "up to two other target lands": objects that are targets (115.1, 601.2c). */

export function targetObjects(scope: Scope, what: Noun, count: Range, more: Partial<TargetSlot> = {}): Objects {
  const single = count.max === 1;
  // "An opponent's graveyard" is that of one of them.
  const ofOne = !single && what.in === "graveyard" && what.of?.who === "opponents";
  const slot = scope.addTarget({
    count,
    of: [classOf(what)],
    ...(ofOne && { together: { all: "sameOwner" } as const }),
    ...more,
  });
  const ref: Objects = { what: "target", slot };
  // 113.7: "that artifact", of an ability from an artifact source.
  const source = single ? sourceIn(what.filter) : undefined;
  if (source !== undefined)
    scope.mention({
      ref: { what: "sourceOf", of: ref },
      number: "one",
      nouns: [...kindsNamed(source), "source"],
      literal: true,
    });
  scope.mention({ ref, number: single ? "one" : "many", nouns: what.nouns });
  // "target creature an opponent controls": from then on that opponent is "that player".
  if (single && someNode("filter", what.filter, { filter: ofOpponents }))
    scope.mentionPlayer({ who: "controllerOf", of: ref });
  // The same for "target card from an opponent's graveyard", and for several of one of them.
  if ((single || ofOne) && what.of?.who === "opponents") scope.mentionPlayer({ who: "ownerOf", of: ref });
  return ref;
}

const sourceIn = (filter: Filter): Filter | undefined =>
  filter.is === "abilityOf"
    ? filter.source
    : filter.is === "and"
      ? filter.of.map(sourceIn).find((one) => one !== undefined)
      : undefined;
const ofOpponents = (one: Filter): boolean =>
  one.is === "controlledBy" && (one.who.who === "opponents" || one.who.who === "each");

export function classOf({ filter, in: zone, of, card, fromEach }: Noun): TargetClass {
  if (fromEach === true) return unbound("a target in each of several graveyards");
  if (card === true && zone === undefined) return unbound("a target card is in some zone");
  return {
    target: "object",
    filter,
    ...(zone === undefined ? {} : { in: zone }),
    ...(of === undefined ? {} : { of }),
  };
}

/** Each of the targets is of one of these kinds (115.1). */
function eitherTargets(scope: Scope, kinds: readonly Noun[], count: Range): Objects {
  const slot = scope.addTarget({ count, of: kinds.map(classOf) });
  const ref: Objects = { what: "target", slot };
  scope.mention({
    ref,
    number: count.max === 1 ? "one" : "many",
    nouns: [...new Set(kinds.flatMap(({ nouns }) => nouns))],
  });
  return ref;
}

const eitherSpell = (scope: Scope, kinds: readonly Noun[], count: Range): Objects =>
  kinds.every((one) => one.in === "stack") ? eitherTargets(scope, kinds, count) : unbound("one noun in two parts");

/** Of the player whose turn it is in "for each opponent": the controller of the target looked at. */
export const THAT_OPPONENT: Players = { who: "controllerOf", of: { what: "current" } };
type EachOpponent = NonNullable<Scope["eachOpponent"]>;
/** 601.2c: one slot for all of them, no two of one player. */
function oneOfEachOpponent(scope: Scope, each: EachOpponent, what: Noun, must?: "must"): Objects {
  if (each.slot !== undefined) return unbound("one target of each opponent at most");
  const { who: everyone } = each;
  const ofAny: Mapper = {
    players: (who, inside) => (sameData(who, THAT_OPPONENT) ? everyone : inside()),
  };
  const [filter, of] = [mapNodes("filter", what.filter, ofAny), mapNodes("players", what.of, ofAny)];
  if (filter === what.filter && of === what.of) return unbound("whose target is it?");
  const theirs: Noun = { ...what, filter, ...(of && { of }) };
  const together = { all: "differentControllers" } as const;
  // One for each who has such a thing.
  const who: Players = { who: "current" };
  const theirOwn: Mapper = { players: (one, inside) => (sameData(one, THAT_OPPONENT) ? who : inside()) };
  const exists: Objects = {
    what: "all",
    filter: mapNodes("filter", what.filter, theirOwn),
    ...(what.in !== undefined && { in: what.in }),
    ...(what.of && { of: mapNodes("players", what.of, theirOwn) }),
  };
  const all: Amount = {
    amount: "countPlayers",
    of: { who: "those", of: everyone, where: { if: "exists", what: exists } },
  };
  const count: Range = must === undefined || each.any === true ? { min: 0 } : { min: all, max: all };
  scope.tell({ eachOpponent: { ...each, slot: scope.addTarget({ count, of: [classOf(theirs)], together }) } });
  scope.mention({ ref: { what: "current" }, number: "one", nouns: what.nouns });
  return { what: "current" };
}

export const exactlyOne: Range = { min: 1, max: 1 };

/** "another target creature": other than self, and than the targets before it. */
function other(scope: Scope, what: Noun): { readonly what: Noun; readonly more: Partial<TargetSlot> } {
  const earlier = scope.targets.flatMap((slot, i) => (slot.of.some((one) => one.target === "object") ? [i] : []));
  return earlier.length > 0 ? { what, more: { otherThan: earlier } } : { what: another(scope, what), more: {} };
}

export const totalled = words<"power" | "manaValue" | "toughness">([
  ["power", "power"],
  ["toughness", "toughness"],
  ["mana value", "manaValue"],
]);

/** What must be so of all that are chosen at once: "with different names", "with total power 4 or less". */
const { rule: groupRule } = rulesFor<TargetsTogether>();
export const asGroup: Phrase<TargetsTogether> = oneOf(() => [
  groupRule("with different names", {}, () => ({ all: "differentNames" })),
  ...(
    [
      ["powers", "power"],
      ["toughnesses", "toughness"],
      ["mana values", "manaValue"],
    ] as const
  ).map(([words, stat]) => groupRule(`with different ${words}`, {}, () => ({ all: "different", stat }))),
  groupRule("with total {stat} {n} or less", { stat: totalled, n: oneOf(() => [digits, variable]) }, ({ stat, n }) => ({
    all: "total",
    stat,
    most: n,
  })),
]);
/** A zone told after what is so of the group. */
export const placed = (what: Noun, place: ((noun: Noun) => Noun) | undefined): Noun =>
  place === undefined
    ? what
    : what.card === true && what.in === undefined
      ? place(what)
      : unbound("only cards are in such zones");

export const targets: Forms<Objects> = {
  one: oneOf(() => [
    rule("target {what}", { what: noun.one }, ({ what }, scope) =>
      scope.eachOpponent === undefined
        ? targetObjects(scope, what, exactlyOne)
        : oneOfEachOpponent(scope, scope.eachOpponent, what, "must"),
    ),
    // 115.1: among all that it could be.
    rule("target {what} chosen at random", { what: noun.one }, ({ what }, scope) =>
      targetObjects(scope, what, exactlyOne, { random: true }),
    ),
    rule("target {what} of an opponent's choice", { what: noun.one }, ({ what }, scope) =>
      targetObjects(scope, what, exactlyOne, { by: { who: "chosen", from: { who: "opponents" } } }),
    ),
    rule("target {what} of your choice", { what: noun.one }, ({ what }, scope) =>
      targetObjects(scope, what, exactlyOne),
    ),
    rule("target {what} of defending player's choice", { what: noun.one }, ({ what }, scope) =>
      targetObjects(scope, what, exactlyOne, { by: { who: "defendingPlayer" } }),
    ),
    // Whose it is is told last; "they" are whoever chooses.
    rulesFor<Objects>().deferred(
      "target {what} of an opponent's choice {post}",
      { what: noun.one, post: oneOf(() => [control, zone]) },
      ({ what, post }, scope) => {
        const by: Players = { who: "chosen", from: { who: "opponents" } };
        if (printed(post)[0] !== "they")
          return targetObjects(scope, post.bind(scope)(what.bind(scope)), exactlyOne, { by });
        // 601.2c: of whoever chooses.
        if (printed(post).join(" ") !== "they control") unbound("what else of whoever chooses?");
        const own = scope.within({ players: [{ ref: { who: "opponents" }, number: "one" }] }, () => post.bind(scope));
        return targetObjects(scope, own(what.bind(scope)), exactlyOne, { by, theirs: true });
      },
    ),
    rule("target {what} of their choice", { what: noun.one }, ({ what }, scope) =>
      targetObjects(scope, what, exactlyOne, { by: scope.playerPronoun("one") }),
    ),
    rule("a (second|third) target {what}", { what: noun.one }, ({ what }, scope) => {
      const earlier = scope.targets.flatMap((slot, i) => (slot.of.some((one) => one.target === "object") ? [i] : []));
      if (earlier.length === 0) unbound("the second of which?");
      return targetObjects(scope, what, exactlyOne, { otherThan: earlier });
    }),
    rule("another target {what}", { what: noun.one }, ({ what }, scope) => {
      const { what: which, more } = other(scope, what);
      return targetObjects(scope, which, exactlyOne, more);
    }),
    // "Card from your graveyard or exiled card you own": of two places.
    rule("target {one} or {other}", { one: noun.one, other: noun.one }, ({ one, other }, scope) =>
      one.card !== true || other.card !== true || one.in === undefined || other.in === undefined || one.in === other.in
        ? unbound("one noun in two parts")
        : eitherTargets(scope, [one, other], exactlyOne),
    ),
    // "creature spell or planeswalker spell"
    rule("target {one} or {other}", { one: noun.one, other: noun.one }, ({ one, other }, scope) =>
      eitherSpell(scope, [one, other], exactlyOne),
    ),
    rule("{range} target {one} or {other}", { range: range.one, one: noun.one, other: noun.one }, (said, scope) =>
      eitherSpell(scope, [said.one, said.other], said.range),
    ),
    rule("{range} target {what}", { range: range.one, what: noun.one }, ({ range, what }, scope) =>
      scope.eachOpponent === undefined
        ? targetObjects(scope, what, range)
        : oneOfEachOpponent(scope, scope.eachOpponent, what),
    ),
    rule("{range} other target {what}", { range: range.one, what: noun.one }, ({ range, what }, scope) => {
      const { what: which, more } = other(scope, what);
      return targetObjects(scope, which, range, more);
    }),
    // "creature from the battlefield or creature card from a graveyard".
    ...(["", "other "] as const).map((word) =>
      rule(
        `{range} ${word}target {one} from the battlefield or {other}`,
        { range: range.one, one: noun.one, other: noun.one },
        (said, scope) =>
          said.one.card === true || said.other.card !== true
            ? unbound("one noun in two parts")
            : eitherTargets(scope, [word === "" ? said.one : another(scope, said.one), said.other], said.range),
      ),
    ),
  ]),
  many: oneOf(() => [
    rule("{range} target {what}", { range: range.many, what: noun.many }, ({ range, what }, scope) =>
      targetObjects(scope, what, range),
    ),
    rule(
      "{range} target {what} from a single graveyard",
      { range: range.many, what: noun.many },
      ({ range, what }, scope) =>
        what.card === true && what.in === undefined
          ? targetObjects(scope, { ...what, in: "graveyard" }, range, { together: { all: "sameOwner" } })
          : unbound("only cards are in graveyards"),
    ),
    ...(
      [
        ["a creature type", "shareCreatureType"],
        ["no creature types", "shareNoCreatureType"],
      ] as const
    ).map(([words, all]) =>
      rule(
        `{range} target {what} that share ${words} {place}`,
        { range: range.many, what: noun.many, place: opt(zone) },
        ({ range, what, place }, scope) => targetObjects(scope, placed(what, place), range, { together: { all } }),
      ),
    ),
    ...(["", "other "] as const).map((word) =>
      rule(
        `{range} ${word}target {what} {group} {place}`,
        { range: range.many, what: noun.many, group: asGroup, place: opt(zone) },
        ({ range, what, group, place }, scope) => {
          const all = placed(what, place);
          const { what: which, more } = word === "" ? { what: all, more: {} } : other(scope, all);
          return targetObjects(scope, which, range, { together: group, ...more });
        },
      ),
    ),
    // "creatures and/or other planeswalkers", "creatures from the battlefield and/or creature cards from graveyards".
    rule(
      "{range} target {one} and/or other {other}",
      { range: range.many, one: noun.many, other: noun.many },
      (said, scope) => eitherTargets(scope, [said.one, another(scope, said.other)], said.range),
    ),
    rule(
      "{range} target {one} and/or {other}",
      { range: range.many, one: noun.many, other: noun.many },
      (said, scope) =>
        said.one.card === said.other.card
          ? unbound("one noun in two parts")
          : eitherTargets(scope, [said.one, said.other], said.range),
    ),
    rule(
      "{range} other target {one} and/or {other}",
      { range: range.many, one: noun.many, other: noun.many },
      (said, scope) =>
        said.one.card === said.other.card
          ? unbound("one noun in two parts")
          : eitherTargets(scope, [another(scope, said.one), said.other], said.range),
    ),
    ...(
      [
        ["controlled by the same player", "sameController"],
        ["controlled by different players", "differentControllers"],
        ["with different controllers", "differentControllers"],
      ] as const
    ).map(([words, all]) =>
      rule(`{range} target {what} ${words}`, { range: range.many, what: noun.many }, ({ range, what }, scope) =>
        what.in === undefined && what.card !== true
          ? targetObjects(scope, what, range, { together: { all } })
          : unbound("only permanents are controlled"),
      ),
    ),
    // 115.1: of one opponent, who is "that player" from then on.
    rule(
      "{range} target {what} controlled by the same opponent",
      { range: range.many, what: noun.many },
      ({ range, what }, scope) => {
        if (what.in !== undefined || what.card === true) return unbound("only permanents are controlled");
        const theirs = { ...what, filter: and([what.filter, { is: "controlledBy", who: { who: "opponents" } }]) };
        const of = targetObjects(scope, theirs, range, { together: { all: "sameController" } });
        scope.mentionPlayer({ who: "controllerOf", of });
        return of;
      },
    ),
    rule("{range} other target {what}", { range: range.many, what: noun.many }, ({ range, what }, scope) => {
      const { what: which, more } = other(scope, what);
      return targetObjects(scope, which, range, more);
    }),
  ]),
};

/** One target or several, where it matters to nothing said of them. */
export const someTargets: Phrase<Objects> = oneOf(() => [targets.one, targets.many]);
