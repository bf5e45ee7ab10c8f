import type { Condition } from "../../../engine/abilities/conditions.ts";
import type { Effect } from "../../../engine/abilities/effects.ts";
import type { Objects, Players, Zone } from "../../../engine/abilities/references.ts";
import { mapNodes } from "../../../engine/abilities/visit.ts";
import { forEach } from "../../amounts/forEach.ts";
import { unbound } from "../../bind/unbound.ts";
import { duration, objects, players, whose } from "../../hubs.ts";
import { type Forms, oneOf, opt, type Phrase, rulesFor, words } from "../../kernel/index.ts";
import type { Instruction } from "../../meanings.ts";
import { not } from "../../nouns/filters.ts";
import { permanents } from "../../nouns/kinds.ts";
import { granter, itself } from "../../nouns/self.ts";
import { own } from "../../players/own.ts";
import { isSeveral } from "../../players/several.ts";
import { chosen } from "../../references/chosen.ts";
import { pronoun } from "../../references/pronouns.ts";
import { targets } from "../../references/references.ts";
import { onto } from "./done.ts";
import { choice, thing } from "./thing.ts";

/** What leaves objects where they are: tap, regenerate, exchange, goad, attach (701, 303.4). */

const { inflected, deferredForms } = rulesFor<Instruction>();

const ownZone = words<Zone>([
  ["hand", "hand"],
  ["graveyard", "graveyard"],
  ["library", "library"],
]);

