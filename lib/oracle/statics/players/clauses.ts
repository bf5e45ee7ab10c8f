import type { Effect } from "../../../engine/abilities/effects.ts";
import type { Players } from "../../../engine/abilities/references.ts";
import { sameData } from "../../../engine/abilities/visit.ts";
import { unbound } from "../../bind/unbound.ts";
import { bindAll, only } from "../../effects/clauses/follow.ts";
import { compound } from "../../effects/clauses/subjects.ts";
import { ruling as duration } from "../../effects/durations.ts";
import { condition, noun, objects, plainClause, players } from "../../hubs.ts";
import { list, oneOf, type Phrase, rulesFor, words } from "../../kernel/index.ts";
import type { Instruction } from "../../meanings.ts";
import { and } from "../../nouns/filters.ts";
import { countered, ofSpells } from "../../nouns/kinds.ts";
import { digits } from "../../vocabulary/numbers.ts";
import { abilities } from "../grantedAbilities.ts";
import { inSpiteOfHexproof } from "../inSpiteOfHexproof.ts";
import { ofPlayer } from "../rules.ts";
import { can, taxed, toll, who } from "./can.ts";
import { leaving } from "./damage.ts";

/** The same for a while, as an instruction. */

const { rule: instruction, deferred: deferredTo } = rulesFor<Instruction>();

/** Who is the same later on; others are told with static abilities, too. */
const LASTING: ReadonlySet<Players["who"]> = new Set<Players["who"]>(["target", "controllerOf", "ownerOf", "noted"]);
/** Players a spell or ability names: "target player", "its controller". */
const told: Phrase<Players> = rulesFor<Players>().rule("{who}", { who: players.one }, ({ who }) =>
  LASTING.has(who.who) ? who : unbound("said above"),
);

const eachOfThem = words<Players>([
  ["each player", { who: "each" }],
  ["each opponent", { who: "opponents" }],
  ["each other player", { who: "others", than: { who: "you" } }],
]);

export const playerClauses: readonly Phrase<Instruction>[] = [
  instruction(
    "if {test}, {then}",
    { test: condition, then: oneOf(() => [...toldToPlayers, listed]) },
    ({ test, then }) => [{ do: "if", condition: test, then: only(then) }],
  ),
  ...toldOfPlayers(),
  oneOf(() => [listed]),
  deferredTo(
    "{first} (, and|and) {rest}",
    { first: oneOf(() => toldToPlayers), rest: plainClause },
    ({ first, rest }, scope) => bindAll([first, rest], scope),
  ),
];

