import type { Objects } from "../../../engine/abilities/references.ts";
import { plainCompare } from "../../amounts/comparing.ts";
import { forEach } from "../../amounts/forEach.ts";
import { unbound } from "../../bind/unbound.ts";
import { noun, range } from "../../hubs.ts";
import { type Forms, opt, rulesFor } from "../../kernel/index.ts";
import type { Instruction } from "../../meanings.ts";
import { counters } from "../../nouns/counters.ts";
import { everything } from "../../nouns/everything.ts";
import { and } from "../../nouns/filters.ts";
import { isSeveral } from "../../players/several.ts";
import { butFor, exceptFor } from "../../references/all.ts";
import { pronoun } from "../../references/pronouns.ts";
import { targetObjects } from "../../references/references.ts";
import { entering, onBattlefield, ownersZone } from "../destinations.ts";
import { actor } from "../players/actor.ts";
import { moving } from "./done.ts";
import { choice, thing } from "./thing.ts";

/** Returning to a hand, to the battlefield and elsewhere. */

const { inflected } = rulesFor<Instruction>();

const ownersHand = "(its owner's hand|their owner's hand|their owners' hands|his owner's hand|her owner's hand)";

export const returningVerbs: readonly Forms<Instruction>[] = [
  inflected(`<return> {what} to ${ownersHand}`, { what: thing }, ({ what }, scope) =>
    moving(scope, what, { do: "move", what, to: { zone: "hand" } }),
  ),
  inflected(
    `<return> all {what} to ${ownersHand} except for {others}`,
    { what: noun.many, others: exceptFor },
    ({ what, others }, scope) => {
      if (what.card === true || what.in !== undefined) unbound("said of permanents");
      const all = everything(butFor(what, others));
      scope.mention({ ref: all, number: "many", nouns: what.nouns });
      return moving(scope, all, { do: "move", what: all, to: { zone: "hand" } });
    },
  ),
  inflected(
    "<return> {what} to (its owner's graveyard|their owner's graveyard|their owners' graveyards)",
    { what: thing },
    ({ what }, scope) => moving(scope, what, { do: "move", what, to: { zone: "graveyard" } }),
  ),
  inflected("<return> to their owners' hands {what}", { what: thing }, ({ what }, scope) =>
    moving(scope, what, { do: "move", what, to: { zone: "hand" } }),
  ),
  // 608.2d: so many, chosen as it is done.
  inflected("<return> a {what} to your hand for each {of}", { what: noun.one, of: forEach }, ({ what, of }, scope) => {
    if (what.in !== "graveyard" || what.of?.who !== "you" || scope.subject.who !== "you") unbound("of one's own");
    const cards = choice(scope, { what, count: { min: of, max: of } });
    return moving(scope, cards, { do: "move", what: cards, to: { zone: "hand" } });
  }),
  // 608.2d: one of each.
  inflected(
    "<return> a {one} and a {other} from your graveyard to your hand",
    { one: noun.one, other: noun.one },
    ({ one, other }, scope) => {
      if (scope.subject.who !== "you") return unbound("of one's own");
      const [first, second] = [one, other].map((what) =>
        what.card === true && what.in === undefined
          ? choice(scope, { what: { ...what, in: "graveyard", of: { who: "you" } }, count: { min: 1, max: 1 } })
          : unbound("only cards are in graveyards"),
      ) as [Objects, Objects];
      const both: Objects = { what: "union", of: [first, second] };
      scope.mention({ ref: both, number: "many", nouns: ["card"] });
      return moving(scope, both, { do: "move", what: both, to: { zone: "hand" } });
    },
  ),
  inflected("<return> {what} to {whose} hand", { what: thing, whose: ownersZone }, ({ what }, scope) =>
    moving(scope, what, { do: "move", what, to: { zone: "hand" } }),
  ),
  inflected("<return> to {whose} hand {what}", { whose: ownersZone, what: thing }, ({ what }, scope) =>
    moving(scope, what, { do: "move", what, to: { zone: "hand" } }),
  ),
  inflected("<return> to the battlefield {what}", { what: thing }, ({ what }, scope) =>
    moving(scope, what, { do: "move", what, to: onBattlefield(scope, what, undefined) }),
  ),
  inflected("<return> {what} to the command zone", { what: pronoun }, ({ what }, scope) =>
    moving(scope, what, { do: "move", what, to: { zone: "command" } }),
  ),
  inflected("<return> {what} from the battlefield to the command zone", { what: thing }, ({ what }, scope) =>
    moving(scope, what, { do: "move", what, to: { zone: "command" } }),
  ),
  inflected(
    "<return> {what} from your graveyard to the battlefield {how}",
    { what: pronoun, how: opt(entering) },
    ({ what, how }, scope) => moving(scope, what, { do: "move", what, to: onBattlefield(scope, what, how) }),
  ),
  inflected("<return> the discarded card from your graveyard to your hand", {}, (_, scope) => {
    const what = scope.pronoun("one", ["card"]);
    if (what.what !== "event" || scope.subject.who !== "you") return unbound("none was discarded");
    const there: Objects = {
      what: "those",
      of: what,
      filter: and([
        { is: "inZone", zone: "graveyard" },
        { is: "ownedBy", who: { who: "you" } },
      ]),
    };
    return moving(scope, there, { do: "move", what: there, to: { zone: "hand" } });
  }),
  // 708.2: as whoever puts it there likes.
  inflected(
    "<return> from your graveyard to the battlefield {n} target {what} that each have a different mana value {value}",
    { n: range.many, what: noun.many, value: plainCompare },
    ({ n, what, value }, scope) => {
      if (what.card !== true || what.in !== undefined) return unbound("cards in your graveyard");
      const filter = and([what.filter, { is: "stat", stat: "manaValue", value }]);
      const cards = targetObjects(scope, { ...what, filter, in: "graveyard", of: { who: "you" } }, n, {
        together: { all: "different", stat: "manaValue" },
      });
      return moving(scope, cards, { do: "move", what: cards, to: { zone: "battlefield" } });
    },
  ),
  // Some cards leave out where to.
  inflected(
    "<return> {what} under your control with {counters} on it",
    { what: thing, counters },
    ({ what, counters }, scope) =>
      moving(scope, what, {
        do: "move",
        what,
        to: { zone: "battlefield", control: { who: "you" }, counters: [counters] },
      }),
  ),
  inflected("<return> {what} to the battlefield face up or face down", { what: thing }, ({ what }, scope) => {
    if (what.what === "chosen" || isSeveral(scope.subject)) unbound("which of them how?");
    const to = onBattlefield(scope, what, undefined);
    const option = (text: string, faceDown?: true) => ({
      text,
      effects: [{ do: "move", what, to: { ...to, ...(faceDown && { faceDown }) } } as const],
    });
    return [{ do: "chooseOne", who: actor(scope), options: [option("Face up"), option("Face down", true)] }];
  }),
  inflected("<return> {what} to the battlefield {how}", { what: thing, how: opt(entering) }, ({ what, how }, scope) =>
    moving(scope, what, { do: "move", what, to: onBattlefield(scope, what, how) }),
  ),
  inflected("<return> to the battlefield {how} {what}", { how: opt(entering), what: thing }, ({ how, what }, scope) =>
    moving(scope, what, { do: "move", what, to: onBattlefield(scope, what, how) }),
  ),
  inflected(
    "<return> {what} to the battlefield {how} with {counters} on (it|him|her)",
    { what: thing, how: opt(entering), counters },
    ({ what, how, counters }, scope) =>
      moving(scope, what, { do: "move", what, to: { ...onBattlefield(scope, what, how), counters: [counters] } }),
  ),
  inflected(
    "<return> {what} to the battlefield {how} with {counters} and {more} on it",
    { what: thing, how: opt(entering), counters, more: counters },
    ({ what, how, counters, more }, scope) =>
      moving(scope, what, { do: "move", what, to: { ...onBattlefield(scope, what, how), counters: [counters, more] } }),
  ),
];
