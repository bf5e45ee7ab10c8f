import type { Ability, Body, TriggeredAbility } from "../../engine/abilities/ability.ts";
import type { Condition } from "../../engine/abilities/conditions.ts";
import type { Effect } from "../../engine/abilities/effects.ts";
import { someNode } from "../../engine/abilities/visit.ts";
import type { Scope } from "../bind/scope.ts";
import { unbound } from "../bind/unbound.ts";
import { body, condition, event } from "../hubs.ts";
import { oneOf, opt, type Phrase, printed, rulesFor, type Tree, words } from "../kernel/index.ts";
import type { Event } from "../meanings.ts";
import { times } from "../triggers/times.ts";
import { firstWord } from "./bodies.ts";

/** Triggered abilities (603). */

const { deferred } = rulesFor<readonly Ability[]>();
// triggered

const during = words<Condition>([
  ["during your turn", { if: "turnOf", who: { who: "you" } }],
  ["during an opponent's turn", { if: "turnOf", who: { who: "opponents" } }],
  ["during each opponent's turn", { if: "turnOf", who: { who: "opponents" } }],
  [
    "during your main phase",
    {
      if: "and",
      of: [
        { if: "phase", phase: "main" },
        { if: "turnOf", who: { who: "you" } },
      ],
    },
  ],
  ["during combat", { if: "phase", phase: "combat" }],
  ["during the declare attackers step", { if: "phase", phase: "declareAttackers" }],
  ["during the declare blockers step", { if: "phase", phase: "declareBlockers" }],
]);
export const when: Phrase<Event> = oneOf(() => [
  rulesFor<Event>().rule("(when|whenever) {event}", { event }, ({ event }) => event),
  rulesFor<Event>().rule("(when|whenever) {event} while {test}", { event, test: condition }, ({ event, test }) => ({
    ...event,
    happenedWhile: test,
  })),
  rulesFor<Event>().rule("(when|whenever) {event} {during}", { event, during }, ({ event, during }) => ({
    ...event,
    if: during,
  })),
  rulesFor<Event>().rule("(when|whenever) {event} during their turn", { event }, ({ event }, scope) => ({
    ...event,
    happenedWhile: { if: "turnOf", who: scope.playerPronoun("one") },
  })),
  rulesFor<Event>().rule("(when|whenever) {event} for the first time each turn", { event }, ({ event }) =>
    event.when.on === "becomesTarget" ? unbound("said of the target") : { ...event, limit: "firstEachTurn" },
  ),
  rulesFor<Event>().rule("whenever {event} for the first time during each of their turns", { event }, (said, scope) => {
    const who = scope.playerPronoun("one");
    return { ...said.event, limit: "firstEachTurn", happenedWhile: { if: "turnOf", who } };
  }),
  rulesFor<Event>().rule("whenever {event} for the first time during each of your turns", { event }, (said) => ({
    ...said.event,
    limit: "firstEachTurn",
    happenedWhile: { if: "turnOf", who: { who: "you" } },
  })),
  rulesFor<Event>().rule("at {times}", { times }, ({ times }) => times),
]);
const triggerLimit = words<NonNullable<TriggeredAbility["limit"]>>([
  ["this ability triggers only once each turn.", "oncePerTurn"],
  ["this ability triggers only twice each turn.", "twicePerTurn"],
  ["this ability triggers only once.", "once"],
  ["do this only once each turn.", "doneOncePerTurn"],
]);

function trigger(
  own: Scope,
  { when, batch, from, limit, happenedWhile }: Event,
  body: Body,
  more: Partial<TriggeredAbility>,
): readonly Ability[] {
  // 113.6m: what is about itself leaving, or about what it is attached to, works from where it is then.
  const isThere =
    (when.on === "move" && when.object.is === "self") ||
    someNode("pattern", when, { objects: ({ what }) => what === "host" });
  const where = from ?? (isThere ? undefined : own.from);
  const goesToExile = when.on === "move" && (when.to === "exile" || when.to?.includes("exile"));
  if (own.from === "exile" && where !== "exile" && !goesToExile) unbound("nothing puts it into exile");
  return [
    {
      kind: "triggered",
      when,
      body,
      ...(batch === undefined ? {} : { batch }),
      ...(where === undefined ? {} : { from: where }),
      ...(limit === undefined ? {} : { limit }),
      ...(happenedWhile === undefined ? {} : { happenedWhile }),
      ...more,
    },
  ];
}

/** 603.2i: "do this only once each turn" is about what may be done, which the body says when it is done. */
function noticed(body: Body): Body {
  const done: Effect = { do: "doneThisTurn" };
  const [first] = body.effects;
  if (first?.do === "may" && body.effects.length === 1)
    return { ...body, effects: [{ ...first, effects: noticedIn(first.effects, done) }] };
  if (first?.do === "pay" && first.optional && body.effects.length === 1)
    return { ...body, effects: [{ ...first, paid: [...(first.paid ?? []), done] }] };
  return unbound("what is done only once each turn?");
}

/** It is done from its beginning on; a spell that can't be cast after all has not been. */
function noticedIn([first, ...more]: readonly Effect[], done: Effect): readonly Effect[] {
  // 106.3: no mana is no adding of mana.
  if (first?.do === "addMana" && first.note === undefined) {
    const some: Condition = {
      if: "compare",
      amount: { amount: "noted", name: "added" },
      value: { compare: ">=", to: 1 },
    };
    return [{ ...first, note: "added" }, { do: "if", condition: some, then: [done] }, ...more];
  }
  if (first?.do !== "cast" || first.note !== undefined) return [done, ...(first === undefined ? [] : [first]), ...more];
  return [{ ...first, note: "done" }, ...more, { do: "if", condition: { if: "did", name: "done" }, then: [done] }];
}

