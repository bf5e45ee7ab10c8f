import type { Cost } from "../../../engine/abilities/costs.ts";
import type { Filter } from "../../../engine/abilities/filters.ts";
import { unbound } from "../../bind/unbound.ts";
import { amount, noun } from "../../hubs.ts";
import { fixed, type Phrase, rulesFor } from "../../kernel/index.ts";
import type { StaticSentence } from "../../meanings.ts";
import { cardName } from "../../nouns/describing/names.ts";
import { permanents } from "../../nouns/kinds.ts";
import { self as selfCard } from "../../nouns/self.ts";
import { numberWordOrOne } from "../../vocabulary/numbers.ts";
import { inSpiteOfHexproof } from "../inSpiteOfHexproof.ts";
import { staticRules } from "../staticEffects.ts";
import { anyPlural, taxed, toll } from "./can.ts";

/** What holds of players' permanents and cards: attacking, triggering, entering, decks. */

const { rule: sentence } = rulesFor<StaticSentence>();

const allowed = fixed(
  numberWordOrOne,
  "how many cards a deck may have of a name is no ability but deck construction (100.2a), which reads it for itself",
);

/** 508.1h: for each that attacks you, or your planeswalkers as well. */
const taxing = (who: Filter, cost: readonly Cost[], of: { readonly orTheirs?: boolean }): StaticSentence =>
  staticRules({ rule: "attackCost", who, defender: { who: "you" }, cost, ...of });

export const objectStatics: readonly Phrase<StaticSentence>[] = [
  sentence("{rule}.", { rule: inSpiteOfHexproof }, ({ rule }) => staticRules(rule)),
  ...(
    [
      ["graveyards and libraries", ["graveyard", "library"]],
      ["graveyards", ["graveyard"]],
    ] as const
  ).map(([words, from]) =>
    sentence(`{what} in ${words} can't enter the battlefield.`, { what: noun.many }, ({ what }) =>
      what.card === true && what.in === undefined
        ? staticRules({ rule: "cantEnter", what: what.filter, from })
        : unbound("said of cards"),
    ),
  ),
  sentence(
    "if a {what} entering (the battlefield|) causes a triggered ability of a permanent you control to trigger, that ability triggers an additional time.",
    { what: permanents.one },
    ({ what }) =>
      staticRules({
        rule: "triggersTwice",
        when: { on: "move", object: what.filter, to: "battlefield" },
        of: { is: "controlledBy", who: { who: "you" } },
        permanents: true,
      }),
  ),
  sentence(
    "if a {what} dying causes a triggered ability of a permanent you control to trigger, that ability triggers an additional time.",
    { what: permanents.one },
    ({ what }) =>
      staticRules({
        rule: "triggersTwice",
        when: { on: "move", object: what.filter, from: "battlefield", to: "graveyard" },
        of: { is: "controlledBy", who: { who: "you" } },
        permanents: true,
      }),
  ),
  sentence("players play with the top card of their libraries revealed.", {}, () =>
    staticRules({ rule: "topCardRevealed", who: { who: "each" } }),
  ),
  sentence("{what} entering don't cause abilities to trigger.", { what: permanents.many }, ({ what }) =>
    staticRules({ rule: "triggersNot", when: { on: "move", object: what.filter, to: "battlefield" } }),
  ),
  sentence("{what} entering or dying don't cause abilities to trigger.", { what: permanents.many }, ({ what }) =>
    staticRules(
      { rule: "triggersNot", when: { on: "move", object: what.filter, to: "battlefield" } },
      { rule: "triggersNot", when: { on: "move", object: what.filter, from: "battlefield", to: "graveyard" } },
    ),
  ),
  // 100.2a, 903.3: what a deck is, which is looked at before the game.
  sentence("a deck can have any number of cards named {name}.", { name: cardName }, ({ name }, scope) =>
    name === scope.face.name ? staticRules() : unbound("another card's name"),
  ),
  sentence("a deck can have up to {n} cards named {name}.", { n: allowed, name: cardName }, (said, scope) =>
    said.name === scope.face.name ? staticRules() : unbound("another card's name"),
  ),
  sentence("{self} can be your commander.", { self: selfCard }, () => staticRules()),
  ...["each creature they control that's attacking you", "each of those creatures"].flatMap((each) => [
    sentence(
      `{what} can't attack {of} unless their controller {cost} for ${each}.`,
      { what: permanents.many, of: taxed, cost: toll },
      ({ what, of, cost }) => taxing(what.filter, cost, of),
    ),
    sentence(
      `{what} can't attack {of} unless their controller pays {X} for ${each}, where X is {is}.`,
      { what: permanents.many, of: taxed, is: amount },
      ({ what, of, is }) => taxing(what.filter, [{ pay: "mana", mana: "{X}", x: is }], of),
    ),
  ]),
  sentence("counters can't be put on {what}.", { what: anyPlural }, ({ what }) =>
    staticRules({ rule: "cantHaveCounters", who: what }),
  ),
  sentence("the “legend rule” doesn't apply to {what}.", { what: anyPlural }, ({ what }) =>
    staticRules({ rule: "legendRuleOff", who: what }),
  ),
  sentence("the “legend rule” doesn't apply.", {}, () =>
    staticRules({ rule: "legendRuleOff", who: { what: "all", filter: { is: "any" } } }),
  ),
];
