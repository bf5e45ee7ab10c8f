import type { Condition } from "../../../engine/abilities/conditions.ts";
import type { Cost } from "../../../engine/abilities/costs.ts";
import type { Filter } from "../../../engine/abilities/filters.ts";
import type { Objects, Players, Zone } from "../../../engine/abilities/references.ts";
import type { Rule } from "../../../engine/abilities/rules.ts";
import { someNode } from "../../../engine/abilities/visit.ts";
import { unbound } from "../../bind/unbound.ts";
import { combatWindow } from "../../conditions/windows.ts";
import { mana } from "../../costs/mana.ts";
import { condition, noun } from "../../hubs.ts";
import { list, oneOf, type Phrase, rulesFor, words } from "../../kernel/index.ts";
import { everything } from "../../nouns/everything.ts";
import { and } from "../../nouns/filters.ts";
import { enchantedPlayer } from "../../nouns/host.ts";
import { ofSpells, permanents } from "../../nouns/kinds.ts";
import { playerTest } from "../../players/traits.ts";
import { digits, numberWordOrOne } from "../../vocabulary/numbers.ts";
import { attacked } from "../attacked.ts";

/** What players can't do, must do or may do, whoever they are. */

/** What it makes a rule for these players. */
type Ruling = (who: Players) => readonly Rule[];
const { deferred, rule } = rulesFor<Ruling>();

export const who: Phrase<Players> = oneOf(() => [namedWho, enchantedPlayer]);

const namedWho = words<Players>([
  ["players", { who: "each" }],
  ["each player", { who: "each" }],
  ["your opponents", { who: "opponents" }],
  ["opponents", { who: "opponents" }],
  ["each opponent", { who: "opponents" }],
  ["you", { who: "you" }],
  ["other players", { who: "others", than: { who: "you" } }],
  ["each other player", { who: "others", than: { who: "you" } }],
  ["that player", { who: "eventPlayer" }],
  ["they", { who: "eventPlayer" }],
  ["the chosen player", { who: "chosenForSelf" }],
  ["defending player", { who: "defendingPlayer" }],
  ["enchanted creature's controller", { who: "controllerOf", of: { what: "host" } }],
]);

export const anyPlural: Phrase<Objects> = rulesFor<Objects>().rule("{what}", { what: noun.many }, ({ what }) =>
  everything(what),
);

const YOU: Players = { who: "you" };
const current: Players = { who: "current" };
const theirTurn: Condition = { if: "samePlayer", one: current, other: { who: "activePlayer" } };
const not = (of: Condition): Condition => ({ if: "not", of });

/** When it holds, or for which of them. */
const { rule: limit } = rulesFor<Condition>();
const when: Phrase<Condition> = oneOf(() => [
  combatWindow,
  limit("during your turn", {}, () => ({ if: "turnOf", who: YOU })),
  limit("during your opponents' turns", {}, () => ({ if: "turnOf", who: { who: "opponents" } })),
  limit("during (their own turns|their own turn|their turn|each of their turns)", {}, () => theirTurn),
  limit("during other players' turns", {}, () => not(theirTurn)),
  limit("unless they {test}", { test: playerTest.many }, ({ test }) => not(test)),
  limit("if they {test}", { test: playerTest.many }, ({ test }) => test),
  limit("unless {test}", { test: condition }, ({ test }) => not(test)),
  limit("if {test}", { test: condition }, ({ test }) => test),
]);
/** What restricts only those of them of whom this is so, whenever it is so. */
const limited =
  (ruling: Ruling, where: Condition): Ruling =>
  (of) =>
    ruling({ who: "those", of, where });

const zones = words<readonly Zone[]>([
  ["graveyards", ["graveyard"]],
  ["exile", ["exile"]],
  ["graveyards or libraries", ["graveyard", "library"]],
  ["graveyards or exile", ["graveyard", "exile"]],
  ["anywhere other than their hands", ["graveyard", "library", "exile", "command"]],
]);

/** 113.6: wherever its abilities may be activated. */
const ANYTHING: Objects = {
  what: "all",
  filter: { is: "any" },
  in: ["battlefield", "hand", "graveyard", "exile", "command", "library"],
};

/** Rules that only say of whom they are. */
const ofWhom =
  (kind: OfPlayers): Ruling =>
  (who) => [{ rule: kind, who }];
type OfPlayers = Rule extends infer One
  ? One extends { readonly rule: infer Kind }
    ? "cantGainLife" extends Kind
      ? Kind
      : never
    : never
  : never;

/** 502.3: whose untap steps are meant goes by who it is said of. */
const theirUntapSteps = "(their untap steps|their untap step|your untap step)";

