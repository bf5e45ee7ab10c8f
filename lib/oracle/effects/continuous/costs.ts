import type { Rule } from "../../../engine/abilities/rules.ts";
import { unbound } from "../../bind/unbound.ts";
import { mana } from "../../costs/mana.ts";
import { duration, noun } from "../../hubs.ts";
import { oneOf, type Phrase, rulesFor } from "../../kernel/index.ts";
import type { Instruction } from "../../meanings.ts";
import { ofSpells } from "../../nouns/kinds.ts";
import { more } from "../../statics/costs/changes.ts";
import { costly } from "../../statics/costs/costly.ts";
import { ruled } from "./lasting.ts";

/** What spells cost for a while (601.2f, 611.2). */

const { rule } = rulesFor<Instruction>();
type Costly = Pick<Extract<Rule, { rule: "costs" }>, "who" | "what">;

/** Those of whoever was spoken of, too. */
const theirs: Phrase<Costly> = oneOf(() => [
  costly,
  rulesFor<Costly>().rule("{what} (that player casts|they cast)", { what: noun.many }, ({ what }, scope) => ({
    what: ofSpells(what),
    who: scope.playerPronoun("one"),
  })),
]);

/** The duration stands in front, behind the spells, or behind all. */
export const lastingCosts: readonly Phrase<Instruction>[] = [
  "{duration}, {spells} cost {mana} {more} to cast",
  "{spells} {duration} cost {mana} {more} to cast",
  "{spells} cost {mana} {more} to cast {duration}",
].map((words) =>
  rule(words, { duration, spells: theirs, mana, more }, ({ duration, spells, mana, more }) =>
    typeof duration === "object" && "while" in duration
      ? unbound("for as long as what?")
      : ruled(duration, { rule: "costs", ...spells, kind: "spell", change: { change: more, mana } }),
  ),
);
