import type { Game, Procedure } from "../../game.ts";
import { propose } from "../../rules/events/propose.ts";
import { nameAgendas } from "../../rules/priority/hiddenAgendas.ts";
import type { ObjectId } from "../../state/ids.ts";
import { set } from "../../state/journal.ts";
import { objectOf } from "../../state/objects.ts";
import type { Stage } from "../../state/stage.ts";
import { openingHands } from "./openingHands.ts";

/** The permanents of a position enter one after another before the first turn; nothing triggers (position.ts). */
export function* placePermanents(
  game: Game,
  { placing, opening }: Extract<Stage, { at: "position" }>,
): Procedure<Stage> {
  const { state, journal } = game;
  const entered: (ObjectId | undefined)[] = [];
  for (const { object, attachedTo, face, tapped, counters } of placing) {
    const host = attachedTo === undefined ? undefined : entered[attachedTo];
    const [outcome] = yield* propose(game, {
      e: "move",
      object,
      to: "battlefield",
      why: "setup",
      arrival: {
        controller: objectOf(state, object).owner,
        ...(face !== undefined && { face }),
        ...(tapped && { tapped }),
        ...(counters && { counters }),
        ...(host !== undefined && { attachedTo: host }),
      },
    });
    const id = outcome?.object;
    entered.push(id);
    if (id !== undefined && state.objects[id]?.zone === "battlefield")
      yield* propose(game, { e: "mark", object: id, change: { since: -1 } });
  }
  yield* nameAgendas(game);
  if (opening) yield* openingHands(game);
  yield* propose(game, { e: "untrigger", remaining: [] });
  set(journal, state, "history", []);
  return { at: "beginTurn" };
}
