import type { Amount } from "../../engine/abilities/amounts.ts";
import type { Condition } from "../../engine/abilities/conditions.ts";
import type { Cost } from "../../engine/abilities/costs.ts";
import type { Filter } from "../../engine/abilities/filters.ts";
import type { Modification } from "../../engine/abilities/modifications.ts";
import type { Objects } from "../../engine/abilities/references.ts";
import { someNode } from "../../engine/abilities/visit.ts";
import type { Scope } from "../bind/scope.ts";
import { unbound } from "../bind/unbound.ts";
import { withX } from "../effects/clauses/whereX.ts";
import { amount, condition, objects } from "../hubs.ts";
import { fixed, opt, type Phrase, printed, rulesFor, type Tree, token } from "../kernel/index.ts";
import type { Predicate, StaticSentence } from "../meanings.ts";
import { newCharacteristics } from "../nouns/characteristics.ts";
import { and } from "../nouns/filters.ts";
import { permanents } from "../nouns/kinds.ts";
import { self } from "../nouns/self.ts";
import { namedSelf } from "../references/named.ts";
import { pronouns } from "../references/pronouns.ts";
import { being } from "./being.ts";
import { keywordsOfCards } from "./keywordsOfCards.ts";
import { joined } from "./predicates.ts";
import { staticEffects } from "./staticEffects.ts";

/** What objects get, have, are and lose as long as a permanent is there. */

const { deferred, rule } = rulesFor<StaticSentence>();

/** Of "each creature", "it" and "its" are said of that one, of "creatures" "them": amounts are looked at for each (613). */
function eachOf(what: Tree<Objects>, scope: Scope): Objects {
  const of = what.bind(scope);
  if (of.what === "all") {
    const nouns = scope.objects.at(-1)?.nouns ?? [];
    scope.mention({ ref: { what: "current" }, number: "one", nouns, literal: true });
    // Not "those creatures", which are all of them.
    scope.mention({ ref: { what: "current" }, number: "many", nouns: ["them"], literal: true });
  }
  return of;
}
/** 201.5a: what an object gives itself names that very object. */
const saidOfSelf = <M>(said: Tree<M>, of: Objects, scope: Scope): M =>
  of.what === "self" && !scope.inQuote ? scope.within({ granting: "self" }, () => said.bind(scope)) : said.bind(scope);
/** Triggered abilities that ask for their keyword's cost as they resolve. */
const ASKING: ReadonlySet<string> = new Set(["ward", "echo", "cumulative upkeep"]);
/** 702.1b: what X is in the cost of a keyword that self has is worked out as that is paid. */
function definingX(predicate: Predicate, what: Objects, scope: Scope): Predicate {
  const modifications = predicate.modifications?.map((one) => {
    if (one.modify !== "addAbility" || one.ability.kind !== "keyword") return one;
    const { keyword } = one.ability;
    const costs = "cost" in keyword && keyword.cost !== undefined ? keyword.cost : [];
    const hasX = (cost: Cost): boolean => cost.pay === "mana" && cost.mana.includes("{X}");
    if (!costs.some(hasX)) return one;
    const x = scope.saidX;
    if (x === undefined || what.what !== "self" || !ASKING.has(keyword.keyword)) unbound("X of a cost that is given");
    const cost = costs.map((part) => (hasX(part) ? { ...part, x } : part));
    return { ...one, ability: { ...one.ability, keyword: { ...keyword, cost } as typeof keyword } };
  });
  return modifications === undefined ? predicate : { ...predicate, modifications };
}
/** Protection from such qualities, but not from what grants it. */
const sparing = (modifications: readonly Modification[] = []): readonly Modification[] =>
  modifications.map((one) => {
    if (one.modify !== "addAbility" || one.ability.kind !== "keyword") return one;
    const { keyword } = one.ability;
    if (keyword.keyword !== "protection") return one;
    const filter = and([keyword.filter, { is: "not", of: { is: "among", of: { what: "granter" } } }]);
    return { ...one, ability: { ...one.ability, keyword: { ...keyword, filter } } };
  });
