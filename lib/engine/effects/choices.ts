import { CARD_TYPES, COLORS } from "../../cards/schema.ts";
import type { TargetsTogether } from "../abilities/ability.ts";
import type { ChosenQuality } from "../abilities/chosenQualities.ts";
import type { Objects, Players, Recipients } from "../abilities/references.ts";
import type { About } from "../decisions.ts";
import type { Game, Procedure } from "../game.ts";
import { creatureTypes, namesKnownTo } from "../knowledge/suggestions.ts";
import { isConcealed } from "../knowledge/visibility.ts";
import { choose, Illegal, leaveUnasked } from "../procedure.ts";
import { characteristicsOf } from "../query/characteristics/characteristics.ts";
import { counterKindsOn } from "../query/characteristics/counterKinds.ts";
import type { Context } from "../query/context.ts";
import { amountOf, matches, objectsOf, playersOf } from "../query/evaluators/index.ts";
import { qualityTold, recordChoice } from "../rules/applying/log.ts";
import { randomBelow } from "../rules/applying/shuffle.ts";
import { choosableBy, closest } from "../rules/targets/chooser.ts";
import { areTogether } from "../rules/targets/targets.ts";
import { type Entity, isPlayer, type ObjectId, type Seat } from "../state/ids.ts";
import { MOST } from "../state/numbers.ts";
import { currentObject, isOutside, SECTORS, zoneOf } from "../state/objects.ts";
import { BASIC_LAND_TYPES, PLANESWALKER_TYPES } from "../state/subtypes.ts";

type Chosen = Extract<Objects, { what: "chosen" }>;

/** The objects an instruction means, chosen now where the reference says so (608.2d). */
export function* pickObjects(
  game: Game,
  objects: Objects,
  context: Context,
  about: About = "choose",
): Procedure<readonly ObjectId[]> {
  switch (objects.what) {
    case "chosen":
      return yield* pickChosen(game, objects, context, about);
    case "those": {
      const of = yield* pickObjects(game, objects.of, context, about);
      const among: Objects = { what: "noted", name: "picking" };
      return objectsOf(
        game,
        { ...objects, of: among },
        { ...context, notes: { ...context.notes, picking: { entities: of, amount: of.length, did: true } } },
      );
    }
    case "union": {
      const all: ObjectId[] = [];
      // "A creature card and/or a land card": what is both is chosen as one of them.
      for (const part of objects.of)
        all.push(
          ...(part.what === "chosen"
            ? yield* pickChosen(game, part, context, about, all)
            : yield* pickObjects(game, part, context, about)),
        );
      return [...new Set(all)];
    }
    default: {
      const all = objectsOf(game, objects, context);
      return all.some((id) => isPhasedOut(game, id)) ? all.filter((id) => !isPhasedOut(game, id)) : all;
    }
  }
}

/** 702.26d: it does not exist for what an instruction refers to. */
const isPhasedOut = (game: Game, id: ObjectId): boolean => game.state.objects[id]?.phasedOut !== undefined;

/** 614.13a: what is entering can't be chosen for what modifies how something enters. */
const isArriving = (game: Game, id: ObjectId): boolean => game.execution.scope.arriving?.includes(id) ?? false;

function* pickChosen(
  game: Game,
  objects: Chosen,
  context: Context,
  about: About,
  taken: readonly ObjectId[] = [],
): Procedure<readonly ObjectId[]> {
  const by = objects.by === undefined ? [context.controller] : yield* pickPlayers(game, objects.by, context);
  const chosen: ObjectId[] = [];
  const each = objects.each === undefined ? undefined : playersOf(game, objects.each, context);
  // Who chooses for somebody looked at in turn says nothing of who that is.
  const looked = objects.by === undefined ? context.currentPlayer : undefined;
  const rounds = by.flatMap((player) =>
    (each ?? [looked ?? player]).map((currentPlayer) => ({ player, currentPlayer })),
  );
  for (const { player, currentPlayer } of rounds) {
    const own: Context = { ...context, currentPlayer };
    const from = objectsOf(game, objects, own).filter(
      (id) => id !== context.onStack && !taken.includes(id) && !chosen.includes(id) && !isArriving(game, id),
    );
    const min = Math.min(from.length, Math.max(0, amountOf(game, objects.count.min, own)));
    const max =
      objects.count.max === undefined ? Number.POSITIVE_INFINITY : Math.max(0, amountOf(game, objects.count.max, own));
    const how = { random: objects.random, unseen: isUnseenChoice(game, objects, own) };
    chosen.push(
      ...(objects.together === undefined
        ? yield* pickFrom(game, player, from, min, max, about, context, how)
        : yield* pickTogether(game, player, from, min, max, about, own, objects.together, how)),
    );
  }
  return chosen;
}

