import type { Destination } from "../../../engine/abilities/destinations.ts";
import type { Filter } from "../../../engine/abilities/filters.ts";
import type { Objects } from "../../../engine/abilities/references.ts";
import { forEach } from "../../amounts/forEach.ts";
import { unbound } from "../../bind/unbound.ts";
import { noun, players, whose } from "../../hubs.ts";
import { type Forms, oneOf, opt, rulesFor } from "../../kernel/index.ts";
import type { Instruction } from "../../meanings.ts";
import { counters } from "../../nouns/counters.ts";
import { itself } from "../../nouns/self.ts";
import { isSeveral } from "../../players/several.ts";
import { pronoun } from "../../references/pronouns.ts";
import {
  anywhere,
  backOnTop,
  entering,
  libraryPlace,
  onBattlefield,
  ownersZone,
  topOrBottom,
} from "../destinations.ts";
import { ownHand } from "../players/actor.ts";
import { moving } from "./done.ts";
import { choice, thing } from "./thing.ts";

/** Putting from one zone into another. */

const { deferredForms, inflected } = rulesFor<Instruction>();

export const puttingVerbs: readonly Forms<Instruction>[] = [
  inflected("<put> {what} into (their owners' hands|their owner's hand)", { what: thing }, ({ what }, scope) =>
    moving(scope, what, { do: "move", what, to: { zone: "hand" } }),
  ),
  inflected("<put> {what} into their owners' graveyards", { what: thing }, ({ what }, scope) =>
    moving(scope, what, { do: "move", what, to: { zone: "graveyard" } }),
  ),
  // 903.6: where commanders are that are nowhere else.
  inflected("<put> {what} onto the battlefield from the command zone", { what: itself }, ({ what }, scope) => {
    scope.tell({ from: "command" });
    return moving(scope, what, { do: "move", what, to: onBattlefield(scope, what, undefined) });
  }),
  inflected("<put> your commander into your hand from the command zone", {}, (_, scope) => {
    const filter: Filter = { is: "and", of: [{ is: "commander" }, { is: "ownedBy", who: { who: "you" } }] };
    const what = choice(scope, {
      what: { filter, in: "command", nouns: ["commander", "card"], card: true },
      count: { min: 1, max: 1 },
    });
    return moving(scope, what, { do: "move", what, to: { zone: "hand" } });
  }),
  // 400.7: whoever's graveyard it went to, and only if it is there still.
  inflected(
    "<put> {what} from a graveyard onto the battlefield {how}",
    { what: pronoun, how: opt(entering) },
    ({ what, how }, scope) => {
      if (what.what !== "event" || what.role !== "object") return unbound("told by where it is");
      const there: Objects = { what: "those", of: what, filter: { is: "inZone", zone: "graveyard" } };
      return moving(scope, there, { do: "move", what: there, to: onBattlefield(scope, there, how) });
    },
  ),
  // The same with what is long at the end.
  inflected("<put> onto the battlefield {how} {what}", { how: entering, what: thing }, ({ how, what }, scope) =>
    moving(scope, what, { do: "move", what, to: onBattlefield(scope, what, how) }),
  ),
  inflected("<put> {what} onto the battlefield {how}", { what: thing, how: opt(entering) }, ({ what, how }, scope) =>
    moving(scope, what, { do: "move", what, to: onBattlefield(scope, what, how) }),
  ),
  inflected("<put> {what} into {whose} hand", { what: thing, whose: ownersZone }, ({ what }, scope) =>
    moving(scope, what, { do: "move", what, to: { zone: "hand" } }),
  ),
  inflected(
    "<put> {what} {place}",
    { what: thing, place: oneOf(() => [libraryPlace, backOnTop]) },
    ({ what, place }, scope) => moving(scope, what, { do: "move", what, to: place }),
  ),
  // As many as there are, or fewer where they may be put there.
  inflected(
    "<put> a {what} onto the battlefield {how} for each {of}",
    { what: noun.one, how: opt(entering), of: forEach },
    ({ what, how, of }, scope) => {
      const chosenOnes = choice(scope, { what, count: { min: 0, max: of } });
      return moving(scope, chosenOnes, { do: "move", what: chosenOnes, to: onBattlefield(scope, chosenOnes, how) });
    },
  ),
  inflected(
    "<put> {what} onto the battlefield {how} with {counters} on (it|him|her)",
    { what: thing, how: opt(entering), counters },
    ({ what, how, counters }, scope) =>
      moving(scope, what, { do: "move", what, to: { ...onBattlefield(scope, what, how), counters: [counters] } }),
  ),
  deferredForms("<put> onto the battlefield attached to {to} {what}", { to: pronoun, what: thing }, (trees, scope) => {
    const objects = trees.to.bind(scope);
    const what = trees.what.bind(scope);
    return moving(scope, what, {
      do: "move",
      what,
      to: { ...onBattlefield(scope, what, undefined), attachedTo: { objects } },
    });
  }),
  inflected(
    "<put> {what} on {chooser} choice of the top or bottom of {whose} library",
    { what: thing, chooser: topOrBottom, whose: ownersZone },
    ({ what, chooser }, scope) => moving(scope, what, { do: "move", what, to: chooser(scope.subject) }),
  ),
  // 608.2d: the choice is of whoever puts it there.
  inflected(
    "<put> {what} on the top or bottom of {whose} library",
    { what: thing, whose: ownersZone },
    (said, scope) => {
      if (isSeveral(scope.subject)) unbound("which of them chooses?");
      const to = { zone: "library", place: "topOrBottom", chosenBy: scope.subject } as const;
      return moving(scope, said.what, { do: "move", what: said.what, to });
    },
  ),
  ...["<put> {what} onto", "<return> {what} to"].map((moves) =>
    deferredForms(
      `${moves} the battlefield {how} attached to {to}`,
      { what: thing, how: opt(entering), to: thing },
      (trees, scope) => {
        const what = trees.what.bind(scope);
        const how = onBattlefield(scope, what, trees.how.bind(scope));
        // 701.3: to another than itself.
        const objects = scope.within({ described: what }, () => trees.to.bind(scope));
        return moving(scope, what, { do: "move", what, to: { ...how, attachedTo: { objects } } });
      },
    ),
  ),
  // 303.4: Curses.
  ...["<put> {what} onto", "<return> {what} to"].map((moves) =>
    inflected(
      `${moves} the battlefield {how} attached to {who}`,
      { what: thing, how: opt(entering), who: players.one },
      ({ what, how, who }, scope) =>
        moving(scope, what, {
          do: "move",
          what,
          to: { ...onBattlefield(scope, what, how), attachedTo: { players: who } },
        }),
    ),
  ),
  inflected("<put> {what} into {whose} graveyard", { what: thing, whose: ownersZone }, ({ what }, scope) =>
    moving(scope, what, { do: "move", what, to: { zone: "graveyard" } }),
  ),
  deferredForms(
    "<put> {what} back and {rest} {elsewhere}",
    { what: thing, rest: thing, elsewhere: anywhere },
    ({ what, rest, elsewhere }, scope) => {
      const put = (what: Objects, to: Destination) => moving(scope, what, { do: "move", what, to });
      const back = put(what.bind(scope), { zone: "library", place: "top" });
      return [...back, ...put(rest.bind(scope), elsewhere.bind(scope))];
    },
  ),
  deferredForms(
    "<put> {what} {there}, {second} {elsewhere}, and {third} {last}",
    { what: thing, there: anywhere, second: thing, elsewhere: anywhere, third: thing, last: anywhere },
    ({ what, there, second, elsewhere, third, last }, scope) => {
      const put = (what: Objects, to: Destination) =>
        moving(scope, what, { do: "move", what, to: to.zone === "battlefield" ? onBattlefield(scope, what, to) : to });
      const first = put(what.bind(scope), there.bind(scope));
      const next = put(second.bind(scope), elsewhere.bind(scope));
      return [...first, ...next, ...put(third.bind(scope), last.bind(scope))];
    },
  ),
  // 701.16a: of the hand that is revealed.
  inflected(
    "<reveal> {whose} hand and <put> all {what} from it onto the battlefield",
    { whose, what: noun.many },
    ({ whose, what }, scope) => {
      ownHand(scope, whose);
      if (what.card !== true || what.in !== undefined || isSeveral(scope.subject)) unbound("cards of one hand");
      const hand: Objects = { what: "all", filter: { is: "any" }, in: "hand", of: scope.subject };
      const all: Objects = { ...hand, filter: what.filter };
      return [
        { do: "look", who: scope.subject, what: hand, reveal: true },
        ...moving(scope, all, { do: "move", what: all, to: onBattlefield(scope, all, undefined) }),
      ];
    },
  ),
  // "put one of them into your hand and the rest on the bottom": one verb, two objects.
  deferredForms(
    "<put> {what} {there} and {rest} {elsewhere}",
    { what: thing, there: anywhere, rest: thing, elsewhere: anywhere },
    ({ what, there, rest, elsewhere }, scope) => {
      const put = (what: Objects, to: Destination) =>
        moving(scope, what, { do: "move", what, to: to.zone === "battlefield" ? onBattlefield(scope, what, to) : to });
      const first = put(what.bind(scope), there.bind(scope));
      return [...first, ...put(rest.bind(scope), elsewhere.bind(scope))];
    },
  ),
];
