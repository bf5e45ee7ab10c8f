import type { GameEvent } from "../../events.ts";
import type { Game, Procedure } from "../../game.ts";
import { choose } from "../../procedure.ts";
import { characteristicsOf } from "../../query/characteristics/characteristics.ts";
import { sculptors } from "../../query/players/sectors.ts";
import { TYPE_BIT } from "../../state/bits.ts";
import { apnap, SECTORS, sectorMark, sectorOf, withMark } from "../../state/objects.ts";
import { hasKeywordInGame } from "../triggers/remember.ts";
import type { AskingCheck } from "./check.ts";

/** 704.5u: creatures are assigned to sectors by their controllers, those of permanents with space sculptor last. */
export const sectorDesignations: AskingCheck = (game, events) =>
  hasKeywordInGame(game, "space sculptor") ? assignSectors(game, events) : undefined;

function* assignSectors(game: Game, events: GameEvent[]): Procedure {
  const dividing = sculptors(game).map((id) => characteristicsOf(game, id).controller);
  if (dividing.length === 0) return;
  const { battlefield, objects } = game.state;
  const unplaced = battlefield.filter(
    (id) =>
      objects[id]!.phasedOut === undefined &&
      sectorOf(objects[id]) === undefined &&
      (characteristicsOf(game, id).types & TYPE_BIT.creature) !== 0,
  );
  const players = apnap(game.state);
  const last = players.filter((player) => dividing.includes(player));
  for (const player of [...players.filter((one) => !last.includes(one)), ...last]) {
    for (const object of unplaced.filter((id) => characteristicsOf(game, id).controller === player)) {
      const { chosen } = yield* choose<"option">(game, {
        ask: "option",
        player,
        about: "sector",
        options: SECTORS,
        min: 1,
        max: 1,
        source: object,
      });
      const marks = withMark(objects[object]!.marks, sectorMark(SECTORS[chosen[0]!]!));
      events.push({ e: "mark", object, change: { marks } });
    }
  }
}
