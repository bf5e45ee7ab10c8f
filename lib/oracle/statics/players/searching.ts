import type { Effect } from "../../../engine/abilities/effects.ts";
import { only } from "../../effects/clauses/follow.ts";
import { moving } from "../../effects/objects/done.ts";
import { plainClause } from "../../hubs.ts";
import { type Phrase, rulesFor } from "../../kernel/index.ts";
import type { StaticSentence } from "../../meanings.ts";
import { staticRules } from "../staticEffects.ts";

/** Opponents who search their libraries: under whose control, and what they do with what they find (701.19, 720.2). */

const { rule, deferred } = rulesFor<StaticSentence>();

export const searchingStatics: readonly Phrase<StaticSentence>[] = [
  rule("you control your opponents while they're searching their libraries.", {}, () =>
    staticRules({ rule: "controlsSearching", who: { who: "you" }, of: { who: "opponents" } }),
  ),
  deferred(
    "while a opponent is searching their library, they exile each card they find. {then}.",
    { then: plainClause },
    ({ then }, scope) => {
      const what = { what: "noted", name: "found" } as const;
      scope.mention({ ref: what, number: "many", nouns: ["card"], by: { do: "noteObjects", what, note: what.name } });
      const exile: readonly Effect[] = only(moving(scope, what, { do: "move", what, to: { zone: "exile" } }));
      return staticRules({
        rule: "withFound",
        who: { who: "opponents" },
        effects: [...exile, ...only(then.bind(scope))],
      });
    },
  ),
];
