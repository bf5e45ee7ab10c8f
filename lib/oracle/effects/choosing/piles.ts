import type { Effect } from "../../../engine/abilities/effects.ts";
import type { Objects, Players } from "../../../engine/abilities/references.ts";
import type { Scope } from "../../bind/scope.ts";
import { unbound } from "../../bind/unbound.ts";
import { players } from "../../hubs.ts";
import { type Forms, oneOf, type Phrase, rulesFor } from "../../kernel/index.ts";
import type { Instruction } from "../../meanings.ts";
import { anyObjects } from "../../references/references.ts";
import { anywhere } from "../destinations.ts";
import { actor } from "../players/actor.ts";

/** Piles (700.3): who makes them, who chooses one, and what is done with each. */

const { deferred, inflected } = rulesFor<Instruction>();
const pile = (name: "chosenPile" | "otherPile"): Objects => ({ what: "noted", name });

/** "those cards" after they were looked at, or anything else that is known. */
const separated: Phrase<Objects> = oneOf(() => [
  rulesFor<Objects>().rule("(those cards|them)", {}, (_, scope) => {
    const of = scope.group ?? unbound("which cards?");
    return { what: "noted", name: `${scope.noteOf(of.of)}${of.all ?? ""}` };
  }),
  rulesFor<Objects>().rule("{what}", { what: anyObjects }, ({ what }, scope) =>
    scope.group === undefined ? what : unbound("the cards looked at, then"),
  ),
]);

export const pileVerbs: readonly Forms<Instruction>[] = [
  inflected("<separate> {what} into two piles", { what: separated }, ({ what }, scope) => {
    const effect: Effect = {
      do: "separate",
      what,
      by: actor(scope),
      chooser: { who: "you" },
      chosen: [],
      unchosen: [],
    };
    scope.did(effect);
    return [effect];
  }),
];

/** Works what is done with the piles into the instruction that makes them. */
const ofPiles = (then: (last: Extract<Effect, { do: "separate" }>) => Effect): Instruction => ({
  amend: (before) => {
    const last = before.at(-1);
    if (last?.do !== "separate" || last.chosen.length > 0) return unbound("no piles before it");
    return [...before.slice(0, -1), then(last)];
  },
});
const isOne = (who: Players, scope: Scope): Players =>
  who.who === "each" || who.who === "opponents" ? unbound("several choose") : scope.with({ subject: who }).subject;

export const pileSentences: readonly Phrase<Instruction>[] = [
  deferred("{who} chooses one of (those|the) piles.", { who: players.one }, ({ who }, scope) => {
    const chooser = isOne(who.bind(scope), scope);
    return ofPiles((last) => ({ ...last, chooser }));
  }),
  deferred(
    "put (one|that) pile {there} and the other {elsewhere}.",
    { there: anywhere, elsewhere: anywhere },
    ({ there, elsewhere }, scope) => {
      const put = (name: "chosenPile" | "otherPile", to: ReturnType<typeof there.bind>): Effect => ({
        do: "move",
        what: pile(name),
        to,
      });
      const first = put("chosenPile", there.bind(scope));
      const second = put("otherPile", elsewhere.bind(scope));
      return ofPiles((last) => ({ ...last, chosen: [first], unchosen: [second] }));
    },
  ),
];
