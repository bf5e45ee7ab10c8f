import type { Game } from "../../game.ts";
import { playersOf } from "../../query/evaluators/index.ts";
import { rulesOf } from "../../rules/continuous/layers.ts";
import type { Seat } from "../../state/ids.ts";

/** Who chooses which creatures are declared for this player: whoever the latest effect says (613.11), else that player. */
export function declarer(game: Game, declaring: "attackers" | "blockers", player: Seat): Seat {
  const said = rulesOf(game, "choosesCombat").flatMap(({ rule, context }) =>
    rule.declaring === declaring ? playersOf(game, rule.who, context) : [],
  );
  return said.findLast((seat) => !game.state.players[seat]!.lost) ?? player;
}
