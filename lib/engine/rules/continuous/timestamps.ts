import type { GameEvent } from "../../events.ts";
import type { Game, Procedure } from "../../game.ts";
import { choose } from "../../procedure.ts";
import { characteristicsOf } from "../../query/characteristics/characteristics.ts";
import { compiledFace } from "../../query/characteristics/compiled.ts";
import type { Layer } from "../../runtime.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { apnap, definitionOf, ownerOf } from "../../state/objects.ts";
import { layersOf } from "./modification.ts";

/**
 * 613.7m: objects that enter the battlefield at the same time get their timestamps in APNAP order, each player's own in
 * an order that player chooses. It is asked only where effects of theirs could meet in one layer.
 */
export function* inTimestampOrder(game: Game, events: readonly GameEvent[]): Procedure<readonly GameEvent[]> {
  const entering = events.filter(isEntering);
  if (entering.length < 2) return events;
  const ordered: GameEvent[] = [];
  for (const player of apnap(game.state)) {
    const mine = entering.filter((event) => controllerOf(game, event) === player);
    ordered.push(...(yield* chosenOrder(game, player, mine)));
  }
  const done = new Set(ordered);
  const others = entering.filter((event) => !done.has(event));
  const next = [...ordered, ...others][Symbol.iterator]();
  return events.map((event) => (isEntering(event) ? next.next().value! : event));
}

type Move = Extract<GameEvent, { e: "move" }>;
const isEntering = (event: GameEvent): event is Move => event.e === "move" && event.to === "battlefield";
const controllerOf = (game: Game, { arrival, object }: Move): Seat =>
  arrival?.controller ?? ownerOf(game.state, object);

function* chosenOrder(game: Game, player: Seat, mine: readonly Move[]): Procedure<readonly Move[]> {
  const affected = new Set<Layer>();
  const matters = mine.some((event) => {
    const layers = new Set(layersAffected(game, event));
    const meets = [...layers].some((layer) => affected.has(layer));
    for (const layer of layers) affected.add(layer);
    return meets;
  });
  if (!matters) return mine;
  const items = mine.map(({ object }) => ({ object, text: characteristicsOf(game, object).name }));
  const { order } = yield* choose<"order">(game, { ask: "order", player, about: "timestamps", items });
  return order.map((i) => mine[i]!);
}

/** The layers of what the entering object's static abilities set or take away; what merely adds meets nothing. */
function layersAffected(game: Game, { object, arrival }: Move): readonly Layer[] {
  if (arrival?.faceDown !== undefined) return [];
  const copy = arrival?.copy ?? game.state.objects[object]?.copy;
  const { abilities } = compiledFace(
    game,
    copy?.definition ?? definitionOf(game.state, object as ObjectId),
    copy?.face ?? arrival?.face ?? 0,
  );
  return abilities.flatMap(({ ability }) =>
    ability.kind !== "static" || ability.characteristicDefining
      ? []
      : ability.effects.flatMap((effect) =>
          effect.static === "modify" && effect.affects.what !== "self"
            ? effect.modifications.flatMap((m) => (m.modify === "addPT" ? [] : layersOf(m)))
            : [],
        ),
  );
}
