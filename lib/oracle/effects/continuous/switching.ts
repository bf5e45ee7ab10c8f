import type { Amount } from "../../../engine/abilities/amounts.ts";
import type { Duration } from "../../../engine/abilities/durations.ts";
import type { Effect } from "../../../engine/abilities/effects.ts";
import type { Filter } from "../../../engine/abilities/filters.ts";
import type { Objects } from "../../../engine/abilities/references.ts";
import { sameData } from "../../../engine/abilities/visit.ts";
import { possessed } from "../../amounts/possessives.ts";
import { unbound } from "../../bind/unbound.ts";
import { count, duration, objects } from "../../hubs.ts";
import { type Forms, type Phrase, rulesFor, words } from "../../kernel/index.ts";
import type { Instruction } from "../../meanings.ts";
import { everything } from "../../nouns/everything.ts";
import { permanents } from "../../nouns/kinds.ts";
import { pronoun } from "../../references/pronouns.ts";
import { targets } from "../../references/references.ts";
import { joined } from "../../statics/predicates.ts";
import { lasting } from "./lasting.ts";

/** Power and toughness switched, and doubled (613.4d, 701.10). */

const { rule, inflected } = rulesFor<Instruction>();

export const isCreatures = (filter: Filter): boolean => filter.is === "type" && filter.type === "creature";

const switched = (what: Objects, duration: Duration): readonly Effect[] => [
  { do: "apply", to: what, modifications: [{ modify: "switchPT" }], duration },
];

const stats = words<readonly ("power" | "toughness")[]>([
  ["power", ["power"]],
  ["toughness", ["toughness"]],
  ["power and toughness", ["power", "toughness"]],
]);

/** 701.9a-b: as much again is added. */
const doubled = (what: Objects, which: readonly string[], duration: Duration): readonly Effect[] => {
  const more = (stat: "power" | "toughness"): Amount => (which.includes(stat) ? { amount: "stat", stat, of: what } : 0);
  return [
    {
      do: "apply",
      to: what,
      modifications: [{ modify: "addPT", power: more("power"), toughness: more("toughness"), doubles: true }],
      duration,
    },
  ];
};

/** The same with its duration told first. */
export const doublingClauses: readonly Phrase<Instruction>[] = [
  rule("{duration}, double {whose} {stats}", { duration, whose: possessed, stats }, ({ duration, whose, stats }) =>
    doubled(whose, stats, duration),
  ),
  rule(
    "{duration}, double {whose} {stats} {n} times",
    { duration, whose: possessed, stats, n: count.many },
    ({ duration, whose, stats, n }) => [{ do: "repeat", times: n, effects: doubled(whose, stats, duration) }],
  ),
  rule(
    "{duration}, double {whose} {stats} and {it} {said}",
    { duration, whose: possessed, stats, it: pronoun, said: joined.one },
    ({ duration, whose, stats, it, said }, scope) =>
      sameData(whose, it)
        ? [...doubled(whose, stats, duration), ...lasting(scope, said, whose, duration)]
        : unbound("said of something else"),
  ),
];

export const switchVerbs: readonly Forms<Instruction>[] = [
  inflected(
    "<double> {whose} {stats} {duration}",
    { whose: possessed, stats, duration },
    ({ whose, stats, duration }) => doubled(whose, stats, duration),
  ),
  inflected(
    "<double> the {stats} of {what} {duration}",
    { what: objects.one, stats, duration },
    ({ what, stats, duration }, scope) => {
      if (what.what !== "all") return doubled(what, stats, duration);
      // 608.2h: those that there are now.
      const all: Effect = { do: "noteObjects", what };
      const of: Objects = { what: "noted", name: scope.noteOf(all) };
      scope.mention({ ref: of, number: "many", nouns: ["creature"], literal: true });
      return [all, { do: "forEach", of, effects: doubled({ what: "current" }, stats, duration) }];
    },
  ),
  // 613.4d: of each its own.
  inflected(
    "<switch> each {what}'s power and toughness {duration}",
    { what: permanents.one, duration },
    ({ what, duration }) => switched(everything(what), duration),
  ),
  inflected(
    "<switch> the power and toughness of each of {what} {duration}",
    { what: targets.many, duration },
    ({ what, duration }) => switched(what, duration),
  ),
  inflected("<switch> {whose} power and toughness {duration}", { whose: possessed, duration }, ({ whose, duration }) =>
    switched(whose, duration),
  ),
];