/** 400.2: whether somebody cannot see what there is to choose from. How many cards there are all see. */
export function isUnseenChoice(game: Game, objects: Chosen, context: Context): boolean {
  const { filter } = objects;
  if (filter.is === "any" || filter.is === "card") return false;
  return objectsOf(game, { ...objects, filter: { is: "any" } }, context).some((id) => isConcealed(game, id));
}

/**
 * What must be so of all of them. Those that must differ are chosen one after the other, each among those that differ from all
 * before; it ends where no more are wanted.
 */
function* pickTogether(
  game: Game,
  player: Seat,
  all: readonly ObjectId[],
  least: number,
  most: number,
  about: About,
  context: Context,
  together: TargetsTogether,
  how: Picking,
): Procedure<readonly ObjectId[]> {
  if (together.all !== "different" && together.all !== "differentNames") {
    const picked = yield* pickFrom(game, player, all, 0, most, about, context, how);
    if (!areTogether(game, together, picked, context))
      throw new Illegal("illegal-answer", "Those cannot be chosen together.", "608.2d");
    return picked as readonly ObjectId[];
  }
  const chosen: ObjectId[] = [];
  let left = all;
  while ((left.length > 0 || how.unseen) && chosen.length < most) {
    const [one] = yield* pickFrom(game, player, left, chosen.length < least ? 1 : 0, 1, about, context, how);
    if (one === undefined) break;
    chosen.push(one);
    left = left.filter((id) => id !== one && areTogether(game, together, [one, id], context));
  }
  return chosen;
}

/** 608.2d: who divides it chooses among which of them, each of which gets at least 1. */
export function* pickShares(
  game: Game,
  player: Seat,
  total: number,
  all: readonly Entity[],
  source: ObjectId,
  resolution: Context,
  areChosen = false,
): Procedure<readonly (readonly [Entity, number])[]> {
  if (total <= 0 || all.length === 0) return [];
  const among = areChosen ? all.slice(0, total) : yield* pickFrom(game, player, all, 1, total, "choose", resolution);
  const shares = among.map((one) => ({ to: one, min: 1, max: total }));
  const { amounts } =
    among.length === 1
      ? { amounts: [total] }
      : yield* choose<"divide">(game, { ask: "divide", player, about: "divide", total, among: shares, source });
  return among.map((one, i) => [one, amounts[i]!]);
}

interface Picking {
  readonly random?: boolean | undefined;
  /** Not all can see what there is to choose from: it is asked whatever there is, unless this player has just answered something. */
  readonly unseen?: boolean;
}

/** Nobody can tell one answer of a player's from two that follow each other. */
const hasJustAnswered = ({ state, execution: { inputs } }: Game, player: Seat): boolean =>
  inputs.at(-1)?.seat === (state.players[player]!.controlledBy ?? player);