/** The objects of which a condition about each of them is true; undefined if it is about something else. */
function narrowed(of: Extract<Objects, { what: "all" }>, condition: Condition): Objects | undefined {
  const each = (one: Condition): Filter | undefined => {
    if (one.if === "is" && one.what.what === "current") return one.filter;
    if (one.if === "not") {
      const inner = each(one.of);
      return inner === undefined ? undefined : { is: "not", of: inner };
    }
    return undefined;
  };
  const filter = each(condition);
  if (filter !== undefined) return { ...of, filter: and([of.filter, filter]) };
  return someNode("condition", condition, { objects: ({ what }) => what === "current" })
    ? unbound("more is asked of each")
    : undefined;
}
/** Of which the sentence says what each is. */
const plusXY = fixed(
  token((text) => (text === "+X/+Y" ? text : undefined)),
  "both letters, of which the rest of the sentence says what they are",
);
export const gettingStatics: readonly Phrase<StaticSentence>[] = [
  // 609.4b
  ...(["color", "type"] as const).map((mode) =>
    rule(
      `{what} {said}. you may spend mana as though it were mana of any ${mode} to activate those abilities.`,
      { what: objects.one, said: joined.one },
      ({ what, said }, scope) => {
        if (what.what !== "self" || !said.modifications?.every(({ modify }) => modify === "abilitiesOf"))
          unbound("other abilities, too");
        return {
          effects: [
            ...staticEffects(said, what, scope),
            {
              static: "rule",
              rule: { rule: "spendAsThoughAny", who: { who: "you" }, what: { is: "self" }, mode, toActivate: true },
            },
          ],
        };
      },
    ),
  ),
  rule(
    "{what} {said}. you may activate each of those abilities only once each turn.",
    { what: objects.one, said: joined.one },
    ({ what, said }, scope) => {
      if (!said.modifications?.every(({ modify }) => modify === "abilitiesOf")) unbound("other abilities, too");
      const modifications = said.modifications.map((one) => ({ ...one, limit: "oncePerTurn" }) as Modification);
      return { effects: staticEffects({ modifications }, what, scope) };
    },
  ),
  // Of what the sentence before is about.
  ...(["one", "many"] as const).map((number) =>
    deferred(
      "as long as {test}, {them} (also|) {said}.",
      { test: condition, them: pronouns[number], said: joined[number] },
      ({ test, them, said }, scope) => {
        // Each of several was "it"; all of them are "they".
        const all = scope.objects.findLast(({ ref }) => ref.what === "all")?.ref;
        const condition = test.bind(scope);
        const meant = them.bind(scope);
        const of = meant.what === "current" ? all : meant;
        return of?.what === "all" || of?.what === "host"
          ? { effects: staticEffects(said.bind(scope), of, scope), if: condition }
          : unbound("said of the object itself");
      },
    ),
  ),
  rule(
    "{what} {said}, and they {also}.",
    { what: objects.many, said: joined.many, also: joined.many },
    ({ what, said, also }, scope) => ({
      effects: [...staticEffects(said, what, scope), ...staticEffects(also, what, scope)],
    }),
  ),
  deferred(
    "{what} {said}, and it {also} {x}.",
    {
      what: objects.one,
      said: joined.one,
      also: joined.one,
      x: opt(rulesFor<Amount>().rule(", where X is {is}", { is: amount }, ({ is }) => is)),
    },
    ({ what, said, also, x }, scope) => {
      const of = what.bind(scope);
      if (of.what !== "self" && of.what !== "host") return unbound("each of them");
      const first = staticEffects(saidOfSelf(said, of, scope), of, scope);
      const is = x.bind(scope);
      const second = is === undefined ? also.bind(scope) : scope.within({ x: is }, () => also.bind(scope));
      return { effects: [...first, ...staticEffects(second, of, scope)] };
    },
  ),
  ...(["one", "many"] as const).map((number) =>
    deferred(
      `{what} ${number === "many" ? "(each|) " : ""}{said}.`,
      { what: objects[number], said: joined[number] },
      ({ what, said }, scope) => {
        const of = eachOf(what, scope);
        return { effects: staticEffects(saidOfSelf(said, of, scope), of, scope) };
      },
    ),
  ),
  ...(["one", "many"] as const).map((number) =>
    deferred(
      `{what} ${number === "many" ? "(each|) " : ""}{said}, where X is {is}.`,
      { what: objects[number], said: joined[number], is: amount },
      ({ what, said, is }, scope) => {
        const of = eachOf(what, scope);
        return { effects: staticEffects(definingX(withX(is, said, scope), of, scope), of, scope) };
      },
    ),
  ),
  rule(
    "{what} gets {change}, where X is {x} and Y is {y}.",
    { what: objects.one, change: plusXY, x: amount, y: amount },
    ({ what, x, y }, scope) => ({
      effects: staticEffects({ modifications: [{ modify: "addPT", power: x, toughness: y }] }, what, scope),
    }),
  ),
  rule(
    "if {test}, {self} {said}.",
    { test: condition, self: namedSelf, said: joined.one },
    ({ test, said }, scope) => ({
      effects: staticEffects(said, { what: "self" }, scope),
      if: test,
    }),
  ),
  ...(["one", "many"] as const).map((number) =>
    deferred(
      `{what} ${number === "many" ? "(also|) " : ""}{said} as long as {test}.`,
      { what: objects[number], said: joined[number], test: condition },
      ({ what, said, test }, scope) => {
        const of = what.bind(scope);
        const predicate = saidOfSelf(said, of, scope);
        // Of each of several, "it" is that one: what is so of it says which are meant.
        if (of.what === "all") scope.mention({ ref: { what: "current" }, number: "one", nouns: ["it"] });
        const condition = test.bind(scope);
        const meant = of.what === "all" ? narrowed(of, condition) : undefined;
        return meant === undefined
          ? { effects: staticEffects(predicate, of, scope), if: condition }
          : { effects: staticEffects(predicate, meant, scope) };
      },
    ),
  ),
  ...(["one", "many"] as const).map((number) =>
    rule(
      "{what} {said} if {test}.",
      { what: objects[number], said: joined[number], test: condition },
      ({ what, said, test }, scope) => ({
        effects: staticEffects(said, what, scope),
        if: test,
      }),
    ),
  ),
  ...(["one", "many"] as const).map((number) =>
    deferred(
      "{what} {said} unless {test}.",
      { what: objects[number], said: joined[number], test: condition },
      ({ what, said, test }, scope) => {
        const of = what.bind(scope);
        const effects = staticEffects(said.bind(scope), of, scope);
        // "Its controller's untap step ... unless that player ...".
        if (number === "one" && printed(said).join(" ").includes("its controller 's"))
          scope.mentionPlayer({ who: "controllerOf", of });
        return { effects, if: { if: "not", of: test.bind(scope) } };
      },
    ),
  ),
  ...(["one", "many"] as const).map((number) =>
    rule(
      "{what} {said} during your turn.",
      { what: objects[number], said: joined[number] },
      ({ what, said }, scope) => ({
        effects: staticEffects(said, what, scope),
        if: { if: "turnOf", who: { who: "you" } },
      }),
    ),
  ),
  // 702.16n: the Aura that grants it is spared.
  rule(
    "{what} {said}. this effect doesn't remove {self}.",
    { what: objects.one, said: joined.one, self },
    ({ what, said }, scope) => ({
      effects: staticEffects({ ...said, modifications: sparing(said.modifications) }, what, scope),
    }),
  ),
  // The same of all that are such.
  rule(
    "{what} {said}. this effect doesn't remove {those}.",
    { what: objects.one, said: joined.one, those: permanents.many },
    ({ what, said, those }, scope) => sparingThose(said, what, those.filter, scope),
  ),
  // 702.16p: nothing else comes to be attached from then on. "You" is who controls both where nothing else can be enchanted.
  rule(
    "{what} {said}. this effect doesn't remove {those} you control that are already attached to it.",
    { what: objects.one, said: joined.one, those: permanents.many },
    ({ what, said, those }, scope) =>
      /^enchant creature you control$/im.test(scope.face.text) && what.what === "host"
        ? sparingThose(said, what, and([those.filter, { is: "controlledBy", who: { who: "you" } }]), scope)
        : unbound("whose they are depends on more"),
  ),
  // 205.1a: what it becomes is all that it is; what it has from then on, it gains after it lost the rest (613.1f).
  ...(
    [
      ["and loses all other (abilities|card types and abilities)", true],
      ["and it loses all other card types", false],
    ] as const
  ).map(([lost, abilities]) =>
    rule(`{what} is {so} ${lost}.`, { what: objects.one, so: newCharacteristics }, ({ what, so }, scope) => {
      if (!so.some((one) => one.modify === "setTypes")) unbound("it stays what it was");
      const gains = so.filter((one) => one.modify === "addAbility");
      const rest = so.filter((one) => one.modify !== "addAbility");
      const modifications: readonly Modification[] = abilities
        ? [...rest, { modify: "loseAbilities" }, ...gains]
        : [...rest, ...gains];
      return { effects: staticEffects({ modifications }, what, scope) };
    }),
  ),
  ...(["one", "many"] as const).flatMap((first) =>
    (["one", "many"] as const).map((second) =>
      rule(
        "{what} {said} and {other} {also}.",
        { what: objects[first], said: joined[first], other: objects[second], also: joined[second] },
        ({ what, said, other, also }, scope) => ({
          effects: [...staticEffects(said, what, scope), ...staticEffects(also, other, scope)],
        }),
      ),
    ),
  ),
  ...being,
  ...keywordsOfCards,
];

/** 702.16n, 702.16p: protection that lets these stay attached. */
function sparingThose(said: Predicate, what: Objects, spared: Filter, scope: Scope): StaticSentence {
  let isSparing = false;
  const modifications = (said.modifications ?? []).map((one) => {
    if (one.modify !== "addAbility" || one.ability.kind !== "keyword") return one;
    const { keyword } = one.ability;
    if (keyword.keyword !== "protection") return one;
    isSparing = true;
    return { ...one, ability: { ...one.ability, keyword: { ...keyword, sparing: spared } } };
  });
  return isSparing
    ? { effects: staticEffects({ ...said, modifications }, what, scope) }
    : unbound("it removes nothing");
}
