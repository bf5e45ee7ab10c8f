import type { Entering } from "../../engine/abilities/destinations.ts";
import type { Effect } from "../../engine/abilities/effects.ts";
import type { Replacement } from "../../engine/abilities/replacements.ts";
import { unbound } from "../bind/unbound.ts";
import { only } from "../effects/clauses/follow.ts";
import { clause, duration } from "../hubs.ts";
import { type Phrase, rulesFor } from "../kernel/index.ts";
import type { Instruction, Noun, StaticSentence } from "../meanings.ts";
import { permanents } from "../nouns/kinds.ts";
import { namedSelf as self } from "../references/named.ts";
import { entersSo, othersEntering, replace } from "./entering.ts";

/** How others enter, for as long as that is said or for a while; and whether self enters tapped, if that is asked (614.1c-d). */

const { rule, deferred } = rulesFor<StaticSentence>();

const enteringSo = ({ filter }: Noun, entering: Entering): Replacement => ({
  of: { on: "move", object: filter, to: "battlefield" },
  instead: { by: "entering", entering },
});

export const enteringSoStatics: readonly Phrase<StaticSentence>[] = [
  rule("{what} enter {how}.", { what: permanents.many, how: othersEntering }, ({ what, how }) =>
    replace(enteringSo(what, how)),
  ),
  // 614.12a: whether it does is chosen before it enters, and what comes of that done as it does.
  deferred("you may have {self} enter tapped. if you do, {then}.", { self, then: clause }, ({ then }, scope) => {
    const may: Effect = { do: "may", who: { who: "you" }, effects: only(then.bind(scope)) };
    if (scope.targets.length > 0) unbound("nothing is targeted as it enters");
    return replace(entersSo({}, { asItEnters: [{ do: [may], ifDone: scope.noteOf(may), then: { tapped: true } }] }));
  }),
];

/** 611.2c: of those that enter while it lasts. */
export const enteringForAWhile: readonly Phrase<Instruction>[] = [
  "{what} enter {how} {duration}",
  "{duration}, {what} enter {how}",
].map((words) =>
  rulesFor<Instruction>().rule(
    words,
    { what: permanents.many, how: othersEntering, duration },
    ({ what, how, duration }) => [{ do: "replace", replacement: enteringSo(what, how), duration }],
  ),
);
