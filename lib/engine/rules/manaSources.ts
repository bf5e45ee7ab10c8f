import type { ManaType } from "../../cards/schema.ts";
import type { ActivatedAbility } from "../abilities/ability.ts";
import type { Game } from "../game.ts";
import { characteristicsOf } from "../query/characteristics.ts";
import type { Context } from "../query/context.ts";
import type { ObjectId, Seat } from "../state/ids.ts";
import { canActivateNow } from "./activation.ts";
import { addManaEffects, type ManaAbility, manaAbilitiesOf } from "./manaAbility.ts";
import { alternatives } from "./produce.ts";

/** A mana ability a player could activate now to pay for something. */
export interface ManaSource extends ManaAbility {
  readonly source: ObjectId;
  readonly adds: readonly (readonly ManaType[])[];
  /** What using it costs beyond tapping: 0 nothing, 1 a side effect, 2 life or counters, 3 a permanent or card. */
  readonly price: number;
}

/** Everything that can make mana for this player now, but not by paying mana. */
export function manaSourcesOf(game: Game, player: Seat): ManaSource[] {
  const found: ManaSource[] = [];
  for (const source of game.state.battlefield) {
    const abilities = manaAbilitiesOf(game, source);
    if (abilities.length === 0) continue;
    if (characteristicsOf(game, source).controller !== player) continue;
    const object = game.state.objects[source]!;
    if (object.phasedOut !== undefined) continue;
    for (const mana of abilities) {
      if (mana.ability.costs.some((cost) => cost.pay === "mana")) continue;
      if (!canActivateNow(game, player, source, mana)) continue;
      const context: Context = { self: source, controller: player };
      const [first, ...more] = addManaEffects(mana.ability.body.effects);
      const adds = more.reduce<readonly (readonly ManaType[])[]>(
        (lists, effect) =>
          lists.flatMap((list) => alternatives(game, effect.mana, context).map((also) => [...list, ...also])),
        alternatives(game, first!.mana, context),
      );
      if (adds.length > 0) found.push({ ...mana, source, adds, price: priceOf(mana.ability) });
    }
  }
  return found;
}

function priceOf(ability: ActivatedAbility): number {
  let price = ability.body.effects.length > addManaEffects(ability.body.effects).length ? 1 : 0;
  for (const cost of ability.costs) {
    if (cost.pay === "tap" || cost.pay === "untap") continue;
    price = Math.max(price, cost.pay === "life" || cost.pay === "removeCounters" || cost.pay === "energy" ? 2 : 3);
  }
  return price;
}
