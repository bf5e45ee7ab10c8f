import type { Amount } from "../../engine/abilities/amounts.ts";
import type { Filter } from "../../engine/abilities/filters.ts";
import type { Objects, Players } from "../../engine/abilities/references.ts";
import { unbound } from "../bind/unbound.ts";
import { noun, objects } from "../hubs.ts";
import { type Phrase, rulesFor, words } from "../kernel/index.ts";
import type { Noun } from "../meanings.ts";
import { permanents } from "../nouns/kinds.ts";
import { self } from "../nouns/self.ts";
import { under } from "./possessives.ts";

/** What happened before: this turn, this game, as something was cast. */

const { rule } = rulesFor<Amount>();

export const died = ({ filter }: Noun): Amount => ({
  amount: "history",
  of: { on: "move", object: filter, from: "battlefield", to: "graveyard" },
});
/** 608.2h: as they last were on the battlefield. */
const exiled = ({ filter }: Noun, who: Players): Amount => ({
  amount: "history",
  of: {
    on: "move",
    object: { is: "and", of: [filter, { is: "controlledBy", who }] },
    from: "battlefield",
    to: "exile",
  },
});
const whoControlled = words<Players>([
  ["you", { who: "you" }],
  ["your opponents", { who: "opponents" }],
]);
/** 903.8: "your commander", "a commander", wherever they are now. */
export const commanderCasts: readonly (readonly [words: string, filter: Filter])[] = [
  [
    "your commander",
    {
      is: "and",
      of: [{ is: "commander" }, { is: "ownedBy", who: { who: "you" } }],
    },
  ],
  ["a commander", { is: "commander" }],
];
export const castsOf = (filter: Filter): Amount => ({
  amount: "commanderCasts",
  of: { what: "all", filter, in: ["battlefield", "command", "stack", "graveyard", "exile", "hand", "library"] },
  player: { who: "you" },
});
/** 120.3: how much damage these were dealt this turn. */
export const damageTo = (of: Objects): Amount => ({
  amount: "history",
  of: { on: "damage", to: { objects: of.what === "self" ? { is: "self" } : { is: "among", of } } },
  sum: true,
});

export const amountsOfHistory = (): readonly Phrase<Amount>[] => [
  rule("the number of turns you've taken this game", {}, () => ({ amount: "turnsTaken", of: { who: "you" } })),
  rule("the number of {what} that died this turn", { what: permanents.many }, ({ what }) => died(what)),
  rule(
    "the number of {what} {who} controlled that were exiled this turn",
    { what: permanents.many, who: whoControlled },
    ({ what, who }) => exiled(what, who),
  ),
  rule("the number of {what} put into your graveyard from the battlefield this turn", { what: noun.many }, ({ what }) =>
    died({ ...what, filter: { is: "and", of: [what.filter, { is: "ownedBy", who: { who: "you" } }] } }),
  ),
  rule(
    "the number of {what} that were put into graveyards from the battlefield this turn",
    { what: permanents.many },
    ({ what }) => died(what),
  ),
  // 120.3: all that was dealt to it so far, whatever became of it.
  rule("the (amount of|) damage (already|) dealt to it this turn", {}, (_, scope) => damageTo(scope.pronoun("one"))),
  rule("the number of {what} that died under your control this turn", { what: noun.many }, ({ what }) =>
    died({ ...what, filter: under(what.filter) }),
  ),
  rule("the number of times {what} has mutated", { what: objects.one }, ({ what }) => ({
    amount: "timesMutated",
    of: what,
  })),
  rule("the number of times it's been cast from the command zone this game", {}, (_, scope) => ({
    amount: "commanderCasts",
    of: scope.pronoun("one"),
    player: { who: "you" },
  })),
  rule("the number of times {self} was kicked", { self }, () => ({ amount: "kicked" })),
  rule("the number of times it was kicked", {}, (_, scope) =>
    scope.objects.some(({ nouns }) => nouns.includes("this")) ? { amount: "kicked" } : unbound("another spell's kicks"),
  ),
  rule("the number of cards put into their graveyard from anywhere this turn", {}, (_, scope) => ({
    amount: "history",
    of: {
      on: "move",
      object: { is: "and", of: [{ is: "card" }, { is: "ownedBy", who: scope.playerPronoun() }] },
      to: "graveyard",
    },
  })),
  rule("the number of opponents that were dealt combat damage this turn", {}, () => ({
    amount: "countPlayers",
    of: {
      who: "those",
      of: { who: "opponents" },
      where: { if: "happened", event: { on: "damage", to: { players: { who: "current" } }, combat: true } },
    },
  })),
  ...commanderCasts.map(([words, filter]) =>
    rule(`the number of times you've cast ${words} from the command zone this game`, {}, () => castsOf(filter)),
  ),
  rule("the number of colors of mana spent to cast {what}", { what: objects.one }, ({ what }) => ({
    amount: "manaSpent",
    of: what,
    colors: true,
  })),
  rule("the amount of mana spent to cast {what}", { what: objects.one }, ({ what }) => ({
    amount: "manaSpent",
    of: what,
  })),
];
