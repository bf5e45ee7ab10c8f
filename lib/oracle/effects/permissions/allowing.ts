import type { Duration } from "../../../engine/abilities/durations.ts";
import type { Effect } from "../../../engine/abilities/effects.ts";
import type { Filter } from "../../../engine/abilities/filters.ts";
import type { Players, Zone } from "../../../engine/abilities/references.ts";
import type { Rule } from "../../../engine/abilities/rules.ts";
import { unbound } from "../../bind/unbound.ts";
import { players } from "../../hubs.ts";
import { oneOf, type Phrase, words } from "../../kernel/index.ts";
import type { Noun } from "../../meanings.ts";
import { isOfSpells } from "../../nouns/kinds.ts";

/** Who may do what, and for how long. */

export const allowing = (rules: readonly Rule[], duration: Duration): readonly Effect[] => [
  { do: "rule", rules, duration },
];
export const who: Phrase<Players> = oneOf(() => [players.one, players.many]);
/** The card that would be such a spell; lands are never cast (305.9). */
export function asCard(what: Noun): Filter {
  if (!isOfSpells(what)) unbound("only spells are cast");
  const filters = (what.filter.is === "and" ? what.filter.of : [what.filter]).filter((one) => one.is !== "spell");
  return { is: "and", of: [...filters, { is: "not", of: { is: "type", type: "land" } }] };
}
export const handOrGraveyard = words<Zone>([
  ["graveyard", "graveyard"],
  ["hand", "hand"],
]);
