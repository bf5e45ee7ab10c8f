import type { ManaType } from "../../cards/schema.ts";
import type { ActivatedAbility } from "../abilities/ability.ts";
import type { Game } from "../game.ts";
import { characteristicsOf } from "../query/characteristics.ts";
import type { Context } from "../query/context.ts";
import type { ObjectId, Seat } from "../state/ids.ts";
import { canActivateNow } from "./activation.ts";
import { rulesOf } from "./layers.ts";
import { addManaEffects, type ManaAbility, manaAbilitiesOf } from "./manaAbility.ts";
import { alternatives } from "./produce.ts";
import { mayUseTapCosts } from "./summoningSickness.ts";

/** A mana ability a player could activate now to pay for something. */
export interface ManaSource extends Pick<ManaAbility, "ability" | "ref" | "index" | "price"> {
  readonly source: ObjectId;
  readonly adds: readonly (readonly ManaType[])[];
}

/** Everything that can make mana for this player now, but not by paying mana. */
export function manaSourcesOf(game: Game, player: Seat): ManaSource[] {
  const found: ManaSource[] = [];
  const { battlefield, objects } = game.state;
  const restricted = rulesOf(game, "cantActivate").length > 0 || rulesOf(game, "cantBeTapped").length > 0;
  for (const source of battlefield) {
    const object = objects[source]!;
    const now = characteristicsOf(game, source);
    if (now.controller !== player || object.phasedOut !== undefined) continue;
    for (const mana of manaAbilitiesOf(game, source)) {
      if (mana.costsMana) continue;
      const ready =
        mana.justTaps && !restricted
          ? object.tapped !== true && mayUseTapCosts(game, source)
          : canActivateNow(game, player, source, mana);
      if (!ready) continue;
      const adds = mana.always ?? addsOf(game, source, player, mana.ability);
      if (adds.length > 0)
        found.push({ source, adds, ability: mana.ability, ref: mana.ref, index: mana.index, price: mana.price });
    }
  }
  return found;
}

/** Every list of mana the ability could add now. */
function addsOf(game: Game, source: ObjectId, player: Seat, ability: ActivatedAbility): ManaSource["adds"] {
  const context: Context = { self: source, controller: player };
  const [first, ...more] = addManaEffects(ability.body.effects);
  return more.reduce<ManaSource["adds"]>(
    (lists, effect) =>
      lists.flatMap((list) => alternatives(game, effect.mana, context).map((also) => [...list, ...also])),
    alternatives(game, first!.mana, context),
  );
}