/** Chooses among candidates; asks nothing where all can see that nothing is open. */
export function* pickFrom(
  game: Game,
  player: Seat,
  all: readonly Entity[],
  min: number,
  most: number,
  about: About,
  context: Context,
  { random = false, unseen = false }: Picking = {},
): Procedure<readonly Entity[]> {
  const from = random || about === "pile" ? all : choosableBy(game, player, all, context);
  const max = Math.min(most, from.length);
  const isAsked = unseen && !random && most > 0 && !hasJustAnswered(game, player);
  if (!random && !isAsked && (max <= 0 || from.length === 0)) leaveUnasked(game, player, { why: "impossible", about });
  if (max <= 0 && !isAsked) return [];
  if (random) {
    const left = [...from];
    return Array.from(
      { length: Math.min(max, left.length) },
      () => left.splice(randomBelow(game, "choose", left.length), 1)[0]!,
    );
  }
  const isForced =
    from.length < min || from.length === 0 || (from.length === min && game.state.options.forced !== "asked");
  if (isForced && !isAsked) return from;
  const { chosen } = yield* choose<"choose">(game, {
    ask: "choose",
    player,
    about,
    from,
    min: Math.min(min, from.length),
    max,
    source: context.onStack ?? context.self,
  });
  return chosen;
}

/** The order in which a player puts several cards somewhere, the topmost first (401.4), or copies with these as targets (707.10d). */
export function* inChosenOrder<E extends Entity>(
  game: Game,
  objects: readonly E[],
  player: Seat,
  context: Context,
): Procedure<readonly E[]> {
  const { order } = yield* choose<"order">(game, {
    ask: "order",
    player,
    about: "order",
    items: objects.map((object) => ({
      object,
      text: isPlayer(object) ? "" : characteristicsOf(game, object).name,
    })),
    source: context.onStack ?? context.self,
  });
  return order.map((i) => objects[i]!);
}

/** The players an instruction means, an opponent or player being chosen now where it says so. */
export function* pickPlayers(game: Game, players: Players, context: Context): Procedure<readonly Seat[]> {
  if (players.who === "activePlayer") {
    // 805.9: of several the controller says which.
    const active = playersOf(game, players, context);
    return active.length < 2 ? active : yield* pickFrom(game, context.controller, active, 1, 1, "player", context);
  }
  if (players.who !== "chosen") return playersOf(game, players, context);
  const by = players.by === undefined ? context.controller : playersOf(game, players.by, context)[0]!;
  const inReach = playersOf(game, players.from, context);
  const from = inReach.length > 0 ? inReach : [closest(game, players.from, context) ?? []].flat();
  return yield* pickFrom(game, by, from, 1, 1, "player", context, { random: players.random });
}

export function* pickRecipients(game: Game, recipients: Recipients, context: Context): Procedure<readonly Entity[]> {
  if (recipients.one) {
    const { one: _, ...all } = recipients;
    const from = yield* pickRecipients(game, all, context);
    return yield* pickFrom(game, context.controller, from, 1, 1, "choose", context);
  }
  const objects = recipients.objects === undefined ? [] : yield* pickObjects(game, recipients.objects, context);
  const players = recipients.players === undefined ? [] : yield* pickPlayers(game, recipients.players, context);
  return [...objects, ...players];
}

/** 603.6e, 400.7f: an Aura whose ability is about the permanent it enchanted leaving. */
const isAuraOf = (game: Game, id: ObjectId, host: ObjectId | undefined): boolean =>
  host !== undefined && game.state.lastKnown[id]?.object.attachedTo === host;

/**
 * The objects to move now for one that was referred to. A zone-change trigger finds the card in the public zone it went
 * to (400.7e), all cards of a merged permanent (727.3c); other references find nothing once it moved (400.7).
 */
export function present(game: Game, id: ObjectId, context: Context): readonly ObjectId[] {
  if (zoneOf(game.state, id) !== undefined || isOutside(game.state, id)) return [id];
  if (context.lost?.includes(id)) return [];
  const { event, notes, finds } = context;
  const referred =
    finds?.includes(id) ||
    (event?.left === true && (event.object === id || event.objects?.includes(id))) ||
    isAuraOf(game, id, event?.object) ||
    Object.values(notes ?? {}).some((note) => note.entities.includes(id));
  if (!referred) return [];
  return (game.state.lastKnown[id]?.became ?? []).filter((card) => {
    if (currentObject(game.state, card) !== card) return false;
    const zone = zoneOf(game.state, card);
    return zone === "graveyard" || zone === "exile" || zone === "command" || zone === "battlefield";
  });
}

