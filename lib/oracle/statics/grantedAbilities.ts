import type { Ability } from "../../engine/abilities/ability.ts";
import { unbound } from "../bind/unbound.ts";
import { ability, keyword } from "../hubs.ts";
import { list, oneOf, type Phrase, printed, rulesFor } from "../kernel/index.ts";
import { spell } from "../kernel/tokens.ts";
import { wordsBeforeDash } from "../vocabulary/wordsBeforeDash.ts";

/** Abilities as objects are said to have or gain them: keywords and quotes, in lists. */

const { rule, deferred } = rulesFor<readonly Ability[]>();

/** A quoted ability. Inside, "this creature" is whoever has it and nothing said outside can be meant. */
export const quoted: Phrase<readonly Ability[]> = oneOf(() =>
  [
    ["“", "”"],
    ["‘", "’"],
  ].flatMap(([open, close]) => [
    deferred(`${open}{ability}${close}`, { ability }, ({ ability }, scope) =>
      ability.bind(scope.fresh(true)).map((one) => ({ ...one, text: spell(printed(ability)) })),
    ),
    deferred(`${open}{word} — {ability}${close}`, { word: wordsBeforeDash, ability }, ({ ability }, scope) =>
      ability.bind(scope.fresh(true)).map((one) => ({ ...one, text: spell(printed(ability)) })),
    ),
  ]),
);

/** A keyword in quotes that end the sentence they stand in. */
const quotedKeyword: Phrase<readonly Ability[]> = deferred("“{keyword}.”", { keyword }, ({ keyword }, scope) => {
  const said = printed(keyword);
  // A cost behind a dash brings a full stop of its own.
  if (said.includes("--")) unbound("read with its own full stop");
  return keyword.bind(scope.fresh(true)).map((one) => ({ kind: "keyword", keyword: one, text: spell(said) }));
});

const keywordAbility: Phrase<readonly Ability[]> = rule("{keyword}", { keyword }, ({ keyword }) =>
  keyword.map((one) => ({ kind: "keyword", keyword: one })),
);

/** One of them: a keyword or a quote. */
export const grantedAbility: Phrase<readonly Ability[]> = oneOf(() => [keywordAbility, quoted, quotedKeyword]);

/** "flying", "first strike and haste", "flying, vigilance, and \"...\"". */
export const abilities: Phrase<readonly Ability[]> = oneOf(() => [
  grantedAbility,
  rule("{all}", { all: list(grantedAbility, { last: [", and"], pair: ["and"] }) }, ({ all }) => all.flat()),
  // The comma is that in which the quote ends.
  rule("{quote}, and {last}", { quote: quoted, last: grantedAbility }, ({ quote, last }) => [...quote, ...last]),
]);

/** After a token's type line. */
export const abilitiesWith: Phrase<readonly Ability[]> = rule(
  "with {abilities}",
  { abilities },
  ({ abilities }) => abilities,
);
