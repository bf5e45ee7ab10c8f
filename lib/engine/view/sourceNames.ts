import type { Game } from "../game.ts";
import type { Handles } from "../knowledge/handles.ts";
import { rememberedCharacteristics } from "../query/characteristics/lastKnown.ts";
import type { ObjectId } from "../state/ids.ts";
import { zoneOf } from "../state/objects.ts";
import type { CardView, Handle, SeatView, SourceView } from "../views.ts";

/** How a seat is told of the sources of effects and abilities: as its own view names them, so that it learns nothing else. */

type Zones = Pick<SeatView, "battlefield" | "stack" | "players">;

export function cardsIn({ battlefield, stack, players }: Zones): ReadonlyMap<Handle, CardView> {
  const piles = players.flatMap((one) => [one.hand, one.library, one.graveyard, one.exile, one.command]);
  return new Map([battlefield, stack, ...piles].flat().map((card) => [card.id, card]));
}

/** As the view names it; of what is gone, as it was last seen; nothing of what the seat cannot see. */
export function sourceOf(
  game: Game,
  seen: ReadonlyMap<Handle, CardView>,
  handles: Handles,
  source: ObjectId,
): SourceView {
  const id = handles.of(source);
  const card = seen.get(id);
  if (card) return { id, ...(card.name !== "" && { name: card.name }) };
  if (zoneOf(game.state, source) !== undefined || game.state.lastKnown[source] === undefined) return {};
  const { name } = rememberedCharacteristics(game, source);
  return name === "" ? {} : { name };
}
