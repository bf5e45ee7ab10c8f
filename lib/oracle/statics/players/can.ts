import type { Cost } from "../../../engine/abilities/costs.ts";
import type { Objects, Players, Zone } from "../../../engine/abilities/references.ts";
import type { Rule } from "../../../engine/abilities/statics.ts";
import { unbound } from "../../bind/scope.ts";
import { noun } from "../../hubs.ts";
import { oneOf, type Phrase, rulesFor, words } from "../../kernel/index.ts";
import { mana } from "../../lines/costs.ts";
import type { StaticSentence } from "../../meanings.ts";
import { everything } from "../../nouns/everything.ts";
import { enchantedPlayer } from "../../nouns/host.ts";
import { ofSpells, permanents } from "../../nouns/kinds.ts";
import { digits, numberWordOrOne } from "../../vocabulary/numbers.ts";

/** What players can't do, must do or may do, whoever they are. */

const { rule: several } = rulesFor<(who: Players) => readonly Rule[]>();

const { rule } = rulesFor<(who: Players) => Rule>();

export const who: Phrase<Players> = oneOf(() => [namedWho, enchantedPlayer]);

const namedWho = words<Players>([
  ["players", { who: "each" }],
  ["each player", { who: "each" }],
  ["your opponents", { who: "opponents" }],
  ["each opponent", { who: "opponents" }],
  ["you", { who: "you" }],
  ["that player", { who: "eventPlayer" }],
  ["they", { who: "eventPlayer" }],
  ["the chosen player", { who: "chosenForSelf" }],
]);

export const anyPlural: Phrase<Objects> = rulesFor<Objects>().rule("{what}", { what: noun.many }, ({ what }) =>
  everything(what),
);

const when = words<{ readonly during: "opponentsTurn" | "ownTurn" | "combat" | "notOwnTurn" }>([
  ["during combat", { during: "combat" }],
]);

const zones = words<readonly Zone[]>([
  ["graveyards", ["graveyard"]],
  ["graveyards or libraries", ["graveyard", "library"]],
  ["anywhere other than their hands", ["graveyard", "library", "exile", "command"]],
]);

export const can: Phrase<(who: Players) => Rule> = oneOf(() => [
  rule("can't {act}", { act }, ({ act }) => act),
  rule("don't lose the game for having 0 or less life", {}, () => (who) => ({ rule: "cantLoseForLife", who })),
  rule("can't draw more than one card each turn", {}, () => (who) => ({ rule: "cantDrawExtra", who })),
  rule("can't cast more than one {what} each turn", { what: noun.one }, ({ what }) => (who) => ({
    rule: "castLimit",
    who,
    what: ofSpells(what),
    perTurn: 1,
  })),
  rule(
    "can't cast more than {n} {what} each turn",
    { n: numberWordOrOne, what: noun.many },
    ({ n, what }) =>
      (who) => ({
        rule: "castLimit",
        who,
        what: ofSpells(what),
        perTurn: n,
      }),
  ),
  ...(["they", "you"] as const).map((word) =>
    rule(
      `can cast {what} only any time ${word} could cast a sorcery`,
      { what: noun.many },
      ({ what }) =>
        (who) =>
          (who.who === "you") !== (word === "you")
            ? unbound("whenever who could?")
            : {
                rule: "sorcerySpeedOnly",
                who,
                what: ofSpells(what),
              },
    ),
  ),
  ...(["their", "your"] as const).map((word) =>
    rule(
      `can cast {what} only during ${word} ${word === "your" ? "turn" : "own turns"}`,
      { what: noun.many },
      ({ what }) =>
        (who) =>
          (who.who === "you") !== (word === "your")
            ? unbound("during whose turn?")
            : { rule: "cantCast", who, what: ofSpells(what), during: "notOwnTurn" },
    ),
  ),
  rule(
    "can cast no more than {n} {what} each turn",
    { n: numberWordOrOne, what: oneOf(() => [noun.one, noun.many]) },
    ({ n, what }) =>
      (who) => ({ rule: "castLimit", who, what: ofSpells(what), perTurn: n }),
  ),
  rule("(have|has) no maximum hand size", {}, () => (who) => ({ rule: "maximumHandSize", who, set: "none" })),
  rule("(play|plays) with (their hands|their hand) revealed", {}, () => (who) => ({
    rule: "playWithHandRevealed",
    who,
  })),
]);

