import type { Compare } from "../../../engine/abilities/amounts.ts";
import type { Condition } from "../../../engine/abilities/conditions.ts";
import type { Duration } from "../../../engine/abilities/durations.ts";
import type { Effect } from "../../../engine/abilities/effects.ts";
import type { EventPattern } from "../../../engine/abilities/events.ts";
import type { Filter } from "../../../engine/abilities/filters.ts";
import type { Objects } from "../../../engine/abilities/references.ts";
import { mapNodes, sameData, someNode } from "../../../engine/abilities/visit.ts";
import { forEach as forEachAmount, times } from "../../amounts/forEach.ts";
import type { Scope } from "../../bind/scope.ts";
import { unbound } from "../../bind/unbound.ts";
import { amount, condition, costClause, duration, event, noun } from "../../hubs.ts";
import { list, oneOf, opt, type Phrase, rulesFor, type Tree } from "../../kernel/index.ts";
import type { Event, Instruction } from "../../meanings.ts";
import { counters } from "../../nouns/counters.ts";
import { and } from "../../nouns/filters.ts";
import { namedSelf } from "../../references/named.ts";
import { targets } from "../../references/references.ts";
import { spellNoun } from "../../triggers/casting.ts";
import { done } from "../../triggers/doings.ts";
import { happenings } from "../../triggers/happenings.ts";
import { itHappensTo } from "../../triggers/subjects.ts";
import { onCondition } from "../clauses/clauses.ts";
import { bindAll, only } from "../clauses/follow.ts";
import { ifThen } from "../clauses/if.ts";
import { compound, imperative, playerClause } from "../clauses/subjects.ts";
import { unless } from "../clauses/unless.ts";
import { withX } from "../clauses/whereX.ts";
import { castPlace } from "../mana/mana.ts";
import { entersWith } from "../mana/spent.ts";
import { permissionClauses } from "../permissions/permissions.ts";
import { laterBody, watched } from "./bodies.ts";
import { later } from "./times.ts";

/** What is done later (603.7). */
const { deferred } = rulesFor<Instruction>();

/** 500.8, 603.7: "that combat" is the one of the phase that was just added, among others that are still to come. */
const thatCombat: Phrase<Instruction> = deferred(
  "at the beginning of that combat, {what}.",
  { what: watched },
  ({ what }, scope) => {
    const noted: Effect = { do: "noteAmount", amount: { amount: "stepsToCome", step: "beginningOfCombat" } };
    const count: Compare = { compare: "=", to: { amount: "noted", name: scope.noteOf(noted) } };
    const body = laterBody(what, scope);
    return {
      amend: (before) => {
        const last = before.at(-1);
        if (last?.do !== "extraPhase" || last.phases[0] !== "combat" || last.count !== undefined)
          return unbound("which combat?");
        const when: EventPattern = { on: "step", step: "beginningOfCombat", count };
        return [...before, noted, { do: "delayed", when, body, once: true, duration: "endOfTurn" }];
      },
    };
  },
);

/** What was exiled, and has not been cast or played since. */
const exiled = (scope: Scope, number: "one" | "many"): Condition => {
  const what = scope.pronoun(number, ["card"]);
  const by = what.what === "noted" ? scope.recent.find(({ note }) => note === what.name) : undefined;
  const isExiling = (by?.do === "move" && by.to.zone === "exile") || (by?.do === "revealUntil" && by.exile === true);
  if (!isExiling) return unbound("not exiled before it");
  return { if: "exists", what: { what: "those", of: what, filter: { is: "inZone", zone: "exile" } } };
};

const stillExiled: Phrase<Condition> = oneOf(() => [
  rulesFor<Condition>().rule("you haven't (cast it|cast the card|played it)", {}, (_, scope) => exiled(scope, "one")),
  rulesFor<Condition>().rule("the player hasn't played the card", {}, (_, scope) => {
    scope.playerPronoun("one");
    return exiled(scope, "one");
  }),
  rulesFor<Condition>().rule("any of those cards remain exiled", {}, (_, scope) => exiled(scope, "many")),
]);