/** The ability that triggers on this event; each event of a text is one of its own, with its own "it". */
function triggeredBy(
  when: Tree<Event>,
  { test, body, limit }: TriggerParts,
  scope: Scope,
  before: readonly Ability[] = [],
): readonly Ability[] {
  const own = scope.fresh();
  // "When this creature enters and whenever it attacks".
  if (/^when(?:ever)? (?:it|he|she|you sacrifice it)\b/.test(printed(when).join(" ")) && before.some(isOfItself))
    own.mention({ ref: { what: "self" }, number: "one", nouns: ["permanent"] });
  const event = when.bind(own);
  // "When this creature enters and whenever you gain life": of the second, which is about no object, "it" is that of the first.
  if (own.objects.length === 0 && before.some(isOfItself))
    own.mention({ ref: { what: "self" }, number: "one", nouns: ["this"] });
  // 607.2: of a permanent that has gone, the player whom its ability targeted as it entered.
  const isGone = event.when.on === "move" && event.when.object.is === "self" && event.when.from === "battlefield";
  if (isGone && !own.inQuote) own.tell({ kept: { who: "chosenForSelf" } });
  const tested = test?.bind(own);
  const interveningIf: Condition | undefined =
    event.if !== undefined && tested !== undefined ? { if: "and", of: [event.if, tested] } : (event.if ?? tested);
  own.tell({ interveningIf: tested });
  const what = body.bind(own);
  if (isGone && someNode("body", what, { players: ({ who }) => who === "chosenForSelf" })) own.links.playerUsed = true;
  const only = limit?.bind(own);
  return trigger(own, event, only === "doneOncePerTurn" ? noticed(what) : what, {
    ...(interveningIf === undefined ? {} : { interveningIf }),
    ...(only === undefined ? {} : { limit: only }),
  });
}
const isOfItself = (one: Ability): boolean =>
  one.kind === "triggered" && someNode("pattern", one.when, { filter: ({ is }) => is === "self" });
interface TriggerParts {
  readonly test?: Tree<Condition>;
  readonly body: Tree<Body>;
  readonly limit?: Tree<NonNullable<TriggeredAbility["limit"]> | undefined>;
}
const plainBody = (body: Tree<Body>): void => {
  if (firstWord(body) === "if") unbound("an if right after the event is part of when it triggers (603.4)");
};

function eitherOf(events: readonly Tree<Event>[], body: Tree<Body>, scope: Scope): readonly Ability[] {
  plainBody(body);
  // 702.55c: one ability, which says both of what it haunts and of itself.
  if (events.some((one) => printed(one).includes("haunts"))) unbound("one event of haunt");
  const all: Ability[] = [];
  for (const one of events) all.push(...triggeredBy(one, { body }, scope, all));
  return all;
}

export const triggered: Phrase<readonly Ability[]> = oneOf(() => [
  // Each of the events is told with a subject of its own: an ability for each, which do the same.
  deferred("{when} or {other}, {body}", { when, other: event, body }, ({ when, other, body }, scope) =>
    eitherOf([when, other], body, scope),
  ),
  deferred("{when} or {other}, {body}", { when, other: when, body }, ({ when, other, body }, scope) =>
    eitherOf([when, other], body, scope),
  ),
  deferred(
    "{when}, or {other}, or {third}, {body}",
    { when, other: event, third: event, body },
    ({ when, other, third, body }, scope) => eitherOf([when, other, third], body, scope),
  ),
  deferred("{when}, {body} {limit}", { when, body, limit: opt(triggerLimit) }, ({ when, body, limit }, scope) => {
    plainBody(body);
    return triggeredBy(when, { body, limit }, scope);
  }),
  // 603.2i: told as what has not been done rather than as what is done only once.
  deferred("{when}, if you haven't added mana with this ability this turn, {body}", { when, body }, (parts, scope) =>
    triggeredBy(parts.when, { body: parts.body }, scope).map((one) =>
      one.kind === "triggered" ? { ...one, body: noticed(one.body), limit: "doneOncePerTurn" } : one,
    ),
  ),
  deferred(
    "{when}, if {test}, {body} {limit}",
    { when, test: condition, body, limit: opt(triggerLimit) },
    ({ when, test, body, limit }, scope) => triggeredBy(when, { test, body, limit }, scope),
  ),
  deferred(
    "{when} and {other}, {body} {limit}",
    { when, other: when, body, limit: opt(triggerLimit) },
    ({ when, other, body, limit }, scope) => {
      plainBody(body);
      const parts = { body, limit };
      const first = triggeredBy(when, parts, scope);
      return [...first, ...triggeredBy(other, parts, scope, first)];
    },
  ),
  deferred(
    "{when} and {other}, if {test}, {body} {limit}",
    { when, other: when, test: condition, body, limit: opt(triggerLimit) },
    ({ when, other, test, body, limit }, scope) => {
      const parts = { test, body, limit };
      const first = triggeredBy(when, parts, scope);
      return [...first, ...triggeredBy(other, parts, scope, first)];
    },
  ),
]);
