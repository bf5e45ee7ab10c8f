import type { Filter } from "../../abilities/filters.ts";
import type { Zone } from "../../abilities/references.ts";
import type { GameEvent } from "../../events.ts";
import type { Game, Procedure } from "../../game.ts";
import { barrier, choose, Illegal } from "../../procedure.ts";
import { characteristicsOf } from "../../query/characteristics/characteristics.ts";
import { haveDifferentNames } from "../../query/characteristics/names.ts";
import { statOf } from "../../query/characteristics/stats.ts";
import { amountOf, matches, numberIs, playersOf } from "../../query/evaluators/index.ts";
import { ignores, rulesOf } from "../../rules/continuous/layers.ts";
import { propose, proposeAll } from "../../rules/events/propose.ts";
import { areTogether } from "../../rules/targets/targets.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { zoneList, zoneOf } from "../../state/objects.ts";
import { pickObjects, pickPlayers } from "../choices.ts";
import { linkOf } from "../destination.ts";
import { causeOf, type EffectOf, type Handlers, NOTHING_DONE, type Resolution } from "../resolution.ts";
import { endSearches, isSameSearch, leftOfFound, underControl } from "./searching.ts";
import { arrangeTops, lookAndSort, sortTops } from "./sortingTops.ts";

/** Effects that look into libraries: 701.19 search, 701.20 shuffle, 701.18 scry, 701.42 surveil, looking and revealing. */
export const libraryEffects: Handlers<"search" | "shuffle" | "scry" | "surveil" | "fateseal" | "look" | "revealUntil"> =
  {
    /** 101.4: each of several players searches, in turn order; what they find is dealt with together. */
    *search(game, effect, resolution) {
      const players = yield* pickPlayers(game, effect.who, resolution);
      const found: ObjectId[] = [];
      const searching: Seat[] = [];
      for (const player of players) {
        const own = players.length < 2 ? resolution : { ...resolution, currentPlayer: player };
        const zones = yield* zonesSearched(game, player, effect, resolution);
        if (zones.includes("library")) searching.push(player);
        found.push(...(yield* searched(game, player, zones, effect, own)));
      }
      if (effect.note !== undefined) {
        const did = searching.length > 0;
        resolution.notes[`${effect.note} searched`] = { entities: searching, amount: searching.length, did };
      }
      return { entities: found, amount: found.length, did: found.length > 0 };
    },

    *shuffle(game, effect, resolution) {
      const players = yield* pickPlayers(game, effect.who, resolution);
      endSearches(resolution, players);
      yield* proposeAll(
        game,
        players.map((player): GameEvent => ({ e: "shuffle", player, ...causeOf(resolution) })),
      );
      return { entities: players, amount: players.length, did: players.length > 0 };
    },

    *scry(game, effect, resolution) {
      yield* sortTops(game, yield* pickPlayers(game, effect.who, resolution), effect, "scry", resolution);
      return { entities: [], amount: 1, did: true };
    },

    *surveil(game, effect, resolution) {
      yield* sortTops(game, yield* pickPlayers(game, effect.who, resolution), effect, "surveil", resolution);
      return { entities: [], amount: 1, did: true };
    },

    *fateseal(game, effect, resolution) {
      for (const player of yield* pickPlayers(game, effect.who, resolution)) {
        const [of] = effect.of === undefined ? [player] : yield* pickPlayers(game, effect.of, resolution);
        const count = amountOf(game, effect.count, resolution);
        yield* arrangeTops(
          game,
          [yield* lookAndSort(game, player, of ?? player, count, "scry", resolution)],
          resolution,
        );
      }
      return { entities: [], amount: 1, did: true };
    },

    *look(game, effect, resolution) {
      const players = yield* pickPlayers(game, effect.who, resolution);
      // "Each player reveals the top card of their library": each their own, all at once.
      const lookers = players.length > 1 && effect.what.what !== "chosen" ? players.map((one) => [one]) : [players];
      const seen = new Map<ObjectId, readonly Seat[]>();
      for (const who of lookers) {
        const own = who.length === 1 && lookers.length > 1 ? { ...resolution, currentPlayer: who[0]! } : resolution;
        for (const id of yield* pickObjects(game, effect.what, own)) seen.set(id, [...(seen.get(id) ?? []), ...who]);
      }
      const objects = [...seen.keys()];
      barrier(game);
      for (const [id, who] of seen) game.execution.looked.set(id, who);
      if (objects.length > 0 && effect.reveal)
        yield* propose(game, { e: "reveal", objects, to: "all", ...causeOf(resolution) });
      else if (objects.length > 0)
        for (const player of players) {
          const own = objects.filter((id) => seen.get(id)!.includes(player));
          if (own.length > 0) yield* propose(game, { e: "reveal", objects: own, to: [player], ...causeOf(resolution) });
        }
      return { entities: objects, amount: objects.length, did: objects.length > 0 };
    },

    /** 101.4: each of several players from their own library, in turn order. */
    *revealUntil(game, effect, resolution) {
      const found: ObjectId[] = [];
      const all: ObjectId[] = [];
      const players = yield* pickPlayers(game, effect.who, resolution);
      if (players.length === 0) return NOTHING_DONE;
      for (const player of players) {
        const one = yield* revealedUntil(
          game,
          player,
          effect,
          players.length > 1 ? { ...resolution, currentPlayer: player } : resolution,
        );
        found.push(...one.found);
        all.push(...one.all);
      }
      resolution.notes[`${effect.note ?? "revealed"}.all`] = { entities: all, amount: all.length, did: all.length > 0 };
      return { entities: found, amount: found.length, did: found.length > 0 };
    },
  };

