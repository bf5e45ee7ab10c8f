import type { ManaType } from "../../../cards/schema.ts";
import type { Game, Procedure } from "../../game.ts";
import { abilityOf } from "../../query/characteristics/compiled.ts";
import type { Context } from "../../query/context.ts";
import { conditionHolds } from "../../query/evaluators/index.ts";
import { isTriggeredManaAbility } from "../../query/mana/manaAbility.ts";
import type { TriggeredInstance } from "../../state/history.ts";
import { runEffects } from "../../upcalls.ts";
import { propose } from "../events/propose.ts";

/**
 * 605.4a: triggered mana abilities resolve immediately after the mana ability that triggered them, without the stack, and so
 * do those that their own mana triggers. `settled`: the mana a payment counts on.
 */
export const afterManaAbility = (game: Game, settled: ManaType[] | undefined): Procedure =>
  resolveThose(game, (one) => isTriggeredManaAbility(abilityOf(game, one.ability)), settled);

/** 605.1b: those that trigger from mana which something else adds, a spell say. */
export const afterManaWasAdded = (game: Game): Procedure =>
  resolveThose(game, (one) => one.event?.mana !== undefined && isTriggeredManaAbility(abilityOf(game, one.ability)));

function* resolveThose(game: Game, fits: (one: TriggeredInstance) => boolean, settled?: ManaType[]): Procedure {
  for (;;) {
    const next = game.state.triggered.find(fits);
    if (next === undefined) return;
    yield* propose(game, { e: "untrigger", instance: next });
    const { source, controller, ability: ref, event, notes } = next;
    const ability = abilityOf(game, ref);
    if (ability.kind !== "triggered") continue;
    const context: Context = {
      self: source ?? controller,
      controller,
      ...(event && { event }),
      ...(notes && { notes }),
    };
    if (ability.interveningIf !== undefined && !conditionHolds(game, ability.interveningIf, context)) continue;
    yield* runEffects(game, { ...context, ...(settled && { settled }) }, ability.body.effects);
  }
}
