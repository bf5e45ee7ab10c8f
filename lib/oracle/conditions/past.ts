import type { Compare } from "../../engine/abilities/amounts.ts";
import type { EventPattern } from "../../engine/abilities/events.ts";
import type { Filter } from "../../engine/abilities/filters.ts";
import type { Objects } from "../../engine/abilities/references.ts";
import { unbound } from "../bind/unbound.ts";
import { type Happening, happenedToIt, happenToIt, noun, objects } from "../hubs.ts";
import { oneOf, type Phrase, rulesFor, words } from "../kernel/index.ts";
import type { Noun } from "../meanings.ts";
import { and, or } from "../nouns/filters.ts";
import { isOfSpells, permanents } from "../nouns/kinds.ts";
import { another } from "../nouns/other.ts";
import { tappedFor } from "../nouns/tappedFor.ts";
import { counterKind } from "../vocabulary/qualities.ts";
import { howMany, you } from "./counts.ts";

/** What happened this turn. */

// what happened

const { rule: pastRule } = rulesFor<EventPattern>();
const dies = (object: Filter): EventPattern => ({ on: "move", object, from: "battlefield", to: "graveyard" });
const entered = ({ filter }: Noun): EventPattern => ({
  on: "move",
  object: and([filter, { is: "controlledBy", who: you }]),
  to: "battlefield",
});
const cardFilter = (what: Noun): Filter =>
  what.card === true && what.in === undefined ? and([what.filter, { is: "card" }]) : unbound("said of cards");
/** 111.6: a token is no card. */
const subject = (what: Noun): Filter =>
  what.card === true
    ? cardFilter(what)
    : isOfSpells(what) || what.in !== undefined
      ? unbound("no permanent")
      : what.filter;
/** Events as conditions tell them, with "this turn" behind. */
export const past: Phrase<EventPattern> = oneOf(() => [
  pastRule("a {what} {happened}", { what: noun.one, happened: happenedToIt }, ({ what, happened }) =>
    happened(subject(what)),
  ),
  pastRule("another {what} {happened}", { what: noun.one, happened: happenedToIt }, ({ what, happened }, scope) =>
    happened(subject(another(scope, what))),
  ),
  pastRule("a {what} died under your control", { what: permanents.one }, ({ what }) =>
    dies(and([what.filter, { is: "controlledBy", who: you }])),
  ),
  pastRule("a {what} left the battlefield under your control", { what: permanents.one }, ({ what }) => ({
    on: "move",
    object: and([what.filter, { is: "controlledBy", who: you }]),
    from: "battlefield",
  })),
  pastRule("a {what} was put into your hand from the battlefield", { what: permanents.one }, ({ what }) => ({
    on: "move",
    object: and([what.filter, { is: "ownedBy", who: you }]),
    from: "battlefield",
    to: "hand",
  })),
  ...(
    ["a counter was put on", "a {kind} counter was put on", "one or more {kind} counters were put on"] as const
  ).flatMap((words) => [
    pastRule(`${words} {it}`, { kind: counterKind, it: objects.one }, ({ kind, it }) => ({
      on: "counters",
      object: it.what === "self" ? { is: "self" } : { is: "among", of: it },
      ...(words === "a counter was put on" ? {} : { kind }),
    })),
    pastRule(`${words} a {what}`, { kind: counterKind, what: permanents.one }, ({ kind, what }) => ({
      on: "counters",
      object: what.filter,
      ...(words === "a counter was put on" ? {} : { kind }),
    })),
    pastRule(`${words} a {what} under your control`, { kind: counterKind, what: permanents.one }, ({ kind, what }) => ({
      on: "counters",
      object: and([what.filter, { is: "controlledBy", who: you }]),
      ...(words === "a counter was put on" ? {} : { kind }),
    })),
  ]),
  pastRule("a {what} entered (the battlefield|) under your control", { what: permanents.one }, ({ what }) =>
    entered(what),
  ),
  pastRule(
    "another {what} entered (the battlefield|) under your control",
    { what: permanents.one },
    ({ what }, scope) => entered(another(scope, what)),
  ),
  pastRule("a {what} {did} {it}", { what: permanents.one, did: tappedFor, it: objects.one }, ({ what, did, it }) => ({
    on: "tapsFor",
    object: what.filter,
    other: { is: "spellOf", of: it },
    for: [did],
  })),
  pastRule("a player other than you lost life", {}, () => ({ on: "loseLife", who: { who: "others", than: you } })),
  pastRule("another {what} died under your control", { what: permanents.one }, ({ what }, scope) =>
    dies(and([another(scope, what).filter, { is: "controlledBy", who: you }])),
  ),
]);

