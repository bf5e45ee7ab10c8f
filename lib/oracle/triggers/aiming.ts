import type { Filter } from "../../engine/abilities/filters.ts";
import type { Players } from "../../engine/abilities/references.ts";
import type { Scope } from "../bind/scope.ts";
import { unbound } from "../bind/unbound.ts";
import { noun } from "../hubs.ts";
import { oneOf, rulesFor, words } from "../kernel/index.ts";
import { speaksOf } from "../nouns/filters.ts";
import { isOfSpells } from "../nouns/kinds.ts";

/** Keyword abilities that are abilities on the stack (702). */
const spelledOut = words(["backup", "equip", "modular"].map((one) => [one, one] as const));

/** Who or what makes something a target. */
const { rule: aiming } = rulesFor<{ readonly of: Filter; readonly by?: Players }>();
interface Aim {
  readonly of: Filter;
  readonly by?: Players;
}
const aimed = (scope: Scope, aim: Aim): Aim => {
  scope.mention({ ref: { what: "eventSpell" }, number: "one", nouns: ["spell", "ability"] });
  return aim;
};
export const aimer = oneOf(() => [
  aiming("a spell or ability", {}, (_, scope) => aimed(scope, { of: { is: "any" } })),
  aiming("a spell", {}, (_, scope) => aimed(scope, { of: { is: "spell" } })),
  aiming("a spell or ability {by}", { by: aimedBy }, ({ by }, scope) => aimed(scope, { of: { is: "any" }, by })),
  aiming("a {what}", { what: noun.one }, ({ what }, scope) => {
    const isOfAbilities = what.nouns.length === 1 && what.nouns[0] === "ability";
    if (!(isOfSpells(what) || isOfAbilities) || what.filter.is === "spell") unbound("said elsewhere");
    if (speaksOf(what.filter, "controlledBy")) unbound("who controls it is told below");
    return aimed(scope, { of: what.filter });
  }),
  aiming("a {keyword} ability", { keyword: spelledOut }, ({ keyword }, scope) => {
    scope.mention({ ref: { what: "eventSpell" }, number: "one", nouns: ["ability"] });
    return { of: { is: "abilityKeyword", keyword } };
  }),
  aiming("a spell {by}", { by: aimedBy }, ({ by }, scope) => aimed(scope, { of: { is: "spell" }, by })),
]);
const aimedBy = words<Players>([
  ["you control", { who: "you" }],
  ["an opponent controls", { who: "opponents" }],
]);
