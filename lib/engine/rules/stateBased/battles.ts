import type { GameEvent } from "../../events.ts";
import type { Game, Procedure } from "../../game.ts";
import { choose } from "../../procedure.ts";
import { characteristicsOf } from "../../query/characteristics/characteristics.ts";
import { TYPE_BIT } from "../../state/bits.ts";
import { reaches } from "../../state/reach.ts";
import { opponentsOf } from "../../state/teams.ts";
import type { AskingCheck } from "./check.ts";

/** 704.5w-x, 310.10: a battle nobody can protect as it should gets a protector; a Siege's is an opponent (310.11a). */
export const battleProtectors: AskingCheck = (game, events, { types }) =>
  (types & TYPE_BIT.battle) === 0 ? undefined : chooseProtectors(game, events);

function* chooseProtectors(game: Game, events: GameEvent[]): Procedure {
  const { battlefield, objects, players, combat } = game.state;
  for (const id of battlefield) {
    const now = characteristicsOf(game, id);
    if ((now.types & TYPE_BIT.battle) === 0 || objects[id]!.phasedOut !== undefined) continue;
    const protector = objects[id]!.chosen?.player;
    const isSiege = now.subtypes.includes("Siege");
    const inGame = typeof protector === "number" && !players[protector]!.lost;
    if (inGame && !(isSiege && protector === now.controller)) continue;
    if (combat?.attackers.some((a) => a.defender === id)) continue;
    const from = isSiege
      ? opponentsOf(game.state, now.controller).filter((seat) => reaches(game.state, now.controller, seat))
      : [now.controller];
    if (from.length === 0) {
      events.push({ e: "move", object: id, to: "graveyard", why: "stateBased" });
      continue;
    }
    let player = from[0]!;
    if (from.length > 1) {
      const { chosen } = yield* choose<"choose">(game, {
        ask: "choose",
        player: now.controller,
        about: "player",
        from,
        min: 1,
        max: 1,
        source: id,
      });
      player = chosen[0]!;
    }
    events.push({ e: "mark", object: id, change: { chosen: { ...objects[id]!.chosen, player } } });
  }
}
