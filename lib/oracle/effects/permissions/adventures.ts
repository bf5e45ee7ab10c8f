import type { Filter } from "../../../engine/abilities/filters.ts";
import type { Objects } from "../../../engine/abilities/references.ts";
import { unbound } from "../../bind/unbound.ts";
import { duration } from "../../hubs.ts";
import { type Phrase, rulesFor } from "../../kernel/index.ts";
import type { Instruction } from "../../meanings.ts";

/** Permissions to cast a card as an Adventure only (715.3a). */
export const adventureClauses: readonly Phrase<Instruction>[] = [
  rulesFor<Instruction>().rule(
    "you may cast it from your graveyard as an Adventure {duration}",
    { duration },
    ({ duration }, scope) => {
      const it = scope.pronoun("one");
      if (it.what !== "event" || it.role !== "object") return unbound("what is in the graveyard?");
      // 400.7j: found where it went, which is the graveyard its owner's cards go to.
      const filter: Filter = { is: "ownedBy", who: { who: "you" } };
      const what: Objects = { what: "those", of: { what: "noted", name: "about" }, filter };
      const rules = [{ rule: "mayPlay", who: { who: "you" }, what, using: "adventure" }] as const;
      return [{ do: "rule", about: it, rules, duration }];
    },
  ),
];
