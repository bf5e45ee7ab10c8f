import type { Effect } from "../../../engine/abilities/effects.ts";
import type { Objects, Players, Zone } from "../../../engine/abilities/references.ts";
import { sameData } from "../../../engine/abilities/visit.ts";
import type { Scope } from "../../bind/scope.ts";
import { unbound } from "../../bind/unbound.ts";
import { whose } from "../../hubs.ts";
import { type Forms, type Phrase, rulesFor, words } from "../../kernel/index.ts";
import type { Instruction } from "../../meanings.ts";
import { everything } from "../../nouns/everything.ts";
import { permanents } from "../../nouns/kinds.ts";
import { itself } from "../../nouns/self.ts";
import { targetPlayers } from "../../players/players.ts";
import { pronouns } from "../../references/pronouns.ts";
import { libraryOf, ownersZone } from "../destinations.ts";
import { moving } from "./done.ts";
import { thing } from "./thing.ts";

/** Into a library that is shuffled then, and whole zones at once. */

const { inflected } = rulesFor<Instruction>();

const zoneWord = words<Zone>([
  ["graveyard", "graveyard"],
  ["hand", "hand"],
]);

const shuffled = (scope: Scope, what: Objects, of?: Players): readonly Effect[] =>
  moving(scope, what, {
    do: "move",
    what,
    to: { zone: "library", place: "shuffle", ...(of !== undefined && of.who !== "ownerOf" && { of }) },
  });

const exileAll = (scope: Scope, what: Objects): readonly Effect[] => {
  scope.mention({ ref: what, number: "many", nouns: ["card"] });
  return moving(scope, what, { do: "move", what, to: { zone: "exile" } });
};

const fromGraveyard = (of: Objects): Objects => ({
  what: "those",
  of,
  filter: { is: "inZone", zone: "graveyard" },
});

const { rule: clauseRule } = rulesFor<Instruction>();

/** 701.20: each into the library of its owner, all of them at once. */
export const shufflingClauses: readonly Phrase<Instruction>[] = [
  clauseRule("the owners of {what} shuffle them into their libraries", { what: pronouns.many }, ({ what }, scope) =>
    shuffled(scope, what),
  ),
  clauseRule("their owners shuffle {what} into their libraries", { what: pronouns.many }, ({ what }, scope) =>
    shuffled(scope, what),
  ),
  clauseRule("{what} ' owners shuffle them into their libraries", { what: pronouns.many }, ({ what }, scope) =>
    shuffled(scope, what),
  ),
];

export const shufflingVerbs: readonly Forms<Instruction>[] = [
  inflected("<shuffle> {what} into {whose} library", { what: thing, whose: libraryOf }, ({ what, whose }, scope) =>
    shuffled(scope, what, whose),
  ),
  // 400.7i: where it went just before.
  inflected("<shuffle> {what} into your library from your graveyard", { what: pronouns.one }, ({ what }, scope) =>
    shuffled(scope, fromGraveyard(what)),
  ),
  inflected("<put> {what} onto the battlefield from your graveyard", { what: pronouns.one }, ({ what }, scope) => {
    const from = fromGraveyard(what);
    return moving(scope, from, { do: "move", what: from, to: { zone: "battlefield" } });
  }),
  inflected(
    "<shuffle> {whose} (hand and graveyard|graveyard and hand) into {whose2} library",
    { whose, whose2: ownersZone },
    ({ whose }, scope) => shuffled(scope, { what: "all", filter: { is: "any" }, in: ["hand", "graveyard"], of: whose }),
  ),
  // 701.20: each into the library of its own owner.
  inflected(
    "<shuffle> {what} and {other} into their owners' libraries",
    { what: itself, other: thing },
    (said, scope) => shuffled(scope, { what: "union", of: [said.what, said.other] }),
  ),
  // Both at once, and one shuffling.
  inflected(
    "<shuffle> {what} and {whose} {zone} into {whose2} library",
    { what: itself, whose, zone: zoneWord, whose2: ownersZone },
    ({ what, whose, zone }, scope) =>
      shuffled(scope, { what: "union", of: [what, { what: "all", filter: { is: "any" }, in: zone, of: whose }] }),
  ),
  inflected(
    "<shuffle> {whose} hand, {whose3} graveyard, and {what} into {whose2} library",
    { whose, whose3: whose, what: thing, whose2: ownersZone },
    ({ whose, whose3, what }, scope) => {
      if (!sameData(whose, whose3)) unbound("the hand of one and the graveyard of another");
      const cards: Objects = { what: "all", filter: { is: "any" }, in: ["hand", "graveyard"], of: whose };
      return shuffled(scope, { what: "union", of: [cards, what] });
    },
  ),
  inflected(
    "<shuffle> {whose} hand, graveyard, and {what} into {whose2} library",
    { whose, what: permanents.many, whose2: ownersZone },
    ({ whose, what }, scope) => {
      const cards: Objects = { what: "all", filter: { is: "any" }, in: ["hand", "graveyard"], of: whose };
      return shuffled(scope, { what: "union", of: [cards, everything(what)] });
    },
  ),
  inflected(
    "<shuffle> the cards from {whose} hand into {whose2} library",
    { whose, whose2: ownersZone },
    ({ whose }, scope) => shuffled(scope, { what: "all", filter: { is: "any" }, in: "hand", of: whose }),
  ),
  inflected("<shuffle> {whose} hand into {whose2} library", { whose, whose2: ownersZone }, ({ whose }, scope) =>
    shuffled(scope, { what: "all", filter: { is: "any" }, in: "hand", of: whose }),
  ),
  inflected("<shuffle> {whose} graveyard into {whose2} library", { whose, whose2: ownersZone }, ({ whose }, scope) =>
    shuffled(scope, { what: "all", filter: { is: "any" }, in: "graveyard", of: whose }),
  ),
  inflected("<exile> all graveyards", {}, (_, scope) =>
    exileAll(scope, { what: "all", filter: { is: "any" }, in: "graveyard" }),
  ),
  inflected("<exile> {what} and all cards from all graveyards", { what: itself }, ({ what }, scope) =>
    moving(scope, what, {
      do: "move",
      what: { what: "union", of: [what, { what: "all", filter: { is: "any" }, in: "graveyard" }] },
      to: { zone: "exile" },
    }),
  ),
  inflected("<exile> all opponents' graveyards", {}, (_, scope) =>
    exileAll(scope, { what: "all", filter: { is: "any" }, in: "graveyard", of: { who: "opponents" } }),
  ),
  inflected("<exile> any number of target players' graveyards", {}, (_, scope) =>
    exileAll(scope, {
      ...{ what: "all", filter: { is: "any" }, in: "graveyard" },
      of: targetPlayers(scope, { who: "each" }),
    }),
  ),
  inflected("<exile> {whose} graveyard", { whose }, ({ whose }, scope) =>
    exileAll(scope, { what: "all", filter: { is: "any" }, in: "graveyard", of: whose }),
  ),
  inflected("<exile> {whose} hand", { whose }, ({ whose }, scope) =>
    exileAll(scope, { what: "all", filter: { is: "any" }, in: "hand", of: whose }),
  ),
];
