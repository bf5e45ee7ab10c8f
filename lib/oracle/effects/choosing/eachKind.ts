import { CARD_TYPES, COLORS } from "../../../cards/schema.ts";
import type { Destination } from "../../../engine/abilities/destinations.ts";
import type { Effect } from "../../../engine/abilities/effects.ts";
import type { Filter } from "../../../engine/abilities/filters.ts";
import type { Objects } from "../../../engine/abilities/references.ts";
import type { Scope } from "../../bind/scope.ts";
import { unbound } from "../../bind/unbound.ts";
import { type Forms, oneOf, type Phrase, rulesFor, words } from "../../kernel/index.ts";
import type { Instruction } from "../../meanings.ts";
import { keywordName } from "../../nouns/describing/names.ts";
import { and } from "../../nouns/filters.ts";
import { keywordsNamed } from "../../statics/same.ts";
import { PERMANENT_TYPES } from "../../vocabulary/qualities.ts";
import { amongCards, amongGroup, takenFromGroup, wholeGroup } from "../library/amongThem.ts";
import { moving } from "../objects/done.ts";

/** One for each of several kinds: of each permanent type, each pair of colors, with each of several keywords. */

/** 110.4. */
const to = words<Destination>([
  ["the battlefield", { zone: "battlefield" }],
  ["your hand", { zone: "hand" }],
]);
const lookedAt: Phrase<Objects> = rulesFor<Objects>().rule("(them|those cards)", {}, (_, scope) => wholeGroup(scope));

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
  // Of several types it is one of them: no card is moved twice.
  ...(
    [
      ["put a card of that type from among {those} into your hand", "hand"],
      ["exile a card of that type from among {those}", "exile"],
    ] as const
  ).map(([words, zone]) =>
    rulesFor<Instruction>().rule(
      `for each card type, you may ${words}`,
      { those: oneOf(() => [amongGroup, lookedAt]) },
      ({ those }, scope) => {
        const of = CARD_TYPES.map(
          (type): Objects => ({
            ...{ what: "chosen", among: those, filter: { is: "type", type }, count: { min: 0, max: 1 } },
          }),
        );
        const what: Objects = { what: "union", of };
        takenFromGroup(scope, those, what);
        scope.mention({ ref: what, number: "many", nouns: ["card"] });
        return moving(scope, what, { do: "move", what, to: { zone } });
      },
    ),
  ),
  rulesFor<Instruction>().rule(
    "for each color pair, choose a card that's exactly those colors from among them",
    {},
    (_, scope) => oneLookedAtOfEach(COLOR_PAIRS, scope),
  ),
];

/** 105.5: cards of both colors and of no other. */
const COLOR_PAIRS: readonly Filter[] = COLORS.flatMap((one, at) =>
  COLORS.slice(at + 1).map((other) =>
    and(
      COLORS.map((color): Filter => {
        const is: Filter = { is: "color", color };
        return color === one || color === other ? is : { is: "not", of: is };
      }),
    ),
  ),
);

/** One of the cards looked at for each; it may be the same for several. All are "the chosen cards" from then on. */
function oneLookedAtOfEach(kinds: readonly Filter[], scope: Scope): readonly Effect[] {
  const { group } = scope;
  if (group === undefined || scope.subject.who !== "you") return unbound("among what?");
  const each = kinds.map((kind): Effect => ({ do: "choose", what: amongCards(scope, kind) }));
  const of = each.map((one): Objects => ({ what: "noted", name: scope.noteOf(one) }));
  const all: Effect = { do: "choose", what: { what: "union", of } };
  scope.mention({ ref: all.what, number: "many", nouns: ["card"], by: all });
  scope.did(all);
  scope.tell({ group: { ...group, taken: [...group.taken, all] } });
  return [...each, all];
}

export const eachKindVerbs: readonly Forms<Instruction>[] = [
  rulesFor<Instruction>().inflected(
    "<choose> from among them a card with {first}, a card with {second}, and so on for {others}",
    { first: keywordName, second: keywordName, others: keywordsNamed },
    ({ first, second, others }, scope) =>
      oneLookedAtOfEach(
        [first, second, ...others].map((keyword) => ({ is: "keyword", keyword })),
        scope,
      ),
  ),
];