/** 113.6: wherever its abilities may be activated. */
export const ANYTHING: Objects = {
  what: "all",
  filter: { is: "any" },
  in: ["battlefield", "hand", "graveyard", "exile", "command", "library"],
};
/** What "can't" may forbid together with something else. */
const act: Phrase<(who: Players) => Rule> = oneOf(() => [
  rule("play lands", {}, () => (who) => ({ rule: "cantPlayLands", who })),
  rule("cast {what}", { what: noun.many }, ({ what }) => (who) => ({ rule: "cantCast", who, what: ofSpells(what) })),
  // 601.3: from then on.
  rule(
    "cast additional {what}",
    { what: noun.many },
    ({ what }) =>
      (who) =>
        who.who === "you" ? { rule: "cantCast", who, what: ofSpells(what) } : unbound("besides which they cast?"),
  ),
  rule("cast {what} {when}", { what: noun.many, when }, ({ what, when }) => (who) => ({
    rule: "cantCast",
    who,
    what: ofSpells(what),
    ...when,
  })),
  rule("cast {what} from {from}", { what: noun.many, from: zones }, ({ what, from }) => (who) => ({
    rule: "cantCast",
    who,
    what: ofSpells(what),
    from,
  })),
  rule("activate abilities of {of} unless they're mana abilities", { of: noun.many }, ({ of }) => (who) => ({
    rule: "cantActivate",
    of: everything(of),
    who,
    exceptMana: true,
  })),
  rule("gain life", {}, () => (who) => ({ rule: "cantGainLife", who })),
  rule("lose life", {}, () => (who) => ({ rule: "cantLoseLife", who })),
  rule("search libraries", {}, () => (who) => ({ rule: "cantSearch", who })),
  rule("draw cards", {}, () => (who) => ({ rule: "cantDraw", who })),
  rule("activate planeswalkers ' loyalty abilities", {}, () => (who) => ({
    rule: "cantActivate",
    of: { what: "all", filter: { is: "type", type: "planeswalker" } },
    who,
    kind: "loyalty",
  })),
  rule("activate abilities", {}, () => (who) => ({ rule: "cantActivate", of: ANYTHING, who })),
  rule("activate abilities that aren't mana abilities", {}, () => (who) => ({
    rule: "cantActivate",
    of: ANYTHING,
    who,
    exceptMana: true,
  })),
  rule("activate abilities of {sources}", { sources: noun.many }, ({ sources }) => (who) => ({
    rule: "cantActivate",
    of: everything(sources),
    who,
  })),
  rule("lose the game", {}, () => (who) => ({ rule: "cantLoseGame", who })),
  rule("win the game", {}, () => (who) => ({ rule: "cantWinGame", who })),
]);
const playedFrom = words<Zone>([
  ["your hand", "hand"],
  ["their hands", "hand"],
  ["graveyards", "graveyard"],
  ["exile", "exile"],
]);
/** Several things at once that "can't" forbids. */
const cannots: Phrase<(who: Players) => readonly Rule[]> = oneOf(() => [
  several("can't play (lands|land cards) from {from}", { from: playedFrom }, ({ from }) => (who) => [
    { rule: "cantPlayLands", who, from },
  ]),
  several("can't play lands or cast spells from {from}", { from: playedFrom }, ({ from }) => (who) => [
    { rule: "cantPlayLands", who, from },
    { rule: "cantCast", who, what: { is: "spell" }, from },
  ]),
  several("can't {one} or {other}", { one: act, other: act }, ({ one, other }) => (who) => {
    const [first, second] = [one(who), other(who)];
    // What is said of the zone behind both is said of both.
    return first.rule === "cantPlayLands" && "from" in second ? unbound("said above") : [first, second];
  }),
  several("can't block with {what}", { what: permanents.many }, ({ what }) => (who) => [
    {
      rule: "cantBlock",
      who: { what: "all", filter: { is: "and", of: [what.filter, { is: "controlledBy", who }] } },
    },
  ]),
  several("can't attack with {what}", { what: permanents.many }, ({ what }) => (who) => [
    {
      rule: "cantAttack",
      who: { what: "all", filter: { is: "and", of: [what.filter, { is: "controlledBy", who }] } },
    },
  ]),
]);

export const cans: Phrase<(who: Players) => readonly Rule[]> = oneOf(() => [
  cannots,
  // "..., and plays with their hand revealed".
  several("{all} and {one}", { all: cannots, one: can }, ({ all, one }) => (who) => [...all(who), one(who)]),
]);

export const standing = (...rules: readonly Rule[]): StaticSentence => ({
  effects: rules.map((rule) => ({ static: "rule", rule })),
});

export const taxed = words<{ readonly orTheirs?: boolean }>([
  ["you", {}],
  ["you or planeswalkers you control", { orTheirs: true }],
]);

/** 508.1h, 509.1d: what attacking or blocking costs, as a verb of whoever pays. */
export const toll: Phrase<readonly Cost[]> = oneOf(() => [
  rulesFor<readonly Cost[]>().rule("pays {cost}", { cost: mana }, ({ cost }) => [{ pay: "mana", mana: cost }]),
  rulesFor<readonly Cost[]>().rule("pays {n} life", { n: digits }, ({ n }) => [{ pay: "life", amount: n }]),
]);