function toldOfPlayers(): readonly Phrase<Instruction>[] {
  return [
    instruction("{who} {can} {duration}", { who, can, duration }, ({ who, can, duration }, scope) => [
      { do: "rule", rules: can(who.who === "eventPlayer" ? scope.playerPronoun() : who), duration },
    ]),
    // Of each of several in a turn of their own.
    deferredTo(
      "{who} {can} during (that player's|their) next turn",
      { who: eachOfThem, can },
      ({ who, can }, scope) => {
        const one: Effect = { do: "choosePlayer", who: { who: "you" }, from: { who: "current" } };
        const player: Players = { who: "noted", name: scope.noteOf(one) };
        const rule: Effect = { do: "rule", rules: can.bind(scope)(player), duration: { nextTurnOf: player } };
        return [{ do: "forEachPlayer", of: who.bind(scope), effects: [one, rule] }];
      },
    ),
    instruction(
      "{duration}, {who} {can} and {others} {also}",
      { duration, who, can, others: who, also: can },
      ({ duration, who, can, others, also }) =>
        sameData(who, others) || who.who === "eventPlayer" || others.who === "eventPlayer"
          ? unbound("said of whom?")
          : [{ do: "rule", rules: [...can(who), ...also(others)], duration }],
    ),
    instruction("{duration}, {rule}", { duration, rule: inSpiteOfHexproof }, ({ duration, rule }) => [
      { do: "rule", rules: [rule], duration },
    ]),
    instruction("cards can't enter from exile {duration}", { duration }, ({ duration }) => [
      { do: "rule", rules: [{ rule: "cantEnter", what: { is: "any" }, from: ["exile"] }], duration },
    ]),
    instruction("players gain {what} {duration}", { what: abilities, duration }, ({ what, duration }) => [
      {
        do: "rule",
        rules: what.map((one) =>
          one.kind === "keyword" ? ofPlayer({ who: "each" }, one.keyword) : unbound("players have few abilities"),
        ),
        duration,
      },
    ]),
    instruction("{who} {can} {duration}", { who: told, can, duration }, ({ who, can, duration }) => [
      { do: "rule", rules: can(who), duration },
    ]),
    instruction("{duration}, {who} {can}", { duration, who: oneOf(() => [who, told]), can }, (said, scope) => [
      {
        do: "rule",
        rules: said.can(said.who.who === "eventPlayer" ? scope.playerPronoun() : said.who),
        duration: said.duration,
      },
    ]),
    instruction(
      "{what} you cast {duration} can't be countered",
      { what: noun.many, duration },
      ({ what, duration }) => [
        {
          do: "rule",
          rules: [
            { rule: "cantBeCountered", what: and([ofSpells(what), { is: "controlledBy", who: { who: "you" } }]) },
          ],
          duration,
        },
      ],
    ),
    instruction("{what} can't be countered {duration}", { what: countered, duration }, ({ what, duration }) => [
      { do: "rule", rules: [{ rule: "cantBeCountered", what }], duration },
    ]),
    instruction(
      "{what} can't be countered by {source} {duration}",
      { what: noun.many, source: noun.many, duration },
      ({ what, source, duration }) => [
        { do: "rule", rules: [{ rule: "cantBeCountered", what: ofSpells(what), source: ofSpells(source) }], duration },
      ],
    ),
    deferredTo(
      "{what} can't be countered by {source} {duration}, and {then}",
      { what: noun.many, source: noun.many, duration, then: compound },
      ({ what, source, duration, then }, scope) => [
        {
          do: "rule",
          rules: [{ rule: "cantBeCountered", what: ofSpells(what.bind(scope)), source: ofSpells(source.bind(scope)) }],
          duration: duration.bind(scope),
        },
        ...only(then.bind(scope)),
      ],
    ),
    instruction(
      "{duration}, creatures can't attack {of} unless their controller {cost} for each of those creatures",
      { duration, of: taxed, cost: toll },
      ({ duration, of, cost }) => [
        {
          do: "rule",
          rules: [
            {
              rule: "attackCost",
              who: { is: "type", type: "creature" },
              defender: { who: "you" },
              cost,
              ...of,
            },
          ],
          duration,
        },
      ],
    ),
    instruction(
      "{duration}, your life total can't change and you gain {what}",
      { duration, what: abilities },
      ({ duration, what }) => [
        {
          do: "rule",
          rules: [
            { rule: "lifeTotalCantChange", who: { who: "you" } },
            ...what.map((one) =>
              one.kind === "keyword" ? ofPlayer({ who: "you" }, one.keyword) : unbound("players have few abilities"),
            ),
          ],
          duration,
        },
      ],
    ),
    instruction(
      "{duration}, damage that would reduce your life total to less than {n} reduces it to {same} instead",
      { duration, n: digits, same: digits },
      ({ duration, n, same }) =>
        n === same ? [{ do: "replace", replacement: leaving(n), duration }] : unbound("to another number"),
    ),
    instruction("you choose which creatures attack {duration}", { duration }, ({ duration }) => [
      { do: "rule", rules: [{ rule: "choosesCombat", who: { who: "you" }, declaring: "attackers" }], duration },
    ]),
    instruction("you choose which creatures block {duration} and how those creatures block", { duration }, (said) => [
      {
        do: "rule",
        rules: [{ rule: "choosesCombat", who: { who: "you" }, declaring: "blockers" }],
        duration: said.duration,
      },
    ]),
    // 509.1a, 509.1c: all of them that can do block.
    instruction(
      "{what} block {duration} if able, and you choose how those creatures block",
      { what: objects.many, duration },
      ({ what, duration }) => [
        {
          do: "rule",
          rules: [
            { rule: "mustBlock", who: what },
            { rule: "choosesCombat", who: { who: "you" }, declaring: "blockers" },
          ],
          duration,
        },
      ],
    ),
    instruction("damage can't be prevented {duration}", { duration }, ({ duration }) => [
      { do: "rule", rules: [{ rule: "damageUnpreventable" }], duration },
    ]),
  ];
}

const toldToPlayers = toldOfPlayers();
/** One after the other, each for a time of its own. */
const listed = deferredTo(
  "{all}",
  {
    all: list(
      oneOf(() => toldToPlayers),
      { last: [", and"], pair: [] },
    ),
  },
  ({ all }, scope) => all.bind(scope).flatMap(only),
);
