import type { Filter } from "../../engine/abilities/filters.ts";
import type { Objects, Players, Recipients } from "../../engine/abilities/references.ts";
import { unbound } from "../bind/unbound.ts";
import { playersWho } from "../hubs.ts";
import { oneOf, type Phrase, rulesFor } from "../kernel/index.ts";
import { and } from "../nouns/filters.ts";
import { permanents } from "../nouns/kinds.ts";

/** 508.1b: what creatures can't attack, which may go by the creatures: players, and what is attacked in their place. */

const { rule } = rulesFor<(attackers: Objects) => Recipients>();

const YOU: Players = { who: "you" };
const CURRENT: Players = { who: "current" };
const controlled = (filter: Filter, who: Players): Objects => ({
  what: "all",
  filter: and([filter, { is: "controlledBy", who }]),
});
/** What a filter asks for by its owner is one creature. */
const ownerOf = (of: Objects): Players =>
  of.what === "self" || of.what === "host" ? { who: "ownerOf", of } : unbound("each has an owner of its own");

export const attacked: Phrase<(attackers: Objects) => Recipients> = oneOf(() => [
  rule("you", {}, () => () => ({ players: YOU })),
  rule("you or {what} you control", { what: permanents.many }, ({ what }) => () => ({
    players: YOU,
    objects: controlled(what.filter, YOU),
  })),
  rule("(its|their) owner", {}, () => () => ({ players: { who: "ownerOf", of: { what: "current" } } })),
  rule("its owner or {what} its owner controls", { what: permanents.many }, ({ what }) => (attackers) => ({
    players: ownerOf(attackers),
    objects: controlled(what.filter, ownerOf(attackers)),
  })),
  rule("a {who}", { who: playersWho.one }, ({ who }) => () => ({ players: who })),
  rule("{who}", { who: playersWho.many }, ({ who }) => () => ({ players: who })),
  // 508.1b: as this object it is now (400.7).
  rule("a player it has already attacked this turn", {}, () => (attackers) => {
    if (attackers.what !== "self") unbound("each has attacked others");
    const where = { if: "happened", event: { on: "attacks", object: { is: "self" }, defender: CURRENT } } as const;
    return { players: { who: "those", of: { who: "each" }, where } };
  }),
  rule("those players or {what} they control", { what: permanents.many }, ({ what }, scope) => {
    const players = scope.playerPronoun("many");
    return () => ({ players, objects: controlled(what.filter, players) });
  }),
]);
