import type { CostChange } from "../../../engine/abilities/rules/costs.ts";
import type { Rule } from "../../../engine/abilities/rules.ts";
import type { Scope } from "../../bind/scope.ts";
import { unbound } from "../../bind/unbound.ts";
import { mana } from "../../costs/mana.ts";
import { duration, noun } from "../../hubs.ts";
import { oneOf, type Phrase, rulesFor } from "../../kernel/index.ts";
import type { Instruction } from "../../meanings.ts";
import { that } from "../../nouns/describing/that.ts";
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

/** 107.3i: of an X that the sentence defines, so many times {1}. */
const charge = (change: "more" | "less", mana: string, { x }: Scope): CostChange =>
  mana === "{X}" && x !== undefined ? { change, mana: "{1}", times: x } : { change, mana };

/** The duration stands in front, behind the spells, or behind all. */
export const lastingCosts: readonly Phrase<Instruction>[] = [
  ...[
    "{duration}, {spells} cost {mana} {more} to cast",
    "{spells} {duration} cost {mana} {more} to cast",
    "{spells} cost {mana} {more} to cast {duration}",
  ].map((words) =>
    rule(words, { duration, spells: theirs, mana, more }, ({ duration, spells, mana, more }, scope) =>
      typeof duration === "object" && "while" in duration
        ? unbound("for as long as what?")
        : ruled(duration, { rule: "costs", ...spells, kind: "spell", change: charge(more, mana, scope) }),
    ),
  ),
  rule(
    "{what} you cast {duration} {which} cost {mana} {more} to cast",
    { what: noun.many, duration, which: that, mana, more },
    ({ what, duration, which, mana, more }, scope) =>
      ruled(duration, {
        ...{ rule: "costs", what: ofSpells(which(what)), who: { who: "you" }, kind: "spell" },
        change: charge(more, mana, scope),
      }),
  ),
];
