import type { Effect } from "../../../engine/abilities/effects.ts";
import { unbound } from "../../bind/unbound.ts";
import { amount, whose } from "../../hubs.ts";
import { type Phrase, rulesFor } from "../../kernel/index.ts";
import type { Instruction } from "../../meanings.ts";
import { isSeveral } from "../../players/several.ts";

/** "Your life total becomes 20" (119.5). */
const becoming = (verb: string): Phrase<Instruction> =>
  rulesFor<Instruction>().deferred(
    `{whose} life total ${verb} (|equal to) {n}`,
    { whose, n: amount },
    ({ whose: of, n }, scope) => {
      const who = of.bind(scope);
      const several = isSeveral(who);
      if (several) scope.mentionPlayer({ who: "current" });
      const effect: Effect = { do: "setLife", who, amount: n.bind(scope) };
      if (several) scope.tell({ players: scope.players.filter((one) => one.ref.who !== "current") });
      return [effect];
    },
  );
export const lifeBecomes = becoming("becomes");
/** "If your life total is less than 10, it becomes 10": what the condition is about. */
export const sameLifeBecomes: Phrase<Instruction> = rulesFor<Instruction>().rule(
  "it becomes (|equal to) {n}",
  { n: amount },
  ({ n }, { thisIf, interveningIf }) => {
    const asked = thisIf ?? interveningIf;
    const of = asked?.if === "compare" && typeof asked.amount === "object" ? asked.amount : undefined;
    return of?.amount === "life" && !isSeveral(of.of)
      ? [{ do: "setLife", who: of.of, amount: n }]
      : unbound("what becomes so much?");
  },
);
/** "Count the number of ...": from then on "that number". */
export const counting: Phrase<Instruction> = rulesFor<Instruction>().rule(
  "count {n}",
  { n: amount },
  ({ n }, scope) => {
    const effect: Effect = { do: "noteAmount", amount: n };
    scope.did(effect);
    return [effect];
  },
);
/** After "may have". */
export const lifeBecome = becoming("become");