const { rule: timesRule } = rulesFor<{ readonly event: EventPattern; readonly times: Compare }>();
export const pastTimes = oneOf(() => [
  timesRule("{n} {what} died", { n: howMany, what: permanents.many }, ({ n, what }) => ({
    event: dies(what.filter),
    times: n,
  })),
  timesRule("{n} {what} died under your control", { n: howMany, what: permanents.many }, ({ n, what }) => ({
    event: dies(and([what.filter, { is: "controlledBy", who: you }])),
    times: n,
  })),
  timesRule("{n} cards left your graveyard", { n: howMany }, ({ n }) => ({
    event: { on: "move", object: and([{ is: "card" }, { is: "ownedBy", who: you }]), from: "graveyard" },
    times: n,
  })),
  timesRule("{n} {what} were put into graveyards from anywhere", { n: howMany, what: noun.many }, ({ n, what }) => ({
    event: { on: "move", object: cardFilter(what), to: "graveyard" },
    times: n,
  })),
  timesRule("you cycled {n} cards", { n: howMany }, ({ n }) => ({ event: { on: "cycle", who: you }, times: n })),
  timesRule("you've drawn {n} (card|cards)", { n: howMany }, ({ n }) => ({
    event: { on: "draw", who: you },
    times: n,
  })),
  timesRule(
    "{n} {what} entered (the battlefield|) under your control",
    { n: howMany, what: permanents.many },
    ({ n, what }) => ({
      event: { on: "move", object: and([what.filter, { is: "controlledBy", who: you }]), to: "battlefield" },
      times: n,
    }),
  ),
]);

/** What an object did or had done to it, with "this turn" behind: "attacked", "dealt damage to you". */
const any: Filter = { is: "any" };
const did = (event: EventPattern, role?: "other"): Filter => ({ is: "history", event, ...(role ? { role } : {}) });
export const combatOrNot = words<{ readonly combat?: boolean }>([
  ["damage", {}],
  ["combat damage", { combat: true }],
  ["noncombat damage", { combat: false }],
]);
/** 400.7: what an instruction noted may be what it has become elsewhere, which was in no combat. */
const inCombat = (it: Objects): Filter =>
  it.what === "noted"
    ? unbound("it may have become another object")
    : it.what === "self"
      ? { is: "self" }
      : { is: "among", of: it };
const { rule: deedRule, deferred } = rulesFor<Filter>();
/** 400.7: what it became elsewhere is another object, so that of what has left nothing is asked. */
const stays = (event: EventPattern): boolean =>
  event.on === "anyOf" ? event.of.every(stays) : event.on === "move" ? event.to === "battlefield" : !GONE.has(event.on);
