import type { Compare } from "../../engine/abilities/amounts.ts";
import type { Condition } from "../../engine/abilities/conditions.ts";
import type { EventPattern } from "../../engine/abilities/events.ts";
import type { Players } from "../../engine/abilities/references.ts";
import { unbound } from "../bind/scope.ts";
import { noun } from "../hubs.ts";
import { oneOf, type Phrase, rulesFor, words } from "../kernel.ts";
import { and } from "../nouns/filters.ts";
import { digits } from "../vocabulary/numbers.ts";
import { howMany, is, not, you } from "./counts.ts";
import { some } from "./players.ts";

/** What players did and what became of them this turn: "an opponent cast a blue spell this turn", "you've lost life". */

const { rule } = rulesFor<Condition>();
/** Of you, or of any one of several. */
const ofAny = (who: Players, condition: (current: Players) => Condition): Condition =>
  who.who === "you" ? condition(who) : some(who, condition);

/** Whoever it is told of; "an opponent" is any of them. */
const told: Phrase<Players> = words<Players>([
  ["you", you],
  ["you've", you],
  ["an opponent", { who: "opponents" }],
  ["an opponent has", { who: "opponents" }],
  ["a player", { who: "each" }],
]);

type Deed = (who: Players) => EventPattern;
const { rule: deedRule } = rulesFor<Deed>();
const deed: Phrase<Deed> = oneOf(() => [
  deedRule("searched (their|your) library", {}, () => (who) => ({ on: "search", who })),
  deedRule("cast a {what}", { what: noun.one }, ({ what }) => {
    if (what.nouns[0] !== "spell") unbound("only spells are cast");
    return (by) => ({ on: "cast", object: what.filter, by });
  }),
  deedRule("activated a ability", {}, () => (by) => ({ on: "activate", object: { is: "any" }, by })),
  deedRule("discarded a {what}", { what: noun.one }, ({ what }) => {
    if (what.card !== true) unbound("only cards are discarded");
    return (who) => ({ on: "discard", who, ...(what.filter.is === "any" ? {} : { object: what.filter }) });
  }),
  deedRule("sacrificed a {what}", { what: noun.one }, ({ what }) => (who) => ({
    on: "sacrifice",
    who,
    object: what.filter,
  })),
  deedRule("cycled or discarded a card", {}, () => (who) => ({
    on: "anyOf",
    of: [
      { on: "cycle", who },
      { on: "discard", who },
    ],
  })),
  deedRule("gained life", {}, () => (who) => ({ on: "gainLife", who })),
  deedRule("lost life", {}, () => (who) => ({ on: "loseLife", who })),
  deedRule("surveilled", {}, () => (who) => ({ on: "surveil", who })),
  deedRule("scried", {}, () => (who) => ({ on: "scry", who })),
  deedRule("proliferated", {}, () => (who) => ({ on: "proliferate", who })),
  deedRule("played a land", {}, () => (by) => ({ on: "playLand", object: { is: "type", type: "land" }, by })),
  deedRule(
    "had another {what} enter the battlefield under (your|their) control",
    { what: noun.one },
    ({ what }) =>
      (who) => ({
        on: "move",
        object: and([{ is: "another" }, what.filter, { is: "controlledBy", who }]),
        to: "battlefield",
      }),
  ),
  deedRule(
    "had a {what} enter the battlefield under (your|their) control",
    { what: noun.one },
    ({ what }) =>
      (who) => ({
        on: "move",
        object: and([what.filter, { is: "controlledBy", who }]),
        to: "battlefield",
      }),
  ),
]);

/** So many of them: "three or more spells", "two or more lands". */
interface Tally {
  readonly event: Deed;
  readonly times: Compare;
}
const { rule: tallyRule } = rulesFor<Tally>();
const tally: Phrase<Tally> = oneOf(() => [
  tallyRule("cast {n} {what}", { n: howMany, what: noun.many }, ({ n, what }) => {
    if (what.nouns[0] !== "spell") unbound("only spells are cast");
    return { event: (by) => ({ on: "cast", object: what.filter, by }), times: n };
  }),
  tallyRule("drew {n} cards", { n: howMany }, ({ n }) => ({ event: (who) => ({ on: "draw", who }), times: n })),
  tallyRule("discarded {n} cards", { n: howMany }, ({ n }) => ({ event: (who) => ({ on: "discard", who }), times: n })),
  tallyRule(
    "had {n} {what} enter the battlefield under (your|their) control",
    { n: howMany, what: noun.many },
    ({ n, what }) => ({
      event: (who) => ({ on: "move", object: and([what.filter, { is: "controlledBy", who }]), to: "battlefield" }),
      times: n,
    }),
  ),
  tallyRule("sacrificed {n} {what}", { n: howMany, what: noun.many }, ({ n, what }) => ({
    event: (who) => ({ on: "sacrifice", who, object: what.filter }),
    times: n,
  })),
]);

