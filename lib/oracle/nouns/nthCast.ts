import type { Filter } from "../../engine/abilities/filters.ts";
import type { Players } from "../../engine/abilities/references.ts";
import { unbound } from "../bind/unbound.ts";
import { noun } from "../hubs.ts";
import { list, oneOf, type Phrase, rulesFor, words } from "../kernel/index.ts";
import type { Noun } from "../meanings.ts";
import { ordinal } from "../vocabulary/numbers.ts";
import { or } from "./filters.ts";
import { isOfSpells } from "./kinds.ts";

/** Which of the spells cast this turn one is: "the second creature spell you cast this turn". */

interface Nth {
  readonly nth: number;
  readonly of: Filter;
}

export const nthSpell = (
  what: Noun,
  nth: number,
  counted: { readonly by?: Players; readonly each?: true } = {},
): Filter => (isOfSpells(what) ? { is: "nthCast", nth, of: what.filter, ...counted } : unbound("only spells are cast"));

const nthOf: Phrase<Nth> = rulesFor<Nth>().rule(
  "the {nth} {what}",
  { nth: ordinal, what: noun.one },
  ({ nth, what }) => (isOfSpells(what) ? { nth, of: what.filter } : unbound("only spells are cast")),
);
const by = words<{ readonly by?: Players }>([
  ["you cast", { by: { who: "you" } }],
  ["you've cast", { by: { who: "you" } }],
  ["cast", {}],
]);

/** "The first instant spell or the first sorcery spell you've cast this turn". */
export const nthSpellCast: Phrase<Filter> = oneOf(() => [
  rulesFor<Filter>().rule("{nth} {by} this turn", { nth: nthOf, by }, ({ nth, by }) => ({
    is: "nthCast",
    ...nth,
    ...by,
  })),
  rulesFor<Filter>().rule(
    "{all} {by} this turn",
    { all: list(nthOf, { last: [", or"], pair: ["or"] }), by },
    ({ all, by }) => or(all.map((one) => ({ is: "nthCast", ...one, ...by }))),
  ),
]);