/** What "can't" forbids, alone or with more such. */
const act: Phrase<Ruling> = oneOf(() => [
  rule("play lands", {}, () => (who) => [{ rule: "cantPlayLands", who }]),
  rule("play {what}", { what: permanents.many }, ({ what }) => (who) => [
    { rule: "cantPlayLands", who, what: someLands(what.filter) },
  ]),
  // "Than the number of lands that player controls": whoever would cast it.
  deferred("cast {what}", { what: noun.many }, ({ what }, scope) => {
    const bound = scope.within({ players: [...scope.players, { ref: current, number: "one" }] }, () =>
      what.bind(scope),
    );
    return (who) => [{ rule: "cantCast", who, what: ofSpells(bound) }];
  }),
  // 601.3: from then on.
  rule(
    "cast additional {what}",
    { what: noun.many },
    ({ what }) =>
      (who) =>
        who.who === "you" ? [{ rule: "cantCast", who, what: ofSpells(what) }] : unbound("besides which they cast?"),
  ),
  rule("cast {what} from {from}", { what: noun.many, from: zones }, ({ what, from }) => (who) => [
    { rule: "cantCast", who, what: ofSpells(what), from },
  ]),
  rule("cast more than one {what} each turn", { what: noun.one }, ({ what }) => (who) => [
    { rule: "castLimit", who, what: ofSpells(what), perTurn: 1 },
  ]),
  rule("cast more than {n} {what} each turn", { n: numberWordOrOne, what: noun.many }, ({ n, what }) => (who) => [
    { rule: "castLimit", who, what: ofSpells(what), perTurn: n },
  ]),
  rule("activate abilities of {of} unless they're mana abilities", { of: noun.many }, ({ of }) => (who) => [
    { rule: "cantActivate", of: everything(of), who, exceptMana: true },
  ]),
  rule("activate planeswalkers ' loyalty abilities", {}, () => (who) => [
    { rule: "cantActivate", of: { what: "all", filter: { is: "type", type: "planeswalker" } }, who, kind: "loyalty" },
  ]),
  rule("activate abilities that aren't mana abilities or loyalty abilities", {}, () => (who) => [
    { rule: "cantActivate", of: ANYTHING, who, exceptMana: true, exceptLoyalty: true },
  ]),
  rule("activate abilities", {}, () => (who) => [{ rule: "cantActivate", of: ANYTHING, who }]),
  rule("activate abilities (that aren't mana abilities|unless they're mana abilities)", {}, () => (who) => [
    { rule: "cantActivate", of: ANYTHING, who, exceptMana: true },
  ]),
  rule("activate abilities of {sources}", { sources: noun.many }, ({ sources }) => (who) => [
    { rule: "cantActivate", of: everything(sources), who },
  ]),
  // 702.29a
  rule("cycle cards", {}, () => (who) => [{ rule: "cantActivate", of: ANYTHING, who, kind: "cycling" }]),
  rule("gain life", {}, () => ofWhom("cantGainLife")),
  rule("lose life", {}, () => ofWhom("cantLoseLife")),
  rule("search libraries", {}, () => ofWhom("cantSearch")),
  rule("draw cards", {}, () => ofWhom("cantDraw")),
  rule("draw more than one card each turn", {}, () => ofWhom("cantDrawExtra")),
  rule("become the monarch", {}, () => ofWhom("cantBecomeMonarch")),
  rule("get counters", {}, () => ofWhom("cantGetCounters")),
  rule("get poison counters", {}, () => ofWhom("poisonImmune")),
  rule("lose the game", {}, () => ofWhom("cantLoseGame")),
  rule("win the game", {}, () => ofWhom("cantWinGame")),
  rule("sacrifice {what}", { what: permanents.many }, ({ what }) => (who) => [
    { rule: "cantBeSacrificed", who: theirs(what.filter, who) },
  ]),
  rule(`untap more than one {what} during ${theirUntapSteps}`, { what: permanents.one }, ({ what }) => (who) => [
    { rule: "untapLimit", filter: what.filter, count: 1, who },
  ]),
  rule(
    `untap more than {n} {what} during ${theirUntapSteps}`,
    { n: numberWordOrOne, what: permanents.many },
    ({ n, what }) =>
      (who) => [{ rule: "untapLimit", filter: what.filter, count: n, who }],
  ),
  rule("block with {what}", { what: permanents.many }, ({ what }) => (who) => [
    { rule: "cantBlock", who: theirs(what.filter, who) },
  ]),
  rule("attack with {what}", { what: permanents.many }, ({ what }) => (who) => [
    { rule: "cantAttack", who: theirs(what.filter, who) },
  ]),
  // 508.1c: none of the creatures they attack with.
  rule("attack {defender}", { defender: attacked }, ({ defender }) => (of) => {
    const who = theirs({ is: "type", type: "creature" }, of);
    return [{ rule: "cantAttack", who, defender: defender(who) }];
  }),
  ...(
    [
      ["attack", "attackLimit"],
      ["block", "blockLimit"],
    ] as const
  ).map(([verb, kind]) =>
    rule(`${verb} with more than {n} (creature|creatures) each combat`, { n: numberWordOrOne }, ({ n }) => (by) => [
      { rule: kind, count: n, by },
    ]),
  ),
]);
const theirs = (filter: Filter, who: Players): Objects => ({
  what: "all",
  filter: and([filter, { is: "controlledBy", who }]),
});
/** 305.1: lands alone are played other than by casting them. */
const someLands = (filter: Filter): Filter =>
  filter.is !== "type" && someNode("filter", filter, { filter: (one) => one.is === "type" && one.type === "land" })
    ? filter
    : unbound("all lands are said above, and nothing else is played");

