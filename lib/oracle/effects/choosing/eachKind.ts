import type { CardType } from "../../../cards/schema.ts";
import type { Destination } from "../../../engine/abilities/destinations.ts";
import type { Effect } from "../../../engine/abilities/effects.ts";
import type { Objects } from "../../../engine/abilities/references.ts";
import { unbound } from "../../bind/unbound.ts";
import { type Forms, type Phrase, rulesFor, words } from "../../kernel/index.ts";
import type { Instruction } from "../../meanings.ts";
import { keywordName } from "../../nouns/describing/names.ts";
import { keywordsNamed } from "../../statics/same.ts";
import { amongCards } from "../library/amongThem.ts";
import { moving } from "../objects/done.ts";

/** One for each of several kinds: of each permanent type, with each of several keywords. */

/** 110.4. */
const PERMANENT_TYPES: readonly CardType[] = ["artifact", "battle", "creature", "enchantment", "land", "planeswalker"];
const to = words<Destination>([
  ["the battlefield", { zone: "battlefield" }],
  ["your hand", { zone: "hand" }],
]);
export const eachKindClauses: readonly Phrase<Instruction>[] = [
  // What is of several types is one of them: no card is returned twice.
  rulesFor<Instruction>().rule(
    "for each permanent type, return up to one card of that type from your graveyard to {to}",
    { to },
    ({ to }, scope) => {
      const what: Objects = {
        what: "union",
        of: PERMANENT_TYPES.map((type) => ({
          what: "chosen",
          filter: { is: "type", type },
          in: "graveyard",
          of: { who: "you" },
          count: { min: 0, max: 1 },
        })),
      };
      scope.mention({ ref: what, number: "many", nouns: ["card"] });
      return moving(scope, what, { do: "move", what, to });
    },
  ),
];

export const eachKindVerbs: readonly Forms<Instruction>[] = [
  // One card may be chosen for several of them; all are "the chosen cards" from then on.
  rulesFor<Instruction>().inflected(
    "<choose> from among them a card with {first}, a card with {second}, and so on for {others}",
    { first: keywordName, second: keywordName, others: keywordsNamed },
    ({ first, second, others }, scope) => {
      const { group } = scope;
      if (group === undefined || scope.subject.who !== "you") return unbound("among what?");
      const each = [first, second, ...others].map(
        (keyword): Effect => ({ do: "choose", what: amongCards(scope, { is: "keyword", keyword }) }),
      );
      const of = each.map((one): Objects => ({ what: "noted", name: scope.noteOf(one) }));
      const all: Effect = { do: "choose", what: { what: "union", of } };
      scope.mention({ ref: all.what, number: "many", nouns: ["card"], by: all });
      scope.did(all);
      scope.tell({ group: { ...group, taken: [...group.taken, all] } });
      return [...each, all];
    },
  ),
];