/** A delayed trigger about an event: for a while, each time or once. */
const watching = (
  on: Tree<Event>,
  what: Tree<Instruction>,
  scope: Scope,
  more: { readonly duration?: Duration; readonly once?: boolean },
): readonly Effect[] => {
  const { objects, players, event } = scope;
  return scope.within({ objects, players, event }, () => {
    const { when, batch } = on.bind(scope);
    if (when.on === "state") return unbound("a delayed trigger of another kind");
    const body = laterBody(what, scope);
    return [{ do: "delayed", when, body, ...(batch === undefined ? {} : { batch }), ...more }];
  });
};

/** About something the effect dealt with, or about its source leaving the battlefield. */
const isFollowed = (when: EventPattern): boolean =>
  "object" in when &&
  (when.object?.is === "among" || (when.on === "move" && when.object.is === "self" && when.from === "battlefield"));

/** What this same effect has just put onto the battlefield enters: the instruction that put it there. */
function putBefore(when: EventPattern, scope: Scope): Effect | undefined {
  if (when.on !== "move" || when.to !== "battlefield" || when.object.is !== "among") return undefined;
  const { of } = when.object;
  const by = of.what === "noted" ? scope.objects.findLast((one) => one.by?.note === of.name)?.by : undefined;
  if (by?.do !== "move" || by.to.zone !== "battlefield") return undefined;
  const asked = { on: "move", object: when.object, to: "battlefield" };
  return sameData(when, asked) ? by : unbound("how it has entered is not known of it");
}

/** What may be played of what a delayed trigger exiles, in a sentence of its own: that trigger gives the permission. */
const exiledThen: Phrase<Instruction> = deferred(
  "{what}. {permission}",
  { what: compound, permission: oneOf(() => permissionClauses) },
  ({ what, permission }, scope) => bindAll([what, permission], scope),
);

export const delayedSentences: readonly Phrase<Instruction>[] = [
  thatCombat,
  deferred(
    "{duration}, (whenever|when) {event}, {what}.",
    { duration, event, what: exiledThen },
    ({ duration, event, what }, scope) => {
      const made = watching(event, what, scope, { duration: duration.bind(scope) });
      return isOfWhatItDid(made) ? made : unbound("a permission of its own");
    },
  ),
];

/** A delayed trigger at whose end something is permitted of what it dealt with. */
const isOfWhatItDid = ([made]: readonly Effect[]): boolean => {
  if (made?.do !== "delayed") return false;
  const { effects } = made.body;
  const notes = effects.flatMap(({ note }) => note ?? []);
  return someNode("effect", effects.slice(-1), { objects: (one) => one.what === "noted" && notes.includes(one.name) });
};

/** 700.4: of a permanent that is yours. */
const intoYourGraveyard = rulesFor<(object: Filter) => EventPattern>().rule(
  "is put into your graveyard",
  {},
  () => (object) => ({
    on: "move",
    object: { is: "and", of: [object, { is: "ownedBy", who: { who: "you" } }] },
    from: "battlefield",
    to: "graveyard",
  }),
);

const castFrom: Phrase<Filter> = rulesFor<Filter>().rule("from {place}", { place: castPlace }, ({ place }) => place);

/** 603.7: "until end of turn, whenever a creature dies, draw a card". */
const watchedForAWhile: readonly Phrase<Instruction>[] = [
  deferred(
    "{duration}, (whenever|when) {event}, {what}",
    { duration, event, what: watched },
    ({ duration, event, what }, scope) => watching(event, what, scope, { duration: duration.bind(scope) }),
  ),
  deferred("whenever {event} this turn, {what}", { event, what: watched }, ({ event, what }, scope) =>
    watching(event, what, scope, { duration: "endOfTurn" }),
  ),
];

