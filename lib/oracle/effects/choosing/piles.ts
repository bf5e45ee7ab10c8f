import type { Effect } from "../../../engine/abilities/effects.ts";
import type { Objects, Players } from "../../../engine/abilities/references.ts";
import type { Scope } from "../../bind/scope.ts";
import { unbound } from "../../bind/unbound.ts";
import { players } from "../../hubs.ts";
import { type Forms, oneOf, type Phrase, rulesFor } from "../../kernel/index.ts";
import type { Instruction } from "../../meanings.ts";
import { anyObjects } from "../../references/references.ts";
import { anywhere } from "../destinations.ts";
import { thing } from "../objects/thing.ts";
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

/** "It and the top card of your library". */
const thingAndTop: Phrase<Objects> = rulesFor<Objects>().rule(
  "{one} and {top}",
  { one: thing, top: thing },
  ({ one, top }) =>
    top.what === "topOfLibrary" && one.what !== "topOfLibrary"
      ? { what: "union", of: [one, top] }
      : unbound("which pile is that?"),
);

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
  inflected("<separate> {what} into a face-down pile and a face-up pile", { what: separated }, ({ what }, scope) => {
    const effect: Effect = {
      ...{ do: "separate", what, by: actor(scope), chooser: { who: "you" }, faceDown: true },
      ...{ chosen: [], unchosen: [] },
    };
    scope.did(effect);
    return [effect];
  }),
  // 701.34e, 701.56e: one at a time, nobody knowing which is which.
  ...(["manifest", "cloak"] as const).map((as) =>
    inflected(
      `<exile> {what} in a face-down pile, <shuffle> that pile, then <${as}> (those cards|them)`,
      { what: oneOf(() => [thing, thingAndTop]) },
      ({ what }, scope) => {
        const exiled: Effect = { do: "move", what, to: { zone: "exile", faceDown: true } };
        const pile: Objects = { what: "noted", name: scope.noteOf(exiled) };
        const effect: Effect = {
          ...{ do: "manifestPermanent", who: scope.subject, what: pile, shuffled: true },
          ...(as === "cloak" && { as }),
        };
        scope.mention({ ref: what, number: "many", nouns: ["card", "creature"], by: effect });
        return [exiled, effect];
      },
    ),
  ),
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
