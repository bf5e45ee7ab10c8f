import type { Cost } from "../../engine/abilities/costs.ts";
import { type Phrase, rulesFor } from "../kernel/index.ts";

const { rule } = rulesFor<readonly Cost[]>();

/** A cost by its verb, which may also stand as a noun: "sacrifice a creature", "by sacrificing a creature". */
export interface CostVerb {
  readonly plain: Phrase<readonly Cost[]>;
  readonly gerund: Phrase<readonly Cost[]>;
}
export const verb = <P extends Parameters<typeof rule>[1]>(
  template: string,
  slots: P,
  means: Parameters<typeof rule<P>>[2],
): CostVerb => ({
  plain: rule(template, slots, means),
  gerund: rule(template.replace(/^\w+/, gerundOf), slots, means),
});
const gerundOf = (word: string): string =>
  /[^aeiou][aeiou][pt]$/.test(word) ? `${word}${word.at(-1)}ing` : `${word.replace(/e$/, "")}ing`;
