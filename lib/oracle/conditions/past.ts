import type { Compare } from "../../engine/abilities/amounts.ts";
import type { DamagePattern, EventPattern } from "../../engine/abilities/events.ts";
import type { Filter } from "../../engine/abilities/filters.ts";
import { unbound } from "../bind/scope.ts";
import { noun, objects } from "../hubs.ts";
import { oneOf, type Phrase, rulesFor, words } from "../kernel/index.ts";
import type { Noun } from "../meanings.ts";
import { and } from "../nouns/filters.ts";
import { ofSpells, permanents } from "../nouns/kinds.ts";
import { another } from "../nouns/other.ts";
import { tappedFor } from "../nouns/tapped-for.ts";
import { counterKind } from "../vocabulary/qualities.ts";
import { howMany, you } from "./counts.ts";

/** What happened this turn. */

// what happened

const { rule: pastRule } = rulesFor<EventPattern>();
const dies = (object: Filter): EventPattern => ({ on: "move", object, from: "battlefield", to: "graveyard" });
const cardFilter = (what: Noun): Filter =>
  what.card === true && what.in === undefined ? and([what.filter, { is: "card" }]) : unbound("said of cards");
/** Events as conditions tell them, with "this turn" behind. */
export const past: Phrase<EventPattern> = oneOf(() => [
  pastRule("a {what} died", { what: permanents.one }, ({ what }) => dies(what.filter)),
  pastRule("another {what} died", { what: permanents.one }, ({ what }, scope) => dies(another(scope, what).filter)),
  pastRule("a {what} died under your control", { what: permanents.one }, ({ what }) =>
    dies(and([what.filter, { is: "controlledBy", who: you }])),
  ),
  pastRule("a {what} left the battlefield under your control", { what: permanents.one }, ({ what }) => ({
    on: "move",
    object: and([what.filter, { is: "controlledBy", who: you }]),
    from: "battlefield",
  })),
  pastRule("a {what} left the battlefield", { what: permanents.one }, ({ what }) => ({
    on: "move",
    object: what.filter,
    from: "battlefield",
  })),
  pastRule("a {what} was put into your graveyard from the battlefield", { what: permanents.one }, ({ what }) =>
    dies(and([what.filter, { is: "ownedBy", who: you }])),
  ),
  pastRule("a {what} was put into your hand from the battlefield", { what: permanents.one }, ({ what }) => ({
    on: "move",
    object: and([what.filter, { is: "ownedBy", who: you }]),
    from: "battlefield",
    to: "hand",
  })),
  pastRule("a {what} was put into a graveyard from the battlefield", { what: permanents.one }, ({ what }) =>
    dies(what.filter),
  ),
  pastRule("a {what} was put into your graveyard from anywhere", { what: noun.one }, ({ what }) => ({
    on: "move",
    object: and([cardFilter(what), { is: "ownedBy", who: you }]),
    to: "graveyard",
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
  pastRule("you put a counter on a {what}", { what: permanents.one }, ({ what }) => ({
    on: "counters",
    object: what.filter,
    by: you,
  })),
  pastRule("a {what} left your graveyard", { what: noun.one }, ({ what }) =>
    what.filter.is === "any"
      ? unbound("said below")
      : { on: "move", object: and([cardFilter(what), { is: "ownedBy", who: you }]), from: "graveyard" },
  ),
  pastRule(
    "(a|another) {what} entered (the battlefield|) under your control",
    { what: permanents.one },
    ({ what }) => ({
      on: "move",
      object: and([what.filter, { is: "controlledBy", who: you }]),
      to: "battlefield",
    }),
  ),
  pastRule("(you've committed|you committed) a crime", {}, () => ({ on: "crime", who: you })),
  pastRule("you descended", {}, () => ({
    on: "move",
    object: and([{ is: "permanentCard" }, { is: "card" }, { is: "ownedBy", who: you }]),
    to: "graveyard",
  })),
  pastRule("a {what} {did} {it}", { what: permanents.one, did: tappedFor, it: objects.one }, ({ what, did, it }) => ({
    on: "tapsFor",
    object: what.filter,
    other: { is: "spellOf", of: it },
    for: [did],
  })),
  pastRule("you've sacrificed a {what}", { what: permanents.one }, ({ what }) => ({
    on: "sacrifice",
    who: you,
    object: what.filter,
  })),
  pastRule("you attacked", {}, () => ({ on: "attackDeclared", by: you })),
  pastRule("you attacked with {n} {what}", { n: howMany, what: permanents.many }, ({ n, what }) => ({
    on: "attackDeclared",
    by: you,
    with: what.filter,
    count: n,
  })),
  pastRule("you attacked with a {what}", { what: permanents.one }, ({ what }) => ({
    on: "attackDeclared",
    by: you,
    with: what.filter,
  })),
  pastRule("a player other than you lost life", {}, () => ({ on: "loseLife", who: { who: "others", than: you } })),
  pastRule("you gained or lost life", {}, () => ({
    on: "anyOf",
    of: [
      { on: "gainLife", who: you },
      { on: "loseLife", who: you },
    ],
  })),
  pastRule("another {what} died under your control", { what: permanents.one }, ({ what }, scope) =>
    dies(and([another(scope, what).filter, { is: "controlledBy", who: you }])),
  ),
  pastRule("you've cast another {what}", { what: noun.one }, ({ what }) => ({
    on: "cast",
    object: and([{ is: "another" }, ofSpells(what)]),
    by: you,
  })),
  pastRule("a card left your graveyard", {}, () => ({
    on: "move",
    object: { is: "ownedBy", who: you },
    from: "graveyard",
  })),
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
  timesRule("you've drawn {n} cards", { n: howMany }, ({ n }) => ({ event: { on: "draw", who: you }, times: n })),
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
const whom = words<DamagePattern>([
  ["you", { players: you }],
  ["an opponent", { players: { who: "opponents" } }],
  ["a player", { players: { who: "each" } }],
  ["a creature", { objects: { is: "type", type: "creature" } }],
]);
export const combatOrNot = words<{ readonly combat?: boolean }>([
  ["damage", {}],
  ["combat damage", { combat: true }],
  ["noncombat damage", { combat: false }],
]);
const { rule: deedRule } = rulesFor<Filter>();
/** Verbs by their infinitive and past tense, so that "didn't" takes the one and a plain sentence the other. */
const deeds = (tense: "past" | "infinitive"): readonly Phrase<Filter>[] => {
  const v = (infinitive: string, past: string) => (tense === "past" ? past : infinitive);
  return [
    deedRule(v("attack", "attacked"), {}, () => did({ on: "attacks", object: any })),
    deedRule(v("regenerate", "regenerated"), {}, () => did({ on: "regenerate", object: any })),
    deedRule(v("block", "blocked"), {}, () => did({ on: "blocks", object: any })),
    deedRule(v("attack or block", "attacked or blocked"), {}, () =>
      did({
        on: "anyOf",
        of: [
          { on: "attacks", object: any },
          { on: "blocks", object: any },
        ],
      }),
    ),
    deedRule(v("attack or enter", "attacked or entered"), {}, () =>
      did({
        on: "anyOf",
        of: [
          { on: "attacks", object: any },
          { on: "move", object: any, to: "battlefield" },
        ],
      }),
    ),
    deedRule(`${v("enter", "entered")} (the battlefield|)`, {}, () =>
      did({ on: "move", object: any, to: "battlefield" }),
    ),
    deedRule(`${v("deal", "dealt")} {kind} to {to}`, { kind: combatOrNot, to: whom }, ({ kind, to }) =>
      did({ on: "damage", to, ...kind }, "other"),
    ),
    deedRule(`${v("deal", "dealt")} {kind}`, { kind: combatOrNot }, ({ kind }) =>
      did({ on: "damage", ...kind }, "other"),
    ),
  ];
};
export const deed: Phrase<Filter> = oneOf(() => [
  ...deeds("past"),
  deedRule("(was|were|has been|have been) dealt {kind}", { kind: combatOrNot }, ({ kind }) =>
    did({ on: "damage", to: { objects: any }, ...kind }),
  ),
  deedRule("(was|were) turned face up", {}, () => did({ on: "turnFaceUp", object: any })),
  // 509.1g, 509.1h
  deedRule("(was|were) blocked", {}, () => did({ on: "becomesBlocked", object: any })),
  deedRule("(was|were) blocked by a {what}", { what: permanents.one }, ({ what }) =>
    did({ on: "becomesBlocked", object: any, other: what.filter }),
  ),
  deedRule("(was|were) blocked by {it}", { it: objects.one }, ({ it }) =>
    did({ on: "becomesBlocked", object: any, other: it.what === "self" ? { is: "self" } : { is: "among", of: it } }),
  ),
  deedRule("blocked (or was|or were) blocked", {}, () => did(inCombatWith(any))),
  deedRule("blocked (or was|or were) blocked by a {what}", { what: permanents.one }, ({ what }) =>
    did(inCombatWith(what.filter)),
  ),
  deedRule("blocked (or was|or were) blocked by {it}", { it: objects.one }, ({ it }) =>
    did(inCombatWith(it.what === "self" ? { is: "self" } : { is: "among", of: it })),
  ),
  deedRule("blocked {it}", { it: objects.one }, ({ it }) =>
    did({ on: "blocks", object: any, other: it.what === "self" ? { is: "self" } : { is: "among", of: it } }),
  ),
]);
/** It blocked such a creature, or such a creature blocked it. */
const inCombatWith = (other: Filter): EventPattern => ({
  on: "anyOf",
  of: [
    { on: "blocks", object: any, ...(other.is === "any" ? {} : { other }) },
    { on: "becomesBlocked", object: any, ...(other.is === "any" ? {} : { other }) },
  ],
});
export const noDeed: Phrase<Filter> = oneOf(() => [
  ...deeds("infinitive").map((one) => deedRule("didn't {did}", { did: one }, ({ did }) => did)),
  deedRule("wasn't dealt {kind}", { kind: combatOrNot }, ({ kind }) =>
    did({ on: "damage", to: { objects: any }, ...kind }),
  ),
]);