const GONE: ReadonlySet<EventPattern["on"]> = new Set([
  "sacrifice",
  "destroy",
  "mill",
  "discard",
  "cycle",
  "countered",
]);
/** As what it takes part: what deals the damage, or what something is attached to, is the other object of the event. */
const roleIn = (event: EventPattern): "object" | "other" => {
  if (event.on === "anyOf") {
    const [first = "object", ...others] = event.of.map(roleIn);
    return others.every((role) => role === first) && first === "object" ? first : unbound("it took part in two ways");
  }
  return (event.on === "damage" && event.source === any) || (event.on === "attached" && event.to === any)
    ? "other"
    : "object";
};
const tookPart = (happened: Happening): Filter => {
  const event = happened(any);
  if (!stays(event)) return unbound("it is gone");
  if (roleIn(event) === "object") return did(event);
  if (event.on !== "damage") return did(event, "other");
  const { source: _, ...dealt } = event;
  return did(dealt, "other");
};
export const deed: Phrase<Filter> = oneOf(() => [
  deedRule("{happened}", { happened: happenedToIt }, ({ happened }) => tookPart(happened)),
  deedRule("(was|were|has been|have been) dealt {kind}", { kind: combatOrNot }, ({ kind }) =>
    did({ on: "damage", to: { objects: any }, ...kind }),
  ),
  deedRule("(was|were) turned face up", {}, () => did({ on: "turnFaceUp", object: any })),
  // 700.10: one of its abilities was, whether or not it still has it.
  deedRule("(was|were) activated", {}, () => did({ on: "activate", object: any })),
  // 509.1g, 509.1h
  deedRule("(was|were) blocked", {}, () => did({ on: "becomesBlocked", object: any })),
  deedRule("(was|were) blocked by a {what}", { what: permanents.one }, ({ what }) => did(blockedBy(what.filter))),
  deferred("(was|were) blocked by {it}", { it: objects.one }, ({ it }, scope) =>
    did(blockedBy(inCombat(scope.asItWas(() => it.bind(scope))))),
  ),
  deedRule("blocked (or was|or were) blocked", {}, () => did(inCombatWith(any))),
  deedRule("blocked (or was|or were) blocked by a {what}", { what: permanents.one }, ({ what }) =>
    did(inCombatWith(what.filter)),
  ),
  deedRule("blocked (or was|or were) blocked by {it}", { it: objects.one }, ({ it }) =>
    did(inCombatWith(inCombat(it))),
  ),
  deedRule("blocked {it}", { it: objects.one }, ({ it }) => did(blocking(inCombat(it)))),
]);
/** 509.5a-e: by such a creature, whichever others block it as well; and of several that one creature blocks, such a one. */
const blockedBy = (other: Filter): EventPattern => ({ on: "becomesBlocked", object: any, other, eachBlocker: true });
const blocking = (other: Filter): EventPattern => ({ on: "blocks", object: any, other, eachAttacker: true });
/** It blocked such a creature, or such a creature blocked it. */
const inCombatWith = (other: Filter): EventPattern => ({
  on: "anyOf",
  of: [
    other.is === "any" ? { on: "blocks", object: any } : blocking(other),
    other.is === "any" ? { on: "becomesBlocked", object: any } : blockedBy(other),
  ],
});
/** 506.1: what is done in combat phases only, with "this combat" behind. */
const OF_COMBAT: ReadonlySet<EventPattern["on"]> = new Set(["attacks", "blocks", "becomesBlocked"]);
const isOfCombat = (event: EventPattern): boolean =>
  event.on === "anyOf"
    ? event.of.every(isOfCombat)
    : OF_COMBAT.has(event.on) || (event.on === "damage" && event.combat === true);
export const deedOfCombat: Phrase<Filter> = deedRule("{did}", { did: deed }, ({ did }) =>
  did.is === "history" && isOfCombat(did.event) ? { ...did, span: "combat" } : unbound("not in combat alone"),
);
export const noDeed: Phrase<Filter> = oneOf(() => [
  deedRule("didn't {happen} or come under your control", { happen: happenToIt }, ({ happen }) =>
    or([tookPart(happen), and([{ is: "newThisTurn" }, { is: "controlledBy", who: you }])]),
  ),
  deedRule("didn't {happen}", { happen: happenToIt }, ({ happen }) => tookPart(happen)),
  deedRule("wasn't dealt {kind}", { kind: combatOrNot }, ({ kind }) =>
    did({ on: "damage", to: { objects: any }, ...kind }),
  ),
]);
