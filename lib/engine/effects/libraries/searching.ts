import type { Game, Procedure } from "../../game.ts";
import { playersOf } from "../../query/evaluators/index.ts";
import { ignores, rulesOf } from "../../rules/continuous/layers.ts";
import { propose } from "../../rules/events/propose.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { runEffects } from "../../upcalls.ts";
import type { Resolution } from "../resolution.ts";

/** Who searches their own library, as others have it: under whose control (720.2), and what becomes of what they find. */

/** 720.1a: of several effects the last one works. */
const controllerOfSearch = (game: Game, player: Seat): Seat | undefined =>
  rulesOf(game, "controlsSearching")
    .filter(({ rule, context }) => playersOf(game, rule.of, context).includes(player))
    .flatMap(({ rule, context }) => playersOf(game, rule.who, context))
    .at(-1);

/** 720.2, 720.5: whoever controls them makes the choices, and sees what they see (720.4), for as long as it takes. */
export function* underControl<T>(game: Game, player: Seat, search: () => Procedure<T>): Procedure<T> {
  const by = controllerOfSearch(game, player);
  const { controlledBy } = game.state.players[player]!;
  if (by === undefined || by === controlledBy) return yield* search();
  yield* propose(game, { e: "player", player, change: { controlledBy: by } });
  const found = yield* search();
  yield* propose(game, { e: "player", player, change: { controlledBy } });
  return found;
}

/** What is left of what they found for the effect that told them to search: nothing where another effect deals with it. */
export function* leftOfFound(game: Game, player: Seat, found: readonly ObjectId[]): Procedure<readonly ObjectId[]> {
  const dealing = rulesOf(game, "withFound").filter(
    ({ rule, context }) => playersOf(game, rule.who, context).includes(player) && !ignores(game, context, player),
  );
  if (dealing.length === 0 || found.length === 0) return found;
  for (const { rule, context } of dealing) {
    const notes = { found: { entities: found, amount: found.length, did: true } };
    yield* runEffects(game, { self: context.self, controller: context.controller, notes }, rule.effects);
  }
  return [];
}

/** 701.19h: until that library is shuffled, all that an effect has a player search it for is one search. */
export function isSameSearch({ searched }: Resolution, player: Seat, library: Seat): boolean {
  const by = searched.get(library) ?? [];
  searched.set(library, [...by, player]);
  return by.includes(player);
}

export function endSearches({ searched }: Resolution, libraries: Iterable<Seat>): void {
  for (const library of libraries) searched.delete(library);
}
