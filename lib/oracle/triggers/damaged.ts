import type { DamagePattern } from "../../engine/abilities/events.ts";
import type { Scope } from "../bind/scope.ts";
import { unbound } from "../bind/unbound.ts";
import { playersWho } from "../hubs.ts";
import { oneOf, type Phrase, rulesFor, words } from "../kernel/index.ts";
import { enchantedPlayer } from "../nouns/host.ts";
import { permanents } from "../nouns/kinds.ts";
import { granter, self } from "../nouns/self.ts";
import { eventPlayer } from "./subjects.ts";

/** Whom damage is dealt to. */
const { rule: hurt } = rulesFor<DamagePattern>();
const hurtOther = (scope: Scope, nouns: readonly string[]): void =>
  scope.mention({ ref: { what: "event", role: "object" }, number: "one", nouns });
export const damaged: Phrase<DamagePattern> = oneOf(() => [
  hurt("a player", {}, (_, scope) => {
    eventPlayer(scope);
    return { players: { who: "each" } };
  }),
  hurt("(an opponent|one of your opponents)", {}, (_, scope) => {
    eventPlayer(scope);
    return { players: { who: "opponents" } };
  }),
  hurt("another player", {}, (_, scope) => {
    eventPlayer(scope);
    return { players: { who: "others", than: { who: "you" } } };
  }),
  // One whom the text that makes the trigger tells of.
  hurt("that player", {}, (_, scope) => {
    const player = scope.playerPronoun("one");
    if (player.who !== "target" && player.who !== "noted") unbound("a trigger about nobody known");
    eventPlayer(scope);
    return { players: player };
  }),
  // 506.2, 109.5: of the one that deals it.
  hurt("defending player", {}, (_, scope) => {
    eventPlayer(scope);
    return { players: { who: "defendingPlayer", of: { what: "event", role: "other" } } };
  }),
  hurt("its owner", {}, (_, scope) => {
    eventPlayer(scope);
    return { players: { who: "ownerOf", of: { what: "event", role: "other" } } };
  }),
  hurt("you", {}, () => ({ players: { who: "you" } })),
  hurt("{who}", { who: enchantedPlayer }, ({ who }, scope) => {
    eventPlayer(scope);
    return { players: who };
  }),
  hurt("the player who cast {granter}", { granter }, ({ granter }, scope) => {
    eventPlayer(scope);
    return granter.what === "granter"
      ? { players: { who: "controllerOf", of: granter } }
      : unbound("of what the quote is on");
  }),
  hurt("a {who}", { who: playersWho.one }, ({ who }, scope) => {
    eventPlayer(scope);
    return { players: who };
  }),
  // If it is dealt to you, there is no such permanent to speak of.
  hurt("you or a {what}", { what: permanents.one }, ({ what }) => ({
    players: { who: "you" },
    objects: what.filter,
  })),
  hurt("you or {self}", { self }, () => ({ players: { who: "you" }, objects: { is: "self" } })),
  hurt("an opponent or battle", {}, (_, scope) => {
    eventPlayer(scope);
    return { players: { who: "opponents" }, objects: { is: "type", type: "battle" } };
  }),
  hurt("a player or battle", {}, (_, scope) => {
    eventPlayer(scope);
    return { players: { who: "each" }, objects: { is: "type", type: "battle" } };
  }),
  hurt("a player or planeswalker", {}, (_, scope) => {
    eventPlayer(scope);
    return { players: { who: "each" }, objects: { is: "type", type: "planeswalker" } };
  }),
  hurt("{self}", { self }, () => ({ objects: { is: "self" } })),
  hurt("a {what}", { what: permanents.one }, ({ what }, scope) => {
    hurtOther(scope, what.nouns);
    return { objects: what.filter };
  }),
]);
export const kindOfDamage = words<{ readonly combat?: boolean }>([
  ["damage", {}],
  ["combat damage", { combat: true }],
  ["noncombat damage", { combat: false }],
]);
