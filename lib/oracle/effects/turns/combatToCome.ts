import type { Objects } from "../../../engine/abilities/references.ts";
import { sameData } from "../../../engine/abilities/visit.ts";
import type { Scope } from "../../bind/scope.ts";
import { unbound } from "../../bind/unbound.ts";
import { objects } from "../../hubs.ts";
import { type Forms, oneOf, type Phrase, rulesFor } from "../../kernel/index.ts";
import type { Instruction } from "../../meanings.ts";
import { attacked } from "../continuous/clauses.ts";

/** What creatures do in a combat phase that is still to come, and what is attacking though nobody declared it (508.4). */

const { inflected, rule } = rulesFor<Instruction>();

/** Whose combat phase it is: that of whoever controls what must attack in it. */
const ITS_CONTROLLER = "(its controller's|their controller's|that player's)";

export const combatVerbs: readonly Forms<Instruction>[] = [
  inflected("<attack> you this turn if able", {}, (_, { theme }) => [
    { do: "rule", rules: [{ rule: "mustAttack", who: theme, defender: { who: "you" } }], duration: "endOfTurn" },
  ]),
  inflected("<attack> or <block> this turn if able", {}, (_, { theme }) => [
    {
      do: "rule",
      rules: [
        { rule: "mustAttack", who: theme },
        { rule: "mustBlock", who: theme },
      ],
      duration: "endOfTurn",
    },
  ]),
  inflected(`<attack> during ${ITS_CONTROLLER} next combat phase if able`, {}, (_, scope) => {
    const { theme } = scope;
    if (theme.what === "all") return unbound("each in its controller's own combat phase");
    const duration = { nextCombatOf: { who: "controllerOf", of: theme } } as const;
    return [{ do: "rule", rules: [{ rule: "mustAttack", who: theme }], duration }];
  }),
  // 508.1d: in the next turn of whoever controls it as the effect begins.
  inflected(`<attack> {whom} during ${ITS_CONTROLLER} next turn if able`, { whom: attacked }, ({ whom }, { theme }) => {
    if (theme.what === "all") return unbound("each in its controller's own turn");
    const duration = { nextTurnOf: { who: "controllerOf", of: theme } } as const;
    return [{ do: "rule", rules: [{ rule: "mustAttack", who: theme, ...whom }], duration }];
  }),
];

const isIt = (what: Objects, scope: Scope): boolean =>
  what.what === "self" || scope.objects.some(({ ref }) => sameData(ref, what));

export const attackingClauses: readonly Phrase<Instruction>[] = [
  // 508.4c: what it attacks is told, and who chooses.
  rule(
    "choose a player or planeswalker (that opponent|that player) is attacking. {what} is attacking that player or planeswalker",
    { what: oneOf(() => [objects.one]) },
    ({ what }, scope) =>
      isIt(what, scope)
        ? [{ do: "becomeAttacking", what, attackedBy: scope.playerPronoun("one") }]
        : unbound("something else"),
  ),
];