/** How much life: "gained 5 or more life". */
const sum = words<(who: Players) => EventPattern>([
  ["gained", (who) => ({ on: "gainLife", who })],
  ["lost", (who) => ({ on: "loseLife", who })],
]);
const dealt: Phrase<Players> = words<Players>([
  ["an opponent was dealt", { who: "opponents" }],
  ["you were dealt", you],
  ["you've been dealt", you],
  ["a player was dealt", { who: "each" }],
]);
const damageKind = words<{ readonly combat?: boolean }>([
  ["damage", {}],
  ["combat damage", { combat: true }],
  ["noncombat damage", { combat: false }],
]);
const lately = words<"turn" | "lastTurn">([
  ["this turn", "turn"],
  ["last turn", "lastTurn"],
]);
const spanned = (span: "turn" | "lastTurn") => (span === "turn" ? {} : ({ span } as const));

export const turnConditions: readonly Phrase<Condition>[] = [
  rule("{who} {did} {when}", { who: told, did: deed, when: lately }, ({ who, did, when }) => ({
    if: "happened",
    event: did(who),
    ...spanned(when),
  })),
  rule("{who} {did} this turn", { who: told, did: tally }, ({ who, did }) =>
    ofAny(who, (current) => ({ if: "happened", event: did.event(current), times: did.times })),
  ),
  rule("you didn't cast a spell {when}", { when: lately }, ({ when }) =>
    not({ if: "happened", event: { on: "cast", object: { is: "spell" }, by: you }, ...spanned(when) }),
  ),
  rule("{who} {sum} {n} or more life this turn", { who: told, sum, n: digits }, ({ who, sum, n }) =>
    ofAny(who, (current) => is({ amount: "history", of: sum(current), sum: true }, { compare: ">=", to: n })),
  ),
  rule("{who} {kind} {when}", { who: dealt, kind: damageKind, when: lately }, ({ who, kind, when }) => ({
    if: "happened",
    event: { on: "damage", to: { players: who }, ...kind },
    ...spanned(when),
  })),
  rule("{who} {n} or more damage this turn", { who: dealt, n: digits }, ({ who, n }) =>
    ofAny(who, (current) =>
      is({ amount: "history", of: { on: "damage", to: { players: current } }, sum: true }, { compare: ">=", to: n }),
    ),
  ),
  rule("a {what} you controlled left the battlefield this turn", { what: noun.one }, ({ what }) => ({
    if: "happened",
    event: { on: "move", object: and([what.filter, { is: "controlledBy", who: you }]), from: "battlefield" },
  })),
  rule("a {what} died under an opponent's control this turn", { what: noun.one }, ({ what }) => ({
    if: "happened",
    event: {
      on: "move",
      object: and([what.filter, { is: "controlledBy", who: { who: "opponents" } }]),
      from: "battlefield",
      to: "graveyard",
    },
  })),
  rule("a {what} entered the battlefield under an opponent's control this turn", { what: noun.one }, ({ what }) => ({
    if: "happened",
    event: {
      on: "move",
      object: and([what.filter, { is: "controlledBy", who: { who: "opponents" } }]),
      to: "battlefield",
    },
  })),
  rule("you gained and lost life this turn", {}, () => ({
    if: "and",
    of: [
      { if: "happened", event: { on: "gainLife", who: you } },
      { if: "happened", event: { on: "loseLife", who: you } },
    ],
  })),
  rule("{n} {what} attacked this turn", { n: howMany, what: noun.many }, ({ n, what }) => ({
    if: "happened",
    event: { on: "attacks", object: what.filter },
    times: n,
  })),
  rule("a card was put into exile this turn", {}, () => ({
    if: "happened",
    event: { on: "move", object: { is: "card" }, to: "exile" },
  })),
];
