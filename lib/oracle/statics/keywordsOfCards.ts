import type { Objects } from "../../engine/abilities/references.ts";
import { unbound } from "../bind/unbound.ts";
import { costVerbs } from "../costs/costs.ts";
import { atManaCost, forItsManaCost, forMoreThanManaCost, manaCostLess } from "../effects/continuous/amendments.ts";
import { noun, objects } from "../hubs.ts";
import { type Phrase, rulesFor } from "../kernel/index.ts";
import type { StaticSentence } from "../meanings.ts";
import { everything } from "../nouns/everything.ts";
import { and } from "../nouns/filters.ts";
import { isOfSpells } from "../nouns/kinds.ts";
import { joined } from "./predicates.ts";
import { staticEffects } from "./staticEffects.ts";

/** Keywords of cards wherever they are, with costs that are told of each. */

const { rule } = rulesFor<StaticSentence>();

export const keywordsOfCards: readonly Phrase<StaticSentence>[] = [
  ...(["each {what} has {keyword}", "{what} have {keyword}"] as const).map((having, i) =>
    rule(
      `${having}. (the|its) {named} cost is equal to (its|that card's|the card's) {cost}.`,
      { what: i === 0 ? noun.one : noun.many, keyword: forItsManaCost, named: forItsManaCost, cost: manaCostLess },
      ({ what, keyword, named, cost }) => {
        if (what.card !== true && what.in === undefined) unbound("cards are cast so");
        return {
          effects: [
            { static: "modify", affects: everything(what), modifications: [atManaCost(keyword, named, [cost])] },
          ],
        };
      },
    ),
  ),
  rule(
    "the top card of your library has {keyword}. (the|its) {named} cost is equal to its {cost}.",
    { keyword: forItsManaCost, named: forItsManaCost, cost: manaCostLess },
    ({ keyword, named, cost }) => ({
      effects: [
        {
          static: "modify",
          affects: { what: "topOfLibrary", of: { who: "you" }, count: 1 },
          modifications: [atManaCost(keyword, named, [cost])],
        },
      ],
    }),
  ),
  rule(
    "each {what} has {keyword}. the {named} cost is equal to (its|that card's|the card's) mana cost plus {more}.",
    { what: noun.one, keyword: forMoreThanManaCost, named: forMoreThanManaCost, more: costVerbs },
    ({ what, keyword, named, more }) => {
      if (what.card !== true && what.in === undefined) unbound("cards are cast so");
      return {
        effects: [
          {
            static: "modify",
            affects: everything(what),
            modifications: [atManaCost(keyword, named, [{ pay: "manaCost" }, ...more])],
          },
        ],
      };
    },
  ),
  rule(
    "{what} {said}. the same is true for {spells} you control and {cards} you own that aren't on the battlefield.",
    { what: objects.many, said: joined.many, spells: noun.many, cards: noun.many },
    ({ what, said, spells, cards }, scope) => {
      if (!isOfSpells(spells) || cards.card !== true || cards.in !== undefined) unbound("said of spells and cards");
      const everywhere: Objects = {
        what: "union",
        of: [
          what,
          { what: "all", filter: and([spells.filter, { is: "controlledBy", who: { who: "you" } }]), in: "stack" },
          {
            what: "all",
            filter: and([cards.filter, { is: "ownedBy", who: { who: "you" } }]),
            in: ["hand", "library", "graveyard", "exile", "command"],
          },
        ],
      };
      return { effects: staticEffects(said, everywhere, scope) };
    },
  ),
];