export const stayingVerbs: readonly Forms<Instruction>[] = [
  inflected("<tap> {what}", { what: thing }, ({ what }, scope) => onto(scope, what, { do: "tap", what })),
  inflected("<untap> {what}", { what: thing }, ({ what }, scope) => onto(scope, what, { do: "untap", what })),
  inflected("<remove> {what} from combat", { what: thing }, ({ what }, scope) =>
    onto(scope, what, { do: "removeFromCombat", what }),
  ),
  inflected(
    "<gain> control of {what} {duration}",
    { what: thing, duration: opt(duration) },
    ({ what, duration }, scope) =>
      onto(scope, what, { do: "gainControl", who: scope.subject, what, duration: duration ?? "forever" }),
  ),
  inflected("<exchange> control of {one} and {other}", { one: thing, other: thing }, ({ one, other }, scope) => {
    const done: Effect = { do: "exchange", quality: "control", one: { objects: one }, other: { objects: other } };
    scope.did(done);
    scope.mention({ ref: { what: "union", of: [one, other] }, number: "many", nouns: ["permanent"] });
    return [done];
  }),
  // Of what the event is about and the one target, where both are permanents.
  inflected("<exchange> control of those permanents", {}, (_, scope) => {
    const refs = scope.objects.flatMap(({ ref, number }) =>
      number === "one" && (ref.what === "target" || (ref.what === "event" && ref.role === "object")) ? [ref] : [],
    );
    const [one, other, ...more] = [...new Map(refs.map((ref) => [JSON.stringify(ref), ref])).values()];
    if (one === undefined || other === undefined || more.length > 0) return unbound("which two?");
    const done: Effect = { do: "exchange", quality: "control", one: { objects: one }, other: { objects: other } };
    scope.did(done);
    return [done];
  }),
  ...(["power", "toughness"] as const).map((stat) =>
    inflected(`<exchange> {whose} life total with {what}'s ${stat}`, { whose, what: itself }, ({ whose, what }) => [
      { do: "exchange", quality: "lifeWithStat", stat, one: { players: whose }, other: { objects: what } },
    ]),
  ),
  // 701.10f
  inflected("<exchange> {own} {one} and {other}", { own, one: ownZone, other: ownZone }, (said, { subject }) => {
    const of = said.own(subject);
    const all = (zone: Zone) => ({ objects: { what: "all", filter: { is: "any" }, in: zone, of } }) as const;
    return said.one === said.other || isSeveral(of)
      ? unbound("one zone twice, or those of several")
      : [{ do: "exchange", quality: "zones", one: all(said.one), other: all(said.other) }];
  }),
  inflected("<redistribute> any number of (players'|) life totals", {}, () => [{ do: "redistributeLife" }]),
  inflected("<exchange> life totals with {who}", { who: players.one }, ({ who }, scope) => {
    const done: Effect = { do: "exchange", quality: "life", one: { players: scope.subject }, other: { players: who } };
    scope.did(done);
    return [done];
  }),
  inflected("<untap> and <goad> {what}", { what: thing }, ({ what }) => [
    { do: "untap", what },
    { do: "goad", what },
  ]),
  inflected("<regenerate> {what}", { what: thing }, ({ what }) => [{ do: "regenerate", what }]),
  // 701.50a: the same, by the word that some cards have for it.
  inflected("(<transform>|<convert>) {what}", { what: thing }, ({ what }) => [{ do: "transform", what }]),
  // 709.5f-g
  inflected("<unlock> a locked door of {what}", { what: thing }, ({ what }) => [{ do: "doors", what, how: "unlock" }]),
  inflected("<lock> or <unlock> a door of {what}", { what: thing }, ({ what }) => [
    { do: "doors", what, how: "either" },
  ]),
  inflected("<tap> a {what} for each {of}", { what: permanents.one, of: forEach }, ({ what, of }, scope) => [
    { do: "tap", what: choice(scope, { what, count: { min: of, max: of } }) },
  ]),
  inflected("<unattach> all {what} from {of}", { what: permanents.many, of: thing }, ({ what, of }) => [
    { do: "unattach", what: { what: "attachments", of, filter: what.filter } },
  ]),
  inflected("<unattach> {what}", { what: thing }, ({ what }) => [{ do: "unattach", what }]),
  inflected("<suspect> {what}", { what: thing }, ({ what }) => [{ do: "suspect", what }]),
  inflected("<detain> {what}", { what: thing }, ({ what }) => [{ do: "detain", what }]),
  // 508.7
  inflected(
    "<reselect> which player {or} {what} is attacking",
    { or: opt(words([["or permanent", true]])), what: thing },
    (said) => [{ do: "reselectAttacked", what: said.what, among: said.or === undefined ? "players" : "any" }],
  ),
  inflected("<goad> {what}", { what: thing }, ({ what }, scope) => onto(scope, what, { do: "goad", what })),
  deferredForms(
    "<attach> {what} to {to}",
    { what: oneOf(() => [itself, granter, pronoun, targets.one]), to: thing },
    (trees, scope) => {
      const what = trees.what.bind(scope);
      // 701.3: to another than itself.
      const to = scope.within({ described: what }, () => trees.to.bind(scope));
      return [{ do: "attach", what, to: what.what === "target" ? elsewhere(what, to) : to }];
    },
  ),
  inflected(
    "<attach> {what} to {who}",
    { what: oneOf(() => [itself, pronoun]), who: oneOf(() => [players.one]) },
    ({ what, who }) => [{ do: "attach", what, player: isSeveral(who) ? unbound("to one of them") : who }],
  ),
  // 303.4: than the one it enchants.
  inflected(
    "<attach> {what} to another one of your opponents chosen at random",
    { what: oneOf(() => [itself, pronoun]) },
    ({ what }, scope) => {
      const enchanted: Condition = { if: "samePlayer", one: { who: "current" }, other: { who: "enchanted" } };
      const from: Players = { who: "those", of: { who: "opponents" }, where: { if: "not", of: enchanted } };
      const chosen: Effect = { do: "choosePlayer", who: { who: "you" }, from, random: true };
      return [chosen, { do: "attach", what, player: { who: "noted", name: scope.noteOf(chosen) } }];
    },
  ),
  // "Attach to it any number of Auras": what is chosen for it is told last.
  inflected("<attach> to {to} {what}", { to: pronoun, what: oneOf(() => [someNow]) }, ({ to, what }) => [
    { do: "attach", what, to },
  ]),
  // Of several, and of those chosen now, "it" is never one.
  deferredForms(
    "<attach> {what} to {to}",
    { what: oneOf(() => [someNow, objects.many]), to: thing },
    (trees, scope) => {
      const to = trees.to.bind(scope);
      return [{ do: "attach", what: trees.what.bind(scope), to }];
    },
  ),
];

/** 701.3b: to another than the one to which it is attached, whatever tells of the source of the ability. */
const elsewhere = (what: Objects, to: Objects): Objects =>
  mapNodes("objects", to, {
    filter: (one, inside) =>
      one.is === "another" ? not({ is: "hasAttached", filter: { is: "among", of: what } }) : inside(),
  });

/** Chosen as the instruction is followed. */
const someNow: Phrase<Objects> = rulesFor<Objects>().rule("{chosen}", { chosen }, ({ chosen }, scope) =>
  chosen.what.card === true || chosen.what.in !== undefined ? unbound("only permanents") : choice(scope, chosen),
);
