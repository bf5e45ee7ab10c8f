import type { Players } from "../../engine/abilities/references.ts";
import { type Phrase, rulesFor, words } from "../kernel/index.ts";
import type { StaticSentence } from "../meanings.ts";
import { anyWord } from "../players/chosenWords.ts";
import { namedSelf as self } from "../references/named.ts";
import { entersSo } from "./entering.ts";

/** A word that each of several players chooses as self enters (614.12a, 607.2d). */

const choosers = words<Players>([
  ["each player", { who: "each" }],
  ["each opponent", { who: "opponents" }],
]);
export const enteringWords: readonly Phrase<StaticSentence>[] = [
  // 110.2a, 614.12a
  rulesFor<StaticSentence>().rule(
    "{self} enters under the control of {who}.",
    { self, who: words<Players>([["an opponent of your choice", { who: "chosen", from: { who: "opponents" } }]]) },
    ({ who }) => ({
      effects: [{ static: "replace", replacement: entersSo({ control: who }) }],
      from: "everywhere",
    }),
  ),
  rulesFor<StaticSentence>().rule(
    "as {self} enters, {who} chooses {a} or {b}.",
    { self, who: choosers, a: anyWord, b: anyWord },
    ({ who, a, b }) => ({
      effects: [
        {
          static: "replace",
          replacement: entersSo({}, { asItEnters: [{ choose: { quality: "word", words: [a, b] }, each: who }] }),
        },
      ],
    }),
  ),
];
