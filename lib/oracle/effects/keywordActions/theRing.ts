import { type Phrase, rulesFor } from "../../kernel/index.ts";
import type { Instruction } from "../../meanings.ts";

/** 701.52: an act with a subject of its own, which clauses join as any other. */
export const ringTempts: Phrase<Instruction> = rulesFor<Instruction>().rule("the Ring tempts you", {}, () => [
  { do: "temptWithRing", who: { who: "you" } },
]);
