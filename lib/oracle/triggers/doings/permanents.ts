import type { Filter } from "../../../engine/abilities/filters.ts";
import { unbound } from "../../bind/unbound.ts";
import type { Doing } from "../../hubs.ts";
import { type EveryForm, rulesFor } from "../../kernel/index.ts";
import { and, or } from "../../nouns/filters.ts";
import { permanents } from "../../nouns/kinds.ts";
import { self } from "../../nouns/self.ts";
import { counterKind } from "../../vocabulary/qualities.ts";
import { amountOfEvent, another, itHappensTo, single } from "../subjects.ts";
import { tokenCreated } from "./tokenCreated.ts";

/** What is done to permanents: tokens, counters, sacrifices, mana (111, 122, 701.17, 605). */

const { everyForm: doing } = rulesFor<Doing>();

const withoutUntapped = (filter: Filter): Filter =>
  filter.is === "and" ? and(filter.of.filter((one) => one.is !== "untapped")) : filter;
export const permanentDoings: readonly EveryForm<Doing>[] = [
  doing("<turn> a {what} face up", { what: permanents.one }, ({ what }, scope) => {
    itHappensTo(scope, what.nouns);
    return (by) => ({ on: "turnFaceUp", object: what.filter, by });
  }),
  doing("<create> a {what}", { what: permanents.one }, ({ what }, scope) => {
    itHappensTo(scope, what.nouns);
    return tokenCreated(what.filter);
  }),
  doing("<create> or <sacrifice> a {what}", { what: permanents.one }, ({ what }, scope) => {
    itHappensTo(scope, what.nouns);
    return (by) => ({
      on: "anyOf",
      of: [tokenCreated(what.filter)(by), { on: "sacrifice", who: by, object: what.filter }],
    });
  }),
  doing("<sacrifice> a {what}", { what: permanents.one }, ({ what }, scope) => {
    itHappensTo(scope, what.nouns);
    return (by) => ({ on: "sacrifice", who: by, object: what.filter });
  }),
  doing("<sacrifice> another {what}", { what: permanents.one }, ({ what }, scope) => {
    itHappensTo(scope, what.nouns);
    return (by) => ({ on: "sacrifice", who: by, object: another(what.filter) });
  }),
  doing("<sacrifice> it", {}, (_, scope) => {
    if (scope.pronoun("one").what !== "self") return unbound("another trigger's object");
    itHappensTo(scope, ["permanent"]);
    return (by) => ({ on: "sacrifice", object: { is: "self" }, by });
  }),
  doing("<sacrifice> {self}", { self }, (_, scope) => {
    itHappensTo(scope, []);
    return (by) => ({ on: "sacrifice", who: by, object: { is: "self" } });
  }),
  doing("<tap> a {what}", { what: permanents.one }, ({ what }, scope) => {
    itHappensTo(scope, what.nouns);
    // What is tapped is looked at as it becomes tapped: that it was untapped goes without saying (701.21a).
    return (by) => ({ on: "tap", object: withoutUntapped(what.filter), by });
  }),
  doing("<tap> {self} for mana", { self }, (_, scope) => {
    itHappensTo(scope, ["this"]);
    return (by) => ({ on: "tapForMana", object: { is: "self" }, by });
  }),
  doing("<tap> a {what} for mana", { what: permanents.one }, ({ what }, scope) => {
    itHappensTo(scope, what.nouns);
    return (by) => ({ on: "tapForMana", object: what.filter, by });
  }),
  doing("<put> one or more {kind} counters on {what}", { kind: counterKind, what: single }, ({ kind, what }, scope) => {
    amountOfEvent(scope);
    return (by) => ({
      on: "counters",
      object: what.filter,
      kind,
      by,
    });
  }),
  doing("<put> one or more counters on {what}", { what: single }, ({ what }, scope) => {
    amountOfEvent(scope);
    return (by) => ({ on: "counters", object: what.filter, by });
  }),
  doing("<put> one or more counters on a {what} or player", { what: permanents.one }, ({ what }, scope) => {
    amountOfEvent(scope);
    return (by) => ({
      on: "anyOf",
      of: [
        { on: "counters", object: what.filter, by },
        { on: "counters", player: { who: "each" }, by },
      ],
    });
  }),
  doing("<put> a {kind} counter on {what}", { kind: counterKind, what: single }, ({ kind, what }) => (by) => ({
    on: "counters",
    object: what.filter,
    kind,
    by,
    each: true,
  })),
  doing("<exert> a {what}", { what: permanents.one }, ({ what }, scope) => {
    itHappensTo(scope, what.nouns);
    return (by) => ({ on: "exert", object: and([what.filter, { is: "controlledBy", who: by }]) });
  }),
  doing("<unlock> this door", {}, (_, scope) => {
    itHappensTo(scope, ["this"]);
    return (by) => ({ on: "unlock", object: { is: "self" }, by, door: "this" });
  }),
  doing("<unlock> a door", {}, () => (by) => ({ on: "unlock", object: { is: "any" }, by })),
  doing("fully <unlock> a {what}", { what: permanents.one }, ({ what }, scope) => {
    itHappensTo(scope, what.nouns);
    return (by) => ({ on: "fullyUnlock", object: what.filter, by });
  }),
  doing("<put> a counter on {what}", { what: single }, ({ what }) => (by) => ({
    on: "counters",
    object: what.filter,
    by,
    each: true,
  })),
  doing("<remove> a {kind} counter from {what}", { kind: counterKind, what: single }, ({ kind, what }) => (by) => ({
    on: "counters",
    object: what.filter,
    kind,
    by,
    removed: true,
    each: true,
  })),
  doing("<sacrifice> {self} or another {what}", { self, what: permanents.one }, ({ what }, scope) => {
    itHappensTo(scope, what.nouns);
    return (by) => ({ on: "sacrifice", who: by, object: or([{ is: "self" }, another(what.filter)]) });
  }),
  doing("<sacrifice> a {a} or a {b}", { a: permanents.one, b: permanents.one }, ({ a, b }, scope) => {
    itHappensTo(scope, [...a.nouns, ...b.nouns]);
    return (by) => ({ on: "sacrifice", who: by, object: or([a.filter, b.filter]) });
  }),
];
