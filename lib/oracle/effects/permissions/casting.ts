import { type Forms, rulesFor } from "../../kernel/index.ts";
import type { Instruction } from "../../meanings.ts";
import { pronoun } from "../../references/pronouns.ts";
import { someTargets, targets } from "../../references/references.ts";
import { freely, paying } from "./paying.ts";

/** "cast it without paying its mana cost" as an instruction that is followed now (608.2g). */
export const castVerbs: readonly Forms<Instruction>[] = [
  rulesFor<Instruction>().inflected("<cast> {what}", { what: someTargets }, ({ what }, scope) => [
    { do: "cast", who: scope.subject, what, free: false, optional: false },
  ]),
  rulesFor<Instruction>().inflected(
    "<cast> {what} {paying}",
    { what: someTargets, paying },
    ({ what, paying }, scope) => [{ do: "cast", who: scope.subject, what, free: false, ...paying, optional: false }],
  ),
  rulesFor<Instruction>().inflected("<play> {what} {free}", { what: targets.one, free: freely }, (said, scope) => [
    { do: "cast", who: scope.subject, what: said.what, ...said.free, optional: false, orPlay: true },
  ]),
  // 101.3: whoever cannot does not.
  rulesFor<Instruction>().inflected(
    "<cast> {what} {free} if able",
    { what: pronoun, free: freely },
    ({ what, free }, scope) => [{ do: "cast", who: scope.subject, what, ...free, optional: false }],
  ),
];
