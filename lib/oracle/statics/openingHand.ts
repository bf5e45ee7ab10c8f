import type { CountersOn } from "../../engine/abilities/destinations.ts";
import type { Effect } from "../../engine/abilities/effects.ts";
import type { EventPattern } from "../../engine/abilities/events.ts";
import type { Players } from "../../engine/abilities/references.ts";
import { unbound } from "../bind/unbound.ts";
import { follow, only } from "../effects/clauses/follow.ts";
import { clause, sentence } from "../hubs.ts";
import { many, opt, type Phrase, rulesFor, words } from "../kernel/index.ts";
import type { Instruction, StaticSentence } from "../meanings.ts";
import { self } from "../nouns/self.ts";
import { numberWord } from "../vocabulary/numbers.ts";
import { counterKind } from "../vocabulary/qualities.ts";
import { staticRules } from "./staticEffects.ts";

/** What is done at the start of the game: with a card of an opening hand (103.6), and as conspiracies say (315.5a). */

const { rule, deferred } = rulesFor<StaticSentence>();
const you = { who: "you" } as const;

const fromOpeningHand = (...effects: readonly Effect[]): StaticSentence =>
  staticRules({ rule: "openingHand", effects });
const onBattlefield = (counters?: CountersOn): Effect => ({
  do: "move",
  what: { what: "self" },
  to: { zone: "battlefield", ...(counters && { counters: [counters] }) },
});
const withCounter = rulesFor<CountersOn>().rule("with a {kind} counter on it", { kind: counterKind }, ({ kind }) => ({
  kind,
  count: 1,
}));

/** When what a revealed card says happens (603.7). */
const first = words<EventPattern>([
  ["the beginning of the first upkeep", { on: "step", step: "upkeep" }],
  ["the beginning of your first upkeep", { on: "step", step: "upkeep", of: you }],
  ["the beginning of your first main phase of the game", { on: "phase", phase: "precombatMain", of: you }],
]);
const reveal: Effect = { do: "look", who: you, what: { what: "self" }, reveal: true };

/** Two sentences or more. */
const sentences: Phrase<Instruction> = rulesFor<Instruction>().rule(
  "{first} {more}",
  { first: sentence, more: many(sentence) },
  ({ first, more }) => more.reduce<readonly Effect[]>((before, next) => follow(before, next), only(first)),
);

export const openingStatics: readonly Phrase<StaticSentence>[] = [
  rule(
    "you are the starting player. if multiple players would be the starting player, one of those players is chosen at random.",
    {},
    () => staticRules({ rule: "startingPlayer" }),
  ),
  deferred("before drawing your opening hand, {then}.", { then: clause }, ({ then }, scope) => {
    const effects = only(then.bind(scope));
    if (scope.targets.length > 0) unbound("nothing is on the stack");
    return staticRules({ rule: "beforeOpeningHand", effects });
  }),
  rule(
    "draw an additional hand of {n} cards as the game begins. before taking mulligans, shuffle all but one of your hands into your library.",
    { n: numberWord },
    ({ n }) => staticRules({ rule: "additionalHand", cards: n }),
  ),
  deferred(
    "any time you could mulligan and {self} is in your hand, you may {then}.",
    { self, then: clause },
    ({ then }, scope) => {
      const effects = only(then.bind(scope));
      if (scope.targets.length > 0) unbound("nothing is on the stack");
      return staticRules({ rule: "couldMulligan", effects });
    },
  ),
  rule(
    "if {self} is in your opening hand, you may begin the game with (it|{again}|him|her) on the battlefield.",
    { self, again: self },
    () => fromOpeningHand(onBattlefield()),
  ),
  // 103.1: before the first turn the active player is the starting player.
  deferred(
    "if {self} is in your opening hand and you're not the starting player, you may begin the game with (it|{again}) on the battlefield {counters}. if you do, {then}.",
    { self, again: self, counters: opt(withCounter), then: clause },
    ({ counters, then }, scope) =>
      fromOpeningHand({
        do: "if",
        condition: { if: "not", of: { if: "turnOf", who: you } },
        then: [onBattlefield(counters.bind(scope)), ...only(then.bind(scope))],
      }),
  ),
  ...(
    [
      ["at {first}, {then}.", clause],
      ["{then} at {first}.", clause],
      ["at {first}, {then}", sentences],
    ] as const
  ).map(([words, then]) =>
    deferred(
      `you may reveal {self} from your opening hand. if you do, ${words}`,
      { self, first, then },
      (said, scope) => {
        const effects = only(said.then.bind(scope));
        if (scope.targets.length > 0) unbound("targets are chosen when it triggers");
        return fromOpeningHand(reveal, {
          do: "delayed",
          when: said.first.bind(scope),
          body: { targets: [], effects },
          once: true,
        });
      },
    ),
  ),
  // 603.7: nothing was cast before, so that the first each casts from then on is their first of the game.
  deferred(
    "you may reveal {self} from your opening hand. if you do, when each opponent casts their first spell of the game, {then}.",
    { self, then: clause },
    ({ then }, scope) => {
      const caster: Players = { who: "noted", name: "caster" };
      scope.mention({ ref: { what: "event", role: "object" }, number: "one", nouns: ["spell"] });
      scope.mentionPlayer({ who: "eventPlayer" });
      const effects = only(then.bind(scope));
      if (scope.targets.length > 0) unbound("targets are chosen when it triggers");
      return fromOpeningHand(reveal, {
        do: "forEachPlayer",
        of: { who: "opponents" },
        effects: [
          { do: "choosePlayer", who: you, from: { who: "current" }, note: "caster" },
          {
            do: "delayed",
            when: { on: "cast", object: { is: "any" }, by: caster },
            body: { targets: [], effects },
            once: true,
          },
        ],
      });
    },
  ),
];