/** The cards revealed or exiled from the top of this library, and which of them were wanted. */
function* revealedUntil(
  game: Game,
  player: Seat,
  effect: EffectOf<"revealUntil">,
  resolution: Resolution,
): Procedure<{ readonly found: readonly ObjectId[]; readonly all: readonly ObjectId[] }> {
  barrier(game);
  const wanted = effect.count === undefined ? 1 : amountOf(game, effect.count, resolution);
  const { reaching, ofStat } = effect;
  const revealed: ObjectId[] = [];
  const hits: ObjectId[] = [];
  const isEnough = (): boolean => {
    if (reaching === undefined || ofStat === undefined) return hits.length >= wanted;
    const total = hits.reduce((sum, id) => sum + (statOf(game, id, ofStat) ?? 0), 0);
    return numberIs(game, total, reaching, resolution);
  };
  for (const id of [...game.state.players[player]!.library].reverse()) {
    if (isEnough()) break;
    revealed.push(id);
    if (matches(game, effect.filter, id, resolution)) hits.push(id);
  }
  let all: readonly ObjectId[] = revealed;
  if (effect.exile) {
    const moved: ObjectId[] = [];
    for (const object of revealed) {
      const [outcome] = yield* propose(game, {
        e: "move",
        object,
        to: "exile",
        ...linkOf(effect, resolution),
        ...causeOf(resolution),
      });
      moved.push(outcome?.object ?? object);
    }
    all = moved;
  } else if (revealed.length > 0)
    yield* propose(game, { e: "reveal", objects: revealed, to: "all", ...causeOf(resolution) });
  return { found: hits.map((id) => all[revealed.indexOf(id)]!), all };
}

/** Which zones the player searches: as many as they are told to of those that they can, or those that they choose where it is "and/or". */
function* zonesSearched(
  game: Game,
  player: Seat,
  { alsoIn = [], andOr }: EffectOf<"search">,
  { onStack, self }: Resolution,
): Procedure<readonly Zone[]> {
  const zones: readonly Zone[] = isBarred(game, player) ? alsoIn : ["library", ...alsoIn];
  if (andOr === undefined || zones.length < 2) return zones;
  const { chosen } = yield* choose<"option">(game, {
    ask: "option",
    player,
    about: "search",
    options: zones,
    min: 1,
    max: zones.length,
    source: onStack ?? self,
  });
  return zones.filter((_, at) => chosen.includes(at));
}

function* searched(
  game: Game,
  player: Seat,
  zones: readonly Zone[],
  effect: EffectOf<"search">,
  resolution: Resolution,
): Procedure<readonly ObjectId[]> {
  const [owner] = yield* pickPlayers(game, effect.library, resolution);
  if (owner === undefined || zones.length === 0) return [];
  const search = () => cardsFound(game, player, owner, zones, effect, resolution);
  if (owner !== player || !zones.includes("library")) return yield* search();
  const found = yield* underControl(game, player, search);
  return yield* leftOfFound(game, player, found);
}