const playedFrom = words<Zone>([
  ["your hand", "hand"],
  ["their hands", "hand"],
  ["graveyards", "graveyard"],
  ["exile", "exile"],
]);

/** All that one "can't" forbids. */
const acts: Phrase<Ruling> = oneOf(() => [
  act,
  rule("play (lands|land cards) from {from}", { from: playedFrom }, ({ from }) => (who) => [
    { rule: "cantPlayLands", who, from },
  ]),
  rule("play lands or cast spells from {from}", { from: playedFrom }, ({ from }) => (who) => [
    { rule: "cantPlayLands", who, from },
    { rule: "cantCast", who, what: { is: "spell" }, from },
  ]),
  rule("{all}", { all: list(act, { last: [", or"], pair: ["or"] }) }, ({ all }) => (who) => {
    const rules = all.flatMap((one) => one(who));
    // What is said of the zone behind both is said of both.
    const last = rules.at(-1);
    return last !== undefined && "from" in last && rules.some((one) => one.rule === "cantPlayLands")
      ? unbound("said above")
      : rules;
  }),
]);

/** Of the possessives, those of whom it is said. */
const matching = (word: "they" | "their" | "you" | "your", then: Ruling): Ruling => {
  return (who) => ((who.who === "you") === word.startsWith("you") ? then(who) : unbound("whenever who could?"));
};

const shown: Phrase<Ruling> = rule("(play|plays) with (their hands|their hand) revealed", {}, () =>
  ofWhom("playWithHandRevealed"),
);

const one: Phrase<Ruling> = oneOf(() => [
  rule("can't {acts}", { acts }, ({ acts }) => acts),
  rule("can't {acts} {when}", { acts, when }, ({ acts, when }) => limited(acts, when)),
  rule("don't lose the game for having 0 or less life", {}, () => ofWhom("cantLoseForLife")),
  ...(["they", "you"] as const).map((word) =>
    rule(`can cast {what} only any time ${word} could cast a sorcery`, { what: noun.many }, ({ what }) =>
      matching(word, (who) => [{ rule: "sorcerySpeedOnly", who, what: ofSpells(what) }]),
    ),
  ),
  ...(["their own turns", "your turn"] as const).flatMap((turn) => {
    const word = turn === "your turn" ? "your" : "their";
    return [
      rule(`can cast {what} only during ${turn}`, { what: noun.many }, ({ what }) =>
        matching(
          word,
          limited((who) => [{ rule: "cantCast", who, what: ofSpells(what) }], not(theirTurn)),
        ),
      ),
      rule(`can cast {what} and activate abilities only during ${turn}`, { what: noun.many }, ({ what }) =>
        matching(
          word,
          limited(
            (who) => [
              { rule: "cantCast", who, what: ofSpells(what) },
              { rule: "cantActivate", of: ANYTHING, who },
            ],
            not(theirTurn),
          ),
        ),
      ),
    ];
  }),
  rule(
    "can cast no more than {n} {what} each turn",
    { n: numberWordOrOne, what: oneOf(() => [noun.one, noun.many]) },
    ({ n, what }) =>
      (who) => [{ rule: "castLimit", who, what: ofSpells(what), perTurn: n }],
  ),
  ...(
    [
      ["attack", "attackLimit"],
      ["block", "blockLimit"],
    ] as const
  ).map(([verb, kind]) =>
    rule(
      `can ${verb} with no more than {n} (creature|creatures) each combat`,
      { n: numberWordOrOne },
      ({ n }) =>
        (by) => [{ rule: kind, count: n, by }],
    ),
  ),
  rule("(have|has) no maximum hand size", {}, () => (who) => [{ rule: "maximumHandSize", who, set: "none" }]),
  shown,
]);

/** All that is said of the same players: "can't gain life and play with their hands revealed". */
export const can: Phrase<Ruling> = oneOf(() => [
  one,
  rule(
    "{all}",
    { all: list(one, { last: [", and"], pair: ["and"] }) },
    ({ all }) =>
      (who) =>
        all.flatMap((each) => each(who)),
  ),
]);

export const taxed = words<{ readonly orTheirs?: boolean }>([
  ["you", {}],
  ["you or planeswalkers you control", { orTheirs: true }],
]);

/** 508.1h, 509.1d: what attacking or blocking costs, as a verb of whoever pays. */
export const toll: Phrase<readonly Cost[]> = oneOf(() => [
  rulesFor<readonly Cost[]>().rule("pays {cost}", { cost: mana }, ({ cost }) => [{ pay: "mana", mana: cost }]),
  rulesFor<readonly Cost[]>().rule("pays {n} life", { n: digits }, ({ n }) => [{ pay: "life", amount: n }]),
]);
