import type { ChangedWord } from "../../engine/abilities/effects/generated.ts";
import type { Effect } from "../../engine/abilities/effects.ts";
import { unbound } from "../bind/unbound.ts";
import { duration } from "../hubs.ts";
import { type Forms, list, oneOf, opt, type Phrase, rulesFor, words } from "../kernel/index.ts";
import type { Instruction } from "../meanings.ts";
import { subtype } from "../vocabulary/qualities.ts";
import { thing } from "./objects/thing.ts";

/** Text-changing effects (612.1-2). */

const word = words<ChangedWord>([
  ["one color word with another", "color"],
  ["one basic land type with another", "basicLandType"],
  ["one creature type with another", "creatureType"],
]);
const { rule: kinds } = rulesFor<readonly ChangedWord[]>();
const replaced: Phrase<readonly ChangedWord[]> = oneOf(() => [
  kinds("{one}", { one: word }, ({ one }) => [one]),
  list(word, { last: [", or"], pair: ["or"] }),
]);

export const textVerbs: readonly Forms<Instruction>[] = [
  rulesFor<Instruction>().inflected(
    "<change> the text of {what} by replacing all instances of {replaced} {lasts}",
    { what: thing, replaced, lasts: opt(duration) },
    ({ what, replaced, lasts = "forever" }, scope) => {
      const changed: Effect = { do: "changeText", what, words: replaced, duration: lasts };
      scope.affected(what, changed);
      return [changed];
    },
  ),
];

export const textSentences: readonly Phrase<Instruction>[] = [
  rulesFor<Instruction>().rule("the new creature type can't be {type}.", { type: subtype.one }, ({ type }) => ({
    amend: (before) => {
      const last = before.at(-1);
      return last?.do === "changeText"
        ? [...before.slice(0, -1), { ...last, except: type }]
        : unbound("which new creature type?");
    },
  })),
];