export const delayedClauses: readonly Phrase<Instruction>[] = [
  // 614.1c: of the spell that the trigger is about, whose permanent it will be.
  rulesFor<Instruction>().rule(
    "{self} enters with {counters} on it for each {of}",
    { self: namedSelf, counters, of: forEachAmount },
    ({ counters: { kind, count }, of }, scope) =>
      scope.objects.some(({ ref, nouns }) => ref.what === "event" && nouns.includes("spell"))
        ? [entersWith({ kind, count: times(count, of) })]
        : unbound("no spell that will enter"),
  ),
  deferred(
    "{self} enters with {counters} on it, where X is {is}",
    { self: namedSelf, counters, is: amount },
    ({ counters, is }, scope) =>
      scope.objects.some(({ ref, nouns }) => ref.what === "event" && nouns.includes("spell"))
        ? [entersWith(withX(is, counters, scope))]
        : unbound("no spell that will enter"),
  ),
  ...watchedForAWhile,
  deferred("if {test}, {then}", { test: condition, then: oneOf(() => watchedForAWhile) }, ({ test, then }, scope) =>
    ifThen(test, then, scope),
  ),
  deferred("when you next {does} this turn, {what}", { does: done.many, what: watched }, ({ does, what }, scope) => {
    const { objects, players } = scope;
    const [when, body] = scope.within({ objects, players }, () => [
      does.bind(scope)({ who: "you" }),
      laterBody(what, scope),
    ]);
    return [{ do: "delayed", when, body, once: true, duration: "endOfTurn" }];
  }),
  deferred(
    "when you cast your next {spell} {from} this turn, {what}",
    { spell: noun.one, from: opt(castFrom), what: watched },
    ({ spell, from, what }, scope) => {
      const { objects, players } = scope;
      const [object, body] = scope.within({ objects, players }, () => [
        spellNoun(spell.bind(scope), scope),
        laterBody(what, scope),
      ]);
      const place = from.bind(scope);
      const when: EventPattern = {
        on: "cast",
        object: place === undefined ? object : and([object, place]),
        by: { who: "you" },
      };
      return [{ do: "delayed", when, body, once: true, duration: "endOfTurn" }];
    },
  ),
  // 707.10: as it is cast or activated.
  deferred("copy the next {spell} you cast this turn when you cast it", { spell: noun.one }, ({ spell }, scope) => {
    const { objects, players } = scope;
    const object = scope.within({ objects, players }, () => spellNoun(spell.bind(scope), scope));
    const copy: Effect = { do: "copySpell", what: { what: "event", role: "object" }, count: 1, newTargets: false };
    const when: EventPattern = { on: "cast", object, by: { who: "you" } };
    return [{ do: "delayed", when, body: { targets: [], effects: [copy] }, once: true, duration: "endOfTurn" }];
  }),
  // Whichever of them comes first.
  deferred(
    "when you next {does} this turn, {what}",
    { does: list(done.many, { last: [", or"], pair: ["or"] }), what: watched },
    ({ does, what }, scope) => {
      const { objects, players } = scope;
      return scope.within({ objects, players }, () => {
        const of = does.bind(scope).map((one) => one({ who: "you" }));
        if (of.every(({ on }) => on === of[0]?.on)) return unbound("one thing, said of several");
        scope.mention({ ref: { what: "eventSpell" }, number: "one", nouns: ["spell", "ability"], spoken: true });
        const body = laterBody(what, scope);
        return [{ do: "delayed", when: { on: "anyOf", of }, body, once: true, duration: "endOfTurn" }];
      });
    },
  ),
  deferred("when {event} this turn, {what}", { event, what: watched }, ({ event, what }, scope) =>
    watching(event, what, scope, { duration: "endOfTurn", once: true }),
  ),
  // 603.7: about a target of the spell or ability that makes it.
  ...(
    [
      ["when", { once: true }],
      ["whenever", {}],
    ] as const
  ).map(([word, once]) =>
    deferred(
      `${word} {whom} {happens} this turn, {what}`,
      { whom: oneOf(() => [targets.one]), happens: oneOf(() => [happenings.one, intoYourGraveyard]), what: watched },
      ({ whom, happens, what }, scope) => {
        const of = whom.bind(scope);
        const { objects, players, event } = scope;
        return scope.within({ objects, players, event }, () => {
          itHappensTo(scope, scope.nounsOfAll([of]));
          const when = happens.bind(scope)({ is: "among", of });
          return [{ do: "delayed", when, body: laterBody(what, scope), duration: "endOfTurn", ...once }];
        });
      },
    ),
  ),
  deferred(
    "{what} when {event}",
    { what: oneOf(() => [imperative, playerClause]), event },
    ({ what, event }, scope) => {
      const made = watching(event, what, scope, { once: true });
      const [only] = made;
      return only?.do === "delayed" && isFollowed(only.when) ? made : unbound("nothing the effect dealt with");
    },
  ),
  deferred("{what} at {later}", { what: oneOf(() => [imperative, playerClause]), later }, ({ what, later }, scope) => [
    { do: "delayed", body: laterBody(what, scope), ...later.bind(scope), once: true },
  ]),
  // 603.7: one after the other, then.
  deferred("{what} at {later}, then {then}", { what: imperative, later, then: imperative }, (trees, scope) => {
    const all: Tree<Instruction> = {
      print: () => undefined,
      bind: (inner) => bindAll([trees.what, trees.then], inner),
    };
    return [{ do: "delayed", body: laterBody(all, scope), ...trees.later.bind(scope), once: true }];
  }),
  // What is told of a player after the time is done now.
  deferred(
    "{what} at {later} and {now}",
    { what: oneOf(() => [imperative, playerClause]), later, now: playerClause },
    ({ what, later, now }, scope) => {
      const body = laterBody(what, scope);
      return [{ do: "delayed", body, ...later.bind(scope), once: true }, ...only(now.bind(scope))];
    },
  ),
  // Looked at now, and done then.
  deferred(
    "if {test}, {what} at {later}",
    { test: condition, what: oneOf(() => [imperative, playerClause]), later },
    ({ test, what, later }, scope) => {
      const tested = test.bind(scope);
      const when = later.bind(scope);
      return [
        { do: "if", condition: tested, then: [{ do: "delayed", body: laterBody(what, scope), ...when, once: true }] },
      ];
    },
  ),
  deferred(
    "{what} at {later} if {test}",
    { what: oneOf(() => [imperative, playerClause]), later, test: condition },
    ({ what, later, test }, scope) => {
      const when = later.bind(scope);
      const { targets, effects } = laterBody(what, scope);
      const then: Effect = { do: "if", condition: test.bind(scope), then: effects };
      return [{ do: "delayed", body: { targets, effects: [then] }, ...when, once: true }];
    },
  ),
  // "When that creature leaves the battlefield, ...": about something the effect dealt with.
  deferred("when {event}, {what}", { event, what: watched }, ({ event, what }, scope) => {
    const made = watching(event, what, scope, { once: true });
    const [only] = made;
    const put = only?.do === "delayed" ? putBefore(only.when, scope) : undefined;
    // 603.12: it has entered by then, so that the trigger is made as it is known to have.
    if (only?.do === "delayed" && put !== undefined) {
      const it: Objects = { what: "noted", name: scope.noteOf(put) };
      const body = mapNodes("body", only.body, {
        objects: (one, inside) => (one.what === "event" && one.role === "object" ? it : inside()),
      });
      return [{ do: "if", condition: { if: "exists", what: it }, then: [{ do: "reflexive", body }] }];
    }
    return only?.do === "delayed" && isFollowed(only.when)
      ? made
      : unbound("a trigger about nothing the effect dealt with");
  }),
  deferred("at {later}, pay {cost}", { cost: costClause, later }, ({ cost, later }, scope) => [
    {
      do: "delayed",
      body: {
        targets: [],
        effects: [{ do: "pay", who: { who: "you" }, cost: cost.bind(scope), optional: true }],
      },
      ...later.bind(scope),
      once: true,
    },
  ]),
  // 400.7: what was cast or played is another object by then, and what left exile otherwise is not there either.
  deferred(
    "at {later}, if {test}, {what}",
    { later, test: oneOf(() => [stillExiled]), what: oneOf(() => [compound]) },
    ({ later, test, what }, scope) => {
      const when = later.bind(scope);
      const condition = test.bind(scope);
      const { targets, effects } = laterBody(what, scope);
      return [
        { do: "delayed", body: { targets, effects: [{ do: "if", condition, then: effects }] }, ...when, once: true },
      ];
    },
  ),
  deferred(
    "at {later}, {what}",
    { what: oneOf(() => [compound, unless, onCondition]), later },
    ({ what, later }, scope) => {
      const when = later.bind(scope);
      return [{ do: "delayed", body: laterBody(what, scope), ...when, once: true }];
    },
  ),
];