/** 701.19b: a player searching for something with a stated quality need not find it. */
function* cardsFound(
  game: Game,
  player: Seat,
  owner: Seat,
  zones: readonly Zone[],
  effect: EffectOf<"search">,
  resolution: Resolution,
): Procedure<readonly ObjectId[]> {
  barrier(game);
  const looked = zones.flatMap((zone) => {
    const list = zoneList(game.state, zone, owner);
    return zone === "library" ? list.slice(-fewestOf(game, player)) : list;
  });
  for (const id of looked) game.execution.looked.set(id, [player]);
  const fitting = looked.filter((id) => matches(game, effect.filter, id, resolution));
  const seen = effect.every === true ? fitting.filter((id) => zoneOf(game.state, id) === "graveyard") : [];
  const from = [...seen, ...fitting.filter((id) => !seen.includes(id))];
  const most = effect.count.max === undefined ? from.length : amountOf(game, effect.count.max, resolution);
  const anyCard = effect.filter.is === "any" || effect.filter.is === "card";
  // 400.2: what lies in a graveyard everybody sees.
  const isHidden = zones.some((zone) => zone === "library" || zone === "hand");
  const min = anyCard || !isHidden ? Math.min(from.length, amountOf(game, effect.count.min, resolution)) : seen.length;
  const { chosen } = yield* choose<"choose">(game, {
    ask: "choose",
    player,
    about: "search",
    from,
    min,
    max: Math.min(most, from.length),
    show: looked,
    source: resolution.onStack ?? resolution.self,
  });
  if (!seen.every((id) => chosen.includes(id)))
    throw new Illegal("illegal-answer", "Those cards in the graveyard must be found.", "701.19b");
  if (effect.exactly === true && chosen.length > 0 && chosen.length < most)
    throw new Illegal("illegal-answer", "Either as many cards are found as are searched for, or none.", "701.19b");
  const named = chosen.map((id) => characteristicsOf(game, id));
  if (effect.differentNames && !haveDifferentNames(game, named))
    throw new Illegal("illegal-answer", "Those cards must have different names.", "201.2b");
  if (effect.together !== undefined && !areTogether(game, effect.together, chosen, resolution))
    throw new Illegal("illegal-answer", "Those cards cannot be found together.", "701.19a");
  const { sharing } = effect;
  if (sharing !== undefined && !areAlike(game, chosen, sharing, resolution))
    throw new Illegal("illegal-answer", "Those cards must share what is searched for.", "701.19a");
  if (effect.each !== undefined && !fitEach(game, chosen, effect.each, resolution))
    throw new Illegal("illegal-answer", "Those cards are more than one of a kind that was searched for.", "701.19a");
  if (zones.includes("library") && !isSameSearch(resolution, player, owner))
    yield* propose(game, { e: "happened", on: "search", facts: { player }, ...causeOf(resolution) });
  if (effect.reveal && chosen.length > 0) yield* propose(game, { e: "reveal", objects: chosen, to: "all" });
  return chosen;
}

const isBarred = (game: Game, player: Seat): boolean =>
  rulesOf(game, "cantSearch").some(
    ({ rule, context }) => playersOf(game, rule.who, context).includes(player) && !ignores(game, context, player),
  );

/** Whether each of them, of which there are two at most, shares this with the other. */
const areAlike = (game: Game, [one, other]: readonly ObjectId[], quality: Shared, context: Resolution): boolean =>
  one === undefined ||
  other === undefined ||
  matches(game, { is: "shares", quality, with: { what: "object", id: other } }, one, context);
type Shared = NonNullable<EffectOf<"search">["sharing"]>;

/** How many cards from the top of a library this player searches. */
const fewestOf = (game: Game, player: Seat): number =>
  Math.min(
    Number.POSITIVE_INFINITY,
    ...rulesOf(game, "searchTop")
      .filter(({ rule, context }) => playersOf(game, rule.who, context).includes(player))
      .map(({ rule }) => rule.count),
  );

/** Each of these cards can stand for a filter of its own. */
function fitEach(game: Game, cards: readonly ObjectId[], each: readonly Filter[], resolution: Resolution): boolean {
  const [card, ...others] = cards;
  if (card === undefined) return true;
  return each.some(
    (filter, i) =>
      matches(game, filter, card, resolution) &&
      fitEach(
        game,
        others,
        each.filter((_, j) => j !== i),
        resolution,
      ),
  );
}
