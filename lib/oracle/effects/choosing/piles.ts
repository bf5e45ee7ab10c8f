import type { Effect } from "../../../engine/abilities/effects.ts";
import type { Objects } from "../../../engine/abilities/references.ts";
import { unbound } from "../../bind/scope.ts";
import { players } from "../../hubs.ts";
import { type Phrase, rulesFor } from "../../kernel/index.ts";
import type { Instruction } from "../../meanings.ts";
import { anywhere } from "../destinations.ts";

/** Piles (700.3): who makes them, and what is done with each. */

const { deferred } = rulesFor<Instruction>();
const pile = (name: "chosenPile" | "otherPile"): Objects => ({ what: "noted", name });

export const pileSentences: readonly Phrase<Instruction>[] = [
  deferred("{who} separates those cards into two piles.", { who: players.one }, ({ who }, scope) => {
    const of = scope.group ?? unbound("which cards?");
    const what: Objects = { what: "noted", name: `${scope.noteOf(of.of)}${of.all ?? ""}` };
    return [{ do: "separate", what, by: who.bind(scope), chooser: scope.subject, chosen: [], unchosen: [] }];
  }),
  deferred(
    "put one pile {there} and the other {elsewhere}.",
    { there: anywhere, elsewhere: anywhere },
    ({ there, elsewhere }, scope) => {
      const first = there.bind(scope);
      const second = elsewhere.bind(scope);
      return {
        amend: (before) => {
          const last = before.at(-1);
          if (last?.do !== "separate" || last.chosen.length > 0) return unbound("no piles before it");
          const put = (name: "chosenPile" | "otherPile", to: typeof first): Effect => ({
            do: "move",
            what: pile(name),
            to,
          });
          return [
            ...before.slice(0, -1),
            { ...last, chosen: [put("chosenPile", first)], unchosen: [put("otherPile", second)] },
          ];
        },
      };
    },
  ),
];
