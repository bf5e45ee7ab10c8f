import type { EventPattern } from "../../../engine/abilities/events.ts";
import type { Filter } from "../../../engine/abilities/filters.ts";
import type { Players } from "../../../engine/abilities/references.ts";
import { sameData } from "../../../engine/abilities/visit.ts";
import { unbound } from "../../bind/unbound.ts";
import type { Happening } from "../../hubs.ts";
import { type EveryForm, rulesFor } from "../../kernel/index.ts";
import { and } from "../../nouns/filters.ts";
import { permanents } from "../../nouns/kinds.ts";
import { withMost } from "../../players/superlatives.ts";
import { playerTest } from "../../players/traits.ts";
import { numberWord, numberWordOrOne } from "../../vocabulary/numbers.ts";
import { eventPlayer } from "../subjects.ts";

/** Attacking and blocking (508.3, 509.3). */

const { everyForm: happening } = rulesFor<Happening>();

/** 722.1: nobody, where there is no monarch. */
export const theMonarch: Players = {
  who: "those",
  of: { who: "each" },
  where: { if: "designation", of: { who: "current" }, designation: "monarch" },
};

/** 508.1a: whatever attacks is a creature, so that "other creatures" are all that attack as well. */
const OTHERS: Filter = and([{ is: "another" }, { is: "type", type: "creature" }]);
const beside = (filter: Filter, n: number): Pick<Attacks, "beside" | "with"> =>
  sameData(filter, OTHERS) ? { beside: n } : { with: filter, ...(n > 1 && { beside: n }) };
type Attacks = Extract<EventPattern, { on: "attacks" }>;

export const combatHappenings: readonly EveryForm<Happening>[] = [
  happening("<attack>", {}, () => (object) => ({ on: "attacks", object })),
  // 508.3a: those that are declared together.
  happening("and at least one {what} attack", { what: permanents.one }, ({ what }) => (object) => ({
    on: "attacks",
    object,
    ...beside(what.filter, 1),
  })),
  happening("and at least {n} {what} attack", { n: numberWord, what: permanents.many }, ({ n, what }) => (object) => ({
    on: "attacks",
    object,
    ...beside(what.filter, n),
  })),
  happening("<attack> alone", {}, () => (object) => ({ on: "attacks", object, alone: true })),
  happening("<attack> while saddled", {}, () => (object) => ({
    on: "attacks",
    object: and([object, { is: "saddled" }]),
  })),
  happening("<attack> you", {}, (_, scope) => {
    eventPlayer(scope);
    return (object) => ({ on: "attacks", object, defender: { who: "you" } });
  }),
  happening("<attack> you or a planeswalker you control", {}, (_, scope) => {
    eventPlayer(scope);
    return (object) => ({ on: "attacks", object, defender: { who: "you" }, orTheirs: true });
  }),
  happening("<attack> (a player|an opponent|one of your opponents)", {}, (_, scope) => {
    scope.mentionPlayer({ who: "defendingPlayer" });
    return (object) => ({ on: "attacks", object, defender: { who: "opponents" } });
  }),
  happening("<attack> (a player|an opponent) who {test}", { test: playerTest.one }, ({ test }, scope) => {
    scope.mentionPlayer({ who: "defendingPlayer" });
    return (object) => ({
      on: "attacks",
      object,
      defender: { who: "those", of: { who: "opponents" }, where: test },
    });
  }),
  happening("<attack> the monarch", {}, (_, scope) => {
    scope.mentionPlayer({ who: "defendingPlayer" });
    return (object) => ({ on: "attacks", object, defender: theMonarch });
  }),
  happening("<attack> {who}", { who: withMost }, ({ who }, scope) => {
    scope.mentionPlayer({ who: "defendingPlayer" });
    return (object) => ({ on: "attacks", object, defender: who });
  }),
  happening(
    "<attack> (one of your opponents or a planeswalker they control|one of your opponents or a planeswalker an opponent controls|an opponent or a planeswalker they control)",
    {},
    (_, scope) => {
      scope.mentionPlayer({ who: "defendingPlayer" });
      return (object) => ({ on: "attacks", object, defender: { who: "opponents" }, orTheirs: true });
    },
  ),
  happening("<attack> a {what}", { what: permanents.one }, ({ what }, scope) => {
    const { filter } = what;
    if (filter.is !== "type" || (filter.type !== "planeswalker" && filter.type !== "battle"))
      unbound("only players, planeswalkers and battles are attacked");
    scope.mention({ ref: { what: "event", role: "other" }, number: "one", nouns: what.nouns });
    return (object) => ({ on: "attacks", object, permanent: filter });
  }),
  happening("<be> attacked", {}, () => (object) => ({ on: "attacked", object })),
  happening("<block> {n} or more creatures", { n: numberWordOrOne }, ({ n }) => (object) => ({
    on: "blocks",
    object,
    count: { compare: ">=", to: n },
  })),
  happening("<become> blocked by {n} or more creatures", { n: numberWordOrOne }, ({ n }) => (object) => ({
    on: "becomesBlocked",
    object,
    count: { compare: ">=", to: n },
  })),
  happening("<attack> and isn't blocked", {}, () => (object) => ({ on: "attacksUnblocked", object })),
  happening("<attack> you and (isn't|aren't) blocked", {}, () => (object) => ({
    on: "attacksUnblocked",
    object,
    defender: { who: "you" },
  })),
  happening("<attack> a player and (isn't|aren't) blocked", {}, (_, scope) => {
    scope.mentionPlayer({ who: "defendingPlayer" });
    return (object) => ({ on: "attacksUnblocked", object, defender: { who: "each" } });
  }),
  happening("<block> or <become> blocked", {}, () => (object) => ({
    on: "anyOf",
    of: [
      { on: "blocks", object },
      { on: "becomesBlocked", object },
    ],
  })),
  happening("<block> a {other}", { other: permanents.one }, ({ other }, scope) => {
    scope.mention({ ref: { what: "event", role: "other" }, number: "one", nouns: other.nouns });
    return (object) => ({ on: "blocks", object, other: other.filter, eachAttacker: true });
  }),
  happening("<become> blocked", {}, () => (object) => ({ on: "becomesBlocked", object })),
  happening("<become> blocked by a {other}", { other: permanents.one }, ({ other }, scope) => {
    scope.mention({ ref: { what: "event", role: "other" }, number: "one", nouns: [...other.nouns, "blocking"] });
    return (object) => ({ on: "becomesBlocked", object, other: other.filter, eachBlocker: true });
  }),
  happening("<block> or <become> blocked by a {other}", { other: permanents.one }, ({ other }, scope) => {
    scope.mention({ ref: { what: "event", role: "other" }, number: "one", nouns: other.nouns });
    return (object) => ({
      on: "anyOf",
      of: [
        { on: "blocks", object, other: other.filter, eachAttacker: true },
        { on: "becomesBlocked", object, other: other.filter, eachBlocker: true },
      ],
    });
  }),
];
