import type { Effect, EffectKind } from "../../../engine/abilities/effects.ts";
import type { Objects } from "../../../engine/abilities/references.ts";
import { noun } from "../../hubs.ts";
import { type Forms, list, oneOf, type Phrase, printed, rulesFor } from "../../kernel/index.ts";
import type { Instruction } from "../../meanings.ts";
import { everything } from "../../nouns/everything.ts";
import { actor } from "../players/actor.ts";

/** All of one kind or all of another, as whoever does it likes (608.2d): "destroy all lands or all creatures". */

interface Kind {
  readonly text: string;
  readonly what: Objects;
}
const allOfOneKind: Phrase<Kind> = rulesFor<Kind>().deferred("all {what}", { what: noun.many }, ({ what }, scope) => ({
  text: printed(what).join(" "),
  what: everything(what.bind(scope)),
}));
const kinds: Phrase<readonly Kind[]> = list(
  oneOf(() => [allOfOneKind]),
  { last: [", or"], pair: ["or"] },
);

const DEEDS = [
  ["<destroy>", (what) => ({ do: "destroy", what })],
  ["<exile>", (what) => ({ do: "move", what, to: { zone: "exile" } })],
  ["<tap>", (what) => ({ do: "tap", what })],
  ["<untap>", (what) => ({ do: "untap", what })],
] as const satisfies readonly (readonly [string, (what: Objects) => EffectKind])[];

export const eitherKindVerbs: readonly Forms<Instruction>[] = DEEDS.map(([verb, done]) =>
  rulesFor<Instruction>().inflected(`${verb} {kinds}`, { kinds }, ({ kinds }, scope) => {
    const ways = kinds.map(({ text, what }) => ({ text, effect: done(what) as Effect }));
    const [one, other, ...more] = ways;
    // Whichever it is, it goes by the same name.
    if (one !== undefined && other !== undefined && more.length === 0) {
      scope.eitherDone(one.effect, other.effect);
      scope.did(one.effect);
    }
    return [
      { do: "chooseOne", who: actor(scope), options: ways.map(({ text, effect }) => ({ text, effects: [effect] })) },
    ];
  }),
);
