import type { Game, Procedure } from "../game.ts";
import { choose, Illegal } from "../procedure.ts";
import { manaAbilitiesOf } from "../query/mana/manaAbility.ts";
import { canActivateNow } from "../rules/costs/activation.ts";
import { activateManaAbility } from "../rules/mana/payMana.ts";
import { attempt } from "../running/attempt.ts";
import type { ObjectId, Seat } from "../state/ids.ts";

/** 605.3b: a player who is told to activates a mana ability of this, one that they can activate. Whether they did. */
export function* activateOne(game: Game, player: Seat, source: ObjectId): Procedure<boolean> {
  const able = manaAbilitiesOf(game, source).filter((one) => canActivateNow(game, player, source, one));
  if (able.length === 0) return false;
  let at = 0;
  if (able.length > 1) {
    const { chosen } = yield* choose<"option">(game, {
      ask: "option",
      player,
      about: "mode",
      options: able.map(({ ability }, i) => ability.text ?? String(i)),
      min: 1,
      max: 1,
      source,
    });
    at = chosen[0] ?? 0;
  }
  return !((yield* attempt(game, activateManaAbility(game, player, source, able[at]!))) instanceof Illegal);
}
