import type { Amount } from "../../../engine/abilities/amounts.ts";
import type { Effect } from "../../../engine/abilities/effects.ts";
import type { Objects, Players } from "../../../engine/abilities/references.ts";
import { sameData } from "../../../engine/abilities/visit.ts";
import { unbound } from "../../bind/unbound.ts";
import { noun } from "../../hubs.ts";
import { oneOf, type Phrase, rulesFor } from "../../kernel/index.ts";
import type { Instruction, Noun } from "../../meanings.ts";
import { permanents } from "../../nouns/kinds.ts";
import { countControlled, type Measure } from "../../players/measures.ts";
import { amongPlayers } from "../../players/superlatives.ts";

/** Everybody is brought down to what the player who has fewest has: "Each player chooses a number of lands they control ...". */

const EACH: Players = { who: "each" };
const HAND: Measure = (of) => ({ amount: "handSize", of });

/** What a player has more of than the one who has fewest: all but as many as are kept. */
const beyondFewest = (measure: Measure): Amount => ({
  amount: "minus",
  from: measure({ who: "current" }),
  of: amongPlayers("least", measure),
});
const some = (filter: Noun["filter"], count: Amount, more: Partial<Extract<Objects, { what: "chosen" }>>): Objects => ({
  what: "chosen",
  filter,
  count: { min: count, max: count },
  ...more,
});
const sacrificed = ({ filter, ...what }: Noun): Effect => ({
  do: "sacrifice",
  who: EACH,
  what: some(filter, beyondFewest(countControlled({ ...what, filter })), {}),
});
const discarded: Effect = {
  do: "discard",
  who: EACH,
  what: some({ is: "any" }, beyondFewest(HAND), { in: "hand", of: { who: "current" }, by: { who: "current" } }),
};

const { rule } = rulesFor<Instruction>();
/** The rest of them, as it was said of others. */
const same: Phrase<readonly Effect[]> = oneOf(() => [
  rulesFor<readonly Effect[]>().rule("each player discards cards the same way.", {}, () => [discarded]),
  rulesFor<readonly Effect[]>().rule(
    "players discard cards and sacrifice {what} the same way.",
    { what: permanents.many },
    ({ what }) => [discarded, sacrificed(what)],
  ),
]);
export const balancing: Phrase<Instruction> = rule(
  "each player chooses a number of {what} they control equal to the number of {again} controlled by the player who controls the fewest, then sacrifices the rest. {same}",
  { what: bare(), again: bare(), same },
  ({ what, again, same }) =>
    sameData(what.filter, again.filter) ? [sacrificed(what), ...same] : unbound("the number of others"),
);
/** Without "they control", which is told by the rule. */
function bare(): Phrase<Noun> {
  return rulesFor<Noun>().rule("{what}", { what: noun.many }, ({ what }) =>
    what.card === true || what.in !== undefined ? unbound("permanents are sacrificed") : what,
  );
}