/** A quality chosen for an object or by an effect, before all players: what it is kept as, and its value. */
export function* chooseQuality(
  game: Game,
  player: Seat,
  quality: ChosenQuality,
  context: Context,
  secret = false,
): Procedure<readonly [string, string | number]> {
  const [kept, value] = yield* askQuality(game, player, quality, context);
  // A payment says itself which mana it was.
  if (context.settled === undefined && value !== "")
    recordChoice(game, player, "chose", qualityTold(kept, value), context.self, secret);
  return [kept, value];
}

function* askQuality(
  game: Game,
  player: Seat,
  quality: ChosenQuality,
  context: Context,
): Procedure<readonly [string, string | number]> {
  const ask = function* (about: About, options: readonly string[]): Procedure<string> {
    if (options.length === 0) throw new Illegal("nothing-to-choose", "There is nothing to choose.", "608.2d");
    if (options.length === 1) return options[0]!;
    const { chosen } = yield* choose<"option">(game, {
      ask: "option",
      player,
      about,
      options,
      min: 1,
      max: 1,
      source: context.self,
    });
    return options[chosen[0]!]!;
  };
  switch (quality.quality) {
    case "color":
      // 601.2g: a payment that needs its mana has chosen already.
      if (context.settled?.[0] !== undefined) return ["color", context.settled[0]];
      return [
        "color",
        yield* ask(
          "color",
          COLORS.filter((c) => !quality.except?.includes(c)),
        ),
      ];
    case "creatureType":
      return [
        "type",
        yield* ask(
          "type",
          creatureTypes(game, player).filter((type) => !("except" in quality && quality.except.includes(type))),
        ),
      ];
    case "cardType":
      return ["type", yield* ask("type", CARD_TYPES)];
    case "someType": {
      const among = quality.among ?? CARD_TYPES.filter((type) => !quality.except?.includes(type));
      return ["type", yield* ask("type", among)];
    }
    case "basicLandType":
    case "landType":
      return ["type", yield* ask("type", BASIC_LAND_TYPES)];
    // 205.3j
    case "planeswalkerType":
      return ["type", yield* ask("type", PLANESWALKER_TYPES)];
    // 608.2d: of none nothing is chosen.
    case "counterKind": {
      const there = quality.among ?? counterKindsOn(game, objectsOf(game, quality.on ?? { what: "self" }, context));
      const had = quality.lacking === undefined ? [] : counterKindsOn(game, objectsOf(game, quality.lacking, context));
      const kinds = there.filter((kind) => !had.includes(kind));
      if (kinds.length === 0) return ["counterKind", ""];
      const kind = quality.random ? kinds[randomBelow(game, "choose", kinds.length)]! : yield* ask("type", kinds);
      return ["counterKind", kind];
    }
    case "cardName": {
      const { filter } = quality;
      const fits = (id: ObjectId): boolean => filter === undefined || matches(game, filter, id, context);
      const { name } = yield* choose<"name">(game, {
        ask: "name",
        player,
        about: "cardName",
        suggestions: namesKnownTo(game, player, fits),
        source: context.self,
      });
      return ["name", name];
    }
    case "opponent":
    case "player": {
      const from = playersOf(
        game,
        { who: quality.quality === "opponent" ? "opponents" : "each" },
        { ...context, controller: player },
      );
      const [seat] = yield* pickFrom(game, player, from, 1, 1, "player", context);
      return ["player", seat!];
    }
    case "somePlayer": {
      const of = playersOf(game, quality.of, context);
      const [seat = ""] = of.length < 2 ? of : yield* pickFrom(game, player, of, 1, 1, "player", context);
      return ["player", seat];
    }
    case "number": {
      const { number } = yield* choose<"number">(game, {
        ask: "number",
        player,
        about: "number",
        min: 0,
        max: MOST,
        source: context.self,
      });
      return ["number", number];
    }
    case "sector":
      return ["sector", yield* ask("sector", SECTORS)];
    case "oddOrEven":
      return ["word", yield* ask("choose", ["odd", "even"])];
    case "word":
      return ["word", yield* ask("choose", quality.words)];
  }
}
