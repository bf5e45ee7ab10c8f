import type { Game, Procedure } from "../../game.ts";
import { namesKnownTo } from "../../knowledge/suggestions.ts";
import { choose, Illegal, simultaneously } from "../../procedure.ts";
import { compiledFace } from "../../query/characteristics/compiled.ts";
import { OTHER_NAME } from "../../query/players/conspiracies.ts";
import type { GameObject } from "../../state/gameObject.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { apnap, definitionOf, ownerOf } from "../../state/objects.ts";
import { proposeAll } from "../events/propose.ts";

/** 702.106, 905.4a: conspiracies that begin the game face down, each with a card name that its owner has chosen in secret. */

const isAgenda = ({ state }: Game, id: ObjectId): boolean => state.objects[id]?.faceDown?.by === "agenda";

/** 702.106b, 702.106f: each player names cards for theirs, nobody knowing which, nor how many, the others name. */
export function* nameAgendas(game: Game): Procedure {
  const { state } = game;
  const agendas = state.command.filter((id) => isAgenda(game, id));
  if (agendas.length === 0) return;
  const named = yield* simultaneously(
    apnap(state).map((player) =>
      namesFor(
        game,
        player,
        agendas.filter((id) => ownerOf(state, id) === player),
      ),
    ),
  );
  yield* proposeAll(
    game,
    named.flat().map(([object, chosen]) => ({ e: "mark", object, change: { chosen } })),
  );
}

type Named = readonly [object: ObjectId, chosen: NonNullable<GameObject["chosen"]>];

function* namesFor(game: Game, player: Seat, agendas: readonly ObjectId[]): Procedure<readonly Named[]> {
  const named: Named[] = [];
  for (const source of agendas) {
    const isDouble = compiledFace(game, definitionOf(game.state, source)).keywords.has("double agenda");
    const chosen: Record<string, string> = {};
    for (const quality of isDouble ? ["name", OTHER_NAME] : ["name"]) {
      const suggestions = namesKnownTo(game, player);
      const { name } = yield* choose<"name">(game, { ask: "name", player, about: "cardName", source, suggestions });
      if (name === chosen.name) throw new Illegal("same-name", "Choose two different card names.", "702.106f");
      chosen[quality] = name;
    }
    named.push([source, chosen]);
  }
  return named;
}
