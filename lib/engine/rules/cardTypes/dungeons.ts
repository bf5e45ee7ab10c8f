import type { Room } from "../../definition.ts";
import type { Cause, GameEvent } from "../../events.ts";
import type { Game, Procedure } from "../../game.ts";
import { choose } from "../../procedure.ts";
import { compiledCard } from "../../query/characteristics/compiled.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { propose, proposeAll } from "../events/propose.ts";

/** 309.3: the one dungeon a player owns in the command zone. */
const dungeonOf = ({ state }: Game, player: Seat): ObjectId | undefined =>
  state.command.find((id) => state.objects[id]?.kind === "dungeon" && state.objects[id]!.owner === player);

export const roomsOf = (game: Game, dungeon: ObjectId): readonly Room[] =>
  compiledCard(game, game.state.objects[dungeon]!.definition).definition.faces[0].rooms ?? [];

/** 309.6, 704.5t: whether the venture marker is on the bottommost room. */
export const isAtBottom = (game: Game, dungeon: ObjectId): boolean =>
  roomsOf(game, dungeon)[game.state.objects[dungeon]!.room ?? 0]?.leadsTo.length === 0;

/** 701.46: venture into the dungeon, or into one with a quality. */
export function* venture(game: Game, player: Seat, into: string | undefined, cause: Cause): Procedure {
  const dungeon = dungeonOf(game, player);
  if (dungeon === undefined) yield* enter(game, player, into, cause);
  else if (isAtBottom(game, dungeon)) {
    // 701.46c
    yield* proposeAll(game, completion(game, dungeon));
    yield* enter(game, player, into, cause);
  } else yield* proceed(game, player, dungeon, cause);
  yield* propose(game, { e: "happened", on: "venture", facts: { player }, cause });
}

/** 309.7: it is removed from the game, and thereby completed. */
export function completion(game: Game, dungeon: ObjectId): readonly GameEvent[] {
  const { owner: player, definition } = game.state.objects[dungeon]!;
  const { name } = compiledCard(game, definition).definition;
  const completed = [...(game.state.players[player]!.completed ?? []), name];
  return [
    { e: "cease", object: dungeon },
    { e: "player", player, change: { completed } },
    { e: "happened", on: "completeDungeon", facts: { player } },
  ];
}

/** 309.2a, 309.4a: a dungeon from outside the game, the marker on its topmost room. */
function* enter(game: Game, player: Seat, into: string | undefined, cause: Cause): Procedure {
  const open = game.pool.cards.flatMap(({ faces: [face] }, definition) => {
    const { types, subtypes } = face.typeLine;
    // A dungeon with a type of its own is entered only by venturing into that (701.46d).
    const fits = into === undefined ? subtypes.length === 0 : subtypes.includes(into);
    return types.includes("dungeon") && fits ? [{ definition, name: face.name }] : [];
  });
  if (open.length === 0) return;
  const [chosen] = yield* pick(
    game,
    player,
    open.map(({ name }) => name),
  );
  const { definition } = open[chosen!]!;
  const [entered] = yield* propose(game, { e: "enterDungeon", definition, player, cause });
  yield* moveMarker(game, entered!.object!, 0, cause);
}

/** 309.5a, 701.46b: along an arrow. */
function* proceed(game: Game, player: Seat, dungeon: ObjectId, cause: Cause): Procedure {
  const rooms = roomsOf(game, dungeon);
  const { leadsTo } = rooms[game.state.objects[dungeon]!.room ?? 0]!;
  const [chosen] = yield* pick(
    game,
    player,
    leadsTo.map((room) => rooms[room]!.name),
  );
  yield* moveMarker(game, dungeon, leadsTo[chosen!]!, cause);
}

function* moveMarker(game: Game, object: ObjectId, room: number, cause: Cause): Procedure {
  yield* proposeAll(game, [
    { e: "mark", object, change: { room }, cause },
    { e: "happened", on: "enterRoom", facts: { object, amount: room }, cause },
  ]);
}

function* pick(game: Game, player: Seat, options: readonly string[]): Procedure<readonly number[]> {
  if (options.length === 1) return [0];
  const { chosen } = yield* choose<"option">(game, {
    ask: "option",
    player,
    about: "dungeon",
    options,
    min: 1,
    max: 1,
  });
  return chosen;
}
