import type { Phrase } from "../../kernel/index.ts";
import type { Instruction } from "../../meanings.ts";
import { ifDoneSentences } from "./ifDone.ts";
import { insteadSentences } from "./instead.ts";
import { offerSentences } from "./offers.ts";
import { plainSentences } from "./plain.ts";

/** Sentences of an effect, of all kinds. */

export const sentences: readonly Phrase<Instruction>[] = [
  ...insteadSentences,
  ...offerSentences,
  ...ifDoneSentences,
  ...plainSentences,
];
